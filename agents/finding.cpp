#include "agents/finding.hpp"

#include <algorithm>

#include "kernel/sort.hpp"

namespace ravenhall {

void add_finding(Finding& all, const Finding& one) {
  all.luck += one.luck;
  if (all.luck >= 1) all.luck -= 1;
  for (std::size_t i = 0; i < all.actions.size(); ++i) {
    Found& sum = all.actions[i];
    const Found& found = one.actions[i];
    if (found.visits == 0) continue;
    const auto visits = std::min<std::uint64_t>(std::uint64_t{sum.visits} + found.visits, UINT32_MAX);
    // With nothing there before this is the value itself, to the last bit.
    sum.value += (found.value - sum.value) * (found.visits / static_cast<double>(visits));
    sum.visits = static_cast<std::uint32_t>(visits);
  }
}

std::vector<std::size_t> by_visits(const Finding& finding) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < finding.actions.size(); ++i) places.push_back(i);
  put_in_order(places.begin(), places.end(), [&](std::size_t one, std::size_t other) {
    const Found& a = finding.actions[one];
    const Found& b = finding.actions[other];
    if (a.visits != b.visits) return a.visits > b.visits;
    return a.value != b.value ? a.value > b.value : one < other;
  });
  return places;
}

Choice most_visited(const Finding& finding, const ActionList& legal) {
  Choice choice;
  for (const std::size_t i : by_visits(finding))
    choice.alternatives.push_back({legal[i], finding.actions[i].value});
  choice.action = choice.alternatives.front().action;
  return choice;
}

}  // namespace ravenhall
