#include "kernel/patch.hpp"

#include <cstddef>

namespace ravenhall {

namespace {

// The end of the text in quotes that begins at `at`.
std::size_t end_of_text(std::string_view json, std::size_t at) {
  for (++at; json[at] != '"'; ++at) {
    if (json[at] == '\\') ++at;
  }
  return at + 1;
}

// The end of the value that begins at `at`.
std::size_t end_of_value(std::string_view json, std::size_t at) {
  int depth = 0;
  while (at < json.size()) {
    const char c = json[at];
    if (c == '"') {
      at = end_of_text(json, at);
    } else if (c == '{' || c == '[') {
      ++depth;
      ++at;
    } else if (c == '}' || c == ']') {
      if (depth-- == 0) return at;
      ++at;
    } else if (c == ',' && depth == 0) {
      return at;
    } else {
      ++at;
      continue;
    }
    if (depth == 0) return at;
  }
  return at;
}

class Differ {
 public:
  Differ(std::string_view before, std::string_view after, std::string& out)
      : before_(before), after_(after), out_(out) {}

  // Compares the values at both places, moves behind them, and writes the patch if they differ.
  bool value() {
    const char kind = before_[b_];
    if (kind != after_[a_] || (kind != '{' && kind != '[')) return plain(kind);
    const std::size_t begin_b = b_;
    const std::size_t begin_a = a_;
    const std::size_t written = out_.size();
    const bool same_parts = kind == '{' ? members() : items();
    if (!same_parts) {
      b_ = end_of_value(before_, begin_b);
      a_ = end_of_value(after_, begin_a);
    }
    const std::string_view now = after_.substr(begin_a, a_ - begin_a);
    if (same_parts && out_.size() == written) return false;
    if (!same_parts || out_.size() - written >= now.size()) {
      out_.resize(written);
      replace(kind, now);
    }
    return true;
  }

 private:
  // Each writes a patch if something differs; false when the parts are not the same ones.
  bool members() {
    ++b_;
    ++a_;
    bool first = true;
    while (before_[b_] != '}' && after_[a_] != '}') {
      const std::size_t end = end_of_text(before_, b_);
      const std::string_view key = before_.substr(b_, end + 1 - b_);  // with its colon
      if (after_.compare(a_, key.size(), key) != 0) return false;
      b_ += key.size();
      a_ += key.size();
      part(key.substr(0, key.size() - 1), first);
    }
    return both_end('}', first);
  }
  bool items() {
    ++b_;
    ++a_;
    bool first = true;
    for (std::size_t i = 0; before_[b_] != ']' && after_[a_] != ']'; ++i) {
      part('"' + std::to_string(i) + '"', first);
    }
    return both_end(']', first);
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
    if (before_[b_] == ',') ++b_;
    if (after_[a_] == ',') ++a_;
  }
  bool both_end(char bracket, bool first) {
    if (before_[b_] != bracket || after_[a_] != bracket) return false;
    ++b_;
    ++a_;
    if (!first) out_ += '}';
    return true;
  }

  bool plain(char kind) {
    const std::size_t end_b = end_of_value(before_, b_);
    const std::size_t end_a = end_of_value(after_, a_);
    const std::string_view old = before_.substr(b_, end_b - b_);
    const std::string_view now = after_.substr(a_, end_a - a_);
    b_ = end_b;
    a_ = end_a;
    if (old == now) return false;
    replace(kind, now);
    return true;
  }
  // An object in place of an object or a list would be read as a patch of it.
  void replace(char kind_before, std::string_view now) {
    const bool wrap = now.front() == '{' && (kind_before == '{' || kind_before == '[');
    if (wrap) out_ += "{\"=\":";
    out_ += now;
    if (wrap) out_ += '}';
  }

  std::string_view before_;
  std::string_view after_;
  std::string& out_;
  std::size_t b_ = 0;
  std::size_t a_ = 0;
};

}  // namespace

bool write_patch(std::string_view before, std::string_view after, std::string& out) {
  if (before == after) return false;
  return Differ(before, after, out).value();
}

}  // namespace ravenhall
