// The invariants of single values: what exists, what lies within its limits, tokens.
#include "games/dracula/check.hpp"

#include "games/dracula/rules/events.hpp"

namespace ravenhall::dracula {

namespace {

// A bag holds no more of a card than there are.
template <class CardBag>
bool is_sane(const CardBag& bag, int kinds) {
  for (const auto card : bag.types()) {
    if (static_cast<int>(card) >= kinds || bag.count(card) > copies(card)) return false;
  }
  return true;
}
bool is_sane(const ItemBag& bag) { return is_sane(bag, kItemKinds); }
bool is_sane(const TicketBag& bag) { return is_sane(bag, kTicketKinds); }
bool is_sane(const HunterEventBag& bag) { return is_sane(bag, kHunterEventKinds); }
bool is_sane(const DraculaEventBag& bag) { return is_sane(bag, kDraculaEventKinds); }
bool is_sane(const EncounterBag& bag) { return is_sane(bag, kEncounterKinds); }
bool is_sane(const FightBag& bag) { return is_sane(bag, kFightKinds); }
template <class CardBag>
bool is_sane(const Pile<CardBag>& pile) {
  return is_sane(pile.deck) && is_sane(pile.discard) && is_sane(pile.recycled);
}
template <class CardBag>
bool is_sane(const Notes<CardBag>& notes) {
  for (const CardBag& bag : notes.common) {
    if (!is_sane(bag)) return false;
  }
  for (const auto& own : notes.own) {
    for (const CardBag& bag : own) {
      if (!is_sane(bag)) return false;
    }
  }
  return true;
}

std::string check_options(const State& s) {
  const OptionIndices chosen = indices_of(s.options);
  const auto& options = Dracula::info().options;
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    if (chosen[i] >= options[i].values.size())
      return "The option " + quoted(options[i].name) + " has no such value.";
  }
  return {};
}

std::string check_bags(const State& s) {
  const bool piles = is_sane(s.items) && is_sane(s.hunter_events) && is_sane(s.dracula_events) &&
                     is_sane(s.ticket_pool) && is_sane(s.offered) && is_sane(s.unearthed);
  const bool his = is_sane(s.omens) && is_sane(s.omens_seen) && is_sane(s.hand) && is_sane(s.hand_seen) &&
                   is_sane(s.encounter_deck) && is_sane(s.encounter_discard) && is_sane(s.encounter_buried) &&
                   is_sane(s.combat.hand) && is_sane(s.combat.used);
  if (!piles || !his) return "A pile holds more copies of a card than there are.";
  for (const Seat seat : hunters()) {
    const Hunter& hunter = s.hunter[seat];
    const bool lost =
        is_sane(hunter.lost_items) && is_sane(hunter.lost_events) && is_sane(hunter.lost_tickets);
    if (!is_sane(hunter.items) || !is_sane(hunter.events) || !is_sane(hunter.tickets) || !lost)
      return "Of " + quoted(seat_name(seat)) + " the hand holds more copies of a card than there are.";
  }
  if (!is_sane(s.item_notes) || !is_sane(s.event_notes) || !is_sane(s.ticket_notes))
    return "A note on hidden cards names cards that do not exist.";
  return {};
}

std::string check_time(const State& s) {
  if (s.phase > Phase::over) return "There is no such phase.";
  if (s.winner > Winner::hunters) return "There is no such winner.";
  if (s.time >= kTimes) return "There is no such time of the week.";
  if (s.despair > kMostDespair) return "There are more than three despair tokens.";
  const bool even = s.phase == Phase::setup || s.phase == Phase::dawn || s.phase == Phase::day;
  if (s.phase != Phase::over && is_night(s) == even) return "The time does not fit the phase.";
  if (s.phase == Phase::setup && s.time != 0) return "The time runs before the set-up is over.";
  if (s.influence > kInfluenceToWin) return "The influence is beyond its track.";
  if (s.damage > kDraculaHealth) return "Dracula has more damage than health.";
  const bool over = s.phase == Phase::over;
  if (over != (s.winner != Winner::nobody))
    return "The game must be over when somebody has won, and only then.";
  if (!over && (s.influence == kInfluenceToWin || s.damage == kDraculaHealth))
    return "Somebody has won, but the game goes on.";
  if (s.vigor && s.phase != Phase::dawn && s.phase != Phase::day && !over)
    return "Renewed Vigor works at a wrong time.";
  return {};
}

std::string check_counts(const State& s) {
  if (s.top > Back::none) return "The top event card has no back there is.";
  if (s.ally != HunterEvent::none && !kHunterAllies.has(s.ally)) return "The hunters' ally is none.";
  if (s.dark_ally != DraculaEvent::none && !kDraculaAllies.has(s.dark_ally)) return "Dracula's ally is none.";
  if (s.drawn > HunterEvent::none) return "The event that was drawn does not exist.";
  if (s.omen > DraculaEvent::none) return "The event that Dracula drew does not exist.";
  if (s.guards > copies(Encounter::szgany_bodyguards)) return "Dracula keeps too many bodyguards.";
  if (s.rumors > kRumors || s.rumor_pool > kRumors) return "There are more than four rumor tokens.";
  for (const Lurker& lurker : s.lurkers) {
    if (lurker.kind >= Encounter::none) return "An encounter that was laid does not exist.";
    if (lurker.where >= Spot::none) return "An encounter lies nowhere.";
  }
  if (!kAllHunters.has_all(s.waiting)) return "Somebody waits for a turn who is no hunter.";
  if (!standing(s).has_all(s.waiting) && s.phase != Phase::over) return "A defeated hunter waits for a turn.";
  if (!Deeds::first(kCountOf<Deed>).has_all(s.deeds)) return "A hunter did what there is not to do.";
  if (!(PlayerSet(kDracula) | kAllHunters).has_all(s.pending))
    return "Somebody must choose who is not there.";
  if (s.shown_fight > Fight::none) return "The combat card last shown does not exist.";
  for (const Item card : s.shown_cards) {
    if (card != Item::none && !kBannered.has(card))
      return "What was last shown in a combat is no combat card.";
  }
  for (const Hunter& hunter : s.hunter) {
    if (hunter.padding != decltype(hunter.padding){}) return "The padding of a hunter is not empty.";
  }
  if (s.padding != decltype(s.padding){} || s.combat.padding != decltype(s.combat.padding){})
    return "The padding of the state is not empty.";
  return {};
}

std::string check_whereabouts(const State& s, Seat seat) {
  const Hunter& hunter = s.hunter[seat];
  if (hunter.at > Place::none) return "stands in no place there is";
  const bool unset = s.phase == Phase::setup && s.options.start == StartCities::free;
  if (hunter.at == Place::none && !unset) return "stands nowhere";
  if (hunter.hospital && !has_hospital(hunter.at)) return "is in a hospital where there is none";
  return {};
}
std::string check_health(const State& s, Seat seat) {
  const Hunter& hunter = s.hunter[seat];
  if (hunter.damage > row(seat).health) return "has more damage than health";
  if (hunter.bites > row(seat).bites) return "has more bites than there is room for";
  if (!hunter.defeated)
    return hunter.damage == row(seat).health ? "has no health left, but is not defeated" : "";
  return hunter.delayed || hunter.bats ? "is defeated, but delayed or among bats" : "";
}
std::string check_open_cards(const State& s, Seat seat) {
  const Hunter& hunter = s.hunter[seat];
  if (hunter.open_item > Item::none || hunter.open_event > HunterEvent::none)
    return "has an open card that does not exist";
  const bool open = hunter.open_item != Item::none || hunter.open_event != HunterEvent::none;
  if (open && (!weakened(s, seat) || hunter.defeated)) return "has an open card without being weakened";
  if (hunter.open_item != Item::none &&
      (hunter.open_item >= Item::dodge || !hunter.items.has(hunter.open_item)))
    return "has an open item that is not in the hand";
  if (hunter.open_event != HunterEvent::none && !hunter.events.has(hunter.open_event))
    return "has an open event that is not in the hand";
  return {};
}
std::string check_hunters(const State& s) {
  int bats = 0;
  for (const Seat seat : hunters()) {
    for (auto* part : {&check_whereabouts, &check_health, &check_open_cards}) {
      if (const std::string broken = part(s, seat); !broken.empty())
        return quoted(seat_name(seat)) + " " + broken + ".";
    }
    bats += s.hunter[seat].bats ? 1 : 0;
  }
  if (bats > kBats) return "There are more than two bats tokens.";
  return {};
}

// Sorted, and each once unless they may lie on each other.
template <class Tokens>
bool is_sorted(const Tokens& tokens, bool twice) {
  for (std::size_t i = 1; i < tokens.size(); ++i) {
    if (tokens[i] < tokens[i - 1] || (!twice && tokens[i] == tokens[i - 1])) return false;
  }
  return true;
}
std::string check_tokens(const State& s) {
  for (const Place city : s.fogs) {
    if (!is_city(city)) return "Fog lies where there is no city.";
  }
  for (const Place zone : s.storms) {
    if (!is_sea(zone)) return "A storm lies where there is no sea.";
  }
  for (const Line line : s.blocks) {
    if (static_cast<int>(line) >= kLines) return "A roadblock lies on no line there is.";
  }
  for (const Place city : s.hosts) {
    if (!kHallowable.has(city)) return "A Heavenly Host lies where it cannot.";
  }
  if (s.consecrated != Place::none && !kHallowable.has(s.consecrated))
    return "Consecrated Ground lies where it cannot.";
  if (!is_sorted(s.fogs, true)) return "The fog tokens are not sorted.";
  if (!is_sorted(s.storms, false)) return "The storm tokens are not sorted, or two lie in one zone.";
  if (!is_sorted(s.blocks, false)) return "The roadblocks are not sorted, or two lie on one line.";
  if (!is_sorted(s.hosts, false)) return "The Heavenly Hosts are not sorted, or two lie in one city.";
  return {};
}

}  // namespace

std::string check_values(const State& s) {
  return first_broken(s, check_options, check_bags, check_time, check_counts, check_hunters, check_tokens);
}

std::string Dracula::check(const State& s) {
  return first_broken(s, check_values, check_cards, check_knowledge, check_trail, check_combat, check_agenda);
}

}  // namespace ravenhall::dracula
