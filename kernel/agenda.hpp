// The agenda: what is still to be done, the top first. Plain data inside a game's state.
#pragma once

#include "kernel/action.hpp"
#include "kernel/containers.hpp"
#include "kernel/seat.hpp"

namespace ravenhall {

// One line of an agenda. For a question `seat` is who is asked; where several are asked at once, the state's
// `pending` says who.
template <Enum StepType>
struct FrameOf {
  using Step = StepType;
  Step step{};
  Seat seat{};
  Operand a{};
  Operand b{};
  Operand c{};
  constexpr bool operator==(const FrameOf&) const = default;
};

// A stack of frames. A rule step takes the top frame off, works, and pushes what follows from it: the step
// that comes last is pushed first. A frame that asks somebody stays on top until it is answered.
template <class FrameType, std::size_t N>
class Agenda {
 public:
  using Frame = FrameType;
  constexpr bool empty() const { return frames_.empty(); }
  constexpr std::size_t size() const { return frames_.size(); }
  constexpr const Frame& top() const { return frames_.back(); }
  constexpr Frame& top() { return frames_.back(); }
  constexpr void push(const Frame& frame) { frames_.push_back(frame); }
  constexpr Frame pop() { return frames_.pop_back(); }
  // From what comes last to what comes next.
  constexpr const Frame* begin() const { return frames_.begin(); }
  constexpr const Frame* end() const { return frames_.end(); }
  static constexpr std::size_t capacity() { return N; }
  constexpr bool operator==(const Agenda&) const = default;

 private:
  FixedVec<Frame, N> frames_;
};

}  // namespace ravenhall
