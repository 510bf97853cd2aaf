// A battle seen once more: its events from the log.
import type { GameEvent } from '../../protocol/types.ts';

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
export function again(events: readonly GameEvent[], event: GameEvent): GameEvent[] {
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
