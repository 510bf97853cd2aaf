// The drawn parts of the map that carry no meaning: hachures on the water, mountains, trees, hills, waves, the World Tree.
import { at, centreOf, clearance, inside, type Layout, type Outline, type ProvinceSite } from './geometry.ts';
import { chance, noise, type Point } from './noise.ts';

const f = (v: number) => String(Math.round(v * 10) / 10);

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

// Coast lines drawn twice by an unsteady hand.
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

type Glyph = (x: number, y: number, r: () => number) => string;

const mountain: Glyph = (x, y, r) => {
  const w = 11 + r() * 6;
  const h = 17 + r() * 11;
  const tip = (r() - 0.5) * 4;
  return (
    `M${f(x - w)} ${f(y)}Q${f(x - w * 0.4)} ${f(y - h * 0.5)} ${f(x + tip)} ${f(y - h)}Q${f(x + w * 0.5)} ${f(y - h * 0.5)} ${f(x + w)} ${f(y)}` +
    [0.25, 0.5, 0.75].map((k) => `M${f(x + tip + w * 0.75 * k)} ${f(y - h * (1 - k))}l${f(-3 - k * 2)} ${f(5 + k * 3)}`).join('')
  );
};
const fir: Glyph = (x, y, r) => {
  const h = 13 + r() * 6;
  return `M${f(x)} ${f(y)}v${f(-h)}M${f(x - 4.5)} ${f(y - 3)}l4.5-5 4.5 5M${f(x - 3.5)} ${f(y - h * 0.5)}l3.5-5 3.5 5`;
};
const birch: Glyph = (x, y, r) => {
  const h = 9 + r() * 4;
  const w = 4.5 + r() * 1.5;
  return `M${f(x)} ${f(y)}v${f(-h)}m0 2c${f(-w)} 0 ${f(-w * 1.3)} ${f(-w * 1.6)} 0 ${f(-w * 2)}c${f(w * 1.3)} ${f(w * 0.4)} ${f(w)} ${f(w * 2)} 0 ${f(w * 2)}`;
};
const hill: Glyph = (x, y, r) => {
  const w = 10 + r() * 7;
  return `M${f(x - w)} ${f(y)}Q${f(x)} ${f(y - 9 - r() * 5)} ${f(x + w)} ${f(y)}M${f(x - w * 0.2)} ${f(y - 2)}q${f(w * 0.5)} -4 ${f(w)} -0.5`;
};
const tuft: Glyph = (x, y) => `M${f(x - 4)} ${f(y - 4)}l2 4 2-6 2 6 3-5`;

const GROUND: Record<string, Glyph[]> = {
  manheim: [hill, fir, fir, tuft, tuft],
  jotunheim: [mountain, mountain, mountain, tuft],
  alfheim: [birch, birch, birch, hill, tuft],
};

