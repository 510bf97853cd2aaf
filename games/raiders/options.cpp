// What Raiders of the North Sea tells about itself: seats, options, editions.
#include <array>

#include "games/raiders/raiders.hpp"

namespace ravenhall::raiders {

namespace {

constexpr std::array<std::string_view, 5> kFirstPlayer{"dice", "0", "1", "2", "3"};

// An option whose values are called as in its enum.
template <class Value>
constexpr OptionInfo option(std::string_view name, Value Options::* /*member*/) {
  return {name, kNamesOf<Value>};
}

constexpr std::array<OptionInfo, kOptions> kOptionTable{{
    option("cards", &Options::cards),
    option("merchant_colour", &Options::merchant_colour),
    option("merchant_once", &Options::merchant_once),
    option("archer_placed", &Options::archer_placed),
    option("scout_number", &Options::scout_number),
    option("avenger_targets", &Options::avenger_targets),
    option("gravedigger_places", &Options::gravedigger_places),
    option("ragnhildr", &Options::ragnhildr),
    option("missing_reward", &Options::missing_reward),
    option("poor_targets", &Options::poor_targets),
    option("reshuffle", &Options::reshuffle),
    option("reshuffle_played", &Options::reshuffle_played),
    option("open_discard", &Options::open_discard),
    option("decline_bonus", &Options::decline_bonus),
    option("idle_cards", &Options::idle_cards),
    option("dismiss_alone", &Options::dismiss_alone),
    option("warlord_amount", &Options::warlord_amount),
    option("full_tie", &Options::full_tie),
    {"first_player", kFirstPlayer, 0, 1},
}};

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
