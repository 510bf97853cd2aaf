// The properties that every game must have, checked by playing it at random: `check_properties<G>` plays one
// game. Used by the tests of each game and by `ravenhall check`.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "kernel/hiding.hpp"
#include "kernel/match_of.hpp"
#include "kernel/property_report.hpp"
#include "kernel/replay.hpp"
#include "kernel/shape.hpp"
#include "kernel/sides.hpp"

namespace ravenhall {

template <Game G>
class PropertyRun {
 public:
  using State = typename G::State;

  PropertyRun(const Setup& setup, std::uint64_t seed, const PropertyOptions& options)
      : setup_(setup), options_(options), match_(setup, "check " + std::to_string(seed)), rng_(mix64(seed)) {}

  // Plays to the end, or to where it cannot go on.
  PropertyReport play() {
    report_.games = 1;
    if (const std::string wrong = check_info(G::info()); !wrong.empty()) {
      fail_with(Property::invariants, wrong);
      return std::move(report_);
    }
    while (check_turn()) {
      const bool thorough = history_.size() % static_cast<std::size_t>(std::max(options_.stride, 1)) == 0;
      const std::optional<RandomStep> choice = choose();
      if (thorough || !choice) {
        check_state();
        check_hiding(choice);
      }
      if (!choice) break;
      if (thorough && !check_refusals()) break;
      if (thorough) check_explanations();
      if (!step(*choice)) break;
      if (thorough && !check_undo()) break;
    }
    if (match_.over()) check_replay();
    return std::move(report_);
  }

 private:
  struct Past {
    Seat seat;
    bool revealed;
    std::uint64_t hash_before;
    std::string text;
  };
  void fail_with(Property property, const std::string& what) {
    if (report_.has(property)) return;
    report_.failures.push_back({property, "decision " + std::to_string(history_.size() + 1) + ": " + what,
                                write_record(match_.record(true))});
  }

  static ActionList legal(const State& state, Seat seat) { return legal_actions<G>(state, seat); }
  const State& state() const { return match_.state(); }
  std::vector<Seat> everybody() const {
    std::vector<Seat> seats;
    for (const Seat seat : SeatSet::first(match_.seats())) seats.push_back(seat);
    seats.push_back(kSpectator);
    return seats;
  }

  // Ends in time, no dead ends. False when the game cannot go on.
  bool check_turn() {
    const SeatSet to_act = G::to_act(state());
    const Outcome outcome = G::outcome(state());
    if (outcome.over != to_act.empty()) {
      fail_with(Property::no_dead_end, outcome.over ? "the game is over, but somebody must decide"
                                                    : "the game is not over, but nobody can decide");
      return false;
    }
    if (outcome.over) return check_outcome(outcome);
    if (history_.size() >= static_cast<std::size_t>(G::info().max_decisions)) {
      fail_with(Property::ends, "the game is longer than info().max_decisions");
      return false;
    }
    if (to_act.has(kNature) && to_act.size() > 1) fail_with(Property::no_dead_end, "nature must act alone");
    for (int i = 0; i <= index(kSpectator); ++i) {
      const Seat seat = seat_at(i);
      const bool listed = i < match_.seats() || seat == kNature || seat == kSpectator;
      if (!listed) {
        if (to_act.has(seat))
          return broken_turn("seat " + seat_text(seat) + " is to act, but nobody sits there");
        continue;
      }
      const ActionList actions = legal(state(), seat);
      if (to_act.has(seat) && actions.empty())
        return broken_turn("seat " + seat_text(seat) + " has no legal action");
      if (!to_act.has(seat) && !actions.empty()) {
        fail_with(Property::no_dead_end, "seat " + seat_text(seat) + " is not to act, but has legal actions");
      }
    }
    return true;
  }
  bool broken_turn(const std::string& what) {
    fail_with(Property::no_dead_end, what);
    return false;
  }

