// Fox and Hounds: a small game of two sides. The fox hides in one of six places on a ring and slips on in
// secret each round; three hounds sniff (each learns alone whether the fox is near), search openly or wait.
// The hounds win together when one finds the fox, the fox when it lasts all rounds; there are no points. A
// planted defect shows that the property suite notices it.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "kernel/game.hpp"
#include "kernel/shape.hpp"
#include "kernel/sides.hpp"

namespace ravenhall::fox {

enum class Plant {
  none,
  hinting_view,  // tells the hounds whether the fox's place is even
  bare_slip,     // where the fox slips is not marked secret
  lone_winner,   // only the hound that found the fox wins
  counted,       // an outcome with points for some
};

enum class Phase : std::uint8_t { wind, hide, hunt, over };
enum Verb : std::uint8_t { blow, hide, slip, sniff, search, wait };
enum EventKind : std::uint8_t { wind_blew, hid, slipped, sniffed, searched, waited, ended };
enum Side : std::uint8_t { fox_side, hound_side };

inline constexpr int kHounds = 3;
inline constexpr int kPlaces = 6;
inline constexpr std::uint8_t kNowhere = 255;

struct State {
  Phase phase = Phase::wind;
  std::uint8_t rounds = 3;
  std::uint8_t still = 0;  // 1: the wind always blows at the first place
  std::uint8_t round = 0;
  std::uint8_t wind = kNowhere;  // the place where nothing can be sniffed this round
  std::uint8_t fox = kNowhere;   // secret
  // Until the fox slips on:
  std::array<std::uint8_t, kHounds> sniffed{kNowhere, kNowhere, kNowhere};
  std::uint8_t acted = 0;     // bit i: hound i has had its turn
  std::uint8_t searched = 0;  // bit i: place i
};

struct Observation {
  State seen;  // with kNowhere for the fox whom it is hidden from
  Seat viewer{};
  std::uint8_t nose = 0;  // what this hound has sniffed: 1 cold, 2 warm
  std::uint8_t hint = 0;
};

inline constexpr std::array<std::string_view, 2> kSides{"fox", "hounds"};
inline constexpr std::array<Role, 4> kRoles{
    {{"reynard", fox_side}, {"bella", hound_side}, {"duke", hound_side}, {"rover", hound_side}}};
inline constexpr std::array<std::string_view, kPlaces> kPlaceNames{"barn",  "brook", "copse",
                                                                   "ditch", "elder", "fern"};
inline constexpr std::array<std::string_view, 3> kWays{"stay", "left", "right"};
inline constexpr std::array<std::string_view, 2> kNoYes{"no", "yes"};
inline constexpr std::array<OperandKind, 3> kKinds{
    {{"place", kPlaceNames}, {"way", kWays}, {"answer", kNoYes}}};
inline constexpr std::array<VerbSpec, 6> kVerbs{
    {{"blow", {0}}, {"hide", {0}}, {"slip", {1}}, {"sniff", {0}}, {"search", {0}}, {"wait"}}};
enum class Why : std::uint8_t { none, not_now };
inline constexpr auto kReasons = reason_table<Why>({{Why::not_now, "T1", Distance::later}});
inline constexpr std::array<EventSpec, 7> kEvents{
    {{"wind_blew", {{{"place", 0}}}},
     {"hid", {{{"place", 0, Secrecy::secret}}}},
     {"slipped", {{{"way", 1, Secrecy::secret}}}},
     {"sniffed", {{{"place", 0}, {"warm", 2, Secrecy::secret}}}},
     {"searched", {{{"place", 0}, {"found", 2}}}},
     {"waited"},
     {"ended", {{{"place", 0}}}}}};
inline constexpr std::array<std::string_view, 2> kRounds{"three", "five"};
inline constexpr std::array<OptionInfo, 2> kOptions{{{"rounds", kRounds}, {"still", kNoYes}}};

// Too simple to look ahead: the end decides.
struct Judgement {
  static bool quiet(const State&) { return true; }
  static bool by_prior(const State&) { return false; }
  static double judge(const State&, Seat) { return 0; }
  static double prior(const State&, Seat, Action) { return 0; }
  static Action quick(const State&, Seat, Rng&) { return {wait}; }
  static void reopen(State&, Seat) {}
};

template <Plant plant = Plant::none>
struct FoxAndHounds {
  using State = fox::State;
  using Observation = fox::Observation;
  using Judgement = fox::Judgement;

