// What a map's draughtsman draws everywhere: hachures along the water, coasts, mountains, trees, waves, the paper's
// grain.
import { chance, noise, type Point } from './noise.ts';
import { clearance, inside, type Outline, type Sheet, short as f } from './shapes.ts';

// Short strokes from the shore into the water, longer and shorter in waves.
export function hachures(outline: Outline, edge: string, seed: number, longest: number): string {
  const random = chance(seed);
  let d = '';
  const { points, edges } = outline;
  for (let i = 0; i < points.length; i++) {
    if (edges[i] !== edge) continue;
    const p = points[i] as Point;
    const q = points[(i + 1) % points.length] as Point;
    const length = Math.hypot(q.x - p.x, q.y - p.y) || 1;
    const nx = (q.y - p.y) / length;
    const ny = -(q.x - p.x) / length;
    for (let k = 0; k < 2; k++) {
      const s = (k + random() * 0.6) / 2;
      const x = p.x + (q.x - p.x) * s;
      const y = p.y + (q.y - p.y) * s;
      const reach = longest * (0.45 + 0.3 * noise(x / 24, y / 24, seed) + 0.25 * random());
      const lean = (random() - 0.5) * 2.4;
      d += `M${f(x + nx * 2.5)} ${f(y + ny * 2.5)}l${f(nx * reach + ny * lean)} ${f(ny * reach - nx * lean)}`;
    }
  }
  return d;
}

// The parts of an outline that border on something.
export function coastline(outline: Outline, edge: string): string {
  let d = '';
  let open = false;
  outline.points.forEach((p, i) => {
    const drawn = outline.edges[i] === edge;
    if (drawn || open) d += `${open ? 'L' : 'M'}${f(p.x)} ${f(p.y)}`;
    open = drawn;
  });
  const first = outline.points[0];
  if (open && first) d += `L${f(first.x)} ${f(first.y)}`;
  return d;
}

export type Glyph = (x: number, y: number, r: () => number) => string;

export const mountain: Glyph = (x, y, r) => {
  const w = 11 + r() * 6;
  const h = 17 + r() * 11;
  const tip = (r() - 0.5) * 4;
  return (
    `M${f(x - w)} ${f(y)}Q${f(x - w * 0.4)} ${f(y - h * 0.5)} ${f(x + tip)} ${f(y - h)}Q${f(x + w * 0.5)} ${f(y - h * 0.5)} ${f(x + w)} ${f(y)}` +
    [0.25, 0.5, 0.75]
      .map((k) => `M${f(x + tip + w * 0.75 * k)} ${f(y - h * (1 - k))}l${f(-3 - k * 2)} ${f(5 + k * 3)}`)
      .join('')
  );
};
export const fir: Glyph = (x, y, r) => {
  const h = 13 + r() * 6;
  return `M${f(x)} ${f(y)}v${f(-h)}M${f(x - 4.5)} ${f(y - 3)}l4.5-5 4.5 5M${f(x - 3.5)} ${f(y - h * 0.5)}l3.5-5 3.5 5`;
};
export const birch: Glyph = (x, y, r) => {
  const h = 9 + r() * 4;
  const w = 4.5 + r() * 1.5;
  return `M${f(x)} ${f(y)}v${f(-h)}m0 2c${f(-w)} 0 ${f(-w * 1.3)} ${f(-w * 1.6)} 0 ${f(-w * 2)}c${f(w * 1.3)} ${f(w * 0.4)} ${f(w)} ${f(w * 2)} 0 ${f(w * 2)}`;
};
export const hill: Glyph = (x, y, r) => {
  const w = 10 + r() * 7;
  return `M${f(x - w)} ${f(y)}Q${f(x)} ${f(y - 9 - r() * 5)} ${f(x + w)} ${f(y)}M${f(x - w * 0.2)} ${f(y - 2)}q${f(w * 0.5)} -4 ${f(w)} -0.5`;
};
export const tuft: Glyph = (x, y) => `M${f(x - 4)} ${f(y - 4)}l2 4 2-6 2 6 3-5`;

export interface Scatter {
  glyphs: readonly Glyph[];
  tries: number;
  most: number;
  // How near to the outline, and to one another, they may stand.
  margin: number;
  apart: number;
}

// Strews glyphs over the ground; nothing is drawn where something stands.
export function scatter(
  outline: readonly Point[],
  random: () => number,
  how: Scatter,
  taken: (foot: Point, middle: Point) => boolean,
): string {
  const drawn: Point[] = [];
  let d = '';
  const xs = outline.map((q) => q.x);
  const ys = outline.map((q) => q.y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  for (let i = 0; i < how.tries && drawn.length < how.most; i++) {
    const q = { x: x0 + random() * (x1 - x0), y: y0 + random() * (y1 - y0) };
    // A glyph stands on its point, so its middle is higher.
    const middle = { x: q.x, y: q.y - 8 };
    if (!inside(q, outline) || clearance(middle, outline) < how.margin || taken(q, middle)) continue;
    if (drawn.some((t) => Math.hypot(t.x - q.x, t.y - q.y) < how.apart)) continue;
    drawn.push(q);
    const glyph = how.glyphs[Math.floor(random() * how.glyphs.length)] ?? tuft;
    d += glyph(q.x, q.y, random);
  }
  return d;
}

// Small waves on the open sea, kept away from land.
export function waves(sheet: Sheet, seed: number, lands: readonly (readonly Point[])[], margin = 34): string {
  const random = chance(seed);
  const shores = lands.flat().filter((_, i) => i % 4 === 0);
  let d = '';
  for (let i = 0; i < 420; i++) {
    const q = { x: -260 + random() * (sheet.width + 520), y: -220 + random() * (sheet.height + 440) };
    if (lands.some((land) => inside(q, land)) || clearance(q, shores) < margin) continue;
    const w = 7 + random() * 7;
    d += `M${f(q.x)} ${f(q.y)}q${f(w * 0.5)} ${f(-w * 0.5)} ${f(w)} 0t${f(w)} 0`;
  }
  return d;
}

// Specks of the paper, for a pattern of 120 by 120.
export function grain(): string {
  const random = chance(1349);
  const one = (upto: number) => (random() * upto).toFixed(1);
  return Array.from({ length: 150 }, () => `M${one(120)} ${one(120)}h${one(2)}`).join('');
}
