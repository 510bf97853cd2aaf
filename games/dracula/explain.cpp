// "Why can't I?": what is in the way of a wish.
#include "games/dracula/explain.hpp"

#include <algorithm>

#include "games/dracula/rules/notes.hpp"

namespace ravenhall::dracula {

State known_to(const Observation& view) {
  State s = view.seen;
  for (Space& space : s.spaces) {
    if (space.power == Power::hide && space.up && space.at == Place::none && space.may.size() == 1)
      space.at = space.may.first();
  }
  const Frame& top = s.agenda.top();
  if (top.step == Step::ask_victim_card) {
    const Seat victim = top.a;
    s.hunter[victim].items = known_in(s.item_notes, kSpectator, victim);
    s.hunter[victim].events = known_in(s.event_notes, kSpectator, victim);
  }
  return s;
}

namespace {

// Numbers can be anything, and lists of names end with none.
bool is_there(const State& s, const Wish& wish) {
  if (!wish.names(0)) return true;
  const int value = std::uint8_t{wish.action.a};
  const auto kind = Dracula::notation().verbs[static_cast<std::size_t>(int{wish.action.verb})].operands.first;
  if (kind < 0) return true;
  const OperandKind& operand = Dracula::notation().kinds[static_cast<std::size_t>(kind)];
  if (operand.name == "seat") return value >= 1 && value <= kHunters;
  if (operand.name == "lurker") return value < s.lurkers.count();
  if (operand.values.empty()) return true;
  return static_cast<std::size_t>(value) < operand.values.size() &&
         operand.values[static_cast<std::size_t>(value)] != "none";
}

Reason why_not_pass(const Ask& ask) {
  switch (ask.step()) {
    case Step::ask_action: return because(Why::must_sail);
    case Step::ask_limit_item:
    case Step::ask_limit_event:
    case Step::ask_limit_ticket:
    case Step::ask_limit_omen: return because(Why::must_discard);
    case Step::ask_move: return because(Why::must_move);
    case Step::ask_lay:
    case Step::ask_schemed_encounter: return because(Why::must_lay);
    default: return because(Why::must_choose);
  }
}

Reason why_not_verb(const Ask& ask) {
  using Part = Reason (*)(const Ask&);
  const auto of_hunters = [&](Part part) {
    return is_hunter(ask.seat) ? part(ask) : because(Why::hunters_only);
  };
  const auto of_dracula = [&](Part part) {
    return ask.seat == kDracula ? part(ask) : because(Why::dracula_only);
  };
  switch (ask.verb()) {
    case Verb::pass: return why_not_pass(ask);

    case Verb::road:
    case Verb::rail:
    case Verb::carriage:
    case Verb::sail:
    case Verb::leave:
    case Verb::supply:
    case Verb::rest:
    case Verb::trade:
    case Verb::trade_events:
    case Verb::reserve:
    case Verb::search:
    case Verb::bond:
    case Verb::gallop:
    case Verb::act_next:
    case Verb::give: return of_hunters(why_not_turn);
    case Verb::ride: return why_not_turn(ask);

    case Verb::play:
    case Verb::discard_ticket:
    case Verb::open_item:
    case Verb::open_event:
    case Verb::show:
    case Verb::use:
    case Verb::item:
    case Verb::suffer:
    case Verb::analysis: return of_hunters(why_not_card);
    case Verb::scheme:
    case Verb::discard_omen:
    case Verb::omen:
    case Verb::lift_ground:
    case Verb::starve: return of_dracula(why_not_card);
    case Verb::keep:
    case Verb::ally:
    case Verb::expel:
    case Verb::accept:
    case Verb::discard_item:
    case Verb::discard_event: return why_not_card(ask);

    case Verb::start:
    case Verb::seek: return of_hunters(why_not_choice);
    case Verb::settle:
    case Verb::shift:
    case Verb::storm:
    case Verb::calm:
    case Verb::block: return of_dracula(why_not_choice);
    case Verb::name:
    case Verb::target:
    case Verb::space:
    case Verb::unblock: return why_not_choice(ask);

    case Verb::ambush:
    case Verb::resolve:
    case Verb::mature:
    case Verb::make_lair:
    case Verb::go:
    case Verb::hide:
    case Verb::feed:
    case Verb::dark_call:
    case Verb::wolf:
    case Verb::misdirect:
    case Verb::heal:
    case Verb::lay:
    case Verb::rumor:
    case Verb::clear: return of_dracula(why_not_dracula);
    case Verb::drop: return why_not_dracula(ask);

    case Verb::fight:
    case Verb::engage:
    case Verb::flip:
    case Verb::claw:
    case Verb::plot:
    case Verb::fly: return of_dracula(why_not_combat);

    // Nature's.
    case Verb::encounter:
    case Verb::back:
    case Verb::event:
    case Verb::ticket:
    case Verb::horses:
    case Verb::card:
    case Verb::unearth:
    case Verb::turn_up: break;
  }
  return because(Why::other_question);
}

}  // namespace

Reason Dracula::why_not(const Observation& view, const Wish& wish) {
  const State s = known_to(view);
  ActionList actions;
  legal(s, view.viewer, actions);
  const bool possible =
      std::any_of(actions.begin(), actions.end(), [&](Action action) { return wish.fits(action); });
  if (possible) return {};
  if (!is_there(s, wish)) return because(Why::no_such);
  const Reason reason = why_not_verb({s, view.viewer, s.agenda.top(), wish});
  return reason ? reason : because(Why::nothing_to_choose);
}

}  // namespace ravenhall::dracula
