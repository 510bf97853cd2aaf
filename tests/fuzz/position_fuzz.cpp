// Any JSON is refused with a reason, or is a position of its game: it can be saved and comes back the same,
// and everybody can look at it and play on. Builds with RAVENHALL_CHECKED check every invariant after each
// step.
#include "games/registry.hpp"
#include "tests/fuzz/fuzz.hpp"

using namespace ravenhall;
using namespace ravenhall::fuzz;

namespace {

constexpr int kMoves = 40;
constexpr const char* kSeed = "a secret";

void require_saved(const GameEntry& game, const Match& match) {
  const Json saved = match.save();
  const auto again = game.load(saved, kSeed);
  require(again.has_value(), "a saved position is refused", again ? "" : again.error().message);
  require((*again)->hash() == match.hash(), "a saved position comes back as another one", dump(saved));
  require((*again)->save() == saved, "a saved position is saved differently", dump(saved));
}

// Texts only: to make trees of all of them would take most of the time.
void require_seen(const Match& match) {
  for (int i = 0; i < match.seats(); ++i) {
    const Seat seat = seat_at(i);
    const bool must = match.to_act().has(seat);
    require(match.legal(seat).empty() != must, "who must decide has no choice, or who need not has one");
    require(written_text([&](JsonWriter& out) { match.write_view(seat, out); }).size() > 2,
            "a seat sees nothing");
    require(!written_text([&](JsonWriter& out) { match.write_tells(seat, out); }).empty(), "nothing is told");
  }
}

Seat any_of(SeatSet seats, Rng& rng) {
  for (int skip = rng.below(seats.size()); skip > 0; --skip) seats.remove(seats.first());
  return seats.first();
}

void play_on(Match& match, Rng& rng) {
  for (int moves = 0; moves < kMoves && !match.over(); ++moves) {
    require(!match.to_act().empty(), "nobody can go on");
    const Seat seat = any_of(match.to_act(), rng);
    const auto legal = match.legal(seat);
    require(!legal.empty(), "a dead end", seat_text(seat));
    const std::uint64_t before = match.hash();
    const std::string& action = legal[rng.below(legal.size())];
    const auto events = match.apply(seat, action);
    require(events.has_value(), "a legal action is refused", action);
    if (rng.below(4) == 0 && match.can_undo(seat)) {
      require(match.undo(seat).has_value() && match.hash() == before, "a decision is not taken back", action);
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto position = parse_json(text_of(data, size));
  if (!position) {
    require(!position.error().message.empty(), "refused without a reason");
    return 0;
  }
  JsonReader fields(*position, "position");
  const GameEntry* game = find_game(fields.text("game"));
  if (game == nullptr) game = &all_games()[0];
  const auto match = game->load(*position, kSeed);
  if (!match) {
    require(!match.error().code.empty() && !match.error().message.empty(), "refused without a reason");
    return 0;
  }
  Rng rng((*match)->hash());
  require_saved(*game, **match);
  require_seen(**match);
  play_on(**match, rng);
  require_saved(*game, **match);
  require_seen(**match);
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size,
                                               unsigned seed) {
  return mutate(data, size, max_size, seed, changed_json);
}
