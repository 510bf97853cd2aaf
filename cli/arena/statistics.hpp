// What a series of games says about its players, and how sure that is.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace ravenhall::cli {

// A share with its 95 % interval, by Wilson. Shared victories make `won` a fraction.
struct Share {
  double rate = 0;
  double low = 0;
  double high = 1;
};
Share wilson(double won, double of);

// A player's strength on the scale of Elo: 400 points are odds of ten to one. `error` is half the width of a
// 95 % interval.
struct Rating {
  double value = 1500;
  double error = 0;
};

// Bradley and Terry's model of pairs with a Gaussian belief before the first game, and what the games make of
// it (Laplace's approximation of Bayes' rule): the order of the games does not matter. The pairs of one game
// count as that many independent ones as they are: one less than there are players.
class Ratings {
 public:
  explicit Ratings(std::size_t players) : players_(players), won_(players * players, 0) {}
  // One game: who sat on each seat, and the rank of each seat (1 is best).
  void add(std::span<const std::size_t> players, std::span<const int> ranks);
  std::vector<Rating> all() const;

 private:
  std::size_t players_;
  std::vector<double> won_;  // by one against another
};

// A sequential test of whether a mean is `low` or `high`, by the generalised likelihood ratio of independent
// samples whose variance is estimated from themselves.
class Sprt {
 public:
  enum class Verdict { open, low, high };
  Sprt(double low, double high) : low_(low), high_(high) {}
  void add(double sample);
  double ratio() const;  // the logarithm of it
  Verdict verdict() const;

 private:
  double low_;
  double high_;
  double count_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

}  // namespace ravenhall::cli
