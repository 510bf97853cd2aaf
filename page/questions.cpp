#include "page/questions.hpp"

#include <cstring>
#include <type_traits>
#include <utility>

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

template <class Value>
std::string_view bytes_of(const std::vector<Value>& values) {
  return {reinterpret_cast<const char*>(values.data()), values.size() * sizeof(Value)};
}

template <class Value>
std::vector<Value> values_in(std::string_view bytes) {
  std::vector<Value> values(bytes.size() / sizeof(Value));
  if (!values.empty()) std::memcpy(values.data(), bytes.data(), values.size() * sizeof(Value));
  return values;
}

void write_match(Writer& out, const PlayedMatch& match) {
  out.add_text(match.game).add(match.seats).add(match.moments.size());
  for (const PlayedMoment& each : match.moments)
    out.add(each.n)
        .add(each.who)
        .add_text(bytes_of(each.state))
        .add_text(each.action)
        .add_text(bytes_of(each.view));
}

PlayedMatch read_match(Reader& in) {
  PlayedMatch match;
  match.game = in.get_text();
  match.seats = in.get<int>();
  for (auto left = in.get<std::size_t>(); left > 0 && in.ok(); --left) {
    PlayedMoment& each = match.moments.emplace_back();
    each.n = in.get<std::size_t>();
    each.who = in.get<Seat>();
    each.state = values_in<std::byte>(in.get_text());
    each.action = in.get_text();
    each.view = values_in<std::byte>(in.get_text());
  }
  return match;
}

void write_review(Writer& out, const Review& review) {
  out.add(review.moments.size());
  for (const ReviewMoment& each : review.moments)
    out.add(each.n).add(each.who).add_text(bytes_of(each.chances)).add_text(bytes_of(each.luck));
  out.add(review.marks.size());
  for (const ReviewMark& each : review.marks)
    out.add(each.n)
        .add(each.seat)
        .add(each.mistake)
        .add_text(each.action)
        .add_text(each.better)
        .add(each.lost)
        .add(each.noise);
}

Review read_review(Reader& in) {
  Review review;
  for (auto left = in.get<std::size_t>(); left > 0 && in.ok(); --left) {
    ReviewMoment& each = review.moments.emplace_back();
    each.n = in.get<std::size_t>();
    each.who = in.get<Seat>();
    each.chances = values_in<double>(in.get_text());
    each.luck = values_in<double>(in.get_text());
  }
  for (auto left = in.get<std::size_t>(); left > 0 && in.ok(); --left) {
    ReviewMark& each = review.marks.emplace_back();
    each.n = in.get<std::size_t>();
    each.seat = in.get<Seat>();
    each.mistake = in.get<bool>();
    each.action = in.get_text();
    each.better = in.get_text();
    each.lost = in.get<double>();
    each.noise = in.get<double>();
  }
  return review;
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

std::string write_review(const std::string& table, const PlayedMatch* match) {
  Writer out;
  out.add(Kind::review).add_text(table).add(match != nullptr);
  if (match != nullptr) write_match(out, *match);
  return out.take();
}

std::string write_forget(const std::string& table) {
  return Writer().add(Kind::forget).add_text(table).take();
}

// "" is the answer to a review that was not begun, or forgotten.
ReviewAnswer read_review(std::string_view text) {
  Reader in(text);
  ReviewAnswer answer;
  answer.done = in.get<std::size_t>();
  answer.of = in.get<std::size_t>();
  if (in.get<bool>()) answer.review = read_review(in);
  answer.failed = !in.ok();
  return answer;
}

std::string Thinker::answer(std::string_view question) {
  Reader in(question);
  const Kind kind = in.get<Kind>();
  if (kind == Kind::inquiry) {
    const auto [inquiry, part] = read_inquiry(in);
    return in.ok() && minds_.know(inquiry.game) ? minds_.think(inquiry, part) : std::string();
  }
  const std::string table(in.get_text());
  if (kind != Kind::review) {
    reviewers_.erase(table);
    return "";
  }
  std::unique_ptr<Reviewer>& reviewer = reviewers_[table];
  if (in.get<bool>()) {
    PlayedMatch match = read_match(in);
    if (in.ok() && minds_.know(match.game)) reviewer = std::make_unique<Reviewer>(minds_, std::move(match));
  }
  Writer out;
  if (reviewer) {
    hall::review_a_while(*reviewer);
    out.add(reviewer->done()).add(reviewer->of()).add(reviewer->ready());
    if (reviewer->ready()) write_review(out, reviewer->review());
  }
  if (!reviewer || reviewer->ready()) reviewers_.erase(table);
  return out.take();
}

}  // namespace ravenhall::page
