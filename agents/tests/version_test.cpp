// Whoever changes what agents answer raises kAgentsVersion, so that old records are not taken for forged.
#include "agents/version.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "agents/registry.hpp"
#include "kernel/hash.hpp"

namespace ravenhall::tests {
namespace {

constexpr std::array<const char*, 7> kAgents{"greedy", "greedy-1", "level1", "level2",
                                             "level3", "level4",   "level5"};

struct Pin {
  const char* game;
  std::array<const char*, kAgents.size()> signatures;  // in the order of kAgents
};

// To renew after a change of answers: raise kAgentsVersion, run
//   build/release/agents_tests --gtest_filter='AgentsVersion.*'
// and put the table that it prints in the place of this one.
constexpr int kPinnedVersion = 12;
constexpr std::array<Pin, 3> kPins{{
    {"blood-rage", {"38577752", "38577752", "f7c8affe", "bc817342", "0e2b7f3d", "419fb6d0", "aa8c178f"}},
    {"raiders", {"432a4740", "432a4740", "a4dfbc35", "230621e9", "d35478e7", "d35478e7", "3d1552a4"}},
    {"dracula", {"9cd67df4", "65417b25", "8f76a860", "cebd0753", "b89f509b", "a88b80ca", "e422f484"}},
}};

// A few answers of an agent along one game of random moves; the strong ones are asked less often.
std::string signature(const GameEntry& game, const std::string& agent) {
  const bool slow = agent == "level5";
  const int every = slow ? 40 : 12;
  const int most = slow ? 1 : 10;
  const auto match = game.create(*make_setup(game.info(), game.info().max_seats, {}), "pinned");
  Rng rng(3);
  std::uint64_t hash = 0;
  int asked = 0;
  for (int decision = 0; !match->over() && asked < most;) {
    if (match->to_act().has(kNature)) {
      EXPECT_TRUE(match->advance());
      continue;
    }
    const Seat seat = match->to_act().first();
    const auto legal = match->legal(seat);
    if (legal.size() > 1 && ++decision % every == 0) {
      const auto answer = suggest(*match, seat, agent, static_cast<std::uint64_t>(decision), 3);
      EXPECT_TRUE(answer);
      hash = hash_bytes(answer->action.data(), answer->action.size(), hash);
      ++asked;
    }
    EXPECT_TRUE(match->apply(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
  }
  EXPECT_EQ(asked, most);
  return hash_text(hash).substr(0, 8);
}

TEST(AgentsVersion, is_raised_whenever_answers_change) {
  std::string table = "constexpr int kPinnedVersion = " + std::to_string(kAgentsVersion) +
                      ";\nconstexpr std::array<Pin, 3> kPins{{\n";
  bool same = true;
  for (const Pin& pin : kPins) {
    table += std::string("    {\"") + pin.game + "\",\n     {";
    for (std::size_t i = 0; i < kAgents.size(); ++i) {
      const std::string now = signature(*shipped_games().find(pin.game), kAgents[i]);
      same = same && now == pin.signatures[i];
      table += std::string(i == 0 ? "" : ", ") + "\"" + now + "\"";
    }
    table += "}},\n";
  }
  table += "}};\n";
  EXPECT_EQ(kAgentsVersion, kPinnedVersion) << "the table below is of another version; put this one there:\n"
                                            << table;
  EXPECT_TRUE(same) << "agents answer differently than version " << kPinnedVersion
                    << " did: raise kAgentsVersion (agents/version.hpp) and put this in this file:\n"
                    << table;
}

}  // namespace
}  // namespace ravenhall::tests
