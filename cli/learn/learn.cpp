#include "cli/learn/learn.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <concepts>
#include <filesystem>
#include <iterator>
#include <mutex>
#include <ostream>
#include <thread>

#include "agents/library.hpp"
#include "agents/playable.hpp"
#include "agents/search.hpp"
#include "cli/exit_codes.hpp"
#include "cli/files.hpp"
#include "cli/learn/fit.hpp"
#include "cli/learn/store.hpp"
#include "games/blood_rage/judgement/learning.hpp"
#include "games/dracula/judgement/learning.hpp"
#include "games/raiders/judgement/learning.hpp"
#include "kernel/match.hpp"
#include "kernel/sides.hpp"

namespace ravenhall::cli {

namespace {

template <class L>
Position counted(const typename L::Rules::State& s, std::size_t game, std::size_t table) {
  Position position;
  position.game = game;
  position.table = table;
  L::look(
      s, table,
      [&](std::size_t, double stage) {
        position.parts.emplace_back();
        position.stage = static_cast<float>(stage);
      },
      [&](std::size_t feature, double value) {
        if (value != 0)
          position.parts.back().push_back({static_cast<std::uint16_t>(feature), static_cast<float>(value)});
      });
  return position;
}

// A lesson on what is chosen by worth alone (Judgement::by_prior) has `taken` instead of `look`: it calls
// add(feature, value) for what a choice takes. Such choices come at several times of a game; `before` tells
// how a seat stands before the first of each time.
template <class L>
concept LearnsChoices = requires(const typename L::Rules::State& s, Seat seat, Action action) {
  L::taken(s, seat, action, [](std::size_t, double) {});
  L::before(s, seat, [](std::size_t, double) {});
  { L::time(s) } -> std::same_as<std::size_t>;
  { L::table(s) } -> std::same_as<std::size_t>;
};

// A lesson on what is answered at once in the middle of something: what speaks for an answer.
template <class L>
concept LearnsAnswers = requires(const typename L::Rules::State& s, Seat seat, const ActionList& legal) {
  { L::asked(s) } -> std::same_as<bool>;
  L::count(s, seat, legal, [](std::size_t) {}, [](std::size_t, double) {});
};

// All that could have been answered, and what was.
template <class L>
Position answered(const typename L::Rules::State& s, Seat seat, const ActionList& legal, Action answer,
                  std::size_t game) {
  Position position;
  position.game = game;
  L::count(
      s, seat, legal,
      [&](std::size_t i) {
        position.parts.emplace_back();
        position.won.push_back(legal[i] == answer ? 1 : 0);
      },
      [&](std::size_t feature, double value) {
        position.parts.back().push_back({static_cast<std::uint16_t>(feature), static_cast<float>(value)});
      });
  position.target = position.won;
  return position;
}

// Such choices are made at random half of the time: what is always taken by whoever is good at it teaches
// nothing.
template <class L>
double whim_of(const LearnOptions& options, const typename L::Rules::State& s) {
  constexpr double kRandomChoices = 0.5;
  return LearnsChoices<L> && L::Rules::Judgement::by_prior(s) ? kRandomChoices : options.whim;
}

// All that each seat chose at one time of a game is one position. What it chose at other times is not part of
// it: what a choice brings about before the next time would count for the latter.
template <class L>
class ChoicesOfGame {
 public:
  using State = typename L::Rules::State;
  explicit ChoicesOfGame(int seats) : seats_(static_cast<std::size_t>(seats)) {}
  void add(const State& s, Seat seat, Action action) {
    const std::size_t time = L::time(s);
    if (time >= times_.size()) times_.resize(time + 1);
    Sums& sums = times_[time];
    if (sums.empty()) {
      sums.assign(seats_, std::vector<double>(L::kFeatures));
      for (std::size_t i = 0; i < seats_; ++i) L::before(s, static_cast<Seat>(i), adder(sums[i]));
    }
    L::taken(s, seat, action, adder(sums[static_cast<std::size_t>(index(seat))]));
  }
  std::vector<Position> positions(std::size_t game, std::size_t table) const {
    std::vector<Position> result;
    for (const Sums& sums : times_) {
      if (sums.empty()) continue;
      Position& position = result.emplace_back();
      position.game = game;
      position.table = table;
      for (const auto& of_seat : sums) {
        auto& part = position.parts.emplace_back();
        for (std::size_t f = 0; f < of_seat.size(); ++f) {
          if (of_seat[f] != 0)
            part.push_back({static_cast<std::uint16_t>(f), static_cast<float>(of_seat[f])});
        }
      }
    }
    return result;
  }

