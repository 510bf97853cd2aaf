// Positions in a file, so that a long series of games can be broken off and gone on with.
#pragma once

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "cli/learn/fit.hpp"

namespace ravenhall::cli {

// Numbers one after another, as this machine keeps them. A file of other features is begun anew.
class Store {
 public:
  Store(const std::string& path, std::size_t features) {
    if (path.empty()) return;
    std::ifstream in(path, std::ios::binary);
    std::uint64_t head = 0;
    if (get(in, head) && head == features) read(in);
    in.close();
    out_.open(path, std::ios::binary);
    put(static_cast<std::uint64_t>(features));
    for (const auto& [game, kept] : games) write(game, kept);
  }
  void add(std::size_t game, std::vector<Position> kept) {
    if (out_.is_open()) write(game, kept);
    games.emplace(game, std::move(kept));
  }
  std::map<std::size_t, std::vector<Position>> games;

 private:
  template <class T>
  static bool get(std::ifstream& in, T& value) {
    return static_cast<bool>(in.read(reinterpret_cast<char*>(&value), sizeof(T)));
  }
  template <class T>
  void put(const T& value) {
    out_.write(reinterpret_cast<const char*>(&value), sizeof(T));
  }
  void write(std::size_t game, const std::vector<Position>& kept) {
    put(static_cast<std::uint64_t>(game));
    put(static_cast<std::uint64_t>(kept.size()));
    for (const Position& p : kept) {
      put(static_cast<std::uint32_t>(p.table));
      put(p.stage);
      put(static_cast<std::uint32_t>(p.parts.size()));
      for (std::size_t i = 0; i < p.parts.size(); ++i) {
        put(p.target[i]);
        put(p.won[i]);
        put(static_cast<std::uint32_t>(p.parts[i].size()));
        for (const Counted& c : p.parts[i]) {
          put(c.feature);
          put(c.value);
        }
      }
    }
    out_.flush();
  }
  // What was broken off with the program is left out.
  void read(std::ifstream& in) {
    std::uint64_t game = 0;
    std::uint64_t count = 0;
    while (get(in, game) && get(in, count)) {
      std::vector<Position> kept(count);
      for (Position& p : kept) {
        std::uint32_t table = 0;
        std::uint32_t parts = 0;
        if (!get(in, table) || !get(in, p.stage) || !get(in, parts)) return;
        p.game = game;
        p.table = table;
        p.parts.resize(parts);
        p.target.resize(parts);
        p.won.resize(parts);
        for (std::size_t i = 0; i < parts; ++i) {
          std::uint32_t features = 0;
          if (!get(in, p.target[i]) || !get(in, p.won[i]) || !get(in, features)) return;
          p.parts[i].resize(features);
          for (Counted& c : p.parts[i]) {
            if (!get(in, c.feature) || !get(in, c.value)) return;
          }
        }
      }
      games.emplace(game, std::move(kept));
    }
  }
  std::ofstream out_;
};

}  // namespace ravenhall::cli
