#include "games/raiders/tests/scenario.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/raiders/rules/table.hpp"
#include "games/raiders/token_sets.hpp"
#include "kernel/match.hpp"
#include "kernel/notation.hpp"

namespace ravenhall::raiders::tests {

namespace {

constexpr PerSeat<std::string_view, kMaxPlayers> kSeatNames{"red", "blue", "yellow", "green"};

Spaces spaces_of(Type type) {
  Spaces spaces;
  for (const SettlementRow& place : kSettlementTable) {
    if (place.type == type) spaces |= raiders::spaces_of(place.id);
  }
  return spaces;
}

}  // namespace

std::string seat_name(Seat seat) { return std::string(kSeatNames[seat]); }

std::span<const std::string_view> Tabletop::seat_names() { return kSeatNames.items_; }

Tabletop& Tabletop::pass_turn(Seat seat) {
  if (!broken() && !turn_of(seat)) complain("it is not this player's turn");
  return finish_turn();
}

Tabletop& Tabletop::finish_turn() {
  const auto turns = state_.turns;
  while (!broken() && !over() && state_.turns == turns) {
    if (to_act().has(kNature)) {
      let_nature_act();
      continue;
    }
    const Seat asked = to_act().first();
    const ActionList list = actions(asked);
    Action choice = list[0];
    for (const Action action : list) {
      if (verb_of(action) == Verb::skip) choice = action;
    }
    apply(asked, choice, "a turn without actions");
  }
  return *this;
}

Tabletop& Tabletop::until_turn_of(Seat seat) {
  while (!broken() && !over() && !turn_of(seat)) finish_turn();
  return *this;
}

Scenario::Scenario(std::initializer_list<Seat> seats) {
  const auto setup = make_setup(Raiders::info(), static_cast<int>(seats.size()), {});
  state_ = Raiders::start(*setup);
  for (Player& somebody : state_.player) somebody.tokens = {};
}

Scenario& Scenario::option(std::string_view name, std::string_view value) {
  const auto& options = Raiders::info().options;
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (options[i].name != name) continue;
    const auto& values = options[i].values;
    const auto found = std::find(values.begin(), values.end(), value);
    if (found == values.end()) break;
    OptionIndices chosen = indices_of(state_.options);
    chosen[i] = static_cast<std::uint8_t>(found - values.begin());
    state_.options = options_from<Options>(chosen);
    return *this;
  }
  ADD_FAILURE() << "no option " << name << "=" << value;
  return *this;
}

Scenario& Scenario::has(Seat seat, Resource what, int amount) {
  player(seat).tokens[what] = amount;
  return *this;
}
Scenario& Scenario::vp(Seat seat, int amount) {
  player(seat).vp = amount;
  player(seat).sources[Source::raid] = player(seat).vp;
  return *this;
}
Scenario& Scenario::armour(Seat seat, int steps) {
  player(seat).armour = steps;
  return *this;
}
Scenario& Scenario::valkyries(Seat seat, int steps) {
  player(seat).valkyries = player(seat).taken = steps;
  return *this;
}
Scenario& Scenario::valkyries_taken(Seat seat, int count) {
  player(seat).taken = count;
  player(seat).valkyries = std::min(count, kMostValkyries);
  return *this;
}
Scenario& Scenario::crew(Seat seat, std::initializer_list<Card> cards) {
  for (const Card card : cards) join_crew(player(seat), card);
  return *this;
}
Scenario& Scenario::hand(Seat seat, std::initializer_list<Card> cards) {
  for (const Card card : cards) {
    player(seat).hand.add(card);
    ++player(seat).hand_size;
  }
  return *this;
}
Scenario& Scenario::worker(Seat seat, Colour colour) {
  player(seat).worker = colour;
  return *this;
}
Scenario& Scenario::tiles(Seat seat, std::initializer_list<int> numbers) {
  for (const int number : numbers) {
    player(seat).tiles.add(after(Tile::of01, number - 1));
  }
  return *this;
}
Scenario& Scenario::village(Building building, Colour colour) {
  village_[building] = colour;
  return *this;
}
Scenario& Scenario::set(Settlement where, int number, std::string_view tokens) {
  sets_[space_of(where, number)] = tokens;
  named_.add(space_of(where, number));
  return *this;
}
Scenario& Scenario::taken(Settlement where, int number) {
  taken_.add(space_of(where, number));
  return *this;
}
Scenario& Scenario::taken_all(Settlement where) {
  for (int i = 1; i <= row(where).spaces; ++i) taken(where, i);
  return *this;
}
Scenario& Scenario::supply(Resource what, int amount) {
  supply_[what] = amount;
  return *this;
}
Scenario& Scenario::open(std::initializer_list<int> numbers) {
  open_ = std::vector<int>(numbers);
  return *this;
}
Scenario& Scenario::stack(int size) {
  stack_ = size;
  return *this;
}
Scenario& Scenario::discard(std::initializer_list<Card> cards) {
  for (const Card card : cards) state_.discard.add(card);
  return *this;
}
Scenario& Scenario::under(Seat seat, std::initializer_list<Card> cards) {
  for (const Card card : cards) {
    player(seat).returned.add(card);
    state_.under.add(card);
    ++state_.under_size;
  }
  return *this;
}
Scenario& Scenario::deck(std::initializer_list<Card> cards) {
  deck_ = std::vector<Card>(cards);
  return *this;
}
Scenario& Scenario::first(Seat seat) {
  state_.first = seat;
  return *this;
}
Scenario& Scenario::last_round(Trigger trigger, int turns_left) {
  state_.trigger = trigger;
  state_.turns_left = turns_left;
  return *this;
}

