// What everybody can tell about where Dracula is and was: for each space of the trail the places it can be.
// It is worked out from open things only (backs, hunters, tokens, answers, cards turned up), so it can be
// shown to everybody; what is true is never ruled out.
#pragma once

#include "games/dracula/rules/table.hpp"

namespace ravenhall::dracula {

// A card lies here whose face nobody but Dracula knows: a location or Hide.
inline bool is_face_down(const Space& space) {
  return !space.up && (space.card || space.power == Power::hide);
}

// Where he can be now, for all that everybody knows. While he moves, the first space is empty.
inline const PlaceSet& may_be(const State& s) {
  const PlaceSet& may = s.spaces[Spot::space1].may;
  return may.empty() ? s.spaces[Spot::space2].may : may;
}
// Notes how all learnt that he is not where he could be `before`.
inline void note_why(State& s, const PlaceSet& before, Out why, Seat hunter = kSpectator) {
  for (const Place place : before - may_be(s)) s.clues[place] = Clue(why, s.time, hunter);
}
// He has gone to one of the places within reach, but not where hunters or holy ground were in the way. What
// was noted before he went says nothing more.
inline void note_gone(State& s, const PlaceSet& reach) {
  s.clues = {};
  const PlaceSet left_out = reach - may_be(s);
  for (const Place place : left_out& holy_places(s)) s.clues[place] = Clue(Out::holy, s.time);
  for (const Seat seat : hunters()) {
    const Place city = s.hunter[seat].at;
    if (in_city(s.hunter[seat], city) && is_city(city) && left_out.has(city))
      s.clues[city] = Clue(Out::visited, s.time, seat);
  }
}

// The card was a location, not Hide.
inline void learn_step(Space& space) {
  space.way = Way::step;
  space.may -= space.only_hidden;
  space.only_hidden = {};
}

// Dracula is in one of these places; `why` is noted of the others.
inline void learn_current(State& s, const PlaceSet& places, Out why = Out::none) {
  const PlaceSet before = may_be(s);
  for (const Spot spot : trail_spots()) {
    s.spaces[spot].may &= places;
    if (s.spaces[spot].way != Way::stay) break;
  }
  if (why != Out::none) note_why(s, before, why);
}

// The face-down cards of the trail are not this place. Of a card that may be Hide that
// holds only if the space before it is not that place either.
inline void learn_not_on_trail(State& s, Place place) {
  bool before = true;  // the space before can be that place: what has left the trail can be anything
  for (int i = kTrail - 1; i >= 0; --i) {
    Space& space = s.spaces[after(Spot::space1, i)];
    const bool maybe_hide = space.way == Way::step_or_stay && before;
    if (is_face_down(space) && !maybe_hide) space.may.remove(place);
    if (is_face_down(space) && maybe_hide && space.may.has(place)) space.only_hidden.add(place);
    before = space.may.has(place);
  }
}
inline void learn_no_lair(State& s, Place place) {
  for (const Spot spot : lair_spots()) {
    if (is_face_down(s.spaces[spot])) s.spaces[spot].may.remove(place);
  }
}

// The card on this space is a location that lies open from now on: no other card is, and on the trail a card
// that is not turned up with it is no Hide linked to it.
inline void learn_location(State& s, Spot shown) {
  Space& space = s.spaces[shown];
  const Place place = space.at;
  const bool on_trail = shown <= Spot::space6;
  learn_no_lair(s, place);
  if (space.way == Way::step_or_stay) learn_step(space);
  space.may = place;
  s.clues[place] = {};  // he has come to hunters, where nobody thought that he could go unseen
  if (!on_trail) learn_not_on_trail(s, place);
  if (is_lair(shown)) return;
  for (const Spot spot : trail_spots()) {
    if (on_trail && spot != shown && is_face_down(s.spaces[spot])) s.spaces[spot].may.remove(place);
  }
  for (int i = places_after(shown, Spot::space1) - 1; i >= 0; --i) {
    Space& newer = s.spaces[after(Spot::space1, i)];
    if (on_trail && newer.way == Way::step_or_stay && is_face_down(newer)) learn_step(newer);
    if (newer.way != Way::stay) break;
    newer.may = place;
  }
}
// Hide is not among the cards that lie face down.
inline void learn_no_hide(State& s) {
  for (const Spot spot : trail_spots()) {
    Space& space = s.spaces[spot];
    if (space.way == Way::step_or_stay && is_face_down(space)) learn_step(space);
  }
}
// Hide lies open on this space.
inline void learn_hide(State& s, Spot shown) {
  s.spaces[shown].way = Way::stay;
  s.spaces[shown].only_hidden = {};
  learn_no_hide(s);
  if (shown == Spot::space6) return;
  Space& older = s.spaces[after(shown)];
  older.may &= s.spaces[shown].may;
  s.spaces[shown].may = older.may;
}

// Where he can have gone from one of these places: over roads and sea, or as a wolf.
inline PlaceSet reachable(const State& s, const PlaceSet& from, Way way) {
  PlaceSet to;
  if (way == Way::wolf) {
    const PlaceSet holy = holy_places(s);
    for (const Place place : from) {
      for (const Place middle : kByRoad[place] - holy) to |= kByRoad[middle];
      to |= kByRoad[place];
    }
  } else {
    for (const Place place : from) to |= adjacent(s, place);
  }
  return to;
}

inline PlaceSet with_back(LocationBack back) {
  PlaceSet cities = kCities;
  cities.remove(Place::castle_dracula);
  return back == LocationBack::sea    ? kSeas
         : back == LocationBack::city ? cities
                                      : PlaceSet(Place::castle_dracula);
}
// The places that an unseen newcomer on the trail cannot be: open cards, holy ground, cities with hunters.
inline PlaceSet openly_barred(const State& s) {
  PlaceSet barred = holy_places(s) | (hunter_places(s) & kCities);
  for (const Spot spot : s.spaces.keys()) {
    if (spot != Spot::leaving && s.spaces[spot].card && s.spaces[spot].up) barred.add(s.spaces[spot].at);
  }
  return barred;
}

// Where he can have flown as a bat from where everybody saw him (E31).
inline PlaceSet bat_targets_openly(const State& s) { return kWithinTwoRoads[s.at] - openly_barred(s); }

// Whether a face-down card that Dracula lays now could be Hide, as far as everybody can tell. He has already
// slid the trail, so that his last card is on space 2.
inline bool could_be_hide(const State& s) {
  if (!is_on(s.options.powers) || s.revealed) return false;
  const Spot hide = hide_spot(s);
  if (hide != Spot::none && s.spaces[hide].up) return false;
  // Hide beside an open card lies open itself (E26).
  for (const Spot spot : values(Spot::space2, Spot::space6)) {
    const Space& space = s.spaces[spot];
    if (space.card && space.up) return false;
    if (space.way != Way::stay) break;
  }
  return s.spaces[Spot::space2].back != LocationBack::sea;
}

// The card just laid face down on space 1; `lair` is what could be told of it when it was one.
inline void learn_laid(State& s, Way way, const PlaceSet* lair) {
  Space& space = s.spaces[Spot::space1];
  const PlaceSet from = s.spaces[Spot::space2].may;
  const PlaceSet reach = reachable(s, from, way);
  space.may = (reach & with_back(space.back)) - openly_barred(s);
  if (lair != nullptr) space.may = reach & *lair;
  if (way == Way::step_or_stay) {
    const PlaceSet stays = from - holy_places(s);
    space.only_hidden = stays - space.may;
    space.may |= stays;
  }
  space.way = way;
  note_gone(s, reach);
}

}  // namespace ravenhall::dracula
