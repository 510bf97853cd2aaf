#include "kernel/json_writer.hpp"

#include <gtest/gtest.h>

#include <cstdint>

namespace ravenhall {
namespace {

TEST(JsonWriter, writes_what_a_tree_would_be_dumped_as) {
  const std::string text = written_text([](JsonWriter& out) {
    out.object([&] {
      out.member("small", std::uint8_t{200});
      out.member("negative", std::int64_t{-9'000'000'000});
      out.member("truth", true);
      out.member("nothing", nullptr);
      out.key("empty").list([] {});
      out.key("nested").list([&] {
        out.value("one");
        out.object([&] { out.member("two", 2); });
        out.list([&] { out.value(false); });
        out.raw("[3,4]");
      });
      out.key("bare").object([] {});
    });
  });
  const Json tree = {
      {"small", 200},           {"negative", -9'000'000'000},
      {"truth", true},          {"nothing", nullptr},
      {"empty", Json::array()}, {"nested", {"one", {{"two", 2}}, Json::array({false}), {3, 4}}},
      {"bare", Json::object()}};
  EXPECT_EQ(text, dump(tree));
}

TEST(JsonWriter, no_text_breaks_out_of_its_quotes) {
  const std::string nasty = "\"\\\n\x01}],:{\xD0\xA0";
  const Json read = written([&](JsonWriter& out) {
    out.list([&] {
      out.value(nasty);
      out.value(nasty);
    });
  });
  EXPECT_EQ(read, Json::array({nasty, nasty}));
}

TEST(JsonWriter, goes_on_behind_text_that_is_there) {
  std::string text = "{\"a\":1";
  JsonWriter(text).member("b", 2);
  EXPECT_EQ(text + "}", R"({"a":1,"b":2})");
}

}  // namespace
}  // namespace ravenhall
