// A match of one game: the Match interface over any type that satisfies Game.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kernel/explain.hpp"
#include "kernel/fairness.hpp"
#include "kernel/game.hpp"
#include "kernel/hash.hpp"
#include "kernel/match.hpp"
#include "kernel/steps.hpp"

namespace ravenhall {

template <Game G>
class MatchOf final : public Match {
 public:
  using State = typename G::State;
  using Observation = typename G::Observation;

  // A new match. Expects a setup that make_setup accepted.
  MatchOf(const Setup& setup, std::string seed) : MatchOf(setup, G::start(setup), std::move(seed), {}) {}

  static Result<std::unique_ptr<Match>> load(const Json& position, std::string seed) {
    auto match = at_position(position, std::move(seed), dump(position));
    if (!match) return tl::unexpected<Error>(std::move(match.error()));
    return std::unique_ptr<Match>(std::move(*match));
  }

  static Result<std::unique_ptr<Match>> resume(const Json& position, std::string seed, MatchPast past) {
    auto match = at_position(position, std::move(seed), std::move(past.start));
    if (!match) return tl::unexpected<Error>(std::move(match.error()));
    (*match)->revealing_.assign(past.decisions.size(), true);
    (*match)->decisions_ = std::move(past.decisions);
    (*match)->nature_acts_ = past.chance_used;
    (*match)->jumps_ = std::move(past.jumps);
    return std::unique_ptr<Match>(std::move(*match));
  }

  // For tests and the property suite: everybody else sees a match through `observe`.
  const State& state() const { return state_; }

  // What `seat` may know, for agents.
  Observation observation(Seat seat) const { return G::observe(state_, sits_here(seat) ? seat : kSpectator); }

  const GameInfo& info() const override { return G::info(); }
  const Notation& notation() const override { return G::notation(); }
  const Setup& setup() const override { return setup_; }
  int seats() const override { return setup_.seats; }

  SeatSet to_act() const override { return G::to_act(state_); }
  bool over() const override { return G::outcome(state_).over; }
  std::string_view phase() const override { return G::phase(state_); }
  std::string_view question() const override {
    if constexpr (requires { state_.agenda.top(); }) {
      return question_kind(state_, to_act());
    } else {
      return {};
    }
  }
  Outcome outcome() const override { return G::outcome(state_); }

  std::vector<std::string> legal(Seat seat) const override {
    std::vector<std::string> texts;
    if (!must_decide(seat)) return texts;
    ActionList actions;
    G::legal(state_, seat, actions);
    texts.reserve(actions.size());
    for (const Action action : actions) texts.push_back(to_text(G::notation(), action));
    return texts;
  }

  std::vector<std::int64_t> weights() const override {
    std::vector<std::int64_t> all;
    if (!must_decide(kNature)) return all;
    ActionList actions;
    G::legal(state_, kNature, actions);
    for (const Action action : actions) {
      if constexpr (requires { G::weight(state_, action); }) {
        all.push_back(G::weight(state_, action));
      } else {
        all.push_back(1);
      }
    }
    return all;
  }

  bool forced(Seat seat) const override {
    if constexpr (requires { G::forced(observation(kSpectator)); }) {
      return is_player(seat) && must_decide(seat) && G::forced(observation(kSpectator));
    } else {
      return false;
    }
  }

  void write_tells(Seat seat, JsonWriter& out) const override {
    out.list([&] {
      if (!must_decide(seat)) return;
      ActionList actions;
      G::legal(state_, seat, actions);
      const Observation view = observation(seat);
      for (const Action action : actions) out.object([&] { G::tell(view, action, out); });
    });
  }

  // Where no verb takes all that was touched, the last thing alone may be reason enough.
  Result<Json> why_not(Seat seat, std::span<const Touch> touches) const override {
    const auto wishes = wishes_of(G::notation(), touches);
    if (!wishes || !wishes->empty() || touches.size() < 2) return reason_against(seat, wishes);
    auto reason = reason_against(seat, wishes_of(G::notation(), touches.last(1)));
    return reason && reason->is_null() ? table_reason("not_together") : std::move(reason);
  }
  Result<Json> why_not(Seat seat, std::string_view action) const override {
    return reason_against(seat, wishes_of(G::notation(), action));
  }

  Result<std::vector<Event>> apply(Seat seat, std::string_view text) override {
    if (!must_decide(seat)) return refuse_turn(to_act(), seat, seats());
    ActionList actions;
    G::legal(state_, seat, actions);
    auto action = find_action(G::notation(), text, actions);
    if (!action) {
      if (const auto reason = why_not(seat, text); reason && !reason->is_null())
        action.error().reason = dump(*reason);
      return tl::unexpected<Error>(std::move(action.error()));
    }
    return take(seat, *action);
  }

  void note_thinking(Thinking thinking) override { decisions_.back().thinking = std::move(thinking); }