// Which raids were made, and by whom, so that the workers come out right: every grey or white worker in a
// hand or in the village came from a harbour that a black one raided, and every white one further from an
// outpost or a monastery that a grey one raided. All other raids gave back the colour they took.
void Scenario::take_spaces() {
  if (!village_.empty()) {
    for (Colour& there : state_.village) there = Colour::none;
    for (const auto& [building, colour] : village_) state_.village[building] = colour;
  }
  const Spaces harbours = spaces_of(Type::harbour);
  const Spaces monasteries = spaces_of(Type::monastery);
  Spaces white_outposts;
  for (const Space space : spaces_of(Type::outpost))
    white_outposts.set(space, row(space).worker == Colour::white);
  const auto count = [&](Colour colour) {
    int sum = 0;
    for (const Colour there : state_.village) sum += there == colour ? 1 : 0;
    for (const Seat seat : seats(state_)) sum += player(seat).worker == colour ? 1 : 0;
    return sum;
  };
  for (Colour& there : state_.village) {  // somebody must have the white workers of outposts that were taken
    if (count(Colour::white) < (taken_ & white_outposts).size() && there == Colour::black)
      there = Colour::white;
  }
  // At least so many of these are taken, the last ones first.
  const auto take = [&](Spaces spaces, int number) {
    while ((taken_ & spaces).size() < number) {
      const Spaces free = spaces - taken_ - named_;
      if (free.empty()) {
        ADD_FAILURE() << "the scenario needs more raids than the board has room for";
        return;
      }
      taken_.add(free.nth(free.size() - 1));
    }
  };
  int by_grey = count(Colour::white);
  take(white_outposts | monasteries, by_grey);
  int by_black = count(Colour::grey) + count(Colour::white);
  take(harbours, by_black);
  // Too few tokens for the spaces that are left: more harbours were raided.
  const auto tokens_short = [&] {
    int missing = 0;
    for (const Space space : Spaces::first(kSpaces) - taken_) missing += row(space).tokens;
    for (const Resource what : TokenSet::keys()) missing -= in_bag()[what];
    return missing > 0;
  };
  while (tokens_short() && !::testing::Test::HasFailure()) take(harbours, (taken_ & harbours).size() + 1);
  EnumArray<Settlement, int, kSettlements> raids;
  for (const Spaces part :
       {taken_ & white_outposts, taken_ - white_outposts}) {  // those give white in any case
    for (const Space space : part) {
      const Settlement where = row(space).where;
      Colour raider = Colour::white;
      if (harbours.has(space)) raider = by_black-- > 0 ? Colour::black : Colour::grey;
      if (row(where).type == Type::outpost) raider = Colour::grey;
      if (white_outposts.has(space)) --by_grey;
      if (monasteries.has(space)) raider = by_grey-- > 0 ? Colour::grey : Colour::white;
      state_.spots[where][raids[where]++] = raider;
    }
  }
}

