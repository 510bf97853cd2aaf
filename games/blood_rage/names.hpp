// The language-neutral names of everything in Blood Rage, as they stand in actions, positions and views.
#pragma once

#include <array>
#include <string_view>

#include "games/blood_rage/data.hpp"
#include "games/blood_rage/state.hpp"

namespace ravenhall::blood_rage {

inline constexpr std::array<std::string_view, 4> kClanNames{
    "wolf",
    "raven",
    "serpent",
    "bear",
};
inline constexpr std::array<std::string_view, 16> kPlaceNames{
    "myrkvlor",  "elvagar",  "angerboda", "muspelheim", "horgr",    "utgard",  "andlang",  "gimle",
    "yggdrasil", "fjord_ne", "fjord_se",  "fjord_sw",   "fjord_nw", "reserve", "valhalla", "box",
};
inline constexpr std::array<std::string_view, 4> kRegionNames{
    "manheim",
    "jotunheim",
    "alfheim",
    "none",
};
inline constexpr std::array<std::string_view, 12> kFigureNames{
    "warrior",  "leader",   "ship",       "troll",       "dwarf_chieftain", "sea_serpent",
    "valkyrie", "dark_elf", "fire_giant", "frost_giant", "soldier_of_hel",  "volur_witch",
};
inline constexpr std::array<std::string_view, 7> kKindNames{
    "monster", "leader", "warrior", "ship", "clan", "quest", "battle",
};
inline constexpr std::array<std::string_view, 7> kGodNames{
    "none", "frigga", "heimdall", "loki", "odin", "thor", "tyr",
};
inline constexpr std::array<std::string_view, 15> kTextNames{
    "none",     "smite", "sight", "grace",   "trickery",  "hammer",    "late",   "tide",
    "backstab", "watch", "oath",  "primacy", "ascension", "judgement", "poison",
};
inline constexpr std::array<std::string_view, 3> kStatNames{
    "rage",
    "axes",
    "horns",
};
inline constexpr std::array<std::string_view, 6> kRewardNames{
    "rage", "axes", "horns", "glory", "all", "none",
};
inline constexpr std::array<std::string_view, 8> kPhaseNames{
    "setup", "gods_gifts", "action", "discard", "quest", "ragnarok", "release", "over",
};
inline constexpr std::array<std::string_view, 8> kSourceNames{
    "battle", "pillage", "quest", "ragnarok", "release", "upgrade", "card", "legend",
};
inline constexpr std::array<std::string_view, 7> kCauseNames{
    "none", "invasion", "smite", "tide", "defeat", "sacrifice", "ragnarok",
};
inline constexpr std::array<std::string_view, kSteps> kStepNames{
    "begin_age",
    "gods_gifts",
    "draft_round",
    "start_actions",
    "turn",
    "discard_phase",
    "quest_phase",
    "score_quest",
    "ragnarok_phase",
    "release_phase",
    "end_age",
    "end_game",
    "after_invade",
    "offer_succor",
    "offer_thors_domain",
    "call",
    "after_call",
    "choose_cards",
    "reveal",
    "reveal_text",
    "apply_tide",
    "late_round",
    "totals",
    "destroy_losers",
    "return_cards",
    "plunder",
    "grace",
    "lord",
    "battle_glory",
    "win_text",
    "count_dead",
    "steal",
    "winner_discards",
    "battle_over",
    "blessing",
    "react",
    "bury",
    "nature_token",
    "nature_ragnarok",
    "nature_destroy",
    "nature_first",
    "nature_deal",
    "ask_draft",
    "ask_action",
    "ask_march",
    "ask_free_invade",
    "ask_succor",
    "ask_thors_domain",
    "ask_sacrifice",
    "ask_join",
    "ask_battle_card",
    "ask_raise_quest",
    "ask_tide",
    "ask_late",
    "ask_react",
    "ask_stat",
    "ask_hammers",
    "ask_prowess",
    "ask_blessing",
    "ask_discard",
};

inline constexpr auto kCardNames = [] {
  std::array<std::string_view, kCardTypes> names{};
  for (std::size_t i = 0; i < names.size(); ++i) names[i] = kCards[i].key;
  return names;
}();

// The table must stand in the order of the enum.
static_assert([] {
  for (std::size_t i = 0; i < kCards.size(); ++i) {
    if (kCards[i].id != card_at(static_cast<int>(i))) return false;
  }
  return true;
}());

template <class E, std::size_t N>
constexpr std::string_view name_of(const std::array<std::string_view, N>& names, E value) {
  return names[static_cast<std::size_t>(value)];
}

}  // namespace ravenhall::blood_rage
