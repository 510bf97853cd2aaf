// Search for all games: an open-loop tree over what seats decide, grown in imagined worlds (information-set
// tree search). Nature's acts and forced moves are no nodes, so that no branch can know what nature will do;
// each iteration deals them anew. At its first visit a node gets all its children at once, each taken in the
// world at hand, settled and valued: that value is the first visit and makes the prior. Every seat goes for
// its own chance to win (max-n). No allocation while it looks; the same view, seed and number of evaluations
// give the same answer on every machine.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "agents/agent.hpp"
#include "agents/finding.hpp"
#include "agents/thought.hpp"
#include "kernel/game.hpp"
#include "kernel/sides.hpp"
#include "kernel/softmax.hpp"
#include "kernel/sort.hpp"

namespace ravenhall {

// One number for each seat, or for each side where sides win and lose together.
using Chances = std::array<double, kMaxSeats>;

// What a search needs of a judgement beyond what every agent does: how likely each seat (or side) is to win.
// Expects a quiet state of a game that goes on. Beside it a judgement may have
//   bool by_habit(const State&, Seat viewer, Seat seat)   the seat answers as people usually do, and is not
//                                                         searched
//   void play_on(State&, Rng&, Memory&)                   goes on by habit to where more can be told
//   LearnedHabits                                         `Habits` as games of those who search taught them
//   double learned_prior(const State&, Seat, Action)      `prior` as games taught it, where it alone decides
//   double slips(Seat)                                    how easily a seat slips, as a factor: a small
//                                                         mistake may cost one side more than the other
//   kLooks                                                in so many worlds all actions are compared before
//                                                         the search begins: for games whose worlds differ
//                                                         more than their actions do
template <class J, class G>
concept KnowsChances = JudgementOf<J, G> && (requires(const typename G::State& s, std::span<double> out) {
                         J::chances(s, Seat{}, out);
                       } || requires(const typename G::State& s, std::span<double> out, MemoryOf<J>& memory) {
                         J::chances(s, Seat{}, out, memory);
                       });

template <Game G, KnowsChances<G> J>
void known_chances(const typename G::State& s, Seat viewer, std::span<double> out, MemoryOf<J>& memory) {
  if constexpr (requires { J::chances(s, viewer, out, memory); }) {
    J::chances(s, viewer, out, memory);
  } else {
    J::chances(s, viewer, out);
  }
}

// What a search takes everybody to answer at once.
template <class J>
struct LearnedAnswers : QuickAnswers<J> {
  using QuickAnswers<J>::QuickAnswers;
};
template <class J>
  requires requires { typename J::LearnedHabits; }
struct LearnedAnswers<J> : J::LearnedHabits {
  using J::LearnedHabits::LearnedHabits;
};

// How much worse what this seat chooses by mistake may look.
template <Game G, JudgementOf<G> J>
double slip_of(const Thought& thought, [[maybe_unused]] Seat seat) {
  if constexpr (requires { J::slips(seat); }) {
    return thought.slip * J::slips(seat);
  } else {
    return thought.slip;
  }
}

struct SearchCount {
  std::int64_t evaluations = 0;
  std::int64_t iterations = 0;
  std::int64_t nodes = 0;
};

template <Game G, JudgementOf<G> J>
class Search {
 public:
  Search(const typename G::Observation& view, Rng& rng, const Thought& thought)
      : view_(view), rng_(rng), thought_(thought) {}

  // What can be found of each legal action, in the order of the legal list. Expects the viewer to have a
  // decision to take. `enough` is asked now and then whether to stop early.
  template <class Enough>
  Finding find_out(Enough&& enough) {
    const typename G::State first = G::imagine(view_, rng_);
    G::legal(first, view_.viewer, legal_);
    searched_ = legal_.size() > 1 && !J::by_prior(first);
    if (!searched_) return by_prior(first);
    parts_ = parts_of(first);
    imagine_worlds();
    nodes_.reserve(most_nodes());
    found_.reserve(ActionList::kCapacity);
    nodes_.push_back({});
    if (kKnowsLooks || thought_.race > 0) look_around(legal_);
    if (thought_.race > 0) {
      race(enough);
    } else {
      grow(enough);
    }
    count_.nodes = static_cast<std::int64_t>(nodes_.size());
    const auto unused = thought_.lead > 0 ? looks_left() : 0;
    return found_at_root(static_cast<std::uint32_t>(unused));
  }
  Finding find_out() {
    return find_out([] { return false; });
  }

