// Ravens: a game small enough to know by heart, with everything the kernel must cope with: hidden cards dealt
// by nature, a look at another's card, simultaneous secret bids, a reveal, and open steps that can be taken
// back. A planted defect shows that the property suite notices it.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "kernel/game.hpp"
#include "kernel/shape.hpp"

namespace ravenhall::toy {

enum class Plant {
  none,
  leaky_observation,  // tells each seat whether its neighbour's hidden card is odd
  leaky_legal,        // one bid more is legal when the neighbour holds a high card
  bare_event,         // the event of a secret bid is not marked secret
  unmarked_look,      // to look at a card is not marked as a reveal, so it could be taken back
  unmarked_show,      // nor is the common reveal
  skipped_window,     // a seat with a high card is not asked whether it looks
  forgetful_save,     // scores are lost in a saved position
  dead_end,           // no step leads out of place 3
  endless,            // steps are not counted
  doubled_legal,      // one action stands twice in the list
  nosy_events,        // the rules go another way when somebody listens
  careless_imagine,   // deals even the seat's own card again
  mute_notation,      // two verbs have the same name
  idle_lister,        // seats that need not decide have legal actions
  silent_refusal,     // nobody is told why a bid is too high
  needless_reason,    // there is a reason against waiting, which is legal
  wrong_price,        // what is told of a bid has no shape
  wrong_shape,        // the view's shape lacks a member
  unmarked_secret,    // the schema does not say that a bid is secret
  open_moment,        // while a bid is told, and only then, everybody can see it
};

enum class Phase : std::uint8_t { deal, look, bid, walk, over };
enum Verb : std::uint8_t { deal, look, wait, bid, step };
enum EventKind : std::uint8_t { dealt, looked, has_bid, shown, stepped };

inline constexpr int kSeats = 3;
inline constexpr int kCards = 9;
inline constexpr int kRounds = 2;
inline constexpr std::uint8_t kUnknown = 255;

struct State {
  std::uint8_t seats = 2;
  std::uint8_t highest_bid = 2;
  std::uint8_t looks = 1;  // 0: nobody may look
  Phase phase = Phase::deal;
  std::uint8_t turn = 0;
  std::uint8_t round = 0;
  std::uint8_t steps = 0;
  std::array<std::uint8_t, kSeats> card{};  // 1 to 9; 0: none
  std::array<std::uint8_t, kSeats> bid{};
  std::array<std::uint8_t, kSeats> score{};
  std::array<std::uint8_t, kSeats> place{};
  std::array<std::uint8_t, kSeats> looked{};      // bit i: has seen the card of seat i
  std::array<std::uint8_t, kSeats> shown_card{};  // what the last reveal showed, for all to remember
  std::array<std::uint8_t, kSeats> shown_bid{};
};

// The state with kUnknown in place of what the viewer may not know.
struct Observation {
  State seen;
  std::uint8_t viewer = 0;
  std::uint8_t hint = 0;
};

inline constexpr std::array<std::string_view, 3> kSeatNames{"red", "blue", "green"};
inline constexpr std::array<std::string_view, 2> kSides{"left", "right"};
inline constexpr std::array<OperandKind, 3> kKinds{{{"seat", kSeatNames}, {"number", {}}, {"side", kSides}}};
inline constexpr std::array<VerbSpec, 5> kVerbs{
    {{"deal", {0, 1}, VerbKind::chance}, {"look", {0}}, {"wait"}, {"bid", {1}}, {"step", {2}}}};
inline constexpr std::array<VerbSpec, 5> kMuteVerbs{
    {{"deal", {0, 1}}, {"look", {0}}, {"wait"}, {"bid", {1}}, {"wait", {2}}}};
inline constexpr EventArgSpec kBidValue{"value", 1, Secrecy::secret};
inline constexpr std::array<EventSpec, 5> kEvents{{{"dealt", {{{"seat", 0}, {"card", 1, Secrecy::secret}}}},
                                                   {"looked", {{{"at", 0}, {"card", 1, Secrecy::secret}}}},
                                                   {"bid", {{kBidValue}}},
                                                   {"shown", {{{"card", 1}, {"bid", 1}}}},
                                                   {"stepped", {{{"side", 2}}}}}};
inline constexpr std::array<EventSpec, 5> kUnmarkedEvents = [] {
  auto events = kEvents;
  events[has_bid].args[0].secrecy = Secrecy::open;
  return events;
}();
enum class Why : std::uint8_t { none, not_now, own_card, no_such_seat, no_such_bid };
inline constexpr auto kReasons = reason_table<Why>({
    {Why::not_now, "T1", Distance::later},
    {Why::own_card, "T2", Distance::unfit},
    {Why::no_such_seat, "T2", Distance::unfit, {{{"seat", 0}}}},
    {Why::no_such_bid, "T3", Distance::short_of, {{{"bid", 1}, {"highest", 1}}}},
});
inline constexpr std::array<std::string_view, 2> kBids{"two", "three"};
inline constexpr std::array<std::string_view, 2> kNoYes{"no", "yes"};
inline constexpr std::array<OptionInfo, 2> kOptions{{{"bids", kBids}, {"looks", kNoYes, 1}}};
inline constexpr std::array<OptionChoice, 2> kBlindChoices{{{"bids", "three"}, {"looks", "no"}}};
inline constexpr std::array<Preset, 1> kPresets{{{"blind", kBlindChoices}}};

template <Plant plant = Plant::none>
struct Ravens {
  using State = toy::State;
  using Observation = toy::Observation;

