// One table: seats, decisions, steps back, stand-ins, clocks.
#include <gtest/gtest.h>

#include "hall/plans.hpp"
#include "hall/tests/house.hpp"

namespace ravenhall::hall::testing {
namespace {

const User kAnn{"ann", "Ann", true};
const User kBob{"bob", "Bob", true};
constexpr Millis kNow = 1'000'000;

std::unique_ptr<Table> open_table(Json wish = Json::object()) {
  init_secrets();
  wish["game"] = "blood-rage";
  if (!wish.contains("seats")) wish["seats"] = 2;
  auto table = plan_open(shipped_games(), wish, kAnn, kNow);
  EXPECT_TRUE(table) << table.error().message;
  return std::move(*table);
}

std::unique_ptr<Table> running_table(const Json& wish = Json::object()) {
  auto table = open_table(wish);
  EXPECT_TRUE(table->sit("bob", "Bob", 1, kNow));
  EXPECT_TRUE(table->start("ann", kNow));
  return table;
}

std::string first_legal(const Table& table, int seat) {
  return table.history()->match().legal(seat_at(seat)).at(0);
}
const char* user_of(int seat) { return seat == 0 ? "ann" : "bob"; }

// Plays first choices until only one seat must decide; gives that seat.
int until_one_decides(Table& table) {
  while (table.history()->match().to_act().size() != 1) {
    const int seat = index(table.history()->match().to_act().first());
    EXPECT_TRUE(table.act(user_of(seat), seat, first_legal(table, seat), table.seq(), kNow));
  }
  return index(table.history()->match().to_act().first());
}

std::string code(const Result<bool>& result) { return result ? "" : result.error().code; }

TEST(Seats, are_taken_left_and_filled_before_the_start) {
  auto table = open_table({{"seats", 3}});
  EXPECT_TRUE(table->sit("bob", "Bob", 1, kNow));
  EXPECT_EQ(code(table->sit("cid", "Cid", 1, kNow)), "full");
  EXPECT_EQ(code(table->start("ann", kNow)), "conflict");
  EXPECT_EQ(code(table->fill("bob", 2, "greedy")), "forbidden");
  EXPECT_TRUE(table->fill("ann", 2, "greedy"));
  EXPECT_EQ(code(table->start("bob", kNow)), "forbidden");
  EXPECT_TRUE(table->start("ann", kNow));
  EXPECT_EQ(table->state(), TableState::running);
  EXPECT_EQ(code(table->stand("bob", 1)), "conflict");
}

TEST(Seats, what_is_refused_names_its_cause) {
  auto table = open_table({{"seats", 3}});
  ASSERT_TRUE(table->sit("bob", "Bob", 1, kNow));
  const auto cause = [](const Result<bool>& result) { return result ? "" : result.error().reason; };
  EXPECT_EQ(cause(table->sit("cid", "Cid", 1, kNow)), "\"seat_taken\"");
  EXPECT_EQ(cause(table->start("ann", kNow)), "\"seats_empty\"");
  ASSERT_TRUE(table->fill("ann", 2, "greedy"));
  ASSERT_TRUE(table->start("ann", kNow));
  EXPECT_EQ(cause(table->stand("bob", 1)), "\"begun\"");
}

TEST(Seats, a_person_has_one_and_moves_over) {
  auto table = open_table({{"seats", 3}});
  EXPECT_TRUE(table->sit("ann", "Ann", 2, kNow));
  EXPECT_EQ(table->seats_of("ann"), SeatSet(seat_at(2)));
  EXPECT_EQ(code(table->sit("ann", "Ann", 7, kNow)), "bad_request");
}

TEST(Seats, who_was_kicked_does_not_come_back) {
  auto table = open_table();
  EXPECT_TRUE(table->sit("bob", "Bob", 1, kNow));
  EXPECT_EQ(code(table->kick("bob", 0)), "forbidden");
  EXPECT_TRUE(table->kick("ann", 1));
  EXPECT_EQ(code(table->sit("bob", "Bob", 1, kNow)), "forbidden");
}

TEST(Decisions, only_the_legal_list_opens_the_gate) {
  auto table = running_table();
  const std::int64_t seq = table->seq();
  const std::uint64_t hash = table->history()->match().hash();
  EXPECT_EQ(code(table->act("bob", 0, first_legal(*table, 0), seq, kNow)), "forbidden");
  EXPECT_EQ(code(table->act("ann", 0, "card nonsense", seq, kNow)), "illegal_action");
  EXPECT_EQ(code(table->act("ann", 0, "", seq, kNow)), "illegal_action");
  EXPECT_EQ(table->history()->match().hash(), hash);
  EXPECT_TRUE(table->act("ann", 0, first_legal(*table, 0), seq, kNow));
}

TEST(Decisions, another_seats_secret_choice_does_not_make_mine_stale) {
  auto table = running_table();
  const std::int64_t seen = table->seq();
  ASSERT_EQ(table->history()->match().to_act().size(), 2);
  EXPECT_TRUE(table->act("ann", 0, first_legal(*table, 0), seen, kNow));
  EXPECT_TRUE(table->act("bob", 1, first_legal(*table, 1), seen, kNow));
  EXPECT_EQ(code(table->act("bob", 1, "anything", seen, kNow)), "stale");
}

TEST(StepsBack, the_engine_allows_undo_and_the_log_only_grows) {
  auto table = running_table();
  const std::uint64_t before = table->history()->match().hash();
  (void)table->take_change(kNow);
  ASSERT_TRUE(table->act("ann", 0, first_legal(*table, 0), table->seq(), kNow));
  const std::int64_t after_act = table->seq();
  ASSERT_TRUE(table->undo("ann", 0, kNow));
  EXPECT_EQ(table->history()->match().hash(), before);
  EXPECT_EQ(table->seq(), after_act + 1);
  EXPECT_EQ(table->take_change(kNow).lines.size(), 2U);
  EXPECT_EQ(code(table->undo("bob", 1, kNow)), "undo_blocked");
}

TEST(StepsBack, further_back_all_others_must_agree) {
  auto table = running_table();
  ASSERT_TRUE(table->act("ann", 0, first_legal(*table, 0), table->seq(), kNow));
  const std::uint64_t before_bob = table->history()->match().hash();
  ASSERT_TRUE(table->act("bob", 1, first_legal(*table, 1), table->seq(),
                         kNow));  // the draft goes round: seen by both
  const std::uint64_t hash = table->history()->match().hash();
  ASSERT_FALSE(table->history()->match().can_undo(seat_at(1)));
  ASSERT_TRUE(table->takeback("bob", 1, kNow));
  EXPECT_EQ(table->history()->match().hash(), hash);
  EXPECT_EQ(code(table->answer_takeback("bob", true, kNow)), "conflict");
  EXPECT_TRUE(table->answer_takeback("ann", false, kNow));
  EXPECT_EQ(table->history()->match().hash(), hash);
  ASSERT_TRUE(table->takeback("bob", 1, kNow));
  EXPECT_TRUE(table->answer_takeback("ann", true, kNow));
  EXPECT_EQ(table->history()->match().hash(), before_bob);
}

TEST(StepsBack, a_wish_nobody_answers_is_dropped) {
  auto table = running_table();
  for (int i = 0; i < 2; ++i)
    ASSERT_TRUE(table->act(user_of(i), i, first_legal(*table, i), table->seq(), kNow));
  ASSERT_TRUE(table->takeback("bob", 1, kNow));
  table->tick(table->next_tick());
  EXPECT_EQ(code(table->answer_takeback("ann", true, kNow)), "conflict");
}

TEST(StandIns, take_over_from_who_resigns_and_give_the_seat_back) {
  auto table = running_table();
  ASSERT_TRUE(table->resign("bob", 1, kNow));
  EXPECT_TRUE(table->computer_seats().has(seat_at(1)));
  EXPECT_EQ(table->agent_of(seat_at(1)), kStandIn);
  EXPECT_EQ(code(table->act("bob", 1, first_legal(*table, 1), table->seq(), kNow)), "conflict");
  EXPECT_EQ(code(table->sit("ann", "Ann", 1, kNow)), "forbidden");
  ASSERT_TRUE(table->sit("bob", "Bob", 1, kNow));
  EXPECT_TRUE(table->computer_seats().empty());
  EXPECT_TRUE(table->act("bob", 1, first_legal(*table, 1), table->seq(), kNow));
}

TEST(Clock, after_time_and_reserve_a_computer_decides) {
  auto table = running_table({{"clock", {{"kind", "live"}, {"move", 10}, {"reserve", 5}}}});
  EXPECT_EQ(table->next_tick(), kNow + 15'000);
  table->tick(kNow + 14'999);
  EXPECT_TRUE(table->computer_seats().empty());
  table->tick(kNow + 15'000);
  EXPECT_TRUE(table->computer_seats().has(seat_at(0)));
  ASSERT_TRUE(table->decide(seat_at(0), first_legal(*table, 0), kNow + 15'000));
  EXPECT_FALSE(table->seats()[0].away);
}

TEST(Clock, what_is_used_of_the_reserve_is_gone) {
  auto table = running_table({{"clock", {{"kind", "live"}, {"move", 10}, {"reserve", 5}}}});
  for (int i = 0; i < 2; ++i)
    ASSERT_TRUE(table->act(user_of(i), i, first_legal(*table, i), table->seq(), kNow + 12'000));
  const Millis asked = kNow + 12'000;
  EXPECT_EQ(table->next_tick(), asked + 13'000);
}

TEST(Clock, who_is_late_three_times_leaves_the_seat_to_a_stand_in) {
  auto table = running_table({{"clock", {{"kind", "days"}, {"move", 1}}}});
  Millis now = kNow;
  for (int i = 0; i < 200 && !table->seats()[0].away; ++i) {
    now = table->next_tick();
    table->tick(now);
    while (!table->computer_seats().empty()) {
      const Seat seat = table->computer_seats().first();
      ASSERT_TRUE(table->decide(seat, first_legal(*table, index(seat)), now));
    }
  }
  EXPECT_TRUE(table->seats()[0].away);
}

TEST(Clock, taking_back_again_and_again_does_not_stop_it) {
  auto table = running_table({{"clock", {{"kind", "live"}, {"move", 10}, {"reserve", 5}}}});
  Millis now = kNow;
  for (int i = 0; i < 6; ++i) {
    ASSERT_TRUE(table->act("ann", 0, first_legal(*table, 0), table->seq(), now += 1000));
    ASSERT_TRUE(table->undo("ann", 0, now += 1000));
  }
  EXPECT_EQ(table->next_tick(), kNow + 15'000);  // of both: Bob's question has stood all the time
  ASSERT_TRUE(table->act("ann", 0, first_legal(*table, 0), table->seq(), kNow + 13'000));
  ASSERT_TRUE(table->act("bob", 1, first_legal(*table, 1), table->seq(), kNow + 13'000));
  EXPECT_EQ(table->next_tick(), kNow + 13'000 + 12'000);  // each has used three seconds of the reserve
}

TEST(Clock, goes_on_after_a_restart_from_what_was_used) {
  auto table = running_table({{"clock", {{"kind", "live"}, {"move", 10}, {"reserve", 5}}}});
  for (int i = 0; i < 2; ++i)
    ASSERT_TRUE(table->act(user_of(i), i, first_legal(*table, i), table->seq(), kNow + 12'000));
  const Change change = table->take_change(kNow + 12'000);
  TableRow row = table->row(kNow + 16'000);
  constexpr Millis kLater = kNow + 100'000'000;
  const auto again = Table::restore(shipped_games(), row, change.lines, {}, kLater);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ((*again)->next_tick(), kLater - 4'000 + 10'000 + 3'000);
}

TEST(Takeback, of_what_somebody_away_decided_themselves_needs_them) {
  auto table = running_table();
  const int first = until_one_decides(*table);
  const int second = 1 - first;
  ASSERT_TRUE(table->act(user_of(first), first, first_legal(*table, first), table->seq(), kNow));
  while (!table->history()->match().to_act().has(seat_at(second)))
    ASSERT_TRUE(table->act(user_of(first), first, first_legal(*table, first), table->seq(), kNow));
  ASSERT_TRUE(table->act(user_of(second), second, first_legal(*table, second), table->seq(), kNow));
  ASSERT_TRUE(table->resign(user_of(second), second, kNow));
  ASSERT_FALSE(table->history()->match().can_undo(seat_at(first)));
  EXPECT_EQ(code(table->takeback(user_of(first), first, kNow)), "undo_blocked");
  ASSERT_TRUE(table->sit(user_of(second), "", second, kNow));
}

// Or who stays behind would take back until chance is kind.
TEST(Takeback, needs_somebody_who_can_agree) {
  auto table = running_table();
  const int first = until_one_decides(*table);
  const int second = 1 - first;
  ASSERT_TRUE(table->resign(user_of(second), second, kNow));
  ASSERT_TRUE(table->act(user_of(first), first, first_legal(*table, first), table->seq(), kNow));
  while (table->history()->match().can_undo(seat_at(first))) {
    const Seat seat = table->history()->match().to_act().first();
    const std::string action = first_legal(*table, index(seat));
    ASSERT_TRUE(seat == seat_at(second) ? table->decide(seat, action, kNow)
                                        : table->act(user_of(first), first, action, table->seq(), kNow));
  }
  EXPECT_EQ(code(table->takeback(user_of(first), first, kNow)), "undo_blocked");
}

// A table of Ann's with a computer opponent.
std::unique_ptr<Table> solo_table(const char* game = "blood-rage") {
  init_secrets();
  auto table = plan_open(shipped_games(), {{"game", game}, {"seats", 2}}, kAnn, kNow);
  EXPECT_TRUE(table) << table.error().message;
  EXPECT_TRUE((*table)->fill("ann", 1, "greedy"));
  EXPECT_TRUE((*table)->start("ann", kNow));
  return std::move(*table);
}
// Ann takes the first choice; then the computer does until she is asked again.
void play_on(Table& table) {
  ASSERT_TRUE(table.act("ann", 0, first_legal(table, 0), table.seq(), kNow));
  while (!table.computer_seats().empty()) ASSERT_TRUE(table.decide(seat_at(1), first_legal(table, 1), kNow));
}
// What Ann gets, and everybody sees and may do.
std::string all_of(const Table& table) {
  std::string all;
  for (const SeatSet own : {SeatSet(seat_at(0)), SeatSet(seat_at(1)), SeatSet()}) {
    Showing showing;
    std::string text;
    table.add_update(text, own, 0, kNow, showing);
    Json update = *parse_json(text, text.size() + 1);
    update.erase("seq");
    all += dump(update) + '\n';
  }
  return all;
}

TEST(Alone, undo_goes_back_to_the_start_decision_by_decision) {
  for (const char* game : {"blood-rage", "raiders"}) {
    auto table = solo_table(game);
    while (!table->computer_seats().empty())
      ASSERT_TRUE(table->decide(seat_at(1), first_legal(*table, 1), kNow));
    std::vector<std::string> before;
    for (int i = 0; i < 12; ++i) {
      before.push_back(all_of(*table));
      play_on(*table);
    }
    for (; !before.empty(); before.pop_back()) {
      const Json update = *parse_json(all_of(*table).substr(0, all_of(*table).find('\n')), 1U << 24U);
      EXPECT_EQ(update["undo"]["0"]["steps"], before.size());
      EXPECT_EQ(update["undo"]["0"]["stop"]["key"], "start");
      ASSERT_TRUE(table->undo("ann", 0, kNow));
      EXPECT_EQ(all_of(*table), before.back());
    }
    EXPECT_EQ(code(table->undo("ann", 0, kNow)), "undo_blocked");
  }
}

TEST(Alone, chance_drawn_after_an_undo_is_fresh) {
  auto table = solo_table("raiders");
  const std::uint64_t used = table->history()->match().chance_used();
  play_on(*table);
  while (table->history()->match().chance_used() == used) play_on(*table);
  const std::uint64_t later = table->history()->match().chance_used();
  ASSERT_TRUE(table->undo("ann", 0, kNow));
  EXPECT_EQ(table->history()->match().chance_used(), later);
}

TEST(StepsBack, say_how_far_they_reach_and_what_is_in_the_way) {
  auto table = running_table();
  const auto undo = [&](int seat) {
    Showing showing;
    std::string text;
    table->add_update(text, SeatSet(seat_at(seat)), 0, kNow, showing);
    return dump((*parse_json(text, text.size() + 1))["undo"][std::to_string(seat)]);
  };
  EXPECT_EQ(undo(0), R"({"steps":0,"stop":{"key":"chance","args":{"act":"deal"}}})");
  ASSERT_TRUE(table->act("ann", 0, first_legal(*table, 0), table->seq(), kNow));
  EXPECT_EQ(undo(0), R"({"steps":1,"stop":{"key":"chance","args":{"act":"deal"}}})");
  EXPECT_EQ(undo(1), R"({"steps":0,"stop":{"key":"other","args":{"seat":0}}})");
}

// R8 of Blood Rage: a card can be added late from Age 2 on.
TEST(Forced, questions_are_answered_by_the_hall_and_stand_in_the_log) {
  std::unique_ptr<Table> table;
  Rng rng(3);
  std::size_t late = 0;
  std::vector<LogRow> log;
  const auto begin = [&] {
    table = running_table();
    log = table->take_change(kNow).lines;
  };
  // Chance differs each time, and there are games without a battle in Age 1.
  begin();
  for (int games = 1; games < 50 && late == 0;) {
    if (table->state() != TableState::running) {
      begin();
      ++games;
    }
    const Match& match = table->history()->match();
    EXPECT_FALSE(match.question() == "late" && match.forced(match.to_act().first()));
    const int seat = index(match.to_act().first());
    const auto legal = match.legal(seat_at(seat));
    std::string action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    for (const std::string& each : legal) {
      if (each.starts_with("pillage")) action = each;
    }
    ASSERT_TRUE(table->act(user_of(seat), seat, action, table->seq(), kNow));
    for (const LogRow& line : table->take_change(kNow).lines) {
      late += line.by == By::rule ? 1 : 0;
      EXPECT_TRUE(line.by != By::rule || line.action == "decline");
      log.push_back(line);
    }
  }
  EXPECT_GT(late, 0U);
  const auto again = Table::restore(shipped_games(), table->row(kNow), log, {}, kNow);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ((*again)->history()->match().hash(), table->history()->match().hash());
}

TEST(Archive, a_game_put_away_goes_on_where_it_was_and_no_time_has_passed) {
  auto table = running_table({{"clock", {{"kind", "live"}, {"move", 10}, {"reserve", 5}}}});
  ASSERT_TRUE(table->archive(kNow + 4'000));
  EXPECT_EQ(table->next_tick(), Clocks::kNever);
  EXPECT_EQ(code(table->act("ann", 0, first_legal(*table, 0), table->seq(), kNow)), "conflict");
  EXPECT_EQ(code(table->resume("eve", kNow)), "forbidden");
  const Change change = table->take_change(kNow);
  constexpr Millis kLater = kNow + 100'000'000;
  auto again = Table::restore(shipped_games(), table->row(kNow), change.lines, {}, kLater);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ((*again)->state(), TableState::archived);
  ASSERT_TRUE((*again)->resume("bob", kLater));
  EXPECT_EQ((*again)->next_tick(), kLater + 11'000);
  EXPECT_TRUE((*again)->act("ann", 0, first_legal(**again, 0), (*again)->seq(), kLater));
}

TEST(Restoring, leads_to_the_same_hash_seq_and_undo_at_every_step_of_a_game) {
  auto table = running_table();
  std::vector<LogRow> log = table->take_change(kNow).lines;
  std::optional<SnapshotRow> snapshot;
  int snapshots = 0;
  Rng rng(7);
  for (int i = 0; i < 300 && table->state() == TableState::running; ++i) {
    const int seat = index(table->history()->match().to_act().first());
    if (rng.below(6) == 0 && table->takeback(user_of(seat), seat, kNow)) {
      (void)table->answer_takeback(user_of(1 - seat), true, kNow);
    } else {
      const auto legal = table->history()->match().legal(seat_at(seat));
      ASSERT_TRUE(table->act(user_of(seat), seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))],
                             table->seq(), kNow));
    }
    const Change change = table->take_change(kNow);
    log.insert(log.end(), change.lines.begin(), change.lines.end());
    if (change.snapshot) {
      snapshot = change.snapshot;
      ++snapshots;
    }
    if (i % 10 != 0) continue;
    for (const bool from_snapshot : {false, true}) {
      const auto again = Table::restore(shipped_games(), table->row(kNow), log,
                                        from_snapshot ? snapshot : std::optional<SnapshotRow>(), kNow);
      ASSERT_TRUE(again) << again.error().message;
      const History& history = *(*again)->history();
      EXPECT_TRUE((*again)->info().repaired.is_null());
      EXPECT_EQ(history.match().hash(), table->history()->match().hash());
      EXPECT_EQ(history.match().chance_used(), table->history()->match().chance_used());
      EXPECT_EQ(history.match().chance_jumps(), table->history()->match().chance_jumps());
      EXPECT_EQ((*again)->seq(), table->seq());
      EXPECT_EQ(history.events(), table->history()->events());
      for (std::int64_t since = 0; since <= table->seq(); since += 17)
        EXPECT_EQ(history.news_since(since), table->history()->news_since(since));
      for (int s = 0; s < 2; ++s) {
        EXPECT_EQ(history.match().can_undo(seat_at(s)).has_value(),
                  table->history()->match().can_undo(seat_at(s)).has_value());
        EXPECT_EQ(history.took_itself(seat_at(s), 0), table->history()->took_itself(seat_at(s), 0));
      }
    }
  }
  EXPECT_GT(snapshots, 1);
}

// A log with a line that leads elsewhere than it did: without a snapshot before it an error, else the match
// goes on without what does not replay, says so, and the next restart finds the same match.
TEST(Restoring, goes_on_from_the_snapshot_when_the_log_does_not_replay) {
  auto table = running_table();
  std::vector<LogRow> log = table->take_change(kNow).lines;
  std::optional<SnapshotRow> snapshot;
  for (int behind = 0; behind < 5;) {
    const int seat = index(table->history()->match().to_act().first());
    ASSERT_TRUE(table->act(user_of(seat), seat, first_legal(*table, seat), table->seq(), kNow));
    const Change change = table->take_change(kNow);
    log.insert(log.end(), change.lines.begin(), change.lines.end());
    if (snapshot) ++behind;
    if (change.snapshot) snapshot = change.snapshot;
  }
  std::vector<LogRow> changed = log;
  const std::size_t bad = log.size() - 3;
  changed[bad].hash ^= 1U;
  const auto broken = Table::restore(shipped_games(), table->row(kNow), changed, {}, kNow);
  ASSERT_FALSE(broken);
  EXPECT_NE(broken.error().message.find("line " + std::to_string(changed[bad].seq)), std::string::npos);

  auto again = Table::restore(shipped_games(), table->row(kNow), changed, snapshot, kNow);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ((*again)->json()["repaired"]["lost"], 3);
  EXPECT_EQ((*again)->seq(), table->seq() + 1);
  const int seat = index((*again)->history()->match().to_act().first());
  ASSERT_TRUE((*again)->act(user_of(seat), seat, first_legal(**again, seat), (*again)->seq(), kNow));
  const Change change = (*again)->take_change(kNow);
  changed.insert(changed.end(), change.lines.begin(), change.lines.end());
  if (!change.snapshot) return;  // what could be undone; the next restart repairs it again
  const auto third = Table::restore(shipped_games(), (*again)->row(kNow), changed, change.snapshot, kNow);
  ASSERT_TRUE(third) << third.error().message;
  EXPECT_EQ((*third)->history()->match().hash(), (*again)->history()->match().hash());
}

TEST(Restoring, notices_another_seed_and_plays_by_the_options_that_were_agreed_on) {
  auto table = running_table();
  const auto lines = table->take_change(kNow).lines;
  TableRow row = table->row(kNow);
  Json meta = parsed(row.meta);
  EXPECT_EQ(meta["choices"].size(), table->game().info().options.size());
  EXPECT_EQ(meta["rules"], table->game().info().rules_version);
  meta["seed"] = "another";
  row.meta = dump(meta);
  EXPECT_FALSE(Table::restore(shipped_games(), row, lines, {}, kNow));
}

TEST(News, a_viewer_learns_of_steps_back_by_where_the_news_begin) {
  auto table = running_table();
  const std::int64_t seen = table->seq();
  const std::size_t events = table->history()->events().size();
  ASSERT_TRUE(table->act("ann", 0, first_legal(*table, 0), seen, kNow));
  const std::int64_t after = table->seq();
  ASSERT_TRUE(table->undo("ann", 0, kNow));
  EXPECT_EQ(table->history()->news_since(after), events);
  EXPECT_EQ(table->history()->news_since(0), 0U);
  EXPECT_EQ(table->history()->news_since(table->seq()), table->history()->events().size());
}

TEST(Seed, is_shown_only_when_the_match_is_over) {
  auto table = running_table();
  EXPECT_TRUE(table->json()["seed"].is_null());
  EXPECT_EQ(table->json()["commitment"].get<std::string>().size(), 64U);
  Showing showing;
  std::string text;
  table->add_update(text, SeatSet::first(2), 0, kNow, showing);
  EXPECT_EQ(text.find(table->info().seed), std::string::npos);
  until_one_decides(*table);
}

}  // namespace
}  // namespace ravenhall::hall::testing
