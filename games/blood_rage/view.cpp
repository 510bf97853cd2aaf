// An observation as clients and the terminal get it. Everything here is read from the observation, in which
// hidden things are blanked already: null stands for a card that is there but not known.
#include "games/blood_rage/draft_view.hpp"
#include "games/blood_rage/json_parts.hpp"
#include "games/blood_rage/rules/battle.hpp"
#include "games/blood_rage/rules/draft.hpp"
#include "kernel/match.hpp"

namespace ravenhall::blood_rage {

namespace {

Json stats_json(const State& s, Seat seat) {
  Json json = Json::object();
  for (int i = 0; i < kStats; ++i) {
    json[std::string(name_of(kStatNames, i))] = {{"step", sheet(s, seat).step[static_cast<std::size_t>(i)]},
                                                 {"value", stat_value(s, seat, static_cast<Stat>(i))}};
  }
  return json;
}

// The clan's figures at a place that is not on the map, by kind.
Json figures_off_map(const State& s, Seat seat, Place place) {
  Json json = Json::object();
  for (int i = 0; i < kFigures; ++i) {
    const int count = figures_at(s, seat, static_cast<Figure>(i), place);
    if (count > 0) json[std::string(name_of(kFigureNames, i))] = count;
  }
  return json;
}

Json clan_json(const State& s, Seat seat, Seat viewer) {
  const ClanSheet& clan = sheet(s, seat);
  const bool own = seat == viewer;
  Json json = Json::object();
  json["seat"] = index(seat);
  json["clan"] = name_json(kClanNames, clan_of(s, seat));
  json["glory"] = clan.glory;
  json["rage"] = clan.rage;
  json["passed"] = clan.passed != 0;
  json["stats"] = stats_json(s, seat);
  json["figures_on_map"] = figures_on_map(s, seat);
  json["hand_size"] = clan.hand_size;
  json["hand"] = own ? cards_json(clan.hand) : Json(nullptr);
  json["quests"] = card_list(clan.quests);
  json["slots"] = card_list(clan.slots);
  json["reserve"] = figures_off_map(s, seat, Place::reserve);
  json["valhalla"] = figures_off_map(s, seat, Place::valhalla);
  json["seen"] = Json::array();
  for (const Sighting& sighting : clan.seen) json["seen"].push_back(card_json(sighting.card));
  json["put_away"] = own ? cards_json(clan.put_away) : Json(nullptr);
  json["put_away_size"] = clan.put_away_size;
  if (s.pending != 0 && is_asked(s, seat)) json["chosen"] = (s.pending & bit(seat)) == 0;
  json["secret"] = own ? card_json(clan.secret) : Json(nullptr);
  if (own && s.clans == 2) json["secret2"] = card_json(clan.secret2);
  for (std::size_t i = 0; i < kSources; ++i) json["sources"][std::string(kSourceNames[i])] = clan.sources[i];
  return json;
}

Json figures_there(const State& s, Place place) {
  Json list = Json::array();
  for (int i = 0; i < s.clans; ++i) {
    for (int k = 0; k < kFigures; ++k) {
      const int count = figures_at(s, seat_at(i), static_cast<Figure>(k), place);
      if (count > 0) list.push_back({{"seat", i}, {"figure", figure_json(k)}, {"count", count}});
    }
  }
  return list;
}

Json strengths(const State& s, Place province) {
  Json list = Json::array();
  for (int i = 0; i < s.clans; ++i) list.push_back(strength(s, seat_at(i), province));
  return list;
}

Json doomed_in_age(const State& s, Place province) {
  for (int i = 0; i < kAges; ++i) {
    if (s.doom[static_cast<std::size_t>(i)] == province) return i + 1;
  }
  return nullptr;
}

Json province_json(const State& s, const ProvinceRow& province) {
  const Reward reward = s.tokens[static_cast<std::size_t>(province.id)];
  Json json = Json::object();
  json["id"] = place_json(province.id);
  json["region"] = name_json(kRegionNames, province.region);
  json["villages"] = province.villages;
  json["destroyed"] = destroyed(s, province.id);
  json["pillaged"] = pillaged(s, province.id);
  json["reward"] = reward == Reward::none ? Json(nullptr) : name_json(kRewardNames, reward);
  json["doomed_in_age"] = doomed_in_age(s, province.id);
  json["figures"] = figures_there(s, province.id);
  json["strength"] = strengths(s, province.id);
  return json;
}

Json fjord_json(const State& s, const FjordRow& fjord) {
  return {{"id", place_json(fjord.id)},
          {"supports", {place_json(fjord.supports[0]), place_json(fjord.supports[1])}},
          {"open", fjord_open(s, fjord.id)},
          {"figures", figures_there(s, fjord.id)}};
}

// What the viewer knows of a packet: what it kept, what it passed on that others have taken, and the rest
// that it saw, of which some may have been taken since.
Json packet_json(const State& s, Seat viewer, int origin) {
  const PacketView seen(s, viewer, s.age, origin);
  Json kept = Json::array();
  Json taken = Json::array();
  Json rest = Json::array();
  for (int i = 0; i < seen.dealt; ++i) {
    const auto at = static_cast<std::size_t>(i);
    if (seen.part[at] == PacketView::kUnseen) continue;
    const Json card = card_json(packet(s, origin)[at]);
    if (seen.part[at] == PacketView::kExact) {
      kept.push_back(card);
    } else {
      // A heap that reaches beyond what is taken is not sorted out yet.
      const bool settled =
          seen.taken == kDealt || seen.part[at] != seen.part[static_cast<std::size_t>(seen.dealt - 1)];
      (settled ? taken : rest).push_back(card);
    }
  }
  return {{"origin", origin},
          {"holder", index(packet_holder(s, origin, s.round))},
          {"size", seen.dealt - seen.taken},
          {"kept", kept},
          {"taken", taken},
          {"rest", rest}};
}

Json draft_json(const State& s, Seat viewer) {
  if (s.phase != Phase::gods_gifts) return nullptr;
  Json json = Json::object();
  json["round"] = s.round;
  json["rounds"] = drafted_age(s, s.age) ? kKept / picks_per_round(s) : 0;
  json["pick"] = picks_per_round(s);
  json["dealt"] = s.dealt;
  json["packet"] = nullptr;
  json["seen"] = Json::array();
  if (viewer == kSpectator) return json;
  json["packet"] = Json::array();
  const auto& cards = packet(s, packet_held(s, viewer));
  for (int i = s.round * picks_per_round(s); i < kDealt; ++i) {
    const Card card = cards[static_cast<std::size_t>(i)];
    if (is_card(card)) json["packet"].push_back(card_json(card));
  }
  for (int k = 0; k < s.clans; ++k) json["seen"].push_back(packet_json(s, viewer, k));
  return json;
}

// After the comparison of the totals.
bool is_compared(const State& s) {
  for (const Frame& frame : s.agenda) {
    if (frame.step == Step::return_cards || frame.step == Step::battle_over) return s.battle.fighting != 0;
  }
  return false;
}

Json side_json(const State& s, Seat seat) {
  const Battle& b = s.battle;
  const auto n = static_cast<std::size_t>(seat);
  Json json = Json::object();
  json["seat"] = index(seat);
  json["card"] = card_json(b.card[n]);
  json["bonus"] = b.open != 0 ? card_bonus(s, seat) : 0;
  json["raised"] = b.raised[n];
  json["late"] = card_list(b.late[n]);
  json["voided"] = (b.voided & bit(seat)) != 0;
  json["settled"] = (b.settled & bit(seat)) != 0;
  json["spared"] = b.spared[n] < kFigures ? figure_json(b.spared[n]) : Json(nullptr);
  json["chosen"] =
      b.open != 0 ? is_card(b.card[n]) : s.pending != 0 && is_asked(s, seat) && (s.pending & bit(seat)) == 0;
  return json;
}

Json battle_view(const State& s) {
  const Battle& b = s.battle;
  if (b.where == Place::box) return nullptr;
  Json json = Json::object();
  json["where"] = place_json(b.where);
  json["pillager"] = index(b.pillager);
  json["challenge"] = b.challenge != 0;
  json["fighting"] = seats_json(b.fighting);
  json["open"] = b.open != 0;
  json["cards"] = Json::array();
  for (int i = 0; i < s.clans; ++i) {
    if (fights(s, seat_at(i))) json["cards"].push_back(side_json(s, seat_at(i)));
  }
  json["destroyed"] = numbers_json(s, b.destroyed);
  json["strength"] = strengths(s, b.where);
  json["total"] = is_compared(s) ? numbers_json(s, b.total) : Json(nullptr);
  json["winner"] = b.winner == kSpectator ? Json(nullptr) : Json(index(b.winner));
  return json;
}

Json question_json(const State& s) {
  if (s.agenda.empty()) return nullptr;
  const Frame& frame = s.agenda.top();
  const std::string_view name = name_of(kStepNames, frame.step);
  constexpr std::string_view asks = "ask_";
  constexpr std::string_view nature = "nature_";
  Json json = Json::object();
  if (frame.step < kFirstQuestion) {
    json["kind"] = "nature";
    json["act"] = std::string(name.substr(nature.size()));
    json["seats"] = Json::array();
    return json;
  }
  json["kind"] = std::string(name.substr(asks.size()));
  json["seats"] = seats_json(BloodRage::to_act(s).bits());
  add_operands(frame, json);
  return json;
}

Json outcome_json(const State& s) {
  const Outcome outcome = BloodRage::outcome(s);
  if (!outcome.over) return nullptr;
  return {{"scores", numbers_json(s, outcome.scores)},
          {"ranks", numbers_json(s, outcome.ranks)},
          {"winners", seats_json(outcome.winners.bits())}};
}

}  // namespace

Json BloodRage::view(const Observation& view) {
  const State& s = view.seen;
  Json json = Json::object();
  json["game"] = std::string(info().id);
  json["viewer"] = seat_json(view.viewer);
  json["age"] = s.age;
  json["phase"] = name_json(kPhaseNames, s.phase);
  json["first"] = index(s.first);
  json["options"] = options_json(s);
  json["clans"] = Json::array();
  for (int i = 0; i < s.clans; ++i) json["clans"].push_back(clan_json(s, seat_at(i), view.viewer));
  json["provinces"] = Json::array();
  for (const ProvinceRow& province : kProvinceTable) json["provinces"].push_back(province_json(s, province));
  json["fjords"] = Json::array();
  for (const FjordRow& fjord : kFjordTable) json["fjords"].push_back(fjord_json(s, fjord));
  json["doom"] = Json::array();
  for (const Place place : s.doom) json["doom"].push_back(place_or_null(place));
  json["discard"] = cards_json(s.discard);
  json["draft"] = draft_json(s, view.viewer);
  json["battle"] = battle_view(s);
  json["dying"] = dying_json(s);
  json["question"] = question_json(s);
  json["outcome"] = outcome_json(s);
  return json;
}

}  // namespace ravenhall::blood_rage
