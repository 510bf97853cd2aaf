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
  thought.explore = 0.5;
  thought.temperature = 0.2;
  return {.kind = Agent::search, .thought = thought, .level = 0};
}

Suggestion think(const Library& library, const Inquiry& inquiry, std::int64_t part, std::uint64_t seed) {
  Inquiry wide = inquiry;
  wide.agent = wide_eyes(inquiry.game, part);
  wide.seed = seed;
  wide.most = SIZE_MAX;
  return library.answer(wide);
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

bool Doubt::think(const Library& library) {
  thoughts_.push_back(ravenhall::think(library, inquiry_, kCareful, thoughts_.size() + 1));
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

Result<Reviewer> Reviewer::begin(const Library& library, const Record& record) {
  const GameEntry* game = library.find(record.game);
  if (game == nullptr) return fail("unknown_game", "This is a record of a game this program does not know.");
  std::unique_ptr<Match> start;
  const auto replayed = replay(*game, record, false, [&](const Match& match, std::size_t line) {
    if (line == 0) start = match.clone();
  });
  if (!replayed) return tl::unexpected<Error>(replayed.error());
  if (!replayed->over || start == nullptr) return fail("not_over", "Only a match that is over is reviewed.");
  return Reviewer(library, std::move(start), record.lines);
}

Reviewer::Reviewer(const Library& library, std::unique_ptr<Match> match, std::vector<RecordLine> lines)
    : library_(&library), match_(std::move(match)), lines_(std::move(lines)) {
  add_moment(kNature);
}

std::size_t Reviewer::of() const { return lines_.size() + kSuspects * kStepsASuspect; }

std::size_t Reviewer::done() const {
  if (stage_ == Stage::ready) return of();
  return stage_ == Stage::moments ? next_ : lines_.size() + next_suspect_ * kStepsASuspect;
}

void Reviewer::step() {
  if (stage_ == Stage::moments) {
    look_at_moment();
    if (next_ < lines_.size()) return;
    put_in_order(suspects_.begin(), suspects_.end(), [](const Suspect& one, const Suspect& other) {
      return one.lost != other.lost ? one.lost > other.lost : one.n < other.n;
    });
    if (suspects_.size() > kSuspects) suspects_.erase(suspects_.begin() + kSuspects, suspects_.end());
    stage_ = Stage::mistakes;
  } else if (stage_ == Stage::mistakes && next_suspect_ < suspects_.size()) {
    Suspect& suspect = suspects_[next_suspect_];
    if (suspect.doubt.think(*library_)) return;
    if (auto mark = suspect.doubt.mistake()) {
      mark->n = suspect.n;
      mark->seat = suspect.seat;
      const auto tells = [&](const std::string& action) {
        const auto at = std::find(suspect.legal.begin(), suspect.legal.end(), action);
        return at == suspect.legal.end()
                   ? Json()
                   : suspect.tells[static_cast<std::size_t>(at - suspect.legal.begin())];
      };
      mark->action_tells = tells(mark->action);
      mark->better_tells = tells(mark->better);
      review_.marks.push_back(std::move(*mark));
    }
    ++next_suspect_;
  }
  if (stage_ == Stage::mistakes && next_suspect_ == suspects_.size()) settle_marks();
}

// A decision is a moment, and all acts of nature that follow each other are one.
void Reviewer::look_at_moment() {
  const Seat who = lines_[next_].seat;
  if (who != kNature) glance(lines_[next_]);
  do {
    (void)match_->apply(who, lines_[next_].action);  // it was replayed before
    ++next_;
  } while (who == kNature && next_ < lines_.size() && lines_[next_].seat == kNature);
  add_moment(who);
}

void Reviewer::glance(const RecordLine& line) {
  std::vector<std::string> legal = match_->legal(line.seat);
  if (legal.size() < 2) return;
  auto inquiry = library_->inquire(*match_, line.seat, "level4", 0, 0);
  if (!inquiry) return;
  const Suggestion thought = think(*library_, *inquiry, kGlance, 1);
  const auto lost = difference(thought, thought.action, line.action);
  if (!lost || *lost < kSmallestMark / 2) return;
  Json tells = written([&](JsonWriter& out) { match_->write_tells(line.seat, out); });
  suspects_.push_back({next_ + 1, line.seat, Doubt(std::move(*inquiry), line.action), *lost, std::move(legal),
                       std::move(tells)});
}

void Reviewer::add_moment(Seat who) {
  const auto seats = static_cast<std::size_t>(match_->seats());
  ReviewMoment moment{next_, who, std::vector<double>(seats), std::vector<double>(seats)};
  std::vector<double> squares(seats);
  std::vector<double> chances(seats);
  for (std::size_t i = 0; i < kLooks; ++i) {
    library_->chances(*match_, mix64(i + 1), chances);
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
    mark.n = next_;
    mark.mistake = false;
    for (std::size_t seat = 0; seat < seats && who == kNature; ++seat) {
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

Json review_json(const Review& review) {
  Json moments = Json::array();
  for (const ReviewMoment& moment : review.moments)
    moments.push_back({{"n", moment.n},
                       {"who", seat_json(moment.who)},
                       {"chances", rounded(moment.chances)},
                       {"luck", rounded(moment.luck)}});
  Json marks = Json::array();
  for (const ReviewMark& mark : review.marks)
    marks.push_back({{"n", mark.n},
                     {"seat", index(mark.seat)},
                     {"kind", mark.mistake ? "mistake" : "luck"},
                     {"action", mark.mistake ? Json(mark.action) : Json()},
                     {"better", mark.mistake ? Json(mark.better) : Json()},
                     {"action_tells", mark.action_tells},
                     {"better_tells", mark.better_tells},
                     {"lost", rounded(mark.lost)},
                     {"noise", rounded(mark.noise)}});
  return {{"moments", moments}, {"marks", marks}};
}

}  // namespace ravenhall
