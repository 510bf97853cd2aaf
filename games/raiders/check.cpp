// The invariants of the table itself: values, tokens, workers, tiles, cards.
#include "games/raiders/check.hpp"

#include "games/raiders/raiders.hpp"
#include "games/raiders/steps.hpp"

namespace ravenhall::raiders {

namespace {

bool is_die(int face) { return face >= kLowestFace && face <= kHighestFace; }
bool sits(const State& s, Seat seat) { return index(seat) < s.players; }
bool sit(const State& s, PlayerSet members) { return PlayerSet::first(s.players).has_all(members); }
bool is_tile_or_none(Tile tile) { return tile <= Tile::of16 || tile == Tile::none; }
bool is_colour_or_none(Colour colour) { return colour <= Colour::none; }

// A bag holds no more of a card than there are.
bool is_sane(const CardBag& bag) {
  for (const Card card : bag.types()) {
    if (!is_card(card) || bag.count(card) > row(card).copies) return false;
  }
  return true;
}

std::string check_options(const State& s) {
  const OptionIndices chosen = indices_of(s.options);
  const auto& options = Raiders::info().options;
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    if (chosen[i] >= options[i].values.size())
      return "The option " + quoted(options[i].name) + " has no such value.";
  }
  return {};
}

std::string check_header(const State& s) {
  if (s.players < 2 || s.players > kMaxPlayers) return "There must be 2 to 4 players.";
  if (std::string broken = check_options(s); !broken.empty()) return broken;
  if (s.phase > Phase::over) return "There is no such phase.";
  if (!sits(s, s.first) || !sits(s, s.active))
    return "The first or the active player does not sit at the table.";
  if (!sit(s, s.pending | s.rolling | s.to_roll))
    return "Somebody must choose or roll who does not sit at the table.";
  if (s.padding != decltype(s.padding){}) return "The padding of the state is not empty.";
  if (s.dealt > kDealt * s.players) return "More cards were dealt than are dealt in the set-up.";
  if (s.turns > kMostTurns) return "More turns were played than a match can have.";
  if (s.batch > Batch::reshuffled) return "The deck is none of the kinds there are.";
  if (s.trigger > Trigger::turn_limit) return "There is no such reason for the end.";
  if (s.placed > Building::none) return "The worker was placed in no building there is.";
  if (s.aside != Card::none && !is_card(s.aside)) return "The card put aside does not exist.";
  return {};
}

std::string check_rolls(const State& s) {
  for (const Seat seat : s.rolls.keys()) {
    const Dice& dice = s.rolls[seat];
    const bool rolled = is_die(dice[0]) && is_die(dice[1]);
    if (!rolled && dice != Dice{}) return "A roll for the first turn shows a wrong face.";
    if (s.rolling.has(seat) && !s.to_roll.has(seat) && !rolled)
      return "A roll for the first turn is missing.";
  }
  if (!s.rolling.has_all(s.to_roll)) return "Somebody must roll who cannot have the first turn.";
  return {};
}

std::string check_vp(const Player& player) {
  if (player.vp < 0 || player.vp > kMostVp) return "the VP are out of bounds";
  int sum = 0;
  for (const int amount : player.sources) {
    if (amount < 0 || amount > kMostVp) return "a source of VP is out of bounds";
    sum += amount;
  }
  if (sum != player.vp) return "the VP are not the sum of their sources";
  if (player.armour > kMostArmour) return "the armour is beyond its track";
  if (player.valkyries != std::min<int>(player.taken, kMostValkyries))
    return "the valkyries taken are not what the track shows";
  return {};
}

std::string check_crew(const Player& player) {
  int heroes = 0;
  Card last{};
  for (const Card card : player.crew) {
    if (!is_card(card)) return "a crew card does not exist";
    if (card < last) return "the crew is not sorted";
    last = card;
    heroes += is_hero(card) ? 1 : 0;
  }
  return heroes > 1 ? "there are two heroes in one crew (CR-3)" : "";
}

std::string check_hand(const Player& player) {
  for (const CardBag* bag :
       {&player.hand, &player.picked, &player.returned, &player.others_then, &player.drawn}) {
    if (!is_sane(*bag)) return "one of the piles holds too many copies of a card";
  }
  if (player.hand_size != player.hand.size()) return "the size of the hand is wrong";
  if (player.picked_size != player.picked.size()) return "the number of chosen cards is wrong";
  if (!player.hand.holds(player.picked)) return "a card is chosen that is not in the hand";
  if (player.fresh > player.hand_size) return "more cards are fresh than are in the hand";
  return {};
}

std::string check_rest(const Player& player) {
  if (!is_colour_or_none(player.worker)) return "the worker has no colour there is";
  if (player.toll != Resource::none && player.toll > Resource::provisions)
    return "what is to be handed over is neither silver nor provisions";
  if (player.padding != decltype(player.padding){}) return "the padding is not empty";
  return {};
}

std::string check_players(const State& s) {
  for (const Seat seat : s.player.keys()) {
    const Player& player = s.player[seat];
    if (!sits(s, seat) && player != Player{}) return "An unused player's sheet is not empty.";
    if (!sits(s, seat)) continue;
    for (auto* part : {&check_vp, &check_crew, &check_hand, &check_rest}) {
      if (const std::string broken = part(player); !broken.empty())
        return "Of " + seat_name(seat) + " " + broken + ".";
    }
  }
  return {};
}

std::string check_raid(const State& s) {
  const Raid& raid = s.raid;
  if (raid.where == Settlement::none)
    return raid == Raid{} ? "" : "No raid is going on, but something is noted about one.";
  if (raid.where > Settlement::none) return "The raid is on no settlement there is.";
  const SettlementRow& place = row(raid.where);
  int dice = raid.rolled ? place.dice : 0;
  for (const int die : raid.dice) {
    if (dice-- > 0 ? !is_die(die) : die != 0) return "A die of the raid shows a wrong face.";
  }
  if (raid.rerolls > kMostCrew) return "The raid has more re-rolls than a crew can give.";
  if (raid.chosen > place.spaces) return "The raid took a set that is not there.";
  if (raid.valkyries > kMostSet || (raid.chosen == 0 && raid.valkyries > 0))
    return "The raid has valkyries that lay on no space.";
  if (raid.crew_vp > kMostCrew * kArcherVp) return "The raid's crew earned more VP than it can.";
  if (!raid.scored) {
    const bool results = raid.strength > 0 || raid.tier_vp > 0 || raid.crew_vp > 0 || raid.chosen > 0;
    return results ? "The raid has results before it is scored." : "";
  }
  if (raid.tier_vp != tier_vp(raid.where, raid.strength))
    return "The raid's VP do not follow from its strength.";
  if (!raid.rolled && place.dice > 0) return "The raid is scored before the roll.";
  return {};
}

std::string check_piles(const State& s) {
  for (const CardBag* bag : {&s.deck, &s.under, &s.discard, &s.shuffled, &s.held_then}) {
    if (!is_sane(*bag)) return "A pile holds too many copies of a card.";
  }
  if (s.deck_size != s.deck.size() || s.under_size != s.under.size()) return "The size of the deck is wrong.";
  for (const Seat knower : SeatSet::first(kMaxPlayers) | kSpectator) {
    for (const Hands hands : kHandSets) {
      if (hands.has(knower)) continue;
      const CardBag& notes = known_in(s, knower, hands);
      if (!is_sane(notes)) return "A note on hidden cards names cards that do not exist.";
      if (!notes.empty() && !sit(s, hands)) return "A note on hidden cards names wrong hands.";
    }
  }
  return {};
}

std::string check_pieces(const State& s) {
  for (const Colour colour : s.village) {
    if (!is_colour_or_none(colour)) return "A worker in the village has no colour there is.";
  }
  for (const auto& spots : s.spots) {
    for (const Colour colour : spots) {
      if (!is_colour_or_none(colour)) return "A worker on a settlement has no colour there is.";
    }
  }
  for (const Tile tile : s.squares) {
    if (!is_tile_or_none(tile)) return "An open tile does not exist.";
  }
  for (const Tile tile : s.bottom) {
    if (tile > Tile::of16) return "A tile under the stack does not exist.";
  }
  if (!Spaces::first(kSpaces).has_all(s.left)) return "A set lies on no raid space.";
  return {};
}

// SU-3, RD-5: a space has as many tokens as it shows, or none.
std::string check_spaces(const State& s) {
  if (s.phase == Phase::setup && s.left != Spaces::first(s.left.size()))
    return "The raid spaces were not laid in order.";
  for (const Space space : s.sets.keys()) {
    int tokens = 0;
    for (const int count : s.sets[space]) tokens += count;
    if (tokens != (s.left.has(space) ? row(space).tokens : 0))
      return "The raid space " + quoted(name_of(space)) + " has a wrong number of tokens.";
  }
  return {};
}

std::string check_number(std::string_view what, int right, int sum) {
  if (sum == right) return {};
  return "There must be " + std::to_string(right) + " of " + quoted(what) + ", but there are " +
         std::to_string(sum) + ".";
}
std::string check_tokens(const State& s) {
  for (const Resource what : s.supply.keys()) {
    const int sum = s.supply[what] + tokens_out(s, what);
    if (std::string broken = check_number(name_of(what), kTokens[what], sum); !broken.empty()) return broken;
  }
  return {};
}

// RD-1, E50: as many workers stay on a settlement as raids were made there.
std::string check_raiders(const State& s) {
  for (const SettlementRow& place : kSettlementTable) {
    const bool raiding = s.raid.where == place.id && s.raid.chosen == 0;
    int raids =
        s.phase == Phase::setup ? 0 : place.spaces - sets_left(s, place.id).size() + (raiding ? 1 : 0);
    for (const Colour colour : s.spots[place.id]) {
      if ((colour != Colour::none) != (raids-- > 0))
        return "On " + quoted(name_of(place.id)) + " there must be one worker for each raid made there.";
      if (colour != Colour::none && !place.workers.has(colour))
        return "On " + quoted(name_of(place.id)) + " stands a worker of a wrong colour.";
    }
  }
  return {};
}

// V-a, V-g: who is in the village, and who in the hands of the players.
std::string check_villagers(const State& s) {
  const bool raiding = s.raid.where != Settlement::none;
  const bool placed = !raiding && (waits(s, Step::take) || waits(s, Step::ask_take));
  const bool out = placed || (raiding && s.raid.chosen == 0);
  int village = 0;
  for (const Building building : s.village.keys()) {
    const Colour colour = s.village[building];
    if (colour == Colour::none) continue;
    ++village;
    if (!row(building).colours.has(colour))
      return "In " + quoted(name_of(building)) + " stands a worker of a wrong colour (V-a).";
  }
  if (village != kVillageWorkers + (placed ? 1 : 0))
    return "The village must hold 3 workers, and one more while it is being worked in (V-g).";
  for (const Seat seat : seats(s)) {
    if ((s.player[seat].worker == Colour::none) != (out && seat == s.active))
      return "Of " + seat_name(seat) + " the worker is missing or one too many.";
  }
  return {};
}

// XC-3 to XC-5: none is lost.
std::string check_workers(const State& s) {
  EnumArray<Colour, int> count;
  for (const Space space : s.phase == Phase::setup ? Spaces::first(kSpaces) : s.left) {
    ++count[row(space).worker];
  }
  for (const auto& spots : s.spots) {
    for (const Colour colour : spots) ++count[colour];
  }
  for (const Colour colour : s.village) ++count[colour];
  for (const Seat seat : seats(s)) ++count[s.player[seat].worker];
  const int black = kVillageWorkers + s.players;
  if (count[Colour::black] != black || count[Colour::grey] != kGreyWorkers ||
      count[Colour::white] != kWhiteWorkers)
    return "There must be " + std::to_string(black) + " black, 11 grey and 12 white workers.";
  return {};
}

std::string check_tiles(const State& s) {
  EnumArray<Tile, int, kTiles> count;
  for (const Tile tile : s.stack) ++count[tile];
  for (const Tile tile : s.bottom) ++count[tile];
  for (const Tile tile : s.squares) {
    if (tile != Tile::none) ++count[tile];
  }
  for (const Player& player : s.player) {
    for (const Tile tile : player.tiles) ++count[tile];
  }
  for (const Tile tile : count.keys()) {
    if (count[tile] != 1) return "The tile " + quoted(name_of(tile)) + " must be in one place.";
  }
  return {};
}

}  // namespace

