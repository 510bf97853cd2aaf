// The whole table of Fury of Dracula as one plain struct, and the questions one can ask it.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <type_traits>

#include "games/dracula/data.hpp"
#include "games/dracula/options.hpp"
#include "kernel/action.hpp"
#include "kernel/agenda.hpp"
#include "kernel/containers.hpp"
#include "kernel/seat.hpp"

namespace ravenhall::dracula {

// Cards without order; copies of a kind are alike.
using ItemBag = Bag<Item, kItemKinds, 3, std::uint32_t>;
using TicketBag = Bag<Ticket, kTicketKinds, 3, std::uint16_t>;
using HunterEventBag = Bag<HunterEvent, kHunterEventKinds, 3, std::uint32_t>;
using DraculaEventBag = Bag<DraculaEvent, kDraculaEventKinds, 2, std::uint64_t>;
using EncounterBag = Bag<Encounter, kEncounterKinds, 2, std::uint32_t>;
using FightBag = Bag<Fight, kFightKinds, 2, std::uint16_t>;

// What is still to be done. Steps run by themselves; the `nature_` ones wait for nature, the `ask_` ones for
// a seat.
enum class Step : std::uint8_t {
  // The round
  dawn,
  dawn_hospital,
  window,
  clash,
  day,
  next_slot,
  slot,
  end_slot,
  dusk,
  dusk_tokens,
  night,
  end_night,
  // Hunters
  arrive,
  offer_customs,
  look,
  after_long_night,
  ambush,
  offer_ward,
  resolve,
  resolved,
  returns_unless,
  guards_again,
  mob,
  wolves,
  rush,
  seduce,
  search_on,
  turn_top,
  draw_event,
  tidy,
  spend,
  journey,
  press,
  answer_event,
  offer_luck,
  offer_host,
  // Wounds
  hurt,
  wound,
  bite,
  bitten,
  offer_save,
  // Dracula's phase
  phase,
  meanwhile,
  slide,
  leaving,
  discard_leaving,
  move,
  wolf_pain,
  encounter,
  rumor,
  refill,
  end_phase,
  phase_over,
  fill_hand,
  assist,
  // Combat
  guard,
  start_combat,
  ready,
  round,
  reveal_cards,
  offer_flip,
  compare,
  pride,
  dracula_card,
  agatha,
  claws_again,
  wolf_attack,
  wreath,
  hunter_card,
  refresh,
  end_combat,

  nature_encounter,
  nature_back,
  nature_item,
  nature_event,
  nature_bottom,
  nature_ticket,
  nature_horses,
  nature_fight,
  nature_unearth,

  // Set-up
  ask_start,
  ask_settle,
  // The round
  ask_hospital,
  ask_window,
  ask_next,
  ask_action,
  ask_bats,
  ask_fog_refusal,
  ask_storm_off,
  ask_block_off,
  ask_luck,
  // Hunters
  ask_ride,
  ask_gallop,
  ask_sail_on,
  ask_rush,
  ask_tip,
  ask_tip_luck,
  ask_horses,
  ask_customs,
  ask_duty,
  ask_give,
  ask_received,
  ask_omen,
  ask_limit_item,
  ask_limit_event,
  ask_limit_ticket,
  ask_limit_omen,
  ask_open_item,
  ask_open_event,
  ask_press,
  ask_name,
  ask_ally,

  ask_return,
  ask_veil,
  ask_patient,
  ask_sea_card,
  ask_ground,
  ask_host,
  ask_wax,

  ask_luck_use,

