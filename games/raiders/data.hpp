// The box of Raiders of the North Sea as tables: buildings, settlements, townsfolk, offerings, tracks. Every
// printed number stands here once.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace ravenhall::raiders {

inline constexpr int kMaxPlayers = 4;

// Workers.

enum class Colour : std::uint8_t { black, grey, white, none };

// Which colours may stand somewhere; bit i: Colour i.
using Colours = std::uint8_t;
inline constexpr Colours kBlack = 1;
inline constexpr Colours kGrey = 2;
inline constexpr Colours kWhite = 4;
inline constexpr Colours kAnyColour = kBlack | kGrey | kWhite;
constexpr bool allows(Colours colours, Colour colour) {
  return colour != Colour::none && ((colours >> static_cast<unsigned>(colour)) & 1U) != 0;
}

// What players own and pay with. Valkyries are tokens too, but nobody ever holds one (VK-4).
enum class Resource : std::uint8_t { silver, provisions, gold, iron, livestock, valkyrie, cards };
inline constexpr int kTokenKinds = 6;  // `cards` is only a word of the Gate House's action
inline constexpr std::array<std::uint8_t, kTokenKinds> kTokens{32, 32, 18, 18, 26, 18};
constexpr bool is_plunder(Resource what) { return what >= Resource::gold && what <= Resource::livestock; }
constexpr Resource resource_at(int i) { return static_cast<Resource>(i); }

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
constexpr Building building_at(int i) { return static_cast<Building>(i); }

struct BuildingRow {
  Building id;
  std::string_view key;
  std::string_view name;
  Colours colours;  // who may be placed there
  bool start;       // a black worker stands there at the beginning (SU-4)
};
inline constexpr std::array<BuildingRow, kBuildings> kBuildingTable{{
    {Building::gate_house, "gate_house", "Gate House", kAnyColour, true},
    {Building::town_hall, "town_hall", "Town Hall", kAnyColour, true},
    {Building::treasury, "treasury", "Treasury", kAnyColour, true},
    {Building::barracks, "barracks", "Barracks", kAnyColour, false},
    {Building::armoury, "armoury", "Armoury", kGrey | kWhite, false},
    {Building::mill, "mill", "Mill", kAnyColour, false},
    {Building::silversmith, "silversmith", "Silversmith", kAnyColour, false},
    {Building::long_house, "long_house", "Long House", kGrey | kWhite, false},
}};
constexpr const BuildingRow& row(Building building) {
  return kBuildingTable[static_cast<std::size_t>(building)];
}

// What the buildings give and take.
inline constexpr int kGateHouseCards = 2;
inline constexpr int kTreasurySilver = 2;  // for one card; two cards bring one gold
inline constexpr int kTreasuryGoldCards = 2;
inline constexpr int kArmourForIron = 2;
inline constexpr int kArmourySilver = 2;  // for one step of armour
inline constexpr int kLongHouseProvisions = 2;
inline constexpr std::array<std::uint8_t, 3> kMillProvisions{1, 2, 2};     // by colour
inline constexpr std::array<std::uint8_t, 3> kSilversmithSilver{3, 2, 2};  // by colour

// Settlements.

enum class Type : std::uint8_t { harbour, outpost, monastery, fortress };
enum class Settlement : std::uint8_t { h1, h2, h3, o1, o2, m1, m2, f1, f2, f3, none };
inline constexpr int kSettlements = 10;
inline constexpr int kSpaces = 23;     // raid spaces, each with one set of plunder
inline constexpr int kMostSpaces = 3;  // of one settlement
inline constexpr int kMostSet = 4;     // tokens of one set
inline constexpr int kBoardTokens = 70;
constexpr Settlement settlement_at(int i) { return static_cast<Settlement>(i); }

