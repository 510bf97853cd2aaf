// What the terminal must know about one game: how its table looks and how to speak about it. Everything is
// drawn from views and events as one seat may know them, so nothing hidden can be shown.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/style.hpp"
#include "kernel/json.hpp"
#include "kernel/seat.hpp"

namespace ravenhall::cli {

class Screen {
 public:
  virtual ~Screen() = default;

  virtual std::string seat_name(const Json& view, Seat seat) const = 0;
  // The whole table: board, sheets, the viewer's cards.
  virtual std::string table(const Json& view) const = 0;
  virtual std::string hand(const Json& view) const = 0;
  // What the viewer needs to see for the question it is asked: for a turn the whole table, for an answer
  // less.
  virtual std::string situation(const Json& view) const = 0;
  // The question in one sentence.
  virtual std::string question(const Json& view) const = 0;
  // The legal actions as the menu offers them, and the action that one of these texts means. A game may offer
  // the same action in more than one way, such as two cards in either order.
  virtual std::vector<std::string> offers(const std::vector<std::string>& legal) const { return legal; }
  virtual std::string meaning(const std::string& offer) const { return offer; }
  // An action as a person would say it.
  virtual std::string choice(const Json& view, std::string_view action) const = 0;
  // The same for several actions that begin with the same words.
  virtual std::string choice_group(const Json& view, const std::vector<std::string>& actions,
                                   const std::vector<std::string_view>& words) const = 0;
  // What happened in one sentence; empty when it is not worth one.
  virtual std::string sentence(const Json& view, const Json& event) const = 0;
  // Help on a card, a verb, a place or an idea, or on an action with its operands; empty when there is none.
  virtual std::string help(const Json& view, std::string_view topic) const = 0;
  // The game in a nutshell.
  virtual std::string primer() const = 0;
  // What one could type: actions in words, and questions.
  struct Examples {
    std::string_view actions;
    std::string_view questions;
  };
  virtual Examples examples() const = 0;
  // The final standing.
  virtual std::string result(const Json& view) const = 0;
};

// The screen of a game, or nothing when it cannot be played in a terminal yet.
std::unique_ptr<Screen> make_screen(std::string_view game, const Style& style);

}  // namespace ravenhall::cli
