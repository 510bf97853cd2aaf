// What each building of the village gives, as signs on its board: by the worker's colour, what is paid, what is got.
import type { BuildingId, Colour } from './view.ts';

export interface Amount {
  n: number;
  // A symbol of the icon sprite.
  icon: string;
}

export interface Gain {
  // Only for workers of these colours; all if absent.
  by?: Colour[];
  pay?: Amount;
  get: Amount;
}

const of = (n: number, icon: string): Amount => ({ n, icon });

// Two lines at most on a building's board.
export const GAINS: Record<BuildingId, Gain[][]> = {
  gate_house: [[{ get: of(2, 'cards') }]],
  town_hall: [[{ pay: of(1, 'hand'), get: of(0, 'play') }]],
  treasury: [[{ pay: of(1, 'hand'), get: of(2, 'silver') }], [{ pay: of(2, 'hand'), get: of(1, 'gold') }]],
  barracks: [[{ pay: of(0, 'silver'), get: of(1, 'crew') }]],
  armoury: [[{ pay: of(1, 'iron'), get: of(2, 'armour') }], [{ pay: of(2, 'silver'), get: of(1, 'armour') }]],
  mill: [
    [
      { by: ['black'], get: of(1, 'provisions') },
      { by: ['grey'], get: of(2, 'provisions') },
    ],
    [{ by: ['white'], get: of(2, 'provisions') }, { get: of(1, 'gold') }],
  ],
  silversmith: [[{ by: ['black'], get: of(3, 'silver') }], [{ by: ['grey', 'white'], get: of(2, 'silver') }]],
  long_house: [[{ pay: of(1, 'livestock'), get: of(2, 'provisions') }], [{ get: of(0, 'tile') }]],
};
