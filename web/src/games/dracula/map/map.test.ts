// The drawn map: everything has its place, ways lead where they should, names and marks keep clear of one another.
import { describe, expect, it } from 'vitest';
import { FACTS, type Place } from '../../../generated/dracula.ts';
import type { Point } from '../../../ui/ink/noise.ts';
import { inside } from '../../../ui/ink/shapes.ts';
import { LEAST } from './cells.ts';
import { GROUNDS, LINE_MIDDLE, LINES, PLACES, SEA_ROUTES, SHEET } from './index.ts';
import { LETTERS, nameSpot, RADIUS, SIZES } from './names.ts';
import { RINGS } from './outlines.ts';
import { type Sea, type Town, TOWNS } from './places.ts';

const FRAME = 16;
// Where the board is smallest on a desk: 800 by 560.
const SCALE = Math.min(800 / SHEET.width, 560 / SHEET.height);
const towns = Object.keys(TOWNS) as Town[];
const seas = FACTS.places.filter(({ size }) => size === 'sea').map(({ key }) => key as Sea);

const ringsOf = (d: string): Point[][] =>
  d
    .split('Z')
    .filter((ring) => ring !== '')
    .map((ring) => [...ring.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })));
// On the water, or the land, that rings enclose: an island lies within two.
const within = (p: Point, rings: readonly Point[][]) => rings.filter((ring) => inside(p, ring)).length % 2 === 1;
const apart = (p: Point, q: Point) => Math.hypot(p.x - q.x, p.y - q.y);
const ends = (d: string): [Point, Point] => {
  const numbers = [...d.matchAll(/-?[\d.]+/g)].map(Number);
  const [first, last] = [numbers.slice(0, 2), numbers.slice(-2)] as [[number, number], [number, number]];
  const from = { x: first[0], y: first[1] };
  return [from, d.includes('q') ? { x: from.x + last[0], y: from.y + last[1] } : { x: last[0], y: last[1] }];
};

describe('places', () => {
  it('all stand on the sheet, inside its frame', () => {
    for (const { key } of FACTS.places) {
      const { x, y } = PLACES[key];
      expect(x > FRAME && x < SHEET.width - FRAME && y > FRAME && y < SHEET.height - FRAME, key).toBe(true);
    }
  });
  it('stand in their region, or in their own water', () => {
    for (const { key, places } of FACTS.regions) {
      for (const place of places) expect(within(PLACES[place], RINGS[key]), place).toBe(true);
    }
    for (const sea of seas) expect(within(PLACES[sea], RINGS[sea]), sea).toBe(true);
  });
  it('are far enough apart for fingers', () => {
    for (const a of towns) {
      for (const b of towns) if (a < b) expect(apart(PLACES[a], PLACES[b]), `${a} ${b}`).toBeGreaterThan(2 * LEAST);
    }
    expect(2 * LEAST * SCALE).toBeGreaterThanOrEqual(44);
  });
});

describe('grounds', () => {
  it('of all places contain the place, and that of no town another place', () => {
    for (const { key } of FACTS.places) {
      const rings = ringsOf(GROUNDS[key]);
      expect(within(PLACES[key], rings), key).toBe(true);
      if (!(key in TOWNS)) continue;
      const others = FACTS.places.filter((other) => other.key !== key && within(PLACES[other.key], rings));
      expect(others, key).toEqual([]);
    }
  });
  it('of seas leave out every town', () => {
    for (const sea of seas) {
      const rings = ringsOf(GROUNDS[sea]);
      for (const town of towns) expect(within(PLACES[town], rings), `${town} in ${sea}`).toBe(false);
    }
  });
});

describe('ways', () => {
  it('over land lead from town to town, and two between the same towns do not cover one another', () => {
    for (const line of FACTS.lines) {
      const [from, to] = ends(LINES[line.key]);
      expect(apart(from, PLACES[line.from]), line.key).toBeLessThan(0.1);
      expect(apart(to, PLACES[line.to]), line.key).toBeLessThan(0.1);
      for (const other of FACTS.lines) {
        if (other.key <= line.key || other.from !== line.from || other.to !== line.to) continue;
        expect(apart(LINE_MIDDLE[line.key], LINE_MIDDLE[other.key]), line.key).toBeGreaterThan(11);
      }
    }
  });
  it('over land run through no other town', () => {
    for (const { key, from, to } of FACTS.lines) {
      const [[a, b, c]] = ringsOf(LINES[key]) as [[Point, Point, Point]];
      const along = Array.from({ length: 21 }, (_, i) => {
        const at = (k: 'x' | 'y', u = i / 20) => (1 - u) ** 2 * a[k] + 2 * u * (1 - u) * b[k] + u * u * c[k];
        return { x: at('x'), y: at('y') };
      });
      const others = towns.filter((town) => town !== from && town !== to);
      const through = others.filter((town) => along.some((p) => apart(p, PLACES[town]) < RADIUS[SIZES[town]]));
      expect(through, key).toEqual([]);
    }
  });
  it('over water begin at the port and end in the right sea', () => {
    expect(SEA_ROUTES).toHaveLength(FACTS.sea_routes.length);
    for (const { from, to, d } of SEA_ROUTES) {
      const [start, end] = ends(d);
      const isSea = (place: Place): place is Sea => place in RINGS;
      const [port, sea] = isSea(from) && !isSea(to) ? [to, from] : [from, to];
      const leaves = isSea(port) ? within(start, RINGS[port]) : apart(start, PLACES[port]) < 0.1;
      expect(leaves, `${from} ${to}`).toBe(true);
      expect(within(end, RINGS[sea as Sea]), `${from} ${to}`).toBe(true);
    }
  });
});

describe('names', () => {
  // About as wide as the letters of the body's face.
  const WIDTH = 0.47;
  const title = (town: string) => town.replace('_', ' ');
  const names = towns.map((town) => {
    const { x, y, anchor } = nameSpot(town);
    const size = LETTERS[SIZES[town]];
    const width = title(town).length * size * WIDTH;
    const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
    return { town, left, right: left + width, top: y - size * 0.66, low: y + size * 0.1 };
  });
  const marks = towns.map((town) => {
    const { x, y } = PLACES[town];
    const r = RADIUS[SIZES[town]] - 2;
    return { town, left: x - r, right: x + r, top: y - r, low: y + r };
  });
  it('stand on the sheet and over no other name or mark', () => {
    for (const a of names) {
      expect(a.left > FRAME && a.right < SHEET.width - FRAME && a.low < SHEET.height - FRAME, a.town).toBe(true);
      for (const b of [...names.filter((name) => name.town > a.town), ...marks]) {
        const over = a.left < b.right && b.left < a.right && a.top < b.low && b.top < a.low;
        expect(over, `${a.town} over ${b.town}`).toBe(false);
      }
    }
  });
  it('have letters of ten pixels where the board is smallest on a desk', () => {
    for (const size of Object.values(LETTERS)) expect(size * SCALE).toBeGreaterThanOrEqual(10);
  });
});
