// All townsfolk to browse, by where they help and what they cost.
import type { Gallery } from '../contract.ts';
import { ALL_CARDS, CARD_FAMILIES, cardFact, familyOf } from './cards.ts';
import { some } from './names.ts';

export const gallery: Gallery = {
  cards: ALL_CARDS.map((card) => card.key),
  filters: [
    {
      title: { key: 'cards-filter-kind' },
      values: CARD_FAMILIES.map((value) => ({ value, line: { key: `rn-family-${value}` } })),
      of: familyOf,
    },
    {
      title: { key: 'rn-filter-cost' },
      values: [1, 2, 3, 4].map((n) => ({
        value: String(n),
        line: { key: 'rn-cost', args: { what: some('silver', n) } },
      })),
      of: (card) => String(cardFact(card)?.cost ?? ''),
    },
    {
      title: { key: 'rn-strength' },
      values: [0, 1, 2, 3, 4].map((n) => ({ value: String(n), line: { key: 'rn-plain-number', args: { n } } })),
      of: (card) => String(cardFact(card)?.strength ?? ''),
    },
  ],
};
