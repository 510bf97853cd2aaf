// The course of the game: which rule runs when, and which rule an answer belongs to. The rules are in
// rules/*.hpp, one file a chapter; they are templates over the sink of events and meet here.
#include <algorithm>
#include <bit>

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

// B44: the action of a turn. The question is answered, whatever follows from it comes on the agenda.
void answer_action(auto& t, Seat seat, Action a) {
  t.s.agenda.pop();
  switch (verb_of(a)) {
    case Verb::invade: return invade(t, seat, a.a, Place::reserve, a.b, invade_cost(t.s, seat, a.a, a.b));
    case Verb::recall: return invade(t, seat, a.a, Place::valhalla, a.b, kRecallCost);
    case Verb::march: return march(t, seat, a.a, a.b);
    case Verb::upgrade: return play_upgrade(t, seat, a.a, a.b);
    case Verb::quest: return lay_quest(t, seat, a.a);
    case Verb::pillage: return pillage(t, seat, a.a, false);
    case Verb::challenge: change_rage(t, seat, -kChallengeCost); return pillage(t, seat, a.a, true);
    case Verb::sacrifice: return t.push(Step::ask_sacrifice, seat, a.a, a.b);
    case Verb::pass:
      return pass(t, seat);
      // clang-format off: no actions of a turn
    case Verb::token: case Verb::doom: case Verb::destroy: case Verb::first: case Verb::deal:
    case Verb::keep: case Verb::keep_two: case Verb::save: case Verb::save_none:
    case Verb::move: case Verb::join: case Verb::card: case Verb::late: case Verb::spare:
    case Verb::protect: case Verb::retreat: case Verb::raise: case Verb::step: case Verb::take_back:
    case Verb::accept: case Verb::decline: case Verb::done: return;
      // clang-format on
  }
}

void answer_march(auto& t, Action a) {
  if (verb_of(a) == Verb::move) return march_figure(t, a.a);
  t.s.agenda.pop();
}

void answer_free_invade(auto& t, Seat seat, Action a) {
  t.s.agenda.pop();
  if (verb_of(a) == Verb::invade) invade(t, seat, a.a, Place::reserve, a.b, 0);
}

void answer_thors_domain(auto& t, Seat seat, Action a) {
  t.s.agenda.pop();
  if (verb_of(a) != Verb::pillage) return;
  change_rage(t, seat, -kThorsDomainCost);
  pillage(t, seat, a.a, false);
}

void answer_sacrifice(auto& t, Seat seat, Action a) {
  const Frame first = t.s.agenda.pop();
  sacrifice(t, seat, first.a, first.b, a.a, a.b);
}

void answer_join(auto& t, Seat seat, Action a) {
  t.s.agenda.pop();
  if (verb_of(a) == Verb::join) return join(t, seat, a.a, a.b);
  stay_away(t, seat);
}

void answer_raise_quest(auto& t, Seat seat, Action a) {
  t.s.agenda.pop();
  if (verb_of(a) == Verb::accept) raise_quest(t, seat);
}

void answer_late(auto& t, Seat seat, Action a) {
  t.s.agenda.pop();
  if (verb_of(a) == Verb::late) return add_late_card(t, seat, a.a);
  ++t.s.battle.stayed;
}

void answer_react(auto& t, Seat seat, Action a) {
  if (verb_of(a) == Verb::retreat) return retreat_witch(t, seat);
  if (verb_of(a) == Verb::protect) return protect(t, seat, a.a);
  t.s.agenda.pop();
}

void answer_stat(auto& t, Seat seat, Action a) {
  t.s.agenda.pop();
  raise_stat(t, seat, a.a);
}

void answer_hammers(auto& t, Seat seat, Action a) {
  t.s.agenda.pop();
  if (verb_of(a) != Verb::step) return;
  const Place to = a.a;
  relocate(t.s, seat, Figure::leader, t.s.battle.where, to);
  t.tell(Happening::leader_moved, seat, t.s.battle.where, to);
}

void answer_prowess(auto& t, Seat seat, Action a) {
  if (verb_of(a) == Verb::take_back) return take_back(t, seat, a.a);
  t.s.agenda.pop();
  discard_winners_cards(t);
}

struct Course {
  static constexpr Step kFirstNature = blood_rage::kFirstNature;
  static constexpr Step kFirstQuestion = blood_rage::kFirstQuestion;

