#include "hall/history.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

namespace ravenhall::hall {

namespace {

Result<std::unique_ptr<Match>> fresh_match(const GameEntry& game, const Setup& setup, const std::string& seed,
                                           const std::string& position) {
  if (position.empty()) return game.create(setup, seed);
  const auto json = parse_json(position);
  if (!json) return fail("bad_position", json.error().message);
  return game.load(*json, seed);
}

}  // namespace

Result<History> History::begin(const GameEntry& game, const Setup& setup, const std::string& seed,
                               const std::string& position) {
  auto match = fresh_match(game, setup, seed, position);
  if (!match) return tl::unexpected<Error>(std::move(match.error()));
  return History(game, std::move(*match), setup, seed, position);
}

History::History(const GameEntry& game, std::unique_ptr<Match> match, Setup setup, std::string seed,
                 std::string position)
    : game_(&game),
      match_(std::move(match)),
      setup_(setup),
      seed_(std::move(seed)),
      position_(std::move(position)) {}

std::size_t History::news_since(std::int64_t since) const {
  std::size_t first = events_.size();
  for (auto mark = marks_.rbegin(); mark != marks_.rend() && mark->seq > since; ++mark) {
    first = std::min<std::size_t>(first, mark->events);
  }
  return first;
}

LogRow History::line(Seat seat, std::string action, std::int64_t keep, Millis at) const {
  return {.table = {},
          .seq = seq_,
          .seat = index(seat),
          .action = std::move(action),
          .keep = keep,
          .at = at,
          .hash = match_->hash(),
          .by = keep < 0 ? by_.back() : By::computer,
          .thinking = keep < 0 && match_->decisions().back().thinking
                          ? thinking_text(*match_->decisions().back().thinking)
                          : std::string()};
}

void History::keep_moments() {
  keep_moments_ = true;
  match_->keep_moments(true);
}

Result<bool> History::take(Seat seat, std::string_view action, By by) {
  if (match_->moments() == 0) moments_from_ = events_.size();
  if (by == By::person && match_->forced(seat)) by = By::rule;  // in a log or record from before By::rule
  auto events = match_->apply(seat, action);
  if (!events) return tl::unexpected<Error>(std::move(events.error()));
  const auto first = static_cast<std::uint32_t>(events_.size());
  first_event_.push_back(first);
  by_.push_back(by);
  events_.insert(events_.end(), events->begin(), events->end());
  marks_.push_back({++seq_, first});
  return true;
}

Result<bool> History::decide(Seat seat, std::string_view action, By by, Millis at, std::vector<LogRow>& lines,
                             const std::optional<Thinking>& thinking) {
  if (auto taken = take(seat, action, by); !taken) return taken;
  if (thinking) match_->note_thinking(*thinking);
  lines.push_back(line(seat, match_->decisions().back().action, -1, at));
  return advance(at, lines);
}

Result<bool> History::advance(Millis at, std::vector<LogRow>& lines) {
  const int most = match_->info().max_decisions;
  // Who acts next without having anything to decide.
  const auto idle = [&]() -> std::optional<Seat> {
    for (const Seat seat : match_->to_act()) {
      if (seat == kNature || (match_->forced(seat) && match_->legal(seat).size() == 1)) return seat;
    }
    return std::nullopt;
  };
  for (auto seat = idle(); seat; seat = idle()) {
    if (most > 0 && match_->decisions().size() > static_cast<std::size_t>(most)) {
      return fail("internal", "The match is longer than any match of this game can be.");
    }
    const bool nature = *seat == kNature;
    const std::string action = nature ? match_->next_nature_act() : match_->legal(*seat)[0];
    if (auto taken = take(*seat, action, nature ? By::computer : By::rule); !taken) return taken;
    lines.push_back(line(*seat, match_->decisions().back().action, -1, at));
  }
  return true;
}

void History::step_back(std::size_t keep) {
  if (keep < first_event_.size()) events_.resize(first_event_[keep]);
  first_event_.resize(keep);
  by_.resize(keep);
  marks_.push_back({++seq_, static_cast<std::uint32_t>(events_.size())});
}

Result<bool> History::undo(Seat seat, Millis at, std::vector<LogRow>& lines) {
  if (auto undone = match_->undo(seat); !undone) return undone;
  step_back(match_->decisions().size());
  lines.push_back(line(seat, "", static_cast<std::int64_t>(match_->decisions().size()), at));
  return true;
}

Result<bool> History::go_back(std::size_t keep, Seat seat, Millis at, std::vector<LogRow>& lines) {
  if (auto rebuilt = rebuild(keep); !rebuilt) return rebuilt;
  step_back(keep);
  lines.push_back(line(seat, "", static_cast<std::int64_t>(keep), at));
  return true;
}

Result<bool> History::rebuild(std::size_t keep) {
  if (keep >= match_->decisions().size()) return fail("internal", "There is nothing to go back to.");
  auto again = fresh_match(*game_, setup_, seed_, position_);
  if (!again) return tl::unexpected<Error>(std::move(again.error()));
  auto jump = match_->chance_jumps().begin();
  for (std::size_t i = 0; i < keep; ++i) {
    for (; jump != match_->chance_jumps().end() && jump->decision == i; ++jump)
      (*again)->skip_chance(jump->act);
    const Decision& decision = match_->decisions()[i];
    auto events = (*again)->apply(decision.seat, decision.action);
    if (!events) return tl::unexpected<Error>(std::move(events.error()));
    if (decision.thinking) (*again)->note_thinking(*decision.thinking);
  }
  (*again)->skip_chance(match_->chance_used());
  match_ = std::move(*again);
  match_->keep_moments(keep_moments_);
  return true;
}

std::int64_t History::before_last_of(Seat seat) const {
  const auto& decisions = match_->decisions();
  for (std::size_t i = decisions.size(); i > 0; --i) {
    if (decisions[i - 1].seat == seat && by_[i - 1] != By::rule) return static_cast<std::int64_t>(i) - 1;
  }
  return -1;
}

Reach History::reach(Seat seat, SeatSet alone) const {
  const auto& decisions = match_->decisions();
  Reach reach;
  for (std::size_t i = decisions.size(); i > 0; --i) {
    const Decision& decision = decisions[i - 1];
    if (alone.empty() && i <= match_->firm()) {
      const bool chance = decision.seat == kNature;
      reach.stop = chance ? "chance" : "shown";
      if (chance) reach.act = decision.action.substr(0, decision.action.find(' '));
      return reach;
    }
    if (by_[i - 1] == By::rule) continue;
    if (decision.seat == seat) {
      ++reach.steps;
    } else if (alone.empty() || alone.has(decision.seat)) {
      reach.stop = "other";
      reach.seat = decision.seat;
      return reach;
    }
  }
  return reach;
}

bool History::took_itself(Seat seat, std::size_t first) const {
  for (std::size_t i = first; i < by_.size(); ++i) {
    if (by_[i] == By::person && match_->decisions()[i].seat == seat) return true;
  }
  return false;
}

Result<bool> History::redo(const LogRow& line) {
  if (line.keep < 0) {
    if (auto taken = take(seat_at(line.seat), line.action, line.by); !taken) return taken;
    if (auto thinking = read_thinking(line.thinking)) match_->note_thinking(std::move(*thinking));
  } else {
    const auto keep = static_cast<std::size_t>(line.keep);
    const bool undone = keep + 1 == match_->decisions().size() && match_->undo(seat_at(line.seat));
    if (!undone) {
      if (auto rebuilt = rebuild(keep); !rebuilt) return rebuilt;
    }
    step_back(keep);
  }
  if (line.hash != 0 && line.hash != match_->hash())
    return fail("changed", "it leads to another position than it did");
  return true;
}

bool History::can_undo_anything() const {
  for (const Seat seat : SeatSet::first(match_->seats())) {
    if (match_->can_undo(seat)) return true;
  }
  return false;
}

// The past of a snapshot: how much chance was used, the jumps in it, then a line of events for each decision.
SnapshotRow History::snapshot() const {
  std::string past = std::to_string(match_->chance_used());
  for (const ChanceJump& jump : match_->chance_jumps())
    past += ' ' + std::to_string(jump.decision) + ' ' + std::to_string(jump.act);
  for (std::size_t i = 0; i < first_event_.size(); ++i) {
    past += '\n';
    const std::size_t end = i + 1 < first_event_.size() ? first_event_[i + 1] : events_.size();
    for (std::size_t n = first_event_[i]; n < end; ++n) {
      const Event& event = events_[n];
      if (n > first_event_[i]) past += ' ';
      for (const int number : {int{event.kind}, index(event.actor), int{event.secret}, int{event.reveals},
                               int{event.witnesses.bits()}})
        past += std::to_string(number) + ' ';
      for (const std::int16_t arg : event.args) past += std::to_string(arg) + ' ';
      past.pop_back();
    }
  }
  return {.table = {},
          .seq = seq_,
          .hash = match_->hash(),
          .position = dump(match_->save()),
          .past = std::move(past)};
}

namespace {

// Reads whole numbers, one after another.
class Numbers {
 public:
  explicit Numbers(std::string_view text) : text_(text) {}
  std::optional<std::int64_t> next() {
    while (text_.starts_with(' ')) text_.remove_prefix(1);
    std::int64_t number = 0;
    const auto [end, problem] = std::from_chars(text_.data(), text_.data() + text_.size(), number);
    if (problem != std::errc()) return std::nullopt;
    text_.remove_prefix(static_cast<std::size_t>(end - text_.data()));
    return number;
  }

