// The printed facts of the cards.
import { FACTS } from '../../generated/blood_rage.ts';
import type { View } from '../../protocol/types.ts';
import { asBloodRage, type Card } from './view.ts';

export type CardFact = (typeof FACTS.cards)[number];
export type CardFamily = 'battle' | 'quest' | 'upgrade';

const table = new Map<string, CardFact>(FACTS.cards.map((card) => [card.key, card]));

export function cardFact(key: string): CardFact | null {
  return table.get(key) ?? null;
}

// As printed ("2", "2*", "+X"), or as the options of that table have it.
export function valueOf(key: string, view: View | null): string {
  const printed = cardFact(key)?.value ?? '';
  const changed = view && asBloodRage(view).values[key as Card];
  return typeof changed === 'number' ? printed.replace(/\d+/, String(changed)) : printed;
}

export function familyOf(key: string): CardFamily {
  const kind = cardFact(key)?.kind;
  return kind === 'battle' || kind === 'quest' ? kind : 'upgrade';
}

export const godOf = (key: string): CardFact['god'] => cardFact(key)?.god ?? null;

// The same card printed in several Ages (tyrs_crush_2, q3_alfheim) has one picture and one text.
export function baseOf(key: string): string {
  return key.replace(/^q[123]_/, 'q_').replace(/_[23]$/, '');
}

// Symbol of the card's picture in the icon sprite.
export function cardIcon(key: string): string {
  return key === 'hidden' ? 'clan' : baseOf(key);
}
