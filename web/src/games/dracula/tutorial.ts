// The tutorial of Dracula: a first evening on either side. Every step follows from the question and from what was done,
// so it cannot hang whatever is played.
import type { Lesson, Situation, Spot } from '../../table/tutorial.ts';
import type { Tutorial } from '../contract.ts';
import { asDracula, DRACULA } from './view.ts';

// How often this person did something, and whether something can be done now.
interface Course {
  did: (...events: string[]) => number;
  can: (verb: string) => boolean;
}

// What each step speaks of. Those that advise something to do have it from the legal actions.
const ABOUT: Record<string, readonly Spot[]> = {
  other: ['prompt'],
  'hunter-start': ['board'],
  'hunter-belief': ['board'],
  'hunter-trail': ['flank'],
  'hunter-seen': ['board'],
  'hunter-night': ['prompt'],
  'hunter-cards': ['hand'],
  'hunter-encounter': ['scene'],
  'hunter-fight': ['scene'],
  'hunter-fight-more': ['scene'],
  'hunter-waiting': ['flank'],
  'hunter-waiting-dracula': ['flank'],
  'count-settle': ['board'],
  'count-move': ['board'],
  'count-move-more': ['board'],
  'count-move-seen': ['board'],
  'count-lay': ['prompt'],
  'count-lay-more': ['prompt'],
  'count-leaving': ['flank'],
  'count-ambush': ['scene'],
  'count-events': ['hand'],
  'count-answer': ['hand'],
  'count-engage': ['scene'],
  'count-fight': ['scene'],
  'count-fight-more': ['scene'],
  'count-bat': ['board'],
  'count-waiting': ['flank'],
  'count-waiting-seen': ['board'],
};
const ADVISED: Record<string, string> = {
  'hunter-move': 'road',
  'hunter-search': 'search',
  'hunter-supply': 'supply',
  'hunter-ticket': 'reserve',
  'hunter-rail': 'rail',
};

// The lesson for the situation; null when the tutorial is over.
function lesson(situation: Situation): Lesson | null {
  const { legal, done, read } = situation;
  if (done.length === 0 && situation.kind !== '' && !read.has('intro'))
    return { step: 'intro', about: ['board'], tells: true };
  const found = lessonOf(situation);
  const verb = ADVISED[found.step];
  return verb
    ? { ...found, advises: legal.filter((action) => action.verb === verb) }
    : { ...found, about: ABOUT[found.step] ?? [] };
}

function lessonOf(situation: Situation): Lesson {
  const { me, legal, done } = situation;
  const course: Course = {
    did: (...events) => done.filter((e) => events.includes(e.kind)).length,
    can: (verb) => legal.some((action) => action.verb === verb),
  };
  return me === DRACULA ? countLesson(situation, course) : hunterLesson(situation, course);
}

// Enough has been seen after a fight, or after the first week.
const hasSeenEnough = ({ view }: Situation, fights: number): boolean => fights > 0 || asDracula(view).despair > 0;

const HUNTER_QUESTIONS: Record<string, string> = {
  start: 'start',
  window: 'cards',
  luck: 'cards',
  received: 'cards',
  ally: 'cards',
  limit_item: 'cards',
  limit_event: 'cards',
  limit_ticket: 'cards',
  ready: 'cards',
  ward: 'encounter',
  hounds: 'encounter',
  match: 'encounter',
  join: 'encounter',
  stay_delayed: 'encounter',
  show: 'encounter',
  spy: 'encounter',
  mob: 'encounter',
  wolves: 'encounter',
};

function hunterLesson(situation: Situation, { did, can }: Course): Lesson {
  const { view, kind } = situation;
  const fights = did('card_chosen');
  const step = (name: string): Lesson => ({ step: `hunter-${name}` });
  if (view.phase === 'over' || (kind === 'action' && hasSeenEnough(situation, fights)))
    return { ...step('end'), last: true };
  if (kind === '') return step(view.phase === 'dracula' ? 'waiting-dracula' : 'waiting');
  if (kind === 'fight') return step(fights === 0 ? 'fight' : 'fight-more');
  const known = kind === 'action' ? actionStep(situation, { did, can }) : HUNTER_QUESTIONS[kind];
  return known ? step(known) : { step: 'other' };
}

function actionStep({ view }: Situation, { did, can }: Course): string | null {
  const { dracula, trail } = asDracula(view);
  if (can('search')) return 'search';
  if (can('road')) {
    if (did('moved') === 0) return 'move';
    if (dracula.revealed) return 'seen';
    if (trail.some((space) => space.up)) return 'trail';
  }
  if (can('supply') && did('item_drawn', 'event_drawn') === 0) return 'supply';
  if (can('reserve') && did('ticket_drawn') === 0) return 'ticket';
  if (can('rail') && did('ticket_spent') === 0) return 'rail';
  if (view.phase === 'night') return 'night';
  return can('road') || can('sail') ? 'belief' : null;
}

const COUNT_QUESTIONS: Record<string, string> = {
  settle: 'settle',
  leaving: 'leaving',
  ambush: 'ambush',
  order: 'ambush',
  omen: 'events',
  phase: 'events',
  scheme: 'events',
  limit_omen: 'events',
  tip: 'answer',
  horses: 'answer',
  customs: 'answer',
  press: 'answer',
  seduction: 'answer',
  enraged: 'answer',
  engage: 'engage',
  bat: 'bat',
};

function countLesson(situation: Situation, { did }: Course): Lesson {
  const { view, kind } = situation;
  const { revealed } = asDracula(view).dracula;
  const fights = did('dracula_chose');
  const step = (name: string): Lesson => ({ step: `count-${name}` });
  if (view.phase === 'over' || (kind === 'move' && hasSeenEnough(situation, fights)))
    return { ...step('end'), last: true };
  if (kind === '') return step(revealed ? 'waiting-seen' : 'waiting');
  if (kind === 'fight') return step(fights === 0 ? 'fight' : 'fight-more');
  if (kind === 'move') return step(revealed ? 'move-seen' : did('laid_card') === 0 ? 'move' : 'move-more');
  if (kind === 'lay') return step(did('encounter_laid') === 0 ? 'lay' : 'lay-more');
  const known = COUNT_QUESTIONS[kind];
  return known ? step(known) : { step: 'other' };
}

export const tutorial: Tutorial = {
  key: (step) => `dr-tutorial-${step}`,
  deeds: [
    'moved',
    'item_drawn',
    'event_drawn',
    'ticket_drawn',
    'ticket_spent',
    'card_chosen',
    'laid_card',
    'encounter_laid',
    'dracula_chose',
  ],
  lesson,
};
