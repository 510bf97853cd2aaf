// The lines of the log. Keys only; the words are in locales/*/dracula.ftl.
import { EVENTS, FACTS } from '../../generated/dracula.ts';
import { name } from '../../i18n/fluent.ts';
import type { GameEvent, View } from '../../protocol/types.ts';
import type { Line, LogLine } from '../contract.ts';
import { cardIcon } from './cards.ts';
import { card, line, place, region, role, roles, spot, weekday } from './names.ts';
import { weekdayOf } from './view.ts';

type Args = NonNullable<Line['args']>;

const HEADINGS = ['began', 'dawn', 'day', 'dusk', 'night', 'dracula_phase', 'combat', 'game_over'];
const MINOR = [
  'passed',
  'stood_up',
  'item_drawn',
  'event_drawn',
  'ticket_drawn',
  'event_buried',
  'back_turned',
  'reshuffled',
  'gave',
  'ticket_returned',
  'event_kept',
  'omen_drawn',
  'omen_kept',
  'item_opened',
  'event_opened',
  'backs_seen',
  'not_there',
  'slid',
  'cleared',
  'encounter_drawn',
  'encounter_laid',
  'encounter_discarded',
  'combat_card_drawn',
  'card_chosen',
  'dracula_chose',
  'rumor_gone',
  'fog_lifted',
  'storm_lifted',
  'unblocked',
  'hosts_gone',
];
// What follows says it.
const UNWRITTEN = ['turn', 'way_found'];

const ICONS: Record<string, string> = {
  began: 'trail',
  dawn: 'dawn',
  day: 'day',
  dusk: 'dusk',
  night: 'night',
  dracula_phase: 'dracula',
  despair: 'despair',
  passed: 'skip',
  stood_up: 'delayed',
  game_over: 'over',
  started: 'location',
  moved: 'road',
  shifted: 'road',
  ticket_spent: 'rail',
  ticket_turned: 'fast_horses',
  ticket_drawn: 'reserve',
  ticket_returned: 'ticket',
  item_drawn: 'item',
  event_drawn: 'event',
  event_buried: 'discard',
  event_kept: 'hand',
  omen_drawn: 'omen',
  omen_kept: 'hand',
  omen_discarded: 'discard',
  item_discarded: 'discard',
  event_discarded: 'discard',
  encounter_discarded: 'discard',
  back_turned: 'deck',
  backs_seen: 'deck',
  reshuffled: 'deck',
  rested: 'rest',
  traded: 'trade',
  gave: 'trade',
  delayed: 'delayed',
  bats_came: 'bats',
  bats_left: 'bats',
  to_hospital: 'hospital',
  left_hospital: 'hospital',
  hurt: 'wound',
  dracula_hurt: 'wound',
  vampire_hurt: 'wound',
  healed: 'heal',
  dracula_healed: 'heal',
  vampire_healed: 'heal',
  bite_healed: 'heal',
  bitten: 'bite',
  saved: 'health',
  defeated: 'defeated',
  vampire_defeated: 'defeated',
  influence: 'influence',
  ally: 'ally',
  ally_gone: 'ally',
  cancelled: 'cancel',
  card_cancelled: 'cancel',
  named: 'search',
  search: 'search',
  not_there: 'search',
  answer_region: 'bond',
  answer_adjacent: 'evil_presence',
  settled: 'dracula',
  laid_card: 'trail',
  slid: 'trail',
  no_move: 'trail',
  cleared: 'trail',
  location_revealed: 'revealed',
  hide_revealed: 'hide',
  dracula_revealed: 'revealed',
  dracula_hidden: 'unseen',
  lair_made: 'lair',
  lair_entered: 'lair',
  encounter_drawn: 'encounter',
  encounter_laid: 'encounter',
  matured: 'mature',
  rumor_laid: 'rumor',
  rumor_gone: 'rumor',
  guards_kept: 'szgany_bodyguards',
  ambush: 'ambush',
  fog: 'fog',
  fog_lifted: 'fog',
  storm: 'storm',
  storm_lifted: 'storm',
  blocked: 'roadblock',
  unblocked: 'roadblock',
  consecrated: 'consecrated',
  ground_lifted: 'consecrated',
  host_token: 'host',
  hosts_gone: 'host',
  combat: 'combat',
  combat_over: 'combat',
  refused: 'fog',
  combat_card_drawn: 'hand',
  card_chosen: 'sealed',
  dracula_chose: 'sealed',
  engaged: 'combat',
  left_combat: 'escape',
  mesmerized: 'mesmerize',
  bat_flew: 'escape_as_bat',
};

