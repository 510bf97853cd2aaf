// A battle seen once more: its events from the log, and the table as it stood before them, told anew from the
// beginning.
import type { GameEvent, View } from '../../protocol/types.ts';
import type { Again } from '../contract.ts';
import { advance } from './advance.ts';
import { asBloodRage, type BloodRageView } from './view.ts';

const BEGINNINGS = ['pillage_declared', 'battle_began'];
const VERDICTS = ['battle_won', 'battle_tied'];
// The verdict is followed by what it costs and brings; any other event belongs to what came after the battle.
const AFTERMATH = [
  'figure_destroyed',
  'figure_saved',
  'witch_retreated',
  'card_returned',
  'card_taken',
  'card_discarded',
  'pillaged',
  'stat_raised',
  'glory',
  'rage',
  'text_acts',
];

export function repeatable(event: GameEvent): boolean {
  return VERDICTS.includes(event.kind);
}

// From the call to battle to the last of its spoils.
export function battleAround(events: readonly GameEvent[], event: GameEvent): GameEvent[] {
  const at = events.findIndex((e) => e.n === event.n);
  let from = at;
  while (from > 0 && events[from]?.kind !== 'pillage_declared') from--;
  if (!BEGINNINGS.includes(events[from]?.kind ?? '')) from = at;
  let to = at;
  while (to < events.length && !VERDICTS.includes(events[to]?.kind ?? '')) to++;
  if (to < events.length) to++;
  while (AFTERMATH.includes(events[to]?.kind ?? '')) to++;
  return events.slice(from, to);
}

// What the battle now going on in a province has brought, as far as it is worth a line beside the cards.
const TOLD = [
  'battle_began',
  'text_acts',
  'text_voided',
  'quest_raised',
  'late_card',
  'figure_destroyed',
  'figure_saved',
  'figure_spared',
  'total',
  'battle_won',
  'battle_tied',
  'pillaged',
  'glory',
  'stat_raised',
  'rage',
  'card_taken',
  'witch_retreated',
];
export function tellBattle(events: readonly GameEvent[], where: string): GameEvent[] {
  const began = events.findLastIndex((e) => e.kind === 'battle_began');
  if (began < 0 || events[began]?.place !== where) return [];
  return events.slice(began).filter((e) => TOLD.includes(e.kind));
}

// The table before the first event: nobody on the map yet.
function empty(view: View): BloodRageView {
  const blank = structuredClone(asBloodRage(view));
  blank.battle = null;
  blank.draft = null;
  blank.dying = null;
  blank.question = null;
  blank.outcome = null;
  for (const clan of blank.clans) {
    Object.assign(clan, { glory: 0, figures_on_map: 0, valhalla: {}, secret: null, passed: false });
    clan.slots = clan.slots.map(() => null);
  }
  for (const province of blank.provinces) {
    Object.assign(province, { figures: [], destroyed: false, pillaged: false, strength: blank.clans.map(() => 0) });
  }
  for (const fjord of blank.fjords) Object.assign(fjord, { figures: [], open: true });
  return blank;
}

export function again(events: readonly GameEvent[], event: GameEvent, view: View): Again | null {
  const battle = battleAround(events, event);
  const first = battle[0];
  if (!first) return null;
  let start: View = empty(view);
  for (const before of events) {
    if (before.n >= first.n) break;
    start = advance(start, before);
  }
  // Strength is the engine's to judge; the sums of this battle tell it.
  const where = asBloodRage(start).provinces.find((p) => p.id === first.place);
  for (const e of battle) {
    if (where && e.kind === 'total' && typeof e.actor === 'number') where.strength[e.actor] = Number(e.figures);
  }
  return { start: { ...start, battle: null } as View, events: battle };
}
