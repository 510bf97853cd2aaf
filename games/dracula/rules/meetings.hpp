// What a hunter meets where he arrives: location turned up, ambush, search (RA-2 to RA-9, HA-10, EV-19,
// EV-20).
#pragma once

#include "games/dracula/rules/travel.hpp"

namespace ravenhall::dracula {

// RA-2, RA-3: at sea nothing is turned up (RA-7).
void look(auto& t, Seat seat) {
  State& s = t.s;
  const Hunter& hunter = t.hunter(seat);
  if (hunter.defeated || hunter.hospital || !is_city(hunter.at)) return;
  const Place city = hunter.at;
  const Spot spot = trail_spot(s, city);
  const Spot lair = lair_spot(s, city);
  if (spot != Spot::none) reveal_location(t, spot);
  if (lair != Spot::none) reveal_location(t, lair);
  if (s.at == city) reveal_dracula(t);  // also where his card has left the trail (E37)
  const PlaceSet before = may_be(s);
  learn_not_on_trail(s, city);
  learn_no_lair(s, city);
  if (spot == Spot::none && lair == Spot::none && s.at != city)
    t.reveal(Happening::not_there, kDracula, city, Spot::none);
  if (s.at != city) {
    PlaceSet elsewhere = kCities | kSeas;
    elsewhere.remove(city);
    learn_current(s, elsewhere);
  }
  note_why(s, before, Out::visited, seat);
  for (Lurker& lurker : s.lurkers) lurker.used = false;
  t.push(Step::ambush, seat, city);
}

// RA-8: one after another, each once; E56: until the hunter is defeated or elsewhere.
void ambush(auto& t, const Frame& frame) {
  State& s = t.s;
  const Seat seat = frame.seat;
  if (!in_city(t.hunter(seat), frame.a)) return;
  const Spots spots = hideouts_at(s, frame.a);
  for (const Lurker& lurker : s.lurkers) {
    if (spots.has(lurker.where) && !lurker.used) return t.push(Step::ask_ambush, kDracula, seat, frame.a);
  }
}
// How an encounter is met; frames say it in `b`.
enum class Meeting : std::uint8_t { ambush, search };

void answer_ambush(auto& t, Action a) {
  const Frame frame = t.s.agenda.pop();
  if (a.verb == Verb::pass) return;
  const int i = a.a;
  Lurker& lurker = t.s.lurkers[static_cast<std::size_t>(i)];
  lurker.used = true;
  turn_lurker_up(t, i);
  t.tell(Happening::ambush, frame.a, lurker.kind);
  t.then({{Step::offer_ward, frame.a, i}, {Step::ambush, frame.a, frame.b}});
}
// EV-19: Forewarned against all but vampires, Dogs against those they chase.
void offer_ward(auto& t, const Frame& frame) {
  const State& s = t.s;
  const Encounter kind = s.lurkers[frame.a].kind;
  t.push(Step::resolve, frame.seat, frame.a, Meeting::ambush);
  const bool dogs = kDogsChase.has(kind) && has_items(s, frame.seat);
  const bool forewarned = !kVampires.has(kind) && has_events(s, frame.seat);
  if (dogs || forewarned) t.push(Step::ask_ward, frame.seat, frame.a);
}
void answer_ward(auto& t, Seat seat, Action a) {
  const Frame frame = t.s.agenda.pop();
  if (a.verb == Verb::pass) return;
  t.s.agenda.pop();  // it is not resolved
  if (a.verb == Verb::play) {
    play_from_hand(t, seat, HunterEvent::forewarned);
  } else {
    discard_item(t, seat, Item::dogs);
  }
  t.push(Step::tidy, seat);
  discard_lurker(t, frame.a);
}

// HA-10, EV-20, Q29. What the searcher has shown goes along in `a`.
enum class Help : std::uint8_t { dogs, stake };
using Helps = EnumSet<Help, std::uint8_t>;

void search(auto& t, Seat seat) {
  State& s = t.s;
  t.reveal(Happening::search, seat, t.hunter(seat).at);
  for (Lurker& lurker : s.lurkers) lurker.used = false;
  if (has_items(s, seat)) return t.push(Step::ask_hounds, seat, Helps{});
  t.push(Step::seduce, seat, Helps{});
}
void answer_hounds(auto& t, Seat seat, Action a) {
  const Frame frame = t.s.agenda.pop();
  Helps helps = frame.a;
  if (a.verb == Verb::pass) return t.push(Step::seduce, seat, helps);
  show_item(t, seat, a.a);
  helps.add(a.a == Item::dogs ? Help::dogs : Help::stake);
  t.push(Step::ask_hounds, seat, helps);
}
inline Spots searched(const State& s, Seat seat) { return hideouts_at(s, s.hunter[seat].at); }
void offer_seduction(auto& t, const Frame& frame) {
  t.push(Step::search_on, frame.seat, frame.a, t.hunter(frame.seat).at);
  if (has_omens(t.s)) t.push(Step::ask_seduction, kDracula, frame.seat);
}
// E54: a vampire that Dracula picks goes back to his hand, and the hunter is bitten.
void answer_seduction(auto& t, Action a) {
  State& s = t.s;
  const Frame frame = s.agenda.pop();
  if (a.verb == Verb::pass) return;
  scheme_from_hand(t, DraculaEvent::seduction);
  const Lurker lurker = s.lurkers[a.a];
  turn_lurker_up(t, a.a);
  s.lurkers.erase(a.a);
  s.hand.add(lurker.kind);
  ++s.hand_count;
  s.hand_seen.add(lurker.kind);
  t.tell(Happening::encounter_returned, kDracula, lurker.kind, Spot::none);
  encounters_gone(t, lurker.where);
  bite(t, frame.a);
}

// E55: Dogs stay, a Stake is gone with its vampire or Hoax.
void match(auto& t, Seat seat, int i) {
  const Encounter kind = t.s.lurkers[static_cast<std::size_t>(i)].kind;
  if (!kDogsChase.has(kind)) {
    discard_item(t, seat, Item::stake);
    t.push(Step::tidy, seat);
  }
  discard_lurker(t, i);
}

// The cards are turned up, then matched by Dogs and Stake, then resolved in Dracula's order. E53, Q38: it
// stops when the searcher is defeated or elsewhere.
void search_on(auto& t, const Frame& frame) {
  State& s = t.s;
  const Seat seat = frame.seat;
  const Helps helps = frame.a;
  if (!in_city(t.hunter(seat), frame.b)) return;
  const Spots spots = searched(s, seat);
  int left = 0;
  int only = 0;
  for (int i = 0; i < s.lurkers.count(); ++i) {
    const Lurker& lurker = s.lurkers[static_cast<std::size_t>(i)];
    if (!spots.has(lurker.where)) continue;
    turn_lurker_up(t, i);
    if (lurker.used) continue;
    ++left;
    only = i;
  }
  if (left == 0) return;
  t.push(Step::search_on, seat, frame.a, frame.b, frame.c);
  // `c` counts the cards that were already offered to Dogs and Stake.
  int passed = 0;
  for (int i = 0; i < s.lurkers.count(); ++i) {
    const Lurker& lurker = s.lurkers[static_cast<std::size_t>(i)];
    if (!spots.has(lurker.where) || lurker.used) continue;
    if (passed++ < frame.c) continue;
    const bool chased = helps.has(Help::dogs) && kDogsChase.has(lurker.kind);
    const bool staked = helps.has(Help::stake) && t.hunter(seat).items.has(Item::stake) &&
                        (kVampires.has(lurker.kind) || lurker.kind == Encounter::hoax);
    if (!chased && !staked) continue;
    s.agenda.top().c = passed - 1;
    if (!chased && s.options.stake == StakeUse::automatic) return match(t, seat, i);
    return t.push(Step::ask_match, seat, i);
  }
  s.agenda.top().c = passed;
  if (left > 1) return t.push(Step::ask_order, kDracula, seat);
  s.lurkers[static_cast<std::size_t>(only)].used = true;
  t.push(Step::resolve, seat, only, Meeting::search);
}
void answer_match(auto& t, Seat seat, Action a) {
  const Frame frame = t.s.agenda.pop();
  if (a.verb == Verb::accept) return match(t, seat, frame.a);
  ++t.s.agenda.top().c;  // the search goes on behind this card
}
void answer_order(auto& t, Action a) {
  const Frame frame = t.s.agenda.pop();
  t.s.lurkers[a.a].used = true;
  t.push(Step::resolve, frame.a, a.a, Meeting::search);
}

}  // namespace ravenhall::dracula
