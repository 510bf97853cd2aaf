// Reads a position. Nothing in the JSON is trusted: each field is checked as it is read, and BloodRage::check
// sees the whole at the end.
//
// A position written by hand may leave out: options (the defaults), drafted, gained, spent, seen, limbo,
// kept_unknown, packets, dealt and deck (as long as no card says otherwise), sources, passed, secrets,
// pending, last, dying and battle, and instead of the agenda it may say "to_move", whose turn it is in the
// Action phase.
#include "games/blood_rage/json_parts.hpp"
#include "games/blood_rage/rules/draft.hpp"
#include "kernel/json_fields.hpp"
#include "kernel/text.hpp"

namespace ravenhall::blood_rage {

namespace {

// One object of the position, with the things of this game.
class Fields : public JsonFields {
 public:
  using JsonFields::JsonFields;

  Place place(std::string_view key) { return place_at(name(key, kPlaceNames)); }
  Figure figure_in(const Json& value, std::string_view what) {
    return figure_at(name_in(value, what, kFigureNames));
  }
  Card card_in(const Json& value, std::string_view what) { return card_at(name_in(value, what, kCardNames)); }
  Card card_or_null(std::string_view key) { return lacks(key) ? Card::none : card_in(member(key), key); }

  CardBag bag(std::string_view key) {
    CardBag bag;
    for (const Json& item : list(key)) {
      const Card card = card_in(item, key);
      if (!ok()) break;
      if (bag.count(card) == 3) {
        complain(std::string(key) + " holds too many " + in_quotes(name_of(card)));
        break;
      }
      bag.add(card);
    }
    return bag;
  }
  CardBag bag_if_any(std::string_view key) { return has(key) ? bag(key) : CardBag{}; }

  // Reads cards into a list of fixed capacity.
  template <std::size_t N>
  void cards(std::string_view key, FixedVec<Card, N>& out) {
    const Json& items = list(key);
    if (items.size() > N)
      return complain(std::string(key) + " holds more than " + std::to_string(N) + " cards");
    for (const Json& item : items) out.push_back(card_in(item, key));
  }