  template <class Enough>
  Choice choose(Enough&& enough) {
    const Finding finding = find_out(enough);
    Choice choice = most_visited(finding, legal_);
    if (searched_ && thought_.slip > 0)
      make_mistake(choice, slip_of<G, J>(thought_, view_.viewer), finding.luck);
    return choice;
  }
  Choice choose() {
    return choose([] { return false; });
  }

  const SearchCount& count() const { return count_; }

 private:
  using State = typename G::State;
  using Index = std::uint32_t;
  static constexpr Index kNone = 0;  // the root is nobody's child
  static constexpr int kLook = 64;
  static constexpr std::size_t kDeepest = 64;
  static constexpr bool kKnowsLooks = requires { J::kLooks; };

  struct Node {
    Action action;
    Seat seat{};  // who takes it
    Index sibling = kNone;
    Index child = kNone;  // the first one
    std::uint32_t visits = 0;
    float prior = 0;
    float promise = 0;           // what the action is worth beyond what can be seen after it, in chances
    std::array<float, 4> sum{};  // of the chances of each part
  };

  // An action of the root in a race.
  struct Runner {
    Index child = kNone;
    double sum = 0;         // of this round; before the first, the first impression
    std::size_t place = 0;  // in this round
  };
  using Runners = std::vector<Runner>;

  static int parts_of(const State& s) {
    return G::info().sides.empty() ? G::seats(s) : static_cast<int>(G::info().sides.size());
  }
  static std::size_t part_of(Seat seat) { return static_cast<std::size_t>(side_of(G::info(), seat)); }

  // How often it could still look, going by how many evaluations a look has taken so far.
  std::int64_t looks_left() const {
    if (count_.evaluations == 0) return 0;  // it was allowed none at all
    const std::int64_t left = std::max<std::int64_t>(thought_.evaluations - count_.evaluations, 0);
    return count_.iterations * left / count_.evaluations;
  }

  // Nothing seems better than what was looked at most, and the next is so far behind that the looks that are
  // left would hardly change that (docs/arena.md has how rarely they do).
  bool sure() const {
    if (thought_.lead == 0) return false;
    const Index best = most_visited_child();
    const std::size_t part = part_of(view_.viewer);
    const auto expected = [&](const Node& node) { return node.sum[part] / static_cast<float>(node.visits); };
    std::uint32_t next = 0;
    for (Index i = nodes_[0].child; i != kNone; i = nodes_[i].sibling) {
      if (i == best) continue;
      if (expected(nodes_[i]) > expected(nodes_[best])) return false;
      next = std::max(next, nodes_[i].visits);
    }
    const double ahead = nodes_[best].visits - next;
    return ahead > thought_.lead * static_cast<double>(looks_left());
  }

  // Expects the root to have children.
  Index most_visited_child() const {
    Index best = nodes_[0].child;
    for (Index i = best; i != kNone; i = nodes_[i].sibling) {
      if (nodes_[i].visits > nodes_[best].visits) best = i;
    }
    return best;
  }

  // Each evaluation makes one node at the most.
  std::size_t most_nodes() const {
    constexpr std::int64_t kMostNodes = 1'000'000;
    const auto most = static_cast<std::int64_t>(ActionList::kCapacity) + thought_.evaluations;
    return static_cast<std::size_t>(std::min(most, kMostNodes));
  }

  void imagine_worlds() {
    constexpr std::int64_t kEvaluationsAWorld = 30;
    const auto count = std::clamp<std::int64_t>(thought_.evaluations / kEvaluationsAWorld, 12, 600);
    worlds_.resize(static_cast<std::size_t>(count));
    imagine_all<G>(view_, rng_, worlds_);
    for (State& world : worlds_) J::reopen(world, view_.viewer);
  }

