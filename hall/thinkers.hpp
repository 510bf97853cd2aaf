// Who thinks for the hall. They are told data and give data back, so that they may be threads of this
// program or other workers of a browser.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "agents/library.hpp"
#include "agents/opinion.hpp"
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

  // `seconds` is the time it took. If all who were to think broke down, there is no action.
  using Answered = std::function<void(const Suggestion&, double seconds)>;
  virtual void ask(Inquiry inquiry, Answered answered) = 0;

  // Has the next piece of the review of that table's match worked out, so that others get their turn between
  // two. `record` is asked for with the first piece only.
  using Reviewed = std::function<void(const ReviewPiece&, double seconds)>;
  virtual void review(const std::string& table, const std::function<Record()>& record, Reviewed reviewed) = 0;
  // Nobody wants the rest of it.
  virtual void forget_review(const std::string& table) = 0;
};

// A question that is being thought about part by part, wherever; what came of the parts is gathered on the
// loop's thread, and the last one answers it.
class ThoughtInParts {
 public:
  ThoughtInParts(Inquiry inquiry, Thinkers::Answered answered)
      : inquiry_(std::move(inquiry)),
        answered_(std::move(answered)),
        thoughts_(static_cast<std::size_t>(parts_of(inquiry_))),
        missing_(parts()) {}

  const Inquiry& inquiry() const { return inquiry_; }
  int parts() const { return static_cast<int>(thoughts_.size()); }
  // The thought of a part; an empty one if whoever was to think broke down.
  void add(int part, std::string_view thought, double seconds) {
    thoughts_[static_cast<std::size_t>(part)] = thought;
    seconds_ += seconds;
    if (--missing_ == 0) answered_(conclude(inquiry_, thoughts_), seconds_);
  }

 private:
  Inquiry inquiry_;
  Thinkers::Answered answered_;
  std::vector<std::string> thoughts_;
  int missing_;
  double seconds_ = 0;
};

// Works the next piece out here and now: for whoever thinks.
void review_a_while(Reviewer& reviewer);
// ReviewPiece::review of what it came to.
std::string reviewed_text(const Games& games, const Record& record, const Review& review);
// All of it for whoever has the games at hand as well. An empty `reviewer` is begun with the record, and one
// that has ended is empty again.
ReviewPiece review_piece(const Library& library, std::unique_ptr<Reviewer>& reviewer, const Record& record);

}  // namespace ravenhall::hall
