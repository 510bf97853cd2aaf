// Any game in the terminal, without a word of its own: the view laid out as lists and tables, actions and
// events as their notation tells.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/layout.hpp"
#include "cli/play/screen.hpp"

namespace ravenhall::cli {

class ListsScreen final : public Screen {
 public:
  ListsScreen(const GameInfo& info, const Notation& notation, const Style& style,
              const std::shared_ptr<const Words>& words);

  void fit(std::size_t columns) override;
  std::string seat_name(const Json& view, Seat seat) const override;
  std::string table(const Json& view) const override;
  std::string hand(const Json& view, const Json& open) const override;
  // Everything at first; later what has changed since the viewer was asked the last time.
  std::string situation(const Json& view) override;
  void cleared() override { shown_.clear(); }
  std::string question(const Json& view) const override;
  std::string choice(const Json& view, std::string_view action) const override;
  std::string sentence(const Json& view, const Json& event) const override;
  std::string in_lines(const std::string& sentence) const override { return hanging(sentence, width_, "  "); }
  std::string primer() const override;
  Examples examples() const override { return {"…", "? …"}; }
  std::string result(const Json& view, const Outcome& outcome) const override;

 private:
  Name seat(const Json& view, int seat) const override;
  std::string line(const Json& view, const ActionWords& words) const override;
  std::string taste(const Json& view, const ActionWords& words) const override;
  std::vector<std::string> explain(const Json& view, std::string_view key) const override;

  Layout layout() const;
  std::vector<Layout::Section> sections(const Json& view) const;
  std::string seat_text(int seat) const;
  // The seat's role and side, as far as the game has them: "Van Helsing (hunters)".
  std::string who(int seat) const;
  std::string explain_verb(const VerbSpec& verb) const;
  // The word as the verb's operand number `i`.
  std::string operand(std::string_view verb, std::size_t i, std::string_view word) const;

  const GameInfo* info_;
  std::map<int, std::vector<Layout::Section>> shown_;  // by viewer
};

}  // namespace ravenhall::cli
