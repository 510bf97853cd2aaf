// The agenda from its bottom up, as the rules build it: first the rest of the Age, then the turn, then the
// action with all it set off, then the question that waits for an answer.
#include "games/blood_rage/steps.hpp"

#include "games/blood_rage/rules/actions.hpp"
#include "games/blood_rage/rules/aftermath.hpp"
#include "games/blood_rage/rules/draft.hpp"
#include "games/blood_rage/rules/invade.hpp"
#include "games/blood_rage/rules/pillage.hpp"
#include "games/blood_rage/rules/upgrade.hpp"

namespace ravenhall::blood_rage {

namespace {

// The set-up.

bool sets_up(const State& s, const Frame& /*frame*/, const Frame* /*below*/) {
  return s.phase == Phase::setup && s.age == 1;
}
bool is_drawn(const State& s, const Frame& /*frame*/, const Frame* /*below*/) {
  return s.options.first_player == FirstPlayer::random;
}
// Nature counts up how often it acted; what is still to come has not begun.
bool has_begun_on_top(const State& s, const Frame& frame, const Frame* /*below*/) {
  return frame.a == 0 || &frame == &s.agenda.top();
}
bool loses_provinces(const State& s, const Frame& frame, const Frame* below) {
  return frame.a < kDestroyedAtStart[s.clans] && has_begun_on_top(s, frame, below) &&
         is_drawn(s, frame, below) == (below->step == Step::nature_first);
}

// The phases.

bool deals(const State& s, const Frame& /*frame*/, const Frame* /*below*/) {
  return s.phase == Phase::gods_gifts && s.dealt < kDealt * s.clans && s.round == 0;
}
bool drafts(const State& s, const Frame& /*frame*/, const Frame* /*below*/) {
  return s.phase == Phase::gods_gifts && s.dealt == kDealt * s.clans && drafted_age(s, s.age);
}
bool takes_turns(const State& s, const Frame& /*frame*/, const Frame* /*below*/) {
  return s.phase == Phase::action;
}
bool keeps_cards(const State& s, const Frame& /*frame*/, const Frame* /*below*/) {
  return s.phase == Phase::discard && s.age < kAges;
}
// R61: clan by clan from the first player; those before have no quests left.
bool judges_quests(const State& s, const Frame& frame, const Frame* /*below*/) {
  for (const Seat before : clockwise(s, s.first)) {
    if (before == frame.seat) break;
    if (!sheet(s, before).quests.empty()) return false;
  }
  return s.phase == Phase::quest && frame.a >= 1 &&
         seats_from(s.first, frame.seat, s.clans) == s.clans - frame.a;
}

// What goes round the table, such as the turn, goes on with the left neighbour.
bool comes_before(const State& s, const Frame& frame, const Frame* below) {
  return below->seat == left_of(s, frame.seat);
}

// A turn.

bool acts(const State& s, const Frame& frame, const Frame* below) {
  return comes_before(s, frame, below) && may_act(s, frame.seat) && !all_pillaged(s);
}
bool marches(const State& s, const Frame& frame, const Frame* below) {
  const Place from = frame.a;
  const Place to = frame.b;
  int arrived = 0;
  for (const Figure figure : values<Figure>()) arrived += figures_at(s, frame.seat, figure, to);
  return comes_before(s, frame, below) && from != to && !destroyed(s, from) && has_room(s, to) &&
         can_march(s, frame.seat, from) && frame.c <= arrived;
}
bool invades_for_nothing(const State& s, const Frame& frame, const Frame* below) {
  return comes_before(s, frame, below) && has_upgrade(s, frame.seat, frame.a) &&
         !free_invaders(s, frame.seat, frame.a).empty();
}
bool sacrifices(const State& s, const Frame& frame, const Frame* below) {
  return comes_before(s, frame, below) && figures_at(s, frame.seat, frame.a, frame.b) > 0 &&
         has_upgrade(s, frame.seat, Card::friggas_sacrifice) && figures_on_map(s, frame.seat) >= kSacrificed;
}

// After an invasion (R65).

bool is_for_the_same(const State& /*s*/, const Frame& frame, const Frame* below) {
  return frame.seat == below->seat && frame.a == below->a;
}
bool gets_succor(const State& s, const Frame& frame, const Frame* below) {
  return is_for_the_same(s, frame, below) && has_upgrade(s, frame.seat, Card::friggas_succor) &&
         may_add_warrior(s, frame.seat, frame.a);
}
bool pillages_at_once(const State& s, const Frame& frame, const Frame* /*below*/) {
  return may_use_thors_domain(s, frame.seat, frame.a);
}
bool is_blessed(const State& s, const Frame& frame, const Frame* /*below*/) {
  return has_upgrade(s, frame.seat, Card::lokis_blessing) && may_add_warrior(s, frame.seat, frame.a);
}

// The battle.

bool is_called(const State& s, const Frame& frame, const Frame* below) {
  return comes_before(s, frame, below) && s.battle.where != Place::box && has_room(s, s.battle.where) &&
         can_join(s, frame.seat) && s.battle.stayed < s.clans;
}

// R1: texts are read from the pillager on, so what lies deeper comes later; then the pillager begins with the
// late cards.
bool is_read(const State& s, const Frame& /*frame*/, const Frame* below) {
  return below->step != Step::late_round || below->seat == s.battle.pillager;
}
bool is_read_in_turn(const State& s, const Frame& frame, const Frame* below) {
  const auto turns = [&](Seat seat) { return seats_from(s.battle.pillager, seat, s.clans); };
  const bool is_followed = below->step == frame.step || below->step == Step::reveal_text;
  return fights(s, frame.seat) && is_read(s, frame, below) &&
         (!is_followed || turns(frame.seat) < turns(below->seat));
}
bool raises_a_quest(const State& s, const Frame& frame, const Frame* below) {
  return is_read_in_turn(s, frame, below) && raised_quest_bonus(s, frame.seat) > 0 &&
         s.battle.raised[frame.seat] == 0;
}
// R13: one after another from the pillager on, or all at once.
bool spares(const State& s, const Frame& frame, const Frame* below) {
  if (s.options.tide_choice == TideChoice::simultaneous)
    return frame.seat == kNature && below->step == Step::apply_tide;
  return is_read_in_turn(s, frame, below);
}
// R8
bool adds_a_late_card(const State& s, const Frame& frame, const Frame* below) {
  return comes_before(s, frame, below) && fights(s, frame.seat) && sheet(s, frame.seat).hand_size > 0 &&
         s.battle.stayed < s.clans && is_on(s.options.late_cards);
}

// The end of the battle (R19).

bool is_won(const State& s, const Frame& /*frame*/, const Frame* /*below*/) {
  return s.battle.winner != kSpectator;
}
bool is_won_by_pillager(const State& s, const Frame& /*frame*/, const Frame* /*below*/) {
  return s.battle.winner == s.battle.pillager;
}
// R23: what the Leader's upgrade asks after a pillage, with or without a battle.
bool has_lord(const State& s, const Frame& frame, const Frame* below, Card lord) {
  const ClanSheet& clan = sheet(s, frame.seat);
  return frame.seat == s.battle.pillager && clan.leader == s.battle.where &&
         clan.slots[Slot::leader] == lord && (below->step == Step::battle_glory || s.battle.fighting.empty());
}
bool moves_the_leader(const State& s, const Frame& frame, const Frame* below) {
  return has_lord(s, frame, below, Card::lord_of_hammers);
}
bool takes_back(const State& s, const Frame& frame, const Frame* /*below*/) {
  return frame.seat == s.battle.winner && !table_cards(s, frame.seat).empty() && !s.battle.poisoned &&
         sheet(s, frame.seat).rage > 0 && has_upgrade(s, frame.seat, Card::tyrs_prowess);
}

// For a sacrifice, a quest, a card in battle, or a Lord.
bool raises_a_stat(const State& s, const Frame& frame, const Frame* below) {
  const Stats stats = stats_of(frame);
  if (stats.size() < 2 || raisable(s, frame.seat, stats) != stats) return false;
  if (below->step == Step::turn) return true;
  if (below->step == Step::score_quest) return frame.seat == below->seat;
  if (below->step == Step::lord)
    return frame.seat == s.battle.pillager && battle_text(s, frame.seat) == Text::grace;
  if (below->step == Step::count_dead)
    return frame.seat == s.battle.winner && battle_text(s, frame.seat) == Text::oath;
  return has_lord(s, frame, below, Card::lord_of_axes);
}

// R66: owners are asked in turn, from whom the cause says.
bool buries(const State& s, const Frame& frame, const Frame* below) {
  const Cause cause = s.dying.cause;
  if (below->step == Step::release_phase)
    return s.phase == Phase::ragnarok && cause == Cause::ragnarok && frame.seat == s.first;
  if (below->step == Step::offer_succor)
    return cause == Cause::invasion && frame.seat == below->seat && below->a == s.dying.where;
  if (frame.seat != s.battle.pillager) return false;
  if (below->step == Step::return_cards) return cause == Cause::defeat;
  return (cause == Cause::smite || cause == Cause::tide) && is_read(s, frame, below);
}
bool goes_round(const State& s, const Frame& frame, const Frame* below) {
  return frame.a < s.clans && seats_from(below->seat, frame.seat, s.clans) == (s.clans - frame.a) % s.clans;
}

}  // namespace

// clang-format off
constexpr std::array<StepRow<State>, kCountOf<Step>> kSteps = [] {
  using enum Step;
  using enum Whose;
  constexpr StepOperand place = one_of<Place, kProvinces>("place");
  return std::array<StepRow<State>, kCountOf<Step>>{{
    {begin_age, nobodys, {{}, true}, {}, sets_up},
    {gods_gifts},
    {draft_round, nobodys, {start_actions}, {}, deals},
    {start_actions, nobodys, {discard_phase}},
    {turn, somebodys, {discard_phase}, {}, takes_turns},
    {discard_phase, nobodys, {quest_phase}},
    {quest_phase, nobodys, {ragnarok_phase}},
    {score_quest, somebodys, {ragnarok_phase}, {number_of("left", kMaxClans)}, judges_quests},
    {ragnarok_phase, nobodys, {release_phase}},
    {release_phase, nobodys, {end_age}},
    {end_age, nobodys, {{}, true}},
    {end_game},
    {after_invade},
    {offer_succor, somebodys, {offer_thors_domain}, {place}, is_for_the_same},
    {offer_thors_domain, somebodys, {turn}, {place}},
    {call, somebodys, {after_call}},
    {after_call, nobodys, {turn}},
    {choose_cards},
    {reveal},
    {reveal_text, somebodys, {late_round, reveal_text}, {}, is_read_in_turn},
    {apply_tide, nobodys, {late_round, reveal_text}, {}, is_read},
    {late_round, somebodys, {totals}},
    {totals, nobodys, {turn}},
    {destroy_losers},
    {return_cards, nobodys, {turn}},
    {plunder},
    {grace},
    {lord, nobodys, {battle_glory}},
    {battle_glory, nobodys, {win_text}, {}, is_won_by_pillager},
    {win_text, nobodys, {count_dead}},
    {count_dead, nobodys, {steal}},
    {steal, nobodys, {winner_discards}},
    {winner_discards, nobodys, {battle_over}, {}, is_won},
    {battle_over, nobodys, {turn}},
    {blessing},
    {react, somebodys, {bury}, {number_of("left", kMaxClans)}, goes_round},
    {bury, somebodys, {release_phase, offer_succor, late_round, reveal_text, return_cards}, {}, buries},

    {nature_token, nobodys, {nature_ragnarok}, {number_of("laid", kOuterProvinces - 1)}},
    {nature_ragnarok, nobodys, {nature_destroy}, {number_of("told", kAges - 1)}, has_begun_on_top},
    {nature_destroy, nobodys, {begin_age, nature_first}, {number_of("lost")}, loses_provinces},
    {nature_first, nobodys, {begin_age}, {}, is_drawn},
    {nature_deal, nobodys, {draft_round}},

    {ask_draft, nobodys, {start_actions}, {}, drafts},
    {ask_action, somebodys, {turn}, {}, acts},
    {ask_march, somebodys, {turn}, {one_of<Place, kProvinces>("from"), one_of<Place, kProvinces>("to"), number_of("moved")}, marches},
    {ask_free_invade, somebodys, {turn}, {one_of<Card>("card")}, invades_for_nothing},
    {ask_succor, somebodys, {offer_thors_domain}, {place}, gets_succor},
    {ask_thors_domain, somebodys, {turn}, {place}, pillages_at_once},
    {ask_sacrifice, somebodys, {turn}, {one_of<Figure>("figure"), one_of<Place, kMapPlaces>("place")}, sacrifices},
    {ask_join, somebodys, {call}, {}, is_called},
    {ask_battle_card, nobodys, {turn}},
    {ask_raise_quest, somebodys, {late_round, reveal_text}, {}, raises_a_quest},
    {ask_tide, any, {apply_tide, ask_tide}, {}, spares},
    {ask_late, somebodys, {late_round}, {}, adds_a_late_card},
    {ask_react, somebodys, {react}, {}, comes_before},
    {ask_stat, somebodys, {turn, score_quest, lord, count_dead, battle_glory, battle_over}, {set_of<Stat>("stats")}, raises_a_stat},
    {ask_hammers, somebodys, {battle_glory, battle_over}, {}, moves_the_leader},
    {ask_prowess, somebodys, {battle_over}, {}, takes_back},
    {ask_blessing, somebodys, {turn}, {place}, is_blessed},
    {ask_discard, nobodys, {quest_phase}, {}, keeps_cards},
  }};
}();
// clang-format on
static_assert(in_order(kSteps));

}  // namespace ravenhall::blood_rage
