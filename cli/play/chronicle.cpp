#include "cli/play/chronicle.hpp"

#include <algorithm>

namespace ravenhall::cli {

void Chronicle::add(const Match& match, const std::vector<Event>& events) {
  for (const Event& event : events) entries_.push_back({event, match.decisions().size()});
}

void Chronicle::take_back(const Match& match) {
  while (!entries_.empty() && entries_.back().decisions > match.decisions().size()) entries_.pop_back();
  for (std::size_t& told : told_) told = std::min(told, entries_.size());
}

std::vector<std::string> Chronicle::tell(const Match& match, const Screen& screen, Seat reader,
                                         std::size_t from) const {
  const Json view = match.observe(reader);
  std::vector<std::string> sentences;
  std::vector<int> times;
  for (std::size_t i = from; i < entries_.size(); ++i) {
    std::string sentence = screen.sentence(view, match.event_json(entries_[i].event, reader));
    if (sentence.empty()) continue;
    if (!sentences.empty() && sentences.back() == sentence) {
      ++times.back();
      continue;
    }
    sentences.push_back(std::move(sentence));
    times.push_back(1);
  }
  for (std::size_t i = 0; i < sentences.size(); ++i) {
    if (times[i] > 1) sentences[i] += " (" + std::to_string(times[i]) + " times)";
  }
  return sentences;
}

std::vector<std::string> Chronicle::news(const Match& match, const Screen& screen, Seat reader) {
  std::size_t& told = told_[static_cast<std::size_t>(index(reader))];
  auto sentences = tell(match, screen, reader, told);
  told = entries_.size();
  return sentences;
}

std::vector<std::string> Chronicle::last(const Match& match, const Screen& screen, Seat reader,
                                         std::size_t most) const {
  auto sentences = tell(match, screen, reader, 0);
  if (sentences.size() > most)
    sentences.erase(sentences.begin(), sentences.end() - static_cast<std::ptrdiff_t>(most));
  return sentences;
}

}  // namespace ravenhall::cli
