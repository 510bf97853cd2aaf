#include "cli/play/lists_screen.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/play/json_read.hpp"
#include "cli/play/seating.hpp"
#include "cli/play/words.hpp"
#include "cli/words/letters.hpp"
#include "kernel/sides.hpp"
#include "kernel/text.hpp"

namespace ravenhall::cli {

namespace {

constexpr std::size_t kNarrowestLists = 40;
constexpr std::string_view kMenuIndent = "     ";

// Members of a view or event in which a number means a seat.
bool means_a_seat(std::string_view key) {
  constexpr std::array<std::string_view, 4> kKeys{"seat", "seats", "actor", "to_act"};
  return std::find(kKeys.begin(), kKeys.end(), key) != kKeys.end();
}

std::string plain_text(const Json& value) {
  if (value.is_boolean()) return *value.get_ptr<const bool*>() ? "yes" : "no";
  return value.is_string() ? readable(text_of(value)) : dump(value);
}

// Calls `found(path, value)` for each part of `view` that differs from `open`.
template <class Found>
void differences(const Json& view, const Json& open, const std::string& path, Found&& found) {
  if (view == open) return;
  const auto below = [&](std::string_view name) {
    return path.empty() ? readable(name) : path + ", " + readable(name);
  };
  if (view.is_object() && open.is_object()) {
    for (const auto& [key, value] : view.items()) differences(value, at(open, key), below(key), found);
  } else if (view.is_array() && open.is_array() && view.size() == open.size() &&
             std::all_of(view.begin(), view.end(), [](const Json& each) { return each.is_object(); })) {
    for (std::size_t i = 0; i < view.size(); ++i) {
      const Json& seat = at(view[i], "seat");
      differences(view[i], open[i], below(seat.is_null() ? std::to_string(i + 1) : "seat " + dump(seat)),
                  found);
    }
  } else {
    found(path, view);
  }
}

// Calls `found(object)` for every object in which the word stands as a value.
template <class Found>
void mentions(const Json& value, std::string_view word, Found&& found) {
  if (value.is_object() && std::any_of(value.begin(), value.end(), [&](const Json& each) {
        return each.is_string() && text_of(each) == word;
      })) {
    found(value);
    return;
  }
  if (!value.is_structured()) return;
  for (const Json& each : value) mentions(each, word, found);
}

std::string values_text(const OperandKind& kind) {
  std::vector<std::string> values;
  for (const std::string_view value : kind.values) values.push_back(readable(value));
  return values.empty() ? "a number" : "one of " + joined(values, ", ");
}

std::string a_or_an(std::string_view noun) {
  const bool vowel = !noun.empty() && std::string_view("aeiou").find(noun[0]) != std::string_view::npos;
  return (vowel ? "an " : "a ") + readable(noun);
}

}  // namespace

ListsScreen::ListsScreen(const GameInfo& info, const Notation& notation, const Style& style,
                         const std::shared_ptr<const Words>& words)
    : Screen(style, words, notation, prefix_of(info.id)), info_(&info) {}

Name ListsScreen::seat(const Json& /*view*/, int seat) const {
  const std::string_view role = role_name(*info_, seat_at(seat));
  if (!role.empty() && words_->has(name("role", role).key)) return name("role", role);
  return {"table-seat", std::to_string(seat), seat};
}

std::string ListsScreen::seat_text(int seat) const {
  const std::string_view role = role_name(*info_, seat_at(seat));
  if (role.empty()) return say("table-seat", {{"n", seat}});
  return words_->has(name("role", role).key) ? called("role", role) : seat_label(*info_, seat_at(seat));
}

void ListsScreen::fit(std::size_t columns) {
  const std::size_t width = std::max(columns, kNarrowestLists);
  if (width != width_) shown_.clear();  // what was laid out for another width reads as changed
  width_ = width;
}

Layout ListsScreen::layout() const {
  return {style_, width_, say("term-none"), [this](std::string_view key, const Json& value) {
            const int number = means_a_seat(key) ? number_of(value, -1) : -1;
            const bool role = number >= 0 && number < static_cast<int>(info_->roles.size());
            return role ? seat_text(number) : plain_text(value);
          }};
}

std::string ListsScreen::who(int seat) const {
  if (seat < 0) return say("term-spectator");
  const std::string_view side = side_name(*info_, seat_at(seat));
  return style_.paint(seat_text(seat), Paint::cyan) + (side.empty() ? "" : " (" + readable(side) + ")");
}

std::string ListsScreen::seat_name(const Json& /*view*/, Seat seat) const {
  return is_player(seat) ? who(index(seat)) : "";
}

// Who looks and what is asked stands in the question.
std::vector<Layout::Section> ListsScreen::sections(const Json& view) const {
  Json rest = view;
  for (const char* key : {"game", "viewer", "question"}) rest.erase(key);
  return layout().sections(rest);
}

std::string ListsScreen::table(const Json& view) const {
  std::string out;
  for (const auto& section : sections(view)) out += section.text;
  if (!out.empty()) out.pop_back();
  return out;
}

std::string ListsScreen::hand(const Json& view, const Json& open) const {
  std::string out;
  differences(view, open, "", [&](const std::string& path, const Json& value) {
    if (path == "viewer" || path.starts_with("question") || is_empty(value)) return;
    out += "  " + hanging(path + ": " + layout().in_line("", value), width_, "    ") + '\n';
  });
  return out.empty() ? say("term-nothing-secret") : say("term-secret") + "\n" + out;
}

std::string ListsScreen::situation(const Json& view) {
  const auto now = sections(view);
  auto& before = shown_[viewer(view)];
  std::string out;
  std::vector<std::string> same;
  for (const auto& section : now) {
    const bool known = std::any_of(before.begin(), before.end(), [&](const Layout::Section& each) {
      return each.name == section.name && each.text == section.text;
    });
    if (known) {
      if (!section.name.empty()) same.push_back(section.name);
    } else {
      out += section.text;
    }
  }
  if (!same.empty())
    out += style_.paint(hanging(say("term-unchanged", {{"lists", joined(same, ", ")}}), width_, "  "),
                        Paint::dim) +
           '\n';
  before = now;
  return "\n" + out;
}

std::string ListsScreen::question(const Json& view) const {
  Json about = at(view, "question");
  const std::string kind = question_kind(view);
  std::string text = who(viewer(view)) + (kind.empty() ? "" : ": " + readable(kind));
  if (about.is_object()) {
    about.erase("kind");
    about.erase("seats");
    if (const std::string more = layout().in_line("", about); more != say("term-none")) text += ", " + more;
  }
  return hanging(text + ". " + say("term-choose"), width_, "  ");
}

std::string ListsScreen::operand(std::string_view verb, std::size_t i, std::string_view word) const {
  const auto spec = std::find_if(notation_->verbs.begin(), notation_->verbs.end(),
                                 [&](const VerbSpec& each) { return each.name == verb; });
  if (spec != notation_->verbs.end() && i < Operands::size() && spec->operands[i] >= 0) {
    const OperandKind& kind = notation_->kinds[static_cast<std::size_t>(spec->operands[i])];
    const auto seat = read_number(word, kMaxSeats - 1);
    if (means_a_seat(kind.name) && seat) return seat_text(static_cast<int>(*seat));
    if (words_->has(name(kind.name, word).key)) return called(kind.name, word);
    if (kind.values.empty() && kind.name != "number") return fmt::format("{} {}", readable(kind.name), word);
  }
  return readable(word);
}

std::string ListsScreen::choice(const Json& /*view*/, std::string_view action) const {
  const auto words = split_words(action);
  std::vector<std::string> operands;
  for (std::size_t i = 1; i < words.size(); ++i) operands.push_back(operand(words[0], i - 1, words[i]));
  const std::string verb = style_.paint(this->verb(words[0]), Paint::bold);
  return hanging(operands.empty() ? verb : verb + ": " + joined(operands, ", "), width_, kMenuIndent);
}

std::string ListsScreen::line(const Json& /*view*/, const ActionWords& words) const {
  return capital(operand(words[0], words.size() - 2, words.back()));
}

std::string ListsScreen::taste(const Json& /*view*/, const ActionWords& words) const {
  return operand(words[0], 0, words[1]);
}

std::string ListsScreen::sentence(const Json& /*view*/, const Json& event) const {
  std::vector<std::string> parts;
  for (const auto& [name, value] : event.items()) {
    if (name == "kind" || name == "actor") continue;
    parts.push_back(readable(name) + " " + (value.is_null() ? "hidden" : layout().in_line(name, value)));
  }
  const Json& actor = at(event, "actor");
  const std::string subject =
      actor.is_number_integer() ? style_.paint(seat_text(number_of(actor)), Paint::cyan) : "Chance";
  const std::string text = subject + ": " + plain_text(at(event, "kind"));
  return parts.empty() ? text : text + ": " + joined(parts, ", ");
}

// "invade FIGURE PLACE", and what can stand in these places.
std::string ListsScreen::explain_verb(const VerbSpec& verb) const {
  std::string form(verb.name);
  std::string kinds;
  for (std::size_t i = 0; i < Operands::size() && verb.operands[i] >= 0; ++i) {
    const OperandKind& kind = notation_->kinds[static_cast<std::size_t>(verb.operands[i])];
    std::string name(kind.name);
    std::transform(name.begin(), name.end(), name.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    form += " " + name;
    if (kinds.find(" " + name + " is") != std::string::npos) continue;
    kinds += fmt::format(" {} is {}.", name, values_text(kind));
  }
  return "said as " + form + "." + kinds;
}

std::vector<std::string> ListsScreen::explain(const Json& view, std::string_view key) const {
  std::vector<std::string> found;
  for (const VerbSpec& verb : notation_->verbs) {
    if (verb.name == key) found.push_back(headed(readable(key), explain_verb(verb)));
  }
  std::vector<std::string> kinds;
  for (const OperandKind& kind : notation_->kinds) {
    const bool value = std::find(kind.values.begin(), kind.values.end(), key) != kind.values.end();
    if (value || kind.name == key) kinds.push_back(value ? a_or_an(kind.name) : values_text(kind));
  }
  if (!kinds.empty()) found.push_back(headed(readable(key), joined(kinds, " or ") + "."));
  mentions(view, key, [&](const Json& object) {
    found.push_back(say("term-on-table", {{"what", layout().in_line("", object)}}));
  });
  return found;
}

std::string ListsScreen::result(const Json& /*view*/, const Outcome& outcome) const {
  std::string out = style_.paint(say("table-why-game-over"), Paint::bold);
  if (outcome.side >= 0)
    out += " " + say("term-won", {{"side", readable(info_->sides[static_cast<std::size_t>(outcome.side)])}});
  std::vector<int> order;
  for (int i = 0; i < static_cast<int>(outcome.ranks.size()); ++i) order.push_back(i);
  const auto rank = [&](int seat) { return static_cast<int>(outcome.ranks[static_cast<std::size_t>(seat)]); };
  std::sort(order.begin(), order.end(),
            [&](int a, int b) { return rank(a) != rank(b) ? rank(a) < rank(b) : a < b; });
  std::size_t widest = 0;
  for (const int seat : order) widest = std::max(widest, columns(who(seat)));
  for (const int seat : order) {
    out += fmt::format("\n  {}.  {}", rank(seat), padded(who(seat), widest));
    if (!outcome.scores.empty())
      out += fmt::format("  {:>4}", outcome.scores[static_cast<std::size_t>(seat)]);
    if (outcome.winners.has(seat_at(seat))) out += "  " + style_.paint(say("term-victory"), Paint::green);
  }
  return out;
}

std::string ListsScreen::primer() const {
  return wrapped(say("term-lists", {{"title", std::string(info_->title)}}), width_, "") + '\n';
}

}  // namespace ravenhall::cli
