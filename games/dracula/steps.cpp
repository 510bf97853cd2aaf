#include "games/dracula/steps.hpp"

#include "games/dracula/rules/round.hpp"

namespace ravenhall::dracula {

namespace {

// What must hold when a step waits. `below` is what it stands on. Whose step it is has been looked at before.

using Below = const Frame*;

bool sits_there(Operand seat) { return is_hunter(seat); }
const Hunter& hunter_of(const State& s, const Frame& f) { return s.hunter[f.seat]; }
// Of steps of the same kind for several hunters the first in turn order stands on top.
bool in_turn_order(const State& /*s*/, const Frame& f, Below below) {
  return below->step != f.step || f.seat < below->seat;
}

// The round.
bool at_start(const State& s, const Frame& f, Below below) {
  const bool free = s.options.start == StartCities::free && hunter_of(s, f).at == Place::none;
  return s.phase == Phase::setup && free && in_turn_order(s, f, below);
}
bool in_setup(const State& s, const Frame& /*f*/, Below /*below*/) { return s.phase == Phase::setup; }
bool at_dawn(const State& s, const Frame& /*f*/, Below /*below*/) { return s.phase == Phase::dawn; }
bool at_dusk(const State& s, const Frame& /*f*/, Below /*below*/) { return s.phase == Phase::dusk; }
bool by_day(const State& s, const Frame& /*f*/, Below /*below*/) { return s.phase == Phase::day; }
bool at_night(const State& s, const Frame& /*f*/, Below /*below*/) { return s.phase == Phase::night; }
bool in_his_phase(const State& s, const Frame& /*f*/, Below /*below*/) { return s.phase == Phase::dracula; }
bool fits_hospital(const State& s, const Frame& f, Below below) {
  return s.phase == Phase::dawn && in_turn_order(s, f, below);
}
bool fits_ask_hospital(const State& s, const Frame& f, Below /*below*/) {
  return s.phase == Phase::dawn && sits_there(f.a) && s.hunter[f.a].defeated;
}
// What waits between two hunters of a window: nobody has passed since the last card.
bool fits_window(const State& /*s*/, const Frame& f, Below /*below*/) { return f.a == 0; }
bool fits_next(const State& s, const Frame& f, Below /*below*/) {
  return s.telegraph && s.waiting.size() > 1 && f.seat == s.waiting.first();
}
bool fits_slot(const State& s, const Frame& f, Below /*below*/) {
  return s.phase == Phase::day && f.a >= 1 && (f.a == 1 || s.vigor);
}
// HA-2, HA-5: who has a turn, and at sea only for the move that he must make.
bool fits_action(const State& s, const Frame& f, Below below) {
  const Hunter& hunter = hunter_of(s, f);
  if (hunter.defeated || hunter.delayed || hunter.bats) return false;
  if (below->step == Step::slot && below->seat != f.seat) return false;
  return !is_sea(hunter.at) || (s.phase == Phase::day && s.deeds.empty());
}
bool fits_bats(const State& s, const Frame& f, Below below) {
  return f.a == below->seat && !forced_targets(s, f.a).empty();
}
bool fits_storm_off(const State& s, const Frame& /*f*/, Below /*below*/) { return s.storms.size() > 1; }
bool fits_block_off(const State& s, const Frame& /*f*/, Below /*below*/) { return s.blocks.size() > 1; }
// EV-14: by day against what blocks the hunters, or on a journey against a False Tip.
bool fits_luck(const State& s, const Frame& f, Below below) {
  if (below->step == Step::offer_luck) return f.seat < below->seat && f.a == below->a;
  return s.phase == Phase::day && (f.a != 0) == (below->step == Step::journey);
}
bool fits_ask_luck(const State& s, const Frame& f, Below below) {
  return fits_luck(s, {Step::offer_luck, f.seat}, below) && luck_helps(s);
}
bool fits_tip_luck(const State& s, const Frame& f, Below below) {
  return s.cancelled && fits_luck(s, {Step::offer_luck, f.seat, 1}, below);
}

// Journeys.
bool fits_ride(const State& s, const Frame& f, Below /*below*/) {
  if (!sits_there(f.a) || s.hunter[f.a].hospital) return false;
  return f.seat == f.a || (f.seat == kDracula && f.c == 0);
}
bool fits_journey(const State& s, const Frame& f, Below /*below*/) {
  return !ride_targets(s, {Step::ask_ride, f.seat, f.seat, f.a, f.b}).empty();
}
bool fits_tip(const State& /*s*/, const Frame& f, Below below) {
  return f.a == below->seat && f.b == below->a && f.c == below->b;
}
bool fits_gallop(const State& s, const Frame& f, Below /*below*/) {
  return f.a >= 1 && is_city(hunter_of(s, f).at);
}
bool holds_horses(const State& s, const Frame& f, Below /*below*/) {
  return hunter_of(s, f).items.has(Item::fast_horses);
}
bool fits_offer_customs(const State& s, const Frame& f, Below below) {
  const bool over_road = f.b == Means::road || f.b == Means::special;
  return over_road && f.seat == below->seat && is_city(hunter_of(s, f).at);
}
bool fits_horses(const State& s, const Frame& f, Below below) {
  return f.a == below->seat && !forced_targets(s, f.a).empty();
}
// The question of one step, asked of Dracula about the hunter whose step it is.
bool about_below(const State& /*s*/, const Frame& f, Below below) { return f.a == below->seat; }
bool of_below(const State& /*s*/, const Frame& f, Below below) { return f.seat == below->seat; }
bool fits_duty(const State& /*s*/, const Frame& f, Below below) { return f.a >= 1 && f.seat == below->seat; }
// HA-8: both within their limits, and what the first gives is there.
bool can_trade(const State& s, Seat seat) {
  const Hunter& hunter = s.hunter[seat];
  const int limit = row(seat).limit;
  return !hunter.defeated && !hunter.hospital && hunter.item_count <= limit && hunter.event_count <= limit &&
         hunter.ticket_count <= kMostTickets;
}
bool fits_give(const State& s, const Frame& f, Below /*below*/) {
  if (!sits_there(f.a) || f.a == f.seat || !can_trade(s, f.seat) || !can_trade(s, f.a)) return false;
  return f.c == 0 || s.gift < 1 << gifts_of(s.hunter[f.a], f.b != 0).size();
}

// Events and their deck.
bool has_drawn(const State& s, const Frame& /*f*/, Below /*below*/) { return s.drawn != HunterEvent::none; }
bool has_omen(const State& s, const Frame& /*f*/, Below /*below*/) { return s.omen != DraculaEvent::none; }
bool is_untidy(const State& s, const Frame& f, Below below) {
  return f.seat == below->seat && untidy(s, f.seat) == f.step;
}
bool too_many_omens(const State& s, const Frame& /*f*/, Below /*below*/) {
  return s.omen_count > kDraculaEvents;
}
bool fits_draw(const State& /*s*/, const Frame& f, Below /*below*/) {
  return DrawFrom{f.a} <= DrawFrom::bottom;
}
bool fits_back(const State& s, const Frame& /*f*/, Below /*below*/) {
  return s.top == Back::none && event_deck(s) > 0;
}
bool fits_item(const State& /*s*/, const Frame& f, Below below) {
  return f.a >= 1 && (f.b == ItemsFor::offer) == (below->step == Step::ask_find);
}
// By day a hunter draws what is his; Dracula gets what his ally finds.
bool fits_top_event(const State& s, const Frame& f, Below below) {
  if (is_hunter(f.seat)) return below->step == Step::tidy && s.top == Back::hunter;
  if (f.seat != kDracula || below->step == Step::tidy) return false;
  return below->step == Step::assist ? s.top != Back::none : s.top == Back::dracula;
}
bool fits_bottom(const State& s, const Frame& f, Below below) {
  const Odds odds = bottom_odds(s, f.c);
  if (odds.hunter < 0 || odds.dracula < 0 || odds.hunter + odds.dracula == 0) return false;
  if (f.b == DrawFrom::long_night) return f.a == 1 && f.c == 0 && below->step == Step::next_slot;
  if (below->step != Step::tidy || f.b == DrawFrom::top) return false;
  return f.b == DrawFrom::research ? f.a >= 1 && f.a + f.c <= 6 : f.a == 1 && f.c == 0;
}
bool counts_down(const State& /*s*/, const Frame& f, Below /*below*/) { return f.a >= 1; }
bool fits_unearth(const State& s, const Frame& f, Below /*below*/) {
  return f.a >= 1 && f.a == s.dracula_buried;
}
// Whether the press can answer it, and what was chosen for it.
bool fits_answer(const State& /*s*/, const Frame& f, Below /*below*/) {
  if (f.a == HunterEvent::hired_scouts) return is_city(f.b) && is_city(f.c);
  if (f.a == HunterEvent::newspaper_reports) return Spot{f.b} <= Spot::space6 && f.c == 0;
  return kPressCancels.has(f.a) && f.b == 0 && f.c == 0;
}
bool fits_press(const State& /*s*/, const Frame& f, Below below) { return f.a == below->a; }
bool fits_name(const State& /*s*/, const Frame& f, Below /*below*/) {
  return f.a == 2 ? f.b == Place::none : f.a == 1 && is_city(f.b);
}
bool fits_ally(const State& s, const Frame& f, Below /*below*/) {
  return kHunterAllies.has(f.a) && s.hunter_events.discard.has(f.a);
}
bool fits_veil(const State& s, const Frame& /*f*/, Below /*below*/) { return s.hand_seen == s.hand; }
bool fits_patient(const State& s, const Frame& f, Below /*below*/) {
  return !hunter_of(s, f).defeated && !weakened(s, f.seat);
}
bool fits_host(const State& s, const Frame& f, Below below) {
  return !s.hosts.full() && (below->step == Step::tidy || f.seat < below->seat);
}
bool fits_wax(const State& s, const Frame& f, Below /*below*/) {
  return f.seat == kSeward && s.hunter_events.discard.has(HunterEvent::wax_cylinders);
}
bool fits_paper(const State& s, const Frame& /*f*/, Below /*below*/) {
  return s.phase == Phase::dawn || s.phase == Phase::dusk;
}

// Meetings.
bool is_there(const State& s, const Hunter& hunter, int lurker) {
  if (lurker >= s.lurkers.count() || !is_city(hunter.at)) return false;
  const Lurker& met = s.lurkers[static_cast<std::size_t>(lurker)];
  return met.up && hideouts_at(s, hunter.at).has(met.where);
}
bool meets(const State& s, const Frame& f, Encounters kinds) {
  return is_there(s, hunter_of(s, f), f.a) && kinds.has(s.lurkers[f.a].kind);
}
bool fits_ambush(const State& s, const Frame& f, Below /*below*/) {
  return sits_there(f.a) && in_city(s.hunter[f.a], f.b);
}
bool fits_resolve(const State& s, const Frame& f, Below below) {
  return f.seat == below->seat && f.b == Meeting::ambush && is_there(s, hunter_of(s, f), f.a);
}
bool fits_ward(const State& /*s*/, const Frame& f, Below below) {
  return f.seat == below->seat && f.a == below->a;
}
bool fits_resolved(const State& s, const Frame& f, Below below) {
  constexpr Encounters long_ones{Encounter::spy, Encounter::szgany_bodyguards, Encounter::szgany_mob,
                                 Encounter::wolves};
  const Meeting meeting = below->step == Step::ambush ? Meeting::ambush : Meeting::search;
  return f.seat == below->seat && f.b == meeting && meets(s, f, long_ones);
}
bool fits_returns(const State& s, const Frame& f, Below below) {
  return f.seat == below->seat && meets(s, f, {Encounter::desecrated_soil, Encounter::rats});
}
bool fits_show(const State& s, const Frame& f, Below below) {
  const bool guards = below->step == Step::resolved || below->step == Step::guard;
  if (guards) return f.a == Encounter::szgany_bodyguards && f.b == 0;
  constexpr Encounters staying{Encounter::desecrated_soil, Encounter::rats, Encounter::saboteur};
  return f.seat == below->seat && staying.has(f.a) && is_there(s, hunter_of(s, f), f.b) &&
         s.lurkers[f.b].kind == f.a;
}
bool fits_guards_again(const State& /*s*/, const Frame& f, Below below) {
  return below->step == Step::guard || f.seat == below->seat;
}
bool searches(const State& s, const Frame& f, Below /*below*/) {
  return is_city(hunter_of(s, f).at) && !hunter_of(s, f).hospital;
}
bool fits_search(const State& s, const Frame& f, Below /*below*/) {
  return is_city(hunter_of(s, f).at) && hunter_of(s, f).at == f.b;
}
bool fits_match(const State& s, const Frame& f, Below below) {
  if (f.seat != below->seat || !is_there(s, hunter_of(s, f), f.a) || s.lurkers[f.a].used) return false;
  const Encounter kind = s.lurkers[f.a].kind;
  const Helps helps = below->a;
  const bool staked = kVampires.has(kind) || kind == Encounter::hoax;
  return kDogsChase.has(kind) ? helps.has(Help::dogs)
                              : staked && helps.has(Help::stake) && hunter_of(s, f).items.has(Item::stake);
}
bool fits_stay_delayed(const State& s, const Frame& f, Below below) {
  return f.seat == below->seat && !hunter_of(s, f).delayed && meets(s, f, Encounter::aristocratic_vampire);
}
bool fits_wolves(const State& s, const Frame& f, Below below) {
  const ItemBag& items = hunter_of(s, f).items;
  const bool shown =
      f.a <= items.count(Item::knife) && f.b <= items.count(Item::pistol) && f.c <= items.count(Item::rifle);
  return f.a + f.b + f.c <= 1 && shown && (below->step != Step::wolves || f.seat < below->seat);
}
bool fits_mob(const State& /*s*/, const Frame& f, Below below) {
  return below->step != Step::mob || f.seat < below->seat;
}

// Wounds: asked about only when the hunter would be defeated, or bitten.
bool fits_wound(const State& s, const Frame& f, Below /*below*/) {
  const Hunter& hunter = hunter_of(s, f);
  return f.a >= 1 && !hunter.defeated && hunter.damage + f.a >= row(f.seat).health;
}
bool fits_bitten(const State& s, const Frame& f, Below /*below*/) { return !hunter_of(s, f).defeated; }
bool fits_save(const State& /*s*/, const Frame& f, Below below) {
  if (below->step == Step::offer_save)
    return f.a == below->a && f.b == below->b && f.c == below->c && f.seat < below->seat;
  const int amount = below->step == Step::wound ? std::uint8_t{below->a} : 0;
  return f.a == below->seat && f.b == below->step && f.c == amount;
}

// Dracula's phase.
bool fits_leaving(const State& s, const Frame& /*f*/, Below /*below*/) {
  return is_city(s.spaces[Spot::leaving].at) && s.phase == Phase::dracula;
}
bool fits_old_lair(const State& s, const Frame& f, Below below) {
  return fits_leaving(s, f, below) && can_make_lair(s) && free_lair(s) == Spot::none;
}
bool has_matured(const State& /*s*/, const Frame& /*f*/, Below below) { return below->a == 1; }
bool fits_slide(const State& s, const Frame& /*f*/, Below below) {
  return below->a == 0 && s.spaces[Spot::leaving] == Space{};
}
bool fits_lay(const State& s, const Frame& f, Below below) {
  const Space& space = s.spaces[f.a];
  if (below->step == Step::move) return is_lair(f.a) && space.card;
  return f.a == Spot::space1 && can_hold_encounter(space);
}
bool fits_schemed(const State& s, const Frame& f, Below /*below*/) {
  return Spot{f.a} <= Spot::space3 && can_hold_encounter(s.spaces[f.a]);
}
bool fits_desecrate(const State& /*s*/, const Frame& f, Below /*below*/) {
  return f.a == 2 ? f.b == 0 : f.a == 1 && Spot{f.b} <= Spot::space3;
}
bool fits_rumor(const State& s, const Frame& /*f*/, Below /*below*/) { return s.rumors > 0; }
bool fits_block(const State& s, const Frame& f, Below /*below*/) { return f.a >= 1 && !s.blocks.full(); }
bool fits_storm(const State& s, const Frame& f, Below /*below*/) { return f.a >= 1 && !s.storms.full(); }
bool fits_victim_card(const State& /*s*/, const Frame& f, Below below) {
  return sits_there(f.a) && (below->step != Step::ask_shift || f.a == below->a);
}
bool fits_shift(const State& s, const Frame& f, Below below) {
  if (!sits_there(f.a) || forced_targets(s, f.a).empty()) return false;
  if (below->step == Step::offer_customs) return f.b == DraculaEvent::wild_horses && f.a == below->seat;
  return f.b == DraculaEvent::vampiric_influence;
}

// Combat.
bool fits_clash(const State& s, const Frame& /*f*/, Below below) {
  return s.phase == (below->step == Step::day ? Phase::dawn : Phase::dusk);
}
bool can_clash(const State& s, const Frame& f, Below below) {
  return is_city(s.at) && fits_clash(s, f, below);
}
bool fits_guard(const State& s, const Frame& f, Below below) {
  return can_clash(s, f, below) && s.guards > 0;
}
bool fits_fog_refusal(const State& s, const Frame& f, Below below) {
  return can_clash(s, f, below) && is_fogged(s, s.at);
}
// Against Dracula at dawn or dusk, against a vampire in an ambush or a search.
bool is_fought(const State& s, const Frame& /*f*/, Below below) {
  const bool clash = below->step == Step::day || below->step == Step::dusk_tokens;
  return s.combat.foe == (clash ? Foe::dracula : Foe::vampire);
}
bool fights(const State& s, const Frame& f, Below /*below*/) {
  return s.combat.foe != Foe::none && s.combat.fighters.has(f.seat);
}
bool fits_join(const State& s, const Frame& f, Below below) {
  return !hunter_of(s, f).delayed && !s.combat.fighters.has(f.seat) && in_turn_order(s, f, below);
}
bool fits_start_combat(const State& s, const Frame& f, Below below) {
  return f.b == 1 && s.combat.foe == Foe::none && s.combat.fighters.has(f.seat) && f.seat == below->seat &&
         in_city(hunter_of(s, f), f.a) && s.combat.lurker < s.lurkers.count();
}
bool fits_ready(const State& s, const Frame& /*f*/, Below below) {
  return s.combat.foe != Foe::none && s.combat.rounds == 0 && below->step <= Step::round;
}
bool fits_waiting_ready(const State& s, const Frame& f, Below below) {
  return fits_ready(s, f, below) && in_turn_order(s, f, below);
}
bool fits_ask_ready(const State& s, const Frame& f, Below below) {
  return fits_ready(s, f, below) && fights(s, f, below) &&
         (below->step == Step::round || f.seat < below->seat);
}
// CB-3: whoever is not asked any more has chosen, and nobody else.
bool fits_fight(const State& s, const Frame& f, Below below) {
  const Combat& combat = s.combat;
  const PlayerSet all = combat.fighters | PlayerSet(kDracula);
  if (!is_fought(s, f, below) || combat.shown || combat.fighters.empty()) return false;
  if (s.pending.empty() || !all.has_all(s.pending)) return false;
  if ((combat.card == Fight::none) != s.pending.has(kDracula)) return false;
  for (const Seat seat : hunters()) {
    const bool chosen = combat.fighters.has(seat) && !s.pending.has(seat);
    if ((combat.chosen[seat] != Item::none) != chosen) return false;
  }
  return true;
}
bool all_have_chosen(const State& s) {
  for (const Seat seat : s.combat.fighters) {
    if (s.combat.chosen[seat] == Item::none) return false;
  }
  return s.combat.card != Fight::none;
}
bool fits_reveal(const State& s, const Frame& f, Below below) {
  return is_fought(s, f, below) && !s.combat.shown && s.combat.fighters.size() > 1 && all_have_chosen(s);
}
// The cards lie open, and Dracula's is still to be resolved.
bool compares(const State& s) {
  return s.combat.shown && s.combat.fighters.has(s.combat.engaged) && all_have_chosen(s);
}
bool fits_compare(const State& s, const Frame& f, Below below) {
  return is_fought(s, f, below) && compares(s);
}
bool fits_swap(const State& s, const Frame& f, Below below) {
  return fights(s, f, below) && s.combat.planned.has(f.seat) && s.combat.rounds == 0 &&
         in_turn_order(s, f, below);
}
bool fits_flip(const State& s, const Frame& /*f*/, Below /*below*/) { return s.combat.plots > 0; }
bool fits_enraged(const State& s, const Frame& /*f*/, Below /*below*/) { return s.combat.beaten; }
bool fits_lucy(const State& s, const Frame& f, Below /*below*/) {
  return s.combat.lucy && f.seat == kGodalming;
}
bool fits_refresh(const State& s, const Frame& f, Below below) {
  return is_fought(s, f, below) && s.combat.shown && s.combat.card != Fight::none;
}
bool fits_hunter_card(const State& s, const Frame& f, Below below) {
  return s.combat.began.has(f.seat) && in_turn_order(s, f, below);
}
bool fits_bat(const State& s, const Frame& /*f*/, Below /*below*/) {
  return s.combat.foe == Foe::dracula && s.combat.card == Fight::escape_as_bat &&
         s.combat.used.has(Fight::escape_as_bat);
}
bool fits_own_card(const State& s, const Frame& f, Below below) {
  return s.combat.began.has(f.seat) && (below->step == Step::refresh || f.seat < below->seat);
}

// Whose steps they are. Dracula's bear no seat: his is the first, which is also nobody's.
constexpr auto kNobodys = Whose::nobodys;
constexpr auto kDraculas = Whose::nobodys;
constexpr auto kAHunters = Whose::somebodys;
constexpr auto kEithers = Whose::any;

constexpr StepOperand kHunterSeat = number_of("hunter", kHunters);
constexpr StepOperand kLeft = number_of("left", kFullHand);
constexpr StepOperand kDamage = number_of("damage", kFullHand);
constexpr StepOperand kCity = one_of<Place, kCityCount>("city");
constexpr StepOperand kSpot = one_of<Spot, kSpots>("spot");
constexpr StepOperand kTicket = one_of<Ticket, kTicketKinds>("ticket");
constexpr StepOperand kLurker = number_of("lurker", kEncounters - 1);
constexpr StepOperand kMeeting = one_of<Meeting, 2>("meeting");
constexpr StepOperand kEvent = one_of<HunterEvent, kHunterEventKinds>("event");
constexpr StepOperand kHelps = flags_of<Help>();
constexpr StepOperand flag(std::string_view name) { return number_of(name, 1); }
constexpr std::array<StepOperand, 3> kSaves{number_of("victim", kHunters), one_of<Step>("prevents"),
                                            number_of("amount", kFullHand)};

using On = StandsOn<Step>;
constexpr On kNever;
constexpr On kBottom{{}, true};
// A hunter's action, or where it was.
constexpr On kTurn{Step::next_slot, Step::slot};
// Where a card of Dracula's can come to him and be resolved: when hunters draw, when an ally works for him.
constexpr On kOmen{Step::tidy, Step::next_slot, Step::assist, Step::meanwhile};
// What a scheme stands on that he plays out of his hand.
constexpr On kScheme{Step::meanwhile, Step::move, Step::end_phase};
constexpr On kMet{Step::ambush, Step::search_on};
constexpr On kClash{Step::day, Step::dusk_tokens};
constexpr On kCombat = kClash | kMet;
// Effects of an encounter: of one that was met, or of one that has matured.
constexpr On kEffect{Step::resolved, Step::leaving};
constexpr On kGuards{Step::resolved, Step::guard};
constexpr On kCards{Step::refresh, Step::hunter_card};
constexpr On kWounds = kOmen | kEffect | kGuards | On{Step::look,           Step::rush,   Step::guards_again,
                                                      Step::returns_unless, Step::wolves, Step::ready,
                                                      Step::hunter_card,    Step::agatha, Step::claws_again};
constexpr On kBites = kCards | On{Step::search_on, Step::agatha};
constexpr On kSaved{Step::wound, Step::bitten, Step::offer_save};
// Whatever changes a hand, or begins and ends weakness or a combat, is tidied up after.
constexpr On kTidied = kTurn | kOmen | kEffect | kCombat | kBites | kSaved |
                       On{Step::draw_event, Step::ask_action, Step::window, Step::offer_luck, Step::journey,
                          Step::ask_shift,  Step::mob,        Step::ready,  Step::round};
constexpr On kArrival = kTurn | On{Step::after_long_night, Step::tidy};

}  // namespace

// clang-format off
constexpr std::array<StepRow<State>, kCountOf<Step>> kSteps{{
    {Step::dawn,             kNobodys,  kNever},
    {Step::dawn_hospital,    kAHunters, {Step::dawn_hospital, Step::window}, {}, fits_hospital},
    {Step::window,           kAHunters, {Step::clash}, {number_of("passed", kHunters)}, fits_window},
    {Step::clash,            kNobodys,  kClash, {}, fits_clash},
    {Step::day,              kNobodys,  kBottom, {}, at_dawn},
    {Step::next_slot,        kNobodys,  {Step::dusk, Step::end_night}},
    {Step::slot,             kAHunters, {Step::next_slot}, {number_of("actions", 2)}, fits_slot},
    {Step::end_slot,         kAHunters, kTurn},
    {Step::dusk,             kNobodys,  kBottom, {}, by_day},
    {Step::dusk_tokens,      kNobodys,  {Step::night}},
    {Step::night,            kNobodys,  kBottom, {}, at_dusk},
    {Step::end_night,        kNobodys,  kBottom, {}, at_night},
    {Step::arrive,           kAHunters, kNever},
    {Step::offer_customs,    kAHunters, {Step::look}, {one_of<Place, kCityCount>("from"), one_of<Means>("means")}, fits_offer_customs},
    {Step::look,             kAHunters, kArrival},
    {Step::after_long_night, kAHunters, {Step::next_slot}, {}, at_night},
    {Step::ambush,           kAHunters, kArrival | kOmen | On{Step::end_slot}, {kCity}},
    {Step::offer_ward,       kAHunters, kNever},
    {Step::resolve,          kAHunters, {Step::ambush}, {kLurker, kMeeting}, fits_resolve},
    {Step::resolved,         kAHunters, kMet, {kLurker, kMeeting}, fits_resolved},
    {Step::returns_unless,   kAHunters, kMet, {kLurker}, fits_returns},
    {Step::guards_again,     kAHunters, kGuards, {}, fits_guards_again},
    {Step::mob,              kAHunters, kEffect | On{Step::mob}, {}, in_turn_order},
    {Step::wolves,           kAHunters, kEffect | On{Step::wolves}, {}, in_turn_order},
    {Step::rush,             kAHunters, {Step::tidy}},
    {Step::seduce,           kAHunters, kNever},
    {Step::search_on,        kAHunters, kTurn, {kHelps, kCity, number_of("passed", kEncounters)}, fits_search},
    {Step::turn_top,         kNobodys,  kNever},
    {Step::draw_event,       kAHunters, {Step::tidy}, {one_of<DrawFrom>("from")}, fits_draw},
    {Step::tidy,             kAHunters, kTidied},
    {Step::spend,            kAHunters, kNever},
    {Step::journey,          kAHunters, kTurn, {kTicket, flag("carriage")}, fits_journey},
    {Step::press,            kAHunters, kNever},
    {Step::answer_event,     kAHunters, {Step::tidy}, {kEvent, number_of("first", kCityCount - 1), number_of("second", kCityCount - 1)}, fits_answer},
    {Step::offer_luck,       kAHunters, kTurn | On{Step::offer_luck, Step::journey}, {flag("tipped")}, fits_luck},
    {Step::offer_host,       kAHunters, {Step::offer_host, Step::tidy}, {}, in_turn_order},
    {Step::hurt,             kAHunters, kNever},
    {Step::wound,            kAHunters, kWounds, {kDamage, one_of<Cause>("cause")}, fits_wound},
    {Step::bite,             kAHunters, kNever},
    {Step::bitten,           kAHunters, kBites, {}, fits_bitten},
    {Step::offer_save,       kAHunters, kSaved, kSaves, fits_save},
    {Step::phase,            kNobodys,  kNever},
    {Step::meanwhile,        kNobodys,  {Step::slide}},
    {Step::slide,            kNobodys,  {Step::leaving}, {}, fits_slide},
    {Step::leaving,          kNobodys,  {Step::move}, {flag("matured")}},
    {Step::discard_leaving,  kNobodys,  kNever},
    {Step::move,             kNobodys,  {Step::encounter}, {flag("again")}},
    {Step::wolf_pain,        kNobodys,  kNever},
    {Step::encounter,        kNobodys,  {Step::rumor}},
    {Step::rumor,            kNobodys,  {Step::refill}},
    {Step::refill,           kNobodys,  {Step::end_phase}},
    {Step::end_phase,        kNobodys,  {Step::phase_over}},
    {Step::phase_over,       kNobodys,  kBottom, {}, in_his_phase},
    {Step::fill_hand,        kDraculas, kNever},
    {Step::assist,           kDraculas, kOmen, {number_of("left", 5)}},
    {Step::guard,            kNobodys,  kClash, {}, can_clash},
    {Step::start_combat,     kAHunters, kMet, {kCity, flag("vampire")}, fits_start_combat},
    {Step::ready,            kAHunters, {Step::ready, Step::round}, {}, fits_waiting_ready},
    {Step::round,            kNobodys,  kCombat, {}, is_fought},
    {Step::reveal_cards,     kNobodys,  kCombat, {}, fits_reveal},
    {Step::offer_flip,       kNobodys,  {Step::compare}},
    {Step::compare,          kNobodys,  kCombat, {}, fits_compare},
    {Step::pride,            kNobodys,  kCombat, {}, fits_compare},
    {Step::dracula_card,     kNobodys,  kCombat, {}, fits_compare},
    {Step::agatha,           kNobodys,  {Step::hunter_card}},
    {Step::claws_again,      kNobodys,  {Step::hunter_card}},
    {Step::wolf_attack,      kDraculas, kNever},
    {Step::wreath,           kAHunters, kNever},
    {Step::hunter_card,      kAHunters, kCards, {}, fits_hunter_card},
    {Step::refresh,          kNobodys,  kCombat, {}, fits_refresh},
    {Step::end_combat,       kNobodys,  kNever},

    {Step::nature_encounter, kDraculas, {Step::nature_back, Step::meanwhile, Step::ask_soil, Step::ask_lay, Step::encounter, Step::refill, Step::end_phase}, {kLeft}, counts_down},
    {Step::nature_back,      kNobodys,  {Step::ask_settle, Step::ask_start, Step::ask_received, Step::ask_omen, Step::assist, Step::tidy, Step::next_slot, Step::leaving, Step::end_phase}, {}, fits_back},
    {Step::nature_item,      kAHunters, {Step::ask_find, Step::tidy}, {kLeft, one_of<ItemsFor>("for")}, fits_item},
    {Step::nature_event,     kEithers,  {Step::tidy, Step::assist, Step::meanwhile}, {}, fits_top_event},
    {Step::nature_bottom,    kAHunters, {Step::next_slot, Step::tidy}, {number_of("left", 6), one_of<DrawFrom>("from"), number_of("held", 5)}, fits_bottom},
    {Step::nature_ticket,    kAHunters, {Step::tidy}, {number_of("left", 2)}, counts_down},
    {Step::nature_horses,    kAHunters, kTurn, {}, holds_horses},
    {Step::nature_fight,     kDraculas, {Step::ready, Step::round}, {kLeft}, counts_down},
    {Step::nature_unearth,   kDraculas, {Step::ask_hoax}, {number_of("left", kDraculaEventCards)}, fits_unearth},

    {Step::ask_start,        kAHunters, {Step::ask_settle, Step::ask_start}, {}, at_start},
    {Step::ask_settle,       kDraculas, kBottom, {}, in_setup},
    {Step::ask_hospital,     kDraculas, {Step::dawn_hospital, Step::window}, {kHunterSeat}, fits_ask_hospital},
    {Step::ask_window,       kAHunters, {Step::clash}, {number_of("passed", kHunters - 1)}},
    {Step::ask_next,         kAHunters, {Step::dusk, Step::end_night}, {}, fits_next},
    {Step::ask_action,       kAHunters, kTurn, {}, fits_action},
    {Step::ask_bats,         kDraculas, {Step::end_slot}, {kHunterSeat}, fits_bats},
    {Step::ask_fog_refusal,  kDraculas, kClash, {}, fits_fog_refusal},
    {Step::ask_storm_off,    kDraculas, {Step::night, Step::ask_block_off}, {}, fits_storm_off},
    {Step::ask_block_off,    kDraculas, {Step::night}, {}, fits_block_off},
    {Step::ask_luck,         kAHunters, kTurn | On{Step::offer_luck}, {}, fits_ask_luck},
    {Step::ask_ride,         kEithers,  kTurn, {kHunterSeat, kTicket, flag("carriage")}, fits_ride},
    {Step::ask_gallop,       kAHunters, kTurn, {number_of("roads", 2)}, fits_gallop},
    {Step::ask_sail_on,      kAHunters, {Step::tidy}, {number_of("left", 2)}, counts_down},
    {Step::ask_rush,         kAHunters, {Step::tidy}},
    {Step::ask_tip,          kDraculas, {Step::journey}, {kHunterSeat, kTicket, flag("carriage")}, fits_tip},
    {Step::ask_tip_luck,     kAHunters, {Step::offer_luck, Step::journey}, {}, fits_tip_luck},
    {Step::ask_horses,       kDraculas, {Step::offer_customs}, {kHunterSeat}, fits_horses},
    {Step::ask_customs,      kDraculas, {Step::look}, {kHunterSeat}, about_below},
    {Step::ask_duty,         kAHunters, {Step::look}, {kDamage}, fits_duty},
    {Step::ask_give,         kAHunters, kTurn, {number_of("with", kHunters), flag("events"), flag("second")}, fits_give},
    {Step::ask_received,     kAHunters, {Step::tidy}, {}, has_drawn},
    {Step::ask_omen,         kDraculas, kOmen, {}, has_omen},
    {Step::ask_limit_item,   kAHunters, {Step::tidy}, {}, is_untidy},
    {Step::ask_limit_event,  kAHunters, {Step::tidy}, {}, is_untidy},
    {Step::ask_limit_ticket, kAHunters, {Step::tidy}, {}, is_untidy},
    {Step::ask_limit_omen,   kDraculas, kOmen | On{Step::nature_back, Step::leaving}, {}, too_many_omens},
    {Step::ask_open_item,    kAHunters, {Step::tidy}, {}, is_untidy},
    {Step::ask_open_event,   kAHunters, {Step::tidy}, {}, is_untidy},
    {Step::ask_press,        kDraculas, {Step::answer_event}, {kEvent}, fits_press},
    {Step::ask_name,         kAHunters, {Step::tidy}, {number_of("left", 2), one_of<Place>("named")}, fits_name},
    {Step::ask_ally,         kAHunters, {Step::tidy}, {kEvent}, fits_ally},
    {Step::ask_return,       kAHunters, {Step::tidy}},
    {Step::ask_veil,         kAHunters, {Step::tidy}, {}, fits_veil},
    {Step::ask_patient,      kAHunters, {Step::tidy}, {}, fits_patient},
    {Step::ask_sea_card,     kAHunters, {Step::tidy}},
    {Step::ask_ground,       kAHunters, {Step::offer_host}},
    {Step::ask_host,         kAHunters, {Step::offer_host, Step::tidy}, {}, fits_host},
    {Step::ask_wax,          kAHunters, {Step::tidy}, {}, fits_wax},
    {Step::ask_luck_use,     kAHunters, {Step::tidy}},
    {Step::ask_paper,        kAHunters, {Step::tidy}, {}, fits_paper},
    {Step::ask_ambush,       kDraculas, kArrival | kOmen | On{Step::end_slot}, {kHunterSeat, kCity}, fits_ambush},
    {Step::ask_ward,         kAHunters, {Step::resolve}, {kLurker}, fits_ward},
    {Step::ask_hounds,       kAHunters, kTurn, {kHelps}, searches},
    {Step::ask_seduction,    kDraculas, {Step::search_on}, {kHunterSeat}, about_below},
    {Step::ask_match,        kAHunters, {Step::search_on}, {kLurker}, fits_match},
    {Step::ask_order,        kDraculas, {Step::search_on}, {kHunterSeat}, about_below},
    {Step::ask_join,         kAHunters, {Step::ask_join, Step::start_combat}, {}, fits_join},
    {Step::ask_stay_delayed, kAHunters, {Step::search_on}, {kLurker}, fits_stay_delayed},
    {Step::ask_soil,         kDraculas, {Step::returns_unless}, {number_of("left", 3)}, counts_down},
    {Step::ask_show,         kAHunters, kGuards | kMet, {one_of<Encounter, kEncounterKinds>("encounter"), kLurker}, fits_show},
    {Step::ask_spy,          kAHunters, kEffect},
    {Step::ask_mob,          kAHunters, kEffect | On{Step::mob}, {}, fits_mob},
    {Step::ask_wolves,       kAHunters, kEffect | On{Step::wolves}, {flag("knives"), flag("pistols"), flag("rifles")}, fits_wolves},
    {Step::ask_save,         kAHunters, kSaved, kSaves, fits_save},
    {Step::ask_phase,        kDraculas, {Step::slide}},
    {Step::ask_brides,       kDraculas, {Step::meanwhile}},
    {Step::ask_wolf_prey,    kDraculas, kOmen, {kDamage}, counts_down},
    {Step::ask_wolf_show,    kAHunters, kOmen, {kDamage}, counts_down},
    {Step::ask_leaving,      kDraculas, {Step::move}, {flag("matured")}, fits_leaving},
    {Step::ask_old_lair,     kDraculas, {Step::move}, {}, fits_old_lair},
    {Step::ask_spy_target,   kDraculas, {Step::leaving}, {}, has_matured},
    {Step::ask_fog_city,     kDraculas, {Step::leaving}, {kCity}, has_matured},
    {Step::ask_wolves_city,  kDraculas, {Step::leaving}, {kCity}, has_matured},
    {Step::ask_hoax,         kDraculas, {Step::leaving}, {}, has_matured},
    {Step::ask_soil_heal,    kDraculas, {Step::leaving}, {number_of("most", 3)}, has_matured},
    {Step::ask_move,         kDraculas, {Step::encounter}, {flag("again")}},
    {Step::ask_feed,         kDraculas, {Step::encounter}, {number_of("most", 3)}},
    {Step::ask_lay,          kDraculas, {Step::move, Step::rumor}, {kSpot}, fits_lay},
    {Step::ask_rumor,        kDraculas, {Step::refill}, {}, fits_rumor},
    {Step::ask_refill,       kDraculas, {Step::end_phase}},
    {Step::ask_scheme,       kDraculas, {Step::phase_over}},
    {Step::ask_block,        kDraculas, kOmen | On{Step::leaving, Step::end_phase}, {number_of("left", 3)}, fits_block},
    {Step::ask_storm,        kDraculas, kOmen | On{Step::end_phase}, {number_of("left", 3)}, fits_storm},
    {Step::ask_schemed_encounter, kDraculas, kOmen | On{Step::end_phase, Step::ask_desecrate}, {kSpot}, fits_schemed},
    {Step::ask_desecrate,    kDraculas, kOmen, {number_of("left", 2), kSpot}, fits_desecrate},
    {Step::ask_devilry,      kDraculas, kScheme},
    {Step::ask_victim,       kDraculas, kOmen},
    {Step::ask_victim_card,  kDraculas, kOmen | On{Step::ask_shift}, {kHunterSeat}, fits_victim_card},
    {Step::ask_shift,        kDraculas, kOmen | On{Step::offer_customs}, {kHunterSeat, one_of<DraculaEvent, kDraculaEventKinds>("by")}, fits_shift},
    {Step::ask_guard,        kDraculas, kClash, {}, fits_guard},
    {Step::ask_ready,        kAHunters, {Step::ready, Step::round}, {}, fits_ask_ready},
    {Step::ask_leaver,       kAHunters, {Step::ready}, {}, of_below},
    {Step::ask_find,         kAHunters, {Step::ready}, {}, of_below},
    {Step::ask_fight,        kNobodys,  kCombat, {}, fits_fight},
    {Step::ask_engage,       kDraculas, {Step::reveal_cards}},
    {Step::ask_swap,         kAHunters, {Step::offer_flip, Step::ask_swap}, {}, fits_swap},
    {Step::ask_flip,         kDraculas, {Step::compare}, {}, fits_flip},
    {Step::ask_enraged,      kDraculas, {Step::pride}, {}, fits_enraged},
    {Step::ask_lucy,         kAHunters, {Step::dracula_card}, {}, fits_lucy},
    {Step::ask_claws,        kDraculas, {Step::hunter_card}},
    {Step::ask_plot,         kDraculas, {Step::hunter_card}},
    {Step::ask_bat,          kDraculas, {Step::agatha}, {}, fits_bat},
    {Step::ask_bullets,      kAHunters, kCards, {}, fits_own_card},
    {Step::ask_circle,       kAHunters, kCards, {number_of("sent", kHunters)}, fits_own_card},
}};
// clang-format on
static_assert(in_order(kSteps));

}  // namespace ravenhall::dracula