  ask_paper,
  // Encounters
  ask_ambush,
  ask_ward,
  ask_hounds,
  ask_seduction,
  ask_match,
  ask_order,
  ask_join,
  ask_stay_delayed,
  ask_soil,
  ask_show,
  ask_spy,
  ask_mob,
  ask_wolves,
  ask_save,
  // Dracula's phase
  ask_phase,
  ask_brides,
  ask_wolf_prey,
  ask_wolf_show,
  ask_leaving,
  ask_old_lair,
  ask_spy_target,
  ask_fog_city,
  ask_wolves_city,
  ask_hoax,
  ask_soil_heal,
  ask_move,
  ask_feed,
  ask_lay,
  ask_rumor,
  ask_refill,
  ask_scheme,
  ask_block,
  ask_storm,
  ask_schemed_encounter,
  ask_desecrate,
  ask_devilry,
  ask_victim,
  ask_victim_card,
  ask_shift,
  // Combat
  ask_guard,
  ask_ready,
  ask_leaver,
  ask_find,
  ask_fight,
  ask_engage,
  ask_swap,
  ask_flip,
  ask_enraged,
  ask_lucy,
  ask_claws,
  ask_plot,
  ask_bat,
  ask_bullets,
  ask_circle,
};
inline constexpr Step kFirstNature = Step::nature_encounter;
inline constexpr Step kFirstQuestion = Step::ask_start;

using Frame = FrameOf<Step>;

enum class Phase : std::uint8_t { setup, dawn, day, dusk, night, dracula, over };
enum class Winner : std::uint8_t { nobody, dracula, hunters };

// The backs of location cards: what everybody sees of one that lies face down (IN-4).
enum class LocationBack : std::uint8_t { city, sea, castle, none };

// How Dracula came from where he was one phase before to where he was in this one, as far as all can tell.
enum class Way : std::uint8_t {
  start,  // nothing is known of a place before
  step,
  stay,
  step_or_stay,  // the card could be Hide
  wolf,          // over one or two roads
};

// One space of the trail, or a lair. Where Dracula was stays noted when the card has been cleared: whoever
// works out where he went needs it.
struct Space {
  PlaceSet may;            // where he can have been, for all that everybody knows
  PlaceSet only_hidden;    // of these, where he can have been only if the card is Hide
  Place at = Place::none;  // where he was; none: never anywhere
  bool card = false;       // the location card of `at` lies here
  bool up = false;         // it, or Hide, is face up
  Power power = Power::none;
  bool bat = false;  // Escape as Bat lies here
  bool rumor = false;
  Way way = Way::start;                    // from the space before (the next higher number) to this one
  LocationBack back = LocationBack::none;  // of `at`, whether the card lies here or not; Hide unseen: city
  constexpr bool operator==(const Space&) const = default;
};
// The trail, the hideout that has just left it, and the lairs.
enum class Spot : std::uint8_t {
  space1,
  space2,
  space3,
  space4,
  space5,
  space6,
  leaving,
  lair1,
  lair2,
  lair3,
  none
};
inline constexpr int kSpots = 10;
using Spots = EnumSet<Spot, std::uint16_t>;
constexpr EnumRange<Spot> trail_spots() { return values(Spot::space1, Spot::space6); }
constexpr EnumRange<Spot> lair_spots() { return values(Spot::lair1, Spot::lair3); }
constexpr bool is_lair(Spot spot) { return spot >= Spot::lair1 && spot <= Spot::lair3; }

// Why Dracula cannot be in a place, as far as everybody can tell (ruled_out.hpp).
enum class Out : std::uint8_t {
  // The first ones are noted as they happen: afterwards nobody could read them off the table.
  visited,  // a hunter was there
  named,    // a card asked for it
  region,   // Psychic Bond or Hypnosis
  near,     // Evil Presence
  holy,     // he could not go there, or not stay
  known,    // he is known to be elsewhere
  hunter_there,
  on_trail,
  back,
  too_far,
  flew,  // out of a combat, and not so far
  no_way,
  none
};
// A note of that, in a byte: how all learnt that he is not there, and when.
class Clue {
 public:
  constexpr Clue() = default;
  // `hunter`: whose visit it was.
  constexpr Clue(Out why, int time, Seat hunter = kSpectator)
      : code_(1 + time * kKinds + kind(why, hunter)) {}

