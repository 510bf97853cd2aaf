// The view of Raiders of the North Sea: its types are the engine's own, made from its schema.
import {
  type Building,
  type BuildingView,
  FACTS,
  type PlayerView,
  type RaidersTells,
  type RaidersView,
  type Settlement,
  type SettlementView,
  type TokenSet,
  type Type,
} from '../../generated/raiders.ts';
import type { View } from '../../protocol/types.ts';
import type { Action } from '../../table/picker.ts';

export type * from '../../generated/raiders.ts';
// Where a component has the same name.
export type BuildingId = Building;
export type SettlementId = Settlement;
export type SettlementType = Type;

export const asRaiders = (view: View): RaidersView => view as RaidersView;
export const tellsOf = (action: Action): RaidersTells => action.tells;
// Is it played with the older printing of some cards (V1 to V4)?
export const isOlder = (view: View): boolean => asRaiders(view).options.cards === 'preprod';
export const playerOf = (view: View, seat: number): PlayerView | undefined => asRaiders(view).players[seat];
export const buildingOf = (view: View, id: string): BuildingView | undefined =>
  asRaiders(view).village.find((b) => b.building === id);
export const settlementOf = (view: View, id: string): SettlementView | undefined =>
  asRaiders(view).settlements.find((s) => s.id === id);
export const crewStrength = (player: PlayerView): number => player.crew.reduce((sum, c) => sum + c.strength, 0);

export const SEATS = ['red', 'blue', 'yellow', 'green'] as const; // the ships by seat
export const MOST_CREW = FACTS.limits.crew;

// A set is named by one letter a token: "gglv" is two gold, livestock, a valkyrie.
export function setOf(letters: string): TokenSet {
  const set: TokenSet = { gold: 0, iron: 0, livestock: 0, valkyrie: 0 };
  for (const letter of letters) {
    if (letter === 'g') set.gold += 1;
    else if (letter === 'i') set.iron += 1;
    else if (letter === 'l') set.livestock += 1;
    else if (letter === 'v') set.valkyrie += 1;
  }
  return set;
}

// A raid space is named by its settlement and its number: "m1_2".
export function spaceOf(space: string): { settlement: string; number: number } {
  const [settlement = '', number = '0'] = space.split('_');
  return { settlement, number: Number(number) };
}