  bool check_outcome(const Outcome& outcome) {
    const auto seats = static_cast<std::size_t>(match_.seats());
    const bool points = outcome.scores.size() == seats;
    const bool sane = !outcome.winners.empty() && (points || outcome.scores.empty()) &&
                      outcome.ranks.size() == seats &&
                      (outcome.winners.bits() & ~SeatSet::first(match_.seats()).bits()) == 0;
    if (!sane) {
      fail_with(Property::ends,
                "the outcome must name winners, a rank for each seat and a score for each or none");
      return true;
    }
    if (outcome.side >= 0 && (outcome.side >= static_cast<int>(G::info().sides.size()) ||
                              !(outcome.winners == seats_of_side(G::info(), outcome.side)))) {
      fail_with(Property::ends, "the winners are not the seats of the side that won");
    }
    for (int i = 0; i < match_.seats() && !points; ++i) {
      if (outcome.ranks[static_cast<std::size_t>(i)] != (outcome.winners.has(seat_at(i)) ? 1 : 2))
        fail_with(Property::ends, "without points winners are of rank 1 and the others of rank 2");
    }
    return true;
  }

  void check_state() {
    if (const std::string broken = G::check(state()); !broken.empty())
      fail_with(Property::invariants, broken);
    check_save();
    for (const Seat seat : G::to_act(state())) check_notation(seat);
  }

  // Made up wishes, whole and with open operands, and what is told of what is legal.
  void check_explanations() {
    const Notation& notation = G::notation();
    for (const Seat seat : G::to_act(state())) {
      if (seat == kNature) return;
      const ActionList actions = legal(state(), seat);
      const typename G::Observation view = G::observe(state(), seat);
      for (int i = 0; i < options_.wishes; ++i) {
        const Wish wish = made_up_wish(notation, rng_);
        const bool possible =
            std::any_of(actions.begin(), actions.end(), [&](Action action) { return wish.fits(action); });
        if (possible) continue;
        const Reason reason = G::why_not(view, wish);
        if (!reason || reason.kind >= notation.reasons.size()) {
          fail_with(Property::explains, "no reason why seat " + seat_text(seat) + " may not \"" +
                                            to_text(notation, wish.action) +
                                            "\" (operands named: " + std::to_string(wish.named) + ")");
        }
      }
      for (const Action action : actions) {
        const Json told = written([&](JsonWriter& out) { out.object([&] { G::tell(view, action, out); }); });
        if (std::string wrong = misfit(described_.tells, told, notation, "tells"); !wrong.empty())
          fail_with(Property::explains, "of \"" + to_text(notation, action) + "\" is told: " + wrong);
        if (const Reason reason = G::why_not(view, {action, 7}); reason) {
          fail_with(Property::explains, "\"" + to_text(notation, action) + "\" is legal, but the reason " +
                                            std::string(notation.reasons[reason.kind].name) +
                                            " is against it");
        }
      }
    }
  }

  // Views as seats get them, and what the events keep secret.
  void check_description(const std::vector<Event>& events) {
    for (const Event& event : events) {
      const EventSpec& spec = G::notation().events[event.kind];
      for (std::size_t i = 0; i < spec.args.size(); ++i) {
        if (((event.secret >> i) & 1) != 0 && spec.args[i].secrecy != Secrecy::secret)
          fail_with(Property::describes, "argument " + std::to_string(i) + " of the event " +
                                             std::string(spec.name) + " is secret, but not marked so");
      }
    }
    const auto check_view = [&](const Json& view, Seat seat, const std::string& when) {
      if (std::string wrong = misfit(described_.view, view, G::notation()); !wrong.empty())
        fail_with(Property::describes, "seen by " + seat_text(seat) + when + ": " + wrong);
    };
    for (const Seat seat : everybody()) {
      check_view(view_json<G>(G::observe(state(), seat)), seat, "");
      for (std::size_t i = 0; i < match_.moments(); ++i) {
        if (!match_.moment_changed(i, seat)) continue;
        const Json view = written([&](JsonWriter& out) { match_.write_view_at(i, seat, out); });
        check_view(view, seat, " after event " + std::to_string(i + 1) + " of the decision");
      }
    }
  }

  void check_save() {
    const std::string saved = dump(G::save(state()));
    const auto parsed = parse_json(saved);
    if (!parsed)
      return fail_with(Property::saves, "the saved state does not parse: " + parsed.error().message);
    const auto loaded = G::load(*parsed);
    if (!loaded)
      return fail_with(Property::saves, "the saved state does not load: " + loaded.error().message);
    if (hash_of(*loaded) != hash_of(state()))
      fail_with(Property::saves, "the loaded state differs: " + saved);
    if (dump(G::save(*loaded)) != saved)
      fail_with(Property::saves, "saved again it reads differently: " + saved);
  }

