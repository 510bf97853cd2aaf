// Which things on the board a decision can be made by touching.
import type { Action, Picker } from '../../table/picker.ts';
import { asBloodRage, type BloodRageView, isShip } from './view.ts';
import type { View } from '../../protocol/types.ts';

// The place whose figures the question is about.
function scene(view: BloodRageView): string | null {
  const q = view.question;
  const place = q?.from ?? q?.place ?? view.dying?.where ?? view.battle?.where;
  return typeof place === 'string' ? place : null;
}

export const fjordOf = (view: BloodRageView, province: string): string | null =>
  view.fjords.find((f) => f.supports.some((place) => place === province))?.id ?? null;

// Legal actions made by touching one's own figure at a place: "elvagar warrior" → the action.
export function figureTargets(view: View, picker: Picker): Map<string, Action> {
  const v = asBloodRage(view);
  const targets = new Map<string, Action>();
  const put = (place: string | null | undefined, figure: string | undefined, action: Action) => {
    if (place && figure && !targets.has(`${place} ${figure}`)) targets.set(`${place} ${figure}`, action);
  };
  for (const action of picker.fitting) {
    const [a, b] = action.operands;
    if (action.verb === 'join') put(a, b, action);
    else if (action.verb === 'sacrifice') put(b, a, action);
    else if (['move', 'spare', 'protect'].includes(action.verb) && a) {
      const place = scene(v);
      put(place && isShip(a) && action.verb !== 'move' ? fjordOf(v, place) : place, a, action);
    } else if (action.verb === 'retreat') put(scene(v), 'volur_witch', action);
  }
  return targets;
}

// Places to light up: those that the decision still needs.
export function placeTargets(picker: Picker): Set<string> {
  return picker.lit('place');
}
