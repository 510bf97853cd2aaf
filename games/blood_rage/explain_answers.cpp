// What is in the way of answers: to the draft, in a march, a call, a battle, and after it.
#include <algorithm>

#include "games/blood_rage/explain.hpp"
#include "games/blood_rage/rules/aftermath.hpp"
#include "games/blood_rage/rules/battle.hpp"
#include "games/blood_rage/rules/draft.hpp"
#include "games/blood_rage/rules/pillage.hpp"

namespace ravenhall::blood_rage {

namespace {

class Answers {
 public:
  Answers(const State& s, Seat seat, const Wish& wish)
      : s_(s), seat_(seat), wish_(wish), question_(s.agenda.top()), clan_(sheet(s, seat)) {}

  Reason against() const {
    switch (verb_of(wish_.action)) {
      case Verb::keep: return keeps();
      case Verb::keep_two: return keeps_two();
      case Verb::save_none:
        return s_.options.keep_card == KeepCard::optional ? Reason{} : because(Why::must_keep);
      case Verb::save:
      case Verb::card: return plays();
      case Verb::late: return adds();
      case Verb::move: return moves();
      case Verb::join: return joins();
      case Verb::spare: return spares();
      case Verb::protect: return protects();
      case Verb::retreat: return with_figure(bar_to_retreat(s_, seat_), Figure::volur_witch);
      case Verb::raise: return raises();
      case Verb::step: return steps();
      case Verb::take_back: return takes_back();
      case Verb::done:
        return question_.step == Step::ask_march && question_.c == 0 ? because(Why::march_somebody)
                                                                     : Reason{};
      default: return {};  // yes and no
    }
  }

 private:
  bool is_open(int i) const { return !wish_.names(i); }
  static bool has(const auto& list, auto thing) {
    return std::find(list.begin(), list.end(), thing) != list.end();
  }

  int in_packet(Card card) const {
    const auto cards = cards_to_choose(s_, seat_);
    return static_cast<int>(std::count(cards.begin(), cards.end(), card));
  }
  Reason keeps() const {
    if (picks_per_round(s_) == 2) return because(Why::two_cards);
    const Card card = wish_.action.a;
    return is_open(0) || in_packet(card) > 0 ? Reason{} : because(Why::not_in_packet, card);
  }
  // Of two cards the lesser one is named first.
  Reason keeps_two(Card one, Card other) const {
    if (in_packet(one) == 0) return because(Why::not_in_packet, one);
    if (in_packet(other) == 0) return because(Why::not_in_packet, other);
    if (one == other && in_packet(one) < 2) return because(Why::one_copy, one);
    return one <= other ? Reason{} : because(Why::other_order);
  }
  Reason keeps_two() const {
    if (picks_per_round(s_) == 1) return because(Why::one_card);
    Nearest nearest;
    for (const Card one : meant<Card>(wish_, 0, cards_to_choose(s_, seat_))) {
      for (const Card other : meant<Card>(wish_, 1, cards_to_choose(s_, seat_)))
        nearest.add(keeps_two(one, other));
    }
    return nearest.or_else({});
  }

  Reason plays() const {
    const Card card = wish_.action.a;
    return is_open(0) || clan_.hand.has(card) ? Reason{} : because(Why::not_in_hand, card);
  }
  Reason adds() const {
    if (is_open(0)) {
      for (const Card card : clan_.hand.types()) {
        if (is_late(card)) return {};
      }
      return because(Why::no_late_cards);
    }
    const Card card = wish_.action.a;
    if (!is_late(card)) return because(Why::not_late, card);
    return clan_.hand.has(card) ? Reason{} : because(Why::not_in_hand, card);
  }

  Reason moves() const {
    if (is_open(0)) return {};
    const Figure figure = wish_.action.a;
    const Place from = question_.a;
    if (is_ship(figure)) return because(Why::ships_stay);
    return figures_at(s_, seat_, figure, from) > 0 ? Reason{} : because(Why::not_there, figure, from);
  }

  Reason joins(Place from) const {
    if (!on_map(from)) return because(Why::off_map);
    if (is_fjord(from)) return because(Why::ships_cannot_come);
    if (destroyed(s_, from)) return because(Why::destroyed, from);
    if (!call_reaches(s_).has(from)) return because(Why::not_adjacent, from, s_.battle.where);
    return figures_at(s_, seat_, from).empty() ? because(Why::nobody_there, from) : Reason{};
  }
  Reason joins() const {
    if (!is_open(1) && is_ship(wish_.action.b)) return because(Why::ships_cannot_come);
    Nearest nearest;
    for (const Place from : meant<Place>(wish_, 0, call_reaches(s_))) {
      const Reason reason = joins(from);
      if (reason || is_open(1)) {
        nearest.add(reason);
        continue;
      }
      const Figure figure = wish_.action.b;
      const bool there = figures_at(s_, seat_, figure, from) > 0;
      nearest.add(there ? Reason{} : because(Why::not_there, figure, from));
    }
    return nearest.or_else({});
  }

  Reason spares() const {
    const Figure figure = wish_.action.a;
    return is_open(0) || has(fighting_figures(s_, seat_), figure) ? Reason{}
                                                                  : because(Why::not_fighting, figure);
  }

  Reason with_figure(Why why, Figure figure) const {
    if (why == Why::rage_short) return rage_short(s_, seat_, kProtectionCost);
    if (why == Why::needs_upgrade) return because(why, Card::friggas_protection);
    return because(why, figure);
  }
  Reason protects() const {
    Nearest nearest;
    for (const Figure figure : meant<Figure>(wish_, 0, values<Figure>()))
      nearest.add(with_figure(bar_to_protect(s_, seat_, figure), figure));
    return nearest.or_else({});
  }

  Reason raises() const {
    const Stat stat = wish_.action.a;
    if (is_open(0) || stats_of(question_).has(stat)) return {};
    return because(clan_.step[stat] == kLastStep ? Why::stat_full : Why::other_stat, stat);
  }

  Reason steps() const {
    if (is_open(0)) return {};
    const Place to = wish_.action.a;
    if (!is_province(to)) return because(Why::not_a_province);
    if (!kNeighbours[s_.battle.where].has(to)) return because(Why::not_adjacent, to, s_.battle.where);
    return hammer_steps(s_).has(to) ? Reason{} : against_room(s_, to);
  }

  Reason takes_back() const {
    const Card card = wish_.action.a;
    return is_open(0) || has(table_cards(s_, seat_), card) ? Reason{} : because(Why::not_played, card);
  }

  const State& s_;
  Seat seat_;
  const Wish& wish_;
  const Frame& question_;
  const ClanSheet& clan_;
};

}  // namespace

Reason against_answer(const State& s, Seat seat, const Wish& wish) {
  return Answers(s, seat, wish).against();
}

}  // namespace ravenhall::blood_rage
