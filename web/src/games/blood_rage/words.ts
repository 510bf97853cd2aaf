// The sentences of Blood Rage: prompts, choices, log lines. Keys only; the words are in locales/*/blood-rage.ftl.
import { name } from '../../i18n/fluent.ts';
import type { GameEvent, View } from '../../protocol/types.ts';
import type { Action, Picker } from '../../table/picker.ts';
import type { Choice, GameModule, Line, LogLine } from '../contract.ts';
import { cardFact, cardIcon } from './cards.ts';
import { asBloodRage, type BloodRageView, clanOf, tellsOf } from './view.ts';

const place = (id: unknown) => name('br', 'place', String(id));
const figure = (id: unknown) => name('br', 'figure', String(id));
const card = (id: unknown) => name('br', 'card', id === null ? 'hidden' : String(id));
const stat = (id: unknown) => name('br', 'stat', String(id));
const reward = (id: unknown) => name('br', 'reward', String(id));
const clan = (view: View, seat: unknown) => name('br', 'clan', clanOf(view, Number(seat))?.clan ?? 'wolf');

// The question's own details as arguments of its sentence.
function details(view: BloodRageView): NonNullable<Line['args']> {
  const q = view.question ?? { kind: '', seats: [] };
  const where = q.place ?? view.battle?.where ?? (view.dying?.where as unknown) ?? 'yggdrasil';
  const args: NonNullable<Line['args']> = { place: place(where) };
  if (q.from) args.from = place(q.from);
  if (q.to) args.to = place(q.to);
  if (typeof q.moved === 'number') args.moved = q.moved;
  if (q.card) args.card = card(q.card);
  if (q.figure) args.figure = figure(q.figure);
  return args;
}

export function prompt(view: View, me: number, picker: Picker): Line {
  const v = asBloodRage(view);
  const kind = v.question?.kind ?? 'none';
  if (kind === 'action') return actionPrompt(v, me, picker);
  if (kind === 'draft') {
    const draft = v.draft;
    return {
      key: 'br-ask-draft',
      args: { round: (draft?.round ?? 0) + 1, rounds: draft?.rounds ?? 6, pick: draft?.pick ?? 1 },
    };
  }
  return { key: `br-ask-${kind}`, args: details(v) };
}

// The turn's action is built in small steps; the sentence says which one is next.
function actionPrompt(view: BloodRageView, me: number, picker: Picker): Line {
  const rage = clanOf(view, me)?.rage ?? 0;
  const verb = picker.verb;
  if (picker.touches.length === 0) return { key: 'br-ask-action', args: { rage } };
  if (verb === null) {
    const last = picker.touches.at(-1);
    const key =
      last && ['place', 'figure', 'card'].includes(last.kind) ? `br-ask-action-${last.kind}` : 'br-ask-action';
    return { key, args: { rage, thing: name('br', last?.kind ?? 'place', last?.value ?? '') } };
  }
  const next = picker.next();
  const [first] = picker.settled();
  if (verb === 'invade' || verb === 'recall') {
    if (next?.kind === 'place' && first) return { key: `br-ask-${verb}-place`, args: { figure: figure(first) } };
    return { key: `br-ask-${verb}-figure` };
  }
  if (verb === 'march') {
    if (first) return { key: 'br-ask-march-to', args: { from: place(first) } };
    return { key: 'br-ask-march-from' };
  }
  if (verb === 'upgrade' && next?.kind === 'slot' && first)
    return { key: 'br-ask-upgrade-slot', args: { card: card(first) } };
  return { key: `br-ask-${verb}-what` };
}

export function waiting(view: View, seats: number[]): Line {
  const v = asBloodRage(view);
  const kind = v.question?.kind ?? 'none';
  const args = { ...details(v), count: seats.length, clan: clan(view, seats[0] ?? 0) };
  return { key: seats.length === 1 ? `br-wait-${kind}` : `br-wait-many-${kind}`, args };
}

const VERB_ICONS: Record<string, string> = {
  invade: 'invade',
  recall: 'valhalla',
  march: 'march',
  upgrade: 'upgrade',
  quest: 'quest',
  pillage: 'pillage',
  challenge: 'tyrs_challenge',
  sacrifice: 'friggas_sacrifice',
  pass: 'pass',
  raise: 'upgrade',
};

