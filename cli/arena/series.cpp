#include "cli/arena/series.hpp"

#include <fmt/format.h>
#include <time.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "agents/registry.hpp"
#include "agents/version.hpp"
#include "kernel/json_writer.hpp"
#include "kernel/record.hpp"
#include "kernel/rng.hpp"
#include "kernel/sides.hpp"
#include "kernel/text.hpp"

namespace ravenhall::cli {

namespace {

// All ways to take `take` of `of` things, in order.
std::vector<std::vector<std::size_t>> combinations(std::size_t of, std::size_t take) {
  std::vector<std::vector<std::size_t>> all;
  std::vector<std::size_t> now(take);
  for (std::size_t i = 0; i < take; ++i) now[i] = i;
  while (true) {
    all.push_back(now);
    std::size_t i = take;
    while (i > 0 && now[i - 1] == of - take + i - 1) --i;
    if (i == 0) return all;
    ++now[i - 1];
    for (std::size_t k = i; k < take; ++k) now[k] = now[k - 1] + 1;
  }
}

std::size_t part_of(const SeriesPlan& plan, Seat seat) {
  const GameInfo& info = plan.game->info();
  return static_cast<std::size_t>(info.sides.empty() ? index(seat) : side_of(info, seat));
}

}  // namespace

std::string part_name(const SeriesPlan& plan, std::size_t part) {
  const GameInfo& info = plan.game->info();
  return info.sides.empty() ? fmt::format("seat {}", part) : std::string(info.sides[part]);
}

Result<SeriesPlan> plan_series(const GameEntry& game, int seats, const std::vector<std::string>& agents,
                               const std::vector<std::pair<std::string, std::string>>& options, bool rotate,
                               std::uint64_t seed) {
  SeriesPlan plan;
  plan.game = &game;
  plan.options = options;
  plan.rotate = rotate;
  plan.seed = seed;
  const GameInfo& info = game.info();
  const auto setup =
      make_setup(info, seats > 0 ? seats : std::clamp(4, info.min_seats, info.max_seats), options);
  if (!setup) return tl::unexpected<Error>(setup.error());
  plan.setup = *setup;

  std::vector<std::size_t> wished;
  for (const std::string& name : agents) {
    if (const auto known = find_agent(name); !known) return tl::unexpected<Error>(known.error());
    const auto found = std::find(plan.agents.begin(), plan.agents.end(), name);
    wished.push_back(static_cast<std::size_t>(found - plan.agents.begin()));
    if (found == plan.agents.end()) plan.agents.push_back(name);
  }
  if (wished.empty()) return fail("unknown_agent", "A series needs at least one agent.");
  const std::size_t parts =
      info.sides.empty() ? static_cast<std::size_t>(plan.setup.seats) : info.sides.size();
  if (wished.size() <= parts) {
    wished.resize(parts, wished.back());
    plan.line_ups = {wished};
  } else {
    for (const auto& chosen : combinations(wished.size(), parts)) {
      std::vector<std::size_t>& line_up = plan.line_ups.emplace_back();
      for (const std::size_t place : chosen) line_up.push_back(wished[place]);
    }
  }
  return plan;
}

Result<bool> look_for(SeriesPlan& plan, const std::string& event) {
  const auto events = plan.game->notation().events;
  const auto found =
      std::find_if(events.begin(), events.end(), [&](const EventSpec& spec) { return spec.name == event; });
  if (found == events.end()) {
    return fail("unknown_event", "There is no event " + in_quotes(event) + "; `ravenhall schema " +
                                     std::string(plan.game->info().id) + "` lists them.");
  }
  plan.event = static_cast<int>(found - events.begin());
  return true;
}

namespace {

// Of this thread alone, so that it does not matter how many play beside it.
double thread_ms() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

}  // namespace

Result<GameResult> play_numbered(const SeriesPlan& plan, std::size_t number, std::string* saga) {
  const std::size_t round = number / plan.games_a_seed();
  const std::size_t shift = number % plan.games_a_seed();
  const auto& line_up = plan.line_ups[round % plan.line_ups.size()];
  // All line-ups get the same deals.
  const std::size_t deal = round / plan.line_ups.size();
  const std::uint64_t key = mix64(mix64(plan.seed) + deal);

  GameResult result;
  result.number = number;
  for (std::size_t part = 0; part < plan.parts(); ++part)
    result.agents.push_back(line_up[(part + shift) % plan.parts()]);

  result.times.resize(plan.parts());
  const auto look = [&](const std::vector<Event>& events) {
    for (const Event& event : events) result.happened = result.happened || event.kind == plan.event;
  };
  const auto match = plan.game->create(plan.setup, hash_text(key));
  while (!match->over()) {
    if (match->to_act().has(kNature)) {
      const auto acted = match->advance();
      if (!acted) return tl::unexpected<Error>(acted.error());
      look(*acted);
      continue;
    }
    const Seat seat = match->to_act().first();
    const auto legal = match->legal(seat);
    std::string action = legal.front();
    std::optional<Thinking> thinking;
    if (legal.size() > 1) {
      const std::size_t part = part_of(plan, seat);
      const std::string& agent = plan.agents[result.agents[part]];
      const std::uint64_t own = mix64(key ^ mix64(match->decisions().size() + kMaxSeats * shift));
      const double start = thread_ms();
      const auto suggestion = suggest(*match, seat, agent, own, 0);
      const double took = thread_ms() - start;
      result.times[part].add({1, took, took});
      if (!suggestion) return tl::unexpected<Error>(suggestion.error());
      action = suggestion->action;
      thinking = Thinking{.agent = agent,
                          .ms = 0,
                          .version = kAgentsVersion,
                          .derived = false,
                          .number = own,
                          .seen = match->decisions().size()};
    }
    const auto done = match->apply(seat, action);
    if (!done) return tl::unexpected<Error>(done.error());
    look(*done);
    if (thinking) match->note_thinking(std::move(*thinking));
  }

  const Outcome outcome = match->outcome();
  result.won.assign(plan.parts(), 0);
  result.ranks.assign(plan.parts(), 2);
  const bool sides = !plan.game->info().sides.empty();
  for (int i = 0; i < match->seats(); ++i) {
    const std::size_t part = part_of(plan, seat_at(i));
    const auto place = static_cast<std::size_t>(i);
    const bool winner = outcome.winners.has(seat_at(i));
    if (winner) result.won[part] = sides ? 1.0 : 1.0 / outcome.winners.size();
    if (place < outcome.ranks.size()) result.ranks[part] = outcome.ranks[place];
    if (!sides && place < outcome.scores.size()) result.scores.push_back(outcome.scores[place]);
  }
  result.decisions = match->decisions().size();
  result.hash = hash_text(match->hash());
  if (saga != nullptr) {
    Record record = match->record(true);
    for (int i = 0; i < match->seats(); ++i)
      record.names.push_back(plan.agents[result.agents[part_of(plan, seat_at(i))]]);
    *saga = write_record(record);
  }
  return result;
}

Json plan_json(const SeriesPlan& plan) {
  Json options = Json::object();
  for (const auto& [name, value] : option_choices(plan.game->info(), plan.setup)) options[name] = value;
  Json line_ups = Json::array();
  for (const auto& line_up : plan.line_ups) line_ups.push_back(line_up);
  Json json = {{"game", plan.game->info().id}, {"rules", plan.game->info().rules_version},
               {"seats", plan.setup.seats},    {"options", options},
               {"agents", plan.agents},        {"line_ups", line_ups},
               {"rotate", plan.rotate},        {"seed", plan.seed},
               {"version", kAgentsVersion}};
  if (plan.event >= 0)
    json["event"] = plan.game->notation().events[static_cast<std::size_t>(plan.event)].name;
  return json;
}

Json result_json(const GameResult& result) {
  Json times = Json::array();
  for (const ThinkingTime& time : result.times) times.push_back({time.decisions, time.ms, time.longest});
  return {{"number", result.number}, {"agents", result.agents}, {"won", result.won},
          {"ranks", result.ranks},   {"scores", result.scores}, {"decisions", result.decisions},
          {"hash", result.hash},     {"times", times},          {"happened", result.happened}};
}

Result<GameResult> read_result(const Json& json, const SeriesPlan& plan) {
  const auto bad = [] { return fail("bad_file", "A line of the file is not a game of a series."); };
  GameResult result;
  const auto number = [](const Json& item, auto& out) {
    if (!item.is_number()) return false;
    out = item.get<std::remove_reference_t<decltype(out)>>();
    return true;
  };
  const auto list = [&](const char* name, auto& out) {
    const auto found = json.find(name);
    if (found == json.end() || !found->is_array()) return false;
    for (const Json& item : *found) {
      if (!number(item, out.emplace_back())) return false;
    }
    return out.size() == plan.parts();
  };
  if (!json.is_object() || !json.contains("number") || !number(json["number"], result.number)) return bad();
  if (!list("agents", result.agents) || !list("won", result.won) || !list("ranks", result.ranks))
    return bad();
  for (const std::size_t agent : result.agents) {
    if (agent >= plan.agents.size()) return bad();
  }
  if (json.contains("scores") && json["scores"].is_array() && !json["scores"].empty() &&
      !list("scores", result.scores))
    return bad();
  if (json.contains("decisions")) number(json["decisions"], result.decisions);
  if (const auto happened = json.find("happened"); happened != json.end() && happened->is_boolean())
    result.happened = happened->get<bool>();
  result.times.resize(plan.parts());
  if (const auto times = json.find("times"); times != json.end()) {  // files of an earlier time have none
    if (!times->is_array() || times->size() != plan.parts()) return bad();
    for (std::size_t part = 0; part < plan.parts(); ++part) {
      const Json& time = (*times)[part];
      ThinkingTime& own = result.times[part];
      if (!time.is_array() || time.size() != 3 || !number(time[0], own.decisions) ||
          !number(time[1], own.ms) || !number(time[2], own.longest))
        return bad();
    }
  }
  if (json.contains("hash") && json["hash"].is_string()) result.hash = json["hash"].get<std::string>();
  return result;
}

}  // namespace ravenhall::cli
