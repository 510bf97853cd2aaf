// A finished match looked at again: how likely each seat was to win at each moment, what chance gave and
// took, and where somebody could have decided better with what they knew.
#pragma once

#include <cstddef>
#include <cstdint>
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
  double lost = 0;   // a chance to win; below 0: won (by luck)
  double noise = 0;  // how far that may be off
};

struct Review {
  std::vector<ReviewMoment> moments;
  std::vector<ReviewMark> marks;  // the largest first
};

// A moment of a match that is over: one decision, or all acts of nature that followed each other.
struct PlayedMoment {
  std::size_t n = 0;  // so many lines of the record had been played
  Seat who = kNature;
  std::vector<std::byte> state;  // after it
  std::string action;
  std::vector<std::byte> view;  // what the seat had seen, if it had a choice
};

// All that whoever reviews a match must know of it: plain data that can go to another thread.
struct PlayedMatch {
  std::string game;
  int seats = 0;
  std::vector<PlayedMoment> moments;  // from before the first line
};
// Errors: unknown_game, whatever replay says, and not_over.
Result<PlayedMatch> played_match(const Games& games, const Record& record);

// Whether a seat that saw this and did that gave something away. Only what the seat saw counts: the inquiry
// is made by Games::inquire for any agent, before the decision.
class Doubt {
 public:
  Doubt(Inquiry inquiry, std::string action) : inquiry_(std::move(inquiry)), action_(std::move(action)) {}
  // Thinks it over once more; false: that was enough.
  bool think(const Minds& minds);
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
  // Expects minds that know the game.
  Reviewer(const Minds& minds, PlayedMatch match);

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
  };

  std::size_t lines() const { return match_.moments.back().n; }
  void glance(const PlayedMoment& played);
  void add_moment(const PlayedMoment& played);
  void settle_marks();

  const Minds* minds_;
  PlayedMatch match_;
  std::size_t next_ = 1;  // of its moments
  Stage stage_ = Stage::moments;
  std::vector<Suspect> suspects_;
  std::size_t next_suspect_ = 0;
  std::vector<double> spread_;  // of the last moment: the variance of each seat's mean
  std::vector<ReviewMark> luck_;
  Review review_;
};

// REVIEW of docs/protocol.md without "ready": "moments" and "marks". Expects the record that was reviewed.
Json review_json(const Games& games, const Record& record, const Review& review);

}  // namespace ravenhall
