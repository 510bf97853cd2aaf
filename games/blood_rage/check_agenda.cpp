// The invariants of what is still to be done. The agenda is read from its bottom up, as the rules built it:
// first the rest of the Age, then the turn, then the action with all it set off, then the question that waits
// for an answer.
#include <utility>

#include "games/blood_rage/check.hpp"
#include "games/blood_rage/rules/actions.hpp"
#include "games/blood_rage/rules/aftermath.hpp"
#include "games/blood_rage/rules/draft.hpp"
#include "games/blood_rage/rules/invade.hpp"
#include "games/blood_rage/rules/pillage.hpp"

namespace ravenhall::blood_rage {

namespace {

class AgendaCheck {
 public:
  explicit AgendaCheck(const State& s) : s_(s) {}

  std::string run() {
    if (s_.phase == Phase::over) {
      need(s_.agenda.empty(), "The game is over, but something is still to be done.");
      need(s_.age == kAges, "The game is over before the third Age.");
    } else if (s_.agenda.empty()) {
      return "The agenda is empty, but the game is not over.";
    } else {
      const bool fits = phase() && at_ == s_.agenda.size();
      need(fits, "The agenda cannot be so: " + place_of_trouble() + ".");
    }
    return problem_.empty() ? check_moment(s_, now_) : std::move(problem_);
  }

 private:
  // Notes the complaint unless `fine`; gives whether all is well so far.
  bool need(bool fine, std::string complaint) {
    if (!fine && problem_.empty()) problem_ = std::move(complaint);
    return fine;
  }
  bool bad(std::string complaint) { return need(false, std::move(complaint)); }

  // Reading frames.

  const Frame& frame(std::size_t i) const { return s_.agenda.begin()[i]; }
  bool next_is(Step step) const { return at_ < s_.agenda.size() && frame(at_).step == step; }
  // The next frame, if it is this step; it must be for a clan at the table.
  const Frame* take(Step step) {
    if (!next_is(step)) return nullptr;
    const Frame& found = frame(at_++);
    return index(found.seat) < s_.clans ? &found : nullptr;
  }
  // The same for a step that needs to know nothing but the clan.
  const Frame* take_plain(Step step) {
    const Frame* found = take(step);
    return found != nullptr && *found == Frame{step, found->seat, 0, 0, 0} ? found : nullptr;
  }
  // The next frame is exactly this one.
  bool take_frame(const Frame& wanted) {
    if (at_ >= s_.agenda.size() || !(frame(at_) == wanted)) return false;
    ++at_;
    return true;
  }
  bool take_frame(Step step, Seat seat = {}, int a = 0) {
    return take_frame(Frame{step, seat, static_cast<std::uint8_t>(a), 0, 0});
  }
  std::string place_of_trouble() const {
    if (at_ >= s_.agenda.size()) return "something is missing at its top";
    return "\"" + std::string(name_of(frame(at_).step)) + "\" or a step near it is out of place";
  }

  // The rest of the Age.

  bool phase() {
    switch (s_.phase) {
      case Phase::setup: return setup();
      case Phase::gods_gifts: return rest_of_age(6) && gifts();
      case Phase::action: return rest_of_age(5) && action();
      case Phase::discard: return rest_of_age(4) && discard();
      case Phase::quest: return rest_of_age(3) && quest();
      case Phase::ragnarok: return rest_of_age(2) && dying_from(s_.first, Cause::ragnarok);
      default: return bad("Nothing is asked in this phase.");
    }
  }

  bool rest_of_age(int count) {
    constexpr std::array<Step, 6> steps{Step::end_age,     Step::release_phase, Step::ragnarok_phase,
                                        Step::quest_phase, Step::discard_phase, Step::start_actions};
    for (int i = 0; i < count; ++i) {
      if (!take_frame(steps[static_cast<std::size_t>(i)])) return false;
    }
    return true;
  }

  bool setup() {
    if (!need(s_.age == 1, "The set-up is over after Age 1 began.") || !take_frame(Step::begin_age))
      return false;
    const bool drawn = s_.options.first_player == FirstPlayer::random;
    const bool first = drawn && take_frame(Step::nature_first);
    if (at_ == s_.agenda.size()) return first;
    if (drawn && !first) return false;
    if (counted(Step::nature_destroy, kDestroyedAtStart[s_.clans])) return true;
    if (!take_frame(Step::nature_destroy)) return false;
    if (counted(Step::nature_ragnarok, kAges)) return true;
    return take_frame(Step::nature_ragnarok) && counted(Step::nature_token, kOuterProvinces);
  }
  // The step on top, with a count that is not at its end yet.
  bool counted(Step step, int end) {
    if (at_ + 1 != s_.agenda.size() || frame(at_).a >= end) return false;
    return take_frame(step, {}, frame(at_).a);
  }

