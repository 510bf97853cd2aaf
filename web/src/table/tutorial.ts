// What a tutorial goes by. It holds no state that the game must wait for: every step follows from the question and from
// what was done, so it cannot hang whatever is played.
import type { GameEvent, View } from '../protocol/types.ts';
import type { Action } from './picker.ts';

export interface Lesson {
  step: string; // the game's tutorial knows its message
  // The farewell: after it the tutorial is over.
  last?: boolean;
}

export interface Situation {
  view: View;
  me: number | null;
  kind: string; // of the question, '' when others decide
  legal: readonly Action[];
  // What this person did so far, in order; known after a reload too.
  done: readonly GameEvent[];
}
