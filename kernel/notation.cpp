#include "kernel/notation.hpp"

#include <algorithm>
#include <vector>

#include "kernel/text.hpp"

namespace ravenhall {

namespace {

constexpr std::size_t kMostWords = 4;  // a verb and three operands
constexpr std::size_t kMostListed = 8;

using Words = std::vector<std::string_view>;

std::size_t operand_count(const VerbSpec& verb) {
  std::size_t count = 0;
  while (count < verb.operands.size() && verb.operands[count] >= 0) ++count;
  return count;
}

const OperandKind& kind_of(const Notation& notation, const VerbSpec& verb, std::size_t operand) {
  return notation.kinds[static_cast<std::size_t>(verb.operands[operand])];
}

std::string operand_text(const OperandKind& kind, std::uint8_t value) {
  if (kind.values.empty()) return std::to_string(value);
  if (value < kind.values.size()) return std::string(kind.values[value]);
  return "?" + std::to_string(value);  // only from an action that no game ever made; parses as nothing
}

std::string choices_of(const OperandKind& kind) {
  if (kind.values.empty()) return "a number from 0 to 255";
  return listed({kind.values.begin(), kind.values.end()}, kMostListed);
}

const VerbSpec* find_verb(const Notation& notation, std::string_view name) {
  const auto found = std::find_if(notation.verbs.begin(), notation.verbs.end(),
                                  [&](const VerbSpec& verb) { return verb.name == name; });
  return found == notation.verbs.end() ? nullptr : &*found;
}

// "march <province> <province>"
std::string form_of(const Notation& notation, const VerbSpec& verb) {
  std::string form(verb.name);
  for (std::size_t i = 0; i < operand_count(verb); ++i) {
    form += " <";
    form += kind_of(notation, verb, i).name;
    form += ">";
  }
  return form;
}

Result<Action> parse_words(const Notation& notation, const Words& words) {
  if (words.empty()) return fail("bad_action", "The action is empty; write a verb and its operands.");
  const VerbSpec* verb = find_verb(notation, words[0]);
  if (verb == nullptr) {
    std::vector<std::string> names;
    for (const VerbSpec& each : notation.verbs) names.emplace_back(each.name);
    return fail("bad_action", "There is no action " + in_quotes(words[0]) + "; the verbs are " +
                                  listed(names, notation.verbs.size()) + ".");
  }
  if (words.size() != operand_count(*verb) + 1) {
    return fail("bad_action", "Write it as: " + form_of(notation, *verb) + ".");
  }
  std::array<Operand, 3> operands{};
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    const OperandKind& kind = kind_of(notation, *verb, i);
    const auto value = read_operand(kind, words[i + 1]);
    if (!value) {
      return fail("bad_action", in_quotes(words[i + 1]) + " is no " + std::string(kind.name) +
                                    "; possible: " + choices_of(kind) +
                                    ". Write it as: " + form_of(notation, *verb) + ".");
    }
    operands[i] = *value;
  }
  return Action{verb - notation.verbs.data(), operands[0], operands[1], operands[2]};
}

// An action as it can be written: word by word in full, and with the shorter names that people may use.
struct Spelling {
  Words full;
  Words shorter;
  bool any_order = false;  // of the operands
};

Spelling spelling_of(const Notation& notation, Action action, const std::string& text) {
  const VerbSpec& verb = notation.verbs[action.verb];
  Spelling spelling{split_words(text), {}, verb.kind == VerbKind::any_order};
  spelling.shorter = spelling.full;
  const std::array<Operand, 3> operands{action.a, action.b, action.c};
  for (std::size_t i = 0; i < operand_count(verb); ++i) {
    const auto shorter = kind_of(notation, verb, i).shorter;
    const auto value = static_cast<std::size_t>(int{operands[i]});
    if (value < shorter.size()) spelling.shorter[i + 1] = shorter[value];
  }
  return spelling;
}

// How a shortened text may stand for a full one.
struct Reading {
  bool from_start;  // the words given are the first ones, not just some of them in order
  bool loosely;     // a shorter name will do
};

// The same for operands that are a set: each word given is another one of them.
bool is_part_of(const Words& given, const Spelling& spelling, Reading reading) {
  std::vector<bool> used(spelling.full.size());
  for (std::size_t g = 0; g < given.size(); ++g) {
    const bool verb_must_come = g == 0 && reading.from_start;
    std::size_t i = g == 0 ? 0 : 1;
    const auto fits = [&] {
      return !used[i] &&
             (given[g] == spelling.full[i] || (reading.loosely && given[g] == spelling.shorter[i]));
    };
    while (i < used.size() && !fits()) ++i;
    if (i == used.size() || (verb_must_come && i > 0)) return false;
    used[i] = true;
  }
  return true;
}

bool stands_for(const Words& given, const Spelling& spelling, Reading reading) {
  const Words& full = spelling.full;
  if (given.size() > full.size()) return false;
  if (spelling.any_order) return is_part_of(given, spelling, reading);
  std::size_t matched = 0;
  for (std::size_t i = 0; i < full.size() && matched < given.size(); ++i) {
    if (given[matched] == full[i] || (reading.loosely && given[matched] == spelling.shorter[i])) {
      ++matched;
    } else if (reading.from_start) {
      return false;
    }
  }
  return matched == given.size();
}

std::vector<std::string> texts_of(const Notation& notation, const ActionList& legal) {
  std::vector<std::string> texts;
  texts.reserve(legal.size());
  for (const Action action : legal) texts.push_back(to_text(notation, action));
  return texts;
}

// Why nothing in the legal list fits, and what would.
tl::unexpected<Error> refuse(const Notation& notation, std::string_view text, const Words& words,
                             const std::vector<std::string>& legal_texts) {
  std::vector<std::string> same_verb;
  std::vector<std::string> verbs;
  for (const std::string& each : legal_texts) {
    const std::string verb(each.substr(0, each.find(' ')));
    if (verb == words[0]) same_verb.push_back(each);
    if (std::find(verbs.begin(), verbs.end(), verb) == verbs.end()) verbs.push_back(verb);
  }
  const std::vector<std::string>& possible =
      !same_verb.empty() ? same_verb : (legal_texts.size() <= kMostListed ? legal_texts : verbs);
  const std::string now = " Possible now: " + listed(possible, kMostListed) + ".";

  const auto parsed = parse_words(notation, words);
  if (parsed) return fail("illegal_action", in_quotes(text) + " is not possible now." + now);
  const VerbSpec* verb = find_verb(notation, words[0]);
  if (verb == nullptr) return fail("bad_action", "There is no action " + in_quotes(words[0]) + "." + now);
  if (same_verb.empty()) return fail("illegal_action", in_quotes(words[0]) + " is not possible now." + now);
  return fail("bad_action", parsed.error().message + now);
}

}  // namespace

