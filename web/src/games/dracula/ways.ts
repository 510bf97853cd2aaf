// How the places that can be chosen now are reached, as the legal actions and what the engine tells of them say.
import type { Place } from '../../generated/dracula.ts';
import type { View } from '../../protocol/types.ts';
import type { Picker } from '../../table/picker.ts';
import { asDracula, tellsOf } from './view.ts';

export type Way = 'road' | 'rail' | 'sea';
export const WAYS: readonly Way[] = ['road', 'rail', 'sea'];

const BY_VERB: Record<string, Way> = { road: 'road', ride: 'rail', sail: 'sea' };
const TICKETS = ['rail', 'carriage'];

// A place reached by rail is chosen only after the ticket; it is shown before.
export function waysOf(picker: Picker): Map<Place, Set<Way>> {
  const ways = new Map<Place, Set<Way>>();
  const add = (place: Place, way: Way) => ways.set(place, (ways.get(place) ?? new Set()).add(way));
  for (const action of picker.fitting) {
    const way = BY_VERB[action.verb];
    if (way) add(action.operands[0] as Place, way);
    if (TICKETS.includes(action.verb)) for (const place of tellsOf(action).reach ?? []) add(place, 'rail');
  }
  return ways;
}

// The hunters who can come to a place with their next turn, by seat.
export function threats(view: View): Map<Place, number[]> {
  const at = new Map<Place, number[]>();
  for (const { seat, at: here, reach } of asDracula(view).hunters) {
    const places = new Set([...(here ? [here] : []), ...reach.road, ...reach.rail, ...reach.sea]);
    for (const place of places) at.set(place, [...(at.get(place) ?? []), seat]);
  }
  return at;
}
