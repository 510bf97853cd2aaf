// What came of thinking about a decision. Several who thought about the same one, each in worlds of its own,
// can put together what they found (opinion.hpp).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "agents/agent.hpp"
#include "kernel/softmax.hpp"

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

// Visits are summed, values are weighed by them. Expects findings about the same actions.
void add_finding(Finding& all, const Finding& one);

// Places in the legal list: what was visited most first, among equals what is worth most, then what comes
// first.
std::vector<std::size_t> by_visits(const Finding& finding);
// The same as a choice. Expects a finding about these actions, and at least one.
Choice most_visited(const Finding& finding, const ActionList& legal);

// A human mistake: something that looked nearly as good, within three times `slip`, comes first. The better
// it looked, the likelier it is. Expects at least one item.
template <class Item>
void make_mistake(std::vector<Item>& items, double slip, double luck) {
  constexpr double kStillSensible = 3;
  // Equals keep their order. By hand: with g++'s library clang warns of what std::stable_sort is made of.
  const auto better = [](const Item& a, const Item& b) { return a.value > b.value; };
  for (auto item = items.begin(); item != items.end(); ++item)
    std::rotate(std::upper_bound(items.begin(), item, *item, better), item, item + 1);
  std::vector<double> likings;
  for (const Item& item : items) {
    if (item.value < items.front().value - kStillSensible * slip) break;
    likings.push_back(item.value);
  }
  softmax(likings, 1 / slip);
  double left = luck;
  std::size_t chosen = 0;
  while (chosen + 1 < likings.size() && left >= likings[chosen]) left -= likings[chosen++];
  std::swap(items[0], items[chosen]);
}
inline void make_mistake(Choice& choice, double slip, double luck) {
  make_mistake(choice.alternatives, slip, luck);
  choice.action = choice.alternatives.front().action;
}

}  // namespace ravenhall
