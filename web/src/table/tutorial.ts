// The tutorial's thread: which advice fits what is asked now. It holds no state that the game must wait for: every step
// follows from the question and from what was done, so it cannot hang whatever is played.
import type { Action } from './picker.ts';

export interface Lesson {
  step: string; // key of the tutorial's texts, without "tutorial-"
  // What to point at: verbs of the prompt bar.
  point: string[];
}

export interface TutorialState {
  seen: readonly string[];
  done: boolean;
}

export const FIRST: TutorialState = { seen: [], done: false };

interface Situation {
  age: number;
  kind: string; // of the question, '' when others decide
  legal: readonly Action[];
  // Verbs that this person has played so far, in order.
  played: readonly string[];
}

const BY_QUESTION: Record<string, string> = {
  join: 'join',
  battle_card: 'battle',
  late: 'battle',
  discard: 'discard',
  stat: 'stat',
};

// The lesson for the situation; null when the tutorial is over.
export function lesson(situation: Situation): Lesson | null {
  const { age, kind, legal, played } = situation;
  if (age > 1) return played.includes('end') ? null : { step: 'end', point: [] };
  if (kind === '') return { step: 'waiting', point: [] };
  if (kind === 'draft') {
    const kept = played.filter((v) => v === 'keep').length;
    return { step: kept === 0 ? 'draft' : 'draft-more', point: [] };
  }
  if (kind === 'action') return actionLesson(legal, played);
  return { step: BY_QUESTION[kind] ?? 'other', point: [] };
}

function actionLesson(legal: readonly Action[], played: readonly string[]): Lesson {
  const can = (verb: string) => legal.some((a) => a.verb === verb);
  const count = (verb: string) => played.filter((v) => v === verb).length;
  if (count('invade') === 0 && can('invade')) return { step: 'action', point: ['invade'] };
  if (count('invade') === 1 && can('invade')) return { step: 'invade', point: ['invade'] };
  if (count('quest') === 0 && can('quest')) return { step: 'quest', point: ['quest'] };
  if (count('upgrade') === 0 && can('upgrade')) return { step: 'upgrade', point: ['upgrade'] };
  if (count('pillage') === 0 && can('pillage')) return { step: 'pillage', point: ['pillage'] };
  if (count('march') === 0 && can('march')) return { step: 'march', point: ['march'] };
  if (count('pillage') === 1 && can('pillage')) return { step: 'doom', point: ['pillage'] };
  return { step: 'pass', point: [] };
}
