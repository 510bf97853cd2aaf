// Positions, views and invariants.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "games/blood_rage/blood_rage.hpp"
#include "kernel/hash.hpp"

namespace ravenhall::blood_rage {
namespace {

constexpr Seat red = seat_at(0);
constexpr Seat blue = seat_at(1);
constexpr Seat brown = seat_at(3);

Setup default_setup(int seats) {
  Setup setup;
  setup.seats = seats;
  for (const OptionInfo& option : BloodRage::info().options) setup.options.push_back(option.fallback);
  return setup;
}

Setup random_setup(int seats, Rng& rng) {
  Setup setup;
  setup.seats = seats;
  for (const OptionInfo& option : BloodRage::info().options) {
    setup.options.push_back(rng.below(option.values.size()));
  }
  return setup;
}

// One random decision. False: the game is over.
bool step(State& s, Rng& rng) {
  const SeatSet to_act = BloodRage::to_act(s);
  if (to_act.empty()) return false;
  NoEvents none;
  if (to_act.has(kNature)) {
    BloodRage::apply(s, kNature, BloodRage::nature(s, rng), none);
    return true;
  }
  const Seat seat = to_act.nth(rng.below(to_act.size()));
  ActionList actions;
  BloodRage::legal(s, seat, actions);
  if (actions.empty()) {
    ADD_FAILURE() << "a dead end: " << dump(BloodRage::save(s));
    return false;
  }
  BloodRage::apply(s, seat, actions[rng.below(actions.size())], none);
  return true;
}

// Plays games at random and shows every position to `look`, until it has seen enough (false).
void play(int games, std::uint64_t seed, const std::function<bool(const State&)>& look) {
  for (int game = 0; game < games; ++game) {
    Rng rng(seed + game);
    const int seats = 2 + game % 3;
    State s = BloodRage::start(game % 2 == 0 ? default_setup(seats) : random_setup(seats, rng));
    do {
      if (!look(s)) return;
    } while (step(s, rng));
  }
}

// The first position of random games that is as wanted.
State find_position(const std::function<bool(const State&)>& wanted) {
  State found{};
  play(3000, 7, [&](const State& s) {
    if (!wanted(s)) return true;
    found = s;
    return false;
  });
  EXPECT_NE(found.clans, 0) << "no such position in 3000 games";
  return found;
}

bool asks(const State& s, Step step) { return !s.agenda.empty() && s.agenda.top().step == step; }

// One position for each question and each act of nature.
const std::vector<State>& positions() {
  static const std::vector<State> kPositions = [] {
    std::vector<State> found;
    std::set<Step> steps;
    play(1000, 99, [&](const State& s) {
      if (s.agenda.empty() ? steps.insert(Step::end_game).second : steps.insert(s.agenda.top().step).second) {
        found.push_back(s);
      }
      return steps.size() < 24;
    });
    return found;
  }();
  return kPositions;
}

// Calls f(place in `json`) for the whole and for everything in it.
void each_value(Json& json, const std::function<void(Json&)>& f) {
  f(json);
  if (!json.is_structured()) return;
  for (Json& item : json) each_value(item, f);
}

// Loads `json` with each value for which `fits` holds replaced, one at a time; all must be refused with a
// reason.
void refuses(Json json, const std::function<bool(const Json&)>& fits, const Json& replacement) {
  each_value(json, [&](Json& value) {
    if (!fits(value)) return;
    const Json before = value;
    value = replacement;
    const auto loaded = BloodRage::load(json);
    EXPECT_FALSE(loaded) << dump(before) << " became " << dump(replacement).substr(0, 100) << " in "
                         << dump(json).substr(0, 3000);
    if (!loaded) {
      EXPECT_EQ(loaded.error().code, "bad_position");
      EXPECT_FALSE(loaded.error().message.empty());
    }
    value = before;
  });
}

// Positions.

TEST(BloodRagePosition, loads_back_exactly) {
  play(12, 1, [](const State& s) {
    const Json saved = BloodRage::save(s);
    const auto parsed = parse_json(dump(saved));
    EXPECT_TRUE(parsed) << parsed.error().message;
    const auto loaded = BloodRage::load(*parsed);
    EXPECT_TRUE(loaded) << loaded.error().message << "\n" << dump(saved);
    if (!loaded) return false;
    EXPECT_EQ(hash_of(*loaded), hash_of(s));
    EXPECT_EQ(dump(BloodRage::save(*loaded)), dump(saved));
    return !testing::Test::HasFailure();
  });
}

TEST(BloodRagePosition, of_every_question_is_among_those_tested_here) {
  std::set<std::string_view> seen;
  for (const State& s : positions()) {
    seen.insert(s.agenda.empty() ? "over" : name_of(s.agenda.top().step));
  }
  EXPECT_EQ(seen.size(), 24U) << "5 acts of nature, 18 questions and the end";
}

TEST(BloodRagePosition, refuses_values_of_a_wrong_type) {
  for (const State& s : positions()) {
    const Json saved = BloodRage::save(s);
    refuses(saved, [](const Json& value) { return !value.is_object(); }, Json::object({{"x", 1}}));
    refuses(saved, [](const Json& value) { return value.is_structured() || value.is_boolean(); }, 7);
    refuses(saved, [](const Json& value) { return !value.is_array(); }, Json::array({1, 2}));
    refuses(saved, [](const Json& value) { return value.is_number() || value.is_boolean(); }, "gimle");
  }
}

TEST(BloodRagePosition, refuses_numbers_out_of_range) {
  const auto is_number = [](const Json& value) { return value.is_number(); };
  for (const State& s : positions()) {
    for (const Json& number : {Json(-6000), Json(300000), Json(3.5), Json(18446744073709551615U)}) {
      refuses(BloodRage::save(s), is_number, number);
    }
  }
}

TEST(BloodRagePosition, refuses_unknown_names) {
  const auto is_text = [](const Json& value) { return value.is_string(); };
  for (const State& s : positions()) {
    refuses(BloodRage::save(s), is_text, "nobody");
    refuses(BloodRage::save(s), is_text, "");
    refuses(BloodRage::save(s), is_text, std::string(10000, 'x'));
  }
}

TEST(BloodRagePosition, refuses_what_is_much_too_big) {
  Json deep = 1;
  for (int i = 0; i < 60; ++i) deep = Json::array({deep});
  const Json wide = Json(std::vector<int>(2000, 0));
  const Json names = Json(std::vector<std::string>(2000, "troll"));
  for (const State& s : positions()) {
    refuses(BloodRage::save(s), [](const Json&) { return true; }, deep);
    refuses(BloodRage::save(s), [](const Json& value) { return value.is_array(); }, wide);
    refuses(BloodRage::save(s), [](const Json& value) { return value.is_array(); }, names);
  }
}

TEST(BloodRagePosition, refuses_members_it_does_not_know) {
  for (const State& s : positions()) {
    Json json = BloodRage::save(s);
    each_value(json, [&](Json& value) {
      if (!value.is_object()) return;
      value["surprise"] = 1;
      EXPECT_FALSE(BloodRage::load(json));
      value.erase("surprise");
    });
  }
}

TEST(BloodRagePosition, may_lack_only_what_has_a_default) {
  const std::set<std::string> optional{"options", "deck",   "packets",    "dealt",   "dying", "battle",
                                       "pending", "passed", "secret",     "secret2", "last",  "sources",
                                       "drafted", "gained", "spent",      "limbo",   "seen",  "kept_unknown",
                                       "winner",  "spared", "last_spared"};
  for (const State& s : positions()) {
    const Json saved = BloodRage::save(s);
    std::size_t count = 0;
    Json walk = saved;
    each_value(walk, [&](Json& value) { count += value.is_object() ? value.size() : 0; });
    for (std::size_t skip = 0; skip < count; ++skip) {
      Json json = saved;
      std::size_t at = skip;
      std::string gone;
      each_value(json, [&](Json& value) {
        if (!value.is_object() || !gone.empty()) return;
        if (at < value.size()) {
          gone = std::next(value.begin(), static_cast<std::ptrdiff_t>(at)).key();
          value.erase(gone);
        } else {
          at -= value.size();
        }
      });
      const auto loaded = BloodRage::load(json);
      EXPECT_TRUE(!loaded || optional.contains(gone) || saved["options"].contains(gone)) << gone;
    }
  }
}

TEST(BloodRagePosition, errors_name_the_field) {
  const State s = find_position([](const State& p) { return asks(p, Step::ask_action); });
  const auto message_for = [&](const std::function<void(Json&)>& change) {
    Json json = BloodRage::save(s);
    change(json);
    const auto loaded = BloodRage::load(json);
    return loaded ? std::string("it loaded") : loaded.error().message;
  };
  EXPECT_EQ(message_for([](Json& j) { j["clans"][1]["rage"] = -1; }),
            "state.clans[1]: \"rage\" must be a whole number from 0 to 99, not -1.");
  EXPECT_EQ(message_for([](Json& j) { j["clans"][0]["stats"]["axes"] = 7; }),
            "state.clans[0].stats: \"axes\" must be a whole number from 1 to 6, not 7.");
  EXPECT_EQ(message_for([](Json& j) { j.erase("age"); }), "state: \"age\" is missing.");
  EXPECT_EQ(
      message_for([](Json& j) { j["phase"] = "war"; }),
      "state: phase: there is no \"war\"; possible are setup, gods_gifts, action, discard, quest, ragnarok, "
      "release and over.");
  EXPECT_EQ(message_for([](Json& j) { j["agenda"][0]["step"] = "win"; }).substr(0, 43),
            "state.agenda[0]: step: there is no \"win\"; p");
  EXPECT_EQ(message_for([](Json& j) { j["options"]["deck"] = "none"; }),
            "state: the option \"deck\" must be core102 and preview99.");
  EXPECT_EQ(message_for([](Json& j) { j["clans"][0]["warriors"]["reserve"] = 1; }).substr(0, 20),
            "Of seat 0 there are ");
}

TEST(BloodRagePosition, refuses_what_is_no_position_at_all) {
  for (const Json& json : {Json(), Json(1), Json("state"), Json::array(), Json::object(), Json(true)}) {
    EXPECT_FALSE(BloodRage::load(json));
  }
}

TEST(BloodRagePosition, written_by_hand_may_say_whose_turn_it_is) {
  const State s = find_position([](const State& p) { return asks(p, Step::ask_action); });
  Json json = BloodRage::save(s);
  json.erase("agenda");
  json["to_move"] = index(s.agenda.top().seat);
  const auto loaded = BloodRage::load(json);
  ASSERT_TRUE(loaded) << loaded.error().message;
  EXPECT_EQ(hash_of(*loaded), hash_of(s));
  json["to_move"] = 4;
  EXPECT_FALSE(BloodRage::load(json));
  json["to_move"] = 0;
  json["phase"] = "discard";
  EXPECT_FALSE(BloodRage::load(json));
}

TEST(BloodRagePosition, written_by_hand_may_leave_out_what_follows) {
  const State s = BloodRage::start(default_setup(3));
  Json json = BloodRage::save(s);
  for (const char* key : {"options", "deck", "packets", "dealt", "dying", "battle", "pending"})
    json.erase(key);
  for (Json& clan : json["clans"]) {
    for (const char* key : {"passed", "secret", "secret2", "sources", "drafted", "gained", "spent", "limbo",
                            "seen", "kept_unknown"}) {
      clan.erase(key);
    }
  }
  const auto loaded = BloodRage::load(json);
  ASSERT_TRUE(loaded) << loaded.error().message;
  EXPECT_EQ(hash_of(*loaded), hash_of(s));
}

// Small changes of a position: most are refused; what loads must be playable to the end, seen by everybody.

void change_something(Json& json, Rng& rng) {
  std::vector<Json*> values;
  each_value(json, [&](Json& value) { values.push_back(&value); });
  Json& one = *values[rng.below(values.size())];
  const Json other = *values[rng.below(values.size())];
  if (one.is_number_integer()) {
    one = one.get<long>() + rng.below(5) - 2;
  } else if (one.is_boolean()) {
    one = !one.get<bool>();
  } else if (one.is_array() && !one.empty() && rng.below(2) == 0) {
    const auto at = rng.below(one.size());
    if (rng.below(2) == 0) {
      one.erase(at);
    } else {
      one.push_back(Json(one[at]));
    }
  } else if (one.type() == other.type() || rng.below(8) == 0) {
    one = other;
  }
}

void play_on(State s, Rng& rng) {
  const int most = BloodRage::info().max_decisions;
  for (int i = 0; i < most; ++i) {
    const std::string broken = BloodRage::check(s);
    ASSERT_EQ(broken, "") << dump(BloodRage::save(s));
    for (int seat = 0; seat <= s.clans && i % 16 == 0; ++seat) {
      const auto view = BloodRage::observe(s, seat == s.clans ? kSpectator : seat_at(seat));
      const State world = BloodRage::imagine(view, rng);
      ASSERT_EQ(BloodRage::check(world), "") << dump(BloodRage::save(s));
      ASSERT_FALSE(view_json<BloodRage>(view).empty());
    }
    if (!step(s, rng)) return;
  }
  FAIL() << "the game does not end";
}

TEST(BloodRagePosition, that_was_tampered_with_is_refused_or_playable) {
  Rng rng(5);
  int refused = 0;
  int playable = 0;
  play(12, 40, [&](const State& s) {
    if (rng.below(6) != 0) return true;
    Json json = BloodRage::save(s);
    const auto changes = 1 + rng.below(3);
    for (int k = 0; k < changes; ++k) change_something(json, rng);
    const auto loaded = BloodRage::load(json);
    if (!loaded) {
      ++refused;
      return true;
    }
    if (hash_of(*loaded) == hash_of(s)) return true;
    ++playable;
    const auto again = BloodRage::load(BloodRage::save(*loaded));
    EXPECT_TRUE(again && hash_of(*again) == hash_of(*loaded));
    play_on(*loaded, rng);
    return !testing::Test::HasFailure();
  });
  EXPECT_GT(refused, 100);
  EXPECT_GT(playable, 10);
}

// Invariants.

struct Breach {
  const char* what;
  std::function<void(State&)> make;
  const char* complaint;  // a part of it
};

// A turn of seat 0 in Age 2 with cards in hand, a slot in use and an unpillaged province.
State quiet_moment() {
  return find_position([](const State& s) {
    return s.clans == 3 && s.age == 2 && asks(s, Step::ask_action) && s.agenda.top().seat == seat_at(0) &&
           s.clan[red].hand_size >= 3 && s.clan[blue].hand_size >= 3 &&
           s.clan[red].slots[Slot::monster] == Card::none && s.clan[red].slots[Slot::warrior] == Card::none &&
           !s.discard.empty() && s.clan[red].put_away_size > 0 && !is_on(s.options.first_game);
  });
}

Card first_of(const CardBag& bag) { return bag.nth(0); }

Place first_province(const State& s, bool lost) {
  return lost ? s.destroyed.first() : (kOuterPlaces - s.destroyed).first();
}

void move_warriors(ClanSheet& clan, Place to, int count) {
  clan.warriors = {};
  clan.warriors[to] = count;
  clan.warriors[Place::reserve] = kWarriors - count;
  clan.step[Stat::horns] = kLastStep;
}

// A monster on land.
Figure idle_monster(const State& s) {
  for (const Figure figure : s.monsters.keys()) {
    if (s.monsters[figure].owner == kNobody && !is_ship(figure)) return figure;
  }
  return Figure::warrior;
}

const std::vector<Breach>& breaches_of_figures() {
  static const std::vector<Breach> kBreaches{
      {"a ninth warrior", [](State& s) { ++s.clan[red].warriors[Place::reserve]; },
       "seat 0 there are 9 warriors"},
      {"a warrior at sea", [](State& s) { move_warriors(s.clan[red], Place::fjord_ne, 1); },
       "warrior of seat 0"},
      {"a leader at sea", [](State& s) { s.clan[red].leader = Place::fjord_ne; },
       "leader of seat 0 cannot be"},
      {"a ship on land", [](State& s) { s.clan[blue].ship = Place::yggdrasil; }, "ship of seat 1 cannot be"},
      {"a figure in the box", [](State& s) { s.clan[blue].leader = Place::box; },
       "leader of seat 1 cannot be"},
      {"a monster without its card", [](State& s) { s.monsters[idle_monster(s)] = {red, Place::reserve}; },
       "which has not its card"},
      {"a monster of nobody", [](State& s) { s.monsters[idle_monster(s)].at = Place::gimle; },
       "belongs to nobody"},
      {"a card without its monster",
       [](State& s) { s.clan[red].slots[Slot::monster] = card_of(idle_monster(s)); },
       "does not belong to seat 0"},
      {"an upgrade in a wrong slot", [](State& s) { s.clan[red].slots[Slot::warrior] = Card::lokis_domain; },
       "that is not for it"},
      {"too many for the villages",
       [](State& s) {
         const Place province = first_province(s, false);
         for (const Seat seat : seats(s)) move_warriors(s.clan[seat], province, 2);
         s.clan[red].leader = s.clan[blue].leader = province;
       },
       "than it has villages"},
      {"figures on lost ground", [](State& s) { move_warriors(s.clan[red], first_province(s, true), 1); },
       "which is destroyed"},
      {"more figures than Horns",
       [](State& s) {
         move_warriors(s.clan[red], Place::yggdrasil, 8);
         s.clan[red].step[Stat::horns] = 1;
       },
       "than its Horns allow"},
  };
  return kBreaches;
}

const std::vector<Breach>& breaches_of_values() {
  static const std::vector<Breach> kBreaches{
      {"a fifth clan", [](State& s) { s.clans = 5; }, "2 to 4 clans"},
      {"an option that is none", [](State& s) { s.options.deck = Deck{9}; }, "\"deck\" has no such value"},
      {"a fourth Age", [](State& s) { s.age = 4; }, "1 to 3"},
      {"a sheet nobody uses", [](State& s) { s.clan[brown].glory = 1; }, "unused clan sheet"},
      {"Glory from nowhere", [](State& s) { ++s.clan[red].glory; }, "sum of its sources"},
      {"a stat beyond its end", [](State& s) { s.clan[red].step[Stat::rage] = 7; }, "steps 1 to 6"},
      {"endless Rage", [](State& s) { s.clan[red].rage = 200; }, "more Rage"},
      {"padding", [](State& s) { s.padding[0] = 1; }, "padding"},
      {"another token",
       [](State& s) { s.tokens = EnumArray<Place, Reward, kProvinces>::filled(Reward::rage); },
       "Yggdrasil must have"},
      {"too many tokens of a kind",
       [](State& s) {
         for (const Place place : kOuterPlaces) s.tokens[place] = Reward::glory;
       },
       "number of pillage tokens"},
      {"a missing token", [](State& s) { s.tokens[Place::angerboda] = Reward::none; },
       "pillage token of \"angerboda\""},
      {"doomed twice", [](State& s) { s.doom[2] = s.doom[1]; }, "doomed in two Ages"},
      {"doomed too early", [](State& s) { s.destroyed.add(s.doom[2]); }, "do not fit the Age"},
      {"a province too many lost",
       [](State& s) {
         for (const Place place : kOuterPlaces) {
           if (std::find(s.doom.begin(), s.doom.end(), place) == s.doom.end()) s.destroyed.add(place);
         }
       },
       "lost before the game began"},
      {"a battle nobody fights", [](State& s) { s.battle.where = Place::yggdrasil; },
       "nothing is to be done in it"},
      {"death without cause", [](State& s) { s.dying.warriors[red] = 1; }, "nobody is asked about it"},
      {"a choice nobody asked for", [](State& s) { s.pending = red; }, "does not fit the question"},
      {"a secret nobody asked for", [](State& s) { s.clan[red].secret = first_of(s.clan[red].hand); },
       "secret choice"},
      {"a turn without Rage", [](State& s) { s.clan[red].rage = 0; }, "\"ask_action\" does not fit"},
      {"nothing to do", [](State& s) { s.agenda = {}; }, "agenda is empty"},
      {"no question on top", [](State& s) { s.agenda.pop(); }, "agenda cannot be so"},
      {"two questions", [](State& s) { s.agenda.push(s.agenda.top()); }, "agenda cannot be so"},
      {"an endless march", [](State& s) { s.agenda.top() = {Step::ask_march, seat_at(0), 20, 3, 0}; },
       "march"},
      {"a join without a battle",
       [](State& s) {
         s.agenda.pop();
         s.agenda.push({Step::after_call});
         s.agenda.push({Step::call, seat_at(1)});
         s.agenda.push({Step::ask_join, seat_at(0)});
       },
       "\"ask_join\" does not fit"},
      {"a stat that cannot rise",
       [](State& s) {
         s.clan[red].step[Stat::rage] = kLastStep;
         s.agenda.top() = {Step::ask_stat, seat_at(0), 3};
       },
       "\"ask_stat\" does not fit"},
  };
  return kBreaches;
}

const std::vector<Breach>& breaches_of_cards() {
  static const std::vector<Breach> kBreaches{
      {"a wrong hand size", [](State& s) { ++s.clan[red].hand_size; }, "size of its hand"},
      {"a card from nowhere",
       [](State& s) {
         s.clan[red].hand.add(Card::frost_giant);
         ++s.clan[red].hand_size;
       },
       "were taken in the drafts"},
      {"a lost card", [](State& s) { s.discard.remove(first_of(s.discard)); }, "were taken in the drafts"},
      {"a card in another hand",
       [](State& s) {
         const Card card = first_of(s.clan[red].hand);
         s.clan[red].hand.remove(card);
         --s.clan[red].hand_size;
         s.clan[blue].hand.add(card);
         ++s.clan[blue].hand_size;
       },
       "took and gained"},
      {"a deck that grew", [](State& s) { s.deck.add(first_of(s.deck)); }, "packets and the deck"},
      {"a packet out of order", [](State& s) { std::swap(s.packets[0][red][6], s.packets[0][red][7]); },
       "not sorted"},
      {"a packet of another Age", [](State& s) { s.packets[0][blue][0] = Card::dark_elf; }, "of another Age"},
      {"a battle card among the quests", [](State& s) { s.clan[red].quests.push_back(Card::tyrs_bash); },
       "no quest"},
      {"a sighting of what is not there",
       [](State& s) { s.clan[red].seen.push_back({Card::frost_giant, 0}); }, "cannot be there"},
      {"a draft that was not", [](State& s) { s.clan[red].drafted.add(Card::frost_giant); }, "cannot be so"},
      {"a loss that was not", [](State& s) { s.clan[red].spent.add(Card::frost_giant); }, "took and gained"},
      {"a gain that was not",
       [](State& s) {
         s.clan[red].gained.add(Card::frost_giant);
         s.clan[red].spent.add(Card::frost_giant);
       },
       "has not shown \"lokis_poison\""},
      {"limbo without a reason", [](State& s) { s.clan[red].limbo.add(Card::frost_giant); }, "cannot be so"},
      {"a card put away too early",
       [](State& s) {
         CardBag& hand = s.clan[red].hand;
         Card card = Card::none;
         for (const Card one : hand.types()) card = row(one).age == 2 ? one : card;
         hand.remove(card);
         --s.clan[red].hand_size;
         s.clan[red].put_away.add(card);
         ++s.clan[red].put_away_size;
       },
       "has put away"},
      {"a kept card too many", [](State& s) { s.clan[red].kept_unknown[1] = true; },
       "kept a card, but there is none"},
  };
  return kBreaches;
}

void expect_complaints(const std::vector<Breach>& breaches) {
  const State quiet = quiet_moment();
  ASSERT_EQ(BloodRage::check(quiet), "");
  for (const Breach& breach : breaches) {
    State s = quiet;
    breach.make(s);
    EXPECT_NE(BloodRage::check(s).find(breach.complaint), std::string::npos)
        << breach.what << ": \"" << BloodRage::check(s) << "\"";
  }
}

TEST(BloodRageCheck, finds_nothing_wrong_in_random_games) {
  play(60, 500, [](const State& s) {
    EXPECT_EQ(BloodRage::check(s), "") << dump(BloodRage::save(s));
    return !testing::Test::HasFailure();
  });
}

TEST(BloodRageCheck, complains_about_figures) { expect_complaints(breaches_of_figures()); }
TEST(BloodRageCheck, complains_about_values_board_and_agenda) { expect_complaints(breaches_of_values()); }
TEST(BloodRageCheck, complains_about_cards) { expect_complaints(breaches_of_cards()); }

TEST(BloodRageCheck, complains_about_a_ship_in_a_closed_fjord) {
  Place closed = Place::box;
  State s = find_position([&](const State& p) {
    for (const FjordRow& fjord : kFjordTable) {
      if (p.phase == Phase::action && !fjord_open(p, fjord.id)) closed = fjord.id;
    }
    return closed != Place::box && p.phase == Phase::action;
  });
  s.clan[red].step[Stat::horns] = kLastStep;
  s.clan[red].ship = closed;
  EXPECT_NE(BloodRage::check(s).find("both destroyed"), std::string::npos) << BloodRage::check(s);
}

TEST(BloodRageCheck, complains_about_impossible_moments_of_a_battle) {
  State s = find_position([](const State& p) { return asks(p, Step::ask_battle_card); });
  const auto complaint = [](State copy, const std::function<void(State&)>& change) {
    change(copy);
    return BloodRage::check(copy);
  };
  EXPECT_EQ(BloodRage::check(s), "");
  EXPECT_NE(complaint(s, [](State& b) { b.battle.open = true; }), "");
  EXPECT_NE(complaint(s, [](State& b) { b.battle.fighting = b.battle.pillager; }), "");
  EXPECT_NE(complaint(s, [](State& b) { b.battle.winner = b.battle.pillager; }), "");
  EXPECT_NE(complaint(s, [](State& b) { b.battle.valkyrie = true; }), "");
  EXPECT_NE(complaint(s, [](State& b) { b.battle.spared[red] = Figure::warrior; }), "");
  EXPECT_NE(complaint(s, [](State& b) { b.pending = {}; }), "");
  EXPECT_NE(complaint(s, [](State& b) { b.battle.challenge = !b.battle.challenge; }), "");

  s = find_position([](const State& p) { return asks(p, Step::ask_react); });
  EXPECT_NE(complaint(s, [](State& b) { b.dying.warriors[red] = 9; }), "");
  EXPECT_NE(complaint(s, [](State& b) { b.dying.others[blue].add(Figure::warrior); }), "");
  EXPECT_NE(complaint(s, [](State& b) { b.dying = {}; }), "");
}

// Views.

// A view at one moment of a random game.
Json view_of(const State& s, Seat seat) { return view_json<BloodRage>(BloodRage::observe(s, seat)); }

TEST(BloodRageView, shows_a_clan_only_its_own_hidden_cards) {
  const State s = find_position([](const State& p) {
    return p.clans == 3 && p.age == 2 && asks(p, Step::ask_action) && !p.clan[blue].quests.empty() &&
           p.clan[blue].put_away_size > 0;
  });
  const Json own = view_of(s, seat_at(1))["clans"][1];
  EXPECT_EQ(own["hand"].size(), s.clan[blue].hand.size());
  EXPECT_EQ(own["put_away"].size(), s.clan[blue].put_away.size());
  EXPECT_TRUE(own["quests"][0].is_string());
  for (const Seat seat : {seat_at(0), seat_at(2), kSpectator}) {
    const Json other = view_of(s, seat)["clans"][1];
    EXPECT_TRUE(other["hand"].is_null());
    EXPECT_TRUE(other["put_away"].is_null());
    EXPECT_EQ(other["hand_size"], int{s.clan[blue].hand_size});
    EXPECT_EQ(other["quests"].size(), s.clan[blue].quests.size());
    for (const Json& quest : other["quests"]) EXPECT_TRUE(quest.is_null());
  }
}

TEST(BloodRageView, shows_the_packet_in_hand_and_what_was_passed_on) {
  const State s = find_position([](const State& p) {
    return p.clans == 3 && p.round == 4 && asks(p, Step::ask_draft) && p.pending.size() == 3;
  });
  const Json draft = view_of(s, seat_at(0))["draft"];
  EXPECT_EQ(draft["round"], 4);
  EXPECT_EQ(draft["rounds"], 6);
  EXPECT_EQ(draft["packet"].size(), 4U);
  for (const Json& packet : draft["seen"]) {
    EXPECT_EQ(packet["size"], 4);
    // By now every packet has come by: all its cards are known but those that were gone before.
    const std::size_t known = packet["kept"].size() + packet["taken"].size() + packet["rest"].size();
    EXPECT_GE(known, 6U);
    EXPECT_TRUE(packet["holder"] != 0 || packet["rest"] == draft["packet"]);
  }
  const Json spectator = view_of(s, kSpectator)["draft"];
  EXPECT_TRUE(spectator["packet"].is_null());
  EXPECT_TRUE(spectator["seen"].empty());
}

TEST(BloodRageView, tells_who_has_chosen_but_not_what) {
  const State s = find_position(
      [](const State& p) { return asks(p, Step::ask_battle_card) && p.clan[red].secret != Card::none; });
  const Json own = view_of(s, seat_at(0));
  const Json other = view_of(s, seat_at(1));
  EXPECT_TRUE(own["clans"][0]["secret"].is_string());
  EXPECT_TRUE(other["clans"][0]["secret"].is_null());
  EXPECT_EQ(other["clans"][0]["chosen"], true);
  EXPECT_TRUE(other["battle"]["cards"][0]["card"].is_null());
  EXPECT_EQ(other["question"]["kind"], "battle_card");
}

TEST(BloodRageView, names_the_details_of_a_question) {
  const State march = find_position([](const State& p) { return asks(p, Step::ask_march); });
  const Json question = view_of(march, kSpectator)["question"];
  EXPECT_EQ(question["kind"], "march");
  EXPECT_EQ(question["from"], std::string(name_of<Place>(march.agenda.top().a)));
  EXPECT_EQ(question["to"], std::string(name_of<Place>(march.agenda.top().b)));
  const State start = BloodRage::start(default_setup(2));
  EXPECT_EQ(dump(view_of(start, kSpectator)["question"]), R"({"kind":"nature","act":"token","seats":[]})");
}

TEST(BloodRageView, has_an_outcome_only_at_the_end) {
  const State over = find_position([](const State& p) { return p.phase == Phase::over; });
  const Json view = view_of(over, seat_at(0));
  EXPECT_TRUE(view["question"].is_null());
  EXPECT_EQ(view["outcome"]["scores"].size(), int{over.clans});
  EXPECT_FALSE(view["outcome"]["winners"].empty());
  EXPECT_TRUE(view_of(BloodRage::start(default_setup(4)), seat_at(0))["outcome"].is_null());
}

}  // namespace
}  // namespace ravenhall::blood_rage
