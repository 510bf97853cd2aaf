#include "kernel/explain.hpp"

#include <algorithm>
#include <utility>

#include "kernel/text.hpp"

namespace ravenhall {

namespace {

constexpr std::size_t kMostTouches = 8;

Result<std::uint8_t> value_of(const OperandKind& kind, std::string_view text) {
  if (const auto value = read_operand(kind, text)) return *value;
  return fail("bad_touch", "There is no " + std::string(kind.name) + " " + in_quotes(text) + ".");
}

Operand& operand(Action& action, std::size_t i) { return i == 0 ? action.a : i == 1 ? action.b : action.c; }

}  // namespace

Result<std::vector<Touch>> touches_of(const Json& request) {
  const auto list = request.find("touches");
  std::vector<Touch> touches;
  const auto is_touch = [](const Json& item) {
    return item.is_array() && item.size() == 2 && item[0].is_string() && item[1].is_string();
  };
  if (list == request.end() || !list->is_array() || list->size() > kMostTouches ||
      !std::all_of(list->begin(), list->end(), is_touch))
    return fail("bad_touch",
                R"("touches" must be a short list such as [["verb","march"],["place","gimle"]].)");
  for (const Json& item : *list)
    touches.push_back({*item[0].get_ptr<const std::string*>(), *item[1].get_ptr<const std::string*>()});
  return touches;
}

Result<std::vector<Wish>> wishes_of(const Notation& notation, std::span<const Touch> touches) {
  struct Thing {
    std::string_view kind;
    std::uint8_t value;
  };
  std::vector<Thing> things;
  std::string_view verb;
  for (const Touch& touch : touches) {
    if (touch.kind == "verb") {
      verb = touch.value;
      continue;
    }
    const OperandKind* kind = nullptr;
    for (const OperandKind& each : notation.kinds) {
      if (each.name == touch.kind) kind = &each;
    }
    if (kind == nullptr)
      return fail("bad_touch", "There are no things of the kind " + in_quotes(touch.kind) + ".");
    const auto value = value_of(*kind, touch.value);
    if (!value) return tl::unexpected<Error>(value.error());
    things.push_back({kind->name, *value});
  }

  std::vector<Wish> wishes;
  bool known = verb.empty();
  for (std::size_t v = 0; v < notation.verbs.size(); ++v) {
    const VerbSpec& spec = notation.verbs[v];
    if (spec.kind == VerbKind::chance || (!verb.empty() && spec.name != verb)) continue;
    known = true;
    Wish wish;
    wish.action.verb = v;
    bool takes_all = true;
    for (const Thing& thing : things) {
      std::size_t at = 0;
      const auto free = [&](std::size_t i) {
        return !wish.names(static_cast<int>(i)) &&
               notation.kinds[static_cast<std::size_t>(spec.operands[i])].name == thing.kind;
      };
      while (at < spec.operands.size() && spec.operands[at] >= 0 && !free(at)) ++at;
      if (at == spec.operands.size() || spec.operands[at] < 0) {
        takes_all = false;
        break;
      }
      operand(wish.action, at) = thing.value;
      wish.named = static_cast<std::uint8_t>(wish.named | (1U << at));
    }
    if (takes_all) wishes.push_back(wish);
  }
  if (!known) return fail("bad_touch", "There is no verb " + in_quotes(verb) + ".");
  return wishes;
}

Result<std::vector<Wish>> wishes_of(const Notation& notation, std::string_view text) {
  const std::vector<std::string_view> words = split_words(text);
  if (words.empty()) return fail("bad_action", "An action begins with a verb.");
  std::vector<Wish> wishes;
  for (std::size_t v = 0; v < notation.verbs.size(); ++v) {
    const VerbSpec& spec = notation.verbs[v];
    if (spec.name != words[0] || spec.kind == VerbKind::chance) continue;
    Wish wish;
    wish.action.verb = v;
    for (std::size_t i = 1; i < words.size(); ++i) {
      if (i > spec.operands.size() || spec.operands[i - 1] < 0)
        return fail("bad_action", in_quotes(words[0]) + " takes no " + in_quotes(words[i]) + ".");
      if (words[i] == "*") continue;
      const auto value = value_of(notation.kinds[static_cast<std::size_t>(spec.operands[i - 1])], words[i]);
      if (!value) return tl::unexpected<Error>(value.error());
      operand(wish.action, i - 1) = *value;
      wish.named = static_cast<std::uint8_t>(wish.named | (1U << (i - 1)));
    }
    wishes.push_back(wish);
  }
  if (wishes.empty()) return fail("bad_action", "There is no verb " + in_quotes(words[0]) + ".");
  return wishes;
}

Distance distance_of(const Notation& notation, const Reason& reason) {
  return notation.reasons[reason.kind].distance;
}

void write_reason(JsonWriter& out, const Notation& notation, const Reason& reason) {
  const ReasonSpec& spec = notation.reasons[reason.kind];
  out.object([&] {
    out.member("key", spec.name);
    out.member("rule", spec.rule);
    out.key("args").object([&] {
      for (std::size_t i = 0; i < spec.args.size() && !spec.args[i].name.empty(); ++i)
        write_argument(out, notation, spec.args[i], reason.args[i]);
    });
  });
}

}  // namespace ravenhall
