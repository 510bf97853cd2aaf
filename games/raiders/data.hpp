// The box of Raiders of the North Sea as tables: buildings, settlements, townsfolk, offerings, tracks. Every
// printed number stands here once.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "kernel/containers.hpp"

namespace ravenhall::raiders {

inline constexpr int kMaxPlayers = 4;

// Workers.

enum class Colour : std::uint8_t { black, grey, white, none };

// Which colours may stand somewhere.
using Colours = EnumSet<Colour, std::uint8_t>;
inline constexpr Colours kGreyOnly = Colour::grey;
inline constexpr Colours kWhiteOnly = Colour::white;
inline constexpr Colours kBlackOrGrey{Colour::black, Colour::grey};
inline constexpr Colours kGreyOrWhite{Colour::grey, Colour::white};
inline constexpr Colours kAnyColour{Colour::black, Colour::grey, Colour::white};

// What players own and pay with. Valkyries are tokens too, but nobody ever holds one (VK-4).
enum class Resource : std::uint8_t {
  silver,
  provisions,
  gold,
  iron,
  livestock,
  valkyrie,
  cards,
  none = 0xFF
};
inline constexpr int kOwnedKinds = 5;
inline constexpr int kTokenKinds = 6;  // `cards` is only a word of the Gate House's action
// How many there are.
inline constexpr EnumArray<Resource, int, kTokenKinds> kTokens{32, 32, 18, 18, 26, 18};

// What a player owns or pays.
using Tokens = EnumArray<Resource, Count, kOwnedKinds>;
// What lies on a raid space: gold, iron, livestock and valkyries.
using TokenSet = EnumArray<Resource, Count, 4, Resource::gold>;
// What one can win in a raid and keep.
inline constexpr std::array kPlunder{Resource::gold, Resource::iron, Resource::livestock};

inline constexpr int kStartSilver = 2;
inline constexpr int kMostSilver = 8;      // at the end of one's turn (TU-3)
inline constexpr int kMostProvisions = 8;  // the same
inline constexpr int kMostCards = 8;       // the same
inline constexpr int kMostCrew = 5;        // CR-1
inline constexpr int kDealt = 5;           // SU-7
inline constexpr int kKept = 3;

// The village.

enum class Building : std::uint8_t {
  gate_house,
  town_hall,
  treasury,
  barracks,
  armoury,
  mill,
  silversmith,
  long_house,
  none,
};
inline constexpr int kBuildings = 8;
inline constexpr int kVillageWorkers = 3;  // between turns (V-g)

struct BuildingRow {
  Building id;
  std::string_view name;
  Colours colours;  // who may be placed there
  bool start;       // a black worker stands there at the beginning (SU-4)
};
inline constexpr EnumArray<Building, BuildingRow, kBuildings> kBuildingTable{{{
    {Building::gate_house, "Gate House", kAnyColour, true},
    {Building::town_hall, "Town Hall", kAnyColour, true},
    {Building::treasury, "Treasury", kAnyColour, true},
    {Building::barracks, "Barracks", kAnyColour, false},
    {Building::armoury, "Armoury", kGreyOrWhite, false},
    {Building::mill, "Mill", kAnyColour, false},
    {Building::silversmith, "Silversmith", kAnyColour, false},
    {Building::long_house, "Long House", kGreyOrWhite, false},
}}};
static_assert(in_order(kBuildingTable));
constexpr const BuildingRow& row(Building building) { return kBuildingTable[building]; }

// What the buildings give and take.
inline constexpr int kGateHouseCards = 2;
inline constexpr int kTreasurySilver = 2;  // for one card; two cards bring one gold
inline constexpr int kTreasuryGoldCards = 2;
inline constexpr int kArmourForIron = 2;
inline constexpr int kArmourySilver = 2;  // for one step of armour
inline constexpr int kLongHouseProvisions = 2;
inline constexpr EnumArray<Colour, int, 3> kMillProvisions{1, 2, 2};
inline constexpr EnumArray<Colour, int, 3> kSilversmithSilver{3, 2, 2};

// Settlements.

enum class Type : std::uint8_t { harbour, outpost, monastery, fortress };
enum class Settlement : std::uint8_t { h1, h2, h3, o1, o2, m1, m2, f1, f2, f3, none };
inline constexpr int kSettlements = 10;
// Raid spaces, each with one set of plunder; those of a settlement stand together, from left to right.
// clang-format off
enum class Space : std::uint8_t {
  h1_1, h1_2, h1_3, h2_1, h2_2, h2_3, h3_1, h3_2, h3_3,
  o1_1, o1_2, o2_1, o2_2,
  m1_1, m1_2, m2_1, m2_2,
  f1_1, f1_2, f2_1, f2_2, f3_1, f3_2,
};
// clang-format on
inline constexpr int kSpaces = 23;
inline constexpr int kMostSpaces = 3;  // of one settlement
inline constexpr int kMostSet = 4;     // tokens of one set
inline constexpr int kBoardTokens = 70;
using Spaces = EnumSet<Space, std::uint32_t>;

struct Tier {
  int strength = 0;
  int vp = 0;
};
struct SpaceRow {
  int tokens = 0;
  Colour worker = Colour::none;  // who waits there
  Settlement where = Settlement::none;
};
struct SettlementRow {
  Settlement id;
  Type type;
  int crew;
  int provisions;
  int gold;
  Colours workers;
  int dice;
  Space first_space;
  int spaces;
  std::array<Tier, 3> tiers;  // in rising order; the highest one that is reached counts
  std::array<SpaceRow, kMostSpaces> space;
};
inline constexpr SpaceRow kGrey3{3, Colour::grey};
inline constexpr SpaceRow kGrey4{4, Colour::grey};
inline constexpr SpaceRow kWhite2{2, Colour::white};
inline constexpr SpaceRow kWhite3{3, Colour::white};
// clang-format off
inline constexpr EnumArray<Settlement, SettlementRow, kSettlements> kSettlementTable{{{
    // id             type             crew prov gold workers       dice first        spaces tiers                       sets
    {Settlement::h1, Type::harbour,    2,   2,   0,  kBlackOrGrey,  0,   Space::h1_1, 3, {{{0, 1}}},                     {kGrey4, kGrey3, kGrey4}},
    {Settlement::h2, Type::harbour,    3,   1,   0,  kBlackOrGrey,  0,   Space::h2_1, 3, {{{0, 1}}},                     {kGrey3, kGrey4, kGrey4}},
    {Settlement::h3, Type::harbour,    2,   3,   0,  kBlackOrGrey,  0,   Space::h3_1, 3, {{{0, 1}}},                     {kGrey4, kGrey3, kGrey4}},
    {Settlement::o1, Type::outpost,    3,   3,   0,  kGreyOnly,     1,   Space::o1_1, 2, {{{10, 2}, {16, 4}}},           {kWhite3, kGrey3}},
    {Settlement::o2, Type::outpost,    3,   4,   0,  kGreyOnly,     1,   Space::o2_1, 2, {{{8, 2}, {14, 4}}},            {kGrey4, kWhite3}},
    {Settlement::m1, Type::monastery,  3,   3,   1,  kGreyOrWhite,  2,   Space::m1_1, 2, {{{12, 4}, {20, 6}}},           {kWhite3, kWhite2}},
    {Settlement::m2, Type::monastery,  4,   2,   1,  kGreyOrWhite,  2,   Space::m2_1, 2, {{{14, 4}, {22, 6}}},           {kWhite2, kWhite3}},
    {Settlement::f1, Type::fortress,   5,   3,   2,  kWhiteOnly,    2,   Space::f1_1, 2, {{{22, 7}, {28, 9}, {36, 12}}}, {kWhite2, kWhite3}},
    {Settlement::f2, Type::fortress,   4,   2,   2,  kWhiteOnly,    2,   Space::f2_1, 2, {{{18, 5}, {24, 7}, {32, 10}}}, {kWhite2, kWhite2}},
    {Settlement::f3, Type::fortress,   5,   4,   1,  kWhiteOnly,    2,   Space::f3_1, 2, {{{20, 6}, {26, 8}, {34, 11}}}, {kWhite2, kWhite3}},
}}};
// clang-format on
static_assert(in_order(kSettlementTable));
constexpr const SettlementRow& row(Settlement where) { return kSettlementTable[where]; }

// A settlement's space by its number: 1, 2 or 3.
constexpr Space space_of(Settlement where, int number) { return after(row(where).first_space, number - 1); }
inline constexpr auto kSpacesOf = [] {
  EnumArray<Settlement, Spaces, kSettlements> all;
  for (const Settlement where : all.keys()) {
    all[where] = Spaces::span(row(where).first_space, space_of(where, row(where).spaces));
  }
  return all;
}();
constexpr Spaces spaces_of(Settlement where) { return kSpacesOf[where]; }
inline constexpr auto kSpaceTable = [] {
  EnumArray<Space, SpaceRow, kSpaces> spaces;
  for (const SettlementRow& place : kSettlementTable) {
    std::size_t i = 0;
    for (const Space space : spaces_of(place.id)) {
      spaces[space] = place.space[i++];
      spaces[space].where = place.id;
    }
  }
  return spaces;
}();
constexpr const SpaceRow& row(Space space) { return kSpaceTable[space]; }
constexpr int set_number(Space space) { return places_after(space, row(row(space).where).first_space) + 1; }

constexpr int tier_vp(Settlement where, int strength) {
  int vp = 0;
  for (const Tier& tier : row(where).tiers) {
    if (tier.vp > 0 && strength >= tier.strength) vp = tier.vp;
  }
  return vp;
}

// XC-1 to XC-4: the spaces use up the tokens and the workers in the box.
inline constexpr int kGreyWorkers = 11;
inline constexpr int kWhiteWorkers = 12;
static_assert([] {
  int tokens = 0;
  EnumArray<Colour, int> workers;
  for (const SpaceRow& space : kSpaceTable) {
    tokens += space.tokens;
    ++workers[space.worker];
  }
  return tokens == kBoardTokens && workers[Colour::grey] == kGreyWorkers &&
         workers[Colour::white] == kWhiteWorkers;
}());

// Dice and tracks (DT-1 to DT-9).

using Dice = std::array<Count, 2>;  // 0: not used
inline constexpr std::array<int, 6> kDie{2, 3, 3, 4, 4, 5};
inline constexpr std::array<int, 4> kFaces{2, 3, 4, 5};
inline constexpr int kLowestFace = kFaces.front();
inline constexpr int kHighestFace = kFaces.back();
// How many of 100 rolls of so many dice show at least that much.
constexpr int percent_of(int dice, int least) {
  int all = 0;
  int enough = 0;
  for (const int one : kDie) {
    for (const int two : kDie) {
      ++all;
      if ((dice > 0 ? one : 0) + (dice > 1 ? two : 0) >= least) ++enough;
    }
  }
  return (200 * enough + all) / (2 * all);
}
inline constexpr int kMostArmour = 10;
inline constexpr int kMostValkyries = 7;  // of the track
inline constexpr std::array<int, kMostArmour + 1> kArmourVp{0, 0, 0, 2, 2, 2, 4, 4, 4, 6, 6};
inline constexpr std::array<int, kMostValkyries + 1> kValkyrieVp{0, 0, 1, 2, 4, 7, 10, 15};
inline constexpr int kShipVp = 50;  // on the back of a ship card (DT-4)

// Townsfolk.

enum class Card : std::uint8_t {
  archer,
  armourer,
  avenger,
  barbarian,
  berserker,
  brawler,
  brynjar,
  cartographer,
  champion,
  folke,
  forager,
  gatekeeper,
  gravedigger,
  huntsman,
  jeweller,
  marauder,
  mercenary,
  merchant,
  ragnhildr,
  recruiter,
  sage,
  scout,
  shieldmaiden,
  trader,
  warlord,
  warmonger,
  none = 127,
};
inline constexpr int kCardTypes = 26;
inline constexpr int kDeckCards = 71;
constexpr bool is_card(Card card) { return card <= Card::warmonger; }

struct CardRow {
  Card id;
  std::string_view name;
  int copies;
  int cost;  // silver at the Barracks
  int strength;
  bool hero;
  int preprod_cost;  // V1
};
// clang-format off
inline constexpr EnumArray<Card, CardRow, kCardTypes> kCards{{{
    // id                 name            copies cost strength hero  preprod cost
    {Card::archer,        "Archer",        2,    3,   3,      false, 3},
    {Card::armourer,      "Armourer",      3,    3,   3,      false, 3},
    {Card::avenger,       "Avenger",       2,    3,   3,      false, 3},
    {Card::barbarian,     "Barbarian",     3,    3,   3,      false, 3},
    {Card::berserker,     "Berserker",     4,    3,   4,      false, 3},
    {Card::brawler,       "Brawler",       3,    2,   2,      false, 2},
    {Card::brynjar,       "Brynjar",       1,    4,   4,      true,  4},
    {Card::cartographer,  "Cartographer",  2,    1,   0,      false, 1},
    {Card::champion,      "Champion",      2,    4,   4,      false, 4},
    {Card::folke,         "Folke",         1,    4,   3,      true,  4},
    {Card::forager,       "Forager",       3,    1,   0,      false, 1},
    {Card::gatekeeper,    "Gatekeeper",    4,    3,   2,      false, 3},
    {Card::gravedigger,   "Gravedigger",   3,    1,   0,      false, 1},
    {Card::huntsman,      "Huntsman",      4,    1,   1,      false, 1},
    {Card::jeweller,      "Jeweller",      3,    1,   0,      false, 1},
    {Card::marauder,      "Marauder",      3,    2,   2,      false, 2},
    {Card::mercenary,     "Mercenary",     4,    4,   4,      false, 4},
    {Card::merchant,      "Merchant",      2,    2,   0,      false, 1},
    {Card::ragnhildr,     "Ragnhildr",     1,    4,   4,      true,  4},
    {Card::recruiter,     "Recruiter",     3,    2,   1,      false, 2},
    {Card::sage,          "Sage",          2,    2,   0,      false, 2},
    {Card::scout,         "Scout",         3,    2,   2,      false, 2},
    {Card::shieldmaiden,  "Shieldmaiden",  4,    3,   3,      false, 3},
    {Card::trader,        "Trader",        2,    3,   0,      false, 2},
    {Card::warlord,       "Warlord",       3,    4,   3,      false, 4},
    {Card::warmonger,     "Warmonger",     4,    3,   3,      false, 3},
}}};
// clang-format on
static_assert(in_order(kCards));
constexpr const CardRow& row(Card card) { return kCards[card]; }
constexpr bool is_hero(Card card) { return is_card(card) && row(card).hero; }

static_assert([] {
  int sum = 0;
  for (const CardRow& card : kCards) sum += card.copies;
  return sum == kDeckCards;
}());

// The numbers of abilities (facts, section 4.1). Crew sides:
inline constexpr int kArcherVp = 2;
inline constexpr int kMarauderVp = 1;
inline constexpr int kShieldmaidenVp = 1;
inline constexpr int kWarmongerVp = 1;
inline constexpr int kArmourerStrength = 2;
inline constexpr int kBarbarianStrength = 2;
inline constexpr int kBrynjarArmour = 3;       // armour for one more strength
inline constexpr int kRagnhildrValkyries = 2;  // valkyries for one more strength
inline constexpr int kMercenaryVp = 1;
inline constexpr int kChampionVp = 3;
inline constexpr int kWarlordVp = 2;
// Town Hall sides:
inline constexpr int kForagerProvisions = 2;
inline constexpr int kGatekeeperCards = 3;
inline constexpr int kJewellerSilver = 2;
inline constexpr int kRecruiterSilver = 2;
inline constexpr int kWarlordSilver = 2;

// Offerings.

// clang-format off
enum class Tile : std::uint8_t {
  of01, of02, of03, of04, of05, of06, of07, of08, of09, of10, of11, of12, of13, of14, of15, of16,
  none = 0xFF,
};
// clang-format on
inline constexpr int kTiles = 16;
enum class Square : std::uint8_t { first, second, third };  // for open tiles, from left to right
inline constexpr int kSquares = 3;
using Tiles = EnumSet<Tile, std::uint16_t>;

struct TileRow {
  Tile id;
  EnumArray<Resource, int, kOwnedKinds> cost;  // silver, provisions, gold, iron, livestock
  int vp;
};
inline constexpr EnumArray<Tile, TileRow, kTiles> kTileTable{{{
    {Tile::of01, {4, 0, 0, 0, 0}, 2},
    {Tile::of02, {2, 0, 1, 0, 0}, 3},
    {Tile::of03, {2, 0, 0, 1, 0}, 3},
    {Tile::of04, {0, 0, 1, 0, 1}, 3},
    {Tile::of05, {0, 0, 0, 1, 1}, 3},
    {Tile::of06, {0, 0, 2, 0, 0}, 4},
    {Tile::of07, {0, 0, 0, 2, 0}, 4},
    {Tile::of08, {0, 0, 1, 1, 0}, 4},
    {Tile::of09, {0, 0, 1, 0, 2}, 4},
    {Tile::of10, {0, 0, 0, 1, 2}, 4},
    {Tile::of11, {1, 0, 0, 0, 3}, 4},
    {Tile::of12, {1, 0, 1, 0, 2}, 5},
    {Tile::of13, {1, 0, 0, 1, 2}, 5},
    {Tile::of14, {0, 0, 1, 1, 1}, 5},
    {Tile::of15, {0, 0, 2, 0, 2}, 6},
    {Tile::of16, {0, 0, 0, 2, 2}, 6},
}}};
static_assert(in_order(kTileTable));
constexpr const TileRow& row(Tile tile) { return kTileTable[tile]; }

// Where victory points come from, for the end screen.
enum class Source : std::uint8_t {
  raid,       // tiers and harbours (RD-3)
  crew_raid,  // abilities of crew in raids (RD-4)
  deaths,     // Mercenaries that died (VK-1)
  valkyries,  // SC-1
  armour,     // SC-2
  offerings,  // SC-3
  crew,       // SC-4
  gold,       // SC-5
  iron,
  livestock,
};
inline constexpr int kSources = 10;

enum class Phase : std::uint8_t { setup, keep, first_player, play, over };

// What began the last round (EN-1 to EN-3). `turn_limit` is ours: no match goes on for ever.
enum class Trigger : std::uint8_t { none, fortresses, offerings, valkyries, turn_limit };
inline constexpr int kTurnLimit = 250;  // turns of each player; a real match takes some 25

}  // namespace ravenhall::raiders