struct Tier {
  std::uint8_t strength = 0;
  std::uint8_t vp = 0;
};
struct SpaceRow {
  std::uint8_t tokens = 0;
  Colour worker = Colour::none;  // who waits there
};
struct SettlementRow {
  Settlement id;
  std::string_view key;
  Type type;
  std::uint8_t crew;
  std::uint8_t provisions;
  std::uint8_t gold;
  Colours workers;
  std::uint8_t dice;
  std::uint8_t first_space;  // its spaces stand together, from left to right
  std::uint8_t spaces;
  std::array<Tier, 3> tiers;  // in rising order; the highest one that is reached counts
  std::array<SpaceRow, kMostSpaces> space;
};
inline constexpr SpaceRow kGrey2{2, Colour::grey};
inline constexpr SpaceRow kGrey3{3, Colour::grey};
inline constexpr SpaceRow kGrey4{4, Colour::grey};
inline constexpr SpaceRow kWhite2{2, Colour::white};
inline constexpr SpaceRow kWhite3{3, Colour::white};
// clang-format off
inline constexpr std::array<SettlementRow, kSettlements> kSettlementTable{{
    // id             key   type             crew prov gold workers        dice first spaces tiers                        sets
    {Settlement::h1, "h1", Type::harbour,    2,   2,   0,  kBlack | kGrey, 0,   0,    3, {{{0, 1}}},                      {kGrey4, kGrey3, kGrey4}},
    {Settlement::h2, "h2", Type::harbour,    3,   1,   0,  kBlack | kGrey, 0,   3,    3, {{{0, 1}}},                      {kGrey3, kGrey4, kGrey4}},
    {Settlement::h3, "h3", Type::harbour,    2,   3,   0,  kBlack | kGrey, 0,   6,    3, {{{0, 1}}},                      {kGrey4, kGrey3, kGrey4}},
    {Settlement::o1, "o1", Type::outpost,    3,   3,   0,  kGrey,          1,   9,    2, {{{10, 2}, {16, 4}}},            {kWhite3, kGrey3}},
    {Settlement::o2, "o2", Type::outpost,    3,   4,   0,  kGrey,          1,   11,   2, {{{8, 2}, {14, 4}}},             {kGrey4, kWhite3}},
    {Settlement::m1, "m1", Type::monastery,  3,   3,   1,  kGrey | kWhite, 2,   13,   2, {{{12, 4}, {20, 6}}},            {kWhite3, kWhite2}},
    {Settlement::m2, "m2", Type::monastery,  4,   2,   1,  kGrey | kWhite, 2,   15,   2, {{{14, 4}, {22, 6}}},            {kWhite2, kWhite3}},
    {Settlement::f1, "f1", Type::fortress,   5,   3,   2,  kWhite,         2,   17,   2, {{{22, 7}, {28, 9}, {36, 12}}},  {kWhite2, kWhite3}},
    {Settlement::f2, "f2", Type::fortress,   4,   2,   2,  kWhite,         2,   19,   2, {{{18, 5}, {24, 7}, {32, 10}}},  {kWhite2, kWhite2}},
    {Settlement::f3, "f3", Type::fortress,   5,   4,   1,  kWhite,         2,   21,   2, {{{20, 6}, {26, 8}, {34, 11}}},  {kWhite2, kWhite3}},
}};
// clang-format on
constexpr const SettlementRow& row(Settlement where) {
  return kSettlementTable[static_cast<std::size_t>(where)];
}
constexpr int space_index(Settlement where, int i) { return row(where).first_space + i; }
constexpr Settlement settlement_of(int space) {
  for (int i = kSettlements; i-- > 0;) {
    if (space >= kSettlementTable[static_cast<std::size_t>(i)].first_space) return settlement_at(i);
  }
  return Settlement::none;
}
constexpr const SpaceRow& space_row(int space) {
  const SettlementRow& place = row(settlement_of(space));
  return place.space[static_cast<std::size_t>(space - place.first_space)];
}
constexpr int tier_vp(Settlement where, int strength) {
  int vp = 0;
  for (const Tier& tier : row(where).tiers) {
    if (tier.vp > 0 && strength >= tier.strength) vp = tier.vp;
  }
  return vp;
}

// XC-1 to XC-4: the spaces use up the tokens and the workers in the box.
constexpr int board_sum(int what) {
  int tokens = 0;
  int workers[3] = {0, 0, 0};
  int spaces = 0;
  for (const SettlementRow& place : kSettlementTable) {
    spaces += place.spaces;
    for (int i = 0; i < place.spaces; ++i) {
      tokens += place.space[static_cast<std::size_t>(i)].tokens;
      ++workers[static_cast<std::size_t>(place.space[static_cast<std::size_t>(i)].worker)];
    }
  }
  return what == 0 ? spaces : what == 1 ? tokens : what == 2 ? workers[1] : workers[2];
}
inline constexpr int kGreyWorkers = 11;
inline constexpr int kWhiteWorkers = 12;
static_assert(board_sum(0) == kSpaces && board_sum(1) == kBoardTokens);
static_assert(board_sum(2) == kGreyWorkers && board_sum(3) == kWhiteWorkers);

// Dice and tracks (DT-1 to DT-9).

inline constexpr std::array<std::uint8_t, 6> kDie{2, 3, 3, 4, 4, 5};
inline constexpr int kLowestFace = 2;
inline constexpr int kHighestFace = 5;
inline constexpr int kMostArmour = 10;
inline constexpr int kMostValkyries = 7;  // of the track
inline constexpr std::array<std::uint8_t, kMostArmour + 1> kArmourVp{0, 0, 0, 2, 2, 2, 4, 4, 4, 6, 6};
inline constexpr std::array<std::uint8_t, kMostValkyries + 1> kValkyrieVp{0, 0, 1, 2, 4, 7, 10, 15};
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
constexpr Card card_at(int i) { return static_cast<Card>(i); }
constexpr bool is_card(Card card) { return static_cast<int>(card) < kCardTypes; }

