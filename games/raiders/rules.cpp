// The course of the game: which rule runs when, and which rule an answer belongs to. The rules are in
// rules/*.hpp, one file a chapter; they are templates over the sink of events and meet here.
#include "games/raiders/raiders.hpp"
#include "games/raiders/rules/hall.hpp"
#include "games/raiders/rules/raid.hpp"
#include "games/raiders/rules/setup.hpp"
#include "games/raiders/rules/turns.hpp"

namespace ravenhall::raiders {

namespace {

void run_step(auto& t, Frame f) {
  switch (f.step) {
    case Step::keep_cards: return keep_cards(t);
    case Step::roll_for_first: return roll_for_first(t);
    case Step::turn: return turn(t, f.seat);
    case Step::visit: return visit(t, f.seat, building_at(f.a), static_cast<Colour>(f.b), f.c);
    case Step::long_house: return go_on_in_long_house(t, f.seat, f.a, f.c);
    case Step::take: return t.push(Step::ask_take, f.seat);
    case Step::effect: return effect(t, f.seat, card_at(f.a), static_cast<Colour>(f.b));
    case Step::put_aside: return put_aside(t);
    case Step::draw: return draw(t, f.seat, f.a);
    case Step::refill: return refill(t, f.a);
    case Step::offer_reroll: return offer_reroll(t, f.seat);
    case Step::score_raid: return score_raid(t, f.seat);
    case Step::choose_set: return choose_set(t, f.seat);
    case Step::valkyrie: return valkyrie(t, f.seat);
    case Step::raid_over: t.s.raid = {}; return;
    case Step::end_turn: return end_turn(t, f.seat);
    case Step::next_turn: return next_turn(t, f.seat);
    default: return;
  }
}

void answer_nature(auto& t, Action a) {
  switch (verb_of(a)) {
    case Verb::lay: return lay_set(t, a.a, a.b);
    case Verb::open: return draw_tile(t, a.a);
    case Verb::deal:
      if (t.s.agenda.top().step == Step::nature_draw) return draw_card(t, seat_at(a.a), card_at(a.b));
      return deal(t, seat_at(a.a), card_at(a.b));
    case Verb::first_roll: return rolled_for_first(t, seat_at(a.a), a.b, a.c);
    case Verb::roll: return roll(t, a.a, a.b);
    case Verb::roll_one:
      if (t.s.agenda.top().step == Step::nature_reroll) return rerolled(t, a.a);
      return roll(t, a.a, 0);
    default: return;
  }
}

void answer_turn(auto& t, Seat seat, Action a) {
  t.s.agenda.pop();
  if (verb_of(a) == Verb::raid) return raid(t, seat, settlement_at(a.a));
  place(t, seat, building_at(a.a));
}

void answer_visit(auto& t, Seat seat, Action a) {
  const Frame frame = t.s.agenda.top();
  switch (verb_of(a)) {
    case Verb::act: return act_in(t, seat, resource_at(a.a), false);
    case Verb::act_plain: return act_in(t, seat, resource_at(a.a), true);
    case Verb::play: t.s.agenda.pop(); return play_card(t, seat, card_at(a.a), static_cast<Colour>(frame.b));
    default: t.s.agenda.pop(); return t.tell(Happening::skipped, seat, frame.a);
  }
}

// The Brawler's sacrifice at the Town Hall: a crew card for a token.
void answer_dismiss(auto& t, Seat seat, Card card) {
  t.s.agenda.pop();
  dismiss(t, seat, card);
  t.push(Step::ask_plunder, seat);
}

void answer(auto& t, Seat seat, Action a) {
  auto& agenda = t.s.agenda;
  switch (agenda.top().step) {
    case Step::ask_keep: return keep(t, seat, card_at(a.a), card_at(a.b), card_at(a.c));
    case Step::ask_turn: return answer_turn(t, seat, a);
    case Step::ask_take: agenda.pop(); return take_worker(t, seat, building_at(a.a));
    case Step::ask_visit: return answer_visit(t, seat, a);
    case Step::ask_treasury: return discard_at_treasury(t, seat, card_at(a.a));
    case Step::ask_hire: return answer_hire(t, seat, a);
    case Step::ask_long_house: return act_in_long_house(t, seat, a);
    case Step::ask_offer: agenda.pop(); return offer_with_discount(t, seat, a.a);
    case Step::ask_spare: return make_offering(t, seat, agenda.pop().a, resource_at(a.a));
    case Step::ask_copy:
      if (verb_of(a) == Verb::copy) return copy_building(t, seat, building_at(a.a));
      agenda.pop();
      return;
    case Step::ask_swap: agenda.pop(); return swap_workers(t, seat, seat_at(a.a), building_at(a.b));
    case Step::ask_steal:
      agenda.pop();
      rob(t, seat, seat_at(a.a), resource_at(a.b), 1);
      return;
    case Step::ask_target: return hit(t, seat, card_at(agenda.pop().a), seat_at(a.a));
    case Step::ask_amount: return answer_amount(t, seat, a.a);
    case Step::ask_dismiss: return answer_dismiss(t, seat, card_at(a.a));
    case Step::ask_plunder:
      agenda.pop();
      gain(t, seat, resource_at(a.a), 1);
      return;
    case Step::ask_recall: return recall(t, seat, card_at(a.a));
    case Step::ask_enlist:
      agenda.pop();
      if (verb_of(a) == Verb::enlist) enlist(t, seat, card_at(a.a));
      return;
    case Step::ask_exchange: agenda.pop(); return declare_exchange(t, seat, seat_at(a.a), a.b);
    case Step::ask_give: return give(t, seat, card_at(a.a));
    case Step::ask_toll: return choose_toll(t, seat, resource_at(a.a));
    case Step::ask_reroll: return verb_of(a) == Verb::reroll ? reroll(t, seat, a.a) : stand(t);
    case Step::ask_set: agenda.pop(); return take_set(t, seat, a.a);
    case Step::ask_sacrifice:
      agenda.pop();
      return sacrifice(t, seat, card_at(a.a), verb_of(a) == Verb::sacrifice_plain);
    case Step::ask_avenge: agenda.pop(); return avenge(t, seat, seat_at(a.a));
    case Step::ask_loss: agenda.pop(); return dismiss(t, seat, card_at(a.a));
    case Step::ask_limit: return discard_surplus(t, seat, card_at(a.a));
    default: return;
  }
}

// What everybody sees of a decision: of choices in secret and cards drawn only that they happened.
Action seen_by_all(Action action) {
  switch (verb_of(action)) {
    case Verb::deal:
    case Verb::keep:
    case Verb::give:
    case Verb::toll: return act(verb_of(action));
    default: return action;
  }
}

template <class Sink>
void decide(State& s, Seat seat, Action action, Sink& events) {
  Table<Sink> t{s, events};
  s.last = seen_by_all(action);
  if (seat == kNature) {
    answer_nature(t, action);
  } else {
    answer(t, seat, action);
  }
  while (!s.agenda.empty() && s.agenda.top().step < kFirstNature) run_step(t, s.agenda.pop());
}

int die(Rng& rng) { return kDie[rng.below(6)]; }

// SU-3: token after token out of the bag.
Action draw_set(const State& s, int space, Rng& rng) {
  std::array<std::uint8_t, 4> bag{};
  int all = 0;
  for (std::size_t kind = 0; kind < bag.size(); ++kind) {
    bag[kind] = s.supply[kind + static_cast<std::size_t>(Resource::gold)];
    all += bag[kind];
  }
  TokenSet set{};
  for (int i = 0; i < space_row(space).tokens; ++i) {
    auto pick = static_cast<int>(rng.below(static_cast<std::uint32_t>(all--)));
    std::size_t kind = 0;
    while (pick >= bag[kind]) pick -= bag[kind++];
    --bag[kind];
    ++set[kind];
  }
  return act(Verb::lay, space, named_set(set));
}

Action draw_from_deck(const State& s, Seat seat, Rng& rng) {
  auto pick = static_cast<int>(rng.below(s.deck_size));
  Card found = Card::none;
  s.deck.each_type([&](Card card) {
    if (pick >= 0 && pick < s.deck.count(card)) found = card;
    pick -= s.deck.count(card);
  });
  return act(Verb::deal, index(seat), found);
}

Action draw_from_stack(const State& s, Rng& rng) {
  unsigned left = s.stack;
  for (auto skip = rng.below(static_cast<std::uint32_t>(std::popcount(left))); skip > 0; --skip)
    left &= left - 1;
  return act(Verb::open, std::countr_zero(left));
}

}  // namespace

Action Raiders::nature(const State& s, Rng& rng) {
  const Frame& top = s.agenda.top();
  switch (top.step) {
    case Step::nature_lay: return draw_set(s, top.a, rng);
    case Step::nature_tile: return draw_from_stack(s, rng);
    case Step::nature_deal: return draw_from_deck(s, seat_at(s.dealt % s.players), rng);
    case Step::nature_draw: return draw_from_deck(s, top.seat, rng);
    case Step::nature_first: {
      const int one = die(rng);
      return act(Verb::first_roll, index(top.seat), one, die(rng));
    }
    case Step::nature_roll: {
      const int one = die(rng);
      if (row(s.raid.where).dice == 1) return act(Verb::roll_one, one);
      return act(Verb::roll, one, die(rng));
    }
    default: return act(Verb::roll_one, die(rng));
  }
}

// SU-1 to SU-6, as far as nothing is drawn at random.
State Raiders::start(const Setup& setup) {
  State s{};
  s.players = static_cast<std::uint8_t>(setup.seats);
  for (std::size_t i = 0; i < kOptions; ++i) s.options[i] = setup.options[i];
  for (std::size_t i = 0; i < kTokenKinds; ++i) s.supply[i] = kTokens[i];
  for (auto& spots : s.spots) spots.fill(Colour::none);
  for (const BuildingRow& building : kBuildingTable) {
    s.village[static_cast<std::size_t>(building.id)] = building.start ? Colour::black : Colour::none;
  }
  for (int i = 0; i < s.players; ++i) {
    Player& player = s.player[static_cast<std::size_t>(i)];
    player.worker = Colour::black;
    player.tokens[0] = kStartSilver;
    s.supply[0] = static_cast<std::uint8_t>(s.supply[0] - kStartSilver);
  }
  for (const CardRow& card : kCards) {
    for (int n = card.copies; n > 0; --n) s.deck.add(card.id);
  }
  s.deck_size = kDeckCards;
  s.stack = 0xFFFF;
  NoEvents none;
  Table<NoEvents> t{s, none};
  t.then({{Step::nature_lay},
          {Step::nature_tile, {}, 0},
          {Step::nature_tile, {}, 1},
          {Step::nature_tile, {}, 2},
          {Step::nature_deal},
          {Step::keep_cards},
          {Step::roll_for_first}});
  return s;
}

Setup Raiders::setup(const State& s) {
  Setup setup{.seats = s.players, .options = {}};
  for (const std::uint8_t value : s.options) setup.options.push_back(value);
  return setup;
}

SeatSet Raiders::to_act(const State& s) {
  if (s.agenda.empty()) return {};
  const Frame& top = s.agenda.top();
  if (top.step < kFirstQuestion) return kNature;
  if (s.pending != 0) return SeatSet::from_bits(s.pending);
  return top.seat;
}

void Raiders::apply(State& s, Seat seat, Action action, NoEvents& events) { decide(s, seat, action, events); }
void Raiders::apply(State& s, Seat seat, Action action, EventLog& events) { decide(s, seat, action, events); }

Outcome Raiders::outcome(const State& s) {
  Outcome result;
  result.over = s.phase == Phase::over;
  for (int i = 0; i < s.players; ++i) {
    std::uint8_t rank = 1;
    for (int k = 0; k < s.players; ++k) {
      if (compare_players(s, seat_at(k), seat_at(i)) > 0) ++rank;
    }
    result.scores.push_back(sheet(s, seat_at(i)).vp);
    result.ranks.push_back(rank);
    if (result.over && rank == 1) result.winners.add(seat_at(i));
  }
  return result;
}

}  // namespace ravenhall::raiders
