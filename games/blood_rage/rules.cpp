// The course of the game: which rule runs when, and which rule an answer belongs to. The rules are in
// rules/*.hpp, one file a chapter; they are templates over the sink of events and meet here.
#include "games/blood_rage/blood_rage.hpp"
#include "games/blood_rage/rules/actions.hpp"
#include "games/blood_rage/rules/aftermath.hpp"
#include "games/blood_rage/rules/ages.hpp"
#include "games/blood_rage/rules/battle.hpp"
#include "games/blood_rage/rules/blessing.hpp"
#include "games/blood_rage/rules/draft.hpp"
#include "games/blood_rage/rules/invade.hpp"
#include "games/blood_rage/rules/pillage.hpp"
#include "games/blood_rage/rules/setup.hpp"
#include "games/blood_rage/rules/table.hpp"
#include "games/blood_rage/rules/upgrade.hpp"

namespace ravenhall::blood_rage {

namespace {

void run_step(auto& t, Frame f) {
  switch (f.step) {
    case Step::begin_age: return begin_age(t);
    case Step::gods_gifts: return gods_gifts(t);
    case Step::draft_round: return draft_round(t);
    case Step::start_actions: return start_actions(t);
    case Step::turn: return turn(t, f.seat);
    case Step::discard_phase: return discard_phase(t);
    case Step::quest_phase: return quest_phase(t);
    case Step::score_quest: return score_quest(t, f.seat, f.a);
    case Step::ragnarok_phase: return ragnarok_phase(t);
    case Step::release_phase: return release_phase(t);
    case Step::end_age: return end_age(t);
    case Step::after_invade: return after_invade(t, f.seat, static_cast<Figure>(f.a), place_at(f.b));
    case Step::offer_succor: return offer_succor(t, f.seat, place_at(f.a));
    case Step::offer_thors_domain: return offer_thors_domain(t, f.seat, place_at(f.a));
    case Step::call: return call(t, f.seat);
    case Step::after_call: return after_call(t);
    case Step::choose_cards: return choose_cards(t);
    case Step::reveal: return reveal(t);
    case Step::reveal_text: return reveal_text(t, f.seat);
    case Step::apply_tide: return apply_tide(t);
    case Step::late_round: return late_round(t, f.seat);
    case Step::totals: return totals(t);
    case Step::destroy_losers: return destroy_losers(t);
    case Step::return_cards: return return_cards(t);
    case Step::plunder: return plunder(t);
    case Step::grace: return grace(t);
    case Step::lord: return lord(t);
    case Step::battle_glory: return battle_glory(t);
    case Step::win_text: return win_text(t);
    case Step::count_dead: return count_dead(t);
    case Step::steal: return steal(t);
    case Step::winner_discards: return winner_discards(t);
    case Step::battle_over: return battle_over(t);
    case Step::blessing: return blessing(t, f.seat, place_at(f.a));
    case Step::react: return react(t, f.seat, f.a);
    case Step::bury: return bury(t, f.seat);
    default: return;
  }
}

void answer_nature(auto& t, Action a) {
  switch (verb_of(a)) {
    case Verb::token: return lay_token(t, place_at(a.a), static_cast<Reward>(a.b));
    case Verb::doom: return foretell_doom(t, a.a, place_at(a.b));
    case Verb::destroy: return lose_province(t, place_at(a.a));
    case Verb::first: return choose_first(t, seat_at(a.a));
    case Verb::deal: return deal(t, seat_at(a.a), card_at(a.b));
    default: return;
  }
}

// B44: the action of a turn. The question is answered, whatever follows from it comes on the agenda.
void answer_action(auto& t, Seat seat, Action a) {
  t.s.agenda.pop();
  const auto figure = static_cast<Figure>(a.a);
  switch (verb_of(a)) {
    case Verb::invade:
      return invade(t, seat, figure, Place::reserve, place_at(a.b),
                    invade_cost(t.s, seat, figure, place_at(a.b)));
    case Verb::recall: return invade(t, seat, figure, Place::valhalla, place_at(a.b), 1);  // R24
    case Verb::march: return march(t, seat, place_at(a.a), place_at(a.b));
    case Verb::upgrade: return play_upgrade(t, seat, card_at(a.a), a.b);
    case Verb::quest: return lay_quest(t, seat, card_at(a.a));
    case Verb::pillage: return pillage(t, seat, place_at(a.a), false);
    case Verb::challenge: change_rage(t, seat, -kChallengeCost); return pillage(t, seat, place_at(a.a), true);
    case Verb::sacrifice: return t.push(Step::ask_sacrifice, seat, a.a, a.b);
    case Verb::pass: return pass(t, seat);
    default: return;
  }
}

void answer_free_invade(auto& t, Seat seat, Action a) {
  t.s.agenda.pop();
  if (verb_of(a) == Verb::invade) invade(t, seat, static_cast<Figure>(a.a), Place::reserve, place_at(a.b), 0);
}

void answer_thors_domain(auto& t, Seat seat, Action a) {
  t.s.agenda.pop();
  if (verb_of(a) != Verb::pillage) return;
  change_rage(t, seat, -kThorsDomainCost);
  pillage(t, seat, place_at(a.a), false);
}

void answer_sacrifice(auto& t, Seat seat, Action a) {
  const Frame first = t.s.agenda.pop();
  sacrifice(t, seat, static_cast<Figure>(first.a), place_at(first.b), static_cast<Figure>(a.a),
            place_at(a.b));
}

void answer_join(auto& t, Seat seat, Action a) {
  t.s.agenda.pop();
  if (verb_of(a) == Verb::join) return join(t, seat, place_at(a.a), static_cast<Figure>(a.b));
  stay_away(t, seat);
}

void answer_late(auto& t, Seat seat, Action a) {
  t.s.agenda.pop();
  if (verb_of(a) == Verb::late) return add_late_card(t, seat, card_at(a.a));
  ++t.s.battle.stayed;
}

void answer_react(auto& t, Seat seat, Action a) {
  switch (verb_of(a)) {
    case Verb::retreat: return retreat_witch(t, seat);
    case Verb::protect: return protect(t, seat, static_cast<Figure>(a.a));
    default: t.s.agenda.pop(); return;
  }
}

void answer_hammers(auto& t, Seat seat, Action a) {
  t.s.agenda.pop();
  if (verb_of(a) != Verb::step) return;
  relocate(t.s, seat, Figure::leader, t.s.battle.where, place_at(a.a));
  t.tell(Happening::leader_moved, seat, t.s.battle.where, place_at(a.a));
}

void answer(auto& t, Seat seat, Action a) {
  switch (t.s.agenda.top().step) {
    case Step::ask_draft:
      return keep_cards(t, seat, card_at(a.a), verb_of(a) == Verb::keep_two ? card_at(a.b) : Card::none);
    case Step::ask_action: return answer_action(t, seat, a);
    case Step::ask_march:
      if (verb_of(a) == Verb::move) return march_figure(t, static_cast<Figure>(a.a));
      t.s.agenda.pop();
      return;
    case Step::ask_free_invade: return answer_free_invade(t, seat, a);
    case Step::ask_succor: return answer_succor(t, verb_of(a) == Verb::accept);
    case Step::ask_thors_domain: return answer_thors_domain(t, seat, a);
    case Step::ask_sacrifice: return answer_sacrifice(t, seat, a);
    case Step::ask_join: return answer_join(t, seat, a);
    case Step::ask_battle_card: return choose_battle_card(t, seat, card_at(a.a));
    case Step::ask_raise_quest:
      t.s.agenda.pop();
      if (verb_of(a) == Verb::accept) raise_quest(t, seat);
      return;
    case Step::ask_tide: return spare(t, seat, static_cast<Figure>(a.a));
    case Step::ask_late: return answer_late(t, seat, a);
    case Step::ask_react: return answer_react(t, seat, a);
    case Step::ask_stat: t.s.agenda.pop(); return raise_stat(t, seat, static_cast<Stat>(a.a));
    case Step::ask_hammers: return answer_hammers(t, seat, a);
    case Step::ask_prowess:
      if (verb_of(a) == Verb::take_back) return take_back(t, seat, card_at(a.a));
      t.s.agenda.pop();
      return discard_winners_cards(t);
    case Step::ask_blessing: return answer_blessing(t, verb_of(a) == Verb::accept);
    case Step::ask_discard: return choose_kept(t, seat, verb_of(a) == Verb::save ? card_at(a.a) : Card::none);
    default: return;
  }
}

// What everybody sees of a decision: of a choice in secret only that it was made, not even whether a card is
// kept.
Action seen_by_all(const State& s, Action action) {
  switch (verb_of(action)) {
    case Verb::deal:
    case Verb::keep:
    case Verb::keep_two:
    case Verb::quest:
    case Verb::card: return act(verb_of(action));
    case Verb::save:
    case Verb::save_none: return act(Verb::save);
    case Verb::spare: return option(s, Option::tide_choice) == 1 ? act(Verb::spare) : action;
    default: return action;
  }
}

template <class Sink>
void decide(State& s, Seat seat, Action action, Sink& events) {
  Table<Sink> t{s, events};
  s.last = seen_by_all(s, action);
  if (seat == kNature) {
    answer_nature(t, action);
  } else {
    answer(t, seat, action);
  }
  while (!s.agenda.empty() && s.agenda.top().step < kFirstNature) run_step(t, s.agenda.pop());
}

}  // namespace

// B18–B28: the table before nature lays the first token.
State BloodRage::start(const Setup& setup) {
  State s{};
  s.clans = static_cast<std::uint8_t>(setup.seats);
  for (std::size_t i = 0; i < kOptions; ++i) s.options[i] = setup.options[i];
  for (auto& age : s.packets) {
    for (auto& packet_cards : age) packet_cards.fill(Card::none);
  }
  for (int i = 0; i < s.clans; ++i) {
    ClanSheet& clan = sheet(s, seat_at(i));
    clan.warriors[static_cast<std::size_t>(Place::reserve)] = kWarriors;
    clan.rage = static_cast<std::uint8_t>(stat_value(s, seat_at(i), Stat::rage));
  }
  s.tokens[static_cast<std::size_t>(Place::yggdrasil)] = Reward::all;
  NoEvents none;
  Table<NoEvents> t{s, none};
  const int named = option(s, Option::first_player);
  if (named > 0) s.first = seat_at((named - 1) % s.clans);
  t.push(Step::begin_age);
  if (named == 0) t.push(Step::nature_first);
  t.then({{Step::nature_token}, {Step::nature_ragnarok}, {Step::nature_destroy}});
  return s;
}

Setup BloodRage::setup(const State& s) {
  Setup setup{.seats = s.clans, .options = {}};
  for (const std::uint8_t value : s.options) setup.options.push_back(value);
  return setup;
}

SeatSet BloodRage::to_act(const State& s) {
  if (s.agenda.empty()) return {};
  const Frame& top = s.agenda.top();
  if (top.step < kFirstQuestion) return kNature;
  if (s.pending != 0) return SeatSet::from_bits(s.pending);
  return top.seat;
}

void BloodRage::apply(State& s, Seat seat, Action action, NoEvents& events) {
  decide(s, seat, action, events);
}
void BloodRage::apply(State& s, Seat seat, Action action, EventLog& events) {
  decide(s, seat, action, events);
}

Outcome BloodRage::outcome(const State& s) {
  Outcome result;
  result.over = s.phase == Phase::over;
  for (int i = 0; i < s.clans; ++i) {
    const int glory = sheet(s, seat_at(i)).glory;
    std::uint8_t rank = 1;
    for (int k = 0; k < s.clans; ++k) {
      if (sheet(s, seat_at(k)).glory > glory) ++rank;
    }
    result.scores.push_back(static_cast<std::int16_t>(glory));
    result.ranks.push_back(rank);
    if (result.over && rank == 1) result.winners.add(seat_at(i));  // R54: a tie is a shared victory
  }
  return result;
}

}  // namespace ravenhall::blood_rage
