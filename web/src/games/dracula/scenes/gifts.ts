// What a hunter gives in a trade: any of the cards in question, all in one action.
import type { Action } from '../../../table/picker.ts';
import { type HunterView, tellsOf } from '../view.ts';

// The cards of one kind of trade: events, or items and tickets. Only the owner, and in a trade the partner, sees them.
export function tradable(hunter: HunterView, events: boolean): { cards: string[]; hidden: number } {
  const hands = events ? [hunter.events] : [hunter.items, hunter.tickets];
  const cards = hands.flatMap((hand): string[] => [...(hand.cards ?? hand.known)]);
  return { cards, hidden: hands.reduce((sum, hand) => sum + hand.size, 0) - cards.length };
}

const sorted = (cards: readonly string[]): string => cards.toSorted().join(' ');

// The action that gives exactly these cards; undefined if they cannot be given together.
export function giftOf(actions: readonly Action[], cards: readonly string[]): Action | undefined {
  const wanted = sorted(cards);
  return actions.find((action) => action.verb === 'give' && sorted(tellsOf(action).cards ?? []) === wanted);
}
