// Blood Rage in the terminal. One class, drawn in several files: board, sheets, choices, help, log.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/play/screen.hpp"
#include "games/blood_rage/data.hpp"

namespace ravenhall::cli {

class BloodRageScreen final : public Screen {
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
  Examples examples() const override { return {"march gimle horgr, card tyrs crush", "? troll, ? horns"}; }
  std::string result(const Json& view, const Outcome& outcome) const override;

 private:
  Name seat(const Json& view, int seat) const override;
  std::string line(const Json& view, const ActionWords& words) const override;
  std::string taste(const Json& view, const ActionWords& words) const override;
  std::vector<std::string> explain(const Json& view, std::string_view key) const override;
  // blood_rage_board.cpp
  std::string board(const Json& view) const;
  std::string map(const Json& view) const;
  std::string place_list(const Json& view) const;
  std::vector<std::string> province_lines(const Json& view, std::string_view id) const;
  std::string fjord_text(const Json& view, std::string_view id, bool brief) const;
  std::vector<std::string> fjord_lines(const Json& view, std::string_view id) const;
  std::string clan_figures(const Json& view, const Json& figures, int seat, bool brief) const;
  std::string brief_figure(std::string_view figure, int count) const;
  std::string doom_text(const Json& view, const Json& place) const;
  std::size_t clan_columns(const Json& view) const;  // of the longest name, with a blank
  // blood_rage_sheets.cpp
  std::string sheets(const Json& view) const;
  std::string card_list(const Json& view, const Json& keys) const;
  // "Battle +4", "Quest, 5 Glory", "Monster, 2 Rage, strength 2", with the options of this table.
  std::string card_facts(const Json& view, std::string_view key) const;
  std::string short_card(const Json& view, std::string_view key) const;
  std::string card_line(const Json& view, std::string_view key, const std::string& behind = "") const;
  std::string card_names(const Json& keys) const;
  std::string figure_counts(const Json& counts) const;
  std::string battle(const Json& view) const;
  std::string draft(const Json& view) const;
  std::string clan(const Json& view, int seat) const;
  std::string painted(const Json& view, int seat, std::string_view text) const;
  // blood_rage_choices.cpp
  std::string label(const Json& view, const ActionWords& words) const;
  // What an action costs and what is known of it, in brackets behind it.
  std::string note(const Json& view, std::string_view action) const;
  // "2 Rage" for the actions that begin with these words, if they all cost the same.
  std::string price(std::string_view words) const;
  std::string stat_note(const Json& view, std::string_view stat) const;
  std::string aside(const std::string& text) const;
  // blood_rage_help.cpp
  std::string place_note(const Json& view, std::string_view id) const;  // "2 of 5 villages taken, Rage +1"
  std::string strengths(const Json& view,
                        std::string_view id) const;  // "Wolf: strength 3, Raven: strength 2"
};

// Shared by the files of the screen.
namespace blood_rage_view {

const Json& clan_at(const Json& view, int seat);           // its entry in "clans"
const Json& place_at(const Json& view, std::string_view);  // its entry in "provinces" or "fjords"
int figures_of(const Json& place, int seat);
int figures_in(const Json& place);
// The card with that key, or nullptr.
const blood_rage::CardRow* find_card(std::string_view key);

}  // namespace blood_rage_view

}  // namespace ravenhall::cli
