#include "agents/library.hpp"

#include <algorithm>

#include "agents/opinion.hpp"

namespace ravenhall {

namespace {

std::vector<GameEntry> entries_of(std::span<const Playable> games) {
  std::vector<GameEntry> entries;
  entries.reserve(games.size());
  for (const Playable& each : games) entries.push_back(each.game);
  return entries;
}

std::vector<Mind> minds_of(std::span<const Playable> games) {
  std::vector<Mind> minds;
  minds.reserve(games.size());
  for (const Playable& each : games) minds.push_back(each.mind);
  return minds;
}

}  // namespace

const Mind* Minds::mind_of(std::string_view game) const {
  const auto found =
      std::find_if(minds_.begin(), minds_.end(), [&](const Mind& each) { return each.info().id == game; });
  return found == minds_.end() ? nullptr : &*found;
}

std::string Minds::think(const Inquiry& inquiry, int part) const {
  return mind_of(inquiry.game)->think(inquiry, part);
}

Suggestion Minds::answer(const Inquiry& inquiry) const {
  std::vector<std::string> thoughts;
  for (int part = 0; part < parts_of(inquiry); ++part) thoughts.push_back(think(inquiry, part));
  return conclude(inquiry, thoughts);
}

void Minds::chances(std::string_view game, std::span<const std::byte> state, std::uint64_t seed,
                    std::span<double> out) const {
  mind_of(game)->chances(state, seed, out);
}

Library::Library(std::span<const Playable> games)
    : Games(entries_of(games)), Minds(minds_of(games)), games_(games.begin(), games.end()) {}

Result<Suggestion> Library::suggest(const Match& match, Seat seat, std::string_view agent, std::uint64_t seed,
                                    int ms) const {
  const auto inquiry = inquire(match, seat, agent, seed, ms);
  if (!inquiry) return tl::unexpected<Error>(inquiry.error());
  return answer(*inquiry);
}

}  // namespace ravenhall
