// Every legal action of a seat, question by question.
#include "games/raiders/raiders.hpp"
#include "games/raiders/rules/hall.hpp"
#include "games/raiders/rules/raid.hpp"
#include "games/raiders/rules/setup.hpp"
#include "games/raiders/rules/turns.hpp"

namespace ravenhall::raiders {

namespace {

void legal_turn(const State& s, Seat seat, ActionList& out) {
  for (const Building building : s.village.keys()) {
    if (can_place(s, seat, building)) out.push_back(act(Verb::place, building));
  }
  for (const Settlement where : kSettlementTable.keys()) {
    if (can_raid(s, seat, where)) out.push_back(act(Verb::raid, where));
  }
}

// SU-7: every choice of three; equal cards are offered once.
void legal_keep(const State& s, Seat seat, ActionList& out) {
  FixedVec<Card, kDealt> cards;
  for (const Card card : s.player[seat].hand) cards.push_back(card);
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (i > 0 && cards[i] == cards[i - 1]) continue;
    for (std::size_t k = i + 1; k < cards.size(); ++k) {
      if (k > i + 1 && cards[k] == cards[k - 1]) continue;
      for (std::size_t m = k + 1; m < cards.size(); ++m) {
        if (m > k + 1 && cards[m] == cards[m - 1]) continue;
        out.push_back(act(Verb::keep, cards[i], cards[k], cards[m]));
      }
    }
  }
}

void legal_visit(const State& s, const Frame& frame, ActionList& out) {
  const Player& player = s.player[frame.seat];
  const Building building = frame.a;
  const Colour worker = frame.b;
  const Manner how = frame.c;
  if (building == Building::town_hall) {
    for (const Card card : player.hand.types()) {
      if (can_play(s, frame.seat, card, worker)) out.push_back(act(Verb::play, card));
    }
  } else {
    for (const Resource what : acts_in(s, frame.seat, building, worker, player.hand_size)) {
      out.push_back(act(Verb::act, what));
      const bool bonus = in_crew(player, bonus_card(building, what)) > 0;
      if (bonus && is_on(s.options.decline_bonus)) out.push_back(act(Verb::act_plain, what));
    }
  }
  if (!how.has(How::must)) out.push_back(act(Verb::skip));
}

// CR-2, E44: hire at once, or after somebody has made room.
void legal_hire(const State& s, const Frame& frame, ActionList& out) {
  const Player& player = s.player[frame.seat];
  const HireAt at = frame.a;
  const bool dismissed = frame.b != 0;
  const Manner how = frame.c;
  for (const Card card : player.hand.types()) {
    if (can_hire(s, frame.seat, at, card)) out.push_back(act(Verb::hire, card));
  }
  if (!dismissed) {
    const bool alone = at == HireAt::barracks && is_on(s.options.dismiss_alone);
    for (const Card lost : crew_types(player)) {
      if (alone || can_hire_one_of(s, frame.seat, at, player.hand, lost))
        out.push_back(act(Verb::dismiss, lost));
    }
  }
  // Nobody can be made to hire whom they have not got: in worlds that others imagine this can come about.
  if (!how.has(How::must) || out.empty()) out.push_back(act(Verb::skip));
}

void legal_offer(const State& s, Seat seat, int discount, ActionList& out) {
  for (const Tile tile : offers(s, seat, discount)) out.push_back(act(Verb::offer, tile));
}

void legal_long_house(const State& s, const Frame& frame, ActionList& out) {
  const Manner how = frame.c;
  if (can_exchange_livestock(s, frame.seat)) out.push_back(act(Verb::act, Resource::livestock));
  legal_offer(s, frame.seat, 0, out);
  if (!how.has(How::must)) out.push_back(act(Verb::skip));
}

void legal_copy(const State& s, const Frame& frame, ActionList& out) {
  for (const Building building : s.village.keys()) {
    if (can_copy(s, frame.seat, building, frame.b, s.player[frame.seat].hand)) {
      out.push_back(act(Verb::copy, building));
    }
  }
  // Whoever may play a card for nothing may also leave it at that: it tells nothing about the hand.
  if (out.empty() || is_on(s.options.idle_cards)) out.push_back(act(Verb::skip));
}

void legal_swap(const State& s, Seat seat, ActionList& out) {
  for (const Seat other : opponents(s, seat)) {
    for (const Building building : s.village.keys()) {
      if (can_swap(s, other, building)) out.push_back(act(Verb::swap, other, building));
    }
  }
}

void legal_steal(const State& s, Seat seat, ActionList& out) {
  for (const Seat other : opponents(s, seat)) {
    for (const Resource what : kPlunder) {
      if (s.player[other].tokens[what] > 0) out.push_back(act(Verb::steal, other, what));
    }
  }
}

// Opponents clockwise, as the table goes round.
void legal_target(const State& s, Seat seat, PlayerSet targets, ActionList& out) {
  for (const Seat other : clockwise(seat, s.players, targets)) out.push_back(act(Verb::target, other));
}

void legal_exchange(const State& s, Seat seat, ActionList& out) {
  for (const Seat other : opponents(s, seat)) {
    for (int n = 1; n <= most_to_exchange(s, seat, other); ++n) {
      out.push_back(act(Verb::exchange, other, n));
    }
  }
}

// E11: any card but the one that came back.
void legal_enlist(const State& s, const Frame& frame, ActionList& out) {
  const Player& player = s.player[frame.seat];
  CardBag hand = player.hand;
  hand.remove(frame.a);
  for (const Card card : hand.types()) {
    if (fits_crew(player, card)) out.push_back(act(Verb::enlist, card));
  }
  if (out.empty()) out.push_back(act(Verb::skip));
}

void legal_recall(const State& s, Seat seat, ActionList& out) {
  const Player& player = s.player[seat];
  for (const Card back : crew_types(player)) {
    const bool loose = !is_on(s.options.gravedigger_places);
    if (loose || can_recall(player, player.hand, back)) out.push_back(act(Verb::recall, back));
  }
}

void legal_give(const Player& player, ActionList& out) {
  for (const Card card : player.hand.types()) {
    if (player.hand.count(card) > player.picked.count(card)) out.push_back(act(Verb::give, card));
  }
}

void legal_sacrifice(const State& s, Seat seat, ActionList& out) {
  for (const Card card : crew_types(s.player[seat])) {
    out.push_back(act(Verb::sacrifice, card));
    if (can_die_plainly(s, card)) out.push_back(act(Verb::sacrifice_plain, card));
  }
}

void legal_sets_from_bag(const State& s, Space space, ActionList& out) {
  for (const SetId set : kNamedSetTable.keys()) {
    bool there = row(set).size == row(space).tokens;
    for (const Resource what : TokenSet::keys()) there = there && row(set).tokens[what] <= s.supply[what];
    if (there) out.push_back(act(Verb::lay, space, set));
  }
}

// An action of this verb for each of these: cards, tiles, dice …
void legal_each(Verb verb, const auto& all, ActionList& out) {
  for (const auto one : all) out.push_back(act(verb, one));
}

void legal_deal(const State& s, Seat seat, ActionList& out) {
  for (const Card card : s.deck.types()) out.push_back(act(Verb::deal, seat, card));
}

void legal_first_roll(Seat seat, ActionList& out) {
  for (const int one : kFaces) {
    for (const int two : kFaces) out.push_back(act(Verb::first_roll, seat, one, two));
  }
}

void legal_roll(int dice, ActionList& out) {
  if (dice < 2) return legal_each(Verb::roll_one, kFaces, out);
  for (const int one : kFaces) {
    for (const int two : kFaces) out.push_back(act(Verb::roll, one, two));
  }
}

}  // namespace

