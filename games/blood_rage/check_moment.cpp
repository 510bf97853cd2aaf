// The invariants of the moment: the battle, the dying and the secret choices must be what the agenda says.
#include <algorithm>
#include <utility>

#include "games/blood_rage/check.hpp"
#include "games/blood_rage/rules/aftermath.hpp"
#include "games/blood_rage/rules/draft.hpp"

namespace ravenhall::blood_rage {

namespace {

class MomentCheck {
 public:
  MomentCheck(const State& s, const Moment& now) : s_(s), now_(now) {}

  std::string run() {
    check_dying();
    if (problem_.empty()) check_battle();
    if (problem_.empty()) check_choices();
    return std::move(problem_);
  }

 private:
  // Notes the complaint unless `fine`; gives whether it is.
  bool need(bool fine, std::string complaint) {
    if (!fine && problem_.empty()) problem_ = std::move(complaint);
    return fine;
  }

  void check_dying() {
    const Dying& dying = s_.dying;
    if (now_.dying == Cause::none) {
      need(dying == Dying{}, "Figures are dying, but nobody is asked about it.");
      return;
    }
    if (!need(dying.cause == now_.dying, "Figures are dying for another reason than the agenda says."))
      return;
    if (!need(is_province(dying.where), "Figures are dying in no province.")) return;
    if (now_.dying == Cause::ragnarok) {
      need(dying.where == s_.doom[static_cast<std::size_t>(s_.age - 1)],
           "Ragnarok burns the wrong province.");
    } else if (now_.dying != Cause::invasion) {
      need(dying.where == s_.battle.where, "Figures are dying outside the battle.");
    }
    for (int i = 0; i < kMaxClans; ++i) check_dying_of(i);
    const Seat asked = s_.agenda.top().seat;
    need(may_react(s_, asked), "Nothing of " + seat_name(asked) + " can be saved.");
  }

  void check_dying_of(int i) {
    const Dying& dying = s_.dying;
    const Seat n = seat_at(i);
    if (i >= s_.clans) {
      need(dying.warriors[n] == 0 && dying.others[n].empty(), "Figures of an unused clan are dying.");
      return;
    }
    bool there = (dying.others[n].bits() >> kFigures) == 0 && !dying.others[n].has(Figure::warrior) &&
                 dying.warriors[n] <= sheet(s_, seat_at(i)).warriors[dying.where];
    for (int k = 1; k < kFigures; ++k) {
      const auto figure = static_cast<Figure>(k);
      const Place place = is_ship(figure) ? fjord_of(dying.where) : dying.where;
      if (dying.others[n].has(figure)) {
        there = there && on_map(place) && figures_at(s_, seat_at(i), figure, place) > 0;
      }
    }
    need(there, "Figures of " + seat_name(seat_at(i)) + " are dying that are not there.");
  }

  void check_battle() {
    const Battle& b = s_.battle;
    if (now_.stage == Stage::none) {
      need(b.where == Place::box, "A battle is going on, but nothing is to be done in it.");
      return;
    }
    if (!need(b.where != Place::box, "The agenda speaks of a battle that is not there.")) return;
    need(!destroyed(s_, b.where), "The battle is in a province that is destroyed.");
    const bool looted =
        now_.stage == Stage::unopposed || (now_.stage == Stage::aftermath && b.winner == b.pillager);
    if (looted) {
      need(pillaged(s_, b.where), "The province was won, but is not pillaged.");
    } else {
      need(pillaged(s_, b.where) == (b.challenge), "The target of the pillage is not fit for it.");
    }
    check_fighters();
    check_battle_cards();
    check_result();
    check_spared();
  }

  void check_fighters() {
    const Battle& b = s_.battle;
    if (now_.stage == Stage::call || now_.stage == Stage::unopposed) {
      need(b.fighting.empty(), "Somebody fights, but there is no battle yet.");
      need(figures_fighting(s_, b.pillager, b.where) > 0, "The pillager has no figure there.");
    } else {
      need(fights(s_, b.pillager) && b.fighting.size() > 1, "Too few clans fight.");
    }
    const bool rejoin = is_on(s_.options.call_rejoin);
    need(!rejoin || b.out.empty(), "Somebody may not join any more, against the options.");
    if (b.valkyrie) {
      const auto owner = monster(s_, Figure::valkyrie).owner;
      need(owner != kNobody && fights(s_, owner), "The Valkyrie does not fight in this battle.");
    }
    for (int i = 0; i < kMaxClans; ++i) {
      const Seat n = seat_at(i);
      const bool idle = b.card[n] == Card::none && b.raised[n] == 0 && b.late[n].empty() &&
                        b.destroyed[n] == 0 && b.total[n] == 0 && b.spared[n] == Figure::none;
      need(idle || fights(s_, seat_at(i)), "Something is noted about a clan that does not fight.");
      need(b.destroyed[n] == 0 || now_.stage >= Stage::texts, "Figures fell before the battle began.");
    }
    need(b.fighting.has_all(b.voided), "The text of a card that is not there is void.");
  }

