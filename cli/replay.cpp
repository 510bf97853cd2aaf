#include "cli/replay.hpp"

#include <fmt/format.h>

#include <ostream>

#include "cli/exit_codes.hpp"
#include "cli/files.hpp"
#include "games/registry.hpp"
#include "kernel/replay.hpp"
#include "kernel/sides.hpp"
#include "kernel/text.hpp"

namespace ravenhall::cli {

namespace {

Json report_json(const Record& record, const ReplayReport& report) {
  Json json = Json::object();
  json["ok"] = true;
  json["game"] = record.game;
  json["seats"] = record.seats;
  json["decisions"] = report.decisions;
  json["nature_acts"] = report.nature_acts;
  json["over"] = report.over;
  json["verified"] = report.verified;
  json["result"] = report.result;
  json["hash"] = report.hash;
  json["outcome"] = report.over ? outcome_json(report.match->info(), report.match->outcome()) : Json();
  json["phase"] = std::string(report.match->phase());
  return json;
}

std::string player_name(const Record& record, int seat) {
  const auto i = static_cast<std::size_t>(seat);
  const bool named = i < record.names.size() && !record.names[i].empty();
  return fmt::format("seat {}", seat) + (named ? " (" + record.names[i] + ")" : "");
}

void print_report(const Record& record, const ReplayReport& report, std::ostream& out) {
  out << fmt::format("{}, {} seats, rules version {}\n", report.match->info().title, record.seats,
                     record.rules_version);
  std::vector<std::string> chosen;
  const GameInfo& info = report.match->info();
  const auto choices = option_choices(info, report.match->setup());
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (info.options[i].values[info.options[i].fallback] != choices[i].second) {
      chosen.push_back(choices[i].first + "=" + choices[i].second);
    }
  }
  out << "Options: " << (chosen.empty() ? "all at their defaults" : listed(chosen, chosen.size())) << ".\n";
  out << fmt::format("{} decisions, {} of them nature's; every one is legal.\n", report.decisions,
                     report.nature_acts);
  if (report.verified)
    out << "The dice were fair: every act of nature follows from the seed that was committed to.\n";
  const Outcome outcome = report.match->outcome();
  if (!report.over) {
    std::vector<std::string> waiting;
    for (const Seat seat : report.match->to_act())
      waiting.push_back(seat == kNature ? "nature" : player_name(record, index(seat)));
    out << fmt::format("The game is not over: phase {}, waiting for {}.\n", report.match->phase(),
                       listed(waiting));
  }
  const bool points = !outcome.scores.empty();
  for (int i = 0; i < record.seats && (points || report.over); ++i) {
    out << fmt::format("  {:<24}{:>5}{}\n", player_name(record, i),
                       points ? std::to_string(outcome.scores[static_cast<std::size_t>(i)]) : "",
                       outcome.winners.has(seat_at(i)) ? "  winner" : "");
  }
  out << "Hash " << report.hash << "\n";
}

int complain(const Error& error, int status, bool json, std::ostream& out, std::ostream& err) {
  err << error.message << "\n";
  if (json) {
    Json answer = Json::object();
    answer["ok"] = false;
    answer["error"]["code"] = error.code;
    answer["error"]["message"] = error.message;
    out << dump(answer) << "\n";
  }
  return status;
}

}  // namespace

int run_replay(const ReplayOptions& options, std::ostream& out, std::ostream& err) {
  const auto text = read_file(options.file);
  if (!text) return complain(text.error(), kBadInput, options.json, out, err);
  auto record = read_record(*text);
  if (!record) return complain(record.error(), kBadInput, options.json, out, err);
  const GameEntry* game = find_game(record->game);
  if (game == nullptr) {
    const Error unknown{"unknown_game", "This is a record of " + in_quotes(record->game) +
                                            ", a game this program does not know."};
    return complain(unknown, kBadInput, options.json, out, err);
  }
  // A part of a record says nothing about its end.
  if (options.to >= 0 && static_cast<std::size_t>(options.to) < record->lines.size()) {
    record->lines.resize(static_cast<std::size_t>(options.to));
    record->result.clear();
    record->hash.clear();
  }
  const auto report = replay(*game, *record, options.verify);
  if (!report) return complain(report.error(), kCheckFailed, options.json, out, err);
  if (options.json) {
    out << dump(report_json(*record, *report)) << "\n";
  } else {
    print_report(*record, *report, out);
  }
  return kFine;
}

}  // namespace ravenhall::cli
