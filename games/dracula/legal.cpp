// The legal actions of every question, and the acts that nature can do.
#include "games/dracula/dracula.hpp"
#include "games/dracula/rules/may.hpp"

namespace ravenhall::dracula {

namespace {

// An action of this verb for each of these: cards, places, seats …
void each(Verb verb, const auto& all, ActionList& out) {
  for (const auto one : all) out.push_back(act(verb, one));
}
void pass(ActionList& out) { out.push_back(act(Verb::pass)); }
void each_or_pass(Verb verb, const auto& all, ActionList& out) {
  each(verb, all, out);
  pass(out);
}

// Cards of these kinds that the hunter has.
Items held(const Hunter& hunter, Items items) {
  Items has;
  for (const Item item : hunter.items.types()) {
    if (items.has(item)) has.add(item);
  }
  return has;
}
HunterEventSet held(const Hunter& hunter, HunterEventSet events) {
  HunterEventSet has;
  for (const HunterEvent event : hunter.events.types()) {
    if (events.has(event)) has.add(event);
  }
  return has;
}
// Dracula may scheme, or let it be.
void scheme_or_pass(const State& s, DraculaEvent omen, bool useful, ActionList& out) {
  if (useful && s.omens.has(omen)) out.push_back(act(Verb::scheme, omen));
  pass(out);
}
void play_or_pass(const Hunter& hunter, HunterEvent event, ActionList& out) {
  if (hunter.events.has(event)) out.push_back(act(Verb::play, event));
  pass(out);
}

// Nature.

void legal_bottom(const State& s, const Frame& frame, ActionList& out) {
  const Odds odds = bottom_odds(s, frame.c);
  const bool unnamed = frame.b == DrawFrom::research || frame.b == DrawFrom::long_night;
  if (odds.hunter > 0 && unnamed) out.push_back(act(Verb::back, Back::hunter));
  if (odds.hunter > 0 && !unnamed) each(Verb::event, s.hunter_events.deck.types(), out);
  if (odds.dracula == 0) return;
  if (frame.b == DrawFrom::research) return out.push_back(act(Verb::back, Back::dracula));
  each(Verb::omen, s.dracula_events.deck.types(), out);
}
void legal_back(const State& s, ActionList& out) {
  if (s.dracula_deck == 0 || s.hunter_deck > s.bottom_hunters) out.push_back(act(Verb::back, Back::hunter));
  if (s.dracula_deck > 0) out.push_back(act(Verb::back, Back::dracula));
  if (s.hunter_deck == 0 && s.dracula_deck == 0) out.clear();
}
void legal_top_event(const State& s, Seat seat, ActionList& out) {
  if (s.top == Back::dracula) return each(Verb::omen, s.dracula_events.deck.types(), out);
  each(seat == kDracula ? Verb::turn_up : Verb::event, s.hunter_events.deck.types(), out);
}

// A hunter's turn (HA-1 to HA-12).

void legal_moves(const State& s, Seat seat, ActionList& out) {
  const Hunter& hunter = s.hunter[seat];
  each(Verb::road, road_moves(s, seat), out);
  each(Verb::sail, sea_moves(s, seat), out);
  if (against_rail(s, seat)) return;
  for (const Ticket ticket : hunter.tickets.types()) {
    if (!against_ticket(s, seat, ticket)) out.push_back(act(Verb::rail, ticket));
  }
  if (!against_carriage(s, seat)) each(Verb::carriage, hunter.tickets.types(), out);
}
void legal_trades(const State& s, Seat seat, ActionList& out) {
  if (against_deed(s, seat, Deed::trade)) return;
  for (const Seat other : hunters()) {
    if (!against_trade(s, seat, other)) out.push_back(act(Verb::trade, other));
    if (!against_event_trade(s, seat, other)) out.push_back(act(Verb::trade_events, other));
  }
}
void legal_specials(const State& s, Seat seat, ActionList& out) {
  for (const HunterEvent event : s.hunter[seat].events.types()) {
    if (!against_special(s, seat, event)) out.push_back(act(Verb::play, event));
  }
  if (!against_gallop(s, seat)) out.push_back(act(Verb::gallop));
  if (!against_bond(s, seat)) out.push_back(act(Verb::bond));
}
void legal_luck(const State& s, Seat seat, ActionList& out) {
  const HunterEvent luck = HunterEvent::good_luck;
  if (s.hunter[seat].events.has(luck) && !against_luck(s, luck)) out.push_back(act(Verb::play, luck));
}

void legal_action(const State& s, Seat seat, ActionList& out) {
  legal_luck(s, seat, out);
  legal_moves(s, seat, out);
  if (!against_supply(s, seat)) out.push_back(act(Verb::supply));
  if (!against_leaving(s, seat)) out.push_back(act(Verb::leave));
  if (!against_rest(s, seat)) out.push_back(act(Verb::rest));
  legal_trades(s, seat, out);
  if (!against_reserve(s, seat)) out.push_back(act(Verb::reserve));
  if (!against_search(s, seat)) out.push_back(act(Verb::search));
  legal_specials(s, seat, out);
  if (!must_sail(s, seat)) pass(out);
}

void legal_give(const State& s, Seat seat, const Frame& frame, ActionList& out) {
  const Gifts gifts = gifts_of(s.hunter[seat], frame.b != 0);
  for (int gift = 0; gift < 1 << gifts.size(); ++gift) {
    bool plain = true;
    for (std::size_t i = 0; i < gifts.size(); ++i) {
      // Of equal cards the first ones are given.
      plain = plain && !(gifts.repeats(i) && gives_card(gift, i) && !gives_card(gift, i - 1));
    }
    if (plain) out.push_back(act(Verb::give, gift));
  }
}

void legal_received(const State& s, ActionList& out) {
  const HunterEvent event = s.drawn;
  if (kHunterImmediate.has(event)) out.push_back(act(Verb::play, event));
  if (!kHunterImmediate.has(event) || event == HunterEvent::newspaper_reports) out.push_back(act(Verb::keep));
}
void legal_omen(const State& s, ActionList& out) {
  const DraculaEvent omen = s.omen;
  if (kDraculaImmediate.has(omen)) out.push_back(act(Verb::scheme, omen));
  if (kDraculaAllies.has(omen)) out.push_back(act(Verb::ally));
  if (!kDraculaImmediate.has(omen) || kKeepable.has(omen)) out.push_back(act(Verb::keep));
}

void legal_hosts(const State& s, Seat seat, ActionList& out) {
  if (s.hunter[seat].items.has(Item::heavenly_host)) {
    PlaceSet cities = kHallowable;
    cities.remove(s.consecrated);
    for (const Place host : s.hosts) cities.remove(host);
    each(Verb::name, cities, out);
  }
  pass(out);
}

// Encounters, by their number among the lurkers.
void legal_ambush(const State& s, const Frame& frame, ActionList& out) {
  const Spots spots = hideouts_at(s, frame.b);
  for (int i = 0; i < s.lurkers.count(); ++i) {
    if (!against_ambush(s, spots, i)) out.push_back(act(Verb::ambush, i));
  }
  pass(out);
}
void legal_order(const State& s, Seat searcher, ActionList& out) {
  const Spots spots = searched(s, searcher);
  for (int i = 0; i < s.lurkers.count(); ++i) {
    const Lurker& lurker = s.lurkers[static_cast<std::size_t>(i)];
    if (spots.has(lurker.where) && !lurker.used) out.push_back(act(Verb::resolve, i));
  }
}
void legal_seduction(const State& s, Seat searcher, ActionList& out) {
  const Spots spots = searched(s, searcher);
  for (int i = 0; i < s.lurkers.count() && s.omens.has(DraculaEvent::seduction); ++i) {
    const Lurker& lurker = s.lurkers[static_cast<std::size_t>(i)];
    if (spots.has(lurker.where) && kVampires.has(lurker.kind)) out.push_back(act(Verb::resolve, i));
  }
  pass(out);
}
void legal_ward(const State& s, Seat seat, const Frame& frame, ActionList& out) {
  const Hunter& hunter = s.hunter[seat];
  const Encounter kind = s.lurkers[frame.a].kind;
  if (!kVampires.has(kind) && hunter.events.has(HunterEvent::forewarned))
    out.push_back(act(Verb::play, HunterEvent::forewarned));
  if (kDogsChase.has(kind) && hunter.items.has(Item::dogs)) out.push_back(act(Verb::use, Item::dogs));
  pass(out);
}
void legal_hounds(const State& s, Seat seat, const Frame& frame, ActionList& out) {
  const Helps helps = frame.a;
  const Hunter& hunter = s.hunter[seat];
  if (!helps.has(Help::dogs) && hunter.items.has(Item::dogs)) out.push_back(act(Verb::show, Item::dogs));
  if (!helps.has(Help::stake) && hunter.items.has(Item::stake)) out.push_back(act(Verb::show, Item::stake));
  pass(out);
}
void legal_wolves(const State& s, Seat seat, const Frame& frame, ActionList& out) {
  for (const Item weapon : held(s.hunter[seat], kWeapons)) {
    if (s.hunter[seat].items.count(weapon) > shown_of(frame, weapon)) out.push_back(act(Verb::show, weapon));
  }
  pass(out);
}
void legal_save(const State& s, Seat seat, const Frame& frame, ActionList& out) {
  const Seat victim = frame.a;
  if (s.hunter[seat].events.has(HunterEvent::great_strength))
    out.push_back(act(Verb::play, HunterEvent::great_strength));
  if (seat == kGodalming && victim == kGodalming && s.combat.lucy)
    out.push_back(act(Verb::play, HunterEvent::lucys_revenge));
  pass(out);
}

// Dracula's phase.

void legal_schemes(const State& s, DraculaEventSet omens, ActionList& out) {
  for (const DraculaEvent omen : s.omens.types()) {
    if (omens.has(omen) && !against_scheme(s, omen)) out.push_back(act(Verb::scheme, omen));
  }
}
void legal_leaving(const State& s, const Frame& frame, ActionList& out) {
  for (int i = 0; i < s.lurkers.count(); ++i) {
    if (!against_maturing(s, i)) out.push_back(act(Verb::mature, i));
  }
  const bool untouched = frame.a == 0;  // it matures or becomes a lair, not both (DP-2)
  if (untouched && can_make_lair(s)) out.push_back(act(Verb::make_lair));
  pass(out);
}
void legal_move(const State& s, const Frame& frame, ActionList& out) {
  each(Verb::go, step_targets(s), out);
  each(Verb::clear, cleared_at_will(s), out);
  if (frame.a != 0) return;  // after DP-16 only a location
  const Powers left = powers_in_deck(s);
  if (can_stay(s, Power::hide)) out.push_back(act(Verb::hide));
  if (can_stay(s, Power::feed)) out.push_back(act(Verb::feed));
  if (can_stay(s, Power::dark_call)) out.push_back(act(Verb::dark_call));
  if (left.has(Power::wolf_form)) each(Verb::wolf, wolf_targets(s), out);
  if (left.has(Power::misdirect) && !s.misdirected) {
    for (const Spot spot : misdirect_targets(s)) {
      if (misdirect_helps(s, spot)) out.push_back(act(Verb::misdirect, spot));
    }
  }
  legal_schemes(s, kDuringPhase, out);
}
void legal_blocks(const State& s, ActionList& out) {
  for (const Line line : values<Line>(kLines)) {
    if (!is_blocked(s, line)) out.push_back(act(Verb::block, line));
  }
}
void legal_desecrate(const State& s, const Frame& frame, ActionList& out) {
  for (const Spot spot : values(Spot::space1, Spot::space3)) {
    const bool again = frame.a == 1 && frame.b == spot;
    if (s.hand_count > 0 && !again && can_hold_encounter(s.spaces[spot]))
      out.push_back(act(Verb::space, spot));
  }
  pass(out);
}
void legal_hoax(const State& s, ActionList& out) {
  for (const DraculaEvent omen : values<DraculaEvent>(kDraculaEventKinds)) {
    if (s.unearthed.has(omen) || s.dracula_events.discard.has(omen)) out.push_back(act(Verb::omen, omen));
  }
  if (out.empty()) pass(out);
}
void legal_heal(const State& s, int most, ActionList& out) {
  for (int n = 0; n <= std::min<int>(most, s.damage); ++n) out.push_back(act(Verb::heal, n));
}

// Combat.

void legal_ready(const State& s, Seat seat, ActionList& out) {
  const Hunter& hunter = s.hunter[seat];
  for (const HunterEvent event : hunter.events.types()) {
    if (!against_preparing(s, seat, event)) out.push_back(act(Verb::play, event));
  }
  if (hunter.items.has(Item::garlic_wreath) && !s.combat.wreaths.has(seat))
    out.push_back(act(Verb::use, Item::garlic_wreath));
  pass(out);
}
void legal_fight(const State& s, Seat seat, ActionList& out) {
  if (is_hunter(seat)) return each(Verb::use, combat_cards(s, seat), out);
  // Q7: a vampire does not escape before three cards were played.
  const bool early = s.combat.foe == Foe::vampire && s.combat.rounds + 1 < escapes_from(s);
  for (const Fight card : s.combat.hand.types()) {
    if (!early || !kEscapes.has(card)) out.push_back(act(Verb::fight, card));
  }
  if (out.empty()) each(Verb::fight, s.combat.hand.types(), out);
}
void legal_swap(const State& s, Seat seat, ActionList& out) {
  Items cards = combat_cards(s, seat);
  const Item chosen = s.combat.chosen[seat];
  cards.remove(chosen);
  each_or_pass(Verb::use, cards, out);
}
void legal_circle(const State& s, const Frame& frame, ActionList& out) {
  each(Verb::target, s.combat.fighters, out);
  if (frame.a > 0) pass(out);
}

}  // namespace

void Dracula::legal(const State& s, Seat seat, ActionList& out) {
  if (!to_act(s).has(seat)) return;
  const Frame& top = s.agenda.top();
  const auto& hunter = s.hunter[is_hunter(seat) ? seat : kGodalming];
  const Seat about = top.a;
  switch (top.step) {
    case Step::nature_encounter: return each(Verb::encounter, s.encounter_deck.types(), out);
    case Step::nature_back: return legal_back(s, out);
    case Step::nature_item: return each(Verb::item, s.items.deck.types(), out);
    case Step::nature_event: return legal_top_event(s, top.seat, out);
    case Step::nature_bottom: return legal_bottom(s, top, out);
    case Step::nature_ticket: return each(Verb::ticket, s.ticket_pool.types(), out);
    case Step::nature_horses: return each(Verb::horses, s.ticket_pool.types(), out);
    case Step::nature_fight: {
      const FightBag deck = fight_deck(s);
      return each(Verb::card, deck.types(), out);
    }
    case Step::nature_unearth: return each(Verb::unearth, s.dracula_events.deck.types(), out);

    case Step::ask_start: return each(Verb::start, startable(), out);
    case Step::ask_settle: return each(Verb::settle, startable() - hunter_places(s), out);
    case Step::ask_hospital: return each(Verb::name, nearest_hospitals(s, about), out);
    case Step::ask_window: return each_or_pass(Verb::play, held(hunter, window_events(s)), out);
    case Step::ask_next: return each(Verb::act_next, s.waiting, out);
    case Step::ask_action: return legal_action(s, seat, out);
    case Step::ask_bats:
      each(Verb::shift, forced_targets(s, about), out);
      if (s.options.bats == BatsMove::may) pass(out);
      return;
    case Step::ask_fog_refusal:
    case Step::ask_match:
    case Step::ask_join:
    case Step::ask_stay_delayed:
    case Step::ask_refill: out.push_back(act(Verb::accept)); return pass(out);
    case Step::ask_storm_off: return each(Verb::calm, s.storms, out);
    case Step::ask_block_off: return each(Verb::unblock, s.blocks, out);
    case Step::ask_luck:
    case Step::ask_tip_luck: return play_or_pass(hunter, HunterEvent::good_luck, out);
    case Step::ask_ride: return each(Verb::ride, ride_targets(s, top), out);
    case Step::ask_gallop: return each(Verb::road, open_roads(s, hunter.at, top.a), out);
    case Step::ask_rush: return each(Verb::road, open_roads(s, hunter.at, kRushRoads), out);
    case Step::ask_sail_on:
      each(Verb::sail, open_seas(s, hunter.at), out);
      if (top.a == 1) pass(out);
      return;
    case Step::ask_tip: return scheme_or_pass(s, DraculaEvent::false_tip, true, out);
    case Step::ask_horses: return scheme_or_pass(s, DraculaEvent::wild_horses, true, out);
    case Step::ask_customs: return scheme_or_pass(s, DraculaEvent::customs_search, true, out);
    case Step::ask_duty: out.push_back(act(Verb::accept)); return out.push_back(act(Verb::suffer));
    case Step::ask_give: return legal_give(s, seat, top, out);
    case Step::ask_received: return legal_received(s, out);
    case Step::ask_omen: return legal_omen(s, out);
    case Step::ask_limit_item: return each(Verb::discard_item, hunter.items.types(), out);
    case Step::ask_limit_event:
      legal_luck(s, seat, out);
      return each(Verb::discard_event, hunter.events.types(), out);
    case Step::ask_limit_ticket: return each(Verb::discard_ticket, hunter.tickets.types(), out);
    case Step::ask_limit_omen:
      if (s.phase == Phase::dracula) legal_schemes(s, kDuringPhase, out);
      return each(Verb::discard_omen, s.omens.types(), out);
    case Step::ask_open_item: return each(Verb::open_item, hunter.items.types(), out);
    case Step::ask_open_event: return each(Verb::open_event, hunter.events.types(), out);
    case Step::ask_press: return scheme_or_pass(s, DraculaEvent::sensationalist_press, true, out);
    case Step::ask_name: {
      PlaceSet cities = kCities;
      if (top.b != Place::none) cities.remove(top.b);
      return each(Verb::name, cities, out);
    }
    case Step::ask_ally: out.push_back(act(Verb::ally)); return each(Verb::seek, kCities, out);
    case Step::ask_return:
      for (const HunterEvent ally : kHunterAllies) {
        if (s.hunter_events.discard.has(ally)) out.push_back(act(Verb::play, ally));
      }
      return;
    case Step::ask_veil: return each(Verb::drop, s.hand_seen.types(), out);
    case Step::ask_patient: return each(Verb::target, patients(s, seat), out);
    case Step::ask_sea_card: return each(Verb::space, hidden_sea_cards(s), out);
    case Step::ask_ground: {
      PlaceSet cities = kHallowable;
      if (s.consecrated != Place::none) cities.remove(s.consecrated);
      return each(Verb::name, cities, out);
    }
    case Step::ask_host: return legal_hosts(s, seat, out);
    case Step::ask_wax:
      each(Verb::space, hideouts_with_secrets(s), out);
      if (is_on(s.options.powers)) out.push_back(act(Verb::analysis));
      return;
    case Step::ask_luck_use:
      each(Verb::unblock, s.blocks, out);
      if (s.dark_ally != DraculaEvent::none) out.push_back(act(Verb::expel));
      return;
    case Step::ask_paper: return each(Verb::space, std::array{Spot::space5, Spot::space6}, out);
    case Step::ask_ambush: return legal_ambush(s, top, out);
    case Step::ask_ward: return legal_ward(s, seat, top, out);
    case Step::ask_hounds: return legal_hounds(s, seat, top, out);
    case Step::ask_seduction: return legal_seduction(s, about, out);
    case Step::ask_order: return legal_order(s, about, out);
    case Step::ask_soil: return each_or_pass(Verb::drop, s.hand.types(), out);
    case Step::ask_show: return each_or_pass(Verb::show, held(hunter, shown_against(top.a)), out);
    case Step::ask_spy: return each_or_pass(Verb::discard_item, held(hunter, kWeapons), out);
    case Step::ask_mob: return each_or_pass(Verb::discard_item, hunter.items.types(), out);
    case Step::ask_wolves: return legal_wolves(s, seat, top, out);
    case Step::ask_save: return legal_save(s, seat, top, out);
    case Step::ask_phase:
      legal_schemes(s, kDuringPhase, out);
      return each_or_pass(Verb::clear, cleared_at_will(s), out);
    case Step::ask_brides: return each_or_pass(Verb::drop, s.hand.types(), out);
    case Step::ask_wolf_prey: return each(Verb::target, standing(s), out);
    case Step::ask_wolf_show: return each_or_pass(Verb::show, held(hunter, kAgainstWolf), out);
    case Step::ask_leaving: return legal_leaving(s, top, out);
    case Step::ask_old_lair: return each(Verb::space, lair_spots(), out);
    case Step::ask_spy_target: return each(Verb::target, standing(s), out);
    case Step::ask_fog_city: return each(Verb::name, kRegionCities[row(Place{top.a}).region], out);
    case Step::ask_wolves_city: return each(Verb::name, kWithinTwoRoads[top.a], out);
    case Step::ask_hoax: return legal_hoax(s, out);
    case Step::ask_soil_heal:
    case Step::ask_feed: return legal_heal(s, top.a, out);
    case Step::ask_move: return legal_move(s, top, out);
    case Step::ask_lay:
    case Step::ask_schemed_encounter: return each(Verb::lay, s.hand.types(), out);
    case Step::ask_rumor: return each_or_pass(Verb::rumor, rumor_targets(s), out);
    case Step::ask_scheme: legal_schemes(s, kEndOfPhase | kDuringPhase, out); return pass(out);
    case Step::ask_block: return legal_blocks(s, out);
    case Step::ask_storm: {
      PlaceSet zones = kSeas;
      for (const Place storm : s.storms) zones.remove(storm);
      return each_or_pass(Verb::storm, zones, out);
    }
    case Step::ask_desecrate: return legal_desecrate(s, top, out);
    case Step::ask_devilry:
      if (s.consecrated != Place::none) out.push_back(act(Verb::lift_ground));
      if (s.ally != HunterEvent::none) out.push_back(act(Verb::expel));
      return out.push_back(act(Verb::starve));
    case Step::ask_victim: return each(Verb::target, weakened_hunters(s), out);
    case Step::ask_victim_card:
      each(Verb::discard_item, s.hunter[about].items.types(), out);
      return each(Verb::discard_event, s.hunter[about].events.types(), out);
    case Step::ask_shift: return each(Verb::shift, forced_targets(s, about), out);
    case Step::ask_guard: return each_or_pass(Verb::target, hunters_in(s, s.at), out);
    case Step::ask_ready: return legal_ready(s, seat, out);
    case Step::ask_leaver: return each(Verb::target, s.combat.fighters, out);
    case Step::ask_find: return each(Verb::item, s.offered.types(), out);
    case Step::ask_fight: return legal_fight(s, seat, out);
    case Step::ask_engage: return each(Verb::engage, s.combat.fighters, out);
    case Step::ask_swap: return legal_swap(s, seat, out);
    case Step::ask_flip: out.push_back(act(Verb::flip)); return pass(out);
    case Step::ask_enraged: return scheme_or_pass(s, DraculaEvent::enraged, true, out);
    case Step::ask_lucy: out.push_back(act(Verb::play, HunterEvent::lucys_revenge)); return pass(out);
    case Step::ask_claws: return each(Verb::claw, s.combat.fighters, out);
    case Step::ask_plot: {
      const FightBag deck = fight_deck(s);
      return each(Verb::plot, deck.types(), out);
    }
    case Step::ask_bat: return each_or_pass(Verb::fly, bat_targets(s), out);
    case Step::ask_bullets:
      if (hunter.items.has(Item::holy_bullets)) out.push_back(act(Verb::use, Item::holy_bullets));
      return pass(out);
    case Step::ask_circle: return legal_circle(s, top, out);

    // These run by themselves.
    case Step::dawn:
    case Step::dawn_hospital:
    case Step::window:
    case Step::clash:
    case Step::day:
    case Step::next_slot:
    case Step::slot:
    case Step::end_slot:
    case Step::dusk:
    case Step::dusk_tokens:
    case Step::night:
    case Step::end_night:
    case Step::arrive:
    case Step::offer_customs:
    case Step::look:
    case Step::after_long_night:
    case Step::ambush:
    case Step::offer_ward:
    case Step::resolve:
    case Step::resolved:
    case Step::returns_unless:
    case Step::guards_again:
    case Step::mob:
    case Step::wolves:
    case Step::rush:
    case Step::seduce:
    case Step::search_on:
    case Step::turn_top:
    case Step::draw_event:
    case Step::tidy:
    case Step::spend:
    case Step::journey:
    case Step::press:
    case Step::answer_event:
    case Step::offer_luck:
    case Step::offer_host:
    case Step::hurt:
    case Step::wound:
    case Step::bite:
    case Step::bitten:
    case Step::offer_save:
    case Step::phase:
    case Step::meanwhile:
    case Step::slide:
    case Step::leaving:
    case Step::discard_leaving:
    case Step::move:
    case Step::wolf_pain:
    case Step::encounter:
    case Step::rumor:
    case Step::refill:
    case Step::end_phase:
    case Step::phase_over:
    case Step::fill_hand:
    case Step::assist:
    case Step::guard:
    case Step::start_combat:
    case Step::ready:
    case Step::round:
    case Step::reveal_cards:
    case Step::offer_flip:
    case Step::compare:
    case Step::pride:
    case Step::dracula_card:
    case Step::agatha:
    case Step::claws_again:
    case Step::wolf_attack:
    case Step::wreath:
    case Step::hunter_card:
    case Step::refresh:
    case Step::end_combat: return;
  }
}

}  // namespace ravenhall::dracula
