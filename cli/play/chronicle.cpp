#include "cli/play/chronicle.hpp"

#include <algorithm>

namespace ravenhall::cli {

void Chronicle::add(const std::vector<Event>& events, std::size_t decisions) {
  for (const Event& event : events) entries_.push_back({event, decisions});
}

void Chronicle::recall(const Match& match, const std::vector<std::vector<Event>>& events) {
  for (std::size_t i = 0; i < events.size(); ++i) {
    told(match.decisions()[i].seat) = entries_.size();
    add(events[i], i + 1);
  }
}

void Chronicle::take_back(const Match& match) {
  while (!entries_.empty() && entries_.back().decisions > match.decisions().size()) entries_.pop_back();
  for (std::size_t& told : told_) told = std::min(told, entries_.size());
}

std::vector<std::string> Chronicle::tell(const Match& match, const Screen& screen, SeatSet readers,
                                         std::size_t from) const {
  const Json view = match.observe(readers.first());
  std::vector<std::string> sentences;
  std::vector<int> times;
  for (std::size_t i = from; i < entries_.size(); ++i) {
    std::string sentence = screen.sentence(view, match.event_json(entries_[i].event, readers));
    if (sentence.empty()) continue;
    if (!sentences.empty() && sentences.back() == sentence) {
      ++times.back();
      continue;
    }
    sentences.push_back(std::move(sentence));
    times.push_back(1);
  }
  for (std::size_t i = 0; i < sentences.size(); ++i) {
    if (times[i] > 1) sentences[i] += " (x" + std::to_string(times[i]) + ")";
    sentences[i] = screen.in_lines(sentences[i]);
  }
  return sentences;
}

std::vector<std::string> Chronicle::news(const Match& match, const Screen& screen, SeatSet readers) {
  std::size_t from = 0;
  for (const Seat seat : readers) from = std::max(from, told(seat));
  for (const Seat seat : readers) told(seat) = entries_.size();
  return tell(match, screen, readers, from);
}

std::vector<std::string> Chronicle::last(const Match& match, const Screen& screen, SeatSet readers,
                                         std::size_t most) const {
  auto sentences = tell(match, screen, readers, 0);
  if (sentences.size() > most)
    sentences.erase(sentences.begin(), sentences.end() - static_cast<std::ptrdiff_t>(most));
  return sentences;
}

}  // namespace ravenhall::cli
