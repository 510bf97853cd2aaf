// Every legal action of a seat, question by question.
#include <algorithm>

#include "games/blood_rage/blood_rage.hpp"
#include "games/blood_rage/rules/actions.hpp"
#include "games/blood_rage/rules/aftermath.hpp"
#include "games/blood_rage/rules/battle.hpp"
#include "games/blood_rage/rules/destruction.hpp"
#include "games/blood_rage/rules/draft.hpp"
#include "games/blood_rage/rules/invade.hpp"
#include "games/blood_rage/rules/pillage.hpp"
#include "games/blood_rage/rules/setup.hpp"
#include "games/blood_rage/rules/upgrade.hpp"
#include "games/blood_rage/verbs.hpp"

namespace ravenhall::blood_rage {

namespace {

void legal_invades(const State& s, Seat seat, Places open, ActionList& out) {
  if (!horns_allow(s, seat)) return;
  const int rage = sheet(s, seat).rage;
  for (const Figure figure : figures_at(s, seat, Place::reserve)) {
    for (const Place place : invade_targets(figure, open)) {
      if (invade_cost(s, seat, figure, place) <= rage) out.push_back(act(Verb::invade, figure, place));
    }
  }
  if (!has_upgrade(s, seat, Card::friggas_domain)) return;
  for (const Figure figure : figures_at(s, seat, Place::valhalla)) {
    for (const Place place : invade_targets(figure, open)) out.push_back(act(Verb::recall, figure, place));
  }
}

// From every province where the clan has figures to every other one with room.
void legal_marches(const State& s, Seat seat, Places open, ActionList& out) {
  const ClanSheet& clan = sheet(s, seat);
  Places from = clan.leader;
  for (const Place province : values<Place>(kProvinces)) {
    if (clan.warriors[province] > 0) from.add(province);
  }
  for (const Slot slot : kMonsterSlots) {
    const Card card = clan.slots[slot];
    if (card != Card::none) from.add(s.monsters[figure_of(card)].at);
  }
  for (const Place start : from& kProvincePlaces) {
    for (const Place goal : (open & kProvincePlaces) - start) out.push_back(act(Verb::march, start, goal));
  }
}

void legal_upgrade(const State& s, Seat seat, Card card, ActionList& out) {
  const ClanSheet& clan = sheet(s, seat);
  if (upgrade_cost(s, seat, card) > clan.rage) return;
  for (const Slot slot : upgrade_slots(clan, card)) out.push_back(act(Verb::upgrade, card, slot));
}

// Every own figure on the map, as a possible sacrifice. `first` was offered already.
void legal_sacrifices(const State& s, Seat seat, ActionList& out, const Frame* first) {
  for (const Place place : values<Place>(kMapPlaces)) {
    for (const Figure figure : figures_at(s, seat, place)) {
      if (may_sacrifice(s, seat, figure, place, first)) out.push_back(act(Verb::sacrifice, figure, place));
    }
  }
}

void legal_turn(const State& s, Seat seat, ActionList& out) {
  const ClanSheet& clan = sheet(s, seat);
  const Places open = open_places(s);
  legal_invades(s, seat, open, out);
  legal_marches(s, seat, open, out);
  for (const Card card : clan.hand.types()) {
    const Kind kind = row(card).kind;
    if (kind == Kind::quest) {
      out.push_back(act(Verb::quest, card));
    } else if (is_upgrade(kind)) {
      legal_upgrade(s, seat, card, out);
    }
  }
  const bool challenger = has_upgrade(clan, Card::tyrs_challenge);
  for (const Place province : values<Place>(kProvinces)) {
    if (may_pillage(s, seat, province)) out.push_back(act(Verb::pillage, province));
    if (challenger && may_challenge(s, seat, province)) out.push_back(act(Verb::challenge, province));
  }
  if (has_upgrade(clan, Card::friggas_sacrifice) && figures_on_map(s, seat) >= kSacrificed) {
    legal_sacrifices(s, seat, out, nullptr);
  }
  out.push_back(act(Verb::pass));
}

// B33, B95: one card of the packet, or two at a table of two. Equal cards are offered once.
void legal_draft(const State& s, Seat seat, ActionList& out) {
  const auto cards = cards_to_choose(s, seat);
  const bool two = picks_per_round(s) == 2;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (i > 0 && cards[i] == cards[i - 1]) continue;
    if (!two) out.push_back(act(Verb::keep, cards[i]));
    for (std::size_t k = i + 1; two && k < cards.size(); ++k) {
      if (k == i + 1 || cards[k] != cards[k - 1]) out.push_back(act(Verb::keep_two, cards[i], cards[k]));
    }
  }
}

void legal_yes_or_no(ActionList& out) {
  out.push_back(act(Verb::accept));
  out.push_back(act(Verb::decline));
}

void legal_march(const State& s, const Frame& march, ActionList& out) {
  for (const Figure figure : figures_at(s, march.seat, march.a)) out.push_back(act(Verb::move, figure));
  if (march.c > 0) out.push_back(act(Verb::done));
}

void legal_free_invade(const State& s, const Frame& frame, ActionList& out) {
  for (const Figure figure : free_invaders(s, frame.seat, frame.a)) {
    for (const Place place : invade_targets(figure, open_places(s))) {
      out.push_back(act(Verb::invade, figure, place));
    }
  }
  out.push_back(act(Verb::decline));
}

void legal_join(const State& s, Seat seat, ActionList& out) {
  for (const Place from : call_reaches(s)) {
    for (const Figure figure : figures_at(s, seat, from)) out.push_back(act(Verb::join, from, figure));
  }
  out.push_back(act(Verb::decline));
}

void legal_late(const State& s, Seat seat, ActionList& out) {
  for (const Card card : sheet(s, seat).hand.types()) {
    if (is_late(card)) out.push_back(act(Verb::late, card));
  }
  out.push_back(act(Verb::decline));
}

void legal_react(const State& s, Seat seat, ActionList& out) {
  if (may_retreat(s, seat)) out.push_back(act(Verb::retreat));
  for (const Figure figure : values<Figure>(kFigures)) {
    if (may_protect(s, seat, figure)) out.push_back(act(Verb::protect, figure));
  }
  out.push_back(act(Verb::done));
}

void legal_prowess(const State& s, Seat seat, ActionList& out) {
  for (const Card card : table_cards(s, seat)) {
    const Action action = act(Verb::take_back, card);
    if (!out.contains(action)) out.push_back(action);
  }
  out.push_back(act(Verb::done));
}

void legal_discard(const State& s, Seat seat, ActionList& out) {
  for (const Card card : sheet(s, seat).hand.types()) out.push_back(act(Verb::save, card));
  if (s.options.keep_card == KeepCard::optional) out.push_back(act(Verb::save_none));
}

// Who gets the next card.
Seat dealt_to(const State& s) { return seat_at(s.dealt % s.clans); }

void legal_nature(const State& s, ActionList& out) {
  const Frame& frame = s.agenda.top();
  if (frame.step == Step::nature_token) {
    for (const Reward reward : kRewardTokens.keys()) {
      if (tokens_left(s, reward) > 0) out.push_back(act(Verb::token, frame.a, reward));
    }
  } else if (frame.step == Step::nature_ragnarok) {
    for (const Place place : ragnarok_tokens_left(s)) out.push_back(act(Verb::doom, frame.a + 1, place));
  } else if (frame.step == Step::nature_destroy) {
    for (const Place place : ragnarok_tokens_left(s)) out.push_back(act(Verb::destroy, place));
  } else if (frame.step == Step::nature_first) {
    for (const Seat seat : blood_rage::seats(s)) out.push_back(act(Verb::first, seat));
  } else {
    for (const Card card : s.deck.types()) out.push_back(act(Verb::deal, dealt_to(s), card));
  }
}

}  // namespace

