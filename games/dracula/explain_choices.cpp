// Why a place, a space, a line or a hunter cannot be named for what is asked.
#include "games/dracula/explain.hpp"
#include "games/dracula/rules/may.hpp"

namespace ravenhall::dracula {

namespace {

Reason why_not_name(const Ask& ask) {
  const Place place = ask.one();
  switch (ask.step()) {
    case Step::ask_hospital: return because(Why::not_nearest, place);
    case Step::ask_name:
    case Step::ask_ground:
    case Step::ask_host:
    case Step::ask_fog_city:
    case Step::ask_wolves_city: break;
    default: return because(Why::other_question);
  }
  if (ask.step() == Step::ask_host && !ask.hunter().items.has(Item::heavenly_host))
    return because(Why::no_item, Item::heavenly_host);
  if (!ask.named()) return {};
  if (is_sea(place)) return because(Why::not_a_city, place);
  switch (ask.step()) {
    case Step::ask_name: return because(Why::named_already, place);
    case Step::ask_fog_city: return because(Why::other_region, place, row(Place{ask.top.a}).region);
    case Step::ask_wolves_city: return because(Why::beyond_two_roads, ask.top.a, place);
    default: return because(kHallowable.has(place) ? Why::hallowed_already : Why::not_hallowed, place);
  }
}

Reason why_not_shift(const Ask& ask) {
  if (ask.step() != Step::ask_bats && ask.step() != Step::ask_shift) return because(Why::later_shift);
  if (!ask.named()) return {};
  const Seat seat = ask.top.a;
  const Place from = ask.s.hunter[seat].at;
  if (is_sea(from) || is_sea(ask.one())) return because(Why::not_shifted, seat, ask.one());
  return against_road(ask.s, from, ask.one());
}

Reason why_not_target(const Ask& ask) {
  const Seat target = ask.one();
  const State& s = ask.s;
  switch (ask.step()) {
    case Step::ask_patient:
      if (target == ask.seat) return because(Why::own_seat);
      if (!in_city(s.hunter[target], ask.hunter().at))
        return because(Why::hunter_elsewhere, target, ask.hunter().at);
      return because(Why::not_bitten, target);
    case Step::ask_wolf_prey:
    case Step::ask_spy_target: return because(Why::defeated, target);
    case Step::ask_victim:
      return because(s.hunter[target].defeated ? Why::defeated : Why::not_weakened, target);
    case Step::ask_guard: return because(Why::hunter_elsewhere, target, s.at);
    case Step::ask_leaver:
    case Step::ask_circle: return because(Why::not_fighting, target);
    default: return because(Why::other_question);
  }
}

Reason why_not_space(const Ask& ask) {
  const Spot spot = ask.one();
  switch (ask.step()) {
    case Step::ask_desecrate:
      if (ask.s.hand_count == 0) return because(Why::no_encounters_left);
      if (!ask.named()) return {};
      if (spot > Spot::space3) return because(Why::not_this_space, spot);
      return because(can_hold_encounter(ask.s.spaces[spot]) ? Why::not_this_space : Why::holds_none, spot);
    case Step::ask_sea_card:
    case Step::ask_wax:
    case Step::ask_paper:
    case Step::ask_old_lair: return ask.named() ? because(Why::not_this_space, spot) : Reason{};
    default: return because(Why::other_question);
  }
}

}  // namespace

Reason why_not_choice(const Ask& ask) {
  const bool named = ask.named();
  switch (ask.verb()) {
    case Verb::start:
      return ask.step() == Step::ask_start ? because(Why::no_start, ask.one()) : because(Why::later_setup);
    case Verb::settle:
      if (ask.step() != Step::ask_settle) return because(Why::later_setup);
      return because(startable().has(ask.one()) ? Why::hunter_starts : Why::no_start, ask.one());
    case Verb::name: return why_not_name(ask);
    case Verb::seek:
      if (ask.step() != Step::ask_ally) return because(Why::later_drawn);
      return because(Why::not_a_city, ask.one());
    case Verb::shift: return why_not_shift(ask);
    case Verb::storm:
      if (ask.step() != Step::ask_storm) return because(Why::later_tokens);
      if (!named) return {};
      return because(is_sea(ask.one()) ? Why::storm_there : Why::not_a_sea, ask.one());
    case Verb::calm:
      return ask.step() == Step::ask_storm_off && named ? because(Why::no_storm_there, ask.one())
                                                        : because(Why::later_tokens);
    case Verb::block:
      return ask.step() == Step::ask_block && named ? because(Why::block_there, ask.one())
                                                    : because(Why::later_tokens);
    case Verb::unblock: {
      const bool asked = ask.step() == Step::ask_block_off || ask.step() == Step::ask_luck_use;
      return asked && named ? because(Why::no_block_there, ask.one()) : because(Why::later_tokens);
    }
    case Verb::target: return why_not_target(ask);
    default: return why_not_space(ask);
  }
}

}  // namespace ravenhall::dracula