  // Nothing is searched: each action is looked at once.
  Finding by_prior(const State& s) const {
    Finding finding;
    for (const Action action : legal_) finding.actions.push_back({1, prior_alone(s, action)});
    return finding;
  }
  double prior_alone(const State& s, Action action) const {
    if constexpr (requires { J::learned_prior(s, view_.viewer, action); }) {
      return J::learned_prior(s, view_.viewer, action);
    } else {
      return J::prior(s, view_.viewer, action);
    }
  }

  void value(const State& s, Chances& out) {
    const std::span<double> chances(out.data(), static_cast<std::size_t>(parts_));
    const Outcome outcome = G::outcome(s);
    ++count_.evaluations;
    if (outcome.over) {
      std::fill(chances.begin(), chances.end(), 0.0);
      if (outcome.side >= 0) {
        chances[static_cast<std::size_t>(outcome.side)] = 1;
      } else {
        for (const Seat seat : outcome.winners) chances[part_of(seat)] = 1.0 / outcome.winners.size();
      }
    } else if constexpr (KnowsChances<J, G>) {
      known_chances<G, J>(s, view_.viewer, chances, memory_);
    } else {
      guess(s, chances);
    }
  }

  // For a game whose judgement knows no chances.
  static void guess(const State& s, std::span<double> chances) {
    constexpr double kPointsAhead = 0.1;
    for (int i = 0; i < G::seats(s); ++i) {
      const double ahead = worth<G, J>(s, seat_at(i));
      chances[part_of(seat_at(i))] = G::info().sides.empty() ? ahead : 0.5 + 0.5 * ahead;
    }
    if (G::info().sides.empty()) softmax(chances, kPointsAhead);
  }

  bool by_habit(const State& s, Seat seat) const {
    if constexpr (requires { J::by_habit(s, seat, seat); }) {
      return J::by_habit(s, view_.viewer, seat);
    } else {
      return false;
    }
  }

  // Goes on to where one seat has a real choice. False: there is none before the horizon.
  bool advance(State& s, Rng& luck, Seat& seat, ActionList& legal) {
    constexpr int kMostSteps = 200;
    NoEvents none;
    for (int i = 0; i < kMostSteps; ++i) {
      const SeatSet seats = G::to_act(s);
      if (seats.empty()) return false;
      seat = seats.first();
      if (seat == kNature) {
        if (J::quiet(s)) return false;  // a new chapter begins: nobody can plan beyond its deal
        G::apply(s, seat, G::nature(s, luck), none);
        continue;
      }
      if (J::by_prior(s)) return false;
      if (seats.size() > 1 || by_habit(s, seat)) {
        G::apply(s, seat, LearnedAnswers<J>(memory_).answer(s, seat, luck), none);
        continue;
      }
      legal.clear();
      G::legal(s, seat, legal);
      if (legal.size() > 1) return true;
      G::apply(s, seat, legal[0], none);
    }
    return false;
  }

  std::int64_t looks_around(std::int64_t actions) const {
    constexpr std::int64_t kBeforeRace = 64;
    if (thought_.race > 0)
      return std::clamp<std::int64_t>(thought_.evaluations / (8 * actions), 1, kBeforeRace);
    if constexpr (kKnowsLooks) {
      return std::clamp<std::int64_t>(thought_.evaluations / (2 * actions), 1, J::kLooks);
    } else {
      return 1;
    }
  }

  // First impressions of what is to be decided come from many worlds, the same ones for every action: what
  // the actions differ by is mostly less than what worlds do.
  void look_around(const ActionList& legal) {
    const auto count = static_cast<std::int64_t>(legal.size());
    const std::int64_t looks = looks_around(count);
    Chances chances{};
    std::array<double, ActionList::kCapacity> hopes;
    for (std::int64_t i = 0; i < looks; ++i) {
      const State& world = nth_world(i);
      const Rng luck(rng_.next());
      if (i == 0) {
        look_at_all(0, world, view_.viewer, legal, luck, chances);
        continue;
      }
      for (Index child = 1; child <= legal.size(); ++child) {
        Node& node = nodes_[child];
        Chances hope{};
        look_at(world, node, luck, hope);
        ++node.visits;
        for (int part = 0; part < parts_; ++part)
          node.sum[static_cast<std::size_t>(part)] +=
              static_cast<float>(hope[static_cast<std::size_t>(part)]);
      }
    }
    for (std::size_t i = 0; i < legal.size(); ++i) {
      const Node& node = nodes_[i + 1];
      hopes[i] = static_cast<double>(node.sum[part_of(view_.viewer)]) / node.visits;
    }
    give_priors(1, hopes, legal.size(), chances);
  }