void BloodRage::legal(const State& s, Seat seat, ActionList& out) {
  if (!to_act(s).has(seat)) return;
  if (seat == kNature) return legal_nature(s, out);
  const Frame& frame = s.agenda.top();
  const auto offer = [&](Verb verb, const auto& things) {
    for (const auto thing : things) out.push_back(act(verb, thing));
  };
  switch (frame.step) {
    case Step::ask_draft: return legal_draft(s, seat, out);
    case Step::ask_action: return legal_turn(s, seat, out);
    case Step::ask_march: return legal_march(s, frame, out);
    case Step::ask_free_invade: return legal_free_invade(s, frame, out);
    case Step::ask_thors_domain:
      out.push_back(act(Verb::pillage, frame.a));
      return out.push_back(act(Verb::decline));
    case Step::ask_sacrifice: return legal_sacrifices(s, seat, out, &frame);
    case Step::ask_join: return legal_join(s, seat, out);
    case Step::ask_battle_card: return offer(Verb::card, sheet(s, seat).hand.types());
    case Step::ask_tide: return offer(Verb::spare, fighting_figures(s, seat));
    case Step::ask_late: return legal_late(s, seat, out);
    case Step::ask_react: return legal_react(s, seat, out);
    case Step::ask_stat: return offer(Verb::raise, stats_of(frame));
    case Step::ask_hammers: offer(Verb::step, hammer_steps(s)); return out.push_back(act(Verb::decline));
    case Step::ask_prowess: return legal_prowess(s, seat, out);
    case Step::ask_succor:
    case Step::ask_raise_quest:
    case Step::ask_blessing: return legal_yes_or_no(out);
    case Step::ask_discard:
      return legal_discard(s, seat, out);
      // clang-format off: nobody is asked
    case Step::begin_age: case Step::gods_gifts: case Step::draft_round: case Step::start_actions:
    case Step::turn: case Step::discard_phase: case Step::quest_phase: case Step::score_quest:
    case Step::ragnarok_phase: case Step::release_phase: case Step::end_age: case Step::end_game:
    case Step::after_invade: case Step::offer_succor: case Step::offer_thors_domain: case Step::call:
    case Step::after_call: case Step::choose_cards: case Step::reveal: case Step::reveal_text:
    case Step::apply_tide: case Step::late_round: case Step::totals: case Step::destroy_losers:
    case Step::return_cards: case Step::plunder: case Step::grace: case Step::lord:
    case Step::battle_glory: case Step::win_text: case Step::count_dead: case Step::steal:
    case Step::winner_discards: case Step::battle_over: case Step::blessing: case Step::react:
    case Step::bury: case Step::nature_token: case Step::nature_ragnarok: case Step::nature_destroy:
    case Step::nature_first: case Step::nature_deal: return;
      // clang-format on
  }
}

