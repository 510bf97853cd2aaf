// A match together with its log: every change is a line, and everybody can be told what happened since they
// last looked, also when steps were taken back meanwhile.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hall/rows.hpp"
#include "kernel/error.hpp"
#include "kernel/match.hpp"

namespace ravenhall::hall {

// How far a seat can go back, one decision after another, and what stops it there.
struct Reach {
  int steps = 0;
  std::string_view stop = "start";  // start, chance, shown, other
  std::string act;                  // of chance: nature's verb
  Seat seat = kNature;              // of other: who decided
};

class History {
 public:
  // A match that has not begun. `position` is JSON where it starts, or empty for the beginning.
  static Result<History> begin(const GameEntry& game, const Setup& setup, const std::string& seed,
                               const std::string& position);

  const Match& match() const { return *match_; }
  std::int64_t seq() const { return seq_; }
  const std::vector<Event>& events() const { return events_; }
  // The first event that somebody who has seen everything up to line `since` does not know; all from it on
  // are news.
  std::size_t news_since(std::int64_t since) const;

  // From now on the match keeps what each seat sees after each event, until `forget_moments`.
  void keep_moments();
  void forget_moments() { match_->forget_moments(); }
  // Whether exactly the events from `first` on have their moments.
  bool has_moments_from(std::size_t first) const {
    return first == moments_from_ && first + match_->moments() == events_.size();
  }

  // One decision, then nature's acts, and what is forced, until somebody has something to decide. Lines for
  // the store are added to `lines`.
  // `thinking`: how a computer opponent came to it.
  Result<bool> decide(Seat seat, std::string_view action, By by, Millis at, std::vector<LogRow>& lines,
                      const std::optional<Thinking>& thinking = std::nullopt);
  Result<bool> advance(Millis at, std::vector<LogRow>& lines);
  // What the engine allows.
  Result<bool> undo(Seat seat, Millis at, std::vector<LogRow>& lines);
  // Back to when only the first `keep` decisions had been taken. Nature's next acts are fresh: nobody knows
  // them, whatever was seen of those that are taken back.
  Result<bool> go_back(std::size_t keep, Seat seat, Millis at, std::vector<LogRow>& lines);
  // The number of decisions before the last one of `seat` that was not forced; none: -1.
  std::int64_t before_last_of(Seat seat) const;
  // How far `seat` can go back without asking anybody. `alone`: the seats of the only person at the table,
  // whom neither chance nor the computer opponents hinder; none: there are others.
  Reach reach(Seat seat, SeatSet alone) const;
  // Whether the person of `seat` took one of the decisions from `first` on themselves.
  bool took_itself(Seat seat, std::size_t first) const;

  // A line of the store's log, again. An error when it cannot be, or leads somewhere else than it did.
  Result<bool> redo(const LogRow& line);

  // The match as it is now, to go on from. Only when nothing can be undone: what lies before cannot be then.
  SnapshotRow snapshot() const;
  bool can_undo_anything() const;
  // The match as it was when the snapshot was taken. `log` has the lines up to it, and perhaps more.
  static Result<History> resume(const GameEntry& game, const Setup& setup, const std::string& seed,
                                const std::string& position, const SnapshotRow& snapshot,
                                const std::vector<LogRow>& log);
  // What stands in the log up to line `last` and does not replay never happened: a line says so.
  void give_up_until(std::int64_t last, Millis at, std::vector<LogRow>& lines);

 private:
  struct Mark {
    std::int64_t seq;
    std::uint32_t events;  // from this event on, line `seq` changed what happened
  };

  History(const GameEntry& game, std::unique_ptr<Match> match, Setup setup, std::string seed,
          std::string position);
  Result<bool> take(Seat seat, std::string_view action, By by);
  Result<bool> rebuild(std::size_t keep);
  void step_back(std::size_t keep);
  LogRow line(Seat seat, std::string action, std::int64_t keep, Millis at) const;

  const GameEntry* game_;
  std::unique_ptr<Match> match_;
  Setup setup_;
  std::string seed_;
  std::string position_;
  std::int64_t seq_ = 0;
  std::vector<Event> events_;
  std::vector<std::uint32_t> first_event_;  // of each decision
  std::vector<By> by_;                      // of each decision
  std::vector<Mark> marks_;
  bool keep_moments_ = false;
  std::size_t moments_from_ = 0;  // the event of the first moment
};

}  // namespace ravenhall::hall
