#include "hall/history.hpp"

#include <algorithm>
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
  return {.table = {}, .seq = seq_, .seat = index(seat), .action = std::move(action), .keep = keep, .at = at};
}

void History::keep_moments() {
  keep_moments_ = true;
  match_->keep_moments(true);
}

Result<bool> History::take(Seat seat, std::string_view action) {
  if (match_->moments() == 0) moments_from_ = events_.size();
  auto events = match_->apply(seat, action);
  if (!events) return tl::unexpected<Error>(std::move(events.error()));
  const auto first = static_cast<std::uint32_t>(events_.size());
  first_event_.push_back(first);
  events_.insert(events_.end(), events->begin(), events->end());
  marks_.push_back({++seq_, first});
  return true;
}

Result<bool> History::decide(Seat seat, std::string_view action, Millis at, std::vector<LogRow>& lines) {
  if (auto taken = take(seat, action); !taken) return taken;
  lines.push_back(line(seat, match_->decisions().back().action, -1, at));
  return advance(at, lines);
}

Result<bool> History::advance(Millis at, std::vector<LogRow>& lines) {
  const int most = match_->info().max_decisions;
  while (match_->to_act().has(kNature)) {
    if (most > 0 && match_->decisions().size() > static_cast<std::size_t>(most)) {
      return fail("internal", "The match is longer than any match of this game can be.");
    }
    if (auto taken = take(kNature, match_->next_nature_act()); !taken) return taken;
    lines.push_back(line(kNature, match_->decisions().back().action, -1, at));
  }
  return true;
}

void History::step_back(std::size_t keep) {
  events_.resize(first_event_[keep]);
  first_event_.resize(keep);
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
  for (std::size_t i = 0; i < keep; ++i) {
    const Decision& decision = match_->decisions()[i];
    auto events = (*again)->apply(decision.seat, decision.action);
    if (!events) return tl::unexpected<Error>(std::move(events.error()));
  }
  match_ = std::move(*again);
  match_->keep_moments(keep_moments_);
  return true;
}

std::int64_t History::before_last_of(Seat seat) const {
  const auto& decisions = match_->decisions();
  for (std::size_t i = decisions.size(); i > 0; --i) {
    if (decisions[i - 1].seat == seat) return static_cast<std::int64_t>(i) - 1;
  }
  return -1;
}

Result<bool> History::redo(const LogRow& line) {
  if (line.keep < 0) return take(seat_at(line.seat), line.action);
  const auto keep = static_cast<std::size_t>(line.keep);
  const bool undone = keep + 1 == match_->decisions().size() && match_->undo(seat_at(line.seat));
  if (!undone) {
    if (auto rebuilt = rebuild(keep); !rebuilt) return rebuilt;
  }
  step_back(keep);
  return true;
}

}  // namespace ravenhall::hall
