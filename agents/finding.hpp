// What came of thinking about a decision. Several who thought about the same one, each in worlds of its own,
// can put together what they found.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agents/agent.hpp"

namespace ravenhall {

// Of one action.
struct Found {
  std::uint32_t visits = 0;  // how often it was looked into
  double value = 0;          // what is expected of it, on average
};

struct Finding {
  std::vector<Found> actions;  // in the order of the legal list
  double luck = 0;             // for a mistake: from 0 up to, not including, 1
};

// The finding of a search as one line of plain ASCII that keeps every bit.
std::string write_finding(const Finding& finding);
// Nothing when `text` is not one about `actions` actions.
std::optional<Finding> read_finding(std::string_view text, std::size_t actions);

// Visits are summed, values are weighed by them. Expects findings about the same actions.
void add_finding(Finding& all, const Finding& one);

// What was visited most; among equals what is worth most, then what comes first. Expects a finding about
// these actions, and at least one.
Choice most_visited(const Finding& finding, const ActionList& legal);

// A human mistake: something that looked nearly as good, within three times `slip`. The better it looked, the
// likelier it is.
void make_mistake(Choice& choice, double slip, double luck);

}  // namespace ravenhall
