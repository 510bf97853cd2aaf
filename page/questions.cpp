#include "page/questions.hpp"

#include <cstring>
#include <type_traits>
#include <utility>

#include "kernel/json.hpp"

namespace ravenhall::page {

namespace {

enum class Kind : std::uint8_t { inquiry, review, forget };

class Writer {
 public:
  template <class Value>
    requires std::is_trivially_copyable_v<Value>
  Writer& add(const Value& value) {
    text_.append(reinterpret_cast<const char*>(&value), sizeof(value));
    return *this;
  }
  Writer& add_text(std::string_view text) {
    add(static_cast<std::uint32_t>(text.size()));
    text_ += text;
    return *this;
  }
  std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

// What is missing reads as nothing, and is then not ok().
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}
  template <class Value>
    requires std::is_trivially_copyable_v<Value>
  Value get() {
    Value value{};
    if (text_.size() < sizeof(value)) return fail(), value;
    std::memcpy(&value, text_.data(), sizeof(value));
    text_.remove_prefix(sizeof(value));
    return value;
  }
  std::string_view get_text() {
    const auto size = get<std::uint32_t>();
    if (text_.size() < size) return fail(), std::string_view();
    const std::string_view part = text_.substr(0, size);
    text_.remove_prefix(size);
    return part;
  }
  bool ok() const { return ok_; }

 private:
  void fail() {
    ok_ = false;
    text_ = {};
  }
  std::string_view text_;
  bool ok_ = true;
};

InquiryPart read_inquiry(Reader& in) {
  InquiryPart asked;
  asked.part = in.get<int>();
  asked.inquiry.game = in.get_text();
  asked.inquiry.agent = in.get<AgentSpec>();
  asked.inquiry.seed = in.get<std::uint64_t>();
  asked.inquiry.ms = in.get<int>();
  asked.inquiry.most = in.get<std::size_t>();
  const std::string_view view = in.get_text();
  asked.inquiry.view.resize(view.size());
  if (!view.empty()) std::memcpy(asked.inquiry.view.data(), view.data(), view.size());
  return asked;
}

std::string write_piece(const hall::ReviewPiece& piece) {
  return Writer()
      .add(piece.done)
      .add(piece.of)
      .add_text(piece.review)
      .add_text(piece.error ? piece.error->message : std::string())
      .take();
}

}  // namespace

std::string write_inquiry(const Inquiry& inquiry, int part) {
  return Writer()
      .add(Kind::inquiry)
      .add(part)
      .add_text(inquiry.game)
      .add(inquiry.agent)
      .add(inquiry.seed)
      .add(inquiry.ms)
      .add(inquiry.most)
      .add_text({reinterpret_cast<const char*>(inquiry.view.data()), inquiry.view.size()})
      .take();
}

std::string write_review(const std::string& table, const std::string& record) {
  return Writer().add(Kind::review).add_text(table).add_text(record).take();
}

std::string write_forget(const std::string& table) {
  return Writer().add(Kind::forget).add_text(table).take();
}

hall::ReviewPiece read_piece(std::string_view answer) {
  Reader in(answer);
  hall::ReviewPiece piece;
  piece.done = in.get<std::size_t>();
  piece.of = in.get<std::size_t>();
  piece.review = in.get_text();
  const std::string problem(in.get_text());
  if (!in.ok() || !problem.empty())
    piece.error = Error{"internal", problem.empty() ? "It could not be reviewed." : problem};
  return piece;
}

std::string Thinker::answer(std::string_view question) {
  Reader in(question);
  const Kind kind = in.get<Kind>();
  if (kind == Kind::inquiry) {
    const auto [inquiry, part] = read_inquiry(in);
    return in.ok() && library_.find(inquiry.game) != nullptr ? library_.think(inquiry, part) : std::string();
  }
  const std::string table(in.get_text());
  if (kind == Kind::review) return review(table, in.get_text());
  reviewers_.erase(table);
  return "";
}

std::string Thinker::review(const std::string& table, std::string_view record) {
  std::unique_ptr<Reviewer>& reviewer = reviewers_[table];
  const auto read = record.empty() ? Result<Record>(Record()) : read_record(record);
  hall::ReviewPiece piece;
  if (!read || (record.empty() && !reviewer)) {
    piece.error = Error{"internal", read ? "The review was forgotten." : read.error().message};
  } else {
    piece = hall::review_piece(library_, reviewer, *read);
  }
  if (piece.ended()) reviewers_.erase(table);
  return write_piece(piece);
}

}  // namespace ravenhall::page
