// "Why can't I, now?": wishes whose time has not come, or has passed.
#include "games/raiders/explain.hpp"
#include "games/raiders/rules/hall.hpp"

namespace ravenhall::raiders {

namespace {

// What must be answered before the turn in the village goes on.
Reason village_first(const Frame& asked) {
  switch (asked.step) {
    case Step::ask_visit: return because(Why::visit_first, Building{asked.a});
    case Step::ask_treasury: return because(Why::visit_first, Building::treasury);
    case Step::ask_long_house: return because(Why::visit_first, Building::long_house);
    case Step::ask_hire:
      if (asked.a == HireAt::barracks) return because(Why::visit_first, Building::barracks);
      break;
    default: break;
  }
  return because(Why::effect_first);
}

// The card that brings the question at the Town Hall.
Card card_behind(Verb verb) {
  switch (verb) {
    case Verb::copy: return Card::merchant;
    case Verb::swap: return Card::archer;
    case Verb::steal: return Card::barbarian;
    case Verb::amount: return Card::warlord;
    case Verb::gain: return Card::brawler;
    case Verb::spare: return Card::trader;
    case Verb::exchange:
    case Verb::give: return Card::scout;
    case Verb::toll: return Card::mercenary;
    default: return Card::gravedigger;  // recall, enlist
  }
}

}  // namespace

Reason why_not_now(const Wished& w) {
  const State& s = w.s;
  const Frame& asked = w.asked();
  const Verb verb = w.verb();
  if (asked.step == Step::ask_keep) return because(Why::keep_first);
  if (w.seat != s.active) return because(Why::others_turn, s.active);
  switch (verb) {  // these belong to raids
    case Verb::target: return because(Why::target_later);
    case Verb::reroll:
    case Verb::stand: return because(Why::reroll_later);
    case Verb::set: return because(Why::set_later);
    case Verb::sacrifice:
    case Verb::sacrifice_plain: return because(Why::sacrifice_later);
    default: break;
  }
  if (s.raid.where != Settlement::none) return because(Why::raid_first, s.raid.where);
  if (asked.step == Step::ask_limit) return because(Why::limit_first, w.player().hand_size - kMostCards);
  switch (verb) {
    case Verb::place:
      if (asked.step == Step::ask_take) return because(Why::placed_already, s.placed);
      return village_first(asked);
    case Verb::take: return asked.step == Step::ask_turn ? because(Why::take_later) : village_first(asked);
    case Verb::raid: return because(Why::working);
    case Verb::keep: return because(Why::card_where);
    case Verb::play: return because(Why::play_where);
    case Verb::hire: return because(Why::hire_where);
    case Verb::discard: return because(Why::discard_where);
    case Verb::offer: return because(Why::offer_where);
    case Verb::act:
    case Verb::act_plain: return because(Why::act_where);
    case Verb::dismiss: return because(Why::crew_where);
    case Verb::skip: return because(Why::nothing_to_skip);
    default: return because(Why::hall_card, card_behind(verb));
  }
}

}  // namespace ravenhall::raiders
