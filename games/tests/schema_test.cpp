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

std::string path_of(const GameEntry& game, const std::string& name) {
  std::string folder(game.info().id);
  std::replace(folder.begin(), folder.end(), '-', '_');
  return "games/" + folder + "/" + name;
}
std::string text_of(const std::string& path) {
  std::ifstream file(std::string(RAVENHALL_SOURCE_DIR) + "/" + path);
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(Schema, the_committed_file_of_each_game_is_what_ravenhall_schema_writes) {
  for (const GameEntry& game : all_games()) {
    const std::string path = path_of(game, "schema.json");
    EXPECT_EQ(text_of(path),
              dump(schema_json(game.info(), game.notation(), description_of(game.info().id)), 1) + "\n")
        << "write it anew: ravenhall schema " << game.info().id << " > " << path;
  }
}

TEST(Schema, every_reason_names_a_rule_of_the_game) {
  for (const GameEntry& game : all_games()) {
    const std::string rules = text_of(path_of(game, "RULES.md"));
    for (const ReasonSpec& reason : game.notation().reasons.subspan(1)) {  // not none
      const std::string row = "| " + std::string(reason.rule) + " |";
      EXPECT_NE(rules.find(row), std::string::npos) << game.info().id << ", " << reason.name;
    }
  }
}

}  // namespace
}  // namespace ravenhall