  Result<std::vector<Event>> advance() override {
    std::vector<Event> events;
    while (to_act().has(kNature)) {
      if (too_long()) {
        return fail("too_long",
                    "The match is longer than any match of this game can be; please report its record.");
      }
      const std::vector<Event> more = take(kNature, drawn());
      events.insert(events.end(), more.begin(), more.end());
    }
    return events;
  }

  std::string next_nature_act() const override {
    return to_act().has(kNature) ? to_text(G::notation(), drawn()) : std::string();
  }

  std::uint64_t chance_used() const override { return nature_acts_; }
  void skip_chance(std::uint64_t act) override {
    if (act <= nature_acts_) return;
    nature_acts_ = act;
    if (!jumps_.empty() && jumps_.back().decision == decisions_.size()) jumps_.pop_back();
    jumps_.push_back({decisions_.size(), act});
  }
  const std::vector<ChanceJump>& chance_jumps() const override { return jumps_; }

  Result<bool> can_undo(Seat seat) const override {
    if (!over() && !undo_.empty() && decisions_.back().seat == seat) return true;
    return refuse_undo(decisions_, revealing_, seat, over());
  }

  Result<bool> undo(Seat seat) override {
    auto allowed = can_undo(seat);
    if (!allowed) return allowed;
    state_ = undo_.back();
    undo_.pop_back();
    decisions_.pop_back();
    revealing_.pop_back();
    if (!jumps_.empty()) jumps_.back().decision = std::min(jumps_.back().decision, decisions_.size());
    moments_.clear();
    return true;
  }

  std::size_t firm() const override { return decisions_.size() - undo_.size(); }

  std::vector<std::byte> sight(Seat seat) const override { return bytes_of(observation(seat)); }
  void write_view(Seat seat, JsonWriter& out) const override { G::view(observation(seat), out); }

  void keep_moments(bool keep) override { keep_moments_ = keep; }
  void forget_moments() override { moments_.clear(); }
  std::size_t moments() const override { return moments_.size() / sizeof(State); }
  void write_view_at(std::size_t moment, Seat seat, JsonWriter& out) const override {
    G::view(observation_at(moment, seat), out);
  }

  bool moment_changed(std::size_t moment, Seat seat) const override {
    if (moment == 0) return true;
    const Observation before = observation_at(moment - 1, seat);
    const Observation after = observation_at(moment, seat);
    return std::memcmp(&before, &after, sizeof(Observation)) != 0;
  }
  bool moment_is_now(std::size_t moment) const override {
    return std::memcmp(&moments_[moment * sizeof(State)], &state_, sizeof(State)) == 0;
  }

  void write_event(const Event& event, SeatSet viewers, JsonWriter& out) const override {
    const SeatSet here = SeatSet::from_bits(viewers.bits() & SeatSet::first(seats()).bits());
    write_event_members(out, G::notation(), seen_by(event, here));
  }

  Json save() const override {
    Json position = position_head(G::info(), setup_);
    position["state"] = G::save(state_);
    return position;
  }

  std::uint64_t hash() const override { return hash_of(state_); }
  std::vector<std::byte> state_bytes() const override { return bytes_of(state_); }
  const std::vector<Decision>& decisions() const override { return decisions_; }
  const std::string& seed() const override { return seed_; }

  Record record(bool with_seed) const override {
    Record record;
    record.game = std::string(G::info().id);
    record.rules_version = G::info().rules_version;
    record.seats = seats();
    record.options = option_choices(G::info(), setup_);
    record.commitment = commitment_of(seed_);
    if (with_seed || over()) record.seed = seed_;
    record.position = position_;
    record.result = result_text(outcome(), seats());
    record.hash = hash_text(hash());
    record.jumps = jumps_;
    record.lines.reserve(decisions_.size());
    for (const Decision& decision : decisions_)
      record.lines.push_back({decision.seat, decision.action, decision.thinking});
    return record;
  }

  std::unique_ptr<Match> clone() const override { return std::make_unique<MatchOf>(*this); }

 private:
  static Result<std::unique_ptr<MatchOf>> at_position(const Json& position, std::string seed,
                                                      std::string start) {
    auto setup = read_position_head(G::info(), position);
    if (!setup) return fail("bad_position", setup.error().message);
    auto state = G::load(*position.find("state"));
    if (!state) return tl::unexpected<Error>(std::move(state.error()));
    if (const std::string broken = G::check(*state); !broken.empty()) return fail("bad_position", broken);
    if (G::seats(*state) != setup->seats || !agrees(*state, *setup)) {
      return fail("bad_position", "The seats and options of the position differ from those in its state.");
    }
    return std::unique_ptr<MatchOf>(new MatchOf(*setup, *state, std::move(seed), std::move(start)));
  }

  MatchOf(const Setup& setup, const State& state, std::string seed, std::string position)
      : setup_(setup), seed_(std::move(seed)), position_(std::move(position)), state_(state) {}

  // Whether the state was made for this setup. A game that can tell gives `Setup setup(const State&)`.
  static bool agrees(const State& state, const Setup& setup) {
    if constexpr (requires {
                    { G::setup(state) } -> std::same_as<Setup>;
                  }) {
      const Setup own = G::setup(state);
      return own.seats == setup.seats && own.options == setup.options;
    } else {
      return true;
    }
  }

