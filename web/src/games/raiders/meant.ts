// Whoever puts a worker into a house, or takes one out, means to use it: where there is only one way to do so it is
// done at once, and leaving it stands beside it.
import type { View } from '../../protocol/types.ts';
import type { Action } from '../../table/picker.ts';
import { tellsOf } from './view.ts';

// In these it must be chosen further: a card, somebody to hire, an offering.
export const WORKSHOPS = ['town_hall', 'barracks', 'long_house'];

export function meant(action: Action): Action[] {
  const [house = ''] = action.operands;
  if (!['place', 'take', 'copy'].includes(action.verb) || WORKSHOPS.includes(house)) return [action];
  const [only, another] = tellsOf(action).acts ?? [];
  if (!only || another) return [action];
  const act = `act ${only.act}`;
  const used = { ...action, then: [act, 'skip'] };
  if (action.verb === 'copy') return [used];
  const verb = `${action.verb}_only`;
  // Where the crew's bonus can be declined, leaving the action is still leaving all of it.
  const then = ['skip', act, `act_plain ${only.act}`];
  return [used, { ...action, verb, text: `${verb} ${house}`, sends: action.text, then, beside: true }];
}

export function goesAlong(view: View, legal: readonly string[]): boolean {
  const acts = legal.filter((text) => text !== 'skip');
  return view.question?.kind === 'visit' && acts.length === 1 && acts.every((text) => text.startsWith('act '));
}
