// A position as JSON: every field of the state, by name.
//
// A position written by hand may leave out: options (the defaults), drafted, gained, spent, seen, limbo,
// kept_unknown, packets, dealt and deck (as long as no card says otherwise), sources, passed, secrets,
// pending, last, dying and battle, and instead of the agenda it may say "to_move", whose turn it is in the
// Action phase.
#include "games/blood_rage/position.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "games/blood_rage/blood_rage.hpp"
#include "games/blood_rage/rules/draft.hpp"
#include "games/blood_rage/steps.hpp"

namespace ravenhall::blood_rage {

static void describe(Fields& f, Sighting& sighting) {
  f("card", sighting.card);
  f("quests_then", sighting.quests_then);
}

static void describe(Fields& f, ClanSheet& clan) {
  constexpr int most = 5000;
  f("glory", clan.glory, {0, most});
  f("rage", clan.rage, {0, 99});
  f.maybe("passed", clan.passed);
  f("stats", clan.step, {1, kLastStep});
  f("leader", clan.leader);
  f("ship", clan.ship);
  f.sparse("warriors", clan.warriors, Count(0), {0, kWarriors});
  f("slots", clan.slots.items_);
  f("hand", clan.hand);
  f("quests", clan.quests);
  f("put_away", clan.put_away);
  f.maybe("secret", clan.secret);
  f.maybe("secret2", clan.secret2);
  f.maybe("sources", clan.sources, {-most, most});
  f.maybe("drafted", clan.drafted);
  f.maybe("gained", clan.gained);
  f.maybe("spent", clan.spent);
  f.maybe("limbo", clan.limbo);
  f.maybe("seen", clan.seen);
  f.maybe("kept_unknown", clan.kept_unknown);
  if (PositionReader* in = f.reading()) {
    clan.hand_size = clan.hand.size();
    clan.put_away_size = clan.put_away.size();
    if (!in->given("sources")) clan.sources[Source::battle] = clan.glory;
  }
}

static void describe(Fields& f, MonsterFigure& monster) {
  f("owner", monster.owner);
  f("at", monster.at);
}

static void describe(Fields& f, Battle& battle) {
  f("where", battle.where);
  f("pillager", battle.pillager);
  f.maybe("winner", battle.winner);
  f("challenge", battle.challenge);
  f("stayed", battle.stayed);
  f("out", battle.out);
  f("fighting", battle.fighting);
  f("open", battle.open);
  f("voided", battle.voided);
  f("valkyrie", battle.valkyrie);
  f("settled", battle.settled);
  f("poisoned", battle.poisoned);
  f.one_a_seat("sides", [&](Fields& side, Seat seat) {
    side("card", battle.card[seat]);
    side("raised", battle.raised[seat]);
    side("late", battle.late[seat]);
    side.maybe("spared", battle.spared[seat]);
    side("destroyed", battle.destroyed[seat]);
    side("total", battle.total[seat]);
  });
}

namespace {

// By Age and clan; an Age whose cards are not dealt yet is an empty list.
using PacketLists = std::array<std::vector<FixedVec<Card, kDealt>>, kAges>;

PacketLists packet_lists(const State& s) {
  PacketLists lists;
  for (int age = 1; age <= s.age && s.phase != Phase::setup; ++age) {
    for (const Seat seat : seats(s)) {
      auto& cards = lists[age - 1].emplace_back();
      for (const Card card : s.packets[age - 1][seat]) {
        if (card != Card::none) cards.push_back(card);
      }
    }
  }
  return lists;
}

void lay_packets(PositionReader& f, const PacketLists& lists, State& s) {
  for (std::size_t age = 0; age < lists.size(); ++age) {
    for (Packet& packet : s.packets[age]) packet.fill(Card::none);
    Seat seat{};
    for (const auto& cards : lists[age]) {
      if (index(seat) < s.clans) std::copy(cards.begin(), cards.end(), s.packets[age][seat].begin());
      seat = after(seat);
    }
    if (seat != Seat{} && index(seat) != s.clans)
      f.complain("packets must hold an empty list or one packet a clan for each Age");
  }
}

// How much of the deck is dealt, and what is left of it, follow from the packets.
void deal_from_deck(PositionReader& f, State& s) {
  if (!f.ok()) return;
  CardBag deck = s.phase == Phase::setup ? CardBag{} : full_deck(s, s.age);
  int dealt = 0;
  for (const Seat seat : seats(s)) {
    for (const Card card : packet(s, seat)) {
      if (card == Card::none) continue;
      ++dealt;
      deck.take(card);
    }
  }
  if (!f.given("dealt")) s.dealt = dealt;
  if (!f.given("deck")) s.deck = deck;
}

// A turn in the Action phase, as if everything before it were done.
void begin_turn(PositionReader& f, State& s) {
  Seat seat{};
  f("to_move", seat);
  if (f.given("agenda")) f.complain("give \"agenda\" or \"to_move\", not both");
  if (s.phase != Phase::action) f.complain("\"to_move\" is for the Action phase; otherwise give the agenda");
  if (!f.ok()) return;
  for (const Step step :
       {Step::end_age, Step::release_phase, Step::ragnarok_phase, Step::quest_phase, Step::discard_phase}) {
    s.agenda.push({step});
  }
  s.agenda.push({Step::turn, left_of(s, seat)});
  s.agenda.push({Step::ask_action, seat});
}

void read_agenda_or_turn(PositionReader& f, State& s) {
  if (f.given("to_move")) return begin_turn(f, s);
  if (const Json* agenda = f.needed("agenda")) read_agenda<State>(f, *agenda, s, kSteps);
}

}  // namespace

static void describe(Fields& f, State& s) {
  f("seats", s.clans, {2, kMaxClans});
  f.seats(s.clans);
  OptionIndices options = indices_of(s.options);
  f.options(BloodRage::info(), options);
  if (f.reading()) s.options = options_from<Options>(options);
  f("age", s.age, {1, kAges});
  f("phase", s.phase);
  f("first", s.first);
  f("clans", s.clan);
  f.sparse("monsters", s.monsters, MonsterFigure{});
  f.sparse("tokens", s.tokens, Reward::none);
  f("pillaged", s.pillaged);
  f("destroyed", s.destroyed);
  f("doom", s.doom);
  f("discard", s.discard);
  f.maybe("deck", s.deck);
  PacketLists packets = f.writing() ? packet_lists(s) : PacketLists();
  f.maybe("packets", packets);
  if (PositionReader* in = f.reading()) {
    lay_packets(*in, packets, s);
    deal_from_deck(*in, s);
  }
  f.maybe("dealt", s.dealt);
  f("round", s.round, {0, kKept});
  f.maybe_null("dying", s.dying, s.dying.cause != Cause::none);
  f.maybe_null("battle", s.battle, s.battle.where != Place::box);
  if (PositionWriter* out = f.writing()) write_agenda<State>(out->key("agenda"), s, kSteps);
  if (PositionReader* in = f.reading()) read_agenda_or_turn(*in, s);
  f.maybe("pending", s.pending);
  f.maybe("last", s.last);
  f.maybe("last_spared", s.last_spared);
}

Json BloodRage::save(const State& s) { return write_position(s); }

Result<State> BloodRage::load(const Json& json) {
  auto s = read_position<State>(json);
  if (!s) return s;
  if (const std::string broken = check(*s); !broken.empty()) return fail("bad_position", broken);
  return s;
}

}  // namespace ravenhall::blood_rage
