// What Blood Rage tells about itself: seats, options, editions.
#include <algorithm>
#include <array>

#include "games/blood_rage/blood_rage.hpp"

namespace ravenhall::blood_rage {

namespace {

using Names = std::string_view;

// What people call a number that an enum can only spell.
constexpr std::array<Names, 2> kAxesLast{"8", "10"};
constexpr std::array<Names, 2> kDarkElf{"1", "3"};
constexpr std::array<Names, 2> kYggdrasilGlory{"11", "10"};
constexpr std::array<Names, 2> kGazeBonus{"3", "2"};
constexpr std::array<Names, 5> kFirstPlayer{"random", "0", "1", "2", "3"};

// Which clans sit at seats 0, 1, 2, 3: every order of the four, sorted.
constexpr int kSeatings = 24;
constexpr auto kClansOf = [] {
  EnumArray<Seating, PerClan<Clan>, kSeatings> orders{};
  PerClan<Clan> order{{Clan::wolf, Clan::raven, Clan::serpent, Clan::bear}};
  for (PerClan<Clan>& seating : orders) {
    seating = order;
    std::next_permutation(order.begin(), order.end());
  }
  return orders;
}();
// "wolf-raven-serpent-bear": all are equally long.
using SeatingText = std::array<char, 23>;
constexpr auto kSeatingTexts = [] {
  EnumArray<Seating, SeatingText, kSeatings> texts{};
  for (const Seating seating : texts.keys()) {
    auto end = texts[seating].begin();
    for (const Clan clan : kClansOf[seating]) {
      if (end != texts[seating].begin()) *end++ = '-';
      end = std::copy(name_of(clan).begin(), name_of(clan).end(), end);
    }
  }
  return texts;
}();
constexpr auto kClanOrders = [] {
  std::array<Names, kSeatings> names{};
  std::transform(kSeatingTexts.begin(), kSeatingTexts.end(), names.begin(),
                 [](const SeatingText& text) { return Names(text.data(), text.size()); });
  return names;
}();

constexpr std::array<OptionInfo, kOptions> kOptionTable{{
    {"deck", kNamesOf<Deck>},
    {"late_cards", kNamesOf<OnOff>},
    {"call_rejoin", kNamesOf<OnOff>},
    {"resume_after_zero", kNamesOf<OnOff>},
    {"resume_after_pass", kNamesOf<OffOn>},
    {"keep_card", kNamesOf<KeepCard>},
    {"axes_last", kAxesLast},
    {"first_game", kNamesOf<OffOn>},
    {"tide_choice", kNamesOf<TideChoice>},
    {"protection_ragnarok", kNamesOf<OffOn>},
    {"dark_elf_yggdrasil", kDarkElf},
    {"yggdrasil3_glory", kYggdrasilGlory},
    {"gaze_bonus", kGazeBonus},
    {"first_player", kFirstPlayer, 0, 1},
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

Clan clan_of(const State& s, Seat seat) { return kClansOf[s.options.clans][seat]; }

}  // namespace ravenhall::blood_rage
