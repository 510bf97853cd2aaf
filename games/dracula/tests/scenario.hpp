// Positions written like the examples of a rulebook, and moves written as a player would say them.
//
//   auto t = Scenario{}
//                .at(mina, Place::paris).items(mina, {Item::knife})
//                .trail({Place::strasbourg, Place::cologne}).lurker(Spot::space1, Encounter::rats)
//                .day(mina);
//   t.play("mina road strasbourg", "dracula ambush 0", "mina pass");
//   EXPECT_EQ(t.damage(mina), 2);
//
// Everything that is not said gets a sensible default, so that the whole state is one that Dracula::check
// accepts: hunters stand in their start cities with nothing in hand, Dracula is in Castle Dracula … unless a
// trail is given; all cards not named are in their decks, the top event card is one of the hunters'. It is
// Monday, in the first round. Dracula's hands are empty, so that no window asks him anything.
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/dracula/dracula.hpp"
#include "games/dracula/verbs.hpp"
#include "kernel/tests/tabletop.hpp"

namespace ravenhall::dracula::tests {

inline constexpr Seat count = kDracula;  // Count Dracula: the texts of moves call him "dracula"
inline constexpr Seat godalming = kGodalming;
inline constexpr Seat seward = kSeward;
inline constexpr Seat helsing = kVanHelsing;
inline constexpr Seat mina = kMina;

// A table at which a game is going on. Seats are called dracula, godalming, seward, helsing and mina.
class Tabletop : public ravenhall::tests::TabletopOf<Tabletop, Dracula> {
 public:
  using TabletopOf::TabletopOf;
  static std::span<const std::string_view> seat_names();

  // Everybody passes, and nature acts at random, until this question is open; fails where somebody cannot
  // pass.
  Tabletop& pass_until(Step question);
  // The same until this seat is asked anything but windows it can only pass.
  Tabletop& pass_until(Seat seat, Step question);

  Tabletop& pass_while(Step question);

  // As long as Dracula draws combat cards: these, in order, then any of which most are left. Events of dawn
  // and dusk are not played.
  Tabletop& deal(std::initializer_list<Fight> cards = {});
  // A round of a combat up to the naming of the engaged hunter: round("claws", "mina punch", "seward dodge").
  // Cards that Dracula has still to draw are dealt first, and whoever could still prepare passes.
  template <class... Texts>
  Tabletop& round(const std::string& card, const Texts&... hunters) {
    deal().pass_while(Step::ask_ready);
    play("dracula fight " + card);
    for (const std::string& text : {std::string(hunters)...}) {
      const auto blank = text.find(' ');
      play(text.substr(0, blank) + " use" + text.substr(blank));
    }
    return *this;
  }

  // Questions.
  const Hunter& hunter(Seat seat) const { return state_.hunter[seat]; }
  const Space& space(Spot spot) const { return state_.spaces[spot]; }
  Place at(Seat seat) const { return seat == count ? state_.at : hunter(seat).at; }
  int damage(Seat seat) const { return seat == count ? int{state_.damage} : int{hunter(seat).damage}; }
  int bites(Seat seat) const { return hunter(seat).bites; }
  int influence() const { return state_.influence; }
  int has(Seat seat, Item item) const { return hunter(seat).items.count(item); }
  int has(Seat seat, HunterEvent event) const { return hunter(seat).events.count(event); }
  int has(Seat seat, Ticket ticket) const { return hunter(seat).tickets.count(ticket); }
  int has(DraculaEvent omen) const { return state_.omens.count(omen); }
  int has(Encounter encounter) const { return state_.hand.count(encounter); }
  bool delayed(Seat seat) const { return hunter(seat).delayed; }
  bool defeated(Seat seat) const { return hunter(seat).defeated; }
  bool fighting() const { return state_.combat.foe != Foe::none; }
  bool fights(Seat seat) const { return fighting() && state_.combat.fighters.has(seat); }
  Winner winner() const { return state_.winner; }
  // The kinds of the encounters that lie there, in order.
  std::vector<Encounter> lurkers(Spot spot) const;
  // The operands of this verb among the legal actions of the seat, as texts: targets(mina, "road").
  std::vector<std::string> targets(Seat seat, std::string_view verb) const;
};

class Scenario {
 public:
  Scenario();

  Scenario& option(std::string_view name, std::string_view value);
  Scenario& advanced();  // powers, lairs and rumors; starts stay fixed

  // Hunters.
  Scenario& at(Seat seat, Place place);
  Scenario& hospital(Seat seat, Place city);
  Scenario& items(Seat seat, std::initializer_list<Item> items);
  Scenario& events(Seat seat, std::initializer_list<HunterEvent> events);
  Scenario& tickets(Seat seat, std::initializer_list<Ticket> tickets);
  Scenario& damage(Seat seat, int amount);  // Dracula's too
  Scenario& bites(Seat seat, int tokens);
  Scenario& delayed(Seat seat);
  Scenario& bats(Seat seat);
  Scenario& defeated(Seat seat);

  // Dracula. The trail from space 1 on; Place::none: an empty space. He is in the first place of it.
  Scenario& trail(std::initializer_list<Place> places);
  Scenario& up(Spot spot);                  // its card is face up
  Scenario& power(Spot spot, Power power);  // hide, feed, dark_call and misdirect take the place of a card
  Scenario& bat(Spot spot);
  Scenario& lurker(Spot spot, Encounter encounter, bool up = false, int damage = 0);
  Scenario& rumor(Spot spot);
  Scenario& rumors(int held);
  Scenario& lair(Spot spot, Place city);
  Scenario& revealed();  // his figure stands on the board, his card is face up
  Scenario& omens(std::initializer_list<DraculaEvent> omens);
  Scenario& hand(std::initializer_list<Encounter> encounters);
  Scenario& guards(int kept);

  // The table.
  Scenario& influence(int value);
  Scenario& despair(int tokens);
  Scenario& time(int half_day);  // 0: Monday day, 1: Monday night … 13: Sunday night
  Scenario& ally(HunterEvent event);
  Scenario& dark_ally(DraculaEvent omen);
  Scenario& fog(Place city, int tokens = 1);
  Scenario& storm(Place zone);
  Scenario& block(Line line);
  Scenario& consecrated(Place city);
  Scenario& host(Place city);
  Scenario& discarded(std::initializer_list<HunterEvent> events);
  Scenario& discarded(std::initializer_list<DraculaEvent> omens);
  Scenario& discarded(std::initializer_list<Item> items);
  Scenario& discarded(std::initializer_list<Encounter> encounters);
  Scenario& top(Back back);

  // The moment at which the position is looked at.
  Tabletop day(Seat seat);  // this hunter's turn by day; those after him follow
  Tabletop night(Seat seat);
  Tabletop dawn();  // the dawn begins: time moves on by itself, so set `time` to the night before
  Tabletop dusk();  // the same from a day
  Tabletop dracula_phase();
  Tabletop from_setup();  // the very beginning; nothing but options counts

  State state_{};

 private:
  Hunter& hunter(Seat seat) { return state_.hunter[seat]; }
  Tabletop started(std::initializer_list<Frame> agenda, Phase phase, int time);
};

// These hunters are in Paris with Dracula, and his figure stands on the board.
Scenario met_by(std::initializer_list<Seat> hunters);

}  // namespace ravenhall::dracula::tests
