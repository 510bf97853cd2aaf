// All cards to browse, by their kind and by the side that plays them.
import type { Gallery } from '../contract.ts';
import { ALL_CARDS, CARD_KINDS, cardKind, sideOf } from './cards.ts';

export const gallery: Gallery = {
  cards: ALL_CARDS.map((card) => card.key),
  filters: [
    {
      title: { key: 'cards-filter-kind' },
      values: CARD_KINDS.map((value) => ({ value, line: { key: `dr-kind-${value}` } })),
      of: cardKind,
    },
    {
      title: { key: 'dr-filter-side' },
      values: ['hunters', 'dracula'].map((value) => ({ value, line: { key: `dr-side-${value}` } })),
      of: sideOf,
    },
  ],
};
