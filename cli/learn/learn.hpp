// `ravenhall learn`: plays games, keeps positions and what became of them, and fits a judgement to them that
// is written as a file of the game's sources.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <string>

namespace ravenhall::cli {

struct LearnOptions {
  std::string game{};
  std::size_t games = 2000;
  std::uint64_t seed = 1;
  int seats = 0;                // 0: all numbers in turn
  std::string agent = "quick";  // who plays: greedy with three worlds, or search:EVALUATIONS
  std::string rivals{};         // who plays all seats (or sides) but one; empty: all play alike
  double whim = 0.03;           // share of decisions taken at random
  bool choices = false;         // what is chosen by worth alone (a draft, cards to keep) instead of positions
  bool answers = false;         // what is answered in the middle of something, as whoever plays does
  int threads = 1;
  int epochs = 16;
  double decay = 3e-4;  // how strongly weights are held at nothing unless positions say otherwise
  bool pool = false;    // one fit for all numbers of seats: for when there are few games
  bool lean = false;    // decay draws the fit of each number of seats to what all say together
  bool mean = false;    // writes the mean of the fit and the weights that the program has
  std::string data{};   // positions are kept here, and games that are there already are not played again
  std::string write{};  // the file of weights; empty: only the figures
  std::string command{};
};

int run_learn(const LearnOptions& options, std::ostream& out, std::ostream& err);

}  // namespace ravenhall::cli
