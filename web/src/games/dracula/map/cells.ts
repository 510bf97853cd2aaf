// The ground of a place, to touch and to shade. A town has what lies nearer to it than to any other, as far as the
// coast (but a finger's width of water at least) and not farther than its reach; a sea has its water.
import type { Place } from '../../../generated/dracula.ts';
import type { Point } from '../../../ui/ink/noise.ts';
import { pathOf } from '../../../ui/ink/shapes.ts';
import { PLACES } from './lines.ts';
import { linesOf, pathOfRings, RINGS } from './outlines.ts';
import { type Sea, SEAS, type Town, TOWNS } from './places.ts';

const RAYS = 36;
const REACH = 68;
export const LEAST = 34;

type Segment = readonly [Point, Point];
const shore: Segment[] = linesOf('coast').flatMap((line) =>
  line.slice(1).map((q, i): Segment => [line[i] as Point, q]),
);

// How far a ray goes from `p` until it meets a segment; Infinity: never.
function meets(p: Point, ux: number, uy: number, [a, b]: Segment): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const det = ux * dy - uy * dx;
  const along = ((a.x - p.x) * dy - (a.y - p.y) * dx) / det;
  const across = ((a.x - p.x) * uy - (a.y - p.y) * ux) / det;
  return along > 0 && across >= 0 && across <= 1 ? along : Infinity;
}

function cellOf(town: Town): Point[] {
  const p = PLACES[town];
  const others = (Object.keys(TOWNS) as Town[]).filter((other) => other !== town).map((other) => PLACES[other]);
  const coast = shore.filter(([a]) => Math.abs(a.x - p.x) < REACH + 30 && Math.abs(a.y - p.y) < REACH + 30);
  return Array.from({ length: RAYS }, (_, i) => {
    const angle = (i / RAYS) * 2 * Math.PI;
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    const land = Math.min(REACH, ...coast.map((segment) => meets(p, ux, uy, segment)));
    // Half way to every other town.
    const halves = others.map((o) => {
      const [dx, dy] = [o.x - p.x, o.y - p.y];
      const towards = ux * dx + uy * dy;
      return towards > 0 ? (dx * dx + dy * dy) / (2 * towards) : Infinity;
    });
    const r = Math.min(Math.max(land, LEAST), ...halves);
    return { x: p.x + ux * r, y: p.y + uy * r };
  });
}

export const GROUNDS: Record<Place, string> = { none: '' } as Record<Place, string>;
for (const town of Object.keys(TOWNS) as Town[]) GROUNDS[town] = pathOf(cellOf(town));
for (const sea of Object.keys(SEAS) as Sea[]) GROUNDS[sea] = pathOfRings(RINGS[sea]);