  // What comes of an action in this world.
  void look_at(const State& s, const Node& node, const Rng& luck, Chances& hope) {
    State after = s;
    Rng same_luck = luck;
    NoEvents none;
    G::apply(after, node.seat, node.action, none);
    settle<G, J, LearnedAnswers<J>>(after, same_luck, memory_);
    value(after, hope);
    add_promise(node, hope);
  }

  // Looks once more, from the root or, if there is a `next`, from that child of the root on. What the viewer
  // may hope for then.
  double iterate(const State& world, Rng luck, Index next = kNone) {
    ++count_.iterations;
    State s = world;
    std::array<Index, kDeepest> path;
    std::size_t depth = 0;
    path[depth++] = 0;
    Chances chances{};
    NoEvents none;
    ActionList legal;
    Seat seat = view_.viewer;
    G::legal(s, seat, legal);
    while (true) {
      if (next == kNone) {
        if (depth == kDeepest) {
          settle<G, J, LearnedAnswers<J>>(s, luck, memory_);
          value(s, chances);
          break;
        }
        const Sight sight = look_at_all(path[depth - 1], s, seat, legal, luck, chances);
        if constexpr (requires { J::play_on(s, luck, memory_); }) {
          if (thought_.play_on && sight == Sight::fresh && depth > 1) play_on(s, seat, luck, chances);
        }
        if (sight != Sight::known) break;
        next = select(seat);
      }
      path[depth++] = next;
      G::apply(s, seat, nodes_[next].action, none);
      next = kNone;
      if (!advance(s, luck, seat, legal)) {
        settle<G, J, LearnedAnswers<J>>(s, luck, memory_);
        value(s, chances);
        break;
      }
    }
    for (std::size_t i = depth; i-- > 0;) {
      Node& node = nodes_[path[i]];
      ++node.visits;
      add_promise(node, chances);
      for (int part = 0; part < parts_; ++part)
        node.sum[static_cast<std::size_t>(part)] +=
            static_cast<float>(chances[static_cast<std::size_t>(part)]);
    }
    return chances[part_of(view_.viewer)];
  }

  const State& nth_world(std::int64_t number) const {
    return worlds_[static_cast<std::size_t>(number) % worlds_.size()];
  }

  // Looks where it is most promising to look.
  template <class Enough>
  void grow(Enough&& enough) {
    while (count_.evaluations < thought_.evaluations) {
      iterate(nth_world(count_.iterations), Rng(rng_.next()));
      if (count_.iterations % kLook == 0 && (sure() || enough())) break;
    }
  }

  // The actions of the root race each other: in every lap all that still run are looked into in the same
  // world with the same luck, so that luck tells them apart less than what they are worth. After each round
  // the better half goes on; who is clearly behind gives up earlier.
  template <class Enough>
  void race(Enough&& enough) {
    Runners runners;
    for (Index i = nodes_[0].child; i != kNone; i = nodes_[i].sibling)
      runners.push_back({.child = i, .sum = static_cast<double>(nodes_[i].prior)});
    put_in_order(runners.begin(), runners.end(), ahead);
    runners.resize(std::min(runners.size(), most_runners()));
    bool stopped = false;
    while (runners.size() > 1 && !stopped && count_.evaluations < thought_.evaluations) {
      const std::int64_t left = thought_.evaluations - count_.evaluations;
      stopped = run_round(runners, count_.evaluations + left / rounds_of(runners.size()), enough);
      put_in_order(runners.begin(), runners.end(), ahead);
      runners.resize((runners.size() + 1) / 2);
    }
    winner_ = runners.front().child;
  }

