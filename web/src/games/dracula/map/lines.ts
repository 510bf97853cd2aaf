// The ways over land and water as paths: each road and railway a gentle bend, each sea route a short stretch of dots.
import { FACTS, type Line, type Place } from '../../../generated/dracula.ts';
import type { Point } from '../../../ui/ink/noise.ts';
import { short as f } from '../../../ui/ink/shapes.ts';
import { BENDS } from './bends.ts';
import { MOORINGS, PASSAGES, type Sea, SEAS, type Town, TOWNS } from './places.ts';

export interface Spot {
  x: number;
  y: number;
}

const spot = ([x, y]: readonly [number, number, ...unknown[]]): Spot => ({ x, y });
// Every town and sea; `none` is nowhere.
export const PLACES: Record<Place, Spot> = { none: { x: 0, y: 0 } } as Record<Place, Spot>;
for (const town of Object.keys(TOWNS) as Town[]) PLACES[town] = spot(TOWNS[town]);
for (const sea of Object.keys(SEAS) as Sea[]) PLACES[sea] = spot(SEAS[sea]);

interface Bend {
  from: Point;
  by: Point;
  to: Point;
}
function bendOf({ key, from, to }: (typeof FACTS.lines)[number]): Bend {
  const [a, b] = [PLACES[from], PLACES[to]];
  const bend = BENDS[key] / 100;
  return { from: a, by: { x: (a.x + b.x) / 2 - (b.y - a.y) * bend, y: (a.y + b.y) / 2 + (b.x - a.x) * bend }, to: b };
}
const pathOfBend = ({ from, by, to }: Bend) => `M${f(from.x)} ${f(from.y)}Q${f(by.x)} ${f(by.y)} ${f(to.x)} ${f(to.y)}`;
const onBend = ({ from, by, to }: Bend, s: number): Point => ({
  x: (1 - s) ** 2 * from.x + 2 * s * (1 - s) * by.x + s * s * to.x,
  y: (1 - s) ** 2 * from.y + 2 * s * (1 - s) * by.y + s * s * to.y,
});

export const LINES = {} as Record<Line, string>;
export const LINE_MIDDLE = {} as Record<Line, Spot>;
for (const line of FACTS.lines) {
  const bend = bendOf(line);
  LINES[line.key] = pathOfBend(bend);
  LINE_MIDDLE[line.key] = onBend(bend, 0.5);
}

// Points along all roads and railways, for what must keep clear of them.
export const trodden = (): Point[] =>
  FACTS.lines.flatMap((line) => Array.from({ length: 15 }, (_, i) => onBend(bendOf(line), (i + 0.5) / 15)));

export interface SeaRoute {
  from: Place;
  to: Place;
  d: string;
}
const isSea = (place: Place): place is Sea => place in SEAS;

// Sways a little to one side.
function swaying(a: Spot, b: Spot): string {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return `M${f(a.x)} ${f(a.y)}q${f(dx * 0.5 - dy * 0.16)} ${f(dy * 0.5 + dx * 0.16)} ${f(dx)} ${f(dy)}`;
}
export const SEA_ROUTES: SeaRoute[] = FACTS.sea_routes.map(({ from, to }) => {
  if (isSea(from) && isSea(to)) {
    const [x1, y1, x2, y2] = PASSAGES[from]?.[to] ?? [0, 0, 0, 0];
    return { from, to, d: swaying({ x: x1, y: y1 }, { x: x2, y: y2 }) };
  }
  const [town, sea] = (isSea(from) ? [to, from] : [from, to]) as [Town, Sea];
  const mooring = MOORINGS[town]?.[sea] ?? SEAS[sea];
  return { from, to, d: swaying(PLACES[town], spot(mooring)) };
});
