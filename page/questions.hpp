// Questions and answers on their way between the hall and those who think, each a worker with a module of its
// own. Both are this very program, so plain data goes as its bytes.
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

// The next piece of a table's review; the record goes with the first.
std::string write_review(const std::string& table, const std::string& record);
std::string write_forget(const std::string& table);
// What a thinker answered to write_review.
hall::ReviewPiece read_piece(std::string_view answer);

// Whoever answers these questions.
class Thinker {
 public:
  explicit Thinker(const Library& library) : library_(library) {}
  // The thought about a part (Library::think), or a piece of a review; "" to what cannot be read.
  std::string answer(std::string_view question);

 private:
  std::string review(const std::string& table, std::string_view record);

  const Library& library_;
  std::map<std::string, std::unique_ptr<Reviewer>> reviewers_;  // by table
};

}  // namespace ravenhall::page