function actionIcon(action: Action): string | undefined {
  const [first] = action.operands;
  if (['keep', 'save', 'card', 'late', 'take_back', 'upgrade', 'quest'].includes(action.verb) && first)
    return cardIcon(first);
  if (action.verb === 'raise') return first;
  if (['move', 'spare', 'protect', 'invade', 'recall', 'sacrifice'].includes(action.verb)) return first;
  if (action.verb === 'join') return action.operands[1];
  return VERB_ICONS[action.verb];
}

// What all these actions cost; null where they cost nothing that is told, or not the same.
function costOf(actions: readonly Action[]): number | null {
  const costs = new Set(actions.map((action) => tellsOf(action).cost ?? null));
  return costs.size === 1 ? ([...costs][0] ?? null) : null;
}
const costLine = (n: number): Line => ({ key: 'br-cost', args: { n } });

function whole(view: View, action: Action): Choice {
  const choice: Choice = { text: action.text, line: label(action, view) };
  const icon = actionIcon(action);
  const second = confirm(action);
  const cost = costOf([action]);
  if (icon) choice.icon = icon;
  if (cost) choice.note = costLine(cost);
  if (second) choice.confirm = second;
  return choice;
}

function verbChoice(view: View, picker: Picker, verb: string): Choice {
  const actions = picker.fitting.filter((a) => a.verb === verb);
  const [only] = actions;
  if (actions.length === 1 && only && only.operands.length === 0)
    return { ...whole(view, only), icon: VERB_ICONS[verb] ?? verb };
  const choice: Choice = { touch: { kind: 'verb', value: verb }, line: { key: `br-verb-${verb}` } };
  const icon = VERB_ICONS[verb];
  const cost = costOf(actions);
  if (icon) choice.icon = icon;
  if (cost) choice.note = costLine(cost);
  return choice;
}

// One of the values that operand `slot` can have.
function valueChoice(picker: Picker, slot: number, kind: string, value: string): Choice {
  const choice: Choice = { touch: { kind, value }, line: { key: `br-${kind}-${value}` } };
  const actions = picker.fitting.filter((action) => action.operands[slot] === value);
  const cost = costOf(actions);
  if (kind === 'slot') {
    const there = actions[0] && tellsOf(actions[0]).replaces;
    choice.note = there ? { key: 'br-slot-replaces', args: { card: card(there) } } : { key: 'br-slot-empty' };
  }
  if (kind === 'figure') choice.icon = value;
  if (kind === 'card') choice.icon = cardIcon(value);
  if ((kind === 'figure' || kind === 'card') && cost !== null && picker.verb !== 'quest') choice.note = costLine(cost);
  return choice;
}

const AS_CARDS = ['draft', 'battle_card', 'discard'];
// Answered by touching a place; with many of them the list would only hide the sentence.
const ON_MAP = ['free_invade', 'hammers'];

export function choices(view: View, _me: number, picker: Picker): Choice[] {
  const kind = asBloodRage(view).question?.kind ?? '';
  // Cards are chosen from the fan or the scene; what is no card stands beside the sentence.
  if (AS_CARDS.includes(kind) || (ON_MAP.includes(kind) && picker.fitting.length > 4)) {
    return picker.fitting.filter((a) => a.operands.length === 0).map((a) => whole(view, a));
  }
  const verbs = picker.verbs();
  if (kind === 'action') {
    if (verbs.length > 1) return verbs.map((verb) => verbChoice(view, picker, verb));
    const next = picker.next();
    if (next) return next.values.map((value) => valueChoice(picker, next.slot, next.kind, value));
    return picker.fitting.map((a) => whole(view, a));
  }
  if (picker.fitting.length <= 9) return picker.fitting.map((a) => whole(view, a));
  const next = picker.next();
  if (next) return next.values.map((value) => valueChoice(picker, next.slot, next.kind, value));
  return verbs.map((verb) => verbChoice(view, picker, verb));
}

// A whole action in words, for buttons and lists.
export function label(action: Action, view: View): Line {
  const [a, b] = action.operands;
  const key = `br-do-${action.verb}`;
  switch (action.verb) {
    case 'invade':
    case 'recall':
    case 'sacrifice':
      return { key, args: { figure: figure(a), place: place(b) } };
    case 'keep_two':
      return { key, args: { card: card(a), other: card(b) } };
    case 'march':
      return { key, args: { from: place(a), to: place(b) } };
    case 'join':
      return { key, args: { from: place(a), figure: figure(b) } };
    case 'upgrade':
      return { key, args: { card: card(a), slot: Number(b) } };
    case 'keep':
    case 'save':
    case 'quest':
    case 'card':
    case 'late':
    case 'take_back':
      return { key, args: { card: card(a) } };
    case 'pillage':
    case 'challenge':
    case 'step':
      return { key, args: { place: place(a) } };
    case 'move':
    case 'spare':
    case 'protect':
      return { key, args: { figure: figure(a) } };
    case 'raise':
      return { key, args: { stat: stat(a) } };
    case 'accept':
    case 'decline':
    case 'done': {
      const kind = asBloodRage(view).question?.kind ?? '';
      const special = SPECIAL_ANSWERS[`${action.verb}-${kind}`];
      return { key: special ? `br-do-${special}` : key };
    }
    default:
      return { key };
  }
}

