// The trail: cards turned up, hideouts cleared, encounters in them, the slide (DP-2, DP-4, HL-1 to HL-11,
// RA-2, RA-6).
#pragma once

#include "games/dracula/rules/cards.hpp"
#include "games/dracula/rules/sightings.hpp"

namespace ravenhall::dracula {

// RA-3, RA-6: his figure is placed. Never at sea (RA-7).
void reveal_dracula(auto& t) {
  if (t.s.revealed || is_sea(t.s.at)) return;
  t.s.revealed = true;
  learn_current(t.s, t.s.at);
  t.reveal(Happening::dracula_revealed, kDracula, t.s.at);
}

void reveal_hide(auto& t, Spot spot) {
  if (t.space(spot).up) return;
  t.space(spot).up = true;
  t.space(spot).back = back_of(t.space(spot).at);
  learn_hide(t.s, spot);
  t.reveal(Happening::hide_revealed, kDracula, spot);
}

// A location card is turned up, and a Hide linked to it (RA-2, HL-9).
void turn_location_up(auto& t, Spot spot) {
  State& s = t.s;
  Space& space = t.space(spot);
  if (space.up) return;
  space.up = true;
  t.reveal(Happening::location_revealed, kDracula, space.at, spot);
  const Spot hide = hide_spot(s);
  if (hide != Spot::none && spot <= Spot::space6 && s.spaces[hide].at == space.at) reveal_hide(t, hide);
  learn_location(s, spot);
}
void reveal_location(auto& t, Spot spot) {
  turn_location_up(t, spot);
  if (t.s.at == t.space(spot).at) reveal_dracula(t);
}
// Q35: several at once, and the figure after all of them.
void reveal_locations(auto& t, Spots spots) {
  for (const Spot spot : spots) turn_location_up(t, spot);
  for (const Spot spot : spots) reveal_location(t, spot);
}

// Whatever lies there, for all to see.
void reveal_space_openly(auto& t, Spot spot) {
  if (t.space(spot).card) return reveal_location(t, spot);
  if (t.space(spot).power == Power::hide) reveal_hide(t, spot);
}

// E24: what lies on a space is turned up, be it a location or Hide.
void reveal_space(auto& t, Spot spot) {
  reveal_space_openly(t, spot);
  const Space& space = t.space(spot);
  if (!space.card && space.power != Power::hide) t.tell(Happening::not_there, kDracula, Event::kHidden, spot);
}

// Where the card of a city lies, on the trail or, if they count, in a lair.
inline Spots spots_of(const State& s, Place city, bool lairs) {
  Spots spots;
  const Spot spot = trail_spot(s, city);
  const Spot lair = lairs ? lair_spot(s, city) : Spot::none;
  if (spot != Spot::none) spots.add(spot);
  if (lair != Spot::none) spots.add(lair);
  return spots;
}
// A city that somebody named: its card is turned up wherever it lies; if nowhere, everybody learns that.
void reveal_city(auto& t, Place city, bool lairs) {
  State& s = t.s;
  const Spot spot = trail_spot(s, city);
  const Spot lair = lairs ? lair_spot(s, city) : Spot::none;
  if (spot != Spot::none) return reveal_location(t, spot);
  const PlaceSet before = may_be(s);
  learn_not_on_trail(s, city);
  note_why(s, before, Out::named);
  if (lair != Spot::none) return reveal_location(t, lair);
  if (lairs) learn_no_lair(s, city);
  t.reveal(Happening::not_there, kDracula, city, Spot::none);
}

// Encounters in hideouts.

void turn_lurker_up(auto& t, int i) {
  Lurker& lurker = t.s.lurkers[static_cast<std::size_t>(i)];
  if (lurker.up) return;
  lurker.up = true;
  if (lurker.late) t.s.hand_seen.take(lurker.kind);
  t.reveal(Happening::encounter_revealed, kDracula, lurker.kind, lurker.where);
}

void drop_rumor(auto& t, Spot spot) {
  if (!t.space(spot).rumor) return;
  t.space(spot).rumor = false;
  ++t.s.rumor_pool;
  t.tell(Happening::rumor_gone, kDracula, spot);
}

// Off the hideout, to the open discards or, unseen, among the buried ones.
void take_lurker_off(auto& t, int i) {
  State& s = t.s;
  const Lurker lurker = s.lurkers[static_cast<std::size_t>(i)];
  s.lurkers.erase(static_cast<std::size_t>(i));
  (lurker.up ? s.encounter_discard : s.encounter_buried).add(lurker.kind);
  if (lurker.up) {
    t.tell(Happening::encounter_discarded, kDracula, lurker.kind, lurker.where);
  } else {
    t.tell_secretly(kDracula, Happening::encounter_discarded, kDracula, lurker.kind, lurker.where);
  }
}

// DP-4: cards and tokens leave; where he was stays noted.
void clear_spot(auto& t, Spot spot) {
  State& s = t.s;
  for (int i = s.lurkers.count() - 1; i >= 0; --i) {
    if (s.lurkers[static_cast<std::size_t>(i)].where == spot) take_lurker_off(t, i);
  }
  drop_rumor(t, spot);
  Space& space = t.space(spot);
  const bool anything = holds_cards(space);
  if (!is_lair(spot) && (space.card || spot == Spot::leaving)) s.cleared[spot] = 0;
  space.card = false;
  space.up = false;
  space.power = Power::none;
  space.bat = false;
  if (is_lair(spot) || spot == Spot::leaving) space = {};
  if (anything) t.tell(Happening::cleared, kDracula, spot);
}

// T38, HL-3: without encounters a rumor goes to the pool and a lair is no more.
void encounters_gone(auto& t, Spot spot) {
  if (lurkers_in(t.s, spot) > 0) return;
  drop_rumor(t, spot);
  if (is_lair(spot)) clear_spot(t, spot);
}
void discard_lurker(auto& t, int i) {
  const Spot spot = t.s.lurkers[static_cast<std::size_t>(i)].where;
  take_lurker_off(t, i);
  encounters_gone(t, spot);
}

// An encounter from the hand, face down (DP-9).
void lay_encounter(auto& t, Encounter encounter, Spot spot) {
  State& s = t.s;
  s.hand.remove(encounter);
  --s.hand_count;
  s.lurkers.push_back({encounter, spot, false, 0, false, true});
  t.tell_secretly(kDracula, Happening::encounter_laid, kDracula, encounter, spot);
}

// DP-12: with all despair tokens on the track.
void fury(auto& t) { gain_influence(t, fury_of(t.s)); }
// What the card of a place brings that he enters by his move (E34), and of one that he flies to (E33).
inline int fury_for(const State& s, Place place) {
  const bool counts = lair_spot(s, place) == Spot::none || s.options.fury_counts == FuryCounts::all;
  return is_city(place) && counts ? fury_of(s) : 0;
}
inline int fury_for_flight(const State& s) {
  return s.options.fury_counts == FuryCounts::all ? fury_of(s) : 0;
}

// DP-2.
inline void shift_trail(State& s) {
  for (int i = kTrail; i > 0; --i) s.spaces[after(Spot::space1, i)] = s.spaces[after(Spot::space1, i - 1)];
  for (int i = kTrail; i > 0; --i) s.cleared[after(Spot::space1, i)] = s.cleared[after(Spot::space1, i - 1)];
  for (const Spot spot : values(Spot::space2, Spot::leaving)) {
    const Space& space = s.spaces[spot];
    const bool gap =
        space.at != Place::none && !space.card && space.way != Way::stay && space.power != Power::hide;
    s.cleared[spot] = gap ? s.cleared[spot] + 1 : 0;
  }
  s.cleared[Spot::space1] = 0;
  s.spaces[Spot::space1] = {};
  for (Lurker& lurker : s.lurkers) {
    if (lurker.where <= Spot::space6) lurker.where = after(lurker.where);
  }
}

}  // namespace ravenhall::dracula
