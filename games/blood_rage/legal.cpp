// Every legal action of a seat, question by question.
#include "games/blood_rage/blood_rage.hpp"
#include "games/blood_rage/rules/actions.hpp"
#include "games/blood_rage/rules/aftermath.hpp"
#include "games/blood_rage/rules/battle.hpp"
#include "games/blood_rage/rules/destruction.hpp"
#include "games/blood_rage/rules/draft.hpp"
#include "games/blood_rage/rules/invade.hpp"
#include "games/blood_rage/rules/pillage.hpp"
#include "games/blood_rage/rules/setup.hpp"
#include "games/blood_rage/verbs.hpp"

namespace ravenhall::blood_rage {

namespace {

// Where the map has room now, found once for a whole list of actions.
struct MapRoom {
  std::uint16_t open = 0;  // bit a place: figures (in fjords: ships) may be put there

  explicit MapRoom(const State& s) {
    std::array<std::uint8_t, kPlaces> count{};
    for (int i = 0; i < s.clans; ++i) {
      const ClanSheet& clan = s.clan[static_cast<std::size_t>(i)];
      for (std::size_t p = 0; p < kProvinces; ++p)
        count[p] = static_cast<std::uint8_t>(count[p] + clan.warriors[p]);
      ++count[static_cast<std::size_t>(clan.leader)];
    }
    for (const MonsterFigure& m : s.monsters) ++count[static_cast<std::size_t>(m.at)];
    for (std::size_t p = 0; p < kProvinces; ++p) {
      const int villages = kProvinceTable[p].villages;
      if (!destroyed(s, place_at(static_cast<int>(p))) && (villages == 0 || count[p] < villages)) {
        open = static_cast<std::uint16_t>(open | (1U << p));
      }
    }
    for (const FjordRow& fjord : kFjordTable) {
      if (fjord_open(s, fjord.id)) open |= bit(fjord.id);
    }
  }

