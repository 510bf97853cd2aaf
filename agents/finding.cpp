#include "agents/finding.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include "kernel/softmax.hpp"
#include "kernel/sort.hpp"
#include "kernel/text.hpp"

namespace ravenhall {

namespace {

std::string bits_of(double value) { return std::to_string(std::bit_cast<std::uint64_t>(value)); }

// What is no number, or none that can be averaged, must not be sorted by.
std::optional<double> read_bits(std::string_view text, double most) {
  const auto bits = read_number(text, UINT64_MAX);
  if (!bits) return std::nullopt;
  const auto value = std::bit_cast<double>(*bits);
  return std::abs(value) <= most ? std::optional(value) : std::nullopt;
}

}  // namespace

std::string write_finding(const Finding& finding) {
  std::string text = bits_of(finding.luck);
  for (const Found& found : finding.actions)
    text += " " + std::to_string(found.visits) + " " + bits_of(found.value);
  return text;
}

std::optional<Finding> read_finding(std::string_view text, std::size_t actions) {
  constexpr double kMostValue = 1e6;
  const auto words = split_words(text);
  if (words.size() != 1 + 2 * actions) return std::nullopt;
  const auto luck = read_bits(words[0], 1);
  if (!luck) return std::nullopt;
  Finding finding{{}, *luck};
  for (std::size_t i = 1; i < words.size(); i += 2) {
    const auto visits = read_number(words[i], UINT32_MAX);
    const auto value = read_bits(words[i + 1], kMostValue);
    if (!visits || !value) return std::nullopt;
    finding.actions.push_back({static_cast<std::uint32_t>(*visits), *value});
  }
  return finding;
}

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

Choice most_visited(const Finding& finding, const ActionList& legal) {
  struct Item {
    Found found;
    std::size_t place;
  };
  std::vector<Item> items;
  for (std::size_t i = 0; i < legal.size(); ++i) items.push_back({finding.actions[i], i});
  put_in_order(items.begin(), items.end(), [](const Item& a, const Item& b) {
    if (a.found.visits != b.found.visits) return a.found.visits > b.found.visits;
    return a.found.value != b.found.value ? a.found.value > b.found.value : a.place < b.place;
  });
  Choice choice{legal[items.front().place], {}};
  for (const Item& item : items) choice.alternatives.push_back({legal[item.place], item.found.value});
  return choice;
}

void make_mistake(Choice& choice, double slip, double luck) {
  constexpr double kStillSensible = 3;
  std::vector<Weighed>& items = choice.alternatives;
  // Equals keep their order. By hand: with g++'s library clang warns of what std::stable_sort is made of.
  const auto better = [](const Weighed& a, const Weighed& b) { return a.value > b.value; };
  for (auto item = items.begin(); item != items.end(); ++item)
    std::rotate(std::upper_bound(items.begin(), item, *item, better), item, item + 1);
  std::vector<double> likings;
  for (const Weighed& item : items) {
    if (item.value < items.front().value - kStillSensible * slip) break;
    likings.push_back(item.value);
  }
  softmax(likings, 1 / slip);
  double left = luck;
  std::size_t chosen = 0;
  while (chosen + 1 < likings.size() && left >= likings[chosen]) left -= likings[chosen++];
  std::swap(items[0], items[chosen]);
  choice.action = items[0].action;
}

}  // namespace ravenhall
