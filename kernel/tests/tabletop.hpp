// The frame of scenario tests: a table at which a game is going on, with moves written as a player would say
// them ("red pillage andlang"). A game derives its own from it, which adds the questions its tests ask.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kernel/game.hpp"
#include "kernel/notation.hpp"

namespace ravenhall::tests {

// `Self` is the derived class, which names the seats: static std::span<const std::string_view> seat_names().
template <class Self, Game G>
class TabletopOf {
 public:
  using State = typename G::State;

  explicit TabletopOf(const State& state) : state_(state) {}

  // Each text is a seat (or nature) and an action, of which operands that follow from the situation may be
  // left out. A move that is not legal, and a state that breaks an invariant, fails the test; later moves are
  // then skipped.
  template <class... Texts>
  Self& play(Texts... texts) {
    for (const std::string_view text : {std::string_view(texts)...}) play_one(text);
    return self();
  }
  // Fails the test when that move (or any that the text could mean) is legal.
  template <class... Texts>
  const Self& refuses(Texts... texts) const {
    for (const std::string_view text : {std::string_view(texts)...}) {
      if (broken_) break;
      if (split(text).first == kSpectator) complain("\"" + std::string(text) + "\" begins with no seat");
      if (allows(text)) complain("\"" + std::string(text) + "\" must be refused, but is legal");
    }
    return static_cast<const Self&>(*this);
  }
  // Nature acts, at random, until somebody must decide.
  Self& let_nature_act(std::uint64_t seed = 1) {
    Rng rng(seed);
    while (!broken_ && to_act().has(kNature)) apply(kNature, G::nature(state_, rng), "nature");
    return self();
  }

  // Questions.

  const State& state() const { return state_; }
  bool over() const { return G::outcome(state_).over; }
  SeatSet to_act() const { return G::to_act(state_); }
  // Whether this question is open, and this seat is one of those who must answer it.
  template <class Step>
  bool asks(Seat seat, Step question) const {
    return to_act().has(seat) && state_.agenda.top().step == question;
  }
  // All legal actions of the seat as texts.
  std::vector<std::string> legal(Seat seat) const {
    std::vector<std::string> texts;
    for (const Action action : actions(seat)) texts.push_back(to_text(G::notation(), action));
    return texts;
  }
  // Whether the text ("red march gimle") is, or could mean, a legal action.
  bool allows(std::string_view seat_and_action) const {
    const auto [seat, what] = split(seat_and_action);
    const auto found = find_action(G::notation(), what, actions(seat));
    return found.has_value() || found.error().code == "ambiguous";
  }
  // How many events of a kind there were since the position was set up, or since forget_events.
  template <class Happening>
  int happened(Happening kind) const {
    return static_cast<int>(events_of(kind).size());
  }
  template <class Happening>
  int happened(Happening kind, Seat actor) const {
    int count = 0;
    for (const Event& event : events_of(kind)) count += event.actor == actor ? 1 : 0;
    return count;
  }
  template <class Happening>
  std::vector<Event> events_of(Happening kind) const {
    std::vector<Event> found;
    for (const Event& event : log_.items) {
      if (event.kind == static_cast<std::uint8_t>(kind)) found.push_back(event);
    }
    return found;
  }
  const std::vector<Event>& events() const { return log_.items; }
  void forget_events() { log_.items.clear(); }

 protected:
  bool broken() const { return broken_; }
  void complain(const std::string& what) const {
    broken_ = true;
    ADD_FAILURE() << what;
  }
  ActionList actions(Seat seat) const {
    ActionList list;
    G::legal(state_, seat, list);
    return list;
  }
  void apply(Seat seat, Action action, const std::string& what) {
    G::apply(state_, seat, action, log_);
    check_after(what);
  }
  void check_after(const std::string& what) const {
    if (const std::string wrong = G::check(state_); !wrong.empty())
      complain("after \"" + what + "\": " + wrong);
  }

  State state_;
  EventLog log_;

 private:
  Self& self() { return static_cast<Self&>(*this); }

  // "red raid m1" as the seat and the rest.
  static std::pair<Seat, std::string_view> split(std::string_view text) {
    const auto blank = text.find(' ');
    const std::string_view who = text.substr(0, blank);
    const std::string_view what = blank == std::string_view::npos ? "" : text.substr(blank + 1);
    if (who == "nature") return {kNature, what};
    int i = 0;
    for (const std::string_view name : Self::seat_names()) {
      if (name == who) return {seat_at(i), what};
      ++i;
    }
    return {kSpectator, what};
  }

  void play_one(std::string_view text) {
    if (broken_) return;
    const auto [seat, what] = split(text);
    const auto action = find_action(G::notation(), what, actions(seat));
    if (action) return apply(seat, *action, std::string(text));
    std::string possible;
    for (const std::string& other : legal(seat)) possible += (possible.empty() ? "" : ", ") + other;
    std::string asked;
    for (const Seat each : to_act()) asked += " " + name_of_seat(each);
    complain("\"" + std::string(text) + "\": " + action.error().message + " Legal for it: " + possible +
             "; asked:" + asked + ".");
  }
  static std::string name_of_seat(Seat seat) {
    if (!is_player(seat)) return seat == kNature ? "nature" : "spectator";
    return std::string(Self::seat_names()[static_cast<std::size_t>(index(seat))]);
  }

  mutable bool broken_ = false;  // a failure was reported; what follows from it is not
};

}  // namespace ravenhall::tests
