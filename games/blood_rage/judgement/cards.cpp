#include "games/blood_rage/judgement/cards.hpp"

#include <algorithm>

#include "games/blood_rage/judgement/clan_worth.hpp"
#include "games/blood_rage/verbs.hpp"

namespace ravenhall::blood_rage::judgement {

namespace {

// What a clan already holds or has chosen in this draft.
struct Holdings {
  int battle_cards = 0;
  int quests = 0;
  int upgrade_cost = 0;
  bool same_slot = false;  // another upgrade for the only slot of its kind
};

Holdings holdings(const State& s, Seat seat, Card card) {
  const ClanSheet& clan = sheet(s, seat);
  Holdings result;
  const auto count = [&](Card held) {
    const Kind kind = row(held).kind;
    if (kind == Kind::battle) ++result.battle_cards;
    if (kind == Kind::quest) ++result.quests;
    if (!is_upgrade(kind)) return;
    result.upgrade_cost += row(held).cost;
    const bool single = kind == Kind::leader || kind == Kind::warrior || kind == Kind::ship;
    result.same_slot = result.same_slot || (single && kind == row(card).kind);
  };
  for (const Card held : clan.hand) count(held);
  if (is_card(clan.secret)) count(clan.secret);
  return result;
}

bool is_release(Card card) {
  return card == Card::lokis_domain || card == Card::lokis_eminence || card == Card::lokis_wrath;
}

// Regions lose provinces; a quest in one with nothing left cannot be met.
int provinces_left(const State& s, Region region) {
  int left = 0;
  for (const Place province : kOuterPlaces - s.destroyed) {
    if (row(province).region == region) ++left;
  }
  return left;
}

}  // namespace

Fit fit_of(const State& s, Seat seat, Card card) {
  const ClanSheet& clan = sheet(s, seat);
  const Holdings held = holdings(s, seat, card);
  Fit fit;
  switch (row(card).kind) {
    case Kind::battle: fit.battle_cards = std::max(0, held.battle_cards - 2); break;
    case Kind::quest: {
      fit.quests = std::max(0, held.quests - 2);
      const Region region = region_of(quest_of(card));
      fit.narrow = region != Region::none && provinces_left(s, region) == 1;
      fit.hopeless = region != Region::none && provinces_left(s, region) == 0;
      if (has_upgrade(clan, Card::odins_throne)) fit.throne = row(card).value;
      break;
    }
    default:
      fit.rage_short = std::max(0, held.upgrade_cost + row(card).cost - stat_value(s, seat, Stat::rage) + 1);
      fit.slot_taken = held.same_slot;
      break;
  }
  const bool dying_pays = is_release(card) || card == Card::lokis_blessing ||
                          (is_quest(card) && quest_of(card) == Quest::glorious_death);
  if (dying_pays) fit.loki_line = release_glory(clan);
  return fit;
}

namespace {

double quest_synergy(const Fit& fit) {
  constexpr double kNarrow = -0.8;
  constexpr double kHopeless = -20.0;
  return fit.hopeless ? kHopeless : fit.narrow ? kNarrow : 0.0;
}

}  // namespace

double draft_worth(const State& s, Seat seat, Card card) {
  constexpr double kTooManyBattleCards = -0.8;
  constexpr double kTooManyQuests = -0.8;
  constexpr double kNoRageForIt = -0.7;
  constexpr double kSlotTaken = -3.0;
  constexpr double kLokiLine = 1.5;
  const Fit fit = fit_of(s, seat, card);
  double worth = worth_of(card).draft;
  worth += kTooManyBattleCards * fit.battle_cards;
  worth += kTooManyQuests * fit.quests + quest_synergy(fit);
  worth += fit.throne;
  worth += kNoRageForIt * fit.rage_short;
  worth += fit.slot_taken ? kSlotTaken : 0.0;
  return worth + kLokiLine * fit.loki_line;
}

double draft_choice_worth(const State& s, Seat seat, Action choice) {
  const double worth = draft_worth(s, seat, choice.a);
  return verb_of(choice) == Verb::keep_two ? worth + draft_worth(s, seat, choice.b) : worth;
}

double keep_worth(const State& s, Seat seat, Card card) {
  constexpr double kOldQuest = -3.0;  // pays less than those of the next Age
  const Kind kind = row(card).kind;
  if (kind == Kind::quest) return worth_of(card).draft + kOldQuest + quest_synergy(fit_of(s, seat, card));
  return draft_worth(s, seat, card);
}

}  // namespace ravenhall::blood_rage::judgement
