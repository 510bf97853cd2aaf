// The buttons of the prompt bar and actions in words. Keys only; the words are in locales/*/raiders.ftl.
import type { View } from '../../protocol/types.ts';
import type { Action, Picker } from '../../table/picker.ts';
import type { Choice, Line } from '../contract.ts';
import { FACTS } from '../../generated/raiders.ts';
import { cardFact, cardIcon } from './cards.ts';
import { WORKSHOPS } from './meant.ts';
import { building, card, cards, colour, goods, resource, settlement, ship, some } from './names.ts';
import { asRaiders, type RaidersView, SEATS, settlementOf, tellsOf } from './view.ts';

// A whole action in words, for buttons and lists.
export function label(action: Action, view: View): Line {
  const [a, b] = action.operands;
  const key = `rn-do-${action.verb}`;
  switch (action.verb) {
    case 'keep':
      return { key, args: { cards: cards(action.operands) } };
    case 'place':
    case 'take':
    case 'copy':
    case 'place_only':
    case 'take_only':
      return { key, args: { building: building(a) } };
    case 'raid':
      return { key, args: { settlement: settlement(a) } };
    case 'act':
    case 'act_plain':
      return actLabel(action);
    case 'offer':
      return { key, args: { vp: tellsOf(action).vp ?? 0 } };
    case 'swap':
      return { key, args: { ship: ship(a), building: building(b) } };
    case 'steal':
      return { key, args: { ship: ship(a), what: some(b, 1) } };
    case 'target':
      return { key, args: { ship: ship(a) } };
    case 'amount':
      return { key, args: { what: goods(tellsOf(action).gains ?? {}) } };
    case 'exchange':
      return { key, args: { ship: ship(a), n: Number(b) } };
    case 'gain':
    case 'toll':
    case 'spare':
      return { key, args: { what: some(a, 1) } };
    case 'reroll':
      return { key, args: { die: Number(a), face: asRaiders(view).raid?.dice[Number(a) - 1] ?? 0 } };
    case 'set':
      return setLabel(action);
    case 'skip':
      return { key: skipKey(asRaiders(view)) };
    case 'stand':
      return { key };
    default:
      return { key, args: { card: card(a) } };
  }
}

// The action of a building by what it takes and brings.
function actLabel(action: Action): Line {
  const { pays = {}, gains = {}, discards = 0, armour = 0, helper } = tellsOf(action);
  const what = goods(gains);
  if (action.verb === 'act_plain') return { key: 'rn-do-act_plain', args: { what, card: card(helper) } };
  if (gains.cards) return { key: 'rn-do-act-draw', args: { what } };
  const price = discards > 0 ? goods({ cards: discards }) : goods(pays);
  if (armour > 0) return { key: 'rn-do-act-armour', args: { price, armour } };
  const free = discards === 0 && Object.keys(pays).length === 0;
  return free ? { key: 'rn-do-act-gain', args: { what } } : { key: 'rn-do-act-deal', args: { price, what } };
}

function setLabel(action: Action): Line {
  const { set, worker } = tellsOf(action);
  return { key: 'rn-do-set', args: { tokens: goods(set ? { ...set } : {}), worker: colour(worker) } };
}

function skipKey(view: RaidersView): string {
  const q = view.question;
  if (q?.kind === 'hire') return q.dismissed ? 'rn-do-skip-hire-now' : 'rn-do-skip-hire';
  if (q?.kind === 'enlist') return 'rn-do-skip-enlist';
  return q?.kind === 'visit' && q.building === 'town_hall' ? 'rn-do-skip-play' : 'rn-do-skip';
}

// Dice cannot be taken back: before them the costs and the chances are said once more.
export function confirm(action: Action): Line | null {
  const { dice, strength = 0, pays } = tellsOf(action);
  if (action.verb !== 'raid' || !dice) return null;
  const price = pays ? goods(pays) : resource('nothing');
  const [least, most] = [Math.min(...FACTS.die), Math.max(...FACTS.die)];
  return {
    key: 'rn-confirm-raid',
    args: { settlement: settlement(action.operands[0]), price, strength, dice, least, most },
  };
}

// What can be done in a building whose worker is chosen.

