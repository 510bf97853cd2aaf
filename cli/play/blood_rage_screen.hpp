// Blood Rage in the terminal. One class, drawn in several files: board, sheets, choices, log.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/play/screen.hpp"

namespace ravenhall::cli {

class BloodRageScreen final : public Screen {
 public:
  using Screen::Screen;

  std::string seat_name(const Json& view, Seat seat) const override;
  std::string table(const Json& view) const override;
  std::string hand(const Json& view, const Json& open) const override;
  std::string situation(const Json& view) override;
  std::string question(const Json& view) const override;
  std::vector<std::string> offers(const std::vector<std::string>& legal) const override;
  std::string meaning(const std::string& offer) const override;
  std::string choice(const Json& view, std::string_view action) const override;
  std::string sentence(const Json& view, const Json& event) const override;
  std::string reason(const Json& view, const Json& reason) const override;
  std::string primer() const override;
  Examples examples() const override { return {"march gimle horgr, card tyrs crush", "? troll, ? horns"}; }
  std::string result(const Json& view, const Outcome& outcome) const override;

 private:
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
  // blood_rage_sheets.cpp
  std::string sheets(const Json& view) const;
  std::string card_list(const Json& view, const Json& keys) const;
  std::string short_card(const Json& view, std::string_view key) const;
  std::string card_line(const Json& view, std::string_view key) const;
  std::string battle(const Json& view) const;
  std::string draft(const Json& view) const;

  std::string clan(const Json& view, int seat) const;
  std::string painted(const Json& view, int seat, std::string_view text) const;

  // blood_rage_choices.cpp
  // ", 2 Rage" for the actions that begin with these words, if they all cost the same.
  std::string price(std::string_view words) const;
  std::string stat_change(const Json& view, std::string_view stat) const;
  // "; with your figures 7", in a battle.
  std::string total(std::string_view action) const;
};

// Shared by the files of the screen.
namespace blood_rage_view {

const Json& clan_at(const Json& view, int seat);           // its entry in "clans"
const Json& place_at(const Json& view, std::string_view);  // its entry in "provinces" or "fjords"
int figures_of(const Json& place, int seat);
std::string with_article(std::string_view figure);   // "a warrior", "the Troll"
std::string sheet_name(const Json& view, int seat);  // the clan without colour

std::string place_note(const Json& view, std::string_view id);  // "2 of 5 villages free, Rage +1, doomed"
std::string strengths(const Json& view, std::string_view id);   // "Wolf 3, Raven 2"
// "battle +4", "quest, 5 Glory", "monster upgrade, 2 Rage, strength 2", with the options of this table.
std::string card_facts(const Json& view, std::string_view key);

}  // namespace blood_rage_view

}  // namespace ravenhall::cli
