#include "agents/proof.hpp"

#include "agents/version.hpp"
#include "kernel/fairness.hpp"
#include "kernel/sort.hpp"
#include "kernel/text.hpp"

namespace ravenhall {

Prover::Prover(const Library& library, const Record& record) : library_(library), record_(record) {
  for (std::size_t i = 0; i < record.lines.size(); ++i) {
    if (record.lines[i].thinking) order_.push_back(i);
  }
  put_in_order(order_.begin(), order_.end(), [&](std::size_t one, std::size_t other) {
    const std::size_t before = record.lines[one].thinking->seen;
    const std::size_t after = record.lines[other].thinking->seen;
    return before != after ? before < after : one < other;
  });
  proof_.noted = order_.size();
}

void Prover::before(const Match& match, std::size_t line) {
  for (; next_ < order_.size() && record_.lines[order_[next_]].thinking->seen == line; ++next_) {
    const std::size_t decided = order_[next_];
    const RecordLine& noted = record_.lines[decided];
    if (noted.thinking->version != kAgentsVersion) {
      ++proof_.other_version;
      continue;
    }
    if (const std::string problem = misplaced(decided); !problem.empty()) {
      check(decided, fail("misplaced", problem));
    } else {
      check(decided, again(match, noted));
    }
  }
}

std::string Prover::misplaced(std::size_t line) const {
  const RecordLine& noted = record_.lines[line];
  for (std::size_t i = noted.thinking->seen; i < line; ++i) {
    if (record_.lines[i].seat == kNature || record_.lines[i].seat == noted.seat)
      return "the question has changed since it was thought of";
  }
  if (!noted.thinking->derived) return {};
  // Changes are counted, what was taken back included: nobody can try numbers until one gives what they want.
  if (noted.thinking->number < noted.thinking->seen) return "its number is smaller than any can be";
  for (std::size_t i = next_; i-- > 0;) {
    const Thinking& earlier = *record_.lines[order_[i]].thinking;
    if (!earlier.derived || earlier.version != kAgentsVersion) continue;
    return earlier.number > noted.thinking->number ? "its number is smaller than one before it" : "";
  }
  return {};
}

Result<std::string> Prover::again(const Match& match, const RecordLine& line) const {
  const Thinking& thinking = *line.thinking;
  if (thinking.agent == kFirstLegal) {
    const auto legal = match.legal(line.seat);
    if (legal.empty()) return fail("not_your_turn", "the seat had nothing to decide then");
    return legal.front();
  }
  const std::uint64_t seed =
      thinking.derived ? thought_seed(record_.seed, thinking.number, line.seat) : thinking.number;
  const auto suggestion = library_.suggest(match, line.seat, thinking.agent, seed, thinking.ms);
  if (!suggestion) return tl::unexpected<Error>(suggestion.error());
  return suggestion->action;
}

void Prover::check(std::size_t line, const Result<std::string>& action) {
  const RecordLine& noted = record_.lines[line];
  if (action && *action == noted.action) {
    ++proof_.agreed;
    return;
  }
  if (!proof_.wrong.empty() && first_wrong_ < line) return;
  first_wrong_ = line;
  const std::string text = std::to_string(line + 1) + " " + seat_text(noted.seat) + " " + noted.action;
  proof_.wrong = "Line " + std::to_string(line + 1) + " " + in_quotes(text) + " is not what " +
                 noted.thinking->agent + " decides with what the seat knew: " +
                 (action ? "that is " + in_quotes(*action) : action.error().message) + ".";
}

Proof Prover::result() const { return proof_; }

}  // namespace ravenhall
