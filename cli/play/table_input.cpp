// What a player types at the prompt: numbers, commands and actions in words.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>

#include "cli/play/table.hpp"
#include "kernel/text.hpp"

namespace ravenhall::cli {

namespace {

constexpr std::size_t kLogLines = 30;

std::string command_help(const Screen::Examples& examples, std::size_t width) {
  const std::array<std::pair<std::string_view, std::string>, 9> lines{{
      {"3", "choose line 3 of the menu; 0 goes back"},
      {"WORDS", fmt::format("or say it: {} (what is clear may be left out)", examples.actions)},
      {"? WORD", fmt::format("help on a card, a place, an action or an idea: {}, ? 3 (menu line 3)",
                             examples.questions)},
      {"u", "take your last decision back, where nothing has been revealed since"},
      {"board, hand", "show the table or your cards again"},
      {"board SEAT", "the table as another seat of yours sees it"},
      {"log [N]", "what happened"},
      {"s [FILE]", "save"},
      {"q", "quit (the game is kept and can be resumed)"},
  }};
  std::string out = "At the prompt:\n";
  for (const auto& [word, text] : lines)
    out += padded("  " + std::string(word), 15) + hanging(text, width, std::string(15, ' ')) + '\n';
  return out;
}

}  // namespace

bool Table::handle(Seat seat, const std::string& line) {
  screen_->fit(terminal_->columns());  // the window may have been resized while the player thought
  if (line.empty()) {
    show_menu(seat);
    return false;
  }
  if (line.front() == '?') {
    help(seat, std::string(trimmed(std::string_view(line).substr(1))));
    return false;
  }
  if (const auto number = read_number(line, 100000))
    return choose_number(seat, static_cast<std::size_t>(*number));
  const std::size_t end = std::min(line.find(' '), line.size());
  std::string word = line.substr(0, end);
  std::transform(word.begin(), word.end(), word.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  // A word that begins a legal action is that action: in Blood Rage one can "save" a card.
  const bool verb = std::any_of(legal_.begin(), legal_.end(), [&](const std::string& action) {
    return action == word || action.starts_with(word + " ");
  });
  constexpr std::array<std::string_view, 16> kWords{"u",     "undo", "s",    "save", "log",  "board",
                                                    "table", "hand", "h",    "q",    "quit", "exit",
                                                    "help",  "b",    "back", "menu"};
  if (!verb && std::find(kWords.begin(), kWords.end(), word) != kWords.end()) {
    return command(seat, word, std::string(trimmed(std::string_view(line).substr(end))));
  }
  return decide(seat, as_action_text(line, legal_));
}

bool Table::choose_number(Seat seat, std::size_t number) {
  if (number == 0) {
    if (!opened_.empty()) opened_.pop_back();
    show_menu(seat);
    return false;
  }
  const auto items = make_menu(opened_.empty() ? legal_ : opened_.back());
  if (number > items.size()) {
    terminal_->say(fmt::format("There is no line {}; the menu has {}.", number, items.size()));
    return false;
  }
  const MenuItem& item = items[number - 1];
  if (item.single()) return decide(seat, item.actions[0]);
  opened_.push_back(item.actions);
  show_menu(seat);
  return false;
}

bool Table::command(Seat seat, const std::string& word, const std::string& rest) {
  if (word == "u" || word == "undo") return undo(seat);
  if (word == "q" || word == "quit" || word == "exit") {
    wants_to_leave_ = true;
    if (!file_.empty() && !terminal_->confirm(fmt::format("Keep the game in {}?", file_), true)) {
      keep_file_ = false;
      std::error_code ignored;
      std::filesystem::remove(file_, ignored);
    }
    return true;
  }
  if (word == "s" || word == "save") {
    save(rest);
  } else if (word == "log") {
    const auto most = read_number(rest, 100000);
    const auto sentences =
        chronicle_.last(*match_, *screen_, together_with(seat),
                        rest == "all" ? 100000 : static_cast<std::size_t>(most.value_or(kLogLines)));
    for (const std::string& sentence : sentences) terminal_->say(sentence);
    if (sentences.empty()) terminal_->say("Nothing has happened yet.");
  } else if (word == "board" || word == "table") {
    show_board(seat, rest);
  } else if (word == "hand" || word == "h") {
    terminal_->say(screen_->hand(match_->observe(seat), match_->observe(kSpectator)));
  } else if (word == "help") {
    help(seat, rest);
  } else {
    if (!opened_.empty() && word != "menu") opened_.pop_back();
    show_menu(seat);
  }
  return false;
}

// Whoever holds several seats, or shares the screen with others, may look with the eyes of each.
void Table::show_board(Seat seat, const std::string& whose) {
  if (!whose.empty()) {
    const auto named = seats_named(match_->info(), match_->seats(), whose);
    const bool own = named && named->size() == 1 && together_with(seat).has(named->first());
    if (!own) {
      terminal_->say(named ? "That seat's eyes are not yours." : named.error().message);
      return;
    }
    seat = named->first();
  }
  terminal_->say(screen_->table(match_->observe(seat)));
}

void Table::help(Seat seat, const std::string& topic) {
  const Json view = match_->observe(seat);
  if (topic.empty()) {
    terminal_->say(screen_->primer());
    terminal_->say(command_help(screen_->examples(), terminal_->columns()));
    return;
  }
  const auto items = make_menu(opened_.empty() ? legal_ : opened_.back());
  std::string text = as_action_text(topic, legal_);
  if (const auto number = read_number(topic, 100000)) {
    if (*number == 0 || *number > items.size()) {
      terminal_->say(fmt::format("There is no line {} in the menu.", topic));
      return;
    }
    text.clear();
    for (const std::string_view each : items[*number - 1].words)
      text += std::string(text.empty() ? "" : " ") + std::string(each);
  }
  const std::string found = screen_->help(view, text);
  terminal_->say(found.empty() ? fmt::format("There is no help on {}. Try ? alone.", in_quotes(topic))
                               : found);
}

// The engine takes decisions back one by one, each for the seat that took it. What computer players did since
// is taken back with yours; what people at another screen did is not.
bool Table::undo(Seat seat) {
  const auto trial = match_->clone();
  while (!trial->decisions().empty()) {
    const Seat last = trial->decisions().back().seat;
    const bool ours = together_with(seat).has(last);
    if (!ours && (!is_player(last) || is_human(last))) {
      const auto why = trial->can_undo(seat);
      terminal_->say(why ? "This cannot be taken back." : why.error().message);
      return false;
    }
    const auto undone = trial->undo(last);
    if (!undone) {
      terminal_->say(undone.error().message);
      return false;
    }
    if (!ours) continue;
    match_ = trial->clone();
    chronicle_.take_back(*match_);
    at_keyboard_ = last;
    terminal_->say("Taken back.");
    return true;
  }
  terminal_->say("There is nothing to take back.");
  return false;
}

void Table::save(const std::string& path) {
  if (path.empty() && file_.empty()) {
    terminal_->say("Say where: s FILE");
    return;
  }
  const std::string target = path.empty() ? file_ : path;
  const auto saved = save_game(*match_, controllers_, target);
  terminal_->say(saved ? fmt::format("Saved in {}.", target) : saved.error().message);
  if (saved && file_.empty()) file_ = target;
}

}  // namespace ravenhall::cli
