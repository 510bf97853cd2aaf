// The verbs of Blood Rage's actions and the kinds of its events, by the names they have in texts; what their
// operands are is in notation.cpp.
#pragma once

#include <cstdint>

#include "games/blood_rage/data.hpp"
#include "kernel/action.hpp"
#include "kernel/seat.hpp"

namespace ravenhall::blood_rage {

enum class Verb : std::uint8_t {
  // Nature
  token,    // province reward
  doom,     // age province
  destroy,  // province
  first,    // seat
  deal,     // seat card
  // Gods' Gifts and Discard
  keep,      // card
  keep_two,  // card card: in the draft of two clans, the lesser one first
  save,      // card
  save_none,
  // Actions
  invade,     // figure place
  recall,     // figure place: out of Valhalla (Frigga's Domain)
  march,      // from to
  move,       // figure: one more figure of the march
  upgrade,    // card slot
  quest,      // card
  pillage,    // province
  challenge,  // province
  sacrifice,  // figure place
  pass,
  // Answers
  join,     // from figure
  card,     // card
  late,     // card
  spare,    // figure
  protect,  // figure
  retreat,
  raise,      // stat
  step,       // province: where the Leader goes (Lord of Hammers)
  take_back,  // card
  accept,
  decline,
  done,
};

enum class Happening : std::uint8_t {
  token_placed,
  doom_foretold,
  province_lost,
  first_player,
  dealt,
  age_began,
  phase_began,
  kept,
  packets_passed,
  rage_refilled,
  invaded,
  marched,
  upgraded,
  replaced,
  quest_laid,
  passed,
  pillage_declared,
  sacrificed,
  joined,
  stayed,
  battle_began,
  card_chosen,
  card_revealed,
  text_voided,
  text_acts,
  quest_raised,
  figure_spared,
  late_card,
  total,
  battle_won,
  battle_tied,
  figure_destroyed,
  figure_saved,
  witch_retreated,
  card_returned,
  card_taken,
  card_discarded,
  pillaged,
  stat_raised,
  glory,
  rage,
  leader_moved,
  hand_discarded,
  quest_shown,
  quest_result,
  doom_moved,
  released,
  game_over,
};

constexpr Verb verb_of(Action action) { return action.verb; }

}  // namespace ravenhall::blood_rage
