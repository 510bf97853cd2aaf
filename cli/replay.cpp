#include "cli/replay.hpp"

#include <fmt/format.h>

#include <ostream>

#include "agents/proof.hpp"
#include "agents/registry.hpp"
#include "cli/complain.hpp"
#include "cli/exit_codes.hpp"
#include "cli/files.hpp"
#include "games/registry.hpp"
#include "kernel/replay.hpp"
#include "kernel/sides.hpp"
#include "kernel/text.hpp"

namespace ravenhall::cli {

namespace {

Json proof_json(const Proof& proof) {
  return {{"noted", proof.noted}, {"agreed", proof.agreed}, {"other_version", proof.other_version}};
}

void print_proof(const Proof& proof, std::ostream& out) {
  if (proof.agreed > 0)
    out << fmt::format(
        "Nobody peeked: {} of {} noted decisions of computer players were thought again from what their "
        "seats knew, and agree.\n",
        proof.agreed, proof.noted);
  if (proof.other_version > 0)
    out << fmt::format(
        "{} decisions of computer players are of another version of them and cannot be repeated by this "
        "one.\n",
        proof.other_version);
}

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
  Prover prover(shipped_games(), *record);
  const auto think_again = [&](const Match& match, std::size_t line) { prover.before(match, line); };
  const auto report =
      replay(*game, *record, options.verify, options.verify ? BeforeLine(think_again) : nullptr);
  if (!report) return complain(report.error(), kCheckFailed, options.json, out, err);
  const Proof proof = prover.result();
  if (!proof.wrong.empty()) {
    const Error peeked{"not_repeated",
                       proof.wrong + fmt::format(" {} of {} noted decisions of computer players agree.",
                                                 proof.agreed, proof.noted)};
    return complain(peeked, kCheckFailed, options.json, out, err);
  }
  if (options.json) {
    Json json = report_json(*record, *report);
    json["thoughts"] = options.verify ? proof_json(proof) : Json();
    out << dump(json) << "\n";
  } else {
    print_report(*record, *report, out);
    if (options.verify) print_proof(proof, out);
  }
  return kFine;
}

}  // namespace ravenhall::cli
