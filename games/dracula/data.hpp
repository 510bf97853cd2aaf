// The box of Fury of Dracula (third edition) as tables: characters, tickets, items, combat cards, events,
// encounters, powers, tokens. Every printed number stands here once; the map is in map.hpp.
#pragma once

#include <array>
#include <cstdint>

#include "games/dracula/map.hpp"
#include "kernel/containers.hpp"
#include "kernel/seat.hpp"

namespace ravenhall::dracula {

// Characters: seat 0 is Dracula, the hunters sit in their turn order (RO-2).

inline constexpr int kSeats = 5;
inline constexpr int kHunters = 4;
inline constexpr Seat kDracula{0};
inline constexpr Seat kGodalming{1};
inline constexpr Seat kSeward{2};
inline constexpr Seat kVanHelsing{3};
inline constexpr Seat kMina{4};
inline constexpr PlayerSet kAllHunters{kGodalming, kSeward, kVanHelsing, kMina};
constexpr EnumRange<Seat> hunters() { return values(kGodalming, kMina); }
constexpr bool is_hunter(Seat seat) { return seat >= kGodalming && seat <= kMina; }
template <class T>
using PerHunter = EnumArray<Seat, T, kHunters, kGodalming>;

struct HunterRow {
  int health;
  int bites;  // spaces for bite tokens
  int limit;  // of items, and of events
  Place start;
};
inline constexpr PerHunter<HunterRow> kHunterTable{{{
    {11, 1, 3, Place::constanta},
    {9, 1, 4, Place::marseilles},
    {8, 2, 3, Place::amsterdam},
    {9, 0, 3, Place::brussels},
}}};

inline constexpr int kDraculaHealth = 15;
inline constexpr int kDraculaEvents = 4;  // he may hold
inline constexpr int kFullHand = 5;       // encounters he draws up to
inline constexpr int kInfluenceToWin = 13;
inline constexpr int kMostDespair = 3;
inline constexpr int kTimes = 14;  // Monday day … Sunday night; odd ones are nights
inline constexpr int kTrail = 6;
inline constexpr int kLairs = 3;
inline constexpr int kRumors = 4;
inline constexpr int kMostTickets = 2;
inline constexpr int kStorms = 6;
inline constexpr int kFogs = 4;
inline constexpr int kBats = 2;
inline constexpr int kRoadblocks = 8;
inline constexpr int kHosts = 3;
inline constexpr int kRageInfluence = 2;   // and one for each despair token
inline constexpr int kRumorInfluence = 3;  // more for a vampire that matures under it
inline constexpr int kCastleHealing = 5;
inline constexpr int kNoMoveDamage = 5;  // DP-16
inline constexpr int kRounds = 6;        // Dracula cards in a combat (CB-9)
inline constexpr int kFightHand = 5;

// Tickets, by their white and yellow numbers.

enum class Ticket : std::uint8_t { t32, t22, t21, t11, t1, none };
inline constexpr int kTicketKinds = 5;
struct TicketRow {
  int white;
  int yellow;
  int copies;
};
inline constexpr EnumArray<Ticket, TicketRow, kTicketKinds> kTicketTable{
    {{{3, 2, 4}, {2, 2, 4}, {2, 1, 3}, {1, 1, 2}, {1, 0, 3}}}};
inline constexpr int kTickets = 16;

// Items, and the basic combat cards that every hunter takes for a combat.

enum class Item : std::uint8_t {
  knife,
  pistol,
  rifle,
  crucifix,
  garlic,
  heavenly_host,
  holy_circle,
  holy_bullets,
  garlic_wreath,
  dogs,
  stake,
  fast_horses,
  dodge,
  punch,
  escape,
  none
};
inline constexpr int kItemKinds = 12;
inline constexpr int kHunterCardKinds = 15;  // with the basic combat cards
using Items = EnumSet<Item, std::uint16_t>;
inline constexpr Items kBasicCards{Item::dodge, Item::punch, Item::escape};
inline constexpr Items kWeapons{Item::knife, Item::pistol, Item::rifle};
// With a banner: they can be put down in a combat.
inline constexpr Items kBannered{Item::knife,  Item::pistol,        Item::rifle,       Item::crucifix,
                                 Item::garlic, Item::heavenly_host, Item::holy_circle, Item::dodge,
                                 Item::punch,  Item::escape};

// Dracula's combat cards, each with the symbol of its own.

enum class Fight : std::uint8_t {
  fangs,
  strength,
  claws,
  mesmerize,
  plotting,
  escape_as_bat,
  escape_as_mist,
  none
};
inline constexpr int kFightKinds = 7;
using Symbols = EnumSet<Fight, std::uint8_t>;
inline constexpr Symbols kAllSymbols = Symbols::first(kFightKinds);
inline constexpr Symbols kEscapes{Fight::escape_as_bat, Fight::escape_as_mist};
inline constexpr EnumArray<Fight, int, kFightKinds> kFightCopies{2, 2, 2, 2, 2, 2, 1};
inline constexpr int kFightCards = 13;

struct ItemRow {
  int copies;  // in the item deck
  Symbols cancels{};
  int damage = 0;  // to the vampire
};
inline constexpr EnumArray<Item, ItemRow, kHunterCardKinds> kItemTable{{{
    {3, {Fight::fangs, Fight::escape_as_bat}, 3},
    {4, {Fight::claws, Fight::plotting}, 2},
    {4, {Fight::claws, Fight::escape_as_bat}, 2},
    {2, {Fight::fangs, Fight::mesmerize, Fight::escape_as_mist}, 3},
    {3, {Fight::fangs, Fight::strength}, 2},
    {3, {Fight::mesmerize}, 4},
    {2, kAllSymbols, 0},
    {3, {}, 3},
    {3, {}, 4},
    {4},
    {4},
    {3},
    {0, {Fight::fangs, Fight::strength, Fight::claws}, 0},
    {0, {Fight::mesmerize, Fight::plotting}, 1},
    {0, {Fight::strength, Fight::plotting}, 0},
}}};
inline constexpr int kItemCards = 38;

// Events. Which side a card belongs to shows on its back.

enum class Back : std::uint8_t { hunter, dracula, none };

// When an event is played, as it says itself (EV-10 to EV-31). What must be played as it is drawn is listed
// on its own, since some of that may also be kept for its moment.
enum class Moment : std::uint8_t {
  drawn,  // at once, and never else
  dawn,
  dawn_or_dusk,
  action,
  day_action,
  night_action,
  by_day,
  rail,      // before a move by rail
  ambushed,  // by no vampire
  combat,    // at its start
  wound,     // somebody would be bitten or defeated
  // Dracula's
  phase,
  phase_end,
  ticket,    // a hunter spends one
  road,      // a hunter has moved over roads
  region,    // a hunter has moved into another one
  searched,  // a hunter searches
  report,    // a hunter plays a card that asks him where he is
  beaten,    // his combat card would be cancelled
};

enum class HunterEvent : std::uint8_t {
  hired_scouts,
  newspaper_reports,
  chartered_carriage,
  local_rumors,
  evil_presence,
  excellent_weather,
  sense_of_emergency,
  long_night,
  renewed_vigor,
  speedy_telegraph,
  surprising_return,
  blood_transfusion,
  good_luck,
  forewarned,
  escape_route,
  planned_ambush,
  lucky_find,
  heroic_leap,
  great_strength,
  behind_the_veil,
  money_trail,
  vampire_lair,
  consecrated_ground,
  mystic_research,
  wax_cylinders,
  hypnosis,
  lucys_revenge,
  jonathan_harker,
  rufus_smith,
  sister_agatha,
  none
};
inline constexpr int kHunterEventKinds = 30;
inline constexpr EnumArray<HunterEvent, int, kHunterEventKinds> kHunterEventCopies{
    4, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
inline constexpr int kHunterEvents = 50;
using HunterEventSet = EnumSet<HunterEvent>;
inline constexpr EnumArray<HunterEvent, Moment, kHunterEventKinds> kHunterEventMoments{
    Moment::drawn,         // hired_scouts
    Moment::dawn_or_dusk,  // newspaper_reports
    Moment::rail,          // chartered_carriage
    Moment::drawn,         // local_rumors
    Moment::drawn,         // evil_presence
    Moment::day_action,    // excellent_weather
    Moment::day_action,    // sense_of_emergency
    Moment::dawn,          // long_night
    Moment::dawn,          // renewed_vigor
    Moment::dawn,          // speedy_telegraph
    Moment::dawn_or_dusk,  // surprising_return
    Moment::action,        // blood_transfusion
    Moment::by_day,        // good_luck
    Moment::ambushed,      // forewarned
    Moment::combat,        // escape_route
    Moment::combat,        // planned_ambush
    Moment::combat,        // lucky_find
    Moment::combat,        // heroic_leap
    Moment::wound,         // great_strength
    Moment::drawn,         // behind_the_veil
    Moment::action,        // money_trail
    Moment::day_action,    // vampire_lair
    Moment::night_action,  // consecrated_ground
    Moment::action,        // mystic_research
    Moment::action,        // wax_cylinders
    Moment::action,        // hypnosis
    Moment::combat,        // lucys_revenge
    Moment::drawn,         // jonathan_harker
    Moment::drawn,         // rufus_smith
    Moment::drawn,         // sister_agatha
};
constexpr HunterEventSet hunter_events_of(Moment moment) {
  HunterEventSet events;
  for (const HunterEvent event : values<HunterEvent>(kHunterEventKinds)) {
    if (kHunterEventMoments[event] == moment) events.add(event);
  }
  return events;
}
inline constexpr HunterEventSet kHunterAllies{HunterEvent::jonathan_harker, HunterEvent::rufus_smith,
                                              HunterEvent::sister_agatha};
// Resolved as soon as they are drawn (EV-2); newspaper_reports may be kept instead.
inline constexpr HunterEventSet kHunterImmediate =
    kHunterAllies | HunterEventSet{HunterEvent::hired_scouts, HunterEvent::newspaper_reports,
                                   HunterEvent::local_rumors, HunterEvent::evil_presence,
                                   HunterEvent::behind_the_veil};
// Sensationalist Press answers them (EV-21).
inline constexpr HunterEventSet kPressCancels{HunterEvent::local_rumors, HunterEvent::hired_scouts,
                                              HunterEvent::newspaper_reports, HunterEvent::evil_presence};

enum class DraculaEvent : std::uint8_t {
  roadblock,
  summon_storms,
  hidden_schemes,
  wild_horses,
  devilish_power,
  vampiric_influence,
  false_tip,
  unearthly_swiftness,
  sensationalist_press,
  enraged,
  darkness_returns,
  customs_search,
  seduction,
  nocturnal_visit,
  draculas_brides,
  great_wolf,
  immanuel_hildesheim,
  none
};
inline constexpr int kDraculaEventKinds = 17;
inline constexpr EnumArray<DraculaEvent, int, kDraculaEventKinds> kDraculaEventCopies{
    3, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
inline constexpr int kDraculaEventCards = 25;
using DraculaEventSet = EnumSet<DraculaEvent>;
inline constexpr DraculaEventSet kDraculaAllies{DraculaEvent::draculas_brides, DraculaEvent::great_wolf,
                                                DraculaEvent::immanuel_hildesheim};
// Resolved as soon as they are received; the first two may be kept instead.
inline constexpr DraculaEventSet kDraculaImmediate =
    kDraculaAllies |
    DraculaEventSet{DraculaEvent::roadblock, DraculaEvent::summon_storms, DraculaEvent::vampiric_influence};
inline constexpr DraculaEventSet kKeepable{DraculaEvent::roadblock, DraculaEvent::summon_storms};
inline constexpr EnumArray<DraculaEvent, Moment, kDraculaEventKinds> kDraculaEventMoments{
    Moment::phase_end,  // roadblock
    Moment::phase_end,  // summon_storms
    Moment::phase_end,  // hidden_schemes
    Moment::road,       // wild_horses
    Moment::phase,      // devilish_power
    Moment::drawn,      // vampiric_influence
    Moment::ticket,     // false_tip
    Moment::phase,      // unearthly_swiftness
    Moment::report,     // sensationalist_press
    Moment::beaten,     // enraged
    Moment::phase_end,  // darkness_returns
    Moment::region,     // customs_search
    Moment::searched,   // seduction
    Moment::phase_end,  // nocturnal_visit
    Moment::drawn,      // draculas_brides
    Moment::drawn,      // great_wolf
    Moment::drawn,      // immanuel_hildesheim
};
constexpr DraculaEventSet dracula_events_of(Moment moment) {
  DraculaEventSet events;
  for (const DraculaEvent omen : values<DraculaEvent>(kDraculaEventKinds)) {
    if (kDraculaEventMoments[omen] == moment) events.add(omen);
  }
  return events;
}
// EV-30 and EV-31.
inline constexpr DraculaEventSet kDuringPhase = dracula_events_of(Moment::phase);
inline constexpr DraculaEventSet kEndOfPhase = dracula_events_of(Moment::phase_end);

// Encounters.

enum class Encounter : std::uint8_t {
  new_vampire,
  reckless_vampire,
  aristocratic_vampire,
  hoax,
  bats,
  desecrated_soil,
  rats,
  saboteur,
  spy,
  szgany_bodyguards,
  szgany_mob,
  unnatural_fog,
  wolves,
  none
};
inline constexpr int kEncounterKinds = 13;
inline constexpr int kEncounters = 28;
struct EncounterRow {
  int copies;
  int health = 0;     // of a vampire that fights
  int influence = 0;  // of a matured vampire
  bool ambushes = true;
  bool matures = true;  // has a matured effect
};
inline constexpr EnumArray<Encounter, EncounterRow, kEncounterKinds> kEncounterTable{{{
    {2, 6, 3},
    {3, 4, 4},
    {3, 0, 4, false},
    {2, 0, 0, false},
    {2, 0, 0, true, false},
    {2},
    {2, 0, 0, true, false},
    {2},
    {2},
    {2},
    {2},
    {2},
    {2},
}}};
using Encounters = EnumSet<Encounter, std::uint16_t>;
inline constexpr Encounters kVampires{Encounter::new_vampire, Encounter::reckless_vampire,
                                      Encounter::aristocratic_vampire};
inline constexpr Encounters kFightingVampires{Encounter::new_vampire, Encounter::reckless_vampire};
inline constexpr Encounters kDogsChase{Encounter::rats, Encounter::saboteur, Encounter::spy,
                                       Encounter::wolves};

// Power cards (advanced rules).

enum class Power : std::uint8_t { feed, dark_call, wolf_form, misdirect, hide, none };
inline constexpr int kPowers = 5;
using Powers = EnumSet<Power, std::uint8_t>;
inline constexpr Powers kAllPowers = Powers::first(kPowers);

constexpr const HunterRow& row(Seat hunter) { return kHunterTable[hunter]; }
constexpr const TicketRow& row(Ticket ticket) { return kTicketTable[ticket]; }
constexpr const ItemRow& row(Item item) { return kItemTable[item]; }
constexpr const EncounterRow& row(Encounter encounter) { return kEncounterTable[encounter]; }
constexpr Moment moment_of(HunterEvent event) { return kHunterEventMoments[event]; }
constexpr Moment moment_of(DraculaEvent omen) { return kDraculaEventMoments[omen]; }
constexpr int copies(Item item) { return row(item).copies; }
constexpr int copies(Ticket ticket) { return row(ticket).copies; }
constexpr int copies(Encounter encounter) { return row(encounter).copies; }
constexpr int copies(HunterEvent event) { return kHunterEventCopies[event]; }
constexpr int copies(DraculaEvent event) { return kDraculaEventCopies[event]; }
constexpr int copies(Fight card) { return kFightCopies[card]; }

}  // namespace ravenhall::dracula
