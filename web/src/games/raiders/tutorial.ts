// The tutorial of Raiders: a first turn in the village and a first raid. Every step follows from the question and from
// what was done, so it cannot hang whatever is played.
import type { Lesson, Situation } from '../../table/tutorial.ts';
import type { Tutorial } from '../contract.ts';
import { asRaiders, playerOf } from './view.ts';

const BY_QUESTION: Record<string, string> = {
  keep: 'keep',
  take: 'take',
  hire: 'hire',
  treasury: 'treasury',
  long_house: 'long_house',
  reroll: 'reroll',
  set: 'set',
  sacrifice: 'sacrifice',
  limit: 'limit',
};

// The lesson for the situation; null when the tutorial is over.
function lesson({ view, me, kind, legal, done }: Situation): Lesson | null {
  const did = (event: string) => done.filter((e) => e.kind === event).length;
  const player = me === null ? undefined : playerOf(view, me);
  // A raid is behind us, and the next turn has come.
  if (did('plundered') > 0 && (kind === 'turn' || view.phase === 'over')) return { step: 'end', last: true };
  if (kind === '') return { step: asRaiders(view).raid?.seat === me ? 'raid-going' : 'waiting' };
  if (kind === 'visit') return { step: view.question?.building === 'town_hall' ? 'town_hall' : 'visit' };
  if (kind !== 'turn') return { step: BY_QUESTION[kind] ?? 'other' };
  if (legal.some((a) => a.verb === 'raid')) return { step: 'raid' };
  if (did('placed') === 0) return { step: 'turn' };
  if ((player?.crew.length ?? 0) < 2) return { step: 'more-crew' };
  return { step: (player?.provisions ?? 0) < 2 ? 'more-provisions' : 'turn-more' };
}

export const tutorial: Tutorial = {
  key: (step) => `rn-tutorial-${step}`,
  deeds: ['kept', 'placed', 'taken', 'hired', 'raided', 'plundered'],
  lesson,
};
