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

// How the player stands when this half of the turn is over; cards still to be drawn count as average ones.
double settled_worth(State s, Seat seat, Rng& rng) {
  constexpr int kMostAnswers = 12;
  NoEvents none;
  double drawn = 0;
  for (int i = 0; i < kMostAnswers && !half_done(s, seat); ++i) {
    const Frame& top = s.agenda.top();
    if (top.step == Step::nature_draw) {
      drawn += top.a * kWeights.card * 0.9 * time_left(s);
      break;
    }
    const bool nature = top.step < kFirstQuestion;
    Raiders::apply(s, nature ? kNature : seat, nature ? Raiders::nature(s, rng) : habit(s, seat, rng), none);
  }
  return drawn + player_worth(s, seat, time_left(s));
}

Action best_for_player(const State& s, Seat seat, Rng& rng) {
  const Rng luck(rng.next());
  return best_legal<Raiders>(s, seat, [&](Action action) {
    State after = s;
    NoEvents none;
    Raiders::apply(after, seat, action, none);
    Rng same = luck;
    return settled_worth(after, seat, same);
  });
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

Action richest_target(const State& s, Seat seat) {
  return best_legal<Raiders>(s, seat, [&](Action a) { return player_worth(s, a.a, time_left(s)); });
}

Action any_legal(const State& s, Seat seat, Rng& rng) {
  ActionList legal;
  Raiders::legal(s, seat, legal);
  return legal[rng.below(legal.size())];
}

}  // namespace

double keeping_worth(Action keep) {
  return opening_worth(keep.a) + opening_worth(keep.b) + opening_worth(keep.c);
}

Action habit(const State& s, Seat seat, Rng& rng) {
  const Step asked = s.agenda.top().step;
  if (asked == Step::ask_keep) return best_legal<Raiders>(s, seat, keeping_worth);
  if (asked == Step::ask_toll) return pay_toll(s, seat);
  if (asked == Step::ask_reroll) return answer_reroll(s, seat);
  if (asked == Step::ask_set) return best_set(s, seat);
  if (asked == Step::ask_sacrifice || asked == Step::ask_loss) return cheapest_crew(s, seat);
  if (asked == Step::ask_target || asked == Step::ask_avenge) return richest_target(s, seat);
  if (asked == Step::ask_treasury || asked == Step::ask_limit || asked == Step::ask_give) {
    return best_legal<Raiders>(s, seat, [&](Action a) { return -opening_worth(a.a); });
  }
  if (asked == Step::ask_exchange || asked == Step::ask_turn) return any_legal(s, seat, rng);
  return best_for_player(s, seat, rng);
}

void play_turns(State& s, Rng& rng) {
  constexpr int kTurns = 4;
  constexpr int kMostAnswers = 80;
  NoEvents none;
  int turns = 0;
  for (int i = 0; i < kMostAnswers; ++i) {
    const SeatSet seats = Raiders::to_act(s);
    if (seats.empty() || s.phase != Phase::play) return;
    const Seat seat = seats.first();
    if (seat == kNature) {
      Raiders::apply(s, seat, Raiders::nature(s, rng), none);
      continue;
    }
    const bool turn = s.agenda.top().step == Step::ask_turn;
    if (turn && ++turns > kTurns) return;
    Raiders::apply(s, seat, turn ? best_for_player(s, seat, rng) : habit(s, seat, rng), none);
  }
}

}  // namespace ravenhall::raiders::judgement
