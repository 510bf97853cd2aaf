// The terminal game, driven by scripted input: what a player types and what appears.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <sstream>
#include <string>

#include "cli/exit_codes.hpp"
#include "cli/play/play.hpp"
#include "cli/play/saves.hpp"
#include "games/registry.hpp"

namespace ravenhall::cli {

// A folder of its own for each test; gone afterwards.
class Play : public testing::Test {
 protected:
  void SetUp() override {
    const std::string name = testing::UnitTest::GetInstance()->current_test_info()->name();
    folder =
        std::filesystem::temp_directory_path() / ("ravenhall_play_" + std::to_string(getpid()) + "_" + name);
    std::filesystem::create_directories(folder);
    file = (folder / "game.saga").string();
  }
  void TearDown() override { std::filesystem::remove_all(folder); }

  PlayOptions options() const {
    PlayOptions options;
    options.game = "blood-rage";
    options.agents = {"random"};
    options.seed = "play tests";
    options.save = file;
    options.color = false;
    options.columns = 80;
    return options;
  }
  // What appears when these lines are typed.
  static std::string play(const PlayOptions& options, const std::string& typed, int status = kFine) {
    std::istringstream in(typed);
    std::ostringstream out;
    EXPECT_EQ(run_play(options, in, out), status);
    return out.str();
  }
  // The same with a game that is not in the registry.
  static std::string play(const GameEntry& game, const PlayOptions& options, const std::string& typed,
                          int status = kFine) {
    std::istringstream in(typed);
    std::ostringstream out;
    EXPECT_EQ(run_play(game, options, in, out), status);
    return out.str();
  }
  static std::string hash_in(const std::string& path, const GameEntry& game = *find_game("blood-rage")) {
    const auto saved = load_game(path, game);
    EXPECT_TRUE(saved.has_value()) << (saved ? "" : saved.error().message);
    return saved ? hash_text(saved->match->hash()) : "";
  }

  std::filesystem::path folder;
  std::string file;
};

inline std::string lines(const std::string& line, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += line + "\n";
  return out;
}

// The same in one line.
inline std::string flat(const std::string& text) {
  std::string out;
  for (const char byte : text) {
    const char blank = byte == '\n' ? ' ' : byte;
    if (blank != ' ' || out.empty() || out.back() != ' ') out += blank;
  }
  return out;
}

inline bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace ravenhall::cli
