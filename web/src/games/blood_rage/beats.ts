// How long each event is worth looking at.
import type { GameEvent } from '../../protocol/types.ts';

// Things worth more than a glance, and those not worth one.
const BEATS: Record<string, number> = {
  token_placed: 0,
  doom_foretold: 0,
  dealt: 0,
  kept: 0,
  card_chosen: 0,
  rage_refilled: 0,
  first_player: 0,
  card_returned: 0,
  card_discarded: 0,
  hand_discarded: 0,
  stayed: 0,
  pillage_declared: 3,
  battle_began: 3,
  card_revealed: 4,
  text_acts: 3,
  text_voided: 3,
  total: 3,
  battle_won: 5,
  battle_tied: 5,
  pillaged: 3,
  province_lost: 6,
  phase_began: 2,
  age_began: 4,
  figure_destroyed: 2,
  quest_shown: 3,
  quest_result: 3,
};

export function beats(event: GameEvent): number {
  return BEATS[event.kind] ?? 1.5;
}
