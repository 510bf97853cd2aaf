// A position as JSON: every field of the state, by name. Raiders::check sees the whole when it has been read.
//
// A position written by hand may leave out whatever follows from the rest or is empty: options (the
// defaults), supply (what is nowhere else), sources (all VP count as won in raids), picked, toll, all notes
// on what players know, raiders (black or the like is not guessed: give them when sets are gone), stack (the
// tiles that are nowhere else), deck (the cards that are nowhere else), under, discard, dealt, rolls,
// rolling, placed, used, aside, trigger, raid, pending; and instead of the agenda it may say "to_move", whose
// turn begins.
#include <algorithm>
#include <vector>

#include "games/raiders/check.hpp"
#include "games/raiders/raiders.hpp"
#include "games/raiders/steps.hpp"
#include "games/raiders/token_sets.hpp"
#include "kernel/describe.hpp"
#include "kernel/sort.hpp"

namespace ravenhall::raiders {

namespace {

// One note of several knowers about a card in one of these hands; who knows of two copies stands in two.
struct Sighting {
  Card card = Card::none;
  PlayerSet knowers;
  bool spectators = false;
  Hands holders;
};

void describe(Fields& f, Sighting& sighting) {
  f("card", sighting.card);
  f("knowers", sighting.knowers);
  f.maybe("spectators", sighting.spectators);
  f("holders", sighting.holders);
}

std::vector<Sighting> sightings_of(const State& s) {
  std::vector<Sighting> sightings;
  for (const Hands hands : kHandSets) {
    for (const CardRow& card : kCards) {
      for (int copy = 1; copy <= card.copies; ++copy) {
        const auto knows = [&](Seat knower) { return known_in(s, knower, hands).count(card.id) >= copy; };
        Sighting sighting{card.id, {}, knows(kSpectator), hands};
        for (const Seat seat : seats(s)) {
          if (!hands.has(seat) && knows(seat)) sighting.knowers.add(seat);
        }
        if (sighting.spectators || !sighting.knowers.empty()) sightings.push_back(sighting);
      }
    }
  }
  return sightings;
}

void note(PositionReader& f, State& s, const Sighting& sighting) {
  const Card card = sighting.card;
  if (!is_card(card)) return f.complain("a note on hidden cards names no card");
  if (sighting.holders.empty() || sighting.holders.has_any(sighting.knowers))
    return f.complain("a note on hidden cards names wrong hands");
  SeatSet knowers = sighting.knowers;
  knowers.set(kSpectator, sighting.spectators);
  for (const Seat knower : knowers) {
    CardBag& notes = known_in(s, knower, sighting.holders);
    if (notes.count(card) == row(card).copies) return f.complain("sightings holds too many notes");
    notes.add(card);
  }
}

// A set by its letters; null: it is gone, or not laid yet.
void describe_set(Fields& f, State& s, Space space) {
  if (PositionWriter* writer = f.writing()) {
    JsonWriter& out = writer->key(name_of(space));
    return s.left.has(space) ? out.value(row(named_set(s.sets[space])).name()) : out.value(nullptr);
  }
  PositionReader& in = *f.reading();
  const Json* letters = in.member(name_of(space));
  if (letters == nullptr || letters->is_null()) return;
  s.sets[space] = row(after(SetId{}, in.name(*letters, name_of(space), kSetNames))).tokens;
  s.left.add(space);
}

// The workers that raided there.
void describe_raiders(Fields& f, State& s, Settlement where) {
  FixedVec<Colour, kMostSpaces> raiders = raiders_on(s, where);
  f.maybe(name_of(where), raiders);
  if (f.reading()) std::copy(raiders.begin(), raiders.end(), s.spots[where].begin());
}

// What is nowhere else is in the supply, in the stack and in the deck.
void fill_in(const PositionReader& f, State& s) {
  if (!f.given("supply")) {
    for (const Resource what : s.supply.keys())
      s.supply[what] = std::max(0, kTokens[what] - tokens_out(s, what));
  }
  if (!f.given("stack")) {
    s.stack = Tiles::first(kTiles) - open_tiles(s);
    for (const Tile tile : s.bottom) s.stack.remove(tile);
    for (const Player& player : s.player) s.stack -= player.tiles;
  }
  if (!f.given("deck")) {
    for (const CardRow& card : kCards) s.deck.add(card.id, std::max(0, card.copies - cards_out(s, card.id)));
  }
  s.deck_size = s.deck.size();
  s.under_size = s.under.size();
}

void read_agenda_or_turn(PositionReader& f, State& s) {
  if (!f.given("to_move")) {
    if (const Json* agenda = f.needed("agenda")) read_agenda<State>(f, *agenda, s, kSteps);
    return;
  }
  // A turn as if everything before it were done.
  if (f.given("agenda")) f.complain("give \"agenda\" or \"to_move\", not both");
  if (s.phase != Phase::play) f.complain("\"to_move\" is for the phase \"play\"; otherwise give the agenda");
  f("to_move", s.active);
  for (const Step step : {Step::next_turn, Step::end_turn, Step::ask_turn}) s.agenda.push({step, s.active});
}

}  // namespace

static void describe(Fields& f, Player& player) {
  f("vp", player.vp, {0, kMostVp});
  if (f.reading()) player.sources[Source::raid] = player.vp;
  f.maybe("sources", player.sources, {0, kMostVp});
  for (const Resource what : Tokens::keys()) f(name_of(what), player.tokens[what], {0, kTokens[what]});
  f("armour", player.armour, {0, kMostArmour});
  f("valkyries", player.valkyries, {0, kMostValkyries});
  if (f.reading()) player.taken = player.valkyries;
  f.maybe("valkyries_taken", player.taken);
  f.maybe("worker", player.worker);
  f("crew", player.crew);
  f.maybe("hand", player.hand);
  f.maybe("tiles", player.tiles);
  f.maybe("picked", player.picked);
  f.maybe("toll", player.toll);
  f.maybe("returned", player.returned);
  f.maybe("others_then", player.others_then);
  f.maybe("drawn", player.drawn);
  f.maybe("fresh", player.fresh);
  if (f.reading()) {
    put_in_order(player.crew.begin(), player.crew.end());
    player.hand_size = player.hand.size();
    player.picked_size = player.picked.size();
  }
}

static void describe(Fields& f, Raid& raid) {
  f("settlement", raid.where);
  f("rolled", raid.rolled);
  f("scored", raid.scored);
  f("rerolls", raid.rerolls, {0, kMostCrew});
  f("dice", raid.dice, {0, kHighestFace});
  f("strength", raid.strength);
  f("tier_vp", raid.tier_vp);
  f("crew_vp", raid.crew_vp);
  f("chosen", raid.chosen, {0, kMostSpaces});
  f("valkyries", raid.valkyries, {0, kMostSet});
}

static void describe(Fields& f, State& s) {
  f("seats", s.players, {2, kMaxPlayers});
  f.seats(s.players);
  OptionIndices options = indices_of(s.options);
  f.options(Raiders::info(), options);
  if (f.reading()) {
    s.options = options_from<Options>(options);
    s.phase = Phase::play;
    s.turns = 1;
    s.dealt = kDealt * s.players;
    for (Colour& worker : s.village) worker = Colour::none;
    for (auto& spots : s.spots) spots.fill(Colour::none);
  }
  f.maybe("phase", s.phase);
  f.maybe("first", s.first);
  f.maybe("active", s.active);
  f.maybe("turns", s.turns, {0, kMostTurns});
  f("players", s.player);
  f.object("village", [&](Fields& village) {
    for (const Building building : s.village.keys()) village.maybe(name_of(building), s.village[building]);
  });
  f.object("sets", [&](Fields& sets) {
    for (const Space space : s.sets.keys()) describe_set(sets, s, space);
  });
  f.maybe_object("raiders", [&](Fields& raiders) {
    for (const Settlement where : s.spots.keys()) describe_raiders(raiders, s, where);
  });
  f.maybe("supply", s.supply);
  f("squares", s.squares.items_);
  f.maybe("stack", s.stack);
  f.maybe("bottom", s.bottom);
  f.maybe("deck", s.deck);
  f.maybe("under", s.under);
  f.maybe("discard", s.discard);
  f.maybe("batch", s.batch);
  f.maybe("shuffled", s.shuffled);
  f.maybe("held_then", s.held_then);
  std::vector<Sighting> sightings = sightings_of(s);
  f.maybe("sightings", sightings);
  f.maybe("dealt", s.dealt, {0, kDealt * s.players});
  f.maybe("rolls", s.rolls, {0, kHighestFace});
  f.maybe("last", s.last);
  f.maybe("rolling", s.rolling);
  f.maybe("to_roll", s.to_roll);
  f.maybe("placed", s.placed);
  f.maybe("used", s.used);
  f.maybe("aside", s.aside);
  f.maybe("trigger", s.trigger);
  f.maybe("turns_left", s.turns_left, {0, kMaxPlayers});
  f.maybe_null("raid", s.raid, s.raid.where != Settlement::none);
  if (PositionWriter* out = f.writing()) write_agenda<State>(out->key("agenda"), s, kSteps);
  if (PositionReader* in = f.reading()) read_agenda_or_turn(*in, s);
  f.maybe("pending", s.pending);
  if (PositionReader* in = f.reading(); in != nullptr && in->ok()) {
    for (const Sighting& sighting : sightings) note(*in, s, sighting);
    fill_in(*in, s);
  }
}

Json Raiders::save(const State& s) { return write_position(s); }

Result<State> Raiders::load(const Json& json) {
  auto s = read_position<State>(json);
  if (!s) return s;
  if (const std::string broken = check(*s); !broken.empty()) return fail("bad_position", broken);
  return s;
}

}  // namespace ravenhall::raiders
