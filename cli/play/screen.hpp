// What the terminal must know about one game: how its table looks and how to speak about it. Everything is
// drawn from views and events as one seat may know them, so nothing hidden can be shown.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/play/style.hpp"
#include "cli/words/words.hpp"
#include "kernel/game.hpp"
#include "kernel/json.hpp"
#include "kernel/notation.hpp"
#include "kernel/seat.hpp"

namespace ravenhall::cli {

class Screen {
 public:
  // `prefix` begins the keys of the game's words: "br" of br-place-gimle.
  Screen(const Style& style, std::shared_ptr<const Words> words, const Notation& notation,
         std::string_view prefix)
      : style_(style), words_(std::move(words)), notation_(&notation), prefix_(prefix) {}
  virtual ~Screen() = default;

  // The terminal has so many columns now. Drawn boards have the width they are drawn with.
  virtual void fit(std::size_t columns);

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
  // The legal actions as the menu offers them, and the action that one of these texts means: long lists may
  // be divided, things called by their names.
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
  std::string reason(const Json& view, const Json& reason) const;
  // The game in a nutshell.
  virtual std::string primer() const;
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

  // A sentence; the key of one of the game itself begins with its prefix.
  std::string say(std::string_view key, const Args& args = {}) const { return words_->say(key, args); }
  std::string key(std::string_view rest) const { return prefix_ + "-" + std::string(rest); }
  std::string own(std::string_view rest) const { return "term-" + prefix_ + "-" + std::string(rest); }
  // The name of a thing, as an argument and as it stands alone.
  Name name(std::string_view kind, std::string_view id) const;
  Name counted(std::string_view kind, std::string_view id, int count) const;
  std::string called(std::string_view kind, std::string_view id) const { return say(name(kind, id).key); }
  std::string in_form(const Name& name, std::string_view form) const {
    return say(name.key, {{"case", std::string(form)}});
  }
  Name painted(Name name, Paint paint) const;
  // A seat as sentences name it: its clan, its colour, its role.
  virtual Name seat(const Json& view, int seat) const = 0;
  // What an event or a reason tells, as arguments of its sentence: things by name, numbers as they are. What
  // is hidden is not there.
  Args arguments(const Json& view, const Json& told, std::span<const EventArgSpec> specs) const;
  Args event_arguments(const Json& view, const Json& event) const;
  // "Invade", where a list of actions is divided by what they do.
  std::string verb(std::string_view verb) const;
  // What there is to know about a verb or an idea, in the words of the engine or of the player.
  std::vector<std::string> explain_word(std::string_view key) const;

  // What is told of an action; an empty object when there is nothing to tell.
  const Json& told(std::string_view action) const;
  // The same member of what is told of all legal actions that begin with these words; null where they differ.
  const Json& told_alike(std::string_view words, std::string_view member) const;
  bool is_legal(std::string_view action) const { return tells_.find(action) != tells_.end(); }
  bool is_verb_legal(std::string_view verb) const;

  // "Head: text", of two or of one text that has a colon; the head is large.
  std::string headed(std::string_view head, std::string_view text) const;
  std::string headed(std::string_view text) const;

  Style style_;
  std::shared_ptr<const Words> words_;
  const Notation* notation_;
  std::string prefix_;
  std::size_t width_ = 100;  // of texts

 private:
  Tells tells_;
};

// The prefix of a game's words: "br" of br-place-gimle; empty for a game without words.
std::string_view prefix_of(std::string_view game);

// The screen of a game: its own, where it has one that is drawn, and otherwise (or with `lists`) the one for
// any game.
std::unique_ptr<Screen> make_screen(const GameInfo& info, const Notation& notation, const Style& style,
                                    const std::shared_ptr<const Words>& words, bool lists);

}  // namespace ravenhall::cli
