// The phases that close an Age, and the end of the game (B77–B93).
#pragma once

#include "games/blood_rage/rules/destruction.hpp"
#include "games/blood_rage/rules/knowledge.hpp"
#include "kernel/sort.hpp"

namespace ravenhall::blood_rage {

// B29
void begin_age(auto& t) {
  t.tell(Happening::age_began, kNature, t.s.age);
  t.then({{Step::gods_gifts},
          {Step::start_actions},
          {Step::discard_phase},
          {Step::quest_phase},
          {Step::ragnarok_phase},
          {Step::release_phase},
          {Step::end_age}});
}

// All hand cards but `kept` are put away unseen; what was seen of them before leaves their fate open.
void put_hand_away(auto& t, Seat seat, Card kept) {
  State& s = t.s;
  ClanSheet& clan = t.clan(seat);
  const bool keeps = kept != Card::none;
  if (keeps) take_from_hand(s, seat, kept);
  clan.put_away.add_all(clan.hand);
  clan.put_away_size += clan.hand_size;
  // Whether a card was kept was a secret up to now, wherever there was a choice.
  if (s.age < kAges && clan.hand_size > 0) {
    t.reveal_partly(seat, Happening::hand_discarded, seat, kept, clan.hand_size, keeps);
  } else {
    t.tell_secretly(seat, Happening::hand_discarded, seat, kept, clan.hand_size, keeps);
  }
  clan.hand = {};
  clan.hand_size = 0;
  if (keeps) take_into_hand(s, seat, kept);
  // What was in limbo stays so only as long as the card kept last time could still be one of it.
  if (s.age == 1 || !clan.kept_unknown[s.age - 2]) clan.limbo = {};
  if (s.age < kAges) {
    clan.kept_unknown[s.age - 1] = keeps;
  } else {
    clan.kept_unknown = {};  // nothing hidden is left to tell apart
  }
  for (const Sighting& sighting : clan.seen) clan.limbo.add(sighting.card);
  clan.seen.clear();
}

void finish_discard(auto& t) {
  for (const Seat seat : clockwise(t.s, t.s.first)) {
    const Card kept = t.clan(seat).secret;
    t.clan(seat).secret = Card::none;
    put_hand_away(t, seat, kept);
  }
}

// B77, B78: in the first two Ages everybody with cards may keep one, all at once.
void discard_phase(auto& t) {
  State& s = t.s;
  begin_phase(t, Phase::discard);
  PlayerSet choosers;
  for (const Seat seat : seats(s)) choosers.set(seat, s.age < kAges && t.clan(seat).hand_size > 0);
  if (choosers.empty()) return finish_discard(t);
  t.ask_together(Step::ask_discard, choosers);
}

// Card::none: nothing is kept. Applied when everybody has chosen.
void choose_kept(auto& t, Seat seat, Card card) {
  t.clan(seat).secret = card;
  if (t.last_answer(seat)) finish_discard(t);
}

// B79: all quests are turned up at once, then judged clan by clan (R61).
void quest_phase(auto& t) {
  State& s = t.s;
  begin_phase(t, Phase::quest);
  for (const Seat seat : clockwise(s, s.first)) {
    auto& quests = t.clan(seat).quests;
    put_in_order(quests.begin(), quests.end());  // so that nobody learns in which order they were laid
    for (const Card card : quests) {
      note_shown(s, seat, card);
      t.reveal(Happening::quest_shown, seat, card);
    }
  }
  t.push(Step::score_quest, s.first, s.clans);
}

// Judges the next quest of `seat`; `left` clans, it included, are still to come.
void score_quest(auto& t, Seat seat, int left) {
  State& s = t.s;
  while (left > 0 && t.clan(seat).quests.empty()) {
    seat = left_of(s, seat);
    --left;
  }
  if (left == 0) return;
  ClanSheet& clan = t.clan(seat);
  const Card card = clan.quests[0];
  clan.quests.erase(0);
  clan.spent.add(card);
  t.push(Step::score_quest, seat, left);
  const bool met = quest_met(s, seat, card);
  t.tell(Happening::quest_result, seat, card, met);
  if (met) {
    gain_glory(t, seat, quest_glory(s, seat, card), Source::quest, card);
    raise_one_of(t, seat);
  }
  discard_open(t, seat, card);
}

// B82–B84, R47
void ragnarok_phase(auto& t) {
  State& s = t.s;
  begin_phase(t, Phase::ragnarok);
  const Place province = s.doom[s.age - 1];
  s.destroyed.add(province);
  t.tell(Happening::province_lost, kNature, province);
  s.dying = {.cause = Cause::ragnarok, .where = province};
  for (const Seat seat : seats(s)) mark_all(s, seat, province);
  destroy_dying(t, s.first);
}

// All figures of a clan come back from Valhalla; gives how many.
inline int release(State& s, Seat seat) {
  int released = 0;
  for (const Figure figure : values<Figure>(kFigures)) {
    for (int left = figures_at(s, seat, figure, Place::valhalla); left > 0; --left) {
      relocate(s, seat, figure, Place::valhalla, Place::reserve);
      ++released;
    }
  }
  return released;
}

// B86, R49, R50: everybody comes back from Valhalla; Loki's release cards pay for it.
void release_phase(auto& t) {
  State& s = t.s;
  if (s.age < kAges) t.tell(Happening::doom_moved, kNature, s.doom[s.age]);  // B85
  begin_phase(t, Phase::release);
  for (const Seat seat : clockwise(s, s.first)) {
    const int released = release(s, seat);
    if (released == 0) continue;
    t.tell(Happening::released, seat, released);
    int each = 0;
    for (const Card card : {Card::lokis_domain, Card::lokis_eminence, Card::lokis_wrath}) {
      ++each;
      if (has_upgrade(s, seat, card)) gain_glory(t, seat, released * each, Source::release, card);
    }
  }
}

// B87–B89
void end_age(auto& t) {
  State& s = t.s;
  if (s.age == kAges) return t.push(Step::end_game);
  s.pillaged = {};
  s.first = left_of(s, s.first);
  t.tell(Happening::first_player, kNature, s.first);
  ++s.age;
  t.push(Step::begin_age);
}

// B92, R49: legendary stats and Thor's Conquest.
void end_game(auto& t) {
  State& s = t.s;
  s.phase = Phase::over;
  for (const Seat seat : clockwise(s, s.first)) {
    for (const int step : t.clan(seat).step) gain_glory(t, seat, kLegendaryGlory[step - 1], Source::legend);
    if (has_upgrade(s, seat, Card::thors_conquest)) {
      gain_glory(t, seat, 3 * figures_on_map(s, seat), Source::upgrade, Card::thors_conquest);
    }
  }
  t.tell(Happening::game_over, kNature);
}

}  // namespace ravenhall::blood_rage
