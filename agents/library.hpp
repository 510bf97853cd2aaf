// Games with the computer players that think about them. The games that we ship are in agents/registry.hpp; a
// test may put together its own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "agents/games.hpp"
#include "kernel/error.hpp"
#include "kernel/match.hpp"
#include "kernel/seat.hpp"

namespace ravenhall {

// Those who think about a game, which they know as types and not as a Match; agents/playable.hpp makes one of
// any type that satisfies Game.
struct Mind {
  const GameInfo& (*info)();
  // As in Minds. Expects an observation of that game by a seat that must decide.
  std::string (*think)(const Inquiry& inquiry, int part);
  // How likely each seat is to win (where sides win and lose together, its side), when all goes on by habit
  // until it can be judged, with the luck of `seed`. Sees everything: not for whoever still plays. Expects
  // the bytes of a state of that game and as many places as it has seats.
  void (*chances)(std::span<const std::byte> state, std::uint64_t seed, std::span<double> out);
};

class Minds {
 public:
  explicit Minds(std::vector<Mind> all) : minds_(std::move(all)) {}

  bool know(std::string_view game) const { return mind_of(game) != nullptr; }

  // These expect an inquiry that Games::inquire made, of a game that they know.
  // One of its parts (from 0, see parts_of): opaque bytes as a text, for `conclude`. Parts know nothing of
  // each other, so they may be thought at the same time, anywhere.
  std::string think(const Inquiry& inquiry, int part) const;
  // All parts one after another, and what they come to.
  Suggestion answer(const Inquiry& inquiry) const;
  // Mind::chances of that game. Expects one that they know.
  void chances(std::string_view game, std::span<const std::byte> state, std::uint64_t seed,
               std::span<double> out) const;

 private:
  const Mind* mind_of(std::string_view game) const;

  std::vector<Mind> minds_;
};

// A game with those who think about it.
struct Playable {
  GameEntry game;
  Mind mind;
};

class Library : public Games, public Minds {
 public:
  explicit Library(std::span<const Playable> games);

  std::span<const Playable> games() const { return games_; }
  // Asked and answered at once.
  Result<Suggestion> suggest(const Match& match, Seat seat, std::string_view agent, std::uint64_t seed,
                             int ms) const;

 private:
  std::vector<Playable> games_;
};

}  // namespace ravenhall
