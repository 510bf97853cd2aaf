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
    const auto n = static_cast<std::size_t>(i);
    if (i >= s_.clans) {
      need(dying.warriors[n] == 0 && dying.others[n] == 0, "Figures of an unused clan are dying.");
      return;
    }
    bool there = (dying.others[n] >> kFigures) == 0 && (dying.others[n] & bit(Figure::warrior)) == 0 &&
                 dying.warriors[n] <= sheet(s_, seat_at(i)).warriors[static_cast<std::size_t>(dying.where)];
    for (int k = 1; k < kFigures; ++k) {
      const auto figure = static_cast<Figure>(k);
      const Place place = is_ship(figure) ? fjord_of(dying.where) : dying.where;
      if ((dying.others[n] & bit(figure)) != 0) {
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
      need(pillaged(s_, b.where) == (b.challenge != 0), "The target of the pillage is not fit for it.");
    }
    check_fighters();
    check_battle_cards();
    check_result();
    check_spared();
  }

  void check_fighters() {
    const Battle& b = s_.battle;
    if (now_.stage == Stage::call || now_.stage == Stage::unopposed) {
      need(b.fighting == 0, "Somebody fights, but there is no battle yet.");
      need(figures_fighting(s_, b.pillager, b.where) > 0, "The pillager has no figure there.");
    } else {
      need(fights(s_, b.pillager) && std::popcount(b.fighting) > 1, "Too few clans fight.");
    }
    const bool rejoin = option(s_, Option::call_rejoin) == 0;
    need(!rejoin || b.out == 0, "Somebody may not join any more, against the options.");
    if (b.valkyrie != 0) {
      const auto owner = monster(s_, Figure::valkyrie).owner;
      need(owner != kNobody && fights(s_, seat_at(owner)), "The Valkyrie does not fight in this battle.");
    }
    for (int i = 0; i < kMaxClans; ++i) {
      const auto n = static_cast<std::size_t>(i);
      const bool idle = b.card[n] == Card::none && b.raised[n] == 0 && b.late[n].empty() &&
                        b.destroyed[n] == 0 && b.total[n] == 0 && b.spared[n] == kNobody;
      need(idle || fights(s_, seat_at(i)), "Something is noted about a clan that does not fight.");
      need(b.destroyed[n] == 0 || now_.stage >= Stage::texts, "Figures fell before the battle began.");
    }
    need((b.voided & ~b.fighting) == 0, "The text of a card that is not there is void.");
  }

  // Stages after the reveal.
  bool revealed() const {
    return now_.stage == Stage::texts || now_.stage == Stage::defeat || now_.stage == Stage::aftermath;
  }

  void check_battle_cards() {
    const Battle& b = s_.battle;
    need((b.open != 0) == revealed(), "The battle cards are open too early or hidden too long.");
    for (int i = 0; i < s_.clans; ++i) {
      const auto n = static_cast<std::size_t>(i);
      if (!revealed()) {
        need(b.card[n] == Card::none && b.late[n].empty() && b.raised[n] == 0 && b.voided == 0,
             "A battle card lies there too early.");
      }
      const bool may_be_gone =
          now_.stage == Stage::aftermath && seat_at(i) == b.winner;  // bought back by Tyr's Prowess
      need(b.raised[n] == 0 || is_quest(b.card[n]) || may_be_gone, "A card is raised that is no quest.");
      if (now_.stage == Stage::aftermath && seat_at(i) != b.winner) {
        each_table_card(s_, seat_at(i), [&](Card card) {
          need(sheet(s_, seat_at(i)).hand.has(card), "A loser has not taken back " + quoted(card) + ".");
        });
      }
    }
  }

  // B70: the highest total wins, unless it is shared. Then losers' cards go back, the winner's unless
  // poisoned stay.
  void check_result() {
    const Battle& b = s_.battle;
    if (now_.stage != Stage::defeat && now_.stage != Stage::aftermath) {
      need(b.winner == kSpectator && b.settled == 0 && b.poisoned == 0 && b.total == decltype(b.total){},
           "The battle has a result before it is fought.");
      return;
    }
    int best = -1;
    Seat winner = kSpectator;
    each_fighter(s_, [&](Seat seat) {
      const int total = b.total[static_cast<std::size_t>(seat)];
      if (total >= best) winner = total > best ? seat : kSpectator;
      best = std::max(best, total);
    });
    need(b.winner == winner, "The winner of the battle has not the highest total.");
    unsigned settled = 0;
    if (now_.stage == Stage::aftermath) {
      settled = b.fighting;
      if (b.winner != kSpectator && b.poisoned == 0) settled &= ~unsigned{bit(b.winner)};
    }
    need(b.settled == settled, "The cards of the battle are not where they should be by now.");
    if (b.poisoned == 0) return;
    bool poison = false;
    each_loser(s_, [&](Seat seat) { poison = poison || battle_text(s_, seat) == Text::poison; });
    need(now_.stage == Stage::aftermath && poison, "Nobody has poisoned the winner.");
  }

  void check_spared() {
    for (int i = 0; i < s_.clans; ++i) {
      const Seat seat = seat_at(i);
      const int spared = s_.battle.spared[static_cast<std::size_t>(i)];
      if (!now_.tide) {
        need(spared == kNobody, "A figure is spared, but from nothing.");
        continue;
      }
      if (!fights(s_, seat)) continue;
      const bool waiting = ((s_.pending | now_.to_spare) & bit(seat)) != 0;
      bool any = false;
      bool there = false;
      each_fighting_figure(s_, seat, [&](Figure figure) {
        any = true;
        there = there || static_cast<int>(figure) == spared;
      });
      if (waiting) {
        need(tide_is_a_choice(s_, seat) && spared == kNobody,
             "The choice of " + seat_name(seat) + " is not open.");
      } else {
        need(any ? there : spared == kNobody, "The figure that " + seat_name(seat) + " spares is not there.");
      }
    }
  }

  // Who must still choose, where several do at once, and what was chosen in secret.
  void check_choices() {
    need((s_.pending != 0) == (now_.together != Step::end_game),
         "Who must choose does not fit the question.");
    for (int i = 0; i < s_.clans; ++i) {
      const Seat seat = seat_at(i);
      const ClanSheet& clan = sheet(s_, seat);
      const bool waiting = (s_.pending & bit(seat)) != 0;
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
    if (clan.secret == Card::none) return option(s_, Option::keep_card) == 0;
    return clan.hand.has(clan.secret);
  }

  const State& s_;
  const Moment& now_;
  std::string problem_;
};

}  // namespace

std::string check_moment(const State& s, const Moment& now) { return MomentCheck(s, now).run(); }

}  // namespace ravenhall::blood_rage
