// The arena: its statistics against known figures, and series that are the same however they are played.
#include "cli/arena/arena.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/exit_codes.hpp"
#include "cli/files.hpp"
#include "games/registry.hpp"
#include "kernel/rng.hpp"

namespace ravenhall::cli {
namespace {

TEST(ArenaStatistics, intervals_are_wilsons) {
  const Share half = wilson(50, 100);
  EXPECT_NEAR(half.low, 0.4038, 0.0001);
  EXPECT_NEAR(half.high, 0.5962, 0.0001);
  const Share all = wilson(20, 20);
  EXPECT_NEAR(all.low, 0.8389, 0.0001);
  EXPECT_NEAR(all.high, 1, 1e-9);
  EXPECT_EQ(wilson(0, 0).high, 1);
}

// Players whose true strengths are known get them back, within the error that is told.
TEST(ArenaStatistics, ratings_find_true_strengths) {
  constexpr std::array<double, 3> kTrue{1300, 1500, 1700};
  Ratings ratings(3);
  Rng rng(5);
  for (int game = 0; game < 3000; ++game) {
    const std::array<std::size_t, 2> players{static_cast<std::size_t>(game % 3),
                                             static_cast<std::size_t>((game + 1) % 3)};
    const double chance = 1 / (1 + std::pow(10, (kTrue[players[1]] - kTrue[players[0]]) / 400));
    const bool first = rng.unit() < chance;
    const std::array<int, 2> ranks{first ? 1 : 2, first ? 2 : 1};
    ratings.add(players, ranks);
  }
  const auto rated = ratings.all();
  for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(rated[i].value, kTrue[i], 30) << i;
  EXPECT_LT(rated[0].error, 30);
  EXPECT_GT(rated[0].error, 5);
}

TEST(ArenaStatistics, who_plays_itself_learns_nothing) {
  Ratings ratings(1);
  const double before = ratings.all()[0].error;
  ratings.add(std::array<std::size_t, 2>{0, 0}, std::array<int, 2>{1, 2});
  EXPECT_EQ(ratings.all()[0].value, 1500);
  EXPECT_EQ(ratings.all()[0].error, before);
}

// Of a hundred tests each of players at par and of stronger ones, few err.
TEST(ArenaStatistics, a_sequential_test_errs_rarely) {
  int wrong_at_par = 0;
  int wrong_above = 0;
  Rng rng(6);
  for (int test = 0; test < 100; ++test) {
    for (const double truth : {0.25, 0.35}) {
      Sprt sprt(0.25, 0.35);
      for (int i = 0; i < 5000 && sprt.verdict() == Sprt::Verdict::open; ++i)
        sprt.add(rng.unit() < truth ? 1 : 0);
      if (truth < 0.3 && sprt.verdict() != Sprt::Verdict::low) ++wrong_at_par;
      if (truth > 0.3 && sprt.verdict() != Sprt::Verdict::high) ++wrong_above;
    }
  }
  EXPECT_LE(wrong_at_par, 12);
  EXPECT_LE(wrong_above, 12);
}

ArenaOptions small_series() {
  ArenaOptions options;
  options.game = "blood-rage";
  options.agents = {"greedy-1", "random"};
  options.games = 8;
  options.seats = 4;
  options.seed = 3;
  options.threads = 1;
  return options;
}

std::string outcome_of(const Series& series) { return report_csv(series.plan, series.games); }

TEST(Arena, one_against_the_rest_sits_on_every_seat_with_the_same_deal) {
  const auto series = play_series(small_series(), nullptr);
  ASSERT_TRUE(series) << series.error().message;
  ASSERT_EQ(series->games.size(), 8U);
  for (std::size_t game = 0; game < 8; ++game) {
    for (std::size_t seat = 0; seat < 4; ++seat)
      EXPECT_EQ(series->games[game].agents[seat] == 0, (seat + game % 4) % 4 == 0);
  }
  EXPECT_EQ(series->report.standings[0].games, 8);
  EXPECT_EQ(series->report.standings[1].games, 24);
  EXPECT_GE(series->report.standings[0].share.rate, 0.75);
  EXPECT_GT(series->report.standings[0].rating.value, series->report.standings[1].rating.value);
}

TEST(Arena, the_number_of_threads_changes_nothing) {
  ArenaOptions options = small_series();
  const auto one = play_series(options, nullptr);
  options.threads = 3;
  const auto three = play_series(options, nullptr);
  ASSERT_TRUE(one && three);
  EXPECT_EQ(outcome_of(*one), outcome_of(*three));
}

TEST(Arena, the_time_that_agents_think_is_told) {
  const auto series = play_series(small_series(), nullptr);
  ASSERT_TRUE(series);
  for (const Standing& standing : series->report.standings) {
    EXPECT_GT(standing.time.decisions, 0) << standing.name;
    EXPECT_GT(standing.time.longest, 0) << standing.name;
    EXPECT_GE(standing.time.ms, standing.time.longest) << standing.name;
  }
  const GameResult& game = series->games.front();
  const auto kept = read_result(result_json(game), series->plan);
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->times.front().decisions, game.times.front().decisions);
  Json of_an_earlier_time = result_json(game);
  of_an_earlier_time.erase("times");
  EXPECT_TRUE(read_result(of_an_earlier_time, series->plan));
  Json broken = result_json(game);
  broken["times"][0] = "long";
  EXPECT_FALSE(read_result(broken, series->plan));
}

TEST(Arena, games_in_which_something_happens_are_counted) {
  ArenaOptions options = small_series();
  options.game = "dracula";
  options.agents = {"random"};
  options.games = 3;
  options.seats = 0;
  options.event = "location_revealed";
  const auto series = play_series(options, nullptr);
  ASSERT_TRUE(series) << series.error().message;
  EXPECT_EQ(series->report.happened.rate, 1);
  const Json json = report_json(series->plan, series->report, "");
  EXPECT_EQ(json["event"]["name"], "location_revealed");
  EXPECT_EQ(json["event"]["share"], 1);
  EXPECT_NE(report_text(series->plan, series->report).find("location_revealed happens in 100.0%"),
            std::string::npos);
  EXPECT_TRUE(read_result(result_json(series->games.front()), series->plan)->happened);

  options.event = "sunshine";
  const auto unknown = play_series(options, nullptr);
  ASSERT_FALSE(unknown);
  EXPECT_EQ(unknown.error().code, "unknown_event");
}

TEST(Arena, a_series_that_was_broken_off_goes_on) {
  const auto folder =
      std::filesystem::temp_directory_path() / ("ravenhall_arena_" + std::to_string(getpid()));
  std::filesystem::create_directories(folder);
  const auto whole = play_series(small_series(), nullptr);
  ArenaOptions options = small_series();
  options.resume = (folder / "series.jsonl").string();
  const auto stop_after_three = [](std::size_t done, std::size_t) { return done < 3; };
  const auto part = play_series(options, stop_after_three);
  ASSERT_TRUE(part);
  EXPECT_EQ(part->games.size(), 3U);
  std::ofstream(options.resume, std::ios::app) << "{\"number\":3,\"age";  // as if it had crashed just then
  std::size_t played = 0;
  const auto rest = play_series(options, [&](std::size_t, std::size_t) { return ++played > 0; });
  ASSERT_TRUE(rest) << rest.error().message;
  EXPECT_EQ(played, 5U);
  EXPECT_EQ(outcome_of(*rest), outcome_of(*whole));

  options.seed = 4;
  const auto other = play_series(options, nullptr);
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error().code, "bad_file");
  std::filesystem::remove_all(folder);
}

