// "Why can't I?": what is in the way of a wish. The conditions are those of the rules (against_… in
// rules/*.hpp).
#include "games/raiders/explain.hpp"

#include <algorithm>

#include "games/raiders/raiders.hpp"
#include "games/raiders/rules/hall.hpp"
#include "games/raiders/rules/raid.hpp"

namespace ravenhall::raiders {

Reason against_hand_card(const Wished& w) {
  const Card card = w.first();
  return !w.names_first() || w.player().hand.has(card) ? Reason{} : because(Why::not_in_hand, card);
}
Reason against_crew_card(const Wished& w) {
  const Card card = w.first();
  if (!w.names_first()) return w.player().crew.empty() ? because(Why::no_crew) : Reason{};
  return in_crew(w.player(), card) > 0 ? Reason{} : because(Why::not_in_crew, card);
}

namespace {

// SU-7: three cards of the hand, in the one order in which they are offered.
Reason why_not_keep(const Wished& w) {
  const Action& action = w.wish.action;
  const std::array<Card, kKept> cards{action.a, action.b, action.c};
  CardBag hand = w.player().hand;
  for (int i = 0; i < kKept; ++i) {
    const Card card = cards[static_cast<std::size_t>(i)];
    if (!w.wish.names(i)) continue;
    if (!w.player().hand.has(card)) return because(Why::not_in_hand, card);
    if (!hand.has(card)) return because(Why::no_more_copies, card);
    hand.remove(card);
  }
  return because(Why::keep_order);
}

// RD-0: all that is missing for that raid.
Reason against_raid(const State& s, Seat seat, Settlement where) {
  const Missing missing = missing_for(s, seat, where);
  if (missing.set) return because(Why::plundered, where);
  if (missing.crew + missing.provisions + missing.gold == 0)
    return missing.worker ? because(Why::raid_worker, where, s.player[seat].worker) : Reason{};
  return because(missing.worker ? Why::raid_short_worker : Why::raid_short, where, missing.crew,
                 missing.provisions, missing.gold);
}
Reason why_not_raid(const Wished& w) {
  if (w.names_first()) return against_raid(w.s, w.seat, w.first());
  Settlement nearest = Settlement::none;
  int fewest = 0;
  for (const Settlement where : kSettlementTable.keys()) {
    const Missing missing = missing_for(w.s, w.seat, where);
    if (missing.set) continue;
    const int lacks = missing.crew + missing.provisions + missing.gold + (missing.worker ? 1 : 0);
    if (nearest == Settlement::none || lacks < fewest) {
      nearest = where;
      fewest = lacks;
    }
  }
  return because(Why::no_raid, nearest);
}

Reason why_not_skip(const Wished& w) {
  return because(w.asked().step == Step::ask_hire ? Why::must_hire : Why::must_act);
}

Reason why_not_plain_sacrifice(const Wished& w) {
  if (const Reason reason = against_crew_card(w)) return reason;
  return against_plain_death(w.s, w.names_first() ? Card{w.first()} : w.player().crew[0]);
}

Reason why_not_gain(const Wished& w) {
  const Resource what = w.first();
  const bool plunder = std::find(kPlunder.begin(), kPlunder.end(), what) != kPlunder.end();
  return plunder ? because(Why::supply_empty, what) : because(Why::not_plunder);
}

Reason why_not_give(const Wished& w) {
  if (const Reason reason = against_hand_card(w)) return reason;
  return because(Why::no_more_copies, Card{w.first()});
}

// The verb is asked for, but nothing that fits the wish is legal.
Reason why_not_this(const Wished& w) {
  const State& s = w.s;
  switch (w.verb()) {
    case Verb::keep: return why_not_keep(w);
    case Verb::place: return against_placing(s, w.seat, w.first());
    case Verb::take: return against_taking(s, w.first());
    case Verb::raid: return why_not_raid(w);
    case Verb::act:
    case Verb::act_plain: return why_not_act(w);
    case Verb::skip: return why_not_skip(w);
    case Verb::offer: return why_not_offer(w);
    case Verb::play: return why_not_play(w);
    case Verb::hire: return why_not_hire(w);
    case Verb::dismiss: return why_not_dismiss(w);
    case Verb::discard: return against_hand_card(w);
    case Verb::copy:
      if (!w.names_first()) return because(Why::hall_idle, Card::merchant);
      return against_copying(s, w.seat, w.first(), w.asked().b, w.player().hand);
    case Verb::swap: return why_not_swap(w);
    case Verb::steal: return why_not_steal(w);
    case Verb::target: return why_not_target(w);
    case Verb::amount: return because(Why::amount_range, w.asked().b);
    case Verb::gain: return why_not_gain(w);
    case Verb::recall:
      if (const Reason reason = against_crew_card(w)) return reason;
      return because(Why::nobody_to_place);
    case Verb::enlist: return why_not_enlist(w);
    case Verb::spare: return because(Why::spare_not, Resource{w.first()});
    case Verb::exchange: return why_not_exchange(w);
    case Verb::give: return why_not_give(w);
    case Verb::toll: return because(Why::toll_what);
    case Verb::reroll: return because(Why::no_die, w.first());
    case Verb::set: return because(Why::set_gone, w.first());
    case Verb::sacrifice: return against_crew_card(w);
    case Verb::sacrifice_plain: return why_not_plain_sacrifice(w);
    case Verb::stand:
    case Verb::lay:
    case Verb::open:
    case Verb::deal:
    case Verb::first_roll:
    case Verb::roll:
    case Verb::roll_one: break;
  }
  return {};
}

// Whether an action of that verb can be the answer to what is asked.
bool is_asked_for(const Frame& asked, Verb verb) {
  const Step step = asked.step;
  switch (verb) {
    case Verb::keep: return step == Step::ask_keep;
    case Verb::place:
    case Verb::raid: return step == Step::ask_turn;
    case Verb::take: return step == Step::ask_take;
    case Verb::act:
    case Verb::act_plain:
      return step == Step::ask_long_house || (step == Step::ask_visit && asked.a != Building::town_hall);
    case Verb::skip:
      return step == Step::ask_visit || step == Step::ask_hire || step == Step::ask_long_house ||
             step == Step::ask_copy || step == Step::ask_enlist;
    case Verb::offer: return step == Step::ask_long_house || step == Step::ask_offer;
    case Verb::play: return step == Step::ask_visit && asked.a == Building::town_hall;
    case Verb::hire: return step == Step::ask_hire;
    case Verb::dismiss: return step == Step::ask_hire || step == Step::ask_dismiss || step == Step::ask_loss;
    case Verb::discard: return step == Step::ask_treasury || step == Step::ask_limit;
    case Verb::copy: return step == Step::ask_copy;
    case Verb::swap: return step == Step::ask_swap;
    case Verb::steal: return step == Step::ask_steal;
    case Verb::target: return step == Step::ask_target || step == Step::ask_avenge;
    case Verb::amount: return step == Step::ask_amount;
    case Verb::gain: return step == Step::ask_plunder;
    case Verb::recall: return step == Step::ask_recall;
    case Verb::enlist: return step == Step::ask_enlist;
    case Verb::spare: return step == Step::ask_spare;
    case Verb::exchange: return step == Step::ask_exchange;
    case Verb::give: return step == Step::ask_give;
    case Verb::toll: return step == Step::ask_toll;
    case Verb::reroll:
    case Verb::stand: return step == Step::ask_reroll;
    case Verb::set: return step == Step::ask_set;
    case Verb::sacrifice:
    case Verb::sacrifice_plain: return step == Step::ask_sacrifice;
    case Verb::lay:
    case Verb::open:
    case Verb::deal:
    case Verb::first_roll:
    case Verb::roll:
    case Verb::roll_one: break;
  }
  return false;
}

}  // namespace

Reason Raiders::why_not(const Observation& view, const Wish& wish) {
  const Wished wished{view.seen, view.viewer, wish};
  if (!is_asked_for(wished.asked(), wished.verb())) return why_not_now(wished);
  ActionList actions;
  legal(view.seen, view.viewer, actions);
  const bool possible =
      std::any_of(actions.begin(), actions.end(), [&](Action action) { return wish.fits(action); });
  return possible ? Reason{} : why_not_this(wished);
}

}  // namespace ravenhall::raiders
