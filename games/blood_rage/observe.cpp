// What a seat may see of a table.
#include <algorithm>

#include "games/blood_rage/blood_rage.hpp"
#include "games/blood_rage/draft_view.hpp"
#include "games/blood_rage/rules/battle.hpp"

namespace ravenhall::blood_rage {

namespace {

// Whether a clan has made its choice in a question that several answer at once.
bool has_chosen(const State& s, Seat seat) {
  return s.pending != 0 && (s.pending & bit(seat)) == 0 && is_asked(s, seat);
}

void hide_clan(const State& s, Seat seat, ClanSheet& clan) {
  clan.hand = {};
  clan.put_away = {};
  if (s.phase != Phase::quest) {
    for (Card& quest : clan.quests) quest = Card::hidden;
  }
  // What Odin's Tide shall spare is kept with the battle.
  const bool holds_card = has_chosen(s, seat) && s.agenda.top().step != Step::ask_tide;
  clan.secret = holds_card ? Card::hidden : Card::none;
  clan.secret2 = Card::none;
}

// Odin's Tide with simultaneous choices: what others have chosen is not shown yet.
void hide_spared(const State& s, Seat seat, Battle& battle) {
  if (has_chosen(s, seat) && s.agenda.top().step == Step::ask_tide) {
    battle.spared[static_cast<std::size_t>(seat)] = kHiddenFigure;
  }
}

// Hides what the viewer did not see of a packet, and the order of what it saw only as a heap.
void hide_packet(const State& s, Seat viewer, int age, int origin, std::array<Card, kDealt>& cards) {
  const PacketView seen(s, viewer, age, origin);
  for (int i = 0; i < seen.dealt; ++i) {
    if (seen.part[static_cast<std::size_t>(i)] == PacketView::kUnseen)
      cards[static_cast<std::size_t>(i)] = Card::hidden;
  }
  for (int from = 0; from < seen.dealt;) {
    int to = from + 1;
    const auto part = seen.part[static_cast<std::size_t>(from)];
    while (to < seen.dealt && seen.part[static_cast<std::size_t>(to)] == part) ++to;
    if (part >= 0) std::sort(cards.begin() + from, cards.begin() + to);
    from = to;
  }
}

}  // namespace

Observation BloodRage::observe(const State& s, Seat seat) {
  Observation view{.seen = s, .viewer = seat};
  State& seen = view.seen;
  seen.deck = {};
  for (int i = 0; i < s.clans; ++i) {
    if (seat_at(i) == seat) continue;
    hide_clan(s, seat_at(i), seen.clan[static_cast<std::size_t>(i)]);
    hide_spared(s, seat_at(i), seen.battle);
  }
  for (int age = 1; age <= s.age; ++age) {
    for (int origin = 0; origin < s.clans; ++origin) {
      hide_packet(s, seat, age, origin,
                  seen.packets[static_cast<std::size_t>(age - 1)][static_cast<std::size_t>(origin)]);
    }
  }
  return view;
}

}  // namespace ravenhall::blood_rage
