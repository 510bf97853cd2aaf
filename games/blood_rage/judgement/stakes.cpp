#include "games/blood_rage/judgement/stakes.hpp"

#include <algorithm>
#include <array>

#include "games/blood_rage/judgement/board.hpp"
#include "games/blood_rage/judgement/cards.hpp"
#include "games/blood_rage/judgement/clan_worth.hpp"
#include "games/blood_rage/rules/battle.hpp"
#include "games/blood_rage/rules/table.hpp"

namespace ravenhall::blood_rage::judgement {

namespace {

// The bonus one can expect of an unknown hand, by Age: most battles see a +2 to +5.
constexpr std::array<double, kAges> kUsualBonus{2.2, 2.7, 2.9};
constexpr double kCardSpread = 1.8;  // and how far it is off
constexpr double kCallSpread = 2.6;  // before all figures have come
constexpr double kDenial = 0.35;     // keeping a reward from another clan, against taking it oneself

}  // namespace

Stakes::Stakes(const State& s, Seat seat, Place where) : s_(s), seat_(seat), where_(where) {
  const ClanSheet& clan = sheet(s, seat);
  const double usual = kUsualBonus[s.age - 1];
  for (const Seat enemy : seats(s)) {
    const int count = figures_fighting(s, enemy, where);
    if (enemy == seat || (count == 0 && !fights(s, enemy))) continue;
    const double bonus = sheet(s, enemy).hand_size > 0 ? usual : 0.0;
    ++rivals_;
    enemy_figures_ += count;
    enemy_bonus_ = std::max(enemy_bonus_, bonus);
    enemy_ = std::max(enemy_, strength(s, enemy, where) + bonus);
  }
  if (rivals_ > 1) enemy_ += 0.5 * (rivals_ - 1);  // one of them will surprise
  own_ = strength(s, seat, where);
  own_figures_ = figures_fighting(s, seat, where);
  for (const Card card : clan.hand.types()) best_card_ = std::max<double>(best_card_, battle_bonus(s, card));
  best_card_ *= kWeights.card_use;

  const double reward = reward_worth(s, seat, s.tokens[where]);
  prize_ = stat_value(s, seat, Stat::axes) + (s.battle.pillager == seat ? reward : kDenial * reward);
  for (const Figure figure : figures_in_and_beside(s, seat, where)) {
    const Place at = is_ship(figure) ? fjord_of(where) : where;
    for (int left = figures_at(s, seat, figure, at); left > 0; --left)
      at_risk_ += figure_loss(s, seat, figure);
  }
}

double Stakes::win_with(double own_total, double spread) const {
  return chance((own_total - enemy_ - 0.3) / spread);  // a tie is lost
}

double Stakes::chance_as_it_stands() const { return win_with(own_ + best_card_, kCallSpread); }

double Stakes::chance_with(Figure figure) const {
  return win_with(own_ + figure_strength(s_, seat_, figure, where_) + best_card_, kCallSpread);
}

double Stakes::expect(double own_total, double win_bonus, double loss_bonus, double more_at_risk,
                      double spread) const {
  const double win = win_with(own_total, spread);
  return win * (prize_ + win_bonus) + (1.0 - win) * (loss_bonus - at_risk_ - more_at_risk);
}

double Stakes::as_it_stands() const {
  if (rivals_ == 0) return s_.battle.pillager == seat_ ? prize_ - stat_value(s_, seat_, Stat::axes) : 0.0;
  if (own_figures_ == 0) return 0;
  return expect(own_ + best_card_, 0, 0, 0, kCallSpread);
}

double Stakes::with_joiner(Figure figure) const {
  const double more = figure_loss(s_, seat_, figure);
  if (rivals_ == 0) return as_it_stands() - 0.1;  // nobody to fight
  return expect(own_ + figure_strength(s_, seat_, figure, where_) + best_card_, 0, 0, more, kCallSpread);
}

double Stakes::with_card(Card card) const {
  const CardRow& printed = row(card);
  double total = own_ + battle_bonus(s_, card);
  double win_bonus = -worth_of(card).text * (s_.age < kAges ? 0.7 : 0.5);  // the winner's card is gone
  double loss_bonus = 0;
  if (printed.kind == Kind::quest) {
    total += has_upgrade(s_, seat_, Card::tyrs_wrath) ? 5 : has_upgrade(s_, seat_, Card::tyrs_domain) ? 3 : 0;
    win_bonus = -0.5 * printed.value;  // a quest won with is a quest lost
  } else if (is_upgrade(printed.kind)) {
    win_bonus = -0.5 * worth_of(card).draft;
  }
  switch (printed.text) {
    case Text::sight: total += enemy_bonus_; break;
    case Text::smite: total += 0.7; break;
    case Text::tide: total += 0.6 * (enemy_figures_ - own_figures_); break;
    case Text::grace: win_bonus += s_.battle.pillager == seat_ ? best_step_worth(s_, seat_) : 0.0; break;
    case Text::hammer: win_bonus += 3; break;
    case Text::oath: win_bonus += best_step_worth(s_, seat_); break;
    case Text::ascension: win_bonus += 3 + 3 * kWeights.rage; break;
    case Text::trickery: loss_bonus += 2 * kWeights.rage; break;
    case Text::backstab: loss_bonus += 3; break;
    case Text::poison: loss_bonus += 2; break;
    case Text::judgement:
      win_bonus += 2 * enemy_figures_;
      loss_bonus += 2 * own_figures_;
      break;
    case Text::watch:
      total += best_card_;  // another card follows
      win_bonus += enemy_bonus_ * rivals_;
      loss_bonus += enemy_bonus_ * rivals_;
      break;
    default: break;
  }
  return expect(total, win_bonus, loss_bonus, 0, kCardSpread);
}

}  // namespace ravenhall::blood_rage::judgement