const SPECIAL_ANSWERS: Record<string, string> = {
  'decline-join': 'stay',
  'decline-late': 'no-card',
  'decline-free_invade': 'no-invade',
  'done-march': 'march-done',
  'done-react': 'let-die',
  'done-prowess': 'discard-rest',
};

export function confirm(action: Action): Line | null {
  if (action.verb !== 'pass') return null;
  return { key: 'br-confirm-pass', args: { rage: tellsOf(action).loses ?? 0 } };
}

// Events whose line is a heading, is quiet, or is not written at all.
const HEADINGS = ['age_began', 'phase_began', 'game_over'];
const MINOR = [
  'rage',
  'card_returned',
  'card_discarded',
  'card_chosen',
  'stayed',
  'kept',
  'total',
  'dealt',
  'doom_foretold',
  'token_placed',
  'rage_refilled',
  'packets_passed',
];
const UNWRITTEN = ['dealt', 'token_placed', 'rage_refilled', 'packets_passed'];

const ICONS: Record<string, string> = {
  invaded: 'invade',
  marched: 'march',
  joined: 'march',
  leader_moved: 'march',
  upgraded: 'upgrade',
  quest_laid: 'quest',
  quest_shown: 'quest',
  quest_result: 'quest',
  passed: 'pass',
  pillage_declared: 'pillage',
  pillaged: 'pillage',
  battle_began: 'battle',
  battle_won: 'battle',
  battle_tied: 'battle',
  figure_destroyed: 'valhalla',
  glory: 'glory',
  rage: 'rage',
  province_lost: 'ragnarok',
  doom_moved: 'doom',
  doom_foretold: 'doom',
  first_player: 'first',
  card_revealed: 'reveal',
  late_card: 'reveal',
  text_acts: 'reveal',
  text_voided: 'reveal',
};

export const event: GameModule['event'] = (e: GameEvent, view: View): LogLine | null => {
  if (UNWRITTEN.includes(e.kind)) return null;
  if (e.kind === 'kept' && e.card === null) return null;
  if (e.kind === 'rage' && Number(e.amount) < 0) return null; // the price stands in the line of the action itself
  const line: LogLine = {
    key: `br-event-${e.kind}`,
    args: eventArgs(e, view),
    weight: HEADINGS.includes(e.kind) ? 'heading' : MINOR.includes(e.kind) ? 'minor' : 'normal',
    actor: typeof e.actor === 'number' ? e.actor : null,
  };
  const icon = e.kind === 'stat_raised' ? String(e.stat) : ICONS[e.kind];
  if (icon) line.icon = icon;
  return line;
};

function eventArgs(e: GameEvent, view: View): NonNullable<Line['args']> {
  const args: NonNullable<Line['args']> = {};
  if (typeof e.actor === 'number') args.clan = clan(view, e.actor);
  for (const [key, value] of Object.entries(e)) {
    if (['n', 'kind', 'actor'].includes(key)) continue;
    if (['place', 'from', 'to'].includes(key)) args[key] = place(value);
    else if (key === 'card' || key === 'kept') args[key] = card(value);
    else if (key === 'figure') args[key] = figure(value ?? 'unknown');
    else if (key === 'stat') args[key] = stat(value);
    else if (key === 'reward') args[key] = reward(value);
    else if (key === 'phase') args[key] = name('br', 'phase', String(value));
    else if (key === 'source') args[key] = name('br', 'source', String(value));
    else if (key === 'cause') args[key] = name('br', 'cause', String(value));
    else if (key === 'by' || key === 'seat') args[key] = clan(view, value);
    else if (key === 'clans') args[key] = Array.isArray(value) ? value.length : 0;
    else if (typeof value === 'number' || typeof value === 'string') args[key] = value;
  }
  // With the card of a monster its figure goes, too.
  if (e.kind === 'replaced') args.monster = cardFact(String(e.card))?.kind === 'monster' ? 1 : 0;
  return args;
}
