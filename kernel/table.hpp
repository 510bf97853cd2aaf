// What rules work on, and how they are run. A state whose rules use this has `agenda` (kernel/agenda.hpp),
// `pending` (a PlayerSet: who must still answer a question that several answer at once) and `last` (an
// Action: what everybody saw of the last decision).
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "kernel/action.hpp"
#include "kernel/agenda.hpp"
#include "kernel/event.hpp"
#include "kernel/seat.hpp"

namespace ravenhall {

// An operand of an event, whatever it is: so that telling one is the same code for all.
class Told {
 public:
  constexpr Told() = default;
  template <class T>
  constexpr Told(T value)  // NOLINT(google-explicit-constructor)
      : number_(static_cast<std::int16_t>(value)) {}
  constexpr operator std::int16_t() const { return number_; }  // NOLINT(google-explicit-constructor)

 private:
  std::int16_t number_ = 0;
};

// The state, the sink for events, and the few things rules do all the time. Rules are templates over the
// sink, so that a search that wants no events pays nothing for them.
template <class StateType, Enum Happening, class Sink>
class TableOf {
 public:
  using State = StateType;
  using Frame = typename decltype(State::agenda)::Frame;
  using Step = typename Frame::Step;

  TableOf(State& state, Sink& sink) : s(state), out(sink) {}

  State& s;
  Sink& out;

  void push(Step step, Seat seat = {}, Operand a = {}, Operand b = {}, Operand c = {}) {
    s.agenda.push({step, seat, a, b, c});
  }
  // Puts steps on the agenda that are to run in the order written.
  void then(std::initializer_list<Frame> frames) {
    for (const Frame* frame = frames.end(); frame != frames.begin();) s.agenda.push(*--frame);
  }
  // One step for each of these seats, to run in their order.
  void then_each(Step step, const SeatRing& seats, Operand a = {}) {
    FixedVec<Seat, kMaxSeats> order;
    for (const Seat seat : seats) order.push_back(seat);
    while (!order.empty()) push(step, order.pop_back(), a);
  }
  // A question that these seats answer at once, each in secret. Expects at least one.
  void ask_together(Step question, PlayerSet seats) {
    s.pending = seats;
    push(question);
  }
  // One of them has answered. True when it was the last one: then the question is off the agenda.
  bool last_answer(Seat seat) {
    s.pending.remove(seat);
    if (!s.pending.empty()) return false;
    s.agenda.pop();
    return true;
  }

  // Something happened that everybody may know.
  void tell(Happening kind, Seat actor, Told a = {}, Told b = {}, Told c = {}, Told d = {}, Told e = {}) {
    if constexpr (Sink::kListening) out.add(event(kind, actor, a, b, c, d, e));
  }
  // The same, but a hidden thing becomes known by it.
  void reveal(Happening kind, Seat actor, Told a = {}, Told b = {}, Told c = {}, Told d = {}, Told e = {}) {
    if constexpr (Sink::kListening) {
      Event it = event(kind, actor, a, b, c, d, e);
      it.reveals = 1;
      out.add(it);
    }
  }
  // Something happened whose first operand only `witnesses` may know.
  void tell_secretly(SeatSet witnesses, Happening kind, Seat actor, Told a = {}, Told b = {}, Told c = {},
                     Told d = {}, Told e = {}) {
    if constexpr (Sink::kListening) {
      Event it = event(kind, actor, a, b, c, d, e);
      it.secret = 1;
      it.witnesses = witnesses;
      out.add(it);
    }
  }
  // The same, but what everybody sees of it was hidden before.
  void reveal_partly(SeatSet witnesses, Happening kind, Seat actor, Told a = {}, Told b = {}, Told c = {},
                     Told d = {}, Told e = {}) {
    if constexpr (Sink::kListening) {
      Event it = event(kind, actor, a, b, c, d, e);
      it.secret = 1;
      it.reveals = 1;
      it.witnesses = witnesses;
      out.add(it);
    }
  }

 private:
  static Event event(Happening kind, Seat actor, Told a, Told b, Told c, Told d, Told e) {
    Event it;
    it.kind = static_cast<std::uint8_t>(kind);
    it.actor = actor;
    it.args = {a, b, c, d, e};
    return it;
  }
};

// How a game's rules hang together. `Course` gives, as static members:
//   kFirstNature, kFirstQuestion   the steps before the first run by themselves, those from the second on ask
//   run(t, frame)                  the rule of a step that was taken off the agenda
//   act_of_nature(t, action)       the rule of an act of nature
//   answer(t, seat, action)        the rule that an answer to the question on top belongs to
//   seen_by_all(state, action)     what everybody sees of a decision: of a choice in secret only that it was
//                                  made. Without it two histories that lead to the same table could not be
//                                  told apart, though somebody saw the difference. No rule reads it.

// Runs what needs nobody's decision.
template <class Course>
void run_on(auto& t) {
  auto& agenda = t.s.agenda;
  while (!agenda.empty() && agenda.top().step < Course::kFirstNature) Course::run(t, agenda.pop());
}

// One decision and all that follows from it.
template <class Course>
void decide(auto& t, Seat seat, Action action) {
  t.s.last = Course::seen_by_all(t.s, action);
  if (seat == kNature) {
    Course::act_of_nature(t, action);
  } else {
    Course::answer(t, seat, action);
  }
  run_on<Course>(t);
}

// Who must decide now.
template <class Course>
SeatSet who_decides(const auto& s) {
  if (s.agenda.empty()) return {};
  const auto& top = s.agenda.top();
  if (top.step < Course::kFirstQuestion) return kNature;
  if (!s.pending.empty()) return s.pending;
  return top.seat;
}

}  // namespace ravenhall
