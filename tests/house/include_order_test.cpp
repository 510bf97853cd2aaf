// The folders stand in dependency order (docs/architecture.md): each may include only what stands above it.

#include <gtest/gtest.h>

#include <array>
#include <regex>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "tests/house/source_tree.hpp"

namespace ravenhall::house {
namespace {

// Clocks, threads, streams, exceptions and foreign randomness: none of them is the same in the browser.
constexpr std::array<std::string_view, 38> kForbiddenInEngine{"barrier",   "chrono",     "condition_variable",
                                                              "ctime",     "exception",  "filesystem",
                                                              "fstream",   "future",     "iomanip",
                                                              "ios",       "iostream",   "istream",
                                                              "latch",     "locale",     "mutex",
                                                              "ostream",   "pthread.h",  "random",
                                                              "semaphore", "setjmp.h",   "shared_mutex",
                                                              "signal.h",  "spanstream", "sstream",
                                                              "stdexcept", "stop_token", "streambuf",
                                                              "strstream", "syncstream", "system_error",
                                                              "thread",    "time.h",     "typeindex",
                                                              "typeinfo",  "unistd.h",   "csetjmp",
                                                              "csignal",   "stacktrace"};

// What a browser's system has too: time, and addresses as text.
constexpr std::array<std::string_view, 3> kAlsoInCore{"chrono", "arpa/inet.h", "netinet/in.h"};

// Foreign libraries that compile without exceptions and for WebAssembly.
constexpr std::array<std::string_view, 3> kEngineLibraries{"nlohmann/", "tl/", "Eigen/"};

constexpr std::array<std::string_view, 8> kFolders{"kernel/", "games/", "agents/", "hall/",
                                                   "shell/",  "page/",  "cli/",    "tests/"};

bool is_test(std::string_view path) { return path.find("/tests/") != std::string_view::npos; }

bool is_engine(std::string_view path) {
  return path.starts_with("kernel/") || path.starts_with("games/") || path.starts_with("agents/");
}

// The hall's core runs in the browser too.
bool is_core(std::string_view path) { return path.starts_with("hall/") && !is_test(path); }

bool is_ours(std::string_view included) {
  return std::any_of(kFolders.begin(), kFolders.end(),
                     [&](auto folder) { return included.starts_with(folder); });
}

// The folder of one game ("games/raiders/"), or "" for what is not inside one: the registry, its tests, other
// layers.
std::string_view game_folder(std::string_view path) {
  constexpr std::string_view games = "games/";
  if (!path.starts_with(games)) return "";
  const auto slash = path.find('/', games.size());
  if (slash == std::string_view::npos || path.starts_with("games/tests/")) return "";
  return path.substr(0, slash + 1);
}

// What the file at `path` may include of ours. An entry that ends with '/' stands for a folder.
std::vector<std::string> allowed_folders(std::string_view path) {
  if (path.starts_with("kernel/")) return {"kernel/"};
  if (const auto game = game_folder(path); !game.empty()) return {"kernel/", std::string(game)};
  if (path.starts_with("games/")) return {"kernel/", "games/"};
  if (path.starts_with("agents/")) return {"kernel/", "games/", "agents/"};
  if (path.starts_with("hall/") && is_test(path)) return {"kernel/", "games/", "agents/", "hall/", "shell/"};
  if (path.starts_with("hall/")) return {"kernel/", "games/", "agents/", "hall/"};
  if (path.starts_with("shell/")) return {"kernel/", "games/", "agents/", "hall/", "shell/"};
  if (path.starts_with("page/")) return {"kernel/", "games/", "agents/", "hall/", "page/"};
  if (path.starts_with("cli/wasm/")) return {"kernel/", "games/", "agents/", "cli/wasm/"};
  if (path.starts_with("cli/")) return {"kernel/", "games/", "agents/", "hall/", "shell/", "cli/"};
  if (path.starts_with("tests/fuzz/"))
    return {"kernel/", "games/", "agents/", "hall/", "shell/", "cli/", "tests/fuzz/"};
  return {"tests/"};
}

// Why the file at `path` may not include `name`, or "" if it may.
std::string objection(std::string_view path, std::string_view name, bool quoted) {
  if (is_ours(name)) {
    const auto allowed = allowed_folders(path);
    if (std::none_of(allowed.begin(), allowed.end(),
                     [&](const auto& folder) { return name.starts_with(folder); })) {
      return "breaks the order of the folders";
    }
    if (path.starts_with("hall/") && !game_folder(name).empty()) return "the hall knows no single game";
    if (is_test(name) && !is_test(path)) return "only tests may include tests";
    return "";
  }
  if (quoted) return "own headers are named from the repository root";
  if (is_core(path) && std::find(kAlsoInCore.begin(), kAlsoInCore.end(), name) != kAlsoInCore.end())
    return "";
  if ((!is_engine(path) && !is_core(path)) || is_test(path)) return "";
  if (std::find(kForbiddenInEngine.begin(), kForbiddenInEngine.end(), name) != kForbiddenInEngine.end()) {
    return "kernel, games, agents and the hall's core do without it";
  }
  const auto begins_name = [&](auto library) { return name.starts_with(library); };
  if (name.find('/') != std::string_view::npos &&
      std::none_of(kEngineLibraries.begin(), kEngineLibraries.end(), begins_name)) {
    return "a library that kernel, games, agents and the hall's core do without";
  }
  return "";
}

// One sentence for each #include in the file that breaks the order.
std::vector<std::string> include_faults(const SourceFile& file) {
  static const std::regex include_line(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])");
  std::vector<std::string> faults;
  std::istringstream lines(file.text);
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    std::smatch match;
    if (!std::regex_search(line, match, include_line)) continue;
    const std::string name = match[2];
    if (const auto why = objection(file.path, name, match[1] == "\""); !why.empty()) {
      faults.push_back(file.path + ":" + std::to_string(number) + ": includes " + name + ": " + why);
    }
  }
  return faults;
}