  void check_notation(Seat seat) {
    const ActionList actions = legal(state(), seat);
    for (std::size_t i = 0; i < actions.size(); ++i) {
      const std::string text = to_text(G::notation(), actions[i]);
      const auto parsed = parse_action(G::notation(), text);
      const auto found = find_action(G::notation(), text, actions);
      if (!parsed || *parsed != actions[i] || !found || *found != actions[i]) {
        fail_with(Property::notation, "\"" + text + "\" does not parse back to the same action");
      }
      for (std::size_t k = 0; k < i; ++k) {
        if (actions[k] == actions[i])
          fail_with(Property::no_dead_end, "\"" + text + "\" stands twice in the legal list");
      }
    }
  }

  // What to do next; nothing when the game is over or nature is broken.
  std::optional<RandomStep> choose() {
    const SeatSet to_act = G::to_act(state());
    if (to_act.empty()) return std::nullopt;
    if (to_act.has(kNature)) {
      const std::string text = match_.next_nature_act();
      const auto act = parse_action(G::notation(), text);
      if (act && legal(state(), kNature).contains(*act)) return RandomStep{kNature, *act, text};
      fail_with(Property::accepts, "nature drew \"" + text + "\", which is not among its legal acts");
      return std::nullopt;
    }
    auto skip = rng_.below(static_cast<std::uint32_t>(to_act.size()));
    auto chosen = to_act.begin();
    for (; skip > 0; --skip) ++chosen;
    const ActionList actions = legal(state(), *chosen);
    const Action action = actions[rng_.below(static_cast<std::uint32_t>(actions.size()))];
    return RandomStep{*chosen, action, to_text(G::notation(), action)};
  }

  void check_hiding(const std::optional<RandomStep>& choice) {
    HidingCheck<G> check(state(), choice, options_, report_);
    for (const Seat seat : everybody()) {
      for (const auto& [property, what] : check.look_as(seat, rng_)) fail_with(property, what);
    }
  }

  // Takes the choice in the match and in a copy of the state that nobody listens to.
  bool step(const RandomStep& choice) {
    State copy = state();
    const std::uint64_t hash_before = hash_of(copy);
    if (hash_before != match_.hash()) fail_with(Property::copies, "a copy has another hash");
    NoEvents none;
    G::apply(copy, choice.seat, choice.action, none);
    const bool thorough = history_.size() % static_cast<std::size_t>(std::max(options_.stride, 1)) == 0;
    match_.forget_moments();
    match_.keep_moments(thorough);
    const auto events = match_.apply(choice.seat, choice.text);
    if (!events) {
      fail_with(Property::accepts,
                "the legal action \"" + choice.text + "\" was refused: " + events.error().message);
      return false;
    }
    if (hash_of(copy) != match_.hash())
      fail_with(Property::copies, "\"" + choice.text + "\" leads a copy elsewhere");
    EventLog log;
    log.items = *events;
    if (thorough) check_description(*events);
    history_.push_back({choice.seat, log.revealed(), hash_before, choice.text});
    ++report_.decisions;
    return true;
  }

  // False: the match took what it had to refuse.
  bool check_refusals() {
    for (int i = 0; i < options_.refusals; ++i) {
      const std::string text = made_up_text(G::notation(), rng_);
      const Seat seat = seat_at(static_cast<int>(rng_.below(16)));
      const bool sits = index(seat) < match_.seats() || seat == kNature;
      if (sits && match_.to_act().has(seat) && find_action(G::notation(), text, legal(state(), seat)))
        continue;
      if (!refused(seat, text)) return false;
    }
    // What is right for one seat is still refused from the others.
    const Seat acting = match_.to_act().first();
    const std::string good = to_text(G::notation(), legal(state(), acting)[0]);
    for (const Seat seat : everybody()) {
      if (!match_.to_act().has(seat) && !refused(seat, good)) return false;
    }
    return true;
  }

