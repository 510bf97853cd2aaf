// The names of Dracula as arguments of sentences.
import { counted, type FluentList, type FluentName, list, name } from '../../i18n/fluent.ts';
import { cardKind } from './cards.ts';
import { roleOf } from './view.ts';

export const place = (id: unknown): FluentName => name('dr', 'place', String(id));
export const region = (id: unknown): FluentName => name('dr', 'region', String(id));
export const spot = (id: unknown): FluentName => name('dr', 'spot', String(id));
export const line = (id: unknown): FluentName => name('dr', 'line', String(id));
export const weekday = (id: unknown): FluentName => name('dr', 'weekday', String(id));
// A seat is called by its role.
export const role = (seat: unknown): FluentName => name('dr', 'role', roleOf(Number(seat)));
// A card of any kind.
export const card = (id: unknown): FluentName => name('dr', cardKind(String(id)), String(id));

export const cards = (keys: readonly string[]): FluentList => list(keys.map(card));
export const places = (ids: readonly string[]): FluentList => list(ids.map(place));
export const roles = (seats: readonly number[]): FluentList => list(seats.map(role));

// What an action does, in one word or with its number: "deadly", "2 damage".
export const tell = (what: string): FluentName => name('dr', 'tell', what);
export const tellNumber = (what: string, n: number): FluentName => counted('dr', 'tell', what, n);