  // Stages after the reveal.
  bool revealed() const {
    return now_.stage == Stage::texts || now_.stage == Stage::defeat || now_.stage == Stage::aftermath;
  }

  void check_battle_cards() {
    const Battle& b = s_.battle;
    need((b.open) == revealed(), "The battle cards are open too early or hidden too long.");
    for (int i = 0; i < s_.clans; ++i) {
      const Seat n = seat_at(i);
      if (!revealed()) {
        need(b.card[n] == Card::none && b.late[n].empty() && b.raised[n] == 0 && b.voided.empty(),
             "A battle card lies there too early.");
      }
      const bool may_be_gone =
          now_.stage == Stage::aftermath && seat_at(i) == b.winner;  // bought back by Tyr's Prowess
      need(b.raised[n] == 0 || is_quest(b.card[n]) || may_be_gone, "A card is raised that is no quest.");
      if (now_.stage == Stage::aftermath && seat_at(i) != b.winner) {
        for (const Card card : table_cards(s_, seat_at(i))) {
          need(sheet(s_, seat_at(i)).hand.has(card), "A loser has not taken back " + quoted(card) + ".");
        }
      }
    }
  }

  // B70: the highest total wins, unless it is shared. Then losers' cards go back, the winner's unless
  // poisoned stay.
  void check_result() {
    const Battle& b = s_.battle;
    if (now_.stage != Stage::defeat && now_.stage != Stage::aftermath) {
      need(b.winner == kSpectator && b.settled.empty() && !b.poisoned && b.total == decltype(b.total){},
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
    if (now_.stage == Stage::aftermath) {
      settled = b.fighting;
      if (b.winner != kSpectator && !b.poisoned) settled.remove(b.winner);
    }
    need(b.settled == settled, "The cards of the battle are not where they should be by now.");
    if (!b.poisoned) return;
    bool poison = false;
    for (const Seat seat : losers(s_)) poison = poison || battle_text(s_, seat) == Text::poison;
    need(now_.stage == Stage::aftermath && poison, "Nobody has poisoned the winner.");
  }

  void check_spared() {
    for (int i = 0; i < s_.clans; ++i) {
      const Seat seat = seat_at(i);
      const Figure spared = s_.battle.spared[seat];
      if (!now_.tide) {
        need(spared == Figure::none, "A figure is spared, but from nothing.");
        continue;
      }
      if (!fights(s_, seat)) continue;
      const bool waiting = (s_.pending | now_.to_spare).has(seat);
      bool any = false;
      bool there = false;
      for (const Figure figure : fighting_figures(s_, seat)) {
        any = true;
        there = there || figure == spared;
      }
      if (waiting) {
        need(tide_is_a_choice(s_, seat) && spared == Figure::none,
             "The choice of " + seat_name(seat) + " is not open.");
      } else {
        need(any ? there : spared == Figure::none,
             "The figure that " + seat_name(seat) + " spares is not there.");
      }
    }
  }

  // Who must still choose, where several do at once, and what was chosen in secret.
  void check_choices() {
    need((!s_.pending.empty()) == (now_.together != Step::end_game),
         "Who must choose does not fit the question.");
    for (int i = 0; i < s_.clans; ++i) {
      const Seat seat = seat_at(i);
      const ClanSheet& clan = sheet(s_, seat);
      const bool waiting = s_.pending.has(seat);
      const bool fine = now_.together == Step::ask_draft         ? draft_choice(seat, waiting)
                        : now_.together == Step::ask_battle_card ? battle_choice(seat, waiting)
                        : now_.together == Step::ask_discard
                            ? kept_choice(clan, waiting)
                            : clan.secret == Card::none && !(waiting && !now_.tide);
      need(fine && (clan.secret2 == Card::none || now_.together == Step::ask_draft),
           "The secret choice of " + seat_name(seat) + " cannot be.");
    }
  }

  bool draft_choice(Seat seat, bool waiting) const {
    const ClanSheet& clan = sheet(s_, seat);
    const bool two = picks_per_round(s_) == 2;
    if (clan.secret == Card::none) return waiting && clan.secret2 == Card::none;
    if (waiting || two != (clan.secret2 != Card::none) || (two && clan.secret2 < clan.secret)) return false;
    CardBag left;
    const auto& cards = packet(s_, packet_held(s_, seat));
    for (int i = s_.round * picks_per_round(s_); i < kDealt; ++i)
      left.add(cards[static_cast<std::size_t>(i)]);
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
  const Moment& now_;
  std::string problem_;
};

}  // namespace

std::string check_moment(const State& s, const Moment& now) { return MomentCheck(s, now).run(); }

}  // namespace ravenhall::blood_rage