  bool gifts() {
    if (take_frame(Step::draft_round)) {
      need(s_.dealt < kDealt * s_.clans && s_.round == 0, "Cards are dealt after the deal is over.");
      return take_frame(Step::nature_deal);
    }
    need(s_.dealt == kDealt * s_.clans && drafted_age(s_, s_.age), "Nobody can draft now.");
    now_.together = Step::ask_draft;
    return take_frame(Step::ask_draft);
  }

  bool discard() {
    need(s_.age < kAges, "Nobody keeps a card in the last Age.");
    now_.together = Step::ask_discard;
    return take_frame(Step::ask_discard);
  }

  // R61: clan by clan from the first player; those before have no quests left.
  bool quest() {
    const Frame* score = take(Step::score_quest);
    if (score == nullptr || score->a < 1 || score->a > s_.clans) return false;
    const int judged = s_.clans - score->a;
    for (int i = 0; i < judged; ++i) {
      const Seat before = seat_at((index(s_.first) + i) % s_.clans);
      need(sheet(s_, before).quests.empty(), "Quests of " + seat_name(before) + " were passed over.");
    }
    const Seat seat = seat_at((index(s_.first) + judged) % s_.clans);
    return *score == Frame{Step::score_quest, seat, score->a, 0, 0} && ask_stat(seat);
  }

  // Questions that stand alone.

  bool ask_stat(Seat seat) {
    const Frame* ask = take(Step::ask_stat);
    if (ask == nullptr || ask->seat != seat || ask->b != 0 || ask->c != 0) return false;
    const Stats stats = ask->a;
    return need(stats.size() >= 2 && raisable(s_, seat, stats) == stats && kAnyStat.has_all(stats),
                "The stats that " + seat_name(seat) + " may raise are wrong.");
  }

  bool ask_action(const Frame& turn) {
    const Frame* ask = take_plain(Step::ask_action);
    if (ask == nullptr || turn.seat != left_of(s_, ask->seat)) return false;
    need(may_act(s_, ask->seat), "It is the turn of " + seat_name(ask->seat) + ", which may not act.");
    return need(!all_pillaged(s_), "It is somebody's turn, but every province is pillaged.");
  }

  bool ask_march(const Frame& turn) {
    const Frame* ask = take(Step::ask_march);
    if (ask == nullptr || turn.seat != left_of(s_, ask->seat)) return false;
    const Place from = place_at(ask->a);
    const Place to = place_at(ask->b);
    const bool fine = ask->a < kProvinces && ask->b < kProvinces && from != to && !destroyed(s_, from) &&
                      has_room(s_, to) && can_march(s_, ask->seat, from);
    return need(fine && ask->c <= figures_at_all(ask->seat, to), "The march cannot go on.");
  }
  int figures_at_all(Seat seat, Place place) const {
    int count = 0;
    for (int i = 0; i < kFigures; ++i) count += figures_at(s_, seat, static_cast<Figure>(i), place);
    return count;
  }

  bool ask_free_invade(const Frame& turn) {
    const Frame* ask = take(Step::ask_free_invade);
    if (ask == nullptr || turn.seat != left_of(s_, ask->seat) || ask->b != 0 || ask->c != 0) return false;
    bool any = false;
    if (is_card(card_at(ask->a)) && has_upgrade(s_, ask->seat, card_at(ask->a))) {
      any = !free_invaders(s_, ask->seat, card_at(ask->a)).empty();
    }
    return need(any, "No figure of " + seat_name(ask->seat) + " can Invade for nothing.");
  }

  bool ask_sacrifice(const Frame& turn) {
    const Frame* ask = take(Step::ask_sacrifice);
    if (ask == nullptr || turn.seat != left_of(s_, ask->seat) || ask->c != 0) return false;
    const bool fine = ask->a < kFigures && ask->b < kMapPlaces &&
                      figures_at(s_, ask->seat, static_cast<Figure>(ask->a), place_at(ask->b)) > 0 &&
                      has_upgrade(s_, ask->seat, Card::friggas_sacrifice) &&
                      figures_on_map(s_, ask->seat) >= 2;
    return need(fine, "The sacrifice of " + seat_name(ask->seat) + " cannot be.");
  }

