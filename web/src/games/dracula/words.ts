// The sentences of a decision: prompts and whom one waits for. Keys only; the words are in locales/*/dracula.ftl.
import { name } from '../../i18n/fluent.ts';
import type { View } from '../../protocol/types.ts';
import type { Picker } from '../../table/picker.ts';
import type { Line } from '../contract.ts';
import { card, place, role, roles, spot } from './names.ts';
import { asDracula, DRACULA, lurkerOf } from './view.ts';

type Args = NonNullable<Line['args']>;

// An encounter on the board by its number.
export function lurker(view: View, number: unknown) {
  const encounter = lurkerOf(view, Number(number))?.encounter;
  return encounter ? card(encounter) : name('dr', 'encounter', 'hidden');
}

// The question's own details as arguments of its sentence.
function details(view: View): Args {
  const v = asDracula(view);
  const args: Args = { phase: v.phase };
  if (v.combat) args.round = v.combat.round;
  for (const [key, value] of Object.entries(v.question ?? {})) {
    if (key === 'kind' || value === null) continue;
    if (['hunter', 'with', 'victim'].includes(key)) args[key] = role(value);
    else if (['ticket', 'event', 'omen', 'encounter'].includes(key)) args[key] = card(value);
    else if (key === 'city') args.place = place(value);
    else if (key === 'spot') args.spot = spot(value);
    else if (key === 'lurker') args.encounter ??= lurker(view, value);
    else if (typeof value === 'number') args[key] = value;
  }
  return args;
}

// Kinds of action that ask for more when they have been chosen.
const CHOSEN: Record<string, readonly string[]> = {
  action: ['road', 'rail', 'carriage', 'sail', 'trade', 'trade_events', 'play'],
  move: ['go', 'wolf', 'misdirect', 'clear'],
};

export function prompt(view: View, me: number, picker: Picker): Line {
  const kind = view.question?.kind ?? 'none';
  const args = details(view);
  const verb = picker.touches.length > 0 ? (picker.verb ?? '') : '';
  if (CHOSEN[kind]?.includes(verb)) return { key: `dr-ask-${kind}-${verb}`, args };
  return { key: `dr-ask-${kind}${variant(view, me, picker)}`, args };
}

// What a question speaks of only where it can be done.
const FURTHER: Record<string, readonly string[]> = {
  move: ['hide', 'feed', 'dark_call', 'wolf', 'misdirect'],
  wax: ['analysis'],
};

// Where one question is asked in two ways.
function variant(view: View, me: number, picker: Picker): string {
  const { kind = '', amount } = asDracula(view).question ?? {};
  if (kind === 'ride' && me === DRACULA) return '-tip';
  if (kind === 'save' && !amount) return '-bite';
  const further = FURTHER[kind];
  return further && !picker.all.some((action) => further.includes(action.verb)) ? '-plain' : '';
}

export function waiting(view: View, seats: number[]): Line {
  const kind = view.question?.kind ?? 'none';
  const [first] = seats;
  if (first === undefined) return { key: kind === 'none' ? 'dr-wait-none' : 'dr-wait-nature' };
  if (kind === 'fight' && seats.length > 1) return { key: 'dr-wait-fight-many', args: { hunters: roles(seats) } };
  return { key: `dr-wait-${kind}`, args: { ...details(view), who: role(first) } };
}