 private:
  using Sums = std::vector<std::vector<double>>;  // by seat, by feature
  static auto adder(std::vector<double>& sums) {
    return [&sums](std::size_t feature, double value) { sums[feature] += value; };
  }
  std::size_t seats_;
  std::vector<Sums> times_;
};

// Half of what is fitted is who won, half how near everybody came.
template <class L>
void give_targets(std::vector<Position>& positions, const Outcome& outcome) {
  for (Position& position : positions) {
    const std::size_t parts = position.parts.size();
    position.won.assign(parts, 0);
    if (outcome.side >= 0) {
      position.won[static_cast<std::size_t>(outcome.side)] = 1;
      position.target = position.won;
      continue;
    }
    for (const Seat winner : outcome.winners)
      position.won[static_cast<std::size_t>(index(winner))] =
          1.0F / static_cast<float>(outcome.winners.size());
    std::vector<double> near(parts);
    double best = -1e9;
    for (std::size_t i = 0; i < parts; ++i) best = std::max<double>(best, outcome.scores[i]);
    double all = 0;
    for (std::size_t i = 0; i < parts; ++i)
      all += near[i] = std::exp((outcome.scores[i] - best) / L::kScoreScale);
    position.target.resize(parts);
    for (std::size_t i = 0; i < parts; ++i)
      position.target[i] = 0.5F * position.won[i] + static_cast<float>(0.5 * near[i] / all);
  }
}

// Who plays: one seat or side by turns, and all others.
struct Players {
  AgentSpec one;
  AgentSpec others;
};

template <Game G>
Action choice_of(const AgentSpec& agent, const typename G::Observation& view, Rng& rng) {
  using J = typename G::Judgement;
  constexpr int kQuickWorlds = 3;
  if (agent.kind == Agent::search) return Search<G, J>(view, rng, agent.thought).choose().action;
  const int worlds = agent.kind == Agent::greedy_1 ? kFewestWorlds : kQuickWorlds;
  return greedy_choice<G, J>(view, rng, worlds).action;
}

// Whoever plays otherwise than the rest wins oftener or less often whatever can be counted: that is a feature
// of its own, behind all others, so that these do not get the praise.
template <class L>
inline constexpr std::size_t kPlaysOtherwise = L::kFeatures;

template <class L>
std::vector<Position> play(const LearnOptions& options, const Players& players, std::size_t number) {
  using G = typename L::Rules;
  using J = typename G::Judgement;
  constexpr std::uint32_t kEvery = 3;
  const GameInfo& info = G::info();
  const int sizes = info.max_seats - info.min_seats + 1;
  const int seats = options.seats > 0
                        ? options.seats
                        : info.min_seats + static_cast<int>(number % static_cast<std::size_t>(sizes));
  Rng rng(mix64(mix64(options.seed) + number));
  typename G::State s = G::start(*make_setup(info, seats, {}));
  const int parts = info.sides.empty() ? seats : static_cast<int>(info.sides.size());
  const auto one = static_cast<int>(number / static_cast<std::size_t>(sizes)) % parts;
  std::vector<Position> positions;
  ChoicesOfGame<L> chosen(seats);
  NoEvents none;
  ActionList legal;
  for (SeatSet to_act = G::to_act(s); !to_act.empty(); to_act = G::to_act(s)) {
    const Seat seat = to_act.first();
    if (seat == kNature) {
      G::apply(s, seat, G::nature(s, rng), none);
      continue;
    }
    if constexpr (!LearnsChoices<L> && !LearnsAnswers<L>) {
      if (J::quiet(s) && rng.below(kEvery) == 0) {
        for (const std::size_t table : L::tables(s)) positions.push_back(counted<L>(s, number, table));
      }
    }
    legal.clear();
    G::legal(s, seat, legal);
    Action action = legal[0];
    if (legal.size() > 1) {
      const auto view = G::observe(s, seat);
      const bool whim = rng.unit() < whim_of<L>(options, s);
      if (whim) {
        action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
      } else {
        action = choice_of<G>(side_of(info, seat) == one ? players.one : players.others, view, rng);
      }
      if constexpr (LearnsAnswers<L>) {
        if (!whim && L::asked(s)) positions.push_back(answered<L>(s, seat, legal, action, number));
      }
    }
    if constexpr (LearnsChoices<L>) {
      if (J::by_prior(s)) chosen.add(s, seat, action);
    }
    G::apply(s, seat, action, none);
  }
  if constexpr (LearnsChoices<L>) positions = chosen.positions(number, L::table(s));
  if constexpr (!LearnsAnswers<L>) {
    give_targets<L>(positions, G::outcome(s));
    for (Position& position : positions) {
      if (!options.rivals.empty())
        position.parts[static_cast<std::size_t>(one)].push_back({kPlaysOtherwise<L>, 1});
    }
  }
  return positions;
}

template <class L>
std::vector<Position> positions_of(const LearnOptions& options, const Players& players, std::ostream& err) {
  Store store(options.data, kPlaysOtherwise<L> + 1);
  std::vector<std::size_t> missing;
  for (std::size_t i = 0; i < options.games; ++i) {
    if (!store.games.contains(i)) missing.push_back(i);
  }
  const bool bar = isatty(STDERR_FILENO) != 0;
  std::mutex mutex;
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t i = next++; i < missing.size(); i = next++) {
      auto kept = play<L>(options, players, missing[i]);
      const std::lock_guard lock(mutex);
      store.add(missing[i], std::move(kept));
      if (bar) err << fmt::format("\r{}/{} games ", store.games.size(), options.games) << std::flush;
    }
  };
  std::vector<std::thread> threads;
  for (int i = 1; i < options.threads; ++i) threads.emplace_back(work);
  work();
  for (std::thread& thread : threads) thread.join();
  if (bar) err << "\n";
  std::vector<Position> all;
  for (auto& [game, kept] : store.games) {
    if (game < options.games) std::move(kept.begin(), kept.end(), std::back_inserter(all));
  }
  return all;
}

