// replay, check and bench; and the program itself with its exit statuses.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <sstream>

#include "agents/playout.hpp"
#include "agents/version.hpp"
#include "cli/arena/series.hpp"
#include "cli/bench.hpp"
#include "cli/check.hpp"
#include "cli/exit_codes.hpp"
#include "cli/files.hpp"
#include "cli/numbers.hpp"
#include "cli/replay.hpp"
#include "cli/review.hpp"
#include "games/all_games.hpp"
#include "games/registry.hpp"
#include "kernel/record.hpp"
#include "kernel/replay.hpp"
#include "kernel/text.hpp"

namespace ravenhall::cli {
namespace {

TEST(Numbers, have_their_range_on_the_command_line) {
  CLI::App app;
  std::uint64_t games = 100;
  add_number(app, "--games", games, 1, 1000, "how many");
  EXPECT_THROW(app.parse("--games -5"), CLI::ParseError);
  EXPECT_THROW(app.parse("--games 0"), CLI::ParseError);
  EXPECT_THROW(app.parse("--games 1001"), CLI::ParseError);
  EXPECT_THROW(app.parse("--games many"), CLI::ParseError);
  app.parse("--games 7");
  EXPECT_EQ(games, 7U);
}

class Replay : public testing::Test {
 protected:
  void SetUp() override {
    const std::string name = testing::UnitTest::GetInstance()->current_test_info()->name();
    file = (std::filesystem::temp_directory_path() /
            ("ravenhall_replay_" + std::to_string(getpid()) + "_" + name + ".saga"))
               .string();
    const GameEntry& game = *find_game("blood-rage");
    auto match = game.create(*make_setup(game.info(), 2, {}), "a secret");
    Rng rng(1);
    while (!match->over()) {
      if (match->to_act().has(kNature)) {
        ASSERT_TRUE(match->advance().has_value());
        continue;
      }
      const auto legal = match->legal(match->to_act().first());
      ASSERT_TRUE(
          match->apply(match->to_act().first(), legal[rng.below(static_cast<std::uint32_t>(legal.size()))])
              .has_value());
    }
    record = match->record(true);
    write(record);
  }
  void TearDown() override { std::filesystem::remove(file); }
  void write(const Record& changed) const {
    ASSERT_TRUE(write_file(file, write_record(changed)).has_value());
  }

  int run(bool verify, bool json = false, long to = -1) {
    out.str("");
    err.str("");
    return run_replay({file, verify, json, to}, out, err);
  }