// Terrain between the villages; nothing is drawn where something stands.
export function terrain(layout: Layout, p: ProvinceSite, outline: readonly Point[], taken: readonly Point[], name: Point): string {
  const random = chance(layout.seed * 97 + p.from);
  const glyphs = GROUND[p.region] ?? [tuft];
  const drawn: Point[] = [];
  let d = '';
  const xs = outline.map((q) => q.x);
  const ys = outline.map((q) => q.y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  for (let i = 0; i < 420 && drawn.length < 46; i++) {
    const q = { x: x0 + random() * (x1 - x0), y: y0 + random() * (y1 - y0) };
    // A glyph stands on its point, so its middle is higher.
    const middle = { x: q.x, y: q.y - 8 };
    if (!inside(q, outline) || clearance(middle, outline) < 19) continue;
    if (taken.some((t) => Math.hypot(t.x - middle.x, t.y - middle.y) < 39)) continue;
    if (Math.abs(name.x - q.x) < layout.nameSize * 3.4 && middle.y > name.y - 40 && middle.y < name.y + 30) continue;
    if (drawn.some((t) => Math.hypot(t.x - q.x, t.y - q.y) < 21)) continue;
    drawn.push(q);
    const glyph = glyphs[Math.floor(random() * glyphs.length)] ?? tuft;
    d += glyph(q.x, q.y, random);
  }
  return d;
}

// Small waves on the open sea, kept away from land.
export function waves(layout: Layout, lands: readonly (readonly Point[])[]): string {
  const random = chance(layout.seed * 31);
  const shores = lands.flat().filter((_, i) => i % 4 === 0);
  let d = '';
  for (let i = 0; i < 420; i++) {
    const q = { x: -260 + random() * (layout.width + 520), y: -220 + random() * (layout.height + 440) };
    if (lands.some((land) => inside(q, land)) || clearance(q, shores) < 34) continue;
    const w = 7 + random() * 7;
    d += `M${f(q.x)} ${f(q.y)}q${f(w * 0.5)} ${f(-w * 0.5)} ${f(w)} 0t${f(w)} 0`;
  }
  return d;
}

export interface Tree {
  // Limbs from thick to thin, each with the width of its strokes.
  limbs: { width: number; d: string }[];
  leaves: string;
  roots: { width: number; d: string }[];
}

// The World Tree: a trunk that forks eight times over, and roots that reach every province.
export function worldTree(layout: Layout): Tree {
  const random = chance(layout.seed * 7 + 3);
  const c = centreOf(layout);
  const scale = layout.name === 'wide' ? 1 : 0.86;
  const widths = [24, 15, 9.5, 6, 3.8, 2.4];
  const limbs = widths.map((w) => ({ width: w * scale, d: '' }));
  let leaves = '';
  const grow = (x: number, y: number, angle: number, length: number, depth: number): void => {
    const bendBy = (random() - 0.5) * 0.5;
    const mx = x + Math.cos(angle + bendBy) * length * 0.5;
    const my = y + Math.sin(angle + bendBy) * length * 0.5;
    const ex = x + Math.cos(angle) * length;
    const ey = y + Math.sin(angle) * length * 0.86;
    const limb = limbs[depth];
    if (limb) limb.d += `M${f(x)} ${f(y)}Q${f(mx)} ${f(my)} ${f(ex)} ${f(ey)}`;
    if (depth >= 3) {
      for (let i = 0; i < 3; i++) {
        const lx = ex + (random() - 0.5) * 26 * scale;
        const ly = ey + (random() - 0.5) * 20 * scale;
        const s = (5 + random() * 6) * scale;
        leaves += `M${f(lx - s)} ${f(ly)}q${f(s)} ${f(-s)} ${f(2 * s)} 0q${f(-s)} ${f(s)} ${f(-2 * s)} 0Z`;
      }
    }
    if (depth === widths.length - 1) return;
    const forks = depth === 0 ? 4 : 2 + (random() < 0.35 ? 1 : 0);
    for (let i = 0; i < forks; i++) {
      const spread = depth === 0 ? 1.75 : 1.15;
      const turn = (forks === 1 ? 0 : i / (forks - 1) - 0.5) * spread + (random() - 0.5) * 0.25;
      grow(ex, ey, angle + turn * (depth === 0 ? 1.25 : 1), length * (depth === 0 ? 0.78 : 0.76), depth + 1);
    }
  };
  const base = { x: c.x, y: c.y + 44 * scale };
  grow(base.x, base.y, -Math.PI / 2, 62 * scale, 0);
  const roots: Tree['roots'] = [];
  for (let i = 0; i < 8; i++) {
    const end = at(layout, i * 45 + 22.5, 0.05);
    const [dx, dy] = [end.x - base.x, end.y - base.y];
    const sway = (i % 2 === 0 ? 1 : -1) * (0.1 + random() * 0.09);
    // A slow double bend, thicker towards the trunk.
    const on = (s: number): Point => {
      const off = Math.sin(s * Math.PI * 2) * sway * (1 - s * 0.3);
      return { x: base.x + dx * s - dy * off, y: base.y + dy * s + dx * off };
    };
    for (const [width, upto] of [[5, 1], [7.5, 0.85], [10.5, 0.6], [14, 0.38], [18, 0.2]] as const) {
      const points = Array.from({ length: 13 }, (_, k) => on((k / 12) * upto));
      roots.push({ width: width * scale, d: `M${points.map((q) => `${f(q.x)} ${f(q.y)}`).join('L')}` });
    }
  }
  return { limbs, leaves, roots };
}
