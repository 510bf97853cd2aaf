// What a tutorial goes by. It holds no state that the game must wait for: every step follows from the question, from
// what was done and from what was read, so it cannot hang whatever is played.
import type { GameEvent, View } from '../protocol/types.ts';
import { type Action, type Grammar, kindsOf, type Picker } from './picker.ts';

// Parts of the table that every game has, and things of the game as boards and hands mark them ("place gimle").
export const PARTS = ['board', 'scene', 'hand', 'prompt', 'seats', 'mine', 'track', 'tray', 'flank', 'log'] as const;
export type Part = (typeof PARTS)[number];
export type Spot = Part | `${string} ${string}`;

export interface Lesson {
  step: string; // the game's tutorial knows its message
  // A second message: the advice that follows from the first.
  also?: string;
  // What it speaks of, to be lit on the screen.
  about?: readonly Spot[];
  // What it advises: some of the legal actions. What is to be touched next for them is lit too.
  advises?: readonly Action[];
  // Nothing to do, only something to know: it stays until it was read.
  tells?: boolean;
  // The farewell, with three things to try: after it the tutorial is over.
  last?: boolean;
}

export interface Situation {
  view: View;
  me: number | null;
  kind: string; // of the question, '' when others decide
  legal: readonly Action[];
  // What this person did so far, in order; known after a reload too.
  done: readonly GameEvent[];
  // Steps that only tell something, and were read.
  read: ReadonlySet<string>;
}

// More than so many things of a kind point nowhere; a board with many of them is lit as a whole.
const MOST = 4;

// What is to be lit for a lesson, given what was touched so far: the verb and the things to be touched next.
export function spotsOf({ about = [], advises = [] }: Lesson, picker: Picker, grammar: Grammar): Spot[] {
  const texts = new Set(advises.map((action) => action.text));
  const fitting = picker.fitting.filter((action) => texts.has(action.text));
  const things = new Map<string, Set<Spot>>();
  const light = (kind: string, value: string) =>
    things.set(kind, (things.get(kind) ?? new Set<Spot>()).add(`${kind} ${value}`));
  for (const action of fitting) {
    const kinds = kindsOf(grammar, action.verb);
    if (picker.touches.length === 0) light('verb', action.verb);
    action.operands.forEach((value, i) => {
      const kind = kinds[i] ?? '';
      if (picker.lit(kind).has(value)) light(kind, value);
    });
  }
  const few = [...things.values()].filter((spots) => spots.size <= MOST).flatMap((spots) => [...spots]);
  return [...about, ...(few.length === 0 && fitting.length > 0 ? ['board' as const] : few)];
}
