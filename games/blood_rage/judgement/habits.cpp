#include "games/blood_rage/judgement/habits.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "games/blood_rage/blood_rage.hpp"
#include "games/blood_rage/judgement/answered.hpp"
#include "games/blood_rage/judgement/answers.hpp"
#include "games/blood_rage/judgement/board.hpp"
#include "games/blood_rage/judgement/cards.hpp"
#include "games/blood_rage/judgement/clan_worth.hpp"
#include "games/blood_rage/judgement/stakes.hpp"
#include "games/blood_rage/rules/battle.hpp"
#include "games/blood_rage/verbs.hpp"
#include "kernel/best_legal.hpp"
#include "kernel/softmax.hpp"

namespace ravenhall::blood_rage::judgement {

namespace {

// Of all legal actions the one after which the clan itself stands best; what others think of it is left out.
Action best_for_clan(const State& s, Seat seat, Board& board) {
  ActionList legal;
  BloodRage::legal(s, seat, legal);
  if (legal.size() == 1) return legal[0];
  return best_of(legal, [&](Action action) {
    State after = s;
    NoEvents none;
    BloodRage::apply(after, seat, action, none);
    board.look(after, seat);
    return clan_worth(board, seat);
  });
}

// Cards are played by what they promise, with some whim, so that nobody can count on it.
Action play_battle_card(const State& s, Seat seat, Rng& rng) {
  constexpr double kWhim = 2.0;
  const Stakes stakes(s, seat);
  return best_legal<BloodRage>(
      s, seat, [&](Action action) { return stakes.with_card(action.a) + kWhim * rng.unit(); });
}

// Joins when that makes the battle worth more to the clan than it is now.
Action answer_call(const State& s, Seat seat, Rng& rng) {
  constexpr double kWhim = 1.0;
  const Stakes stakes(s, seat);
  const double now = stakes.as_it_stands();
  return best_legal<BloodRage>(s, seat, [&](Action action) {
    if (verb_of(action) == Verb::decline) return now + kWhim * rng.unit();
    return stakes.with_joiner(action.b) + kWhim * rng.unit();
  });
}

// Adds cards only if they can turn the battle: the smallest that is enough.
Action add_late(const State& s, Seat seat) {
  int rival = 0;
  for (const Seat enemy : opponents(s, seat)) {
    rival = std::max(rival, strength(s, enemy, s.battle.where) + card_bonus(s, enemy));
  }
  const int missing = rival + 1 - strength(s, seat, s.battle.where) - card_bonus(s, seat);
  int all = 0;
  for (const Card card : sheet(s, seat).hand) all += row(card).text == Text::late ? battle_bonus(s, card) : 0;
  const bool add = missing > 0 && all >= missing;
  return best_legal<BloodRage>(s, seat, [&](Action action) {
    if (verb_of(action) == Verb::decline) return add ? 0.0 : 100.0;
    const int bonus = battle_bonus(s, action.a);
    return bonus >= missing ? 50.0 - bonus : 10.0 + bonus;
  });
}

Action save_figures(const State& s, Seat seat) {
  const double rage = s.phase == Phase::action ? kWeights.rage : 0.0;
  const bool for_battle = s.dying.cause == Cause::smite || s.dying.cause == Cause::tide;
  return best_legal<BloodRage>(s, seat, [&](Action action) {
    if (verb_of(action) == Verb::retreat) return 10.0;
    if (verb_of(action) == Verb::done) return 0.0;
    return figure_loss(s, seat, action.a) - rage + (for_battle ? 1.0 : 0.0);
  });
}

Action take_back_cards(const State& s, Seat seat) {
  return best_legal<BloodRage>(s, seat, [&](Action action) {
    return verb_of(action) == Verb::take_back ? worth_of(action.a).text : kWeights.rage + 1.0;
  });
}

// Comes, or stays away, as often as those who search do.
Action answer_call_as_learned(const State& s, Seat seat, Rng& rng) {
  ActionList legal;
  BloodRage::legal(s, seat, legal);
  const Call call(s, seat);
  std::array<double, ActionList::kCapacity> chances;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    double sum = 0;
    call.count(legal[i], [&](std::size_t feature, double value) {
      sum += value * static_cast<double>(kAnswered[feature][0][0]);
    });
    chances[i] = sum;
  }
  softmax(std::span<double>(chances.data(), legal.size()));
  double luck = rng.unit();
  for (std::size_t i = 0; i + 1 < legal.size(); ++i) {
    luck -= chances[i];
    if (luck < 0) return legal[i];
  }
  return legal[legal.size() - 1];
}

}  // namespace

Action learned_habit(const State& s, Seat seat, Rng& rng, Board& board) {
  if (s.agenda.top().step == Step::ask_join) return answer_call_as_learned(s, seat, rng);
  return habit(s, seat, rng, board);
}

Action habit(const State& s, Seat seat, Rng& rng, Board& board) {
  switch (s.agenda.top().step) {
    case Step::ask_battle_card: return play_battle_card(s, seat, rng);
    case Step::ask_join: return answer_call(s, seat, rng);
    case Step::ask_late: return add_late(s, seat);
    case Step::ask_tide:
      return best_legal<BloodRage>(
          s, seat, [&](Action action) { return figure_strength(s, seat, action.a, s.battle.where); });
    case Step::ask_react: return save_figures(s, seat);
    case Step::ask_prowess: return take_back_cards(s, seat);
    case Step::ask_thors_domain: {
      const bool alone = Stakes(s, seat, s.agenda.top().a).unopposed();
      return alone ? act(Verb::pillage, s.agenda.top().a) : act(Verb::decline);
    }
    case Step::ask_succor:
    case Step::ask_blessing:
    case Step::ask_raise_quest: return act(Verb::accept);
    case Step::ask_draft:
      return best_legal<BloodRage>(s, seat,
                                   [&](Action action) { return draft_choice_worth(s, seat, action); });
    case Step::ask_discard:
      return best_legal<BloodRage>(s, seat, [&](Action action) {
        return verb_of(action) == Verb::save ? keep_worth(s, seat, action.a) : 0.0;
      });
    case Step::ask_march:
    case Step::ask_free_invade:
    case Step::ask_sacrifice:
    case Step::ask_stat:
    case Step::ask_hammers:
      return best_for_clan(s, seat, board);
      // clang-format off: not in the middle of something
    case Step::ask_action:
    case Step::begin_age: case Step::gods_gifts: case Step::draft_round: case Step::start_actions:
    case Step::turn: case Step::discard_phase: case Step::quest_phase: case Step::score_quest:
    case Step::ragnarok_phase: case Step::release_phase: case Step::end_age: case Step::end_game:
    case Step::after_invade: case Step::offer_succor: case Step::offer_thors_domain: case Step::call:
    case Step::after_call: case Step::choose_cards: case Step::reveal: case Step::reveal_text:
    case Step::apply_tide: case Step::late_round: case Step::totals: case Step::destroy_losers:
    case Step::return_cards: case Step::plunder: case Step::grace: case Step::lord:
    case Step::battle_glory: case Step::win_text: case Step::count_dead: case Step::steal:
    case Step::winner_discards: case Step::battle_over: case Step::blessing: case Step::react:
    case Step::bury: case Step::nature_token: case Step::nature_ragnarok: case Step::nature_destroy:
    case Step::nature_first: case Step::nature_deal: break;
      // clang-format on
  }
  ActionList legal;
  BloodRage::legal(s, seat, legal);
  return legal[rng.below(legal.size())];
}

}  // namespace ravenhall::blood_rage::judgement
