// The invariants of the table itself: values, tokens, workers, tiles, cards.
#include "games/raiders/check.hpp"

#include <array>

#include "games/raiders/raiders.hpp"

namespace ravenhall::raiders {

namespace {

constexpr int kMostVp = 5000;  // more than any game can give; keeps sums far from the end of their type
constexpr int kMostTurns = kTurnLimit * kMaxPlayers + kMaxPlayers;

bool is_die(int face) { return face >= kLowestFace && face <= kHighestFace; }
bool is_seat(const State& s, Seat seat) { return index(seat) < s.players; }
bool are_seats(const State& s, PlayerSet seats) { return PlayerSet::first(s.players).has_all(seats); }
bool is_tile_or_none(Tile tile) { return !name_of(tile).empty() || tile == Tile::none; }
bool is_colour_or_none(Colour colour) { return colour <= Colour::none; }

// A bag holds no more of a card than there are.
bool is_sane(const CardBag& bag) {
  for (const Card card : bag.types()) {
    if (!is_card(card) || bag.count(card) > row(card).copies) return false;
  }
  return true;
}

std::string check_header(const State& s) {
  if (s.players < 2 || s.players > kMaxPlayers) return "There must be 2 to 4 players.";
  const auto& options = Raiders::info().options;
  const OptionIndices chosen = indices_of(s.options);
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    if (chosen[i] >= options[i].values.size()) {
      return "The option " + quoted(options[i].name) + " has no such value.";
    }
  }
  if (s.phase > Phase::over) return "There is no such phase.";
  if (!is_seat(s, s.first) || !is_seat(s, s.active)) {
    return "The first or the active player does not sit at the table.";
  }
  if (!are_seats(s, s.pending) || !are_seats(s, s.rolling) || !are_seats(s, s.to_roll)) {
    return "Somebody must choose or roll who does not sit at the table.";
  }
  if (s.padding != decltype(s.padding){}) return "The padding of the state is not empty.";
  if (s.dealt > kDealt * s.players) return "More cards were dealt than are dealt in the set-up.";
  if (s.turns > kMostTurns) return "More turns were played than a match can have.";
  if (s.batch > Batch::reshuffled) return "The deck is none of the kinds there are.";
  if (s.trigger > Trigger::turn_limit) return "There is no such reason for the end.";
  if (s.placed > Building::none) return "The worker was placed in no building there is.";
  if (s.aside != Card::none && !is_card(s.aside)) return "The card put aside does not exist.";
  for (const Seat seat : s.rolls.keys()) {
    const Dice& dice = s.rolls[seat];
    const bool must = s.to_roll.has(seat);
    const bool rolled = dice[0] != 0;
    const bool pair = is_die(dice[0]) == is_die(dice[1]) && rolled == is_die(dice[0]);
    const bool racing = s.rolling.has(seat);
    if (!pair || (racing && !must && !rolled) || (must && !racing))
      return "A roll for the first turn is impossible.";
  }
  return {};
}

std::string check_player_values(const Player& player) {
  if (player.vp < 0 || player.vp > kMostVp) return "the VP are out of bounds";
  int sum = 0;
  for (const int amount : player.sources) {
    if (amount < 0 || amount > kMostVp) return "a source of VP is out of bounds";
    sum += amount;
  }
  if (sum != player.vp) return "the VP are not the sum of their sources";
  if (player.armour > kMostArmour) return "the armour is beyond its track";
  if (player.valkyries > kMostValkyries) return "the valkyries are beyond their track";
  if (player.taken < player.valkyries) return "fewer valkyries were taken than the track shows";
  if (player.valkyries < std::min<int>(player.taken, kMostValkyries)) return "the valkyrie track lags behind";
  if (!is_colour_or_none(player.worker)) return "the worker has no colour there is";
  for (std::size_t i = 0; i < player.crew.size(); ++i) {
    if (!is_card(player.crew[i])) return "a crew card does not exist";
    if (i > 0 && player.crew[i] < player.crew[i - 1]) return "the crew is not sorted";
  }
  int heroes = 0;
  for (const Card card : player.crew) heroes += is_hero(card) ? 1 : 0;
  if (heroes > 1) return "there are two heroes in one crew (CR-3)";
  for (const CardBag* bag :
       {&player.hand, &player.picked, &player.returned, &player.others_then, &player.drawn}) {
    if (!is_sane(*bag)) return "one of the piles holds cards that do not exist";
  }
  if (player.hand_size != player.hand.size()) return "the size of the hand is wrong";
  if (player.picked_size != player.picked.size()) return "the number of chosen cards is wrong";
  if (!player.hand.holds(player.picked)) return "a card is chosen that is not in the hand";
  if (player.fresh > player.hand_size) return "more cards are fresh than are in the hand";
  if (player.toll != Resource::none && player.toll > Resource::provisions) {
    return "what is to be handed over is neither silver nor provisions";
  }
  if (player.padding != decltype(player.padding){}) return "the padding is not empty";
  return {};
}

std::string check_players(const State& s) {
  for (const Seat seat : s.player.keys()) {
    const Player& player = s.player[seat];
    if (!is_seat(s, seat)) {
      if (!(player == Player{})) return "An unused player's sheet is not empty.";
      continue;
    }
    if (std::string broken = check_player_values(player); !broken.empty()) {
      return "Of " + seat_name(seat) + " " + broken + ".";
    }
  }
  return {};
}

std::string check_raid_values(const State& s) {
  const Raid& raid = s.raid;
  if (raid.where == Settlement::none) {
    return raid == Raid{} ? std::string() : "No raid is going on, but something is noted about one.";
  }
  if (raid.where > Settlement::none) return "The raid is on no settlement there is.";
  const SettlementRow& place = row(raid.where);
  for (int i = 0; i < 2; ++i) {
    const bool used = raid.rolled && i < place.dice;
    const int die = raid.dice[i];
    if (used ? die < kLowestFace || die > kHighestFace : die != 0)
      return "A die of the raid shows a wrong face.";
  }
  if (raid.rerolls > kMostCrew) return "The raid has more re-rolls than a crew can give.";
  if (raid.chosen > place.spaces) return "The raid took a set that is not there.";
  if (raid.valkyries > kMostSet || (raid.chosen == 0 && raid.valkyries > 0)) {
    return "The raid has valkyries that lay on no space.";
  }
  if (!raid.scored && (raid.strength != 0 || raid.tier_vp != 0 || raid.crew_vp != 0 || raid.chosen != 0)) {
    return "The raid has results before it is scored.";
  }
  if (raid.scored && raid.tier_vp != tier_vp(raid.where, raid.strength)) {
    return "The raid's VP do not follow from its strength.";
  }
  if (raid.scored && (!raid.rolled && place.dice > 0)) return "The raid is scored before the roll.";
  if (raid.crew_vp > kMostCrew * kArcherVp) return "The raid's crew earned more VP than it can.";
  return {};
}

std::string check_other_values(const State& s) {
  for (const CardBag* bag : {&s.deck, &s.under, &s.discard, &s.shuffled, &s.held_then}) {
    if (!is_sane(*bag)) return "A pile holds cards that do not exist.";
  }
  if (s.deck_size != s.deck.size() || s.under_size != s.under.size()) return "The size of the deck is wrong.";
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
    if (name_of(tile).empty()) return "A tile under the stack does not exist.";
  }
  if (!Spaces::first(kSpaces).has_all(s.left)) return "A set lies on no raid space.";
  for (const Seat knower : SeatSet::first(kMaxPlayers) | kSpectator) {
    for (const Hands hands : kHandSets) {
      if (hands.has(knower)) continue;
      const CardBag& notes = known_in(s, knower, hands);
      if (!is_sane(notes)) return "A note on hidden cards names cards that do not exist.";
      if (!notes.empty() && !are_seats(s, hands)) return "A note on hidden cards names wrong hands.";
    }
  }
  return {};
}

