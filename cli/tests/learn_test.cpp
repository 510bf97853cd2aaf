// What `ravenhall learn` makes of games: weights that tell who wins, kept and written as it says.
#include "cli/learn/learn.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "cli/exit_codes.hpp"
#include "cli/files.hpp"
#include "cli/learn/fit.hpp"
#include "cli/learn/store.hpp"
#include "games/blood_rage/judgement/learning.hpp"
#include "games/raiders/judgement/learning.hpp"
#include "kernel/rng.hpp"

namespace ravenhall::cli {
namespace {

// Two seats; the one with more of feature 1 wins four games of five, feature 2 says nothing.
std::vector<Position> games_that_feature_one_decides(std::size_t count) {
  std::vector<Position> positions;
  Rng rng(5);
  for (std::size_t game = 0; game < count; ++game) {
    Position position;
    position.game = game;
    position.stage = static_cast<float>(game % 2);
    for (int part = 0; part < 2; ++part)
      position.parts.push_back({{1, static_cast<float>(part)}, {2, static_cast<float>(rng.unit())}});
    const float second = rng.below(5) < 4 ? 1 : 0;
    position.won = {1 - second, second};
    position.target = position.won;
    positions.push_back(position);
  }
  return positions;
}

class Learn : public testing::Test {
 protected:
  Learn() { std::filesystem::create_directories(folder_); }
  ~Learn() override { std::filesystem::remove_all(folder_); }
  Learn(const Learn&) = delete;
  Learn& operator=(const Learn&) = delete;

  std::string file(const std::string& name) const { return (folder_ / name).string(); }
  int run(const LearnOptions& options) {
    out_.str("");
    err_.str("");
    return run_learn(options, out_, err_);
  }

