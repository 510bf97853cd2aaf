// How long each event is worth looking at.
import type { GameEvent } from '../../protocol/types.ts';

// Things worth more than a glance, and those not worth one.
const BEATS: Record<string, number> = {
  laid: 0,
  tile_opened: 0.7,
  dealt: 0,
  kept: 0,
  cards_returned: 0,
  card_chosen: 0,
  toll_chosen: 0,
  card_given: 0,
  drawn: 0.7,
  deck_reached_under: 0,
  skipped: 0.7,
  rolled_for_first: 2,
  first_player: 3,
  turn_began: 1,
  placed: 2,
  taken: 2,
  played: 3,
  raided: 4,
  rolled: 4,
  rerolled: 3,
  strength: 4,
  vp: 2.5,
  plundered: 4,
  fell: 4,
  valkyrie_ignored: 1.5,
  valkyrie_step: 1.5,
  last_round: 6,
  final_score: 3,
  game_over: 1,
};

export function beats(event: GameEvent): number {
  return BEATS[event.kind] ?? 1.5;
}
