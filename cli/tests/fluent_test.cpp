// The reader of Fluent: what a message says, what is refused, and that all our locale files can be read.
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "cli/files.hpp"
#include "cli/play/json_read.hpp"
#include "cli/words/letters.hpp"
#include "cli/words/pattern.hpp"
#include "cli/words/words.hpp"
#include "kernel/json.hpp"

namespace ravenhall::cli {
namespace {

Name name_in(const Json& given) {
  Name name{"xx-" + text_at(given, "kind") + "-" + text_at(given, "id"), text_at(given, "id")};
  if (const Json& count = at(given, "count"); !count.is_null()) {
    name.key += "-n";
    name.count = number_of(count);
  }
  return name;
}

Value value_in(const Json& given) {
  if (given.is_number()) return number_of(given);
  if (given.is_object()) return name_in(given);
  if (given.is_string()) return text_of(given);
  Names names;
  for (const Json& each : given) names.push_back(name_in(each));
  return names;
}

TEST(FluentTest, says_what_the_browser_says) {
  const auto text = read_file(RAVENHALL_SOURCE_DIR "/cli/tests/fluent_cases.json");
  ASSERT_TRUE(text.has_value());
  const auto json = parse_json(*text);
  ASSERT_TRUE(json.has_value());
  std::string source;
  for (const Json& line : at(*json, "source")) source += text_of(line) + "\n";
  ASSERT_GT(at(*json, "cases").size(), 30U);
  for (const Json& each : at(*json, "cases")) {
    Fluent fluent(language_of(text_at(each, "language")).value_or(Language::en));
    const auto added = fluent.add(source);
    ASSERT_TRUE(added.has_value()) << added.error().message;
    Args args;
    for (const auto& [key, value] : at(each, "args").items()) args.emplace_back(key, value_in(value));
    EXPECT_EQ(fluent.format(text_at(each, "key"), args), text_at(each, "text")) << each.dump();
  }
}

TEST(FluentTest, what_is_not_there_is_shown_by_its_name) {
  Fluent fluent(Language::en);
  ASSERT_TRUE(fluent.add("a = { $x } { b }\nround = { round }\n").has_value());
  EXPECT_EQ(fluent.format("a"), "{$x} {b}");
  EXPECT_EQ(fluent.format("a", {{"x", Name{"xx-no-such", "such"}}}), "{xx-no-such} {b}");
  EXPECT_EQ(fluent.format("nothing"), "nothing");
  EXPECT_FALSE(fluent.has("nothing"));
  EXPECT_EQ(fluent.format("round"), "{…}");
}

TEST(FluentTest, colours_stay_around_a_name) {
  Fluent fluent(Language::en);
  ASSERT_TRUE(fluent.add("xx-clan-wolf = Wolf\na = The { $clan }!\n").has_value());
  EXPECT_EQ(fluent.format("a", {{"clan", Name{"xx-clan-wolf", "wolf", {}, "<", ">"}}}), "The <Wolf>!");
}

TEST(FluentTest, what_cannot_be_read_is_refused_with_its_line) {
  for (const char* const wrong :
       {"ok = fine\nbroken", "ok = fine\na = { $x", "ok = fine\na = { $x ->\n    [one] 1\n}",
        "ok = fine\na = { SUM($x) }", "ok = fine\na = {}", "ok = fine\na = { -term }",
        "ok = fine\na =", "ok = fine\na = { \"\\u0041\" }"}) {
    Fluent fluent(Language::en);
    const auto added = fluent.add(wrong);
    ASSERT_FALSE(added.has_value()) << wrong;
    EXPECT_TRUE(added.error().message.starts_with("Line ")) << added.error().message;
    EXPECT_FALSE(added.error().message.starts_with("Line 1:")) << added.error().message;
  }
}

TEST(Locales, the_program_carries_every_file_and_can_read_it) {
  std::map<std::string, std::size_t> english;
  EXPECT_EQ(locale_files().size() % kLanguages.size(), 0U);
  for (const LocaleFile& file : locale_files()) {
    const auto messages = read_messages(file.text);
    ASSERT_TRUE(messages.has_value()) << file.language << ' ' << file.name << ' ' << messages.error().message;
    EXPECT_GT(messages->size(), 50U) << file.name;
    if (file.language == "en") english[std::string(file.name)] = messages->size();
    EXPECT_EQ(messages->size(), english[std::string(file.name)]) << file.language << ' ' << file.name;
    Fluent fluent(language_of(file.language).value());
    ASSERT_TRUE(fluent.add(file.text).has_value());
    for (const std::string& key : fluent.keys()) EXPECT_FALSE(fluent.format(key).empty()) << key;
  }
}

TEST(Languages, are_known_by_their_tags_and_by_the_variables_of_the_shell) {
  EXPECT_EQ(language_of("ru_RU.UTF-8"), Language::ru);
  EXPECT_EQ(language_of("cs"), Language::cs);
  EXPECT_EQ(language_of("bg@x"), Language::bg);
  EXPECT_FALSE(language_of("csb_PL").has_value());
  EXPECT_FALSE(language_of("").has_value());
  const auto preferred = [](const char* all, const char* messages, const char* lang) {
    setenv("LC_ALL", all, 1);
    setenv("LC_MESSAGES", messages, 1);
    setenv("LANG", lang, 1);
    return preferred_language();
  };
  EXPECT_EQ(preferred("", "", "bg_BG.UTF-8"), Language::bg);
  EXPECT_EQ(preferred("", "cs_CZ", "bg_BG.UTF-8"), Language::cs);
  EXPECT_EQ(preferred("C", "cs_CZ", "bg_BG.UTF-8"), Language::en);
  EXPECT_EQ(preferred("", "", "fr_FR"), Language::en);
  EXPECT_EQ(preferred("", "", ""), Language::en);
}

TEST(Letters, are_large_and_small_in_every_language) {
  EXPECT_EQ(capital("ярость"), "Ярость");
  EXPECT_EQ(capital("ёж"), "Ёж");
  EXPECT_EQ(capital("čtyři"), "Čtyři");
  EXPECT_EQ(capital("žízeň"), "Žízeň");
  EXPECT_EQ(capital("\033[1mwolf"), "\033[1mWolf");
  EXPECT_EQ(capital("„tiché“"), "„tiché“");
  EXPECT_EQ(capital(""), "");
  EXPECT_EQ(lower("ЖЁЛТЫЙ Řím Ďábel ŇÁ"), "жёлтый řím ďábel ňá");
}

}  // namespace
}  // namespace ravenhall::cli
