// The frame with its degrees and the compass rose, as paths.
import { SHEET } from '../../../generated/europe.ts';
import type { Point } from '../../../ui/ink/noise.ts';
import { short as f } from '../../../ui/ink/shapes.ts';
import { MERIDIAN_LINES, PARALLEL_LINES } from './ink.ts';

// From the edge of the sheet: the outer line, the band of degrees, the inner line.
export const FRAME = { outer: 5, band: [8, 13], inner: 16 } as const;
const [near, far] = FRAME.band;

interface Tick {
  degrees: number;
  at: number;
}
// Where the lines of the globe meet a side of the frame: `level` on one axis, told on the other.
function ticks(lines: typeof MERIDIAN_LINES, level: number, on: 'x' | 'y'): Tick[] {
  const across = on === 'x' ? 'y' : 'x';
  return lines.flatMap(({ degrees, points }) =>
    points.slice(1).flatMap((q, i) => {
      const p = points[i] as Point;
      const s = (level - p[across]) / (q[across] - p[across]);
      return s >= 0 && s < 1 ? [{ degrees, at: p[on] + (q[on] - p[on]) * s }] : [];
    }),
  );
}

// Every other degree of a side as a bar.
function bars(list: readonly Tick[], length: number, bar: (from: number, to: number) => string): string {
  const by = [...list].sort((a, b) => a.at - b.at);
  const edges = by.slice(1).flatMap((b, i) => {
    const a = by[i] as Tick;
    return Array.from({ length: 5 }, (_, k) => a.at + ((b.at - a.at) * k) / 5);
  });
  const [first = 0, second = 30] = edges;
  const step = second - first;
  while ((edges[0] as number) > near) edges.unshift((edges[0] as number) - step);
  while ((edges.at(-1) as number) < length - near) edges.push((edges.at(-1) as number) + step);
  const clipped = edges.map((v) => Math.min(Math.max(v, near), length - near));
  return clipped.flatMap((to, i) => (i % 2 === 1 ? [bar(clipped[i - 1] as number, to)] : [])).join('');
}

const { width: w, height: h } = SHEET;
const sides = {
  top: ticks(MERIDIAN_LINES, far, 'x'),
  bottom: ticks(MERIDIAN_LINES, h - far, 'x'),
  left: ticks(PARALLEL_LINES, far, 'y'),
  right: ticks(PARALLEL_LINES, w - far, 'y'),
};
const box = (x1: number, y1: number, x2: number, y2: number) => `M${f(x1)} ${f(y1)}H${f(x2)}V${f(y2)}H${f(x1)}Z`;
export const DEGREE_BARS =
  bars(sides.top, w, (a, b) => box(a, near, b, far)) +
  bars(sides.bottom, w, (a, b) => box(a, h - far, b, h - near)) +
  bars(sides.left, h, (a, b) => box(near, a, far, b)) +
  bars(sides.right, h, (a, b) => box(w - far, a, w - near, b));

const said = (list: readonly Tick[], spot: (at: number) => Point) =>
  list.map(({ degrees, at }) => ({ degrees: Math.abs(degrees), ...spot(at) }));
export const DEGREES = [
  ...said(sides.top, (x) => ({ x, y: 26 })),
  ...said(sides.bottom, (x) => ({ x, y: h - 20 })),
  ...said(sides.left, (y) => ({ x: 24, y: y + 3 })),
  ...said(sides.right, (y) => ({ x: w - 24, y: y + 3 })),
].filter(({ x, y }) => x > 20 && x < w - 20 && y > 20 && y < h - 10);

// A rose of sixteen points round 0 0; `dark`: the shaded half of each.
function rose(radius: number): { light: string; dark: string } {
  const on = (turn: number, r: number) =>
    `${f(r * Math.sin((turn * Math.PI) / 8))} ${f(-r * Math.cos((turn * Math.PI) / 8))}`;
  const point = (i: number, r: number, side: number) => `M0 0L${on(i + side * 0.9, r * 0.24)}L${on(i, r)}Z`;
  const reach = (i: number) => radius * (i % 4 === 0 ? 1 : i % 2 === 0 ? 0.72 : 0.5);
  const order = [1, 3, 5, 7, 9, 11, 13, 15, 2, 6, 10, 14, 0, 4, 8, 12];
  return {
    light: order.map((i) => point(i, reach(i), -1)).join(''),
    dark: order.map((i) => point(i, reach(i), 1)).join(''),
  };
}
export const ROSE = rose(46);
