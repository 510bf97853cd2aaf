// What each building of the village gives, as signs on its board: by the worker's colour, what is paid, what is got.
import { FACTS, type Facts } from '../../generated/raiders.ts';
import type { BuildingId, Colour } from './view.ts';

export interface Amount {
  n: number;
  // A symbol of the icon sprite.
  icon: string;
}

export interface Gain {
  // Only for workers of these colours; all if absent.
  by?: readonly Colour[];
  pay?: Amount;
  get: Amount;
}

type Building = Facts['buildings'][number];
type Act = Building['acts'][number];

const of = (n: number, icon: string): Amount => ({ n, icon });
const first = (amounts: Act['gains']): Amount | undefined => Object.entries(amounts).map(([what, n]) => of(n, what))[0];

function signs(act: Act, all: readonly Colour[]): Gain {
  const pay = act.discards > 0 ? of(act.discards, 'hand') : first(act.pays);
  const get = act.armour > 0 ? of(act.armour, 'armour') : (first(act.gains) ?? of(0, act.act));
  return { ...(act.by.length < all.length ? { by: act.by } : {}), ...(pay ? { pay } : {}), get };
}

// Actions that are no simple exchange.
const OTHERS: Partial<Record<BuildingId, Gain>> = {
  town_hall: { pay: of(1, 'hand'), get: of(0, 'play') },
  barracks: { pay: of(0, 'silver'), get: of(1, 'crew') },
  long_house: { get: of(0, 'tile') },
};

// Two lines at most on a building's board: where there is more, actions about the same thing stand together.
function lines({ key, colours, acts }: Building): Gain[][] {
  const other = OTHERS[key];
  const rows =
    acts.length > 2
      ? [...new Set(acts.map((a) => a.act))].map((what) => acts.filter((a) => a.act === what))
      : acts.map((a) => [a]);
  return [...rows.map((row) => row.map((act) => signs(act, colours))), ...(other ? [[other]] : [])];
}

export const GAINS = Object.fromEntries(FACTS.buildings.map((b) => [b.key, lines(b)])) as Record<BuildingId, Gain[][]>;

// What the action of a building about something gives, as printed.
export function printedGains(building: BuildingId, act: unknown): Act['gains'] {
  return FACTS.buildings.find((b) => b.key === building)?.acts.find((a) => a.act === act)?.gains ?? {};
}