  static const GameInfo& info() {
    static const GameInfo kInfo{"ravens", "Ravens", 1, 2, kSeats, 60, kOptions, kPresets};
    return kInfo;
  }
  static const Notation& notation() {
    static const Notation kNotation{.kinds = kKinds,
                                    .verbs = plant == Plant::mute_notation ? kMuteVerbs : kVerbs,
                                    .events = plant == Plant::unmarked_secret ? kUnmarkedEvents : kEvents,
                                    .reasons = kReasons};
    return kNotation;
  }

  static State start(const Setup& setup) {
    State s;
    s.seats = static_cast<std::uint8_t>(setup.seats);
    s.highest_bid = setup.options[0] == 0 ? 2 : 3;
    s.looks = setup.options[1];
    return s;
  }
  static Setup setup(const State& s) {
    Setup setup;
    setup.seats = s.seats;
    setup.options.push_back(s.highest_bid == 2 ? 0 : 1);
    setup.options.push_back(s.looks);
    return setup;
  }
  static int seats(const State& s) { return s.seats; }

  static SeatSet to_act(const State& s) {
    SeatSet set;
    switch (s.phase) {
      case Phase::deal: return kNature;
      case Phase::look:
      case Phase::walk: return seat_at(s.turn);
      case Phase::bid:
        for (int i = 0; i < s.seats; ++i) {
          if (s.bid[at(i)] == 0) set.add(seat_at(i));
        }
        return set;
      case Phase::over: break;
    }
    return set;
  }

  static void legal(const State& s, Seat seat, ActionList& out) {
    if (!to_act(s).has(seat)) {
      if (plant == Plant::idle_lister && seat == seat_at(1)) out.push_back({wait});
      return;
    }
    const int own = index(seat);
    switch (s.phase) {
      case Phase::deal:
        for (int card = 1; card <= kCards; ++card) {
          if (!held(s, card)) out.push_back({deal, next_to_get(s), byte(card)});
        }
        break;
      case Phase::look:
        for (int i = 0; i < s.seats; ++i) {
          if (i != own) out.push_back({look, byte(i)});
        }
        out.push_back({wait});
        if (plant == Plant::doubled_legal) out.push_back({wait});
        break;
      case Phase::bid:
        for (int value = 1; value <= s.highest_bid; ++value) out.push_back({bid, byte(value)});
        if (plant == Plant::leaky_legal && s.card[at((own + 1) % s.seats)] > 5) out.push_back({bid, 9});
        break;
      case Phase::walk:
        if (plant == Plant::dead_end && s.place[at(own)] == 3) break;
        out.push_back({step, 0});
        out.push_back({step, 1});
        break;
      case Phase::over: break;
    }
  }

