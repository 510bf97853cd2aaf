// What has happened so far, told to each seat as it may know it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "cli/play/screen.hpp"
#include "kernel/match.hpp"

namespace ravenhall::cli {

class Chronicle {
 public:
  // Takes in the events of a decision that `match` has just taken.
  void add(const Match& match, const std::vector<Event>& events) { add(events, match.decisions().size()); }
  // Takes in a game that was played before. Everybody was told what had happened when they last decided.
  void recall(const Match& match, const std::vector<std::vector<Event>>& events);
  // Forgets what was taken back: everything after the decisions that `match` still has.
  void take_back(const Match& match);

  // The sentences that none of the readers, who look at one screen, has been told yet; they count as told
  // now.
  std::vector<std::string> news(const Match& match, const Screen& screen, SeatSet readers);
  // The last `most` sentences, told before or not.
  std::vector<std::string> last(const Match& match, const Screen& screen, SeatSet readers,
                                std::size_t most) const;

 private:
  struct Entry {
    Event event;
    std::size_t decisions;  // how many the match had when it had happened
  };
  void add(const std::vector<Event>& events, std::size_t decisions);
  std::size_t& told(Seat seat) { return told_[static_cast<std::size_t>(index(seat))]; }
  std::vector<std::string> tell(const Match& match, const Screen& screen, SeatSet readers,
                                std::size_t from) const;

  std::vector<Entry> entries_;
  std::vector<std::size_t> told_ = std::vector<std::size_t>(16);  // by seat: how many entries
};

}  // namespace ravenhall::cli