// SU-3, RD-5: a space has as many tokens as it shows, or none.
std::string check_spaces(const State& s) {
  int laid = kSpaces;
  if (s.phase == Phase::setup) laid = s.left.size();
  for (const Space space : s.sets.keys()) {
    int tokens = 0;
    for (const int count : s.sets[space]) tokens += count;
    if (s.phase == Phase::setup && s.left != Spaces::first(laid))
      return "The raid spaces were not laid in order.";
    if (tokens != (s.left.has(space) ? row(space).tokens : 0)) {
      return "The raid space " + quoted(name_of(space)) + " has a wrong number of tokens.";
    }
  }
  return {};
}

std::string check_tokens(const State& s) {
  EnumArray<Resource, int, kTokenKinds> sum;
  for (const Resource what : sum.keys()) sum[what] = s.supply[what];
  for (const Player& player : s.player) {
    for (const Resource what : player.tokens.keys()) sum[what] += player.tokens[what];
  }
  for (const TokenSet& set : s.sets) {
    for (const Resource what : set.keys()) sum[what] += set[what];
  }
  sum[Resource::valkyrie] += s.raid.valkyries;
  for (const Resource what : sum.keys()) {
    if (sum[what] != kTokens[what]) {
      return "There must be " + std::to_string(kTokens[what]) + " of " + quoted(name_of(what)) +
             ", but there are " + std::to_string(sum[what]) + ".";
    }
  }
  return {};
}

