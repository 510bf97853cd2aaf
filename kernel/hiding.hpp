// Non-interference: what a seat cannot know must not show in anything it gets. Everything hidden from it is
// imagined anew, and then nothing that reaches the seat may differ from the real match.
#pragma once

#include <algorithm>
#include <cstring>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "kernel/game.hpp"
#include "kernel/hash.hpp"
#include "kernel/match.hpp"
#include "kernel/property_report.hpp"
#include "kernel/record.hpp"

namespace ravenhall {

template <Game G>
ActionList legal_actions(const typename G::State& state, Seat seat) {
  ActionList actions;
  G::legal(state, seat, actions);
  return actions;
}

// A decision that is about to be taken, and its text.
struct RandomStep {
  Seat seat = kNature;
  Action action;
  std::string text;
};

template <Game G>
class HidingCheck {
 public:
  using State = typename G::State;
  using Observation = typename G::Observation;
  using Complaint = std::pair<Property, std::string>;

  // Expects `choice` to be legal in `state`; none when the game is over. Counts the worlds it imagines in
  // `report`.
  HidingCheck(const State& state, const std::optional<RandomStep>& choice, const PropertyOptions& options,
              PropertyReport& report)
      : state_(state), options_(options), report_(report) {
    if (!choice) return;
    choice_ = *choice;
    real_ = take(state, choice->action);
  }

  // What is wrong as `seat` (or a spectator) sees it.
  std::vector<Complaint> look_as(Seat seat, Rng& rng) {
    complaints_.clear();
    const Observation view = G::observe(state_, seat);
    for (int i = 0; i < options_.worlds; ++i) {
      const State world = G::imagine(view, rng);
      ++report_.worlds_imagined;
      if (hash_of(world) != hash_of(state_)) ++report_.worlds_different;
      if (!check_world(seat, view, world)) break;
      if (real_) check_step(seat, world);
    }
    return complaints_;
  }

 private:
  // What one action led to in one world.
  struct Step {
    State after;
    EventLog log;
  };

  void complain(Property property, std::string what) { complaints_.emplace_back(property, std::move(what)); }

  static bool same(const Observation& a, const Observation& b) {
    return std::memcmp(&a, &b, sizeof(Observation)) == 0;
  }
  static bool same(const ActionList& a, const ActionList& b) {
    return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin());
  }
  Step take(const State& state, Action action) const {
    Step step{state, {}};
    step.log.watch(step.after);
    G::apply(step.after, choice_.seat, action, step.log);
    return step;
  }

  // False: the world itself is wrong, so that nothing follows from it.
  bool check_world(Seat seat, const Observation& view, const State& world) {
    const std::string who = "in a world imagined for seat " + seat_text(seat) + " ";
    if (const std::string broken = G::check(world); !broken.empty()) {
      complain(Property::imagines, who + "an invariant is broken: " + broken);
      return false;
    }
    const Observation seen = G::observe(world, seat);
    if (!same(seen, view)) {
      complain(Property::imagines, who + "the observation differs (" +
                                       first_difference(view_json<G>(view), view_json<G>(seen)) + ")");
      return false;
    }
    if (!(G::to_act(world) == G::to_act(state_))) {
      complain(Property::hides_legal, who + "others are to act");
      return false;
    }
    if (!same(legal_actions<G>(world, seat), legal_actions<G>(state_, seat))) {
      complain(Property::hides_legal, who + "the legal list differs");
    }
    if (dump(view_json<G>(seen)) != dump(view_json<G>(view)))
      complain(Property::hides_view, who + "the view differs");
    return true;
  }

  // The real choice, and in the imagined world every choice that looks the same to the seat afterwards: their
  // events and what they do to undo must look the same to it too.
  void check_step(Seat seat, const State& world) {
    const Observation real_view = G::observe(real_->after, seat);
    const ActionList possible = legal_actions<G>(world, choice_.seat);
    bool explained = false;
    std::optional<Action> closest;
    for (const bool same_verb : {true, false}) {
      // Other verbs only serve to explain what the seat sees; what they look like is their own affair.
      if (!same_verb && (explained || choice_.seat == kNature)) break;
      for (const Action action : possible) {
        if ((action.verb == choice_.action.verb) != same_verb) continue;
        if (seat == choice_.seat && action != choice_.action) continue;  // it knows what it did
        if (same_verb && (!closest || action == choice_.action)) closest = action;
        const Step other = take(world, action);
        if (!same(G::observe(other.after, seat), real_view)) continue;
        explained = true;
        if (!same_verb) break;
        compare_events(seat, action, other.log);
      }
    }
    // Without a closest one the seat only learns that the other could do such a thing at all, and nothing was
    // shown.
    if (explained || !closest || choice_.seat == kNature || real_->log.revealed() || !options_.reveals)
      return;
    const Observation other_view = G::observe(take(world, *closest).after, seat);
    complain(Property::hides_undo, "\"" + choice_.text + "\" shows seat " + seat_text(seat) +
                                       " something that was hidden, but no event is marked as a reveal (" +
                                       first_difference(view_json<G>(real_view), view_json<G>(other_view)) +
                                       ")");
  }

  // Strict on purpose, also about what was shown openly: the observation must remember it, or imagining could
  // not respect it.
  void compare_events(Seat seat, Action action, const EventLog& other) {
    const EventLog& real = real_->log;
    const std::string what = "\"" + choice_.text + "\" and, in a world that looks the same to seat " +
                             seat_text(seat) + ", \"" + to_text(G::notation(), action) + "\" ";
    const std::size_t most = std::max(real.items.size(), other.items.size());
    for (std::size_t i = 0; i < most; ++i) {
      const bool equal = i < real.items.size() && i < other.items.size() &&
                         seen_by(real.items[i], seat) == seen_by(other.items[i], seat);
      if (equal) continue;
      complain(Property::hides_events, what + "show it different events: " + event_text(real, i, seat) +
                                           " and " + event_text(other, i, seat));
      break;
    }
    for (std::size_t i = 0; i < std::min(real.items.size(), other.items.size()); ++i) {
      const Observation seen = G::observe(moment(real, i), seat);
      const Observation imagined = G::observe(moment(other, i), seat);
      if (same(seen, imagined)) continue;
      complain(Property::hides_events,
               what + "let it see different things after " + event_text(real, i, seat) + " (" +
                   first_difference(view_json<G>(seen), view_json<G>(imagined)) + ")");
      break;
    }
    if (real.revealed() != other.revealed())
      complain(Property::hides_undo, what + "differ in what can be undone");
  }

  // What the state was after that event.
  static State moment(const EventLog& log, std::size_t i) {
    State then;
    std::memcpy(&then, &log.moments[i * sizeof(State)], sizeof(State));
    return then;
  }
  static std::string event_text(const EventLog& log, std::size_t i, Seat seat) {
    return i < log.items.size() ? dump(event_to_json(G::notation(), seen_by(log.items[i], seat))) : "none";
  }

  const State& state_;
  const PropertyOptions& options_;
  PropertyReport& report_;
  RandomStep choice_;
  std::optional<Step> real_;
  std::vector<Complaint> complaints_;
};

}  // namespace ravenhall
