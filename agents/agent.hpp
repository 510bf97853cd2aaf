// Computer players: pure functions of an observation, a random stream and a budget. They know of the match
// only what their seat may see; every state they look into is one they imagined from that.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

#include "kernel/action.hpp"
#include "kernel/event.hpp"
#include "kernel/game.hpp"
#include "kernel/rng.hpp"
#include "kernel/seat.hpp"
#include "kernel/sort.hpp"

namespace ravenhall {

// An action with what an agent expects of it.
struct Weighed {
  Action action;
  double value = 0;
};

struct Choice {
  Action action;
  std::vector<Weighed> alternatives;  // every legal action, the best first; the chosen one leads
};

// What a game must know for an agent that thinks ahead; see games/*/judgement.hpp for the meaning of each.
template <class J, class G>
concept JudgementOf =
    requires(typename G::State& s, const typename G::State& cs, Seat seat, Action action, Rng& rng) {
      { J::quiet(cs) } -> std::same_as<bool>;
      { J::by_prior(cs) } -> std::same_as<bool>;
      { J::judge(cs, seat) } -> std::same_as<double>;
      { J::prior(cs, seat, action) } -> std::same_as<double>;
      { J::quick(cs, seat, rng) } -> std::same_as<Action>;
      { J::reopen(s, seat) } -> std::same_as<void>;
    };

// How well the game stands for `seat`: what the judgement says, in points ahead of its rivals. Where sides
// win and lose together a seat wants its side to win and nothing else: from -1, lost, to 1, won, and the
// judgement of a game that goes on lies between.
template <Game G, JudgementOf<G> J>
double worth(const typename G::State& s, Seat seat) {
  if (G::info().sides.empty()) return J::judge(s, seat);
  const Outcome outcome = G::outcome(s);
  if (outcome.over) return outcome.winners.has(seat) ? 1 : -1;
  return std::clamp(J::judge(s, seat), -1.0, 1.0);
}

// Worlds that fit what is seen, for those who think in many. A game may know a faster way to many than to
// each by itself, and which are likelier.
template <Game G>
void imagine_all(const typename G::Observation& view, Rng& rng, std::span<typename G::State> worlds) {
  if constexpr (requires { G::imagine(view, rng, worlds); }) {
    G::imagine(view, rng, worlds);
  } else {
    for (typename G::State& world : worlds) world = G::imagine(view, rng);
  }
}

// Any legal action, each with the same chance. Expects the viewer to have a decision to take.
template <Game G>
Action random_choice(const typename G::Observation& view, Rng& rng) {
  const typename G::State state = G::imagine(view, rng);
  ActionList legal;
  G::legal(state, view.viewer, legal);
  return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
}

// A judgement may have a `Memory`: whoever asks much about tables of one game keeps one, and what was worked
// out for one table need not be worked out for the next. The answers are the same.
struct NoMemory {};
template <class J>
struct MemoryFor {
  using Type = NoMemory;
};
template <class J>
  requires requires { typename J::Memory; }
struct MemoryFor<J> {
  using Type = typename J::Memory;
};
template <class J>
using MemoryOf = typename MemoryFor<J>::Type;

// Quick answers to decisions that follow one another. A judgement may have `Habits` for them, which need not
// think twice of what they foresaw; the answers are the same.
template <class J>
struct QuickAnswers {
  explicit QuickAnswers(MemoryOf<J>& /*memory*/) {}
  Action answer(const auto& s, Seat seat, Rng& rng) { return J::quick(s, seat, rng); }
};
template <class J>
  requires requires { typename J::Habits; }
struct QuickAnswers<J> : J::Habits {
  using J::Habits::Habits;
};

// Plays on by quick answers until the situation is settled and can be judged.
template <Game G, JudgementOf<G> J, class Answers = QuickAnswers<J>>
void settle(typename G::State& s, Rng& rng, MemoryOf<J>& memory) {
  constexpr int kMostAnswers = 100;  // a battle with all its calls and cards takes some thirty
  NoEvents none;
  Answers quick(memory);
  for (int i = 0; i < kMostAnswers && !J::quiet(s); ++i) {
    const SeatSet seats = G::to_act(s);
    if (seats.empty()) return;
    const Seat seat = seats.first();
    G::apply(s, seat, seat == kNature ? G::nature(s, rng) : quick.answer(s, seat, rng), none);
  }
}

// One-step look-ahead: takes each legal action in imagined worlds, lets the situation settle and judges what
// came of it. Actions that look bad in the first worlds are dropped, so that the close ones are compared in
// many: in `worlds` of them at least, in the same ones and with the same luck. Expects the viewer to have a
// decision to take.
template <Game G, JudgementOf<G> J>
class Greedy {
 public:
  Greedy(const typename G::Observation& view, Rng& rng, int worlds)
      : view_(view), rng_(rng), worlds_(std::max(worlds, kFewest)) {}

  Choice choose() {
    const typename G::State first = G::imagine(view_, rng_);
    ActionList legal;
    G::legal(first, view_.viewer, legal);
    for (const Action action : legal) {
      const int place = static_cast<int>(items_.size());
      items_.push_back({action, J::prior(first, view_.viewer, action), 0, 0, place});
    }
    if (items_.size() > 1 && !J::by_prior(first)) compare();
    rank(items_.size());
    Choice choice{items_.front().action, {}};
    double least = items_.front().value();
    for (const Item& item : items_) {
      least = std::min(least, item.value());  // a first look may have flattered what was then dropped
      choice.alternatives.push_back({item.action, least});
    }
    return choice;
  }

 private:
  struct Item {
    Action action;
    double prior = 0;
    double sum = 0;
    int tries = 0;
    int place = 0;  // in the legal list

    double value() const { return prior + (tries > 0 ? sum / tries : 0.0); }
    // What was tried longer has survived more comparisons.
    bool operator<(const Item& other) const {
      if (tries != other.tries) return tries > other.tries;
      return value() != other.value() ? value() > other.value() : place < other.place;
    }
  };

  void rank(std::size_t count) {
    put_in_order(items_.begin(), items_.begin() + static_cast<std::ptrdiff_t>(count));
  }

  void compare() {
    std::size_t left = items_.size();
    while (left > 1) {
      // The fewer are left, the more worlds each round can afford.
      const int rounds = std::clamp(worlds_ * kWide / static_cast<int>(left), kFewest, worlds_);
      for (int i = 0; i < rounds; ++i) try_world(left);
      rank(left);
      left = left > 2 ? (left + 2) / 3 : 1;
    }
  }

  void try_world(std::size_t left) {
    typename G::State world = G::imagine(view_, rng_);
    J::reopen(world, view_.viewer);
    const Rng luck(rng_.next());
    NoEvents none;
    for (std::size_t i = 0; i < left; ++i) {
      typename G::State s = world;
      Rng same_luck = luck;
      G::apply(s, view_.viewer, items_[i].action, none);
      settle<G, J>(s, same_luck, memory_);
      items_[i].sum += worth<G, J>(s, view_.viewer);
      ++items_[i].tries;
    }
  }

  static constexpr int kWide = 6;    // so many actions can be compared in all the worlds
  static constexpr int kFewest = 3;  // worlds for the first look at a long list

  const typename G::Observation& view_;
  Rng& rng_;
  int worlds_;
  std::vector<Item> items_;
  MemoryOf<J> memory_;
};

template <Game G, JudgementOf<G> J>
Choice greedy_choice(const typename G::Observation& view, Rng& rng, int worlds) {
  return Greedy<G, J>(view, rng, worlds).choose();
}

}  // namespace ravenhall
