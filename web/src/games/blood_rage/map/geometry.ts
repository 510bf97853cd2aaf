// Where everything lies on the map of Blood Rage: a ring of eight provinces round Yggdrasil, four fjords at the
// corners. All shapes come from one system of coordinates (angle and distance between the inner and the outer shore)
// and are then bent by noise, so that neighbours share their border exactly.
import { FACTS, type Region } from '../../../generated/blood_rage.ts';
import type { Point } from '../../../ui/ink/noise.ts';
import { fills, type Outline as Ink, run } from '../../../ui/ink/shapes.ts';

export type LayoutName = 'wide' | 'square' | 'tall';

export interface Layout {
  name: LayoutName;
  width: number;
  height: number;
  // Half axes and roundness of the shores.
  outer: { a: number; b: number; n: number };
  inner: { a: number; b: number; n: number };
  // Centres of the names of the provinces at the sides, if they do not follow the fjord.
  sideName: { x: number; y: number } | null;
  nameSize: number;
  seed: number;
}

export const LAYOUTS: Record<LayoutName, Layout> = {
  wide: {
    name: 'wide',
    width: 1120,
    height: 740,
    outer: { a: 530, b: 342, n: 3.4 },
    inner: { a: 218, b: 158, n: 2.3 },
    sideName: null,
    nameSize: 28,
    seed: 11,
  },
  square: {
    name: 'square',
    width: 900,
    height: 800,
    outer: { a: 424, b: 374, n: 3.5 },
    inner: { a: 176, b: 156, n: 2.3 },
    sideName: null,
    nameSize: 27,
    seed: 8,
  },
  tall: {
    name: 'tall',
    width: 680,
    height: 880,
    outer: { a: 322, b: 420, n: 3.6 },
    inner: { a: 132, b: 150, n: 2.3 },
    sideName: { x: 100, y: 252 },
    nameSize: 25,
    seed: 5,
  },
};

// The drawing that fills most of a window.
export const layoutFor = (width: number, height: number): LayoutName =>
  fills(Object.values(LAYOUTS), width, height).name;

export interface ProvinceSite {
  id: string;
  region: Region;
  villages: number;
  // Angles in degrees, clockwise from the east; the fjord lies at one end.
  from: number;
  to: number;
  fjord: string;
  fjordAt: 'from' | 'to';
}

// Clockwise from the top left; neighbours in this ring are adjacent, and a fjord lies between every two.
export const RING: readonly ProvinceSite[] = FACTS.provinces.flatMap(({ key: id, region, villages, fjord }, i) => {
  const from = 225 + 45 * i;
  return fjord ? [{ id, region, villages, from, to: from + 45, fjord, fjordAt: i % 2 === 0 ? 'from' : 'to' }] : [];
});

export const FJORDS: Readonly<Record<string, number>> = { fjord_nw: 225, fjord_ne: 315, fjord_se: 45, fjord_sw: 135 };

// Where a fjord's head lies between the shores, and how wide it opens, in degrees.
const HEAD = 0.26;
const MOUTH = 12.5;
// How far out the ships lie.
const END = 1.15;

export const centreOf = (layout: Layout): Point => ({ x: layout.width / 2, y: layout.height / 2 });

function shore(layout: Layout, which: 'inner' | 'outer', degrees: number): Point {
  const { a, b, n } = layout[which];
  const angle = (degrees * Math.PI) / 180;
  const power = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / n);
  const c = centreOf(layout);
  return { x: c.x + a * power(Math.cos(angle)), y: c.y + b * power(Math.sin(angle)) };
}

// The point at an angle, `r` of the way from the inner shore (0) to the outer (1).
export function at(layout: Layout, degrees: number, r: number): Point {
  const i = shore(layout, 'inner', degrees);
  const o = shore(layout, 'outer', degrees);
  return { x: i.x + (o.x - i.x) * r, y: i.y + (o.y - i.y) * r };
}

export const opening = (r: number) => (r <= HEAD ? 0 : MOUTH * ((r - HEAD) / (1 - HEAD)) ** 0.62);

export type Edge = 'border' | 'coast' | 'moat';
export type Outline = Ink<Edge>;

// Clockwise; outwards is to the left of the way.
export function provinceOutline(layout: Layout, p: ProvinceSite): Outline {
  const outline: Outline = { points: [], edges: [] };
  const bank = (end: 'from' | 'to', r: number): Point => {
    const gap = p.fjordAt === end ? opening(r) : 0;
    return at(layout, end === 'from' ? p.from + gap : p.to - gap, r);
  };
  const head = (end: 'from' | 'to') => (p.fjordAt === end ? HEAD : 1);
  run(outline, layout.seed, 'border', (s) => bank('from', s * head('from')));
  if (p.fjordAt === 'from') run(outline, layout.seed, 'coast', (s) => bank('from', HEAD + s * (1 - HEAD)));
  const start = p.from + (p.fjordAt === 'from' ? MOUTH : 0);
  const end = p.to - (p.fjordAt === 'to' ? MOUTH : 0);
  run(outline, layout.seed, 'coast', (s) => at(layout, start + s * (end - start), 1));
  if (p.fjordAt === 'to') run(outline, layout.seed, 'coast', (s) => bank('to', 1 - s * (1 - HEAD)));
  run(outline, layout.seed, 'border', (s) => bank('to', (1 - s) * head('to')));
  run(outline, layout.seed, 'moat', (s) => at(layout, p.to + s * (p.from - p.to), 0));
  return outline;
}

// Yggdrasil's island within the ring of water.
export function islandOutline(layout: Layout): Outline {
  const outline: Outline = { points: [], edges: [] };
  const c = centreOf(layout);
  run(outline, layout.seed, 'moat', (s) => {
    const p = at(layout, s * 360, 0);
    return { x: c.x + (p.x - c.x) * 0.88, y: c.y + (p.y - c.y) * 0.86 };
  });
  return outline;
}

// The water a fjord's ships lie on, for touching and lighting up.
export function fjordOutline(layout: Layout, degrees: number): Outline {
  const outline: Outline = { points: [], edges: [] };
  const out = (s: number) => HEAD + s * (END - HEAD);
  // Round where it meets the sea.
  const cap = (r: number) => (r < 0.86 ? 1 : Math.sqrt(Math.max(0, 1 - ((r - 0.86) / (END - 0.86)) ** 2)));
  const side = (sign: number) => (s: number) =>
    at(layout, degrees + sign * opening(Math.min(out(s), 1)) * 0.94 * cap(out(s)), out(s));
  run(outline, layout.seed, 'coast', side(-1));
  run(outline, layout.seed, 'coast', (s) => side(1)(1 - s));
  return outline;
}
