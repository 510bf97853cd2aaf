// The cards: what is printed on each, of which kind it is, which sign stands for it. A card that is not known is
// 'hidden', or 'hidden-KIND' where its back tells the kind.
import { type Combat, FACTS } from '../../generated/dracula.ts';

export const CARD_KINDS = ['item', 'ticket', 'event', 'omen', 'encounter', 'combat', 'power'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export const ALL_CARDS = [
  ...FACTS.items.map((fact) => ({ kind: 'item' as const, ...fact })),
  ...FACTS.tickets.map((fact) => ({ kind: 'ticket' as const, ...fact })),
  ...FACTS.events.map((fact) => ({ kind: 'event' as const, ...fact })),
  ...FACTS.omens.map((fact) => ({ kind: 'omen' as const, ...fact })),
  ...FACTS.encounters.map((fact) => ({ kind: 'encounter' as const, ...fact })),
  ...FACTS.combat.map((fact) => ({ kind: 'combat' as const, ...fact })),
  ...FACTS.powers.map((fact) => ({ kind: 'power' as const, ...fact })),
] as const;
export type CardFact = (typeof ALL_CARDS)[number];

// Keys are unique over all kinds.
const facts = new Map<string, CardFact>(ALL_CARDS.map((fact) => [fact.key, fact]));

export const factOf = (card: string): CardFact | null => facts.get(card) ?? null;

export const isHidden = (card: string): boolean => card === 'hidden' || card.startsWith('hidden-');

// 'card' where not even the kind is known.
export function cardKind(card: string): CardKind | 'card' {
  const kind = factOf(card)?.kind ?? card.replace('hidden-', '');
  return CARD_KINDS.find((known) => known === kind) ?? 'card';
}

// The message that names a card.
export function cardName(card: string): string {
  if (card === 'hidden') return 'dr-hidden-card';
  return isHidden(card) ? `dr-${card}` : `dr-${cardKind(card)}-${card}`;
}

// Symbol of a card in the icon sprite. Backs of events show whose they are.
const BACKS: Record<string, string> = { event: 'hunter_back', omen: 'dracula_back', card: 'hidden' };
export function cardIcon(card: string): string {
  const kind = cardKind(card);
  if (isHidden(card)) return BACKS[kind] ?? kind;
  return kind === 'ticket' ? 'ticket' : card;
}

// The symbols of Dracula's combat cards that an item cancels.
export function symbolsOf(card: string): readonly Combat[] {
  const fact = factOf(card);
  return fact?.kind === 'item' ? fact.cancels : [];
}

export const sideOf = (card: string): 'hunters' | 'dracula' =>
  ['item', 'ticket', 'event'].includes(cardKind(card)) ? 'hunters' : 'dracula';
