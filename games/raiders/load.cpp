// Reads a position. Nothing in the JSON is trusted: each field is checked as it is read, and Raiders::check
// sees the whole at the end.
//
// A position written by hand may leave out whatever follows from the rest or is empty: options (the
// defaults), supply (what is nowhere else), sources, picked, toll, all notes on what players know, raiders
// (black or the like is not guessed: give them when sets are gone), stack (the tiles that are nowhere else),
// deck (the cards that are nowhere else), under, discard, dealt, rolls, rolling, placed, used, aside,
// trigger, raid, pending; and instead of the agenda it may say "to_move", whose turn begins.
#include "games/raiders/json_parts.hpp"
#include "games/raiders/rules/hall.hpp"
#include "kernel/json_fields.hpp"
#include "kernel/text.hpp"

namespace ravenhall::raiders {

namespace {

// One object of the position, with the things of this game.
class Fields : public JsonFields {
 public:
  using JsonFields::JsonFields;

  Card card_in(const Json& value, std::string_view what) {
    return static_cast<Card>(name_in(value, what, kNamesOf<Card>));
  }
  Card card_or_null(std::string_view key) { return lacks(key) ? Card::none : card_in(member(key), key); }
  Colour colour_in(const Json& value, std::string_view what) {
    if (value.is_null()) return Colour::none;
    return static_cast<Colour>(name_in(value, what, kNamesOf<Colour>));
  }
  Colour colour(std::string_view key) { return lacks(key) ? Colour::none : colour_in(member(key), key); }

