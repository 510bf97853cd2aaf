#include "games/raiders/tests/scenario.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/raiders/names.hpp"
#include "games/raiders/rules/table.hpp"
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
  for (int i = 0; i < state_.players; ++i) state_.player[static_cast<std::size_t>(i)].tokens = {};
}

Scenario& Scenario::option(std::string_view name, std::string_view value) {
  const auto& options = Raiders::info().options;
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (options[i].name != name) continue;
    const auto& values = options[i].values;
    const auto found = std::find(values.begin(), values.end(), value);
    if (found == values.end()) break;
    state_.options[i] = static_cast<std::uint8_t>(found - values.begin());
    return *this;
  }
  ADD_FAILURE() << "no option " << name << "=" << value;
  return *this;
}

Scenario& Scenario::has(Seat seat, Resource what, int amount) {
  player(seat).tokens[static_cast<std::size_t>(what)] = static_cast<std::uint8_t>(amount);
  return *this;
}
Scenario& Scenario::vp(Seat seat, int amount) {
  player(seat).vp = static_cast<std::int16_t>(amount);
  player(seat).sources[0] = player(seat).vp;
  return *this;
}
Scenario& Scenario::armour(Seat seat, int steps) {
  player(seat).armour = static_cast<std::uint8_t>(steps);
  return *this;
}
Scenario& Scenario::valkyries(Seat seat, int steps) {
  player(seat).valkyries = player(seat).taken = static_cast<std::uint8_t>(steps);
  return *this;
}
Scenario& Scenario::valkyries_taken(Seat seat, int count) {
  player(seat).taken = static_cast<std::uint8_t>(count);
  player(seat).valkyries = static_cast<std::uint8_t>(std::min(count, kMostValkyries));
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
    player(seat).tiles = static_cast<std::uint16_t>(player(seat).tiles | (1U << (number - 1)));
  }
  return *this;
}
Scenario& Scenario::village(Building building, Colour colour) {
  village_[building] = colour;
  return *this;
}
Scenario& Scenario::set(Settlement where, int number, std::string_view tokens) {
  sets_[space_index(where, number - 1)] = tokens;
  return *this;
}
Scenario& Scenario::taken(Settlement where, int number) {
  taken_.push_back(space_index(where, number - 1));
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
  state_.turns_left = static_cast<std::uint8_t>(turns_left);
  return *this;
}

