// A short way to talk to the engine in tests.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "cli/engine.hpp"
#include "games/registry.hpp"

namespace ravenhall::cli {

inline const GameEntry& blood_rage_game() { return *find_game("blood-rage"); }

class Conversation {
 public:
  explicit Conversation(const GameEntry& game = blood_rage_game()) : engine_(game) {}

  // The whole answer to a line; fails the test when it is no JSON object.
  Json ask(const std::string& line) {
    const auto answer = parse_json(engine_.handle(line), std::size_t{16} << 20U);
    EXPECT_TRUE(answer.has_value()) << line;
    if (!answer) return Json::object();
    EXPECT_TRUE(answer->is_object() && answer->contains("ok") && answer->contains("id")) << line;
    return *answer;
  }
  // The answer, which must be a good one.
  Json good(const std::string& line) {
    Json answer = ask(line);
    EXPECT_EQ(answer["ok"], true) << line << "\n" << dump(answer);
    return answer;
  }
  // The code of the error that the line must lead to.
  std::string error(const std::string& line) {
    const Json answer = ask(line);
    if (answer["ok"] != false || !answer.contains("error")) return "no error: " + dump(answer);
    EXPECT_FALSE(answer["error"]["message"].get<std::string>().empty()) << line;
    return answer["error"]["code"].get<std::string>();
  }
  std::string hash() { return good(R"({"do":"hash"})")["hash"].get<std::string>(); }

 private:
  Engine engine_;
};

inline std::string quoted(const std::string& text) { return dump(Json(text)); }

}  // namespace ravenhall::cli