  // A question whose only operand is a province.
  const Frame* ask_there(Step step) {
    const Frame* ask = take(step);
    return ask == nullptr || ask->a >= kProvinces || ask->b != 0 || ask->c != 0 ? nullptr : ask;
  }

  bool ask_warrior(Step step, Card upgrade) {
    const Frame* ask = ask_there(step);
    if (ask == nullptr) return false;
    return need(has_upgrade(s_, ask->seat, upgrade) && may_add_warrior(s_, ask->seat, place_at(ask->a)),
                "No warrior of " + seat_name(ask->seat) + " can come to " + quoted(place_at(ask->a)) + ".");
  }

  bool ask_thors_domain() {
    const Frame* ask = ask_there(Step::ask_thors_domain);
    if (ask == nullptr) return false;
    return need(may_use_thors_domain(s_, ask->seat, place_at(ask->a)),
                "Thor's Domain is of no use to " + seat_name(ask->seat) + ".");
  }

  // An action and what it set off.

  bool action() {
    const Frame* turn = take_plain(Step::turn);
    if (turn == nullptr || at_ == s_.agenda.size()) return false;
    switch (frame(at_).step) {
      case Step::ask_action: return ask_action(*turn);
      case Step::ask_march: return ask_march(*turn);
      case Step::ask_free_invade: return ask_free_invade(*turn);
      case Step::ask_sacrifice: return ask_sacrifice(*turn);
      case Step::ask_stat: return ask_stat(frame(at_).seat);
      case Step::offer_thors_domain: return invaded();
      case Step::ask_thors_domain: return ask_thors_domain();
      case Step::ask_blessing: return ask_warrior(Step::ask_blessing, Card::lokis_blessing);
      case Step::after_call: return call();
      case Step::ask_battle_card:
        now_.stage = Stage::cards;
        now_.together = Step::ask_battle_card;
        return take_frame(Step::ask_battle_card);
      case Step::totals: return texts();
      case Step::return_cards:
        now_.stage = Stage::defeat;
        return take_frame(Step::return_cards) && dying_from(s_.battle.pillager, Cause::defeat);
      case Step::battle_over: return aftermath();
      default: return false;
    }
  }

  // R65
  bool invaded() {
    const Frame* domain = ask_there(Step::offer_thors_domain);
    if (domain == nullptr) return false;
    if (next_is(Step::ask_succor)) {
      const Frame& ask = frame(at_);
      return ask.seat == domain->seat && ask.a == domain->a &&
             ask_warrior(Step::ask_succor, Card::friggas_succor);
    }
    return take_frame(Step::offer_succor, domain->seat, domain->a) &&
           dying_from(domain->seat, Cause::invasion) && s_.dying.where == place_at(domain->a);
  }

  bool call() {
    now_.stage = Stage::call;
    if (!take_frame(Step::after_call)) return false;
    const Frame* call = take(Step::call);
    const Frame* ask = call == nullptr ? nullptr : take_plain(Step::ask_join);
    if (ask == nullptr || *call != Frame{Step::call, left_of(s_, ask->seat), 0, 0, 0}) return false;
    if (s_.battle.where == Place::box) return true;  // check_battle complains
    return need(has_room(s_, s_.battle.where) && can_join(s_, ask->seat) && s_.battle.stayed < s_.clans,
                "No figure of " + seat_name(ask->seat) + " can answer the call.");
  }

  // How far from the pillager a clan sits, clockwise.
  int turns_after_pillager(Seat seat) const {
    return (index(seat) - index(s_.battle.pillager) + s_.clans) % s_.clans;
  }

  // R1, R8
  bool texts() {
    now_.stage = Stage::texts;
    if (!take_frame(Step::totals)) return false;
    const Frame* late = take_plain(Step::late_round);
    if (late == nullptr) return false;
    if (next_is(Step::ask_late)) return ask_late(late->seat);
    if (late->seat != s_.battle.pillager) return false;
    int last = s_.clans;  // texts are read from the pillager on; what lies deeper comes later
    while (next_is(Step::reveal_text)) {
      const Frame* text = take_plain(Step::reveal_text);
      if (text == nullptr || !fights(s_, text->seat) || turns_after_pillager(text->seat) >= last)
        return false;
      last = turns_after_pillager(text->seat);
    }
    if (next_is(Step::apply_tide)) return tide();
    if (next_is(Step::bury)) {
      return dying_from(s_.battle.pillager, s_.dying.cause == Cause::tide ? Cause::tide : Cause::smite);
    }
    const Frame* ask = take_plain(Step::ask_raise_quest);
    return ask != nullptr && turns_after_pillager(ask->seat) < last && fights(s_, ask->seat) &&
           need(raised_quest_bonus(s_, ask->seat) > 0 && s_.battle.raised[ask->seat] == 0,
                "No quest of " + seat_name(ask->seat) + " can be raised.");
  }

