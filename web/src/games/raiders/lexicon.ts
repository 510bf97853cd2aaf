import { cards } from '../../generated/raiders_facts.json';
import type { Lexicon } from '../lexicon.ts';

export const lexicon: Lexicon = {
  cards,
  says: ['-crew', '-hall'],
  names: {
    ship: 'ship',
    seat: 'ship',
    to: 'ship',
    building: 'building',
    settlement: 'settlement',
    worker: 'colour',
    gave: 'colour',
    got: 'colour',
    card: 'card',
    resource: 'resource',
    source: 'source',
    trigger: 'trigger',
  },
  kinds: ['building', 'settlement', 'type', 'colour', 'resource', 'source', 'trigger'],
  nature: ['lay', 'open', 'deal', 'first_roll', 'roll', 'roll_one'],
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
