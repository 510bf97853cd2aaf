// The box of Blood Rage as tables: cards, provinces, fjords, tracks, tokens. Every printed number stands here
// once.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "kernel/containers.hpp"

namespace ravenhall::blood_rage {

inline constexpr int kMaxClans = 4;
inline constexpr int kAges = 3;

enum class Clan : std::uint8_t { wolf, raven, serpent, bear };

// Places.

// The provinces clockwise from the top left, Yggdrasil, the fjords between them, and where figures wait.
enum class Place : std::uint8_t {
  myrkvlor,
  elvagar,
  angerboda,
  muspelheim,
  horgr,
  utgard,
  andlang,
  gimle,
  yggdrasil,
  fjord_ne,
  fjord_se,
  fjord_sw,
  fjord_nw,
  reserve,
  valhalla,
  box,
};
inline constexpr int kOuterProvinces = 8;
inline constexpr int kProvinces = 9;
inline constexpr int kFjords = 4;
inline constexpr int kMapPlaces = 13;

using Places = EnumSet<Place, std::uint16_t>;
inline constexpr Places kOuterPlaces = Places::first(kOuterProvinces);
inline constexpr Places kProvincePlaces = Places::first(kProvinces);
inline constexpr Places kFjordPlaces = Places::span(Place::fjord_ne, Place::fjord_nw);

constexpr bool is_outer(Place place) { return place < Place::yggdrasil; }
constexpr bool is_province(Place place) { return place <= Place::yggdrasil; }
constexpr bool is_fjord(Place place) { return place >= Place::fjord_ne && place <= Place::fjord_nw; }
constexpr bool on_map(Place place) { return place <= Place::fjord_nw; }

enum class Region : std::uint8_t { manheim, jotunheim, alfheim, none };

struct ProvinceRow {
  Place id;
  std::string_view name;
  Region region;
  std::uint8_t villages;  // 0: no limit
  Place fjord;            // Place::box: none
};
inline constexpr EnumArray<Place, ProvinceRow, kProvinces> kProvinceTable{{{
    {Place::myrkvlor, "Myrkvlor", Region::manheim, 3, Place::fjord_nw},
    {Place::elvagar, "Elvagar", Region::manheim, 4, Place::fjord_ne},
    {Place::angerboda, "Angerboda", Region::manheim, 5, Place::fjord_ne},
    {Place::muspelheim, "Muspelheim", Region::jotunheim, 5, Place::fjord_se},
    {Place::horgr, "Horgr", Region::jotunheim, 4, Place::fjord_se},
    {Place::utgard, "Utgard", Region::jotunheim, 3, Place::fjord_sw},
    {Place::andlang, "Andlang", Region::alfheim, 3, Place::fjord_sw},
    {Place::gimle, "Gimle", Region::alfheim, 5, Place::fjord_nw},
    {Place::yggdrasil, "Yggdrasil", Region::none, 0, Place::box},
}}};
static_assert(in_order(kProvinceTable));
constexpr const ProvinceRow& row(Place province) { return kProvinceTable[province]; }
constexpr Place fjord_of(Place province) { return row(province).fjord; }

// The two provinces a fjord supports.
struct FjordRow {
  Place id;
  std::array<Place, 2> supports;
};
inline constexpr EnumArray<Place, FjordRow, kFjords, Place::fjord_ne> kFjordTable{{{
    {Place::fjord_ne, {Place::elvagar, Place::angerboda}},
    {Place::fjord_se, {Place::muspelheim, Place::horgr}},
    {Place::fjord_sw, {Place::utgard, Place::andlang}},
    {Place::fjord_nw, {Place::gimle, Place::myrkvlor}},
}}};
constexpr const std::array<Place, 2>& supported_by(Place fjord) { return kFjordTable[fjord].supports; }

// The outer ring order is the adjacency; Yggdrasil touches every outer province.
constexpr bool adjacent(Place one, Place other) {
  if (one == other || !is_province(one) || !is_province(other)) return false;
  if (one == Place::yggdrasil || other == Place::yggdrasil) return true;
  const int apart = (places_after(one, other) + kOuterProvinces) % kOuterProvinces;
  return apart == 1 || apart == kOuterProvinces - 1;
}
inline constexpr auto kNeighbours = [] {
  EnumArray<Place, Places, kProvinces> neighbours{};
  for (const Place one : kProvincePlaces) {
    for (const Place other : kProvincePlaces) neighbours[one].set(other, adjacent(one, other));
  }
  return neighbours;
}();

// Figures.

// The kinds of figures. A clan has eight warriors that are all alike; of every other kind there is one.
enum class Figure : std::uint8_t {
  warrior,
  leader,
  ship,
  troll,
  dwarf_chieftain,
  sea_serpent,
  valkyrie,
  dark_elf,
  fire_giant,
  frost_giant,
  soldier_of_hel,
  volur_witch,
  hidden = 0xFE,  // in an observation: a choice was made, but which is not known
  none = 0xFF,
};
inline constexpr int kFigures = 12;
inline constexpr int kMonsters = 9;
inline constexpr int kWarriors = 8;
inline constexpr int kLeaderStrength = 3;
inline constexpr int kShipStrength = 2;
inline constexpr int kWarriorStrength = 1;

using Figures = EnumSet<Figure, std::uint16_t>;

constexpr bool is_figure(Figure figure) { return figure <= Figure::volur_witch; }
constexpr bool is_monster(Figure figure) { return is_figure(figure) && figure >= Figure::troll; }
// Ships live in fjords and never move; the Sea Serpent is a monster and a ship at once (R40).
constexpr bool is_ship(Figure figure) { return figure == Figure::ship || figure == Figure::sea_serpent; }

// Cards.

enum class Kind : std::uint8_t { monster, leader, warrior, ship, clan, quest, battle };
enum class God : std::uint8_t { none, frigga, heimdall, loki, odin, thor, tyr };

// The texts of battle cards; cards of several Ages share one. Texts of upgrades hang on the card itself.
enum class Text : std::uint8_t {
  none,
  smite,
  sight,
  grace,
  trickery,
  hammer,
  late,
  tide,
  backstab,
  watch,
  oath,
  primacy,
  ascension,
  judgement,
  poison,
};

// One value a printed card of one Age; copies of it are alike in every way.
enum class Card : std::uint8_t {
  // Age 1
  troll,
  dwarf_chieftain,
  sea_serpent,
  lord_of_hammers,
  brothers_in_arms,
  lokis_dragons,
  lokis_domain,
  friggas_charm,
  thors_glory,
  friggas_succor,
  tyrs_domain,
  lokis_blessing,
  q1_alfheim,
  q1_jotunheim,
  q1_manheim,
  q1_glorious_death,
  q1_yggdrasil,
  odins_smite,
  tyrs_bash,
  heimdalls_sight,
  friggas_grace,
  lokis_trickery,
  tyrs_smash,
  tyrs_smite,
  thors_hammer,
  tyrs_crush,
  // Age 2
  valkyrie,
  dark_elf,
  fire_giant,
  lord_of_axes,
  experts_in_arms,
  fire_dragons,
  odins_inspiration,
  tyrs_challenge,
  friggas_protection,
  lokis_eminence,
  tyrs_prowess,
  thors_domain,
  q2_alfheim,
  q2_jotunheim,
  q2_manheim,
  q2_glorious_death,
  q2_yggdrasil,
  tyrs_crush_2,
  heimdalls_eye,
  odins_tide,
  lokis_backstab,
  tyrs_rage,
  heimdalls_watch,
  thors_oath,
  tyrs_smite_2,
  tyrs_smash_2,
  // Age 3
  frost_giant,
  soldier_of_hel,
  volur_witch,
  lord_of_spears,
  masters_in_arms,
  eternal_dragons,
  friggas_domain,
  odins_throne,
  thors_conquest,
  friggas_sacrifice,
  tyrs_wrath,
  lokis_wrath,
  q3_alfheim,
  q3_jotunheim,
  q3_manheim,
  q3_glorious_death,
  q3_yggdrasil,
  heimdalls_gaze,
  thors_primacy,
  thors_ascension,
  odins_judgement,
  tyrs_rage_3,
  heimdalls_watch_3,
  tyrs_crush_3,
  lokis_poison,
  tyrs_smite_3,
  hidden = 126,  // in an observation: a card is here, but which one is not known
  none = 127,
};
inline constexpr int kCardTypes = 78;
inline constexpr int kCardsOfAge = 26;

struct CardRow {
  Card id;
  std::string_view name;
  Kind kind;
  std::uint8_t age;
  std::uint8_t value;  // strength of a figure or upgrade, bonus of a battle card, Glory of a quest
  std::uint8_t cost;   // Rage to play it as an upgrade, and to Invade with its monster
  std::array<std::uint8_t, 3> copies;  // in the deck always, from three and from four clans on
  God god;
  Text text;
};
// clang-format off
inline constexpr EnumArray<Card, CardRow, kCardTypes> kCards{{{
    // id                     name                   kind           age value cost copies  god            text
    {Card::troll,              "Troll",               Kind::monster, 1, 2,   2, {1, 0, 0}, God::none,     Text::none},
    {Card::dwarf_chieftain,    "Dwarf Chieftain",     Kind::monster, 1, 2,   0, {1, 0, 0}, God::none,     Text::none},
    {Card::sea_serpent,        "Sea Serpent",         Kind::monster, 1, 3,   3, {0, 1, 0}, God::none,     Text::none},
    {Card::lord_of_hammers,    "Lord of Hammers",     Kind::leader,  1, 3,   3, {1, 0, 0}, God::none,     Text::none},
    {Card::brothers_in_arms,   "Brothers in Arms",    Kind::warrior, 1, 1,   1, {1, 0, 0}, God::none,     Text::none},
    {Card::lokis_dragons,      "Loki's Dragons",      Kind::ship,    1, 2,   2, {1, 0, 0}, God::loki,     Text::none},
    {Card::lokis_domain,       "Loki's Domain",       Kind::clan,    1, 1,   1, {1, 0, 0}, God::loki,     Text::none},
    {Card::friggas_charm,      "Frigga's Charm",      Kind::clan,    1, 0,   0, {1, 0, 0}, God::frigga,   Text::none},
    {Card::thors_glory,        "Thor's Glory",        Kind::clan,    1, 2,   2, {1, 0, 0}, God::thor,     Text::none},
    {Card::friggas_succor,     "Frigga's Succor",     Kind::clan,    1, 2,   2, {0, 1, 0}, God::frigga,   Text::none},
    {Card::tyrs_domain,        "Tyr's Domain",        Kind::clan,    1, 0,   0, {0, 1, 0}, God::tyr,      Text::none},
    {Card::lokis_blessing,     "Loki's Blessing",     Kind::clan,    1, 1,   1, {0, 0, 1}, God::loki,     Text::none},
    {Card::q1_alfheim,         "Alfheim!",            Kind::quest,   1, 5,   0, {1, 0, 1}, God::none,     Text::none},
    {Card::q1_jotunheim,       "Jotunheim!",          Kind::quest,   1, 5,   0, {1, 0, 1}, God::none,     Text::none},
    {Card::q1_manheim,         "Manheim!",            Kind::quest,   1, 5,   0, {1, 0, 1}, God::none,     Text::none},
    {Card::q1_glorious_death,  "Glorious Death!",     Kind::quest,   1, 6,   0, {1, 0, 1}, God::none,     Text::none},
    {Card::q1_yggdrasil,       "Yggdrasil!",          Kind::quest,   1, 6,   0, {0, 1, 0}, God::none,     Text::none},
    {Card::odins_smite,        "Odin's Smite",        Kind::battle,  1, 1,   0, {1, 1, 0}, God::odin,     Text::smite},
    {Card::tyrs_bash,          "Tyr's Bash",          Kind::battle,  1, 2,   0, {1, 0, 0}, God::tyr,      Text::none},
    {Card::heimdalls_sight,    "Heimdall's Sight",    Kind::battle,  1, 0,   0, {1, 0, 0}, God::heimdall, Text::sight},
    {Card::friggas_grace,      "Frigga's Grace",      Kind::battle,  1, 2,   0, {1, 0, 1}, God::frigga,   Text::grace},
    {Card::lokis_trickery,     "Loki's Trickery",     Kind::battle,  1, 0,   0, {1, 0, 1}, God::loki,     Text::trickery},
    {Card::tyrs_smash,         "Tyr's Smash",         Kind::battle,  1, 3,   0, {1, 1, 0}, God::tyr,      Text::none},
    {Card::tyrs_smite,         "Tyr's Smite",         Kind::battle,  1, 5,   0, {1, 0, 0}, God::tyr,      Text::none},
    {Card::thors_hammer,       "Thor's Hammer",       Kind::battle,  1, 1,   0, {1, 0, 0}, God::thor,     Text::hammer},
    {Card::tyrs_crush,         "Tyr's Crush",         Kind::battle,  1, 4,   0, {0, 0, 1}, God::tyr,      Text::none},
    {Card::valkyrie,           "Valkyrie",            Kind::monster, 2, 2,   2, {1, 0, 0}, God::none,     Text::none},
    {Card::dark_elf,           "Dark Elf",            Kind::monster, 2, 1,   1, {1, 0, 0}, God::none,     Text::none},
    {Card::fire_giant,         "Fire Giant",          Kind::monster, 2, 4,   4, {0, 1, 0}, God::none,     Text::none},
    {Card::lord_of_axes,       "Lord of Axes",        Kind::leader,  2, 3,   3, {1, 0, 0}, God::none,     Text::none},
    {Card::experts_in_arms,    "Experts in Arms",     Kind::warrior, 2, 2,   2, {1, 0, 0}, God::none,     Text::none},
    {Card::fire_dragons,       "Fire Dragons",        Kind::ship,    2, 2,   2, {1, 0, 0}, God::none,     Text::none},
    {Card::odins_inspiration,  "Odin's Inspiration",  Kind::clan,    2, 2,   2, {1, 0, 0}, God::odin,     Text::none},
    {Card::tyrs_challenge,     "Tyr's Challenge",     Kind::clan,    2, 0,   0, {1, 0, 0}, God::tyr,      Text::none},
    {Card::friggas_protection, "Frigga's Protection", Kind::clan,    2, 0,   0, {1, 0, 0}, God::frigga,   Text::none},
    {Card::lokis_eminence,     "Loki's Eminence",     Kind::clan,    2, 2,   2, {0, 1, 0}, God::loki,     Text::none},
    {Card::tyrs_prowess,       "Tyr's Prowess",       Kind::clan,    2, 2,   2, {0, 1, 0}, God::tyr,      Text::none},
    {Card::thors_domain,       "Thor's Domain",       Kind::clan,    2, 1,   1, {0, 0, 1}, God::thor,     Text::none},
    {Card::q2_alfheim,         "Alfheim!",            Kind::quest,   2, 7,   0, {1, 0, 1}, God::none,     Text::none},
    {Card::q2_jotunheim,       "Jotunheim!",          Kind::quest,   2, 7,   0, {1, 0, 1}, God::none,     Text::none},
    {Card::q2_manheim,         "Manheim!",            Kind::quest,   2, 7,   0, {1, 0, 1}, God::none,     Text::none},
    {Card::q2_glorious_death,  "Glorious Death!",     Kind::quest,   2, 8,   0, {1, 0, 1}, God::none,     Text::none},
    {Card::q2_yggdrasil,       "Yggdrasil!",          Kind::quest,   2, 8,   0, {0, 1, 0}, God::none,     Text::none},
    {Card::tyrs_crush_2,       "Tyr's Crush",         Kind::battle,  2, 4,   0, {1, 0, 0}, God::tyr,      Text::none},
    {Card::heimdalls_eye,      "Heimdall's Eye",      Kind::battle,  2, 2,   0, {2, 1, 0}, God::heimdall, Text::late},
    {Card::odins_tide,         "Odin's Tide",         Kind::battle,  2, 1,   0, {1, 0, 1}, God::odin,     Text::tide},
    {Card::lokis_backstab,     "Loki's Backstab",     Kind::battle,  2, 0,   0, {1, 0, 1}, God::loki,     Text::backstab},
    {Card::tyrs_rage,          "Tyr's Rage",          Kind::battle,  2, 6,   0, {1, 0, 0}, God::tyr,      Text::none},
    {Card::heimdalls_watch,    "Heimdall's Watch",    Kind::battle,  2, 0,   0, {1, 0, 0}, God::heimdall, Text::watch},
    {Card::thors_oath,         "Thor's Oath",         Kind::battle,  2, 1,   0, {1, 0, 0}, God::thor,     Text::oath},
    {Card::tyrs_smite_2,       "Tyr's Smite",         Kind::battle,  2, 5,   0, {0, 1, 0}, God::tyr,      Text::none},
    {Card::tyrs_smash_2,       "Tyr's Smash",         Kind::battle,  2, 3,   0, {0, 0, 1}, God::tyr,      Text::none},
    {Card::frost_giant,        "Frost Giant",         Kind::monster, 3, 4,   4, {1, 0, 0}, God::none,     Text::none},
    {Card::soldier_of_hel,     "Soldier of Hel",      Kind::monster, 3, 3,   0, {1, 0, 0}, God::none,     Text::none},
    {Card::volur_witch,        "Volur Witch",         Kind::monster, 3, 3,   3, {0, 1, 0}, God::none,     Text::none},
    {Card::lord_of_spears,     "Lord of Spears",      Kind::leader,  3, 3,   3, {1, 0, 0}, God::none,     Text::none},
    {Card::masters_in_arms,    "Masters in Arms",     Kind::warrior, 3, 2,   2, {1, 0, 0}, God::none,     Text::none},
    {Card::eternal_dragons,    "Eternal Dragons",     Kind::ship,    3, 2,   2, {1, 0, 0}, God::none,     Text::none},
    {Card::friggas_domain,     "Frigga's Domain",     Kind::clan,    3, 0,   0, {1, 0, 0}, God::frigga,   Text::none},
    {Card::odins_throne,       "Odin's Throne",       Kind::clan,    3, 2,   2, {1, 0, 0}, God::odin,     Text::none},
    {Card::thors_conquest,     "Thor's Conquest",     Kind::clan,    3, 3,   3, {1, 0, 0}, God::thor,     Text::none},
    {Card::friggas_sacrifice,  "Frigga's Sacrifice",  Kind::clan,    3, 1,   1, {0, 1, 0}, God::frigga,   Text::none},
    {Card::tyrs_wrath,         "Tyr's Wrath",         Kind::clan,    3, 1,   1, {0, 1, 0}, God::tyr,      Text::none},
    {Card::lokis_wrath,        "Loki's Wrath",        Kind::clan,    3, 3,   3, {0, 0, 1}, God::loki,     Text::none},
    {Card::q3_alfheim,         "Alfheim!",            Kind::quest,   3, 9,   0, {1, 0, 1}, God::none,     Text::none},
    {Card::q3_jotunheim,       "Jotunheim!",          Kind::quest,   3, 9,   0, {1, 0, 1}, God::none,     Text::none},
    {Card::q3_manheim,         "Manheim!",            Kind::quest,   3, 9,   0, {1, 0, 1}, God::none,     Text::none},
    {Card::q3_glorious_death,  "Glorious Death!",     Kind::quest,   3, 11,  0, {1, 0, 1}, God::none,     Text::none},
    {Card::q3_yggdrasil,       "Yggdrasil!",          Kind::quest,   3, 11,  0, {0, 1, 0}, God::none,     Text::none},
    {Card::heimdalls_gaze,     "Heimdall's Gaze",     Kind::battle,  3, 3,   0, {1, 1, 0}, God::heimdall, Text::late},
    {Card::thors_primacy,      "Thor's Primacy",      Kind::battle,  3, 3,   0, {1, 1, 0}, God::thor,     Text::primacy},
    {Card::thors_ascension,    "Thor's Ascension",    Kind::battle,  3, 1,   0, {1, 0, 1}, God::thor,     Text::ascension},
    {Card::odins_judgement,    "Odin's Judgement",    Kind::battle,  3, 2,   0, {1, 0, 1}, God::odin,     Text::judgement},
    {Card::tyrs_rage_3,        "Tyr's Rage",          Kind::battle,  3, 6,   0, {1, 0, 0}, God::tyr,      Text::none},
    {Card::heimdalls_watch_3,  "Heimdall's Watch",    Kind::battle,  3, 0,   0, {1, 0, 0}, God::heimdall, Text::watch},
    {Card::tyrs_crush_3,       "Tyr's Crush",         Kind::battle,  3, 4,   0, {1, 0, 0}, God::tyr,      Text::none},
    {Card::lokis_poison,       "Loki's Poison",       Kind::battle,  3, 0,   0, {1, 0, 0}, God::loki,     Text::poison},
    {Card::tyrs_smite_3,       "Tyr's Smite",         Kind::battle,  3, 5,   0, {0, 0, 1}, God::tyr,      Text::none},
}}};
// clang-format on
static_assert(in_order(kCards));

constexpr const CardRow& row(Card card) { return kCards[card]; }
constexpr bool is_card(Card card) { return card <= Card::tyrs_smite_3; }
constexpr bool is_upgrade(Kind kind) { return kind < Kind::quest; }
// R55: the text says something of its strength or its price.
constexpr bool has_asterisk(Card card) {
  return card == Card::dwarf_chieftain || card == Card::brothers_in_arms || card == Card::dark_elf ||
         card == Card::soldier_of_hel || card == Card::masters_in_arms;
}
constexpr bool is_quest(Card card) { return is_card(card) && row(card).kind == Kind::quest; }

// What a quest asks for; the quests of the three Ages stand in the same order among their cards.
enum class Quest : std::uint8_t { alfheim, jotunheim, manheim, glorious_death, yggdrasil };
constexpr Quest quest_of(Card quest) {
  return after(Quest::alfheim, places_after(quest, Card::q1_alfheim) % kCardsOfAge);
}
// The region it is about, if any.
constexpr Region region_of(Quest quest) {
  switch (quest) {
    case Quest::alfheim: return Region::alfheim;
    case Quest::jotunheim: return Region::jotunheim;
    case Quest::manheim: return Region::manheim;
    case Quest::glorious_death:
    case Quest::yggdrasil: break;
  }
  return Region::none;
}

constexpr EnumRange<Card> cards_of_age(int age) {
  const Card first = after(Card::troll, (age - 1) * kCardsOfAge);
  return values(first, after(first, kCardsOfAge - 1));
}
static_assert([] {
  for (int age = 1; age <= kAges; ++age) {
    int count = 0;
    for (const Card card : cards_of_age(age)) {
      const CardRow& printed = row(card);
      if (printed.age != age) return false;
      count += printed.copies[0] + printed.copies[1] + printed.copies[2];
    }
    if (count != 34) return false;
  }
  return true;
}());

// The figure that a monster card brings. Expects a monster card.
constexpr Figure figure_of(Card card) {
  switch (card) {
    case Card::troll: return Figure::troll;
    case Card::dwarf_chieftain: return Figure::dwarf_chieftain;
    case Card::sea_serpent: return Figure::sea_serpent;
    case Card::valkyrie: return Figure::valkyrie;
    case Card::dark_elf: return Figure::dark_elf;
    case Card::fire_giant: return Figure::fire_giant;
    case Card::frost_giant: return Figure::frost_giant;
    case Card::soldier_of_hel: return Figure::soldier_of_hel;
    default: return Figure::volur_witch;
  }
}
// One thing a monster.
template <class T>
using PerMonster = EnumArray<Figure, T, kMonsters, Figure::troll>;

constexpr Card card_of(Figure monster) {
  constexpr PerMonster<Card> cards{{Card::troll, Card::dwarf_chieftain, Card::sea_serpent, Card::valkyrie,
                                    Card::dark_elf, Card::fire_giant, Card::frost_giant, Card::soldier_of_hel,
                                    Card::volur_witch}};
  return cards[monster];
}

// The cards that the 99-card preview deck leaves out (facts 3.4, a guess: correct it here).
constexpr bool not_in_preview(Card card) {
  return card == Card::dwarf_chieftain || card == Card::dark_elf || card == Card::soldier_of_hel;
}

// Clan sheet.

enum class Stat : std::uint8_t { rage, axes, horns };
using Stats = EnumSet<Stat, std::uint8_t>;
inline constexpr Stats kAnyStat{Stat::rage, Stat::axes, Stat::horns};
inline constexpr int kLastStep = 6;
// What a stat is worth on steps 1 to 6. The last Axes step can be set by an option (axes_last).
inline constexpr EnumArray<Stat, std::array<std::uint8_t, kLastStep>> kStatValues{{{
    {6, 7, 8, 9, 12, 12},
    {3, 4, 5, 6, 8, 8},
    {4, 5, 6, 7, 10, 10},
}}};
inline constexpr std::array<std::uint8_t, kLastStep> kLegendaryGlory{0, 0, 0, 10, 10, 20};

// The slots of a clan sheet, by kind of upgrade.
enum class Slot : std::uint8_t { warrior, leader, ship, monster, monster_2, clan, clan_2, clan_3 };
inline constexpr EnumArray<Slot, Kind> kSlotKinds{{Kind::warrior, Kind::leader, Kind::ship, Kind::monster,
                                                   Kind::monster, Kind::clan, Kind::clan, Kind::clan}};
using Slots = EnumSet<Slot, std::uint8_t>;
inline constexpr std::array<Slot, 2> kMonsterSlots{Slot::monster, Slot::monster_2};

// Tokens and the course of the game.

enum class Reward : std::uint8_t { rage, axes, horns, glory, all, none };
// Pillage tokens of the outer provinces, by reward: Rage 3, Axes 2, Horns 2, Glory 1. Yggdrasil's raises all
// three.
inline constexpr EnumArray<Reward, std::uint8_t, 4> kRewardTokens{{3, 2, 2, 1}};
inline constexpr int kRewardGlory = 5;

inline constexpr std::array<std::uint8_t, kAges> kRagnarokGlory{2, 3, 4};
inline constexpr std::array<std::uint8_t, 5> kDestroyedAtStart{0, 0, 3, 2, 1};  // by number of clans
inline constexpr int kDealt = 8;         // cards each clan gets in an Age
inline constexpr int kKept = 6;          // of which it keeps so many in the draft
inline constexpr int kGloriousDead = 4;  // own figures in Valhalla that fulfil Glorious Death!

enum class Phase : std::uint8_t { setup, gods_gifts, action, discard, quest, ragnarok, release, over };

// Where Glory came from, for the score sheet.
enum class Source : std::uint8_t { battle, pillage, quest, ragnarok, release, upgrade, card, legend };

}  // namespace ravenhall::blood_rage
