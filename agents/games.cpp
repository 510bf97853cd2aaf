#include "agents/games.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "agents/levels.hpp"
#include "kernel/text.hpp"

namespace ravenhall {

namespace {

constexpr std::size_t kSimple = 2;  // these are named in the order of Agent; behind them come the levels
constexpr std::array<std::string_view, kSimple + kLevels> kNames{"random", "greedy", "level1", "level2",
                                                                 "level3", "level4", "level5"};

// "search:2000:20:5:1:4:10:0"
std::optional<AgentSpec> find_search(std::string_view name) {
  constexpr std::string_view kSearch = "search:";
  constexpr std::uint64_t kMostEvaluations = 10'000'000;
  constexpr std::uint64_t kMostHundredths = 1000;
  constexpr std::array<std::uint64_t, 7> kMost{kMostEvaluations, kMostHundredths, kMostHundredths,
                                               kMostHundredths,  kMostShards,     kMostHundredths,
                                               kMostHundredths};
  if (!name.starts_with(kSearch)) return std::nullopt;
  name.remove_prefix(kSearch.size());
  AgentSpec spec{.kind = Agent::search};
  for (std::size_t i = 0; i < kMost.size(); ++i) {
    const std::size_t end = std::min(name.find(':'), name.size());
    const auto number = read_number(name.substr(0, end), kMost[i]);
    if (!number) return std::nullopt;
    const auto hundredths = static_cast<double>(*number) / 100;
    if (i == 0) spec.thought.evaluations = static_cast<std::int64_t>(*number);
    if (i == 1) spec.thought.explore = hundredths;
    if (i == 2) spec.thought.temperature = std::max(hundredths, 0.01);
    if (i == 3) spec.thought.play_on = *number > 0;
    if (i == 4) spec.thought.shards = std::max(static_cast<int>(*number), 1);
    if (i == 5) spec.thought.lead = hundredths;
    if (i == 6) spec.thought.race = hundredths;
    if (end == name.size()) return spec;
    name.remove_prefix(end + 1);
  }
  return std::nullopt;
}

}  // namespace

std::span<const std::string_view> agent_names() { return kNames; }

Result<AgentSpec> find_agent(std::string_view name) {
  const auto known = std::find(kNames.begin(), kNames.end(), name);
  if (known != kNames.end()) {
    const auto place = static_cast<std::size_t>(known - kNames.begin());
    if (place < kSimple) return AgentSpec{.kind = static_cast<Agent>(place)};
    return AgentSpec{.kind = Agent::level, .level = place - kSimple + 1};
  }
  if (name == "greedy-1") return AgentSpec{.kind = Agent::greedy_1};
  if (const auto spec = find_search(name)) return *spec;
  return fail("unknown_agent", "There is no agent " + in_quotes(name) + "; the agents are " +
                                   listed({kNames.begin(), kNames.end()}) + ".");
}

const GameEntry* Games::find(std::string_view id) const {
  const auto found =
      std::find_if(all_.begin(), all_.end(), [&](const GameEntry& each) { return each.info().id == id; });
  return found == all_.end() ? nullptr : &*found;
}

Result<Inquiry> Games::inquire(const Match& match, Seat seat, std::string_view agent, std::uint64_t seed,
                               int ms) const {
  const auto known = find_agent(agent);
  if (!known) return tl::unexpected<Error>(known.error());
  if (!is_player(seat) || !match.to_act().has(seat)) return refuse_turn(match.to_act(), seat, match.seats());
  if (find(match.info().id) == nullptr)
    return fail("unknown_game", "No agent knows " + std::string(match.info().title) + ".");
  return Inquiry{std::string(match.info().id), match.sight(seat), *known, seed, ms};
}

Thought thought_of(std::string_view game, const AgentSpec& agent) {
  if (agent.kind == Agent::level) return level_of(game, agent.level);
  return agent.kind == Agent::search ? agent.thought : Thought{};
}

int parts_of(const Inquiry& inquiry) {
  return std::clamp(thought_of(inquiry.game, inquiry.agent).shards, 1, kMostShards);
}

}  // namespace ravenhall
