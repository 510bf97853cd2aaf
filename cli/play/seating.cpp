#include "cli/play/seating.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <optional>

#include "agents/registry.hpp"
#include "cli/play/style.hpp"
#include "cli/play/words.hpp"
#include "cli/words/letters.hpp"
#include "kernel/record.hpp"
#include "kernel/sides.hpp"
#include "kernel/text.hpp"

namespace ravenhall::cli {

namespace {

constexpr std::string_view kHuman = "human";
constexpr std::string_view kFallback = "greedy";

std::string as_key(std::string_view typed) {
  std::string key(trimmed(typed));
  for (char& byte : key) {
    byte =
        byte == ' ' || byte == '-' ? '_' : static_cast<char>(std::tolower(static_cast<unsigned char>(byte)));
  }
  return key;
}

// Whether `part` is the whole name, or the words it begins or ends with.
bool names(std::string_view part, std::string_view name) {
  if (part == name) return true;
  if (part.empty() || part.size() >= name.size()) return false;
  return (name.starts_with(part) && name[part.size()] == '_') ||
         (name.ends_with(part) && name[name.size() - part.size() - 1] == '_');
}

std::string possible_seats(const GameInfo& info, int seats) {
  std::string text = fmt::format("seats from 0 to {}", seats - 1);
  std::vector<std::string> words;
  for (const Role& role : info.roles) words.emplace_back(role.name);
  if (!words.empty()) text += ", roles (" + joined(words, ", ") + ")";
  words.assign(info.sides.begin(), info.sides.end());
  if (!words.empty()) text += ", sides (" + joined(words, ", ") + ")";
  return text;
}

// The seats that each person holds.
Result<std::vector<SeatSet>> people(const GameInfo& info, int seats, const std::string& text) {
  std::vector<SeatSet> all;
  if (text == "none") return all;
  if (text == "all") {
    for (int i = 0; i < seats; ++i) all.emplace_back(seat_at(i));
    return all;
  }
  SeatSet taken;
  for (const std::string& person : split_at(text.empty() ? "0" : text, ',')) {
    SeatSet held;
    for (const std::string& word : split_at(person, '+')) {
      const auto named = seats_named(info, seats, word);
      if (!named) {
        return fail("bad_seat", "--human: " + named.error().message +
                                    " A comma separates people, + joins the seats of one; or all, or none.");
      }
      for (const Seat seat : *named) {
        if (taken.has(seat))
          return fail("bad_seat", fmt::format("--human names {} twice.", seat_label(info, seat)));
        taken.add(seat);
        held.add(seat);
      }
    }
    all.push_back(held);
  }
  return all;
}

bool is_agent(std::string_view name) {
  const auto known = agent_names();
  return std::find(known.begin(), known.end(), name) != known.end();
}

// The seat whose person holds this seat too; itself for an agent or somebody with one seat.
int lead_seat(const Controllers& controllers, int seat) {
  const std::string& text = controllers[static_cast<std::size_t>(seat)];
  if (text.size() <= kHuman.size() + 1 || !is_person(text)) return seat;
  return static_cast<int>(
      read_number(std::string_view(text).substr(kHuman.size() + 1), kMaxSeats - 1).value_or(kMaxSeats));
}

}  // namespace

Result<SeatSet> seats_named(const GameInfo& info, int seats, std::string_view word) {
  const std::string key = as_key(word);
  if (const auto number = read_number(key, static_cast<std::uint64_t>(seats - 1)))
    return SeatSet(seat_at(static_cast<int>(*number)));
  SeatSet found;
  for (int i = 0; i < seats && i < static_cast<int>(info.roles.size()); ++i) {
    const Role& role = info.roles[static_cast<std::size_t>(i)];
    if (role.name == key) return SeatSet(seat_at(i));
    if (names(key, role.name)) found.add(seat_at(i));
  }
  if (found.size() == 1) return found;
  if (found.size() > 1) return fail("bad_seat", in_quotes(word) + " can mean more than one role.");
  for (std::size_t i = 0; i < info.sides.size(); ++i) {
    if (names(key, info.sides[i])) return seats_of_side(info, static_cast<int>(i));
  }
  return fail("bad_seat", fmt::format("There is no seat {}; possible: {}.", in_quotes(word),
                                      possible_seats(info, seats)));
}

bool is_person(std::string_view controller) {
  return controller == kHuman || controller.starts_with(std::string(kHuman) + "+");
}

Result<Controllers> make_controllers(const GameInfo& info, int seats, const std::string& human,
                                     const std::vector<std::string>& agents) {
  Controllers controllers(static_cast<std::size_t>(seats));
  const auto at = [&](Seat seat) -> std::string& {
    return controllers[static_cast<std::size_t>(index(seat))];
  };
  const auto held = people(info, seats, human);
  if (!held) return tl::unexpected<Error>(held.error());
  for (const SeatSet& person : *held) {
    const Seat lead = person.first();
    for (const Seat seat : person)
      at(seat) = seat == lead ? std::string(kHuman) : fmt::format("{}+{}", kHuman, index(lead));
  }

  std::vector<std::string> in_order;
  for (const std::string& wish : agents) {
    const std::size_t equals = wish.find('=');
    const std::string agent = equals == std::string::npos ? wish : wish.substr(equals + 1);
    if (!is_agent(agent)) {
      const auto known = agent_names();
      return fail("unknown_agent", "There is no agent " + in_quotes(agent) + "; possible: " +
                                       listed({known.begin(), known.end()}, known.size()) + ".");
    }
    if (equals == std::string::npos) {
      in_order.push_back(agent);
      continue;
    }
    const auto named = seats_named(info, seats, wish.substr(0, equals));
    if (!named) return fail("bad_seat", "--agents: " + named.error().message);
    for (const Seat seat : *named) {
      if (!at(seat).empty())
        return fail("bad_seat", fmt::format("--agents: {} is taken already.", seat_label(info, seat)));
      at(seat) = agent;
    }
  }
  if (in_order.empty()) in_order.emplace_back(kFallback);
  std::size_t next = 0;
  for (std::string& controller : controllers) {
    if (controller.empty()) controller = in_order[std::min(next++, in_order.size() - 1)];
  }
  return controllers;
}

bool usable(const Controllers& controllers, int seats) {
  if (controllers.size() != static_cast<std::size_t>(seats)) return false;
  for (int i = 0; i < seats; ++i) {
    const std::string& each = controllers[static_cast<std::size_t>(i)];
    if (!is_person(each) && !is_agent(each)) return false;
    const int lead = lead_seat(controllers, i);
    if (lead >= seats || (lead != i && controllers[static_cast<std::size_t>(lead)] != kHuman)) return false;
  }
  return true;
}

std::vector<SeatSet> screens_of(const GameInfo& info, const Controllers& controllers) {
  std::vector<SeatSet> screens;
  for (int i = 0; i < static_cast<int>(controllers.size()); ++i) {
    if (!is_person(controllers[static_cast<std::size_t>(i)])) continue;
    // Whoever shares the screen with one of them shares it with all.
    SeatSet joint = seat_at(i);
    std::erase_if(screens, [&](const SeatSet& screen) {
      for (const Seat seat : screen) {
        const bool same_person = lead_seat(controllers, index(seat)) == lead_seat(controllers, i);
        if (!same_person && side_of(info, seat) != side_of(info, seat_at(i))) continue;
        joint = SeatSet::from_bits(joint.bits() | screen.bits());
        return true;
      }
      return false;
    });
    screens.push_back(joint);
  }
  return screens;
}

std::string seat_label(const GameInfo& info, Seat seat) {
  const std::string_view role = role_name(info, seat);
  if (role.empty()) return fmt::format("Seat {}", index(seat));
  std::string label;
  for (const std::string_view word : split_words(readable(role)))
    label += (label.empty() ? "" : " ") + capital(std::string(word));
  return label;
}

}  // namespace ravenhall::cli
