// The course of the game: which rule runs when, and which rule an answer belongs to. The rules are in
// rules/*.hpp, one file a chapter; they are templates over the sink of events and meet here.
#include "games/dracula/dracula.hpp"
#include "games/dracula/rules/round.hpp"
#include "kernel/sides.hpp"

namespace ravenhall::dracula {

namespace {

struct Course {
  static constexpr Step kFirstNature = dracula::kFirstNature;
  static constexpr Step kFirstQuestion = dracula::kFirstQuestion;

  static void run(auto& t, const Frame& f) {
    rule(t, f, f.seat, {});
    look_for_a_winner(t);
  }
  static void act_of_nature(auto& t, Action a) { answer(t, kNature, a); }
  static void answer(auto& t, Seat seat, Action a) {
    const Frame asked = t.s.agenda.top();
    rule(t, asked, seat, a);
    look_for_a_winner(t);
  }

  // Of choices in secret and cards drawn everybody sees only that they happened; Hide looks like a city.
  static Action seen_by_all(const State& s, Action a) {
    constexpr EnumSet<Verb, std::uint64_t> drawn{
        Verb::encounter, Verb::item,    Verb::event,  Verb::omen, Verb::ticket,
        Verb::card,      Verb::unearth, Verb::settle, Verb::give, Verb::discard_ticket};
    if (drawn.has(a.verb) || s.agenda.top().step == Step::ask_fight) return act(verb_of(a));
    switch (verb_of(a)) {
      case Verb::go:
      case Verb::hide: return act(Verb::go);
      case Verb::wolf:
      case Verb::lay:
      case Verb::drop:
      case Verb::plot:
      case Verb::fly: return act(verb_of(a));
      default: return a;
    }
  }

 private:
  // RO-3: after every step; the hunters first, when both have done it in the same one.
  static void look_for_a_winner(auto& t) {
    State& s = t.s;
    if (s.phase == Phase::over) return;
    if (s.damage >= kDraculaHealth) {
      s.winner = Winner::hunters;
    } else if (s.winner == Winner::nobody && s.influence >= kInfluenceToWin) {
      s.winner = Winner::dracula;
    }
    if (s.winner == Winner::nobody) return;
    s.phase = Phase::over;
    s.pending = {};
    while (!s.agenda.empty()) s.agenda.pop();
    t.reveal(Happening::game_over, kNature, s.winner);  // IN-23
  }