  // B45, B47, B48: the places for an Invade with this figure.
  std::uint16_t targets(Figure figure) const {
    constexpr std::uint16_t outer = (1U << kOuterProvinces) - 1U;
    constexpr std::uint16_t fjords = 15U << kProvinces;
    if (is_ship(figure)) return open & fjords;
    if (figure == Figure::dark_elf) return open & (outer | bit(Place::yggdrasil));
    return open & outer;
  }
};

template <class F>
void each_place(std::uint16_t places, F&& f) {
  for (unsigned left = places; left != 0; left &= left - 1) f(place_at(std::countr_zero(left)));
}

void legal_invades(const State& s, Seat seat, const MapRoom& room, ActionList& out) {
  if (!horns_allow(s, seat)) return;
  const int rage = sheet(s, seat).rage;
  each_figure_at(s, seat, Place::reserve, [&](Figure figure) {
    each_place(room.targets(figure), [&](Place place) {
      if (invade_cost(s, seat, figure, place) <= rage) out.push_back(act(Verb::invade, figure, place));
    });
  });
  if (!has_upgrade(s, seat, Card::friggas_domain)) return;
  each_figure_at(s, seat, Place::valhalla, [&](Figure figure) {
    each_place(room.targets(figure), [&](Place place) { out.push_back(act(Verb::recall, figure, place)); });
  });
}

// The provinces where the clan has figures that can march, and those it could pillage.
void legal_marches(const State& s, Seat seat, const MapRoom& room, ActionList& out) {
  const ClanSheet& clan = sheet(s, seat);
  std::uint16_t from = 0;
  for (std::size_t p = 0; p < kProvinces; ++p) {
    if (clan.warriors[p] > 0) from = static_cast<std::uint16_t>(from | (1U << p));
  }
  if (is_province(clan.leader)) from |= bit(clan.leader);
  for (int slot = 3; slot <= 4; ++slot) {
    const Card card = clan.slots[static_cast<std::size_t>(slot)];
    if (card != Card::none && is_province(monster(s, figure_of(card)).at))
      from |= bit(monster(s, figure_of(card)).at);
  }
  constexpr std::uint16_t provinces = (1U << kProvinces) - 1U;
  each_place(from, [&](Place start) {
    each_place(room.open & provinces & ~bit(start),
               [&](Place goal) { out.push_back(act(Verb::march, start, goal)); });
  });
}

// B52, R33: any slot of the kind; of several empty ones the first stands for all.
void legal_upgrade(const State& s, Seat seat, Card card, ActionList& out) {
  const ClanSheet& clan = sheet(s, seat);
  if (upgrade_cost(s, seat, card) > clan.rage) return;
  bool empty_seen = false;
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    if (kSlotKinds[slot] != row(card).kind) continue;
    const bool empty = clan.slots[slot] == Card::none;
    if (empty && empty_seen) continue;
    empty_seen = empty_seen || empty;
    out.push_back(act(Verb::upgrade, card, slot));
  }
}

// Every own figure on the map, as a possible sacrifice (R25). `first` was offered already.
void legal_sacrifices(const State& s, Seat seat, ActionList& out, const Frame* first) {
  for (int i = 0; i < kMapPlaces; ++i) {
    const Place place = place_at(i);
    each_figure_at(s, seat, place, [&](Figure figure) {
      const bool same = first != nullptr && first->a == static_cast<int>(figure) && first->b == i;
      if (same && figures_at(s, seat, figure, place) < 2) return;
      out.push_back(act(Verb::sacrifice, figure, place));
    });
  }
}

void legal_turn(const State& s, Seat seat, ActionList& out) {
  const ClanSheet& clan = sheet(s, seat);
  const MapRoom room(s);
  legal_invades(s, seat, room, out);
  legal_marches(s, seat, room, out);
  clan.hand.each_type([&](Card card) {
    const Kind kind = row(card).kind;
    if (kind == Kind::quest) {
      out.push_back(act(Verb::quest, card));
    } else if (is_upgrade(kind)) {
      legal_upgrade(s, seat, card, out);
    }
  });
  const bool challenger = clan.rage >= kChallengeCost && has_upgrade(clan, Card::tyrs_challenge);
  for (int i = 0; i < kProvinces; ++i) {
    if (may_pillage(s, seat, place_at(i))) out.push_back(act(Verb::pillage, place_at(i)));
    if (challenger && may_challenge(s, seat, place_at(i))) out.push_back(act(Verb::challenge, place_at(i)));
  }
  if (has_upgrade(clan, Card::friggas_sacrifice) && figures_on_map(s, seat) >= 2) {
    legal_sacrifices(s, seat, out, nullptr);
  }
  out.push_back(act(Verb::pass));
}

// B33, B95: one card of the packet, or two at a table of two. Equal cards are offered once.
void legal_draft(const State& s, Seat seat, ActionList& out) {
  const auto& cards = packet(s, packet_held(s, seat));
  const auto first = static_cast<std::size_t>(s.round * picks_per_round(s));
  for (std::size_t i = first; i < kDealt; ++i) {
    if (i > first && cards[i] == cards[i - 1]) continue;
    if (picks_per_round(s) == 1) out.push_back(act(Verb::keep, cards[i]));
    for (std::size_t k = i + 1; picks_per_round(s) == 2 && k < kDealt; ++k) {
      if (k == i + 1 || cards[k] != cards[k - 1]) out.push_back(act(Verb::keep_two, cards[i], cards[k]));
    }
  }
}

void legal_react(const State& s, Seat seat, ActionList& out) {
  if (may_retreat(s, seat)) out.push_back(act(Verb::retreat));
  for (int i = 0; i < kFigures; ++i) {
    if (may_protect(s, seat, static_cast<Figure>(i))) out.push_back(act(Verb::protect, i));
  }
  out.push_back(act(Verb::done));
}

void legal_nature(const State& s, ActionList& out) {
  const Frame& frame = s.agenda.top();
  switch (frame.step) {
    case Step::nature_token:
      for (int i = 0; i < 4; ++i) {
        if (tokens_left(s, static_cast<Reward>(i)) > 0) out.push_back(act(Verb::token, frame.a, i));
      }
      break;
    case Step::nature_ragnarok:
      each_place(ragnarok_tokens_left(s),
                 [&](Place place) { out.push_back(act(Verb::doom, frame.a + 1, place)); });
      break;
    case Step::nature_destroy:
      each_place(ragnarok_tokens_left(s), [&](Place place) { out.push_back(act(Verb::destroy, place)); });
      break;
    case Step::nature_first:
      for (int i = 0; i < s.clans; ++i) out.push_back(act(Verb::first, i));
      break;
    case Step::nature_deal:
      s.deck.each_type([&](Card card) { out.push_back(act(Verb::deal, s.dealt % s.clans, card)); });
      break;
    default: break;
  }
}

}  // namespace

