// Fury of Dracula in the terminal. One class, drawn in several files: board, sheets, questions, choices,
// help, log.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/play/screen.hpp"
#include "games/dracula/data.hpp"

namespace ravenhall::cli::dracula_play {

class DraculaScreen final : public Screen {
 public:
  using Screen::Screen;

  void fit(std::size_t columns) override;
  std::string seat_name(const Json& view, Seat seat) const override;
  std::string table(const Json& view) const override;
  std::string hand(const Json& view, const Json& open) const override;
  // The parts of the table that have changed since they were last shown.
  std::string situation(const Json& view) override;
  void cleared() override { shown_.clear(); }
  std::string question(const Json& view) const override;
  // Long lists of places go by region ("name gallia paris"), hunters by their names ("trade mina").
  std::vector<std::string> offers(const std::vector<std::string>& legal) const override;
  std::string meaning(const std::string& offer) const override;
  std::string choice(const Json& view, std::string_view action) const override;
  std::string sentence(const Json& view, const Json& event) const override;
  std::string in_lines(const std::string& sentence) const override;
  Examples examples() const override { return {"road paris, rail t32, use knife", "? dogs, ? despair"}; }
  std::string result(const Json& view, const Outcome& outcome) const override;

 private:
  Name seat(const Json& view, int seat) const override;
  std::string line(const Json& view, const ActionWords& words) const override;
  std::string taste(const Json& view, const ActionWords& words) const override;
  std::vector<std::string> explain(const Json& view, std::string_view key) const override;
  // dracula_board.cpp
  std::vector<std::string> parts(const Json& view) const;
  std::string clock(const Json& view) const;
  std::string map(const Json& view) const;
  std::string city(const Json& view, std::string_view key, bool chances) const;
  std::string tokens(const Json& view) const;
  std::string trail(const Json& view) const;
  std::string cards_in_row(const Json& view) const;
  std::vector<std::string> card_lines(const Json& space, std::size_t room) const;
  std::string encounter_text(const Json& lurker, std::size_t room) const;
  std::string guesses(const Json& view) const;
  // What belongs under a heading, in lines of the screen's width.
  std::string block(std::string_view head, std::string_view text) const;
  std::size_t head_columns() const;  // of the widest heading
  // dracula_sheets.cpp
  std::string sheets(const Json& view) const;
  std::string sheet(const Json& view, const Json& hunter) const;
  std::string hand_text(const Json& view, const Json& hand, std::string_view head, int seat) const;
  std::string count_sheet(const Json& view) const;
  std::string combat(const Json& view) const;
  std::string card_list(const std::string& head, const Json& cards) const;
  std::string player(int seat) const;  // its name, painted
  // dracula_cards.cpp: any card of the game
  std::string_view card_kind(std::string_view key) const;  // "item", "event" …; empty: no card
  Name card(std::string_view key) const;
  Names cards(const Json& keys) const;
  std::string card_name(std::string_view key) const;
  std::string card_names(const Json& keys) const;
  std::string card_text(std::string_view key) const;  // what it does; empty when there is no such card
  std::string card_moment(
      std::string_view key) const;  // when it is used; empty when that goes without saying
  std::string card_line(std::string_view key) const;
  // dracula_choices.cpp
  std::string label(const Json& view, std::string_view action) const;
  Name lurker(const Json& view, int number) const;
  // dracula_tells.cpp: what the engine tells of an action: "2 damage, influence +3".
  std::string told_text(const Json& view, std::string_view action) const;
  Names told_plainly(const Json& tells) const;
  // dracula_log.cpp
  Args implied(const Json& view, const Json& event) const;

  std::vector<std::string> shown_;
};

// Shared by the files of the screen.
inline constexpr int kCount = 0;  // Dracula's seat

const Json& hunter_at(const Json& view, int seat);
const Json& space_at(const Json& view, std::string_view spot);
// The encounter with that number, wherever it lies.
const Json& lurker_at(const Json& view, int number);
int seat_of(std::string_view word);   // of a number or a role; -1: of none
std::string_view role_key(int seat);  // "van_helsing"
// The place with that key; none when there is none.
ravenhall::dracula::Place find_place(std::string_view key);
const Json& printed();  // what stands on the cards

}  // namespace ravenhall::cli::dracula_play
