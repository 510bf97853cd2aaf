#include "agents/opinion.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

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

// Takes the text up to `end` off, and that too; nothing when it is not there.
std::optional<std::string_view> take(std::string_view& text, char end) {
  const std::size_t size = text.find(end);
  if (size == std::string_view::npos) return std::nullopt;
  const std::string_view taken = text.substr(0, size);
  text.remove_prefix(size + 1);
  return taken;
}

}  // namespace

// "actions luck slip chances", then a line for each action: "visits value action".
std::string write_opinion(const Opinion& opinion) {
  std::string text = std::to_string(opinion.actions.size()) + " " + bits_of(opinion.finding.luck) + " " +
                     bits_of(opinion.slip) + (opinion.chances ? " 1\n" : " 0\n");
  for (std::size_t i = 0; i < opinion.actions.size(); ++i) {
    const Found& found = opinion.finding.actions[i];
    text += std::to_string(found.visits) + " " + bits_of(found.value) + " " + opinion.actions[i] + "\n";
  }
  return text;
}

std::optional<Opinion> read_opinion(std::string_view text) {
  constexpr double kMostValue = 1e6;
  const auto words = split_words(take(text, '\n').value_or(""));
  if (words.size() != 4) return std::nullopt;
  const auto count = read_number(words[0], ActionList::kCapacity);
  const auto luck = read_bits(words[1], 1);
  const auto slip = read_bits(words[2], kMostValue);
  const auto chances = read_number(words[3], 1);
  if (!count || *count == 0 || !luck || !slip || !chances) return std::nullopt;
  Opinion opinion{{}, {{}, *luck}, *slip, *chances == 1};
  for (std::uint64_t i = 0; i < *count; ++i) {
    const auto visits = read_number(take(text, ' ').value_or(""), UINT32_MAX);
    const auto value = read_bits(take(text, ' ').value_or(""), kMostValue);
    const auto action = take(text, '\n');
    if (!visits || !value || !action) return std::nullopt;
    opinion.actions.emplace_back(*action);
    opinion.finding.actions.push_back({static_cast<std::uint32_t>(*visits), *value});
  }
  if (!text.empty()) return std::nullopt;
  return opinion;
}

Suggestion conclude(const Inquiry& inquiry, std::span<const std::string> thoughts) {
  Opinion all;
  for (const std::string& text : thoughts) {
    auto one = read_opinion(text);
    if (!one) continue;
    if (all.actions.empty()) {
      all = {std::move(one->actions), {}, one->slip, one->chances};
      all.finding.actions.resize(all.actions.size());
    } else if (one->actions != all.actions) {
      continue;
    }
    add_finding(all.finding, one->finding);
  }
  Suggestion result;
  if (all.actions.empty()) return result;
  std::vector<Alternative>& items = result.alternatives;
  for (const std::size_t i : by_visits(all.finding))
    items.push_back({std::move(all.actions[i]), all.finding.actions[i].value});
  if (all.slip > 0) make_mistake(items, all.slip, all.finding.luck);
  result.action = items.front().action;
  items.resize(std::min(items.size(), inquiry.agent.kind == Agent::random ? 0 : inquiry.most));
  result.chances = all.chances && items.size() > 1;
  return result;
}

}  // namespace ravenhall