  static const GameInfo& info() {
    static const GameInfo kInfo{.id = "fox-and-hounds",
                                .title = "Fox and Hounds",
                                .rules_version = 1,
                                .min_seats = 4,
                                .max_seats = 4,
                                .max_decisions = 5 * 5,
                                .options = kOptions,
                                .presets = {},
                                .sides = kSides,
                                .roles = kRoles,
                                .people = {.min = 2, .max = 3}};
    return kInfo;
  }
  static const Notation& notation() {
    static const Notation kNotation{.kinds = kKinds, .verbs = kVerbs, .events = kEvents, .reasons = kReasons};
    return kNotation;
  }

  static State start(const Setup& setup) {
    State s;
    s.rounds = setup.options[0] == 0 ? 3 : 5;
    s.still = setup.options[1];
    return s;
  }
  static Setup setup(const State& s) {
    Setup setup;
    setup.seats = seats(s);
    setup.options.push_back(s.rounds == 3 ? 0 : 1);
    setup.options.push_back(s.still);
    return setup;
  }
  static int seats(const State&) { return 1 + kHounds; }

  static SeatSet to_act(const State& s) {
    SeatSet set;
    switch (s.phase) {
      case Phase::wind: return kNature;
      case Phase::hide: return seat_at(0);
      case Phase::hunt:
        for (int i = 0; i < kHounds; ++i) {
          if (!has(s.acted, i)) set.add(seat_at(1 + i));
        }
        break;
      case Phase::over: break;
    }
    return set;
  }

  static void legal(const State& s, Seat seat, ActionList& out) {
    if (!to_act(s).has(seat)) return;
    if (s.phase == Phase::hide && s.fox != kNowhere) {
      for (std::uint8_t way = 0; way < 3; ++way) out.push_back({slip, way});
      return;
    }
    for (std::uint8_t place = 0; place < kPlaces; ++place) {
      if (s.phase == Phase::wind && (place == 0 || s.still == 0)) out.push_back({blow, place});
      if (s.phase == Phase::hide) out.push_back({hide, place});
      if (s.phase != Phase::hunt || has(s.searched, place)) continue;
      if (place != s.wind) out.push_back({sniff, place});
      out.push_back({search, place});
    }
    if (s.phase == Phase::hunt) out.push_back({wait});
  }

  template <class Events>
  static void apply(State& s, Seat seat, Action action, Events& events) {
    const std::uint8_t place = action.a;
    const std::uint8_t way = action.a;
    const auto hound = static_cast<std::size_t>(index(seat) - 1);
    switch (static_cast<Verb>(action.verb)) {
      case blow:
        s.wind = place;
        s.phase = Phase::hide;
        tell(events, {wind_blew, kNature, 0, 0, SeatSet(), {place}});
        return;
      case hide:
        s.fox = place;
        s.phase = Phase::hunt;
        tell(events, {hid, seat, 1, 0, seat, {place}});
        return;
      case slip:
        s.fox = wrapped(s.fox + (way == 0 ? 0 : way == 1 ? kPlaces - 1 : 1));
        s.sniffed.fill(kNowhere);
        s.acted = s.searched = 0;
        s.phase = Phase::hunt;
        tell(events, {slipped, seat, plant != Plant::bare_slip, 0, seat, {way}});
        return;
      case sniff:
        s.sniffed[hound] = place;
        tell(events, {sniffed, seat, 2, 1, seat, {place, near(s.fox, place)}});
        break;
      case search:
        s.searched = with(s.searched, place);
        tell(events, {searched, seat, 0, 1, SeatSet(), {place, s.fox == place}});
        break;
      case wait: tell(events, {waited, seat, 0, 0, SeatSet(), {}}); break;
    }
    s.acted = with(s.acted, static_cast<int>(hound));
    const bool all = std::popcount(s.acted) == kHounds;
    if (all) ++s.round;
    if (caught(s) || s.round == s.rounds) {
      s.phase = Phase::over;
      tell(events, {ended, kNature, 0, 1, SeatSet(), {s.fox}});
    } else if (all) {
      s.phase = Phase::wind;
    }
  }

  static Action nature(const State& s, Rng& rng) {
    ActionList acts;
    legal(s, kNature, acts);
    return acts[rng.below(static_cast<std::uint32_t>(acts.size()))];
  }

  static Observation observe(const State& s, Seat seat) {
    Observation view{s, seat, 0, 0};
    if (seat == seat_at(0) || s.phase == Phase::over) return view;
    view.seen.fox = s.fox == kNowhere ? kNowhere : kPlaces;
    if (is_player(seat)) {
      const std::uint8_t place = s.sniffed[static_cast<std::size_t>(index(seat) - 1)];
      if (place != kNowhere) view.nose = near(s.fox, place) ? 2 : 1;
      if (plant == Plant::hinting_view && s.fox != kNowhere) view.hint = s.fox & 1U;
    }
    return view;
  }

