// The finished ground of a layout, drawn once: the far land with its river, the home shore, roads, terrain, waves.
import { bend, chance, noise, type Point } from '../../../ui/ink/noise.ts';
import { inside, type Outline, pathOf, run, short } from '../../../ui/ink/shapes.ts';
import {
  birch,
  coastline,
  fir,
  type Glyph,
  hachures,
  hill,
  mountain,
  scatter,
  tuft,
  waves,
} from '../../../ui/ink/strokes.ts';
import type { Layout, LayoutName } from './layouts.ts';

type Edge = 'coast' | 'border';

export interface GameMap {
  layout: Layout;
  far: string;
  home: string;
  isles: string;
  coast: string;
  hachures: string;
  waves: string;
  river: string;
  flow: string;
  roads: string;
  // Terrain by its ink: dark stone above, green further down.
  peaks: string;
  woods: string;
  // Patches of lighter and darker ground.
  patches: string[];
  // The ground each settlement and building stands on, to touch and to light up.
  grounds: Map<string, string>;
}

// Beyond the window, so that the land never ends within it.
const OUT = 420;

function farShore(l: Layout): Outline<Edge> {
  const outline: Outline<Edge> = { points: [], edges: [] };
  const [x0, x1] = [-OUT, l.width + OUT];
  const harbours = [l.settlements.h1, l.settlements.h2, l.settlements.h3];
  const mouth = l.river.at(-1)?.x ?? 0;
  // Capes where the harbours stand, a bay at the river's mouth.
  const y = (x: number) =>
    l.far -
    16 +
    harbours.reduce((sum, h) => sum + 22 * Math.exp(-(((x - h.x) / 120) ** 2)), 0) -
    20 * Math.exp(-(((x - mouth) / 62) ** 2));
  run(outline, l.seed, 'border', (s) => ({ x: x0 + s * (x1 - x0), y: -OUT }));
  run(outline, l.seed, 'border', (s) => ({ x: x1, y: -OUT + s * (l.far + OUT) }));
  run(outline, l.seed, 'coast', (s) => ({ x: x1 - s * (x1 - x0), y: y(x1 - s * (x1 - x0)) }), 0.75);
  run(outline, l.seed, 'border', (s) => ({ x: x0, y: l.far - s * (l.far + OUT) }));
  return outline;
}

function homeShore(l: Layout): Outline<Edge> {
  const outline: Outline<Edge> = { points: [], edges: [] };
  const [x0, x1] = [-OUT, l.width + OUT];
  const low = l.height + OUT;
  const y = (x: number) => l.home + 8 * Math.sin(x / 140) - 14 * Math.exp(-(((x - l.width * 0.27) / 160) ** 2));
  run(outline, l.seed + 5, 'coast', (s) => ({ x: x0 + s * (x1 - x0), y: y(x0 + s * (x1 - x0)) }), 0.7);
  run(outline, l.seed + 5, 'border', (s) => ({ x: x1, y: l.home + s * (low - l.home) }));
  run(outline, l.seed + 5, 'border', (s) => ({ x: x1 - s * (x1 - x0), y: low }));
  run(outline, l.seed + 5, 'border', (s) => ({ x: x0, y: low - s * (low - l.home) }));
  return outline;
}

// A closed line round a point, drawn by an unsteady hand.
function blob(c: Point, rx: number, ry: number, seed: number, squareness = 2, warp = 0.5): Outline<Edge> {
  const outline: Outline<Edge> = { points: [], edges: [] };
  const power = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / squareness);
  run(
    outline,
    seed,
    'coast',
    (s) => {
      const a = s * Math.PI * 2;
      return { x: c.x + rx * power(Math.cos(a)), y: c.y + ry * power(Math.sin(a)) };
    },
    warp,
  );
  return outline;
}

// A smooth way through points, in small steps.
function through(points: readonly Point[], s: number): Point {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] as Point;
  const k = Math.min(points.length - 2, Math.floor(s * (points.length - 1)));
  const u = s * (points.length - 1) - k;
  const [a, b, c, d] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
  const mix = (p: number, q: number, r: number, t: number) =>
    0.5 * (2 * q + (r - p) * u + (2 * p - 5 * q + 4 * r - t) * u * u + (3 * q - p - 3 * r + t) * u ** 3);
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}

function river(l: Layout): { banks: Point[]; middle: Point[]; flow: string } {
  const left: Point[] = [];
  const right: Point[] = [];
  const middle: Point[] = [];
  const lanes = ['', '', ''];
  const steps = 130;
  for (let i = 0; i <= steps; i++) {
    const s = i / steps;
    const p = through(l.river, s);
    const q = through(l.river, Math.min(1, s + 0.01));
    const o = through(l.river, Math.max(0, s - 0.01));
    const length = Math.hypot(q.x - o.x, q.y - o.y) || 1;
    const [nx, ny] = [-(q.y - o.y) / length, (q.x - o.x) / length];
    const half = 7 + 7 * s + 14 * Math.max(0, s - 0.86) * 9 + 1.6 * noise(i / 3, 1, l.seed);
    const b = bend(p, l.seed, 0.3);
    middle.push(b);
    left.push({ x: b.x + nx * half, y: b.y + ny * half });
    right.push({ x: b.x - nx * half, y: b.y - ny * half });
    lanes.forEach((_, lane) => {
      const on = noise(i / 4, lane * 7, l.seed + 3) > -0.1;
      const off = (lane - 1) * half * 0.5;
      const before = lanes[lane] ?? '';
      lanes[lane] =
        before +
        (on
          ? `${before.endsWith('|') || before === '' ? 'M' : 'L'}${short(b.x + nx * off)} ${short(b.y + ny * off)}`
          : '|');
    });
  }
  return { banks: [...left, ...right.reverse()], middle, flow: lanes.join('').replaceAll('|', '') };
}

