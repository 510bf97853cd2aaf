// What a seat may see of a table.

#include "games/blood_rage/blood_rage.hpp"
#include "games/blood_rage/draft_view.hpp"
#include "games/blood_rage/rules/battle.hpp"
#include "kernel/sort.hpp"

namespace ravenhall::blood_rage {

namespace {

// Whether a clan has made its choice in a question that several answer at once.
bool has_chosen(const State& s, Seat seat) {
  return !s.pending.empty() && !s.pending.has(seat) && is_asked(s, seat);
}

void hide_clan(const State& s, Seat seat, State& seen) {
  ClanSheet& clan = sheet(seen, seat);
  clan.hand = {};
  clan.put_away = {};
  if (!quests_open(s)) {
    for (Card& quest : clan.quests) quest = Card::hidden;
  }
  clan.secret = clan.secret2 = Card::none;
  if (!has_chosen(s, seat)) return;
  if (s.agenda.top().step == Step::ask_tide) {
    seen.battle.spared[seat] = Figure::hidden;
  } else {
    clan.secret = Card::hidden;
  }
}

// Hides what the viewer did not see of a packet, and the order of what it saw only as a heap.
void hide_packet(const State& s, Seat viewer, int age, Seat origin, Packet& cards) {
  const PacketView seen(s, viewer, age, origin);
  for (int i = 0; i < seen.dealt; ++i) {
    if (seen.part[i] == PacketView::kUnseen) cards[i] = Card::hidden;
  }
  for (int from = 0; from < seen.dealt;) {
    int to = from + 1;
    while (to < seen.dealt && seen.part[to] == seen.part[from]) ++to;
    if (seen.part[from] >= 0) put_in_order(cards.begin() + from, cards.begin() + to);
    from = to;
  }
}

}  // namespace

Observation BloodRage::observe(const State& s, Seat seat) {
  Observation view{.seen = s, .viewer = seat};
  State& seen = view.seen;
  seen.deck = {};
  for (const Seat other : blood_rage::seats(s)) {
    if (other != seat) hide_clan(s, other, seen);
    for (int age = 1; age <= s.age; ++age) {
      hide_packet(s, seat, age, other, seen.packets[age - 1][other]);
    }
  }
  return view;
}

}  // namespace ravenhall::blood_rage
