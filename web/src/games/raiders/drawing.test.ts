// The pure parts of the drawn board: where things stand, what a raid would bring, the signs of the cards.
import { describe, expect, it } from 'vitest';
import icons from './icons.json';
import { inside } from '../../ui/ink/shapes.ts';
import { PATTERNS } from './cardPattern.ts';
import { ALL_CARDS, familyOf } from './cards.ts';
import { berths } from './fleet.ts';
import { GAINS } from './gains.ts';
import { mapOf } from './map/index.ts';
import { layoutFor, LAYOUTS, phone, TILE } from './map/layouts.ts';
import { outlook } from './outlook.ts';
import { signsOf } from './signs.ts';
import type { PlayerView, SettlementView } from './view.ts';

const SHEETS = [...Object.values(LAYOUTS), phone(360), phone(460)];

describe.each(SHEETS)('the $name map', (l) => {
  const boxes = [
    ...Object.entries(l.settlements).map(([id, p]) => ({ id, ...p, ...l.cell })),
    ...Object.entries(l.buildings).map(([id, p]) => ({ id, ...p, w: l.house.w - 8, h: l.house.h - 2 })),
    ...l.tiles.map((p, i) => ({ id: `tile ${i}`, ...p, w: TILE.w * l.tileScale, h: TILE.h * l.tileScale })),
    ...Object.entries(l.tracks).map(([id, p]) => ({ id, ...p, w: 272 * l.scale.track, h: 44 * l.scale.track })),
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
    const map = mapOf(l);
    const points = (d: string) =>
      [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((m) => ({ x: Number(m[1]), y: Number(m[2]) }));
    const [far, home] = [points(map.far), points(map.home)];
    for (const p of Object.values(l.settlements)) expect(inside(p, far)).toBe(true);
    for (const p of Object.values(l.buildings)) expect(inside(p, home)).toBe(true);
    expect(map.grounds.size).toBe(18);
  });
  it('is large enough for fingers: nothing to touch is below 44 px where it is shown', () => {
    const shown: Record<string, [number, number]> = {
      wide: [796, 552],
      square: [768, 676],
      tall: [768, 900],
      'phone 360': [360, 330],
      'phone 460': [390, 450],
    };
    const [width, height] = shown[l.name] ?? [0, 0];
    expect(layoutFor(width, height).name).toBe(l.name);
    const scale = Math.min(width / l.width, height / (l.half ?? l.height));
    for (const b of boxes.filter((box) => !['armour', 'valkyrie'].includes(box.id))) {
      expect(Math.min(b.w, b.h) * scale, b.id).toBeGreaterThanOrEqual(44);
    }
  });
});

describe('the outlook on a raid', () => {
  const monastery = (odds: number[] | null) =>
    ({
      tiers: [
        { strength: 12, vp: 4 },
        { strength: 20, vp: 6 },
      ],
      yours: odds && { odds },
    }) as SettlementView;
  it('is what the engine says of the dice', () => {
    expect(outlook(monastery([100, 0])).map((s) => s.reach)).toEqual(['sure', 'never']);
    expect(outlook(monastery([100, 36]))[1]).toEqual({ strength: 20, vp: 6, reach: 'chance', percent: 36 });
    expect(outlook(monastery(null)).map((s) => s.reach)).toEqual(['open', 'open']);
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
