// Every legal action of a seat, question by question.
#include "games/raiders/raiders.hpp"
#include "games/raiders/rules/hall.hpp"
#include "games/raiders/rules/raid.hpp"
#include "games/raiders/rules/setup.hpp"
#include "games/raiders/rules/turns.hpp"

namespace ravenhall::raiders {

namespace {

void legal_turn(const State& s, Seat seat, ActionList& out) {
  for (int i = 0; i < kBuildings; ++i) {
    if (can_place(s, seat, building_at(i))) out.push_back(act(Verb::place, i));
  }
  for (int i = 0; i < kSettlements; ++i) {
    if (can_raid(s, seat, settlement_at(i))) out.push_back(act(Verb::raid, i));
  }
}

// SU-7: every choice of three; equal cards are offered once.
void legal_keep(const State& s, Seat seat, ActionList& out) {
  FixedVec<Card, kDealt> cards;
  sheet(s, seat).hand.each([&](Card card) { cards.push_back(card); });
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
  const Player& player = sheet(s, frame.seat);
  const Building building = building_at(frame.a);
  const auto worker = static_cast<Colour>(frame.b);
  if (building == Building::town_hall) {
    player.hand.each_type([&](Card card) {
      if (can_play(s, frame.seat, card, worker)) out.push_back(act(Verb::play, card));
    });
  } else {
    each_act(s, frame.seat, building, worker, player.hand_size, [&](Resource what) {
      out.push_back(act(Verb::act, what));
      const bool bonus = in_crew(player, bonus_card(building, what)) > 0;
      if (bonus && is_default(s, Option::decline_bonus)) out.push_back(act(Verb::act_plain, what));
    });
  }
  if ((frame.c & kMust) == 0) out.push_back(act(Verb::skip));
}

// CR-2, E44: hire at once, or after somebody has made room.
void legal_hire(const State& s, const Frame& frame, ActionList& out) {
  const Player& player = sheet(s, frame.seat);
  const auto at = static_cast<HireAt>(frame.a);
  player.hand.each_type([&](Card card) {
    if (can_hire(s, frame.seat, at, card)) out.push_back(act(Verb::hire, card));
  });
  if (frame.b == 0) {
    const bool alone = at == HireAt::barracks && !is_default(s, Option::dismiss_alone);
    each_crew_type(player, [&](Card lost) {
      if (alone || can_hire_one_of(s, frame.seat, at, player.hand, lost))
        out.push_back(act(Verb::dismiss, lost));
    });
  }
  // Nobody can be made to hire whom they have not got: in worlds that others imagine this can come about.
  if ((frame.c & kMust) == 0 || out.empty()) out.push_back(act(Verb::skip));
}

void legal_long_house(const State& s, const Frame& frame, ActionList& out) {
  if (can_exchange_livestock(s, frame.seat)) out.push_back(act(Verb::act, Resource::livestock));
  each_offer(s, frame.seat, 0, [&](Tile tile) { out.push_back(act(Verb::offer, tile)); });
  if ((frame.c & kMust) == 0) out.push_back(act(Verb::skip));
}

void legal_swap(const State& s, Seat seat, ActionList& out) {
  each_opponent(s, seat, [&](Seat other) {
    for (int i = 0; i < kBuildings; ++i) {
      if (can_swap(s, other, building_at(i))) out.push_back(act(Verb::swap, index(other), i));
    }
  });
}

void legal_steal(const State& s, Seat seat, ActionList& out) {
  each_opponent(s, seat, [&](Seat other) {
    for (const Resource what : {Resource::gold, Resource::iron, Resource::livestock}) {
      if (tokens(s, other, what) > 0) out.push_back(act(Verb::steal, index(other), what));
    }
  });
}

void legal_exchange(const State& s, Seat seat, ActionList& out) {
  each_opponent(s, seat, [&](Seat other) {
    for (int n = 1; n <= most_to_exchange(s, seat, other); ++n) {
      out.push_back(act(Verb::exchange, index(other), n));
    }
  });
}

// E11: any card but the one that came back.
void legal_enlist(const State& s, const Frame& frame, ActionList& out) {
  const Player& player = sheet(s, frame.seat);
  CardBag hand = player.hand;
  hand.remove(card_at(frame.a));
  hand.each_type([&](Card card) {
    if (fits_crew(player, card)) out.push_back(act(Verb::enlist, card));
  });
  if (out.empty()) out.push_back(act(Verb::skip));
}

void legal_recall(const State& s, Seat seat, ActionList& out) {
  const Player& player = sheet(s, seat);
  each_crew_type(player, [&](Card back) {
    const bool loose = !is_default(s, Option::gravedigger_places);
    if (loose || can_recall(player, player.hand, back)) out.push_back(act(Verb::recall, back));
  });
}

void legal_set(const State& s, ActionList& out) {
  for (int i = 0; i < row(s.raid.where).spaces; ++i) {
    if (set_left(s, space_index(s.raid.where, i))) out.push_back(act(Verb::set, i + 1));
  }
}

void legal_sacrifice(const State& s, Seat seat, ActionList& out) {
  each_crew_type(sheet(s, seat), [&](Card card) {
    out.push_back(act(Verb::sacrifice, card));
    if (can_die_plainly(s, card)) out.push_back(act(Verb::sacrifice_plain, card));
  });
}

void legal_hand(const State& s, Seat seat, Verb verb, ActionList& out) {
  sheet(s, seat).hand.each_type([&](Card card) { out.push_back(act(verb, card)); });
}

void legal_crew(const State& s, Seat seat, Verb verb, ActionList& out) {
  each_crew_type(sheet(s, seat), [&](Card card) { out.push_back(act(verb, card)); });
}

void legal_player(const State& s, Seat seat, ActionList& out) {
  const Frame& top = s.agenda.top();
  const Player& player = sheet(s, seat);
  switch (top.step) {
    case Step::ask_keep: return legal_keep(s, seat, out);
    case Step::ask_turn: return legal_turn(s, seat, out);
    case Step::ask_take:
      for (int i = 0; i < kBuildings; ++i) {
        if (can_take(s, building_at(i))) out.push_back(act(Verb::take, i));
      }
      return;
    case Step::ask_visit: return legal_visit(s, top, out);
    case Step::ask_treasury: return legal_hand(s, seat, Verb::discard, out);
    case Step::ask_hire: return legal_hire(s, top, out);
    case Step::ask_long_house: return legal_long_house(s, top, out);
    case Step::ask_offer:
      return each_offer(s, seat, 1, [&](Tile tile) { out.push_back(act(Verb::offer, tile)); });
    case Step::ask_spare:
      for (int i = 0; i < 5; ++i) {
        if (can_spare(player, top.a, resource_at(i))) out.push_back(act(Verb::spare, i));
      }
      return;
    case Step::ask_copy:
      for (int i = 0; i < kBuildings; ++i) {
        if (can_copy(s, seat, building_at(i), static_cast<Colour>(top.b), player.hand)) {
          out.push_back(act(Verb::copy, i));
        }
      }
      // Whoever may play a card for nothing may also leave it at that: it tells nothing about the hand.
      if (out.empty() || !is_default(s, Option::idle_cards)) out.push_back(act(Verb::skip));
      return;
    case Step::ask_swap: return legal_swap(s, seat, out);
    case Step::ask_steal: return legal_steal(s, seat, out);
    case Step::ask_target:
      return each_opponent(s, seat, [&](Seat other) {
        if (can_target(s, seat, other, card_at(top.a))) out.push_back(act(Verb::target, index(other)));
      });
    case Step::ask_amount:
      for (int n = 1; n <= top.b; ++n) out.push_back(act(Verb::amount, n));
      return;
    case Step::ask_dismiss: return legal_crew(s, seat, Verb::dismiss, out);
    case Step::ask_plunder:
      for (const Resource what : {Resource::gold, Resource::iron, Resource::livestock}) {
        if (worth_paying(s, what)) out.push_back(act(Verb::gain, what));
      }
      return;
    case Step::ask_recall: return legal_recall(s, seat, out);
    case Step::ask_enlist: return legal_enlist(s, top, out);
    case Step::ask_exchange: return legal_exchange(s, seat, out);
    case Step::ask_give:
      return player.hand.each_type([&](Card card) {
        if (player.hand.count(card) > player.picked.count(card)) out.push_back(act(Verb::give, card));
      });
    case Step::ask_toll:
      out.push_back(act(Verb::toll, Resource::silver));
      return out.push_back(act(Verb::toll, Resource::provisions));
    case Step::ask_reroll:
      for (int die = 1; die <= row(s.raid.where).dice; ++die) out.push_back(act(Verb::reroll, die));
      return out.push_back(act(Verb::stand));
    case Step::ask_set: return legal_set(s, out);
    case Step::ask_sacrifice: return legal_sacrifice(s, seat, out);
    case Step::ask_avenge:
      return each_opponent(s, seat, [&](Seat other) {
        if (can_avenge(s, other)) out.push_back(act(Verb::target, index(other)));
      });
    case Step::ask_loss: return legal_crew(s, seat, Verb::dismiss, out);
    case Step::ask_limit: return legal_hand(s, seat, Verb::discard, out);
    default: return;
  }
}

void legal_sets_from_bag(const State& s, int space, ActionList& out) {
  for (int i = 0; i < kNamedSets; ++i) {
    const NamedSet& set = kNamedSetTable[static_cast<std::size_t>(i)];
    bool there = set.size == space_row(space).tokens;
    for (std::size_t kind = 0; kind < set.tokens.size(); ++kind) {
      there = there && set.tokens[kind] <= s.supply[kind + static_cast<std::size_t>(Resource::gold)];
    }
    if (there) out.push_back(act(Verb::lay, space, i));
  }
}

void legal_nature(const State& s, ActionList& out) {
  const Frame& top = s.agenda.top();
  const auto deal_to = [&](Seat seat) {
    s.deck.each_type([&](Card card) { out.push_back(act(Verb::deal, index(seat), card)); });
  };
  const auto one_die = [&](auto&& f) {
    for (int face = kLowestFace; face <= kHighestFace; ++face) f(face);
  };
  switch (top.step) {
    case Step::nature_lay: return legal_sets_from_bag(s, top.a, out);
    case Step::nature_tile:
      for (unsigned left = s.stack; left != 0; left &= left - 1) {
        out.push_back(act(Verb::open, std::countr_zero(left)));
      }
      return;
    case Step::nature_deal: return deal_to(seat_at(s.dealt % s.players));
    case Step::nature_draw: return deal_to(top.seat);
    case Step::nature_first:
      return one_die([&](int one) {
        one_die([&](int two) { out.push_back(act(Verb::first_roll, index(top.seat), one, two)); });
      });
    case Step::nature_roll:
      if (row(s.raid.where).dice == 2) {
        return one_die([&](int one) { one_die([&](int two) { out.push_back(act(Verb::roll, one, two)); }); });
      }
      return one_die([&](int face) { out.push_back(act(Verb::roll_one, face)); });
    default: return one_die([&](int face) { out.push_back(act(Verb::roll_one, face)); });
  }
}

}  // namespace

void Raiders::legal(const State& s, Seat seat, ActionList& out) {
  if (!to_act(s).has(seat)) return;
  if (seat == kNature) return legal_nature(s, out);
  legal_player(s, seat, out);
}

}  // namespace ravenhall::raiders
