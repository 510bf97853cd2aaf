// The names of Raiders as arguments of sentences.
import { counted, type FluentList, type FluentName, list, name } from '../../i18n/fluent.ts';
import { type Price, SEATS, type TokenSet } from './view.ts';

export const building = (id: unknown): FluentName => name('rn', 'building', String(id));
export const settlement = (id: unknown): FluentName => name('rn', 'settlement', String(id));
export const card = (id: unknown): FluentName =>
  name('rn', 'card', typeof id === 'string' && id !== '' ? id : 'hidden');
export const resource = (id: unknown): FluentName => name('rn', 'resource', String(id));
export const colour = (id: unknown): FluentName => name('rn', 'colour', typeof id === 'string' ? id : 'none');
export const ship = (seat: unknown): FluentName => name('rn', 'ship', SEATS[Number(seat)] ?? 'red');
// So many tokens of a kind: "2 provisions".
export const some = (what: unknown, n: unknown): FluentName => counted('rn', 'resource', String(what), Number(n));

// "2 gold and 1 livestock"; what there is none of is left out.
export function goods(amounts: Partial<TokenSet> | Partial<Price> | Record<string, number>): FluentList {
  return list(Object.entries(amounts).flatMap(([what, n]) => (n > 0 ? [some(what, n)] : [])));
}
export const cards = (keys: readonly string[]): FluentList => list(keys.map(card));
