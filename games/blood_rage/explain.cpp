// "Why can't I?": which questions a verb answers, and what is told when it is not the time for it.
#include "games/blood_rage/explain.hpp"

#include "games/blood_rage/rules/invade.hpp"

namespace ravenhall::blood_rage {

namespace {

constexpr bool is_action(Verb verb) {
  return verb >= Verb::invade && verb <= Verb::pass && verb != Verb::move;
}

bool is_answer_to(Verb verb, Step question) {
  using enum Step;
  switch (verb) {
    case Verb::keep:
    case Verb::keep_two: return question == ask_draft;
    case Verb::save:
    case Verb::save_none: return question == ask_discard;
    case Verb::invade: return question == ask_action || question == ask_free_invade;
    case Verb::pillage: return question == ask_action || question == ask_thors_domain;
    case Verb::sacrifice: return question == ask_action || question == ask_sacrifice;
    case Verb::recall:
    case Verb::march:
    case Verb::upgrade:
    case Verb::quest:
    case Verb::challenge:
    case Verb::pass: return question == ask_action;
    case Verb::move: return question == ask_march;
    case Verb::join: return question == ask_join;
    case Verb::card: return question == ask_battle_card;
    case Verb::late: return question == ask_late;
    case Verb::spare: return question == ask_tide;
    case Verb::protect:
    case Verb::retreat: return question == ask_react;
    case Verb::raise: return question == ask_stat;
    case Verb::step: return question == ask_hammers;
    case Verb::take_back: return question == ask_prowess;
    case Verb::accept:
      return question == ask_succor || question == ask_raise_quest || question == ask_blessing;
    case Verb::decline:
      return question == ask_succor || question == ask_raise_quest || question == ask_blessing ||
             question == ask_free_invade || question == ask_thors_domain || question == ask_join ||
             question == ask_late || question == ask_hammers;
    case Verb::done: return question == ask_march || question == ask_react || question == ask_prowess;
    case Verb::token:
    case Verb::doom:
    case Verb::destroy:
    case Verb::first:
    case Verb::deal: break;
  }
  return false;
}

Why not_now(Phase phase, Verb verb) {
  if (is_action(verb)) return phase == Phase::action ? Why::answer_first : Why::action_phase_only;
  switch (verb) {
    case Verb::keep:
    case Verb::keep_two: return Why::draft_only;
    case Verb::save:
    case Verb::save_none: return Why::discard_only;
    case Verb::move: return Why::march_only;
    case Verb::join: return Why::call_only;
    case Verb::card: return Why::battle_only;
    case Verb::late: return Why::reveal_only;
    case Verb::spare: return Why::tide_only;
    case Verb::protect:
    case Verb::retreat: return Why::rescue_only;
    case Verb::raise: return Why::raise_only;
    case Verb::step: return Why::hammers_only;
    case Verb::take_back: return Why::prowess_only;
    default: return Why::no_such_answer;
  }
}

}  // namespace

Reason against_room(const State& s, Place place) {
  if (is_fjord(place)) return fjord_open(s, place) ? Reason{} : because(Why::fjord_closed);
  if (destroyed(s, place)) return because(Why::destroyed, place);
  return has_room(s, place) ? Reason{} : because(Why::full, place, row(place).villages);
}

Reason BloodRage::why_not(const Observation& view, const Wish& wish) {
  const State& s = view.seen;
  const Verb verb = verb_of(wish.action);
  if (!is_answer_to(verb, s.agenda.top().step)) return because(not_now(s.phase, verb));
  return is_action(verb) ? against_action(s, view.viewer, wish) : against_answer(s, view.viewer, wish);
}

}  // namespace ravenhall::blood_rage
