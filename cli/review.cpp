#include "cli/review.hpp"

#include <fmt/format.h>

#include <cmath>
#include <ostream>
#include <utility>

#include "agents/registry.hpp"
#include "agents/review.hpp"
#include "cli/complain.hpp"
#include "cli/exit_codes.hpp"
#include "cli/files.hpp"

namespace ravenhall::cli {

namespace {

std::string seat_name(const Record& record, Seat seat) {
  const auto i = static_cast<std::size_t>(index(seat));
  const bool named = i < record.names.size() && !record.names[i].empty();
  return fmt::format("seat {}", i) + (named ? " (" + record.names[i] + ")" : "");
}

std::string percent(double chance) { return fmt::format("{:.0f}%", chance * 100); }

// Some twenty moments over the whole match, the first and the last among them.
void print_line(const Record& record, const Review& review, std::ostream& out) {
  constexpr std::size_t kRows = 20;
  constexpr int kWide = 8;
  out << "Chances to win, everything open, and in brackets what luck has given so far:\n";
  out << fmt::format("{:>6}", "line");
  for (int i = 0; i < record.seats; ++i)
    out << fmt::format("{:>{}}        ", fmt::format("seat {}", i), kWide);
  out << "\n";
  const std::size_t last = review.moments.size() - 1;
  std::size_t printed = last + 1;
  for (std::size_t row = 0; row <= kRows; ++row) {
    const std::size_t i = last * row / kRows;
    if (i == printed) continue;
    printed = i;
    const ReviewMoment& moment = review.moments[i];
    out << fmt::format("{:>6}", moment.n);
    for (std::size_t seat = 0; seat < moment.chances.size(); ++seat)
      out << fmt::format("{:>{}} ({:>+4.0f})", percent(moment.chances[seat]), kWide,
                         moment.luck[seat] * 100 + 0.0)
          << " ";
    out << "\n";
  }
}

void print_marks(const Record& record, const Review& review, std::ostream& out) {
  out << (review.marks.empty() ? "Nothing stands out.\n" : "What mattered most:\n");
  for (const ReviewMark& mark : review.marks) {
    const std::string sure =
        fmt::format("{:.0f} ± {:.0f} points", std::abs(mark.lost) * 100, mark.noise * 100);
    out << fmt::format("  line {:>4}: {} ", mark.n, seat_name(record, mark.seat));
    if (mark.mistake) {
      out << fmt::format("lost {} by \"{}\"; \"{}\" was better.\n", sure, mark.action, mark.better);
    } else {
      out << fmt::format("{} {} by chance.\n", mark.lost > 0 ? "lost" : "won", sure);
    }
  }
}

}  // namespace

int run_review(const ReviewOptions& options, std::ostream& out, std::ostream& err) {
  const auto text = read_file(options.file);
  if (!text) return complain(text.error(), kBadInput, options.json, out, err);
  const auto record = read_record(*text);
  if (!record) return complain(record.error(), kBadInput, options.json, out, err);
  auto played = played_match(shipped_games(), *record);
  if (!played) {
    const std::string& code = played.error().code;
    const bool input = code == "unknown_game" || code == "not_over";
    return complain(played.error(), input ? kBadInput : kCheckFailed, options.json, out, err);
  }
  Reviewer reviewer(shipped_games(), std::move(*played));
  while (!reviewer.ready()) reviewer.step();
  const Review& review = reviewer.review();
  if (options.json) {
    Json json = {{"ok", true}, {"game", record->game}};
    json.update(review_json(shipped_games(), *record, review));
    out << dump(json) << "\n";
    return kFine;
  }
  print_line(*record, review, out);
  print_marks(*record, review, out);
  return kFine;
}

}  // namespace ravenhall::cli
