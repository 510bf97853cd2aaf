// The hunters' event cards (EV-1 to EV-21).
#pragma once

#include "games/dracula/rules/actions.hpp"

namespace ravenhall::dracula {

// EV-21: the choice has been made; Dracula may cancel the card before he answers.
void answer_later(auto& t, Seat seat, HunterEvent event, Operand b = {}, Operand c = {}) {
  t.s.cancelled = false;
  t.then({{Step::press, seat, event}, {Step::answer_event, seat, event, b, c}});
}
void offer_press(auto& t, const Frame& frame) {
  if (has_omens(t.s)) t.push(Step::ask_press, kDracula, frame.a);
}
void answer_press(auto& t, Action a) {
  const Frame frame = t.s.agenda.pop();
  if (a.verb == Verb::pass) return;
  scheme_from_hand(t, DraculaEvent::sensationalist_press);
  t.s.cancelled = true;
  t.tell(Happening::cancelled, kDracula, Event::kHidden, frame.a);
}

// Local Rumors: the hideouts adjacent to the hunter (E22).
void local_rumors(auto& t, Seat seat) {
  State& s = t.s;
  const PlaceSet near = adjacent(s, t.hunter(seat).at);
  const bool lairs = s.options.lairs_heard == LairsHeard::both;
  Spots heard;
  for (const Place place : near) heard |= spots_of(s, place, lairs);
  reveal_locations(t, heard);
  const PlaceSet before = may_be(s);
  for (const Place place : near) {
    learn_not_on_trail(s, place);
    if (lairs) learn_no_lair(s, place);
  }
  note_why(s, before, Out::named);
  t.reveal(Happening::not_there, kDracula, Event::kHidden, Spot::none);
}
// Evil Presence: the hunters in places adjacent to Dracula's (E22, Q39).
inline PlayerSet hunters_near(const State& s, Place place) {
  PlayerSet near;
  const PlaceSet around = adjacent(s, place);
  for (const Seat seat : hunters()) {
    const Hunter& hunter = s.hunter[seat];
    if (!hunter.defeated && !hunter.hospital && around.has(hunter.at)) near.add(seat);
  }
  return near;
}
void evil_presence(auto& t) {
  State& s = t.s;
  const PlayerSet near = hunters_near(s, s.at);
  PlaceSet fitting;
  for (const Place place : values<Place>(kPlaces)) {
    if (hunters_near(s, place) == near) fitting.add(place);
  }
  learn_current(s, fitting, Out::near);
  t.reveal(Happening::answer_adjacent, kDracula, near.bits());
}
void answer_event(auto& t, const Frame& frame) {
  State& s = t.s;
  if (s.cancelled) {
    s.cancelled = false;
    return;
  }
  const bool lairs = s.options.lairs_heard != LairsHeard::neither;
  switch (HunterEvent event = frame.a; event) {
    case HunterEvent::hired_scouts:
      reveal_locations(t, spots_of(s, frame.b, lairs) | spots_of(s, frame.c, lairs));
      reveal_city(t, frame.b, lairs);
      return reveal_city(t, frame.c, lairs);
    case HunterEvent::newspaper_reports: return reveal_space(t, frame.b);
    case HunterEvent::local_rumors: return local_rumors(t, frame.seat);
    default: return evil_presence(t);
  }
}

// Behind the Veil: everybody sees both of Dracula's hands; one encounter goes.
void behind_the_veil(auto& t, Seat seat) {
  State& s = t.s;
  for (const DraculaEvent omen : s.omens) t.reveal(Happening::omen_shown, kDracula, omen);
  for (const Encounter encounter : s.hand) t.reveal(Happening::encounter_shown, kDracula, encounter);
  s.omens_seen = s.omens;
  s.hand_seen = s.hand;
  for (Lurker& lurker : s.lurkers) lurker.late = false;
  if (s.hand_count > 0) t.push(Step::ask_veil, seat);
}
void answer_veil(auto& t, Encounter encounter) {
  State& s = t.s;
  s.agenda.pop();
  s.hand.remove(encounter);
  --s.hand_count;
  s.hand_seen.remove(encounter);
  s.encounter_discard.add(encounter);
  t.tell(Happening::encounter_discarded, kDracula, encounter, Spot::none);
}

// TK-7: one ally a side; a new one sends the old one away.
void expel_ally(auto& t) {
  State& s = t.s;
  if (s.ally == HunterEvent::none) return;
  s.hunter_events.discard.add(s.ally);
  t.tell(Happening::ally_gone, kNature, s.ally, DraculaEvent::none);
  s.ally = HunterEvent::none;
}
void expel_dark_ally(auto& t) {
  State& s = t.s;
  if (s.dark_ally == DraculaEvent::none) return;
  s.dracula_events.discard.add(s.dark_ally);
  t.tell(Happening::ally_gone, kDracula, HunterEvent::none, s.dark_ally);
  s.dark_ally = DraculaEvent::none;
}
// The card lies among the discards while its effect is chosen.
void answer_ally(auto& t, Seat seat, Action a) {
  State& s = t.s;
  const Frame frame = s.agenda.pop();
  if (a.verb == Verb::seek) {
    t.tell(Happening::named, seat, a.a);
    return reveal_city(t, a.a, s.options.lairs_heard != LairsHeard::neither);
  }
  const HunterEvent event = frame.a;
  s.hunter_events.discard.remove(event);
  expel_ally(t);
  s.ally = event;
  t.tell(Happening::ally, seat, event, DraculaEvent::none);
}

// Consecrated Ground and Heavenly Host tokens: what lies there is turned up, encounters and all (TK-5).
void hallow(auto& t, Place city) {
  State& s = t.s;
  reveal_city(t, city, true);
  const Spots spots = hideouts_at(s, city);
  for (int i = 0; i < s.lurkers.count(); ++i) {
    if (spots.has(s.lurkers[static_cast<std::size_t>(i)].where)) turn_lurker_up(t, i);
  }
}
inline constexpr PlaceSet kHallowable = [] {
  PlaceSet cities = kCities;
  for (const Place place : {Place::castle_dracula, Place::galatz, Place::klausenburg}) cities.remove(place);
  return cities;
}();
void answer_ground(auto& t, Place city) {
  State& s = t.s;
  s.agenda.pop();
  s.consecrated = city;
  t.tell(Happening::consecrated, kNature, city);
  hallow(t, city);
}
void answer_host(auto& t, Seat seat, Action a) {
  State& s = t.s;
  s.agenda.pop();
  if (a.verb == Verb::pass) return;
  show_item(t, seat, Item::heavenly_host);
  add_sorted(s.hosts, Place{a.a});
  t.tell(Happening::host_token, seat, a.a);
  hallow(t, a.a);
}

// Whom a Blood Transfusion helps: hunters in the same city with a bite token (E20).
inline PlayerSet patients(const State& s, Seat seat) {
  PlayerSet all;
  for (const Seat other : hunters_in(s, s.hunter[seat].at) - PlayerSet(seat)) {
    if (s.hunter[other].bites > 0) all.add(other);
  }
  return all;
}
// Money Trail: sea cards that lie face down on the trail.
inline Spots hidden_sea_cards(const State& s) {
  Spots spots;
  for (const Spot spot : trail_spots()) {
    if (s.spaces[spot].card && !s.spaces[spot].up && s.spaces[spot].back == LocationBack::sea)
      spots.add(spot);
  }
  return spots;
}
// Wax Cylinders: hideouts with an encounter that lies face down; a lair is none (DF-4).
inline Spots hideouts_with_secrets(const State& s) {
  Spots spots;
  for (const Lurker& lurker : s.lurkers) {
    if (!lurker.up && !is_lair(lurker.where)) spots.add(lurker.where);
  }
  return spots;
}

// Good Luck.
inline bool luck_helps(const State& s) { return !s.blocks.empty() || s.dark_ally != DraculaEvent::none; }
void offer_luck(auto& t, const Frame& frame) {
  const State& s = t.s;
  if (!has_events(s, frame.seat)) return;
  if (frame.a != 0) {  // against a False Tip
    if (s.cancelled) t.push(Step::ask_tip_luck, frame.seat);
    return;
  }
  if (luck_helps(s)) t.push(Step::ask_luck, frame.seat);
}
// HA-13: over the limit; a card whose moment has come may be played instead of discarding one.
void answer_limit_event(auto& t, Seat seat, Action a) {
  t.s.agenda.pop();
  if (a.verb == Verb::discard_event) return discard_event(t, seat, a.a);
  play_from_hand(t, seat, HunterEvent::good_luck);
  t.push(Step::ask_luck_use, seat);
}
void answer_luck_use(auto& t, Action a) {
  State& s = t.s;
  const Frame frame = s.agenda.pop();
  if (a.verb == Verb::expel) return expel_dark_ally(t);
  s.blocks.erase_first(a.a);
  t.tell(Happening::unblocked, frame.seat, a.a);
}

inline constexpr int kRushDamage = 2;
inline constexpr int kRushRoads = 3;
inline constexpr int kTransfusionDamage = 1;
// What Vampire Lair takes away.
inline int lair_influence(const State& s) { return std::min<int>(2, s.influence); }

// What an event does when it is played: out of the hand at its moment, or as it is drawn. It lies among the
// discards already.
void play_event(auto& t, Seat seat, HunterEvent event) {
  State& s = t.s;
  constexpr int kNames = 2;
  switch (event) {
    case HunterEvent::hired_scouts: return t.push(Step::ask_name, seat, kNames, Place::none);
    case HunterEvent::newspaper_reports:
      if (s.phase == Phase::dawn || s.phase == Phase::dusk) return t.push(Step::ask_paper, seat);
      return answer_later(t, seat, event, Spot::space3);
    case HunterEvent::local_rumors:
    case HunterEvent::evil_presence: return answer_later(t, seat, event);
    case HunterEvent::behind_the_veil: return behind_the_veil(t, seat);
    case HunterEvent::jonathan_harker:
    case HunterEvent::rufus_smith:
    case HunterEvent::sister_agatha: return t.push(Step::ask_ally, seat, event);
    case HunterEvent::surprising_return: return t.push(Step::ask_return, seat);
    case HunterEvent::long_night: s.long_night = true; return;
    case HunterEvent::renewed_vigor: s.vigor = true; return;
    case HunterEvent::speedy_telegraph: s.telegraph = true; return;
    case HunterEvent::excellent_weather: return t.push(Step::ask_sail_on, seat, 2);
    case HunterEvent::sense_of_emergency:
      return t.then({{Step::hurt, seat, kRushDamage}, {Step::rush, seat}});
    case HunterEvent::blood_transfusion: return t.push(Step::ask_patient, seat);
    case HunterEvent::good_luck: return t.push(Step::ask_luck_use, seat);
    case HunterEvent::money_trail: return t.push(Step::ask_sea_card, seat);
    case HunterEvent::vampire_lair:
      discard_item(t, seat, Item::stake);
      delay(t, seat);
      return gain_influence(t, -lair_influence(s));
    case HunterEvent::consecrated_ground:
      for (int i = kHunters; i >= 1; --i) t.push(Step::offer_host, seat_at(i));
      return t.push(Step::ask_ground, seat);
    case HunterEvent::mystic_research: return t.push(Step::nature_bottom, seat, 6, DrawFrom::research);
    case HunterEvent::wax_cylinders: return t.push(Step::ask_wax, seat);
    case HunterEvent::hypnosis:
      delay(t, kMina);
      if (is_sea(s.at)) {
        t.reveal(Happening::answer_region, kDracula, Region::none, 1);
        return learn_current(s, kSeas, Out::region);
      }
      return answer_region(t, row(s.at).region);
    // These are played from their own windows.
    case HunterEvent::chartered_carriage:
    case HunterEvent::forewarned:
    case HunterEvent::escape_route:
    case HunterEvent::planned_ambush:
    case HunterEvent::lucky_find:
    case HunterEvent::heroic_leap:
    case HunterEvent::great_strength:
    case HunterEvent::lucys_revenge:
    case HunterEvent::none: return;
  }
}

void offer_host(auto& t, Seat seat) {
  if (!t.s.hosts.full() && stands(t.hunter(seat)) && has_items(t.s, seat)) t.push(Step::ask_host, seat);
}
void rush(auto& t, Seat seat) {
  if (!t.hunter(seat).defeated && !open_roads(t.s, t.hunter(seat).at, kRushRoads).empty())
    t.push(Step::ask_rush, seat);
}

// EV-2: played at once, or kept.
void answer_received(auto& t, Seat seat, Action a) {
  State& s = t.s;
  s.agenda.pop();
  const HunterEvent event = s.drawn;
  s.drawn = HunterEvent::none;
  if (a.verb == Verb::keep) {
    take_event(t, seat, event);
    ++t.hunter(seat).fresh_events;
    t.tell(Happening::event_kept, seat);
    return t.push(Step::tidy, seat);
  }
  put_event_away(t, seat, event);
  play_event(t, seat, event);
}

// Hired Scouts: two different cities (Q32).
void answer_name(auto& t, Seat seat, Place city) {
  const Frame frame = t.s.agenda.pop();
  t.tell(Happening::named, seat, city);
  if (frame.a > 1) return t.push(Step::ask_name, seat, frame.a - 1, city);
  answer_later(t, seat, HunterEvent::hired_scouts, frame.b, city);
}
void answer_paper(auto& t, Seat seat, Spot spot) {
  t.s.agenda.pop();
  answer_later(t, seat, HunterEvent::newspaper_reports, spot);
}
void answer_return(auto& t, Seat seat, HunterEvent event) {
  t.s.agenda.pop();
  t.push(Step::ask_ally, seat, event);
}
// Blood Transfusion.
void answer_patient(auto& t, Seat seat, Seat patient) {
  t.s.agenda.pop();
  --t.hunter(patient).bites;
  t.tell(Happening::bite_healed, patient);
  weakness_changed(t, patient);
  hurt(t, seat, kTransfusionDamage);
}
void answer_sea_card(auto& t, Spot spot) {
  t.s.agenda.pop();
  reveal_location(t, spot);
}
// Wax Cylinders.
void answer_wax(auto& t, Seat seat, Action a) {
  State& s = t.s;
  s.agenda.pop();
  if (a.verb == Verb::space) {
    for (int i = 0; i < s.lurkers.count(); ++i) {
      if (s.lurkers[static_cast<std::size_t>(i)].where == a.a) turn_lurker_up(t, i);
    }
    return;
  }
  const Spot hide = hide_spot(s);
  if (hide != Spot::none) {
    reveal_hide(t, hide);
  } else {
    learn_no_hide(s);
    t.reveal(Happening::hide_revealed, kDracula, Spot::none);
  }
  s.hunter_events.discard.remove(HunterEvent::wax_cylinders);
  take_event(t, seat, HunterEvent::wax_cylinders);
  ++t.hunter(seat).fresh_events;
  note_in_hand(s.event_notes, seat, HunterEvent::wax_cylinders);
  t.push(Step::tidy, seat);
}

}  // namespace ravenhall::dracula
