// The engine protocol (docs/protocol.md): one JSON object a line in, one a line out, in order.
#pragma once

#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/error.hpp"
#include "kernel/json.hpp"
#include "kernel/match.hpp"
#include "kernel/seat.hpp"

namespace ravenhall::cli {

inline constexpr std::size_t kMaxLine = 1U << 20U;

// One conversation about one game. Whatever the lines hold, each gets its answer and a refused one changes
// nothing.
class Engine {
 public:
  explicit Engine(const GameEntry& game) : game_(&game) {}

  // The answer to one line, without a line break.
  std::string handle(std::string_view line);

  // The answer to a line that was longer than kMaxLine and has been thrown away.
  static std::string refuse_long_line();

 private:
  using Answer = Result<Json>;  // the fields of the answer besides id and ok

  Answer answer(const Json& request);
  Answer answer_new(const Json& request);
  Answer answer_load(const Json& request);
  Answer answer_legal(const Json& request);
  Answer answer_why(const Json& request);
  Answer answer_apply(const Json& request);
  Answer answer_advance(const Json& request);
  Answer answer_observe(const Json& request);
  Answer answer_undo(const Json& request);
  Answer answer_go(const Json& request);
  Answer answer_record(const Json& request);

  Json turn() const;
  Result<Json> events_json(const std::vector<Event>& events, const Json& request) const;
  // The seat that the field names; kNature and kSpectator only where allowed.
  enum class Also { nobody, nature, spectator };
  Result<Seat> seat_of(const Json& request, std::string_view field, Also also) const;

  const GameEntry* game_;
  std::unique_ptr<Match> match_;
};

// Answers the lines of `in` on `out` until it ends.
void run_engine(const GameEntry& game, std::istream& in, std::ostream& out);

}  // namespace ravenhall::cli
