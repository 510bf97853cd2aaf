// A match of any game behind one interface, for the server, the program and the protocol. One decision after
// another comes in as text; nothing about the game's rules is known here.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kernel/error.hpp"
#include "kernel/event.hpp"
#include "kernel/game.hpp"
#include "kernel/json_writer.hpp"
#include "kernel/record.hpp"
#include "kernel/seat.hpp"

namespace ravenhall {

struct Touch;

// One decision that was taken, nature's included, as it stands in the record.
struct Decision {
  Seat seat = kNature;
  std::string action;
  std::optional<Thinking> thinking{};  // of a computer player that decided
};

// What lies before a position that a match goes on from.
struct MatchPast {
  std::string start;  // where its record starts, when not at the beginning
  std::vector<Decision> decisions;
  std::uint64_t chance_used = 0;
  std::vector<ChanceJump> jumps;
};

class Match {
 public:
  virtual ~Match() = default;

  virtual const GameInfo& info() const = 0;
  virtual const Notation& notation() const = 0;
  virtual const Setup& setup() const = 0;
  virtual int seats() const = 0;

  virtual SeatSet to_act() const = 0;
  virtual bool over() const = 0;
  virtual std::string_view phase() const = 0;
  // The kind of what is asked now, as views call it ("draft", "nature"); empty when nothing is.
  virtual std::string_view question() const = 0;
  virtual Outcome outcome() const = 0;

  // The texts of all legal actions of `seat`; empty when it need not decide.
  virtual std::vector<std::string> legal(Seat seat) const = 0;
  // How likely each of nature's acts is, in the same order and in proportion to each other.
  virtual std::vector<std::int64_t> weights() const = 0;
  // Whether `seat` is asked what has one answer only, as everybody can tell, so that giving it for the seat
  // takes nothing away and shows nothing.
  virtual bool forced(Seat seat) const = 0;
  // What each of these costs and does, as a list of objects in the same order.
  virtual void write_tells(Seat seat, JsonWriter& out) const = 0;
  // Why `seat` cannot do what it touched or wrote (wishes_of): an object with "key", "rule" and "args", or
  // null when it can. Tells only what the seat may know.
  virtual Result<Json> why_not(Seat seat, std::span<const Touch> touches) const = 0;
  virtual Result<Json> why_not(Seat seat, std::string_view action) const = 0;
  // One decision. `action` may leave out operands that follow from the situation (see find_action). Refused
  // with a reason, and without any change, unless it is in the legal list. On success: the events it caused.
  virtual Result<std::vector<Event>> apply(Seat seat, std::string_view action) = 0;
  // Notes for the record how the last decision was come to. Expects one of a player.
  virtual void note_thinking(Thinking thinking) = 0;
  // Nature acts, drawn from the match's seed, until a seat must decide or the game is over.
  virtual Result<std::vector<Event>> advance() = 0;
  // The act that the seed makes nature do now; empty when it is not nature's turn. Never show it to a player.
  virtual std::string next_nature_act() const = 0;
  // How many of nature's draws have been used, also by what was taken back; and lets the next one be number
  // `act` (from 0), so that who has seen a draw does not get it again. Only forwards.
  virtual std::uint64_t chance_used() const = 0;
  virtual void skip_chance(std::uint64_t act) = 0;
  virtual const std::vector<ChanceJump>& chance_jumps() const = 0;

  // Whether `seat` may take back its last decision now; the error says why not. Its own decisions may be
  // taken back up to the last point at which nature acted, something hidden was shown to anyone, or another
  // seat decided (unless that one was taken back too); the end of the game shows the seed, so nothing can be
  // taken back after it.
  virtual Result<bool> can_undo(Seat seat) const = 0;
  virtual Result<bool> undo(Seat seat) = 0;
  // How many decisions stand firm, because nature acted or something hidden was shown in the last of them.
  virtual std::size_t firm() const = 0;

