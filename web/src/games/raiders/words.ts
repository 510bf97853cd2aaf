// The sentences of a decision: prompts and whom one waits for. Keys only; the words are in locales/*/raiders.ftl.
import type { View } from '../../protocol/types.ts';
import type { Picker } from '../../table/picker.ts';
import type { Line } from '../contract.ts';
import { printedGains } from './gains.ts';
import { building, card, colour, goods, settlement, ship } from './names.ts';
import { asRaiders, playerOf, type RaidersView } from './view.ts';

type Args = NonNullable<Line['args']>;

// The question's own details as arguments of its sentence.
function details(view: RaidersView): Args {
  const q = view.question ?? { kind: '', seats: [] };
  const args: Args = {};
  if (q.building) args.building = building(q.building);
  if (q.worker) args.worker = colour(q.worker);
  if (q.card) args.card = card(q.card);
  for (const key of ['left', 'most', 'surplus', 'cards', 'dismissed']) {
    if (typeof q[key] === 'number') args[key] = q[key];
  }
  if (q.kind === 'treasury') args.what = goods(printedGains('treasury', q.resource));
  if (view.raid) {
    args.settlement = settlement(view.raid.settlement);
    args.valkyries = view.raid.valkyries_left;
    args.rerolls = view.raid.rerolls;
  }
  return args;
}

export function prompt(view: View, me: number, picker: Picker): Line {
  const v = asRaiders(view);
  const kind = v.question?.kind ?? 'none';
  const args = details(v);
  const player = playerOf(view, me);
  const touched = (what: string) => picker.touches.find((t) => t.kind === what)?.value;
  switch (kind) {
    case 'keep':
      return { key: 'rn-ask-keep', args: { chosen: picker.touches.length } };
    case 'turn':
      return turnPrompt(picker, colour(player?.worker));
    case 'take':
      return { key: picker.verb === 'take_only' ? 'rn-ask-take-only' : 'rn-ask-take', args };
    case 'hire': {
      const key = v.question?.at === 'recruiter' ? 'rn-ask-hire-recruiter' : 'rn-ask-hire';
      return { key: args.dismissed ? 'rn-ask-hire-now' : key, args: { silver: player?.silver ?? 0 } };
    }
    case 'swap':
      if (touched('seat')) return { key: 'rn-ask-swap-building', args: { ship: ship(touched('seat')) } };
      if (touched('building')) return { key: 'rn-ask-swap-seat', args: { building: building(touched('building')) } };
      return { key: 'rn-ask-swap' };
    case 'steal':
      return touched('seat')
        ? { key: 'rn-ask-steal-what', args: { ship: ship(touched('seat')) } }
        : { key: 'rn-ask-steal' };
    case 'exchange':
      return touched('seat')
        ? { key: 'rn-ask-exchange-number', args: { ship: ship(touched('seat')) } }
        : { key: 'rn-ask-exchange' };
    case 'give':
      return {
        key: 'rn-ask-give',
        args: { ship: partner(v, me), cards: args.cards ?? 1, given: player?.picked_size ?? 0 },
      };
    case 'toll':
      return { key: 'rn-ask-toll', args: { ship: ship(v.question?.to) } };
    case 'loss':
      return { key: 'rn-ask-loss', args: { ship: ship(v.question?.by) } };
    default:
      return { key: `rn-ask-${kind}`, args };
  }
}

function turnPrompt(picker: Picker, worker: ReturnType<typeof colour>): Line {
  if (picker.verb === 'raid') return { key: 'rn-ask-turn-raid', args: { worker } };
  if (picker.verb === 'place_only') return { key: 'rn-ask-turn-place-only', args: { worker } };
  return { key: picker.verbs().includes('raid') ? 'rn-ask-turn' : 'rn-ask-turn-place', args: { worker } };
}

// The other one of a Scout's exchange.
function partner(view: RaidersView, me: number) {
  return ship(view.question?.by === me ? view.question.with : view.question?.by);
}

const TOGETHER = ['keep', 'give', 'toll'];

export function waiting(view: View, seats: number[]): Line {
  const v = asRaiders(view);
  const kind = v.question?.kind ?? 'none';
  const [first] = seats;
  if (first !== undefined && (seats.length === 1 || !TOGETHER.includes(kind))) {
    return { key: `rn-wait-${kind}`, args: { ...details(v), ship: ship(first) } };
  }
  if (seats.length === 0) return { key: kind === 'none' ? 'rn-wait-none' : 'rn-wait-nature' };
  return { key: `rn-wait-many-${kind}`, args: { count: seats.length } };
}
