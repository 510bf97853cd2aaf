// The tutorial of Raiders: the first turns in the village and a whole raid.
import type { Lesson, Situation } from '../../table/tutorial.ts';
import type { Tutorial } from '../contract.ts';
import { costOf } from './cards.ts';
import { asRaiders, playerOf } from './view.ts';

const BY_QUESTION: Record<string, Lesson> = {
  hire: { step: 'hire', about: ['hand'] },
  treasury: { step: 'treasury', about: ['hand'] },
  long_house: { step: 'long_house', about: ['prompt'] },
  reroll: { step: 'reroll', about: ['scene'] },
  set: { step: 'set', about: ['scene'] },
  sacrifice: { step: 'sacrifice', about: ['scene'] },
  limit: { step: 'limit', about: ['prompt'] },
};

// What the first raid, on a harbour, still lacks; and where in the village it is to be had, the best building first.
const CREW = 2;
const PROVISIONS = 2;
function wanted({ view, me }: Situation): string[] {
  const player = me === null ? undefined : playerOf(view, me);
  if (!player) return [];
  const older = asRaiders(view).options.cards === 'preprod';
  const crew = player.crew.length < CREW;
  const hand = player.hand ?? [];
  const payable = hand.some((card) => costOf(card, older) <= player.silver);
  const hire = crew && payable ? ['barracks'] : [];
  const pay = crew && !payable && hand.length > 0 ? ['silversmith', 'treasury'] : [];
  const draw = crew && hand.length === 0 ? ['gate_house'] : [];
  const eat = player.provisions < PROVISIONS ? ['mill'] : [];
  return [...hire, ...draw, ...pay, ...eat, 'silversmith', 'gate_house', 'mill'];
}

// Advice for a worker put down or taken: the first building wanted where that is allowed now.
function village(situation: Situation, verb: 'place' | 'take', step: string): Lesson {
  for (const building of wanted(situation)) {
    const advises = situation.legal.filter((action) => action.verb === verb && action.operands[0] === building);
    if (advises.length > 0) return { step, also: `go-${building}`, advises };
  }
  return { step, about: ['board'] };
}

// The lesson for the situation; null when the tutorial is over.
function lesson(situation: Situation): Lesson | null {
  const { view, me, kind, legal, done, read } = situation;
  const did = (event: string) => done.filter((e) => e.kind === event).length;
  // A raid is behind us, and the next turn has come.
  if (did('plundered') > 0 && (kind === 'turn' || view.phase === 'over')) {
    if (!read.has('raid-done')) return { step: 'raid-done', about: ['mine'], tells: true };
    return { step: 'end', last: true };
  }
  if (kind === '')
    return asRaiders(view).raid?.seat === me
      ? { step: 'raid-going', about: ['scene'] }
      : { step: 'waiting', about: ['log'] };
  if (kind === 'keep') {
    if (!read.has('intro')) return { step: 'intro', about: ['seats'], tells: true };
    return { step: 'keep', about: ['scene'] };
  }
  if (kind === 'visit')
    return { step: view.question?.building === 'town_hall' ? 'town_hall' : 'visit', about: ['prompt'] };
  if (kind === 'take') return village(situation, 'take', did('taken') === 0 ? 'take' : 'take-more');
  if (kind !== 'turn') return BY_QUESTION[kind] ?? { step: 'other', about: ['prompt'] };
  const raids = legal.filter((action) => action.verb === 'raid');
  if (raids.length > 0) return { step: 'raid', advises: raids };
  if (did('placed') === 0 && !read.has('workers')) return { step: 'workers', about: ['board'], tells: true };
  if (did('placed') > 0 && !read.has('needs')) return { step: 'needs', about: ['mine'], tells: true };
  return village(situation, 'place', did('placed') === 0 ? 'turn' : 'turn-more');
}

export const tutorial: Tutorial = {
  key: (step) => `rn-tutorial-${step}`,
  deeds: ['kept', 'placed', 'taken', 'hired', 'raided', 'plundered'],
  lesson,
};