  // Cards without order; empty when the member is missing.
  CardBag bag(std::string_view key) {
    CardBag bag;
    if (!has(key)) return bag;
    for (const Json& item : list(key)) {
      const Card card = card_in(item, key);
      if (!ok()) break;
      if (bag.count(card) == row(card).copies) {
        complain(std::string(key) + " holds too many " + in_quotes(name_of(card)));
        break;
      }
      bag.add(card);
    }
    return bag;
  }
  // Tiles, each once; none when the member is missing.
  Tiles tiles(std::string_view key) {
    Tiles all;
    if (!has(key)) return all;
    for (const Json& item : list(key)) {
      const auto tile = static_cast<Tile>(name_in(item, key, kNamesOf<Tile>));
      if (all.has(tile) && ok()) complain(std::string(key) + " names a tile twice");
      all.add(tile);
    }
    return all;
  }
  std::uint8_t number_if_any(std::string_view key, long high) {
    return has(key) ? number(key, 0, high) : std::uint8_t{0};
  }
  std::uint8_t flag_if_any(std::string_view key) { return has(key) ? flag(key) : std::uint8_t{0}; }
};

// Without sources all VP count as won in raids.
void read_vp(Fields& f, Player& player) {
  constexpr long most = 5000;
  player.vp = static_cast<int>(f.long_number("vp", 0, most));
  if (!f.has("sources")) {
    player.sources[Source::raid] = player.vp;
    return;
  }
  Fields sources(f.object("sources"), f.path("sources"),
                 {"raid", "crew_raid", "deaths", "valkyries", "armour", "offerings", "crew", "gold", "iron",
                  "livestock"},
                 f.error());
  for (const Source source : player.sources.keys()) {
    player.sources[source] = static_cast<int>(sources.long_number(name_of(source), 0, most));
  }
}

void read_player(const Json& json, const std::string& where, Player& player, Error& error) {
  Fields f(json, where,
           {"vp",     "sources",   "silver",          "provisions",  "gold",  "iron", "livestock",
            "armour", "valkyries", "valkyries_taken", "worker",      "crew",  "hand", "tiles",
            "picked", "toll",      "returned",        "others_then", "drawn", "fresh"},
           error);
  read_vp(f, player);
  for (const Resource what : player.tokens.keys()) {
    player.tokens[what] = f.number(name_of(what), 0, kTokens[what]);
  }
  player.armour = f.number("armour", 0, kMostArmour);
  player.valkyries = f.number("valkyries", 0, kMostValkyries);
  player.taken = f.has("valkyries_taken") ? Count(f.number("valkyries_taken", 0, 255)) : player.valkyries;
  player.worker = f.colour("worker");
  const Json& crew = f.list("crew");
  if (crew.size() > kMostCrew) return f.complain("crew holds more than 5 cards");
  for (const Json& item : crew) join_crew(player, f.card_in(item, "crew"));
  player.hand = f.bag("hand");
  player.hand_size = player.hand.size();
  player.tiles = f.tiles("tiles");
  player.picked = f.bag("picked");
  player.picked_size = player.picked.size();
  if (!f.lacks("toll")) player.toll = static_cast<Resource>(f.name("toll", kNamesOf<Resource>));
  player.returned = f.bag("returned");
  player.others_then = f.bag("others_then");
  player.drawn = f.bag("drawn");
  player.fresh = f.number_if_any("fresh", 255);
}

void read_village(Fields& f, State& s) {
  Fields village(
      f.object("village"), f.path("village"),
      {"gate_house", "town_hall", "treasury", "barracks", "armoury", "mill", "silversmith", "long_house"},
      f.error());
  for (const Building building : s.village.keys()) s.village[building] = village.colour(name_of(building));
}

void read_sets(Fields& f, State& s) {
  for (const auto& item : f.object("sets").items()) {
    const auto space = static_cast<Space>(f.name_in(Json(item.key()), "sets", kNamesOf<Space>));
    if (item.value().is_null()) continue;
    const auto set = static_cast<SetId>(f.name_in(item.value(), "sets", kSetNames));
    s.sets[space] = row(set).tokens;
    s.left.add(space);
  }
}

void read_raiders(Fields& f, State& s) {
  for (auto& spots : s.spots) spots.fill(Colour::none);
  if (!f.has("raiders")) return;
  for (const auto& item : f.object("raiders").items()) {
    const auto where =
        static_cast<Settlement>(f.name_in(Json(item.key()), "raiders", kNamesOf<Settlement, kSettlements>));
    if (!item.value().is_array() || item.value().size() > kMostSpaces) {
      return f.complain("raiders must hold a list of at most 3 workers for each settlement");
    }
    std::size_t at = 0;
    for (const Json& colour : item.value()) {
      s.spots[where][at++] = f.colour_in(colour, "raiders");
    }
  }
}

// What is nowhere else is in the supply.
void read_supply(Fields& f, State& s) {
  if (f.has("supply")) {
    Fields supply(f.object("supply"), f.path("supply"),
                  {"silver", "provisions", "gold", "iron", "livestock", "valkyrie"}, f.error());
    for (const Resource what : s.supply.keys())
      s.supply[what] = supply.number(name_of(what), 0, kTokens[what]);
    return;
  }
  EnumArray<Resource, int, kTokenKinds> rest = kTokens;
  for (const Player& player : s.player) {
    for (const Resource what : player.tokens.keys()) rest[what] -= player.tokens[what];
  }
  for (const TokenSet& set : s.sets) {
    for (const Resource what : set.keys()) rest[what] -= set[what];
  }
  rest[Resource::valkyrie] -= s.raid.valkyries;
  for (const Resource what : s.supply.keys()) s.supply[what] = std::max(rest[what], 0);
}

void read_tiles(Fields& f, State& s) {
  const Json& squares = f.list("squares", kSquares);
  Tiles elsewhere;
  for (std::size_t i = 0; i < squares.size(); ++i) {
    if (squares[i].is_null()) continue;
    Tile& tile = s.squares[static_cast<Square>(i)];
    tile = static_cast<Tile>(f.name_in(squares[i], "squares", kNamesOf<Tile>));
    elsewhere.add(tile);
  }
  if (f.has("bottom")) {
    const Json& bottom = f.list("bottom");
    if (bottom.size() > kTiles) return f.complain("bottom holds more tiles than there are");
    for (const Json& item : bottom) {
      s.bottom.push_back(static_cast<Tile>(f.name_in(item, "bottom", kNamesOf<Tile>)));
      elsewhere.add(s.bottom.back());
    }
  }
  for (const Player& player : s.player) elsewhere |= player.tiles;
  s.stack = f.has("stack") ? f.tiles("stack") : Tiles::first(kTiles) - elsewhere;
}

// What is nowhere else is in the deck.
void read_cards(Fields& f, State& s) {
  s.discard = f.bag("discard");
  s.under = f.bag("under");
  s.under_size = s.under.size();
  s.aside = f.card_or_null("aside");
  if (f.has("deck")) {
    s.deck = f.bag("deck");
  } else {
    for (const CardRow& card : kCards) {
      int rest =
          card.copies - s.discard.count(card.id) - s.under.count(card.id) - (s.aside == card.id ? 1 : 0);
      for (const Player& player : s.player) rest -= player.hand.count(card.id) + in_crew(player, card.id);
      for (; rest > 0; --rest) s.deck.add(card.id);
    }
  }
  s.deck_size = s.deck.size();
  s.batch = f.has("batch") ? static_cast<Batch>(f.name("batch", kNamesOf<Batch>)) : Batch::top;
  s.shuffled = f.bag("shuffled");
  s.held_then = f.bag("held_then");
}

void read_sightings(Fields& f, State& s) {
  if (!f.has("sightings")) return;
  const Json& items = f.list("sightings");
  for (std::size_t i = 0; i < items.size(); ++i) {
    Fields note(items[i], f.path("sightings", i), {"card", "knowers", "spectators", "holders"}, f.error());
    const Card card = note.card_or_null("card");
    if (card == Card::none) note.complain("\"card\" is missing");
    SeatSet all = PlayerSet::from_bits(note.seats("knowers", s.players));
    if (note.flag_if_any("spectators") != 0) all.add(kSpectator);
    const Hands hands = Hands::from_bits(note.seats("holders", s.players));
    if (hands.empty() || all.has_any(hands)) note.complain("a note on hidden cards names wrong hands");
    if (!note.ok()) return;
    for (const Seat knower : all) {
      CardBag& notes = known_in(s, knower, hands);
      if (notes.count(card) == row(card).copies) return note.complain("sightings holds too many notes");
      notes.add(card);
    }
  }
}

void read_dice(Fields& f, const Json& json, std::string_view what, Dice& dice) {
  if (!json.is_array() || json.size() != dice.size())
    return f.complain(std::string(what) + " must be two dice");
  for (std::size_t i = 0; i < dice.size(); ++i) dice[i] = f.number_in(json[i], what, 0, kHighestFace);
}

void read_raid(Fields& f, State& s) {
  if (f.lacks("raid")) return;
  Raid& raid = s.raid;
  Fields r(f.object("raid"), f.path("raid"),
           {"settlement", "rolled", "scored", "rerolls", "dice", "strength", "tier_vp", "crew_vp", "chosen",
            "valkyries"},
           f.error());
  raid.where = static_cast<Settlement>(r.name("settlement", kNamesOf<Settlement, kSettlements>));
  raid.rolled = r.flag("rolled") != 0;
  raid.scored = r.flag("scored") != 0;
  raid.rerolls = r.number("rerolls", 0, kMostCrew);
  read_dice(r, r.list("dice", 2), "dice", raid.dice);
  raid.strength = r.number("strength", 0, 255);
  raid.tier_vp = r.number("tier_vp", 0, 255);
  raid.crew_vp = r.number("crew_vp", 0, 255);
  raid.chosen = r.number("chosen", 0, kMostSpaces);
  raid.valkyries = r.number("valkyries", 0, kMostSet);
}

Operand read_operand(Fields& f, const FrameOperand& operand) {
  const auto named = [&](const auto& names) { return Operand(f.name(operand.name, names)); };
  switch (operand.kind) {
    case Meaning::none: return 0;
    case Meaning::number: return f.number(operand.name, 0, 255);
    case Meaning::building: return named(kNamesOf<Building, kBuildings>);
    case Meaning::colour: return named(kNamesOf<Colour>);
    case Meaning::card: return named(kNamesOf<Card>);
    case Meaning::resource: return named(kNamesOf<Resource>);
    case Meaning::tile: return named(kNamesOf<Tile>);
    case Meaning::hire_at: return named(kNamesOf<HireAt>);
    case Meaning::how: {
      Manner how;
      how.set(How::must, f.flag("must") != 0);
      how.set(How::uncounted, f.flag_if_any("uncounted") != 0);
      return how;
    }
  }
  return 0;
}

Frame read_frame(const Json& json, const std::string& where, int players, Error& error) {
  Frame frame;
  {
    // First only the name, which says what else may stand there.
    Fields f(json, where, {"step",      "seat",   "building", "worker", "must", "uncounted", "left",
                           "card",      "square", "laid",     "cards",  "die",  "resource",  "at",
                           "dismissed", "tile",   "most",     "victim", "with", "by"},
             error);
    frame.step = static_cast<Step>(f.name("step", kNamesOf<Step>));
  }
  if (!error.message.empty()) return frame;
  const FrameRow row = frame_row(frame.step);
  const auto& operands = row.operands;
  const bool flags = operands[2].kind == Meaning::how;
  Fields f(json, where,
           {"step", row.seat ? "seat" : "step", operands[0].name, operands[1].name, operands[2].name,
            flags ? "uncounted" : "step"},
           error);
  if (row.seat) frame.seat = seat_at(f.number("seat", 0, players - 1));
  frame.a = read_operand(f, operands[0]);
  frame.b = read_operand(f, operands[1]);
  frame.c = read_operand(f, operands[2]);
  return frame;
}

// A turn as if everything before it were done.
void begin_turn(Fields& f, State& s) {
  s.active = seat_at(f.number("to_move", 0, s.players - 1));
  if (s.phase != Phase::play) f.complain("\"to_move\" is for the phase \"play\"; otherwise give the agenda");
  s.agenda.push({Step::next_turn, s.active});
  s.agenda.push({Step::end_turn, s.active});
  s.agenda.push({Step::ask_turn, s.active});
}

void read_agenda(Fields& f, State& s) {
  if (f.has("to_move") && f.has("agenda")) f.complain("give \"agenda\" or \"to_move\", not both");
  if (f.has("to_move")) return begin_turn(f, s);
  const Json& frames = f.list("agenda");
  if (frames.size() > s.agenda.capacity()) return f.complain("the agenda is too long");
  for (std::size_t i = frames.size(); i-- > 0;) {
    s.agenda.push(read_frame(frames[i], f.path("agenda", i), s.players, f.error()));
  }
  if (f.has("pending")) s.pending = PlayerSet::from_bits(f.seats("pending", s.players));
}

void read_course(Fields& f, State& s) {
  s.first = seat_at(f.number_if_any("first", s.players - 1));
  s.active = seat_at(f.number_if_any("active", s.players - 1));
  s.turns = f.has("turns") ? static_cast<int>(f.long_number("turns", 0, 2000)) : 1;
  s.dealt = f.has("dealt") ? f.number("dealt", 0, kDealt * s.players) : kDealt * s.players;
  if (f.has("rolls")) {
    const Json& rolls = f.list("rolls", s.players);
    for (std::size_t i = 0; i < rolls.size(); ++i)
      read_dice(f, rolls[i], "rolls", s.rolls[seat_at(static_cast<int>(i))]);
  }
  if (f.has("last")) s.last = f.bytes("last");
  if (f.has("to_roll")) s.to_roll = PlayerSet::from_bits(f.seats("to_roll", s.players));
  if (f.has("rolling")) s.rolling = PlayerSet::from_bits(f.seats("rolling", s.players));
  if (!f.lacks("placed")) s.placed = static_cast<Building>(f.name("placed", kNamesOf<Building, kBuildings>));
  if (f.has("used")) {
    for (const Json& item : f.list("used")) {
      s.used.add(static_cast<Building>(f.name_in(item, "used", kNamesOf<Building, kBuildings>)));
    }
  }
  if (f.has("trigger")) s.trigger = static_cast<Trigger>(f.name("trigger", kNamesOf<Trigger>));
  s.turns_left = f.number_if_any("turns_left", kMaxPlayers);
}

void read_state(const Json& json, State& s, Error& error) {
  Fields f(
      json, "state",
      {"seats",    "options",   "phase",     "first",      "active", "turns",  "players", "village", "sets",
       "raiders",  "supply",    "squares",   "stack",      "bottom", "deck",   "under",   "discard", "batch",
       "shuffled", "held_then", "sightings", "dealt",      "rolls",  "last",   "to_roll", "rolling", "placed",
       "used",     "aside",     "trigger",   "turns_left", "raid",   "agenda", "to_move", "pending"},
      error);
  s.players = f.number("seats", 2, kMaxPlayers);
  OptionIndices chosen = indices_of(s.options);
  f.options(Raiders::info(), chosen);
  s.options = options_from(chosen);
  s.phase = f.has("phase") ? static_cast<Phase>(f.name("phase", kNamesOf<Phase>)) : Phase::play;
  const Json& players = f.list("players", s.players);
  for (std::size_t i = 0; i < players.size(); ++i) {
    read_player(players[i], f.path("players", i), s.player[seat_at(static_cast<int>(i))], error);
  }
  read_course(f, s);
  read_village(f, s);
  read_sets(f, s);
  read_raiders(f, s);
  read_raid(f, s);
  read_supply(f, s);
  read_tiles(f, s);
  read_cards(f, s);
  read_sightings(f, s);
  read_agenda(f, s);
}

}  // namespace

Result<State> Raiders::load(const Json& json) {
  State s{};
  Error error;
  read_state(json, s, error);
  if (!error.message.empty()) return fail("bad_position", error.message);
  if (std::string broken = check(s); !broken.empty()) return fail("bad_position", std::move(broken));
  return s;
}

}  // namespace ravenhall::raiders
