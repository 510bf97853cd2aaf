#include "kernel/match.hpp"

#include <algorithm>
#include <optional>

#include "kernel/text.hpp"

namespace ravenhall {

namespace {

std::vector<std::string> names_of(std::span<const OptionInfo> options) {
  std::vector<std::string> names;
  for (const OptionInfo& option : options) names.emplace_back(option.name);
  return names;
}

std::vector<std::string> names_of(std::span<const Preset> presets) {
  std::vector<std::string> names;
  for (const Preset& preset : presets) names.emplace_back(preset.name);
  return names;
}

// Sets one option by name; an error when there is no such option or value.
std::optional<Error> choose(const GameInfo& info, Setup& setup, std::string_view name,
                            std::string_view value) {
  const auto option = std::find_if(info.options.begin(), info.options.end(),
                                   [&](const OptionInfo& each) { return each.name == name; });
  if (option == info.options.end()) {
    return Error{"bad_option", std::string(info.title) + " has no option " + in_quotes(name) +
                                   "; possible: " + listed(names_of(info.options), kMaxOptions) + "."};
  }
  const auto found = std::find(option->values.begin(), option->values.end(), value);
  if (found == option->values.end()) {
    return Error{"bad_option",
                 "The option " + in_quotes(name) + " cannot be " + in_quotes(value) + "; possible: " +
                     listed({option->values.begin(), option->values.end()}, option->values.size()) + "."};
  }
  setup.options[static_cast<std::size_t>(option - info.options.begin())] =
      static_cast<std::uint8_t>(found - option->values.begin());
  return std::nullopt;
}

std::optional<Error> choose_preset(const GameInfo& info, Setup& setup, std::string_view name) {
  const auto preset = std::find_if(info.presets.begin(), info.presets.end(),
                                   [&](const Preset& each) { return each.name == name; });
  if (preset == info.presets.end()) {
    return Error{"bad_option", std::string(info.title) + " has no preset " + in_quotes(name) +
                                   "; possible: " + listed(names_of(info.presets), info.presets.size()) +
                                   "."};
  }
  for (const OptionChoice& choice : preset->choices) {
    if (auto error = choose(info, setup, choice.option, choice.value)) return error;
  }
  return std::nullopt;
}

}  // namespace

Result<Setup> stored_setup(const GameInfo& info, int seats,
                           const std::vector<std::pair<std::string, std::string>>& choices) {
  if (seats < info.min_seats || seats > info.max_seats) {
    std::string range = std::to_string(info.max_seats);
    if (info.min_seats < info.max_seats) range = std::to_string(info.min_seats) + " to " + range;
    return fail("bad_seats",
                std::string(info.title) + " is for " + range + " seats, not " + std::to_string(seats) + ".");
  }
  Setup setup;
  setup.seats = seats;
  for (const OptionInfo& option : info.options) setup.options.push_back(option.fallback);

  for (std::size_t i = 0; i < choices.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      if (choices[k].first == choices[i].first) {
        return fail("bad_option",
                    "The option " + in_quotes(choices[i].first) + " is given twice; say it once.");
      }
    }
  }
  for (const auto& [name, value] : choices) {
    if (name != "preset") continue;
    if (auto error = choose_preset(info, setup, value)) return tl::unexpected<Error>(*error);
  }
  for (const auto& [name, value] : choices) {
    if (name == "preset") continue;
    if (auto error = choose(info, setup, name, value)) return tl::unexpected<Error>(*error);
  }
  return setup;
}

Result<Setup> make_setup(const GameInfo& info, int seats,
                         const std::vector<std::pair<std::string, std::string>>& choices) {
  auto setup = stored_setup(info, seats, choices);
  for (std::size_t i = 0; setup && i < info.options.size(); ++i) {
    const OptionInfo& option = info.options[i];
    if (option.seats_from == 0 || setup->options[i] < option.seats_from + seats) continue;
    return fail("bad_option", "The option " + in_quotes(option.name) + " names a seat that is not there: " +
                                  in_quotes(option.values[setup->options[i]]) + "; seats are 0 to " +
                                  std::to_string(seats - 1) + ".");
  }
  return setup;
}

Json seat_json(Seat seat) {
  if (is_player(seat)) return index(seat);
  return seat_text(seat);
}

void write_seat(JsonWriter& out, Seat seat) {
  if (is_player(seat)) return out.value(index(seat));
  out.value(seat_text(seat));
}

void write_event_members(JsonWriter& out, const Notation& notation, const Event& event) {
  const EventSpec* spec = event.kind < notation.events.size() ? &notation.events[event.kind] : nullptr;
  spec == nullptr ? out.member("kind", event.kind) : out.member("kind", spec->name);
  write_seat(out.key("actor"), event.actor);
  for (std::size_t i = 0; spec != nullptr && i < spec->args.size() && !spec->args[i].name.empty(); ++i) {
    write_argument(out, notation, spec->args[i], event.args[i]);
  }
}

