// The course of the game: which rule runs when, and which rule an answer belongs to. The rules are in
// rules/*.hpp, one file a chapter; they are templates over the sink of events and meet here.
#include "games/raiders/raiders.hpp"
#include "games/raiders/rules/hall.hpp"
#include "games/raiders/rules/raid.hpp"
#include "games/raiders/rules/setup.hpp"
#include "games/raiders/rules/turns.hpp"

namespace ravenhall::raiders {

namespace {

void answer_turn(auto& t, Seat seat, Action a) {
  t.s.agenda.pop();
  a.verb == Verb::raid ? raid(t, seat, a.a) : place(t, seat, a.a);
}

void answer_visit(auto& t, Seat seat, Action a) {
  if (a.verb == Verb::act || a.verb == Verb::act_plain)
    return act_in(t, seat, a.a, a.verb == Verb::act_plain);
  const Frame frame = t.s.agenda.pop();
  if (a.verb == Verb::play) return play_card(t, seat, a.a, frame.b);
  t.tell(Happening::skipped, seat, frame.a);
}

struct Course {
  static constexpr Step kFirstNature = raiders::kFirstNature;
  static constexpr Step kFirstQuestion = raiders::kFirstQuestion;

  static void run(auto& t, const Frame& f) { rule(t, f, f.seat, {}); }
  static void act_of_nature(auto& t, Action a) { answer(t, kNature, a); }
  static void answer(auto& t, Seat seat, Action a) {
    const Frame asked = t.s.agenda.top();
    rule(t, asked, seat, a);
  }

  // Of choices in secret and cards drawn everybody sees only that they happened.
  static Action seen_by_all(const State& /*s*/, Action a) {
    constexpr EnumSet<Verb, std::uint64_t> secret{Verb::deal, Verb::keep, Verb::give, Verb::toll};
    return secret.has(a.verb) ? act(verb_of(a)) : a;
  }