// What neither players nor the supply have, as far as it was said.
EnumArray<Resource, int, kTokenKinds> Scenario::in_bag() const {
  EnumArray<Resource, int, kTokenKinds> bag = kTokens;
  for (const Player& somebody : state_.player) {
    for (const Resource what : Tokens::keys()) bag[what] -= somebody.tokens[what];
  }
  for (const auto& [what, amount] : supply_) bag[what] -= amount;
  return bag;
}

void Scenario::fill_board() {
  auto bag = in_bag();
  for (const auto& [space, letters] : sets_) {
    for (const char letter : letters) {
      for (const Resource what : TokenSet::keys()) {
        if (name_of(what)[0] != letter) continue;
        ++state_.sets[space][what];
        --bag[what];
      }
    }
  }
  state_.left = Spaces::first(kSpaces) - taken_;
  for (const Space space : state_.left - named_) {
    for (int n = row(space).tokens; n > 0; --n) {
      Resource most = Resource::gold;
      for (const Resource what : TokenSet::keys()) most = bag[what] > bag[most] ? what : most;
      --bag[most];
      ++state_.sets[space][most];
    }
  }
  for (const Resource what : state_.supply.keys()) {
    int rest = bag[what];
    const auto said = supply_.find(what);
    if (said != supply_.end()) {
      // What neither board nor supply takes, the last player has.
      if (what != Resource::valkyrie) player(seat_at(state_.players - 1)).tokens[what] += std::max(rest, 0);
      rest = said->second;
    }
    state_.supply[what] = rest;
  }
}

void Scenario::place_tiles() {
  Tiles used;
  for (const Player& somebody : state_.player) used |= somebody.tiles;
  std::vector<int> open = open_.value_or(std::vector<int>{});
  for (int number = 1; number <= kTiles && !open_ && open.size() < kSquares; ++number) {
    if (!used.has(after(Tile::of01, number - 1))) open.push_back(number);
  }
  std::size_t i = 0;
  for (Tile& tile : state_.squares) {
    tile = i < open.size() && open[i] > 0 ? after(Tile::of01, open[i] - 1) : Tile::none;
    used.add(tile);
    ++i;
  }
  state_.stack = {};
  for (const Tile tile : Tiles::first(kTiles) - used) {
    const bool fits = !stack_ || state_.stack.size() < *stack_;
    (fits ? state_.stack : player(seat_at(state_.players - 1)).tiles).add(tile);
  }
}

void Scenario::place_cards() {
  CardBag rest;
  for (const CardRow& card : kCards) {
    int left = card.copies - state_.discard.count(card.id) - state_.under.count(card.id);
    for (const Player& somebody : state_.player) {
      left -= somebody.hand.count(card.id) + raiders::in_crew(somebody, card.id);
    }
    if (left < 0)
      ADD_FAILURE() << "the scenario names more copies of " << name_of(card.id) << " than there are";
    for (; left > 0; --left) rest.add(card.id);
  }
  state_.deck = {};
  if (deck_) {
    for (const Card card : *deck_) {
      rest.remove(card);
      state_.deck.add(card);
    }
    state_.discard.add_all(rest);
  } else {
    state_.deck = rest;
  }
  state_.deck_size = state_.deck.size();
}

Tabletop Scenario::to_move(Seat seat) {
  take_spaces();
  fill_board();
  place_tiles();
  place_cards();
  state_.phase = Phase::play;
  state_.active = seat;
  state_.turns = 1;
  state_.dealt = kDealt * state_.players;
  state_.agenda = {};
  state_.agenda.push({Step::next_turn, seat});
  state_.agenda.push({Step::end_turn, seat});
  state_.agenda.push({Step::ask_turn, seat});
  if (const std::string wrong = Raiders::check(state_); !wrong.empty())
    ADD_FAILURE() << "the scenario: " << wrong;
  return Tabletop(state_);
}

Tabletop Scenario::from_setup() { return Tabletop(Raiders::start(Raiders::setup(state_))); }

}  // namespace ravenhall::raiders::tests
