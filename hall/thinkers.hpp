// Who thinks for the hall. They are told data and give data back, so that they may be threads of this
// program or other workers of a browser.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "agents/library.hpp"
#include "agents/review.hpp"
#include "kernel/error.hpp"
#include "kernel/record.hpp"

namespace ravenhall::hall {

// How far the review of a match has come.
struct ReviewPiece {
  std::size_t done = 0;
  std::size_t of = 0;
  std::string review;          // REVIEW of docs/protocol.md when it is ready
  std::optional<Error> error;  // why there is none
  bool ended() const { return !review.empty() || error; }
};

// Everything is called on the loop's thread, and the answers come there, after the call has returned.
class Thinkers {
 public:
  virtual ~Thinkers() = default;

  // `seconds` is the time it took.
  using Answered = std::function<void(const Suggestion&, double seconds)>;
  virtual void ask(Inquiry inquiry, Answered answered) = 0;

  // Has the next piece of the review of that table's match worked out, so that others get their turn between
  // two. `record` is asked for with the first piece only.
  using Reviewed = std::function<void(const ReviewPiece&, double seconds)>;
  virtual void review(const std::string& table, const std::function<Record()>& record, Reviewed reviewed) = 0;
  // Nobody wants the rest of it.
  virtual void forget_review(const std::string& table) = 0;
};

// Works a piece out here and now: for whoever thinks. An empty `reviewer` is begun with the record, and one
// that has ended is empty again.
ReviewPiece review_piece(const Library& library, std::unique_ptr<Reviewer>& reviewer, const Record& record);

}  // namespace ravenhall::hall
