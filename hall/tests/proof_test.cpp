// Whoever plays against the hall's computers can prove afterwards that they knew only what their seats did.
#include "agents/proof.hpp"

#include <gtest/gtest.h>

#include "agents/version.hpp"
#include "hall/tests/house.hpp"
#include "kernel/fairness.hpp"
#include "kernel/record.hpp"

namespace ravenhall::hall::testing {
namespace {

// Ann against computers, with whatever she does on the way.
struct Solo {
  explicit Solo(const Json& wish) {
    table = house.post("/api/quick", wish, ann.token())["table"]["id"];
    update = ann.ask({{"do", "watch"}, {"table", table}})["update"];
  }
  void act(std::size_t choice = 0) {
    const Json legal = update["legal"]["0"];
    ASSERT_TRUE(ok(ann.ask({{"do", "act"},
                            {"table", table},
                            {"seat", 0},
                            {"action", legal[std::min(choice, legal.size() - 1)]},
                            {"seq", update["seq"]}})));
    look();
  }
  void look() { update = ann.ask({{"do", "watch"}, {"table", table}})["update"]; }
  bool over() const { return update["turn"]["over"]; }
  Record record() {
    const auto read =
        read_record(*house.ask("GET", "/api/tables/" + table + "/record", Json(), ann.token()).body);
    EXPECT_TRUE(read);
    return read ? *read : Record();
  }
  Proof proof() {
    const Record played = record();
    Prover prover(shipped_games(), played);
    const auto replayed = replay(*shipped_games().find(played.game), played, true,
                                 [&](const Match& match, std::size_t line) { prover.before(match, line); });
    EXPECT_TRUE(replayed) << (replayed ? "" : replayed.error().message);
    return prover.result();
  }

  House house;
  Visitor ann{house, "Ann"};
  std::string table;
  Json update;
};

TEST(Proof, holds_for_a_whole_game_with_steps_back_a_restart_and_a_stand_in) {
  Solo solo({{"game", "blood-rage"}, {"seats", 3}, {"agent", "greedy"}});
  for (int i = 0; i < 12; ++i) {
    solo.act(1);
    if (i % 3 == 0) {
      ASSERT_TRUE(ok(solo.ann.ask({{"do", "undo"}, {"table", solo.table}, {"seat", 0}})));
      solo.look();
      ASSERT_TRUE(ok(solo.ann.ask({{"do", "hint"}, {"table", solo.table}, {"seat", 0}})));
    }
  }
  solo.ann.disconnect();
  solo.house.crash_and_reopen();
  solo.ann.connect();
  solo.look();
  for (int i = 0; i < 12 && !solo.over(); ++i) solo.act();
  ASSERT_TRUE(ok(solo.ann.ask({{"do", "resign"}, {"table", solo.table}, {"seat", 0}})));
  solo.look();
  ASSERT_TRUE(solo.over());
  const Proof proof = solo.proof();
  EXPECT_EQ(proof.wrong, "");
  EXPECT_EQ(proof.agreed, proof.noted);
  EXPECT_GT(proof.noted, 60U);

  // It is the same when the table is read from the store again.
  solo.ann.disconnect();
  solo.house.crash_and_reopen();
  solo.ann.connect();
  EXPECT_EQ(solo.proof().agreed, proof.noted);

  // Every decision that a computer took is noted: all but nature's, what Ann did herself, and what was
  // forced.
  std::size_t of_others = 0;
  std::size_t noted_of_others = 0;
  bool stand_in = false;
  for (const RecordLine& line : solo.record().lines) {
    if (line.seat == seat_at(0)) stand_in = stand_in || line.thinking.has_value();
    if (line.seat == seat_at(0) || line.seat == kNature) continue;
    ++of_others;
    if (line.thinking) ++noted_of_others;
  }
  EXPECT_TRUE(stand_in);
  EXPECT_GT(noted_of_others * 10, of_others * 8);
}

TEST(Proof, survives_being_imported) {
  Solo solo({{"game", "raiders"}, {"seats", 2}, {"agent", "random"}});
  ASSERT_TRUE(ok(solo.ann.ask({{"do", "resign"}, {"table", solo.table}, {"seat", 0}})));
  solo.look();
  ASSERT_TRUE(solo.over());
  const Proof before = solo.proof();
  const std::string saga = *solo.house.ask("GET", "/api/tables/" + solo.table + "/record").body;
  solo.table = solo.house.post("/api/import", {{"saga", saga}}, solo.ann.token())["table"]["id"];
  const Proof after = solo.proof();
  EXPECT_GT(after.noted, 20U);
  EXPECT_EQ(after.noted, before.noted);
  EXPECT_EQ(after.agreed, after.noted);
}

// What an agent thinks with follows from the secret seed, and neither it nor a note of it is told before the
// end; in the record it stands as a number that is worth nothing without the seed.
TEST(Proof, gives_no_seed_away_while_the_match_runs) {
  Solo solo({{"game", "blood-rage"}, {"seats", 2}, {"agent", "greedy"}});
  for (int i = 0; i < 10; ++i) solo.act();
  const Record running = solo.record();  // her own, who plays alone
  std::vector<std::string> secrets{running.seed, "thinking", "Thoughts"};
  for (std::size_t i = 0; i < running.lines.size(); ++i) {
    const auto& thinking = running.lines[i].thinking;
    if (!thinking) continue;
    EXPECT_TRUE(thinking->derived);
    const std::uint64_t seed = thought_seed(running.seed, thinking->number, running.lines[i].seat);
    secrets.push_back(std::to_string(seed));
    secrets.push_back(hash_text(seed));
  }
  ASSERT_GT(secrets.size(), 5U);
  ASSERT_FALSE(solo.ann.peer().messages.empty());
  for (const std::string& message : solo.ann.peer().messages) {
    for (const std::string& secret : secrets) EXPECT_EQ(message.find(secret), std::string::npos) << secret;
  }
  Record without = running;
  without.seed.clear();
  const std::string saga = write_record(without);
  for (std::size_t i = 3; i < secrets.size(); ++i) EXPECT_EQ(saga.find(secrets[i]), std::string::npos);
}

// An agent that is not known any more has no answer; the seat does the first thing it can, and says so.
TEST(Proof, of_an_agent_that_failed_is_that_the_first_choice_was_taken) {
  Solo solo({{"game", "raiders"}, {"seats", 2}, {"agent", "greedy"}});
  solo.ann.disconnect();
  auto row = *solo.house.store->find_table(solo.table);
  row.seats[1].agent = "forgotten";
  solo.house.store->submit({row}, [](bool ok) { EXPECT_TRUE(ok); });
  solo.house.loop.run();
  solo.house.crash_and_reopen();
  solo.ann.connect();
  solo.look();
  for (int i = 0; i < 5; ++i) solo.act();
  std::size_t first = 0;
  for (const RecordLine& line : solo.record().lines) {
    if (line.thinking && line.thinking->agent == kFirstLegal) ++first;
  }
  EXPECT_GT(first, 3U);
  const Proof proof = solo.proof();
  EXPECT_EQ(proof.wrong, "");
  EXPECT_EQ(proof.agreed, proof.noted);
}

}  // namespace
}  // namespace ravenhall::hall::testing