  // The rule of every step. One that runs by itself has left the agenda already; what waits for an answer `a`
  // of the seat or of nature is still on top of it.
  static void rule(auto& t, const Frame& f, Seat seat, Action a) {
    auto& agenda = t.s.agenda;
    switch (f.step) {
      case Step::dawn: return dawn(t);
      case Step::dawn_hospital: return hospital(t, seat);
      case Step::window: return window(t, f);
      case Step::clash: return clash(t);
      case Step::day: return day(t);
      case Step::next_slot: return next_slot(t);
      case Step::slot: return slot(t, f);
      case Step::end_slot: return end_slot(t, seat);
      case Step::dusk: return dusk(t);
      case Step::dusk_tokens: return dusk_tokens(t);
      case Step::night: return night(t);
      case Step::end_night: return end_night(t);
      case Step::arrive: return offer_horses(t, f);
      case Step::offer_customs: return offer_customs(t, f);
      case Step::look: return look(t, seat);
      case Step::after_long_night: return after_long_night(t, seat);
      case Step::ambush: return ambush(t, f);
      case Step::offer_ward: return offer_ward(t, f);
      case Step::resolve: return resolve(t, f);
      case Step::resolved: return resolved(t, f);
      case Step::returns_unless: return returns_unless(t, f);
      case Step::guards_again: return guards_again(t, seat);
      case Step::mob: return mob(t, seat);
      case Step::wolves: return wolves(t, seat);
      case Step::rush: return rush(t, seat);
      case Step::seduce: return offer_seduction(t, f);
      case Step::search_on: return search_on(t, f);
      case Step::turn_top: return turn_top(t);
      case Step::draw_event: return draw_event(t, seat, f.a);
      case Step::tidy: return tidy(t, seat);
      case Step::spend: return offer_tip(t, f);
      case Step::journey: return journey(t, f);
      case Step::press: return offer_press(t, f);
      case Step::answer_event: return answer_event(t, f);
      case Step::offer_luck: return offer_luck(t, f);
      case Step::offer_host: return offer_host(t, seat);
      case Step::hurt: return hurt_now(t, f);
      case Step::wound: return wound(t, f);
      case Step::bite: return bite_now(t, seat);
      case Step::bitten: return bitten(t, seat);
      case Step::offer_save: return offer_save(t, f);
      case Step::phase: return begin_phase(t);
      case Step::meanwhile: return meanwhile(t);
      case Step::slide: return slide(t);
      case Step::leaving: return leaving(t, f);
      case Step::discard_leaving: return discard_leaving(t);
      case Step::move: return move(t, f);
      case Step::wolf_pain: return wolf_pain(t);
      case Step::encounter: return encounter(t);
      case Step::rumor: return offer_rumor(t);
      case Step::refill: return refill(t);
      case Step::end_phase: return end_phase(t);
      case Step::phase_over: return phase_over(t);
      case Step::fill_hand: return draw_encounters(t, f.a);
      case Step::assist: return assist(t, f.a);
      case Step::guard: return guard(t);
      case Step::start_combat: return start_step(t, f);
      case Step::ready: return ready(t, seat);
      case Step::round: return round_of_combat(t);
      case Step::reveal_cards: return reveal_cards(t);
      case Step::offer_flip: return offer_flip(t);
      case Step::compare: return compare(t);
      case Step::pride: return pride(t);
      case Step::dracula_card: return dracula_card(t);
      case Step::agatha: return agatha(t);
      case Step::claws_again: return claws_again(t);
      case Step::wolf_attack: return wolf_attack(t, f.a);
      case Step::wreath: return wreath(t);
      case Step::hunter_card: return hunter_card(t, seat);
      case Step::refresh: return refresh(t);
      case Step::end_combat: return end_combat(t);

      case Step::nature_encounter: return encounter_drawn(t, a.a);
      case Step::nature_back: return back_turned(t, a.a);
      case Step::nature_item: return item_drawn(t, a.a);
      case Step::nature_event: return top_event_drawn(t, a);
      case Step::nature_bottom:
        return f.b == DrawFrom::research ? back_looked_at(t, a.a) : bottom_event_drawn(t, a);
      case Step::nature_ticket: return ticket_drawn(t, a.a);
      case Step::nature_horses: return horses_turned(t, a.a);
      case Step::nature_fight: return fight_card_drawn(t, a.a);
      case Step::nature_unearth: return unearthed(t, a.a);

      case Step::ask_start: return start_city(t, seat, a.a);
      case Step::ask_settle: return settle(t, a.a);
      case Step::ask_hospital: return answer_hospital(t, a.a);
      case Step::ask_window: return answer_window(t, seat, a);
      case Step::ask_next: agenda.pop(); return begin_slot(t, a.a);
      case Step::ask_action: return take_action(t, seat, a);
      case Step::ask_bats: return answer_bats(t, a);
      case Step::ask_fog_refusal: return answer_fog_refusal(t, a);
      case Step::ask_storm_off: agenda.pop(); return lift_storm(t, a.a);
      case Step::ask_block_off: agenda.pop(); return lift_block(t, a.a);
      case Step::ask_luck: return answer_luck(t, seat, a);
      case Step::ask_ride: return ride(t, a.a);
      case Step::ask_gallop:
      case Step::ask_rush: return ride_roads(t, seat, a.a);
      case Step::ask_sail_on: return sail_twice(t, seat, a);
      case Step::ask_tip: return answer_tip(t, a);
      case Step::ask_tip_luck: return answer_tip_luck(t, seat, a);
      case Step::ask_horses: return answer_horses(t, a);
      case Step::ask_customs: return answer_customs(t, a);
      case Step::ask_duty: return answer_duty(t, seat, a);
      case Step::ask_give: return answer_give(t, seat, a);
      case Step::ask_received: return answer_received(t, seat, a);
      case Step::ask_omen: return answer_omen(t, a);
      case Step::ask_limit_item: agenda.pop(); return discard_item(t, seat, a.a);
      case Step::ask_limit_event: return answer_limit_event(t, seat, a);
      case Step::ask_limit_ticket: agenda.pop(); return return_ticket(t, seat, a.a);
      case Step::ask_limit_omen: return answer_limit_omen(t, a);
      case Step::ask_open_item: agenda.pop(); return open_item(t, seat, a.a);
      case Step::ask_open_event: agenda.pop(); return open_event(t, seat, a.a);
      case Step::ask_press: return answer_press(t, a);
      case Step::ask_name: return answer_name(t, seat, a.a);
      case Step::ask_ally: return answer_ally(t, seat, a);
      case Step::ask_return: return answer_return(t, seat, a.a);
      case Step::ask_veil: return answer_veil(t, a.a);
      case Step::ask_patient: return answer_patient(t, seat, a.a);
      case Step::ask_sea_card: return answer_sea_card(t, a.a);
      case Step::ask_ground: return answer_ground(t, a.a);
      case Step::ask_host: return answer_host(t, seat, a);
      case Step::ask_wax: return answer_wax(t, seat, a);
      case Step::ask_luck_use: return answer_luck_use(t, a);
      case Step::ask_paper: return answer_paper(t, seat, a.a);
      case Step::ask_ambush: return answer_ambush(t, a);
      case Step::ask_ward: return answer_ward(t, seat, a);
      case Step::ask_hounds: return answer_hounds(t, seat, a);
      case Step::ask_seduction: return answer_seduction(t, a);
      case Step::ask_match: return answer_match(t, seat, a);
      case Step::ask_order: return answer_order(t, a);
      case Step::ask_join: return answer_join(t, seat, a);
      case Step::ask_stay_delayed: return answer_stay_delayed(t, seat, a);
      case Step::ask_soil: return answer_soil(t, a);
      case Step::ask_show: return answer_show(t, seat, a);
      case Step::ask_spy: return answer_spy(t, seat, a);
      case Step::ask_mob: return answer_mob(t, seat, a);
      case Step::ask_wolves: return answer_wolves(t, seat, a);
      case Step::ask_save: return answer_save(t, seat, a);
      case Step::ask_phase: return answer_phase(t, a);
      case Step::ask_brides: return answer_brides(t, a);
      case Step::ask_wolf_prey: return attack_prey(t, a.a);
      case Step::ask_wolf_show: return answer_wolf_show(t, seat, a);
      case Step::ask_leaving: return answer_leaving(t, a);
      case Step::ask_old_lair: return answer_old_lair(t, a.a);
      case Step::ask_spy_target: agenda.pop(); return spy(t, a.a);
      case Step::ask_fog_city: return answer_fog_city(t, a.a);
      case Step::ask_wolves_city: return answer_wolves_city(t, a.a);
      case Step::ask_hoax: return answer_hoax(t, a);
      case Step::ask_soil_heal:
      case Step::ask_feed: return answer_heal(t, std::uint8_t{a.a});
      case Step::ask_move: return answer_move(t, a);
      case Step::ask_lay: return answer_lay(t, a.a);
      case Step::ask_rumor: return answer_rumor(t, a);
      case Step::ask_refill: return answer_refill(t, a);
      case Step::ask_scheme: return answer_scheme(t, a);
      case Step::ask_block: return answer_block(t, a.a);
      case Step::ask_storm: return answer_storm(t, a);
      case Step::ask_schemed_encounter: return answer_schemed_encounter(t, a.a);
      case Step::ask_desecrate: return answer_desecrate(t, a);
      case Step::ask_devilry: return answer_devilry(t, a);
      case Step::ask_victim: return answer_victim(t, a.a);
      case Step::ask_victim_card: return answer_victim_card(t, a);
      case Step::ask_shift: return answer_shift(t, a.a);
      case Step::ask_guard: return answer_guard(t, a);
      case Step::ask_ready: return answer_ready(t, seat, a);
      case Step::ask_leaver: return answer_leaver(t, a.a);
      case Step::ask_find: return answer_find(t, seat, a);
      case Step::ask_fight: return choose_card(t, seat, a);
      case Step::ask_engage: return engage(t, a.a);
      case Step::ask_swap: return answer_swap(t, seat, a);
      case Step::ask_flip: return answer_flip(t, a);
      case Step::ask_enraged: return answer_enraged(t, a);
      case Step::ask_lucy: return answer_lucy(t, a);
      case Step::ask_claws: return answer_claws(t, a.a);
      case Step::ask_plot: return answer_plot(t, a.a);
      case Step::ask_bat: return answer_bat(t, a);
      case Step::ask_bullets: return answer_bullets(t, seat, a);
      case Step::ask_circle: return answer_circle(t, seat, a);
    }
  }
};

template <class CardBag>
auto any_of(const CardBag& bag, Rng& rng) {
  return bag.nth(rng.below(bag.size()));
}

// The kind of the top card is known by its back; which one it is, is not.
Action draw_bottom(const State& s, const Frame& frame, Rng& rng) {
  const Odds odds = bottom_odds(s, frame.c);
  const bool hunter = rng.below(odds.hunter + odds.dracula) < odds.hunter;
  if (frame.b == DrawFrom::research) return act(Verb::back, hunter ? Back::hunter : Back::dracula);
  if (!hunter) return act(Verb::omen, any_of(s.dracula_events.deck, rng));
  if (frame.b == DrawFrom::long_night) return act(Verb::back, Back::hunter);
  return act(Verb::event, any_of(s.hunter_events.deck, rng));
}

// Cards known to be at the bottom are not on top, unless nothing else is left.
Odds top_odds(const State& s) {
  return {s.hunter_deck - (s.dracula_deck == 0 ? 0 : int{s.bottom_hunters}), s.dracula_deck};
}

// First which back, then which card of that back.
std::int64_t bottom_weight(const State& s, const Frame& frame, Action a) {
  const Odds odds = bottom_odds(s, frame.c);
  const bool hunter = verb_of(a) == Verb::event || (verb_of(a) == Verb::back && a.a == Back::hunter);
  std::int64_t weight = hunter ? odds.hunter : odds.dracula;
  if (frame.b == DrawFrom::research) return weight;
  const int events = frame.b == DrawFrom::long_night ? 1 : s.hunter_events.deck.size();
  const int omens = s.dracula_events.deck.size();
  if (verb_of(a) == Verb::event) weight *= s.hunter_events.deck.count(a.a);
  if (verb_of(a) == Verb::omen) weight *= s.dracula_events.deck.count(a.a);
  return weight * (hunter ? std::max(omens, 1) : std::max(events, 1));
}

}  // namespace

std::int64_t Dracula::weight(const State& s, Action a) {
  const Frame& top = s.agenda.top();
  switch (top.step) {
    case Step::nature_encounter: return s.encounter_deck.count(a.a);
    case Step::nature_back: return a.a == Back::hunter ? top_odds(s).hunter : top_odds(s).dracula;
    case Step::nature_item: return s.items.deck.count(a.a);
    case Step::nature_event:
      return s.top == Back::dracula ? s.dracula_events.deck.count(a.a) : s.hunter_events.deck.count(a.a);
    case Step::nature_bottom: return bottom_weight(s, top, a);
    case Step::nature_ticket:
    case Step::nature_horses: return s.ticket_pool.count(a.a);
    case Step::nature_fight: return fight_deck(s).count(a.a);
    default: return s.dracula_events.deck.count(a.a);
  }
}

Action Dracula::nature(const State& s, Rng& rng) {
  const Frame& top = s.agenda.top();
  switch (top.step) {
    case Step::nature_encounter: return act(Verb::encounter, any_of(s.encounter_deck, rng));
    case Step::nature_back: {
      const Odds odds = top_odds(s);
      const bool hunter = rng.below(odds.hunter + odds.dracula) < odds.hunter;
      return act(Verb::back, hunter ? Back::hunter : Back::dracula);
    }
    case Step::nature_item: return act(Verb::item, any_of(s.items.deck, rng));
    case Step::nature_event:
      if (s.top == Back::dracula) return act(Verb::omen, any_of(s.dracula_events.deck, rng));
      return act(top.seat == kDracula ? Verb::turn_up : Verb::event, any_of(s.hunter_events.deck, rng));
    case Step::nature_bottom: return draw_bottom(s, top, rng);
    case Step::nature_ticket: return act(Verb::ticket, any_of(s.ticket_pool, rng));
    case Step::nature_horses: return act(Verb::horses, any_of(s.ticket_pool, rng));
    case Step::nature_fight: return act(Verb::card, any_of(fight_deck(s), rng));
    default: return act(Verb::unearth, any_of(s.dracula_events.deck, rng));
  }
}

State Dracula::start(const Setup& setup) {
  State s{};
  s.options = options_of<Options>(setup);
  for (const Item item : values<Item>(kItemKinds)) s.items.deck.add(item, copies(item));
  for (const HunterEvent event : values<HunterEvent>(kHunterEventKinds))
    s.hunter_events.deck.add(event, copies(event));
  for (const DraculaEvent omen : values<DraculaEvent>(kDraculaEventKinds))
    s.dracula_events.deck.add(omen, copies(omen));
  for (const Encounter encounter : values<Encounter>(kEncounterKinds))
    s.encounter_deck.add(encounter, copies(encounter));
  for (const Ticket ticket : values<Ticket>(kTicketKinds)) s.ticket_pool.add(ticket, copies(ticket));
  s.items_left = kItemCards;
  s.encounters_left = kEncounters;
  s.hunter_deck = kHunterEvents;
  s.dracula_deck = kDraculaEventCards;
  s.rumor_pool = kRumors;
  if (is_on(s.options.rumors)) {
    --s.rumor_pool;
    ++s.rumors;
  }
  NoEvents none;
  Table t{s, none};
  t.push(Step::ask_settle, kDracula);
  for (const Seat seat : hunters()) {
    if (s.options.start == StartCities::fixed) s.hunter[seat].at = row(seat).start;
  }
  if (s.options.start == StartCities::free) then_hunters(t, Step::ask_start);
  t.push(Step::nature_back);
  t.push(Step::nature_encounter, kDracula, kFullHand);
  return s;
}

Setup Dracula::setup(const State& s) { return setup_of(kSeats, s.options); }

SeatSet Dracula::to_act(const State& s) { return who_decides<Course>(s); }

void Dracula::apply(State& s, Seat seat, Action action, NoEvents& events) {
  Table t{s, events.sink()};
  decide<Course>(t, seat, action);
}
void Dracula::apply(State& s, Seat seat, Action action, EventLog& events) {
  Table t{s, events};
  decide<Course>(t, seat, action);
}

void resume(State& s, EventLog& events) {
  Table t{s, events};
  run_on<Course>(t);
}

Outcome Dracula::outcome(const State& s) {
  if (s.winner == Winner::nobody) return {};
  return side_victory(info(), s.winner == Winner::dracula ? 0 : 1);
}

}  // namespace ravenhall::dracula
