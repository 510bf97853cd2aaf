// What Raiders of the North Sea tells about itself: seats, options, editions.
#include <array>

#include "games/raiders/raiders.hpp"

namespace ravenhall::raiders {

namespace {

using Names = std::string_view;

constexpr std::array<Names, 2> kPrinting{"print", "preprod"};
constexpr std::array<Names, 2> kOnOff{"on", "off"};
constexpr std::array<Names, 2> kOffOn{"off", "on"};
constexpr std::array<Names, 2> kScoutNumber{"both_hands", "own_hand"};
constexpr std::array<Names, 2> kAvengerTargets{"with_crew", "any"};
constexpr std::array<Names, 2> kRagnhildr{"marker", "taken"};
constexpr std::array<Names, 2> kMissingReward{"refused", "allowed"};
constexpr std::array<Names, 2> kReshuffle{"at_need", "at_once"};
constexpr std::array<Names, 2> kWarlordAmount{"most", "chosen"};
constexpr std::array<Names, 2> kFullTie{"shared", "later"};
constexpr std::array<Names, 5> kFirstPlayer{"dice", "0", "1", "2", "3"};

// clang-format off
constexpr std::array<OptionInfo, kOptions> kOptionTable{{
    {"cards", kPrinting},
    {"merchant_colour", kOnOff},
    {"merchant_once", kOnOff},
    {"archer_placed", kOnOff},
    {"scout_number", kScoutNumber},
    {"avenger_targets", kAvengerTargets},
    {"gravedigger_places", kOnOff},
    {"ragnhildr", kRagnhildr},
    {"missing_reward", kMissingReward},
    {"poor_targets", kOffOn},
    {"reshuffle", kReshuffle},
    {"reshuffle_played", kOnOff},
    {"open_discard", kOnOff},
    {"decline_bonus", kOnOff},
    {"idle_cards", kOffOn},
    {"dismiss_alone", kOffOn},
    {"warlord_amount", kWarlordAmount},
    {"full_tie", kFullTie},
    {"first_player", kFirstPlayer},
}};
// clang-format on

constexpr std::array<OptionChoice, 1> kPreprod{{{"cards", "preprod"}}};
constexpr std::array<Preset, 2> kPresets{{{"print", {}}, {"preprod", kPreprod}}};

}  // namespace

const GameInfo& Raiders::info() {
  static constexpr GameInfo info{.id = "raiders",
                                 .title = "Raiders of the North Sea",
                                 .rules_version = 1,
                                 .min_seats = 2,
                                 .max_seats = kMaxPlayers,
                                 .max_decisions = 40000,
                                 .options = kOptionTable,
                                 .presets = kPresets};
  return info;
}

}  // namespace ravenhall::raiders
