#include "kernel/notation.hpp"

#include <gtest/gtest.h>

#include "kernel/rng.hpp"
#include "kernel/text.hpp"

namespace ravenhall {
namespace {

constexpr std::array<std::string_view, 4> kPlaces{"gimle", "elvagar", "horgr", "step"};
constexpr std::array<std::string_view, 3> kFigures{"warrior", "leader", "ship"};
constexpr std::array<std::string_view, 5> kCards{"troll", "troll_2", "tyrs_crush", "tyrs_crush_2",
                                                 "odins_smite_3"};
constexpr std::array<std::string_view, 5> kCardsForShort{"troll", "troll", "tyrs_crush", "tyrs_crush",
                                                         "odins_smite"};
constexpr std::array<OperandKind, 4> kKinds{
    {{"place", kPlaces}, {"figure", kFigures}, {"card", kCards, kCardsForShort}, {"number", {}}}};
constexpr std::array<VerbSpec, 5> kVerbs{
    {{"march", {0, 0}}, {"join", {0, 1}}, {"card", {2}}, {"pay", {3}}, {"pass"}}};
const Notation kNotation{kKinds, kVerbs, {}};

enum : std::uint8_t { march, join, card, pay, pass };

ActionList list(std::initializer_list<Action> actions) {
  ActionList result;
  for (const Action action : actions) result.push_back(action);
  return result;
}

std::string found(std::string_view text, const ActionList& legal) {
  const auto action = find_action(kNotation, text, legal);
  return action ? to_text(kNotation, *action) : action.error().code;
}

TEST(Notation, every_action_reads_back_from_its_text) {
  const std::array<Action, 5> actions{{{march, 0, 1}, {join, 2, 1}, {card, 4}, {pay, 255}, {pass}}};
  const std::array<std::string_view, 5> texts{"march gimle elvagar", "join horgr leader",
                                              "card odins_smite_3", "pay 255", "pass"};
  for (std::size_t i = 0; i < actions.size(); ++i) {
    EXPECT_EQ(to_text(kNotation, actions[i]), texts[i]);
    const auto parsed = parse_action(kNotation, texts[i]);
    ASSERT_TRUE(parsed);
    EXPECT_EQ(*parsed, actions[i]);
  }
}

TEST(Notation, broken_texts_are_refused_with_what_is_possible) {
  for (const std::string_view text :
       {"", "   ", "fly gimle", "march gimle", "march gimle elvagar horgr", "march gimle mars", "pay 256",
        "pay 01", "pay -1", "pay", "pass 1", "March gimle elvagar", "?0"}) {
    const auto parsed = parse_action(kNotation, text);
    ASSERT_FALSE(parsed) << text;
    EXPECT_EQ(parsed.error().code, "bad_action") << text;
    EXPECT_FALSE(parsed.error().message.empty());
  }
  EXPECT_EQ(
      parse_action(kNotation, "march gimle mars").error().message,
      "\"mars\" is no place; possible: gimle, elvagar, horgr and step. Write it as: march <place> <place>.");
  EXPECT_EQ(parse_action(kNotation, "fly").error().message,
            "There is no action \"fly\"; the verbs are march, join, card, pay and pass.");
}

TEST(Notation, actions_that_no_game_made_have_a_text_that_parses_as_nothing) {
  EXPECT_FALSE(parse_action(kNotation, to_text(kNotation, {200, 1, 2, 3})));
  EXPECT_FALSE(parse_action(kNotation, to_text(kNotation, {march, 99, 0})));
}

TEST(FindAction, operands_that_follow_may_be_left_out) {
  const auto legal = list({{join, 0, 0}, {join, 1, 0}, {join, 1, 1}, {pass}});
  EXPECT_EQ(found("join gimle", legal), "join gimle warrior");
  EXPECT_EQ(found("gimle", legal), "join gimle warrior");
  EXPECT_EQ(found("join leader", legal), "join elvagar leader");
  EXPECT_EQ(found("  pass ", legal), "pass");
}

TEST(FindAction, an_ambiguous_text_is_answered_with_the_candidates) {
  const auto legal = list({{join, 1, 0}, {join, 1, 1}, {pass}});
  const auto action = find_action(kNotation, "join elvagar", legal);
  ASSERT_FALSE(action);
  EXPECT_EQ(action.error().code, "ambiguous");
  EXPECT_EQ(action.error().message,
            "\"join elvagar\" can mean join elvagar warrior and join elvagar leader; say which.");
}

TEST(FindAction, at_most_eight_candidates_are_named) {
  ActionList legal;
  for (std::uint8_t i = 0; i < 12; ++i) legal.push_back({pay, i});
  EXPECT_EQ(find_action(kNotation, "pay", legal).error().message,
            "\"pay\" can mean pay 0, pay 1, pay 2, pay 3, pay 4, pay 5, pay 6, pay 7 and 4 more; say which.");
}

TEST(FindAction, an_exact_action_comes_before_a_longer_one) {
  EXPECT_EQ(found("card troll", list({{card, 0}, {card, 1}})), "card troll");
}

TEST(FindAction, the_age_of_a_card_may_be_left_out_when_there_is_only_one) {
  EXPECT_EQ(found("card troll", list({{card, 1}, {card, 4}})), "card troll_2");
  EXPECT_EQ(found("card odins_smite", list({{card, 1}, {card, 4}})), "card odins_smite_3");
  EXPECT_EQ(found("odins_smite", list({{card, 1}, {card, 4}})), "card odins_smite_3");
  EXPECT_EQ(found("card odins", list({{card, 4}})), "bad_action");
}

TEST(FindAction, a_word_of_the_start_wins_over_one_inside) {
  // "step" is both a place and nothing else here; "march step" must not mean "march gimle step".
  EXPECT_EQ(found("march step", list({{march, 3, 0}, {march, 0, 3}})), "march step gimle");
  EXPECT_EQ(found("step", list({{march, 3, 0}, {march, 0, 3}})), "ambiguous");
}

TEST(FindAction, a_bare_number_is_no_action) {
  EXPECT_EQ(found("3", list({{pay, 3}, {pass}})), "bad_action");
}

TEST(FindAction, what_is_well_said_but_not_legal_is_told_apart) {
  const auto legal = list({{join, 0, 0}, {pass}});
  EXPECT_EQ(found("march gimle elvagar", legal), "illegal_action");
  EXPECT_EQ(found("march", legal), "illegal_action");
  EXPECT_EQ(found("join horgr warrior", legal), "illegal_action");
  EXPECT_EQ(found("join mars", legal), "bad_action");
  EXPECT_EQ(find_action(kNotation, "march gimle elvagar", legal).error().message,
            "\"march gimle elvagar\" is not possible now. Possible now: join gimle warrior and pass.");
  EXPECT_EQ(found("", legal), "bad_action");
  EXPECT_EQ(found("pass", {}), "illegal_action");
}

TEST(FindAction, survives_anything) {
  const auto legal = list({{join, 0, 0}, {pass}});
  Rng rng(1);
  for (int i = 0; i < 2000; ++i) {
    std::string text;
    for (std::uint32_t left = rng.below(60); left > 0; --left) text += static_cast<char>(rng.below(256));
    const auto action = find_action(kNotation, text, legal);
    EXPECT_TRUE(action || !action.error().message.empty());
  }
  EXPECT_EQ(found(std::string(1000000, 'x'), legal), "bad_action");
  std::string many;
  for (int i = 0; i < 100000; ++i) many += "pass ";
  EXPECT_EQ(found(many, legal), "bad_action");
  EXPECT_LT(find_action(kNotation, many, legal).error().message.size(), 500U);
}

TEST(Text, lists_and_quotes_read_well) {
  EXPECT_EQ(listed({}), "nothing");
  EXPECT_EQ(listed({"a"}), "a");
  EXPECT_EQ(listed({"a", "b"}), "a and b");
  EXPECT_EQ(listed({"a", "b", "c"}, 2), "a, b and 1 more");
  EXPECT_EQ(in_quotes("a\nb"), "\"a?b\"");
  EXPECT_EQ(in_quotes(std::string(79, 'a') + "\xC3\xA9"),
            "\"" + std::string(79, 'a') + "...\"");  // no half letters
}

TEST(Text, numbers_have_one_spelling) {
  EXPECT_EQ(read_number("0", 10), 0U);
  EXPECT_EQ(read_number("10", 10), 10U);
  EXPECT_FALSE(read_number("11", 10));
  EXPECT_FALSE(read_number("00", 10));
  EXPECT_FALSE(read_number("+1", 10));
  EXPECT_FALSE(read_number("", 10));
  EXPECT_EQ(read_number("18446744073709551615", UINT64_MAX), UINT64_MAX);
  EXPECT_FALSE(read_number("18446744073709551616", UINT64_MAX));
  EXPECT_FALSE(read_number("99999999999999999999999", UINT64_MAX));
}

}  // namespace
}  // namespace ravenhall
