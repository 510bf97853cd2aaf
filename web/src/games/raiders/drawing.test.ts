// The pure parts of the drawn board: where things stand, what a raid would bring, the signs of the cards.
import { describe, expect, it } from 'vitest';
import icons from './icons.json';
import { inside } from '../../ui/ink/shapes.ts';
import { PATTERNS } from './cardPattern.ts';
import { ALL_CARDS, familyOf } from './cards.ts';
import { berths } from './fleet.ts';
import { GAINS } from './gains.ts';
import { mapOf } from './map/index.ts';
import { BUILDING, type LayoutName, layoutFor, LAYOUTS, SETTLEMENT, TILE } from './map/layouts.ts';
import { outlook, percentOf } from './outlook.ts';
import { signsOf } from './signs.ts';
import type { PlayerView, SettlementView } from './view.ts';

const NAMES = Object.keys(LAYOUTS) as LayoutName[];

describe.each(NAMES)('the %s map', (name) => {
  const l = LAYOUTS[name];
  const boxes = [
    ...Object.entries(l.settlements).map(([id, p]) => ({ id, ...p, w: SETTLEMENT.w, h: SETTLEMENT.h })),
    ...Object.entries(l.buildings).map(([id, p]) => ({ id, ...p, w: BUILDING.w - 8, h: BUILDING.h - 2 })),
    ...l.tiles.map((p, i) => ({ id: `tile ${i}`, ...p, w: TILE.w * l.tileScale, h: TILE.h * l.tileScale })),
    ...Object.entries(l.tracks).map(([id, p]) => ({ id, ...p, w: 272, h: 44 })),
  ];
  it('has everything within its sheet, and nothing on top of another', () => {
    for (const a of boxes) {
      expect(a.x - a.w / 2, a.id).toBeGreaterThanOrEqual(-4);
      expect(a.x + a.w / 2, a.id).toBeLessThanOrEqual(l.width + 4);
      expect(a.y + a.h / 2, a.id).toBeLessThanOrEqual(l.height);
      for (const b of boxes) {
        if (a.id >= b.id) continue;
        const apart = Math.abs(a.x - b.x) >= (a.w + b.w) / 2 - 1 || Math.abs(a.y - b.y) >= (a.h + b.h) / 2 - 1;
        expect(apart, `${a.id} and ${b.id}`).toBe(true);
      }
    }
  });
  it('has the settlements beyond the sea and the village on this side', () => {
    const map = mapOf(name);
    const points = (d: string) =>
      [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((m) => ({ x: Number(m[1]), y: Number(m[2]) }));
    const [far, home] = [points(map.far), points(map.home)];
    for (const p of Object.values(l.settlements)) expect(inside(p, far)).toBe(true);
    for (const p of Object.values(l.buildings)) expect(inside(p, home)).toBe(true);
    expect(map.grounds.size).toBe(18);
  });
  it('is large enough for fingers: nothing to touch is below 44 px where it is shown', () => {
    const shown = { wide: [796, 552], square: [768, 676], tall: [390, 450] }[name] as [number, number];
    expect(layoutFor(...shown)).toBe(name);
    const scale = Math.min(shown[0] / l.width, shown[1] / l.height);
    for (const b of boxes.filter((box) => !['armour', 'valkyrie'].includes(box.id))) {
      expect(Math.min(b.w, b.h) * scale, b.id).toBeGreaterThanOrEqual(44);
    }
  });
});

describe('the outlook on a raid', () => {
  const monastery = (strength: number | null): SettlementView => ({
    id: 'm1',
    type: 'monastery',
    crew: 3,
    provisions: 3,
    gold: 1,
    workers: ['grey', 'white'],
    dice: 2,
    tiers: [
      { strength: 12, vp: 4 },
      { strength: 20, vp: 6 },
    ],
    spaces: [],
    left: 2,
    raiders: [],
    yours:
      strength === null
        ? null
        : {
            possible: true,
            provisions: 3,
            gold: 1,
            strength,
            crew_vp: 0,
            missing: { crew: 0, provisions: 0, gold: 0, worker: false, set: false },
          },
  });
  it('knows the dice', () => {
    expect([4, 5, 8, 10, 11].map((least) => percentOf(2, least))).toEqual([100, 97, 36, 3, 0]);
    expect([2, 3, 4, 5, 6].map((least) => percentOf(1, least))).toEqual([100, 83, 50, 17, 0]);
  });
  it('says what is sure, what the dice decide, what is out of reach', () => {
    expect(outlook(monastery(8)).map((s) => s.reach)).toEqual(['sure', 'never']);
    expect(outlook(monastery(12)).map((s) => [s.reach, s.percent])).toEqual([
      ['sure', 100],
      ['chance', 36],
    ]);
    expect(outlook(monastery(null)).map((s) => s.reach)).toEqual(['open', 'open']);
  });
  it('always gives a point in a harbour', () => {
    expect(outlook({ ...monastery(0), type: 'harbour', dice: 0, tiers: [] })).toEqual([
      { strength: 0, vp: 1, reach: 'sure', percent: 100 },
    ]);
  });
});

it('ships sail further the more points they have, and never over each other', () => {
  const at = berths(
    LAYOUTS.wide,
    [0, 0, 30, 12].map((vp, seat) => ({ seat, vp }) as PlayerView),
  );
  expect(at.map((b) => b.seat)).toEqual([0, 1, 2, 3]);
  const xs = at.map((b) => b.x);
  expect(Math.max(...xs)).toBe(xs[2]);
  expect(new Set(xs.map((x) => Math.round(x))).size).toBe(4);
});

it('every sign of a card or a building is in the sprite', () => {
  for (const { key, hero } of ALL_CARDS) {
    expect(icons, key).toHaveProperty(key);
    for (const older of [false, true]) {
      const { crew, hall } = signsOf(key, older);
      expect(crew.length, key).toBeGreaterThan(1);
      expect(hall === null, key).toBe(hero);
      for (const sign of [...crew, ...(hall ?? [])]) if (sign.icon) expect(icons, key).toHaveProperty(sign.icon);
    }
    expect(PATTERNS[familyOf(key)].d.length).toBeGreaterThan(10);
  }
  for (const gain of Object.values(GAINS).flat(2)) {
    expect(icons).toHaveProperty(gain.get.icon);
    if (gain.pay) expect(icons).toHaveProperty(gain.pay.icon);
  }
});
