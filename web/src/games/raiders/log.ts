// The lines of the log. Keys only; the words are in locales/*/raiders.ftl.
import type { GameEvent, View } from '../../protocol/types.ts';
import type { Line, LogLine } from '../contract.ts';
import { name } from '../../i18n/fluent.ts';
import { tileFact } from './cards.ts';
import { building, card, colour, goods, resource, settlement, ship, some } from './names.ts';
import { asRaiders, setOf, spaceOf } from './view.ts';

const HEADINGS = ['turn_began', 'last_round', 'game_over'];
const MINOR = [
  'kept',
  'paid',
  'drawn',
  'skipped',
  'card_chosen',
  'card_given',
  'toll_chosen',
  'deck_reached_under',
  'reshuffled',
  'tile_opened',
  'surplus',
  'valkyrie_ignored',
  'valkyrie_step',
  'rolled_for_first',
];
const UNWRITTEN = ['laid', 'dealt', 'cards_returned', 'deck_reached_under'];
// Told only to those who may know what it was.
const SECRET: Record<string, string> = {
  kept: 'card',
  card_chosen: 'card',
  card_given: 'card',
  toll_chosen: 'resource',
};

const ICONS: Record<string, string> = {
  tile_opened: 'tile',
  kept: 'hand',
  rolled_for_first: 'dice',
  first_player: 'first',
  skipped: 'skip',
  drawn: 'cards',
  reshuffled: 'cards',
  played: 'play',
  hired: 'crew',
  enlisted: 'crew',
  dismissed: 'discard',
  discarded: 'discard',
  recalled: 'hand',
  returned_to_hand: 'hand',
  armour: 'armour',
  offered: 'tile',
  tiles_buried: 'tile',
  swapped: 'worker',
  exchange_declared: 'hand',
  card_given: 'hand',
  exchanged: 'hand',
  raided: 'raid',
  rolled: 'dice',
  rerolled: 'die',
  strength: 'strength',
  vp: 'vp',
  plundered: 'spoils',
  fell: 'fell',
  valkyrie_ignored: 'valkyrie',
  valkyrie_step: 'valkyrie',
  avenged: 'avenger',
  last_round: 'last_round',
  final_score: 'vp',
  game_over: 'over',
};

export function event(e: GameEvent, view: View): LogLine | null {
  if (UNWRITTEN.includes(e.kind)) return null;
  const secret = SECRET[e.kind];
  if (secret && e[secret] === null) return null;
  const line: LogLine = {
    key: e.kind === 'rolled' && !e.die2 ? 'rn-event-rolled-one' : `rn-event-${e.kind}`,
    args: eventArgs(e, view),
    weight: HEADINGS.includes(e.kind) ? 'heading' : MINOR.includes(e.kind) ? 'minor' : 'normal',
    actor: typeof e.actor === 'number' ? e.actor : null,
  };
  const icon = iconOf(e);
  if (icon) line.icon = icon;
  return line;
}

function iconOf(e: GameEvent): string | undefined {
  if (typeof e.resource === 'string') return e.resource;
  if (['placed', 'taken', 'copied'].includes(e.kind)) return String(e.building);
  return ICONS[e.kind];
}

function eventArgs(e: GameEvent, view: View): NonNullable<Line['args']> {
  const args: NonNullable<Line['args']> = {};
  if (typeof e.actor === 'number') args.ship = ship(e.actor);
  for (const [key, value] of Object.entries(e)) {
    if (['n', 'kind', 'actor', 'set', 'tile', 'square'].includes(key)) continue;
    if (key === 'seat' || key === 'to') args[key] = ship(value);
    else if (key === 'card') args.card = card(value);
    else if (key === 'building') args.building = building(value);
    else if (key === 'settlement') args.settlement = settlement(value);
    else if (key === 'space') args.settlement = settlement(spaceOf(String(value)).settlement);
    else if (key === 'resource') args.resource = resource(value);
    else if (['worker', 'gave', 'got'].includes(key)) args[key] = colour(value);
    else if (key === 'source') args.source = name('rn', 'source', String(value));
    else if (key === 'trigger') args.trigger = name('rn', 'trigger', String(value));
    else if (typeof value === 'number' || typeof value === 'string') args[key] = value;
  }
  return { ...args, ...more(e, view) };
}

// What a sentence says and the event only implies.
function more(e: GameEvent, view: View): NonNullable<Line['args']> {
  const fact = typeof e.tile === 'string' ? tileFact(e.tile) : null;
  if (fact) return { vp: fact.vp, price: goods(fact.cost) };
  if (typeof e.resource === 'string') return { what: some(e.resource, e.amount ?? 1) };
  switch (e.kind) {
    case 'turn_began':
      return { round: Math.floor((Number(e.turn) - 1) / Math.max(1, asRaiders(view).players.length)) + 1 };
    case 'plundered':
      return { tokens: goods({ ...setOf(String(e.set)) }) };
    case 'armour':
      return { steps: Math.abs(Number(e.by)), way: Number(e.by) < 0 ? 'down' : 'up' };
    case 'hired':
      return { price: some('silver', e.cost) };
    case 'rolled':
    case 'rolled_for_first':
      return { sum: Number(e.die1) + Number(e.die2) };
    default:
      return {};
  }
}
