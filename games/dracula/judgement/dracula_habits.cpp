// What Dracula does without thinking long.
#include "games/dracula/dracula.hpp"
#include "games/dracula/judgement/arms.hpp"
#include "games/dracula/judgement/brood.hpp"
#include "games/dracula/judgement/duel.hpp"
#include "games/dracula/judgement/foresight.hpp"
#include "games/dracula/judgement/habits.hpp"
#include "games/dracula/judgement/ways.hpp"
#include "games/dracula/verbs.hpp"
#include "kernel/best_legal.hpp"

namespace ravenhall::dracula::judgement {

namespace {

Action best(const State& s, auto value) { return best_legal<Dracula>(s, kDracula, value); }

Action do_it(const State& s) {
  ActionList legal;
  Dracula::legal(s, kDracula, legal);
  return legal[0];
}

// Traps are sprung; a vampire is too good for a hunter who would kill it.
Action ambush(const State& s, Seat prey) {
  const bool weak = arms_of(s.hunter[prey]).blows < 1.2;
  return best(s, [&](Action a) {
    if (a.verb == Verb::pass) return 0.0;
    const Lurker& lurker = s.lurkers[a.a];
    if (kFightingVampires.has(lurker.kind)) return weak && is_night(s) ? 0.5 : -1.0;
    return 1.0;
  });
}

Action lay(const State& s, Spot where) {
  return best(s, [&](Action a) { return lying_worth(s, a.a, where, false) - held_worth(a.a); });
}

// Where vampires lie, and few hunters will come.
Action rumor(const State& s) {
  return best(s, [&](Action a) {
    if (a.verb == Verb::pass) return 0.5;
    double worth = 0;
    for (const Lurker& lurker : s.lurkers) {
      if (lurker.where == a.a && kVampires.has(lurker.kind))
        worth += lying_worth(s, lurker.kind, lurker.where, lurker.up);
    }
    return worth;
  });
}

Action drive_away(const State& s) {
  return best(s, [&](Action a) { return a.verb == Verb::pass ? 0.0 : 1.0 + kDays[a.a][s.at]; });
}

// Wild Horses against who has come upon something.
Action horses(const State& s, Seat seat) {
  const Place where = s.hunter[seat].at;
  const bool comes = where == s.at || lurkers_in(s, hideouts_at(s, where)) > 0;
  return comes ? do_it(s) : act(Verb::pass);
}

Action plot(const State& s) {
  const Combat& combat = s.combat;
  const bool prey = combat.night && combat.mesmerized.has_any(combat.fighters);
  const bool leave = combat.foe == Foe::dracula && outmatched(s);
  return best(s, [&](Action a) {
    const Fight card = a.a;
    if (kEscapes.has(card)) return leave ? 5.0 : 0.0;
    if (card == Fight::fangs) return prey ? 4.0 : 1.0;
    return card == Fight::claws ? 2.0 : card == Fight::mesmerize ? 1.5 : 0.5;
  });
}

bool would_stop_me(const State& s) {
  const Combat& combat = s.combat;
  return row(combat.chosen[combat.engaged]).cancels.has(combat.card);
}

}  // namespace

Action dracula_habit(const State& s, Rng& rng) {
  const Frame& top = s.agenda.top();
  switch (top.step) {
    case Step::ask_fight: return fight_card(s, kDracula, rng);
    case Step::ask_engage: return act(Verb::engage, engage(s));
    case Step::ask_claws: return act(Verb::claw, weakest(s, s.combat.fighters));
    case Step::ask_guard: return act(Verb::target, weakest(s, hunters_in(s, s.at)));
    case Step::ask_wolf_prey:
    case Step::ask_spy_target: return act(Verb::target, weakest(s, standing(s)));
    case Step::ask_plot: return plot(s);
    case Step::ask_flip:
      return would_stop_me(s) || s.combat.chosen[s.combat.engaged] == Item::punch ? act(Verb::flip)
                                                                                  : act(Verb::pass);
    case Step::ask_enraged: return kEscapes.has(s.combat.card) ? act(Verb::pass) : do_it(s);
    case Step::ask_fog_refusal: return act(combat_worth(s) > 0.3 ? Verb::pass : Verb::accept);
    case Step::ask_ambush: return ambush(s, top.a);
    case Step::ask_horses: return horses(s, top.a);
    case Step::ask_lay:
    case Step::ask_schemed_encounter: return lay(s, top.a);
    case Step::ask_rumor: return rumor(s);
    case Step::ask_ride:
    case Step::ask_bats:
    case Step::ask_shift: return drive_away(s);
    case Step::ask_hospital: return best(s, [&](Action a) { return 1.0 * kDays[a.a][s.at]; });
    case Step::ask_bat:
      return best(s, [&](Action a) {
        return a.verb == Verb::pass ? 0.0 : 1.0 + nearest_hunter(s, a.a) + 0.1 * kByRoad[a.a].size();
      });
    case Step::ask_soil_heal:
    case Step::ask_feed: return best(s, [](Action a) { return 1.0 * std::uint8_t{a.a}; });
    case Step::ask_brides:
      return best(s, [](Action a) { return a.verb == Verb::pass ? -0.1 : -held_worth(a.a); });
    case Step::ask_soil: return act(Verb::pass);
    case Step::ask_wolves_city:
    case Step::ask_fog_city: return best(s, [&](Action a) { return 1.0 * hunters_in(s, a.a).size(); });
    case Step::ask_hoax:
      return best(s, [](Action a) { return a.verb == Verb::pass ? 0.0 : worth_of(DraculaEvent{a.a}); });
    case Step::ask_limit_omen: return best(s, [](Action a) { return -worth_of(DraculaEvent{a.a}); });
    case Step::ask_omen:
      return best(s, [&](Action a) { return a.verb == Verb::ally || a.verb == Verb::keep ? 1.0 : 0.0; });
    case Step::ask_victim_card:
      return best(s, [](Action a) {
        return a.verb == Verb::discard_item ? worth_of(Item{a.a}) : worth_of(HunterEvent{a.a});
      });
    case Step::ask_settle:
    case Step::ask_block:
    case Step::ask_storm:
    case Step::ask_block_off:
    case Step::ask_storm_off: return best(s, [&](Action a) { return promise(s, kDracula, a); });
    case Step::ask_scheme:
    case Step::ask_phase: return act(Verb::pass);
    case Step::ask_move:
      return best(s,
                  [&](Action a) { return a.verb == Verb::go ? nearest_hunter(s, a.a) + rng.unit() : 0.0; });
    // An event to answer with, a vampire to ripen, a card to take.
    default: return do_it(s);
  }
}

}  // namespace ravenhall::dracula::judgement
