// One table: its seats, its match, its clocks; what each person may do and what each may see. No network, no
// storage, no threads: every method is an immediate step, and what must be stored is collected in
// `take_change`.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agents/games.hpp"
#include "hall/clock.hpp"
#include "hall/history.hpp"
#include "hall/showing.hpp"
#include "hall/table_info.hpp"
#include "kernel/explain.hpp"
#include "kernel/match.hpp"

namespace ravenhall::hall {

// What changed since the last time it was asked.
struct Change {
  std::vector<LogRow> lines;  // to be stored, in this order
  std::optional<SnapshotRow> snapshot;
  std::string clocks;   // not empty: to be stored
  bool table = false;   // seats or state: the row is to be stored, the lobby to be told
  bool update = false;  // the match or what one may do in it: everybody needs a new view
};

// A wish to go back further than the engine allows alone.
struct Takeback {
  Seat seat{};
  std::size_t keep = 0;
  std::set<std::string> waiting;  // users who have not agreed yet
  Millis expires = 0;
};

class Table {
 public:
  // An open table. Expects a setup for as many seats as `seats` has.
  Table(TableInfo info, const GameEntry& game, const Setup& setup, std::vector<SeatInfo> seats);
  // A table from the store, with its match at the same decision: from the snapshot, if there is one, and the
  // lines of the log behind it. When these do not replay any more, the match goes on without them and says so
  // (`repaired`); without a snapshot that is an error. Clocks go on from what they were when they were
  // stored.
  static Result<std::unique_ptr<Table>> restore(const Games& games, const TableRow& row,
                                                const std::vector<LogRow>& log,
                                                const std::optional<SnapshotRow>& snapshot, Millis now);

  const TableInfo& info() const { return info_; }
  const GameEntry& game() const { return *game_; }
  TableState state() const { return state_; }
  const std::vector<SeatInfo>& seats() const { return seats_; }
  const History* history() const { return history_ ? &*history_ : nullptr; }
  std::int64_t seq() const { return history_ ? history_->seq() : 0; }
  SeatSet seats_of(const std::string& user) const;
  bool has_human() const;
  // The people at the table, away or not.
  std::set<std::string> humans() const;
  Change take_change(Millis now);
  bool nothing_changed() const { return !change_.table && !change_.update && change_.lines.empty(); }
  // What the clocks stand at, for the store; empty when none is running.
  std::string running_clocks(Millis now) const { return clocks_.any_running() ? clocks_.save(now) : ""; }
  TableRow row(Millis now) const;
  Json json() const;

  // Before the start. A person may sit on several seats of one side.
  Result<bool> sit(const std::string& user, const std::string& user_name, int seat, Millis now);
  Result<bool> stand(const std::string& user, int seat);
  Result<bool> kick(const std::string& user, int seat);
  Result<bool> fill(const std::string& user, int seat, const std::string& agent);
  Result<bool> start(const std::string& user, Millis now);
  // Begins with a record's lines already played.
  Result<bool> start_from(const std::vector<RecordLine>& lines, Millis now);

  // While the match runs. `seen` is the seq of the update the person was looking at.
  Result<bool> act(const std::string& user, int seat, std::string_view action, std::int64_t seen, Millis now);
  // Why the person cannot do with that seat what they touched; null when they can.
  Result<Json> why_not(const std::string& user, int seat, std::span<const Touch> touches) const;
  Result<bool> undo(const std::string& user, int seat, Millis now);
  Result<bool> takeback(const std::string& user, int seat, Millis now);
  Result<bool> answer_takeback(const std::string& user, bool accept, Millis now);
  Result<bool> resign(const std::string& user, int seat, Millis now);
  // Puts a running match away until one of its people wants to go on.
  Result<bool> archive(Millis now);
  Result<bool> resume(const std::string& user, Millis now);

  // Whether the person may pin a note for that seat.
  Result<bool> may_pin(const std::string& user, int seat, bool shared) const;
  // Whether the person may read it: who has the seat or, if it is shared, one of the same side.
  bool may_read(const std::string& user, const PinRow& pin) const;

