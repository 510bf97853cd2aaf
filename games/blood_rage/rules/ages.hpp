// The phases that close an Age, and the end of the game (B77–B93).
#pragma once

#include <algorithm>

#include "games/blood_rage/rules/destruction.hpp"
#include "games/blood_rage/rules/knowledge.hpp"

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
  if (kept != Card::none) take_from_hand(s, seat, kept);
  clan.put_away.add_all(clan.hand);
  clan.put_away_size = static_cast<std::uint8_t>(clan.put_away_size + clan.hand_size);
  // Whether a card was kept was a secret up to now, wherever there was a choice.
  t.tell_partly(Happening::hand_discarded, seat, s.age < kAges && clan.hand_size > 0, kept, clan.hand_size,
                kept == Card::none ? 0 : 1);
  clan.hand = {};
  clan.hand_size = 0;
  if (kept != Card::none) take_into_hand(s, seat, kept);
  // What was in limbo stays so only as long as the card kept last time could still be one of it.
  if (s.age == 1 || clan.kept_unknown[static_cast<std::size_t>(s.age - 2)] == 0) clan.limbo = {};
  if (s.age < kAges) {
    clan.kept_unknown[static_cast<std::size_t>(s.age - 1)] = kept == Card::none ? 0 : 1;
  } else {
    clan.kept_unknown = {};  // nothing hidden is left to tell apart
  }
  for (const Sighting& sighting : clan.seen) clan.limbo.add(sighting.card);
  clan.seen.clear();
}

void finish_discard(auto& t) {
  clockwise(t.s, t.s.first, [&](Seat seat) {
    const Card kept = t.clan(seat).secret;
    t.clan(seat).secret = Card::none;
    put_hand_away(t, seat, kept);
  });
}

// B77, B78: in the first two Ages everybody with cards may keep one, all at once.
void discard_phase(auto& t) {
  State& s = t.s;
  s.phase = Phase::discard;
  t.tell(Happening::phase_began, kNature, s.phase);
  s.pending = 0;
  for (int i = 0; i < s.clans; ++i) {
    if (s.age < kAges && t.clan(seat_at(i)).hand_size > 0) s.pending |= bit(seat_at(i));
  }
  if (s.pending == 0) return finish_discard(t);
  t.push(Step::ask_discard);
}

// Card::none: nothing is kept. Applied when everybody has chosen.
void choose_kept(auto& t, Seat seat, Card card) {
  State& s = t.s;
  t.clan(seat).secret = card;
  s.pending = static_cast<std::uint8_t>(s.pending & ~bit(seat));
  if (s.pending != 0) return;
  s.agenda.pop();
  finish_discard(t);
}

// B79: all quests are turned up at once, then judged clan by clan (R61).
void quest_phase(auto& t) {
  State& s = t.s;
  s.phase = Phase::quest;
  t.tell(Happening::phase_began, kNature, s.phase);
  clockwise(s, s.first, [&](Seat seat) {
    // Sorted, so that nobody learns in which order they were laid.
    std::sort(t.clan(seat).quests.begin(), t.clan(seat).quests.end());
    for (const Card card : t.clan(seat).quests) {
      note_shown(s, seat, card);
      t.reveal(Happening::quest_shown, seat, card);
    }
  });
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
    const int glory = quest_glory(s, card);
    gain_glory(t, seat, has_upgrade(s, seat, Card::odins_throne) ? 2 * glory : glory, Source::quest, card);
    raise_one_of(t, seat);
  }
  discard_open(t, seat, card);
}

// B82–B84, R47
void ragnarok_phase(auto& t) {
  State& s = t.s;
  s.phase = Phase::ragnarok;
  t.tell(Happening::phase_began, kNature, s.phase);
  const Place province = s.doom[static_cast<std::size_t>(s.age - 1)];
  s.destroyed |= bit(province);
  t.tell(Happening::province_lost, kNature, province);
  s.dying = {.cause = Cause::ragnarok, .where = province};
  for (int i = 0; i < s.clans; ++i) mark_all(s, seat_at(i), province);
  destroy_dying(t, s.first);
}

// B86, R49, R50: everybody comes back from Valhalla; Loki's release cards pay for it.
void release_phase(auto& t) {
  State& s = t.s;
  if (s.age < kAges) t.tell(Happening::doom_moved, kNature, s.doom[static_cast<std::size_t>(s.age)]);  // B85
  s.phase = Phase::release;
  t.tell(Happening::phase_began, kNature, s.phase);
  clockwise(s, s.first, [&](Seat seat) {
    int released = 0;
    for (int i = 0; i < kFigures; ++i) {
      const auto figure = static_cast<Figure>(i);
      for (int n = figures_at(s, seat, figure, Place::valhalla); n > 0; --n) {
        relocate(s, seat, figure, Place::valhalla, Place::reserve);
        ++released;
      }
    }
    if (released == 0) return;
    t.tell(Happening::released, seat, released);
    constexpr std::array<Card, 3> cards{Card::lokis_domain, Card::lokis_eminence, Card::lokis_wrath};
    for (int i = 0; i < 3; ++i) {
      const Card card = cards[static_cast<std::size_t>(i)];
      if (has_upgrade(s, seat, card)) gain_glory(t, seat, released * (i + 1), Source::release, card);
    }
  });
}

// B92, R49: legendary stats and Thor's Conquest.
void end_game(auto& t) {
  State& s = t.s;
  s.phase = Phase::over;
  clockwise(s, s.first, [&](Seat seat) {
    for (const int step : t.clan(seat).step) {
      gain_glory(t, seat, kLegendaryGlory[static_cast<std::size_t>(step - 1)], Source::legend);
    }
    if (has_upgrade(s, seat, Card::thors_conquest)) {
      gain_glory(t, seat, 3 * figures_on_map(s, seat), Source::upgrade, Card::thors_conquest);
    }
  });
  t.tell(Happening::game_over, kNature);
}

// B87–B89
void end_age(auto& t) {
  State& s = t.s;
  if (s.age == kAges) return end_game(t);
  s.pillaged = 0;
  s.first = left_of(s, s.first);
  t.tell(Happening::first_player, kNature, s.first);
  ++s.age;
  t.push(Step::begin_age);
}

}  // namespace ravenhall::blood_rage