  // Whether it was stopped from outside.
  template <class Enough>
  bool run_round(Runners& runners, std::int64_t end, Enough&& enough) {
    constexpr int kLaps = 16;  // after so many it is looked who is beaten
    const std::size_t width = runners.size();
    for (std::size_t i = 0; i < width; ++i) {
      runners[i].sum = 0;
      runners[i].place = i;
    }
    std::vector<double> lap(width);
    std::vector<double> squares(width * width);  // of how far two were apart in a lap
    for (int laps = 1; runners.size() > 1 && count_.evaluations < end; ++laps) {
      const State& world = nth_world(laps_++);
      const Rng luck(rng_.next());
      for (Runner& runner : runners) runner.sum += lap[runner.place] = iterate(world, luck, runner.child);
      for (const Runner& one : runners) {
        for (const Runner& other : runners) {
          const double apart = lap[one.place] - lap[other.place];
          squares[one.place * width + other.place] += apart * apart;
        }
      }
      if (laps % kLaps == 0) drop_beaten(runners, squares, width, laps);
      if (enough()) return true;
    }
    return false;
  }

  // Who is behind the first by more than so many times what chance explains gives up.
  void drop_beaten(Runners& runners, const std::vector<double>& squares, std::size_t width, int laps) const {
    const Runner first = *std::min_element(runners.begin(), runners.end(), ahead);
    std::erase_if(runners, [&](const Runner& runner) {
      const double behind = (first.sum - runner.sum) / laps;
      const double spread = squares[first.place * width + runner.place] / laps - behind * behind;
      return behind * behind * laps > thought_.race * thought_.race * spread && runner.place != first.place;
    });
  }

  // The better one first.
  static bool ahead(const Runner& a, const Runner& b) {
    return a.sum != b.sum ? a.sum > b.sum : a.child < b.child;
  }
  static int rounds_of(std::size_t runners) {
    int rounds = 0;
    for (; runners > 1; runners = (runners + 1) / 2) ++rounds;
    return rounds;
  }
  // Only so many that each round has laps enough to tell them apart.
  std::size_t most_runners() const {
    constexpr std::int64_t kEvaluations = 150;  // a runner and round
    const auto needed = [](std::size_t runners) {
      return static_cast<std::int64_t>(runners) * rounds_of(runners) * kEvaluations;
    };
    std::size_t most = 2;
    while (most < ActionList::kCapacity && needed(most + 1) <= thought_.evaluations) ++most;
    return most;
  }

  // In a game of sides the judgement of an action is in the unit of the judgement of a table, and what one
  // side gains the other loses.
  static float promise_of(const State& s, Seat seat, Action action) {
    if (G::info().sides.empty()) return 0;
    return static_cast<float>(0.5 * J::prior(s, seat, action));
  }
  static void add_promise(const Node& node, Chances& chances) {
    if (node.promise == 0) return;
    const std::size_t own = part_of(node.seat);
    chances[own] += static_cast<double>(node.promise);
    chances[1 - own] -= static_cast<double>(node.promise);
  }

  // What a look at a node found: actions that it knew, only new ones, or no room for these.
  enum class Sight { known, fresh, full };

  // Children for all actions that have none yet, each valued in this world with the same luck. What is
  // expected of a fresh or full node as a whole goes to `chances`.
  Sight look_at_all(Index at, const State& s, Seat seat, const ActionList& legal, const Rng& luck,
                    Chances& chances) {
    found_.clear();
    Index last = kNone;
    Index cursor = nodes_[at].child;
    for (Index i = cursor; i != kNone; i = nodes_[i].sibling) last = i;
    std::array<double, ActionList::kCapacity> hopes;
    std::size_t fresh = 0;
    const std::size_t first_new = nodes_.size();
    for (const Action action : legal) {
      const Index child = find(at, seat, action, cursor);
      if (child != kNone) {
        cursor = nodes_[child].sibling;
        found_.push_back(child);
        continue;
      }
      if (nodes_.size() >= most_nodes()) {
        State settled = s;
        Rng own = luck;
        settle<G, J, LearnedAnswers<J>>(settled, own, memory_);
        value(settled, chances);
        return Sight::full;
      }
      Chances hope{};
      Node node;
      node.action = action;
      node.seat = seat;
      node.visits = 1;
      node.promise = promise_of(s, seat, action);
      look_at(s, node, luck, hope);
      for (int part = 0; part < parts_; ++part)
        node.sum[static_cast<std::size_t>(part)] = static_cast<float>(hope[static_cast<std::size_t>(part)]);
      hopes[fresh++] = hope[part_of(seat)];
      const auto place = static_cast<Index>(nodes_.size());
      nodes_.push_back(node);
      (last == kNone ? nodes_[at].child : nodes_[last].sibling) = place;
      last = place;
      found_.push_back(place);
    }
    if (fresh > 0) give_priors(first_new, hopes, fresh, chances);
    return fresh == found_.size() ? Sight::fresh : Sight::known;
  }

