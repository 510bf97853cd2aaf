// The report as one page that needs nothing else: tables and pictures.
#include <fmt/format.h>

#include <algorithm>

#include "cli/arena/report.hpp"

namespace ravenhall::cli {

namespace {

constexpr double kWide = 640;
constexpr double kLeft = 130;  // of the labels
constexpr double kRow = 26;

std::string escaped(const std::string& text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '&': out += "&amp;"; break;
      case '"': out += "&quot;"; break;
      default: out += c;
    }
  }
  return out;
}

// A dot with its interval for each row, on a scale from `low` to `high`.
struct Interval {
  std::string label;
  double value = 0;
  double low = 0;
  double high = 0;
  std::string text;
};
std::string intervals(const std::vector<Interval>& rows, double low, double high, double mark) {
  const double width = kWide - kLeft - 110;
  const auto x = [&](double value) { return kLeft + (value - low) / std::max(high - low, 1e-9) * width; };
  const double height = kRow * static_cast<double>(rows.size()) + 8;
  std::string svg = fmt::format("<svg viewBox=\"0 0 {} {}\" role=\"img\">", kWide, height);
  svg += fmt::format("<line class=\"mark\" x1=\"{0:.1f}\" x2=\"{0:.1f}\" y1=\"0\" y2=\"{1}\"/>", x(mark),
                     height);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Interval& row = rows[i];
    const double y = kRow * (static_cast<double>(i) + 0.5) + 4;
    svg += fmt::format(
        "<text x=\"{:.0f}\" y=\"{:.1f}\" text-anchor=\"end\">{}</text>"
        "<line class=\"bar\" x1=\"{:.1f}\" x2=\"{:.1f}\" y1=\"{:.1f}\" y2=\"{:.1f}\"/>"
        "<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"4\"/><text x=\"{:.0f}\" y=\"{:.1f}\">{}</text>",
        kLeft - 10, y + 4, escaped(row.label), x(row.low), x(row.high), y, y, x(row.value), y, kWide - 100,
        y + 4, escaped(row.text));
  }
  return svg + "</svg>";
}

// How the first agent's share settled, game after game.
std::string course(const std::vector<Share>& shares, double par) {
  constexpr double kHigh = 180;
  if (shares.size() < 2) return {};
  const auto x = [&](std::size_t i) {
    return static_cast<double>(i) / static_cast<double>(shares.size() - 1) * kWide;
  };
  const auto y = [](double share) { return kHigh - share * kHigh; };
  const std::size_t step = std::max<std::size_t>(1, shares.size() / 300);
  std::string line;
  std::string upper;
  std::string lower;
  for (std::size_t i = 0; i < shares.size(); i += step) {
    line += fmt::format("{:.1f},{:.1f} ", x(i), y(shares[i].rate));
    upper += fmt::format("{:.1f},{:.1f} ", x(i), y(shares[i].high));
    lower = fmt::format("{:.1f},{:.1f} ", x(i), y(shares[i].low)) + lower;
  }
  return fmt::format(
      "<svg viewBox=\"0 0 {0} {1}\" role=\"img\"><polygon points=\"{2}{3}\"/>"
      "<line class=\"mark\" x1=\"0\" x2=\"{0}\" y1=\"{4:.1f}\" y2=\"{4:.1f}\"/><polyline "
      "points=\"{5}\"/></svg>",
      kWide, kHigh, upper, lower, y(par), line);
}

}  // namespace

std::string report_html(const SeriesPlan& plan, const ArenaReport& report,
                        const std::vector<GameResult>& games, const std::string& command) {
  const double par = 1.0 / static_cast<double>(plan.parts());
  std::vector<Interval> shares;
  std::vector<Interval> ratings;
  std::vector<Interval> by_part;
  double low = 1500;
  double high = 1500;
  std::string table;
  for (const Standing& s : report.standings) {
    shares.push_back(
        {s.name, s.share.rate, s.share.low, s.share.high, fmt::format("{:.1f} %", 100 * s.share.rate)});
    ratings.push_back({s.name, s.rating.value, s.rating.value - s.rating.error,
                       s.rating.value + s.rating.error,
                       fmt::format("{:.0f} ±{:.0f}", s.rating.value, s.rating.error)});
    low = std::min(low, ratings.back().low);
    high = std::max(high, ratings.back().high);
    table += fmt::format(
        "<tr><td>{}<td>{:.0f}<td>{:.1f}<td>{:.1f} %<td>{:.1f}–{:.1f} %<td>{:.0f} ±{:.0f}<td>{:.1f}",
        escaped(s.name), s.games, s.wins, 100 * s.share.rate, 100 * s.share.low, 100 * s.share.high,
        s.rating.value, s.rating.error, s.score);
    for (std::size_t part = 0; part < plan.parts(); ++part) {
      const auto& [played, wins] = s.parts[part];
      if (played == 0) continue;
      const Share share = wilson(wins, played);
      by_part.push_back({s.name + ", " + part_name(plan, part), share.rate, share.low, share.high,
                         fmt::format("{:.0f} games", played)});
    }
  }
  std::size_t decisions = 0;
  for (const GameResult& game : games) decisions += game.decisions;
  const std::string title = fmt::format("Arena: {}", plan.game->info().title);
  return fmt::format(
      "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>{0}</title><style>"
      "body{{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#222;"
      "background:#fbfaf7}}table{{border-collapse:collapse}}td,th{{padding:.2rem .8rem .2rem "
      "0;text-align:left}}"
      "svg{{width:100%;height:auto;font-size:12px}}.bar{{stroke:#7a3b2e;stroke-width:2}}circle{{fill:#7a3b2e}"
      "}"
      ".mark{{stroke:#999;stroke-dasharray:4 4}}polyline{{fill:none;stroke:#7a3b2e;stroke-width:2}}"
      "polygon{{fill:#7a3b2e22}}code{{overflow-wrap:anywhere}}</style><h1>{0}</h1>"
      "<p>{1} games at {2} seats, seed {3}, {4} decisions. The dashed lines are par. Bars are 95 % "
      "intervals.</p>"
      "<p><code>{5}</code></p><table><tr><th>agent<th>games<th>wins<th>share<th>95 "
      "%<th>rating<th>points{6}</table>"
      "<h2>Share of games won</h2>{7}<h2>Ratings</h2>{8}<h2>By place at the table</h2>{9}"
      "<h2>How the share of {10} settled</h2>{11}</html>\n",
      escaped(title), report.games, plan.setup.seats, plan.seed, decisions, escaped(command), table,
      intervals(shares, 0, 1, par), intervals(ratings, low, high, 1500), intervals(by_part, 0, 1, par),
      escaped(plan.agents[0]), course(report.course, par));
}

}  // namespace ravenhall::cli
