#include "shell/thinking_threads.hpp"

#include <chrono>
#include <utility>

namespace ravenhall::hall {

namespace {

constexpr std::size_t kMostParts = 16;  // of one question

class Stopwatch {
 public:
  double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_).count();
  }

 private:
  std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

}  // namespace

// Touched by one thread at a time: the next piece is asked for when the last one is here.
struct ThinkingThreads::Reviewing {
  std::unique_ptr<Reviewer> reviewer;
  Record record;
};

ThinkingThreads::ThinkingThreads(int threads, const Library& library, Loop& loop)
    : library_(library),
      loop_(loop),
      threads_(threads, (static_cast<std::size_t>(threads) + 1) * kMostParts) {}

void ThinkingThreads::ask(Inquiry inquiry, Answered answered) {
  const auto asked = std::make_shared<ThoughtInParts>(std::move(inquiry), std::move(answered));
  for (int part = 0; part < asked->parts(); ++part) {
    const auto think = [this, asked, part] {
      const Stopwatch watch;
      std::string thought = library_.think(asked->inquiry(), part);
      loop_.post([asked, part, thought = std::move(thought), seconds = watch.seconds()] {
        asked->add(part, thought, seconds);
      });
    };
    const auto failed = [this, asked, part] { loop_.post([asked, part] { asked->add(part, "", 0); }); };
    (void)threads_.submit(think, failed);
  }
}

void ThinkingThreads::review(const std::string& table, const std::function<Record()>& record,
                             Reviewed reviewed) {
  std::shared_ptr<Reviewing>& work = reviewers_[table];
  if (work == nullptr) work = std::make_shared<Reviewing>(Reviewing{nullptr, record()});
  const auto tell = [this, table, reviewed = std::move(reviewed)](const ReviewPiece& piece, double seconds) {
    loop_.post([this, table, reviewed, piece, seconds] {
      if (piece.ended()) reviewers_.erase(table);
      reviewed(piece, seconds);
    });
  };
  const auto think = [this, tell, work] {
    const Stopwatch watch;
    const ReviewPiece piece = review_piece(library_, work->reviewer, work->record);
    tell(piece, watch.seconds());
  };
  const auto failed = [tell] {
    ReviewPiece piece;
    piece.error = Error{"internal", "It could not be reviewed."};
    tell(piece, 0);
  };
  (void)threads_.submit(think, failed);
}

}  // namespace ravenhall::hall
