// Whether a clan comes when it is called to a battle, and with what, as it can be learned from what those who
// search answer (ravenhall learn --answers).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

#include "games/blood_rage/judgement/clan_worth.hpp"
#include "games/blood_rage/judgement/stakes.hpp"
#include "games/blood_rage/rules/battle.hpp"
#include "games/blood_rage/verbs.hpp"
#include "kernel/enums.hpp"

namespace ravenhall::blood_rage::judgement {

enum class AnswerFeature : std::uint8_t {
  hope,    // what Stakes makes of the battle after it, in Glory
  chance,  // to win it, with this figure
  // Of whoever stays away:
  stays,
  fights_already,
  pillages,
  rivals,
  prize,
  stands,  // the chance as it stands
  unopposed,
  rage,
  // Of a figure that comes:
  strength,
  loss,
  ship,
  leader,
  leaves_open,      // where there is something to pillage
  leaves_strength,  // that stood there with it
  leaves_doomed,    // from where Ragnarök will come
  to_doomed,
  stays_in_age,
  count = stays_in_age + kAges,
};
inline constexpr std::size_t kAnswerFeatures = static_cast<std::size_t>(AnswerFeature::count);

std::string answer_name(std::size_t feature);

// A clan is called to a battle. Only the open table and its own sheet count.
class Call {
 public:
  // Expects `seat` to be asked whether it joins.
  Call(const State& s, Seat seat) : s_(s), seat_(seat), stakes_(s, seat) {}

  // Calls add(feature, value) for what speaks for and against an answer, always in the same order.
  template <class Add>
  void count(Action answer, Add&& add) const {
    const auto tell = [&](AnswerFeature feature, double value) {
      if (value != 0) add(static_cast<std::size_t>(feature), value);
    };
    if (verb_of(answer) == Verb::join) {
      count_joiner(answer.a, answer.b, tell);
    } else {
      count_staying(tell);
      add(static_cast<std::size_t>(AnswerFeature::stays_in_age) + s_.age - 1U, 1.0);
    }
  }

 private:
  // What is far off counts no more than what is clear.
  static double within(double glory) { return std::clamp(glory, -12.0, 12.0); }

  void count_staying(const auto& tell) const {
    using enum AnswerFeature;
    tell(hope, within(stakes_.as_it_stands()));
    tell(stays, 1);
    tell(fights_already, figures_fighting(s_, seat_, s_.battle.where) > 0 ? 1 : 0);
    tell(pillages, s_.battle.pillager == seat_ ? 1 : 0);
    tell(rivals, stakes_.rivals());
    tell(prize, stakes_.prize());
    tell(stands, stakes_.chance_as_it_stands());
    tell(unopposed, stakes_.unopposed() ? 1 : 0);
    tell(rage, sheet(s_, seat_).rage);
  }
  void count_joiner(Place from, Figure figure, const auto& tell) const {
    using enum AnswerFeature;
    tell(hope, within(stakes_.with_joiner(figure)));
    tell(chance, stakes_.chance_with(figure));
    tell(AnswerFeature::strength, figure_strength(s_, seat_, figure, s_.battle.where));
    tell(loss, figure_loss(s_, seat_, figure));
    tell(ship, is_ship(figure) ? 1 : 0);
    tell(leader, figure == Figure::leader ? 1 : 0);
    const Place doomed = s_.doom[s_.age - 1];
    if (from < Place{kProvinces}) {
      tell(leaves_open, s_.tokens[from] != Reward::none ? 1 : 0);
      tell(leaves_strength, blood_rage::strength(s_, seat_, from));
      tell(leaves_doomed, from == doomed ? 1 : 0);
    }
    tell(to_doomed, s_.battle.where == doomed ? 1 : 0);
  }

  const State& s_;
  Seat seat_;
  Stakes stakes_;
};

}  // namespace ravenhall::blood_rage::judgement