  std::string file;
  Record record;
  std::ostringstream out;
  std::ostringstream err;
};

TEST_F(Replay, a_good_record_is_summed_up) {
  EXPECT_EQ(run(false), kFine);
  EXPECT_NE(out.str().find("winner"), std::string::npos) << out.str();
  EXPECT_EQ(out.str().find("fair"), std::string::npos);
  EXPECT_EQ(run(true), kFine);
  EXPECT_NE(out.str().find("The dice were fair"), std::string::npos);
}

TEST_F(Replay, as_json) {
  EXPECT_EQ(run(true, true), kFine);
  const auto json = parse_json(out.str());
  ASSERT_TRUE(json.has_value());
  EXPECT_EQ((*json)["ok"], true);
  EXPECT_EQ((*json)["verified"], true);
  EXPECT_EQ((*json)["hash"], record.hash);
  EXPECT_EQ((*json)["decisions"], record.lines.size());
}

TEST_F(Replay, a_part_of_it) {
  EXPECT_EQ(run(false, false, 60), kFine);
  EXPECT_NE(out.str().find("not over"), std::string::npos);
  EXPECT_EQ(run(false, false, 0), kFine);
}

TEST_F(Replay, a_record_that_does_not_fit_is_found) {
  Record changed = record;
  changed.hash = "0123456789abcdef";
  write(changed);
  EXPECT_EQ(run(false), kCheckFailed);
  EXPECT_NE(err.str().find("hash"), std::string::npos);
  changed = record;
  changed.lines.back().action = "pass";
  write(changed);
  EXPECT_EQ(run(false), kCheckFailed);
  changed = record;
  changed.seed = "another";
  write(changed);
  EXPECT_EQ(run(false), kFine);
  EXPECT_EQ(run(true, true), kCheckFailed);
  EXPECT_EQ((*parse_json(out.str()))["error"]["code"], "wrong_commitment");
}

// A game between computer players, with notes of how they came to what they did.
Record computer_game(const char* game, const std::vector<std::string>& agents) {
  const auto plan = plan_series(*find_game(game), find_game(game)->info().max_seats, agents, {}, true, 7);
  EXPECT_TRUE(plan);
  std::string saga;
  EXPECT_TRUE(play_numbered(*plan, 1, &saga));
  const auto record = read_record(saga);
  EXPECT_TRUE(record);
  return *record;
}

TEST_F(Replay, what_computer_players_decided_is_thought_again) {
  for (const char* game : {"blood-rage", "raiders", "dracula"}) {
    const Record played = computer_game(game, {"greedy-1", "random", "search:30"});
    const auto noted = std::count_if(played.lines.begin(), played.lines.end(),
                                     [](const RecordLine& line) { return line.thinking.has_value(); });
    ASSERT_GT(noted, 40);
    write(played);
    ASSERT_EQ(run(true, true), kFine) << err.str();
    const auto json = parse_json(out.str());
    EXPECT_EQ((*json)["thoughts"], (Json{{"noted", noted}, {"agreed", noted}, {"other_version", 0}}));
  }
  EXPECT_EQ(run(true), kFine);
  EXPECT_NE(out.str().find("Nobody peeked"), std::string::npos) << out.str();
  EXPECT_EQ(run(false), kFine);
  EXPECT_EQ(out.str().find("peeked"), std::string::npos);
}

// One decision is another legal one, and all the rest is as legal as before.
TEST_F(Replay, a_forged_decision_of_a_computer_player_is_found) {
  const Record played = computer_game("blood-rage", {"greedy-1"});
  Record forged = played;
  std::string other;
  const auto find_other = [&](const Match& match, std::size_t line) {
    const auto legal = match.legal(played.lines[line].seat);
    if (!played.lines[line].thinking || legal.size() < 2 || line < 150 || !other.empty()) return;
    other = legal[0] == played.lines[line].action ? legal[1] : legal[0];
    forged.lines.resize(line + 1);
    forged.lines.back().action = other;
  };
  ASSERT_TRUE(replay(*find_game("blood-rage"), played, true, find_other));
  ASSERT_FALSE(other.empty());
  forged.result = "*";
  forged.hash.clear();
  write(forged);
  EXPECT_EQ(run(false), kFine) << err.str();  // legal it is
  EXPECT_EQ(run(true, true), kCheckFailed);
  EXPECT_EQ((*parse_json(out.str()))["error"]["code"], "not_repeated");
  EXPECT_NE(err.str().find("Line " + std::to_string(forged.lines.size()) + " "), std::string::npos)
      << err.str();
  EXPECT_NE(err.str().find(in_quotes(played.lines[forged.lines.size() - 1].action)), std::string::npos);
}

TEST_F(Replay, another_version_of_the_agents_is_no_forgery) {
  Record played = computer_game("raiders", {"random"});
  for (RecordLine& line : played.lines) {
    if (!line.thinking) continue;
    line.thinking->version += 1;
    line.thinking->number += 1;  // it would not agree
  }
  write(played);
  EXPECT_EQ(run(true), kFine) << err.str();
  EXPECT_NE(out.str().find("cannot be repeated"), std::string::npos) << out.str();
  EXPECT_EQ(out.str().find("Nobody peeked"), std::string::npos);
}

TEST_F(Replay, a_thought_belongs_to_its_moment) {
  const auto complaint = [&](auto&& change) {
    Record changed = record;
    std::size_t last = changed.lines.size() - 1;
    while (changed.lines[last].seat == kNature || changed.lines[last - 1].seat == kNature) --last;
    RecordLine& line = changed.lines[last];
    line.thinking = Thinking{"random", 0, kAgentsVersion, true, last, last};
    change(*line.thinking, last);
    write(changed);
    EXPECT_EQ(run(true), kCheckFailed);
    return err.str();
  };
  EXPECT_NE(complaint([](Thinking& t, std::size_t) { t.seen = 0; }).find("changed since"), std::string::npos);
  EXPECT_NE(complaint([](Thinking& t, std::size_t) { t.number = 1; }).find("smaller"), std::string::npos);
  EXPECT_NE(complaint([](Thinking& t, std::size_t) { t.agent = "oracle"; }).find("no agent"),
            std::string::npos);
}

TEST_F(Replay, is_reviewed_in_words_and_as_json) {
  const auto review = [&](bool json) {
    out.str("");
    err.str("");
    return run_review({file, json}, out, err);
  };
  EXPECT_EQ(review(true), kFine);
  const auto json = parse_json(out.str());
  ASSERT_TRUE(json);
  EXPECT_EQ((*json)["moments"].back()["n"], record.lines.size());
  EXPECT_FALSE((*json)["marks"].empty());
  EXPECT_EQ(review(false), kFine);
  EXPECT_NE(out.str().find("Chances to win"), std::string::npos);
  EXPECT_NE(out.str().find(" was better."), std::string::npos) << out.str();
  Record changed = record;
  changed.lines.resize(100);
  changed.result.clear();
  changed.hash.clear();
  write(changed);
  EXPECT_EQ(review(true), kBadInput);
  EXPECT_EQ((*parse_json(out.str()))["error"]["code"], "not_over");
  changed.lines.back().action = "nonsense";
  write(changed);
  EXPECT_EQ(review(false), kCheckFailed);
  std::filesystem::remove(file);
  EXPECT_EQ(review(false), kBadInput);
}

TEST_F(Replay, a_file_that_is_no_record) {
  ASSERT_TRUE(write_file(file, "nothing of the kind").has_value());
  EXPECT_EQ(run(false), kBadInput);
  Record changed = record;
  changed.game = "chess";
  write(changed);
  EXPECT_EQ(run(false), kBadInput);
  std::filesystem::remove(file);
  EXPECT_EQ(run(false), kBadInput);
  EXPECT_NE(err.str().find("Cannot read"), std::string::npos);
}

TEST(Check, plays_the_games_it_was_asked_for) {
  CheckOptions options;
  options.game = "blood-rage";
  options.games = 6;
  options.properties.stride = 50;
  std::uint64_t calls = 0;
  const auto report = run_check(options, [&](std::uint64_t, const PropertyReport&) { return ++calls < 4; });
  ASSERT_TRUE(report.has_value());
  EXPECT_EQ(report->games, 4U);  // stopped
  EXPECT_GT(report->decisions, 100U);
}

TEST(Check, wrong_wishes_are_explained) {
  CheckOptions options;
  options.game = "blood-rage";
  options.options = {{"deck", "poker"}};
  EXPECT_FALSE(run_check(options, nullptr).has_value());
  options.options.clear();
  options.seats = 7;
  EXPECT_FALSE(run_check(options, nullptr).has_value());
}

TEST(Bench, has_its_keys_and_no_heap_in_play) {
  const auto report = run_bench({"blood-rage", 4, 0.05});
  ASSERT_TRUE(report.has_value());
  const Json json = bench_json(*report);
  for (const auto key :
       {"decisions_per_s", "games_per_s", "state_bytes", "copy_ns", "allocs_per_decision", "signature"}) {
    EXPECT_TRUE(json.contains(key)) << key;
  }
  EXPECT_EQ(report->allocs_per_decision, 0.0);
  EXPECT_LE(report->state_bytes, 2048U);
  EXPECT_FALSE(run_bench({"blood-rage", 5, 0.05}).has_value());
  EXPECT_FALSE(run_bench({"chess", 2, 0.05}).has_value());
}

TEST(Bench, the_signature_is_the_same_each_time) {
  EXPECT_EQ(signature<blood_rage::BloodRage>(), signature<blood_rage::BloodRage>());
}

TEST(Playout, setups_go_through_all_seats_presets_and_options) {
  const GameInfo& info = find_game("blood-rage")->info();
  std::vector<int> seats(5);
  std::vector<std::vector<bool>> seen(info.options.size());
  for (std::size_t k = 0; k < seen.size(); ++k) seen[k].resize(info.options[k].values.size());
  for (std::uint64_t i = 0; i < kSignatureGames; ++i) {
    Rng rng(mix64(i));
    const auto setup = varied_setup(info, i, rng);
    ++seats[static_cast<std::size_t>(setup.seats)];
    for (std::size_t k = 0; k < seen.size(); ++k) seen[k][setup.options[k]] = true;
  }
  for (const int clans : {2, 3, 4}) EXPECT_GT(seats[static_cast<std::size_t>(clans)], 100);
  for (const auto& values : seen) EXPECT_EQ(std::count(values.begin(), values.end(), false), 0);
}

// The exit status of the program with these arguments.
int program(const std::string& arguments) {
  const std::string command =
      std::string(RAVENHALL_BINARY_DIR) + "/ravenhall " + arguments + " >/dev/null 2>&1 </dev/null";
  const int status = std::system(command.c_str());
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST(Program, exit_statuses) {
  for (const std::string fine :
       {"--help", "--version", "engine --help", "play --help", "replay --help", "bench --help",
        "check --help", "engine blood-rage", "check blood-rage --games 0", "bench --seconds 0"}) {
    EXPECT_EQ(program(fine), kFine) << fine;
  }
  for (const std::string wrong :
       {"", "fly", "engine chess", "bench chess", "check chess", "play chess", "replay", "bench --seats 9",
        "check --option deck", "check --option deck=poker --games 1", "play --seats 12", "play --preset fr",
        "check --games many", "bench --seconds -4"}) {
    EXPECT_EQ(program(wrong), kWrongUsage) << wrong;
  }
  EXPECT_EQ(program("replay /no/such/file.saga"), kBadInput);
  EXPECT_EQ(program("replay /"), kBadInput);
  EXPECT_EQ(program("play --resume /no/such/file.saga"), kBadInput);
}

}  // namespace
}  // namespace ravenhall::cli