// Trodden ways from the harbours inland, and between the houses.
function roads(l: Layout): string {
  const s = l.settlements;
  const b = l.buildings;
  const ways: [Point, Point][] = [
    [s.h1, s.m1],
    [s.h2, s.o1],
    [s.h3, s.m2],
    [s.m1, s.f1],
    [s.o1, s.f2],
    [s.o2, s.m2],
    [s.m2, s.f3],
    [s.o1, s.m1],
    [b.gate_house, b.armoury],
    [b.town_hall, b.mill],
    [b.treasury, b.silversmith],
    [b.barracks, b.long_house],
    [b.armoury, b.mill],
    [b.mill, b.silversmith],
    [b.silversmith, b.long_house],
    [b.gate_house, b.town_hall],
    [b.town_hall, b.treasury],
    [b.treasury, b.barracks],
  ];
  return ways
    .map(([p, q]) =>
      pathOf(
        Array.from({ length: 24 }, (_, i) =>
          bend({ x: p.x + (q.x - p.x) * (i / 23), y: p.y + (q.y - p.y) * (i / 23) }, l.seed + 11, 1.3),
        ),
        false,
      ),
    )
    .join('');
}

function draw(layout: Layout): GameMap {
  const l = layout;
  const far = farShore(l);
  const home = homeShore(l);
  const random = chance(l.seed * 13);
  const water = river(l);
  const sea = (l.far + l.home) / 2;
  const isles = [
    blob({ x: l.width * 0.02, y: sea + 14 }, 17, 9, 51),
    blob({ x: l.width * 0.985, y: sea - 10 }, 20, 10, 52),
    blob({ x: l.width * 0.965, y: sea + 18 }, 9, 5, 53),
  ];
  const boxes = [
    ...Object.values(l.settlements).map((p) => ({ ...p, w: l.cell.w / 2 + 2, h: l.cell.h / 2 + 4 })),
    ...Object.values(l.buildings).map((p) => ({ ...p, w: l.house.w / 2 - 6, h: l.house.h / 2 })),
    ...[...l.tiles, l.stack].map((p) => ({ ...p, w: 46 * l.tileScale, h: 54 * l.tileScale })),
    ...Object.values(l.tracks).map((p) => ({ ...p, w: 150, h: 42 })),
  ];
  const taken = (foot: Point, middle: Point) =>
    boxes.some((b) => Math.abs(b.x - middle.x) < b.w && Math.abs(b.y - middle.y) < b.h) ||
    water.middle.some((p) => Math.hypot(p.x - foot.x, p.y - foot.y + 6) < 25);
  const band = (y0: number, y1: number, land: Outline<Edge>, glyphs: Glyph[], most: number, apart: number) =>
    scatter(
      [
        { x: -150, y: y0 },
        { x: l.width + 150, y: y0 },
        { x: l.width + 150, y: y1 },
        { x: -150, y: y1 },
      ],
      random,
      { glyphs, tries: most * 14, most, margin: 0, apart },
      (foot, middle) =>
        taken(foot, middle) ||
        !inside({ x: foot.x, y: foot.y + 10 }, land.points) ||
        !inside({ x: foot.x, y: foot.y - 18 }, land.points),
    );
  const third = l.far / 3;
  const grounds = new Map<string, string>();
  Object.entries(l.settlements).forEach(([id, p], i) =>
    grounds.set(id, pathOf(blob(p, l.cell.w / 2, l.cell.h / 2 + 1, 70 + i, 4.6, 0.35).points)),
  );
  Object.entries(l.buildings).forEach(([id, p], i) =>
    grounds.set(id, pathOf(blob(p, l.house.w / 2 - 2, l.house.h / 2, 90 + i, 4, 0.3).points)),
  );
  return {
    layout,
    far: pathOf(far.points),
    home: pathOf(home.points),
    isles: isles.map((o) => pathOf(o.points)).join(''),
    coast: [far, home, ...isles].map((o) => coastline(o, 'coast')).join(''),
    hachures: [far, home, ...isles].map((o, i) => hachures(o, 'coast', 40 + i, i < 2 ? 14 : 7)).join(''),
    waves: waves({ width: l.width, height: l.height }, l.seed * 31, [far.points, home.points], 26),
    river: pathOf(water.banks),
    flow: water.flow,
    roads: roads(l),
    peaks:
      band(-150, third * 1.05, far, [mountain, mountain, mountain, mountain, tuft], 120, 23) +
      band(third, third * 1.5, far, [mountain, hill, hill], 26, 30),
    woods:
      band(third * 0.95, third * 2.1, far, [fir, fir, fir, hill, tuft], 130, 15) +
      band(third * 2.05, l.far, far, [birch, hill, tuft, tuft, fir], 90, 19) +
      band(l.home, l.height + 150, home, [birch, fir, tuft, tuft, tuft, hill], 130, 20),
    patches: Array.from({ length: 16 }, (_, i) => {
      const c = { x: random() * l.width, y: random() * l.far * 0.96 };
      return pathOf(blob(c, 60 + random() * 90, 26 + random() * 36, 130 + i, 2, 1.6).points);
    }),
    grounds,
  };
}

const drawn = new Map<LayoutName, GameMap>();

export function mapOf(layout: Layout): GameMap {
  const known = drawn.get(layout.name);
  if (known) return known;
  const map = draw(layout);
  drawn.set(layout.name, map);
  return map;
}