  bool ask_late(Seat then) {
    const Frame* ask = take_plain(Step::ask_late);
    if (ask == nullptr || then != left_of(s_, ask->seat)) return false;
    return need(fights(s_, ask->seat) && sheet(s_, ask->seat).hand_size > 0 && s_.battle.stayed < s_.clans &&
                    is_on(s_.options.late_cards),
                "Nobody can ask " + seat_name(ask->seat) + " for a late card.");
  }

  // R13: who has a choice still to make; from the pillager on, or all at once.
  bool tide() {
    now_.tide = true;
    if (!take_frame(Step::apply_tide) || s_.battle.where == Place::box) return false;
    if (s_.options.tide_choice == TideChoice::simultaneous) {
      now_.together = Step::ask_tide;
      return take_frame(Step::ask_tide, kNature);
    }
    int last = s_.clans;
    int asked = 0;
    while (next_is(Step::ask_tide)) {
      const Frame* ask = take_plain(Step::ask_tide);
      if (ask == nullptr || turns_after_pillager(ask->seat) >= last || !fights(s_, ask->seat)) return false;
      last = turns_after_pillager(ask->seat);
      now_.to_spare.add(ask->seat);
      ++asked;
    }
    return asked > 0;
  }

  // R19
  bool aftermath() {
    now_.stage = s_.battle.fighting.empty() ? Stage::unopposed : Stage::aftermath;
    const Seat pillager = s_.battle.pillager;
    if (!take_frame(Step::battle_over)) return false;
    if (now_.stage == Stage::unopposed) return lord(pillager);
    const Seat winner = s_.battle.winner;
    if (winner == kSpectator) return bad("Nobody won the battle, so nobody has anything to choose after it.");
    if (next_is(Step::ask_prowess)) return take_frame(Step::ask_prowess, winner) && prowess(winner);
    if (!take_frame(Step::winner_discards) || !take_frame(Step::steal) || !take_frame(Step::count_dead))
      return false;
    if (next_is(Step::ask_stat)) return battle_text(s_, winner) == Text::oath && ask_stat(winner);
    if (!take_frame(Step::win_text) || !take_frame(Step::battle_glory) || winner != pillager) return false;
    if (take_frame(Step::lord)) return battle_text(s_, pillager) == Text::grace && ask_stat(pillager);
    return lord(pillager);
  }

  // R23: what the Leader's upgrade asks after a pillage.
  bool lord(Seat pillager) {
    const ClanSheet& clan = sheet(s_, pillager);
    if (clan.leader != s_.battle.where) return false;
    if (take_frame(Step::ask_hammers, pillager)) return clan.slots[Slot::leader] == Card::lord_of_hammers;
    return clan.slots[Slot::leader] == Card::lord_of_axes && ask_stat(pillager);
  }

  bool prowess(Seat winner) {
    const bool any = !table_cards(s_, winner).empty();
    return need(any && !s_.battle.poisoned && sheet(s_, winner).rage > 0 &&
                    has_upgrade(s_, winner, Card::tyrs_prowess),
                "Of " + seat_name(winner) + " no card can be taken back.");
  }

  // R66: owners are asked in turn from `start`.
  bool dying_from(Seat start, Cause cause) {
    now_.dying = cause;
    if (!take_frame(Step::bury, start)) return false;
    const Frame* react = take(Step::react);
    const Frame* ask = react == nullptr ? nullptr : take_plain(Step::ask_react);
    if (ask == nullptr) return false;
    const int asked = (index(ask->seat) - index(start) + s_.clans) % s_.clans;
    const auto left = static_cast<std::uint8_t>(s_.clans - 1 - asked);
    return *react == Frame{Step::react, left_of(s_, ask->seat), left, 0, 0};
  }

  const State& s_;
  std::size_t at_ = 0;
  std::string problem_;
  Moment now_;
};

}  // namespace

std::string check_agenda(const State& s) { return AgendaCheck(s).run(); }

}  // namespace ravenhall::blood_rage