  template <class T>
  static std::vector<std::byte> bytes_of(const T& value) {
    const auto* bytes = reinterpret_cast<const std::byte*>(&value);
    return {bytes, bytes + sizeof(value)};
  }

  Observation observation_at(std::size_t moment, Seat seat) const {
    State then;
    std::memcpy(&then, &moments_[moment * sizeof(State)], sizeof(State));
    return G::observe(then, sits_here(seat) ? seat : kSpectator);
  }

  bool sits_here(Seat seat) const { return index(seat) < seats(); }
  bool must_decide(Seat seat) const { return (sits_here(seat) || seat == kNature) && to_act().has(seat); }

  // Only a broken game can be; the bound keeps it from holding up whoever runs it.
  bool too_long() const {
    const int most = G::info().max_decisions;
    return most > 0 && decisions_.size() > static_cast<std::size_t>(most);
  }

  Result<Json> reason_against(Seat seat, const Result<std::vector<Wish>>& wishes) const {
    if (!wishes) return tl::unexpected<Error>(wishes.error());
    if (!sits_here(seat) && seat != kNature) return refuse_turn(to_act(), seat, seats());
    if (!must_decide(seat)) return table_reason(over() ? "game_over" : "not_your_turn");
    if (seat == kNature) return Json();
    ActionList actions;
    G::legal(state_, seat, actions);
    for (const Wish& wish : *wishes) {
      for (const Action action : actions) {
        if (is_set_of(wish, action)) return Json();
      }
    }
    const Reason reason = explain<G>(observation(seat), actions, *wishes);
    if (!reason) return Json();
    return written([&](JsonWriter& out) { write_reason(out, G::notation(), reason); });
  }

  // Whether the wish is that action, or a part of it, but for the order of a set: `apply` takes it in any.
  static bool is_set_of(const Wish& wish, Action action) {
    const auto verb = static_cast<std::size_t>(int{action.verb});
    if (wish.action.verb != action.verb || G::notation().verbs[verb].kind != VerbKind::any_order)
      return false;
    const std::array<Operand, 3> wished{wish.action.a, wish.action.b, wish.action.c};
    std::array<Operand, 3> left{action.a, action.b, action.c};
    std::array<bool, 3> taken{};
    for (std::size_t i = 0; i < wished.size(); ++i) {
      if (!wish.names(static_cast<int>(i))) continue;
      std::size_t at = 0;
      while (at < left.size() && (taken[at] || !(left[at] == wished[i]))) ++at;
      if (at == left.size()) return false;
      taken[at] = true;
    }
    return true;
  }

  // What the seed makes nature do now. Expects nature to act.
  Action drawn() const {
    Rng rng = nature_rng(seed_, nature_acts_);
    return G::nature(state_, rng);
  }

  // Expects a legal action.
  std::vector<Event> take(Seat seat, Action action) {
    if (seat != kNature) undo_.push_back(state_);
    EventLog log;
    if (keep_moments_) log.watch(state_);
    std::swap(log.moments, moments_);  // it goes on where the last one ended, in the room that there is
    const std::size_t before = log.moments.size();
    G::apply(state_, seat, action, log);
    if (log.moments.size() > before)
      std::memcpy(&log.moments[log.moments.size() - sizeof(State)], &state_, sizeof(State));
    std::swap(log.moments, moments_);
    decisions_.push_back({seat, to_text(G::notation(), action), {}});
    revealing_.push_back(log.revealed());
    if (seat == kNature) ++nature_acts_;
    if (seat == kNature || log.revealed()) undo_.clear();
#ifdef RAVENHALL_CHECKED
    if (const std::string broken = G::check(state_); !broken.empty()) {
      std::fprintf(stderr, "after \"%s\": %s\n", decisions_.back().action.c_str(), broken.c_str());
      std::abort();
    }
#endif
    return std::move(log.items);
  }

  Setup setup_;
  std::string seed_;
  std::string position_;  // where the record starts, when not at the beginning
  std::vector<Decision> decisions_;
  std::vector<bool> revealing_;  // for each decision: it showed somebody what was hidden
  std::vector<State> undo_;      // the states before each decision since nature acted or something was shown
  std::vector<std::byte> moments_;  // one state after another
  bool keep_moments_ = false;
  std::uint64_t nature_acts_ = 0;  // undo never takes back nature's acts, so no draw is ever used twice
  std::vector<ChanceJump> jumps_;
  State state_;  // the last, so that what does not ask it is the same code for all games
};

template <Game G>
GameEntry entry_of() {
  return GameEntry{
      .info = &G::info,
      .notation = &G::notation,
      .create = [](const Setup& setup, std::string seed) -> std::unique_ptr<Match> {
        return std::make_unique<MatchOf<G>>(setup, std::move(seed));
      },
      .load = &MatchOf<G>::load,
      .resume = &MatchOf<G>::resume,
  };
}

}  // namespace ravenhall
