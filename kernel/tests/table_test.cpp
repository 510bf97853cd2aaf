#include "kernel/table.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace ravenhall {
namespace {

enum class Step : std::uint8_t { first, second, ask };
enum class Happening : std::uint8_t { something };

struct State {
  Agenda<FrameOf<Step>, 8> agenda;
  PlayerSet pending;
  Action last;
};
using Table = TableOf<State, Happening, EventLog>;

// What is on the agenda, in the order it will run.
std::vector<FrameOf<Step>> run_order(State s) {
  std::vector<FrameOf<Step>> order;
  while (!s.agenda.empty()) order.push_back(s.agenda.pop());
  return order;
}

TEST(Table, steps_run_in_the_order_they_are_written) {
  State s;
  EventLog log;
  Table t(s, log);
  t.push(Step::ask);
  t.then({{Step::first, seat_at(1)}, {Step::second}});
  EXPECT_EQ(run_order(s),
            (std::vector<FrameOf<Step>>{{Step::first, seat_at(1)}, {Step::second}, {Step::ask}}));
}

TEST(Table, a_step_for_each_of_some_seats_runs_in_their_order) {
  State s;
  EventLog log;
  Table t(s, log);
  t.then_each(Step::first, clockwise(seat_at(2), 4, {seat_at(0), seat_at(1), seat_at(3)}), 7);
  EXPECT_EQ(run_order(s),
            (std::vector<FrameOf<Step>>{
                {Step::first, seat_at(3), 7}, {Step::first, seat_at(0), 7}, {Step::first, seat_at(1), 7}}));
}

TEST(Table, a_question_for_several_is_off_the_agenda_with_the_last_answer) {
  State s;
  EventLog log;
  Table t(s, log);
  t.ask_together(Step::ask, {seat_at(0), seat_at(2)});
  EXPECT_FALSE(t.last_answer(seat_at(2)));
  EXPECT_EQ(s.pending, PlayerSet(seat_at(0)));
  EXPECT_TRUE(t.last_answer(seat_at(0)));
  EXPECT_TRUE(s.agenda.empty());
}

TEST(Table, what_is_told_secretly_only_its_witnesses_see) {
  State s;
  EventLog log;
  Table t(s, log);
  t.tell_secretly(seat_at(1), Happening::something, seat_at(1), 5, 6);
  t.reveal_partly(seat_at(1), Happening::something, seat_at(1), 5, 6);
  for (const Event& event : log.items) {
    EXPECT_EQ(seen_by(event, seat_at(1)).args[0], 5);
    EXPECT_EQ(seen_by(event, seat_at(0)).args[0], Event::kHidden);
    EXPECT_EQ(seen_by(event, seat_at(0)).args[1], 6);
  }
  EXPECT_EQ(log.items[0].reveals, 0);
  EXPECT_EQ(log.items[1].reveals, 1);
}

}  // namespace
}  // namespace ravenhall