  // A list of provinces, each once.
  Places provinces(std::string_view key) {
    unsigned bits = 0;
    for (const Json& item : list(key)) {
      const int place = name_in(item, key, kPlaceNames);
      if (place >= kProvinces) complain(std::string(key) + " names a place that is no province");
      if (((bits >> place) & 1U) != 0) complain(std::string(key) + " names a province twice");
      bits |= 1U << place;
    }
    return Places::from_bits(bits & ((1U << kProvinces) - 1U));
  }
};

void read_stats(Fields& f, ClanSheet& clan) {
  Fields stats(f.object("stats"), f.path("stats"), {"rage", "axes", "horns"}, f.error());
  for (const Stat stat : kAnyStat) clan.step[stat] = stats.number(name_of(stat), 1, kLastStep);
}

void read_warriors(Fields& f, ClanSheet& clan) {
  for (const auto& item : f.object("warriors").items()) {
    const int place = f.name_in(Json(item.key()), "warriors", kPlaceNames);
    clan.warriors[place_at(place)] = f.number_in(item.value(), f.path("warriors"), 0, kWarriors);
  }
}

// Without sources all Glory counts as won in battle.
void read_glory(Fields& f, ClanSheet& clan) {
  constexpr long most = 5000;
  clan.glory = f.long_number("glory", 0, most);
  if (!f.has("sources")) {
    clan.sources[Source::battle] = clan.glory;
    return;
  }
  Fields sources(f.object("sources"), f.path("sources"),
                 {"battle", "pillage", "quest", "ragnarok", "release", "upgrade", "card", "legend"},
                 f.error());
  for (const Source source : clan.sources.keys()) {
    clan.sources[source] = sources.long_number(name_of(source), -most, most);
  }
}

void read_seen(Fields& f, ClanSheet& clan) {
  if (!f.has("seen")) return;
  const Json& items = f.list("seen");
  if (items.size() > clan.seen.capacity()) return f.complain("seen holds too many cards");
  for (std::size_t i = 0; i < items.size(); ++i) {
    Fields item(items[i], f.path("seen", i), {"card", "quests_then"}, f.error());
    const Card card = item.card_or_null("card");
    if (card == Card::none) item.complain("\"card\" is missing");
    clan.seen.push_back({card, item.number("quests_then", 0, static_cast<long>(clan.quests.capacity()))});
  }
}

void read_knowledge(Fields& f, ClanSheet& clan) {
  clan.drafted = f.bag_if_any("drafted");
  clan.gained = f.bag_if_any("gained");
  clan.spent = f.bag_if_any("spent");
  clan.limbo = f.bag_if_any("limbo");
  read_seen(f, clan);
  if (!f.has("kept_unknown")) return;
  const Json& flags = f.list("kept_unknown", 2);
  for (std::size_t i = 0; i < flags.size(); ++i) {
    const bool* flag = flags[i].get_ptr<const bool*>();
    if (flag == nullptr) return f.complain("kept_unknown must hold true or false");
    clan.kept_unknown[i] = *flag ? 1 : 0;
  }
}

void read_clan(const Json& json, const std::string& where, ClanSheet& clan, Error& error) {
  Fields f(json, where, {"glory",   "rage",   "passed", "stats",    "leader", "ship",        "warriors",
                         "slots",   "hand",   "quests", "put_away", "secret", "secret2",     "sources",
                         "drafted", "gained", "spent",  "limbo",    "seen",   "kept_unknown"},
           error);
  read_glory(f, clan);
  clan.rage = f.number("rage", 0, 99);
  clan.passed = f.has("passed") ? f.flag("passed") : std::uint8_t{0};
  read_stats(f, clan);
  clan.leader = f.place("leader");
  clan.ship = f.place("ship");
  read_warriors(f, clan);
  const Json& slots = f.list("slots", kSlots);
  for (std::size_t i = 0; i < slots.size(); ++i) {
    if (!slots[i].is_null()) clan.slots.items_[i] = f.card_in(slots[i], "slots");
  }
  clan.hand = f.bag("hand");
  clan.hand_size = static_cast<std::uint8_t>(clan.hand.size());
  f.cards("quests", clan.quests);
  clan.put_away = f.bag("put_away");
  clan.put_away_size = static_cast<std::uint8_t>(clan.put_away.size());
  clan.secret = f.card_or_null("secret");
  clan.secret2 = f.card_or_null("secret2");
  read_knowledge(f, clan);
}

void read_monsters(Fields& f, State& s) {
  for (const auto& item : f.object("monsters").items()) {
    const auto figure = static_cast<Figure>(f.name_in(Json(item.key()), "monsters", kFigureNames));
    if (!is_monster(figure)) return f.complain(in_quotes(item.key()) + " is no monster");
    Fields m(item.value(), f.path("monsters") + "." + item.key(), {"owner", "at"}, f.error());
    monster(s, figure) = {seat_at(m.number("owner", 0, s.clans - 1)), m.place("at")};
  }
}

void read_tokens(Fields& f, State& s) {
  for (const auto& item : f.object("tokens").items()) {
    const int place = f.name_in(Json(item.key()), "tokens", kPlaceNames);
    if (place >= kProvinces) return f.complain(in_quotes(item.key()) + " is no province");
    s.tokens[place_at(place)] = static_cast<Reward>(f.name_in(item.value(), "tokens", kRewardNames));
  }
}

void read_doom(Fields& f, State& s) {
  const Json& places = f.list("doom", kAges);
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (!places[i].is_null()) s.doom[i] = place_at(f.name_in(places[i], "doom", kPlaceNames));
  }
}

void read_packet(Fields& f, const Json& cards, std::array<Card, kDealt>& out) {
  if (!cards.is_array() || cards.size() > kDealt)
    return f.complain("a packet must be a list of at most 8 cards");
  for (std::size_t i = 0; i < cards.size(); ++i) out[i] = f.card_in(cards[i], "packets");
}

void read_packets(Fields& f, State& s) {
  for (auto& age : s.packets) {
    for (auto& cards : age) cards.fill(Card::none);
  }
  if (!f.has("packets")) return;
  const Json& ages = f.list("packets", kAges);
  for (std::size_t age = 0; age < ages.size(); ++age) {
    if (ages[age].is_array() && ages[age].empty()) continue;
    if (!ages[age].is_array() || ages[age].size() != std::size_t(s.clans)) {
      return f.complain("packets must hold an empty list or one packet a clan for each Age");
    }
    for (int k = 0; k < s.clans; ++k) read_packet(f, ages[age][k], s.packets[age][seat_at(k)]);
  }
}

// How much of the deck is dealt, and what is left of it, follow from the packets.
void read_draft(Fields& f, State& s) {
  read_packets(f, s);
  s.round = f.number("round", 0, kKept);
  CardBag deck = s.phase == Phase::setup ? CardBag{} : full_deck(s, s.age);
  int dealt = 0;
  for (int k = 0; k < s.clans; ++k) {
    for (const Card card : packet(s, seat_at(k))) {
      dealt += card == Card::none ? 0 : 1;
      if (card != Card::none) deck.take(card);
    }
  }
  s.dealt = f.has("dealt") ? f.number("dealt", 0, long{kDealt} * s.clans) : static_cast<std::uint8_t>(dealt);
  s.deck = f.has("deck") ? f.bag("deck") : deck;
}

void read_dying(Fields& f, State& s) {
  if (f.lacks("dying")) return;
  Fields d(f.object("dying"), f.path("dying"), {"cause", "where", "figures"}, f.error());
  s.dying.cause = static_cast<Cause>(d.name("cause", kCauseNames));
  s.dying.where = d.place("where");
  const Json& figures = d.list("figures");
  if (figures.size() > std::size_t{kMaxClans} * kFigures) return d.complain("figures lists too many");
  for (std::size_t i = 0; i < figures.size(); ++i) {
    Fields item(figures[i], d.path("figures", i), {"seat", "figure", "count"}, f.error());
    const Seat seat = seat_at(item.number("seat", 0, s.clans - 1));
    const auto figure = static_cast<Figure>(item.name("figure", kFigureNames));
    const bool warrior = figure == Figure::warrior;
    const std::uint8_t count = item.number("count", 1, warrior ? kWarriors : 1);
    const bool twice = warrior ? s.dying.warriors[seat] > 0 : s.dying.others[seat].has(figure);
    if (twice) item.complain("this figure stands in the list twice");
    if (warrior) {
      s.dying.warriors[seat] = count;
    } else {
      s.dying.others[seat].add(figure);
    }
  }
}

void read_side(const Json& json, const std::string& where, Battle& b, Seat i, Error& error) {
  Fields f(json, where, {"card", "raised", "late", "spared", "destroyed", "total"}, error);
  if (!f.has("card")) f.complain("\"card\" is missing");
  b.card[i] = f.card_or_null("card");
  b.raised[i] = f.number("raised", 0, 5);
  f.cards("late", b.late[i]);
  if (!f.lacks("spared")) b.spared[i] = f.figure_in(f.member("spared"), "spared");
  b.destroyed[i] = f.number("destroyed", 0, 12);
  b.total[i] = f.number("total", 0, 255);
}

void read_battle(Fields& f, State& s) {
  if (f.lacks("battle")) return;
  Battle& b = s.battle;
  Fields r(f.object("battle"), f.path("battle"),
           {"where", "pillager", "winner", "challenge", "stayed", "out", "fighting", "open", "voided",
            "valkyrie", "settled", "poisoned", "sides"},
           f.error());
  b.where = r.place("where");
  b.pillager = seat_at(r.number("pillager", 0, s.clans - 1));
  if (!r.lacks("winner")) b.winner = seat_at(r.number("winner", 0, s.clans - 1));
  b.challenge = r.flag("challenge");
  b.stayed = r.number("stayed", 0, s.clans);
  b.out = PlayerSet::from_bits(r.seats("out", s.clans));
  b.fighting = PlayerSet::from_bits(r.seats("fighting", s.clans));
  b.open = r.flag("open");
  b.voided = PlayerSet::from_bits(r.seats("voided", s.clans));
  b.valkyrie = r.flag("valkyrie");
  b.settled = PlayerSet::from_bits(r.seats("settled", s.clans));
  b.poisoned = r.flag("poisoned");
  const Json& sides = r.list("sides", s.clans);
  for (std::size_t i = 0; i < sides.size(); ++i)
    read_side(sides[i], r.path("sides", i), b, seat_at(i), f.error());
}

std::uint8_t read_stat_list(Fields& f, std::string_view key) {
  unsigned bits = 0;
  for (const Json& item : f.list(key)) bits |= 1U << static_cast<unsigned>(f.name_in(item, key, kStatNames));
  return static_cast<std::uint8_t>(bits);
}

std::uint8_t read_operand(Fields& f, const FrameOperand& operand) {
  switch (operand.kind) {
    case FrameWord::none: return 0;
    case FrameWord::number: return f.number(operand.name, 0, 255);
    case FrameWord::place: return static_cast<std::uint8_t>(f.place(operand.name));
    case FrameWord::figure: return static_cast<std::uint8_t>(f.name(operand.name, kFigureNames));
    case FrameWord::card: return static_cast<std::uint8_t>(f.name(operand.name, kCardNames));
    case FrameWord::stats: return read_stat_list(f, operand.name);
  }
  return 0;
}

Seat read_seat(Fields& f, const Json& json, int clans) {
  const auto seat = json.find("seat");
  if (seat != json.end() && *seat == "nature") return kNature;
  return seat_at(f.number("seat", 0, clans - 1));
}

Frame read_frame(const Json& json, const std::string& where, int clans, Error& error) {
  Frame frame;
  {
    // First only the name, which says what else may stand there.
    Fields f(json, where,
             {"step", "seat", "laid", "told", "lost", "left", "place", "from", "to", "moved", "card",
              "figure", "stats"},
             error);
    frame.step = static_cast<Step>(f.name("step", kStepNames));
  }
  if (!error.message.empty()) return frame;
  const FrameRow row = frame_row(frame.step);
  const auto& operands = row.operands;
  Fields f(json, where,
           {"step", row.seat ? "seat" : "step", operands[0].name, operands[1].name, operands[2].name}, error);
  if (row.seat) frame.seat = read_seat(f, json, clans);
  frame.a = read_operand(f, operands[0]);
  frame.b = read_operand(f, operands[1]);
  frame.c = read_operand(f, operands[2]);
  return frame;
}

// A turn in the Action phase, as if everything before it were done.
void begin_turn(Fields& f, State& s) {
  const Seat seat = seat_at(f.number("to_move", 0, s.clans - 1));
  if (s.phase != Phase::action) f.complain("\"to_move\" is for the Action phase; otherwise give the agenda");
  for (const Step step :
       {Step::end_age, Step::release_phase, Step::ragnarok_phase, Step::quest_phase, Step::discard_phase}) {
    s.agenda.push({step});
  }
  s.agenda.push({Step::turn, left_of(s, seat)});
  s.agenda.push({Step::ask_action, seat});
}

void read_agenda(Fields& f, State& s) {
  if (f.has("to_move") && f.has("agenda")) f.complain("give \"agenda\" or \"to_move\", not both");
  if (f.has("to_move")) return begin_turn(f, s);
  const Json& frames = f.list("agenda");
  if (frames.size() > s.agenda.capacity()) return f.complain("the agenda is too long");
  for (std::size_t i = frames.size(); i-- > 0;) {
    s.agenda.push(read_frame(frames[i], f.path("agenda", i), s.clans, f.error()));
  }
  if (f.has("pending")) s.pending = PlayerSet::from_bits(f.seats("pending", s.clans));
}

void read_state(const Json& json, State& s, Error& error) {
  Fields f(json, "state",
           {"seats",    "options",   "age",    "phase",   "first",   "clans",   "monsters",   "tokens",
            "pillaged", "destroyed", "doom",   "discard", "deck",    "packets", "dealt",      "round",
            "dying",    "battle",    "agenda", "to_move", "pending", "last",    "last_spared"},
           error);
  s.clans = f.number("seats", 2, kMaxClans);
  OptionIndices chosen{};
  f.options(BloodRage::info(), chosen);
  s.options = std::bit_cast<Options>(chosen);
  s.age = f.number("age", 1, kAges);
  s.phase = static_cast<Phase>(f.name("phase", kPhaseNames));
  s.first = seat_at(f.number("first", 0, s.clans - 1));
  const Json& clans = f.list("clans", s.clans);
  for (std::size_t i = 0; i < clans.size(); ++i)
    read_clan(clans[i], f.path("clans", i), s.clan.items_[i], error);
  read_monsters(f, s);
  read_tokens(f, s);
  s.pillaged = f.provinces("pillaged");
  s.destroyed = f.provinces("destroyed");
  read_doom(f, s);
  s.discard = f.bag("discard");
  read_draft(f, s);
  read_dying(f, s);
  read_battle(f, s);
  read_agenda(f, s);
  if (f.has("last")) s.last = f.bytes("last");
  if (f.has("last_spared")) {
    const Json& spared = f.list("last_spared", s.clans);
    for (std::size_t i = 0; i < spared.size(); ++i) {
      if (!spared[i].is_null()) s.last_spared.items_[i] = f.figure_in(spared[i], "last_spared");
    }
  }
}

}  // namespace

Result<State> BloodRage::load(const Json& json) {
  State s{};
  Error error;
  read_state(json, s, error);
  if (!error.message.empty()) return fail("bad_position", error.message);
  if (std::string broken = check(s); !broken.empty()) return fail("bad_position", std::move(broken));
  return s;
}

}  // namespace ravenhall::blood_rage