// Which raids were made, and by whom, so that the workers come out right: every grey or white worker in a
// hand or in the village came from a harbour that a black one raided, and every white one further from an
// outpost or a monastery that a grey one raided. All other raids gave back the colour they took.
void Scenario::take_spaces() {
  if (!village_.empty()) {
    state_.village.fill(Colour::none);
    for (const auto& [building, colour] : village_)
      state_.village[static_cast<std::size_t>(building)] = colour;
  }
  const auto is_white_outpost = [](int space) {
    return row(settlement_of(space)).type == Type::outpost && space_row(space).worker == Colour::white;
  };
  const auto count = [&](Colour colour) {
    int sum = 0;
    for (const Colour there : state_.village) sum += there == colour ? 1 : 0;
    for (int i = 0; i < state_.players; ++i) {
      sum += state_.player[static_cast<std::size_t>(i)].worker == colour ? 1 : 0;
    }
    return sum;
  };
  const auto outposts = static_cast<int>(std::count_if(taken_.begin(), taken_.end(), is_white_outpost));
  for (Colour& there : state_.village) {  // somebody must have the white workers of outposts that were taken
    if (count(Colour::white) < outposts && there == Colour::black) there = Colour::white;
  }
  const auto is_taken = [&](int space) {
    return std::find(taken_.begin(), taken_.end(), space) != taken_.end();
  };
  const auto of_type = [&](int space, Type type) { return row(settlement_of(space)).type == type; };
  const auto need_more = [&](int missing, auto&& fits) {
    for (int space = kSpaces; space-- > 0 && missing > 0;) {
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
  const auto gives_white = [&](int space) {
    return is_white_outpost(space) || of_type(space, Type::monastery);
  };
  need_more(by_grey - taken_of(gives_white), gives_white);
  int by_black = count(Colour::grey) + count(Colour::white);
  need_more(by_black - taken_of([&](int space) { return of_type(space, Type::harbour); }),
            [&](int space) { return of_type(space, Type::harbour); });
  // Too few tokens for the spaces that are left: more harbours were raided.
  const auto tokens_short = [&] {
    int board = 0;
    for (int space = 0; space < kSpaces; ++space) board += is_taken(space) ? 0 : space_row(space).tokens;
    int there = 0;
    for (std::size_t kind = 2; kind < kTokenKinds; ++kind) {
      there += kTokens[kind];
      for (const Player& somebody : state_.player) there -= kind < 5 ? somebody.tokens[kind] : 0;
      const auto said = supply_.find(resource_at(static_cast<int>(kind)));
      if (said != supply_.end()) there -= said->second;
    }
    return board > there;
  };
  while (tokens_short() && !::testing::Test::HasFailure()) {
    need_more(1, [&](int space) { return of_type(space, Type::harbour); });
  }
  std::sort(taken_.begin(), taken_.end(), [&](int a, int b) {  // outposts give white in any case
    return is_white_outpost(a) != is_white_outpost(b) ? is_white_outpost(a) : a < b;
  });
  std::array<std::size_t, kSettlements> raids{};
  for (const int space : taken_) {
    const Settlement where = settlement_of(space);
    Colour raider = Colour::white;
    if (of_type(space, Type::harbour)) raider = by_black-- > 0 ? Colour::black : Colour::grey;
    if (of_type(space, Type::outpost)) raider = Colour::grey;
    if (is_white_outpost(space)) --by_grey;
    if (of_type(space, Type::monastery)) raider = by_grey-- > 0 ? Colour::grey : Colour::white;
    const auto at = static_cast<std::size_t>(where);
    state_.spots[at][raids[at]++] = raider;
  }
}

void Scenario::fill_board() {
  std::array<int, 4> bag{};
  for (std::size_t kind = 0; kind < bag.size(); ++kind) {
    bag[kind] = kTokens[kind + 2];
    for (const Player& somebody : state_.player) bag[kind] -= kind < 3 ? somebody.tokens[kind + 2] : 0;
    const auto said = supply_.find(resource_at(static_cast<int>(kind) + 2));
    if (said != supply_.end()) bag[kind] -= said->second;
  }
  for (const auto& [space, letters] : sets_) {
    for (const char letter : letters) {
      const auto kind = std::string_view("gilv").find(letter);
      ++state_.sets[static_cast<std::size_t>(space)][kind];
      --bag[kind];
    }
  }
  for (int space = 0; space < kSpaces; ++space) {
    if (std::find(taken_.begin(), taken_.end(), space) != taken_.end()) continue;
    state_.left |= 1U << space;
    if (named(space)) continue;
    for (int n = space_row(space).tokens; n > 0; --n) {
      const auto most = std::max_element(bag.begin(), bag.end());
      --*most;
      ++state_.sets[static_cast<std::size_t>(space)][static_cast<std::size_t>(most - bag.begin())];
    }
  }
  for (std::size_t kind = 0; kind < kTokenKinds; ++kind) {
    const Resource what = resource_at(static_cast<int>(kind));
    int rest = kind >= 2 ? bag[kind - 2] : kTokens[kind];
    if (kind < 2) {
      for (const Player& somebody : state_.player) rest -= somebody.tokens[kind];
    }
    const auto said = supply_.find(what);
    if (said != supply_.end() && kind < 2) rest -= said->second;
    if (said != supply_.end()) {
      // What neither board nor supply takes, the last player has.
      Player& last = state_.player[static_cast<std::size_t>(state_.players - 1)];
      if (kind < 5) last.tokens[kind] = static_cast<std::uint8_t>(last.tokens[kind] + std::max(rest, 0));
      rest = said->second;
    }
    state_.supply[kind] = static_cast<std::uint8_t>(rest);
  }
}

void Scenario::place_tiles() {
  unsigned used = 0;
  for (const Player& somebody : state_.player) used |= somebody.tiles;
  std::vector<int> open = open_.value_or(std::vector<int>{});
  for (int tile = 0; tile < kTiles && !open_ && open.size() < kSquares; ++tile) {
    if (((used >> tile) & 1U) == 0) open.push_back(tile + 1);
  }
  for (std::size_t i = 0; i < kSquares; ++i) {
    state_.squares[i] = i < open.size() && open[i] > 0 ? static_cast<Tile>(open[i] - 1) : kNoTile;
    if (state_.squares[i] != kNoTile) used |= 1U << state_.squares[i];
  }
  state_.stack = 0;
  Player& last = state_.player[static_cast<std::size_t>(state_.players - 1)];
  int size = 0;
  for (int tile = 0; tile < kTiles; ++tile) {
    if (((used >> tile) & 1U) != 0) continue;
    if (!stack_ || size < *stack_) {
      state_.stack = static_cast<std::uint16_t>(state_.stack | (1U << tile));
      ++size;
    } else {
      last.tiles = static_cast<std::uint16_t>(last.tiles | (1U << tile));
    }
  }
}

void Scenario::place_cards() {
  CardBag rest;
  for (const CardRow& card : kCards) {
    int left = card.copies - state_.discard.count(card.id) - state_.under.count(card.id);
    for (const Player& somebody : state_.player) {
      left -= somebody.hand.count(card.id) + raiders::in_crew(somebody, card.id);
    }
    if (left < 0) ADD_FAILURE() << "the scenario names more copies of " << card.key << " than there are";
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
  state_.deck_size = static_cast<std::uint8_t>(state_.deck.size());
}

Tabletop Scenario::to_move(Seat seat) {
  take_spaces();
  fill_board();
  place_tiles();
  place_cards();
  state_.phase = Phase::play;
  state_.active = seat;
  state_.turns = 1;
  state_.dealt = static_cast<std::uint8_t>(kDealt * state_.players);
  state_.agenda = {};
  state_.agenda.push({Step::next_turn, seat});
  state_.agenda.push({Step::end_turn, seat});
  state_.agenda.push({Step::ask_turn, seat});
  if (const std::string wrong = Raiders::check(state_); !wrong.empty())
    ADD_FAILURE() << "the scenario: " << wrong;
  return Tabletop(state_);
}

Tabletop Scenario::from_setup() {
  Setup setup{.seats = state_.players, .options = {}};
  for (const std::uint8_t value : state_.options) setup.options.push_back(value);
  return Tabletop(Raiders::start(setup));
}

}  // namespace ravenhall::raiders::tests