  static State imagine(const Observation& view, Rng& rng) {
    State s = view.seen;
    while (s.fox == kPlaces) {
      const auto place = static_cast<std::uint8_t>(rng.below(kPlaces));
      if (has(s.searched, place)) continue;
      if (view.nose != 0 &&
          near(place, s.sniffed[static_cast<std::size_t>(index(view.viewer) - 1)]) != (view.nose == 2))
        continue;
      s.fox = place;
    }
    return s;
  }

  static Outcome outcome(const State& s) {
    if (s.phase != Phase::over) return {};
    Outcome outcome = side_victory(info(), caught(s) ? hound_side : fox_side);
    if (plant == Plant::lone_winner) outcome.winners = outcome.winners.first();
    if (plant == Plant::counted) outcome.scores.push_back(1);
    return outcome;
  }

  static std::string_view phase(const State& s) {
    constexpr std::array<std::string_view, 4> kNames{"wind", "hide", "hunt", "over"};
    return kNames[static_cast<std::size_t>(s.phase)];
  }

  static std::string check(const State& s) {
    if (s.rounds != 3 && s.rounds != 5) return "there are three rounds or five";
    if (s.wind != kNowhere && s.wind >= kPlaces) return "the wind blows nowhere";
    if (s.fox != kNowhere && s.fox >= kPlaces) return "the fox is nowhere";
    if ((s.fox == kNowhere) != (s.round == 0 && s.phase < Phase::hunt)) return "the fox must hide first";
    if (s.acted >> kHounds != 0 || s.searched >> kPlaces != 0) return "there are not so many";
    for (const std::uint8_t place : s.sniffed) {
      if (place != kNowhere && place >= kPlaces) return "a hound has sniffed nowhere";
    }
    if (s.round > s.rounds) return "there are not so many rounds";
    if ((s.phase == Phase::over) != (caught(s) || s.round == s.rounds))
      return "the game ends when it is decided";
    return {};
  }

  static Json save(const State& s) {
    return Json{{"phase", static_cast<int>(s.phase)},
                {"rounds", s.rounds},
                {"still", s.still},
                {"round", s.round},
                {"wind", s.wind},
                {"fox", s.fox},
                {"sniffed", s.sniffed},
                {"acted", s.acted},
                {"searched", s.searched}};
  }

  static Result<State> load(const Json& json) {
    JsonReader reader(json, "state");
    const auto number = [&](std::string_view key, int high) {
      return static_cast<std::uint8_t>(reader.number(key, 0, high));
    };
    State s;
    s.phase = static_cast<Phase>(number("phase", 3));
    s.rounds = number("rounds", 5);
    s.still = number("still", 1);
    s.round = number("round", 5);
    s.wind = number("wind", kNowhere);
    s.fox = number("fox", kNowhere);
    s.acted = number("acted", kNowhere);
    s.searched = number("searched", kNowhere);
    std::size_t i = 0;
    for (const Json& place : reader.list("sniffed", kHounds)) {
      s.sniffed[i++] = static_cast<std::uint8_t>(reader.number_in(place, "sniffed", 0, kNowhere));
    }
    if (!reader.ok()) return tl::unexpected<Error>(reader.error());
    return s;
  }

  static void view(const Observation& view, JsonWriter& out) {
    Json json = save(view.seen);
    json["viewer"] = index(view.viewer);
    json["nose"] = view.nose;
    out.raw(dump(json));
  }

  static void tell(const Observation& /*view*/, Action /*action*/, JsonWriter& /*out*/) {}
  static Reason why_not(const Observation& view, const Wish& wish) {
    ActionList actions;
    legal(view.seen, view.viewer, actions);
    const bool possible =
        std::any_of(actions.begin(), actions.end(), [&](Action action) { return wish.fits(action); });
    return possible ? Reason{} : because(Why::not_now);
  }
  static Description description() { return {"any", shape::object("FoxTells", {}), Json::object()}; }

 private:
  static bool has(std::uint8_t mask, int i) { return ((mask >> i) & 1) != 0; }
  static std::uint8_t with(std::uint8_t mask, int i) { return static_cast<std::uint8_t>(mask | (1U << i)); }
  static std::uint8_t wrapped(int place) { return static_cast<std::uint8_t>(place % kPlaces); }
  static bool near(std::uint8_t fox, std::uint8_t place) {
    return fox == place || wrapped(fox + 1) == place || wrapped(place + 1) == fox;
  }
  static bool caught(const State& s) { return s.fox < kPlaces && has(s.searched, s.fox); }
  template <class Events>
  static void tell(Events& events, const Event& event) {
    if constexpr (Events::kListening) events.add(event);
  }
};

static_assert(Game<FoxAndHounds<>>);

}  // namespace ravenhall::fox
