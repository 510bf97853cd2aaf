// The invariants of what is still to be done: only stacks of steps that play can lead to (steps.cpp), each of
// which can be carried out with the rest of the state, and nothing noted for a moment that is not.
#include "games/dracula/check.hpp"
#include "games/dracula/steps.hpp"

namespace ravenhall::dracula {

namespace {

bool waits_for(const State& s, Step step, Seat seat) {
  for (const Frame& frame : s.agenda) {
    if (frame.step == step && frame.seat == seat) return true;
  }
  return false;
}

// What belongs to a moment stands there, and only there.
std::string check_moment(const State& s) {
  if ((s.drawn != HunterEvent::none) != waits(s, Step::ask_received))
    return "A hunter has drawn an event, but is not asked about it, or the reverse.";
  if ((s.omen != DraculaEvent::none) != waits(s, Step::ask_omen))
    return "Dracula has drawn an event, but is not asked about it, or the reverse.";
  if (!s.offered.empty() && !waits(s, Step::ask_find)) return "Items are offered to nobody.";
  if (!s.unearthed.empty() && !waits(s, Step::ask_hoax)) return "Events were unearthed without a Hoax.";
  if (s.gift > 0 && !waits(s, Step::ask_give)) return "A gift is noted without a trade.";
  if (s.saved && !waits(s, Step::wound) && !waits(s, Step::bitten)) return "Somebody was saved from nothing.";
  if (s.cancelled && !waits(s, Step::journey) && !waits(s, Step::answer_event))
    return "Nothing is there that was cancelled.";
  if (!s.waiting.empty() && !waits(s, Step::next_slot) && !waits(s, Step::ask_next))
    return "Hunters wait for turns that do not come.";
  if ((s.combat.foe != Foe::none) != (waits(s, Step::round) || waits(s, Step::ask_fight) ||
                                      waits(s, Step::reveal_cards) || waits(s, Step::compare) ||
                                      waits(s, Step::pride) || waits(s, Step::dracula_card) ||
                                      waits(s, Step::refresh)))
    return "A combat is going on, but nothing ends it, or the reverse.";
  if (s.combat.shown && !waits(s, Step::refresh) && !waits(s, Step::compare) && !waits(s, Step::pride) &&
      !waits(s, Step::dracula_card))
    return "Combat cards lie open at a wrong moment.";
  return {};
}

// HA-13: more than that only until it is put in order.
std::string check_limits(const State& s) {
  for (const Seat seat : hunters()) {
    const Hunter& hunter = s.hunter[seat];
    const int limit = row(seat).limit;
    const bool over = hunter.item_count > limit || hunter.event_count > limit;
    if (over && !hunter.defeated && !waits_for(s, Step::tidy, seat))
      return quoted(seat_name(seat)) + " holds more cards than he may.";
  }
  if (s.omen_count > kDraculaEvents && !waits(s, Step::ask_limit_omen))
    return "Dracula holds more events than he may.";
  return {};
}

std::string check_starts(const State& s) {
  for (const Seat seat : hunters()) {
    if ((s.hunter[seat].at == Place::none) != waits_for(s, Step::ask_start, seat))
      return quoted(seat_name(seat)) + " must choose a start, or stand somewhere.";
  }
  return {};
}

std::string check_seats(const State& s) {
  for (const Frame& frame : s.agenda) {
    const bool known = static_cast<std::size_t>(frame.step) < kSteps.size();
    if (known && row_of<State>(kSteps, frame.step).whose == Whose::somebodys && !is_hunter(frame.seat))
      return "The agenda cannot be so: " + quoted(name_of(frame.step)) +
             " is for a seat that it cannot be for.";
  }
  return {};
}

std::string check_questions(const State& s) {
  const Step top = s.agenda.top().step;
  if (top < kFirstNature) return "The agenda waits for nobody.";
  if (s.pending.empty() == (top == Step::ask_fight))
    return "Several must choose where only one does, or the reverse.";
  for (const Seat seat : Dracula::to_act(s)) {
    ActionList legal;
    Dracula::legal(s, seat, legal);
    if (legal.empty()) return "Somebody is asked who can answer nothing.";
  }
  return {};
}

std::string check_stack(const State& s) { return check_steps<State>(s, kSeats, kSteps); }

}  // namespace

std::string check_agenda(const State& s) {
  if (s.agenda.empty() != (s.phase == Phase::over))
    return "There must be something left to do until the game is over, and nothing then.";
  if (s.agenda.empty()) return s.pending.empty() ? "" : "Somebody must choose after the end.";
  if (s.agenda.size() > kMostSteps) return "More is still to be done than play can leave open.";
  return first_broken(s, check_seats, check_moment, check_limits, check_starts, check_stack, check_questions);
}

}  // namespace ravenhall::dracula
