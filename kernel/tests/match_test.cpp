#include "kernel/match_of.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "kernel/tests/toy.hpp"

namespace ravenhall {
namespace {

using Ravens = toy::Ravens<>;

constexpr Seat red = seat_at(0);
constexpr Seat blue = seat_at(1);
constexpr Seat green = seat_at(2);

// A match in which nature has dealt: red 9, blue 2.
MatchOf<Ravens> dealt() {
  MatchOf<Ravens> match(toy::setup_for(2), "secret");
  EXPECT_TRUE(match.apply(kNature, "deal red 9"));
  EXPECT_TRUE(match.apply(kNature, "deal blue 2"));
  return match;
}

void play(Match& match, std::initializer_list<std::pair<Seat, std::string_view>> decisions) {
  for (const auto& [seat, action] : decisions) {
    const auto events = match.apply(seat, action);
    ASSERT_TRUE(events) << action << ": " << events.error().message;
  }
}

std::string undo_code(const Match& match, Seat seat) {
  const auto offer = match.can_undo(seat);
  return offer ? "" : offer.error().code;
}

TEST(Match, waits_for_nature_first) {
  MatchOf<Ravens> match(toy::setup_for(2), "secret");
  EXPECT_EQ(match.to_act(), SeatSet(kNature));
  EXPECT_EQ(match.phase(), "deal");
  EXPECT_EQ(match.legal(kNature).size(), 9U);
  EXPECT_TRUE(match.legal(red).empty());
  EXPECT_EQ(match.seats(), 2);
  EXPECT_FALSE(match.over());
}

TEST(Match, advance_lets_nature_act_until_a_seat_must) {
  MatchOf<Ravens> match(toy::setup_for(2), "secret");
  const std::string first = match.next_nature_act();
  const auto events = match.advance();
  ASSERT_TRUE(events);
  EXPECT_EQ(events->size(), 2U);
  EXPECT_EQ(match.to_act(), SeatSet(red));
  ASSERT_EQ(match.decisions().size(), 2U);
  EXPECT_EQ(match.decisions()[0].action, first);
  EXPECT_EQ(match.decisions()[0].seat, kNature);
  EXPECT_EQ(match.next_nature_act(), "");
  EXPECT_TRUE(match.advance()->empty());
}

TEST(Match, the_seed_decides_what_nature_does) {
  const auto deals = [](const std::string& seed) {
    MatchOf<Ravens> match(toy::setup_for(3), seed);
    EXPECT_TRUE(match.advance());
    return match.hash();
  };
  EXPECT_EQ(deals("a"), deals("a"));
  EXPECT_NE(deals("a"), deals("b"));
}

TEST(Match, each_act_of_nature_has_its_own_generator) {
  MatchOf<Ravens> match(toy::setup_for(2), "secret");
  for (std::uint64_t act = 0; act < 2; ++act) {
    Rng rng = nature_rng("secret", act);
    const std::string drawn = to_text(match.notation(), Ravens::nature(match.state(), rng));
    EXPECT_EQ(match.next_nature_act(), drawn);
    ASSERT_TRUE(match.apply(kNature, drawn));
  }
}

TEST(Match, refuses_with_a_reason_and_without_a_change) {
  auto match = dealt();
  const std::uint64_t before = match.hash();
  const auto code = [&](Seat seat, std::string_view action) {
    const auto events = match.apply(seat, action);
    return events ? std::string() : events.error().code;
  };
  EXPECT_EQ(code(blue, "wait"), "not_your_turn");
  EXPECT_EQ(code(kNature, "deal red 1"), "not_your_turn");
  EXPECT_EQ(code(kSpectator, "wait"), "not_your_turn");
  EXPECT_EQ(code(green, "wait"), "bad_seat");
  EXPECT_EQ(code(seat_at(200), "wait"), "not_your_turn");
  EXPECT_EQ(code(red, "bid 1"), "illegal_action");
  EXPECT_EQ(code(red, "look red"), "illegal_action");
  EXPECT_EQ(code(red, "dance"), "bad_action");
  EXPECT_EQ(match.apply(blue, "wait").error().message,
            "Seat 1 has nothing to decide now; the match waits for seat 0.");
  EXPECT_EQ(match.hash(), before);
  EXPECT_EQ(match.decisions().size(), 2U);
}

TEST(Match, records_the_full_text_of_a_shortened_action) {
  auto match = dealt();
  ASSERT_TRUE(match.apply(red, "look"));
  EXPECT_EQ(match.decisions().back().action, "look blue");
}

TEST(Match, simultaneous_choices_come_in_any_order) {
  auto match = dealt();
  play(match, {{red, "wait"}, {blue, "wait"}});
  EXPECT_EQ(match.to_act(), SeatSet::first(2));
  play(match, {{blue, "bid 1"}});
  EXPECT_EQ(match.to_act(), SeatSet(red));
  play(match, {{red, "bid 2"}});
  EXPECT_EQ(match.phase(), "walk");
  EXPECT_EQ(match.outcome().scores[0], 2);
}

TEST(Match, each_seat_sees_its_own) {
  auto match = dealt();
  EXPECT_EQ(match.observe(red)["card"][0], 9);
  EXPECT_EQ(match.observe(red)["card"][1], toy::kUnknown);
  EXPECT_EQ(match.observe(kSpectator)["card"][0], toy::kUnknown);
  EXPECT_EQ(match.observe(green), match.observe(kSpectator));  // nobody sits there
  EXPECT_EQ(match.observe(kNature), match.observe(kSpectator));
}

TEST(Match, events_hide_what_is_not_for_the_reader) {
  auto match = dealt();
  const auto events = match.apply(red, "look blue");
  ASSERT_TRUE(events);
  ASSERT_EQ(events->size(), 1U);
  EXPECT_EQ(dump(match.event_json((*events)[0], red)), R"({"kind":"looked","actor":0,"at":"blue","card":2})");
  EXPECT_EQ(dump(match.event_json((*events)[0], blue)),
            R"({"kind":"looked","actor":0,"at":"blue","card":null})");
  EXPECT_EQ(match.event_json((*events)[0], kSpectator), match.event_json((*events)[0], seat_at(200)));
  Event unknown;
  unknown.kind = 250;
  EXPECT_EQ(dump(match.event_json(unknown, red)), R"({"kind":250,"actor":"nature"})");
}

TEST(Match, says_why_things_touched_one_after_another_cannot_be_done) {
  const auto match = dealt();  // red may look
  const auto key = [&](std::vector<Touch> touches) {
    const Json reason = match.why_not(red, touches).value();
    return reason.is_null() ? std::string() : reason["key"].get<std::string>();
  };
  EXPECT_EQ(key({{"seat", "blue"}}), "");
  EXPECT_EQ(key({{"seat", "red"}}), "own_card");
  EXPECT_EQ(key({{"side", "left"}}), "not_now");
  // No verb takes these together.
  EXPECT_EQ(key({{"seat", "blue"}, {"side", "left"}}), "not_now");
  EXPECT_EQ(key({{"verb", "wait"}, {"seat", "red"}}), "own_card");
  EXPECT_EQ(key({{"verb", "wait"}, {"seat", "blue"}}), "not_together");
}

TEST(Match, an_argument_that_names_nothing_is_null) {
  const auto match = dealt();
  const Event stepped{toy::stepped, red, 0, 0, {}, {1}};
  EXPECT_EQ(dump(match.event_json(stepped, red)), R"({"kind":"stepped","actor":0,"side":"right"})");
  const Event nowhere{toy::stepped, red, 0, 0, {}, {127}};
  EXPECT_EQ(dump(match.event_json(nowhere, red)), R"({"kind":"stepped","actor":0,"side":null})");
}

TEST(Undo, nature_is_never_taken_back) {
  auto match = dealt();
  EXPECT_EQ(undo_code(match, red), "nothing_to_undo");
  EXPECT_EQ(undo_code(match, kNature), "nothing_to_undo");
  EXPECT_EQ(undo_code(match, kSpectator), "nothing_to_undo");
  EXPECT_FALSE(match.undo(red));
}

TEST(Undo, restores_the_state_and_the_record) {
  auto match = dealt();
  const std::uint64_t before = match.hash();
  play(match, {{red, "wait"}});
  ASSERT_TRUE(match.undo(red));
  EXPECT_EQ(match.hash(), before);
  EXPECT_EQ(match.decisions().size(), 2U);
  EXPECT_EQ(undo_code(match, red), "nothing_to_undo");
}

TEST(Undo, what_was_seen_stays_seen) {
  auto match = dealt();
  play(match, {{red, "look blue"}});
  EXPECT_EQ(undo_code(match, red), "undo_blocked");
  EXPECT_EQ(match.can_undo(red).error().message,
            "Something hidden has been shown by your last decision or since.");
}

TEST(Undo, another_seat_s_decision_stands_in_the_way_until_it_is_taken_back) {
  auto match = dealt();
  const std::uint64_t before = match.hash();
  play(match, {{red, "wait"}, {blue, "wait"}});
  EXPECT_EQ(undo_code(match, red), "undo_blocked");
  EXPECT_EQ(match.can_undo(red).error().message, "Another seat has decided since your last decision.");
  ASSERT_TRUE(match.undo(blue));
  ASSERT_TRUE(match.undo(red));
  EXPECT_EQ(match.hash(), before);
}

TEST(Undo, goes_back_several_decisions_but_not_over_a_reveal) {
  auto match = dealt();
  play(match, {{red, "wait"}, {blue, "wait"}, {red, "bid 1"}, {blue, "bid 2"}});
  EXPECT_EQ(undo_code(match, blue), "undo_blocked");
  EXPECT_EQ(undo_code(match, red), "undo_blocked");
  const std::uint64_t shown = match.hash();
  play(match, {{red, "step left"}, {red, "step left"}});
  ASSERT_TRUE(match.undo(red));
  ASSERT_TRUE(match.undo(red));
  EXPECT_EQ(match.hash(), shown);
  EXPECT_EQ(undo_code(match, red), "undo_blocked");
}

TEST(Undo, chance_stands_in_the_way) {
  auto match = dealt();
  play(match, {{red, "wait"},
               {blue, "wait"},
               {red, "bid 1"},
               {blue, "bid 2"},
               {red, "step left"},
               {red, "step left"},
               {blue, "step left"},
               {blue, "step left"}});
  EXPECT_TRUE(match.can_undo(blue));
  ASSERT_TRUE(match.advance());
  EXPECT_EQ(match.can_undo(blue).error().message, "Chance has played since your last decision.");
}

// Plays on with the first legal action until it is over.
void finish(Match& match) {
  while (!match.over()) {
    ASSERT_TRUE(match.advance());
    if (match.over()) break;
    const Seat seat = match.to_act().first();
    ASSERT_TRUE(match.apply(seat, match.legal(seat)[0]));
  }
}

TEST(Undo, nothing_is_taken_back_after_the_end) {
  auto match = dealt();
  finish(match);
  EXPECT_EQ(undo_code(match, blue), "undo_blocked");
  EXPECT_EQ(match.apply(red, "wait").error().code, "game_over");
}

TEST(Record, shows_the_seed_only_at_the_end) {
  auto match = dealt();
  EXPECT_EQ(match.record(false).seed, "");
  EXPECT_EQ(match.record(true).seed, "secret");
  EXPECT_EQ(match.record(false).result, "*");
  EXPECT_EQ(match.record(false).commitment, commitment_of("secret"));
  finish(match);
  const Record record = match.record(false);
  EXPECT_EQ(record.seed, "secret");
  EXPECT_EQ(record.result.size(), 3U);
  EXPECT_EQ(record.hash, hash_text(match.hash()));
  EXPECT_EQ(record.options,
            (std::vector<std::pair<std::string, std::string>>{{"bids", "two"}, {"looks", "yes"}}));
  EXPECT_EQ(record.lines.size(), match.decisions().size());
}

TEST(Match, a_clone_goes_its_own_way) {
  auto match = dealt();
  const auto copy = match.clone();
  play(match, {{red, "wait"}});
  EXPECT_NE(copy->hash(), match.hash());
  EXPECT_EQ(copy->decisions().size(), 2U);
  play(*copy, {{red, "wait"}});
  EXPECT_EQ(copy->hash(), match.hash());
}

TEST(Position, loads_exactly_and_starts_a_record) {
  auto match = dealt();
  play(match, {{red, "wait"}});
  const Json position = match.save();
  const auto loaded = entry_of<Ravens>().load(position, "other");
  ASSERT_TRUE(loaded) << loaded.error().message;
  EXPECT_EQ((*loaded)->hash(), match.hash());
  EXPECT_EQ(dump((*loaded)->save()), dump(position));
  EXPECT_TRUE((*loaded)->decisions().empty());
  EXPECT_EQ((*loaded)->record(true).position, dump(position));
  EXPECT_EQ(undo_code(**loaded, red), "nothing_to_undo");
}

TEST(Position, what_is_broken_is_refused_with_a_reason) {
  const Json good = dealt().save();
  const auto message = [](const Json& position) {
    const auto loaded = entry_of<Ravens>().load(position, "");
    return loaded ? std::string("loaded") : loaded.error().message;
  };
  const auto with = [&](const char* path, const Json& value) {
    Json changed = good;
    changed[Json::json_pointer(path)] = value;
    return message(changed);
  };
  EXPECT_EQ(message(good), "loaded");
  EXPECT_EQ(message(Json(3)), "position: must be an object, not 3.");
  EXPECT_EQ(with("/game", "chess"), "This is a position of \"chess\", not of ravens.");
  EXPECT_EQ(with("/rules", 2), "This position needs rules version 2; this program knows 1. Use a newer one.");
  EXPECT_EQ(with("/seats", 7), "Ravens is for 2 to 3 seats, not 7.");
  EXPECT_EQ(with("/seats", 3), "The seats and options of the position differ from those in its state.");
  EXPECT_EQ(with("/options/bids", "nine"),
            "The option \"bids\" cannot be \"nine\"; possible: two and three.");
  EXPECT_EQ(with("/options/bids", "three"),
            "The seats and options of the position differ from those in its state.");
  EXPECT_EQ(with("/options/bids", 1), "position: option \"bids\" must be a text, not 1.");
  EXPECT_EQ(with("/state", 1), "position: \"state\" must be an object, not 1.");
  EXPECT_EQ(with("/state/turn", -1), "state: \"turn\" must be a whole number from 0 to 3, not -1.");
  EXPECT_EQ(with("/state/card", Json::array({1, 1, 0})), "two seats hold the same card");
}

TEST(Position, survives_any_change) {
  auto match = dealt();
  Rng rng(4);
  const std::string text = dump(match.save());
  for (int i = 0; i < 3000; ++i) {
    std::string broken = text;
    broken[rng.below(static_cast<std::uint32_t>(broken.size()))] = "09\"{}[],:x-"[rng.below(11)];
    const auto json = parse_json(broken);
    if (!json) continue;
    const auto loaded = entry_of<Ravens>().load(*json, "");
    EXPECT_TRUE(loaded || !loaded.error().message.empty());
  }
}

using Choices = std::vector<std::pair<std::string, std::string>>;

std::string setup_error(int seats, const Choices& choices) {
  const auto setup = make_setup(Ravens::info(), seats, choices);
  return setup ? "" : setup.error().message;
}

TEST(MakeSetup, starts_from_the_defaults) {
  const auto setup = make_setup(Ravens::info(), 3, {});
  ASSERT_TRUE(setup);
  EXPECT_EQ(setup->seats, 3);
  ASSERT_EQ(setup->options.size(), 2U);
  EXPECT_EQ(setup->options[0], 0);
  EXPECT_EQ(setup->options[1], 1);
}

TEST(MakeSetup, a_preset_comes_before_single_choices_wherever_it_stands) {
  const auto setup = make_setup(Ravens::info(), 2, {{"looks", "yes"}, {"preset", "blind"}});
  ASSERT_TRUE(setup);
  EXPECT_EQ(setup->options[0], 1);
  EXPECT_EQ(setup->options[1], 1);
}

TEST(MakeSetup, says_what_is_possible) {
  EXPECT_EQ(setup_error(4, {}), "Ravens is for 2 to 3 seats, not 4.");
  EXPECT_EQ(setup_error(2, {{"colour", "red"}}),
            "Ravens has no option \"colour\"; possible: bids and looks.");
  EXPECT_EQ(setup_error(2, {{"bids", "ten"}}),
            "The option \"bids\" cannot be \"ten\"; possible: two and three.");
  EXPECT_EQ(setup_error(2, {{"preset", "ru"}}), "Ravens has no preset \"ru\"; possible: blind.");
  EXPECT_EQ(setup_error(2, {{"bids", "two"}, {"bids", "three"}}),
            "The option \"bids\" is given twice; say it once.");
}

}  // namespace
}  // namespace ravenhall
