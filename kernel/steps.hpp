// What is said of the steps of a game, in one table: whose they are, what their operands are called and can
// be, on which steps they can stand, and what must hold when they do. Positions, views and the check of an
// agenda all ask it.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "kernel/agenda.hpp"
#include "kernel/describe.hpp"
#include "kernel/enums.hpp"
#include "kernel/json_writer.hpp"
#include "kernel/seat.hpp"

namespace ravenhall {

// What an operand of a step is.
struct StepOperand {
  enum class As : std::uint8_t { nothing, number, one, set, flags };
  As as = As::nothing;
  std::string_view name{};                     // flags are called by their own names
  std::span<const std::string_view> values{};  // of one, a set or flags
  int most = 255;                              // the highest number
  bool (*means)(Operand first) = nullptr;      // whether it stands for something beside that first operand

  constexpr int highest() const {
    switch (as) {
      case As::nothing: return 0;
      case As::number: return most;
      case As::one: return static_cast<int>(values.size()) - 1;
      case As::set:
      case As::flags: break;
    }
    return (1 << values.size()) - 1;
  }
};
constexpr StepOperand number_of(std::string_view name, int most = 255) {
  return {StepOperand::As::number, name, {}, most};
}
template <Enum E, std::size_t N = kCountOf<E>>
constexpr StepOperand one_of(std::string_view name) {
  return {StepOperand::As::one, name, kNamesOf<E, N>};
}
// An EnumSet in one byte: as a list of names, or as one true or false each.
template <Enum E>
constexpr StepOperand set_of(std::string_view name) {
  return {StepOperand::As::set, name, kNamesOf<E>};
}
template <Enum E>
constexpr StepOperand flags_of() {
  return {StepOperand::As::flags, {}, kNamesOf<E>};
}

// The steps that another one can stand on, and whether it can lie at the bottom of the agenda.
template <Enum Step>
class StandsOn {
 public:
  constexpr StandsOn() = default;
  constexpr StandsOn(std::initializer_list<Step> steps, bool bottom = false) : bottom_(bottom) {
    for (const Step step : steps) words_[word(step)] |= bit(step);
  }
  constexpr bool has(Step step) const { return (words_[word(step)] & bit(step)) != 0; }
  constexpr bool bottom() const { return bottom_; }
  constexpr StandsOn operator|(const StandsOn& other) const {
    StandsOn both = *this;
    for (std::size_t i = 0; i < words_.size(); ++i) both.words_[i] |= other.words_[i];
    both.bottom_ = bottom_ || other.bottom_;
    return both;
  }

 private:
  static_assert(kCountOf<Step> <= 256);
  static constexpr std::size_t word(Step step) { return static_cast<std::size_t>(step) / 64; }
  static constexpr std::uint64_t bit(Step step) {
    return std::uint64_t{1} << (static_cast<unsigned>(step) % 64U);
  }
  std::array<std::uint64_t, 4> words_{};
  bool bottom_ = false;
};

// `any`: what the seat can be, `fits` says.
enum class Whose : std::uint8_t { nobodys, somebodys, any };

template <class State>
struct StepRow {
  using Frame = typename decltype(State::agenda)::Frame;
  using Step = typename Frame::Step;
  // `below` is what the step stands on, or nullptr.
  using Fits = bool (*)(const State& s, const Frame& frame, const Frame* below);