 private:
  std::string_view text_;
};

std::optional<Event> read_event(Numbers& numbers) {
  Event event;
  const auto kind = numbers.next();
  if (!kind) return std::nullopt;
  event.kind = static_cast<std::uint8_t>(*kind);
  event.actor = seat_at(static_cast<int>(numbers.next().value_or(0)));
  event.secret = static_cast<std::uint8_t>(numbers.next().value_or(0));
  event.reveals = static_cast<std::uint8_t>(numbers.next().value_or(0));
  event.witnesses = SeatSet::from_bits(static_cast<std::uint16_t>(numbers.next().value_or(0)));
  for (std::int16_t& arg : event.args) arg = static_cast<std::int16_t>(numbers.next().value_or(0));
  return event;
}

}  // namespace

Result<History> History::resume(const GameEntry& game, const Setup& setup, const std::string& seed,
                                const std::string& position, const SnapshotRow& snapshot,
                                const std::vector<LogRow>& log) {
  MatchPast past{.start = position, .decisions = {}, .chance_used = 0, .jumps = {}};
  std::vector<By> by;
  std::vector<std::pair<std::int64_t, std::size_t>> touched;  // the first decision that each line changed
  for (const LogRow& line : log) {
    if (line.seq > snapshot.seq) break;
    const std::size_t first = line.keep < 0 ? past.decisions.size() : static_cast<std::size_t>(line.keep);
    if (first > past.decisions.size()) return fail("bad_log", "a step back leads forwards");
    touched.emplace_back(line.seq, first);
    past.decisions.resize(first);
    by.resize(first);
    if (line.keep >= 0) continue;
    past.decisions.push_back({seat_at(line.seat), line.action, read_thinking(line.thinking)});
    by.push_back(line.by);
  }
  std::vector<std::string_view> lines;
  for (std::string_view rest = snapshot.past; !rest.empty();) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    lines.push_back(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  if (snapshot.past.ends_with('\n')) lines.emplace_back();
  if (lines.size() != past.decisions.size() + 1)
    return fail("bad_snapshot", "the snapshot is not of this log");
  Numbers chance(lines[0]);
  past.chance_used = static_cast<std::uint64_t>(chance.next().value_or(0));
  for (auto decision = chance.next(); decision; decision = chance.next())
    past.jumps.push_back(
        {static_cast<std::size_t>(*decision), static_cast<std::uint64_t>(chance.next().value_or(0))});

  const auto json = parse_json(snapshot.position, snapshot.position.size() + 1);
  if (!json) return fail("bad_snapshot", json.error().message);
  auto match = game.resume(*json, seed, std::move(past));
  if (!match) return tl::unexpected<Error>(std::move(match.error()));
  if ((*match)->hash() != snapshot.hash) return fail("bad_snapshot", "the snapshot has been changed");
  History history(game, std::move(*match), setup, seed, position);
  history.seq_ = snapshot.seq;
  history.by_ = std::move(by);
  for (std::size_t i = 1; i < lines.size(); ++i) {
    history.first_event_.push_back(static_cast<std::uint32_t>(history.events_.size()));
    Numbers numbers(lines[i]);
    for (auto event = read_event(numbers); event; event = read_event(numbers))
      history.events_.push_back(*event);
  }
  for (const auto& [seq, first] : touched) {
    const bool stands = first < history.first_event_.size();
    history.marks_.push_back(
        {seq, stands ? history.first_event_[first] : static_cast<std::uint32_t>(history.events_.size())});
  }
  return history;
}

void History::give_up_until(std::int64_t last, Millis at, std::vector<LogRow>& lines) {
  seq_ = std::max(seq_, last);
  step_back(match_->decisions().size());
  lines.push_back(line(kNature, "", static_cast<std::int64_t>(match_->decisions().size()), at));
}

}  // namespace ravenhall::hall