  template <class Events>
  static void apply(State& s, Seat seat, Action action, Events& events) {
    const std::size_t own = at(index(seat));
    if constexpr (Events::kListening) {
      if (plant == Plant::nosy_events) s.score[0] ^= 1U;
    }
    switch (static_cast<Verb>(action.verb)) {
      case deal:
        s.card[action.a] = action.b;
        happens(events, {dealt, kNature, 2, 0, seat_at(action.a), {action.a, action.b}});
        if (next_to_get(s) == s.seats) enter_look(s);
        break;
      case look:
        s.looked[own] = static_cast<std::uint8_t>(s.looked[own] | (1U << action.a));
        happens(events, {looked, seat, 2, plant != Plant::unmarked_look, seat, {action.a, s.card[action.a]}});
        next_look(s);
        break;
      case wait: next_look(s); break;
      case bid:
        s.bid[own] = action.a;
        if (plant == Plant::open_moment) std::swap(s.shown_bid[own], s.bid[own]);
        happens(events, {has_bid,
                         seat,
                         plant == Plant::bare_event ? std::uint8_t{0} : std::uint8_t{1},
                         0,
                         seat,
                         {action.a}});
        if (plant == Plant::open_moment) std::swap(s.shown_bid[own], s.bid[own]);
        if (to_act(s).empty()) show(s, events);
        break;
      case step: take_step(s, own, action.a, events); break;
    }
  }

  static Action nature(const State& s, Rng& rng) {
    ActionList acts;
    legal(s, kNature, acts);
    return acts[rng.below(static_cast<std::uint32_t>(acts.size()))];
  }

  static Observation observe(const State& s, Seat seat) {
    Observation view{s, static_cast<std::uint8_t>(seat), 0};
    for (int i = 0; i < s.seats; ++i) {
      const bool own = index(seat) == i;
      if (!own && s.bid[at(i)] != 0) view.seen.bid[at(i)] = kUnknown;
      if (!own && s.card[at(i)] != 0 && !knows(s, seat, i)) view.seen.card[at(i)] = kUnknown;
    }
    if (plant == Plant::leaky_observation) view.hint = s.card[at((index(seat) + 1) % s.seats)] & 1U;
    return view;
  }

  static State imagine(const Observation& view, Rng& rng) {
    State s = view.seen;
    for (int i = 0; i < s.seats; ++i) {
      if (plant == Plant::careless_imagine && s.card[at(i)] != 0) s.card[at(i)] = kUnknown;
    }
    for (int i = 0; i < s.seats; ++i) {
      if (s.bid[at(i)] == kUnknown) s.bid[at(i)] = byte(1 + static_cast<int>(rng.below(s.highest_bid)));
      while (s.card[at(i)] == kUnknown) {
        const int card = 1 + static_cast<int>(rng.below(kCards));
        if (!held(s, card)) s.card[at(i)] = byte(card);
      }
    }
    return s;
  }

  static Outcome outcome(const State& s) {
    Outcome outcome;
    outcome.over = s.phase == Phase::over;
    for (int i = 0; i < s.seats; ++i) {
      int rank = 1;
      for (int k = 0; k < s.seats; ++k) rank += s.score[at(k)] > s.score[at(i)] ? 1 : 0;
      outcome.scores.push_back(s.score[at(i)]);
      outcome.ranks.push_back(byte(rank));
      if (outcome.over && rank == 1) outcome.winners.add(seat_at(i));
    }
    return outcome;
  }

