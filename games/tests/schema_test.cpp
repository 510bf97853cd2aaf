// What the client and other programs read about each game is what the engine says.
#include "kernel/schema.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>

#include "games/registry.hpp"

namespace ravenhall {
namespace {

TEST(Schema, the_committed_file_of_each_game_is_what_ravenhall_schema_writes) {
  for (const GameEntry& game : all_games()) {
    std::string folder(game.info().id);
    std::replace(folder.begin(), folder.end(), '-', '_');
    const std::string path = "games/" + folder + "/schema.json";
    std::ifstream file(std::string(RAVENHALL_SOURCE_DIR) + "/" + path);
    const std::string committed{std::istreambuf_iterator<char>(file), {}};
    EXPECT_EQ(committed, dump(schema_json(game.info(), game.notation(), game.description()), 1) + "\n")
        << "write it anew: ravenhall schema " << game.info().id << " > " << path;
  }
}

}  // namespace
}  // namespace ravenhall