  constexpr bool empty() const { return code_ == 0; }
  constexpr Out why() const {
    if (empty()) return Out::none;
    return kind() < kHunters ? Out::visited : after(Out::named, kind() - kHunters);
  }
  constexpr Seat hunter() const { return why() == Out::visited ? seat_at(kind() + 1) : kSpectator; }
  constexpr int time() const { return empty() ? 0 : (code_ - 1) / kKinds; }
  constexpr bool operator==(const Clue&) const = default;

 private:
  static constexpr int kKinds = 8;  // the visits of each hunter, and four more
  static constexpr int kind(Out why, Seat hunter) {
    return why == Out::visited ? index(hunter) - 1 : kHunters + places_after(why, Out::named);
  }
  constexpr int kind() const { return (code_ - 1) % kKinds; }
  Count code_;
};

// An encounter card in a hideout or lair, in the order they were laid.
struct Lurker {
  Encounter kind = Encounter::none;
  Spot where = Spot::none;
  bool up = false;
  Count damage;       // on a vampire that survived a fight
  bool used = false;  // in this ambush or search already
  bool late = false;  // laid since Behind the Veil was played
  constexpr bool operator==(const Lurker&) const = default;
};

struct Hunter {
  ItemBag items;
  HunterEventBag events;
  // What everybody saw when they last went all at once: in a hospital, or, tickets only, to a Spy.
  ItemBag lost_items;
  HunterEventBag lost_events;
  TicketBag lost_tickets;
  TicketBag tickets;
  Place at = Place::none;
  bool hospital = false;  // in the hospital beside `at`, not in the city
  bool defeated = false;
  bool delayed = false;
  bool bats = false;
  Count damage;
  Count bites;  // tokens; Mina's printed bite is none of them
  // Sizes are open, and therefore also in observations.
  Count item_count;
  Count event_count;
  Count ticket_count;
  Item open_item = Item::none;  // lies face up before a weakened hunter; also in `items`
  HunterEvent open_event = HunterEvent::none;
  // At most so many came from the deck since its discards were last shuffled into it.
  Count fresh_items;
  Count fresh_events;
  std::array<std::uint8_t, 2> padding{};
  constexpr bool operator==(const Hunter&) const = default;
};

// Several hands. A knower's notes are one bag for each set of hands that are not its own: cards of which it
// knows that they are in one of these hands. Dracula and whoever watches know the same of them.
using Hands = PlayerSet;
template <class CardBag>
struct Notes {
  std::array<CardBag, (1U << kHunters) - 1U> common{};
  PerHunter<std::array<CardBag, (1U << (kHunters - 1)) - 1U>> own{};
  constexpr bool operator==(const Notes&) const = default;
};

enum class Foe : std::uint8_t { none, dracula, vampire };

struct Combat {
  FightBag hand;        // Dracula's
  FightBag used;        // played in this combat
  Foe foe = Foe::none;  // none: there is no combat
  Place where = Place::none;
  bool night = false;
  bool ambush = false;  // the vampire came in an ambush
  Count lurker;         // the vampire's place among the lurkers
  Count hand_count;
  Count rounds;  // finished ones: so many cards Dracula has played before this round
  PlayerSet fighters;
  PlayerSet began;  // who fought at the start
  Seat engaged = kSpectator;
  Fight card = Fight::none;  // Dracula's card of this round
  bool shown = false;        // the cards of this round lie open
  bool beaten = false;       // Dracula's card is cancelled
  PlayerSet void_cards;      // hunters whose card of this round is cancelled
  PerHunter<Item> chosen = PerHunter<Item>::filled(Item::none);
  PerHunter<Item> laid = PerHunter<Item>::filled(Item::none);  // the card of the round before
  PlayerSet mesmerized;
  Count plots;  // Plotting cards that lie face up
  bool enraged = false;
  bool over = false;  // an escape ended it: no further card resolves
  PlayerSet wreaths;
  PlayerSet bullets;  // who used Holy Bullets
  PlayerSet planned;  // who played Planned Ambush
  PlayerSet circled;  // sent away by a Holy Circle in this round
  bool lucy = false;  // Lucy's Revenge lies before Godalming
  std::array<std::uint8_t, 1> padding{};
  constexpr bool operator==(const Combat&) const = default;
};

// A deck whose cards are drawn by nature when they are needed, its open discards, and those of them that
// were shuffled into the deck at the last reshuffle.
template <class CardBag>
struct Pile {
  CardBag deck;
  CardBag discard;
  CardBag recycled;
  constexpr bool operator==(const Pile&) const = default;
};

// What a hunter's action is, for Renewed Vigor: never the same twice (E2).
enum class Deed : std::uint8_t { move, supply, rest, trade, special, reserve, search };
using Deeds = EnumSet<Deed, std::uint8_t>;

inline constexpr std::size_t kAgendaFrames = 40;
inline constexpr std::size_t kStatePadding = 7;

struct State {
  EnumArray<Spot, Space, kSpots> spaces;
  DraculaEventBag omens;                 // Dracula's event hand
  DraculaEventBag omens_seen;            // cards in it that everybody knows of
  Pile<DraculaEventBag> dracula_events;  // the deck: all unseen ones, also those buried
  DraculaEventBag unearthed;             // buried events that Hoax lets Dracula see
  Pile<ItemBag> items;
  ItemBag offered;  // Lucky Find
  Notes<ItemBag> item_notes;
  Notes<HunterEventBag> event_notes;
  Pile<HunterEventBag> hunter_events;  // the deck: all unseen ones, also those buried
  EncounterBag hand;                   // Dracula's encounters
  EncounterBag encounter_deck;
  EncounterBag encounter_discard;  // open
  EncounterBag encounter_buried;   // discarded unseen by the hunters
  EncounterBag hand_seen;          // shown by Behind the Veil and not turned up since
  PerHunter<Hunter> hunter;
  Notes<TicketBag> ticket_notes;
  TicketBag ticket_pool;
  LongCount round;  // finished ones
  Combat combat;
  FixedVec<Lurker, kEncounters> lurkers;
  FixedVec<Place, kFogs> fogs;         // sorted; a city can stand here twice
  FixedVec<Place, kStorms> storms;     // sorted
  FixedVec<Line, kRoadblocks> blocks;  // sorted
  FixedVec<Place, kHosts> hosts;       // Heavenly Host tokens, sorted
  Place consecrated = Place::none;
  Place at = Place::none;  // Dracula's current location (DF-5)
  bool revealed = false;   // his figure stands on the board (DF-7)
  Options options;
  Action last;  // what everybody saw of the last decision; no rule reads it
  Phase phase = Phase::setup;
  Winner winner = Winner::nobody;
  PlayerSet pending;  // must still choose, where several choose at once
  Count time;         // 0: Monday day … 13: Sunday night
  Count despair;
  Count influence;
  Count damage;  // Dracula's
  Count omen_count;
  Count fresh_omens;
  Count hand_count;
  // The cards that were last shown in a combat: what everybody saw must not be forgotten with its end.
  Fight shown_fight = Fight::none;
  PerHunter<Item> shown_cards = PerHunter<Item>::filled(Item::none);
  Count encounters_left;                  // in the encounter deck
  Count items_left;                       // in the item deck
  EnumArray<Place, Clue, kPlaces> clues;  // where he is not, since he came where he is
  // For each space whose card was cleared: how many cards have been laid since, less one.
  EnumArray<Spot, Count, kTrail + 1> cleared;
  Count rumors;       // tokens he holds
  Count rumor_pool;   // tokens left
  Count guards;       // matured Szgany Bodyguards he keeps
  Count hunter_deck;  // hunter events in the event deck
  Count dracula_deck;
  Count hunter_buried;  // discarded face down
  Count dracula_buried;
  Count bottom_hunters;   // so many cards at the bottom are known to be hunter events
  Back top = Back::none;  // the back of the top event card
  HunterEvent ally = HunterEvent::none;
  DraculaEvent dark_ally = DraculaEvent::none;
  HunterEvent drawn = HunterEvent::none;   // by the hunter who must say what becomes of it
  DraculaEvent omen = DraculaEvent::none;  // the same for Dracula
  Count gift;                              // what the first of two traders gives: bits of his cards in order
  PlayerSet waiting;                       // hunters whose slot is still to come
  Deeds deeds;                             // of the hunter whose slot it is
  bool vigor = false;                      // Renewed Vigor works today
  bool long_night = false;                 // Long Night works in the coming night
  bool telegraph = false;                  // Speedy Telegraph works in this hunter phase
  bool no_supply = false;                  // Devilish Power
  bool darkness = false;                   // Darkness Returns: the next day falls away
  bool nocturnal = false;                  // Nocturnal Visit
  Count swiftness;                         // extra Dracula phases to come
  bool placed_encounter = false;           // in this phase
  bool misdirected = false;                // in this phase
  bool saved = false;                      // the bite or wound at hand was prevented
  bool cancelled = false;                  // the event at hand was cancelled
  Agenda<Frame, kAgendaFrames> agenda;
  std::array<std::uint8_t, kStatePadding> padding{};
  constexpr bool operator==(const State&) const = default;
};

static_assert(std::has_unique_object_representations_v<State> && sizeof(State) <= 3072);

// Nature's acts included. After the third week every city laid gives influence, and at sea Dracula wastes
// away; the longest of 80,000 random games had 1,826.
inline constexpr int kMostDecisions = 20000;

// Questions about a state that rules, observation and judgement all ask.

inline bool is_night(const State& s) { return s.time % 2 == 1; }
constexpr LocationBack back_of(Place place) {
  return place == Place::none             ? LocationBack::none
         : is_sea(place)                  ? LocationBack::sea
         : place == Place::castle_dracula ? LocationBack::castle
                                          : LocationBack::city;
}
// Whether anything lies there.
inline bool holds_cards(const Space& space) { return space.card || space.power != Power::none; }

// A hunter who can do something and can be met (DF-9, E57).
inline bool stands(const Hunter& hunter) { return !hunter.defeated; }
inline bool in_city(const Hunter& hunter, Place city) {
  return !hunter.defeated && !hunter.hospital && hunter.at == city;
}
inline PlayerSet hunters_in(const State& s, Place city) {
  PlayerSet found;
  for (const Seat seat : hunters()) {
    if (in_city(s.hunter[seat], city)) found.add(seat);
  }
  return found;
}
// All who are not defeated, in hospitals too.
inline PlayerSet standing(const State& s) {
  PlayerSet all;
  for (const Seat seat : hunters()) {
    if (stands(s.hunter[seat])) all.add(seat);
  }
  return all;
}
// The cities where a hunter stands, and the zones.
inline PlaceSet hunter_places(const State& s) {
  PlaceSet places;
  for (const Hunter& hunter : s.hunter) {
    if (!hunter.defeated && !hunter.hospital) places.add(hunter.at);
  }
  return places;
}
inline int bites_of(const State& s, Seat seat) { return s.hunter[seat].bites + (seat == kMina ? 1 : 0); }
inline bool weakened(const State& s, Seat seat) { return bites_of(s, seat) > 0; }
inline PlayerSet weakened_hunters(const State& s) {
  PlayerSet all;
  for (const Seat seat : standing(s)) {
    if (weakened(s, seat)) all.add(seat);
  }
  return all;
}

// What the defeat of a hunter brings Dracula (VW-6), and what a city card on the trail does (DP-12).
inline int rage_of(const State& s) { return kRageInfluence + s.despair; }
inline int fury_of(const State& s) {
  if (s.despair < kMostDespair) return 0;
  return s.options.fury == FuryValue::three ? 3 : 1;
}
// The first round of this combat in which an escape can work: Pride (CB-5), for a vampire Q7.
inline int escapes_from(const State& s) { return s.combat.foe == Foe::vampire ? 4 : s.despair + 2; }

// Neighbours by road and sea (DF-1).
inline PlaceSet by_sea(const State& s, Place place) {
  PlaceSet near = kBySea[place];
  if (!is_on(s.options.north_border)) {
    if (place == Place::north_sea) near.remove(Place::north_atlantic);
    if (place == Place::north_atlantic) near.remove(Place::north_sea);
  }
  return near;
}
inline PlaceSet adjacent(const State& s, Place place) { return kByRoad[place] | by_sea(s, place); }

inline bool is_fogged(const State& s, Place city) {
  for (const Place fog : s.fogs) {
    if (fog == city) return true;
  }
  return false;
}
inline bool is_stormy(const State& s, Place zone) {
  for (const Place storm : s.storms) {
    if (storm == zone) return true;
  }
  return false;
}
inline bool is_blocked(const State& s, Line line) {
  for (const Line block : s.blocks) {
    if (block == line) return true;
  }
  return false;
}
// Cities that Dracula cannot enter (TK-5, TK-6).
inline PlaceSet holy_places(const State& s) {
  PlaceSet holy;
  if (s.consecrated != Place::none) holy.add(s.consecrated);
  for (const Place host : s.hosts) holy.add(host);
  return holy;
}

// Where a hunter can be moved over one road: not through fog or a roadblock (TK-1, TK-3).
PlaceSet open_roads(const State& s, Place city);
// Where he can go in at most `most` roads.
PlaceSet open_roads(const State& s, Place city, int most);
// Where a rail journey with that ticket can end (HA-4, E72); with a Chartered Carriage up to four railways.
PlaceSet rail_targets(const State& s, Place city, Ticket ticket);
PlaceSet carriage_targets(const State& s, Place city);
// One step by sea: zones without a storm, ports without fog (HA-5).
PlaceSet open_seas(const State& s, Place place);
// Where an effect can move a hunter (E9).
PlaceSet forced_targets(const State& s, Seat seat);
// The nearest hospitals (VW-7, E58); several: Dracula picks.
PlaceSet nearest_hospitals(const State& s, Seat seat);

// Where the location card of a place lies: a trail space or a lair; none.
Spot trail_spot(const State& s, Place place);
Spot lair_spot(const State& s, Place place);
// The hideouts whose encounters can be met in a city: its own, a linked Hide, a lair (HL-3, HL-9).
Spots hideouts_at(const State& s, Place city);
int lurkers_in(const State& s, Spots spots);
// Whether the Hide card lies there and is linked to its location (HL-9).
bool is_linked(const State& s, Spot spot);
// Where the Hide card is on the trail; none.
Spot hide_spot(const State& s);
// Power cards in the location deck.
Powers powers_in_deck(const State& s);
// Dracula's combat cards that are neither in hand, played nor on the trail.
FightBag fight_deck(const State& s);

// Where Dracula can go with a location card or into a lair (DP-5), from his current location.
PlaceSet step_targets(const State& s);
PlaceSet wolf_targets(const State& s);
PlaceSet bat_targets(const State& s);
// Hideouts that Misdirect can clear (HL-7, E29, Q33).
Spots misdirect_targets(const State& s);
bool can_stay(const State& s, Power power);

// Cards a hunter can put down in this round of a combat (CB-8).
Items combat_cards(const State& s, Seat seat);

// What a seat has to decide or to fear can depend on hidden cards only as far as their number is open (Q10).
inline bool has_events(const State& s, Seat seat) {
  return stands(s.hunter[seat]) && s.hunter[seat].event_count > 0;
}
inline bool has_items(const State& s, Seat seat) { return s.hunter[seat].item_count > 0; }
inline bool has_omens(const State& s) { return s.omen_count > 0; }

}  // namespace ravenhall::dracula