int tokens_out(const State& s, Resource what) {
  int sum = what == Resource::valkyrie ? int{s.raid.valkyries} : 0;
  if (what < Resource::valkyrie) {
    for (const Player& player : s.player) sum += player.tokens[what];
  }
  if (what >= Resource::gold) {
    for (const TokenSet& set : s.sets) sum += set[what];
  }
  return sum;
}

int cards_out(const State& s, Card card) {
  int sum = s.under.count(card) + s.discard.count(card) + (s.aside == card ? 1 : 0);
  for (const Seat seat : seats(s)) sum += s.player[seat].hand.count(card) + in_crew(s, seat, card);
  return sum;
}

std::string check_values(const State& s) {
  for (auto* part : {&check_header, &check_rolls, &check_players, &check_piles, &check_pieces, &check_raid}) {
    if (std::string broken = part(s); !broken.empty()) return broken;
  }
  return {};
}

std::string check_board(const State& s) {
  for (auto* part :
       {&check_spaces, &check_tokens, &check_raiders, &check_villagers, &check_workers, &check_tiles}) {
    if (std::string broken = part(s); !broken.empty()) return broken;
  }
  return {};
}

std::string check_cards(const State& s) {
  for (const CardRow& card : kCards) {
    const int sum = s.deck.count(card.id) + cards_out(s, card.id);
    if (std::string broken = check_number(name_of(card.id), card.copies, sum); !broken.empty()) return broken;
  }
  return {};
}

std::string Raiders::check(const State& s) {
  for (auto* part : {&check_values, &check_board, &check_cards, &check_knowledge, &check_agenda}) {
    if (std::string broken = part(s); !broken.empty()) return broken;
  }
  return {};
}

}  // namespace ravenhall::raiders
