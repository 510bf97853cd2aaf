// The invariants of the moment: the battle, the dying and the secret choices must be what the agenda says.
#include <algorithm>
#include <string_view>
#include <utility>

#include "games/blood_rage/check.hpp"
#include "games/blood_rage/rules/aftermath.hpp"
#include "games/blood_rage/rules/draft.hpp"
#include "kernel/steps.hpp"

namespace ravenhall::blood_rage {

namespace {

// How far a pillage has come.
enum class Stage : std::uint8_t { none, call, cards, texts, defeat, aftermath, unopposed };

Stage stage_of(const State& s) {
  if (waits(s, Step::after_call)) return Stage::call;
  if (waits(s, Step::ask_battle_card)) return Stage::cards;
  if (waits(s, Step::totals)) return Stage::texts;
  if (waits(s, Step::return_cards)) return Stage::defeat;
  if (!waits(s, Step::battle_over)) return Stage::none;
  return s.battle.fighting.empty() ? Stage::unopposed : Stage::aftermath;
}

class MomentCheck {
 public:
  explicit MomentCheck(const State& s) : s_(s), stage_(stage_of(s)), tide_(waits(s, Step::apply_tide)) {}

  std::string run() {
    check_dying();
    if (problem_.empty()) check_battle();
    if (problem_.empty()) check_choices();
    return std::move(problem_);
  }

 private:
  // Notes the complaint unless `fine`; gives whether it is.
  bool need(bool fine, std::string_view complaint) {
    if (!fine && problem_.empty()) problem_ = complaint;
    return fine;
  }

  void check_dying() {
    const Dying& dying = s_.dying;
    if (!waits(s_, Step::bury)) {
      need(dying == Dying{}, "Figures are dying, but nobody is asked about it.");
      return;
    }
    if (!need(is_province(dying.where), "Figures are dying in no province.")) return;
    if (dying.cause == Cause::ragnarok) {
      need(dying.where == s_.doom[s_.age - 1], "Ragnarok burns the wrong province.");
    } else if (dying.cause != Cause::invasion) {
      need(dying.where == s_.battle.where, "Figures are dying outside the battle.");
    }
    for (const Seat seat : dying.warriors.keys()) check_dying_of(seat);
    const Seat asked = s_.agenda.top().seat;
    need(may_react(s_, asked), "Nothing of " + seat_name(asked) + " can be saved.");
  }

  void check_dying_of(Seat seat) {
    const Dying& dying = s_.dying;
    const Figures others = dying.others[seat];
    if (index(seat) >= s_.clans) {
      need(dying.warriors[seat] == 0 && others.empty(), "Figures of an unused clan are dying.");
      return;
    }
    bool there = dying.warriors[seat] <= sheet(s_, seat).warriors[dying.where];
    for (const Figure figure : others) {
      const Place place = is_ship(figure) ? fjord_of(dying.where) : dying.where;
      there = there && is_figure(figure) && figure != Figure::warrior && on_map(place) &&
              figures_at(s_, seat, figure, place) > 0;
    }
    need(there, "Figures of " + seat_name(seat) + " are dying that are not there.");
  }

  void check_battle() {
    const Battle& b = s_.battle;
    if (stage_ == Stage::none) {
      need(b.where == Place::box, "A battle is going on, but nothing is to be done in it.");
      return;
    }
    if (!need(b.where != Place::box, "The agenda speaks of a battle that is not there.")) return;
    need(!destroyed(s_, b.where), "The battle is in a province that is destroyed.");
    const bool looted = stage_ == Stage::unopposed || (stage_ == Stage::aftermath && b.winner == b.pillager);
    if (looted) {
      need(pillaged(s_, b.where), "The province was won, but is not pillaged.");
    } else {
      need(pillaged(s_, b.where) == b.challenge, "The target of the pillage is not fit for it.");
    }
    check_fighters();
    check_battle_cards();
    check_result();
    check_spared();
  }

  void check_fighters() {
    const Battle& b = s_.battle;
    if (stage_ == Stage::call || stage_ == Stage::unopposed) {
      need(b.fighting.empty(), "Somebody fights, but there is no battle yet.");
      need(figures_fighting(s_, b.pillager, b.where) > 0, "The pillager has no figure there.");
    } else {
      need(fights(s_, b.pillager) && b.fighting.size() > 1, "Too few clans fight.");
    }
    need(!is_on(s_.options.call_rejoin) || b.out.empty(),
         "Somebody may not join any more, against the options.");
    need(!b.valkyrie || fights(s_, s_.monsters[Figure::valkyrie].owner),
         "The Valkyrie does not fight in this battle.");
    for (const Seat seat : b.card.keys()) {
      const bool idle = b.card[seat] == Card::none && b.raised[seat] == 0 && b.late[seat].empty() &&
                        b.destroyed[seat] == 0 && b.total[seat] == 0 && b.spared[seat] == Figure::none;
      need(idle || fights(s_, seat), "Something is noted about a clan that does not fight.");
      need(b.destroyed[seat] == 0 || stage_ >= Stage::texts, "Figures fell before the battle began.");
    }
    need(b.fighting.has_all(b.voided), "The text of a card that is not there is void.");
  }

  // Stages after the reveal.
  bool revealed() const {
    return stage_ == Stage::texts || stage_ == Stage::defeat || stage_ == Stage::aftermath;
  }