  static void run(auto& t, const Frame& f) {
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
      case Step::end_game: return end_game(t);
      case Step::after_invade: return after_invade(t, f.seat, f.a, f.b);
      case Step::offer_succor: return offer_succor(t, f.seat, f.a);
      case Step::offer_thors_domain: return offer_thors_domain(t, f.seat, f.a);
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
      case Step::blessing: return blessing(t, f.seat, f.a);
      case Step::react: return react(t, f.seat, f.a);
      case Step::bury:
        return bury(t, f.seat);
        // clang-format off: these wait for nature or for a clan
      case Step::nature_token: case Step::nature_ragnarok: case Step::nature_destroy:
      case Step::nature_first: case Step::nature_deal:
      case Step::ask_draft: case Step::ask_action: case Step::ask_march: case Step::ask_free_invade:
      case Step::ask_succor: case Step::ask_thors_domain: case Step::ask_sacrifice: case Step::ask_join:
      case Step::ask_battle_card: case Step::ask_raise_quest: case Step::ask_tide: case Step::ask_late:
      case Step::ask_react: case Step::ask_stat: case Step::ask_hammers: case Step::ask_prowess:
      case Step::ask_blessing: case Step::ask_discard: return;
        // clang-format on
    }
  }

  static void act_of_nature(auto& t, Action a) {
    switch (verb_of(a)) {
      case Verb::token: return lay_token(t, a.a, a.b);
      case Verb::doom: return foretell_doom(t, a.a, a.b);
      case Verb::destroy: return lose_province(t, a.a);
      case Verb::first: return choose_first(t, a.a);
      case Verb::deal:
        return deal(t, a.a, a.b);
        // clang-format off: acts of clans
      case Verb::keep: case Verb::keep_two: case Verb::save: case Verb::save_none: case Verb::invade:
      case Verb::recall: case Verb::march: case Verb::move: case Verb::upgrade: case Verb::quest:
      case Verb::pillage: case Verb::challenge: case Verb::sacrifice: case Verb::pass: case Verb::join:
      case Verb::card: case Verb::late: case Verb::spare: case Verb::protect: case Verb::retreat:
      case Verb::raise: case Verb::step: case Verb::take_back: case Verb::accept: case Verb::decline:
      case Verb::done: return;
        // clang-format on
    }
  }

  static void answer(auto& t, Seat seat, Action a) {
    const bool yes = verb_of(a) == Verb::accept;
    switch (t.s.agenda.top().step) {
      case Step::ask_draft:
        return keep_cards(t, seat, a.a, verb_of(a) == Verb::keep_two ? Card{a.b} : Card::none);
      case Step::ask_action: return answer_action(t, seat, a);
      case Step::ask_march: return answer_march(t, a);
      case Step::ask_free_invade: return answer_free_invade(t, seat, a);
      case Step::ask_succor: return answer_succor(t, yes);
      case Step::ask_thors_domain: return answer_thors_domain(t, seat, a);
      case Step::ask_sacrifice: return answer_sacrifice(t, seat, a);
      case Step::ask_join: return answer_join(t, seat, a);
      case Step::ask_battle_card: return choose_battle_card(t, seat, a.a);
      case Step::ask_raise_quest: return answer_raise_quest(t, seat, a);
      case Step::ask_tide: return spare(t, seat, a.a);
      case Step::ask_late: return answer_late(t, seat, a);
      case Step::ask_react: return answer_react(t, seat, a);
      case Step::ask_stat: return answer_stat(t, seat, a);
      case Step::ask_hammers: return answer_hammers(t, seat, a);
      case Step::ask_prowess: return answer_prowess(t, seat, a);
      case Step::ask_blessing: return answer_blessing(t, yes);
      case Step::ask_discard:
        return choose_kept(t, seat, verb_of(a) == Verb::save ? Card{a.a} : Card::none);
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

  // Not even whether a card is kept.
  static Action seen_by_all(const State& s, Action action) {
    switch (verb_of(action)) {
      case Verb::deal:
      case Verb::keep:
      case Verb::keep_two:
      case Verb::quest:
      case Verb::card: return act(verb_of(action));
      case Verb::save:
      case Verb::save_none: return act(Verb::save);
      case Verb::spare:
        return s.options.tide_choice == TideChoice::simultaneous ? act(Verb::spare) : action;
        // clang-format off: done openly
      case Verb::token: case Verb::doom: case Verb::destroy: case Verb::first: case Verb::invade:
      case Verb::recall: case Verb::march: case Verb::move: case Verb::upgrade: case Verb::pillage:
      case Verb::challenge: case Verb::sacrifice: case Verb::pass: case Verb::join: case Verb::late:
      case Verb::protect: case Verb::retreat: case Verb::raise: case Verb::step: case Verb::take_back:
      case Verb::accept: case Verb::decline: case Verb::done: break;
        // clang-format on
    }
    return action;
  }
};

}  // namespace

// B18–B28: the table before nature lays the first token.
State BloodRage::start(const Setup& setup) {
  State s{};
  s.clans = setup.seats;
  s.options = options_of<Options>(setup);
  for (PerClan<Packet>& age : s.packets) {
    for (Packet& cards : age) cards.fill(Card::none);
  }
  for (const Seat seat : blood_rage::seats(s)) {
    ClanSheet& clan = sheet(s, seat);
    clan.warriors[Place::reserve] = kWarriors;
    clan.rage = stat_value(s, seat, Stat::rage);
  }
  s.tokens[Place::yggdrasil] = Reward::all;
  NoEvents none;
  Table t(s, none);
  t.push(Step::begin_age);
  if (s.options.first_player == FirstPlayer::random) {
    t.push(Step::nature_first);
  } else {
    s.first = seat_at(places_after(s.options.first_player, FirstPlayer::seat_0) % s.clans);
  }
  t.then({{Step::nature_token}, {Step::nature_ragnarok}, {Step::nature_destroy}});
  return s;
}

Setup BloodRage::setup(const State& s) { return setup_of(s.clans, s.options); }

SeatSet BloodRage::to_act(const State& s) { return who_decides<Course>(s); }

void BloodRage::apply(State& s, Seat seat, Action action, NoEvents& events) {
  Table t(s, events.sink());
  decide<Course>(t, seat, action);
}
void BloodRage::apply(State& s, Seat seat, Action action, EventLog& events) {
  Table t(s, events);
  decide<Course>(t, seat, action);
}

Outcome BloodRage::outcome(const State& s) {
  Outcome result;
  result.over = s.phase == Phase::over;
  for (const Seat seat : blood_rage::seats(s)) {
    const int glory = sheet(s, seat).glory;
    std::uint8_t rank = 1;
    for (const Seat rival : blood_rage::seats(s)) {
      if (sheet(s, rival).glory > glory) ++rank;
    }
    result.scores.push_back(static_cast<std::int16_t>(glory));
    result.ranks.push_back(rank);
    if (result.over && rank == 1) result.winners.add(seat);  // R54: a tie is a shared victory
  }
  return result;
}

}  // namespace ravenhall::blood_rage
