// Where everything stands on the map of Raiders: the far shore above with its ten settlements, the sea, the village
// below. Three drawings of the same map; x and y are the middle of each thing.
import { fills } from '../../../ui/ink/shapes.ts';
import type { Point } from '../../../ui/ink/noise.ts';
import type { BuildingId, SettlementId } from '../view.ts';

export type LayoutName = 'wide' | 'square' | 'tall' | `phone ${number}`;

export interface Layout {
  name: LayoutName;
  width: number;
  height: number;
  seed: number;
  settlements: Record<SettlementId, Point>;
  buildings: Record<BuildingId, Point>;
  // The open offerings and their stack, the cards; they are drawn larger where the board is shown smaller.
  tiles: Point[];
  stack: Point;
  piles: { deck: Point; discard: Point };
  tileScale: number;
  // What a settlement and a building take up, and how large buildings, tracks and ships are drawn.
  cell: { w: number; h: number };
  house: { w: number; h: number };
  scale: { building: number; track: number; ship: number };
  // How far from the left the first ship lies, how far it sails, and how near two ships come to each other.
  lane: { start: number; length: number; apart: number };
  // On a phone one half is shown at a time, so high; the sea between belongs to both.
  half: number | null;
  tracks: { armour: Point; valkyrie: Point };
  // Where the far coast and the home coast run, and the way of the river from its spring to its mouth.
  far: number;
  home: number;
  river: Point[];
}

// What a settlement, a building and a tile take up.
export const SETTLEMENT = { w: 272, h: 148 };
export const BUILDING = { w: 150, h: 108 };
export const TILE = { w: 76, h: 84 };

const at = (x: number, y: number): Point => ({ x, y });
const LARGE = { cell: SETTLEMENT, house: BUILDING, scale: { building: 1, track: 1, ship: 0.95 }, half: null };

function village(x: number, y: number, dx: number, dy: number, shift = 14): Record<BuildingId, Point> {
  // The second row stands between the houses of the first.
  const spot = (column: number, row: number) => at(x + column * dx + row * shift, y + row * dy);
  return {
    gate_house: spot(0, 0),
    town_hall: spot(1, 0),
    treasury: spot(2, 0),
    barracks: spot(3, 0),
    armoury: spot(0, 1),
    mill: spot(1, 1),
    silversmith: spot(2, 1),
    long_house: spot(3, 1),
  };
}

// The wide drawing with its rows pulled apart fills a nearly square window.
function broad(
  name: LayoutName,
  height: number,
  rows: [number, number, number],
  far: number,
  home: number,
  seed: number,
): Layout {
  const [f, m, h] = rows;
  const low = home + 66;
  const gap = height - low - 52 > 130 ? 122 : 111;
  return {
    name,
    width: 1200,
    height,
    seed,
    settlements: {
      f1: at(214, f + 4),
      f2: at(600, f),
      f3: at(986, f + 4),
      m1: at(146, m + 3),
      o1: at(436, m - 2),
      o2: at(764, m - 2),
      m2: at(1054, m + 3),
      h1: at(214, h - 4),
      h2: at(600, h + 2),
      h3: at(986, h - 4),
    },
    buildings: village(86, low, 156, gap),
    tiles: [0, 1, 2].map((i) => at(698 + i * 87, low + 8)),
    stack: at(698, low + gap + 4),
    piles: { deck: at(785, low + gap + 4), discard: at(872, low + gap + 4) },
    tileScale: 1,
    ...LARGE,
    lane: { start: 92, length: 950, apart: 66 },
    // Above the corner in which the shell's button for zooming stands.
    tracks: { armour: at(1062, low + 6), valkyrie: at(1062, low + gap - 28) },
    far,
    home,
    river: [
      at(760, -460),
      at(806, -250),
      at(786, -80),
      at(782, f - 60),
      at(796, f + 40),
      at(690, (f + m) / 2 + 6),
      at(600, m - 50),
      at(600, m + 40),
      at(650, (m + h) / 2 + 6),
      at(790, h - 40),
      at(792, far + 30),
    ],
  };
}

