// The printed facts of the cards, taken from RULES.md when the client is built (scripts/build-rules.mjs).
import facts from '../../generated/blood_rage_facts.json';

export type CardKind = 'monster' | 'leader' | 'warrior' | 'ship' | 'clan' | 'quest' | 'battle';
export type CardFamily = 'battle' | 'quest' | 'upgrade';
export type God = 'odin' | 'thor' | 'loki' | 'frigga' | 'heimdall' | 'tyr' | null;

export interface CardFact {
  key: string;
  kind: CardKind;
  age: number;
  // As printed: "2", "2*", "+X", "+0".
  value: string;
  // Players it needs, one entry a copy: 2 (always), 3 or 4.
  copies: number[];
  // Can be added after the reveal (white disc).
  late: boolean;
}

const table = new Map((facts.cards as CardFact[]).map((card) => [card.key, card]));
export const ALL_CARDS: readonly CardFact[] = [...table.values()];

export function cardFact(key: string): CardFact | null {
  return table.get(key) ?? null;
}

export function familyOf(key: string): CardFamily {
  const kind = cardFact(key)?.kind;
  return kind === 'battle' || kind === 'quest' ? kind : 'upgrade';
}

export function godOf(key: string): God {
  const god = /^(odin|thor|loki|frigga|heimdall|tyr)s_/.exec(key)?.[1];
  return (god as God | undefined) ?? null;
}

// The same card printed in several Ages (tyrs_crush_2, q3_alfheim) has one picture and one text.
export function baseOf(key: string): string {
  return key.replace(/^q[123]_/, 'q_').replace(/_[23]$/, '');
}

// Symbol of the card's picture in the icon sprite.
export function cardIcon(key: string): string {
  return key === 'hidden' ? 'clan' : baseOf(key);
}
