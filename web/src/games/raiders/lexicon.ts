import type { Lexicon } from '../lexicon.ts';

export const lexicon: Lexicon = {
  says: { card: ['-crew', '-hall'] },
  unsaid: ['crew', 'space', 'tokens', 'tile'],
  names: { ship: 'ship', seat: 'ship', to: 'ship', card: 'card' },
  elsewhere: ['act', 'amount'],
  implied: {
    '': ['ship', 'what'],
    laid: ['settlement'],
    tile_opened: ['vp', 'price'],
    offered: ['vp', 'price'],
    turn_began: ['round'],
    hired: ['price'],
    armour: ['steps', 'way'],
    plundered: ['settlement', 'tokens'],
    rolled: ['sum'],
    rolled_for_first: ['sum'],
  },
};
