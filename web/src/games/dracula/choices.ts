// The buttons of the prompt bar and actions in words. Keys only; the words are in locales/*/dracula.ftl.
import { GRAMMAR } from '../../generated/dracula.ts';
import type { View } from '../../protocol/types.ts';
import type { Action, Picker } from '../../table/picker.ts';
import type { Choice, Line } from '../contract.ts';
import { cardIcon } from './cards.ts';
import { card, cards, line, place, role, spot } from './names.ts';
import { note } from './tells.ts';
import { asDracula, DRACULA, lurkerOf, roleOf, spaceOf, tellsOf } from './view.ts';
import { lurker } from './words.ts';

type Args = NonNullable<Line['args']>;
const kindOf = (verb: string): string => (GRAMMAR as Record<string, readonly string[]>)[verb]?.[0] ?? '';

// What it means to say no or yes, where a question has words of its own for it.
const PASSES = [
  'action',
  'window',
  'luck',
  'tip_luck',
  'scheme',
  'ready',
  'phase',
  'sail_on',
  'bats',
  'fog_refusal',
  'leaving',
  'ambush',
  'ward',
  'match',
  'stay_delayed',
  'hounds',
  'host',
  'show',
  'wolf_show',
  'wolves',
  'spy',
  'mob',
  'soil',
  'brides',
  'rumor',
  'storm',
  'desecrate',
  'join',
  'save',
  'lucy',
  'swap',
  'bat',
  'circle',
  'guard',
];
const ACCEPTS = ['fog_refusal', 'duty', 'match', 'join', 'stay_delayed', 'refill'];

// A whole action in words, for buttons and lists.
export function label(action: Action, view: View): Line {
  const key = `dr-do-${action.verb}`;
  const asked = view.question?.kind ?? '';
  const [a = ''] = action.operands;
  switch (action.verb) {
    case 'pass':
      return { key: PASSES.includes(asked) ? `dr-pass-${asked}` : key };
    case 'accept':
      return { key: ACCEPTS.includes(asked) ? `dr-accept-${asked}` : key };
    case 'give': {
      const given = tellsOf(action).cards ?? [];
      return given.length > 0 ? { key, args: { cards: cards(given) } } : { key: `${key}-nothing` };
    }
    case 'heal':
      return { key, args: { n: Number(a) } };
    case 'resolve':
      return { key: asked === 'seduction' ? `${key}-seduction` : key, args: operand(action, view) };
    case 'use':
      return { key: ['fight', 'swap'].includes(asked) ? `${key}-fight` : key, args: operand(action, view) };
    case 'expel': {
      const { ally, dark_ally } = asDracula(view);
      return view.viewer === DRACULA
        ? { key: `${key}-hunters`, args: { event: card(ally) } }
        : { key, args: { omen: card(dark_ally) } };
    }
    case 'space':
    case 'rumor':
    case 'misdirect':
    case 'clear': {
      const at = spaceOf(view, a)?.at;
      const args: Args = { spot: spot(a) };
      return at ? { key: `${key}-at`, args: { ...args, place: place(at) } } : { key, args };
    }
    default:
      return { key, args: operand(action, view) };
  }
}

// The operand of an action as an argument, named after its kind.
function operand(action: Action, view: View): Args {
  const [a = ''] = action.operands;
  const kind = kindOf(action.verb);
  switch (kind) {
    case '':
      return {};
    case 'place':
      return { place: place(a) };
    case 'seat':
      return { seat: role(a) };
    case 'line':
      return { line: line(a) };
    case 'lurker':
      return { encounter: lurker(view, a) };
    case 'combat':
      return { card: card(a) };
    default:
      return { [kind]: card(a) };
  }
}

// Sparingly: what throws a turn away, costs everything or is one's own end.
export function confirm(action: Action, view: View): Line | null {
  const { deadly, spends = [] } = tellsOf(action);
  if (action.verb === 'pass') return view.question?.kind === 'action' ? { key: 'dr-confirm-pass' } : null;
  if (action.verb === 'accept' && view.question?.kind === 'duty')
    return { key: 'dr-confirm-duty', args: { cards: cards(spends) } };
  return deadly && action.verb !== 'suffer' ? { key: 'dr-confirm-deadly' } : null;
}

const ICONS: Record<string, string> = {
  pass: 'skip',
  keep: 'hand',
  start: 'location',
  settle: 'location',
  name: 'location',
  go: 'location',
  shift: 'location',
  seek: 'search',
  space: 'trail',
  ride: 'rail',
  carriage: 'chartered_carriage',
  trade: 'trade',
  trade_events: 'trade',
  give: 'trade',
  gallop: 'fast_horses',
  rail: 'rail',
  accept: 'play',
  suffer: 'wound',
  block: 'roadblock',
  unblock: 'roadblock',
  calm: 'storm',
  ally: 'ally',
  analysis: 'hide',
  expel: 'cancel',
  lift_ground: 'consecrated',
  starve: 'supply',
  make_lair: 'lair',
  clear: 'lair',
  wolf: 'wolf_form',
  flip: 'plotting',
  fly: 'escape_as_bat',
};

const CARDS = ['item', 'event', 'omen', 'encounter', 'combat'];
function icon(action: Action, view: View): string {
  const [a = ''] = action.operands;
  const kind = kindOf(action.verb);
  if (CARDS.includes(kind)) return cardIcon(a);
  if (kind === 'seat' && ICONS[action.verb] === undefined) return roleOf(Number(a));
  if (kind === 'lurker') return lurkerOf(view, Number(a))?.encounter ?? 'encounter';
  if (kind === 'ticket') return action.verb === 'carriage' ? 'chartered_carriage' : 'ticket';
  return ICONS[action.verb] ?? action.verb;
}

function whole(action: Action, view: View): Choice {
  const choice: Choice = { text: action.text, line: label(action, view), icon: icon(action, view) };
  const below = note(action);
  const second = confirm(action, view);
  if (below) choice.note = below;
  if (second) choice.confirm = second;
  return choice;
}

// Places, lines, spaces, figures and cards are touched where they lie; of few actions each is a button as well.
const ENOUGH = 6;
const FEW = 2;
// What is chosen from cards that lie nowhere on the table.
const LISTED = ['victim_card', 'veil', 'hoax', 'find'];
// Here every kind of action is a button, one that asks for more too: it lights up what it can be done with.
const BY_VERB = ['action', 'move'];

export function choices(view: View, _me: number, picker: Picker): Choice[] {
  const asked = view.question?.kind ?? '';
  if (picker.fitting.length <= ENOUGH || LISTED.includes(asked)) return picker.fitting.map((a) => whole(a, view));
  const verbs = picker.verbs();
  const isWhole = (verb: string) => kindOf(verb) === '' || actionsOf(picker, verb).length <= FEW;
  const further = verbs.filter((verb) => !isWhole(verb));
  const buttons = verbs.length > 1 && (BY_VERB.includes(asked) || further.length > 1);
  return verbs.flatMap((verb): Choice[] => {
    const actions = actionsOf(picker, verb);
    if (isWhole(verb)) return actions.map((a) => whole(a, view));
    const [first] = actions;
    if (!buttons || !first) return [];
    const of = kindOf(verb) === 'seat' ? (ICONS[verb] ?? 'hunters') : icon(first, view);
    return [{ touch: { kind: 'verb', value: verb }, line: { key: `dr-verb-${verb}` }, icon: of }];
  });
}

const actionsOf = (picker: Picker, verb: string): Action[] => picker.fitting.filter((a) => a.verb === verb);
