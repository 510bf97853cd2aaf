// Pairs of games of Fury of Dracula on real sockets that differ only in what one side cannot see: where
// Dracula went, which encounter he laid, which items, tickets and events two hunters exchanged. The others
// get the same bytes.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <map>
#include <optional>

#include "hall/tests/company.hpp"

namespace ravenhall::hall::testing {
namespace {

// Dracula with the same dice at every table, so that nature does the same in both games of a pair.
std::atomic<int> dice;
std::string dice_seed() { return "dice " + std::to_string(dice); }
const Library& fixed_dice() {
  static const Library kLibrary = [] {
    std::vector<Playable> games;
    for (const Playable& game : shipped_games().games()) {
      if (game.game.info().id == "dracula") games.push_back(game);
    }
    games.at(0).game.create = [](const Setup& setup, std::string /*seed*/) {
      return shipped_games().find("dracula")->create(setup, dice_seed());
    };
    return Library(games);
  }();
  return kLibrary;
}

// One decision in each of the two games.
struct TwinStep {
  Seat seat{};
  std::array<std::string, 2> actions;
};

// Two matches of which `eyes` have seen the same so far.
class Twins {
 public:
  Twins(const Json& options, SeatSet eyes, SeatSet hiding, std::uint64_t seed)
      : eyes_(eyes), hiding_(hiding), rng_(seed) {
    const GameEntry& game = *fixed_dice().find("dracula");
    std::vector<std::pair<std::string, std::string>> chosen;
    for (const auto& item : options.items()) chosen.emplace_back(item.key(), item.value());
    for (auto& match : matches_) {
      match = game.create(*make_setup(game.info(), 5, chosen), dice_seed());
      EXPECT_TRUE(match->advance());
    }
  }

  // The next decision, another one in each game where somebody decides whom the eyes do not see. None when
  // the games could only go on in different ways.
  std::optional<TwinStep> step() {
    if (matches_[0]->over() || matches_[1]->over()) return std::nullopt;
    EXPECT_EQ(matches_[0]->to_act(), matches_[1]->to_act());
    const Seat seat = matches_[0]->to_act().first();
    const auto actions = candidates(seat);
    const Outcomes first = outcomes(0, seat, actions);
    const Outcomes second = outcomes(1, seat, actions);
    std::optional<TwinStep> alike;
    for (const auto& [action, seen] : first) {
      for (const auto& [other, other_seen] : second) {
        // What the eyes do themselves they know.
        if (seen != other_seen || (action != other && !hiding_.has(seat))) continue;
        if (action != other) return take({seat, {action, other}});
        if (!alike) alike = {seat, {action, other}};
      }
    }
    return alike ? std::optional(take(*alike)) : std::nullopt;
  }

 private:
  using Outcomes =
      std::vector<std::pair<std::string, std::string>>;  // what is done, and what the eyes see of it

  // A few of the legal actions of either game, those first that bring something to hide.
  std::vector<std::string> candidates(Seat seat) {
    constexpr std::size_t kOfEach = 6;
    std::vector<std::string> all;
    for (const auto& match : matches_) {
      std::vector<std::string> actions = match->legal(seat);
      rng_.shuffle(actions, static_cast<std::uint32_t>(actions.size()));
      std::stable_partition(actions.begin(), actions.end(), [&](const std::string& action) {
        if (action == "start paris") return true;
        for (const char* verb : {"trade", "give", "supply", "reserve", "keep"}) {
          if (action.starts_with(verb)) return hiding_.has(seat);
        }
        return false;
      });
      actions.resize(std::min(actions.size(), kOfEach));
      all.insert(all.end(), actions.begin(), actions.end());
    }
    return all;
  }
  Outcomes outcomes(std::size_t game, Seat seat, const std::vector<std::string>& actions) const {
    Outcomes all;
    for (const std::string& action : actions) {
      const auto match = matches_[game]->clone();
      auto events = match->apply(seat, action);
      if (!events) continue;
      const auto more = match->advance();
      events->insert(events->end(), more->begin(), more->end());
      if (match->over()) continue;  // then everything lies open
      std::string seen = written_text([&](JsonWriter& out) {
        for (const Seat eye : eyes_) {
          match->write_view(eye, out);
          for (const Event& event : *events) out.object([&] { match->write_event(event, eye, out); });
        }
      });
      all.emplace_back(action, std::move(seen));
    }
    return all;
  }
  TwinStep take(const TwinStep& step) {
    for (std::size_t game : {0U, 1U}) {
      EXPECT_TRUE(matches_[game]->apply(step.seat, step.actions[game]));
      EXPECT_TRUE(matches_[game]->advance());
    }
    return step;
  }