  void check_battle_cards() {
    const Battle& b = s_.battle;
    need(b.open == revealed(), "The battle cards are open too early or hidden too long.");
    need(revealed() || b.voided.empty(), "A text is void before the cards are shown.");
    for (const Seat seat : seats(s_)) {
      need(revealed() || (table_cards(s_, seat).empty() && b.raised[seat] == 0),
           "A battle card lies there too early.");
      const bool may_be_gone =
          stage_ == Stage::aftermath && seat == b.winner;  // bought back by Tyr's Prowess
      need(b.raised[seat] == 0 || is_quest(b.card[seat]) || may_be_gone,
           "A card is raised that is no quest.");
      if (stage_ != Stage::aftermath || seat == b.winner) continue;
      for (const Card card : table_cards(s_, seat))
        need(sheet(s_, seat).hand.has(card), "A loser has not taken back " + quoted(card) + ".");
    }
  }

  // B70: the highest total wins, unless it is shared. Then losers' cards go back, the winner's unless
  // poisoned stay.
  void check_result() {
    const Battle& b = s_.battle;
    if (stage_ != Stage::defeat && stage_ != Stage::aftermath) {
      need(b.winner == kSpectator && b.settled.empty() && !b.poisoned && b.total == PerClan<Count>{},
           "The battle has a result before it is fought.");
      return;
    }
    int best = -1;
    Seat winner = kSpectator;
    for (const Seat seat : fighters(s_)) {
      const int total = b.total[seat];
      if (total >= best) winner = total > best ? seat : kSpectator;
      best = std::max(best, total);
    }
    need(b.winner == winner, "The winner of the battle has not the highest total.");
    PlayerSet settled;
    if (stage_ == Stage::aftermath) settled = b.poisoned ? b.fighting : b.fighting - b.winner;
    need(b.settled == settled, "The cards of the battle are not where they should be by now.");
    if (!b.poisoned) return;
    bool poison = false;
    for (const Seat seat : losers(s_)) poison = poison || battle_text(s_, seat) == Text::poison;
    need(stage_ == Stage::aftermath && poison, "Nobody has poisoned the winner.");
  }

  void check_spared() {
    for (const Seat seat : seats(s_)) {
      const Figure spared = s_.battle.spared[seat];
      if (!tide_) {
        need(spared == Figure::none, "A figure is spared, but from nothing.");
        continue;
      }
      if (!fights(s_, seat)) continue;
      const FigureList figures = fighting_figures(s_, seat);
      if (is_to_spare(seat)) {
        need(tide_is_a_choice(s_, seat) && spared == Figure::none,
             "The choice of " + seat_name(seat) + " is not open.");
      } else if (figures.empty()) {
        need(spared == Figure::none, "There is nothing that " + seat_name(seat) + " could spare.");
      } else {
        need(std::find(figures.begin(), figures.end(), spared) != figures.end(),
             "The figure that " + seat_name(seat) + " spares is not there.");
      }
    }
  }
  // Whether it must still choose what to spare from Odin's Tide, all at once or one after another.
  bool is_to_spare(Seat seat) const {
    return s_.pending.has(seat) || std::any_of(s_.agenda.begin(), s_.agenda.end(), [&](const Frame& frame) {
             return frame.step == Step::ask_tide && frame.seat == seat;
           });
  }

  // Who must still choose, where several do at once, and what was chosen in secret.
  void check_choices() {
    const Step question = s_.agenda.empty() ? Step::end_game : s_.agenda.top().step;
    const bool drafting = question == Step::ask_draft;
    const bool fighting = question == Step::ask_battle_card;
    const bool keeping = question == Step::ask_discard;
    const bool sparing = question == Step::ask_tide && s_.agenda.top().seat == kNature;
    need(s_.pending.empty() != (drafting || fighting || keeping || sparing),
         "Who must choose does not fit the question.");
    for (const Seat seat : seats(s_)) {
      const ClanSheet& clan = sheet(s_, seat);
      const bool waiting = s_.pending.has(seat);
      const bool fine = drafting   ? draft_choice(seat, waiting)
                        : fighting ? battle_choice(seat, waiting)
                        : keeping  ? kept_choice(clan, waiting)
                                   : clan.secret == Card::none && (!waiting || sparing);
      need(fine && (clan.secret2 == Card::none || drafting),
           "The secret choice of " + seat_name(seat) + " cannot be.");
    }
  }

  bool draft_choice(Seat seat, bool waiting) const {
    const ClanSheet& clan = sheet(s_, seat);
    const bool two = picks_per_round(s_) == 2;
    if (clan.secret == Card::none) return waiting && clan.secret2 == Card::none;
    if (waiting || two != (clan.secret2 != Card::none) || (two && clan.secret2 < clan.secret)) return false;
    CardBag left;
    for (const Card card : cards_to_choose(s_, seat)) left.add(card);
    return left.take(clan.secret) && (clan.secret2 == Card::none || left.take(clan.secret2));
  }

  bool battle_choice(Seat seat, bool waiting) const {
    const ClanSheet& clan = sheet(s_, seat);
    if (!fights(s_, seat) || clan.hand_size == 0) return !waiting && clan.secret == Card::none;
    return waiting ? clan.secret == Card::none : clan.secret != Card::none && clan.hand.has(clan.secret);
  }

  bool kept_choice(const ClanSheet& clan, bool waiting) const {
    if (waiting || clan.hand_size == 0) return clan.secret == Card::none && !(waiting && clan.hand_size == 0);
    if (clan.secret == Card::none) return s_.options.keep_card == KeepCard::optional;
    return clan.hand.has(clan.secret);
  }

  const State& s_;
  Stage stage_;
  bool tide_;  // Odin's Tide is about to come
  std::string problem_;
};

}  // namespace

std::string check_moment(const State& s) { return MomentCheck(s).run(); }

}  // namespace ravenhall::blood_rage
