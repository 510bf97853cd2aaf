// The property suite on Fury of Dracula, and that it notices a leak.
#include <gtest/gtest.h>

#include "games/dracula/dracula.hpp"
#include "kernel/properties.hpp"

namespace ravenhall::dracula::tests {
namespace {

// Tells everybody whether Dracula's place has an even number.
struct LeakOfTheTrail : Dracula {
  static Observation observe(const State& s, Seat seat) {
    Observation view = Dracula::observe(s, seat);
    if (s.at != Place::none) view.padding[0] = static_cast<std::uint8_t>(static_cast<int>(s.at) % 2);
    return view;
  }
};

// Asks Dracula about Wild Horses only when he has them: being asked tells.
struct LeakOfTheHand : Dracula {
  static SeatSet to_act(const State& s) {
    const SeatSet asked = Dracula::to_act(s);
    const bool window = !s.agenda.empty() && s.agenda.top().step == Step::ask_horses;
    return window && !s.omens.has(DraculaEvent::wild_horses) ? SeatSet(kGodalming) : asked;
  }
  static void legal(const State& s, Seat seat, ActionList& out) {
    Dracula::legal(s, to_act(s) == Dracula::to_act(s) ? seat : kDracula, out);
  }
};

PropertyReport checked(auto game, std::uint64_t seed, std::string preset) {
  PropertyOptions options;
  options.stride = 5;
  using G = decltype(game);
  return check_properties<G>(*make_setup(G::info(), kSeats, {{"preset", std::move(preset)}}), seed, options);
}

TEST(Hiding, random_games_keep_every_property) {  // IN-1 to IN-23 each have tests of their own; these are all
  for (const std::uint64_t seed : {1, 2, 3}) {
    for (const auto& failure : checked(Dracula{}, seed, seed == 2 ? "basic" : "advanced").failures)
      ADD_FAILURE() << "seed " << seed << ": " << failure.what;
  }
}

TEST(Hiding, a_leak_of_the_trail_is_caught) {
  EXPECT_TRUE(checked(LeakOfTheTrail{}, 1, "basic").has(Property::imagines));
}

TEST(Hiding, a_window_that_depends_on_a_hidden_card_is_caught) {  // Q10
  const auto report = checked(LeakOfTheHand{}, 4, "basic");
  EXPECT_FALSE(report.failures.empty());
}

}  // namespace
}  // namespace ravenhall::dracula::tests
