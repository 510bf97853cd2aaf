// Long lists of legal actions as short menus: first the verb, then what goes with it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kernel/notation.hpp"

namespace ravenhall::cli {

// One line of a menu: a single action, or all that begin with `words`.
struct MenuItem {
  std::vector<std::string> actions;
  std::vector<std::string_view> words;  // point into the actions given to `make_menu`
  bool single() const { return actions.size() == 1; }
};

// Short lists stay as they are; in longer ones actions that agree in their next word become one line.
std::vector<MenuItem> make_menu(const std::vector<std::string>& actions);

// Where all actions are sets of things for one verb: the things that go with those `taken` already, each as
// often as it can be chosen.
struct SetMenu {
  std::string_view verb;
  std::vector<std::string> words;
  std::size_t choose = 0;  // so many of them; 0: the actions are no sets
};
SetMenu make_set_menu(const Notation& notation, const std::vector<std::string>& actions,
                      const std::vector<std::string>& taken);

// What a person typed, as close to an action's text as it can be brought: small letters, no apostrophes, and
// names of several words ("frost giant") joined where the actions have them joined.
std::string as_action_text(std::string_view typed, const std::vector<std::string>& actions);

}  // namespace ravenhall::cli
