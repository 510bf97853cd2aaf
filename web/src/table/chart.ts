// The geometry of a line chart: where a point of a game lies on a drawing of some size, and the other way round.
import type { Course, Point } from './review.ts';

export interface Size {
  width: number;
  height: number;
}

// What is left free around the lines: for the scale, for the emblems at their ends, and for half a mark.
export const ROOM = { left: 40, right: 30, top: 10, bottom: 10 };

export interface Scale {
  low: number;
  high: number;
  marks: readonly number[]; // where the grid is
}

// Chances go from nothing to everything; what was gained or lost as far as it went, to both sides alike.
export function scaleOf(courses: readonly Course[], signed: boolean): Scale {
  if (!signed) return { low: 0, high: 1, marks: [0, 0.25, 0.5, 0.75, 1] };
  const most = Math.max(...courses.flatMap(({ points }) => points.map(({ value }) => Math.abs(value))), 0.1);
  const high = Math.ceil(most * 10 - 1e-9) / 10;
  return { low: -high, high, marks: [-high, -high / 2, 0, high / 2, high] };
}

export class Frame {
  readonly size: Size;
  readonly #last: number;
  readonly #scale: Scale;
  // `last`: the last stop.
  constructor(size: Size, last: number, scale: Scale) {
    this.size = size;
    this.#last = Math.max(1, last);
    this.#scale = scale;
  }
  get right(): number {
    return Math.max(ROOM.left + 1, this.size.width - ROOM.right);
  }
  x(stop: number): number {
    return round(ROOM.left + (stop / this.#last) * (this.right - ROOM.left));
  }
  y(value: number): number {
    const { low, high } = this.#scale;
    const share = (value - low) / (high - low);
    const bottom = this.size.height - ROOM.bottom;
    return round(bottom - share * (bottom - ROOM.top));
  }
  // The stop that lies there; beside the lines the first or the last one.
  stopAt(x: number): number {
    const share = (x - ROOM.left) / (this.right - ROOM.left);
    return Math.round(Math.min(1, Math.max(0, share)) * this.#last);
  }
  path(points: readonly Point[]): string {
    return points.map(({ at, value }, i) => `${i === 0 ? 'M' : 'L'}${this.x(at)} ${this.y(value)}`).join('');
  }
}

const round = (n: number) => Math.round(n * 10) / 10;

// The same heights, moved as little as needed to lie `gap` apart and between `top` and `bottom`.
export function apart(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  let above = -Infinity;
  for (const row of order) {
    row.y = Math.max(row.y, above + gap, top);
    above = row.y;
  }
  let below = bottom;
  for (const row of order.toReversed()) {
    row.y = Math.min(row.y, below);
    below = row.y - gap;
  }
  const moved = [...heights];
  for (const { y, i } of order) moved[i] = y;
  return moved;
}
