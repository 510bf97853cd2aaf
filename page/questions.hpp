// Questions and answers on their way between the hall and those who think, each a worker with a module of its
// own. Both are built from the same sources, so plain data goes as its bytes.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "agents/library.hpp"
#include "hall/thinkers.hpp"

namespace ravenhall::page {

struct InquiryPart {
  Inquiry inquiry;
  int part = 0;
};
std::string write_inquiry(const Inquiry& inquiry, int part);

// The next piece of a table's review; the match goes with the first.
std::string write_review(const std::string& table, const PlayedMatch* match);
std::string write_forget(const std::string& table);
// What a thinker answered to write_review.
struct ReviewAnswer {
  std::size_t done = 0;
  std::size_t of = 0;
  std::optional<Review> review;  // when it is ready
  bool failed = false;           // there will be none
};
ReviewAnswer read_review(std::string_view text);

// Whoever answers these questions.
class Thinker {
 public:
  explicit Thinker(const Minds& minds) : minds_(minds) {}
  // The thought about a part (Minds::think), or a piece of a review; "" to what cannot be read.
  std::string answer(std::string_view question);

 private:
  const Minds& minds_;
  std::map<std::string, std::unique_ptr<Reviewer>> reviewers_;  // by table
};

}  // namespace ravenhall::page
