// Why something cannot be done: the keys of the reasons (notation.cpp has their rules and arguments).
#pragma once

#include <cstdint>

namespace ravenhall::blood_rage {

enum class Why : std::uint8_t {
  none,
  // Not at this time
  action_phase_only,
  answer_first,
  draft_only,
  discard_only,
  march_only,
  call_only,
  battle_only,
  reveal_only,
  tide_only,
  rescue_only,
  raise_only,
  hammers_only,
  prowess_only,
  no_such_answer,
  // Prices and limits
  rage_short,
  horns_full,
  needs_upgrade,
  // Cards
  not_in_hand,
  not_in_packet,
  one_card,
  two_cards,
  one_copy,
  other_order,
  must_keep,
  for_battle,
  not_an_upgrade,
  no_upgrades,
  wrong_slot,
  same_slot,
  not_a_quest,
  no_quests,
  not_late,
  no_late_cards,
  not_played,
  // Figures
  not_yours,
  none_in_reserve,
  reserve_empty,
  none_in_valhalla,
  valhalla_empty,
  not_that_kind,
  not_there,
  nobody_there,
  two_figures,
  not_fighting,
  not_dying,
  lost_in_ragnarok,
  retreat_from_outer,
  march_somebody,
  // Places
  off_map,
  destroyed,
  full,
  fjord_closed,
  not_yggdrasil,
  ships_only,
  ships_to_fjords,
  ships_stay,
  ships_cannot_come,
  same_place,
  not_a_province,
  not_adjacent,
  pillaged,
  not_pillaged,
  nobody_to_pillage,
  nothing_to_pillage,
  only_this_province,
  // Stats
  stat_full,
  other_stat,
};

}  // namespace ravenhall::blood_rage