bool may_include(std::string path, std::string_view what) {
  return include_faults({std::move(path), "#include " + std::string(what) + "\n"}).empty();
}

TEST(IncludeOrder, our_sources_keep_it) {
  int seen = 0;
  for (const auto folder : kFolders) {
    for (const auto& file : files_under(folder, {".hpp", ".cpp"})) {
      ++seen;
      for (const auto& fault : include_faults(file)) ADD_FAILURE() << fault;
    }
  }
  EXPECT_GT(seen, 10) << "the sources were not found";
}

TEST(IncludeOrder, each_layer_may_include_what_stands_above_it) {
  EXPECT_TRUE(may_include("kernel/match.cpp", R"("kernel/match.hpp")"));
  EXPECT_TRUE(may_include("games/raiders/rules/raid.cpp", R"("games/raiders/state.hpp")"));
  EXPECT_TRUE(may_include("games/raiders/rules/raid.cpp", R"("kernel/seat.hpp")"));
  EXPECT_TRUE(may_include("games/registry.cpp", R"("games/raiders/game.hpp")"));
  EXPECT_TRUE(may_include("agents/greedy.hpp", R"("games/raiders/judgement.hpp")"));
  EXPECT_TRUE(may_include("hall/table.cpp", R"("games/registry.hpp")"));
  EXPECT_TRUE(may_include("cli/main.cpp", R"("shell/server.hpp")"));
  EXPECT_TRUE(may_include("cli/wasm/main.cpp", R"("agents/greedy.hpp")"));
  EXPECT_TRUE(may_include("tests/fuzz/message_fuzz.cpp", R"("hall/protocol.hpp")"));
}

TEST(IncludeOrder, the_kernel_knows_nothing_but_itself) {
  EXPECT_FALSE(may_include("kernel/match.cpp", R"("games/registry.hpp")"));
  EXPECT_FALSE(may_include("kernel/match.cpp", R"(<games/registry.hpp>)"));
  EXPECT_FALSE(may_include("kernel/tests/match_test.cpp", R"("games/raiders/state.hpp")"));
}

