// A combat, an ambush or a search seen once more: its events from the log.
import type { GameEvent } from '../../protocol/types.ts';

// The line that tells how it began stands for it.
const BEGINNINGS = ['combat', 'ambush', 'search'];

export function repeatable(event: GameEvent): boolean {
  return BEGINNINGS.includes(event.kind);
}

// What comes when an encounter is over.
const ENDS = ['turn', 'dawn', 'day', 'dusk', 'night', 'dracula_phase', 'ambush', 'search', 'game_over'];
// A combat is told to its end, whatever happens in it.
const COMBAT_ENDS = ['combat_over', 'game_over'];

export function again(events: readonly GameEvent[], event: GameEvent): GameEvent[] {
  const from = events.findIndex((e) => e.n === event.n);
  const isEnd = (e: GameEvent) => (event.kind === 'combat' ? COMBAT_ENDS : ENDS).includes(e.kind);
  const length = events.slice(from + 1).findIndex(isEnd);
  if (length < 0) return events.slice(from);
  // The end of a combat belongs to it.
  return events.slice(from, from + 1 + length + (event.kind === 'combat' ? 1 : 0));
}
