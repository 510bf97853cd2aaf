#include "hall/thinkers.hpp"

#include <chrono>
#include <utility>

namespace ravenhall::hall {

namespace {

constexpr std::chrono::milliseconds kPiece{50};  // of a thinker's time, or one step if that takes longer

}  // namespace

void review_a_while(Reviewer& reviewer) {
  using Clock = std::chrono::steady_clock;
  for (const auto begun = Clock::now(); !reviewer.ready() && Clock::now() - begun < kPiece;) reviewer.step();
}

std::string reviewed_text(const Games& games, const Record& record, const Review& review) {
  Json json = object_of({{"ready", true}});
  json.update(review_json(games, record, review));
  return dump(json);
}

ReviewPiece review_piece(const Library& library, std::unique_ptr<Reviewer>& reviewer, const Record& record) {
  ReviewPiece piece;
  if (!reviewer) {
    auto played = played_match(library, record);
    if (!played) {
      piece.error = Error{"internal", played.error().message};
      return piece;
    }
    reviewer = std::make_unique<Reviewer>(library, std::move(*played));
  }
  review_a_while(*reviewer);
  piece.done = reviewer->done();
  piece.of = reviewer->of();
  if (reviewer->ready()) {
    piece.review = reviewed_text(library, record, reviewer->review());
    reviewer = nullptr;
  }
  return piece;
}

}  // namespace ravenhall::hall