  SeatSet eyes_;
  SeatSet hiding_;
  Rng rng_;
  std::array<std::unique_ptr<Match>, 2> matches_;
};

// Ann is Dracula, Bob has Godalming and Van Helsing, Cid the others; Eve looks on, also into the lobby.
constexpr std::array<const char*, 4> kPeople{"Ann", "Bob", "Cid", "Eve"};
std::size_t person_of(Seat seat) { return index(seat) == 0 ? 0U : index(seat) % 2 == 1 ? 1U : 2U; }

// What each of them gets of one of the two games.
std::vector<std::vector<std::string>> play(int port, const std::vector<std::string>& tokens,
                                           const Json& options, const std::vector<TwinStep>& script,
                                           std::size_t game) {
  Company all(port, tokens);
  EXPECT_TRUE(ok(all.clients.ask(all.people[3].socket, {{"do", "lobby"}, {"on", true}})));
  const Json wish = {{"game", "dracula"}, {"options", options}};
  const std::string id = live_post(port, "/api/tables", wish, tokens[0])["table"]["id"];
  for (const int seat : {1, 2, 3, 4})
    EXPECT_TRUE(ok(all.ask(person_of(seat_at(seat)), "sit", id, {{"seat", seat}})));
  EXPECT_TRUE(ok(all.ask(0, "start", id)));
  Json seq;
  for (std::size_t who = 0; who < tokens.size(); ++who)
    seq = all.ask(who, "watch", id, {{"changes", who % 2 == 1}})["update"]["seq"];
  for (std::size_t i = 0; i < script.size(); ++i) {
    const TwinStep& step = script[i];
    const std::size_t who = person_of(step.seat);
    const Json act = {{"seat", index(step.seat)}, {"action", step.actions[game]}, {"seq", seq}};
    const Json answer = all.ask(who, "act", id, act);
    EXPECT_TRUE(ok(answer)) << dump(act) << dump(answer);
    seq = answer["seq"];
    if (i % 40 != 0) continue;
    for (const std::size_t eyes : {0U, 2U}) EXPECT_TRUE(ok(all.watch(eyes, id)));
    EXPECT_TRUE(ok(all.ask(1, "why", id, {{"seat", 1}, {"touches", Json::array({{"verb", "road"}})}})));
  }
  all.clients.run_for(100);
  std::vector<std::vector<std::string>> wires;
  for (std::size_t who = 0; who < tokens.size(); ++who) wires.push_back(all.got(who, id));
  return wires;
}

// Plays pairs of games in which `hiding` do something that `eyes` cannot see, and gives how often each verb
// was used in two ways; of gifts it is the trade that counts.
std::map<std::string, int> expect_same_bytes(const Json& options, SeatSet eyes, SeatSet hiding) {
  constexpr int kPairs = 3;
  constexpr std::size_t kDecisions = 120;
  const TempFolder folder;
  LiveHall hall(live_settings(folder), fixed_dice());
  std::vector<std::string> tokens;
  for (const char* name : kPeople) tokens.push_back(live_guest(hall.port(), name));
  std::map<std::string, int> different;
  std::size_t decisions = 0;
  for (int pair = 0; pair < kPairs; ++pair) {
    dice = pair;
    Twins twins(options, eyes, hiding, static_cast<std::uint64_t>(pair) + 1);
    std::vector<TwinStep> script;
    std::string trade;  // the last one
    while (script.size() < kDecisions) {
      const auto step = twins.step();
      if (!step) break;
      script.push_back(*step);
      const std::string& action = step->actions[0];
      const std::string verb = action.substr(0, action.find(' '));
      if (verb.starts_with("trade")) trade = verb;
      if (action != step->actions[1]) ++different[verb == "give" ? trade : verb];
    }
    decisions += script.size();
    const auto one = play(hall.port(), tokens, options, script, 0);
    const auto other = play(hall.port(), tokens, options, script, 1);
    for (std::size_t who = 0; who < kPeople.size(); ++who) {
      if (who == person_of(hiding.first())) continue;
      EXPECT_GT(one[who].size(), script.size());
      EXPECT_EQ(one[who], other[who]) << "for " << kPeople[who];
    }
    // Who hides something sees it: the two games are not one.
    EXPECT_NE(one[person_of(hiding.first())], other[person_of(hiding.first())]);
  }
  EXPECT_GT(decisions, 120U);
  return different;
}

SeatSet seats(std::initializer_list<int> numbers, bool spectator = false) {
  SeatSet all;
  for (const int number : numbers) all.add(seat_at(number));
  if (spectator) all.add(kSpectator);
  return all;
}

TEST(Twins, where_dracula_goes_and_what_he_lays_is_on_no_other_wire) {
  const Json options = {{"start", "free"}, {"powers", "on"}, {"lairs", "on"}, {"rumors", "on"}};
  auto different = expect_same_bytes(options, seats({1, 2, 3, 4}, true), seats({0}));
  for (const char* verb : {"settle", "go", "lay"}) EXPECT_GT(different[verb], 0) << verb;
}

TEST(Twins, which_cards_two_hunters_exchange_is_on_no_other_wire) {
  auto different = expect_same_bytes({{"start", "free"}}, seats({0, 2, 4}, true), seats({1, 3}));
  for (const char* trade : {"trade", "trade_events"}) EXPECT_GT(different[trade], 0) << trade;
}

}  // namespace
}  // namespace ravenhall::hall::testing
