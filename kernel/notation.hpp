// Actions and events as stable, language-neutral text. A game gives tables; writing and reading is done here
// once.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "kernel/action.hpp"
#include "kernel/enums.hpp"
#include "kernel/error.hpp"
#include "kernel/event.hpp"
#include "kernel/json_writer.hpp"
#include "kernel/reason.hpp"

namespace ravenhall {

// What one operand of a verb (or argument of an event) can be: a name from a list, or a plain number.
// An empty list means a number.
enum class NumberKind : std::uint8_t { plain, seats };  // seats: bit i stands for seat i
struct OperandKind {
  std::string_view name;                     // "province", "card" …; what an error message calls it
  std::span<const std::string_view> values;  // the text of operand value i
  // What people may write for value i instead, where it is clear; none when empty.
  std::span<const std::string_view> shorter{};
  NumberKind number = NumberKind::plain;
};

// The kinds of a verb's operands; -1: none. Not an array, because there a missing one would be 0, a kind.
struct Operands {
  std::int8_t first = -1;
  std::int8_t second = -1;
  std::int8_t third = -1;
  static constexpr std::size_t size() { return 3; }
  constexpr std::int8_t operator[](std::size_t i) const { return i == 0 ? first : i == 1 ? second : third; }
};

enum class VerbKind : std::uint8_t {
  choice,
  any_order,  // a choice whose operands are a set: each set is legal in one order only
  chance,     // nature's
};

// A verb with the kinds of its operands, in order; -1 ends them.
struct VerbSpec {
  std::string_view name;
  Operands operands{};
  VerbKind kind = VerbKind::choice;
};

// A kind of event with the names and kinds of its arguments; an empty name ends them.
enum class Secrecy : std::uint8_t { open, secret };  // secret: sometimes only its witnesses know it
struct EventArgSpec {
  std::string_view name;
  std::int8_t kind = -1;
  Secrecy secrecy = Secrecy::open;
};
struct EventSpec {
  std::string_view name;
  std::array<EventArgSpec, Event::kArgs> args{};
};

// Why something cannot be done: the rule that says so (its id in RULES.md), and what the sentence tells.
struct ReasonSpec {
  std::string_view name;
  std::string_view rule;
  Distance distance{};
  std::array<EventArgSpec, Reason::kArgs> args{};
};

// Tables of verbs and events, a row each, with the names of their enums. That a row is missing, doubled or
// out of order does not compile.
template <Enum Verb>
struct VerbRow {
  Verb id;
  Operands operands{};
  VerbKind kind = VerbKind::choice;
};
template <Enum Happening>
struct EventRow {
  Happening id;
  std::array<EventArgSpec, Event::kArgs> args{};
};
template <Enum Why>
struct ReasonRow {
  Why id;
  std::string_view rule;
  Distance distance{};
  std::array<EventArgSpec, Reason::kArgs> args{};
};

namespace notation_rows {
void table_is_not_in_the_order_of_its_enum();  // not constexpr, on purpose
}

template <Enum Verb, std::size_t N>
consteval std::array<VerbSpec, N> verb_table(const VerbRow<Verb> (&rows)[N]) {
  if (N != kCountOf<Verb> || !in_order(rows)) notation_rows::table_is_not_in_the_order_of_its_enum();
  std::array<VerbSpec, N> specs{};
  for (std::size_t i = 0; i < N; ++i) specs[i] = {kNamesOf<Verb>[i], rows[i].operands, rows[i].kind};
  return specs;
}
template <Enum Happening, std::size_t N>
consteval std::array<EventSpec, N> event_table(const EventRow<Happening> (&rows)[N]) {
  if (N != kCountOf<Happening> || !in_order(rows)) notation_rows::table_is_not_in_the_order_of_its_enum();
  std::array<EventSpec, N> specs{};
  for (std::size_t i = 0; i < N; ++i) specs[i] = {kNamesOf<Happening>[i], rows[i].args};
  return specs;
}
// The first value of the enum is `none`: nothing is in the way. It needs no row.
template <Enum Why, std::size_t N>
consteval std::array<ReasonSpec, N + 1> reason_table(const ReasonRow<Why> (&rows)[N]) {
  if (N + 1 != kCountOf<Why>) notation_rows::table_is_not_in_the_order_of_its_enum();
  std::array<ReasonSpec, N + 1> specs{};
  specs[0].name = kNamesOf<Why>[0];
  for (std::size_t i = 0; i < N; ++i) {
    if (static_cast<std::size_t>(rows[i].id) != i + 1) notation_rows::table_is_not_in_the_order_of_its_enum();
    specs[i + 1] = {kNamesOf<Why>[i + 1], rows[i].rule, rows[i].distance, rows[i].args};
  }
  return specs;
}

struct Notation {
  std::span<const OperandKind> kinds;
  std::span<const VerbSpec> verbs;
  std::span<const EventSpec> events;
  std::span<const std::string_view> steps{};  // what can stand on an agenda
  std::span<const ReasonSpec> reasons{};      // by the value of the game's enum; 0: none
};

// The value of an operand that `word` names, if it names one.
std::optional<std::uint8_t> read_operand(const OperandKind& kind, std::string_view word);

// A named argument of an event or a reason as a member of the object that is being written: its name if it
// has one, a list of seats, or a number; null if it is hidden or there is none ("no card").
void write_argument(JsonWriter& out, const Notation& notation, const EventArgSpec& arg, int value);

// The action's text: its verb, then its operands, one blank between them.
std::string to_text(const Notation& notation, Action action);

// The action that `text` names. Reads exactly what `to_text` writes.
Result<Action> parse_action(const Notation& notation, std::string_view text);

// Like parse_action, but for people: among `legal`, also finds the one action whose text starts with the
// words of `text` (operands that follow from the situation may be left out). Operands that are a set may
// stand in any order.
Result<Action> find_action(const Notation& notation, std::string_view text, const ActionList& legal);

}  // namespace ravenhall