TEST(Arena, an_agent_plays_a_whole_side_and_then_the_other) {
  ArenaOptions options = small_series();
  options.game = "dracula";
  options.agents = {"greedy-1", "random"};
  options.seats = 0;
  options.games = 4;
  const auto series = play_series(options, nullptr);
  ASSERT_TRUE(series) << series.error().message;
  EXPECT_EQ(series->plan.parts(), 2U);
  EXPECT_EQ(series->report.standings[0].parts[0].games, 2);
  EXPECT_EQ(series->report.standings[0].parts[1].games, 2);
  EXPECT_EQ(series->report.standings[0].wins, 4);  // it wins from either side
  options.fixed = true;
  const auto fixed = play_series(options, nullptr);
  ASSERT_TRUE(fixed);
  EXPECT_EQ(fixed->report.standings[0].parts[0].games, 4);
}

TEST(Arena, more_agents_than_seats_meet_in_all_combinations) {
  const auto plan = plan_series(*find_game("raiders"), 2, {"random", "greedy", "greedy-1"}, {}, true, 1);
  ASSERT_TRUE(plan);
  EXPECT_EQ(plan->line_ups, (std::vector<std::vector<std::size_t>>{{0, 1}, {0, 2}, {1, 2}}));
  EXPECT_FALSE(plan_series(*find_game("raiders"), 2, {"deep-thought"}, {}, true, 1));
}

TEST(Arena, a_sequential_test_stops_early_at_the_same_game_on_any_number_of_threads) {
  ArenaOptions options = small_series();
  options.seats = 2;
  options.games = 100;
  options.sprt = true;
  options.stronger = 0.2;
  const auto one = play_series(options, nullptr);
  options.threads = 3;
  const auto three = play_series(options, nullptr);
  ASSERT_TRUE(one && three);
  EXPECT_EQ(one->report.verdict, "stronger");
  EXPECT_LT(one->games.size(), 100U);
  EXPECT_EQ(outcome_of(*one), outcome_of(*three));
}

// A short series of each game: the second level has nothing to fear from who plays at random.
TEST(Arena, a_smoke_series_of_every_game) {
  for (const GameEntry& game : all_games()) {
    ArenaOptions options = small_series();
    options.game = std::string(game.info().id);
    options.agents = {"level2", "random"};
    options.seats = game.info().min_seats;
    options.games = 4;
    const auto series = play_series(options, nullptr);
    ASSERT_TRUE(series) << series.error().message;
    EXPECT_GE(series->report.standings[0].wins, 3) << options.game;
  }
}

TEST(Arena, reports_for_people_programs_and_browsers) {
  const auto folder =
      std::filesystem::temp_directory_path() / ("ravenhall_arena_r" + std::to_string(getpid()));
  ArenaOptions options = small_series();
  options.games = 4;
  options.records = folder.string();
  options.csv = (folder / "games.csv").string();
  options.html = (folder / "page.html").string();
  options.command = "ravenhall arena <this>";
  std::ostringstream out;
  std::ostringstream err;
  ASSERT_EQ(run_arena(options, out, err), kFine) << err.str();
  const std::string text = out.str();
  const auto json = parse_json(text.substr(text.rfind('\n', text.size() - 2) + 1));
  ASSERT_TRUE(json);
  for (const char* field : {"name", "games", "wins", "win_rate", "low", "high", "rating", "rating_error"})
    EXPECT_TRUE((*json)["agents"][0].contains(field)) << field;
  EXPECT_EQ((*json)["par"], 0.25);
  EXPECT_TRUE(std::filesystem::exists(folder / "game-000003.saga"));
  EXPECT_NE(read_file(options.csv)->find("0,seat 0,greedy-1,"), std::string::npos);
  const std::string page = *read_file(options.html);
  EXPECT_NE(page.find("<svg"), std::string::npos);
  EXPECT_NE(page.find("ravenhall arena &lt;this&gt;"), std::string::npos);
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace ravenhall::cli
