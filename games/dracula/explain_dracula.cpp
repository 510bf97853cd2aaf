// Why Dracula cannot do as wished in his phase, or with his encounters (DP-1 to DP-17, HL-1 to HL-14, RA-8).
#include "games/dracula/explain.hpp"
#include "games/dracula/rules/may.hpp"

namespace ravenhall::dracula {

Reason against_laying(const State& s, Place place) {
  if (place == s.at) return because(Why::already_there, place);
  if (const Spot spot = trail_spot(s, place); spot != Spot::none) return because(Why::on_trail, place, spot);
  return holy_places(s).has(place) ? because(Why::holy_ground, place) : Reason{};
}

namespace {

// Powers in general, where he moves.
Reason against_powers(const Ask& ask) {
  if (ask.step() != Step::ask_move) return because(Why::later_move);
  if (!is_on(ask.s.options.powers)) return because(Why::no_powers);
  return ask.top.a != 0 ? because(Why::location_only) : Reason{};
}

Reason why_not_go(const Ask& ask) {
  if (ask.step() != Step::ask_move) return because(Why::later_move);
  if (!ask.named()) return {};
  const Place place = ask.one();
  if (place != ask.s.at && !adjacent(ask.s, ask.s.at).has(place))
    return because(Why::not_adjacent, ask.s.at, place);
  return against_laying(ask.s, place);
}

// What is far comes before what lies on the trail: that can be waited for.
Reason why_not_wolf(const Ask& ask) {
  if (const Reason reason = against_powers(ask)) return reason;
  const State& s = ask.s;
  if (is_sea(s.at)) return because(Why::power_at_sea, Power::wolf_form);
  const Place place = ask.one();
  if (ask.named() && place != s.at && !kWithinTwoRoads[s.at].has(place))
    return because(Why::beyond_two_roads, s.at, place);
  if (!powers_in_deck(s).has(Power::wolf_form)) return because(Why::power_on_trail, Power::wolf_form);
  if (!ask.named()) return {};
  if (const Reason reason = against_laying(s, place)) return reason;
  const PlaceSet between = kByRoad[s.at] & kByRoad[place] & holy_places(s);
  return between.empty() ? Reason{} : because(Why::holy_ground, between.first());
}

Reason why_not_misdirect(const Ask& ask) {
  if (const Reason reason = against_powers(ask)) return reason;
  const State& s = ask.s;
  if (s.misdirected) return because(Why::misdirected);
  if (!powers_in_deck(s).has(Power::misdirect)) return because(Why::power_on_trail, Power::misdirect);
  if (!ask.named()) return {};
  const Spot spot = ask.one();
  if (spot < Spot::space2 || spot > Spot::space6) return because(Why::not_this_space, spot);
  if (!holds_cards(s.spaces[spot])) return because(Why::empty_space, spot);
  return because(misdirect_targets(s).has(spot) ? Why::misdirect_stuck : Why::misdirect_protected, spot);
}

Reason why_not_rumor(const Ask& ask) {
  if (ask.step() != Step::ask_rumor) return because(Why::later_rumor);
  if (!ask.named()) return {};
  const Spot spot = ask.one();
  if (spot > Spot::space3) return because(Why::not_this_space, spot);
  return because(ask.s.spaces[spot].rumor ? Why::rumor_there : Why::no_encounter_there, spot);
}

Reason why_not_lair(const Ask& ask) {
  if (ask.step() != Step::ask_leaving) return because(Why::later_leaving);
  if (!is_on(ask.s.options.lairs)) return because(Why::no_lairs);
  if (ask.top.a != 0) return because(Why::lair_or_mature);
  return because(can_lay_encounter(ask.s) ? Why::no_lair_of_this : Why::no_encounters_left);
}

Reason why_not_resolve(const Ask& ask) {
  const bool seduces = ask.step() == Step::ask_seduction;
  if (!seduces && ask.step() != Step::ask_order) return because(Why::later_search);
  if (seduces && !ask.s.omens.has(DraculaEvent::seduction))
    return because(Why::no_omen, DraculaEvent::seduction);
  if (!ask.named()) return {};
  const Lurker& lurker = ask.s.lurkers[ask.one()];
  if (!searched(ask.s, ask.top.a).has(lurker.where)) return because(Why::found_elsewhere);
  return seduces ? because(Why::not_a_vampire, lurker.kind) : because(Why::used_already);
}

// Out of the hand: to a hideout, or away.
Reason why_not_encounter(const Ask& ask) {
  const bool lay = ask.step() == Step::ask_lay || ask.step() == Step::ask_schemed_encounter;
  const bool drop =
      ask.step() == Step::ask_veil || ask.step() == Step::ask_brides || ask.step() == Step::ask_soil;
  if (ask.verb() == Verb::lay ? !lay : !drop)
    return because(ask.verb() == Verb::lay ? Why::later_lay : Why::later_discard);
  return ask.named() ? because(Why::no_encounter, ask.one()) : Reason{};
}

}  // namespace

Reason why_not_dracula(const Ask& ask) {
  const bool named = ask.named();
  const auto power = [&](Power which) {
    const Reason reason = against_powers(ask);
    return reason ? reason : against_staying(ask.s, which);
  };
  switch (ask.verb()) {
    case Verb::go: return why_not_go(ask);
    case Verb::wolf: return why_not_wolf(ask);
    case Verb::hide: return power(Power::hide);
    case Verb::feed: return power(Power::feed);
    case Verb::dark_call: return power(Power::dark_call);
    case Verb::misdirect: return why_not_misdirect(ask);
    case Verb::rumor: return why_not_rumor(ask);
    case Verb::make_lair: return why_not_lair(ask);
    case Verb::resolve: return why_not_resolve(ask);
    case Verb::lay:
    case Verb::drop: return why_not_encounter(ask);
    case Verb::ambush:
      if (ask.step() != Step::ask_ambush) return because(Why::later_ambush);
      return named ? against_ambush(ask.s, hideouts_at(ask.s, ask.top.b), ask.one()) : Reason{};
    case Verb::mature:
      if (ask.step() != Step::ask_leaving) return because(Why::later_leaving);
      return named ? against_maturing(ask.s, ask.one()) : Reason{};
    case Verb::heal: {
      if (ask.step() != Step::ask_feed && ask.step() != Step::ask_soil_heal) return because(Why::later_move);
      return because(Why::too_much, std::min<int>(std::uint8_t{ask.top.a}, ask.s.damage));
    }
    default: {
      const bool asked = ask.step() == Step::ask_phase || ask.step() == Step::ask_move;
      if (!asked) return because(Why::later_clear);
      return named ? because(Why::no_lair_there, ask.one()) : Reason{};
    }
  }
}

}  // namespace ravenhall::dracula
