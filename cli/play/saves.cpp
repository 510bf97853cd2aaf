#include "cli/play/saves.hpp"

#include <filesystem>
#include <system_error>
#include <utility>

#include "cli/files.hpp"
#include "cli/play/style.hpp"
#include "cli/seed.hpp"
#include "kernel/record.hpp"
#include "kernel/replay.hpp"

namespace ravenhall::cli {

namespace {

constexpr std::string_view kControllers = "Controllers";  // the header that names them
constexpr int kMostNames = 1000;

std::string numbered_name(const std::string& game, int number) {
  return game + (number > 1 ? "-" + std::to_string(number) : "") + ".saga";
}

}  // namespace

Result<bool> save_game(const Match& match, const Controllers& controllers, const std::string& path) {
  Record record = match.record(true);
  record.names.clear();
  for (const std::string& controller : controllers)
    record.names.push_back(is_person(controller) ? "human" : controller);
  record.extra.emplace_back(kControllers, joined(controllers, ","));
  return write_file(path, write_record(record));
}

Result<SavedGame> load_game(const std::string& path, const GameEntry& game) {
  const auto text = read_file(path);
  if (!text) return tl::unexpected<Error>(text.error());
  auto record = read_record(*text);
  if (!record) return tl::unexpected<Error>(record.error());
  SavedGame saved;
  saved.new_dice = record->seed.empty();
  if (saved.new_dice) record->seed = fresh_seed();
  auto report = replay(game, *record, false);
  if (!report) return tl::unexpected<Error>(report.error());
  saved.match = std::move(report->match);
  saved.events = std::move(report->events);
  for (const auto& [key, value] : record->extra) {
    if (key != kControllers) continue;
    saved.controllers = split_at(value, ',');
  }
  return saved;
}

std::string unfinished_game(const std::string& game) {
  namespace fs = std::filesystem;
  std::string latest;
  fs::file_time_type when;
  for (int i = 1; i <= kMostNames; ++i) {
    const std::string name = numbered_name(game, i);
    std::error_code problem;
    if (!fs::exists(name, problem)) break;
    const auto written = fs::last_write_time(name, problem);
    if (problem || (!latest.empty() && written < when)) continue;
    const auto text = read_file(name);
    const auto record = text ? read_record(*text) : fail("", "");
    if (!record || record->result != "*" || record->lines.empty()) continue;
    latest = name;
    when = written;
  }
  return latest;
}

std::string free_name(const std::string& game) {
  std::error_code ignored;
  int number = 1;
  while (number < kMostNames && std::filesystem::exists(numbered_name(game, number), ignored)) ++number;
  return numbered_name(game, number);
}

}  // namespace ravenhall::cli