export const LAYOUTS: Record<'wide' | 'square' | 'tall', Layout> = {
  wide: broad('wide', 832, [92, 254, 418], 504, 588, 21),
  square: broad('square', 1000, [112, 304, 500], 604, 716, 21),
  tall: {
    name: 'tall',
    width: 900,
    height: 1064,
    seed: 33,
    settlements: {
      f1: at(150, 92),
      f2: at(450, 86),
      f3: at(750, 92),
      m1: at(192, 250),
      m2: at(708, 250),
      o1: at(192, 408),
      o2: at(708, 408),
      h1: at(150, 566),
      h2: at(450, 560),
      h3: at(750, 566),
    },
    buildings: village(78, 786, 148, 116),
    tiles: [at(710, 800), at(828, 800), at(710, 920)],
    stack: at(828, 920),
    piles: { deck: at(694, 1026), discard: at(790, 1026) },
    tileScale: 1.38,
    ...LARGE,
    lane: { start: 92, length: 650, apart: 66 },
    tracks: { armour: at(164, 1022), valkyrie: at(462, 1022) },
    far: 650,
    home: 716,
    river: [
      at(340, -460),
      at(270, -280),
      at(306, -110),
      at(298, 40),
      at(306, 140),
      at(420, 200),
      at(450, 290),
      at(446, 400),
      at(400, 455),
      at(304, 500),
      at(302, 580),
      at(304, 690),
    ],
  },
};

// The strip of sea that both halves show on a phone.
const SEA = 60;

// Drawn for a window about 400 wide, so that letters have the size of a phone's other letters: the coast fills one
// window of the height `half`, the village another.
export function phone(half: number): Layout {
  const row = (half - SEA) / 4;
  const y = (i: number) => row * (i + 0.5);
  const pitch = Math.max(82, Math.min(100, (half - SEA) * 0.24));
  const first = half + 40;
  // Their name stands above the offerings: clear of the houses, where there is room.
  const close = first + pitch + 80;
  const tiles = close + Math.max(0, Math.min(24, (2 * half - SEA - close - 84) / 2));
  return {
    name: `phone ${half}`,
    width: 400,
    height: 2 * half - SEA,
    seed: 33,
    settlements: {
      f1: at(67, y(0)),
      f2: at(200, y(0)),
      f3: at(333, y(0)),
      m1: at(92, y(1)),
      m2: at(308, y(1)),
      o1: at(92, y(2)),
      o2: at(308, y(2)),
      h1: at(67, y(3)),
      h2: at(200, y(3)),
      h3: at(333, y(3)),
    },
    buildings: village(50, first, 100, pitch, 0),
    tiles: [at(40, tiles), at(108, tiles), at(176, tiles)],
    stack: at(246, tiles),
    piles: { deck: at(308, tiles), discard: at(364, tiles) },
    tileScale: 0.82,
    cell: { w: 128, h: row - 3 },
    house: { w: 98, h: 80 },
    scale: { building: 0.7, track: 0.73, ship: 0.7 },
    lane: { start: 40, length: 100, apart: 46 },
    half,
    tracks: { armour: at(101, tiles + 68), valkyrie: at(299, tiles + 68) },
    far: half - SEA + 8,
    home: half - 4,
    river: [
      at(150, -460),
      at(120, -200),
      at(134, 0),
      at(134, row * 0.9),
      at(200, row * 1.3),
      at(200, row * 2.6),
      at(134, row * 3.1),
      at(134, half - SEA + 20),
    ],
  };
}

export function layoutFor(width: number, height: number): Layout {
  if (width >= 560) return fills(Object.values(LAYOUTS), width, height);
  return phone(Math.max(320, Math.min(640, Math.floor((400 * height) / width / 20) * 20)));
}
