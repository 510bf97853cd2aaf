import type { Lexicon } from '../lexicon.ts';

export const lexicon: Lexicon = {
  says: { card: ['-text'] },
  unsaid: [],
  names: { clan: 'clan', by: 'clan', seat: 'clan' },
  elsewhere: ['action'],
  implied: { '': ['clan'], replaced: ['monster'] },
};
