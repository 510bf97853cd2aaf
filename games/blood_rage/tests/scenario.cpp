#include "games/blood_rage/tests/scenario.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/blood_rage/rules/draft.hpp"
#include "games/blood_rage/rules/setup.hpp"

namespace ravenhall::blood_rage::tests {

namespace {

constexpr PerClan<std::string_view> kSeatNames{{"red", "blue", "yellow", "brown"}};

std::string name_of_seat(Seat seat) { return std::string(kSeatNames[seat]); }

// Which provinces are given up first, when nobody cares.
constexpr std::array<Place, kOuterProvinces> kLeastMissed{muspelheim, myrkvlor, horgr,   angerboda,
                                                          utgard,     elvagar,  andlang, gimle};

void insist(bool fine, const std::string& what) {
  if (!fine) ADD_FAILURE() << "The scenario cannot be built: " << what;
}

std::string key(Card card) { return std::string(name_of(card)); }

}  // namespace

Scenario::Scenario(std::initializer_list<Seat> seats) {
  for (const Seat seat : seats) insist(index(seat) == clans_++, "name the seats in order, red first");
  insist(clans_ >= 2, "there are at least two clans");
}

Scenario::ClanPlan& Scenario::plan(Seat seat) {
  insist(index(seat) < clans_, name_of_seat(seat) + " does not sit at the table");
  return plans_[seat];
}

Scenario& Scenario::age(int number) {
  age_ = number;
  return *this;
}

Scenario& Scenario::option(std::string_view name, std::string_view value) {
  const auto& table = BloodRage::info().options;
  for (std::size_t i = 0; i < table.size(); ++i) {
    if (table[i].name != name) continue;
    const auto& possible = table[i].values;
    const auto found = std::find(possible.begin(), possible.end(), value);
    insist(found != possible.end(),
           "the option " + std::string(name) + " has no value " + std::string(value));
    options_[i] = found - possible.begin();
    return *this;
  }
  insist(false, "there is no option " + std::string(name));
  return *this;
}

Scenario& Scenario::token(Place province, Reward reward) {
  tokens_[province] = reward;
  in_play_.add(province);
  return *this;
}

Scenario& Scenario::pillaged(Place province) {
  pillaged_.add(province);
  in_play_.add(province);
  return *this;
}

Scenario& Scenario::lost(Place province) {
  lost_.add(province);
  return *this;
}

Scenario& Scenario::doom(int age, Place province) {
  doom_[age - 1] = province;
  return *this;
}

Scenario& Scenario::in_play(std::initializer_list<Place> provinces) {
  for (const Place province : provinces) in_play_.add(province);
  return *this;
}

Scenario& Scenario::first(Seat seat) {
  first_ = seat;
  return *this;
}

Scenario& Scenario::warriors(Seat seat, Place place, int count) {
  plan(seat).warriors[place] += count;
  return *this;
}

Scenario& Scenario::leader(Seat seat, Place place) {
  plan(seat).leader = place;
  return *this;
}

Scenario& Scenario::ship(Seat seat, Place fjord) {
  plan(seat).ship = fjord;
  return *this;
}

Scenario& Scenario::monster(Seat seat, Figure figure, Place place) {
  plan(seat).monsters[figure] = place;
  plan(seat).upgrades.push_back(card_of(figure));
  return *this;
}

Scenario& Scenario::valhalla(Seat seat, Figure figure, int count) {
  switch (figure) {
    case Figure::warrior: return warriors(seat, Place::valhalla, count);
    case Figure::leader: return leader(seat, Place::valhalla);
    case Figure::ship: return ship(seat, Place::valhalla);
    default: return monster(seat, figure, Place::valhalla);
  }
}

Scenario& Scenario::upgrade(Seat seat, Card card) {
  if (row(card).kind == Kind::monster) return monster(seat, figure_of(card), Place::reserve);
  plan(seat).upgrades.push_back(card);
  return *this;
}

Scenario& Scenario::upgrades(Seat seat, std::initializer_list<Card> cards) {
  for (const Card card : cards) upgrade(seat, card);
  return *this;
}

Scenario& Scenario::hand(Seat seat, std::initializer_list<Card> cards) {
  plan(seat).hand.insert(plan(seat).hand.end(), cards);
  return *this;
}

Scenario& Scenario::quests(Seat seat, std::initializer_list<Card> cards) {
  plan(seat).quests.insert(plan(seat).quests.end(), cards);
  return *this;
}

Scenario& Scenario::put_away(Seat seat, std::initializer_list<Card> cards) {
  plan(seat).put_away.insert(plan(seat).put_away.end(), cards);
  return *this;
}

Scenario& Scenario::stat(Seat seat, Stat which, int step) {
  plan(seat).step[which] = step;
  return *this;
}

Scenario& Scenario::rage(Seat seat, int amount) {
  plan(seat).rage = amount;
  return *this;
}

Scenario& Scenario::glory(Seat seat, int amount) {
  plan(seat).glory = amount;
  return *this;
}

Scenario& Scenario::passed(Seat seat) {
  plan(seat).passed = true;
  plan(seat).rage = 0;
  return *this;
}

// Where to begin.

Tabletop Scenario::from_setup() { return Tabletop(start_of_game()); }

Tabletop Scenario::to_move(Seat seat) {
  state_ = start_of_game();
  state_.phase = Phase::action;
  state_.first = first_.value_or(seat);
  build();
  state_.agenda = {};
  for (const Step step :
       {Step::end_age, Step::release_phase, Step::ragnarok_phase, Step::quest_phase, Step::discard_phase}) {
    state_.agenda.push({.step = step});
  }
  state_.agenda.push({.step = Step::turn, .seat = left_of(state_, seat)});
  state_.agenda.push({.step = Step::ask_action, .seat = seat});
  const std::string problem = BloodRage::check(state_);
  insist(problem.empty(), problem);
  return Tabletop(state_);
}

Tabletop Scenario::phase_from(Step step) {
  constexpr std::array<std::pair<Step, Phase>, 7> kCourse{{{Step::end_age, Phase::release},
                                                           {Step::release_phase, Phase::ragnarok},
                                                           {Step::ragnarok_phase, Phase::quest},
                                                           {Step::quest_phase, Phase::discard},
                                                           {Step::discard_phase, Phase::action},
                                                           {Step::start_actions, Phase::gods_gifts},
                                                           {Step::gods_gifts, Phase::setup}}};
  state_ = start_of_game();
  state_.agenda = {};
  bool found = false;
  for (const auto& [each, phase_before] : kCourse) {
    if (found) break;
    state_.agenda.push({.step = each});
    state_.phase = phase_before;
    found = each == step;
  }
  insist(found, "no phase begins with that step");
  state_.first = first_.value_or(red);
  build();
  Tabletop table(state_);
  table.run();
  return table;
}

// Building.

State Scenario::start_of_game() const {
  Setup setup{.seats = clans_, .options = {}};
  for (const std::uint8_t value : options_) setup.options.push_back(value);
  return BloodRage::start(setup);
}

int Scenario::highest_age() const {
  int highest = 1;
  for (const ClanPlan& p : plans_) {
    for (const auto* cards : {&p.upgrades, &p.hand, &p.quests}) {
      for (const Card card : *cards) highest = std::max<int>(highest, row(card).age);
    }
  }
  return highest;
}

void Scenario::build() {
  state_.age = age_ > 0 ? age_ : highest_age();
  choose_provinces();
  state_.pillaged = pillaged_;
  for (const Seat seat : seats(state_)) {
    const ClanPlan& p = plans_[seat];
    ClanSheet& clan = sheet(state_, seat);
    lay_upgrades(seat);
    place_figures(seat);
    clan.glory = p.glory;
    clan.sources[Source::battle] = clan.glory;
    clan.rage = p.rage.value_or(stat_value(state_, seat, Stat::rage));
    clan.passed = p.passed;
  }
  const int drafts = state_.phase == Phase::setup ? state_.age - 1 : int{state_.age};
  for (int i = 1; i <= drafts; ++i) deal_cards(i);
}

void Scenario::choose_provinces() {
  // How much each province is needed: 2 surely, 1 for its fjord.
  EnumArray<Place, int, kOuterProvinces> need{};
  const auto use = [&](Place place, int how_much) {
    if (is_outer(place)) need[place] = std::max(how_much, need[place]);
    if (!is_fjord(place)) return;
    for (const Place shore : supported_by(place)) need[shore] = std::max(1, need[shore]);
  };
  for (const ClanPlan& p : plans_) {
    for (const auto& [place, count] : p.warriors) use(place, 2);
    use(p.leader, 2);
    use(p.ship, 1);
    for (const auto& [figure, place] : p.monsters) use(place, 2);
  }
  for (const Place province : in_play_) use(province, 2);

  Places taken = lost_;
  state_.doom = doom_;
  for (const Place province : doom_) {
    if (province != Place::box) taken.add(province);
  }
  const auto give_up = [&](int most) {
    for (int level = 0; level <= most; ++level) {
      for (const Place province : kLeastMissed) {
        if (taken.has(province) || need[province] != level) continue;
        taken.add(province);
        return province;
      }
    }
    insist(false, "too many provinces are in use for this Age and number of clans");
    return Place::box;
  };
  // Which of the lost ones fell by Ragnarök: those that `doom` names, then any.
  const int fallen_ages = state_.phase >= Phase::ragnarok ? int{state_.age} : state_.age - 1;
  Places at_start = lost_;
  for (int i = 0; i < fallen_ages; ++i) at_start.remove(doom_[i]);
  int spare = at_start.size() - kDestroyedAtStart[clans_];
  for (int i = 0; i < fallen_ages; ++i) {
    Place& fallen = state_.doom[i];
    if (fallen == Place::box && spare > 0) {
      fallen = at_start.first();
      at_start.remove(fallen);
      --spare;
    }
    if (fallen == Place::box) fallen = give_up(1);
    state_.destroyed.add(fallen);
  }
  insist(spare <= 0, "more provinces are lost than can be");
  for (; spare < 0; ++spare) at_start.add(give_up(1));
  state_.destroyed |= at_start;
  for (int i = fallen_ages; i < kAges; ++i) {
    if (state_.doom[i] == Place::box) state_.doom[i] = give_up(2);
  }
  lay_tokens();
}

// Those that were named, the others in the order of the rewards.
void Scenario::lay_tokens() {
  for (const Place province : kOuterPlaces) state_.tokens[province] = tokens_[province];
  for (const Place province : kOuterPlaces) {
    for (const Reward reward : kRewardTokens.keys()) {
      if (state_.tokens[province] == Reward::none && tokens_left(state_, reward) > 0)
        state_.tokens[province] = reward;
    }
  }
}

void Scenario::lay_upgrades(Seat seat) {
  ClanSheet& clan = sheet(state_, seat);
  for (const Card card : plans_[seat].upgrades) {
    bool laid = false;
    for (const Slot slot : values<Slot>()) {
      if (laid || kSlotKinds[slot] != row(card).kind || clan.slots[slot] != Card::none) continue;
      clan.slots[slot] = card;
      laid = true;
    }
    insist(laid, name_of_seat(seat) + " has no slot for " + key(card));
  }
}

void Scenario::place_figures(Seat seat) {
  const ClanPlan& p = plans_[seat];
  ClanSheet& clan = sheet(state_, seat);
  for (const auto& [place, count] : p.warriors) {
    insist(count <= clan.warriors[Place::reserve], name_of_seat(seat) + " has only eight warriors");
    clan.warriors[Place::reserve] -= count;
    clan.warriors[place] = count;
  }
  clan.leader = p.leader;
  clan.ship = p.ship;
  for (const auto& [figure, place] : p.monsters) state_.monsters[figure] = {seat, place};
  for (const Stat stat : values<Stat>()) clan.step[stat] = std::max(1, p.step[stat]);
  Count& horns = clan.step[Stat::horns];
  const bool free = p.step[Stat::horns] == 0;
  while (free && horns < kLastStep && figures_on_map(state_, seat) > stat_value(state_, seat, Stat::horns))
    ++horns;
}

// The draft of one Age: named cards go to places their clan took, all other places are filled from the deck.
void Scenario::deal_cards(int age_number) {
  State& s = state_;
  const bool drafted = drafted_age(s, age_number);
  const int kept = drafted ? kKept : kDealt;
  CardBag deck = full_deck(s, age_number);
  Rng rng(age_number);  // always the same, but without a pattern
  const auto draw = [&] {
    insist(!deck.empty(), "the deck is empty");
    if (deck.empty()) return Card::none;
    const Card drawn = deck.nth(rng.below(deck.size()));
    deck.remove(drawn);
    return drawn;
  };

  PerClan<std::vector<Card>> picks;
  for (const Seat seat : seats(s)) {
    const ClanPlan& p = plans_[seat];
    ClanSheet& clan = sheet(s, seat);
    const auto name = [&](Card card) {
      if (row(card).age != age_number) return false;
      insist(deck.take(card),
             "there are not so many " + key(card) + " with " + std::to_string(clans_) + " clans");
      picks[seat].push_back(card);
      return true;
    };
    const auto keep = [&] {
      for (int a = age_number; a < s.age; ++a) clan.kept_unknown[a - 1] = true;
      if (s.phase >= Phase::discard && s.age < kAges) clan.kept_unknown[s.age - 1] = true;
    };
    for (const Card card : p.upgrades) {
      if (!name(card)) continue;
      clan.drafted.add(card);
      clan.spent.add(card);
    }
    for (const Card card : p.hand) {
      if (!name(card)) continue;
      take_into_hand(s, seat, card);
      keep();
    }
    for (const Card card : p.quests) {
      if (!name(card)) continue;
      clan.quests.push_back(card);
      if (age_number < s.age) keep();
    }
    for (const Card card : p.put_away) {
      if (!name(card)) continue;
      clan.put_away.add(card);
      ++clan.put_away_size;
    }
    insist(std::ssize(picks[seat]) <= kept,
           name_of_seat(seat) + " cannot have so many cards of Age " + std::to_string(age_number));
  }
  for (const Seat seat : seats(s)) {
    ClanSheet& clan = sheet(s, seat);
    while (std::ssize(picks[seat]) < kept) {
      const Card card = draw();
      if (card == Card::none) return;
      picks[seat].push_back(card);
      clan.drafted.add(card);
      clan.spent.add(card);
      s.discard.add(card);
    }
    rng.shuffle(picks[seat], kept);
  }

  const int per_round = drafted ? picks_per_round(s) : kDealt;
  for (const Seat origin : seats(s)) {
    Packet& cards = s.packets[age_number - 1][origin];
    for (int i = 0; i < kept; ++i) {
      auto& mine = picks[drafted ? packet_holder(s, origin, i / per_round) : origin];
      cards[i] = mine.back();
      mine.pop_back();
      if (i % per_round == per_round - 1)
        std::sort(cards.begin() + (i + 1 - per_round), cards.begin() + i + 1);
    }
    std::generate(cards.begin() + kept, cards.end(), draw);
    std::sort(cards.begin() + kept, cards.end());
  }
  if (age_number < s.age) return;
  s.deck = deck;
  s.dealt = kDealt * clans_;
  s.round = drafted ? kKept / picks_per_round(s) : 0;
}

// Playing.

std::span<const std::string_view> Tabletop::seat_names() { return kSeatNames.items_; }

// Nature has nothing to answer here: an act that is none just lets the steps run.
Tabletop& Tabletop::run() {
  apply(kNature, act(Verb::done), "the set-up of the scenario");
  return *this;
}

Tabletop& Tabletop::draft_anything(std::uint64_t seed) {
  let_nature_act(seed);
  while (!broken() && !state_.agenda.empty() && state_.agenda.top().step == Step::ask_draft) {
    const Seat seat = to_act().first();
    apply(seat, actions(seat)[0], "the draft");
  }
  return *this;
}

Tabletop& Tabletop::until(Phase phase) {
  while (!broken() && state_.phase != phase && !state_.agenda.empty()) {
    if (to_act().has(kNature)) {
      let_nature_act();
      continue;
    }
    const Seat seat = to_act().first();
    const ActionList possible = actions(seat);
    Action chosen = possible[0];
    for (const Action& action : possible) {
      const Verb verb = action.verb;
      if (verb == Verb::pass || verb == Verb::decline || verb == Verb::done || verb == Verb::save_none)
        chosen = action;
    }
    apply(seat, chosen, to_text(BloodRage::notation(), chosen));
  }
  return *this;
}

int Tabletop::valhalla(Seat seat) const {
  int count = 0;
  for (const Figure figure : values<Figure>()) count += figures(seat, figure, Place::valhalla);
  return count;
}

}  // namespace ravenhall::blood_rage::tests