  std::filesystem::path folder_ =
      std::filesystem::path(testing::TempDir()) /
      (std::string("learn-") + testing::UnitTest::GetInstance()->current_test_info()->name());
  std::ostringstream out_;
  std::ostringstream err_;
};

TEST(LearnFit, finds_what_decides_and_leaves_what_does_not) {
  for (const std::size_t stages : {std::size_t{1}, std::size_t{2}}) {
    const FitSettings settings{.features = 3, .stages = stages, .epochs = 30};
    const Fit found = fit(games_that_feature_one_decides(2000), settings, nullptr);
    for (std::size_t stage = 0; stage < stages; ++stage) {
      EXPECT_NEAR(found.weights[1 * stages + stage], 1.386, 0.3);  // log(4)
      EXPECT_NEAR(found.weights[2 * stages + stage], 0, 0.3);
    }
    EXPECT_LT(found.loss, 0.6);  // 0.693 knows nothing, 0.5 everything
  }
}

// One seat in 40 has feature 1, and all of the few who have it win: chance, as likely as not.
TEST(LearnFit, even_decay_holds_what_is_rare) {
  std::vector<Position> positions = games_that_feature_one_decides(2000);
  for (Position& position : positions) {
    const bool rare = position.game % 20 == 0;
    for (auto& part : position.parts) part.front().value = 0;
    position.parts[1].front().value = rare ? 1 : 0;
    position.won = rare ? std::vector<float>{0, 1} : std::vector<float>{0.5F, 0.5F};
    position.target = position.won;
  }
  FitSettings settings{.features = 3, .stages = 1, .epochs = 60, .decay = 0.02};
  const double scaled = fit(positions, settings, nullptr).weights[1];
  settings.even = true;
  const double even = fit(positions, settings, nullptr).weights[1];
  EXPECT_GT(even, 0.2);
  EXPECT_LT(even, 0.8 * scaled);
}

TEST(LearnFit, decay_draws_weights_to_others_if_there_are_any) {
  const FitSettings settings{
      .features = 3, .stages = 1, .epochs = 60, .decay = 10, .around = FittedWeights{0, 0.7, -0.4}};
  const Fit found = fit(games_that_feature_one_decides(2000), settings, nullptr);
  EXPECT_NEAR(found.weights[1], 0.7, 0.05);
  EXPECT_NEAR(found.weights[2], -0.4, 0.05);
}

TEST_F(Learn, goes_on_with_the_games_that_are_there) {
  const LearnOptions two{.game = "raiders", .games = 2, .seats = 2, .epochs = 1, .data = file("games")};
  ASSERT_EQ(run(two), kFine) << err_.str();
  const auto before = read_file(file("games"));
  ASSERT_TRUE(before);

  LearnOptions three = two;
  three.games = 3;
  ASSERT_EQ(run(three), kFine) << err_.str();
  const auto after = read_file(file("games"));
  ASSERT_TRUE(after);
  EXPECT_EQ(after->substr(0, before->size()), *before);
  EXPECT_GT(after->size(), before->size());
}

TEST_F(Learn, a_game_that_was_broken_off_in_the_file_is_left_out) {
  const LearnOptions two{.game = "raiders", .games = 2, .seats = 2, .epochs = 1, .data = file("games")};
  ASSERT_EQ(run(two), kFine) << err_.str();
  const std::size_t features = [&] {
    const auto text = read_file(file("games"));
    return static_cast<std::size_t>(static_cast<unsigned char>((*text)[0]));
  }();
  std::filesystem::resize_file(file("games"), std::filesystem::file_size(file("games")) - 5);
  EXPECT_EQ(Store(file("games"), features).games.size(), 1U);
  EXPECT_EQ(Store(file("games"), features + 1).games.size(), 0U);  // features of another time
}

TEST_F(Learn, weights_are_written_as_a_header_of_the_game) {
  LearnOptions options{.game = "raiders", .games = 12, .seats = 2, .epochs = 1, .write = file("learned.hpp")};
  options.command = "ravenhall learn …";
  ASSERT_EQ(run(options), kFine) << err_.str();
  const auto text = read_file(file("learned.hpp"));
  ASSERT_TRUE(text);
  EXPECT_NE(text->find("//   ravenhall learn …\n"), std::string::npos);
  EXPECT_NE(text->find("held-out loss"), std::string::npos);
  EXPECT_NE(text->find("LearnedWeights<kFeatures, kTables, kStages> kLearned{{\n"), std::string::npos);
  EXPECT_NE(text->find("// in_hand warmonger\n"), std::string::npos);
}

TEST_F(Learn, kept_and_drafted_cards_are_learned_too) {
  for (const std::string game : {"raiders", "blood-rage"}) {
    LearnOptions options{.game = game, .games = 12, .seats = 2, .epochs = 1, .write = file("chosen.hpp")};
    options.choices = true;
    ASSERT_EQ(run(options), kFine) << err_.str();
    const auto text = read_file(file("chosen.hpp"));
    ASSERT_TRUE(text);
    EXPECT_NE(text->find("kChosen{{\n"), std::string::npos);
    EXPECT_NE(text->find(game == "raiders" ? "// kept warmonger\n" : "// drafted troll\n"),
              std::string::npos);
  }
}

TEST_F(Learn, each_draft_is_a_position_of_its_own) {
  LearnOptions options{.game = "blood-rage", .games = 3, .epochs = 1, .lean = true, .data = file("drafts")};
  options.choices = true;
  ASSERT_EQ(run(options), kFine) << err_.str();
  const Store store(file("drafts"), blood_rage::LearningChoices::kFeatures + 1);
  ASSERT_EQ(store.games.size(), 3U);
  for (const auto& [game, positions] : store.games) {
    ASSERT_EQ(positions.size(), 3U);  // one an Age
    for (std::size_t age = 0; age < 3; ++age) {
      EXPECT_EQ(positions[age].table, game);  // two, three and four clans
      for (const auto& part : positions[age].parts) {
        double drafted = 0;
        for (const Counted& c : part) {
          const std::string name = blood_rage::LearningChoices::name(c.feature);
          if (name.starts_with("drafted ")) drafted += static_cast<double>(c.value);
          EXPECT_TRUE(!name.starts_with("standing ") || name == "standing " + std::to_string(age + 1));
        }
        EXPECT_EQ(drafted, 6);
      }
    }
  }
}

TEST_F(Learn, answers_are_learned_from_those_who_play) {
  LearnOptions options{.game = "blood-rage", .games = 4, .seats = 3, .epochs = 1, .data = file("calls")};
  options.answers = true;
  options.write = file("answered.hpp");
  ASSERT_EQ(run(options), kFine) << err_.str();
  const auto text = read_file(file("answered.hpp"));
  ASSERT_TRUE(text);
  EXPECT_NE(text->find("kAnswered{{\n"), std::string::npos);
  EXPECT_NE(text->find("// leaves_open\n"), std::string::npos);

  const Store store(file("calls"), blood_rage::LearningAnswers::kFeatures + 1);
  ASSERT_EQ(store.games.size(), 4U);
  std::size_t calls = 0;
  for (const auto& [game, positions] : store.games) {
    for (const Position& position : positions) {
      EXPECT_GT(position.parts.size(), 1U);
      EXPECT_EQ(std::count(position.won.begin(), position.won.end(), 1.0F), 1);  // one answer was given
      ++calls;
    }
  }
  EXPECT_GT(calls, 20U);
}

TEST_F(Learn, whoever_plays_otherwise_than_its_rivals_is_told_apart) {
  LearnOptions options{.game = "blood-rage", .games = 4, .seats = 2, .epochs = 1, .data = file("mixed")};
  options.agent = "search:20";
  options.rivals = "quick";
  ASSERT_EQ(run(options), kFine) << err_.str();
  constexpr std::size_t kOtherwise = blood_rage::Learning::kFeatures;
  const Store store(file("mixed"), kOtherwise + 1);
  ASSERT_EQ(store.games.size(), 4U);
  for (const auto& [game, positions] : store.games) {
    const std::size_t one = game / 3 % 2;  // after each round of two, three and four clans another seat
    for (const Position& position : positions) {
      for (std::size_t part = 0; part < position.parts.size(); ++part) {
        EXPECT_EQ(std::ranges::any_of(position.parts[part],
                                      [](const Counted& c) { return c.feature == kOtherwise; }),
                  part == one);
      }
    }
  }
  options.rivals = "nobody";
  EXPECT_EQ(run(options), kWrongUsage);
}

TEST_F(Learn, the_mean_with_what_is_known_leaves_other_tables_alone) {
  LearnOptions options{.game = "raiders", .games = 4, .seats = 2, .epochs = 1, .write = file("learned.hpp")};
  const auto worth = [&] {
    EXPECT_EQ(run(options), kFine) << err_.str();
    const auto text = read_file(file("learned.hpp"));
    const std::size_t end = text->find("// worth\n");
    return text->substr(text->rfind('\n', end), end - text->rfind('\n', end));
  };
  const auto table = [](const std::string& row, std::size_t number) {
    std::size_t from = row.find("{{{{") + 2;
    for (; number > 0; --number) from = row.find("{{", from + 2);
    return row.substr(from, row.find("}}", from) - from);
  };
  const auto first = [](const std::string& weights) { return std::stod(weights.substr(2)); };
  const std::string fitted = worth();
  options.mean = true;
  const std::string mean = worth();
  const double present = static_cast<double>(raiders::Learning::kPresent[0][0][0]);
  EXPECT_NEAR(first(table(mean, 0)), (first(table(fitted, 0)) + present) / 2, 1e-4);
  EXPECT_NEAR(first(table(mean, 2)), static_cast<double>(raiders::Learning::kPresent[0][2][0]), 1e-4);
  EXPECT_EQ(first(table(fitted, 2)), 0);
}

TEST_F(Learn, what_cannot_be_learned_is_refused) {
  LearnOptions options{.game = "dracula", .games = 1};
  options.choices = true;
  EXPECT_EQ(run(options), kWrongUsage);
  EXPECT_NE(err_.str().find("Nothing is chosen by the worth of cards alone in dracula."), std::string::npos);
  options.choices = false;
  options.answers = true;
  EXPECT_EQ(run(options), kWrongUsage);
  EXPECT_NE(err_.str().find("Nothing is learned of answers in dracula."), std::string::npos);
  EXPECT_EQ(run({.game = "chess", .games = 1}), kWrongUsage);
  EXPECT_EQ(run({.game = "raiders", .games = 1, .agent = "nobody"}), kWrongUsage);
  EXPECT_EQ(run({.game = "raiders", .games = 1, .agent = "level5"}), kWrongUsage);  // would not be level5
  EXPECT_NE(err_.str().find("To learn from, "), std::string::npos);
}

}  // namespace
}  // namespace ravenhall::cli
