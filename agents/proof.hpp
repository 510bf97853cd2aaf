// Proof that nobody peeked: every decision of a computer player that a record has notes of is thought again,
// from what its seat knew then and nothing else.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "agents/library.hpp"
#include "kernel/replay.hpp"

namespace ravenhall {

// Stands in the place of an agent that had no answer: the seat did the first thing it could.
inline constexpr std::string_view kFirstLegal = "first";

struct Proof {
  std::size_t noted = 0;          // decisions that the record says how they were come to
  std::size_t agreed = 0;         // of them: the agent decides the same again
  std::size_t other_version = 0;  // of them: cannot be repeated by the agents of this program
  std::string wrong;              // what is wrong with the first that does not agree; empty: all do
};

// Thinks again while a record is replayed: `before` is a BeforeLine. Expects a record with its seed.
class Prover {
 public:
  Prover(const Library& library, const Record& record);
  void before(const Match& match, std::size_t line);
  Proof result() const;

 private:
  // What the agent of that line decides at this moment; an error when there is nothing to repeat.
  Result<std::string> again(const Match& match, const RecordLine& line) const;
  // Why a line cannot have been thought of at the moment that it names; empty when it can.
  std::string misplaced(std::size_t line) const;
  void check(std::size_t line, const Result<std::string>& action);

  const Library& library_;
  const Record& record_;
  std::vector<std::size_t> order_;  // the lines with notes, by what they had seen
  std::size_t next_ = 0;            // of order_
  std::size_t first_wrong_ = 0;
  Proof proof_;
};

}  // namespace ravenhall
