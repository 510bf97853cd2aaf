// A finished match looked at again: how likely each seat was to win at each moment, what chance gave and
// took, and where somebody could have decided better with what they knew.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "agents/library.hpp"
#include "kernel/json.hpp"
#include "kernel/record.hpp"

namespace ravenhall {

struct ReviewMoment {
  std::size_t n = 0;            // so many lines of the record had been played
  Seat who = kNature;           // took the last of them
  std::vector<double> chances;  // of each seat, everything open
  std::vector<double> luck;     // of each seat: what chance has given so far, or taken
};

struct ReviewMark {
  std::size_t n = 0;  // the line
  Seat seat{};
  bool mistake = true;  // else luck
  std::string action;   // of a mistake: what was done, and what was better
  std::string better;
  Json action_tells;  // what these cost and do
  Json better_tells;
  double lost = 0;   // a chance to win; below 0: won (by luck)
  double noise = 0;  // how far that may be off
};

struct Review {
  std::vector<ReviewMoment> moments;
  std::vector<ReviewMark> marks;  // the largest first
};

// Whether a seat that saw this and did that gave something away. Only what the seat saw counts: the inquiry
// is made by Library::inquire for any agent, before the decision.
class Doubt {
 public:
  Doubt(Inquiry inquiry, std::string action) : inquiry_(std::move(inquiry)), action_(std::move(action)) {}
  // Thinks it over once more; false: that was enough.
  bool think(const Library& library);
  // What is clear after that; nothing when it was none, or nobody can say. Its `n` and `seat` are not set.
  std::optional<ReviewMark> mistake() const;

 private:
  Inquiry inquiry_;
  std::string action_;
  std::vector<Suggestion> thoughts_;  // the first finds what was better, the others measure it
};

// Works a review out step by step, so that others get their turn between. Nothing of it hangs on time: the
// same record gives the same review.
class Reviewer {
 public:
  // Errors: unknown_game, whatever replay says, and not_over.
  static Result<Reviewer> begin(const Library& library, const Record& record);

  // One step of some milliseconds. Expects that it is not ready.
  void step();
  bool ready() const { return stage_ == Stage::ready; }
  std::size_t done() const;
  std::size_t of() const;
  // Expects that it is ready.
  const Review& review() const { return review_; }

 private:
  enum class Stage { moments, mistakes, ready };
  // A decision that may have been a mistake.
  struct Suspect {
    std::size_t n = 0;
    Seat seat{};
    Doubt doubt;
    double lost = 0;  // at a first glance
    std::vector<std::string> legal;
    Json tells;  // of each of these
  };

  Reviewer(const Library& library, std::unique_ptr<Match> match, std::vector<RecordLine> lines);
  void look_at_moment();
  void glance(const RecordLine& line);
  void add_moment(Seat who);
  void settle_marks();

  const Library* library_;
  std::unique_ptr<Match> match_;  // as far as it was looked at
  std::vector<RecordLine> lines_;
  std::size_t next_ = 0;  // of lines_
  Stage stage_ = Stage::moments;
  std::vector<Suspect> suspects_;
  std::size_t next_suspect_ = 0;
  std::vector<double> spread_;  // of the last moment: the variance of each seat's mean
  std::vector<ReviewMark> luck_;
  Review review_;
};

// REVIEW of docs/protocol.md without "ready": "moments" and "marks".
Json review_json(const Review& review);

}  // namespace ravenhall