void Raiders::legal(const State& s, Seat seat, ActionList& out) {
  if (!to_act(s).has(seat)) return;
  const Frame& top = s.agenda.top();
  const int dice = s.raid.where == Settlement::none ? 0 : row(s.raid.where).dice;
  const auto& player = sheet(s, seat == kNature ? top.seat : seat);
  switch (top.step) {
    case Step::nature_lay: return legal_sets_from_bag(s, top.a, out);
    case Step::nature_tile: return legal_each(Verb::open, s.stack, out);
    case Step::nature_deal: return legal_deal(s, next_to_get(s), out);
    case Step::nature_first: return legal_first_roll(top.seat, out);
    case Step::nature_draw: return legal_deal(s, top.seat, out);
    case Step::nature_roll: return legal_roll(dice, out);
    case Step::nature_reroll: return legal_roll(1, out);

    case Step::ask_keep: return legal_keep(s, seat, out);
    case Step::ask_turn: return legal_turn(s, seat, out);
    case Step::ask_take:
      for (const Building building : s.village.keys()) {
        if (can_take(s, building)) out.push_back(act(Verb::take, building));
      }
      return;
    case Step::ask_visit: return legal_visit(s, top, out);
    case Step::ask_treasury: return legal_each(Verb::discard, player.hand.types(), out);
    case Step::ask_hire: return legal_hire(s, top, out);
    case Step::ask_long_house: return legal_long_house(s, top, out);
    case Step::ask_offer: return legal_offer(s, seat, 1, out);
    case Step::ask_spare: return legal_each(Verb::spare, sparable(player, top.a), out);
    case Step::ask_copy: return legal_copy(s, top, out);
    case Step::ask_swap: return legal_swap(s, seat, out);
    case Step::ask_steal: return legal_steal(s, seat, out);
    case Step::ask_target: return legal_target(s, seat, targets(s, seat, top.a), out);
    case Step::ask_amount:
      for (int n = 1; n <= top.b; ++n) out.push_back(act(Verb::amount, n));
      return;
    case Step::ask_dismiss: return legal_each(Verb::dismiss, crew_types(player), out);
    case Step::ask_plunder:
      for (const Resource what : kPlunder) {
        if (worth_paying(s, what)) out.push_back(act(Verb::gain, what));
      }
      return;
    case Step::ask_recall: return legal_recall(s, seat, out);
    case Step::ask_enlist: return legal_enlist(s, top, out);
    case Step::ask_exchange: return legal_exchange(s, seat, out);
    case Step::ask_give: return legal_give(player, out);
    case Step::ask_toll:
      return legal_each(Verb::toll, std::array{Resource::silver, Resource::provisions}, out);
    case Step::ask_reroll:
      for (int die = 1; die <= dice; ++die) out.push_back(act(Verb::reroll, die));
      return out.push_back(act(Verb::stand));
    case Step::ask_set:
      for (const Space space : sets_left(s, s.raid.where)) out.push_back(act(Verb::set, set_number(space)));
      return;
    case Step::ask_sacrifice: return legal_sacrifice(s, seat, out);
    case Step::ask_avenge: return legal_target(s, seat, avengeable(s, seat), out);
    case Step::ask_loss: return legal_each(Verb::dismiss, crew_types(player), out);
    case Step::ask_limit: return legal_each(Verb::discard, player.hand.types(), out);

    // These run by themselves.
    case Step::keep_cards:
    case Step::roll_for_first:
    case Step::turn:
    case Step::visit:
    case Step::long_house:
    case Step::take:
    case Step::effect:
    case Step::put_aside:
    case Step::draw:
    case Step::refill:
    case Step::offer_reroll:
    case Step::score_raid:
    case Step::choose_set:
    case Step::valkyrie:
    case Step::raid_over:
    case Step::end_turn:
    case Step::next_turn: return;
  }
}

}  // namespace ravenhall::raiders
