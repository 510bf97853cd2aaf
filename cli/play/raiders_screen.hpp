// Raiders of the North Sea in the terminal. One class, drawn in several files: board, choices, log.
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
  std::string primer() const override;
  Examples examples() const override { return {"place mill, hire scout", "? berserker, ? valkyries"}; }
  std::string result(const Json& view, const Outcome& outcome) const override;
  std::string reason(const Json& view, const Json& reason) const override;  // raiders_reasons.cpp

 private:
  std::string line(const Json& view, const ActionWords& words) const override;
  std::string taste(const Json& view, const ActionWords& words) const override;
  std::vector<std::string> explain(const Json& view, std::string_view key) const override;
  // raiders_board.cpp
  std::string coast(const Json& view) const;
  std::string village(const Json& view) const;
  std::string offerings(const Json& view) const;
  std::string sheets(const Json& view) const;
  std::string raid(const Json& view) const;
  std::string card_line(const Json& view, std::string_view key) const;
  std::string worker(std::string_view colour) const;

  std::string player(int seat) const;  // its name, painted
  // raiders_choices.cpp
  std::string visit_text(std::string_view action, std::string_view building) const;
  std::string raid_choice(const Json& view, std::string_view action, std::string_view id) const;
};

// Shared by the files of the screen.
namespace raiders_view {

const Json& player_at(const Json& view, int seat);
const Json& settlement_at(const Json& view, std::string_view id);
std::string seat_text(int seat);                   // "Red"
std::string missing_text(const Json& settlement);  // "1 crew, 2 provisions"; empty: nothing
std::string amounts_text(const Json& amounts);     // "2 silver, 1 gold"

}  // namespace raiders_view

}  // namespace ravenhall::cli