  static std::string_view phase(const State& s) {
    constexpr std::array<std::string_view, 5> kNames{"deal", "look", "bid", "walk", "over"};
    return kNames[static_cast<std::size_t>(s.phase)];
  }

  static std::string check(const State& s) {
    for (int i = 0; i < s.seats; ++i) {
      if (s.card[at(i)] > kCards) return "there is no such card";
      if (s.bid[at(i)] > 9) return "a bid is too high";
      for (int k = 0; k < i; ++k) {
        if (s.card[at(i)] != 0 && s.card[at(i)] == s.card[at(k)]) return "two seats hold the same card";
      }
    }
    if (s.phase != Phase::over && s.turn >= s.seats) return "it is nobody's turn";
    return {};
  }

  static Json save(const State& s) {
    return Json{{"seats", s.seats},
                {"highest_bid", s.highest_bid},
                {"looks", s.looks},
                {"phase", static_cast<int>(s.phase)},
                {"turn", s.turn},
                {"round", s.round},
                {"steps", s.steps},
                {"card", s.card},
                {"bid", s.bid},
                {"score", s.score},
                {"place", s.place},
                {"looked", s.looked},
                {"shown_card", s.shown_card},
                {"shown_bid", s.shown_bid}};
  }

  static Result<State> load(const Json& json) {
    JsonReader reader(json, "state");
    State s;
    const auto number = [&](std::string_view key, int high) {
      return static_cast<std::uint8_t>(reader.number(key, 0, high));
    };
    s.seats = number("seats", kSeats);
    s.highest_bid = number("highest_bid", 3);
    s.looks = number("looks", 1);
    s.phase = static_cast<Phase>(number("phase", 4));
    s.turn = number("turn", kSeats);
    s.round = number("round", kRounds);
    s.steps = number("steps", 2);
    const auto row = [&](std::string_view key, std::array<std::uint8_t, kSeats>& values) {
      std::size_t i = 0;
      for (const Json& item : reader.list(key, kSeats)) {
        values[i++] = static_cast<std::uint8_t>(reader.number_in(item, key, 0, 9));
      }
    };
    row("card", s.card);
    row("bid", s.bid);
    row("place", s.place);
    row("looked", s.looked);
    row("shown_card", s.shown_card);
    row("shown_bid", s.shown_bid);
    if (plant != Plant::forgetful_save) row("score", s.score);
    if (!reader.ok()) return tl::unexpected<Error>(reader.error());
    if (s.seats < 2) return fail("bad_position", "There must be at least two seats.");
    return s;
  }

  static void view(const Observation& view, JsonWriter& out) {
    Json json = save(view.seen);
    json["viewer"] = view.viewer;
    out.raw(dump(json));
  }

  static void tell(const Observation& view, Action action, JsonWriter& out) {
    if (action.verb != bid) return;
    const int value = action.a;
    if (plant == Plant::wrong_price) out.member("price", value);
    if (view.viewer < kSeats) out.member("sum", view.seen.card[view.viewer] + value);
  }

  static Reason why_not(const Observation& view, const Wish& wish) {
    const State& s = view.seen;
    const int a = wish.action.a;
    switch (static_cast<Verb>(wish.action.verb)) {
      case look:
        if (s.phase != Phase::look) return because(Why::not_now);
        if (wish.names(0) && a == view.viewer) return because(Why::own_card);
        return wish.names(0) && a >= s.seats ? because(Why::no_such_seat, a) : Reason{};
      case wait:
        if (plant == Plant::needless_reason) return because(Why::not_now);
        return s.phase == Phase::look ? Reason{} : because(Why::not_now);
      case bid:
        if (s.phase != Phase::bid) return because(Why::not_now);
        if (plant == Plant::silent_refusal) return {};
        return wish.names(0) && (a == 0 || a > s.highest_bid) ? because(Why::no_such_bid, a, s.highest_bid)
                                                              : Reason{};
      case step: return s.phase == Phase::walk ? Reason{} : because(Why::not_now);
      case deal: break;
    }
    return because(Why::not_now);
  }