function yields(action: Action): Line {
  const { used, acts = [] } = tellsOf(action);
  const [id = ''] = action.operands;
  if (used) return { key: 'rn-yields-used' };
  if (WORKSHOPS.includes(id)) return { key: `rn-yields-${id}` };
  const [one, other] = acts;
  if (!one) return { key: 'rn-yields-none' };
  if (one.pays || one.discards) return { key: `rn-yields-${id}` };
  const what = goods(one.gains ?? {});
  return other
    ? { key: 'rn-yields-either', args: { what, other: goods(other.gains ?? {}) } }
    : { key: 'rn-yields-gain', args: { what } };
}

function price(action: Action): Line {
  const { pays } = tellsOf(action);
  return pays ? { key: 'rn-cost', args: { what: goods(pays) } } : { key: 'rn-free' };
}

function note(action: Action): Line | null {
  const [a = ''] = action.operands;
  switch (action.verb) {
    case 'place':
    case 'take':
      return yields(action);
    case 'hire':
    case 'offer':
    case 'raid':
      return price(action);
    case 'sacrifice':
      return DEATHS.includes(a) ? { key: `rn-death-${a}` } : null;
    default:
      return null;
  }
}
const DEATHS = ['avenger', 'berserker', 'gravedigger', 'mercenary'];

function icon(view: RaidersView, action: Action): string {
  const [a = ''] = action.operands;
  switch (action.verb) {
    case 'place':
    case 'take':
    case 'copy':
    case 'place_only':
    case 'take_only':
      return a;
    case 'raid':
      return settlementOf(view, a)?.type ?? 'raid';
    case 'act':
    case 'act_plain':
    case 'gain':
    case 'spare':
    case 'toll':
      return a;
    case 'steal':
      return action.operands[1] ?? 'raid';
    case 'swap':
    case 'target':
    case 'exchange':
      return `ship_${SEATS[Number(a)] ?? 'red'}`;
    case 'offer':
      return 'tile';
    case 'reroll':
    case 'stand':
      return 'die';
    case 'set':
      return 'spoils';
    case 'skip':
      return 'skip';
    case 'amount':
      return Object.keys(tellsOf(action).gains ?? {})[0] ?? 'silver';
    default:
      return cardIcon(cardFact(a) ? a : 'hidden');
  }
}

function whole(view: View, action: Action): Choice {
  const v = asRaiders(view);
  const choice: Choice = { text: action.text, line: label(action, view), icon: icon(v, action) };
  const below = note(action);
  const second = confirm(action);
  if (below) choice.note = below;
  if (second) choice.confirm = second;
  return choice;
}

function valueChoice(kind: string, value: string): Choice {
  const touch = { kind, value };
  if (kind === 'seat')
    return {
      touch,
      line: { key: `rn-ship-${SEATS[Number(value)] ?? 'red'}` },
      icon: `ship_${SEATS[Number(value)] ?? 'red'}`,
    };
  if (kind === 'number') return { touch, line: { key: 'rn-cards', args: { n: Number(value) } }, icon: 'hand' };
  return { touch, line: { key: `rn-${kind}-${value}` }, icon: value };
}

// Cards of the hand are touched there; what is no card of it stands beside the sentence.
const FROM_HAND = ['keep', 'play', 'hire', 'discard', 'give', 'enlist'];
const VERB_ICONS: Record<string, string> = { raid: 'raid', place: 'village' };
const ONLY = ['place_only', 'take_only'];
// More whole actions than that are chosen in two steps.
const ENOUGH = 6;

export function choices(view: View, _me: number, picker: Picker): Choice[] {
  const kind = view.question?.kind ?? '';
  const verbs = picker.verbs();
  const byVerb = (verb: string): Choice => ({
    touch: { kind: 'verb', value: verb },
    line: { key: `rn-verb-${verb}` },
    icon: VERB_ICONS[verb] ?? 'skip',
  });
  if (kind === 'turn' && verbs.includes('raid') && verbs.length > 1) return verbs.map(byVerb);
  // What stands beside the others is one button, until it is asked for.
  const beside = verbs.length > 1 ? verbs.filter((verb) => ONLY.includes(verb)) : [];
  const actions = picker.fitting.filter((a) => !FROM_HAND.includes(a.verb) && !beside.includes(a.verb));
  const next = picker.next();
  if (['swap', 'steal', 'exchange'].includes(kind) && actions.length > ENOUGH && next) {
    return next.values.map((value) => valueChoice(next.kind, value));
  }
  return [...actions.map((a) => whole(view, a)), ...beside.map(byVerb)];
}