std::optional<std::uint8_t> read_operand(const OperandKind& kind, std::string_view word) {
  if (kind.values.empty()) {
    const auto number = read_number(word, 255);
    return number ? std::optional(static_cast<std::uint8_t>(*number)) : std::nullopt;
  }
  const auto found = std::find(kind.values.begin(), kind.values.end(), word);
  if (found == kind.values.end()) return std::nullopt;
  return static_cast<std::uint8_t>(found - kind.values.begin());
}

void write_argument(JsonWriter& out, const Notation& notation, const EventArgSpec& arg, int value) {
  out.key(arg.name);
  if (value == Event::kHidden || value == Event::kNothing) return out.value(nullptr);
  const OperandKind kind = arg.kind < 0 ? OperandKind{} : notation.kinds[static_cast<std::size_t>(arg.kind)];
  const auto names = kind.values;
  if (kind.number == NumberKind::seats) {
    return out.list([&] {
      for (const Seat seat : SeatSet::from_bits(static_cast<std::uint16_t>(value))) out.value(index(seat));
    });
  }
  if (names.empty()) return out.value(value);
  const bool named = value >= 0 && static_cast<std::size_t>(value) < names.size();
  named ? out.value(names[static_cast<std::size_t>(value)]) : out.value(nullptr);
}

std::string to_text(const Notation& notation, Action action) {
  const std::array<Operand, 3> operands{action.a, action.b, action.c};
  const auto number = static_cast<std::size_t>(int{action.verb});
  if (number >= notation.verbs.size()) return "?" + std::to_string(number);
  const VerbSpec& verb = notation.verbs[number];
  std::string text(verb.name);
  for (std::size_t i = 0; i < operand_count(verb); ++i) {
    text += ' ';
    text += operand_text(kind_of(notation, verb, i), operands[i]);
  }
  return text;
}

Result<Action> parse_action(const Notation& notation, std::string_view text) {
  return parse_words(notation, split_words(text));
}

Result<Action> find_action(const Notation& notation, std::string_view text, const ActionList& legal) {
  const Words words = split_words(text);
  const auto exact = parse_words(notation, words);
  if (exact && legal.contains(*exact)) return *exact;

  const std::vector<std::string> texts = texts_of(notation, legal);
  if (words.empty()) {
    return fail("bad_action", "The action is empty. Possible now: " + listed(texts, kMostListed) + ".");
  }
  if (words.size() > kMostWords) return refuse(notation, text, words, texts);

  constexpr std::array<Reading, 4> kReadings{{{true, false}, {true, true}, {false, false}, {false, true}}};
  // A bare number would fit any action with that number in it; it is more likely a slip.
  const bool may_leave_out_the_verb = !read_number(words[0], UINT64_MAX);
  for (const Reading reading : kReadings) {
    if (!reading.from_start && !may_leave_out_the_verb) break;
    std::vector<std::size_t> fitting;
    for (std::size_t i = 0; i < texts.size(); ++i) {
      if (stands_for(words, spelling_of(notation, legal[i], texts[i]), reading)) fitting.push_back(i);
    }
    if (fitting.size() == 1) return legal[fitting[0]];
    if (fitting.size() > 1) {
      std::vector<std::string> candidates;
      for (const std::size_t i : fitting) candidates.push_back(texts[i]);
      return fail("ambiguous",
                  in_quotes(text) + " can mean " + listed(candidates, kMostListed) + "; say which.");
    }
  }
  return refuse(notation, text, words, texts);
}

}  // namespace ravenhall