  static Description description() {
    const Json row = shape::list("number");
    Json view = shape::object("RavensView", {{"seats", "number"},
                                             {"highest_bid", "number"},
                                             {"looks", "number"},
                                             {"phase", "number"},
                                             {"turn", "number"},
                                             {"round", "number"},
                                             {"steps", "number"},
                                             {"card", row},
                                             {"bid", row},
                                             {"score", row},
                                             {"place", row},
                                             {"looked", row},
                                             {"shown_card", row},
                                             {"viewer", "number"}});
    if (plant != Plant::wrong_shape) view["members"]["shown_bid"] = row;
    return {std::move(view), shape::object("RavensTells", {{"sum?", "number"}}), {{"cards", kCards}}};
  }

 private:
  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
  static constexpr std::uint8_t byte(int i) { return static_cast<std::uint8_t>(i); }

  template <class Events>
  static void happens(Events& events, const Event& event) {
    if constexpr (Events::kListening) events.add(event);
  }
  static bool held(const State& s, int card) {
    return std::find(s.card.begin(), s.card.end(), card) != s.card.end();
  }
  static bool knows(const State& s, Seat seat, int whose) {
    return index(seat) < s.seats && ((s.looked[at(index(seat))] >> static_cast<unsigned>(whose)) & 1U) != 0;
  }
  static std::uint8_t next_to_get(const State& s) {
    std::uint8_t seat = 0;
    while (seat < s.seats && s.card[seat] != 0) ++seat;
    return seat;
  }

  static void enter_look(State& s) {
    s.phase = s.looks != 0 ? Phase::look : Phase::bid;
    s.turn = 0;
  }
  static void next_look(State& s) {
    ++s.turn;
    if (plant == Plant::skipped_window && s.turn < s.seats && s.card[s.turn] > 4) ++s.turn;
    if (s.turn < s.seats) return;
    s.phase = Phase::bid;
    s.turn = 0;
  }

  // The highest sum of card and bid scores its bid; then the cards go back.
  template <class Events>
  static void show(State& s, Events& events) {
    int best = 0;
    for (int i = 0; i < s.seats; ++i) best = std::max(best, s.card[at(i)] + s.bid[at(i)]);
    for (int i = 0; i < s.seats; ++i) {
      happens(
          events,
          {shown, seat_at(i), 0, plant != Plant::unmarked_show, SeatSet(), {s.card[at(i)], s.bid[at(i)]}});
      if (s.card[at(i)] + s.bid[at(i)] == best) s.score[at(i)] = byte(s.score[at(i)] + s.bid[at(i)]);
    }
    s.shown_card = std::exchange(s.card, {});
    s.shown_bid = std::exchange(s.bid, {});
    s.looked = {};
    s.phase = Phase::walk;
    s.steps = 2;
  }

  template <class Events>
  static void take_step(State& s, std::size_t own, std::uint8_t side, Events& events) {
    s.place[own] = static_cast<std::uint8_t>((s.place[own] + (side == 0 ? 3 : 1)) % 4);
    happens(events, {stepped, seat_at(static_cast<int>(own)), 0, 0, SeatSet(), {side}});
    if (plant == Plant::endless || --s.steps > 0) return;
    s.steps = 2;
    if (++s.turn < s.seats) return;
    s.turn = 0;
    s.steps = 0;
    s.phase = ++s.round < kRounds ? Phase::deal : Phase::over;
  }
};

static_assert(Game<Ravens<>>);

// A setup with the choices of a test.
inline Setup setup_for(int seats, std::string_view bids = "two") {
  Setup setup;
  setup.seats = seats;
  setup.options.push_back(bids == "two" ? 0 : 1);
  setup.options.push_back(1);
  return setup;
}

}  // namespace ravenhall::toy
