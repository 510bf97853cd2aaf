// A position as JSON: every field of the state, by name. load.cpp reads it back, view.cpp writes what clients
// see.
#include "games/blood_rage/json_parts.hpp"
#include "kernel/match.hpp"

namespace ravenhall::blood_rage {

namespace {

Json places_json(unsigned bits) {
  Json list = Json::array();
  for (int i = 0; i < kProvinces; ++i) {
    if (((bits >> i) & 1U) != 0) list.push_back(place_json(place_at(i)));
  }
  return list;
}

Json seat_or_null(Seat seat) { return seat == kSpectator ? Json(nullptr) : Json(index(seat)); }

Json warriors_json(const ClanSheet& clan) {
  Json json = Json::object();
  for (int i = 0; i < kPlaces; ++i) {
    const int count = clan.warriors[static_cast<std::size_t>(i)];
    if (count > 0) json[std::string(name_of(kPlaceNames, i))] = count;
  }
  return json;
}

Json seen_json(const ClanSheet& clan) {
  Json list = Json::array();
  for (const Sighting& sighting : clan.seen) {
    list.push_back({{"card", card_json(sighting.card)}, {"quests_then", sighting.quests_then}});
  }
  return list;
}

Json sheet_json(const ClanSheet& clan) {
  Json json = Json::object();
  json["glory"] = clan.glory;
  json["rage"] = clan.rage;
  json["passed"] = clan.passed != 0;
  for (std::size_t i = 0; i < kStats; ++i) json["stats"][std::string(kStatNames[i])] = clan.step[i];
  json["leader"] = place_json(clan.leader);
  json["ship"] = place_json(clan.ship);
  json["warriors"] = warriors_json(clan);
  json["slots"] = card_list(clan.slots);
  json["hand"] = cards_json(clan.hand);
  json["quests"] = card_list(clan.quests);
  json["put_away"] = cards_json(clan.put_away);
  json["secret"] = card_json(clan.secret);
  json["secret2"] = card_json(clan.secret2);
  for (std::size_t i = 0; i < kSources; ++i) json["sources"][std::string(kSourceNames[i])] = clan.sources[i];
  json["drafted"] = cards_json(clan.drafted);
  json["gained"] = cards_json(clan.gained);
  json["spent"] = cards_json(clan.spent);
  json["limbo"] = cards_json(clan.limbo);
  json["seen"] = seen_json(clan);
  json["kept_unknown"] = Json::array({clan.kept_unknown[0] != 0, clan.kept_unknown[1] != 0});
  return json;
}

Json monsters_json(const State& s) {
  Json json = Json::object();
  for (int i = 0; i < kMonsters; ++i) {
    const MonsterFigure& m = monster(s, monster_at(i));
    if (m.owner == kNobody) continue;
    json[std::string(name_of(kFigureNames, monster_at(i)))] = {{"owner", m.owner}, {"at", place_json(m.at)}};
  }
  return json;
}

Json tokens_json(const State& s) {
  Json json = Json::object();
  for (int i = 0; i < kProvinces; ++i) {
    const Reward reward = s.tokens[static_cast<std::size_t>(i)];
    if (reward != Reward::none) json[std::string(name_of(kPlaceNames, i))] = name_json(kRewardNames, reward);
  }
  return json;
}

// By Age and clan; an Age whose cards are not dealt yet is an empty list.
Json packets_json(const State& s) {
  Json ages = Json::array();
  for (int age = 1; age <= kAges; ++age) {
    Json packets = Json::array();
    for (int k = 0; k < s.clans && age <= s.age && s.phase != Phase::setup; ++k) {
      Json cards = Json::array();
      for (const Card card : s.packets[static_cast<std::size_t>(age - 1)][static_cast<std::size_t>(k)]) {
        if (card != Card::none) cards.push_back(card_json(card));
      }
      packets.push_back(std::move(cards));
    }
    ages.push_back(std::move(packets));
  }
  return ages;
}

Json battle_json(const State& s) {
  const Battle& b = s.battle;
  if (b.where == Place::box) return nullptr;
  Json json = Json::object();
  json["where"] = place_json(b.where);
  json["pillager"] = index(b.pillager);
  json["winner"] = seat_or_null(b.winner);
  json["challenge"] = b.challenge != 0;
  json["stayed"] = b.stayed;
  json["out"] = seats_json(b.out);
  json["fighting"] = seats_json(b.fighting);
  json["open"] = b.open != 0;
  json["voided"] = seats_json(b.voided);
  json["valkyrie"] = b.valkyrie != 0;
  json["settled"] = seats_json(b.settled);
  json["poisoned"] = b.poisoned != 0;
  Json& sides = json["sides"] = Json::array();
  for (std::size_t i = 0; i < s.clans; ++i) {
    sides.push_back({{"card", card_json(b.card[i])},
                     {"raised", b.raised[i]},
                     {"late", card_list(b.late[i])},
                     {"spared", b.spared[i] == kNobody ? Json(nullptr) : figure_json(b.spared[i])},
                     {"destroyed", b.destroyed[i]},
                     {"total", b.total[i]}});
  }
  return json;
}

// What comes first stands first.
Json agenda_json(const State& s) {
  Json list = Json::array();
  for (std::size_t i = s.agenda.size(); i-- > 0;) {
    const Frame& frame = s.agenda.begin()[i];
    Json json = {{"step", name_json(kStepNames, frame.step)}};
    if (frame_row(frame.step).seat) json["seat"] = seat_json(frame.seat);
    add_operands(frame, json);
    list.push_back(std::move(json));
  }
  return list;
}

}  // namespace

Json BloodRage::save(const State& s) {
  Json json = Json::object();
  json["seats"] = s.clans;
  json["options"] = options_json(s);
  json["age"] = s.age;
  json["phase"] = name_json(kPhaseNames, s.phase);
  json["first"] = index(s.first);
  Json& clans = json["clans"] = Json::array();
  for (int i = 0; i < s.clans; ++i) clans.push_back(sheet_json(sheet(s, seat_at(i))));
  json["monsters"] = monsters_json(s);
  json["tokens"] = tokens_json(s);
  json["pillaged"] = places_json(s.pillaged);
  json["destroyed"] = places_json(s.destroyed);
  json["doom"] = Json::array();
  for (const Place place : s.doom) json["doom"].push_back(place_or_null(place));
  json["discard"] = cards_json(s.discard);
  json["deck"] = cards_json(s.deck);
  json["packets"] = packets_json(s);
  json["dealt"] = s.dealt;
  json["round"] = s.round;
  json["dying"] = dying_json(s);
  json["battle"] = battle_json(s);
  json["agenda"] = agenda_json(s);
  json["pending"] = seats_json(s.pending);
  return json;
}

}  // namespace ravenhall::blood_rage
