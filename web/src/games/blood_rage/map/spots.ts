// Where villages, tokens, names and ships stand: spread evenly over each province, clear of its shores and its name.
import type { Point } from '../../../ui/ink/noise.ts';
import { clearance, inside } from '../../../ui/ink/shapes.ts';
import { at, centreOf, FJORDS, type Layout, opening, type ProvinceSite } from './geometry.ts';

export interface Spots {
  villages: Point[];
  token: Point;
  doom: Point;
  // Middle of the sums of a contested province.
  sums: Point;
  name: string; // path of the name
  nameAt: Point;
}

const UPPER = ['myrkvlor', 'elvagar'];
const LOWER = ['horgr', 'utgard'];

function rawCurve(layout: Layout, p: ProvinceSite): Point[] {
  const steps = Array.from({ length: 25 }, (_, i) => i / 24);
  if (UPPER.includes(p.id) || LOWER.includes(p.id)) {
    const upper = UPPER.includes(p.id);
    const clear = p.fjordAt === 'from' ? [p.from + 13, p.to - 2] : [p.from + 2, p.to - 13];
    const [a = 0, b = 0] = upper ? clear : [...clear].reverse();
    return steps.map((s) => at(layout, a + s * (b - a), upper ? 0.8 : 0.87));
  }
  const right = p.id === 'angerboda' || p.id === 'muspelheim';
  const low = p.id === 'muspelheim' || p.id === 'andlang';
  // Along the bank of the fjord, from left to right.
  if (!layout.sideName) {
    const away = low ? 6.5 : 12.5;
    return steps.map((s) => {
      const r = right ? 0.2 + 0.76 * s : 0.96 - 0.76 * s;
      const gap = opening(r) + away * (1.25 - 0.25 * r);
      return at(layout, p.fjordAt === 'from' ? p.from + gap : p.to - gap, r);
    });
  }
  const { x, y } = layout.sideName;
  const half = 94;
  const centre = { x: right ? layout.width - x : x, y: low ? layout.height - y + 12 : y };
  return steps.map((s) => ({
    x: centre.x + (s - 0.5) * 2 * half,
    y: centre.y + (low ? -1 : 1) * ((s - 0.5) ** 2 * 44 - 5),
  }));
}

// In equal steps, so that the middle of the list is the middle of the letters.
function nameCurve(layout: Layout, p: ProvinceSite): Point[] {
  const raw = rawCurve(layout, p);
  const lengths = [0];
  raw.forEach((q, i) => {
    const before = raw[i - 1];
    if (before) lengths.push((lengths.at(-1) ?? 0) + Math.hypot(q.x - before.x, q.y - before.y));
  });
  const total = lengths.at(-1) ?? 1;
  return Array.from({ length: 17 }, (_, i) => {
    const want = (i / 16) * total;
    const k = Math.max(
      1,
      lengths.findIndex((l) => l >= want - 0.001),
    );
    const [a, b, from, to] = [raw[k - 1], raw[k], lengths[k - 1] ?? 0, lengths[k] ?? 1];
    const s = to > from ? (want - from) / (to - from) : 0;
    return a && b ? { x: a.x + (b.x - a.x) * s, y: a.y + (b.y - a.y) * s } : { x: 0, y: 0 };
  });
}

const smooth = (points: readonly Point[]) =>
  points.map((p, i) => `${i === 0 ? 'M' : i === 1 ? 'L' : ''}${p.x.toFixed(0)} ${p.y.toFixed(0)}`).join(' ');

