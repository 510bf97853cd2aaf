#include "cli/words/pattern.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <limits>

#include "kernel/text.hpp"

namespace ravenhall::cli {

namespace {

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  Result<std::vector<std::pair<std::string, Message>>> messages() {
    std::vector<std::pair<std::string, Message>> all;
    while (!ended()) {
      if (peek() == '#' || peek() == '\n' || peek() == '\r') {
        skip_line();
        continue;
      }
      std::string key = identifier();
      blank_inline();
      if (key.empty() || !take('=')) return wrong("a message is expected");
      Message message;
      Pattern value = pattern();
      if (!value.empty()) message.value = std::move(value);
      while (at_attribute()) {
        std::string name = identifier();
        blank_inline();
        if (name.empty() || !take('=')) return wrong("an attribute is expected");
        message.attributes[std::move(name)] = pattern();
      }
      if (!message.value && message.attributes.empty()) return wrong(key + " says nothing");
      if (!problem_.empty()) return wrong(problem_);
      all.emplace_back(std::move(key), std::move(message));
      if (!ended() && peek() != '\n' && peek() != '\r') return wrong("the line should end here");
    }
    return all;
  }

 private:
  // The text of a pattern, with the indents of its lines still marked: they are taken off when it is whole.
  struct Indent {
    std::size_t columns;
    std::size_t breaks;
  };
  using Piece = std::variant<std::string, std::shared_ptr<const Expression>, Indent>;

  bool ended() const { return at_ >= text_.size(); }
  char peek() const { return ended() ? '\0' : text_[at_]; }
  bool take(char c) {
    if (peek() != c || ended()) return false;
    ++at_;
    return true;
  }
  void skip_line() {
    while (!ended() && peek() != '\n') ++at_;
    take('\n');
  }
  void blank_inline() {
    while (peek() == ' ') ++at_;
  }
  void blank() {
    while (peek() == ' ' || peek() == '\n' || peek() == '\r') ++at_;
  }
  std::string identifier() {
    const std::size_t start = at_;
    if (std::isalpha(static_cast<unsigned char>(peek())) == 0) return "";
    while (std::isalnum(static_cast<unsigned char>(peek())) != 0 || peek() == '_' || peek() == '-') ++at_;
    return std::string(text_.substr(start, at_ - start));
  }
  tl::unexpected<Error> wrong(const std::string& what) const {
    const auto line =
        1 + std::count(text_.begin(),
                       text_.begin() + static_cast<std::ptrdiff_t>(std::min(at_, text_.size())), '\n');
    return fail("bad_words", fmt::format("Line {}: {}.", line, what));
  }
  void note(const std::string& what) {
    if (problem_.empty()) problem_ = what;
  }

  bool at_attribute() {
    const std::size_t before = at_;
    blank();
    const bool indented = at_ > before && at_ > 0 && text_[at_ - 1] == ' ';
    if (indented && take('.')) return true;
    at_ = before;
    return false;
  }

  // Goes on to the next line that belongs to the pattern; false (and nowhere) when there is none.
  bool next_line(std::vector<Piece>& pieces) {
    const std::size_t before = at_;
    std::size_t breaks = 0;
    std::size_t start = at_;
    while (peek() == '\n' || peek() == '\r' || peek() == ' ') {
      if (peek() == '\n') {
        ++breaks;
        start = at_ + 1;
      }
      ++at_;
    }
    const std::size_t indent = at_ - start;
    const bool special = peek() == '}' || peek() == '.' || peek() == '[' || peek() == '*';
    if (ended() || breaks == 0 || indent == 0 || special) {
      at_ = before;
      return false;
    }
    pieces.emplace_back(Indent{indent, breaks});
    return true;
  }

  Pattern pattern() {
    blank_inline();
    std::vector<Piece> pieces;
    while (!ended() && problem_.empty()) {
      const char c = peek();
      if (c == '{') {
        ++at_;
        pieces.emplace_back(placeable());
      } else if (c == '\n' || c == '\r') {
        if (!next_line(pieces)) break;
      } else if (c == '}') {
        break;  // of the choice around it
      } else {
        const std::size_t start = at_;
        while (!ended() && peek() != '{' && peek() != '}' && peek() != '\n' && peek() != '\r') ++at_;
        pieces.emplace_back(std::string(text_.substr(start, at_ - start)));
      }
    }
    return dedented(pieces);
  }

