// What a player types at the prompt: numbers, commands and actions in words.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <set>
#include <system_error>

#include "cli/play/table.hpp"
#include "kernel/text.hpp"

namespace ravenhall::cli {

namespace {

constexpr std::size_t kLogLines = 30;

// What can be typed, with the words that the program knows in every language.
std::string command_help(const Words& words, const Screen::Examples& examples, std::size_t width) {
  constexpr std::array<std::string_view, 9> kTyped{"3",      "",        "? ",  "u", "board, hand",
                                                   "board ", "log [N]", "s [", "q"};
  constexpr std::array<std::string_view, 9> kHoles{"", "words", "word", "", "", "seat", "", "file", ""};
  constexpr std::array<std::string_view, 9> kKeys{"number", "words", "help", "undo", "board",
                                                  "seat",   "log",   "save", "quit"};
  std::string out = words.say("term-keys") + "\n";
  for (std::size_t i = 0; i < kKeys.size(); ++i) {
    std::string typed(kTyped[i]);
    if (!kHoles[i].empty()) typed += words.say(fmt::format("term-hole-{}", kHoles[i]));
    if (kTyped[i].ends_with('[')) typed += ']';
    const std::string text = words.say(
        fmt::format("term-key-{}", kKeys[i]),
        {{"actions", std::string(examples.actions)}, {"questions", std::string(examples.questions)}});
    out += padded("  " + typed, 15) + hanging(text, width, std::string(15, ' ')) + '\n';
  }
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
  const bool numbers =
      std::all_of(line.begin(), line.end(), [](char c) { return c == ' ' || std::isdigit(c) != 0; });
  if (const SetMenu set = set_menu(); numbers && set.choose > 0) return choose_set(seat, set, line);
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
    tell("term-no-line", {{"n", std::to_string(number)}, {"of", static_cast<int>(items.size())}});
    return false;
  }
  const MenuItem& item = items[number - 1];
  if (item.single()) return decide(seat, item.actions[0]);
  opened_.push_back(item.actions);
  show_menu(seat);
  return false;
}

bool Table::choose_set(Seat seat, const SetMenu& set, std::string_view line) {
  const auto typed = split_words(line);
  if (typed.size() == 1 && typed[0] == "0") {
    taken_.clear();
    show_menu(seat);
    return false;
  }
  std::set<std::uint64_t> numbers;
  for (const std::string_view each : typed) numbers.insert(read_number(each, set.words.size()).value_or(0));
  if (numbers.contains(0) || numbers.size() < typed.size() || numbers.size() > set.choose) {
    tell("term-choose-others",
         {{"n", static_cast<int>(set.choose)}, {"most", static_cast<int>(set.words.size())}});
    return false;
  }
  for (const std::uint64_t number : numbers) taken_.push_back(set.words[number - 1]);
  if (numbers.size() < set.choose) {
    show_menu(seat);
    return false;
  }
  std::string action(set.verb);
  for (const std::string& word : taken_) action += ' ' + word;
  taken_.clear();
  return decide(seat, action);
}

bool Table::command(Seat seat, const std::string& word, const std::string& rest) {
  if (word == "u" || word == "undo") return undo(seat);
  if (word == "q" || word == "quit" || word == "exit") {
    wants_to_leave_ = true;
    if (!file_.empty() && !terminal_->confirm(words_->say("term-keep", {{"file", file_}}), true)) {
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
    if (sentences.empty()) tell("log-empty");
  } else if (word == "board" || word == "table") {
    show_board(seat, rest);
  } else if (word == "hand" || word == "h") {
    terminal_->say(screen_->hand(match_->observe(seat), match_->observe(kSpectator)));
  } else if (word == "help") {
    help(seat, rest);
  } else {
    if (word != "menu") {
      taken_.clear();
      if (!opened_.empty()) opened_.pop_back();
    }
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
      tell(named ? "term-other-eyes" : "term-no-seat", {{"said", in_quotes(whose)}});
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
    terminal_->say(command_help(*words_, screen_->examples(), terminal_->columns()));
    return;
  }
  const auto items = make_menu(opened_.empty() ? legal_ : opened_.back());
  const SetMenu set = set_menu();
  std::string text = as_action_text(topic, legal_);
  if (const auto line = read_number(topic, set.words.size()); line && *line > 0 && set.choose > 0) {
    text = set.verb;
    text += ' ' + set.words[*line - 1];
  } else if (const auto number = read_number(topic, 100000)) {
    if (*number == 0 || *number > items.size()) {
      tell("term-no-line", {{"n", topic}, {"of", static_cast<int>(items.size())}});
      return;
    }
    text.clear();
    for (const std::string_view each : items[*number - 1].words)
      text += std::string(text.empty() ? "" : " ") + std::string(each);
  }
  const std::string found = screen_->help(view, text);
  terminal_->say(found.empty() ? words_->say("term-no-help", {{"said", in_quotes(topic)}}) : found);
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
      tell(!why && why.error().code == "nothing_to_undo" ? "term-nothing-back" : "undo-not");
      return false;
    }
    const auto undone = trial->undo(last);
    if (!undone) {
      tell(undone.error().code == "nothing_to_undo" ? "term-nothing-back" : "undo-not");
      return false;
    }
    if (!ours || trial->forced(last)) continue;
    match_ = trial->clone();
    chronicle_.take_back(*match_);
    at_keyboard_ = last;
    tell("term-taken-back");
    return true;
  }
  tell("term-nothing-back");
  return false;
}

void Table::save(const std::string& path) {
  if (path.empty() && file_.empty()) {
    tell("term-say-where");
    return;
  }
  const std::string target = path.empty() ? file_ : path;
  const auto saved = save_game(*match_, controllers_, target);
  tell(saved ? "term-saved" : "term-cannot-write", {{"file", target}});
  if (saved && file_.empty()) file_ = target;
}

}  // namespace ravenhall::cli
