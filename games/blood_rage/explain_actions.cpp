// What is in the way of the actions of a turn, and of the same things done for free.
#include "games/blood_rage/explain.hpp"
#include "games/blood_rage/rules/actions.hpp"
#include "games/blood_rage/rules/invade.hpp"
#include "games/blood_rage/rules/pillage.hpp"
#include "games/blood_rage/rules/upgrade.hpp"

namespace ravenhall::blood_rage {

namespace {

class Actions {
 public:
  Actions(const State& s, Seat seat, const Wish& wish)
      : s_(s), seat_(seat), wish_(wish), question_(s.agenda.top()), clan_(sheet(s, seat)) {}

  Reason against() const {
    switch (verb_of(wish_.action)) {
      case Verb::invade: return invades(Place::reserve);
      case Verb::recall:
        if (!has_upgrade(clan_, Card::friggas_domain)) return needs(Card::friggas_domain);
        return invades(Place::valhalla);
      case Verb::march: return marches();
      case Verb::upgrade: return upgrades();
      case Verb::quest: return quests();
      case Verb::pillage: return pillages();
      case Verb::challenge:
        if (!has_upgrade(clan_, Card::tyrs_challenge)) return needs(Card::tyrs_challenge);
        return each_province(bar_to_challenge);
      case Verb::sacrifice: return sacrifices();
      default: return {};  // to pass is always possible
    }
  }

 private:
  static Reason needs(Card upgrade) { return because(Why::needs_upgrade, upgrade); }
  Reason short_of(int cost) const { return clan_.rage < cost ? rage_short(s_, seat_, cost) : Reason{}; }
  static Reason against_place(Figure figure, Place place) {
    if (!on_map(place)) return because(Why::off_map);
    if (invade_places(figure).has(place)) return {};
    if (is_ship(figure)) return because(Why::ships_to_fjords);
    return because(is_fjord(place) ? Why::ships_only : Why::not_yggdrasil);
  }
  Reason against_figure(Figure figure, Place from) const {
    if (is_monster(figure) && !owns(s_, seat_, figure)) return because(Why::not_yours, figure);
    if (figures_at(s_, seat_, figure, from) == 0)
      return because(from == Place::reserve ? Why::none_in_reserve : Why::none_in_valhalla, figure);
    if (question_.step == Step::ask_free_invade && !is_of_upgrade(figure, question_.a))
      return because(Why::not_that_kind, figure, Card{question_.a});
    return {};
  }

  Reason invades(Figure figure, Place from, Place place) const {
    if (const Reason reason = against_figure(figure, from)) return reason;
    if (const Reason reason = against_place(figure, place)) return reason;
    if (!horns_allow(s_, seat_)) return because(Why::horns_full, stat_value(s_, seat_, Stat::horns));
    // Where the place is meant, it is the first to blame; else the price is.
    const Reason crowded = against_room(s_, place);
    if (crowded && wish_.names(1)) return crowded;
    const bool paid = question_.step == Step::ask_action;
    const int cost = from == Place::valhalla ? kRecallCost : invade_cost(s_, seat_, figure, place);
    return paid && clan_.rage < cost ? rage_short(s_, seat_, cost) : crowded;
  }
  Reason invades(Place from) const {
    Nearest nearest;
    for (const Figure figure : meant<Figure>(wish_, 0, figures_at(s_, seat_, from))) {
      for (const Place place : meant<Place>(wish_, 1, values<Place>(kMapPlaces)))
        nearest.add(invades(figure, from, place));
    }
    return nearest.or_else(because(from == Place::reserve ? Why::reserve_empty : Why::valhalla_empty));
  }

  Reason marches(Place from, Place to) const {
    if (!on_map(from) || !on_map(to)) return because(Why::off_map);
    if (is_fjord(from) || is_fjord(to)) return because(Why::ships_stay);
    if (destroyed(s_, from)) return because(Why::destroyed, from);
    if (!can_march(s_, seat_, from)) return because(Why::nobody_there, from);
    if (from == to) return because(Why::same_place);
    return against_room(s_, to);
  }
  Reason marches() const {
    Nearest nearest;
    for (const Place from : meant<Place>(wish_, 0, values<Place>(kProvinces))) {
      for (const Place to : meant<Place>(wish_, 1, values<Place>(kProvinces))) nearest.add(marches(from, to));
    }
    return nearest.or_else({});
  }

