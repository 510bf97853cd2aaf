// The view of Blood Rage: its types are the engine's own, made from its schema.
import {
  type BloodRageTells,
  type BloodRageView,
  type ClanView,
  FACTS,
  type ProvinceView,
} from '../../generated/blood_rage.ts';
import type { View } from '../../protocol/types.ts';
import type { Action } from '../../table/picker.ts';

export type * from '../../generated/blood_rage.ts';

export const asBloodRage = (view: View): BloodRageView => view as BloodRageView;
export const tellsOf = (action: Action): BloodRageTells => action.tells;
export const clanOf = (view: View, seat: number): ClanView | undefined => asBloodRage(view).clans[seat];
export const provinceOf = (view: View, id: string): ProvinceView | undefined =>
  asBloodRage(view).provinces.find((p) => p.id === id);
export const figuresIn = (province: ProvinceView): number => province.figures.reduce((sum, f) => sum + f.count, 0);

const SHIPS: readonly string[] = FACTS.figures.filter((f) => f.ship).map((f) => f.key);
export const isShip = (figure: string): boolean => SHIPS.includes(figure);
