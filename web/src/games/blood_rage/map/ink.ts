// What is drawn on this map only: the terrain of its three regions, the World Tree.
import { chance, type Point } from '../../../ui/ink/noise.ts';
import { short as f } from '../../../ui/ink/shapes.ts';
import { birch, fir, type Glyph, hill, mountain, scatter, tuft } from '../../../ui/ink/strokes.ts';
import { at, centreOf, type Layout, type ProvinceSite } from './geometry.ts';

const GROUND: Record<string, Glyph[]> = {
  manheim: [hill, fir, fir, tuft, tuft],
  jotunheim: [mountain, mountain, mountain, tuft],
  alfheim: [birch, birch, birch, hill, tuft],
};

// Terrain between the villages; nothing is drawn where something stands.
export function terrain(
  layout: Layout,
  p: ProvinceSite,
  outline: readonly Point[],
  taken: readonly Point[],
  name: Point,
): string {
  const how = { glyphs: GROUND[p.region] ?? [tuft], tries: 420, most: 46, margin: 19, apart: 21 };
  return scatter(
    outline,
    chance(layout.seed * 97 + p.from),
    how,
    (foot, middle) =>
      taken.some((t) => Math.hypot(t.x - middle.x, t.y - middle.y) < 39) ||
      (Math.abs(name.x - foot.x) < layout.nameSize * 3.4 && middle.y > name.y - 40 && middle.y < name.y + 30),
  );
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
    for (const [width, upto] of [
      [5, 1],
      [7.5, 0.85],
      [10.5, 0.6],
      [14, 0.38],
      [18, 0.2],
    ] as const) {
      const points = Array.from({ length: 13 }, (_, k) => on((k / 12) * upto));
      roots.push({ width: width * scale, d: `M${points.map((q) => `${f(q.x)} ${f(q.y)}`).join('L')}` });
    }
  }
  return { limbs, leaves, roots };
}
