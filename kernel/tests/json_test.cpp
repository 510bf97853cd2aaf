#include "kernel/json.hpp"

#include <gtest/gtest.h>

#include "kernel/rng.hpp"

namespace ravenhall {
namespace {

std::string nested(std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); }

TEST(ParseJson, reads_what_dump_writes) {
  const std::string text = R"({"z":[1,-2,3.5,true,null],"a":{"é":"\n"},"big":18446744073709551615})";
  const auto json = parse_json(text);
  ASSERT_TRUE(json);
  EXPECT_EQ(dump(*json), text);  // in the same order
}

TEST(ParseJson, says_where_it_breaks) {
  const auto json = parse_json("{\"a\": 1,, }");
  ASSERT_FALSE(json);
  EXPECT_EQ(json.error().code, "bad_json");
  EXPECT_NE(json.error().message.find("byte 9"), std::string::npos) << json.error().message;
}

TEST(ParseJson, refuses_broken_texts) {
  for (const std::string_view text : {"", " ", "{", "}", "[1", "nul", "\"", "{\"a\"}", "1 2", "[1]]", "01",
                                      "1e999", "\"\xff\"", "\"\\ud800\"", "{1:2}", "'a'", "[NaN]", "\x01"}) {
    EXPECT_FALSE(parse_json(text)) << text;
  }
}

TEST(ParseJson, bounds_depth_length_and_members) {
  EXPECT_TRUE(parse_json(nested(kMaxJsonDepth)));
  EXPECT_FALSE(parse_json(nested(kMaxJsonDepth + 1)));
  EXPECT_FALSE(parse_json(std::string(500000, '[')));
  EXPECT_FALSE(parse_json("[1,2,3]", 6));
  EXPECT_TRUE(parse_json("[1,2,3]", 7));
  std::string wide = "{\"x\":1";
  for (std::size_t i = 1; i <= kMaxJsonMembers; ++i) wide += ",\"" + std::to_string(i) + "\":1";
  EXPECT_FALSE(parse_json(wide + "}"));
  EXPECT_FALSE(parse_json(R"({"a":1,"a":2})"));
}

TEST(ParseJson, survives_anything) {
  Rng rng(2);
  constexpr std::string_view kBytes = "{}[]\",:0123e-+.truefalsnl \\u\xc3\xff";
  for (int i = 0; i < 20000; ++i) {
    std::string text;
    for (std::uint32_t left = rng.below(40); left > 0; --left) text += kBytes[rng.below(kBytes.size())];
    const auto json = parse_json(text);
    EXPECT_TRUE(!json || parse_json(dump(*json)));
  }
}

TEST(Dump, replaces_broken_utf8) { EXPECT_EQ(dump(Json("a\xff")), "\"a\xEF\xBF\xBD\""); }

const Json kObject = Json::parse(
    R"({"n":5,"neg":-3,"f":1.5,"huge":18446744073709551615,"t":"x","b":true,"l":[1,2],"o":{"k":1},"nil":null})");

TEST(JsonReader, reads_fields) {
  JsonReader reader(kObject, "position");
  EXPECT_TRUE(reader.has("n"));
  EXPECT_FALSE(reader.has("missing"));
  EXPECT_EQ(reader.number("n", 0, 9), 5);
  EXPECT_EQ(reader.number("neg", -3, 9), -3);
  EXPECT_EQ(reader.text("t"), "x");
  EXPECT_TRUE(reader.flag("b"));
  EXPECT_EQ(reader.list("l").size(), 2U);
  EXPECT_EQ(reader.list("l", 2).size(), 2U);
  EXPECT_TRUE(reader.object("o").contains("k"));
  EXPECT_EQ(reader.number_in(reader.list("l")[1], "l", 0, 9), 2);
  EXPECT_TRUE(reader.ok());
}

TEST(JsonReader, keeps_the_first_thing_that_is_wrong) {
  JsonReader reader(kObject, "position.battle");
  EXPECT_EQ(reader.number("n", 6, 9), 6);
  EXPECT_EQ(reader.text("missing"), "");
  EXPECT_FALSE(reader.ok());
  EXPECT_EQ(reader.error().code, "bad_field");
  EXPECT_EQ(reader.error().message, "position.battle: \"n\" must be a whole number from 6 to 9, not 5.");
}

TEST(JsonReader, no_type_is_ever_taken_for_another) {
  for (const auto& [key, value] : kObject.items()) {
    JsonReader numbers(kObject, "o");
    JsonReader texts(kObject, "o");
    JsonReader flags(kObject, "o");
    JsonReader lists(kObject, "o");
    JsonReader objects(kObject, "o");
    numbers.number(key, -1000, 1000);
    texts.text(key);
    flags.flag(key);
    lists.list(key, 2);
    objects.object(key);
    EXPECT_EQ(numbers.ok(), key == "n" || key == "neg");
    EXPECT_EQ(texts.ok(), key == "t");
    EXPECT_EQ(flags.ok(), key == "b");
    EXPECT_EQ(lists.ok(), key == "l");
    EXPECT_EQ(objects.ok(), key == "o");
  }
}

TEST(JsonReader, bounds_hold_at_the_edges) {
  JsonReader reader(kObject, "o");
  EXPECT_EQ(reader.number("neg", -9, -3), -3);
  EXPECT_TRUE(reader.ok());
  reader.number("n", -9, -3);
  EXPECT_FALSE(reader.ok());
}

TEST(JsonReader, anything_but_an_object_is_refused) {
  for (const Json& json : {Json(), Json(3), Json("x"), Json::array({1})}) {
    JsonReader reader(json, "position");
    EXPECT_FALSE(reader.has("n"));
    EXPECT_EQ(reader.number("n", 1, 2), 1);
    EXPECT_EQ(reader.list("l").size(), 0U);
    EXPECT_EQ(reader.object("o").size(), 0U);
    EXPECT_FALSE(reader.ok());
    EXPECT_TRUE(reader.error().message.starts_with("position: must be an object"));
  }
}

}  // namespace
}  // namespace ravenhall
