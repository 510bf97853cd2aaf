// A series of games between agents: who sits where in which game, and what came of each. Every game follows
// from the plan and its number alone, whoever plays it and when.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "kernel/error.hpp"
#include "kernel/json.hpp"
#include "kernel/match.hpp"

namespace ravenhall::cli {

struct SeriesPlan {
  const GameEntry* game = nullptr;
  Setup setup;
  std::vector<std::pair<std::string, std::string>> options;  // as they were given
  std::vector<std::string> agents;                           // each once
  // Who plays which part, as places in `agents`: seats, or sides where the game has them. Games with one seed
  // follow each other, and the line-up moves on by one part from each of them to the next.
  std::vector<std::vector<std::size_t>> line_ups;
  bool rotate = true;
  std::uint64_t seed = 0;
  int event = -1;  // the kind of event that is looked for; -1: none

  std::size_t parts() const { return line_ups.front().size(); }
  std::size_t games_a_seed() const { return rotate ? parts() : 1; }
};

// `agents` in the order of the parts; the last one takes all parts that remain. More agents than parts meet
// in all combinations in turn. Errors: unknown_agent, bad_option, bad_seats …
Result<SeriesPlan> plan_series(const GameEntry& game, int seats, const std::vector<std::string>& agents,
                               const std::vector<std::pair<std::string, std::string>>& options, bool rotate,
                               std::uint64_t seed);

// What decisions with a choice took of one core.
struct ThinkingTime {
  double decisions = 0;
  double ms = 0;  // all together
  double longest = 0;

  void add(const ThinkingTime& other) {
    decisions += other.decisions;
    ms += other.ms;
    longest = std::max(longest, other.longest);
  }
};

struct GameResult {
  std::size_t number = 0;
  std::vector<std::size_t> agents;  // of each part
  std::vector<double> won;          // of each part; a shared victory in parts
  std::vector<int> ranks;           // of each part
  std::vector<int> scores;          // of each part; empty where there are none
  std::vector<ThinkingTime> times;  // of each part; no two runs take the same
  std::size_t decisions = 0;
  std::string hash;
  bool happened = false;  // the event that was looked for
};

// Looks for that event (a name of the game's schema) in every game. Errors: unknown_event.
Result<bool> look_for(SeriesPlan& plan, const std::string& event);

// Expects a number from 0 on. The record is written where `saga` points to, if anywhere.
Result<GameResult> play_numbered(const SeriesPlan& plan, std::size_t number, std::string* saga);

// What makes two series the same, as one line (the version of the agents, too: games of different ones are
// not counted together); and one game of it.
Json plan_json(const SeriesPlan& plan);
Json result_json(const GameResult& result);
Result<GameResult> read_result(const Json& json, const SeriesPlan& plan);

// The names of the parts: "seat 0" …, or the sides.
std::string part_name(const SeriesPlan& plan, std::size_t part);

}  // namespace ravenhall::cli
