import { cards } from '../../generated/blood_rage_facts.json';
import type { Lexicon } from '../lexicon.ts';

export const lexicon: Lexicon = {
  cards,
  says: ['-text'],
  names: {
    place: 'place',
    from: 'place',
    to: 'place',
    card: 'card',
    kept: 'card',
    figure: 'figure',
    clan: 'clan',
    by: 'clan',
    seat: 'clan',
    stat: 'stat',
    reward: 'reward',
    phase: 'phase',
    source: 'source',
    cause: 'cause',
  },
  kinds: ['place', 'figure', 'reward', 'phase', 'source', 'cause', 'clan', 'stat'],
  nature: ['token', 'doom', 'destroy', 'first', 'deal'],
  elsewhere: ['action'],
  implied: { '': ['clan'] },
};