// A token or card is as likely as there are copies of it left.
std::int64_t BloodRage::weight(const State& s, Action action) {
  if (verb_of(action) == Verb::token) return tokens_left(s, action.b);
  return verb_of(action) == Verb::deal ? s.deck.count(action.b) : 1;
}

// Each act with its true chance.
Action BloodRage::nature(const State& s, Rng& rng) {
  const Step act_of = s.agenda.top().step;
  if (act_of == Step::nature_deal) {
    return act(Verb::deal, dealt_to(s), s.deck.nth(rng.below(s.deck.size())));
  }
  ActionList all;
  legal_nature(s, all);
  int chances = 0;
  for (const Action& action : all) chances += static_cast<int>(weight(s, action));
  int pick = rng.below(chances);
  for (const Action& action : all) {
    pick -= static_cast<int>(weight(s, action));
    if (pick < 0) return action;
  }
  return all[0];
}

// R8: nobody can add a card before there are any that can be. (Everybody in the battle is asked all the same,
// as records have it; whoever runs a match answers for them.)
bool BloodRage::forced(const Observation& open) {
  const State& s = open.seen;
  return !s.agenda.empty() && s.agenda.top().step == Step::ask_late &&
         std::none_of(kCards.begin(), kCards.end(),
                      [&](const CardRow& card) { return is_late(card.id) && card.age <= s.age; });
}

}  // namespace ravenhall::blood_rage