Json event_to_json(const Notation& notation, const Event& event) {
  return written([&](JsonWriter& out) { out.object([&] { write_event_members(out, notation, event); }); });
}

Json Match::observe(Seat seat) const {
  return written([&](JsonWriter& out) { write_view(seat, out); });
}

Json Match::event_json(const Event& event, SeatSet seats) const {
  return written([&](JsonWriter& out) { out.object([&] { write_event(event, seats, out); }); });
}

std::string result_text(const Outcome& outcome, int seats) {
  if (!outcome.over) return "*";
  std::string text;
  for (int i = 0; i < seats; ++i) {
    if (i > 0) text += '-';
    text += outcome.winners.has(seat_at(i)) ? '1' : '0';
  }
  return text;
}

std::string hash_text(std::uint64_t hash) {
  std::string text(16, '0');
  for (std::size_t i = 16; i-- > 0; hash >>= 4U) text[i] = "0123456789abcdef"[hash & 15U];
  return text;
}

std::vector<std::pair<std::string, std::string>> option_choices(const GameInfo& info, const Setup& setup) {
  std::vector<std::pair<std::string, std::string>> choices;
  for (std::size_t i = 0; i < info.options.size() && i < setup.options.size(); ++i) {
    choices.emplace_back(info.options[i].name, info.options[i].values[setup.options[i]]);
  }
  return choices;
}

Json position_head(const GameInfo& info, const Setup& setup) {
  Json head = Json::object();
  head["game"] = std::string(info.id);
  head["rules"] = info.rules_version;
  head["seats"] = setup.seats;
  Json& options = head["options"] = Json::object();
  for (const auto& [name, value] : option_choices(info, setup)) options[name] = value;
  return head;
}

Result<Setup> read_position_head(const GameInfo& info, const Json& position) {
  JsonReader head(position, "position");
  const std::string game = head.text("game");
  const auto rules = head.number("rules", 1, 1000000);
  const int seats = static_cast<int>(head.number("seats", 1, kMaxSeats));
  const Json& options = head.object("options");
  head.object("state");
  std::vector<std::pair<std::string, std::string>> choices;
  for (const auto& item : options.items()) {
    choices.emplace_back(item.key(), head.text_in(item.value(), "option " + in_quotes(item.key())));
  }
  if (!head.ok()) return fail("bad_position", head.error().message);
  if (game != info.id) {
    return fail("bad_position",
                "This is a position of " + in_quotes(game) + ", not of " + std::string(info.id) + ".");
  }
  if (rules > info.rules_version) {
    return fail("bad_position", "This position needs rules version " + std::to_string(rules) +
                                    "; this program knows " + std::to_string(info.rules_version) +
                                    ". Use a newer one.");
  }
  return stored_setup(info, seats, choices);
}

Json table_reason(std::string_view key) {
  return object_of({{"key", key}, {"rule", nullptr}, {"args", Json::object()}});
}

tl::unexpected<Error> refuse_turn(SeatSet to_act, Seat seat, int seats) {
  if (to_act.empty()) return fail("game_over", "The game is over; nobody decides any more.");
  if (is_player(seat) && index(seat) >= seats) {
    return fail("bad_seat", "There is no seat " + seat_text(seat) + "; seats are 0 to " +
                                std::to_string(seats - 1) + ".");
  }
  std::vector<std::string> waiting;
  for (const Seat each : to_act) waiting.push_back(each == kNature ? "nature" : "seat " + seat_text(each));
  const std::string who = seat == kNature      ? "Nature"
                          : seat == kSpectator ? "A spectator"
                                               : "Seat " + seat_text(seat);
  return fail("not_your_turn",
              who + " has nothing to decide now; the match waits for " + listed(waiting) + ".");
}

tl::unexpected<Error> refuse_undo(const std::vector<Decision>& decisions, const std::vector<bool>& revealing,
                                  Seat seat, bool over) {
  std::size_t last = decisions.size();
  while (last > 0 && decisions[last - 1].seat != seat) --last;
  if (!is_player(seat) || last == 0) return fail("nothing_to_undo", "This seat has decided nothing yet.");
  if (over) return fail("undo_blocked", "The game is over; nothing can be taken back any more.");
  for (std::size_t i = last; i < decisions.size(); ++i) {
    if (decisions[i].seat == kNature)
      return fail("undo_blocked", "Chance has played since your last decision.");
  }
  for (std::size_t i = last - 1; i < decisions.size(); ++i) {
    if (revealing[i])
      return fail("undo_blocked", "Something hidden has been shown by your last decision or since.");
  }
  return fail("undo_blocked", "Another seat has decided since your last decision.");
}

}  // namespace ravenhall
