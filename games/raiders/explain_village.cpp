// "Why can't I?" in the buildings of the village.
#include "games/raiders/explain.hpp"
#include "games/raiders/rules/village.hpp"

namespace ravenhall::raiders {

Reason why_not_act(const Wished& w) {
  const State& s = w.s;
  const Frame& asked = w.asked();
  const bool long_house = asked.step == Step::ask_long_house;
  const Building building = long_house ? Building::long_house : static_cast<Building>(asked.a);
  const Colour worker = long_house ? Colour::none : static_cast<Colour>(asked.b);
  const bool plain = w.verb() == Verb::act_plain;
  if (plain && !is_on(s.options.decline_bonus)) return because(Why::no_decline);
  const auto against = [&](Resource what) {
    if (const Reason reason = against_acting(s, w.seat, building, what, worker, w.player().hand_size)) {
      return reason;
    }
    const bool bonus = in_crew(w.player(), bonus_card(building, what)) > 0;
    return plain && !bonus ? because(Why::nothing_to_decline) : Reason{};
  };
  if (w.names_first()) return against(w.first());
  for (const Resource what : printed_acts(building, worker)) {
    if (const Reason reason = against(what)) return reason;
  }
  return {};
}

Reason why_not_offer(const Wished& w) {
  const int discount = w.asked().step == Step::ask_offer ? 1 : 0;
  const Tile tile = w.first();
  if (!w.names_first()) return against_offering(w.s, w.seat, discount);
  if (!open_tiles(w.s).has(tile)) return because(Why::tile_not_open);
  if (discount > 0) return because(Why::trader_short, short_of(w.player(), tile) - discount);
  const auto missing = [&](Resource what) {
    return std::max(0, row(tile).cost[what] - w.player().tokens[what]);
  };
  return because(Why::offer_short, missing(Resource::silver), missing(Resource::livestock),
                 missing(Resource::iron), missing(Resource::gold));
}

Reason why_not_hire(const Wished& w) {
  if (!w.names_first()) return because(Why::nobody_to_hire);
  if (const Reason reason = against_hand_card(w)) return reason;
  return against_hiring(w.s, w.seat, w.asked().a, w.first());
}

// CR-2, E44: one crew card at most makes room, and only for somebody who can then be hired.
Reason why_not_dismiss(const Wished& w) {
  if (const Reason reason = against_crew_card(w)) return reason;
  const bool dismissed = w.asked().b != 0;
  return because(dismissed ? Why::dismissed_one : Why::dismiss_idle);
}

}  // namespace ravenhall::raiders
