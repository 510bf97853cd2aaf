// What each encounter does, in an ambush or a search, and when its hideout leaves the trail.
#pragma once

#include "games/dracula/rules/meetings.hpp"

namespace ravenhall::dracula {

void start_vampire_fight(auto& t, Seat seat, int lurker, Meeting meeting);

// What a hunter can show against an encounter.
inline constexpr Items kFirearms{Item::pistol, Item::rifle};
constexpr Items shown_against(Encounter kind) {
  switch (kind) {
    case Encounter::rats:
    case Encounter::saboteur: return kFirearms;
    case Encounter::szgany_bodyguards:
    case Encounter::wolves: return kWeapons;
    case Encounter::desecrated_soil: return Item::heavenly_host;
    default: return {};
  }
}

// Every hunter in the city, in turn order.
void each_hunter_in(auto& t, Place city, Step step, Operand a = {}) {
  const PlayerSet there = hunters_in(t.s, city);
  for (int i = kHunters; i >= 1; --i) {
    if (there.has(seat_at(i))) t.push(step, seat_at(i), a);
  }
}

// Szgany Mob: may discard items, then suffers 1 for each that is left.
void mob(auto& t, Seat seat) {
  if (t.hunter(seat).defeated) return;
  const int items = t.hunter(seat).item_count;
  if (items > 0) t.push(Step::ask_mob, seat);
}
void answer_mob(auto& t, Seat seat, Action a) {
  if (a.verb == Verb::discard_item) {
    discard_item(t, seat, a.a);
    if (t.hunter(seat).item_count == 0) {
      t.s.agenda.pop();
      t.push(Step::tidy, seat);
    }
    return;
  }
  t.s.agenda.pop();
  t.push(Step::tidy, seat);
  hurt(t, seat, t.hunter(seat).item_count);
}

// Wolves: 4 damage, 2 less for each WEAPON shown.
constexpr int wolves_damage(int weapons) { return 4 - 2 * weapons; }
void wolves(auto& t, Seat seat) {
  if (t.hunter(seat).defeated) return;
  if (has_items(t.s, seat)) return t.push(Step::ask_wolves, seat, 0);
  hurt(t, seat, wolves_damage(0));
}
// The weapons shown so far, each card once: `a` knives, `b` pistols, `c` rifles.
inline int shown_of(const Frame& frame, Item weapon) {
  return weapon == Item::knife ? frame.a : weapon == Item::pistol ? frame.b : frame.c;
}
void answer_wolves(auto& t, Seat seat, Action a) {
  Frame frame = t.s.agenda.pop();
  const int before = frame.a + frame.b + frame.c;
  if (a.verb == Verb::pass) return hurt(t, seat, wolves_damage(before));
  show_item(t, seat, a.a, shown_of(frame, a.a) + 1);
  if (before == 1) return;
  const Item weapon = a.a;
  ++(weapon == Item::knife ? frame.a : weapon == Item::pistol ? frame.b : frame.c);
  t.s.agenda.push(frame);
}

// Spy: all items and events are seen, all tickets go.
void spied_on(auto& t, Seat seat) {
  show_hand(t, seat);
  t.hunter(seat).lost_tickets = t.hunter(seat).tickets;
  for (const Ticket ticket : TicketBag(t.hunter(seat).tickets)) {
    lose_ticket(t, seat, ticket);
    t.reveal(Happening::ticket_returned, seat, ticket);
  }
}
void spy(auto& t, Seat seat) {
  if (t.hunter(seat).defeated) return;
  if (has_items(t.s, seat)) return t.push(Step::ask_spy, seat);
  spied_on(t, seat);
}
void answer_spy(auto& t, Seat seat, Action a) {
  t.s.agenda.pop();
  if (a.verb == Verb::pass) return spied_on(t, seat);
  discard_item(t, seat, a.a);
  t.push(Step::tidy, seat);
}

// Unnatural Fog.
void fog(auto& t, Place city, int tokens) { add_fog(t, city, tokens); }
void fog_here(auto& t, Place city) {
  fog(t, city, kPorts.has(city) ? 2 : 1);
  if (is_night(t.s)) return;
  for (const Seat seat : hunters_in(t.s, city)) delay(t, seat);
}

// Szgany Bodyguards: 2 damage; who shows no WEAPON suffers 2 more and is delayed.
inline constexpr int kGuardsDamage = 2;
void guards(auto& t, Seat seat) { t.then({{Step::hurt, seat, kGuardsDamage}, {Step::guards_again, seat}}); }
void guards_again(auto& t, Seat seat) {
  if (t.hunter(seat).defeated) return;
  if (has_items(t.s, seat)) return t.push(Step::ask_show, seat, Encounter::szgany_bodyguards);
  delay(t, seat);
  hurt(t, seat, kGuardsDamage);
}

// A card that returns to its hideout unless the hunter shows something.
void returns_unless(auto& t, const Frame& frame) {
  const Seat seat = frame.seat;
  const Encounter kind = t.s.lurkers[frame.a].kind;
  if (!t.hunter(seat).defeated && has_items(t.s, seat)) return t.push(Step::ask_show, seat, kind, frame.a);
  t.tell(Happening::encounter_returned, kDracula, kind, t.s.lurkers[frame.a].where);
}
void answer_show(auto& t, Seat seat, Action a) {
  const Frame frame = t.s.agenda.pop();
  const bool showed = a.verb == Verb::show;
  if (showed) show_item(t, seat, a.a);
  const Encounter kind = frame.a;
  if (kind == Encounter::szgany_bodyguards) {
    if (showed) return;
    delay(t, seat);
    return hurt(t, seat, kGuardsDamage);
  }
  if (showed) return discard_lurker(t, frame.b);
  t.tell(Happening::encounter_returned, kDracula, kind, t.s.lurkers[frame.b].where);
}

// RA-8, HA-10: the effect; what does not return is discarded when it is over.
void resolve(auto& t, const Frame& frame) {
  State& s = t.s;
  const Seat seat = frame.seat;
  const Meeting meeting = frame.b;
  const Place city = t.hunter(seat).at;
  if (t.hunter(seat).defeated) return;
  const int i = frame.a;
  const Encounter kind = s.lurkers[frame.a].kind;
  const Frame away{Step::resolved, seat, frame.a, frame.b};
  switch (kind) {
    case Encounter::new_vampire:
    case Encounter::reckless_vampire: return start_vampire_fight(t, seat, i, meeting);
    case Encounter::aristocratic_vampire:
      if (!t.hunter(seat).delayed) return t.push(Step::ask_stay_delayed, seat, frame.a);
      return t.tell(Happening::encounter_returned, kDracula, kind, s.lurkers[frame.a].where);
    case Encounter::hoax: s.agenda.push(away); return delay(t, seat);
    case Encounter::bats: {
      s.agenda.push(away);
      int tokens = 0;
      for (const Hunter& hunter : s.hunter) tokens += hunter.bats ? 1 : 0;
      if (tokens == kBats || t.hunter(seat).bats) return;
      t.hunter(seat).bats = true;
      return t.tell(Happening::bats_came, seat);
    }
    case Encounter::desecrated_soil:
      t.then({{Step::fill_hand, kDracula, 3},
              {Step::ask_soil, kDracula, 3},
              {Step::returns_unless, seat, frame.a}});
      return;
    case Encounter::rats: return t.then({{Step::hurt, seat, 2}, {Step::returns_unless, seat, frame.a}});
    case Encounter::saboteur: delay(t, seat); return t.push(Step::returns_unless, seat, frame.a);
    case Encounter::spy: s.agenda.push(away); return spy(t, seat);
    case Encounter::szgany_bodyguards: s.agenda.push(away); return guards(t, seat);
    case Encounter::szgany_mob: s.agenda.push(away); return each_hunter_in(t, city, Step::mob);
    case Encounter::unnatural_fog: s.agenda.push(away); return fog_here(t, city);
    case Encounter::wolves: s.agenda.push(away); return each_hunter_in(t, city, Step::wolves);
    case Encounter::none: return;
  }
}
void resolved(auto& t, const Frame& frame) { discard_lurker(t, frame.a); }

// Aristocratic Vampire: whoever lets himself be delayed gets rid of it.
void answer_stay_delayed(auto& t, Seat seat, Action a) {
  const Frame frame = t.s.agenda.pop();
  if (a.verb == Verb::accept) {
    delay(t, seat);
    return discard_lurker(t, frame.a);
  }
  t.tell(Happening::encounter_returned, kDracula, t.s.lurkers[frame.a].kind, t.s.lurkers[frame.a].where);
}
// Desecrated Soil: up to three out of the hand.
void answer_soil(auto& t, Action a) {
  const Frame frame = t.s.agenda.pop();
  if (a.verb == Verb::pass) return;
  drop_encounter(t, a.a);
  if (frame.a > 1 && t.s.hand_count > 0) t.push(Step::ask_soil, kDracula, frame.a - 1);
}

// Roadblock tokens on different lines, as far as there are any left (E63, Q43).
void blocks_to_place(auto& t, int count) {
  const int left = kRoadblocks - t.s.blocks.count();
  count = std::min(count, left);
  if (count > 0) t.push(Step::ask_block, kDracula, count);
}

// Matured effects (DP-3). The location is turned up where the card says so.

void clear_after_vampire(auto& t) {
  const Spot first = t.s.options.vampire_clears == VampireClears::after_slide ? Spot::space4 : Spot::space5;
  for (const Spot spot : values(first, Spot::space6)) clear_spot(t, spot);
}
// With the rumor on its hideout; 0: it brings none.
inline int matured_influence(const State& s, int lurker) {
  const int influence = row(s.lurkers[static_cast<std::size_t>(lurker)].kind).influence;
  return influence > 0 && s.spaces[Spot::leaving].rumor ? influence + kRumorInfluence : influence;
}
void mature(auto& t, int i) {
  State& s = t.s;
  Lurker& lurker = s.lurkers[static_cast<std::size_t>(i)];
  lurker.used = true;
  turn_lurker_up(t, i);
  const Encounter kind = lurker.kind;
  const Space& space = t.space(Spot::leaving);
  const Place city = space.at;
  t.tell(Happening::matured, kDracula, kind);
  switch (kind) {
    case Encounter::new_vampire:
    case Encounter::reckless_vampire:
    case Encounter::aristocratic_vampire: {
      reveal_location(t, Spot::leaving);
      const int influence = matured_influence(s, i);
      s.agenda.pop();  // its hideout is cleared: nothing else of it matures (Q9)
      t.push(Step::discard_leaving);
      clear_after_vampire(t);
      return gain_influence(t, influence);
    }
    case Encounter::hoax: {
      t.push(Step::ask_hoax, kDracula);
      if (s.dracula_buried > 0) t.push(Step::nature_unearth, kDracula, s.dracula_buried);
      return;
    }
    case Encounter::desecrated_soil: return t.push(Step::ask_soil_heal, kDracula, 3);
    case Encounter::saboteur: return blocks_to_place(t, 1);
    case Encounter::spy:
      if (!standing(s).empty()) t.push(Step::ask_spy_target, kDracula);
      return;
    case Encounter::szgany_bodyguards:
      ++s.guards;
      s.lurkers.erase(static_cast<std::size_t>(i));
      return t.tell(Happening::guards_kept, kDracula);
    case Encounter::szgany_mob: {
      reveal_location(t, Spot::leaving);
      PlayerSet there;
      for (const Place other : kRegionCities[row(city).region]) there |= hunters_in(s, other);
      for (int k = kHunters; k >= 1; --k) {
        if (there.has(seat_at(k))) t.push(Step::mob, seat_at(k));
      }
      return;
    }
    case Encounter::unnatural_fog:
      reveal_location(t, Spot::leaving);
      return t.push(Step::ask_fog_city, kDracula, city);
    case Encounter::wolves:
      reveal_location(t, Spot::leaving);
      if (!kWithinTwoRoads[city].empty()) t.push(Step::ask_wolves_city, kDracula, city);
      return;
    case Encounter::bats:
    case Encounter::rats:
    case Encounter::none: return;
  }
}

// Hoax: of his events among the discards, the buried ones too, he keeps one in secret; the rest goes into
// the event deck.
void unearthed(auto& t, DraculaEvent omen) {
  State& s = t.s;
  const Frame frame = s.agenda.pop();
  s.dracula_events.deck.remove(omen);
  --s.dracula_buried;
  s.unearthed.add(omen);
  t.tell_secretly(kDracula, Happening::omen_shown, kDracula, omen);
  if (frame.a > 1) t.push(Step::nature_unearth, kDracula, frame.a - 1);
}
// All of Dracula's discarded events, and perhaps the hunters' too, are shuffled into the deck. Everybody
// knows what went from the open discards into the deck and, as far as Dracula has `taken` it, into his hand.
void shuffle_discards_in(auto& t, bool hunters_too, const DraculaEventBag& taken = {}) {
  State& s = t.s;
  s.dracula_events.deck.add_all(s.unearthed);
  s.dracula_deck = s.dracula_deck + s.dracula_buried + s.unearthed.size() + s.dracula_events.discard.size();
  s.unearthed = {};
  s.dracula_buried = 0;
  recycle(s.dracula_events);
  s.dracula_events.recycled.add_all(taken);
  s.fresh_omens = 0;
  if (hunters_too) {
    s.hunter_deck = s.hunter_deck + s.hunter_buried + s.hunter_events.discard.size();
    s.hunter_buried = 0;
    recycle(s.hunter_events);
    for (Hunter& hunter : s.hunter) hunter.fresh_events = 0;
  }
  s.bottom_hunters = 0;
  t.tell(Happening::reshuffled, kNature, 1);
  turn_top(t);
}
void answer_hoax(auto& t, Action a) {
  State& s = t.s;
  s.agenda.pop();
  if (a.verb == Verb::pass) return shuffle_discards_in(t, s.options.hoax == HoaxTakes::all);
  const DraculaEvent omen = a.a;
  t.tell_secretly(kDracula, Happening::omen_kept, kDracula, omen);
  DraculaEventBag taken;
  if (!s.unearthed.take(omen)) {
    s.dracula_events.discard.remove(omen);
    taken.add(omen);
  }
  shuffle_discards_in(t, s.options.hoax == HoaxTakes::all, taken);
  take_omen(t, omen);
  s.fresh_omens = 1;
  tidy_omens(t);
}

void answer_fog_city(auto& t, Place city) {
  t.s.agenda.pop();
  fog(t, city, 2);
}
void answer_wolves_city(auto& t, Place city) {
  t.s.agenda.pop();
  each_hunter_in(t, city, Step::wolves);
}

}  // namespace ravenhall::dracula
