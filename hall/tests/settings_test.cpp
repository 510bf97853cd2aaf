#include "shell/settings_file.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "hall/tests/house.hpp"

namespace ravenhall::hall::testing {
namespace {

class SettingsFile : public ::testing::Test {
 protected:
  Result<bool> read(const std::string& text) {
    const std::string path = folder_ / "hall.toml";
    std::ofstream(path) << text;
    return read_settings_file(path, settings);
  }
  // What is wrong with the file.
  std::string complaint(const std::string& text) {
    const auto result = read(text);
    return result ? "nothing" : result.error().message;
  }
  Settings settings;

 private:
  TempFolder folder_;
};

TEST_F(SettingsFile, sets_what_it_names_and_leaves_the_rest) {
  const auto result = read(R"(
host = "0.0.0.0"
port = 9000
secure_cookie = true
origins = ["https://play.example.org", "https://other.example.org"]
durability = "process"
rate_chat = "2/10"
)");
  ASSERT_TRUE(result) << result.error().message;
  EXPECT_EQ(settings.host, "0.0.0.0");
  EXPECT_EQ(settings.port, 9000);
  EXPECT_TRUE(settings.secure_cookie);
  EXPECT_EQ(settings.origins,
            (std::vector<std::string>{"https://play.example.org", "https://other.example.org"}));
  EXPECT_EQ(settings.durability, Durability::process);
  EXPECT_EQ(settings.chat.per_second, 2);
  EXPECT_EQ(settings.chat.burst, 10);
  EXPECT_EQ(settings.data, Settings().data);
}

TEST_F(SettingsFile, says_what_is_wrong) {
  EXPECT_NE(complaint("prot = 9000").find("there is no setting \"prot\""), std::string::npos);
  EXPECT_NE(complaint("port = 70000").find("\"port\""), std::string::npos);
  EXPECT_NE(complaint("port = \"many\"").find("\"port\""), std::string::npos);
  EXPECT_NE(complaint("secure_cookie = 1").find("\"secure_cookie\""), std::string::npos);
  EXPECT_NE(complaint("rate_chat = \"fast\"").find("\"rate_chat\""), std::string::npos);
  EXPECT_NE(complaint("rate_chat = \"-1/5\"").find("\"rate_chat\""), std::string::npos);
  EXPECT_NE(complaint("durability = \"none\"").find("\"durability\""), std::string::npos);
  EXPECT_NE(complaint("log_level = \"loud\"").find("\"log_level\""), std::string::npos);
  EXPECT_NE(complaint("host = \"a\"\nport = = 3").find("line 2"), std::string::npos);
}

TEST_F(SettingsFile, one_that_is_missing_is_an_error) {
  EXPECT_FALSE(read_settings_file("/nonexistent/hall.toml", settings));
}

TEST(Environment, goes_over_the_file_and_names_the_bad_variable) {
  Settings settings;
  settings.port = 1;
  std::map<std::string, std::string> variables{{"RAVENHALL_PORT", "8123"}, {"RAVENHALL_DATA", ""}};
  const auto get = [&](const char* name) -> const char* {
    const auto found = variables.find(name);
    return found == variables.end() ? nullptr : found->second.c_str();
  };
  ASSERT_TRUE(read_environment(get, settings));
  EXPECT_EQ(settings.port, 8123);
  EXPECT_EQ(settings.data, Settings().data);  // empty is not set
  variables["RAVENHALL_AGENT_THREADS"] = "0";
  const auto bad = read_environment(get, settings);
  ASSERT_FALSE(bad);
  EXPECT_NE(bad.error().message.find("RAVENHALL_AGENT_THREADS"), std::string::npos);
}

}  // namespace
}  // namespace ravenhall::hall::testing
