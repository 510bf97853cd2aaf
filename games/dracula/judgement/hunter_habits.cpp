// What hunters do without thinking long. They go by what everybody can know, never by where Dracula is in the
// imagined world: else a journey would always end with him.
#include "games/dracula/dracula.hpp"
#include "games/dracula/judgement/arms.hpp"
#include "games/dracula/judgement/brood.hpp"
#include "games/dracula/judgement/duel.hpp"
#include "games/dracula/judgement/foresight.hpp"
#include "games/dracula/judgement/habits.hpp"
#include "games/dracula/judgement/hunt.hpp"
#include "games/dracula/verbs.hpp"
#include "kernel/best_legal.hpp"

namespace ravenhall::dracula::judgement {

namespace {

int health_left(const State& s, Seat seat) { return row(seat).health - s.hunter[seat].damage; }

// The first thing there is to do, rather than nothing.
Action do_it(const State& s, Seat seat) {
  ActionList legal;
  Dracula::legal(s, seat, legal);
  return legal[0];
}

Action ride(const State& s, Seat seat) {
  const Trace trace = trace_of(s);
  return best_legal<Dracula>(s, seat, [&](Action a) {
    return post_worth(trace, a.verb == Verb::pass ? s.hunter[seat].at : Place{a.a});
  });
}

Action most_promising(const State& s, Seat seat) {
  return best_legal<Dracula>(s, seat, [&](Action a) { return promise(s, seat, a); });
}

Action name(const State& s, Seat seat) {
  const Trace trace = trace_of(s);
  return best_legal<Dracula>(
      s, seat, [&](Action a) { return a.verb == Verb::ally ? ally_worth(s) : naming_worth(s, trace, a.a); });
}

Action make_ready(const State& s, Seat seat) {
  const bool dracula = s.combat.foe == Foe::dracula;
  return best_legal<Dracula>(s, seat, [&](Action a) {
    if (a.verb == Verb::pass) return 0.5;
    if (a.verb == Verb::use) return dracula ? 1.0 : 0.0;  // a Garlic Wreath
    const HunterEvent event = a.a;
    if (event == HunterEvent::heroic_leap) return s.damage >= kDraculaHealth - 5 && dracula ? 9.0 : 0.0;
    return dracula && event != HunterEvent::escape_route ? 1.0 : 0.0;
  });
}

// Planned Ambush: what cancels Dracula's card if it is aimed at oneself, else what hits hardest.
Action swap(const State& s, Seat seat) {
  const Combat& combat = s.combat;
  const auto value = [&](Item card) {
    const bool cancels = combat.engaged == seat && row(card).cancels.has(combat.card);
    return (cancels ? 4.0 : 0.0) + row(card).damage;
  };
  return best_legal<Dracula>(
      s, seat, [&](Action a) { return value(a.verb == Verb::pass ? combat.chosen[seat] : Item{a.a}); });
}

Action mob(const State& s, Seat seat) {
  const bool pass = s.hunter[seat].item_count + 2 < health_left(s, seat);
  return best_legal<Dracula>(
      s, seat, [&](Action a) { return a.verb == Verb::pass ? (pass ? 1.0 : -2.0) : -worth_of(Item{a.a}); });
}

}  // namespace

Action hunter_habit(const State& s, Seat seat, Rng& rng) {
  const Frame& top = s.agenda.top();
  const auto best = [&](auto value) { return best_legal<Dracula>(s, seat, value); };
  const auto accept = [](bool yes) { return act(yes ? Verb::accept : Verb::pass); };
  switch (top.step) {
    case Step::ask_fight: return fight_card(s, seat, rng);
    case Step::ask_ride:
    case Step::ask_gallop:
    case Step::ask_rush:
    case Step::ask_sail_on: return ride(s, seat);
    case Step::ask_ready: return make_ready(s, seat);
    case Step::ask_swap: return swap(s, seat);
    case Step::ask_mob: return mob(s, seat);
    case Step::ask_give: return act(Verb::give, 0);
    case Step::ask_duty:
      return act(health_left(s, seat) > 4 && s.hunter[seat].item_count > 1 ? Verb::suffer : Verb::accept);
    case Step::ask_limit_item:
    case Step::ask_open_item: return best([](Action a) { return -worth_of(Item{a.a}); });
    case Step::ask_find: return best([](Action a) { return worth_of(Item{a.a}); });
    case Step::ask_limit_event:
    case Step::ask_open_event: return best([](Action a) { return -worth_of(HunterEvent{a.a}); });
    case Step::ask_limit_ticket: return best([](Action a) { return -worth_of(Ticket{a.a}); });
    case Step::ask_veil: return best([](Action a) { return held_worth(a.a); });
    case Step::ask_leaver: return act(Verb::target, weakest(s, s.combat.fighters));
    case Step::ask_circle:
      return top.a > 0 ? act(Verb::pass) : act(Verb::target, weakest(s, s.combat.fighters));
    case Step::ask_join: return accept(health_left(s, seat) > 4);
    case Step::ask_match:
    case Step::ask_stay_delayed: return accept(true);
    case Step::ask_spy:
    case Step::ask_host:
    case Step::ask_luck:
    case Step::ask_window: return act(Verb::pass);
    case Step::ask_name:
    case Step::ask_ally: return name(s, seat);
    case Step::ask_ground:
    case Step::ask_start:
    case Step::ask_next: return most_promising(s, seat);
    case Step::ask_luck_use: return s.dark_ally != DraculaEvent::none ? act(Verb::expel) : do_it(s, seat);
    case Step::ask_paper: return act(Verb::space, s.spaces[Spot::space5].up ? Spot::space6 : Spot::space5);
    case Step::ask_action:
      return best([&](Action a) { return rng.unit() - (a.verb == Verb::pass ? 1.0 : 0.0); });
    // A card to show, to play or to use, if there is one.
    default: return do_it(s, seat);
  }
}

}  // namespace ravenhall::dracula::judgement