  // What `seat` (or kSpectator) may know: the bytes of the game's Observation, for agents.
  virtual std::vector<std::byte> sight(Seat seat) const = 0;
  // The same as a JSON object for clients.
  virtual void write_view(Seat seat, JsonWriter& out) const = 0;
  // The moments after each event, from the first of `keep_moments(true)` or the last `forget_moments` on:
  // what a seat saw then. What a decision changes behind its last event counts as that event's. Nothing is
  // kept unless asked for; a decision taken back takes all of them with it.
  virtual void keep_moments(bool keep) = 0;
  virtual void forget_moments() = 0;
  virtual std::size_t moments() const = 0;
  virtual void write_view_at(std::size_t moment, Seat seat, JsonWriter& out) const = 0;
  // Whether the seat saw anything else after the event before it.
  virtual bool moment_changed(std::size_t moment, Seat seat) const = 0;
  // Whether nothing has happened since, so that the view then is the view now.
  virtual bool moment_is_now(std::size_t moment) const = 0;
  // An event as somebody may know it who sees what any of `seats` sees (kSpectator: nothing hidden), as
  // members of the object that is being written: "kind", "actor", named arguments. Hidden ones are null.
  virtual void write_event(const Event& event, SeatSet seats, JsonWriter& out) const = 0;
  // The same as trees, for those who look into them.
  Json observe(Seat seat) const;
  Json event_json(const Event& event, SeatSet seats) const;
  // The full position; load reads it back exactly. A loaded match's record starts from that position.
  virtual Json save() const = 0;
  virtual std::uint64_t hash() const = 0;
  // The bytes of the game's State: everything, so only for those who look at a match that is over.
  virtual std::vector<std::byte> state_bytes() const = 0;

  // What was decided so far, nature's acts included (undone decisions are not in it).
  virtual const std::vector<Decision>& decisions() const = 0;
  // The record so far; with the seed only when the game is over or `with_seed` says so.
  virtual Record record(bool with_seed) const = 0;
  virtual const std::string& seed() const = 0;

  virtual std::unique_ptr<Match> clone() const = 0;
};

// The pieces of Match that need no game type.

// "kind", "actor" and named arguments; hidden arguments are null. Expects an event as `seen_by` its reader.
void write_event_members(JsonWriter& out, const Notation& notation, const Event& event);
Json event_to_json(const Notation& notation, const Event& event);
// A seat's number, "nature" or "spectator".
Json seat_json(Seat seat);
void write_seat(JsonWriter& out, Seat seat);
// "0-1-0": 1 for each winner; "*" while the game runs.
std::string result_text(const Outcome& outcome, int seats);
// 16 hex digits.
std::string hash_text(std::uint64_t hash);
// Every option of the game with its chosen value.
std::vector<std::pair<std::string, std::string>> option_choices(const GameInfo& info, const Setup& setup);
// The head of a saved position: which game, rules, seats and options; the game's own state goes into "state".
Json position_head(const GameInfo& info, const Setup& setup);
// Reads that head back, checks it (also that "state" is an object) and gives the setup.
Result<Setup> read_position_head(const GameInfo& info, const Json& position);
// Why `seat` cannot decide now.
tl::unexpected<Error> refuse_turn(SeatSet to_act, Seat seat, int seats);
// A reason that no rule of a game gives: {"key":"not_your_turn","rule":null,"args":{}}.
Json table_reason(std::string_view key);
// Why `seat` cannot take anything back. `revealing[i]`: decision i showed somebody what was hidden.
tl::unexpected<Error> refuse_undo(const std::vector<Decision>& decisions, const std::vector<bool>& revealing,
                                  Seat seat, bool over);

// What a game hands to the registry: how to make matches of it.
struct GameEntry {
  const GameInfo& (*info)();
  const Notation& (*notation)();
  // A new match; nature has not acted yet. `seed` may be any text; it is the secret that all of nature's acts
  // follow from.
  std::unique_ptr<Match> (*create)(const Setup& setup, std::string seed);
  Result<std::unique_ptr<Match>> (*load)(const Json& position, std::string seed);
  // A match as it was when `position` was saved, past and all. What lies before cannot be undone.
  Result<std::unique_ptr<Match>> (*resume)(const Json& position, std::string seed, MatchPast past);
};

// Chooses option values by name on top of the defaults: `choices` are (option, value) pairs; the pseudo
// option "preset" comes first and sets an edition. Errors name the option and list what is possible.
// For a match that begins; a record or position may also name a seat that is not at its table, as was
// possible once (`stored_setup`).
Result<Setup> make_setup(const GameInfo& info, int seats,
                         const std::vector<std::pair<std::string, std::string>>& choices);
Result<Setup> stored_setup(const GameInfo& info, int seats,
                           const std::vector<std::pair<std::string, std::string>>& choices);

}  // namespace ravenhall
