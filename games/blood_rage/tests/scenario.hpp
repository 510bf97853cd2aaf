// Positions written like the examples of a rulebook, and moves written as a player would say them.
//
//   auto t = Scenario{red, blue, yellow}
//                .token(andlang, Reward::axes)
//                .warriors(red, andlang, 2).hand(red, {tyrs_smash})
//                .to_move(red);
//   t.play("red pillage andlang", "blue decline");
//   t.refuses("red pillage gimle");
//   EXPECT_EQ(t.glory(red), 3);
//
// Everything that is not said gets a sensible default, so that the whole state is one that BloodRage::check
// accepts:
// - The Age is the highest one of a card named, else 1.
// - A card named is one that its clan took in the draft of its Age. The clan's other picks were played long
// ago and
//   lie on the open discard pile. A card in hand (or laid as a quest) that is older than the Age was kept.
// - Provinces that nobody mentions are lost first, then those whose fjord is mentioned; mention one with
// `in_play`.
// - Current Rage is what the Rage stat says; Horns are raised as far as the figures on the map need it.
#pragma once

#include <array>
#include <initializer_list>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/blood_rage/blood_rage.hpp"
#include "games/blood_rage/verbs.hpp"
#include "kernel/tests/tabletop.hpp"

namespace ravenhall::blood_rage::tests {

// Places and cards are named without their type; figures, stats and rewards with it (a troll is a card too).
using enum Place;
using enum Card;

// The seats, clockwise.
inline constexpr Seat red = seat_at(0);
inline constexpr Seat blue = seat_at(1);
inline constexpr Seat yellow = seat_at(2);
inline constexpr Seat brown = seat_at(3);

// A table at which a game is going on.
class Tabletop : public ravenhall::tests::TabletopOf<Tabletop, BloodRage> {
 public:
  using TabletopOf::TabletopOf;
  static std::span<const std::string_view> seat_names();

  // Nature deals, and every clan keeps the first card of its packet until the draft is over.
  Tabletop& draft_anything(std::uint64_t seed = 1);
  // Everybody passes, declines, keeps nothing and takes the first choice of what must be, until the phase is
  // reached.
  Tabletop& until(Phase phase);
  // Whatever the agenda says runs until somebody must decide; for positions that begin with a phase.
  Tabletop& run();

  // Questions.

  int glory(Seat seat) const { return clan(seat).glory; }
  int rage(Seat seat) const { return clan(seat).rage; }
  int stat(Seat seat, Stat which) const { return stat_value(state_, seat, which); }
  int step(Seat seat, Stat which) const { return clan(seat).step[which]; }
  int figures(Seat seat, Figure figure, Place place) const { return figures_at(state_, seat, figure, place); }
  int warriors(Seat seat, Place place) const { return figures(seat, Figure::warrior, place); }
  // How many figures the clan has in Valhalla.
  int valhalla(Seat seat) const;
  bool in_hand(Seat seat, Card card) const { return clan(seat).hand.has(card); }
  int hand_size(Seat seat) const { return clan(seat).hand.size(); }
  bool in_discard(Card card) const { return state_.discard.has(card); }
  int in_discard_count(Card card) const { return state_.discard.count(card); }
  bool has_put_away(Seat seat, Card card) const { return clan(seat).put_away.has(card); }
  int quests_laid(Seat seat) const { return clan(seat).quests.count(); }
  Card slot(Seat seat, Slot which) const { return clan(seat).slots[which]; }
  bool has_upgrade(Seat seat, Card card) const { return blood_rage::has_upgrade(state_, seat, card); }
  bool pillaged(Place province) const { return blood_rage::pillaged(state_, province); }
  bool destroyed(Place province) const { return blood_rage::destroyed(state_, province); }
  bool passed(Seat seat) const { return clan(seat).passed; }
  int age() const { return state_.age; }
  Phase phase() const { return state_.phase; }
  Seat first() const { return state_.first; }
  // Whether it is this clan's turn to choose an action.
  bool turn_of(Seat seat) const { return asks(seat, Step::ask_action); }

 private:
  const ClanSheet& clan(Seat seat) const { return sheet(state_, seat); }
};

class Scenario {
 public:
  // The clans at the table: red and blue, then yellow, then brown.
  Scenario(std::initializer_list<Seat> seats);

  // The position, in any order.

  Scenario& age(int number);
  Scenario& option(std::string_view name, std::string_view value);
  Scenario& token(Place province, Reward reward);
  Scenario& pillaged(Place province);
  // Destroyed at set-up, or, when `doom` says so, by the Ragnarök of an earlier Age.
  Scenario& lost(Place province);
  Scenario& doom(int age, Place province);
  // The provinces are not to be lost or doomed so far, though nothing stands in them.
  Scenario& in_play(std::initializer_list<Place> provinces);
  Scenario& first(Seat seat);
  Scenario& warriors(Seat seat, Place place, int count);
  Scenario& leader(Seat seat, Place place);
  Scenario& ship(Seat seat, Place fjord);
  // The monster with its card in a slot.
  Scenario& monster(Seat seat, Figure figure, Place place);
  Scenario& valhalla(Seat seat, Figure figure, int count = 1);
  // A card in the next free slot of its kind; a monster waits in the reserve.
  Scenario& upgrade(Seat seat, Card card);
  Scenario& upgrades(Seat seat, std::initializer_list<Card> cards);
  Scenario& hand(Seat seat, std::initializer_list<Card> cards);
  Scenario& quests(Seat seat, std::initializer_list<Card> cards);
  // Put away by the Discard phase of an earlier Age (its owner alone knows it).
  Scenario& put_away(Seat seat, std::initializer_list<Card> cards);
  Scenario& stat(Seat seat, Stat which, int step);
  Scenario& rage(Seat seat, int amount);
  Scenario& glory(Seat seat, int amount);
  Scenario& passed(Seat seat);

  // Where to begin.

  // Action phase; it is this clan's turn.
  Tabletop to_move(Seat seat);
  // The beginning of a phase: start_actions, discard_phase, quest_phase, ragnarok_phase, release_phase,
  // end_age; or gods_gifts, where nature is about to deal. Before gods_gifts only cards of earlier Ages can
  // be named.
  Tabletop phase_from(Step step);
  // The very beginning: nature lays the first token. Nothing but options counts.
  Tabletop from_setup();

 private:
  struct ClanPlan {
    std::map<Place, int> warriors;
    Place leader = Place::reserve;
    Place ship = Place::reserve;
    std::map<Figure, Place> monsters;
    std::vector<Card> upgrades;
    std::vector<Card> hand;
    std::vector<Card> quests;
    std::vector<Card> put_away;
    EnumArray<Stat, int> step{};  // 0: not said
    std::optional<int> rage;
    int glory = 0;
    bool passed = false;
  };

  ClanPlan& plan(Seat seat);
  State start_of_game() const;
  // The state but for its agenda. Expects age and phase to be set in it.
  void build();
  void choose_provinces();
  void lay_tokens();
  void place_figures(Seat seat);
  void lay_upgrades(Seat seat);
  void deal_cards(int age_number);
  int highest_age() const;

  int clans_ = 0;
  int age_ = 0;  // 0: not said
  OptionIndices options_{};
  EnumArray<Place, Reward, kProvinces> tokens_ = EnumArray<Place, Reward, kProvinces>::filled(Reward::none);
  Places pillaged_;
  Places lost_;
  Places in_play_;
  std::array<Place, kAges> doom_{Place::box, Place::box, Place::box};
  std::optional<Seat> first_;
  PerClan<ClanPlan> plans_;
  State state_{};
};

}  // namespace ravenhall::blood_rage::tests
