#include "cli/play/table.hpp"

#include <fmt/format.h>

#include <utility>

#include "agents/registry.hpp"
#include "agents/version.hpp"
#include "cli/exit_codes.hpp"
#include "cli/play/json_read.hpp"
#include "kernel/rng.hpp"
#include "kernel/text.hpp"

namespace ravenhall::cli {

Table::Table(SavedGame game, Terminal& terminal, std::unique_ptr<Screen> screen,
             std::shared_ptr<const Words> words, std::string file, int think_ms)
    : match_(std::move(game.match)),
      controllers_(std::move(game.controllers)),
      screens_(screens_of(match_->info(), controllers_)),
      terminal_(&terminal),
      screen_(std::move(screen)),
      words_(std::move(words)),
      file_(std::move(file)),
      think_ms_(think_ms) {
  chronicle_.recall(*match_, game.events);
  screen_->fit(terminal_->columns());
}

SeatSet Table::together_with(Seat seat) const {
  for (const SeatSet& screen : screens_) {
    if (screen.has(seat)) return screen;
  }
  return seat;
}

Seat Table::next_to_decide() const {
  const SeatSet to_act = match_->to_act();
  for (const Seat seat : to_act) {
    if (!is_human(seat)) return seat;
  }
  if (to_act.has(at_keyboard_)) return at_keyboard_;
  for (const Seat seat : together_with(at_keyboard_)) {
    if (to_act.has(seat)) return seat;
  }
  return to_act.first();
}

std::optional<Seat> Table::forced_seat() const {
  for (const Seat seat : match_->to_act()) {
    if (match_->forced(seat) && match_->legal(seat).size() == 1) return seat;
  }
  return std::nullopt;
}

int Table::run() {
  while (!match_->over()) {
    if (InterruptGuard::interrupted()) return leave();
    if (match_->to_act().has(kNature)) {
      const auto events = match_->advance();
      if (!events) {
        terminal_->say(events.error().message);
        return kCheckFailed;
      }
      chronicle_.add(*match_, *events);
    } else if (const auto forced = forced_seat()) {
      const auto events = match_->apply(*forced, match_->legal(*forced)[0]);
      if (events) chronicle_.add(*match_, *events);
    } else {
      const Seat seat = next_to_decide();
      if (is_human(seat)) {
        if (!human_decides(seat)) return leave();
      } else if (!agent_decides(seat)) {
        return kCheckFailed;
      }
    }
    if (screens_.empty()) show_news(kSpectator);
  }
  return finish();
}

bool Table::agent_decides(Seat seat) {
  // Each decision has its own seed, made from the match's and so the same in a game played again.
  std::uint64_t seed = match_->decisions().size();
  for (const char byte : match_->seed()) seed = mix64(seed ^ static_cast<unsigned char>(byte));
  const std::string& agent = controllers_[static_cast<std::size_t>(index(seat))];
  const auto suggestion = suggest(*match_, seat, agent, seed, think_ms_);
  if (!suggestion) {
    terminal_->say(suggestion.error().message);
    return false;
  }
  const Thinking thinking{.agent = agent,
                          .ms = think_ms_,
                          .version = kAgentsVersion,
                          .derived = false,
                          .number = seed,
                          .seen = match_->decisions().size()};
  const auto events = match_->apply(seat, suggestion->action);
  if (events) match_->note_thinking(thinking);
  if (!events) {
    terminal_->say(fmt::format("{}: {}", agent, events.error().message));
    return false;
  }
  chronicle_.add(*match_, *events);
  return true;
}

// With several people at one keyboard nobody may see what another one saw, unless they share everything.
bool Table::raise_curtain(Seat seat) {
  if (screens_.size() < 2 || together_with(seat).has(at_keyboard_)) return true;
  const std::string name = screen_->seat_name(match_->observe(kSpectator), seat);
  terminal_->clear();
  const auto answer = terminal_->ask(words_->say("term-curtain", {{"name", name}}) + " ");
  if (!answer) return false;
  terminal_->clear();
  screen_->cleared();
  return true;
}

bool Table::human_decides(Seat seat) {
  autosave();
  if (!raise_curtain(seat)) return false;
  at_keyboard_ = seat;
  const std::vector<std::string> legal = match_->legal(seat);
  const Json tells = written([&](JsonWriter& out) { match_->write_tells(seat, out); });
  Screen::Tells told;
  for (std::size_t i = 0; i < legal.size(); ++i) told.emplace(legal[i], tells[i]);
  screen_->hear(std::move(told));
  legal_ = screen_->offers(legal);
  opened_.clear();
  taken_.clear();
  screen_->fit(terminal_->columns());
  show_news(together_with(seat));
  show_question(seat);
  show_menu(seat);
  while (true) {
    const auto line = terminal_->ask("> ");
    if (!line) return false;
    if (handle(seat, *line)) return !wants_to_leave_;
  }
}

void Table::show_news(SeatSet readers) {
  for (const std::string& sentence : chronicle_.news(*match_, *screen_, readers)) terminal_->say(sentence);
}

void Table::show_question(Seat seat) {
  const std::string situation = screen_->situation(match_->observe(seat));
  if (!situation.empty()) terminal_->say(situation);
}

void Table::show_menu(Seat seat) {
  const Json view = match_->observe(seat);
  const auto& actions = opened_.empty() ? legal_ : opened_.back();
  const auto items = make_menu(actions);
  if (opened_.empty() && taken_.empty()) terminal_->say(screen_->question(view));
  if (const SetMenu set = set_menu(); set.choose > 0) {
    for (std::size_t i = 0; i < set.words.size(); ++i) {
      const auto words = std::vector<std::string_view>{set.verb, set.words[i]};
      terminal_->say(fmt::format("{:>3}  {}", i + 1, screen_->choice_group(view, legal_, words)));
    }
    if (!taken_.empty()) terminal_->say("  0  " + words_->say("term-back"));
    std::string example;
    for (std::size_t i = 1; i <= set.choose; ++i) example += fmt::format("{}{}", i == 1 ? "" : " ", i);
    tell("term-choose-some", {{"n", static_cast<int>(set.choose)}, {"example", example}});
    return;
  }
  for (std::size_t i = 0; i < items.size(); ++i) {
    const std::string label = items[i].single()
                                  ? screen_->choice(view, items[i].actions[0])
                                  : screen_->choice_group(view, items[i].actions, items[i].words);
    terminal_->say(fmt::format("{:>3}  {}", i + 1, label));
  }
  if (!opened_.empty()) terminal_->say("  0  " + words_->say("term-back"));
}

SetMenu Table::set_menu() const { return make_set_menu(match_->notation(), legal_, taken_); }

bool Table::decide(Seat seat, const std::string& action) {
  const auto events = match_->apply(seat, screen_->meaning(action));
  if (!events) {
    // What can mean several actions opens their menu.
    std::vector<std::string> meant;
    for (const std::string& each : legal_) {
      if (each.starts_with(action + " ")) meant.push_back(each);
    }
    if (meant.size() > 1) {
      opened_.push_back(meant);
      show_menu(seat);
    } else {
      terminal_->say(refusal(seat, screen_->meaning(action), events.error()));
    }
    return false;
  }
  chronicle_.add(*match_, *events);
  return true;
}

std::string Table::refusal(Seat seat, const std::string& said, const Error& error) const {
  // What is not legal now is not in the menu's words.
  std::vector<std::string> words;
  for (const VerbSpec& verb : match_->notation().verbs) words.emplace_back(verb.name);
  for (const OperandKind& kind : match_->notation().kinds)
    words.insert(words.end(), kind.values.begin(), kind.values.end());
  const auto reason = match_->why_not(seat, as_action_text(said, words));
  if (!reason || reason->is_null()) return problem(error, said);
  const std::string sentence = screen_->reason(match_->observe(seat), *reason);
  const std::string rule = text_at(*reason, "rule");
  return screen_->in_lines(rule.empty() ? sentence : fmt::format("{} ({})", sentence, rule));
}

std::string Table::problem(const Error& error, const std::string& said) const {
  if (error.code == "bad_action") return words_->say("term-no-action", {{"said", in_quotes(said)}});
  if (error.code == "illegal_action" || error.code == "ambiguous")
    return words_->say("term-not-now", {{"said", in_quotes(said)}});
  return error.message;
}

int Table::finish() {
  if (screens_.size() > 1) terminal_->clear();
  if (!screens_.empty()) show_news(screens_.size() == 1 ? screens_[0] : together_with(at_keyboard_));
  terminal_->say(screen_->result(match_->observe(kSpectator), match_->outcome()));
  if (!file_.empty()) {
    autosave();
    tell("term-saga", {{"file", file_}, {"command", "ravenhall replay --verify " + file_}});
  }
  return kFine;
}

// Nothing is lost, whichever way the players go.
int Table::leave() {
  if (!keep_file_) return kFine;
  if (!file_.empty()) {
    autosave();
    tell("term-resume",
         {{"command", fmt::format("ravenhall play {} --resume {}", match_->info().id, file_)}});
  }
  return InterruptGuard::interrupted() ? kInterrupted : kFine;
}

void Table::autosave() {
  if (file_.empty()) return;
  const auto saved = save_game(*match_, controllers_, file_);
  if (saved) return;
  tell("term-not-kept", {{"file", file_}});
  file_.clear();
}

}  // namespace ravenhall::cli
