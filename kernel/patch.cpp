#include "kernel/patch.hpp"

#include <cstddef>

namespace ravenhall {

namespace {

// One of the two texts, and how far it has been compared.
class Side {
 public:
  explicit Side(const JsonText& json) : text_(json.text), outline_(&json.outline) {}

  char here() const { return text_[at_]; }
  bool is_part() const { return here() == '{' || here() == '['; }
  void step() { ++at_; }
  void skip(char c) {
    if (here() == c) ++at_;
  }
  bool skip(std::string_view words) {
    if (text_.compare(at_, words.size(), words) != 0) return false;
    at_ += words.size();
    return true;
  }
  // The key that begins here, with its quotes and its colon.
  std::string_view key() const { return text_.substr(at_, end_of_words() + 1 - at_); }
  // The value that begins here. Objects and lists are known by the outline.
  std::string_view value() const {
    std::size_t end = at_;
    if (is_part()) {
      end = (*outline_)[part_].end;
    } else if (here() == '"') {
      end = end_of_words();
    } else {
      while (end < text_.size() && text_[end] != ',' && text_[end] != '}' && text_[end] != ']') ++end;
    }
    return text_.substr(at_, end - at_);
  }
  void pass(std::string_view value) {
    if (is_part()) part_ = (*outline_)[part_].next;
    at_ += value.size();
  }
  void enter() {
    ++part_;
    ++at_;
  }

 private:
  std::size_t end_of_words() const {
    std::size_t end = at_ + 1;
    for (; text_[end] != '"'; ++end) {
      if (text_[end] == '\\') ++end;
    }
    return end + 1;
  }

  std::string_view text_;
  const JsonOutline* outline_;
  std::size_t at_ = 0;
  std::size_t part_ = 0;  // the next object or list, by its number
};

class Differ {
 public:
  Differ(const JsonText& before, const JsonText& after, std::string& out)
      : before_(before), after_(after), out_(out) {}

  // Compares the values at both places, moves behind them, and writes the patch if they differ.
  bool value() {
    const char kind = before_.here();
    const std::string_view old = before_.value();
    const std::string_view now = after_.value();
    if (old == now) {  // most of it
      before_.pass(old);
      after_.pass(now);
      return false;
    }
    const std::size_t written = out_.size();
    if (kind == after_.here() && before_.is_part()) {
      const Side begin_before = before_;
      const Side begin_after = after_;
      if ((kind == '{' ? members() : items()) && out_.size() - written < now.size()) return true;
      out_.resize(written);
      before_ = begin_before;
      after_ = begin_after;
    }
    before_.pass(old);
    after_.pass(now);
    replace(kind, now);
    return true;
  }

 private:
  // Each writes a patch of what differs; false when the parts are not the same ones.
  bool members() {
    before_.enter();
    after_.enter();
    bool first = true;
    while (before_.here() != '}' && after_.here() != '}') {
      const std::string_view key = before_.key();
      if (!after_.skip(key)) return false;
      (void)before_.skip(key);
      part(key.substr(0, key.size() - 1), first);
    }
    return both_end('}');
  }
  bool items() {
    before_.enter();
    after_.enter();
    bool first = true;
    for (std::size_t i = 0; before_.here() != ']' && after_.here() != ']'; ++i) {
      part('"' + std::to_string(i) + '"', first);
    }
    return both_end(']');
  }
  void part(std::string_view key, bool& first) {
    const std::size_t written = out_.size();
    out_ += first ? '{' : ',';
    out_ += key;
    out_ += ':';
    if (value()) {
      first = false;
    } else {
      out_.resize(written);
    }
    before_.skip(',');
    after_.skip(',');
  }
  bool both_end(char bracket) {
    if (before_.here() != bracket || after_.here() != bracket) return false;
    before_.step();
    after_.step();
    out_ += '}';
    return true;
  }

  // An object in place of an object or a list would be read as a patch of it.
  void replace(char kind_before, std::string_view now) {
    const bool wrap = now.front() == '{' && (kind_before == '{' || kind_before == '[');
    if (wrap) out_ += "{\"=\":";
    out_ += now;
    if (wrap) out_ += '}';
  }

  Side before_;
  Side after_;
  std::string& out_;
};

}  // namespace

bool write_patch(const JsonText& before, const JsonText& after, std::string& out) {
  return Differ(before, after, out).value();
}

bool write_patch(std::string_view before, std::string_view after, std::string& out) {
  JsonText texts[2] = {{std::string(before), {}}, {std::string(after), {}}};
  for (JsonText& json : texts) add_outline(json.text, 0, json.outline);
  return write_patch(texts[0], texts[1], out);
}

}  // namespace ravenhall