  // The seats that a computer opponent must decide for now.
  SeatSet computer_seats() const;
  // Whose agent decides for the seat.
  std::string agent_of(Seat seat) const;
  // When the seat's present question was put; changes with every new question.
  std::int64_t asked_seq(Seat seat) const { return asked_seq_[at(seat)]; }
  // A computer opponent's decision for a seat of computer_seats(), and how it came to it.
  Result<bool> decide(Seat seat, std::string_view action, Millis now,
                      const std::optional<Thinking>& thinking = std::nullopt);
  // Lets time pass: who is too late is decided for, a wish that nobody answers is dropped.
  void tick(Millis now);
  // When `tick` next has something to do.
  Millis next_tick() const;

  // What somebody who is called `name` elsewhere is called here.
  std::string name_of(const std::string& user, const std::string& name) const;
  void set_rematch(std::string id);
  void rename(const std::string& user, const std::string& name);
  void move_user(const std::string& from, const std::string& to, const std::string& name);
  // Somebody has deleted themselves: what they have not finished is a stand-in's for good, what they have is
  // nobody's.
  void forget_person(const std::string& user, Millis now);

  // Appends UPDATE of the protocol for somebody who has these seats (none: a spectator). `showing` keeps what
  // was built for the others of the same moment.
  void add_update(std::string& text, SeatSet own, std::size_t news, Millis now, Showing& showing) const;
  // The same for somebody who has the views of `showing.before`: only what changed in them, event by event.
  // Expects them to be of these seats.
  void add_change(std::string& text, SeatSet own, std::size_t news, Millis now, Showing& showing) const;
  // All that the match kept for that has been told.
  void forget_moments();

 private:
  static std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }
  Result<bool> check_open(int seat) const;
  Result<bool> check_host(const std::string& user, int seat) const;
  Result<bool> take_back_own(const std::string& user, int seat, Millis now);
  // All seats of the person who sits on `seat`; on a hot-seat table each seat is another person's.
  SeatSet seats_of_person(Seat seat) const;
  bool present(const std::string& user) const;
  // Nobody has seats of two sides: those that are not of the side of `kept` are given up.
  void keep_one_side(const std::string& user, Seat kept);
  // Of a match that is not over: the seat becomes empty or a computer opponent's.
  void give_up(Seat seat);
  // The table goes on with another host, if there is one.
  void pass_on_from(const std::string& host);
  std::string events_text(SeatSet own, std::size_t first) const;
  SeatSet human_seats_waiting(const std::set<std::string>& users) const;
  void add_head(std::string& text, SeatSet own, std::size_t news, Millis now, Showing& showing) const;
  const JsonText& view_text(Seat seat, Showing& showing) const;
  const std::string& changes_text(Seat seat, std::size_t news, Showing& showing) const;
  Result<bool> check_owner(const std::string& user, int seat) const;
  void leave_to_stand_in(Seat seat, Millis now);
  static Result<History> restore_match(const GameEntry& game, const Setup& setup, TableInfo& info,
                                       const std::vector<LogRow>& log,
                                       const std::optional<SnapshotRow>& snapshot, Change& change,
                                       Millis now);
  Result<bool> decided(Seat seat, std::string_view action, By by, Millis now,
                       const std::optional<Thinking>& thinking = std::nullopt);
  // The seats of the only person at the table; none when there are others, also round one screen.
  SeatSet alone() const;
  static Json reason_of(const Reach& reach);
  Result<bool> go_back(std::size_t keep, Seat seat, Millis now);
  // Works out who is asked what now. `decided`: the seat whose question has been answered; `all_new`: every
  // question is a new one, whatever it was before.
  void ask(std::optional<Seat> decided, bool all_new, Millis now);
  void finish_if_over();

  TableInfo info_;
  const GameEntry* game_;
  Setup setup_;
  TableState state_ = TableState::open;
  std::vector<SeatInfo> seats_;
  std::set<std::string> kicked_;
  std::optional<History> history_;
  Json outcome_;
  Clocks clocks_;
  std::array<std::uint64_t, kMaxSeats> question_{};  // a hash of what each seat may choose from; 0: not asked
  std::array<std::int64_t, kMaxSeats> asked_seq_{};
  std::array<bool, kMaxSeats> late_{};       // time is up: a stand-in takes this decision
  std::array<int, kMaxSeats> times_late_{};  // one after another, of the person
  std::optional<Takeback> takeback_;
  std::int64_t snapshot_seq_ = 0;  // of the newest snapshot
  Change change_;
};

}  // namespace ravenhall::hall
