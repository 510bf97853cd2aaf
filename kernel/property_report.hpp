// What the property suite looks for, and what it found.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/json.hpp"
#include "kernel/notation.hpp"
#include "kernel/rng.hpp"

namespace ravenhall {

enum class Property : std::uint8_t {
  ends,          // the game ends within its length bound, with a sane outcome
  no_dead_end,   // somebody can always decide until it is over; the list of legal actions is sane
  copies,        // a copy of a state behaves like the original, with and without events
  saves,         // save -> load -> save is identical
  notation,      // every legal action's text parses back to it
  invariants,    // G::check finds nothing
  accepts,       // what is legal is accepted
  refuses,       // what is not legal is refused with a reason and changes nothing
  undo,          // undo restores the exact state and is refused exactly where the design says
  replays,       // the record replays to the same hash at every step, and its dice verify
  imagines,      // an imagined world is sound and shows the seat the same observation
  hides_legal,   // the same list of legal actions, and the same seats to act
  hides_view,    // the same view in JSON, byte by byte
  hides_events,  // the same events
  hides_undo,    // the same undo offer; and whatever shows something hidden is marked as a reveal
  explains,      // a reason for every wish that is not legal and for no other; what it tells has its shape
  describes,     // views have the shape of the schema; only arguments that it marks as secret ever are
};

std::string_view name_of(Property property);

struct PropertyOptions {
  int stride = 1;       // the expensive checks run at every stride-th decision
  int worlds = 1;       // worlds imagined for each seat at each of them
  int refusals = 4;     // actions made up at each of them
  int wishes = 6;       // things wished for at each of them
  bool reveals = true;  // check that whatever shows something hidden is marked as a reveal
};

struct PropertyFailure {
  Property property = Property::ends;
  std::string what;    // what is wrong, and at which decision
  std::string record;  // the .saga text that leads there
};

struct PropertyReport {
  std::uint64_t games = 0;
  std::uint64_t decisions = 0;
  std::uint64_t worlds_imagined = 0;
  std::uint64_t worlds_different =
      0;  // of these, not equal to the true state: when 0, hiding was never put to the test
  std::vector<PropertyFailure> failures;  // the first of each property in each game

  bool ok() const { return failures.empty(); }
  bool has(Property property) const;
  void add(PropertyReport other);
};

Json report_json(const PropertyReport& report);

// Where two views differ first, for the message of a failure.
std::string first_difference(const Json& real, const Json& imagined);

// An action or a text that somebody careless or hostile could send.
std::string made_up_text(const Notation& notation, Rng& rng);
// Something of the game's own things that somebody could wish for, all of it or with open operands.
Wish made_up_wish(const Notation& notation, Rng& rng);

}  // namespace ravenhall
