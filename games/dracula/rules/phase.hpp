// Dracula's phase: slide, matured hideouts and lairs, the move, the encounter, the rumor (DP-1 to DP-17,
// HL-1 to HL-14).
#pragma once

#include "games/dracula/rules/schemes.hpp"

namespace ravenhall::dracula {

// DP-1, EV-29: his ally, then events of his phase, then the slide and the rest.
void begin_phase(auto& t) {
  State& s = t.s;
  s.phase = Phase::dracula;
  s.placed_encounter = false;
  s.misdirected = false;
  t.tell(Happening::dracula_phase, kDracula);
  t.then({{Step::slide},
          {Step::leaving},
          {Step::move},
          {Step::encounter},
          {Step::rumor},
          {Step::refill},
          {Step::end_phase},
          {Step::phase_over}});
  t.push(Step::meanwhile);
  switch (s.dark_ally) {
    case DraculaEvent::draculas_brides:
      if (s.hand_count > 0) t.push(Step::ask_brides, kDracula);
      return;
    case DraculaEvent::great_wolf: return t.push(Step::wolf_attack, kDracula, kWolfAlly);
    case DraculaEvent::immanuel_hildesheim:
      if (s.top == Back::dracula) t.push(Step::nature_event, kDracula);
      return;
    default: return;
  }
}
// HL-3: he may clear lairs whenever he likes; he is asked before the slide and again with his move.
inline Spots cleared_at_will(const State& s) {
  Spots lairs;
  for (const Spot spot : lair_spots()) {
    if (s.spaces[spot].card) lairs.add(spot);
  }
  return lairs;
}
void meanwhile(auto& t) {
  if (has_omens(t.s) || !cleared_at_will(t.s).empty()) t.push(Step::ask_phase, kDracula);
}
void answer_phase(auto& t, Action a) {
  t.s.agenda.pop();
  if (a.verb == Verb::pass) return;
  t.push(Step::meanwhile);
  if (a.verb == Verb::clear) return clear_spot(t, a.a);
  scheme_from_hand(t, a.a);
  resolve_scheme(t, a.a);
}
void answer_brides(auto& t, Action a) {
  t.s.agenda.pop();
  if (a.verb == Verb::pass) return;
  drop_encounter(t, a.a);
  draw_encounters(t, 1);
}

// DP-2, EV-32.
void slide(auto& t) {
  State& s = t.s;
  shift_trail(s);
  t.tell(Happening::slid, kDracula);
  const Space& last = t.space(Spot::space6);
  if (s.ally == HunterEvent::jonathan_harker && (last.card || last.power == Power::hide))
    reveal_space(t, Spot::space6);
}

// E39: with an empty hand he draws before he lays an encounter.
inline bool can_draw_encounter(const State& s) {
  return s.encounters_left > 0 || !s.encounter_discard.empty() || !s.encounter_buried.empty();
}
inline bool can_lay_encounter(const State& s) { return s.hand_count > 0 || can_draw_encounter(s); }
void ask_for_encounter(auto& t, Spot spot) {
  if (!can_lay_encounter(t.s)) return;
  t.push(Step::ask_lay, kDracula, spot);
  if (t.s.hand_count == 0) draw_encounters(t, kFullHand);
}

// What has left space 6: matured, or made a lair (HL-2). Whether a face-down card is Hide must not show in
// what Dracula is asked.
inline bool could_be_lair(const State& s) {
  const Space& space = s.spaces[Spot::leaving];
  const bool land = space.back == LocationBack::city || space.back == LocationBack::castle;
  return is_on(s.options.lairs) && land && (space.card || space.power == Power::hide);
}
// `a` of the frame says that an effect has matured already: then it can be no lair.
void leaving(auto& t, const Frame& frame) {
  State& s = t.s;
  const Space& space = t.space(Spot::leaving);
  const bool open_hide = space.power == Power::hide && space.up;  // HL-11: all see that nothing matures
  const bool lair = frame.a == 0 && could_be_lair(s);
  if (!open_hide && (lair || lurkers_in(s, Spot::leaving) > 0))
    return t.push(Step::ask_leaving, kDracula, frame.a);
  t.push(Step::discard_leaving);
}
inline bool can_make_lair(const State& s) {
  const Space& space = s.spaces[Spot::leaving];
  const bool first = space.way == Way::start && !space.bat;  // Q41: the hideout of the start
  return could_be_lair(s) && space.card && can_lay_encounter(s) && (!first || is_on(s.options.start_lair));
}
inline Spot free_lair(const State& s) {
  for (const Spot spot : lair_spots()) {
    if (!s.spaces[spot].card) return spot;
  }
  return Spot::none;
}
// E35: location, encounters and rumor stay; power cards and Escape as Bat do not.
void make_lair(auto& t, Spot lair) {
  State& s = t.s;
  Space& space = t.space(lair);
  space = t.space(Spot::leaving);
  space.power = Power::none;
  space.bat = false;
  learn_step(space);  // it has a location card, so it was no Hide
  space.way = Way::start;
  for (Lurker& lurker : s.lurkers) {
    lurker.used = false;
    if (lurker.where == Spot::leaving) lurker.where = lair;
  }
  t.space(Spot::leaving) = {};
  t.tell(Happening::lair_made, kDracula, lair);
  ask_for_encounter(t, lair);
}
void answer_leaving(auto& t, Action a) {
  State& s = t.s;
  s.agenda.pop();
  if (a.verb == Verb::pass) return t.push(Step::discard_leaving);
  if (a.verb == Verb::mature) {
    t.push(Step::leaving, kDracula, 1);
    return mature(t, a.a);
  }
  const Spot lair = free_lair(s);
  lair == Spot::none ? t.push(Step::ask_old_lair, kDracula) : make_lair(t, lair);
}
void answer_old_lair(auto& t, Spot lair) {
  t.s.agenda.pop();
  clear_spot(t, lair);
  make_lair(t, lair);
}
void discard_leaving(auto& t) { clear_spot(t, Spot::leaving); }

// DP-5, DP-16: what he can lay.

bool misdirect_helps(const State& s, Spot spot);
inline bool can_move(const State& s) {
  if (!step_targets(s).empty()) return true;
  if (can_stay(s, Power::feed) || can_stay(s, Power::dark_call) || can_stay(s, Power::hide)) return true;
  const Powers left = powers_in_deck(s);
  if (left.has(Power::wolf_form) && !wolf_targets(s).empty()) return true;
  if (!left.has(Power::misdirect) || s.misdirected) return false;
  for (const Spot spot : misdirect_targets(s)) {
    if (misdirect_helps(s, spot)) return true;
  }
  return false;
}
// Misdirect is no move of its own: something must be left to lay once this hideout is cleared.
inline bool misdirect_helps(const State& s, Spot spot) {
  State after_it = s;
  after_it.spaces[spot].card = false;
  after_it.spaces[spot].power = Power::misdirect;
  after_it.misdirected = true;
  return can_move(after_it);
}
// Everything but the hideout with the card of his current location is turned up and cleared (Q25).
void no_way_out(auto& t) {
  State& s = t.s;
  t.reveal(Happening::no_move, kDracula);
  if (s.options.no_move == NoMove::lose) {
    s.winner = Winner::hunters;
    return;
  }
  for (const Spot spot : trail_spots()) {
    const Space& space = t.space(spot);
    if (!holds_cards(space) || (space.card && space.at == s.at)) continue;
    reveal_space_openly(t, spot);
    clear_spot(t, spot);
  }
  hurt_dracula(t, kNoMoveDamage);
  t.push(Step::move, kDracula, 1);
}
// Whether, for all that everybody knows, he could be in a place where the trail bars every way.
inline bool could_be_stuck(const State& s) {
  PlaceSet cards;
  int count = 0;
  for (const Spot spot : trail_spots()) {
    if (!s.spaces[spot].card && s.spaces[spot].power != Power::hide) continue;
    cards |= s.spaces[spot].may;
    ++count;
  }
  const PlaceSet holy = holy_places(s);
  for (const Place place : s.spaces[Spot::space2].may) {
    const PlaceSet ways = adjacent(s, place) - holy;
    if (ways.size() <= count && cards.has_all(ways)) return true;
  }
  return false;
}
void move(auto& t, const Frame& frame) {
  State& s = t.s;
  const bool again = frame.a != 0;
  if (again ? !step_targets(s).empty() : can_move(s)) {
    if (could_be_stuck(s)) t.reveal(Happening::way_found, kDracula);
    return t.push(Step::ask_move, kDracula, again);
  }
  if (!again) return no_way_out(t);
  s.winner = Winner::hunters;
}

// DP-6: port to zone, zone to zone; Rufus Smith makes the second dearer.
inline int sea_damage(const State& s, Place from, Place to) {
  if (!is_sea(to)) return 0;
  if (!is_sea(from)) return 2;
  return s.ally == HunterEvent::rufus_smith ? 2 : 1;
}

// A lair is put on space 1 and is a hideout again (HL-4).
void enter_lair(auto& t, Spot lair) {
  State& s = t.s;
  Space& space = t.space(Spot::space1);
  space.up = t.space(lair).up;
  space.rumor = t.space(lair).rumor;
  for (Lurker& lurker : s.lurkers) {
    if (lurker.where == lair) lurker.where = Spot::space1;
  }
  t.space(lair) = {};
  t.tell(Happening::lair_entered, kDracula, lair);
}

// Q2: card laid, castle healing, Fury, sea damage, reveal; a wolf is hurt at last.
void lay_location(auto& t, Place place, Way way) {
  State& s = t.s;
  const Place from = s.at;
  const Spot lair = lair_spot(s, place);
  const int fury = fury_for(s, place);
  const PlaceSet lair_may = lair == Spot::none ? PlaceSet{} : t.space(lair).may;
  const bool hide_possible = way == Way::step && lair == Spot::none && !is_sea(place) &&
                             place != Place::castle_dracula && could_be_hide(s);
  Space& space = t.space(Spot::space1);
  space.at = place;
  space.card = true;
  space.back = back_of(place);
  if (way == Way::wolf) space.power = Power::wolf_form;
  if (lair != Spot::none) enter_lair(t, lair);
  learn_laid(s, hide_possible ? Way::step_or_stay : way, lair == Spot::none ? nullptr : &lair_may);
  s.at = place;
  // DP-8, DP-15. His figure stands where he was: it is gone before anything is told of where he is now.
  const bool met = is_city(place) && !hunters_in(s, place).empty();
  const bool hidden = s.revealed && !met;
  if (hidden) s.revealed = false;
  t.reveal_partly(kDracula, Happening::laid_card, kDracula, place, space.back);
  if (way == Way::wolf) {
    t.reveal(Happening::power, kDracula, Power::wolf_form);
    t.push(Step::wolf_pain);
  }
  if (place == Place::castle_dracula) heal_dracula(t, kCastleHealing);
  gain_influence(t, fury);
  hurt_dracula(t, sea_damage(s, from, place));
  if (hidden) t.tell(Happening::dracula_hidden, kDracula);
  if (space.up) learn_location(s, Spot::space1);
  if (met || (lair != Spot::none && space.up && s.options.open_lair == OpenLair::revealed)) {
    reveal_location(t, Spot::space1);
    reveal_dracula(t);
  }
}

void lay_power(auto& t, Power power, bool up) {
  State& s = t.s;
  Space& space = t.space(Spot::space1);
  space.at = s.at;
  space.back = t.space(Spot::space2).back;  // of a place that he came to by Hide nobody has seen the back
  space.power = power;
  space.up = up;
  space.may = t.space(Spot::space2).may - holy_places(s);
  space.way = Way::stay;
  note_why(s, t.space(Spot::space2).may, Out::holy);
}
// E26: beside an open card, or while he is seen, Hide lies open; otherwise it looks like a city.
void lay_hide(auto& t) {
  State& s = t.s;
  const Spot own = trail_spot(s, s.at);
  const bool up = s.revealed || (own != Spot::none && s.spaces[own].up);
  const bool secret = could_be_hide(s);
  lay_power(t, Power::hide, up);
  if (up || !secret) {
    t.space(Spot::space1).up = true;
    learn_hide(s, Spot::space1);
    t.reveal(Happening::power, kDracula, Power::hide);
  } else {
    t.space(Spot::space1).back = LocationBack::city;  // also in the castle
    learn_laid(s, Way::step_or_stay, nullptr);
    t.reveal_partly(kDracula, Happening::laid_card, kDracula, s.at, LocationBack::city);
  }
  fury(t);
}

inline constexpr int kFeedHeals = 3;
inline constexpr int kDarkCallPain = 2;
inline constexpr int kDarkCalled = 5;  // encounters
inline constexpr int kWolfPain = 1;
void answer_move(auto& t, Action a) {
  State& s = t.s;
  const Frame frame = s.agenda.pop();
  switch (verb_of(a)) {
    case Verb::scheme:
      s.agenda.push({Step::move, kDracula, frame.a});
      scheme_from_hand(t, a.a);
      return resolve_scheme(t, a.a);
    case Verb::clear: s.agenda.push({Step::move, kDracula, frame.a}); return clear_spot(t, a.a);
    case Verb::go: return lay_location(t, a.a, Way::step);
    case Verb::wolf: return lay_location(t, a.a, Way::wolf);
    case Verb::hide: return lay_hide(t);
    case Verb::feed:
      lay_power(t, Power::feed, false);
      t.reveal(Happening::power, kDracula, Power::feed);
      if (s.damage > 0) t.push(Step::ask_feed, kDracula, kFeedHeals);
      return;
    case Verb::dark_call:
      lay_power(t, Power::dark_call, false);
      t.reveal(Happening::power, kDracula, Power::dark_call);
      hurt_dracula(t, kDarkCallPain);
      return t.push(Step::fill_hand, kDracula, kDarkCalled);
    case Verb::misdirect:
      clear_spot(t, a.a);
      t.space(a.a).power = Power::misdirect;
      s.misdirected = true;
      t.reveal(Happening::power, kDracula, Power::misdirect);
      return t.push(Step::move, kDracula);
    default: return;
  }
}
void wolf_pain(auto& t) { hurt_dracula(t, kWolfPain); }
void answer_heal(auto& t, int amount) {
  t.s.agenda.pop();
  heal_dracula(t, amount);
}

// DP-9: obligatory where it is allowed.
inline bool takes_encounter(const State& s) {
  const Space& space = s.spaces[Spot::space1];
  return !s.revealed && ((space.card && !is_sea(space.at)) || space.power == Power::hide);
}
void encounter(auto& t) {
  if (takes_encounter(t.s)) ask_for_encounter(t, Spot::space1);
}
void answer_lay(auto& t, Encounter encounter) {
  const Frame frame = t.s.agenda.pop();
  lay_encounter(t, encounter, frame.a);
  if (frame.a == Spot::space1) t.s.placed_encounter = true;
}

// DP-10, E38, Q11.
inline Spots rumor_targets(const State& s) {
  Spots targets;
  for (const Spot spot : values(Spot::space1, Spot::space3)) {
    const Space& space = s.spaces[spot];
    if (lurkers_in(s, spot) > 0 && !space.rumor && (space.card || space.power == Power::hide))
      targets.add(spot);
  }
  return targets;
}
void offer_rumor(auto& t) {
  const State& s = t.s;
  if (s.placed_encounter && s.rumors > 0 && !rumor_targets(s).empty()) t.push(Step::ask_rumor, kDracula);
}
void answer_rumor(auto& t, Action a) {
  t.s.agenda.pop();
  if (a.verb == Verb::pass) return;
  t.space(a.a).rumor = true;
  --t.s.rumors;
  t.tell(Happening::rumor_laid, kDracula, a.a);
}

// DP-11, E39.
void refill(auto& t) {
  State& s = t.s;
  if (s.hand_count >= kFullHand || !can_draw_encounter(s)) return;
  if (s.options.refill == Refill::full) return draw_encounters(t, kFullHand - s.hand_count);
  t.push(Step::ask_refill, kDracula);
}
// One by one: so he says how many.
void answer_refill(auto& t, Action a) {
  t.s.agenda.pop();
  if (a.verb == Verb::pass) return;
  t.push(Step::refill);
  draw_encounters(t, 1);
}

// DP-14.
void end_phase(auto& t) {
  if (has_omens(t.s)) t.push(Step::ask_scheme, kDracula);
}
void phase_over(auto& t) {
  State& s = t.s;
  if (s.swiftness > 0) {
    --s.swiftness;
    return t.push(Step::phase);
  }
  ++s.round;
  t.push(Step::dawn);
}

}  // namespace ravenhall::dracula
