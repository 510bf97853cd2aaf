// All cards of Blood Rage to browse, by Age, kind and god.
import { FACTS } from '../../generated/blood_rage.ts';
import type { Gallery } from '../contract.ts';
import { cardFact, familyOf, godOf } from './cards.ts';

export const gallery: Gallery = {
  cards: FACTS.cards.map((card) => card.key),
  filters: [
    {
      title: { key: 'br-filter-age' },
      values: [1, 2, 3].map((age) => ({ value: String(age), line: { key: 'br-age', args: { age } } })),
      of: (card) => String(cardFact(card)?.age ?? ''),
    },
    {
      title: { key: 'cards-filter-kind' },
      values: ['battle', 'quest', 'upgrade'].map((value) => ({ value, line: { key: `br-family-${value}` } })),
      of: familyOf,
    },
    {
      title: { key: 'br-filter-god' },
      values: ['odin', 'thor', 'loki', 'frigga', 'heimdall', 'tyr'].map((value) => ({
        value,
        line: { key: `br-god-${value}` },
      })),
      of: godOf,
    },
  ],
};
