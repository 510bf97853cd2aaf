#include "hall/thinkers.hpp"

#include <chrono>
#include <utility>

namespace ravenhall::hall {

namespace {

constexpr std::chrono::milliseconds kPiece{50};  // of a thinker's time, or one step if that takes longer

std::string ready_text(const Review& review) {
  Json json = {{"ready", true}};
  json.update(review_json(review));
  return dump(json);
}

}  // namespace

ReviewPiece review_piece(const Library& library, std::unique_ptr<Reviewer>& reviewer, const Record& record) {
  using Clock = std::chrono::steady_clock;
  ReviewPiece piece;
  if (!reviewer) {
    auto begun = Reviewer::begin(library, record);
    if (!begun) {
      piece.error = Error{"internal", begun.error().message};
      return piece;
    }
    reviewer = std::make_unique<Reviewer>(std::move(*begun));
  }
  for (const auto begun = Clock::now(); !reviewer->ready() && Clock::now() - begun < kPiece;)
    reviewer->step();
  piece.done = reviewer->done();
  piece.of = reviewer->of();
  if (reviewer->ready()) {
    piece.review = ready_text(reviewer->review());
    reviewer = nullptr;
  }
  return piece;
}

}  // namespace ravenhall::hall
