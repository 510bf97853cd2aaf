// The buttons of the prompt bar and actions in words. Keys only; the words are in locales/*/raiders.ftl.
import type { View } from '../../protocol/types.ts';
import type { Action, Picker } from '../../table/picker.ts';
import type { Choice, Line } from '../contract.ts';
import { cardFact, cardIcon, tileFact } from './cards.ts';
import { building, card, cards, colour, goods, resource, settlement, ship, some } from './names.ts';
import {
  asRaiders,
  type BuildingId,
  buildingOf,
  type Colour,
  playerOf,
  type RaidersView,
  SEATS,
  settlementOf,
} from './view.ts';
import { amountAt, BONUS, hireCost } from './yields.ts';

const asked = (view: View): number => asRaiders(view).question?.seats[0] ?? asRaiders(view).active ?? 0;

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
      return { key, args: { building: building(a) } };
    case 'raid':
      return { key, args: { settlement: settlement(a) } };
    case 'act':
    case 'act_plain':
      return actLabel(action, asRaiders(view));
    case 'offer':
      return { key, args: { vp: tileFact(a ?? '')?.vp ?? 0 } };
    case 'swap':
      return { key, args: { ship: ship(a), building: building(b) } };
    case 'steal':
      return { key, args: { ship: ship(a), what: some(b, 1) } };
    case 'target':
      return { key, args: { ship: ship(a) } };
    case 'amount':
      return { key, args: { what: some(amountOf(asRaiders(view)), Number(a)) } };
    case 'exchange':
      return { key, args: { ship: ship(a), n: Number(b) } };
    case 'gain':
    case 'toll':
    case 'spare':
      return { key, args: { what: some(a, 1) } };
    case 'reroll':
      return { key, args: { die: Number(a), face: asRaiders(view).raid?.dice[Number(a) - 1] ?? 0 } };
    case 'set':
      return setLabel(asRaiders(view), Number(a));
    case 'skip':
      return { key: skipKey(asRaiders(view)) };
    case 'stand':
      return { key };
    default:
      return { key, args: { card: card(a) } };
  }
}

// The action of a building by what it is about: rn-do-act-mill-gold.
function actLabel(action: Action, view: RaidersView): Line {
  const q = view.question;
  const at = (q?.kind === 'long_house' ? 'long_house' : (q?.building ?? 'mill')) as BuildingId;
  const what = action.operands[0] ?? '';
  const player = playerOf(view, asked(view));
  const plain = action.verb === 'act_plain';
  const n = player ? amountAt(view, player, at, (q?.worker ?? null) as Colour | null, plain) : 0;
  if (plain) return { key: 'rn-do-act_plain', args: { what: some(what, n), card: card(BONUS[at]) } };
  return { key: `rn-do-act-${at}-${what}`, args: { what: some(what, n) } };
}

// What a Gatekeeper draws, a Warlord or a Warmonger takes.
function amountOf(view: RaidersView): string {
  return { gatekeeper: 'cards', warmonger: 'provisions' }[String(view.question?.card)] ?? 'silver';
}

function setLabel(view: RaidersView, n: number): Line {
  const space = settlementOf(view, view.raid?.settlement ?? '')?.spaces[n - 1];
  const tokens = goods(space?.set ? { ...space.set } : {});
  return { key: 'rn-do-set', args: { tokens, worker: colour(space?.worker) } };
}

function skipKey(view: RaidersView): string {
  const q = view.question;
  if (q?.kind === 'hire') return q.dismissed ? 'rn-do-skip-hire-now' : 'rn-do-skip-hire';
  if (q?.kind === 'enlist') return 'rn-do-skip-enlist';
  return q?.kind === 'visit' && q.building === 'town_hall' ? 'rn-do-skip-play' : 'rn-do-skip';
}

// Dice cannot be taken back: before them the costs and the chances are said once more.
export function confirm(action: Action, view: View): Line | null {
  const place = action.verb === 'raid' ? settlementOf(view, action.operands[0] ?? '') : undefined;
  if (!place?.yours || place.dice === 0) return null;
  const { provisions, gold, strength } = place.yours;
  const price = provisions + gold > 0 ? goods({ provisions, gold }) : resource('nothing');
  return { key: 'rn-confirm-raid', args: { settlement: settlement(place.id), price, strength, dice: place.dice } };
}

// What a building would do with a worker of that colour.
export function yields(view: RaidersView, seat: number, id: BuildingId, worker: Colour | null): Line {
  const player = playerOf(view, seat);
  const there = buildingOf(view, id);
  if (there?.used) return { key: 'rn-yields-used' };
  const n = player ? amountAt(view, player, id, worker) : 0;
  if (id === 'mill' && worker === 'white')
    return { key: 'rn-yields-mill-white', args: { what: some('provisions', n) } };
  const what = { gate_house: 'cards', mill: 'provisions', silversmith: 'silver' }[id as string];
  return what ? { key: `rn-yields-${id}`, args: { what: some(what, n) } } : { key: `rn-yields-${id}` };
}

function note(view: RaidersView, me: number, action: Action): Line | null {
  const [a = ''] = action.operands;
  const player = playerOf(view, me);
  if (action.verb === 'place') return yields(view, me, a as BuildingId, player?.worker ?? null);
  if (action.verb === 'take') return yields(view, me, a as BuildingId, buildingOf(view, a)?.worker ?? null);
  if (action.verb === 'hire' && player)
    return { key: 'rn-cost', args: { what: some('silver', hireCost(view, player, a, view.question?.at)) } };
  if (action.verb === 'offer') return { key: 'rn-cost', args: { what: goods(tileFact(a)?.cost ?? {}) } };
  if (action.verb === 'sacrifice' && DEATHS.includes(a)) return { key: `rn-death-${a}` };
  if (action.verb === 'raid') {
    const place = settlementOf(view, a);
    if (place?.yours) return raidNote(place.yours.provisions, place.yours.gold);
  }
  return null;
}
const DEATHS = ['avenger', 'berserker', 'gravedigger', 'mercenary'];

function raidNote(provisions: number, gold: number): Line {
  return provisions + gold > 0 ? { key: 'rn-cost', args: { what: goods({ provisions, gold }) } } : { key: 'rn-free' };
}

function icon(view: RaidersView, action: Action): string {
  const [a = ''] = action.operands;
  switch (action.verb) {
    case 'place':
    case 'take':
    case 'copy':
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
      return amountOf(view);
    default:
      return cardIcon(cardFact(a) ? a : 'hidden');
  }
}

function whole(view: View, me: number, action: Action): Choice {
  const v = asRaiders(view);
  const choice: Choice = { text: action.text, line: label(action, view), icon: icon(v, action) };
  const below = note(v, me, action);
  const second = confirm(action, view);
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
// More whole actions than that are chosen in two steps.
const ENOUGH = 6;

export function choices(view: View, me: number, picker: Picker): Choice[] {
  const kind = view.question?.kind ?? '';
  const verbs = picker.verbs();
  if (kind === 'turn' && verbs.length > 1) {
    return verbs.map((verb) => ({
      touch: { kind: 'verb', value: verb },
      line: { key: `rn-verb-${verb}` },
      icon: verb === 'raid' ? 'raid' : 'village',
    }));
  }
  const actions = picker.fitting.filter((a) => !FROM_HAND.includes(a.verb));
  const next = picker.next();
  if (['swap', 'steal', 'exchange'].includes(kind) && actions.length > ENOUGH && next) {
    return next.values.map((value) => valueChoice(next.kind, value));
  }
  return actions.map((a) => whole(view, me, a));
}