TEST(IncludeOrder, a_game_knows_neither_other_games_nor_what_stands_below) {
  EXPECT_FALSE(may_include("games/raiders/rules.cpp", R"("games/dracula/state.hpp")"));
  EXPECT_FALSE(may_include("games/raiders/rules.cpp", R"("games/registry.hpp")"));
  EXPECT_FALSE(may_include("games/raiders/rules.cpp", R"("agents/greedy.hpp")"));
  EXPECT_FALSE(may_include("games/raiders/tests/raid_test.cpp", R"("cli/render.hpp")"));
  EXPECT_FALSE(may_include("games/registry.cpp", R"("agents/greedy.hpp")"));
}

TEST(IncludeOrder, agents_hall_and_the_browser_program_keep_to_their_place) {
  EXPECT_FALSE(may_include("agents/search.hpp", R"("hall/table.hpp")"));
  EXPECT_FALSE(may_include("hall/table.cpp", R"("cli/render.hpp")"));
  EXPECT_FALSE(may_include("hall/table.cpp", R"("games/raiders/state.hpp")"));
  EXPECT_FALSE(may_include("cli/wasm/main.cpp", R"("cli/render.hpp")"));
}

TEST(IncludeOrder, the_halls_core_knows_neither_its_shell_nor_the_page) {
  EXPECT_TRUE(may_include("shell/serve.cpp", R"("hall/hall.hpp")"));
  EXPECT_TRUE(may_include("page/page.cpp", R"("hall/hall.hpp")"));
  EXPECT_TRUE(may_include("hall/tests/live.hpp", R"("shell/serve.hpp")"));
  EXPECT_TRUE(may_include("shell/threads.hpp", "<thread>"));
  EXPECT_FALSE(may_include("hall/hall.cpp", R"("shell/threads.hpp")"));
  EXPECT_FALSE(may_include("hall/hall.cpp", R"("page/loop.hpp")"));
  EXPECT_FALSE(may_include("page/page.cpp", R"("shell/threads.hpp")"));
  EXPECT_FALSE(may_include("hall/hall.cpp", "<thread>"));
  EXPECT_FALSE(may_include("hall/hall.cpp", "<spdlog/spdlog.h>"));
}

TEST(IncludeOrder, tests_are_included_by_tests_only) {
  EXPECT_TRUE(may_include("games/raiders/tests/raid_test.cpp", R"("games/raiders/tests/table.hpp")"));
  EXPECT_TRUE(may_include("games/raiders/tests/raid_test.cpp", R"("kernel/tests/properties.hpp")"));
  EXPECT_FALSE(may_include("games/raiders/rules.cpp", R"("games/raiders/tests/table.hpp")"));
}

TEST(IncludeOrder, headers_are_named_from_the_root) {
  EXPECT_FALSE(may_include("kernel/match.cpp", R"("match.hpp")"));
  EXPECT_FALSE(may_include("cli/play.cpp", R"("../kernel/match.hpp")"));
}

TEST(IncludeOrder, the_engine_has_no_streams_threads_clocks_or_exceptions) {
  EXPECT_TRUE(may_include("kernel/rng.hpp", "<cstdint>"));
  EXPECT_TRUE(may_include("kernel/json.hpp", "<nlohmann/json.hpp>"));
  EXPECT_FALSE(may_include("kernel/rng.hpp", "<random>"));
  EXPECT_FALSE(may_include("games/raiders/json.cpp", "<iostream>"));
  EXPECT_FALSE(may_include("agents/search.hpp", "  <chrono>"));
  EXPECT_FALSE(may_include("agents/search.hpp", "<fmt/core.h>"));
  EXPECT_TRUE(may_include("cli/bench.cpp", "<chrono>"));
  EXPECT_TRUE(may_include("kernel/tests/rng_test.cpp", "<sstream>"));
}

TEST(IncludeOrder, a_fault_names_its_file_and_line) {
  const auto faults =
      include_faults({"kernel/a.hpp", "#pragma once\n\n#  include \"agents/b.hpp\"  // why not\n"});
  ASSERT_EQ(faults.size(), 1U);
  EXPECT_EQ(faults[0], "kernel/a.hpp:3: includes agents/b.hpp: breaks the order of the folders");
}

TEST(IncludeOrder, an_include_in_a_comment_is_none) {
  EXPECT_TRUE(include_faults({"kernel/a.hpp", "// #include \"agents/b.hpp\"\n"}).empty());
}

}  // namespace
}  // namespace ravenhall::house
