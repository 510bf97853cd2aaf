// Where everything stands on the sheet, in its units, and where the names stand beside it. Towns that would crowd are
// moved apart from their true places.
import type { Place } from '../../../generated/dracula.ts';
import type { Shape } from './outlines.ts';

export type Sea = Extract<Shape, Place>;
export type Town = Exclude<Place, Sea | 'none'>;
// The side of the mark on which the name stands.
export type Side = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

export const TOWNS: Record<Town, readonly [x: number, y: number, name: Side]> = {
  dublin: [231, 152, 'n'],
  edinburgh: [342, 96, 'w'],
  galway: [164, 180, 's'],
  liverpool: [308, 182, 'se'],
  london: [376, 278, 'ne'],
  manchester: [379, 158, 'e'],
  plymouth: [276, 316, 'n'],
  swansea: [279, 246, 'ne'],
  bordeaux: [336, 506, 'sw'],
  brussels: [447, 308, 'se'],
  clermont_ferrand: [411, 504, 's'],
  le_havre: [352, 373, 'sw'],
  marseilles: [461, 591, 'sw'],
  nantes: [314, 439, 'nw'],
  paris: [416, 412, 'w'],
  strasbourg: [517, 399, 'sw'],
  toulouse: [376, 566, 'w'],
  alicante: [318, 722, 'w'],
  barcelona: [394, 635, 'e'],
  cadiz: [164, 762, 's'],
  granada: [238, 750, 's'],
  lisbon: [111, 672, 'n'],
  madrid: [243, 646, 'nw'],
  santander: [252, 548, 'w'],
  saragossa: [314, 620, 'nw'],
  amsterdam: [487, 230, 'n'],
  berlin: [701, 216, 'e'],
  cologne: [520, 292, 'n'],
  frankfurt: [567, 346, 'w'],
  hamburg: [603, 187, 'ne'],
  leipzig: [670, 280, 'e'],
  munich: [644, 428, 'n'],
  nuremberg: [641, 358, 'se'],
  bari: [777, 691, 's'],
  cagliari: [562, 735, 'e'],
  florence: [618, 586, 'e'],
  geneva: [497, 480, 'w'],
  genoa: [541, 566, 'w'],
  milan: [585, 512, 'w'],
  naples: [702, 691, 'w'],
  rome: [639, 653, 'w'],
  venice: [665, 522, 'nw'],
  zurich: [568, 446, 'e'],
  belgrade: [864, 534, 'w'],
  budapest: [825, 401, 's'],
  klausenburg: [893, 416, 'n'],
  prague: [726, 329, 'e'],
  sarajevo: [804, 577, 's'],
  szeged: [841, 468, 'e'],
  vienna: [750, 405, 'w'],
  zagreb: [752, 507, 'e'],
  athens: [934, 732, 'e'],
  bucharest: [981, 523, 's'],
  castle_dracula: [966, 414, 'n'],
  constanta: [1054, 508, 'n'],
  galatz: [1032, 440, 'n'],
  salonica: [933, 663, 'ne'],
  sofia: [936, 593, 'se'],
  valona: [853, 689, 's'],
  varna: [1038, 576, 'ne'],
};

// Where pieces stand at sea.
export const SEAS: Record<Sea, readonly [x: number, y: number]> = {
  north_sea: [462, 132],
  english_channel: [272, 356],
  irish_sea: [268, 142],
  north_atlantic: [118, 296],
  south_atlantic: [58, 590],
  mediterranean_sea: [470, 694],
  tyrrhenian_sea: [632, 716],
  ionian_sea: [812, 770],
  adriatic_sea: [702, 562],
  black_sea: [1134, 516],
};

// Where the routes of a port end in the water.
export const MOORINGS: Partial<Record<Town, Partial<Record<Sea, readonly [x: number, y: number]>>>> = {
  dublin: { irish_sea: [256, 166] },
  edinburgh: { north_sea: [392, 76] },
  galway: { north_atlantic: [130, 168] },
  liverpool: { irish_sea: [270, 190] },
  london: { english_channel: [416, 292] },
  plymouth: { english_channel: [300, 330] },
  swansea: { irish_sea: [252, 262] },
  bordeaux: { north_atlantic: [300, 484] },
  le_havre: { english_channel: [330, 352] },
  marseilles: { mediterranean_sea: [488, 630] },
  nantes: { north_atlantic: [282, 456] },
  alicante: { mediterranean_sea: [352, 744] },
  barcelona: { mediterranean_sea: [426, 660] },
  cadiz: { south_atlantic: [126, 776] },
  lisbon: { south_atlantic: [74, 698] },
  santander: { south_atlantic: [236, 512] },
  amsterdam: { north_sea: [452, 220] },
  hamburg: { north_sea: [566, 174] },
  bari: { adriatic_sea: [796, 666] },
  cagliari: { mediterranean_sea: [536, 758], tyrrhenian_sea: [594, 756] },
  genoa: { tyrrhenian_sea: [570, 606] },
  naples: { tyrrhenian_sea: [672, 722] },
  rome: { tyrrhenian_sea: [606, 686] },
  venice: { adriatic_sea: [686, 546] },
  athens: { ionian_sea: [966, 764] },
  constanta: { black_sea: [1094, 530] },
  salonica: { ionian_sea: [960, 688] },
  valona: { adriatic_sea: [822, 692] },
  varna: { black_sea: [1080, 594] },
};

// From one sea to the next, across the line between them.
export const PASSAGES: Partial<
  Record<Sea, Partial<Record<Sea, readonly [x1: number, y1: number, x2: number, y2: number]>>>
> = {
  adriatic_sea: { ionian_sea: [832, 698, 824, 738] },
  black_sea: { ionian_sea: [1092, 602, 1052, 636] },
  english_channel: { north_atlantic: [254, 336, 222, 346], north_sea: [438, 274, 456, 244] },
  ionian_sea: { tyrrhenian_sea: [648, 816, 622, 786] },
  irish_sea: { north_atlantic: [224, 262, 194, 266] },
  mediterranean_sea: { south_atlantic: [194, 788, 148, 796], tyrrhenian_sea: [512, 640, 546, 622] },
  north_atlantic: { north_sea: [342, 30, 388, 34], south_atlantic: [104, 424, 96, 464] },
};