std::string losses(const Fit& fit) {
  std::string text = fmt::format("{:.4f} (", fit.loss);
  for (std::size_t k = 0; k < fit.loss_by_stage.size(); ++k)
    text += fmt::format("{}{:.3f}", k == 0 ? "" : " ", fit.loss_by_stage[k]);
  return text + ")";
}

// What two lots of games teach errs by chance in different places, so the mean of both errs less than either.
// Tables that no position was about stay as they are.
template <class L>
void take_mean(std::vector<Fit>& fits) {
  for (std::size_t t = 0; t < L::kTables; ++t) {
    std::vector<double>& weights = fits[t].weights;
    const bool any = !weights.empty();
    weights.resize((kPlaysOtherwise<L> + 1) * L::kStages);
    for (std::size_t f = 0; f < L::kFeatures; ++f) {
      for (std::size_t k = 0; k < L::kStages; ++k) {
        const auto present = static_cast<double>(L::kPresent[f][t][k]);
        double& weight = weights[f * L::kStages + k];
        weight = any ? (weight + present) / 2 : present;
      }
    }
  }
}

template <class L>
std::string source_text(const LearnOptions& options, const std::vector<Fit>& fits,
                        const std::string& figures) {
  std::string text =
      "// clang-format off\n// Made by a program, not by hand:\n//   " + options.command + "\n" + figures;
  text += "// One row a feature: its weight at each stage, for each number of seats.\n#pragma once\n\n";
  std::string folder = L::kFile;
  folder.resize(folder.rfind('/') + 1);
  text += "#include \"" + folder + L::kHeader + "\"\n#include \"kernel/learned.hpp\"\n\n";
  text += fmt::format("namespace {} {{\n\n", L::kNamespace);
  text += "inline constexpr " + std::string(L::kType) + " " + L::kName + "{{\n";
  for (std::size_t f = 0; f < L::kFeatures; ++f) {
    text += "    {{";
    for (std::size_t t = 0; t < L::kTables; ++t) {
      text += t == 0 ? "{{" : ", {{";
      for (std::size_t k = 0; k < L::kStages; ++k) {
        const double weight = fits[t].weights.empty() ? 0 : fits[t].weights[f * L::kStages + k];
        const std::string number = fmt::format("{:.4f}", weight);
        text += (k == 0 ? "" : ", ") + (number == "-0.0000" ? "0.0000" : number) + "F";
      }
      text += "}}";
    }
    text += fmt::format("}}}},  // {}\n", L::name(f));
  }
  return text + fmt::format("}}}};\n\n}}  // namespace {}\n", L::kNamespace);
}

