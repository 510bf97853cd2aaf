// Raiders of the North Sea in the terminal. One class, drawn in several files: board, sheets, choices, log.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/play/screen.hpp"

namespace ravenhall::cli {

class RaidersScreen final : public Screen {
 public:
  using Screen::Screen;

  std::string seat_name(const Json& view, Seat seat) const override;
  std::string table(const Json& view) const override;
  std::string hand(const Json& view, const Json& open) const override;
  std::string situation(const Json& view) override;
  std::string question(const Json& view) const override;
  std::string choice(const Json& view, std::string_view action) const override;
  std::string sentence(const Json& view, const Json& event) const override;
  std::string in_lines(const std::string& sentence) const override;
  Examples examples() const override { return {"place mill, hire scout", "? berserker, ? valkyries"}; }
  std::string result(const Json& view, const Outcome& outcome) const override;

 private:
  Name seat(const Json& view, int seat) const override;
  std::string line(const Json& view, const ActionWords& words) const override;
  std::string taste(const Json& view, const ActionWords& words) const override;
  std::vector<std::string> explain(const Json& view, std::string_view key) const override;
  // raiders_board.cpp
  std::string coast(const Json& view) const;
  std::string village(const Json& view) const;
  std::string offerings(const Json& view) const;
  std::string settlement(const Json& place, std::string_view between) const;
  std::string yours(const Json& place) const;
  // raiders_sheets.cpp
  std::string sheets(const Json& view) const;
  std::string raid(const Json& view) const;
  std::string card_line(const Json& view, std::string_view key) const;
  std::string hall_text(const Json& view, std::string_view card) const;
  std::string points(int vp) const;
  std::string player(int seat) const;  // its name, painted
  std::string worker(std::string_view colour) const;
  // "2 gold and 1 livestock"; what there is none of is left out.
  Names goods(const Json& amounts) const;
  Name some(std::string_view what, int n) const { return counted("resource", what, n); }
  std::string listed(const Names& names) const;
  Name hidden_or(std::string_view card) const;
  // raiders_choices.cpp
  std::string label(const Json& view, std::string_view action) const;
  std::string act_label(std::string_view action) const;
  std::string note(const Json& view, std::string_view action) const;
  std::string yields(std::string_view action) const;
  // raiders_log.cpp
  Args implied(const Json& view, const Json& event) const;
};

// Shared by the files of the screen.
namespace raiders_view {

const Json& player_at(const Json& view, int seat);
const Json& settlement_at(const Json& view, std::string_view id);
const Json& facts();                    // what is printed
Json set_of(std::string_view letters);  // {"gold": 2, "valkyrie": 1} of "ggv"
int seat_of(std::string_view word);

}  // namespace raiders_view

}  // namespace ravenhall::cli
