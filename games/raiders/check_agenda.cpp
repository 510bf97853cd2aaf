// The invariants of what is still to be done: only stacks of steps that play can lead to (steps.cpp), each of
// which can be carried out with the rest of the state.
#include "games/raiders/check.hpp"
#include "games/raiders/raiders.hpp"
#include "games/raiders/steps.hpp"

namespace ravenhall::raiders {

namespace {

// Secret choices stand only where several choose at once.
std::string check_choices(const State& s) {
  const Step top = s.agenda.empty() ? Step::keep_cards : s.agenda.top().step;
  const bool picking = top == Step::ask_keep || top == Step::ask_give;
  const bool paying = top == Step::ask_toll;
  for (const Seat seat : seats(s)) {
    if (s.player[seat].picked_size > 0 && !picking) return "Cards are chosen where nobody chooses.";
    if (s.player[seat].toll != Resource::none && !paying) return "Something is to be handed over to nobody.";
  }
  if (!s.pending.empty() && !picking && !paying) return "Several must choose where only one does.";
  return {};
}

std::string check_last_round(const State& s) {
  const bool ending = s.trigger != Trigger::none;
  const bool over = s.phase == Phase::over;
  const int most = ending && !over ? int{s.players} : 0;
  const bool counted = s.turns_left <= most && (s.turns_left > 0) == (most > 0);
  if (!counted || (over && !ending) || (ending && s.phase < Phase::play))
    return "The last round is counted wrongly.";
  return {};
}

// What belongs to a phase or to a moment stands there, and only there.
std::string check_moment(const State& s) {
  const bool before = s.phase < Phase::play;
  if (before != (s.turns == 0)) return "There must be turns when the set-up is over, and none before.";
  if (s.phase != Phase::play && (s.placed != Building::none || !s.used.empty()))
    return "A turn was played before the first, or after the last.";
  if (s.phase != Phase::setup && s.dealt != kDealt * s.players) return "Not all cards were dealt.";
  if (s.phase != Phase::first_player && !(s.rolling | s.to_roll).empty())
    return "Somebody rolls for the first turn where nobody does.";
  if ((s.aside != Card::none) != waits(s, Step::put_aside))
    return "A card is put aside, but nothing puts it away, or the reverse.";
  if ((s.raid.where != Settlement::none) != waits(s, Step::raid_over))
    return "A raid is going on, but nothing ends it, or the reverse.";
  return {};
}

std::string check_stack(const State& s) {
  if (s.agenda.empty() != (s.phase == Phase::over))
    return "There must be something left to do until the match is over, and nothing then.";
  if (s.agenda.empty()) return {};
  if (s.agenda.top().step < kFirstNature) return "The agenda waits for nobody.";
  if (std::string broken = check_steps<State>(s, s.players, kSteps); !broken.empty()) return broken;
  ActionList legal;
  Raiders::legal(s, Raiders::to_act(s).first(), legal);
  if (legal.empty()) return "Somebody is asked who can answer nothing.";
  return {};
}

}  // namespace

std::string check_agenda(const State& s) {
  for (auto* part : {&check_choices, &check_last_round, &check_moment, &check_stack}) {
    if (std::string broken = part(s); !broken.empty()) return broken;
  }
  return {};
}

}  // namespace ravenhall::raiders