struct CardRow {
  Card id;
  std::string_view key;  // in texts and JSON
  std::string_view name;
  std::uint8_t copies;
  std::uint8_t cost;  // silver at the Barracks
  std::uint8_t strength;
  bool hero;
  std::uint8_t preprod_cost;  // V1
};
// clang-format off
inline constexpr std::array<CardRow, kCardTypes> kCards{{
    // id                 key             name            copies cost strength hero  preprod cost
    {Card::archer,        "archer",       "Archer",        2,    3,   3,      false, 3},
    {Card::armourer,      "armourer",     "Armourer",      3,    3,   3,      false, 3},
    {Card::avenger,       "avenger",      "Avenger",       2,    3,   3,      false, 3},
    {Card::barbarian,     "barbarian",    "Barbarian",     3,    3,   3,      false, 3},
    {Card::berserker,     "berserker",    "Berserker",     4,    3,   4,      false, 3},
    {Card::brawler,       "brawler",      "Brawler",       3,    2,   2,      false, 2},
    {Card::brynjar,       "brynjar",      "Brynjar",       1,    4,   4,      true,  4},
    {Card::cartographer,  "cartographer", "Cartographer",  2,    1,   0,      false, 1},
    {Card::champion,      "champion",     "Champion",      2,    4,   4,      false, 4},
    {Card::folke,         "folke",        "Folke",         1,    4,   3,      true,  4},
    {Card::forager,       "forager",      "Forager",       3,    1,   0,      false, 1},
    {Card::gatekeeper,    "gatekeeper",   "Gatekeeper",    4,    3,   2,      false, 3},
    {Card::gravedigger,   "gravedigger",  "Gravedigger",   3,    1,   0,      false, 1},
    {Card::huntsman,      "huntsman",     "Huntsman",      4,    1,   1,      false, 1},
    {Card::jeweller,      "jeweller",     "Jeweller",      3,    1,   0,      false, 1},
    {Card::marauder,      "marauder",     "Marauder",      3,    2,   2,      false, 2},
    {Card::mercenary,     "mercenary",    "Mercenary",     4,    4,   4,      false, 4},
    {Card::merchant,      "merchant",     "Merchant",      2,    2,   0,      false, 1},
    {Card::ragnhildr,     "ragnhildr",    "Ragnhildr",     1,    4,   4,      true,  4},
    {Card::recruiter,     "recruiter",    "Recruiter",     3,    2,   1,      false, 2},
    {Card::sage,          "sage",         "Sage",          2,    2,   0,      false, 2},
    {Card::scout,         "scout",        "Scout",         3,    2,   2,      false, 2},
    {Card::shieldmaiden,  "shieldmaiden", "Shieldmaiden",  4,    3,   3,      false, 3},
    {Card::trader,        "trader",       "Trader",        2,    3,   0,      false, 2},
    {Card::warlord,       "warlord",      "Warlord",       3,    4,   3,      false, 4},
    {Card::warmonger,     "warmonger",    "Warmonger",     4,    3,   3,      false, 3},
}};
// clang-format on
constexpr const CardRow& row(Card card) { return kCards[static_cast<std::size_t>(card)]; }
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

using Tile = std::uint8_t;  // 0 to 15: OF01 to OF16
inline constexpr int kTiles = 16;
inline constexpr int kSquares = 3;
inline constexpr Tile kNoTile = 0xFF;

struct TileRow {
  std::string_view key;
  std::array<std::uint8_t, 5> cost;  // by Resource: silver, provisions, gold, iron, livestock
  std::uint8_t vp;
};
inline constexpr std::array<TileRow, kTiles> kTileTable{{
    {"of01", {4, 0, 0, 0, 0}, 2},
    {"of02", {2, 0, 1, 0, 0}, 3},
    {"of03", {2, 0, 0, 1, 0}, 3},
    {"of04", {0, 0, 1, 0, 1}, 3},
    {"of05", {0, 0, 0, 1, 1}, 3},
    {"of06", {0, 0, 2, 0, 0}, 4},
    {"of07", {0, 0, 0, 2, 0}, 4},
    {"of08", {0, 0, 1, 1, 0}, 4},
    {"of09", {0, 0, 1, 0, 2}, 4},
    {"of10", {0, 0, 0, 1, 2}, 4},
    {"of11", {1, 0, 0, 0, 3}, 4},
    {"of12", {1, 0, 1, 0, 2}, 5},
    {"of13", {1, 0, 0, 1, 2}, 5},
    {"of14", {0, 0, 1, 1, 1}, 5},
    {"of15", {0, 0, 2, 0, 2}, 6},
    {"of16", {0, 0, 0, 2, 2}, 6},
}};
constexpr const TileRow& tile_row(int tile) { return kTileTable[static_cast<std::size_t>(tile)]; }

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
