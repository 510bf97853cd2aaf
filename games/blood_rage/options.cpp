// What Blood Rage tells about itself: seats, options, editions.
#include <array>

#include "games/blood_rage/blood_rage.hpp"

namespace ravenhall::blood_rage {

namespace {

using Names = std::string_view;

constexpr std::array<Names, 2> kDeck{"core102", "preview99"};
constexpr std::array<Names, 2> kOnOff{"on", "off"};
constexpr std::array<Names, 2> kOffOn{"off", "on"};
constexpr std::array<Names, 2> kKeepCard{"optional", "forced"};
constexpr std::array<Names, 2> kAxesLast{"8", "10"};
constexpr std::array<Names, 2> kTideChoice{"in_order", "simultaneous"};
constexpr std::array<Names, 2> kDarkElf{"1", "3"};
constexpr std::array<Names, 2> kYggdrasilGlory{"11", "10"};
constexpr std::array<Names, 2> kGazeBonus{"3", "2"};
constexpr std::array<Names, 5> kFirstPlayer{"random", "0", "1", "2", "3"};

// Which clans sit at seats 0, 1, 2, 3: every order of the four.
constexpr int kSeatings = 24;
constexpr std::array<Names, kSeatings> kClanOrders{
    "wolf-raven-serpent-bear", "wolf-raven-bear-serpent", "wolf-serpent-raven-bear",
    "wolf-serpent-bear-raven", "wolf-bear-raven-serpent", "wolf-bear-serpent-raven",
    "raven-wolf-serpent-bear", "raven-wolf-bear-serpent", "raven-serpent-wolf-bear",
    "raven-serpent-bear-wolf", "raven-bear-wolf-serpent", "raven-bear-serpent-wolf",
    "serpent-wolf-raven-bear", "serpent-wolf-bear-raven", "serpent-raven-wolf-bear",
    "serpent-raven-bear-wolf", "serpent-bear-wolf-raven", "serpent-bear-raven-wolf",
    "bear-wolf-raven-serpent", "bear-wolf-serpent-raven", "bear-raven-wolf-serpent",
    "bear-raven-serpent-wolf", "bear-serpent-wolf-raven", "bear-serpent-raven-wolf"};

constexpr std::array<OptionInfo, kOptions> kOptionTable{{
    {"deck", kDeck},
    {"late_cards", kOnOff},
    {"call_rejoin", kOnOff},
    {"resume_after_zero", kOnOff},
    {"resume_after_pass", kOffOn},
    {"keep_card", kKeepCard},
    {"axes_last", kAxesLast},
    {"first_game", kOffOn},
    {"tide_choice", kTideChoice},
    {"protection_ragnarok", kOffOn},
    {"dark_elf_yggdrasil", kDarkElf},
    {"yggdrasil3_glory", kYggdrasilGlory},
    {"gaze_bonus", kGazeBonus},
    {"first_player", kFirstPlayer},
    {"clans", kClanOrders},
}};

// The editions (facts, section 6). The Russian one differs from the Bulgarian only in its words.
constexpr std::array<OptionChoice, 2> kCzech{{{"deck", "preview99"}, {"axes_last", "10"}}};
constexpr std::array<Preset, 3> kPresets{{{"bg", {}}, {"ru", {}}, {"cs", kCzech}}};

}  // namespace

const GameInfo& BloodRage::info() {
  static constexpr GameInfo info{.id = "blood-rage",
                                 .title = "Blood Rage",
                                 .rules_version = 1,
                                 .min_seats = 2,
                                 .max_seats = kMaxClans,
                                 .max_decisions = 6000,
                                 .options = kOptionTable,
                                 .presets = kPresets};
  return info;
}

Clan clan_of(const State& s, Seat seat) {
  // The orders stand in the table as permutations in lexical order, so the seat's clan can be read off the
  // index.
  std::array<Clan, kMaxClans> left{Clan::wolf, Clan::raven, Clan::serpent, Clan::bear};
  int rest = option(s, Option::clans);
  int block = 6;
  for (int i = 0;; ++i) {
    const int pick = rest / block;
    if (i == index(seat)) return left[static_cast<std::size_t>(pick)];
    for (int k = pick; k + 1 < kMaxClans - i; ++k)
      left[static_cast<std::size_t>(k)] = left[static_cast<std::size_t>(k + 1)];
    rest %= block;
    if (i < 2) block /= 3 - i;
  }
}

}  // namespace ravenhall::blood_rage
