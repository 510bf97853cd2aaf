// How much and how an agent that searches thinks.
#pragma once

#include <cstdint>

namespace ravenhall {

struct Thought {
  std::int64_t evaluations = 0;
  double explore = 0.2;       // how much a good first impression is worth against what came of it
  double temperature = 0.05;  // of first impressions, in chances to win
  bool play_on = true;        // where the judgement can: values leaves after a few more turns by habit
  // Lets actions race each other, and whoever is behind by so many times what chance explains gives up; 0: no
  // race, the search looks where it is most promising.
  double race = 0;
  double slip = 0;  // how much worse what is chosen by mistake may look, in chances to win
  double lead = 0;  // stops when the best leads the next by this share of the looks left; 0: never
  int shards = 1;   // into how many searches, each in worlds of its own, it divides its evaluations
};

}  // namespace ravenhall
