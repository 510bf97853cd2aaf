// The language-neutral names of everything in Raiders, as they stand in actions, positions and views.
#pragma once

#include <array>
#include <string_view>

#include "games/raiders/data.hpp"
#include "games/raiders/state.hpp"

namespace ravenhall::raiders {

inline constexpr std::array<std::string_view, 4> kColourNames{"black", "grey", "white", "none"};
inline constexpr std::array<std::string_view, 7> kResourceNames{
    "silver", "provisions", "gold", "iron", "livestock", "valkyrie", "cards",
};
inline constexpr std::array<std::string_view, kBuildings> kBuildingNames{
    "gate_house", "town_hall", "treasury", "barracks", "armoury", "mill", "silversmith", "long_house",
};
inline constexpr std::array<std::string_view, 4> kTypeNames{"harbour", "outpost", "monastery", "fortress"};
inline constexpr std::array<std::string_view, kSettlements> kSettlementNames{
    "h1", "h2", "h3", "o1", "o2", "m1", "m2", "f1", "f2", "f3",
};
inline constexpr std::array<std::string_view, kSpaces> kSpaceNames{
    "h1_1", "h1_2", "h1_3", "h2_1", "h2_2", "h2_3", "h3_1", "h3_2", "h3_3", "o1_1", "o1_2", "o2_1",
    "o2_2", "m1_1", "m1_2", "m2_1", "m2_2", "f1_1", "f1_2", "f2_1", "f2_2", "f3_1", "f3_2",
};
inline constexpr std::array<std::string_view, 5> kPhaseNames{"setup", "keep", "first_player", "play", "over"};
inline constexpr std::array<std::string_view, 5> kTriggerNames{
    "none", "fortresses", "offerings", "valkyries", "turn_limit",
};
inline constexpr std::array<std::string_view, 3> kBatchNames{"top", "under", "reshuffled"};
inline constexpr std::array<std::string_view, kSources> kSourceNames{
    "raid", "crew_raid", "deaths", "valkyries", "armour", "offerings", "crew", "gold", "iron", "livestock",
};
inline constexpr std::array<std::string_view, kSteps> kStepNames{
    "keep_cards",     "roll_for_first", "turn",         "visit",       "long_house",   "take",
    "effect",         "put_aside",      "draw",         "refill",      "offer_reroll", "score_raid",
    "choose_set",     "valkyrie",       "raid_over",    "end_turn",    "next_turn",    "nature_lay",
    "nature_tile",    "nature_deal",    "nature_first", "nature_draw", "nature_roll",  "nature_reroll",
    "ask_keep",       "ask_turn",       "ask_take",     "ask_visit",   "ask_treasury", "ask_hire",
    "ask_long_house", "ask_offer",      "ask_spare",    "ask_copy",    "ask_swap",     "ask_steal",
    "ask_target",     "ask_amount",     "ask_dismiss",  "ask_plunder", "ask_recall",   "ask_enlist",
    "ask_exchange",   "ask_give",       "ask_toll",     "ask_reroll",  "ask_set",      "ask_sacrifice",
    "ask_avenge",     "ask_loss",       "ask_limit",
};

inline constexpr auto kCardNames = [] {
  std::array<std::string_view, kCardTypes> names{};
  for (std::size_t i = 0; i < names.size(); ++i) names[i] = kCards[i].key;
  return names;
}();
inline constexpr auto kTileNames = [] {
  std::array<std::string_view, kTiles> names{};
  for (std::size_t i = 0; i < names.size(); ++i) names[i] = kTileTable[i].key;
  return names;
}();

// Every set of two to four tokens that can lie on a raid space, and its name: one letter a token, as "gglv".
struct NamedSet {
  TokenSet tokens{};
  std::array<char, kMostSet> letters{};
  int size = 0;
};
inline constexpr int kNamedSets = 10 + 20 + 35;
inline constexpr auto kNamedSetTable = [] {
  std::array<NamedSet, kNamedSets> sets{};
  std::size_t next = 0;
  for (int size = 2; size <= kMostSet; ++size) {
    for (int gold = size; gold >= 0; --gold) {
      for (int iron = size - gold; iron >= 0; --iron) {
        for (int livestock = size - gold - iron; livestock >= 0; --livestock) {
          NamedSet& set = sets[next++];
          const int valkyries = size - gold - iron - livestock;
          set.size = size;
          set.tokens = {static_cast<std::uint8_t>(gold), static_cast<std::uint8_t>(iron),
                        static_cast<std::uint8_t>(livestock), static_cast<std::uint8_t>(valkyries)};
          int at = 0;
          for (int kind = 0; kind < 4; ++kind) {
            for (int n = set.tokens[static_cast<std::size_t>(kind)]; n > 0; --n) {
              set.letters[static_cast<std::size_t>(at++)] = "gilv"[kind];
            }
          }
        }
      }
    }
  }
  return sets;
}();
inline constexpr auto kSetNames = [] {
  std::array<std::string_view, kNamedSets> names{};
  for (std::size_t i = 0; i < names.size(); ++i) {
    names[i] = {kNamedSetTable[i].letters.data(), static_cast<std::size_t>(kNamedSetTable[i].size)};
  }
  return names;
}();
// The number of the set in the table; expects two to four tokens.
constexpr int named_set(const TokenSet& tokens) {
  for (int i = 0; i < kNamedSets; ++i) {
    if (kNamedSetTable[static_cast<std::size_t>(i)].tokens == tokens) return i;
  }
  return 0;
}

// The tables must stand in the order of their enums.
static_assert([] {
  for (std::size_t i = 0; i < kCards.size(); ++i) {
    if (kCards[i].id != card_at(static_cast<int>(i))) return false;
  }
  for (std::size_t i = 0; i < kBuildingTable.size(); ++i) {
    if (kBuildingTable[i].id != building_at(static_cast<int>(i))) return false;
    if (kBuildingTable[i].key != kBuildingNames[i]) return false;
  }
  int space = 0;
  for (std::size_t i = 0; i < kSettlementTable.size(); ++i) {
    if (kSettlementTable[i].id != settlement_at(static_cast<int>(i))) return false;
    if (kSettlementTable[i].key != kSettlementNames[i] || kSettlementTable[i].first_space != space)
      return false;
    space += kSettlementTable[i].spaces;
  }
  return true;
}());

template <class E, std::size_t N>
constexpr std::string_view name_of(const std::array<std::string_view, N>& names, E value) {
  return names[static_cast<std::size_t>(value)];
}

}  // namespace ravenhall::raiders
