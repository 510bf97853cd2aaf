#include "games/raiders/judgement/habits.hpp"

#include "games/raiders/judgement/worth.hpp"
#include "games/raiders/raiders.hpp"
#include "games/raiders/rules/raid.hpp"
#include "games/raiders/verbs.hpp"
#include "kernel/best_legal.hpp"

namespace ravenhall::raiders::judgement {

namespace {

// Whether the half turn that the player is in has come to its end.
bool half_done(const State& s, Seat seat) {
  if (s.agenda.empty()) return true;
  const Step step = s.agenda.top().step;
  return step == Step::ask_turn || step == Step::ask_take || s.agenda.top().seat != seat ||
         !s.pending.empty();
}

// What comes of this half of the turn when it goes on by habit.
struct Outlook {
  double worth = 0;  // how the player stands then; cards still to be drawn count as average ones
  Course course;     // the answers on the way, as far as luck has no part in them
  bool sure = true;  // luck has no part in any of it: from the same table it always goes so
};

struct Decision {
  Action action;
  bool sure = true;      // luck had no part in it
  bool weighed = false;  // against others, each with a throw of luck
  bool foreseen = false;
  Outlook ahead{};  // what was foreseen
};

Decision decide(const State& s, Seat seat, Rng& rng, Memory& memory);

// Goes on to the end of this half of the turn. When a decision and what was foreseen of it are sure, that is
// what would come of it, and there is no need to go there again.
Outlook settle_half(State& s, Seat seat, Rng& rng, Memory& memory) {
  NoEvents none;
  Outlook result;
  double drawn = 0;
  for (int i = 0; i < kMostAnswers && !half_done(s, seat); ++i) {
    const Frame& top = s.agenda.top();
    if (top.step == Step::nature_draw) {
      drawn += top.a * kWeights.card * 0.9 * memory.time_left(s);
      break;
    }
    if (top.step < kFirstQuestion) {
      result.sure = false;
      Raiders::apply(s, kNature, Raiders::nature(s, rng), none);
      continue;
    }
    const Decision decision = decide(s, seat, rng, memory);
    result.sure = result.sure && decision.sure;
    if (result.sure) result.course.push_back({decision.action, decision.weighed});
    const Outlook& ahead = decision.ahead;
    if (decision.foreseen && decision.sure && ahead.sure && i + 1 + ahead.course.count() < kMostAnswers) {
      result.worth = ahead.worth;
      if (result.sure) {
        for (const Answer& answer : ahead.course) result.course.push_back(answer);
      }
      return result;
    }
    Raiders::apply(s, seat, decision.action, none);
  }
  result.worth = drawn + memory.worth(s, seat);
  return result;
}

// Of all legal actions the one that this half of the turn ends best with, each taken with the same luck.
Decision best_for_player(const State& s, Seat seat, Rng& rng, Memory& memory) {
  const Rng luck(rng.next());
  ActionList legal;
  Raiders::legal(s, seat, legal);
  Decision best{.action = legal[0], .weighed = true};
  if (legal.size() == 1) return best;
  NoEvents none;
  for (const Action action : legal) {
    State after = s;
    Raiders::apply(after, seat, action, none);
    Rng same = luck;
    const Outlook ahead = settle_half(after, seat, same, memory);
    best.sure = best.sure && ahead.sure;
    if (best.foreseen && ahead.worth <= best.ahead.worth) continue;
    best.action = action;
    best.ahead = ahead;
    best.foreseen = true;
  }
  return best;
}

// Silver and provisions are worth what they are to oneself.
Action pay_toll(const State& s, Seat seat) {
  const Tokens& tokens = s.player[seat].tokens;
  const bool silver = tokens[Resource::silver] > tokens[Resource::provisions];
  return act(Verb::toll, silver ? Resource::silver : Resource::provisions);
}

// The lower die, when a better face could reach another tier.
Action answer_reroll(const State& s, Seat seat) {
  const Raid& raid = s.raid;
  const int die = row(raid.where).dice == 2 && raid.dice[1] < raid.dice[0] ? 2 : 1;
  const int face = raid.dice[die - 1];
  const int now = raid_strength(s, seat, raid.where, raid.dice[0] + raid.dice[1]).total();
  double expected = 0;
  for (const int other : kDie) expected += tier_vp(raid.where, now - face + other) / 6.0;
  return expected > tier_vp(raid.where, now) ? act(Verb::reroll, die) : act(Verb::stand);
}

Action cheapest_crew(const State& s, Seat seat) {
  const double time = time_left(s);
  return best_legal<Raiders>(s, seat, [&](Action a) {
    const bool plain = a.verb == Verb::sacrifice_plain;
    return -crew_loss(s, seat, a.a, time) - (plain ? 1.0 : 0.0);
  });
}

Action best_set(const State& s, Seat seat) {
  const double time = time_left(s);
  return best_legal<Raiders>(s, seat,
                             [&](Action a) { return set_worth(s, seat, space_of(s.raid.where, a.a), time); });
}

Action richest_target(const State& s, Seat seat, Memory& memory) {
  return best_legal<Raiders>(s, seat, [&](Action a) { return memory.worth(s, a.a); });
}

Action any_legal(const State& s, Seat seat, Rng& rng) {
  ActionList legal;
  Raiders::legal(s, seat, legal);
  return legal[rng.below(legal.size())];
}

Decision decide(const State& s, Seat seat, Rng& rng, Memory& memory) {
  const Step asked = s.agenda.top().step;
  if (asked == Step::ask_keep) return {best_legal<Raiders>(s, seat, keeping_worth)};
  if (asked == Step::ask_toll) return {pay_toll(s, seat)};
  if (asked == Step::ask_reroll) return {answer_reroll(s, seat)};
  if (asked == Step::ask_set) return {best_set(s, seat)};
  if (asked == Step::ask_sacrifice || asked == Step::ask_loss) return {cheapest_crew(s, seat)};
  if (asked == Step::ask_target || asked == Step::ask_avenge) return {richest_target(s, seat, memory)};
  if (asked == Step::ask_treasury || asked == Step::ask_limit || asked == Step::ask_give) {
    return {best_legal<Raiders>(s, seat, [&](Action a) { return -opening_worth(a.a); })};
  }
  if (asked == Step::ask_exchange || asked == Step::ask_turn) {
    return {.action = any_legal(s, seat, rng), .sure = false};
  }
  return best_for_player(s, seat, rng, memory);
}

}  // namespace

double keeping_worth(Action keep) {
  return opening_worth(keep.a) + opening_worth(keep.b) + opening_worth(keep.c);
}

Action Habits::follow(Action action, const Course& course) {
  course_ = course;
  next_ = 0;
  return action;
}

Action Habits::answer(const State& s, Seat seat, Rng& rng) {
  if (next_ == course_.size()) {
    const Decision decision = decide(s, seat, rng, memory_);
    return follow(decision.action, decision.ahead.course);
  }
  const Answer& foreseen = course_[next_++];
  if (foreseen.weighed) rng.next();  // luck goes on as if it had been weighed again
  return foreseen.action;
}

Action Habits::begin_turn(const State& s, Seat seat, Rng& rng) {
  const Decision decision = best_for_player(s, seat, rng, memory_);
  return follow(decision.action, decision.ahead.course);
}

void play_turns(State& s, Rng& rng, Memory& memory) {
  constexpr int kTurns = 4;
  constexpr int kMostDecisions = 80;
  NoEvents none;
  Habits habits(memory);
  int turns = 0;
  for (int i = 0; i < kMostDecisions; ++i) {
    const SeatSet seats = Raiders::to_act(s);
    if (seats.empty() || s.phase != Phase::play) return;
    const Seat seat = seats.first();
    if (seat == kNature) {
      Raiders::apply(s, seat, Raiders::nature(s, rng), none);
      continue;
    }
    const bool turn = s.agenda.top().step == Step::ask_turn;
    if (turn && ++turns > kTurns) return;
    Raiders::apply(s, seat, turn ? habits.begin_turn(s, seat, rng) : habits.answer(s, seat, rng), none);
  }
}

}  // namespace ravenhall::raiders::judgement