 private:
  // The rule of every step. One that runs by itself has left the agenda already; what waits for an answer `a`
  // of the seat or of nature is still on top of it.
  static void rule(auto& t, const Frame& f, Seat seat, Action a) {
    auto& agenda = t.s.agenda;
    switch (f.step) {
      case Step::keep_cards: return keep_cards(t);
      case Step::roll_for_first: return roll_for_first(t);
      case Step::turn: return turn(t, seat);
      case Step::visit: return visit(t, seat, f.a, f.b, f.c);
      case Step::long_house: return go_on_in_long_house(t, seat, f.a, f.c);
      case Step::take: return t.push(Step::ask_take, seat);
      case Step::effect: return effect(t, seat, f.a, f.b);
      case Step::put_aside: return put_aside(t);
      case Step::draw: return draw(t, seat, f.a);
      case Step::refill: return refill(t, f.a);
      case Step::offer_reroll: return offer_reroll(t, seat);
      case Step::score_raid: return score_raid(t, seat);
      case Step::choose_set: return choose_set(t, seat);
      case Step::valkyrie: return valkyrie(t, seat);
      case Step::raid_over: t.s.raid = {}; return;
      case Step::end_turn: return end_turn(t, seat);
      case Step::next_turn: return next_turn(t, seat);

      case Step::nature_lay: return lay_set(t, a.a, a.b);
      case Step::nature_tile: return draw_tile(t, a.a);
      case Step::nature_deal: return deal(t, a.a, a.b);
      case Step::nature_first: return rolled_for_first(t, a.a, a.b, a.c);
      case Step::nature_draw: return draw_card(t, a.a, a.b);
      case Step::nature_roll: return roll(t, a.a, a.b);
      case Step::nature_reroll: return rerolled(t, a.a);

      case Step::ask_keep: return keep(t, seat, a.a, a.b, a.c);
      case Step::ask_turn: return answer_turn(t, seat, a);
      case Step::ask_take: agenda.pop(); return take_worker(t, seat, a.a);
      case Step::ask_visit: return answer_visit(t, seat, a);
      case Step::ask_treasury: return discard_at_treasury(t, seat, a.a);
      case Step::ask_hire: return answer_hire(t, seat, a);
      case Step::ask_long_house: return act_in_long_house(t, seat, a);
      case Step::ask_offer: agenda.pop(); return offer_with_discount(t, seat, a.a);
      case Step::ask_spare: agenda.pop(); return make_offering(t, seat, f.a, a.a);
      case Step::ask_copy:
        if (a.verb == Verb::copy) return copy_building(t, seat, a.a);
        agenda.pop();
        return;
      case Step::ask_swap: agenda.pop(); return swap_workers(t, seat, a.a, a.b);
      case Step::ask_steal:
        agenda.pop();
        rob(t, seat, a.a, a.b, 1);
        return;
      case Step::ask_target: agenda.pop(); return hit(t, seat, f.a, a.a);
      case Step::ask_amount: return answer_amount(t, seat, a.a);
      case Step::ask_dismiss: agenda.pop(); return dismiss_for_plunder(t, seat, a.a);
      case Step::ask_plunder:
        agenda.pop();
        gain(t, seat, a.a, 1);
        return;
      case Step::ask_recall: agenda.pop(); return recall(t, seat, a.a);
      case Step::ask_enlist:
        agenda.pop();
        if (a.verb == Verb::enlist) enlist(t, seat, a.a);
        return;
      case Step::ask_exchange: agenda.pop(); return declare_exchange(t, seat, a.a, a.b);
      case Step::ask_give: return give(t, seat, a.a);
      case Step::ask_toll: return choose_toll(t, seat, a.a);
      case Step::ask_reroll: return answer_reroll(t, seat, a);
      case Step::ask_set: agenda.pop(); return take_set(t, seat, a.a);
      case Step::ask_sacrifice: agenda.pop(); return sacrifice(t, seat, a.a, a.verb == Verb::sacrifice_plain);
      case Step::ask_avenge: agenda.pop(); return avenge(t, seat, a.a);
      case Step::ask_loss: agenda.pop(); return dismiss(t, seat, a.a);
      case Step::ask_limit: return discard_surplus(t, seat, a.a);
    }
  }
};

int die(Rng& rng) { return kDie[rng.below(kDie.size())]; }

// SU-3: token after token out of the bag.
Action draw_set(const State& s, Space space, Rng& rng) {
  TokenSet bag;
  int all = 0;
  for (const Resource what : bag.keys()) {
    bag[what] = s.supply[what];
    all += bag[what];
  }
  TokenSet set;
  for (int n = row(space).tokens; n > 0; --n) {
    int pick = rng.below(all--);
    Resource what = Resource::gold;
    for (; pick >= bag[what]; what = after(what)) pick -= bag[what];
    --bag[what];
    ++set[what];
  }
  return act(Verb::lay, space, named_set(set));
}

Action draw_from_deck(const State& s, Seat seat, Rng& rng) {
  return act(Verb::deal, seat, s.deck.nth(rng.below(s.deck_size)));
}

// So many ways there are to take `taken` out of `all`.
std::int64_t ways(int all, int taken) {
  std::int64_t count = 1;
  for (int i = 0; i < taken; ++i) count = count * (all - i) / (i + 1);
  return count;
}

std::int64_t faces(int face) { return std::count(kDie.begin(), kDie.end(), face); }

}  // namespace

std::int64_t Raiders::weight(const State& s, Action a) {
  switch (verb_of(a)) {
    case Verb::lay: {
      std::int64_t count = 1;
      const TokenSet set = row(SetId{a.b}).tokens;
      for (const Resource what : set.keys()) count *= ways(s.supply[what], set[what]);
      return count;
    }
    case Verb::deal: return s.deck.count(a.b);
    case Verb::first_roll: return faces(a.b) * faces(a.c);
    case Verb::roll: return faces(a.a) * faces(a.b);
    case Verb::roll_one: return faces(a.a);
    default: return 1;
  }
}

Action Raiders::nature(const State& s, Rng& rng) {
  const Frame& top = s.agenda.top();
  if (top.step == Step::nature_lay) return draw_set(s, top.a, rng);
  if (top.step == Step::nature_tile) return act(Verb::open, s.stack.nth(rng.below(s.stack.size())));
  if (top.step == Step::nature_deal) return draw_from_deck(s, next_to_get(s), rng);
  if (top.step == Step::nature_draw) return draw_from_deck(s, top.seat, rng);
  const int one = die(rng);
  if (top.step == Step::nature_first) return act(Verb::first_roll, top.seat, one, die(rng));
  const bool two_dice = top.step == Step::nature_roll && row(s.raid.where).dice == 2;
  return two_dice ? act(Verb::roll, one, die(rng)) : act(Verb::roll_one, one);
}

// SU-1 to SU-6, as far as nothing is drawn at random.
State Raiders::start(const Setup& setup) {
  State s{};
  s.players = setup.seats;
  s.options = options_of<Options>(setup);
  for (const Resource what : s.supply.keys()) s.supply[what] = kTokens[what];
  for (auto& spots : s.spots) spots.fill(Colour::none);
  for (const BuildingRow& building : kBuildingTable) {
    s.village[building.id] = building.start ? Colour::black : Colour::none;
  }
  for (const Seat seat : raiders::seats(s)) {
    s.player[seat].worker = Colour::black;
    s.player[seat].tokens[Resource::silver] = kStartSilver;
    s.supply[Resource::silver] -= kStartSilver;
  }
  for (const CardRow& card : kCards) s.deck.add(card.id, card.copies);
  s.deck_size = kDeckCards;
  s.stack = Tiles::first(kTiles);
  NoEvents none;
  Table t{s, none};
  t.then({{Step::nature_lay},
          {Step::nature_tile, {}, Square::first},
          {Step::nature_tile, {}, Square::second},
          {Step::nature_tile, {}, Square::third},
          {Step::nature_deal},
          {Step::keep_cards},
          {Step::roll_for_first}});
  return s;
}

Setup Raiders::setup(const State& s) { return setup_of(s.players, s.options); }

SeatSet Raiders::to_act(const State& s) { return who_decides<Course>(s); }

void Raiders::apply(State& s, Seat seat, Action action, NoEvents& events) {
  Table t{s, events.sink()};
  decide<Course>(t, seat, action);
}
void Raiders::apply(State& s, Seat seat, Action action, EventLog& events) {
  Table t{s, events};
  decide<Course>(t, seat, action);
}

Outcome Raiders::outcome(const State& s) {
  Outcome result;
  result.over = s.phase == Phase::over;
  for (const Seat seat : raiders::seats(s)) {
    std::uint8_t rank = 1;
    for (const Seat other : raiders::seats(s)) {
      if (compare_players(s, other, seat) > 0) ++rank;
    }
    result.scores.push_back(static_cast<std::int16_t>(s.player[seat].vp));
    result.ranks.push_back(rank);
    if (result.over && rank == 1) result.winners.add(seat);
  }
  return result;
}

}  // namespace ravenhall::raiders