template <class L>
int learn(const LearnOptions& options, std::ostream& out, std::ostream& err) {
  Players players;
  const auto find = [&](const std::string& name, AgentSpec& agent) {
    if (name == "quick") return true;
    const auto known = find_agent(name);
    if (known) agent = *known;
    const bool plays = known && (agent.kind == Agent::search || agent.kind == Agent::greedy_1);
    if (!known) err << known.error().message << "\n";
    if (known && !plays)
      err << "To learn from, \"quick\", \"greedy-1\" or \"search:EVALUATIONS\" can play.\n";
    return plays;
  };
  if (!find(options.agent, players.one) ||
      !find(options.rivals.empty() ? options.agent : options.rivals, players.others)) {
    return kWrongUsage;
  }
  const auto positions = positions_of<L>(options, players, err);
  std::vector<Fit> fits(L::kTables);
  std::string figures;
  FittedWeights around;
  for (std::size_t table = 0; table < L::kTables; ++table) {
    FitSettings settings;
    settings.features = kPlaysOtherwise<L> + 1;
    settings.stages = L::kStages;
    settings.table = table;
    settings.epochs = options.epochs;
    settings.decay = options.decay;
    settings.even = options.choices;
    settings.pooled = options.pool;
    if (options.pool && table > 0) {
      fits[table] = fits[0];
      continue;
    }
    const bool any =
        std::any_of(positions.begin(), positions.end(), [&](const Position& p) { return p.table == table; });
    if (!any) continue;
    settings.only_first = true;
    const Fit by_hand = fit(positions, settings, nullptr);
    settings.only_first = false;
    const bool bar = isatty(STDERR_FILENO) != 0;
    const auto progress = [&](int epoch, double loss) {
      if (bar)
        err << fmt::format("\repoch {}/{}: held-out loss {:.4f} ", epoch, settings.epochs, loss)
            << std::flush;
    };
    if (options.lean && around.empty()) {
      settings.pooled = true;
      around = fit(positions, settings, progress).weights;
      settings.pooled = false;
    }
    settings.around = around;
    fits[table] = fit(positions, settings, progress);
    if (bar) err << "\n";
    figures += fmt::format("// {} ({} positions): held-out loss {}; the judgement set by hand alone {}.\n",
                           options.pool ? std::string("All tables") : fmt::format("Table {}", table),
                           fits[table].positions, losses(fits[table]), losses(by_hand));
  }
  if (options.mean) take_mean<L>(fits);
  out << figures;
  if (options.write.empty()) return kFine;
  if (const auto written = write_file(options.write, source_text<L>(options, fits, figures)); !written) {
    err << written.error().message << "\n";
    return kBadInput;
  }
  return kFine;
}

}  // namespace

int run_learn(const LearnOptions& options, std::ostream& out, std::ostream& err) {
  if (options.choices) {
    if (options.game == "blood-rage") return learn<blood_rage::LearningChoices>(options, out, err);
    if (options.game == "raiders") return learn<raiders::LearningChoices>(options, out, err);
    err << "Nothing is chosen by the worth of cards alone in " << options.game << ".\n";
    return kWrongUsage;
  }
  if (options.answers) {
    if (options.game == "blood-rage") return learn<blood_rage::LearningAnswers>(options, out, err);
    err << "Nothing is learned of answers in " << options.game << ".\n";
    return kWrongUsage;
  }
  if (options.game == "blood-rage") return learn<blood_rage::Learning>(options, out, err);
  if (options.game == "raiders") return learn<raiders::Learning>(options, out, err);
  if (options.game == "dracula") return learn<dracula::Learning>(options, out, err);
  err << "Nothing can be learned of " << options.game << ".\n";
  return kWrongUsage;
}

}  // namespace ravenhall::cli
