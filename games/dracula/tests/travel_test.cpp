// How hunters get about: roads, railways, the sea.
#include <gtest/gtest.h>

#include "games/dracula/tests/scenario.hpp"

namespace ravenhall::dracula::tests {
namespace {

using Texts = std::vector<std::string>;

TEST(Travel, roads_from_toulouse) {  // T1; HA-3 DF-1
  auto t = Scenario{}.at(godalming, Place::toulouse).day(godalming);
  EXPECT_EQ(t.targets(godalming, "road"),
            (Texts{"barcelona", "bordeaux", "clermont_ferrand", "marseilles", "saragossa"}));
  t.play("godalming road barcelona");
  EXPECT_EQ(t.at(godalming), Place::barcelona);
}

TEST(Travel, a_white_journey_uses_the_white_number) {  // T2 T3; HA-4
  const auto reaches = [](Ticket ticket) {
    auto t = Scenario{}.tickets(seward, {ticket}).day(seward);
    t.play("seward rail");
    return t.allows("seward ride cologne");
  };
  EXPECT_TRUE(reaches(Ticket::t32));
  EXPECT_FALSE(reaches(Ticket::t22));
}

TEST(Travel, a_journey_that_touches_yellow_uses_the_yellow_number_throughout) {  // T4; HA-4
  auto t = Scenario{}.tickets(seward, {Ticket::t32}).day(seward);
  t.play("seward rail");
  EXPECT_TRUE(t.allows("seward ride genoa"));
  EXPECT_FALSE(t.allows("seward ride florence"));
  auto white_only = Scenario{}.tickets(seward, {Ticket::t1}).day(seward);
  white_only.play("seward rail");
  EXPECT_EQ(white_only.targets(seward, "ride"), Texts{"paris"});
}

}  // namespace
}  // namespace ravenhall::dracula::tests
