// The tutorial of Blood Rage: the first Age, guided, from the first card to the dead who come home.
import type { Action } from '../../table/picker.ts';
import type { Lesson, Situation } from '../../table/tutorial.ts';
import type { Tutorial } from '../contract.ts';
import { asBloodRage, type BloodRageView } from './view.ts';

const BY_QUESTION: Record<string, Lesson> = {
  join: { step: 'join', about: ['board'] },
  battle_card: { step: 'battle', about: ['scene'] },
  late: { step: 'battle', about: ['scene'] },
  discard: { step: 'discard', about: ['hand'] },
  stat: { step: 'stat', about: ['mine'] },
};
// What happens by itself when everybody is done.
const BY_PHASE: Record<string, Lesson> = {
  quests: { step: 'quests', about: ['log'] },
  ragnarok: { step: 'ragnarok', about: ['board'] },
};

// The lesson for the situation; null when the tutorial is over.
function lesson(situation: Situation): Lesson | null {
  const { view, kind, done, read } = situation;
  const v = asBloodRage(view);
  const kept = done.filter((e) => e.kind === 'kept').length;
  if (v.age > 1) {
    if (!read.has('ragnarok-done')) return { step: 'ragnarok-done', about: ['tray', 'track'], tells: true };
    return { step: 'end', last: true };
  }
  if (kind === '') return BY_PHASE[v.phase] ?? { step: 'waiting', about: ['log'] };
  if (kind === 'draft') {
    if (kept === 0 && !read.has('intro')) return { step: 'intro', about: ['seats'], tells: true };
    return { step: kept === 0 ? 'draft' : 'draft-more', about: ['scene'] };
  }
  if (kind === 'action') return actionLesson(situation, v);
  return BY_QUESTION[kind] ?? { step: 'other', about: ['prompt'] };
}

// One thing after another, each only while it can be done.
function actionLesson({ me, legal, done, read }: Situation, v: BloodRageView): Lesson {
  const did = (event: string) => done.filter((e) => e.kind === event).length;
  const can = (verb: string, wanted: (operands: string[]) => boolean = () => true) =>
    legal.filter((action) => action.verb === verb && wanted(action.operands));
  if (did('invaded') === 0 && !read.has('map')) return { step: 'map', about: ['board'], tells: true };
  if (did('invaded') === 0 && !read.has('rage')) return { step: 'rage', about: ['mine'], tells: true };
  const own = v.provinces.filter((p) => p.figures.some((f) => f.seat === me)).map((p) => p.id as string);
  const strongest = v.provinces.filter((p) => {
    const mine = p.strength[me ?? -1] ?? 0;
    return mine > 0 && p.strength.every((other, seat) => seat === me || other < mine);
  });
  const steps: [string, boolean, Action[]][] = [
    ['action', did('invaded') === 0, can('invade', ([figure]) => figure === 'leader')],
    ['action-any', did('invaded') === 0, can('invade')],
    [
      'invade',
      did('invaded') === 1,
      can('invade', ([figure, place]) => figure === 'warrior' && own.includes(place ?? '')),
    ],
    ['quest', did('quest_laid') === 0, can('quest')],
    ['upgrade', did('upgraded') === 0, can('upgrade')],
    ['pillage', did('pillage_declared') === 0, can('pillage', ([place]) => strongest.some((p) => p.id === place))],
    ['march', did('marched') === 0, can('march')],
  ];
  const next = steps.find(([, due, actions]) => due && actions.length > 0);
  if (next) return { step: next[0], advises: next[2] };
  const doomed = v.provinces.find((p) => p.doomed_in_age === v.age && !p.destroyed);
  if (doomed && !read.has('doom')) return { step: 'doom', about: [`place ${doomed.id}`], tells: true };
  return { step: 'pass', about: ['prompt'] };
}

export const tutorial: Tutorial = {
  key: (step) => `br-tutorial-${step}`,
  deeds: ['kept', 'invaded', 'marched', 'upgraded', 'quest_laid', 'pillage_declared'],
  lesson,
};
