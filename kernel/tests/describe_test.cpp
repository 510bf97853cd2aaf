// One description a struct: what is written reads back, and nothing else is believed.
#include "kernel/describe.hpp"

#include <gtest/gtest.h>

#include "kernel/steps.hpp"

namespace ravenhall {
namespace {

enum class Colour : std::uint8_t { red, blue, green, none };
enum class Step : std::uint8_t { rest, nature_roll, ask_choice };
enum class Mood : std::uint8_t { eager, tired };
enum class Town : std::uint8_t { north, south, nowhere };
}  // namespace

template <>
inline constexpr std::optional<Town> kNothing<Town> = Town::nowhere;

namespace {

struct Sheet {
  Count gold = 0;
  bool ready = false;
  EnumSet<Colour, std::uint8_t> colours;
  Bag<Colour, 3, 2, std::uint32_t> cards;
  FixedVec<Colour, 3> trail;
  constexpr bool operator==(const Sheet&) const = default;
};

struct Rumour {
  Colour of = Colour::none;
  PlayerSet heard_by;
};

struct State {
  Count seats_taken = 2;
  std::vector<Rumour> rumours;
  Count sun;
  bool snow = false;
  PerSeat<Sheet, 4> sheets;
  Colour favourite = Colour::none;
  EnumArray<Colour, Count, 3> prices;
  EnumArray<Colour, Count, 2, Colour::blue> debts;
  PerSeat<Count, 4> dice;
  PerSeat<bool, 4> lucky;
  std::array<Town, 2> visited{Town::nowhere, Town::nowhere};
  Seat winner = kSpectator;
  PlayerSet pending;
  Action last;
  Agenda<FrameOf<Step>, 4> agenda;
};

constexpr std::array<StepRow<State>, 3> kSteps{{
    {Step::rest, Whose::nobodys, {{}, true}},
    {Step::nature_roll, Whose::nobodys, {Step::rest}, {number_of("dice", 6)}},
    {Step::ask_choice,
     Whose::somebodys,
     {Step::rest, Step::ask_choice},
     {one_of<Colour, 3>("colour"), set_of<Colour>("among"), flags_of<Mood>()},
     [](const State& s, const FrameOf<Step>& frame, const FrameOf<Step>* /*below*/) {
       return s.sheets[frame.seat].ready;
     }},
}};
static_assert(in_order(kSteps));

void describe(Fields& f, Sheet& sheet) {
  f("gold", sheet.gold, {0, 20});
  f("ready", sheet.ready);
  f("colours", sheet.colours);
  f("cards", sheet.cards);
  f.maybe("trail", sheet.trail);
}

void describe(Fields& f, Rumour& rumour) {
  f("of", rumour.of);
  f("heard_by", rumour.heard_by);
}

void describe(Fields& f, State& s) {
  f("seats", s.seats_taken, {2, 4});
  f.seats(s.seats_taken);
  f.maybe("rumours", s.rumours);
  f.object("sky", [&](Fields& sky) { sky.maybe("sun", s.sun, {0, 1}); });
  f.maybe_object("ground", [&](Fields& ground) { ground("snow", s.snow); });
  f("sheets", s.sheets);
  f("favourite", s.favourite);
  f("prices", s.prices, {0, 9});
  f.sparse("debts", s.debts, Count(0), {1, 9});
  f.one_a_seat("luck", [&](Fields& item, Seat seat) {
    item("dice", s.dice[seat], {0, 6});
    item("lucky", s.lucky[seat]);
  });
  f.maybe("visited", s.visited);
  f.maybe("winner", s.winner);
  f.maybe("pending", s.pending);
  f.maybe("last", s.last);
  if (PositionReader* in = f.reading()) {
    if (const Json* agenda = in->member("agenda")) read_agenda<State>(*in, *agenda, s, kSteps);
  } else {
    write_agenda<State>(f.writing()->key("agenda"), s, kSteps);
  }
}

State some_state() {
  State s;
  Sheet& first = s.sheets[seat_at(0)];
  first.gold = 7;
  first.ready = true;
  first.colours = {Colour::red, Colour::green};
  first.cards.add(Colour::blue, 2);
  first.trail.push_back(Colour::green);
  s.rumours.push_back({Colour::red, seat_at(1)});
  s.sun = 1;
  s.favourite = Colour::blue;
  s.prices[Colour::green] = 4;
  s.debts[Colour::green] = 5;
  s.dice[seat_at(1)] = 6;
  s.visited[0] = Town::south;
  s.winner = seat_at(1);
  s.pending = seat_at(1);
  s.last = act(Step::ask_choice, 1, 2, 3);
  s.agenda.push({Step::rest});
  s.agenda.push({Step::ask_choice, seat_at(0), Colour::green, 0b101, 0b10});
  return s;
}

std::string problem_of(const Json& json) {
  const auto read = read_position<State>(json);
  return read ? "" : read.error().message;
}

TEST(Describe, what_is_written_reads_back) {
  const Json json = write_position(some_state());
  EXPECT_EQ(
      dump(json),
      R"({"seats":2,"rumours":[{"of":"red","heard_by":[1]}],"sky":{"sun":1},"ground":{"snow":false},"sheets":[{"gold":7,"ready":true,"colours":["red","green"],"cards":["blue","blue"],)"
      R"("trail":["green"]},{"gold":0,"ready":false,"colours":[],"cards":[],"trail":[]}],)"
      R"("favourite":"blue","prices":{"red":0,"blue":0,"green":4},"debts":{"green":5},)"
      R"("luck":[{"dice":0,"lucky":false},{"dice":6,"lucky":false}],"visited":["south",null],"winner":1,"pending":[1],)"
      R"("last":[2,1,2,3],"agenda":[{"step":"ask_choice","seat":0,"colour":"green",)"
      R"("among":["red","green"],"eager":false,"tired":true},{"step":"rest"}]})");
  const auto read = read_position<State>(json);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(dump(write_position(*read)), dump(json));
}

TEST(Describe, what_may_be_missing_stays_at_its_default) {
  Json json = write_position(some_state());
  json.erase("winner");
  json.erase("ground");
  json.erase("agenda");
  json["sheets"][0].erase("trail");
  json["favourite"] = nullptr;
  const auto read = read_position<State>(json);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(read->winner, kSpectator);
  EXPECT_EQ(read->favourite, Colour::none);
  EXPECT_TRUE(read->agenda.empty());
}

TEST(Describe, says_where_something_is_wrong) {
  const Json json = write_position(some_state());
  const auto with = [&](const char* pointer, const Json& value) {
    Json changed = json;
    changed[Json::json_pointer(pointer)] = value;
    return problem_of(changed);
  };
  EXPECT_EQ(with("/sheets/0/gold", 21),
            "state.sheets[0]: \"gold\" must be a whole number from 0 to 20, not 21.");
  EXPECT_EQ(with("/sheets/1/luck", 1), "state.sheets[1]: there is no field \"luck\".");
  EXPECT_EQ(with("/favourite", "pink"),
            "state: favourite: there is no \"pink\"; possible are red, blue, green and none.");
  EXPECT_EQ(with("/sheets/0/cards", Json{"red", "red", "red", "red"}),
            "state.sheets[0]: cards holds too many \"red\".");
  EXPECT_EQ(with("/sheets/0/colours", Json{"red", "red"}), "state.sheets[0]: colours names something twice.");
  EXPECT_EQ(with("/pending", Json{2}), "state: \"pending\" must be a whole number from 0 to 1, not 2.");
  EXPECT_EQ(with("/pending", Json{"nature"}), "state: pending names what it cannot hold.");
  EXPECT_EQ(with("/debts/red", 1), "state.debts: there is no field \"red\".");
  EXPECT_EQ(with("/debts/blue", 0), "state.debts: \"blue\" must be a whole number from 1 to 9, not 0.");
  EXPECT_EQ(with("/luck/1/dice", 7), "state.luck[1]: \"dice\" must be a whole number from 0 to 6, not 7.");
  EXPECT_EQ(with("/luck", Json::array()), "state: \"luck\" must be a list of 2.");
  EXPECT_EQ(with("/sky/moon", 1), "state.sky: there is no field \"moon\".");
  EXPECT_EQ(with("/rumours/0/heard_by", 1), "state.rumours[0]: \"heard_by\" must be a list of at most 256.");
  EXPECT_EQ(with("/prices/none", 1), "state.prices: there is no field \"none\".");
  EXPECT_EQ(with("/agenda/0/step", "dance").substr(0, 43), "state.agenda[0]: step: there is no \"dance\";");
  EXPECT_EQ(with("/agenda/1/dice", 1), "state.agenda[1]: there is no field \"dice\".");
  Json lacking = json;
  lacking.erase("prices");
  EXPECT_EQ(problem_of(lacking), "state: \"prices\" is missing.");
}

TEST(Steps, stand_only_where_the_table_says) {
  const auto problem = [](const State& s) { return check_steps<State>(s, s.seats_taken, kSteps); };
  State s = some_state();
  EXPECT_EQ(problem(s), "");
  s.agenda.push({Step::rest});
  EXPECT_EQ(problem(s), "The agenda cannot be so: \"rest\" cannot stand on \"ask_choice\".");
  s.agenda = {};
  s.agenda.push({Step::nature_roll});
  EXPECT_EQ(problem(s), "The agenda cannot be so: \"nature_roll\" cannot stand at its bottom.");
  s.agenda = {};
  s.agenda.push({Step::rest});
  s.agenda.push({Step::nature_roll, {}, 7});
  EXPECT_EQ(problem(s), "The agenda cannot be so: \"nature_roll\" is about something that does not exist.");
  s.agenda.pop();
  s.agenda.push({Step::ask_choice, seat_at(3)});
  EXPECT_EQ(problem(s), "The agenda cannot be so: \"ask_choice\" is for a seat that it cannot be for.");
  s.agenda.pop();
  s.agenda.push({Step::ask_choice, seat_at(1)});
  EXPECT_EQ(problem(s), "The agenda cannot be so: \"ask_choice\" does not fit the rest of the table.");
}

TEST(Steps, on_top_are_the_question_of_a_view) {
  State s = some_state();
  const auto question = [&](SeatSet asked) {
    return written_text([&](JsonWriter& out) {
      write_question<State>(out, s, kSteps, asked, [&](const FrameOf<Step>& frame) {
        out.member("gold", s.sheets[frame.seat].gold);
      });
    });
  };
  EXPECT_EQ(question(seat_at(0)),
            R"({"kind":"choice","seats":[0],"gold":7,"colour":"green","among":["red","green"],)"
            R"("eager":false,"tired":true})");
  s.agenda.top() = {Step::nature_roll, {}, 3};
  EXPECT_EQ(question(kNature), R"({"kind":"nature","act":"roll","seats":[]})");
  s.agenda = {};
  EXPECT_EQ(question({}), "null");
}

}  // namespace
}  // namespace ravenhall
