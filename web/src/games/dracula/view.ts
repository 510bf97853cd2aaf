// The view of Fury of Dracula: its types are the engine's own, made from its schema.
import {
  type DraculaTells,
  type DraculaView,
  FACTS,
  type HunterView,
  type LurkerView,
  type Place,
  type SpaceView,
} from '../../generated/dracula.ts';
import type { View } from '../../protocol/types.ts';
import type { Action } from '../../table/picker.ts';

export type * from '../../generated/dracula.ts';

export const asDracula = (view: View): DraculaView => view as DraculaView;
export const tellsOf = (action: Action): DraculaTells => action.tells;

export const DRACULA = 0;
// The roles by seat.
export const ROLES = ['dracula', ...FACTS.hunters.map((hunter) => hunter.key)] as const;
export const roleOf = (seat: number): (typeof ROLES)[number] => ROLES[seat] ?? 'dracula';

export const hunterOf = (view: View, seat: number): HunterView | undefined =>
  asDracula(view).hunters.find((hunter) => hunter.seat === seat);
export const healthLeft = ({ health, damage }: { health: number; damage: number }): number =>
  Math.max(0, health - damage);

// All spaces of the trail and the lairs, and the hideout that is just leaving the trail.
export function spacesOf(view: View): SpaceView[] {
  const { trail, lairs, leaving } = asDracula(view);
  return [...trail, ...lairs, ...(leaving ? [leaving] : [])];
}
export const spaceOf = (view: View, spot: string): SpaceView | undefined =>
  spacesOf(view).find((space) => space.spot === spot);
export const lurkerOf = (view: View, number: number): LurkerView | undefined =>
  spacesOf(view)
    .flatMap((space) => space.encounters)
    .find((lurker) => lurker.number === number);

export type PlaceFact = (typeof FACTS.places)[number];
const places = new Map<string, PlaceFact>(FACTS.places.map((place) => [place.key, place]));
export const placeFact = (place: Place): PlaceFact | undefined => places.get(place);

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
// The time track counts days and nights.
export const weekdayOf = (time: number): (typeof WEEKDAYS)[number] =>
  WEEKDAYS[Math.floor(time / 2) % WEEKDAYS.length] ?? 'monday';
