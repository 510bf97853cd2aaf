#include "cli/learn/by_play.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <ostream>
#include <string>
#include <thread>
#include <vector>

#include "agents/library.hpp"
#include "agents/search.hpp"
#include "cli/exit_codes.hpp"
#include "cli/files.hpp"
#include "games/blood_rage/judgement/learning.hpp"
#include "games/raiders/judgement/learning.hpp"
#include "kernel/match.hpp"

namespace ravenhall::cli {

namespace {

constexpr std::size_t kGamesARound = 16;  // each deal twice, the sides changed
constexpr double kStep = 0.2;             // how far a clear round moves the amends, in reaches
constexpr std::size_t kSettled = 4;       // the first quarter of the rounds is on the way, and no result

template <class L>
using By = std::array<double, L::kAmends.size()>;

// How much better the first of two judgements did in a game in which every other seat had it: half by
// victories, half by how far ahead it was.
template <class L>
double lead_in(const std::array<decltype(L::weights({})), 2>& weights, const LearnOptions& options,
               const Thought& thought, std::size_t number) {
  using G = typename L::Rules;
  using J = typename G::Judgement;
  const int seats = options.seats > 0 ? options.seats : G::info().max_seats;
  const int first = static_cast<int>(number % 2);  // the seat that the first judgement begins with
  Rng rng(mix64(mix64(options.seed) + number / 2));
  typename G::State s = G::start(*make_setup(G::info(), seats, {}));
  NoEvents none;
  ActionList legal;
  for (SeatSet to_act = G::to_act(s); !to_act.empty(); to_act = G::to_act(s)) {
    const Seat seat = to_act.first();
    if (seat == kNature) {
      G::apply(s, seat, G::nature(s, rng), none);
      continue;
    }
    legal.clear();
    G::legal(s, seat, legal);
    Action action = legal[0];
    if (legal.size() > 1) {
      const auto view = G::observe(s, seat);
      Search<G, J> search(view, rng, thought);
      search.memory().weights = &weights[(index(seat) + first) % 2 == 0 ? 0 : 1];
      action = search.choose().action;
    }
    G::apply(s, seat, action, none);
  }
  const Outcome outcome = G::outcome(s);
  std::array<double, 2> won{};
  std::array<double, 2> points{};
  std::array<double, 2> count{};
  for (int i = 0; i < seats; ++i) {
    const std::size_t side = (i + first) % 2 == 0 ? 0 : 1;
    if (outcome.winners.has(seat_at(i))) won[side] += 1.0 / outcome.winners.size();
    points[side] += outcome.scores[static_cast<std::size_t>(i)];
    ++count[side];
  }
  const double ahead = points[0] / count[0] - points[1] / count[1];
  return 0.5 * (won[0] - won[1]) + 0.5 * ahead / L::kScoreScale;
}

// The mean over the games of a round, whoever of the threads played them.
template <class L>
double lead_of(const By<L>& one, const By<L>& other, const LearnOptions& options, const Thought& thought,
               std::size_t first_game) {
  const std::array weights{L::weights(one), L::weights(other)};
  std::array<double, kGamesARound> leads{};
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t i = next++; i < kGamesARound; i = next++)
      leads[i] = lead_in<L>(weights, options, thought, first_game + i);
  };
  std::vector<std::thread> threads;
  for (int i = 1; i < options.threads; ++i) threads.emplace_back(work);
  work();
  for (std::thread& thread : threads) thread.join();
  double sum = 0;
  for (const double lead : leads) sum += lead;
  return sum / kGamesARound;
}

template <class L>
By<L> moved_by_play(const LearnOptions& options, const Thought& thought, std::ostream& err) {
  const std::size_t rounds = options.games / kGamesARound;
  const bool bar = isatty(STDERR_FILENO) != 0;
  Rng directions(mix64(options.seed));
  By<L> by = L::kInUse;
  By<L> sum{};
  std::size_t summed = 0;
  for (std::size_t round = 0; round < rounds; ++round) {
    std::array<bool, L::kAmends.size()> up{};
    By<L> one = by;
    By<L> other = by;
    for (std::size_t i = 0; i < by.size(); ++i) {
      up[i] = directions.below(2) == 0;
      const double off = up[i] ? L::kAmends[i].reach : -L::kAmends[i].reach;
      one[i] += off;
      other[i] -= off;
    }
    const double lead = lead_of<L>(one, other, options, thought, round * kGamesARound);
    for (std::size_t i = 0; i < by.size(); ++i)
      by[i] += (up[i] ? kStep : -kStep) * lead * L::kAmends[i].reach;
    if (round >= rounds / kSettled) {
      ++summed;
      for (std::size_t i = 0; i < by.size(); ++i) sum[i] += by[i];
    }
    if (bar) err << fmt::format("\rround {}/{} ", round + 1, rounds) << std::flush;
  }
  if (bar) err << "\n";
  if (summed == 0) return by;
  for (double& each : sum) each /= static_cast<double>(summed);
  return sum;
}

template <class L>
int learn_by_play(const LearnOptions& options, std::ostream& out, std::ostream& err) {
  const auto agent = find_agent(options.agent == "quick" ? "search:300" : options.agent);
  if (!agent || agent->kind != Agent::search) {
    err << (agent ? options.agent + " does not search; name one that does, such as search:300." :
                    agent.error().message)
        << "\n";
    return kWrongUsage;
  }
  const By<L> by = moved_by_play<L>(options, agent->thought, err);
  std::string rows;
  for (std::size_t i = 0; i < by.size(); ++i)
    rows += fmt::format("    {:.3f},  // {}\n", by[i], L::name(L::kAmends[i].first));
  out << rows;
  if (options.write.empty()) return kFine;
  std::string folder = L::kFile;
  folder.resize(folder.rfind('/') + 1);
  const std::string text = fmt::format(
      "// clang-format off\n// Made by a program, not by hand:\n//   {}\n"
      "// So much more each of these is worth than positions taught, in the unit of the judgement set by hand.\n"
      "#pragma once\n\n#include \"{}amends.hpp\"\n\nnamespace {} {{\n\n"
      "inline constexpr std::array<double, kAmends.size()> kAmended{{\n{}}};\n\n}}  // namespace {}\n",
      options.command, folder, L::kNamespace, rows, L::kNamespace);
  if (const auto written = write_file(options.write, text); !written) {
    err << written.error().message << "\n";
    return kBadInput;
  }
  return kFine;
}

}  // namespace

int run_learn_by_play(const LearnOptions& options, std::ostream& out, std::ostream& err) {
  if (options.game == "blood-rage") return learn_by_play<blood_rage::LearningByPlay>(options, out, err);
  if (options.game == "raiders") return learn_by_play<raiders::LearningByPlay>(options, out, err);
  err << "Nothing can be learned of " << options.game << " by playing.\n";
  return kWrongUsage;
}

}  // namespace ravenhall::cli
