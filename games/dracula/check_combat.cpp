// The invariants of a combat: who fights whom, with which cards.
#include "games/dracula/check.hpp"
#include "games/dracula/steps.hpp"

namespace ravenhall::dracula {

namespace {

// Before a fight with a vampire begins it is noted who will fight it.
std::string check_no_combat(const State& s) {
  const Combat& combat = s.combat;
  Combat expected;
  if (waits(s, Step::start_combat)) {
    expected.fighters = combat.fighters;
    expected.ambush = combat.ambush;
    expected.lurker = combat.lurker;
  }
  return combat == expected ? "" : "There is no combat, but something is noted about one.";
}

std::string check_fighters(const State& s) {
  const Combat& combat = s.combat;
  if (!kAllHunters.has_all(combat.began) || combat.began.empty())
    return "Nobody fights, or somebody who is no hunter.";
  const PlayerSet some = combat.fighters | combat.void_cards | combat.mesmerized | combat.wreaths |
                         combat.bullets | combat.planned | combat.circled;
  if (!combat.began.has_all(some))
    return "Somebody takes part in the combat who was not there when it began.";
  if (combat.engaged != kSpectator && !combat.began.has(combat.engaged))
    return "The engaged hunter does not fight.";
  if (combat.foe > Foe::vampire || !is_city(combat.where)) return "The combat is nowhere, or against nobody.";
  for (const Seat seat : combat.fighters) {
    if (!in_city(s.hunter[seat], combat.where)) return quoted(seat_name(seat)) + " fights where he is not.";
  }
  if (combat.lucy && !combat.began.has(kGodalming)) return "Lucy's Revenge was played by nobody who fights.";
  return {};
}
std::string check_foe(const State& s) {
  const Combat& combat = s.combat;
  if (combat.foe == Foe::dracula) {
    if (combat.ambush || combat.lurker > 0)
      return "Dracula is fought, but something is noted about a vampire.";
    return combat.over || combat.where == s.at ? "" : "Dracula is fought where he is not.";
  }
  if (combat.lurker >= s.lurkers.count()) return "The vampire that is fought is not there.";
  const Lurker& vampire = s.lurkers[combat.lurker];
  if (!kFightingVampires.has(vampire.kind) || !vampire.up) return "What is fought is no vampire that fights.";
  if (!hideouts_at(s, combat.where).has(vampire.where)) return "The vampire is fought where it is not.";
  const bool dead = vampire.damage == row(vampire.kind).health;
  return dead && !combat.over ? "The vampire is dead, but fights." : "";
}

bool is_item_or_none(Item item) { return item == Item::none || kBannered.has(item); }
std::string check_hunter_cards(const State& s) {
  const Combat& combat = s.combat;
  for (const Seat seat : hunters()) {
    const Item chosen = combat.chosen[seat];
    const Item laid = combat.laid[seat];
    const std::string of = quoted(seat_name(seat)) + " ";
    if (!is_item_or_none(chosen) || !is_item_or_none(laid)) return of + "puts down what is no combat card.";
    if (!combat.began.has(seat) && (chosen != Item::none || laid != Item::none))
      return of + "has put down a card without fighting.";
    for (const Item card : {chosen, laid}) {
      if (card == Item::none) continue;
      const int on_table = (chosen == card ? 1 : 0) + (laid == card ? 1 : 0);
      const int has = kBasicCards.has(card) ? 1 : s.hunter[seat].items.count(card);
      if (on_table > has) return of + "has put down a card that he does not have.";
    }
    if (combat.wreaths.has(seat) && !s.hunter[seat].items.has(Item::garlic_wreath))
      return of + "wears a Garlic Wreath that he does not have.";
  }
  return {};
}
std::string check_his_cards(const State& s) {
  const Combat& combat = s.combat;
  if (combat.hand_count != combat.hand.size()) return "The number of Dracula's combat cards is wrong.";
  if (combat.rounds > kRounds) return "The combat has more rounds than a combat can have.";
  if (combat.card > Fight::none) return "Dracula's combat card does not exist.";
  if (combat.used.size() > combat.rounds + (combat.shown ? 1 : 0))
    return "More combat cards were played than there were rounds.";
  if (combat.plots > combat.used.count(Fight::plotting))
    return "More Plotting cards lie open than were played.";
  if (combat.card == Fight::none) return combat.shown ? "The cards lie open, but Dracula's is missing." : "";
  const bool flew = combat.over && combat.card == Fight::escape_as_bat;
  const FightBag& where = combat.shown ? combat.used : combat.hand;
  return where.has(combat.card) || flew ? "" : "Dracula's combat card is not among his.";
}

}  // namespace

std::string check_combat(const State& s) {
  if (s.combat.foe == Foe::none) return check_no_combat(s);
  return first_broken(s, check_fighters, check_foe, check_hunter_cards, check_his_cards);
}

}  // namespace ravenhall::dracula
