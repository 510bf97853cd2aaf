#include "kernel/replay.hpp"

#include <utility>

#include "kernel/fairness.hpp"
#include "kernel/text.hpp"

namespace ravenhall {

namespace {

std::string line_text(const Record& record, std::size_t i) {
  const RecordLine& line = record.lines[i];
  return "Line " + std::to_string(i + 1) + " " +
         in_quotes(std::to_string(i + 1) + " " + seat_text(line.seat) + " " + line.action);
}

Result<std::unique_ptr<Match>> begin(const GameEntry& game, const Record& record) {
  const GameInfo& info = game.info();
  if (record.game != info.id) {
    return fail("wrong_game",
                "This is a record of " + in_quotes(record.game) + ", not of " + std::string(info.id) + ".");
  }
  if (record.rules_version > info.rules_version) {
    return fail("newer_rules", "This record needs rules version " + std::to_string(record.rules_version) +
                                   "; this program knows " + std::to_string(info.rules_version) +
                                   ". Use a newer one.");
  }
  auto setup = stored_setup(info, record.seats, record.options);
  if (!setup) return tl::unexpected<Error>(std::move(setup.error()));
  if (record.position.empty()) return game.create(*setup, record.seed);

  const auto position = parse_json(record.position);
  if (!position) return fail("bad_position", "The header [Position] is broken. " + position.error().message);
  auto match = game.load(*position, record.seed);
  if (match && ((*match)->seats() != setup->seats || !((*match)->setup().options == setup->options))) {
    return fail("bad_position",
                "The header [Position] is for other seats or options than the headers of the record.");
  }
  return match;
}

// One line of the record: its events, or what is wrong with it.
Result<std::vector<Event>> step(Match& match, const Record& record, std::size_t i, bool verify) {
  const RecordLine& line = record.lines[i];
  if (verify && line.seat == kNature) {
    const std::string drawn = match.next_nature_act();
    if (!drawn.empty() && drawn != line.action) {
      return fail("unfair", line_text(record, i) + " does not follow from the seed, which gives " +
                                in_quotes(drawn) + ".");
    }
  }
  auto events = match.apply(line.seat, line.action);
  if (!events) return fail("illegal_line", line_text(record, i) + " is not legal. " + events.error().message);
  // People may shorten what they say; a record says everything, or it could mean something else one day.
  if (match.decisions().back().action != line.action) {
    return fail("illegal_line", line_text(record, i) + " must be written in full: " +
                                    in_quotes(match.decisions().back().action) + ".");
  }
  return events;
}

}  // namespace

Result<ReplayReport> replay(const GameEntry& game, const Record& record, bool verify,
                            const BeforeLine& before) {
  if (verify) {
    if (record.seed.empty())
      return fail("no_seed", "The record has no [Seed], so nature's acts cannot be verified.");
    if (record.commitment.empty()) {
      return fail("no_commitment", "The record has no [Commitment], so the seed cannot be verified.");
    }
    if (record.commitment != commitment_of(record.seed)) {
      return fail("wrong_commitment", "The seed is not the one that was committed to at the start.");
    }
  }
  auto match = begin(game, record);
  if (!match) return tl::unexpected<Error>(std::move(match.error()));

  ReplayReport report;
  report.match = std::move(*match);
  auto jump = record.jumps.begin();
  for (std::size_t i = 0; i < record.lines.size(); ++i) {
    for (; jump != record.jumps.end() && jump->decision == i; ++jump) report.match->skip_chance(jump->act);
    if (before) before(*report.match, i);
    auto events = step(*report.match, record, i, verify);
    if (!events) return tl::unexpected<Error>(std::move(events.error()));
    if (record.lines[i].thinking && record.lines[i].seat != kNature)
      report.match->note_thinking(*record.lines[i].thinking);
    report.events.push_back(std::move(*events));
    if (record.lines[i].seat == kNature) ++report.nature_acts;
  }
  report.decisions = record.lines.size();
  report.over = report.match->over();
  report.verified = verify;
  report.result = result_text(report.match->outcome(), report.match->seats());
  report.hash = hash_text(report.match->hash());
  if (!record.result.empty() && record.result != report.result) {
    return fail("wrong_result", "The record states the result " + in_quotes(record.result) +
                                    ", but its lines lead to " + in_quotes(report.result) + ".");
  }
  if (!record.hash.empty() && record.hash != report.hash) {
    return fail("wrong_hash", "The record states the final hash " + record.hash + ", but its lines lead to " +
                                  report.hash + ".");
  }
  return report;
}

}  // namespace ravenhall
