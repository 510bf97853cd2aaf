#include "agents/review.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "agents/levels.hpp"
#include "kernel/json_writer.hpp"
#include "kernel/replay.hpp"
#include "kernel/rng.hpp"
#include "kernel/sort.hpp"

namespace ravenhall {

namespace {

constexpr std::size_t kLooks = 16;         // a moment is valued with so many lucks, the same ones each time
constexpr std::size_t kSuspects = 20;      // decisions that are thought over again
constexpr std::size_t kStepsASuspect = 8;  // of progress: each takes about as long as so many moments
constexpr std::size_t kThoughts = 4;       // that measure a loss, beside the one that finds what was better
constexpr std::size_t kMostMarks = 12;
constexpr std::size_t kMostLuck = 5;
constexpr double kSmallestMark = 0.03;
constexpr double kClearly = 1.5;      // times the noise
constexpr double kLeastNoise = 0.01;  // no estimate is better than that
constexpr double kErrors = 2;         // standard errors: what is off by more is rare

constexpr std::int64_t kCareful = 4;  // part of the fourth level's thought, five times over
constexpr std::int64_t kGlance = 20;

// A search that looks at everything about as long: a choice that was not taken must be valued as well as the
// best one. `part` of what the fourth level thinks.
AgentSpec wide_eyes(std::string_view game, std::int64_t part) {
  Thought thought = level_of(game, 4);
  thought.evaluations = std::max<std::int64_t>(thought.evaluations / part, 150);
  thought.play_on = part <= kCareful;  // a glance costs as little as it can
  thought.race = 0;                    // who gives up early is not valued well
  thought.explore = 0.5;
  thought.temperature = 0.2;
  return {.kind = Agent::search, .thought = thought, .level = 0};
}

Suggestion think(const Minds& minds, const Inquiry& inquiry, std::int64_t part, std::uint64_t seed) {
  Inquiry wide = inquiry;
  wide.agent = wide_eyes(inquiry.game, part);
  wide.seed = seed;
  wide.most = SIZE_MAX;
  return minds.answer(wide);
}

// How much better `better` is thought to be than `action`; nothing when these are no chances.
std::optional<double> difference(const Suggestion& thought, const std::string& better,
                                 const std::string& action) {
  std::optional<double> one;
  std::optional<double> other;
  for (const Alternative& each : thought.alternatives) {
    if (each.action == better) one = each.value;
    if (each.action == action) other = each.value;
  }
  if (!thought.chances || !one || !other) return std::nullopt;
  return *one - *other;
}

bool larger(const ReviewMark& one, const ReviewMark& other) {
  return std::abs(one.lost) != std::abs(other.lost) ? std::abs(one.lost) > std::abs(other.lost)
                                                    : one.n < other.n;
}

Json rounded(double value) { return std::round(value * 1e4) / 1e4 + 0.0; }

Json rounded(const std::vector<double>& values) {
  Json list = Json::array();
  for (const double value : values) list.push_back(rounded(value));
  return list;
}

}  // namespace

bool Doubt::think(const Minds& minds) {
  thoughts_.push_back(ravenhall::think(minds, inquiry_, kCareful, thoughts_.size() + 1));
  const Suggestion& first = thoughts_.front();
  return first.chances && first.action != action_ && thoughts_.size() <= kThoughts;
}

std::optional<ReviewMark> Doubt::mistake() const {
  if (thoughts_.size() <= kThoughts) return std::nullopt;
  const std::string& better = thoughts_.front().action;
  std::array<double, kThoughts> losses{};
  double mean = 0;
  for (std::size_t i = 0; i < kThoughts; ++i) {
    // What was found by one thought is measured by others: the best of many guesses flatters itself.
    const auto lost = difference(thoughts_[i + 1], better, action_);
    if (!lost) return std::nullopt;
    losses[i] = *lost;
    mean += *lost / kThoughts;
  }
  double variance = 0;
  for (const double lost : losses) variance += (lost - mean) * (lost - mean) / (kThoughts - 1);
  const double noise = kLeastNoise + kErrors * std::sqrt(variance / kThoughts);
  if (mean < kSmallestMark || mean < kClearly * noise) return std::nullopt;
  ReviewMark mark;
  mark.action = action_;
  mark.better = better;
  mark.lost = std::min(mean, 1.0);
  mark.noise = noise;
  return mark;
}

Result<PlayedMatch> played_match(const Games& games, const Record& record) {
  const GameEntry* game = games.find(record.game);
  if (game == nullptr) return fail("unknown_game", "This is a record of a game this program does not know.");
  PlayedMatch played{record.game, record.seats, {}};
  std::vector<PlayedMoment>& moments = played.moments;
  const auto replayed = replay(*game, record, false, [&](const Match& match, std::size_t i) {
    const RecordLine& line = record.lines[i];
    if (i == 0) moments.emplace_back();
    if (i > 0 && line.seat == kNature && record.lines[i - 1].seat == kNature) {
      moments.back().n = i + 1;
      return;
    }
    moments.back().state = match.state_bytes();
    moments.push_back({i + 1, line.seat, {}, line.action, {}});
    if (line.seat != kNature && match.legal(line.seat).size() > 1)
      moments.back().view = match.sight(line.seat);
  });
  if (!replayed) return tl::unexpected<Error>(replayed.error());
  if (!replayed->over || moments.empty()) return fail("not_over", "Only a match that is over is reviewed.");
  moments.back().state = replayed->match->state_bytes();
  return played;
}

Reviewer::Reviewer(const Minds& minds, PlayedMatch match) : minds_(&minds), match_(std::move(match)) {
  add_moment(match_.moments.front());
}

std::size_t Reviewer::of() const { return lines() + kSuspects * kStepsASuspect; }

std::size_t Reviewer::done() const {
  if (stage_ == Stage::ready) return of();
  return stage_ == Stage::moments ? review_.moments.back().n : lines() + next_suspect_ * kStepsASuspect;
}

void Reviewer::step() {
  if (stage_ == Stage::moments) {
    const PlayedMoment& played = match_.moments[next_++];
    if (!played.view.empty()) glance(played);
    add_moment(played);
    if (next_ < match_.moments.size()) return;
    put_in_order(suspects_.begin(), suspects_.end(), [](const Suspect& one, const Suspect& other) {
      return one.lost != other.lost ? one.lost > other.lost : one.n < other.n;
    });
    if (suspects_.size() > kSuspects) suspects_.erase(suspects_.begin() + kSuspects, suspects_.end());
    stage_ = Stage::mistakes;
  } else if (stage_ == Stage::mistakes && next_suspect_ < suspects_.size()) {
    Suspect& suspect = suspects_[next_suspect_];
    if (suspect.doubt.think(*minds_)) return;
    if (auto mark = suspect.doubt.mistake()) {
      mark->n = suspect.n;
      mark->seat = suspect.seat;
      review_.marks.push_back(std::move(*mark));
    }
    ++next_suspect_;
  }
  if (stage_ == Stage::mistakes && next_suspect_ == suspects_.size()) settle_marks();
}

void Reviewer::glance(const PlayedMoment& played) {
  Inquiry inquiry{.game = match_.game, .view = played.view, .agent = {}};
  const Suggestion thought = think(*minds_, inquiry, kGlance, 1);
  const auto lost = difference(thought, thought.action, played.action);
  if (!lost || *lost < kSmallestMark / 2) return;
  suspects_.push_back({played.n, played.who, Doubt(std::move(inquiry), played.action), *lost});
}

void Reviewer::add_moment(const PlayedMoment& played) {
  const auto seats = static_cast<std::size_t>(match_.seats);
  ReviewMoment moment{played.n, played.who, std::vector<double>(seats), std::vector<double>(seats)};
  std::vector<double> squares(seats);
  std::vector<double> chances(seats);
  for (std::size_t i = 0; i < kLooks; ++i) {
    minds_->chances(match_.game, played.state, mix64(i + 1), chances);
    for (std::size_t seat = 0; seat < seats; ++seat) {
      moment.chances[seat] += chances[seat] / kLooks;
      squares[seat] += chances[seat] * chances[seat] / kLooks;
    }
  }
  std::vector<double> spread(seats);
  for (std::size_t seat = 0; seat < seats; ++seat)
    spread[seat] = std::max(0.0, squares[seat] - moment.chances[seat] * moment.chances[seat]) / kLooks;
  if (!review_.moments.empty()) {
    const ReviewMoment& before = review_.moments.back();
    moment.luck = before.luck;
    ReviewMark mark;
    mark.n = played.n;
    mark.mistake = false;
    for (std::size_t seat = 0; seat < seats && played.who == kNature; ++seat) {
      const double gained = moment.chances[seat] - before.chances[seat];
      moment.luck[seat] += gained;
      if (std::abs(gained) <= std::abs(mark.lost)) continue;
      mark.seat = seat_at(static_cast<int>(seat));
      mark.lost = -gained;
      mark.noise = kLeastNoise + kErrors * std::sqrt(spread[seat] + spread_[seat]);
    }
    if (std::abs(mark.lost) >= kSmallestMark && std::abs(mark.lost) >= kClearly * mark.noise)
      luck_.push_back(mark);
  }
  spread_ = std::move(spread);
  review_.moments.push_back(std::move(moment));
}

void Reviewer::settle_marks() {
  put_in_order(luck_.begin(), luck_.end(), larger);
  if (luck_.size() > kMostLuck) luck_.resize(kMostLuck);
  review_.marks.insert(review_.marks.end(), luck_.begin(), luck_.end());
  put_in_order(review_.marks.begin(), review_.marks.end(), larger);
  if (review_.marks.size() > kMostMarks) review_.marks.resize(kMostMarks);
  suspects_.clear();
  stage_ = Stage::ready;
}

namespace {

// What an action costs and does that could be taken now; null for one that could not.
Json tells_of(const Match& match, Seat seat, const std::string& action) {
  const std::vector<std::string> legal = match.legal(seat);
  const auto at = std::find(legal.begin(), legal.end(), action);
  if (at == legal.end()) return {};
  return written(
      [&](JsonWriter& out) { match.write_tells(seat, out); })[static_cast<std::size_t>(at - legal.begin())];
}

struct MarkTells {
  Json action;
  Json better;
};

std::vector<MarkTells> tells_of(const Games& games, const Record& record,
                                const std::vector<ReviewMark>& marks) {
  std::vector<MarkTells> tells(marks.size());
  const GameEntry* game = games.find(record.game);
  if (game == nullptr) return tells;
  (void)replay(*game, record, false, [&](const Match& match, std::size_t line) {
    for (std::size_t i = 0; i < marks.size(); ++i) {
      const ReviewMark& mark = marks[i];
      if (!mark.mistake || mark.n != line + 1) continue;
      tells[i] = {tells_of(match, mark.seat, mark.action), tells_of(match, mark.seat, mark.better)};
    }
  });
  return tells;
}

}  // namespace

Json review_json(const Games& games, const Record& record, const Review& review) {
  Json moments = Json::array();
  for (const ReviewMoment& moment : review.moments)
    moments.push_back(object_of({{"n", moment.n},
                                 {"who", seat_json(moment.who)},
                                 {"chances", rounded(moment.chances)},
                                 {"luck", rounded(moment.luck)}}));
  Json marks = Json::array();
  const std::vector<MarkTells> tells = tells_of(games, record, review.marks);
  for (std::size_t i = 0; i < review.marks.size(); ++i) {
    const ReviewMark& mark = review.marks[i];
    marks.push_back(object_of({{"n", mark.n},
                               {"seat", index(mark.seat)},
                               {"kind", mark.mistake ? "mistake" : "luck"},
                               {"action", mark.mistake ? Json(mark.action) : Json()},
                               {"better", mark.mistake ? Json(mark.better) : Json()},
                               {"action_tells", tells[i].action},
                               {"better_tells", tells[i].better},
                               {"lost", rounded(mark.lost)},
                               {"noise", rounded(mark.noise)}}));
  }
  return object_of({{"moments", moments}, {"marks", marks}});
}

}  // namespace ravenhall
