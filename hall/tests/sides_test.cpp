// One table in a game of sides: a person may hold several seats of one side, decides for each and sees what
// any of them sees.
#include <gtest/gtest.h>

#include "hall/plans.hpp"
#include "hall/tests/fox.hpp"
#include "hall/tests/house.hpp"

namespace ravenhall::hall::testing {
namespace {

const User kAnn{"ann", "Ann", true};
constexpr Millis kNow = 1'000'000;

Result<std::unique_ptr<Table>> planned(Json wish, const Library& library = fox_library()) {
  init_secrets();
  if (!wish.contains("game")) {
    wish["game"] = kFoxGame;
    wish["options"]["still"] = "yes";
  }
  return plan_open(library, wish, kAnn, kNow);
}

// Ann is the fox; Bob leads two hounds, Cid the third.
std::unique_ptr<Table> running_table(const Json& wish = Json::object()) {
  auto table = std::move(*planned(wish));
  for (const int seat : {1, 2}) EXPECT_TRUE(table->sit("bob", "Bob", seat, kNow));
  EXPECT_TRUE(table->sit("cid", "Cid", 3, kNow));
  EXPECT_TRUE(table->start("ann", kNow));
  EXPECT_TRUE(table->act("ann", 0, "hide copse", table->seq(), kNow));
  return table;
}

std::string code(const Result<bool>& result) { return result ? "" : result.error().code; }
SeatSet seats(std::initializer_list<int> numbers) {
  SeatSet set;
  for (const int number : numbers) set.add(seat_at(number));
  return set;
}
Json update_of(const Table& table, SeatSet own) {
  Showing showing;
  std::string text;
  table.add_update(text, own, 0, kNow, showing);
  return parsed(text);
}

TEST(SeatsOfOneSide, a_person_takes_as_many_as_they_like) {
  auto table = std::move(*planned({{"mine", {1, 2}}}));
  EXPECT_EQ(table->seats_of("ann"), seats({1, 2}));
  EXPECT_TRUE(table->sit("ann", "Ann", 3, kNow));
  EXPECT_EQ(code(table->sit("ann", "Ann", 0, kNow)), "other_side");
  EXPECT_EQ(table->seats_of("ann"), seats({1, 2, 3}));
  EXPECT_TRUE(table->stand("ann", 2));
  EXPECT_TRUE(table->sit("bob", "Bob", 2, kNow));
  EXPECT_EQ(code(table->sit("bob", "Bob", 0, kNow)), "other_side");
  EXPECT_TRUE(table->stand("bob", 2));
  EXPECT_TRUE(table->sit("bob", "Bob", 0, kNow));
  EXPECT_TRUE(table->fill("ann", 2, "greedy"));
  EXPECT_TRUE(table->start("ann", kNow));
}

TEST(SeatsOfOneSide, more_people_than_can_play_are_not_let_in) {
  auto table = std::move(*planned(Json::object()));
  EXPECT_TRUE(table->sit("bob", "Bob", 1, kNow));
  EXPECT_TRUE(table->sit("cid", "Cid", 2, kNow));
  EXPECT_EQ(code(table->sit("dan", "Dan", 3, kNow)), "full");
  EXPECT_TRUE(table->sit("bob", "Bob", 3, kNow));
}

TEST(SeatsOfOneSide, wishes_for_seats_are_checked) {
  for (const Json& mine : {Json{0, 1}, Json{3, 0, 1}}) {
    EXPECT_EQ(planned({{"mine", mine}}).error().code, "other_side") << dump(mine);
  }
  for (const Json& mine : {Json{1, 1}, Json{4}, Json{-1}, Json{1.5}, Json{"1"}, Json{1e30}, Json::array(),
                           Json("1"), Json::object()}) {
    EXPECT_EQ(planned({{"mine", mine}}).error().code, "bad_request") << dump(mine);
  }
  const Json two = {{"game", "blood-rage"}, {"mine", {0, 1}}};
  EXPECT_EQ(planned(two, shipped_games()).error().code, "other_side");
  const Json second = {{"game", "blood-rage"}, {"mine", {1}}};
  EXPECT_EQ((*planned(second, shipped_games()))->seats_of("ann"), seats({1}));
}

TEST(SeatsOfOneSide, in_a_quick_game_all_other_seats_are_computer_opponents) {
  init_secrets();
  const Json wish = {{"game", kFoxGame}, {"mine", {1, 3}}};
  const auto table = plan_quick(fox_library(), wish, kAnn, kNow);
  ASSERT_TRUE(table);
  EXPECT_EQ((*table)->seats_of("ann"), seats({1, 3}));
  EXPECT_EQ((*table)->computer_seats(), seats({0}));
  EXPECT_FALSE((*table)->info().hotseat);
}

TEST(SeatsOfOneSide, a_table_shows_roles_sides_and_whether_it_is_for_one_screen) {
  const auto table = running_table();
  const Json json = table->json();
  EXPECT_EQ(json["hotseat"], false);
  EXPECT_EQ(json["seats"][0]["role"], "reynard");
  EXPECT_EQ(json["seats"][0]["side"], "fox");
  EXPECT_EQ(json["seats"][3]["side"], "hounds");
  const Json alike = (*planned({{"game", "blood-rage"}}, shipped_games()))->json();
  EXPECT_TRUE(alike["seats"][0]["role"].is_null() && alike["seats"][0]["side"].is_null());
}

TEST(SeatsOfOneSide, kicking_takes_one_seat_and_keeps_the_person_from_more) {
  auto table = std::move(*planned(Json::object()));
  for (const int seat : {1, 2}) EXPECT_TRUE(table->sit("bob", "Bob", seat, kNow));
  EXPECT_TRUE(table->kick("ann", 2));
  EXPECT_EQ(table->seats_of("bob"), seats({1}));
  EXPECT_EQ(code(table->sit("bob", "Bob", 2, kNow)), "forbidden");
}

TEST(SeatsOfOneSide, each_seat_decides_for_itself_and_takes_back_in_turn) {
  auto table = running_table();
  EXPECT_EQ(code(table->act("cid", 1, "wait", table->seq(), kNow)), "forbidden");
  ASSERT_TRUE(table->act("bob", 1, "wait", table->seq(), kNow));
  ASSERT_TRUE(table->act("bob", 2, "wait", table->seq(), kNow));
  EXPECT_EQ(
      dump(update_of(*table, seats({1, 2}))["undo"]),
      R"({"1":{"steps":0,"stop":{"key":"other","args":{"seat":2}}},"2":{"steps":1,"stop":{"key":"other","args":{"seat":1}}}})");
  EXPECT_EQ(code(table->undo("bob", 1, kNow)), "undo_blocked");
  ASSERT_TRUE(table->undo("bob", 2, kNow));
  ASSERT_TRUE(table->undo("bob", 1, kNow));
  EXPECT_EQ(table->history()->match().to_act(), seats({1, 2, 3}));
}

TEST(SeatsOfOneSide, a_person_sees_what_any_of_their_seats_sees) {
  auto table = running_table();
  ASSERT_TRUE(table->act("bob", 2, "sniff ditch", table->seq(), kNow));
  const auto warm = [&](SeatSet own) { return update_of(*table, own)["events"].back()["warm"]; };
  EXPECT_EQ(warm(seats({1, 2})), "yes");
  EXPECT_TRUE(warm(seats({3})).is_null());
  EXPECT_TRUE(warm(seats({0})).is_null());
  EXPECT_TRUE(warm({}).is_null());
  const Json update = update_of(*table, seats({1, 2}));
  EXPECT_EQ(update["view"]["viewer"], 1);
  EXPECT_EQ(update["views"]["2"]["nose"], 2);
  EXPECT_EQ(dump(update["legal"]), dump(Json{{"1", table->history()->match().legal(seat_at(1))}}));
}

TEST(OneScreen, the_log_shows_only_what_everybody_there_may_know) {
  init_secrets();
  const auto made =
      plan_hotseat(fox_library(), {{"game", kFoxGame}, {"options", {{"still", "yes"}}}}, kAnn, kNow);
  ASSERT_TRUE(made);
  Table& table = **made;
  EXPECT_TRUE(table.json()["hotseat"].get<bool>());
  EXPECT_EQ(table.seats_of("ann"), SeatSet::first(4));
  ASSERT_TRUE(table.act("ann", 0, "hide copse", table.seq(), kNow));
  ASSERT_TRUE(table.act("ann", 2, "sniff ditch", table.seq(), kNow));
  const Json update = update_of(table, SeatSet::first(4));
  for (const Json& event : update["events"]) {
    if (event["kind"] == "hid") {
      EXPECT_TRUE(event["place"].is_null());
    }
    if (event["kind"] == "sniffed") {
      EXPECT_TRUE(event["warm"].is_null());
    }
  }
  EXPECT_EQ(update["views"]["2"]["nose"], 2);
  EXPECT_EQ(update["views"]["0"]["fox"], 2);
}

TEST(StepsBackOfSides, are_not_asked_of_oneself_but_of_all_others) {
  auto table = running_table();
  ASSERT_TRUE(table->act("bob", 1, "search barn", table->seq(), kNow));
  ASSERT_TRUE(table->act("bob", 2, "search brook", table->seq(), kNow));
  const std::int64_t before = table->seq();
  ASSERT_TRUE(table->takeback("bob", 1, kNow));
  EXPECT_EQ(dump(update_of(*table, {})["takeback"]), R"({"seat":1,"waiting":[0,3]})");
  EXPECT_EQ(code(table->answer_takeback("bob", true, kNow)), "conflict");
  EXPECT_TRUE(table->answer_takeback("ann", true, kNow));
  EXPECT_TRUE(table->answer_takeback("cid", true, kNow));
  EXPECT_GT(table->seq(), before);
  EXPECT_EQ(table->history()->match().to_act(), seats({1, 2, 3}));
}

TEST(StepsBackOfSides, wait_for_whoever_still_has_a_seat) {
  auto table = running_table();
  ASSERT_TRUE(table->act("cid", 3, "search barn", table->seq(), kNow));
  ASSERT_TRUE(table->takeback("cid", 3, kNow));
  ASSERT_TRUE(table->answer_takeback("ann", true, kNow));
  ASSERT_TRUE(table->resign("bob", 1, kNow));
  EXPECT_FALSE(update_of(*table, {})["takeback"].is_null());
  ASSERT_TRUE(table->resign("bob", 2, kNow));
  EXPECT_TRUE(update_of(*table, {})["takeback"].is_null());
  EXPECT_FALSE(table->history()->match().to_act().has(seat_at(3)));  // Bob never agreed
}

TEST(Absence, a_person_who_is_late_three_times_leaves_all_seats) {
  auto table = running_table(
      {{"clock", {{"kind", "live"}, {"move", 10}, {"reserve", 0}}}, {"options", {{"rounds", "five"}}}});
  Millis now = kNow;
  const auto play_on = [&] {
    while (!table->computer_seats().empty()) {
      const Seat seat = table->computer_seats().first();
      const auto legal = table->history()->match().legal(seat);
      ASSERT_TRUE(table->decide(seat, legal.back(), now));
    }
  };
  // Both hounds are late together: that counts once. Ann and Cid are never late.
  for (int times = 1; times <= 3; ++times) {
    ASSERT_TRUE(table->act("cid", 3, "wait", table->seq(), now));
    if (times == 2) {
      ASSERT_TRUE(table->act("bob", 2, "search fern", table->seq(), now));
    }
    now += 10'000;
    table->tick(now);
    play_on();
    // An answer for one seat was one for the person: the count begins again at the second time.
    EXPECT_FALSE(table->seats()[1].away);
    ASSERT_TRUE(table->act("ann", 0, "slip stay", table->seq(), now));
  }
  ASSERT_TRUE(table->act("cid", 3, "wait", table->seq(), now));
  now += 10'000;
  table->tick(now);
  EXPECT_TRUE(table->seats()[1].away && table->seats()[2].away);
  EXPECT_FALSE(table->seats()[0].away || table->seats()[3].away);
  ASSERT_TRUE(table->sit("bob", "Bob", 2, now));
  EXPECT_TRUE(table->seats()[1].away && !table->seats()[2].away);
}

TEST(Accounts, a_guest_who_logs_in_does_not_get_both_sides) {
  auto table = running_table();
  table->move_user("cid", "ann", "Ann");
  EXPECT_EQ(table->seats_of("ann"), seats({0}));
  EXPECT_EQ(table->seats()[3].kind, SeatKind::agent);
  EXPECT_TRUE(table->computer_seats().has(seat_at(3)));
  auto open = std::move(*planned(Json::object()));
  ASSERT_TRUE(open->sit("bob", "Bob", 1, kNow));
  open->move_user("ann", "bob", "Bob");
  EXPECT_EQ(open->seats_of("bob"), seats({1}));
  EXPECT_EQ(open->seats()[0].kind, SeatKind::empty);
  EXPECT_EQ(open->info().host, "bob");
}

TEST(Accounts, seats_of_one_side_come_together) {
  auto table = running_table();
  ASSERT_TRUE(table->act("bob", 1, "search barn", table->seq(), kNow));
  ASSERT_TRUE(table->takeback("bob", 1, kNow));
  table->move_user("cid", "bob", "Bob");
  EXPECT_EQ(table->seats_of("bob"), seats({1, 2, 3}));
  EXPECT_TRUE(update_of(*table, {})["takeback"].is_null());
}

TEST(Rematch, keeps_people_and_kind_of_table) {
  auto table = running_table();
  ASSERT_TRUE(table->act("bob", 2, "search copse", table->seq(), kNow));
  ASSERT_EQ(table->state(), TableState::finished);
  EXPECT_EQ(dump(table->json()["outcome"]),
            R"({"winners":[1,2,3],"scores":null,"ranks":[2,1,1,1],"side":"hounds"})");
  const auto again = plan_rematch(fox_library(), *table, {"bob", "Bob", true}, kNow);
  ASSERT_TRUE(again);
  EXPECT_EQ((*again)->seats_of("bob"), seats({1, 2}));
  EXPECT_EQ((*again)->seats_of("ann"), seats({0}));
  EXPECT_FALSE((*again)->info().hotseat);
}

// The row as an older hall has written it.
TableRow old_row(const Table& table) {
  TableRow row = table.row(kNow);
  Json meta = parsed(row.meta);
  EXPECT_EQ(meta.erase("hotseat"), 1U);
  row.meta = dump(meta);
  return row;
}

TEST(OldTables, with_several_seats_of_one_account_are_for_one_screen) {
  init_secrets();
  const Json wish = {{"game", "blood-rage"}, {"seats", 2}};
  const auto hotseat = plan_hotseat(shipped_games(), wish, kAnn, kNow);
  const auto lines = (*hotseat)->take_change(kNow).lines;
  EXPECT_TRUE((*Table::restore(shipped_games(), old_row(**hotseat), lines, {}, kNow))->info().hotseat);
  const auto open = plan_open(shipped_games(), wish, kAnn, kNow);
  EXPECT_FALSE((*Table::restore(shipped_games(), old_row(**open), {}, {}, kNow))->info().hotseat);
}

TEST(OldTables, finished_ones_name_no_side) {
  auto table = std::move(*planned({{"game", "blood-rage"}}, shipped_games()));
  TableRow row = old_row(*table);
  Json meta = parsed(row.meta);
  meta["outcome"] = {{"winners", {1}}, {"scores", {3, 5}}, {"ranks", {2, 1}}};
  row.meta = dump(meta);
  Json outcome;
  (void)read_info(row, &outcome);
  EXPECT_EQ(dump(outcome), R"({"winners":[1],"scores":[3,5],"ranks":[2,1],"side":null})");
}

TEST(Restoring, gives_up_what_would_mix_sides) {
  auto table = running_table();
  const auto lines = table->take_change(kNow).lines;
  TableRow row = table->row(kNow);
  row.seats[3].user = "ann";  // the store had moved the guest's seats, and then the hall ended
  const auto again = Table::restore(fox_library(), row, lines, {}, kNow);
  ASSERT_TRUE(again);
  EXPECT_EQ((*again)->seats_of("ann"), seats({0}));
  EXPECT_TRUE((*again)->computer_seats().has(seat_at(3)));
}

}  // namespace
}  // namespace ravenhall::hall::testing