  Reason upgrades(Card card, Slot slot) const {
    if (!clan_.hand.has(card)) return because(Why::not_in_hand, card);
    if (row(card).kind == Kind::battle) return because(Why::for_battle, card);
    if (!is_upgrade(row(card).kind)) return because(Why::not_an_upgrade, card);
    if (const Reason reason = short_of(upgrade_cost(s_, seat_, card))) return reason;
    if (!is_slot(slot) || kSlotKinds[slot] != row(card).kind) return because(Why::wrong_slot, card);
    return upgrade_slots(clan_, card).has(slot) ? Reason{} : because(Why::same_slot, card);
  }
  static bool is_slot(Slot slot) { return slot <= Slot::clan_3; }
  Reason upgrades() const {
    Nearest nearest;
    for (const Card card : meant<Card>(wish_, 0, clan_.hand.types())) {
      if (!wish_.names(0) && !is_upgrade(row(card).kind)) continue;
      for (const Slot slot : meant<Slot>(wish_, 1, kSlotKinds.keys())) nearest.add(upgrades(card, slot));
    }
    return nearest.or_else(because(Why::no_upgrades));
  }

  Reason quests() const {
    const Card card = wish_.action.a;
    if (!wish_.names(0)) {
      for (const Card held : clan_.hand.types()) {
        if (is_quest(held)) return {};
      }
      return because(Why::no_quests);
    }
    if (!clan_.hand.has(card)) return because(Why::not_in_hand, card);
    if (row(card).kind == Kind::battle) return because(Why::for_battle, card);
    return is_quest(card) ? Reason{} : because(Why::not_a_quest, card);
  }

  Reason pillages() const {
    if (question_.step == Step::ask_action) return each_province(bar_to_pillage);
    const Place offered = question_.a;
    return !wish_.names(0) || wish_.action.a == offered ? Reason{}
                                                        : because(Why::only_this_province, offered);
  }
  using Bar = Why (*)(const State&, Seat, Place);
  Reason each_province(Bar bar) const {
    const Place named = wish_.action.a;
    const auto against = [&](Place place) {
      if (!is_province(place)) return because(Why::not_a_province);
      const Why why = bar(s_, seat_, place);
      if (why == Why::rage_short) return rage_short(s_, seat_, kChallengeCost);
      return because(why, place);
    };
    if (wish_.names(0)) return against(named);
    for (const Place place : kProvincePlaces) {
      if (bar(s_, seat_, place) == Why::none) return {};
      if (bar(s_, seat_, place) == Why::rage_short) return against(place);
    }
    return because(Why::nothing_to_pillage);
  }

  Reason sacrifices(Figure figure, Place place) const {
    if (!on_map(place)) return because(Why::off_map);
    if (figures_at(s_, seat_, figure, place) == 0) return because(Why::not_there, figure, place);
    const Frame* first = question_.step == Step::ask_sacrifice ? &question_ : nullptr;
    return may_sacrifice(s_, seat_, figure, place, first) ? Reason{} : because(Why::two_figures);
  }
  Reason sacrifices() const {
    if (!has_upgrade(clan_, Card::friggas_sacrifice)) return needs(Card::friggas_sacrifice);
    if (figures_on_map(s_, seat_) < kSacrificed) return because(Why::two_figures);
    Nearest nearest;
    for (const Place place : meant<Place>(wish_, 1, values<Place>(kMapPlaces))) {
      if (!wish_.names(0) && on_map(place) && figures_at(s_, seat_, place).empty())
        nearest.add(because(Why::nobody_there, place));
      for (const Figure figure : meant<Figure>(wish_, 0, figures_at(s_, seat_, place)))
        nearest.add(sacrifices(figure, place));
    }
    return nearest.or_else(because(Why::off_map));
  }

  const State& s_;
  Seat seat_;
  const Wish& wish_;
  const Frame& question_;
  const ClanSheet& clan_;
};

}  // namespace

Reason against_action(const State& s, Seat seat, const Wish& wish) {
  return Actions(s, seat, wish).against();
}

}  // namespace ravenhall::blood_rage