  // Follows the most promising of the children that were just made, and sees where habit leads from there.
  void play_on(State& s, Seat seat, Rng& luck, Chances& chances) {
    Index best = found_[0];
    for (const Index i : found_) {
      if (nodes_[i].prior > nodes_[best].prior) best = i;
    }
    NoEvents none;
    G::apply(s, seat, nodes_[best].action, none);
    settle<G, J, LearnedAnswers<J>>(s, luck, memory_);
    J::play_on(s, luck, memory_);
    settle<G, J, LearnedAnswers<J>>(s, luck, memory_);
    value(s, chances);
  }

  void give_priors(std::size_t first, std::array<double, ActionList::kCapacity>& hopes, std::size_t count,
                   Chances& chances) {
    softmax(std::span<double>(hopes.data(), count), 1 / thought_.temperature);
    chances.fill(0);
    for (std::size_t i = 0; i < count; ++i) {
      Node& node = nodes_[first + i];
      node.prior = static_cast<float>(hopes[i]);
      for (int part = 0; part < parts_; ++part) {
        const auto p = static_cast<std::size_t>(part);
        chances[p] += hopes[i] * static_cast<double>(node.sum[p]);
      }
    }
  }

  // Legal lists keep their order from world to world, so the child is mostly the next one.
  Index find(Index at, Seat seat, Action action, Index cursor) const {
    if (cursor != kNone && nodes_[cursor].seat == seat && nodes_[cursor].action == action) return cursor;
    for (Index i = nodes_[at].child; i != kNone; i = nodes_[i].sibling) {
      if (nodes_[i].seat == seat && nodes_[i].action == action) return i;
    }
    return kNone;
  }

  // Of the actions that are legal in this world. Expects look_at_all to have found them.
  Index select(Seat seat) const {
    double visits = 0;
    for (const Index i : found_) visits += nodes_[i].visits;
    const double root = thought_.explore * std::sqrt(visits);
    const std::size_t part = part_of(seat);
    Index best = found_[0];
    double most = -1;
    for (const Index i : found_) {
      const Node& node = nodes_[i];
      const double score = static_cast<double>(node.sum[part]) / node.visits +
                           root * static_cast<double>(node.prior) / (1.0 + node.visits);
      if (score > most) {
        most = score;
        best = i;
      }
    }
    return best;
  }

  // The winner of a race counts as looked at once more than who came in second.
  // `unused`: the looks that it was too sure to take go to what they would have gone to, so that whoever was
  // sure weighs as much in a common finding as whoever was not.
  Finding found_at_root(std::uint32_t unused) {
    Finding finding;
    const std::size_t part = part_of(view_.viewer);
    const Index best = most_visited_child();
    for (const Action action : legal_) {
      const Index child = find(0, view_.viewer, action, kNone);
      if (child == kNone) {
        finding.actions.push_back({});
        continue;
      }
      const Node& node = nodes_[child];
      const std::uint32_t more = (child == best ? unused : 0) + (child == winner_ ? 1 : 0);
      finding.actions.push_back({node.visits + more, static_cast<double>(node.sum[part]) / node.visits});
    }
    if (thought_.slip > 0) finding.luck = rng_.unit();
    return finding;
  }

  const typename G::Observation& view_;
  Rng& rng_;
  Thought thought_;
  SearchCount count_;
  int parts_ = 0;
  ActionList legal_;
  bool searched_ = false;
  std::vector<State> worlds_;
  std::vector<Node> nodes_;
  Index winner_ = kNone;   // of a race
  std::int64_t laps_ = 0;  // of all its rounds
  // Of the node that is looked at: the children that are legal in this world.
  std::vector<Index> found_;
  MemoryOf<J> memory_;
};

}  // namespace ravenhall
