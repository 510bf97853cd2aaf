// What an adviser says of a decision: what it would do, the main alternatives with their chances, and what can be read
// from those numbers. Nothing more is known of its reasons, so nothing more is said.
import type { Hint } from '../protocol/types.ts';
import { type Action, parseAction } from './picker.ts';

export interface Advised {
  action: Action;
  // To win, by what the seat knows; null where the adviser goes by the worth of cards alone.
  chance: number | null;
}

// clear: the first is better by far; better: by a little; near: the first two are nearly equal, others are not; equal:
// so are all that were looked at; little: and there is nothing else to choose. worth: of cards, so that no chances are
// compared; single: nothing else was looked at.
export type Verdict = 'clear' | 'better' | 'near' | 'equal' | 'little' | 'worth' | 'single';

export interface Advice {
  // What it would do, then up to three others, best first.
  options: readonly Advised[];
  verdict: Verdict;
  // By how much the first is better than the second.
  ahead: number;
}

const OTHERS = 3;
// Chances that differ by less are equal as far as anybody can tell; by more than this one need not think twice.
const EQUAL = 0.02;
const CLEAR = 0.08;

// Expects all that can be decided: the adviser's choices are among them.
export function adviceOf(hint: Hint, all: readonly Action[]): Advice {
  const rows = hint.alternatives ?? [];
  const known = typeof hint.chance === 'number';
  const chanceOf = (value: number | null | undefined) => (known && typeof value === 'number' ? value : null);
  const best = rows.find(({ action }) => action === hint.action);
  const others = rows.filter(({ action }) => action !== hint.action);
  const options = [
    { action: actionOf(hint.action, all), chance: chanceOf(best?.value ?? hint.chance) },
    ...others.slice(0, OTHERS).map(({ action, value }) => ({ action: actionOf(action, all), chance: chanceOf(value) })),
  ];
  const first = options[0]?.chance ?? 0;
  const values = others.map(({ value }) => value);
  return {
    options,
    verdict: known ? verdictOf(first, values, all.length) : 'worth',
    ahead: first - Math.max(...values.slice(0, 1), 0),
  };
}

// The choice as it can be made here: with what it costs, and where two decisions are one, by what is sent first.
function actionOf(text: string, all: readonly Action[]): Action {
  return all.find((a) => a.text === text) ?? all.find((a) => a.sends === text) ?? parseAction(text);
}

function verdictOf(first: number, others: readonly number[], choices: number): Verdict {
  const [second] = others;
  if (second === undefined) return 'single';
  if (first - second >= CLEAR) return 'clear';
  if (first - second >= EQUAL) return 'better';
  if (first - Math.min(...others) >= EQUAL) return 'near';
  return others.length + 1 >= choices ? 'little' : 'equal';
}
