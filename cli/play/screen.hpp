// What the terminal must know about one game: how its table looks and how to speak about it. Everything is
// drawn from views and events as one seat may know them, so nothing hidden can be shown.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/play/style.hpp"
#include "kernel/game.hpp"
#include "kernel/json.hpp"
#include "kernel/seat.hpp"

namespace ravenhall::cli {

class Screen {
 public:
  explicit Screen(const Style& style) : style_(style) {}
  virtual ~Screen() = default;

  // The terminal has so many columns now. Drawn boards have the width they are drawn with.
  virtual void fit(std::size_t /*columns*/) {}

  virtual std::string seat_name(const Json& view, Seat seat) const = 0;
  // The whole table: board, sheets, the viewer's cards.
  virtual std::string table(const Json& view) const = 0;
  // What the viewer alone knows; `open` is what everybody sees.
  virtual std::string hand(const Json& view, const Json& open) const = 0;
  // What the viewer needs to see for the question it is asked: for a turn the whole table, for an answer
  // less.
  virtual std::string situation(const Json& view) = 0;
  // What was shown before can no longer be seen.
  virtual void cleared() {}
  // The question in one sentence.
  virtual std::string question(const Json& view) const = 0;
  // The legal actions as the menu offers them, and the action that one of these texts means. A game may offer
  // the same action in more than one way, such as two cards in either order.
  virtual std::vector<std::string> offers(const std::vector<std::string>& legal) const { return legal; }
  virtual std::string meaning(const std::string& offer) const { return offer; }
  // What the engine tells of each action that is legal now (what it costs and does), by its text.
  using Tells = std::map<std::string, Json, std::less<>>;
  void hear(Tells tells) { tells_ = std::move(tells); }
  // An action as a person would say it.
  virtual std::string choice(const Json& view, std::string_view action) const = 0;
  // The same for several actions that begin with the same words: a verb with a taste of what it can be
  // applied to, or one more operand.
  using ActionWords = std::vector<std::string_view>;
  std::string choice_group(const Json& view, const std::vector<std::string>& actions,
                           const ActionWords& words) const;
  // What happened in one sentence; empty when it is not worth one.
  virtual std::string sentence(const Json& view, const Json& event) const = 0;
  // A sentence as it is shown, in lines.
  virtual std::string in_lines(const std::string& sentence) const { return sentence; }
  // Help on a card, a verb, a place or an idea, or on an action with its operands; empty when there is none.
  std::string help(const Json& view, std::string_view topic) const;
  // Why something cannot be done: a reason of the engine, with its key, rule and arguments, in a sentence.
  virtual std::string reason(const Json& view, const Json& reason) const;
  // The game in a nutshell.
  virtual std::string primer() const = 0;
  // What one could type: actions in words, and questions.
  struct Examples {
    std::string_view actions;
    std::string_view questions;
  };
  virtual Examples examples() const = 0;
  // The final standing.
  virtual std::string result(const Json& view, const Outcome& outcome) const = 0;

 protected:
  // A line of a submenu: the last of these words, after the ones before it.
  virtual std::string line(const Json& view, const ActionWords& words) const = 0;
  // The first operand in short. Expects a verb with at least one.
  virtual std::string taste(const Json& view, const ActionWords& words) const = 0;
  // All there is to say about one word; nothing when it means nothing here.
  virtual std::vector<std::string> explain(const Json& view, std::string_view key) const = 0;

  // What is told of an action; an empty object when there is nothing to tell.
  const Json& told(std::string_view action) const;
  // The same member of what is told of all legal actions that begin with these words; null where they differ.
  const Json& told_alike(std::string_view words, std::string_view member) const;
  bool is_legal(std::string_view action) const { return tells_.find(action) != tells_.end(); }

  // "Head: text".
  std::string headed(std::string_view head, std::string_view text) const;

  Style style_;
  std::size_t width_ = 100;  // of texts

 private:
  Tells tells_;
};

// The screen of a game: its own, where it has one that is drawn, and otherwise (or with `lists`) the one for
// any game.
std::unique_ptr<Screen> make_screen(const GameInfo& info, const Notation& notation, const Style& style,
                                    bool lists);

}  // namespace ravenhall::cli