  Step id;
  Whose whose = Whose::nobodys;
  StandsOn<Step> on{};  // nothing: it never waits for anybody
  std::array<StepOperand, 3> operands{};
  Fits fits = nullptr;  // nothing: always
};

// A table of all steps, in their order.
template <class State>
using StepTable = std::span<const StepRow<State>>;

template <class State>
const StepRow<State>& row_of(StepTable<State> table, typename StepRow<State>::Step step) {
  return table[static_cast<std::size_t>(step)];
}

// Whether that step is somewhere on the agenda.
template <class State>
bool waits(const State& s, typename StepRow<State>::Step step) {
  for (const auto& frame : s.agenda) {
    if (frame.step == step) return true;
  }
  return false;
}

// The operands by name, as members of the object that is being written.
void write_operand(JsonWriter& out, const StepOperand& operand, int value);
Operand read_operand(PositionReader& f, const StepOperand& operand);

template <class Frame>
void write_operands(JsonWriter& out, std::span<const StepOperand, 3> operands, const Frame& frame) {
  const std::array<Operand, 3> given{frame.a, frame.b, frame.c};
  for (std::size_t i = 0; i < operands.size(); ++i) {
    const StepOperand& operand = operands[i];
    const bool idle = operand.means != nullptr && !operand.means(frame.a);
    idle ? out.member(operand.name, nullptr) : write_operand(out, operand, given[i]);
  }
}

// The member "agenda": what comes first stands first.
template <class State>
void write_agenda(JsonWriter& out, const State& s, StepTable<State> table) {
  out.list([&] {
    for (std::size_t i = s.agenda.size(); i-- > 0;) {
      const auto& frame = s.agenda.begin()[i];
      const auto& row = row_of<State>(table, frame.step);
      out.object([&] {
        out.member("step", name_of(frame.step));
        if (row.whose != Whose::nobodys) PositionWriter(out, 0)("seat", frame.seat);
        write_operands(out, row.operands, frame);
      });
    }
  });
}
template <class State>
void read_agenda(PositionReader& f, const Json& json, State& s, StepTable<State> table) {
  const Json& frames = f.list(json, "agenda", s.agenda.capacity());
  for (std::size_t i = frames.size(); i-- > 0;) {
    PositionReader item(frames[i], f.path("agenda", i), f.seats(), f.error());
    typename StepRow<State>::Frame frame;
    item("step", frame.step);
    if (!item.ok()) return;
    const auto& row = row_of<State>(table, frame.step);
    if (row.whose != Whose::nobodys) item("seat", frame.seat);
    frame.a = read_operand(item, row.operands[0]);
    frame.b = read_operand(item, row.operands[1]);
    frame.c = read_operand(item, row.operands[2]);
    s.agenda.push(frame);
  }
}

inline constexpr std::string_view kAsks = "ask_";
inline constexpr std::string_view kNatures = "nature_";

// The kind of what is asked now: its step without "ask_", or "nature". Empty when nothing is left to do, and
// between two events, where something is still being done.
template <class State>
std::string_view question_kind(const State& s, SeatSet asked) {
  if (s.agenda.empty()) return {};
  const std::string_view name = name_of(s.agenda.top().step);
  if (asked.has(kNature)) return name.starts_with(kNatures) ? "nature" : "";
  return name.starts_with(kAsks) ? name.substr(kAsks.size()) : "";
}

// What is asked now, for views: its kind, who is `asked`, its operands; of nature only what kind of act it
// is. `more` writes what the game adds. Null when there is no question.
template <class State, class More>
void write_question(JsonWriter& out, const State& s, StepTable<State> table, SeatSet asked, More more) {
  const std::string_view kind = question_kind(s, asked);
  if (kind.empty()) return out.value(nullptr);
  const auto& frame = s.agenda.top();
  out.object([&] {
    out.member("kind", kind);
    if (asked.has(kNature)) {
      out.member("act", name_of(frame.step).substr(kNatures.size()));
      out.key("seats").list([] {});
      return;
    }
    out.key("seats").list([&] {
      for (const Seat seat : asked) out.value(index(seat));
    });
    more(frame);
    write_operands(out, row_of<State>(table, frame.step).operands, frame);
  });
}

// What is wrong with the stack of steps itself, or nothing: a step where it cannot stand, for somebody who is
// not at the table, with operands that cannot be, or at a moment that it does not fit. Expects an agenda that
// is not empty.
template <class State>
std::string check_steps(const State& s, int seats, StepTable<State> table) {
  const typename StepRow<State>::Frame* below = nullptr;
  for (const auto& frame : s.agenda) {
    if (static_cast<std::size_t>(frame.step) >= table.size()) return "The agenda holds what is no step.";
    const auto& row = row_of<State>(table, frame.step);
    const std::string name = "\"" + std::string(name_of(frame.step)) + "\"";
    if (below == nullptr ? !row.on.bottom() : !row.on.has(below->step)) {
      return "The agenda cannot be so: " + name + " cannot stand " +
             (below == nullptr ? "at its bottom" : "on \"" + std::string(name_of(below->step)) + "\"") + ".";
    }
    const bool sits = index(frame.seat) < seats;
    if (row.whose == Whose::somebodys ? !sits : row.whose == Whose::nobodys && frame.seat != Seat{}) {
      return "The agenda cannot be so: " + name + " is for a seat that it cannot be for.";
    }
    if (frame.a > row.operands[0].highest() || frame.b > row.operands[1].highest() ||
        frame.c > row.operands[2].highest()) {
      return "The agenda cannot be so: " + name + " is about something that does not exist.";
    }
    below = &frame;
  }
  below = nullptr;
  for (const auto& frame : s.agenda) {
    const auto& row = row_of<State>(table, frame.step);
    if (row.fits != nullptr && !row.fits(s, frame, below)) {
      return "The agenda cannot be so: \"" + std::string(name_of(frame.step)) +
             "\" does not fit the rest of the table.";
    }
    below = &frame;
  }
  return {};
}

}  // namespace ravenhall