  bool refused(Seat seat, const std::string& text) {
    const std::uint64_t before = match_.hash();
    const auto events = match_.apply(seat, text);
    const std::string what = "\"" + text + "\" by seat " + seat_text(seat);
    if (events) {
      fail_with(Property::refuses, what + " is not legal but was accepted");
      return false;
    }
    if (events.error().code.empty() || events.error().message.empty()) {
      fail_with(Property::refuses, what + " was refused without a reason");
    }
    if (match_.hash() != before || match_.decisions().size() != history_.size()) {
      fail_with(Property::refuses, what + " was refused but changed the match");
      return false;
    }
    return true;
  }

  // What the design says, worked out from the history alone.
  bool may_undo(Seat seat) const {
    return !history_.empty() && !match_.over() && history_.back().seat == seat && is_player(seat) &&
           !history_.back().revealed;
  }

  bool check_undo() {
    for (int i = 0; i <= index(kSpectator); ++i) {
      const Seat seat = seat_at(i);
      const auto offer = match_.can_undo(seat);
      const std::string who = "undo by seat " + seat_text(seat);
      if (offer.has_value() != may_undo(seat)) {
        return broken_undo(who +
                           (offer ? " is offered but must not be" : " is refused: " + offer.error().message));
      }
      if (!offer && (offer.error().code.empty() || offer.error().message.empty())) {
        return broken_undo(who + " is refused without a reason");
      }
      if (!offer && (match_.undo(seat) || match_.decisions().size() != history_.size())) {
        return broken_undo(who + " is not offered but happened");
      }
    }
    return take_back_and_redo();
  }

  // One decision back, sometimes as many as can be, and forward again.
  bool take_back_and_redo() {
    const std::uint64_t hash_now = match_.hash();
    const std::size_t most = rng_.below(4) == 0 ? history_.size() : 1;
    std::vector<Past> undone;
    while (undone.size() < most && !history_.empty() && may_undo(history_.back().seat)) {
      const Past last = history_.back();
      if (!match_.undo(last.seat)) return broken_undo("undo of \"" + last.text + "\" is refused");
      history_.pop_back();
      undone.push_back(last);
      if (match_.hash() != last.hash_before || match_.decisions().size() != history_.size()) {
        return broken_undo("undo of \"" + last.text + "\" does not restore the state before it");
      }
    }
    for (; !undone.empty(); undone.pop_back()) {
      const Past& next = undone.back();
      if (!match_.apply(next.seat, next.text))
        return broken_undo("\"" + next.text + "\" cannot be done again");
      history_.push_back(next);
    }
    if (match_.hash() != hash_now) return broken_undo("doing it again leads elsewhere");
    return true;
  }
  bool broken_undo(const std::string& what) {
    fail_with(Property::undo, what);
    return false;
  }

  void check_replay() {
    const auto record = read_record(write_record(match_.record(true)));
    if (!record) return fail_with(Property::replays, "the record cannot be read: " + record.error().message);
    const auto verified = replay(entry_of<G>(), *record, true);
    if (!verified) return fail_with(Property::replays, verified.error().message);
    MatchOf<G> again(setup_, "another seed, which must not matter");
    for (std::size_t i = 0; i < record->lines.size(); ++i) {
      const std::string where = "replayed line " + std::to_string(i + 1);
      if (again.hash() != history_[i].hash_before)
        return fail_with(Property::replays, where + " starts elsewhere");
      const auto events = again.apply(record->lines[i].seat, record->lines[i].action);
      if (!events) return fail_with(Property::replays, where + ": " + events.error().message);
    }
    if (again.hash() != match_.hash()) fail_with(Property::replays, "the replay ends elsewhere");
  }

  Setup setup_;
  PropertyOptions options_;
  Description described_ = G::description();
  MatchOf<G> match_;
  Rng rng_;
  PropertyReport report_;
  std::vector<Past> history_;
};

// Plays one random game from `setup` and checks everything above on the way. The same seed plays the same
// game.
template <Game G>
PropertyReport check_properties(const Setup& setup, std::uint64_t seed, const PropertyOptions& options = {}) {
  return PropertyRun<G>(setup, seed, options).play();
}

}  // namespace ravenhall
