// The outlines of Europe, unpacked from what scripts/build-europe.mjs made, and bent as if drawn by hand.
import { LINES, RIDGES, RIVERS, SHAPES, ZERO } from '../../../generated/europe.ts';
import { bend, type Point } from '../../../ui/ink/noise.ts';
import { pathOf } from '../../../ui/ink/shapes.ts';

const SEED = 1897;
const STRENGTH = 0.1;
const WINDING = 0.45; // of rivers

// `unit`: how long a step of one is.
export function unpacked(text: string, strength: number, unit = 1): Point[] {
  const [left = '', top = '', letters = ''] = text.split(' ');
  let [x, y] = [Number(left), Number(top)];
  const points = [{ x: x * unit, y: y * unit }];
  for (let i = 0; i < letters.length; i += 2) {
    x += letters.charCodeAt(i) - ZERO;
    y += letters.charCodeAt(i + 1) - ZERO;
    points.push({ x: x * unit, y: y * unit });
  }
  return strength > 0 ? points.map((p) => bend(p, SEED, strength)) : points;
}

const lines = LINES.map(([kind, text]) => ({ kind, points: unpacked(text, STRENGTH) }));

// All lines of a kind: coasts, borders of regions, borders of seas.
export const linesOf = (kind: 'coast' | 'border' | 'water'): Point[][] =>
  lines.filter((l) => l.kind === kind).map((l) => l.points);

export type Shape = keyof typeof SHAPES;

// The rings of each land and sea: those of a sea turn the other way round its islands.
export const RINGS = Object.fromEntries(
  Object.entries(SHAPES).map(([shape, rings]) => [
    shape,
    rings.map((ring: readonly number[]) =>
      ring.flatMap((i) => (i < 0 ? lines[~i]?.points.toReversed() : lines[i]?.points) ?? []),
    ),
  ]),
) as Record<Shape, Point[][]>;

export const pathOfRings = (rings: readonly Point[][]): string => rings.map((ring) => pathOf(ring)).join('');

export const rivers = (): Point[][] => RIVERS.map((text) => unpacked(text, WINDING));
export const ridges = (): { rows: number; points: Point[] }[] =>
  RIDGES.map(([rows, text]) => ({ rows, points: unpacked(text, STRENGTH) }));
