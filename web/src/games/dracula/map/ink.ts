// What the engraver adds to the bare outlines: mountains, woods, rivers, waves, the lines of the globe. Drawn once,
// when first asked for.
import { FACTS } from '../../../generated/dracula.ts';
import { MERIDIANS, PARALLELS, SHEET, WOODS } from '../../../generated/europe.ts';
import { chance, type Point } from '../../../ui/ink/noise.ts';
import { clearance, inside, pathOf, short as f } from '../../../ui/ink/shapes.ts';
import { birch, fir, mountain, waves } from '../../../ui/ink/strokes.ts';
import { PLACES, trodden } from './lines.ts';
import { linesOf, pathOfRings, ridges, RINGS, rivers, unpacked } from './outlines.ts';

export const REGIONS = FACTS.regions.map(({ key }) => key);
const LANDS = [...REGIONS, 'beyond'] as const;
type Land = (typeof LANDS)[number];

// Mountains and trees are drawn smaller than on other maps.
export const SMALL = 0.58;

// Squares of the sheet on which something stands or a line runs.
const SQUARE = 6;
const square = (x: number, y: number) => Math.floor(x / SQUARE) * 1000 + Math.floor(y / SQUARE);
function takenSquares(): Set<number> {
  const taken = new Set<number>();
  for (const { x, y } of [...trodden(), ...linesOf('coast').flat()]) taken.add(square(x, y));
  for (const { x, y } of Object.values(PLACES)) {
    for (let dx = -18; dx <= 18; dx += SQUARE) {
      for (let dy = -18; dy <= 24; dy += SQUARE) taken.add(square(x + dx, y + dy));
    }
  }
  return taken;
}
// A glyph stands on its point: its own square, those beside it and above it must be free.
const isFree = ({ x, y }: Point, taken: ReadonlySet<number>) =>
  [-SQUARE, 0, SQUARE].every((dx) => [-SQUARE, 0].every((dy) => !taken.has(square(x + dx, y + dy))));

type Stand = (p: Point, apart: number) => boolean;

function peaks(stand: Stand): Point[] {
  const random = chance(1431);
  const feet: Point[] = [];
  for (const { rows, points } of ridges()) {
    points.slice(1).forEach((b, i) => {
      const a = points[i] as Point;
      for (let k = 0; k < 2 * rows; k++) {
        const s = random();
        const p = {
          x: a.x + (b.x - a.x) * s + (random() - 0.5) * 9,
          y: a.y + (b.y - a.y) * s + ((k % rows) - (rows - 1) / 2) * 15 + (random() - 0.5) * 6,
        };
        if (stand(p, 12)) feet.push(p);
      }
    });
  }
  return feet;
}

function trees(stand: Stand): Point[] {
  const random = chance(1462);
  const feet: Point[] = [];
  const isLand = (p: Point) => LANDS.some((land) => RINGS[land].some((ring) => inside(p, ring)));
  for (const [left = 0, top = 0, reach = 0] of WOODS) {
    for (let i = 0; i < reach * 1.4; i++) {
      const turn = random() * 2 * Math.PI;
      const far = Math.sqrt(random()) * reach;
      const p = { x: left + Math.cos(turn) * far, y: top + Math.sin(turn) * far };
      if (isLand(p) && stand(p, 9)) feet.push(p);
    }
  }
  return feet;
}

// Farther ones first.
function terrain(): { peaks: string; woods: string } {
  const taken = takenSquares();
  const standing: Point[] = [];
  const stand: Stand = (p, apart) => {
    const may = isFree(p, taken) && clearance(p, standing) > apart;
    if (may) standing.push(p);
    return may;
  };
  const random = chance(1476);
  const small = ({ x, y }: Point) => [x / SMALL, y / SMALL, random] as const;
  const byDepth = (feet: Point[]) => feet.sort((a, b) => a.y - b.y);
  return {
    peaks: byDepth(peaks(stand))
      .map((p) => mountain(...small(p)))
      .join(''),
    woods: byDepth(trees(stand))
      .map((p, i) => (i % 4 === 3 ? birch : fir)(...small(p)))
      .join(''),
  };
}

// A line that flows from the middle of each step to the middle of the next.
function flowing(points: readonly Point[]): string {
  const at = (p: Point) => `${f(p.x)} ${f(p.y)}`;
  const steps = points.slice(1).map((q, i) => {
    const p = points[i] as Point;
    return `${at(p)} ${f((p.x + q.x) / 2)} ${f((p.y + q.y) / 2)}`;
  });
  return `M${at(points[0] as Point)}Q${steps.join(' ')}`;
}

const open = (lines: readonly Point[][]) => lines.map((line) => pathOf(line, false)).join('');
const globe = (lines: readonly (readonly [number, string])[]) =>
  lines.map(([degrees, text]) => ({ degrees, points: unpacked(text, 0, 2) }));
export const MERIDIAN_LINES = globe(MERIDIANS);
export const PARALLEL_LINES = globe(PARALLELS);

function draw() {
  return {
    lands: Object.fromEntries(LANDS.map((land) => [land, pathOfRings(RINGS[land])])) as Record<Land, string>,
    coast: open(linesOf('coast')),
    borders: open(linesOf('border')),
    waters: open(linesOf('water')),
    globe: open([...MERIDIAN_LINES, ...PARALLEL_LINES].map(({ points }) => points)),
    rivers: rivers().map(flowing).join(''),
    waves: waves(
      SHEET,
      1899,
      LANDS.flatMap((land) => RINGS[land]),
      30,
    ),
    ...terrain(),
  };
}

let drawn: ReturnType<typeof draw> | null = null;
export const ink = () => (drawn ??= draw());