void BloodRage::legal(const State& s, Seat seat, ActionList& out) {
  if (!to_act(s).has(seat)) return;
  if (seat == kNature) return legal_nature(s, out);
  const Frame& frame = s.agenda.top();
  const ClanSheet& clan = sheet(s, seat);
  switch (frame.step) {
    case Step::ask_draft: return legal_draft(s, seat, out);
    case Step::ask_action: return legal_turn(s, seat, out);
    case Step::ask_march:
      each_figure_at(s, seat, place_at(frame.a),
                     [&](Figure figure) { out.push_back(act(Verb::move, figure)); });
      if (frame.c > 0) out.push_back(act(Verb::done));
      break;
    case Step::ask_free_invade:
      each_free_invade(s, seat, card_at(frame.a),
                       [&](Figure figure, Place place) { out.push_back(act(Verb::invade, figure, place)); });
      out.push_back(act(Verb::decline));
      break;
    case Step::ask_thors_domain:
      out.push_back(act(Verb::pillage, frame.a));
      out.push_back(act(Verb::decline));
      break;
    case Step::ask_sacrifice: return legal_sacrifices(s, seat, out, &frame);
    case Step::ask_join:
      each_joiner(s, seat, [&](Place from, Figure figure) { out.push_back(act(Verb::join, from, figure)); });
      out.push_back(act(Verb::decline));
      break;
    case Step::ask_battle_card:
      clan.hand.each_type([&](Card card) { out.push_back(act(Verb::card, card)); });
      break;
    case Step::ask_tide:
      each_fighting_figure(s, seat, [&](Figure figure) { out.push_back(act(Verb::spare, figure)); });
      break;
    case Step::ask_late:
      clan.hand.each_type([&](Card card) {
        if (row(card).text == Text::late) out.push_back(act(Verb::late, card));
      });
      out.push_back(act(Verb::decline));
      break;
    case Step::ask_react: return legal_react(s, seat, out);
    case Step::ask_stat:
      for (int i = 0; i < kStats; ++i) {
        if (((frame.a >> i) & 1) != 0) out.push_back(act(Verb::raise, i));
      }
      break;
    case Step::ask_hammers:
      for (int i = 0; i < kProvinces; ++i) {
        if (may_step(s, s.battle.where, place_at(i))) out.push_back(act(Verb::step, i));
      }
      out.push_back(act(Verb::decline));
      break;
    case Step::ask_prowess: {
      Card last = Card::none;
      each_table_card(s, seat, [&](Card card) {
        if (card != last && !out.contains(act(Verb::take_back, card)))
          out.push_back(act(Verb::take_back, card));
        last = card;
      });
      out.push_back(act(Verb::done));
      break;
    }
    case Step::ask_succor:
    case Step::ask_raise_quest:
    case Step::ask_blessing:
      out.push_back(act(Verb::accept));
      out.push_back(act(Verb::decline));
      break;
    case Step::ask_discard:
      clan.hand.each_type([&](Card card) { out.push_back(act(Verb::save, card)); });
      if (option(s, Option::keep_card) == 0) out.push_back(act(Verb::save_none));
      break;
    default: break;
  }
}

// Each act with its true chance: a token or card is as likely as there are copies of it left.
Action BloodRage::nature(const State& s, Rng& rng) {
  if (s.agenda.top().step == Step::nature_deal) {
    auto pick = static_cast<int>(rng.below(static_cast<std::uint32_t>(s.deck.size())));
    Card drawn = Card::none;
    s.deck.each_type([&](Card card) {
      if (drawn == Card::none && pick < s.deck.count(card)) drawn = card;
      pick -= s.deck.count(card);
    });
    return act(Verb::deal, s.dealt % s.clans, drawn);
  }
  ActionList all;
  legal_nature(s, all);
  if (s.agenda.top().step != Step::nature_token)
    return all[rng.below(static_cast<std::uint32_t>(all.size()))];
  int left = 0;
  for (const Action& a : all) left += tokens_left(s, static_cast<Reward>(a.b));
  auto pick = static_cast<int>(rng.below(static_cast<std::uint32_t>(left)));
  for (const Action& a : all) {
    pick -= tokens_left(s, static_cast<Reward>(a.b));
    if (pick < 0) return a;
  }
  return all[0];
}

}  // namespace ravenhall::blood_rage
