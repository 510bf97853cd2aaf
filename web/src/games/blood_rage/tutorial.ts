// The tutorial of Blood Rage: the first Age, guided.
import type { Action } from '../../table/picker.ts';
import type { Lesson } from '../../table/tutorial.ts';
import type { Tutorial } from '../contract.ts';
import { asBloodRage } from './view.ts';

interface FirstAge {
  age: number;
  kind: string;
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
export function lesson(situation: FirstAge): Lesson | null {
  const { age, kind, legal, played } = situation;
  if (age > 1) return played.includes('end') ? null : { step: 'end', last: true };
  if (kind === '') return { step: 'waiting' };
  if (kind === 'draft') {
    const kept = played.filter((v) => v === 'keep').length;
    return { step: kept === 0 ? 'draft' : 'draft-more' };
  }
  if (kind === 'action') return actionLesson(legal, played);
  return { step: BY_QUESTION[kind] ?? 'other' };
}

function actionLesson(legal: readonly Action[], played: readonly string[]): Lesson {
  const can = (verb: string) => legal.some((a) => a.verb === verb);
  const count = (verb: string) => played.filter((v) => v === verb).length;
  if (count('invade') === 0 && can('invade')) return { step: 'action' };
  if (count('invade') === 1 && can('invade')) return { step: 'invade' };
  if (count('quest') === 0 && can('quest')) return { step: 'quest' };
  if (count('upgrade') === 0 && can('upgrade')) return { step: 'upgrade' };
  if (count('pillage') === 0 && can('pillage')) return { step: 'pillage' };
  if (count('march') === 0 && can('march')) return { step: 'march' };
  if (count('pillage') === 1 && can('pillage')) return { step: 'doom' };
  return { step: 'pass' };
}

const VERBS: Record<string, string> = {
  kept: 'keep',
  invaded: 'invade',
  marched: 'march',
  upgraded: 'upgrade',
  quest_laid: 'quest',
  pillage_declared: 'pillage',
};

export const tutorial: Tutorial = {
  key: (step) => `br-tutorial-${step}`,
  deeds: Object.keys(VERBS),
  lesson: ({ view, kind, legal, done }) =>
    lesson({ age: asBloodRage(view).age, kind, legal, played: done.flatMap((e) => VERBS[e.kind] ?? []) }),
};
