// A position as JSON: every field of the state, by name. Dracula::check sees the whole when it has been read.
//
// A position written by hand may leave out whatever follows from the rest or is empty: options (the
// defaults), hunters (in their start cities, with nothing), decks, pools and how many cards are in them (what
// is nowhere else), the top event card (one of the hunters'), where Dracula is (on the newest space), of a
// space all but `at` (its card lies there face down, and everybody knows its back, or all of it where it is
// face up), notes on what hunters know, tokens, allies, combat, lairs. Instead of the agenda it may say
// "to_move": whose turn it is, by day or by night.
#include <algorithm>
#include <vector>

#include "games/dracula/check.hpp"
#include "games/dracula/rules/notes.hpp"
#include "games/dracula/rules/sightings.hpp"
#include "games/dracula/steps.hpp"
#include "kernel/describe.hpp"
#include "kernel/sort.hpp"

namespace ravenhall::dracula {

namespace {

// One thing a hunter, by the hunter's name.
template <class Items>
void by_hunter(Fields& f, std::string_view key, Items& items) {
  f.maybe_object(key, [&](Fields& inner) {
    for (const Seat seat : hunters()) inner.maybe(seat_name(seat), items[seat]);
  });
}

// Sets of places as lists.
using PlaceList = FixedVec<Place, kPlaces>;
void places(Fields& f, std::string_view key, PlaceSet& set) {
  PlaceList list;
  for (const Place place : set) list.push_back(place);
  f.maybe(key, list);
  if (PositionReader* in = f.reading()) {
    set = {};
    for (const Place place : list) {
      if (place == Place::none) return in->complain("a list of places holds what is none");
      set.add(place);
    }
  }
}

// What one knower, or everybody (null), knows of a card in one of these hands.
template <class Card>
struct Sighting {
  Card card = Card::none;
  Seat knower = kSpectator;
  Hands hands;
  Count copies = 1;
};

template <class Card>
void describe(Fields& f, Sighting<Card>& note) {
  f("card", note.card);
  f("knower", note.knower);
  f("hands", note.hands);
  f.maybe("copies", note.copies, {1, 7});
}

template <class CardBag>
auto sightings_of(const Notes<CardBag>& notes) {
  using Card = decltype(CardBag{}.nth(0));
  std::vector<Sighting<Card>> list;
  for (const Seat knower : kKnowers) {
    for (const Hands hands : kHandSets) {
      if (hands.has(knower)) continue;
      const CardBag& known = known_in(notes, knower, hands);
      for (const Card card : known.types()) list.push_back({card, knower, hands, known.count(card)});
    }
  }
  return list;
}
template <class CardBag>
void describe_notes(Fields& f, std::string_view key, Notes<CardBag>& notes, int kinds) {
  auto list = sightings_of(notes);
  f.maybe(key, list);
  if (PositionReader* in = f.reading()) {
    notes = {};
    for (const auto& note : list) {
      if (static_cast<int>(note.card) >= kinds) return in->complain("a note on hidden cards names no card");
      const bool hunter = is_hunter(note.knower) || note.knower == kSpectator;
      if (!hunter || note.hands.empty() || !kAllHunters.has_all(note.hands) || note.hands.has(note.knower))
        return in->complain("a note on hidden cards names wrong hands");
      auto& known = known_in(notes, note.knower, note.hands);
      if (known.count(note.card) != 0 || note.copies > copies(note.card))
        return in->complain("a note on hidden cards stands there twice, or of too many copies");
      known.add(note.card, note.copies);
    }
  }
}

// A clue with its place.
struct PlacedClue {
  Place place = Place::none;
  Out why = Out::none;
  Seat seat = kSpectator;
  Count time;
};
void describe(Fields& f, PlacedClue& clue) {
  f("place", clue.place);
  f("why", clue.why);
  f.maybe("seat", clue.seat);
  f("time", clue.time, {0, kTimes - 1});
}
void describe_clues(Fields& f, State& s) {
  std::vector<PlacedClue> list;
  for (const Place place : s.clues.keys()) {
    const Clue clue = s.clues[place];
    if (!clue.empty()) list.push_back({place, clue.why(), clue.hunter(), clue.time()});
  }
  f.maybe("clues", list);
  if (PositionReader* in = f.reading()) {
    s.clues = {};
    for (const PlacedClue& clue : list) {
      if (clue.place == Place::none || clue.why > Out::holy ||
          (clue.why == Out::visited) != is_hunter(clue.seat))
        return in->complain("a clue names no place, or what cannot be noted of one");
      s.clues[clue.place] = Clue(clue.why, clue.time, clue.seat);
    }
  }
}

template <class Pile>
void describe_pile(Fields& f, std::string_view key, Pile& pile) {
  f.maybe_object(key, [&](Fields& inner) {
    inner.maybe("deck", pile.deck);
    inner.maybe("discard", pile.discard);
    inner.maybe("recycled", pile.recycled);
  });
}

}  // namespace

static void describe(Fields& f, Space& space) {
  f("at", space.at);
  f.maybe("power", space.power);
  if (f.reading()) {
    space.card = space.power == Power::none || space.power == Power::wolf_form;
    space.back = back_of(space.at);
  }
  f.maybe("card", space.card);
  f.maybe("up", space.up);
  f.maybe("bat", space.bat);
  f.maybe("rumor", space.rumor);
  f.maybe("way", space.way);
  f.maybe("back", space.back);
  if (f.reading()) {
    if (space.at != Place::none)
      space.may = space.up && space.card ? PlaceSet(space.at) : with_back(space.back);
  }
  places(f, "may", space.may);
  places(f, "only_hidden", space.only_hidden);
}

static void describe(Fields& f, Lurker& lurker) {
  f("encounter", lurker.kind);
  f("spot", lurker.where);
  f.maybe("up", lurker.up);
  f.maybe("damage", lurker.damage, {0, 6});
  f.maybe("used", lurker.used);
  f.maybe("late", lurker.late);
}

static void describe(Fields& f, Hunter& hunter) {
  f.maybe("at", hunter.at);
  f.maybe("hospital", hunter.hospital);
  f.maybe("defeated", hunter.defeated);
  f.maybe("delayed", hunter.delayed);
  f.maybe("bats", hunter.bats);
  f.maybe("damage", hunter.damage, {0, 11});
  f.maybe("bites", hunter.bites, {0, 2});
  f.maybe("items", hunter.items);
  f.maybe("events", hunter.events);
  f.maybe("tickets", hunter.tickets);
  f.maybe("open_item", hunter.open_item);
  f.maybe("open_event", hunter.open_event);
  f.maybe("lost_items", hunter.lost_items);
  f.maybe("lost_events", hunter.lost_events);
  f.maybe("lost_tickets", hunter.lost_tickets);
  if (f.reading()) {
    hunter.item_count = hunter.items.size();
    hunter.event_count = hunter.events.size();
    hunter.ticket_count = hunter.tickets.size();
    hunter.fresh_items = hunter.item_count;
    hunter.fresh_events = hunter.event_count;
  }
  f.maybe("fresh_items", hunter.fresh_items);
  f.maybe("fresh_events", hunter.fresh_events);
}

static void describe(Fields& f, Combat& combat) {
  f("foe", combat.foe);
  f("where", combat.where);
  f("night", combat.night);
  f.maybe("ambush", combat.ambush);
  f.maybe("lurker", combat.lurker, {0, kEncounters - 1});
  f("hand", combat.hand);
  if (f.reading()) combat.hand_count = combat.hand.size();
  f.maybe("used", combat.used);
  f.maybe("rounds", combat.rounds, {0, kRounds});
  f("fighters", combat.fighters);
  if (f.reading()) combat.began = combat.fighters;
  f.maybe("began", combat.began);
  f.maybe("engaged", combat.engaged);
  f.maybe("card", combat.card);
  f.maybe("shown", combat.shown);
  f.maybe("beaten", combat.beaten);
  f.maybe("void_cards", combat.void_cards);
  by_hunter(f, "chosen", combat.chosen);
  by_hunter(f, "laid", combat.laid);
  f.maybe("mesmerized", combat.mesmerized);
  f.maybe("plots", combat.plots, {0, 2});
  f.maybe("enraged", combat.enraged);
  f.maybe("over", combat.over);
  f.maybe("wreaths", combat.wreaths);
  f.maybe("bullets", combat.bullets);
  f.maybe("planned", combat.planned);
  f.maybe("circled", combat.circled);
  f.maybe("lucy", combat.lucy);
}

namespace {

// What is nowhere else is in its deck.
template <class Card, class CardBag>
void fill_deck(const State& s, CardBag& deck, int kinds) {
  for (const Card card : values<Card>(kinds)) deck.add(card, std::max(0, copies(card) - cards_out(s, card)));
}
// Whether a pile says itself what is in its deck.
bool names_deck(const Json& json, std::string_view pile) {
  const auto found = json.is_object() ? json.find(pile) : json.end();
  return json.is_object() && found != json.end() && found->is_object() && found->contains("deck");
}

void fill_in(PositionReader& f, const Json& json, State& s) {
  if (!names_deck(json, "items")) fill_deck<Item>(s, s.items.deck, kItemKinds);
  if (!names_deck(json, "hunter_events")) fill_deck<HunterEvent>(s, s.hunter_events.deck, kHunterEventKinds);
  if (!names_deck(json, "dracula_events"))
    fill_deck<DraculaEvent>(s, s.dracula_events.deck, kDraculaEventKinds);
  if (!f.given("ticket_pool")) fill_deck<Ticket>(s, s.ticket_pool, kTicketKinds);
  if (!f.given("encounter_deck")) fill_deck<Encounter>(s, s.encounter_deck, kEncounterKinds);
  s.items_left = s.items.deck.size();
  s.encounters_left = s.encounter_deck.size();
  s.hunter_deck = std::max(0, s.hunter_events.deck.size() - s.hunter_buried);
  s.dracula_deck = std::max(0, s.dracula_events.deck.size() - s.dracula_buried);
  if (f.member("top") == nullptr)
    s.top = s.hunter_deck > 0 ? Back::hunter : s.dracula_deck > 0 ? Back::dracula : Back::none;
  if (f.member("rumor_pool") == nullptr) {
    int out = s.rumors;
    for (const Space& space : s.spaces) out += space.rumor ? 1 : 0;
    s.rumor_pool = std::max(0, kRumors - out);
  }
  put_in_order(s.fogs.begin(), s.fogs.end());
  put_in_order(s.storms.begin(), s.storms.end());
  put_in_order(s.blocks.begin(), s.blocks.end());
  put_in_order(s.hosts.begin(), s.hosts.end());
}

void read_agenda_or_turn(PositionReader& f, State& s) {
  if (!f.given("to_move")) {
    if (const Json* agenda = f.needed("agenda")) read_agenda<State>(f, *agenda, s, kSteps);
    return;
  }
  if (f.given("agenda")) f.complain("give \"agenda\" or \"to_move\", not both");
  Seat seat = kSpectator;
  f("to_move", seat);
  if (!f.ok()) return;
  if (!is_hunter(seat)) return f.complain("\"to_move\" is for hunters; for Dracula give the agenda");
  const bool night = is_night(s);
  s.phase = night ? Phase::night : Phase::day;
  s.waiting = {};
  for (const Seat later : hunters()) {
    if (later > seat && stands(s.hunter[later])) s.waiting.add(later);
  }
  s.agenda.push({night ? Step::end_night : Step::dusk});
  s.agenda.push({Step::next_slot});
  s.agenda.push({Step::ask_action, seat});
}

}  // namespace

static void describe(Fields& f, State& s) {
  f.seats(kSeats);
  OptionIndices options = indices_of(s.options);
  f.options(Dracula::info(), options);
  if (f.reading()) {
    s.options = options_from<Options>(options);
    s.phase = Phase::day;
    for (const Seat seat : hunters()) s.hunter[seat].at = row(seat).start;
  }
  f.maybe("phase", s.phase);
  f.maybe("winner", s.winner);
  f.maybe("round", s.round, {0, kMostDecisions});
  f.maybe("time", s.time, {0, kTimes - 1});
  f.maybe("despair", s.despair, {0, kMostDespair});
  f.maybe("influence", s.influence, {0, kInfluenceToWin});
  by_hunter(f, "hunters", s.hunter);
  f.sparse("spaces", s.spaces, Space{});
  if (f.reading()) {
    const Place newest = s.spaces[Spot::space1].at;
    s.at = newest != Place::none ? newest : s.spaces[Spot::space2].at;
  }
  f.maybe_object("dracula", [&](Fields& d) {
    d.maybe("at", s.at);
    d.maybe("revealed", s.revealed);
    d.maybe("damage", s.damage, {0, kDraculaHealth});
    d.maybe("events", s.omens);
    if (f.reading()) {
      s.omen_count = s.omens.size();
      s.fresh_omens = s.omen_count;
    }
    d.maybe("events_seen", s.omens_seen);
    d.maybe("fresh_events", s.fresh_omens);
    d.maybe("encounters", s.hand);
    if (f.reading()) s.hand_count = s.hand.size();
    d.maybe("encounters_seen", s.hand_seen);
    d.maybe("rumors", s.rumors, {0, kRumors});
    d.maybe("guards", s.guards, {0, 2});
    d.maybe("ally", s.dark_ally);
  });
  f.maybe("cleared", s.cleared);
  describe_clues(f, s);
  f.maybe("lurkers", s.lurkers);
  f.maybe("rumor_pool", s.rumor_pool, {0, kRumors});
  f.maybe("fogs", s.fogs);
  f.maybe("storms", s.storms);
  f.maybe("blocks", s.blocks);
  f.maybe("hosts", s.hosts);
  f.maybe("consecrated", s.consecrated);
  f.maybe("ally", s.ally);
  describe_pile(f, "items", s.items);
  describe_pile(f, "hunter_events", s.hunter_events);
  describe_pile(f, "dracula_events", s.dracula_events);
  f.maybe("ticket_pool", s.ticket_pool);
  f.maybe("encounter_deck", s.encounter_deck);
  f.maybe("encounter_discard", s.encounter_discard);
  f.maybe("encounter_buried", s.encounter_buried);
  f.maybe("hunter_buried", s.hunter_buried, {0, kHunterEvents});
  f.maybe("dracula_buried", s.dracula_buried, {0, kDraculaEventCards});
  f.maybe("bottom_hunters", s.bottom_hunters, {0, kHunterEvents});
  f.maybe("top", s.top);
  f.maybe("drawn", s.drawn);
  f.maybe("omen", s.omen);
  f.maybe("unearthed", s.unearthed);
  f.maybe("offered", s.offered);
  f.maybe("gift", s.gift);
  describe_notes(f, "item_notes", s.item_notes, kItemKinds);
  describe_notes(f, "event_notes", s.event_notes, kHunterEventKinds);
  describe_notes(f, "ticket_notes", s.ticket_notes, kTicketKinds);
  f.maybe_null("combat", s.combat, s.combat != Combat{});
  f.maybe("shown_fight", s.shown_fight);
  by_hunter(f, "shown_cards", s.shown_cards);
  f.maybe("waiting", s.waiting);
  f.maybe("deeds", s.deeds);
  f.maybe("vigor", s.vigor);
  f.maybe("long_night", s.long_night);
  f.maybe("telegraph", s.telegraph);
  f.maybe("no_supply", s.no_supply);
  f.maybe("darkness", s.darkness);
  f.maybe("nocturnal", s.nocturnal);
  f.maybe("swiftness", s.swiftness);
  f.maybe("placed_encounter", s.placed_encounter);
  f.maybe("misdirected", s.misdirected);
  f.maybe("saved", s.saved);
  f.maybe("cancelled", s.cancelled);
  f.maybe("last", s.last);
  if (PositionWriter* out = f.writing()) write_agenda<State>(out->key("agenda"), s, kSteps);
  if (PositionReader* in = f.reading()) read_agenda_or_turn(*in, s);
  f.maybe("pending", s.pending);
}

Json Dracula::save(const State& s) { return write_position(s); }

Result<State> Dracula::load(const Json& json) {
  State s{};
  Error error;
  {
    PositionReader reader(json, "state", kSeats, error);
    Fields f(reader);
    describe(f, s);
    if (reader.ok()) {
      fill_in(reader, json, s);
    }
  }
  if (!error.message.empty()) return fail("bad_position", error.message);
  if (const std::string broken = check(s); !broken.empty()) return fail("bad_position", broken);
  return s;
}

}  // namespace ravenhall::dracula
