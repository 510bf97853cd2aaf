// Where names stand: beside their town, or on a curve over their sea or region.
import { FACTS, type Region } from '../../../generated/dracula.ts';
import { PLACES } from './lines.ts';
import { type Sea, type Side, type Town, TOWNS } from './places.ts';

export type Size = 'small' | 'large' | 'castle';
export const SIZES = Object.fromEntries(FACTS.places.map((p) => [p.key, p.size])) as Record<Town, Size>;
// How far a mark reaches from its middle, and the size of the letters.
export const RADIUS: Record<Size, number> = { small: 9, large: 13, castle: 22 };
export const LETTERS: Record<Size, number> = { small: 16.5, large: 17, castle: 18 };
// Above its middle the castle is taller.
const TALL: Record<Size, number> = { ...RADIUS, castle: 42 };
const GAP = 3;

export interface NameSpot {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

// The foot of the first (or middle, last) letter.
export function nameSpot(town: Town): NameSpot {
  const side: Side = TOWNS[town][2];
  const { x, y } = PLACES[town];
  const [r, size] = [RADIUS[SIZES[town]], LETTERS[SIZES[town]]];
  const anchor = side.includes('e') ? 'start' : side.includes('w') ? 'end' : 'middle';
  const out = { start: 1, middle: 0, end: -1 }[anchor];
  const low = side.includes('s') ? 1 : side.includes('n') ? -1 : 0;
  const slanted = side.length > 1;
  return {
    x: x + out * (slanted ? r * 0.85 : r + GAP),
    y: y + low * ((slanted ? r * 0.9 : low < 0 ? TALL[SIZES[town]] : r) + 2 + size * 0.41) + size * 0.32,
    anchor,
  };
}

// Curves for the names of seas and regions, with the size of their letters.
export const SEA_NAMES: Record<Sea, readonly [size: number, d: string]> = {
  north_sea: [22, 'M384 102Q470 60 572 92'],
  english_channel: [16, 'M300 357Q358 350 432 302'],
  irish_sea: [16, 'M226 340Q242 262 272 198'],
  north_atlantic: [22, 'M24 366Q118 322 254 404'],
  south_atlantic: [19, 'M26 486Q100 462 240 516'],
  mediterranean_sea: [23, 'M286 800Q420 742 560 800'],
  tyrrhenian_sea: [18, 'M580 774Q660 736 752 764'],
  ionian_sea: [20, 'M736 824Q830 788 940 834'],
  adriatic_sea: [15.5, 'M710 574Q766 614 830 692'],
  black_sea: [18, 'M1068 478Q1134 450 1200 474'],
};
export const REGION_NAMES: Record<Exclude<Region, 'none'>, readonly [size: number, d: string]> = {
  britannia: [15, 'M148 236Q196 228 240 196'],
  gallia: [26, 'M326 476Q410 440 500 446'],
  iberia: [26, 'M120 596Q210 566 292 600'],
  germania: [22, 'M524 258Q600 226 676 240'],
  italia: [22, 'M646 588Q700 640 778 668'],
  austro_hungary: [20, 'M676 470Q790 424 930 470'],
  balkans: [22, 'M858 652Q960 622 1062 640'],
};