// Whether the active player's worker is on the board: placed and none taken yet, or raiding.
bool worker_is_out(const State& s) {
  if (s.raid.where != Settlement::none) return s.raid.chosen == 0;
  for (const Frame& frame : s.agenda) {
    if (frame.step == Step::take || frame.step == Step::ask_take) return true;
  }
  return false;
}

// RD-1, E50: as many workers stay on a settlement as raids were made there; XC-3 to XC-5: none is lost.
std::string check_workers(const State& s) {
  EnumArray<Colour, int> count;
  for (const Settlement where : s.spots.keys()) {
    const bool raiding = s.raid.where == where && s.raid.chosen == 0;
    const int raids =
        s.phase == Phase::setup ? 0 : row(where).spaces - sets_left(s, where).size() + (raiding ? 1 : 0);
    for (int k = 0; k < kMostSpaces; ++k) {
      const Colour colour = s.spots[where][k];
      if ((colour != Colour::none) != (k < raids)) {
        return "On " + quoted(name_of(where)) + " there must be one worker for each raid made there.";
      }
      if (colour != Colour::none && !row(where).workers.has(colour)) {
        return "On " + quoted(name_of(where)) + " stands a worker of a wrong colour.";
      }
      ++count[colour];
    }
    for (const Space space : spaces_of(where)) {
      if (s.left.has(space) || s.phase == Phase::setup) ++count[row(space).worker];
    }
  }
  int village = 0;
  for (const Building building : s.village.keys()) {
    const Colour colour = s.village[building];
    ++count[colour];
    if (colour == Colour::none) continue;
    ++village;
    if (!row(building).colours.has(colour)) {
      return "In " + quoted(name_of(building)) + " stands a worker of a wrong colour (V-a).";
    }
  }
  const bool out = worker_is_out(s);
  const bool placed = out && s.raid.where == Settlement::none;
  if (village != kVillageWorkers + (placed ? 1 : 0)) {
    return "The village must hold 3 workers, and one more while it is being worked in (V-g).";
  }
  for (const Seat seat : seats(s)) {
    const Colour colour = s.player[seat].worker;
    ++count[colour];
    if ((colour == Colour::none) != (out && seat == s.active)) {
      return "Of " + seat_name(seat) + " the worker is missing or one too many.";
    }
  }
  if (count[Colour::black] != kVillageWorkers + s.players || count[Colour::grey] != kGreyWorkers ||
      count[Colour::white] != kWhiteWorkers) {
    return "There must be " + std::to_string(kVillageWorkers + s.players) +
           " black, 11 grey and 12 white workers.";
  }
  return {};
}

std::string check_tiles(const State& s) {
  EnumArray<Tile, int, kTiles> count;
  for (const Tile tile : s.stack) ++count[tile];
  for (const Player& player : s.player) {
    for (const Tile tile : player.tiles) ++count[tile];
  }
  for (const Tile tile : s.squares) {
    if (tile != Tile::none) ++count[tile];
  }
  for (const Tile tile : s.bottom) ++count[tile];
  for (const Tile tile : count.keys()) {
    if (count[tile] != 1) return "The tile " + quoted(name_of(tile)) + " must be in one place.";
  }
  return {};
}

}  // namespace

std::string check_values(const State& s) {
  for (auto* part : {&check_header, &check_players, &check_other_values, &check_raid_values}) {
    if (std::string broken = part(s); !broken.empty()) return broken;
  }
  return {};
}

std::string check_board(const State& s) {
  for (auto* part : {&check_spaces, &check_tokens, &check_workers, &check_tiles}) {
    if (std::string broken = part(s); !broken.empty()) return broken;
  }
  return {};
}

std::string check_cards(const State& s) {
  for (const CardRow& card : kCards) {
    int sum = s.deck.count(card.id) + s.under.count(card.id) + s.discard.count(card.id);
    if (s.aside == card.id) ++sum;
    for (const Seat seat : seats(s)) {
      const Player& player = s.player[seat];
      sum += player.hand.count(card.id) + in_crew(player, card.id);
    }
    if (sum != card.copies) {
      return "There must be " + std::to_string(card.copies) + " of " + quoted(name_of(card.id)) +
             ", but there are " + std::to_string(sum) + ".";
    }
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
