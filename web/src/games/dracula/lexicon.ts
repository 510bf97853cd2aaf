import type { Lexicon } from '../lexicon.ts';

export const lexicon: Lexicon = {
  says: {
    item: ['-text'],
    event: ['-text'],
    omen: ['-text'],
    encounter: ['-text'],
    combat: ['-text'],
    power: ['-text'],
  },
  unsaid: [],
  names: {
    who: 'role',
    with: 'role',
    hunter: 'role',
    seat: 'role',
    victim: 'role',
    hunters: 'role',
    day: 'weekday',
    places: 'place',
    card: 'combat',
    back: 'back',
  },
  elsewhere: [],
  implied: {
    '': ['who'],
    dawn: ['day'],
    day: ['day'],
    dusk: ['day'],
    night: ['day'],
    despair: ['most'],
    gave: ['n', 'hunter'],
  },
};