export function event(e: GameEvent, _view: View): LogLine | null {
  if (UNWRITTEN.includes(e.kind)) return null;
  // Who is not told what was given knows of the trade already.
  if (e.kind === 'gave' && e.cards === null) return null;
  return {
    key: `dr-event-${e.kind}${variant(e)}`,
    args: argsOf(e),
    weight: HEADINGS.includes(e.kind) ? 'heading' : MINOR.includes(e.kind) ? 'minor' : 'normal',
    actor: typeof e.actor === 'number' ? e.actor : null,
    icon: iconOf(e),
  };
}

// The argument without which there is only a sentence that keeps the secret.
const SECRETS: Record<string, string> = {
  item_drawn: 'item',
  event_drawn: 'event',
  ticket_drawn: 'ticket',
  ticket_returned: 'ticket',
  omen_drawn: 'omen',
  omen_kept: 'omen',
  omen_discarded: 'omen',
  omen_shown: 'omen',
  settled: 'place',
  laid_card: 'place',
  bat_flew: 'place',
  encounter_drawn: 'encounter',
  encounter_laid: 'encounter',
  encounter_discarded: 'encounter',
  combat_card_drawn: 'card',
  card_chosen: 'item',
  dracula_chose: 'card',
};
const lacks = (value: unknown): boolean => value === null || value === undefined || value === 'none';

// Where one kind of event is told in several ways.
function variant(e: GameEvent): string {
  const secret = SECRETS[e.kind];
  if (secret) return lacks(e[secret]) ? '-hidden' : '';
  switch (e.kind) {
    case 'influence':
      return Number(e.amount) < 0 ? '-falls' : '';
    case 'ally':
    case 'ally_gone':
    case 'cancelled':
      return lacks(e.event) ? '-dracula' : '';
    case 'card_cancelled':
      return lacks(e.item) ? '-dracula' : '';
    case 'event_discarded':
      return typeof e.actor === 'number' ? '' : '-deck';
    case 'not_there':
      if (!lacks(e.place)) return '';
      return lacks(e.spot) ? '-near' : '-spot';
    case 'answer_region':
      return lacks(e.region) ? '-sea' : '';
    case 'answer_adjacent':
      return seatsIn(e.hunters).length === 0 ? '-nobody' : '';
    case 'hide_revealed':
      return lacks(e.spot) ? '-deck' : '';
    case 'encounter_returned':
      return lacks(e.spot) ? '-hand' : '';
    default:
      return '';
  }
}

const CARDS = ['item', 'event', 'omen', 'ticket', 'encounter', 'combat', 'power'];
const NAMED = ['back', 'location_back', 'foe', 'winner'];

function argsOf(e: GameEvent): Args {
  const args: Args = typeof e.actor === 'number' ? { who: role(e.actor) } : {};
  const kinds: Record<string, string> = EVENTS[e.kind as keyof typeof EVENTS];
  for (const [key, kind] of Object.entries(kinds)) {
    const value = e[key];
    if (lacks(value)) continue;
    if (kind === 'place') args[key] = place(value);
    else if (kind === 'spot') args[key] = spot(value);
    else if (kind === 'line') args[key] = line(value);
    else if (kind === 'region') args[key] = region(value);
    else if (kind === 'seat') args[key] = role(value);
    else if (CARDS.includes(kind)) args[key] = card(value);
    else if (NAMED.includes(kind)) args[key] = name('dr', kind, String(value));
    else if (kind === 'number') args[key] = Number(value);
  }
  return { ...args, ...implied(e) };
}

const DECKS = ['items', 'events', 'encounters'];

const seatsIn = (list: unknown): number[] => (Array.isArray(list) ? list.map(Number) : []);
// The cards given are told as a number, one bit for each.
const bitsOf = (set: unknown): number[] =>
  Array.from({ length: 32 }, (_, i) => i).filter((i) => ((Number(set) >>> i) & 1) === 1);

// What a sentence says and the event only implies.
function implied(e: GameEvent): Args {
  switch (e.kind) {
    case 'dawn':
    case 'day':
    case 'dusk':
    case 'night':
      return { day: weekday(weekdayOf(Number(e.time))) };
    case 'despair':
      return { most: FACTS.numbers.despair };
    case 'influence':
      return { amount: Math.abs(Number(e.amount)) };
    case 'reshuffled':
      return { deck: DECKS[Number(e.deck)] ?? '' };
    case 'gave':
      return { n: bitsOf(e.cards).length, hunter: role(e.to) };
    case 'answer_adjacent':
      return { hunters: roles(seatsIn(e.hunters)) };
    default:
      return {};
  }
}

// The card it is about, or the sign of its kind.
function iconOf(e: GameEvent): string {
  const own = ICONS[e.kind];
  if (own) return own;
  const shown = [e.event, e.omen, e.item, e.card, e.encounter, e.power].find((value) => !lacks(value));
  return typeof shown === 'string' ? cardIcon(shown) : 'hidden';
}
