#include "kernel/patch.hpp"

#include <gtest/gtest.h>

#include "kernel/json.hpp"
#include "kernel/rng.hpp"
#include "kernel/tests/patched.hpp"

namespace ravenhall {
namespace {

std::string patch(const std::string& before, const std::string& after) {
  std::string out;
  return write_patch(before, after, out) ? out : "equal";
}

TEST(Patch, tells_only_what_changed) {
  EXPECT_EQ(patch(R"({"a":1,"b":{"c":2,"d":[1,2]}})", R"({"a":1,"b":{"c":3,"d":[1,2]}})"),
            R"({"b":{"c":3}})");
  EXPECT_EQ(patch(R"({"l":[{"n":10,"m":"long enough"},{"n":2,"m":"long enough"}]})",
                  R"({"l":[{"n":10,"m":"long enough"},{"n":5,"m":"long enough"}]})"),
            R"({"l":{"1":{"n":5}}})");
}
TEST(Patch, of_equal_texts_is_nothing) { EXPECT_EQ(patch(R"({"a":[1,"x"]})", R"({"a":[1,"x"]})"), "equal"); }
TEST(Patch, a_list_of_another_length_is_told_whole) {
  EXPECT_EQ(patch(R"({"l":[1,2],"z":0})", R"({"l":[1,2,3],"z":0})"), R"({"l":[1,2,3]})");
}
TEST(Patch, an_object_with_other_members_is_told_whole) {
  EXPECT_EQ(patch(R"({"o":{"a":1},"z":"and so on"})", R"({"o":{"b":1},"z":"and so on"})"),
            R"({"o":{"=":{"b":1}}})");
}
TEST(Patch, null_is_a_value) {
  EXPECT_EQ(patch(R"({"o":{"a":1},"z":0})", R"({"o":null,"z":0})"), R"({"o":null})");
  EXPECT_EQ(patch(R"({"o":null,"z":0})", R"({"o":{"a":1},"z":0})"), R"({"o":{"a":1}})");
}
TEST(Patch, quotes_brackets_and_commas_in_texts_are_only_letters) {
  EXPECT_EQ(patch(R"({"t":"a\",}]{[","z":0,"y":[1,2,3]})", R"({"t":"a\",}]{[","z":1,"y":[1,2,3]})"),
            R"({"z":1})");
}

Json made_up(Rng& rng, int depth) {
  switch (rng.below(depth > 3 ? 4 : 6)) {
    case 0: return rng.below(3);
    case 1: return nullptr;
    case 2: return rng.below(2) == 0;
    case 3: return std::string(rng.below(4), '"') + "x";
    case 4: {
      Json list = Json::array();
      for (std::uint32_t i = rng.below(4); i > 0; --i) list.push_back(made_up(rng, depth + 1));
      return list;
    }
    default: {
      Json object = Json::object();
      for (std::uint32_t i = rng.below(4); i > 0; --i)
        object[std::string(1, static_cast<char>('a' + rng.below(4)))] = made_up(rng, depth + 1);
      return object;
    }
  }
}
// A value with some of its parts made anew.
Json shaken(const Json& value, Rng& rng, int depth) {
  if (rng.below(6) == 0) return made_up(rng, depth);
  if (!value.is_structured()) return value;
  Json next = value;
  for (Json& part : next) part = shaken(part, rng, depth + 1);
  return next;
}

TEST(Patch, of_any_two_values_leads_from_the_one_to_the_other) {
  Rng rng(7);
  for (int i = 0; i < 20000; ++i) {
    const Json before = made_up(rng, 0);
    const Json after = shaken(before, rng, 0);
    std::string text;
    const bool differ = write_patch(dump(before), dump(after), text);
    ASSERT_EQ(differ, before != after) << dump(before) << " " << dump(after);
    if (!differ) continue;
    const auto change = parse_json(text);
    ASSERT_TRUE(change) << text;
    ASSERT_EQ(patched(before, *change), after) << dump(before) << " " << dump(after) << " " << text;
  }
}

}  // namespace
}  // namespace ravenhall