export function spotsOf(layout: Layout, p: ProvinceSite, outline: readonly Point[]): Spots {
  const name = nameCurve(layout, p);
  const nameAt = name[8] as Point;
  const c = centreOf(layout);
  const margin = layout.name === 'tall' ? 24 : 30;
  const nameHalf = layout.nameSize * 3.7;
  // The sums of a contested province stand inside its name.
  const low = nameAt.y > c.y;
  const above = low ? 70 : 44;
  const below = low ? 27 : 54;
  const free: Point[] = [];
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const q of outline) {
    box.x0 = Math.min(box.x0, q.x);
    box.y0 = Math.min(box.y0, q.y);
    box.x1 = Math.max(box.x1, q.x);
    box.y1 = Math.max(box.y1, q.y);
  }
  for (let x = box.x0; x < box.x1; x += 9) {
    for (let y = box.y0; y < box.y1; y += 9) {
      const q = { x, y };
      const near = name.some(
        (n) => Math.abs(n.x - nameAt.x) < nameHalf && Math.abs(n.x - x) < 24 && y > n.y - above && y < n.y + below,
      );
      if (!near && inside(q, outline) && clearance(q, outline) > margin) free.push(q);
    }
  }
  // Even spread: each spot in turn moves to where it is farthest from the others and from the shore.
  const count = p.villages + 1;
  const spots = Array.from({ length: count }, (_, i) => free[Math.floor(((i + 0.5) / count) * free.length)] ?? nameAt);
  const shores = free.map((q) => 1.5 * clearance(q, outline) + 14);
  for (let round = 0; round < 10; round++) {
    for (let i = 0; i < count; i++) {
      let most = -1;
      free.forEach((q, k) => {
        let room = shores[k] ?? 0;
        spots.forEach((s, o) => {
          if (o !== i) room = Math.min(room, Math.hypot(s.x - q.x, s.y - q.y));
        });
        if (room > most) {
          most = room;
          spots[i] = q;
        }
      });
    }
  }
  // The token lies nearest to Yggdrasil, the villages go round it from left to right, from above.
  const toCentre = (q: Point) => Math.hypot(q.x - c.x, (q.y - c.y) * 1.15);
  spots.sort((a, b) => toCentre(a) - toCentre(b));
  const [token = nameAt, ...villages] = spots;
  villages.sort((a, b) => a.y + a.x * 0.3 - (b.y + b.x * 0.3));
  // Doom stands beside the token where most room is.
  const beside = Array.from({ length: 16 }, (_, i) => ({
    x: token.x + 46 * Math.cos((i * Math.PI) / 8),
    y: token.y + 46 * Math.sin((i * Math.PI) / 8),
  }));
  const room = (q: Point) =>
    Math.min(
      clearance(q, villages) - 14,
      clearance(q, outline),
      clearance(
        q,
        name.filter((n) => Math.abs(n.x - nameAt.x) < nameHalf),
      ) - 12,
    );
  const doom = beside.reduce((best, q) => (room(q) > room(best) ? q : best));
  return { villages, token, doom, sums: { x: nameAt.x, y: nameAt.y + (low ? -43 : 26) }, name: smooth(name), nameAt };
}

// Ships lie one behind the other, from the mouth to the head, in two files.
export function berths(layout: Layout, fjord: string): Point[] {
  const degrees = FJORDS[fjord] ?? 0;
  const rows: [number, number][] = [
    [0.83, -4.5],
    [0.97, 4],
    [0.64, 0.5],
    [1.04, -4],
    [0.48, 0],
    [0.8, 4.5],
  ];
  return rows.map(([r, turn]) => at(layout, degrees + turn, r));
}

// Places on Yggdrasil for groups of figures, nearest to the roots first.
export function rootSpots(layout: Layout): Point[] {
  const c = centreOf(layout);
  const wide = layout.name !== 'tall';
  const rows = wide
    ? [
        { y: 46, xs: [-30, 30, -90, 90] },
        { y: 98, xs: [-28, 28, -84, 84] },
        { y: -8, xs: [-72, 72, -126, 126] },
        { y: -62, xs: [-74, 74, -124, 124] },
      ]
    : [
        { y: 44, xs: [-26, 26, -76, 76] },
        { y: 92, xs: [-24, 24, -66, 66] },
        { y: -6, xs: [-52, 52, -92, 92] },
        { y: -54, xs: [-52, 52, -90, 90] },
      ];
  return rows.flatMap(({ y, xs }) => xs.map((x) => ({ x: c.x + x, y: c.y + y })));
}
