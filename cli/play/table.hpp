// One game in the terminal, from the first question to the result: whose turn, curtain, prompt, undo, save,
// quit.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/play/chronicle.hpp"
#include "cli/play/menu.hpp"
#include "cli/play/saves.hpp"
#include "cli/play/screen.hpp"
#include "cli/play/terminal.hpp"
#include "kernel/match.hpp"

namespace ravenhall::cli {

class Table {
 public:
  // `file` is where the game is kept; empty: nowhere.
  Table(SavedGame game, Terminal& terminal, std::unique_ptr<Screen> screen,
        std::shared_ptr<const Words> words, std::string file, int think_ms);

  // Plays until the game is over or the players leave; the exit status.
  int run();

  const Match& match() const { return *match_; }

 private:
  bool is_human(Seat seat) const { return is_person(controllers_[static_cast<std::size_t>(index(seat))]); }
  // All whose people look at the screen together with that seat's; a spectator is alone.
  SeatSet together_with(Seat seat) const;
  // Who is asked next: agents first, then whoever sits at the keyboard already.
  Seat next_to_decide() const;

  // A seat that is asked what has one answer only, as all know: nobody is bothered with that.
  std::optional<Seat> forced_seat() const;

  bool agent_decides(Seat seat);
  // Asks until something was decided or taken back; false when the player leaves.
  bool human_decides(Seat seat);
  // One line of input; true when the question is settled.
  bool handle(Seat seat, const std::string& line);
  bool command(Seat seat, const std::string& word, const std::string& rest);
  bool choose_number(Seat seat, std::size_t number);
  // Several things of one list, at once ("1 3 4") or one after another.
  bool choose_set(Seat seat, const SetMenu& set, std::string_view line);
  SetMenu set_menu() const;
  bool decide(Seat seat, const std::string& action);
  // Why what was said cannot be done; `error` where no rule is in the way, but the words are.
  std::string refusal(Seat seat, const std::string& said, const Error& error) const;

  // Something that is said in every game.
  void tell(std::string_view key, const Args& args = {}) { terminal_->say(words_->say(key, args)); }
  // Why the engine refuses what no rule forbids; its words are for programs.
  std::string problem(const Error& error, const std::string& said) const;

  bool raise_curtain(Seat seat);
  void show_news(SeatSet readers);
  void show_question(Seat seat);
  void show_menu(Seat seat);
  void show_board(Seat seat, const std::string& whose);
  void help(Seat seat, const std::string& topic);
  bool undo(Seat seat);
  void save(const std::string& path);
  void autosave();
  int leave();
  int finish();

  std::unique_ptr<Match> match_;
  Controllers controllers_;
  std::vector<SeatSet> screens_;
  Terminal* terminal_;
  std::unique_ptr<Screen> screen_;
  std::shared_ptr<const Words> words_;
  std::string file_;
  int think_ms_;
  Chronicle chronicle_;
  Seat at_keyboard_ = kSpectator;
  std::vector<std::string> legal_;                // of the seat that is asked
  std::vector<std::vector<std::string>> opened_;  // the menus gone into, the innermost last
  std::vector<std::string> taken_;                // of a set that is being chosen
  bool wants_to_leave_ = false;
  bool keep_file_ = true;
};

}  // namespace ravenhall::cli
