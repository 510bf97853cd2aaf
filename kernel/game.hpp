// The contract of a game: pure functions over plain data. Everything else is written once against it.
#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

#include "kernel/action.hpp"
#include "kernel/containers.hpp"
#include "kernel/error.hpp"
#include "kernel/event.hpp"
#include "kernel/json_writer.hpp"
#include "kernel/notation.hpp"
#include "kernel/reason.hpp"
#include "kernel/rng.hpp"
#include "kernel/seat.hpp"

namespace ravenhall {

// A named choice of rules: its possible values, the first one being the default unless `fallback` says
// otherwise.
struct OptionInfo {
  std::string_view name;
  std::span<const std::string_view> values;
  std::uint8_t fallback = 0;
  std::uint8_t seats_from = 0;  // not 0: from this value on they name the seats 0, 1, …
};

// An edition: a named set of option values; what it does not name stays at the default.
struct OptionChoice {
  std::string_view option;
  std::string_view value;
};
struct Preset {
  std::string_view name;
  std::span<const OptionChoice> choices;
};

// A part that always belongs to the same seat: seat i plays info.roles[i].
struct Role {
  std::string_view name;  // "dracula"
  std::uint8_t side = 0;  // an index into info.sides
};

// How many people can share the seats; 0: as many as there are seats.
struct People {
  int min = 0;
  int max = 0;
};

struct GameInfo {
  std::string_view id;     // "blood-rage"
  std::string_view title;  // "Blood Rage"
  int rules_version = 1;   // raised whenever an old record would replay differently
  int min_seats = 2;
  int max_seats = 4;
  int max_decisions = 0;  // no game is longer, nature's acts included
  std::span<const OptionInfo> options;
  std::span<const Preset> presets;
  std::span<const std::string_view> sides =
      {};                            // that win and lose together; empty: everybody for themselves
  std::span<const Role> roles = {};  // one a seat; empty: seats are alike
  People people = {};
};

inline constexpr std::size_t kMaxOptions = 31;

// What a table agrees on before the first act of nature. options[i] is an index into info.options[i].values.
struct Setup {
  int seats = 2;
  FixedVec<std::uint8_t, kMaxOptions> options;
};

// How a game stands; final when `over`.
struct Outcome {
  bool over = false;
  SeatSet winners;                           // several: a shared victory, or all of a side
  FixedVec<std::int16_t, kMaxSeats> scores;  // empty: there are no points in this game
  FixedVec<std::uint8_t, kMaxSeats> ranks;   // 1 is best; equal scores share a rank; without points 1 or 2
  int side = -1;                             // the one that won, in a game of sides
};

// What programs must know of a game's JSON before they see any (kernel/shape.hpp), and the printed facts of
// its cards and boards.
struct Description {
  Json view;   // the shape of a view
  Json tells;  // the shape of what is told of a legal action; members that are not told are missing
  Json facts;
};

template <class G>
concept Game =
    requires(typename G::State& s, const typename G::State& cs, const typename G::Observation& view,
             const Setup& setup, Seat seat, Action action, Rng& rng, ActionList& out, NoEvents& none,
             EventLog& log, const Json& json, JsonWriter& writer, const Wish& wish) {
      requires std::is_trivially_copyable_v<typename G::State>;
      requires std::is_trivially_copyable_v<typename G::Observation>;
      requires std::has_unique_object_representations_v<typename G::State>;
      requires std::has_unique_object_representations_v<typename G::Observation>;
      { G::info() } -> std::same_as<const GameInfo&>;
      { G::notation() } -> std::same_as<const Notation&>;
      // The table before nature's first act. Expects a setup that `make_setup` accepted.
      { G::start(setup) } -> std::same_as<typename G::State>;
      { G::seats(cs) } -> std::same_as<int>;
      // Who must decide now: one seat, several at once, nature alone, or nobody (the game is over).
      { G::to_act(cs) } -> std::same_as<SeatSet>;
      // Every legal action of `seat` (for nature: every act that can happen), appended to the empty `out`.
      { G::legal(cs, seat, out) } -> std::same_as<void>;
      // One decision; then the rules run on until somebody must decide again. Expects an action from `legal`.
      { G::apply(s, seat, action, none) } -> std::same_as<void>;
      { G::apply(s, seat, action, log) } -> std::same_as<void>;
      // One random act, drawn from its true distribution. Expects to_act to be nature.
      { G::nature(cs, rng) } -> std::same_as<Action>;
      // All that `seat` may know, and nothing else. The only way knowledge leaves a state.
      { G::observe(cs, seat) } -> std::same_as<typename G::Observation>;
      // A full state that `view` could be showing.
      { G::imagine(view, rng) } -> std::same_as<typename G::State>;
      { G::outcome(cs) } -> std::same_as<Outcome>;
      { G::phase(cs) } -> std::same_as<std::string_view>;
      // The first broken invariant, or an empty text.
      { G::check(cs) } -> std::same_as<std::string>;
      // The exact state as JSON and back; reading checks every invariant.
      { G::save(cs) } -> std::same_as<Json>;
      { G::load(json) } -> std::same_as<Result<typename G::State>>;
      // The observation as clients get it: one JSON object.
      { G::view(view, writer) } -> std::same_as<void>;
      // What a legal action costs and does (price, strength, sum of a raid …), as members of the object that
      // is being written. Expects an action of the viewer's legal list.
      { G::tell(view, action, writer) } -> std::same_as<void>;
      // Why no action that the wish fits is legal for the viewer, as near to being overcome as may be.
      // Expects a viewer who must decide now; never none for a wish that no legal action fits.
      { G::why_not(view, wish) } -> std::same_as<Reason>;
      { G::description() } -> std::same_as<Description>;
    };
// What a game may have beside these:
//   std::int64_t weight(const State&, Action)   how likely nature's act is; without it all are equally likely
//   bool forced(const Observation& open)        whether what is asked has one answer only, as all can tell
//   who
//                                               see what a spectator sees; without it no question is

// The same as a tree, for those who look into it.
template <class G>
Json view_json(const typename G::Observation& view) {
  return written([&](JsonWriter& out) { G::view(view, out); });
}

}  // namespace ravenhall
