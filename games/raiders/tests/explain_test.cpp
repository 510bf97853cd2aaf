// "Why can't I?": each reason in a position where somebody meets it.
#include "kernel/explain.hpp"

#include <gtest/gtest.h>

#include <set>

#include "games/raiders/reasons.hpp"
#include "games/raiders/tests/scenario.hpp"

namespace ravenhall::raiders::tests {
namespace {

std::string said(const Tabletop& t, Seat seat, std::span<const Wish> wishes) {
  ActionList legal;
  Raiders::legal(t.state(), seat, legal);
  const Reason reason = explain<Raiders>(Raiders::observe(t.state(), seat), legal, wishes);
  if (!reason) return "";
  const Json json = written([&](JsonWriter& out) { write_reason(out, Raiders::notation(), reason); });
  std::string text = json["key"].get<std::string>();
  const ReasonSpec& spec = Raiders::notation().reasons[reason.kind];
  for (const EventArgSpec& arg : spec.args) {
    if (arg.name.empty()) break;
    const Json& value = json["args"][std::string(arg.name)];
    text += " " + (value.is_string() ? value.get<std::string>() : dump(value));
  }
  return text;
}
// "occupied mill grey"; nothing when the wish can be fulfilled.
std::string why(const Tabletop& t, Seat seat, std::string_view wish) {
  const auto wishes = wishes_of(Raiders::notation(), wish);
  return wishes ? said(t, seat, *wishes) : wishes.error().message;
}
std::string touched(const Tabletop& t, Seat seat, const std::vector<Touch>& touches) {
  const auto wishes = wishes_of(Raiders::notation(), touches);
  return wishes ? said(t, seat, *wishes) : wishes.error().message;
}

Tabletop at_hall(Scenario scenario) {
  auto t = scenario.to_move(red);
  t.play("red place silversmith", "red skip", "red take town_hall");
  return t;
}
Tabletop played(Scenario scenario, std::string_view card) {
  auto t = at_hall(scenario);
  t.play("red play " + std::string(card));
  return t;
}
Tabletop placed(Scenario scenario, std::string_view building) {
  auto t = scenario.to_move(red);
  t.play("red place " + std::string(building));
  return t;
}
// A raid on H1, in which red takes the set of two valkyries.
Tabletop losing(Scenario scenario) {
  auto t = scenario.set(Settlement::h1, 1, "ggvv").provisions(red, 2).to_move(red);
  t.play("red raid h1", "red set 1");
  return t;
}
// A raid on O1 that has been rolled for.
Tabletop rolled(Scenario scenario) {
  auto t = scenario.worker(red, grey).provisions(red, 3).to_move(red);
  t.play("red raid o1", "nature roll_one 3");
  return t;
}

struct Case {
  std::string_view says;
  std::string_view wish;
  Tabletop (*position)();
  Seat seat = red;
};

const Case kCases[] = {
    // The time for it
    {"keep_first", "place mill", [] { return Scenario{red, blue}.from_setup().let_nature_act(); }},
    {"others_turn 0", "place mill",
     [] {
       return played(Scenario{red, blue}.hand(red, {mercenary}).silver(blue, 1).provisions(blue, 1),
                     "mercenary");
     },
     blue},
    {"raid_first h1", "place mill", [] { return losing(Scenario{red, blue}.crew(red, {sage, trader})); }},
    {"visit_first mill", "place silversmith", [] { return placed(Scenario{red, blue}, "mill"); }},
    {"visit_first barracks", "take gate_house",
     [] { return placed(Scenario{red, blue}.hand(red, {sage}), "barracks"); }},
    {"effect_first", "take gate_house",
     [] { return played(Scenario{red, blue}.hand(red, {barbarian}).gold(blue, 1), "barbarian"); }},
    {"placed_already mill", "place silversmith",
     [] { return placed(Scenario{red, blue}, "mill").play("red skip"); }},
    {"working", "raid h1", [] { return placed(Scenario{red, blue}, "mill"); }},
    {"take_later", "take gate_house", [] { return Scenario{red, blue}.to_move(red); }},
    {"card_where", "keep sage * *", [] { return Scenario{red, blue}.hand(red, {sage}).to_move(red); }},
    {"play_where", "play sage", [] { return Scenario{red, blue}.hand(red, {sage}).to_move(red); }},
    {"hire_where", "hire sage", [] { return Scenario{red, blue}.hand(red, {sage}).to_move(red); }},
    {"discard_where", "discard sage", [] { return Scenario{red, blue}.hand(red, {sage}).to_move(red); }},
    {"offer_where", "offer of01", [] { return Scenario{red, blue}.to_move(red); }},
    {"act_where", "act gold", [] { return Scenario{red, blue}.to_move(red); }},
    {"crew_where", "dismiss sage", [] { return Scenario{red, blue}.crew(red, {sage}).to_move(red); }},
    {"hall_card archer", "swap 1 mill", [] { return Scenario{red, blue}.to_move(red); }},
    {"hall_card gravedigger", "recall sage", [] { return Scenario{red, blue}.to_move(red); }},
    {"target_later", "target 1", [] { return Scenario{red, blue}.to_move(red); }},
    {"reroll_later", "stand", [] { return Scenario{red, blue}.to_move(red); }},
    {"set_later", "set 1", [] { return Scenario{red, blue}.to_move(red); }},
    {"sacrifice_later", "sacrifice sage", [] { return Scenario{red, blue}.crew(red, {sage}).to_move(red); }},
    {"nothing_to_skip", "skip", [] { return Scenario{red, blue}.to_move(red); }},
    {"limit_first 1", "place mill",
     [] {
       auto t = Scenario{red, blue}
                    .hand(red, {sage, sage, scout, scout, trader, trader, folke, brynjar, huntsman})
                    .to_move(red);
       t.play("red place mill", "red skip", "red take gate_house", "red skip");
       return t;
     }},
    {"must_act", "skip",
     [] { return played(Scenario{red, blue}.hand(red, {merchant}), "merchant").play("red copy mill"); }},
    {"must_hire", "skip",
     [] { return played(Scenario{red, blue}.hand(red, {recruiter, sage}).silver(red, 2), "recruiter"); }},
    // Cards and crew
    {"not_in_hand gatekeeper", "hire gatekeeper",
     [] { return placed(Scenario{red, blue}.hand(red, {sage}), "barracks"); }},
    {"not_in_crew scout", "sacrifice scout",
     [] { return losing(Scenario{red, blue}.crew(red, {sage, trader})); }},
    {"no_crew", "dismiss *", [] { return placed(Scenario{red, blue}.hand(red, {sage}), "barracks"); }},
    {"no_crew", "play brawler", [] { return at_hall(Scenario{red, blue}.hand(red, {brawler})); }},
    {"crew_full", "hire sage",
     [] {
       return placed(Scenario{red, blue}
                         .hand(red, {sage})
                         .silver(red, 2)
                         .crew(red, {archer, archer, scout, scout, trader}),
                     "barracks");
     }},
    {"hero_there folke", "hire folke",
     [] {
       return placed(Scenario{red, blue}.hand(red, {folke}).silver(red, 4).crew(red, {brynjar}), "barracks");
     }},
    {"hire_short warlord 3 1", "hire warlord",
     [] {
       return placed(Scenario{red, blue}.hand(red, {warlord}).silver(red, 1).crew(red, {recruiter}),
                     "barracks");
     }},
    {"nobody_to_hire", "hire *", [] { return placed(Scenario{red, blue}.hand(red, {warlord}), "barracks"); }},
    {"dismissed_one", "dismiss scout",
     [] {
       return placed(Scenario{red, blue}.hand(red, {sage}).silver(red, 2).crew(red, {scout, archer}),
                     "barracks")
           .play("red dismiss archer");
     }},
    {"dismiss_idle", "dismiss scout",
     [] { return placed(Scenario{red, blue}.hand(red, {warlord}).crew(red, {scout}), "barracks"); }},
    // The village
    {"occupied treasury black", "place treasury", [] { return Scenario{red, blue}.to_move(red); }},
    {"colour armoury black", "place armoury", [] { return Scenario{red, blue}.to_move(red); }},
    {"placed_here mill", "take mill", [] { return placed(Scenario{red, blue}, "mill").play("red skip"); }},
    {"nobody_there armoury", "take armoury",
     [] { return placed(Scenario{red, blue}, "mill").play("red skip"); }},
    {"not_here mill iron", "act iron", [] { return placed(Scenario{red, blue}, "mill"); }},
    {"mill_gold black", "act gold", [] { return placed(Scenario{red, blue}, "mill"); }},
    {"cards_short 2 1", "act gold",
     [] {
       auto t = Scenario{red, blue}.hand(red, {sage}).to_move(red);
       t.play("red place mill", "red skip", "red take treasury");
       return t;
     }},
    {"price_short silver 2 1", "act silver",
     [] { return placed(Scenario{red, blue}.worker(red, grey).iron(red, 1).silver(red, 1), "armoury"); }},
    {"supply_empty gold", "act gold",
     [] {
       auto t = Scenario{red, blue}.hand(red, {sage, scout}).supply(Resource::gold, 0).to_move(red);
       t.play("red place mill", "red skip", "red take treasury");
       return t;
     }},
    {"armour_full", "play armourer",
     [] { return at_hall(Scenario{red, blue}.hand(red, {armourer}).armour(red, 10)); }},
    {"no_decline", "act_plain provisions",
     [] { return placed(Scenario{red, blue}.crew(red, {forager}).option("decline_bonus", "off"), "mill"); }},
    {"nothing_to_decline", "act_plain provisions", [] { return placed(Scenario{red, blue}, "mill"); }},
    {"nothing_to_decline", "sacrifice_plain sage",
     [] { return losing(Scenario{red, blue}.crew(red, {sage, berserker})); }},
    {"tile_not_open", "offer of16",
     [] { return placed(Scenario{red, blue}.worker(red, grey).livestock(red, 1), "long_house"); }},
    {"offer_short 1 0 0 1", "offer of02",
     [] {
       return placed(Scenario{red, blue}.worker(red, grey).livestock(red, 1).silver(red, 1), "long_house");
     }},
    {"no_offer 1", "offer *",
     [] {
       return placed(Scenario{red, blue}.worker(red, grey).livestock(red, 1).silver(red, 3), "long_house");
     }},
    {"trader_short 1", "offer of02",
     [] { return played(Scenario{red, blue}.hand(red, {trader}).silver(red, 1).iron(red, 1), "trader"); }},
    {"spare_not livestock", "spare livestock",
     [] {
       auto t = played(Scenario{red, blue}.hand(red, {trader}).silver(red, 2).gold(red, 1), "trader");
       t.play("red offer of02");
       return t;
     }},
    // The Town Hall
    {"hero_hall folke", "play folke", [] { return at_hall(Scenario{red, blue}.hand(red, {folke})); }},
    {"hall_short jeweller silver 2 1", "play jeweller",
     [] { return at_hall(Scenario{red, blue}.hand(red, {jeweller}).silver(red, 1)); }},
    {"hall_nobody warlord", "play warlord", [] { return at_hall(Scenario{red, blue}.hand(red, {warlord})); }},
    {"no_card_plays", "play *", [] { return at_hall(Scenario{red, blue}.hand(red, {warlord, folke})); }},
    {"nobody_to_place", "play gravedigger",
     [] { return at_hall(Scenario{red, blue}.hand(red, {gravedigger}).crew(red, {sage})); }},
    {"came_back brynjar", "enlist brynjar",
     [] {
       return played(Scenario{red, blue}.hand(red, {gravedigger, folke}).crew(red, {brynjar}), "gravedigger")
           .play("red recall brynjar");
     }},
    {"scout_no_cards", "play scout",
     [] { return at_hall(Scenario{red, blue}.hand(red, {scout}).hand(blue, {sage})); }},
    {"no_hand_there 2", "exchange 2 1",
     [] { return played(Scenario{red, blue, yellow}.hand(red, {scout, sage}).hand(blue, {sage}), "scout"); }},
    {"exchange_most 1", "exchange 1 3",
     [] {
       return played(Scenario{red, blue}.hand(red, {scout, archer, archer}).hand(blue, {sage}), "scout");
     }},
    {"no_more_copies sage", "give sage",
     [] {
       return played(
                  Scenario{red, blue}.hand(red, {scout, sage, archer, folke}).hand(blue, {champion, trader}),
                  "scout")
           .play("red exchange 1 2", "red give sage");
     }},
    {"amount_range 2", "amount 3",
     [] {
       return played(
           Scenario{red, blue}.option("warlord_amount", "chosen").hand(red, {warlord}).silver(blue, 3),
           "warlord");
     }},
    {"copy_hall", "copy town_hall",
     [] { return played(Scenario{red, blue}.hand(red, {merchant}), "merchant"); }},
    {"copy_used gate_house", "copy gate_house",
     [] {
       auto t = Scenario{red, blue}
                    .village(mill, black)
                    .village(town_hall, black)
                    .village(treasury, black)
                    .hand(red, {merchant})
                    .to_move(red);
       t.play("red place gate_house", "red act cards").let_nature_act();
       t.play("red take town_hall", "red play merchant");
       return t;
     }},
    {"copy_idle treasury", "copy treasury",
     [] { return played(Scenario{red, blue}.hand(red, {merchant}), "merchant"); }},
    {"hall_idle merchant", "copy *",
     [] {
       auto t = Scenario{red, blue}
                    .option("idle_cards", "on")
                    .hand(red, {merchant})
                    .supply(Resource::silver, 0)
                    .supply(Resource::provisions, 0)
                    .supply(Resource::gold, 0)
                    .village(town_hall, black)
                    .village(treasury, black)
                    .village(mill, black)
                    .to_move(red);
       t.play("red place gate_house", "red act cards", "nature deal 0 archer", "nature deal 0 folke",
              "red take town_hall", "red play merchant");
       return t;
     }},
    {"archer_placed silversmith", "swap 1 silversmith",
     [] {
       return played(
           Scenario{red, blue}.option("archer_placed", "off").hand(red, {archer}).worker(blue, grey),
           "archer");
     }},
    {"swap_colour armoury black", "swap 1 armoury",
     [] {
       return played(Scenario{red, blue, yellow}
                         .village(armoury, grey)
                         .village(town_hall, black)
                         .village(treasury, black)
                         .worker(yellow, grey)
                         .hand(red, {archer}),
                     "archer");
     }},
    {"swap_nothing treasury", "swap 1 treasury",
     [] { return played(Scenario{red, blue, yellow}.worker(yellow, grey).hand(red, {archer}), "archer"); }},
    {"not_opponent", "steal 0 gold",
     [] { return played(Scenario{red, blue}.hand(red, {barbarian}).gold(blue, 1), "barbarian"); }},
    {"not_opponent", "steal 3 gold",
     [] { return played(Scenario{red, blue}.hand(red, {barbarian}).gold(blue, 1), "barbarian"); }},
    {"unaffected 2", "steal 2 *",
     [] { return played(Scenario{red, blue, yellow}.hand(red, {barbarian}).gold(blue, 1), "barbarian"); }},
    {"not_plunder", "steal 1 silver",
     [] { return played(Scenario{red, blue}.hand(red, {barbarian}).gold(blue, 1), "barbarian"); }},
    {"has_none 1 iron", "steal 1 iron",
     [] { return played(Scenario{red, blue}.hand(red, {barbarian}).gold(blue, 1), "barbarian"); }},
    {"nobody_has iron", "steal * iron",
     [] { return played(Scenario{red, blue}.hand(red, {barbarian}).gold(blue, 1), "barbarian"); }},
    {"toll_what", "toll gold",
     [] {
       return played(Scenario{red, blue}.hand(red, {mercenary}).silver(blue, 1).provisions(blue, 1),
                     "mercenary");
     },
     blue},
    // Raids
    {"plundered h1", "raid h1", [] { return Scenario{red, blue}.taken_all(Settlement::h1).to_move(red); }},
    {"raid_worker m1 black", "raid m1",
     [] {
       return Scenario{red, blue}
           .crew(red, {sage, scout, trader})
           .provisions(red, 3)
           .gold(red, 1)
           .to_move(red);
     }},
    {"raid_short m1 1 2 1", "raid m1",
     [] {
       return Scenario{red, blue}
           .worker(red, white)
           .crew(red, {sage, trader})
           .provisions(red, 1)
           .to_move(red);
     }},
    {"raid_short_worker h1 2 1 0", "raid h1",
     [] { return Scenario{red, blue}.worker(red, white).provisions(red, 1).to_move(red); }},
    {"no_raid h1", "raid *", [] { return Scenario{red, blue}.crew(red, {sage, trader}).to_move(red); }},
    {"no_die 2", "reroll 2", [] { return rolled(Scenario{red, blue}.crew(red, {brawler, sage, trader})); }},
    {"set_gone 3", "set 3",
     [] {
       auto t = Scenario{red, blue}
                    .taken(Settlement::h1, 3)
                    .crew(red, {sage, trader})
                    .provisions(red, 2)
                    .to_move(red);
       t.play("red raid h1");
       return t;
     }},
    {"no_crew_there 2", "target 2",
     [] {
       auto t = Scenario{red, blue, yellow, green}
                    .crew(red, {avenger, trader})
                    .crew(blue, {sage})
                    .crew(green, {scout})
                    .set(Settlement::h1, 1, "ggvv")
                    .provisions(red, 2)
                    .to_move(red);
       t.play("red raid h1", "red set 1", "red sacrifice avenger");
       return t;
     }},
};

TEST(Explain, every_reason_is_met_where_it_holds) {
  for (const Case& each : kCases) {
    const Tabletop t = each.position();
    EXPECT_EQ(why(t, each.seat, each.wish), each.says) << each.wish;
  }
}

TEST(Explain, there_is_a_position_for_every_reason) {
  std::set<std::string_view> met{"none", "keep_order"};  // the test below
  for (const Case& each : kCases) met.insert(each.says.substr(0, each.says.find(' ')));
  for (const std::string_view reason : kNamesOf<Why>) EXPECT_TRUE(met.contains(reason)) << reason;
}

TEST(Explain, three_cards_are_kept_in_one_order) {  // SU-7
  auto t = Scenario{red, blue}.from_setup();
  t.let_nature_act();
  const std::string first = t.legal(red)[0];
  EXPECT_EQ(why(t, red, first), "");
  std::vector<std::string> words;
  for (std::size_t from = 0; from != std::string::npos;) {
    const std::size_t blank = first.find(' ', from);
    words.push_back(first.substr(from, blank == std::string::npos ? blank : blank - from));
    from = blank == std::string::npos ? blank : blank + 1;
  }
  if (words[1] != words[3]) {
    EXPECT_EQ(why(t, red, "keep " + words[3] + " " + words[2] + " " + words[1]), "keep_order");
  }
}

TEST(Explain, of_several_verbs_the_nearest_reason_is_told) {
  const auto turn = Scenario{red, blue}.hand(red, {warlord}).crew(red, {scout}).to_move(red);
  EXPECT_EQ(touched(turn, red, {{"card", "warlord"}}), "card_where");
  EXPECT_EQ(touched(turn, red, {{"crew", "scout"}}), "crew_where");
  EXPECT_EQ(touched(turn, red, {{"building", "treasury"}}), "occupied treasury black");
  EXPECT_EQ(touched(turn, red, {{"building", "mill"}}), "");
  EXPECT_EQ(touched(turn, red, {{"seat", "1"}}), "target_later");
  EXPECT_EQ(touched(turn, red, {{"tile", "of01"}}), "offer_where");
  EXPECT_EQ(touched(turn, red, {{"die", "1"}}), "reroll_later");
  const auto barracks = placed(Scenario{red, blue}.hand(red, {warlord}).silver(red, 1), "barracks");
  EXPECT_EQ(touched(barracks, red, {{"card", "warlord"}}), "hire_short warlord 4 1");
  EXPECT_EQ(touched(barracks, red, {{"building", "mill"}}), "visit_first barracks");
}

TEST(Explain, a_hero_who_makes_room_lets_another_in) {  // E13
  auto t = placed(Scenario{red, blue}.hand(red, {folke}).silver(red, 4).crew(red, {brynjar}), "barracks");
  EXPECT_EQ(why(t, red, "dismiss brynjar"), "");
  t.play("red dismiss brynjar");
  EXPECT_EQ(why(t, red, "hire folke"), "");
}

}  // namespace
}  // namespace ravenhall::raiders::tests
