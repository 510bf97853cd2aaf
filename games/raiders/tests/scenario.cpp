#include "games/raiders/tests/scenario.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/raiders/rules/table.hpp"
#include "games/raiders/token_sets.hpp"
#include "kernel/match.hpp"
#include "kernel/notation.hpp"

namespace ravenhall::raiders::tests {

namespace {

constexpr std::array<std::string_view, kMaxPlayers> kSeatNames{"red", "blue", "yellow", "green"};

}  // namespace

std::span<const std::string_view> Tabletop::seat_names() { return kSeatNames; }

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
  return *this;
}
Scenario& Scenario::taken(Settlement where, int number) {
  taken_.push_back(space_of(where, number));
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
  const auto is_white_outpost = [](Space space) {
    return row(row(space).where).type == Type::outpost && row(space).worker == Colour::white;
  };
  const auto count = [&](Colour colour) {
    int sum = 0;
    for (const Colour there : state_.village) sum += there == colour ? 1 : 0;
    for (const Seat seat : seats(state_)) sum += player(seat).worker == colour ? 1 : 0;
    return sum;
  };
  const auto outposts = static_cast<int>(std::count_if(taken_.begin(), taken_.end(), is_white_outpost));
  for (Colour& there : state_.village) {  // somebody must have the white workers of outposts that were taken
    if (count(Colour::white) < outposts && there == Colour::black) there = Colour::white;
  }
  const auto is_taken = [&](Space space) {
    return std::find(taken_.begin(), taken_.end(), space) != taken_.end();
  };
  const auto of_type = [&](Space space, Type type) { return row(row(space).where).type == type; };
  const auto need_more = [&](int missing, auto&& fits) {
    for (int i = kSpaces; i-- > 0 && missing > 0;) {
      const Space space = after(Space::h1_1, i);
      if (!fits(space) || is_taken(space) || named(space)) continue;
      taken_.push_back(space);
      --missing;
    }
    if (missing > 0) ADD_FAILURE() << "the scenario needs more raids than the board has room for";
  };
  const auto taken_of = [&](auto&& fits) {
    return static_cast<int>(std::count_if(taken_.begin(), taken_.end(), fits));
  };
  int by_grey = count(Colour::white);
  const auto gives_white = [&](Space space) {
    return is_white_outpost(space) || of_type(space, Type::monastery);
  };
  need_more(by_grey - taken_of(gives_white), gives_white);
  int by_black = count(Colour::grey) + count(Colour::white);
  need_more(by_black - taken_of([&](Space space) { return of_type(space, Type::harbour); }),
            [&](Space space) { return of_type(space, Type::harbour); });
  // Too few tokens for the spaces that are left: more harbours were raided.
  const auto tokens_short = [&] {
    int board = 0;
    for (const Space space : values<Space>()) board += is_taken(space) ? 0 : row(space).tokens;
    int there = 0;
    for (const Resource what : TokenSet::keys()) {
      there += kTokens[what];
      for (const Player& somebody : state_.player)
        there -= what < Resource::valkyrie ? int{somebody.tokens[what]} : 0;
      const auto said = supply_.find(what);
      if (said != supply_.end()) there -= said->second;
    }
    return board > there;
  };
  while (tokens_short() && !::testing::Test::HasFailure()) {
    need_more(1, [&](Space space) { return of_type(space, Type::harbour); });
  }
  std::sort(taken_.begin(), taken_.end(), [&](Space a, Space b) {  // outposts give white in any case
    return is_white_outpost(a) != is_white_outpost(b) ? is_white_outpost(a) : a < b;
  });
  EnumArray<Settlement, int, kSettlements> raids;
  for (const Space space : taken_) {
    const Settlement where = row(space).where;
    Colour raider = Colour::white;
    if (of_type(space, Type::harbour)) raider = by_black-- > 0 ? Colour::black : Colour::grey;
    if (of_type(space, Type::outpost)) raider = Colour::grey;
    if (is_white_outpost(space)) --by_grey;
    if (of_type(space, Type::monastery)) raider = by_grey-- > 0 ? Colour::grey : Colour::white;
    state_.spots[where][raids[where]++] = raider;
  }
}

void Scenario::fill_board() {
  EnumArray<Resource, int, kTokenKinds> bag = kTokens;
  for (const Player& somebody : state_.player) {
    for (const Resource what : Tokens::keys()) bag[what] -= somebody.tokens[what];
  }
  for (const auto& [what, amount] : supply_) bag[what] -= amount;
  for (const auto& [space, letters] : sets_) {
    for (const char letter : letters) {
      for (const Resource what : TokenSet::keys()) {
        if (name_of(what)[0] != letter) continue;
        ++state_.sets[space][what];
        --bag[what];
      }
    }
  }
  for (const Space space : values<Space>()) {
    if (std::find(taken_.begin(), taken_.end(), space) != taken_.end()) continue;
    state_.left.add(space);
    if (named(space)) continue;
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
