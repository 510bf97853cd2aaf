#include "kernel/record.hpp"

#include <gtest/gtest.h>

#include "kernel/rng.hpp"

namespace ravenhall {
namespace {

Record sample() {
  Record record;
  record.game = "blood-rage";
  record.rules_version = 3;
  record.seats = 4;
  record.options = {{"edition", "ru"}, {"text", "a=b"}};
  record.names = {"Olaf \"the \\ Red\"", "Žofie", "", "[x] ; y"};
  record.commitment = "c0ffee";
  record.seed = "line\nand\ttab\x7f";
  record.position = R"({"a":["\"",1]})";
  record.result = "0-1-0-1";
  record.hash = "0123456789abcdef";
  record.lines = {{kNature, "deal 1 troll"}, {seat_at(2), "march gimle elvagar"}, {seat_at(0), "pass"}};
  record.jumps = {{0, 3}, {2, 9}};
  record.extra = {{"Place", "Sofia"}};
  return record;
}

constexpr std::string_view kSmall = R"([Saga "1"]
[Game "ravens"]
[Seats "2"]

1 nature deal 1 troll
2 1 pass
)";

std::string error_of(std::string_view text) {
  const auto record = read_record(text);
  EXPECT_FALSE(record) << text;
  if (record) return "";
  EXPECT_EQ(record.error().code, "bad_record");
  return record.error().message;
}

TEST(Record, reads_as_it_is_written) {
  const std::string text = write_record(sample());
  EXPECT_EQ(text, R"([Saga "1"]
[Game "blood-rage"]
[Rules "3"]
[Seats "4"]
[Option "edition=ru"]
[Option "text=a=b"]
[Player "Olaf \"the \\ Red\""]
[Player "Žofie"]
[Player ""]
[Player "[x] ; y"]
[Commitment "c0ffee"]
[Seed "line\nand\x09tab\x7f"]
[Position "{\"a\":[\"\\\"\",1]}"]
[Result "0-1-0-1"]
[Hash "0123456789abcdef"]
[Chance "1:3 3:9"]
[Place "Sofia"]

1 nature deal 1 troll
2 2 march gimle elvagar
3 0 pass
)");
  const auto again = read_record(text);
  ASSERT_TRUE(again) << again.error().message;
  const Record record = sample();
  EXPECT_EQ(again->names, record.names);
  EXPECT_EQ(again->seed, record.seed);
  EXPECT_EQ(again->position, record.position);
  EXPECT_EQ(again->options, record.options);
  EXPECT_EQ(again->extra, record.extra);
  EXPECT_EQ(write_record(*again), text);
}

TEST(Record, keeps_how_computer_players_came_to_their_decisions) {
  Record record = sample();
  record.lines[1].thinking = Thinking{"level3", 300, 1, true, 130, 1};
  record.lines[2].thinking = Thinking{"search:90:5", 0, 2, false, 0x0d8a0c55c1a07b11, 1};
  record.lines.push_back({seat_at(1), "pass", Thinking{"level3", 300, 1, true, 131, 3}});
  const std::string text = write_record(record);
  EXPECT_NE(text.find("[Thoughts \"level3/300/1 2:130 4:131 search:90:5/0/2 3=0d8a0c55c1a07b11@1\"]\n"),
            std::string::npos)
      << text;
  const auto again = read_record(text);
  ASSERT_TRUE(again) << again.error().message;
  for (std::size_t i = 0; i < record.lines.size(); ++i)
    EXPECT_EQ(again->lines[i].thinking, record.lines[i].thinking) << i;
  EXPECT_EQ(write_record(*again), text);
  for (const Thinking& thinking : {*record.lines[1].thinking, *record.lines[2].thinking})
    EXPECT_EQ(read_thinking(thinking_text(thinking)), thinking);
}

TEST(Record, notes_of_thoughts_that_make_no_sense_are_refused) {
  const auto with = [](const std::string& thoughts) {
    return "[Saga \"1\"]\n[Game \"ravens\"]\n[Seats \"2\"]\n[Thoughts \"" + thoughts +
           "\"]\n\n1 nature deal 1 troll\n2 1 pass\n";
  };
  EXPECT_TRUE(read_record(with("level3/300/1 2:130")));
  for (const char* thoughts :
       {"2:130", "level3 2:130", "level3/300 2:130", "/300/1 2:130", "level3/-1/1 2:130",
        "level3/300/x 2:130", "level3/300/1 2", "level3/300/1 2:", "level3/300/1 2:x", "level3/300/1 0:130",
        "level3/300/1 1:130", "level3/300/1 3:130", "level3/300/1 2:130 2:130", "level3/300/1 2:130@2",
        "level3/300/1 2=12", "level3/300/1 2=0d8a0c55c1a07bxx", "level3/300/1 2:130@"})
    EXPECT_FALSE(error_of(with(thoughts)).empty()) << thoughts;
  for (const char* text : {"", "level3", "level3/300/1", "level3/300/1 ", "level3/300/1 2:130", "x/1/1 :1@"})
    EXPECT_FALSE(read_thinking(text)) << text;
}

TEST(Record, a_running_match_has_no_result_yet) {
  Record record = sample();
  record.result.clear();
  EXPECT_NE(write_record(record).find("[Result \"*\"]"), std::string::npos);
}

