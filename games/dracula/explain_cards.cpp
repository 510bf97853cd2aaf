// Why a card cannot be played, shown, used, kept or discarded.
#include "games/dracula/explain.hpp"
#include "games/dracula/rules/may.hpp"

namespace ravenhall::dracula {

namespace {

// When the card can be played.
Reason moment_reason(HunterEvent event) {
  switch (moment_of(event)) {
    case Moment::dawn: return because(Why::event_dawn, event);
    case Moment::dawn_or_dusk: return because(Why::event_dawn_or_dusk, event);
    case Moment::day_action: return because(Why::event_day, event);
    case Moment::night_action: return because(Why::event_night, event);
    case Moment::by_day: return because(Why::event_by_day, event);
    case Moment::rail: return because(Why::event_rail, event);
    case Moment::ambushed: return because(Why::event_ambushed, event);
    case Moment::combat: return because(Why::event_combat, event);
    case Moment::wound: return because(Why::event_wound, event);
    default: return because(Why::event_action, event);
  }
}
Reason moment_reason(DraculaEvent omen) {
  switch (moment_of(omen)) {
    case Moment::drawn: return because(Why::omen_drawn, omen);
    case Moment::phase_end: return because(Why::omen_phase_end, omen);
    case Moment::ticket: return because(Why::omen_ticket, omen);
    case Moment::road: return because(Why::omen_road, omen);
    case Moment::region: return because(Why::omen_region, omen);
    case Moment::searched: return because(Why::omen_searched, omen);
    case Moment::report: return because(Why::omen_report, omen);
    case Moment::beaten: return because(Why::omen_beaten, omen);
    default: return because(Why::omen_phase, omen);
  }
}

Reason why_not_play(const Ask& ask) {
  if (!ask.named()) return {};
  const HunterEvent event = ask.one();
  if (ask.step() == Step::ask_return && kHunterAllies.has(event)) return because(Why::no_ally_discarded);
  if (!ask.hunter().events.has(event)) return because(Why::no_event, event);
  const Moment moment = moment_of(event);
  switch (ask.step()) {
    case Step::ask_window:
      if (event == HunterEvent::surprising_return) return because(Why::no_ally_discarded);
      break;
    case Step::ask_action:
      if (moment == Moment::by_day) return against_luck(ask.s, event);
      if (moment == Moment::action || moment == Moment::day_action || moment == Moment::night_action)
        return against_special(ask.s, ask.seat, event);
      break;
    case Step::ask_limit_event:
      if (moment == Moment::by_day) return against_luck(ask.s, event);
      break;
    case Step::ask_ready:
      if (moment == Moment::combat) return against_preparing(ask.s, ask.seat, event);
      break;
    default: break;
  }
  return moment_reason(event);
}

Reason why_not_scheme(const Ask& ask) {
  if (!ask.named()) return {};
  const DraculaEvent omen = ask.one();
  if (!ask.s.omens.has(omen)) return because(Why::no_omen, omen);
  if (ask.step() == Step::ask_scheme && kEndOfPhase.has(omen)) return against_scheme(ask.s, omen);
  return moment_reason(omen);
}

Reason why_not_show(const Ask& ask) {
  switch (ask.step()) {
    case Step::ask_hounds:
    case Step::ask_show:
    case Step::ask_wolves:
    case Step::ask_wolf_show: break;
    default: return because(Why::later_show);
  }
  if (!ask.named()) return {};
  const Item item = ask.one();
  if (!ask.hunter().items.has(item)) return because(Why::no_item, item);
  const bool hounds = ask.step() == Step::ask_hounds && (item == Item::dogs || item == Item::stake);
  const bool wolves = ask.step() == Step::ask_wolves && kWeapons.has(item);
  return because(hounds || wolves ? Why::shown_already : Why::not_shown_for, item);
}

// When an item is good for something.
Reason item_moment(const Ask& ask, Item item) {
  if (kBannered.has(item)) return because(Why::use_in_combat, item);
  switch (item) {
    case Item::holy_bullets: return because(Why::use_bullets, item);
    case Item::garlic_wreath: return because(Why::use_wreath, item);
    case Item::fast_horses:
      if (ask.step() == Step::ask_action) {
        if (const Reason reason = against_gallop(ask.s, ask.seat)) return reason;
      }
      return because(Why::use_horses, item);
    default: return because(Why::use_search, item);
  }
}
Reason why_not_use(const Ask& ask) {
  if (!ask.named()) return because(Why::later_use);
  const Item item = ask.one();
  const bool put_down = ask.step() == Step::ask_fight || ask.step() == Step::ask_swap;
  if (!ask.hunter().items.has(item) && !kBasicCards.has(item)) return because(Why::no_item, item);
  if (put_down) {
    if (!kBannered.has(item)) return because(Why::no_banner, item);
    return because(ask.s.combat.laid[ask.seat] == item ? Why::laid_before : Why::same_card, item);
  }
  if (ask.step() == Step::ask_ready && item == Item::garlic_wreath) return because(Why::only_once);
  if (ask.step() == Step::ask_ward && item == Item::dogs)
    return because(Why::not_chased, ask.s.lurkers[ask.top.a].kind);
  return item_moment(ask, item);
}

Reason why_not_discard_item(const Ask& ask) {
  switch (ask.step()) {
    case Step::ask_spy:
      if (ask.named() && ask.hunter().items.has(ask.one())) return because(Why::not_shown_for, ask.one());
      [[fallthrough]];
    case Step::ask_limit_item:
    case Step::ask_mob: return ask.named() ? because(Why::no_item, ask.one()) : Reason{};
    case Step::ask_victim_card: return ask.named() ? because(Why::not_offered, ask.one()) : Reason{};
    default: return because(Why::later_discard);
  }
}

}  // namespace

Reason why_not_card(const Ask& ask) {
  const bool named = ask.named();
  switch (ask.verb()) {
    case Verb::play: return why_not_play(ask);
    case Verb::scheme: return why_not_scheme(ask);
    case Verb::show: return why_not_show(ask);
    case Verb::use: return why_not_use(ask);
    case Verb::keep:
      if (ask.step() == Step::ask_received) return because(Why::must_play, ask.s.drawn);
      if (ask.step() == Step::ask_omen) return because(Why::must_scheme, ask.s.omen);
      return because(Why::later_drawn);
    case Verb::item:
      if (ask.step() != Step::ask_find) return because(Why::later_drawn);
      return named ? because(Why::not_offered, ask.one()) : Reason{};
    case Verb::omen:
      if (ask.step() != Step::ask_hoax) return because(Why::later_drawn);
      return named ? because(Why::not_discarded, ask.one()) : Reason{};
    case Verb::ally: return because(Why::later_drawn);
    case Verb::discard_item: return why_not_discard_item(ask);
    case Verb::discard_event:
      if (ask.step() != Step::ask_limit_event && ask.step() != Step::ask_victim_card)
        return because(Why::later_discard);
      return named ? because(Why::no_event, ask.one()) : Reason{};
    case Verb::discard_ticket:
      if (ask.step() != Step::ask_limit_ticket) return because(Why::later_discard);
      return named ? because(Why::no_ticket, ask.one()) : Reason{};
    case Verb::discard_omen:
      if (ask.step() != Step::ask_limit_omen) return because(Why::later_discard);
      return named ? because(Why::no_omen, ask.one()) : Reason{};
    case Verb::open_item:
      if (ask.step() != Step::ask_open_item) return because(Why::later_open);
      return named ? because(Why::no_item, ask.one()) : Reason{};
    case Verb::open_event:
      if (ask.step() != Step::ask_open_event) return because(Why::later_open);
      return named ? because(Why::no_event, ask.one()) : Reason{};
    case Verb::analysis: return because(ask.step() == Step::ask_wax ? Why::no_powers : Why::other_question);
    case Verb::expel: {
      const bool asked = ask.step() == Step::ask_luck_use || ask.step() == Step::ask_devilry;
      return because(asked ? Why::no_ally : Why::other_question);
    }
    case Verb::lift_ground:
      return because(ask.step() == Step::ask_devilry ? Why::no_ground : Why::other_question);
    default: return because(Why::other_question);
  }
}

}  // namespace ravenhall::dracula
