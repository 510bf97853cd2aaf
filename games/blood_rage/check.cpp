// The invariants of the table itself: values, board, figures; and of the agenda.
#include "games/blood_rage/check.hpp"

#include <algorithm>

#include "games/blood_rage/blood_rage.hpp"
#include "games/blood_rage/rules/setup.hpp"
#include "games/blood_rage/steps.hpp"

namespace ravenhall::blood_rage {

namespace {

constexpr int kMostGlory = 5000;  // more than any game can give; keeps sums far from the end of their type
constexpr int kMostRage = 99;

bool sits(const State& s, Seat seat) { return index(seat) < s.clans; }
bool sit(const State& s, PlayerSet seats) { return PlayerSet::first(s.clans).has_all(seats); }
bool is_card_or_none(Card card) { return is_card(card) || card == Card::none; }
bool is_figure_or_none(Figure figure) { return is_figure(figure) || figure == Figure::none; }
bool is_place(Place place) { return place <= Place::box; }

template <class Items, class Test>
bool all(const Items& items, Test test) {
  return std::all_of(items.begin(), items.end(), test);
}

bool only_cards(const CardBag& bag) {
  for (const Card card : bag.types()) {
    if (!is_card(card)) return false;
  }
  return true;
}

std::string check_header(const State& s) {
  if (s.clans < 2 || s.clans > kMaxClans) return "There must be 2 to 4 clans.";
  const auto& options = BloodRage::info().options;
  const OptionIndices chosen = indices_of(s.options);
  for (std::size_t i = 0; i < kOptions; ++i) {
    if (chosen[i] >= options[i].values.size()) {
      return "The option \"" + std::string(options[i].name) + "\" has no such value.";
    }
  }
  if (s.age < 1 || s.age > kAges) return "The Age must be 1 to 3.";
  if (s.phase > Phase::over) return "There is no such phase.";
  if (!sits(s, s.first)) return "The first player does not sit at the table.";
  if (!sit(s, s.pending)) return "Somebody must choose who does not sit at the table.";
  if (!all(s.last_spared, is_figure_or_none)) return "A figure was spared that does not exist.";
  if (s.padding != decltype(s.padding){}) return "The padding of the state is not empty.";
  if (s.dealt > kDealt * s.clans || s.round > kKept) return "The draft has gone on beyond its end.";
  return {};
}

std::string check_sheet_values(const ClanSheet& clan) {
  if (clan.glory < 0 || clan.glory > kMostGlory) return "its Glory is out of bounds";
  int sum = 0;
  for (const int amount : clan.sources) sum += amount;
  if (sum != clan.glory) return "its Glory is not the sum of its sources";
  if (clan.rage > kMostRage) return "it has more Rage than any clan can have";
  if (!all(clan.step, [](int step) { return step >= 1 && step <= kLastStep; }))
    return "a stat is not on steps 1 to 6";
  if (!is_place(clan.leader) || !is_place(clan.ship)) return "a figure is at no place";
  if (!all(clan.slots, is_card_or_none)) return "a slot holds no card that exists";
  if (!all(clan.quests, is_quest)) return "a card that is no quest lies among its quests";
  if (!is_card_or_none(clan.secret) || !is_card_or_none(clan.secret2)) return "its secret choice is no card";
  for (const Sighting& sighting : clan.seen) {
    if (!is_card(sighting.card)) return "what was seen in its hand is no card";
    if (sighting.quests_then > clan.quests.count()) {
      return "a card was seen when more quests lay there than do now";
    }
  }
  for (const CardBag* bag :
       {&clan.hand, &clan.put_away, &clan.drafted, &clan.gained, &clan.spent, &clan.limbo}) {
    if (!only_cards(*bag)) return "one of its piles holds cards that do not exist";
  }
  if (clan.hand_size != clan.hand.size()) return "the size of its hand is wrong";
  if (clan.put_away_size != clan.put_away.size()) return "the number of cards it put away is wrong";
  if (clan.padding != decltype(clan.padding){}) return "the padding of its sheet is not empty";
  return {};
}

std::string check_sheets(const State& s) {
  for (const Seat seat : s.clan.keys()) {
    if (!sits(s, seat)) {
      if (!(sheet(s, seat) == ClanSheet{})) return "An unused clan sheet is not empty.";
      continue;
    }
    if (std::string broken = check_sheet_values(sheet(s, seat)); !broken.empty()) {
      return "Of " + seat_name(seat) + " " + broken + ".";
    }
  }
  return {};
}

std::string check_battle_values(const State& s) {
  const Battle& b = s.battle;
  if (b.where == Place::box) {
    return b == Battle{} ? std::string() : "No pillage is going on, but something is noted about one.";
  }
  if (!is_province(b.where)) return "The pillage is not in a province.";
  if (!sits(s, b.pillager)) return "The pillager does not sit at the table.";
  if (b.winner != kSpectator && !sits(s, b.winner)) return "The winner does not sit at the table.";
  for (const PlayerSet seats : {b.out, b.fighting, b.voided, b.settled}) {
    if (!sit(s, seats)) return "The battle names somebody who does not sit at the table.";
  }
  if (b.stayed > s.clans) return "More clans stayed out of the battle than there are.";
  if (!all(b.card, is_card_or_none)) return "A battle card does not exist.";
  if (!all(b.spared, is_figure_or_none)) return "A figure is spared that does not exist.";
  for (const Seat seat : b.card.keys()) {
    if (!all(b.late[seat], [](Card card) { return is_card(card) && row(card).text == Text::late; }))
      return "A card was added late that cannot be.";
    if (b.raised[seat] != 0 && b.raised[seat] != 3 && b.raised[seat] != 5)
      return "A quest is raised to a wrong bonus.";
    if (b.destroyed[seat] > kWarriors + 4) return "A clan lost more figures in the battle than it has.";
  }
  return {};
}

std::string check_other_values(const State& s) {
  for (const MonsterFigure& m : s.monsters) {
    if (!is_place(m.at) || (m.owner != kNobody && !sits(s, m.owner)))
      return "A monster has no place or a wrong owner.";
  }
  if (!all(s.tokens, [](Reward reward) { return reward <= Reward::none; }))
    return "A pillage token does not exist.";
  if (!all(s.doom, [](Place place) { return place == Place::box || is_outer(place); }))
    return "A Ragnarok token names no outer province.";
  if (!kOuterPlaces.has_all(s.destroyed)) return "Only outer provinces can be destroyed.";
  if (!kProvincePlaces.has_all(s.pillaged)) return "Only provinces can be pillaged.";
  if (!only_cards(s.discard) || !only_cards(s.deck)) return "A pile holds cards that do not exist.";
  for (const auto& age : s.packets) {
    for (const Packet& packet : age) {
      if (!all(packet, is_card_or_none)) return "A packet holds a card that does not exist.";
    }
  }
  if (s.dying.cause > Cause::ragnarok || !is_place(s.dying.where)) return "There is no such cause of death.";
  return {};
}

Step step_on_top(const State& s) { return s.agenda.empty() ? Step::end_game : s.agenda.top().step; }

// B21: 3, 2, 2 and 1 of a kind; while nature lays them, those laid so far.
std::string check_tokens(const State& s) {
  if (s.tokens[Place::yggdrasil] != Reward::all)
    return "Yggdrasil must have the token that raises all stats.";
  const int laid = step_on_top(s) == Step::nature_token ? int{s.agenda.top().a} : kOuterProvinces;
  for (const Place province : kOuterPlaces) {
    const Reward reward = s.tokens[province];
    const bool is_laid = places_after(province, Place{}) < laid;
    if ((reward != Reward::none) != is_laid || reward == Reward::all)
      return "The pillage token of " + quoted(province) + " is wrong.";
  }
  for (const Reward reward : kRewardTokens.keys()) {
    const int left = tokens_left(s, reward);
    if (left < 0 || (left > 0 && laid == kOuterProvinces))
      return "The number of pillage tokens for " + quoted(reward) + " is wrong.";
  }
  return {};
}

// B22–B24, B82: three doomed provinces; lost are those of the set-up and of the Ages that have come so far.
std::string check_lost_provinces(const State& s) {
  const bool setup = s.phase == Phase::setup;
  const Step top = step_on_top(s);
  const bool laying = setup && top == Step::nature_token;
  const bool telling = setup && top == Step::nature_ragnarok;
  const int told = laying ? 0 : telling ? int{s.agenda.top().a} : kAges;
  Places doomed;
  Places fallen;  // by Ragnarök
  const int ages_over = setup ? 0 : s.phase >= Phase::ragnarok ? int{s.age} : s.age - 1;
  int age = 0;
  for (const Place province : s.doom) {
    ++age;
    if ((province == Place::box) != (age > told))
      return "The Ragnarok token of Age " + std::to_string(age) + " is wrong.";
    if (province == Place::box) continue;
    if (doomed.has(province)) return quoted(province) + " is doomed in two Ages.";
    doomed.add(province);
    if (age <= ages_over) fallen.add(province);
  }
  if ((s.destroyed & doomed) != fallen) return "The doomed provinces that are destroyed do not fit the Age.";
  const int lost = laying || telling                      ? 0
                   : setup && top == Step::nature_destroy ? int{s.agenda.top().a}
                                                          : int{kDestroyedAtStart[s.clans]};
  if ((s.destroyed - doomed).size() != lost)
    return "The number of provinces lost before the game began is wrong.";
  return {};
}

bool stands_well(Figure figure, Place place) {
  if (place == Place::reserve || place == Place::valhalla) return true;
  return is_ship(figure) ? is_fjord(place) : is_province(place);
}

std::string misplaced(Seat seat, Figure figure, Place place) {
  return "The " + std::string(name_of(figure)) + " of " + seat_name(seat) + " cannot be at " + quoted(place) +
         ".";
}

// B18: eight warriors, a leader and a ship for each clan, and no more on the map than Horns allow (R31).
std::string check_clan_figures(const State& s, Seat seat) {
  const ClanSheet& clan = sheet(s, seat);
  int warriors = 0;
  for (const Place place : clan.warriors.keys()) {
    const int count = clan.warriors[place];
    if (count > 0 && !stands_well(Figure::warrior, place)) return misplaced(seat, Figure::warrior, place);
    warriors += count;
  }
  if (warriors != kWarriors) {
    return "Of " + seat_name(seat) + " there are " + std::to_string(warriors) + " warriors, not 8.";
  }
  if (!stands_well(Figure::leader, clan.leader)) return misplaced(seat, Figure::leader, clan.leader);
  if (!stands_well(Figure::ship, clan.ship)) return misplaced(seat, Figure::ship, clan.ship);
  if (figures_on_map(s, seat) > stat_value(s, seat, Stat::horns)) {
    return "Of " + seat_name(seat) + " more figures are on the map than its Horns allow.";
  }
  return {};
}

// B56, B58: a monster belongs to the clan that has its card in a slot.
std::string check_slots(const State& s, Seat seat) {
  for (const Slot slot : values<Slot>()) {
    const Card card = sheet(s, seat).slots[slot];
    if (card == Card::none) continue;
    if (row(card).kind != kSlotKinds[slot])
      return quoted(card) + " lies in a slot of " + seat_name(seat) + " that is not for it.";
    if (row(card).kind == Kind::monster && !owns(s, seat, figure_of(card))) {
      return "The monster of " + quoted(card) + " does not belong to " + seat_name(seat) +
             ", whose card it is.";
    }
  }
  return {};
}

std::string check_monsters(const State& s) {
  for (const Figure figure : s.monsters.keys()) {
    const MonsterFigure& m = s.monsters[figure];
    const std::string name = "The " + std::string(name_of(figure));
    if (m.owner == kNobody) {
      if (m.at != Place::box) return name + " is in play, but belongs to nobody.";
      continue;
    }
    if (!has_upgrade(s, m.owner, card_of(figure)))
      return name + " belongs to " + seat_name(m.owner) + ", which has not its card.";
    if (!stands_well(figure, m.at)) return misplaced(m.owner, figure, m.at);
  }
  return {};
}

// B7, B9: no more figures than villages, none where Ragnarök has been; its victims stand there until they are
// buried.
std::string check_room(const State& s) {
  const bool burning = s.dying.cause == Cause::ragnarok;
  for (const ProvinceRow& province : kProvinceTable) {
    const int count = figures_in(s, province.id);
    if (province.villages > 0 && count > province.villages) {
      return quoted(province.id) + " holds more figures than it has villages.";
    }
    if (count > 0 && destroyed(s, province.id) && !(burning && s.dying.where == province.id)) {
      return "There are figures in " + quoted(province.id) + ", which is destroyed.";
    }
  }
  for (const FjordRow& fjord : kFjordTable) {
    if (fjord_open(s, fjord.id) ||
        (burning && is_outer(s.dying.where) && fjord_of(s.dying.where) == fjord.id)) {
      continue;
    }
    bool any = s.monsters[Figure::sea_serpent].at == fjord.id;
    for (const Seat seat : seats(s)) any = any || sheet(s, seat).ship == fjord.id;
    if (any) return "A ship lies in " + quoted(fjord.id) + ", whose provinces are both destroyed.";
  }
  return {};
}

using Check = std::string (*)(const State&);

std::string run_all(const State& s, std::initializer_list<Check> checks) {
  for (const Check check : checks) {
    if (std::string broken = check(s); !broken.empty()) return broken;
  }
  return {};
}

}  // namespace

std::string check_values(const State& s) {
  return run_all(s, {check_header, check_sheets, check_other_values, check_battle_values});
}

std::string check_board(const State& s) {
  if (!s.pillaged.empty() && s.phase <= Phase::gods_gifts)
    return "Provinces are pillaged before the Action phase.";
  return run_all(s, {check_tokens, check_lost_provinces});
}

std::string check_figures(const State& s) {
  std::string broken = first_complaint(s, [&](Seat seat) { return check_slots(s, seat); });
  if (broken.empty()) broken = check_monsters(s);
  if (broken.empty()) broken = first_complaint(s, [&](Seat seat) { return check_clan_figures(s, seat); });
  return broken.empty() ? check_room(s) : broken;
}

std::string check_agenda(const State& s) {
  if (s.phase == Phase::over) {
    if (!s.agenda.empty()) return "The game is over, but something is still to be done.";
    return s.age == kAges ? "" : "The game is over before the third Age.";
  }
  if (s.agenda.empty()) return "The agenda is empty, but the game is not over.";
  if (s.agenda.top().step < kFirstNature) return "The agenda cannot be so: nobody has anything to decide.";
  return check_steps<State>(s, s.clans, kSteps);
}

std::string BloodRage::check(const State& s) {
  return run_all(s, {check_values, check_board, check_figures, check_cards, check_knowledge, check_agenda,
                     check_moment});
}

}  // namespace ravenhall::blood_rage