TEST(Record, blank_lines_comments_and_other_line_ends_do_not_matter) {
  const auto record = read_record(
      "\xEF\xBB\xBF; a comment\r\n[Saga \"1\"] ; another\r\n  [Game   \"ravens\"  ]\r\n[Seats \"2\"]\r\n\r\n"
      "1 nature\tdeal 1 troll ; who?\r\n\r\n2  1  pass");
  ASSERT_TRUE(record) << record.error().message;
  ASSERT_EQ(record->lines.size(), 2U);
  EXPECT_EQ(record->lines[0].action, "deal 1 troll");
  EXPECT_EQ(record->lines[1].seat, seat_at(1));
  EXPECT_EQ(record->lines[1].action, "pass");
}

TEST(Record, errors_name_the_line) {
  const std::string small(kSmall);
  EXPECT_EQ(error_of(small + "4 1 pass\n"), "Line 7: decision 3 is expected here, not \"4 1 pass\".");
  EXPECT_EQ(error_of(small + "3 2 pass\n"),
            "Line 7: after the number must stand \"nature\" or a seat from 0 to 1, not \"2\".");
  EXPECT_EQ(error_of(small + "3 1\n"), "Line 7: the action is missing.");
  EXPECT_EQ(error_of(small + "[Result \"1-0\"]\n"),
            "Line 7: the header [Result] must stand before the first decision.");
  EXPECT_EQ(error_of("[Saga \"1\"]\n[Game \"x]\n"),
            "Line 2: the closing quotation mark of [Game] is missing.");
  EXPECT_EQ(error_of("[Saga \"1\"]\n[Game \"x\"]\n[Game \"y\"]\n"), "Line 3: [Game] stands twice.");
}

TEST(Record, what_is_not_a_record_is_refused) {
  for (const std::string_view text :
       {"",
        "hello",
        "1 0 pass",
        "[Game \"x\"]",
        "[Saga \"1\"]",
        "[Saga \"1\"]\n[Game \"x\"]",
        "[Saga \"0\"]",
        "[Saga \"one\"]",
        "[Saga \"1\"]\n[Game \"x\"]\n[Seats \"0\"]",
        "[Saga \"1\"]\n[Game \"x\"]\n[Seats \"9\"]",
        "[Saga \"1\"]\n[Game \"x\"]\n[Seats \"99999999999999999999\"]",
        "[Saga \"1\"]\n[Rules \"-1\"]",
        "[Saga \"1\"]\n[Option \"=x\"]",
        "[Saga \"1\"]\n[Option \"x\"]",
        "[Saga \"1\"]\n[Hash \"xyz\"]",
        "[Saga \"1\"]\n[Game \"\\q\"]",
        "[Saga \"1\"]\n[Game \"\\x4\"]",
        "[Saga \"1\"]\n[Game \"x\"] y",
        "[",
        "[]",
        "[\"",
        "[Saga \"1\\",
        "[Saga \"1\"]\n[Game \"x\"]\n[Seats \"2\"]\n1 spectator pass",
        "[Saga \"1\"]\n[Game \"x\"]\n[Seats \"1\"]\n[Player \"a\"]\n[Player \"b\"]"}) {
    EXPECT_FALSE(error_of(text).empty()) << text;
  }
}

TEST(Record, a_newer_format_is_named_as_such) {
  EXPECT_EQ(error_of("[Saga \"2\"]\n"), "Line 1: this record has the newer format 2; use a newer ravenhall.");
}

TEST(Record, survives_anything) {
  const std::string text = write_record(sample());
  Rng rng(3);
  for (int i = 0; i < 5000; ++i) {
    std::string broken = text;
    for (std::uint32_t left = 1 + rng.below(4); left > 0; --left) {
      const std::size_t at = rng.below(static_cast<std::uint32_t>(broken.size()));
      switch (rng.below(3)) {
        case 0: broken[at] = static_cast<char>(rng.below(256)); break;
        case 1: broken.erase(at, 1 + rng.below(20)); break;
        default:
          broken.insert(at, broken.substr(rng.below(static_cast<std::uint32_t>(broken.size())), 10));
          break;
      }
    }
    const auto record = read_record(broken);
    if (!record) {
      EXPECT_FALSE(record.error().message.empty());
    } else {
      const auto again = read_record(write_record(*record));
      ASSERT_TRUE(again) << again.error().message << "\n" << broken;
      EXPECT_EQ(write_record(*again), write_record(*record));
    }
  }
  std::string flood = "[Saga \"1\"]\n";
  for (int i = 0; i < 100000; ++i) flood += "[X" + std::to_string(i) + " \"\"]\n";
  EXPECT_EQ(error_of(flood), "Line 258: there are too many headers.");
  EXPECT_FALSE(error_of(std::string(20U << 20U, 'x')).empty());
}

TEST(Seat, has_the_same_name_in_records_and_protocol) {
  EXPECT_EQ(seat_text(seat_at(3)), "3");
  EXPECT_EQ(seat_text(kNature), "nature");
  EXPECT_EQ(*parse_seat("spectator", 2), kSpectator);
  EXPECT_EQ(*parse_seat("1", 2), seat_at(1));
  EXPECT_EQ(parse_seat("2", 2).error().message,
            "There is no seat \"2\"; seats are 0 to 1, \"nature\" and \"spectator\".");
  EXPECT_FALSE(parse_seat("-1", 2));
}

}  // namespace
}  // namespace ravenhall
