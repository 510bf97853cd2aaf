// A raid seen once more: its events from the log.
import type { GameEvent } from '../../protocol/types.ts';

// The line that tells what a raid brought stands for it.
export function repeatable(event: GameEvent): boolean {
  return event.kind === 'plundered';
}

const ENDS = ['turn_began', 'last_round', 'surplus', 'discarded', 'final_score', 'game_over'];

// From the sails to the last valkyrie.
export function again(events: readonly GameEvent[], event: GameEvent): GameEvent[] {
  const at = events.findIndex((e) => e.n === event.n);
  let from = at;
  while (from > 0 && events[from]?.kind !== 'raided') from--;
  let to = at;
  while (to < events.length) {
    to++;
    const next = events[to];
    // The points counted at the end come right after the last raid.
    if (!next || ENDS.includes(next.kind) || (next.kind === 'vp' && next.source !== 'deaths')) break;
  }
  return events.slice(Math.max(0, from), to);
}

// What the raid now going on has brought, as far as it is worth a line.
const TOLD = [
  'raided',
  'rolled',
  'rerolled',
  'strength',
  'vp',
  'plundered',
  'fell',
  'returned_to_hand',
  'valkyrie_ignored',
  'valkyrie_step',
  'avenged',
  'dismissed',
  'gained',
];
export function tellRaid(events: readonly GameEvent[]): GameEvent[] {
  const began = events.findLastIndex((e) => e.kind === 'raided');
  return began < 0 ? [] : events.slice(began).filter((e) => TOLD.includes(e.kind));
}