  // Without the indent that all lines share, and without blanks at the end.
  static Pattern dedented(const std::vector<Piece>& pieces) {
    std::size_t common = std::numeric_limits<std::size_t>::max();
    for (const Piece& piece : pieces) {
      if (const auto* indent = std::get_if<Indent>(&piece)) common = std::min(common, indent->columns);
    }
    Pattern out;
    const auto add_text = [&](const std::string& text) {
      if (text.empty()) return;
      if (!out.empty() && std::holds_alternative<std::string>(out.back())) {
        std::get<std::string>(out.back()) += text;
      } else {
        out.emplace_back(text);
      }
    };
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      if (const auto* indent = std::get_if<Indent>(&pieces[i])) {
        add_text((i == 0 ? "" : std::string(indent->breaks, '\n')) +
                 std::string(indent->columns - common, ' '));
      } else if (const auto* text = std::get_if<std::string>(&pieces[i])) {
        add_text(*text);
      } else {
        out.emplace_back(std::get<std::shared_ptr<const Expression>>(pieces[i]));
      }
    }
    if (!out.empty() && std::holds_alternative<std::string>(out.back())) {
      std::string& last = std::get<std::string>(out.back());
      last.erase(last.find_last_not_of(" \n\r") + 1);
      if (last.empty()) out.pop_back();
    }
    return out;
  }

  // After the brace.
  std::shared_ptr<const Expression> placeable() {
    blank();
    auto inner = inline_expression();
    blank();
    if (peek() == '-' && at_ + 1 < text_.size() && text_[at_ + 1] == '>') {
      at_ += 2;
      inner = choice(inner);
      blank();
    }
    if (!take('}')) note("a brace is not closed");
    return inner;
  }

  std::shared_ptr<const Expression> inline_expression() {
    auto out = std::make_shared<Expression>();
    if (take('"')) {
      const std::size_t end = text_.find('"', at_);
      if (end == std::string_view::npos) {
        note("a text is not closed");
        return out;
      }
      out->name = text_.substr(at_, end - at_);
      if (out->name.find('\\') != std::string::npos) note("escapes are not read");
      at_ = end + 1;
    } else if (take('$')) {
      out->kind = Expression::Kind::variable;
      out->name = identifier();
    } else if (std::isdigit(static_cast<unsigned char>(peek())) != 0) {
      out->kind = Expression::Kind::number;
      out->number = number();
    } else {
      out->kind = Expression::Kind::message;
      out->name = identifier();
      if (take('.')) out->attribute = identifier();
      if (take('(')) arguments(*out);
    }
    if (out->kind != Expression::Kind::text && out->kind != Expression::Kind::number && out->name.empty())
      note("a placeable is empty or of a kind that is not read");
    return out;
  }

  int number() {
    const std::size_t start = at_;
    while (std::isdigit(static_cast<unsigned char>(peek())) != 0) ++at_;
    const auto value = read_number(text_.substr(start, at_ - start), 1'000'000);
    if (!value) note("a number is too large");
    return value ? static_cast<int>(*value) : 0;
  }

  // NAME($place, case: "gen")
  void arguments(Expression& call) {
    call.kind = Expression::Kind::call;
    if (call.name != "NAME" && call.name != "ID" && call.name != "GENDER")
      note("there is no function " + call.name);
    blank();
    call.first = inline_expression();
    blank();
    if (take(',')) {
      blank();
      const std::string name = identifier();
      blank();
      if (name != "case" || !take(':')) note("only the argument case is known");
      blank();
      const auto form = inline_expression();
      call.form = form->name;
      blank();
    }
    if (!take(')')) note("a call is not closed");
  }

  std::shared_ptr<const Expression> choice(std::shared_ptr<const Expression> selector) {
    auto out = std::make_shared<Expression>();
    out->kind = Expression::Kind::select;
    out->first = std::move(selector);
    bool star = false;
    for (blank(); peek() == '*' || peek() == '['; blank()) {
      if (take('*')) {
        star = true;
        out->otherwise = out->variants.size();
      }
      if (!take('[')) note("a variant is expected");
      blank();
      Variant variant;
      if (std::isdigit(static_cast<unsigned char>(peek())) != 0) {
        variant.key = number();
      } else {
        variant.key = identifier();
      }
      blank();
      if (!take(']')) note("a variant is not closed");
      variant.value = pattern();
      out->variants.push_back(std::move(variant));
      if (!problem_.empty()) break;
    }
    if (!star) note("a choice has no variant with a star");
    return out;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::string problem_;
};

}  // namespace

Result<std::vector<std::pair<std::string, Message>>> read_messages(std::string_view source) {
  return Reader(source).messages();
}

}  // namespace ravenhall::cli
