// Outlines: lines bent by noise, paths of them, and what lies inside.
import { bend, type Point } from './noise.ts';

export interface Outline<Edge extends string = string> {
  points: Point[];
  // What lies beyond the line from point i to point i + 1.
  edges: Edge[];
}

// How far two corners of an outline lie apart before they are bent.
const STEP = 6;

// Adds a curve to an outline, in even steps, each bent by the noise at its place.
export function run<Edge extends string>(
  into: Outline<Edge>,
  seed: number,
  edge: Edge,
  curve: (s: number) => Point,
  warp = 1,
): void {
  let length = 0;
  for (let i = 1; i <= 16; i++) {
    const p = curve((i - 1) / 16);
    const q = curve(i / 16);
    length += Math.hypot(q.x - p.x, q.y - p.y);
  }
  const steps = Math.max(2, Math.round(length / STEP));
  for (let i = 0; i < steps; i++) {
    into.points.push(bend(curve(i / steps), seed, warp));
    into.edges.push(edge);
  }
}

export const short = (v: number): string => String(Math.round(v * 10) / 10);

export function pathOf(points: readonly Point[], closed = true): string {
  return `M${points.map((p) => `${short(p.x)} ${short(p.y)}`).join('L')}${closed ? 'Z' : ''}`;
}

export function inside(p: Point, polygon: readonly Point[]): boolean {
  let is = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i] as Point;
    const b = polygon[j] as Point;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) is = !is;
  }
  return is;
}

// Distance from a point to the nearest corner of a densely drawn outline.
export function clearance(p: Point, polygon: readonly Point[]): number {
  let best = Infinity;
  for (const q of polygon) best = Math.min(best, (q.x - p.x) ** 2 + (q.y - p.y) ** 2);
  return Math.sqrt(best);
}

export interface Sheet {
  width: number;
  height: number;
}

// Of several drawings of the same map the one that fills most of a window.
export function fills<Drawing extends Sheet>(drawings: readonly Drawing[], width: number, height: number): Drawing {
  const area = ({ width: w, height: h }: Sheet) => {
    const scale = Math.min(width / w, height / h);
    return scale * scale * w * h;
  };
  return drawings.reduce((best, l) => (area(l) > area(best) ? l : best));
}
