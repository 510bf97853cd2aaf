#include "hall/table_info.hpp"

#include <algorithm>
#include <set>

#include "kernel/fairness.hpp"
#include "kernel/match.hpp"
#include "kernel/sides.hpp"

namespace ravenhall::hall {

namespace {

constexpr Millis kSecond = 1000;
constexpr Millis kDay = 24 * 3600 * kSecond;

constexpr const char* kStateNames[] = {"open", "running", "finished", "archived"};
constexpr const char* kSeatKindNames[] = {"empty", "human", "agent"};

Json options_json(const std::vector<std::pair<std::string, std::string>>& options) {
  Json json = Json::object();
  for (const auto& [name, value] : options) json[name] = value;
  return json;
}

Json or_null(std::string_view text) { return text.empty() ? Json() : Json(text); }

std::vector<std::pair<std::string, std::string>> read_options(const Json& json) {
  std::vector<std::pair<std::string, std::string>> options;
  for (auto it = json.begin(); it != json.end(); ++it) {
    if (it->is_string()) options.emplace_back(it.key(), *it->get_ptr<const std::string*>());
  }
  return options;
}

// Before tables said it, nobody had several seats anywhere else.
bool looks_like_hotseat(const std::vector<SeatRow>& seats) {
  std::set<std::string> users;
  for (const SeatRow& seat : seats) {
    if (seat.kind == static_cast<int>(SeatKind::human) && !users.insert(seat.user).second) return true;
  }
  return false;
}

}  // namespace

std::optional<TableState> state_named(std::string_view name) {
  const auto found = std::find(std::begin(kStateNames), std::end(kStateNames), name);
  if (found == std::end(kStateNames)) return std::nullopt;
  return static_cast<TableState>(found - std::begin(kStateNames));
}

Json clock_json(const ClockRules& clock) {
  switch (clock.kind) {
    case ClockRules::Kind::live:
      return object_of(
          {{"kind", "live"}, {"move", clock.move / kSecond}, {"reserve", clock.reserve / kSecond}});
    case ClockRules::Kind::days: return {{"kind", "days"}, {"move", clock.move / kDay}};
    case ClockRules::Kind::none: break;
  }
  return object_of({{"kind", "none"}});
}

Result<ClockRules> read_clock(const Json& json) {
  JsonReader reader(json, "clock");
  const std::string kind = reader.text("kind");
  ClockRules clock;
  if (kind == "live") {
    clock.kind = ClockRules::Kind::live;
    clock.move = reader.number("move", 1, 3600) * kSecond;
    clock.reserve = reader.has("reserve") ? reader.number("reserve", 0, 24 * 3600) * kSecond : 0;
  } else if (kind == "days") {
    clock.kind = ClockRules::Kind::days;
    clock.move = reader.number("move", 1, 60) * kDay;
  } else if (kind != "none") {
    reader.complain("clock: \"kind\" must be none, live or days.");
  }
  if (!reader.ok()) return fail("bad_request", reader.error().message);
  return clock;
}

Result<Setup> setup_of(const GameInfo& game, int seats, const TableInfo& info) {
  std::vector<std::pair<std::string, std::string>> choices = info.choices;
  if (choices.empty()) {
    if (!info.preset.empty()) choices.emplace_back("preset", info.preset);
    choices.insert(choices.end(), info.options.begin(), info.options.end());
  }
  auto setup = info.choices.empty() ? make_setup(game, seats, choices) : stored_setup(game, seats, choices);
  if (!setup) return fail("bad_request", setup.error().message);
  return setup;
}

void note_rules(const GameInfo& game, const Setup& setup, TableInfo& info) {
  info.choices = option_choices(game, setup);
  info.rules = game.rules_version;
}

std::string write_meta(const TableInfo& info, const Json& outcome) {
  const Json meta =
      object_of({{"game", info.game},
                 {"name", info.name},
                 {"preset", info.preset},
                 {"options", options_json(info.options)},
                 {"choices", options_json(info.choices)},
                 {"rules", info.rules},
                 {"repaired", info.repaired},
                 {"clock", clock_json(info.clock)},
                 {"seed", info.seed},
                 {"commitment", info.commitment.empty() ? commitment_of(info.seed) : info.commitment},
                 {"position", info.position},
                 {"rematch", info.rematch},
                 {"branch", info.branch},
                 {"hotseat", info.hotseat},
                 {"outcome", outcome}});
  return dump(meta);
}

TableInfo read_info(const TableRow& row, Json* outcome) {
  TableInfo info;
  info.id = row.id;
  info.code = row.code;
  info.host = row.host;
  info.open_to_all = row.open_to_all;
  info.created = row.created;
  info.updated = row.updated;
  const auto meta = parse_json(row.meta, 32U << 20U);
  if (!meta) return info;
  JsonReader reader(*meta, "meta");
  info.game = reader.text("game");
  info.name = reader.text("name");
  info.preset = reader.text("preset");
  info.seed = reader.text("seed");
  info.position = reader.text("position");
  info.rematch = reader.text("rematch");
  info.hotseat = reader.has("hotseat") ? reader.flag("hotseat") : looks_like_hotseat(row.seats);
  if (auto clock = read_clock(reader.object("clock"))) info.clock = *clock;
  info.options = read_options(reader.object("options"));
  if (reader.has("choices")) {
    info.choices = read_options(reader.object("choices"));
    info.rules = static_cast<int>(reader.number("rules", 0, 1'000'000));
    info.commitment = reader.text("commitment");
  }
  if (const auto found = meta->find("branch"); found != meta->end()) info.branch = *found;
  if (const auto found = meta->find("repaired"); found != meta->end()) info.repaired = *found;
  if (const auto found = meta->find("outcome"); found != meta->end()) *outcome = *found;
  if (outcome->is_object() && !outcome->contains("side")) (*outcome)["side"] = nullptr;  // of an older hall
  return info;
}

std::vector<SeatRow> seat_rows(const std::vector<SeatInfo>& seats) {
  std::vector<SeatRow> rows;
  for (const SeatInfo& seat : seats) {
    rows.push_back({static_cast<int>(rows.size()), static_cast<int>(seat.kind), seat.user, "", seat.agent,
                    seat.away, seat.name});
  }
  return rows;
}

std::vector<SeatInfo> read_seats(const std::vector<SeatRow>& rows) {
  std::vector<SeatInfo> seats;
  for (const SeatRow& row : rows) {
    seats.push_back(
        {static_cast<SeatKind>(row.kind), row.user, row.user_name, row.agent, row.away, row.name});
  }
  return seats;
}

std::string name_besides(const std::string& name, const std::vector<std::string>& taken) {
  std::string free = name;
  for (int number = 2; std::find(taken.begin(), taken.end(), free) != taken.end(); ++number)
    free = name + " (" + std::to_string(number) + ")";
  return free;
}

std::vector<std::string> names_at_table(const std::vector<SeatInfo>& seats) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const SeatInfo& seat = seats[i];
    std::string name;
    if (seat.kind == SeatKind::human) name = seat.name.empty() ? seat.user_name : seat.name;
    if (name.empty()) {
      names.emplace_back();
      continue;
    }
    const auto same = std::find_if(seats.begin(), seats.begin() + static_cast<std::ptrdiff_t>(i),
                                   [&](const SeatInfo& other) {
                                     return other.kind == SeatKind::human && other.user == seat.user &&
                                            other.name.empty() && seat.name.empty();
                                   });
    const auto before = static_cast<std::size_t>(same - seats.begin());
    names.push_back(before < i ? names[before] : name_besides(name, names));
  }
  return names;
}

Json table_json(const TableInfo& info, TableState state, const std::vector<SeatInfo>& seats,
                const Json& outcome, const GameInfo* game) {
  Json json = object_of({{"id", info.id},
                         {"code", info.code},
                         {"game", info.game},
                         {"name", info.name},
                         {"state", kStateNames[static_cast<int>(state)]},
                         {"public", info.open_to_all},
                         {"hotseat", info.hotseat},
                         {"host", info.host}});
  Json list = Json::array();
  const std::vector<std::string> names = names_at_table(seats);
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const SeatInfo& seat = seats[i];
    const bool human = seat.kind == SeatKind::human;
    const std::string& user_name = seat.name.empty() ? names[i] : seat.user_name;
    const Seat place = seat_at(static_cast<int>(i));
    list.push_back(object_of({{"seat", i},
                              {"kind", kSeatKindNames[static_cast<int>(seat.kind)]},
                              {"user", human ? object_of({{"id", seat.user}, {"name", user_name}}) : Json()},
                              {"agent", or_null(seat.agent)},
                              {"away", seat.away},
                              {"name", human ? Json(names[i]) : or_null(seat.name)},
                              {"role", game == nullptr ? Json() : or_null(role_name(*game, place))},
                              {"side", game == nullptr ? Json() : or_null(side_name(*game, place))}}));
  }
  json["seats"] = std::move(list);
  json["options"] = options_json(info.options);
  json["preset"] = or_null(info.preset);
  json["clock"] = clock_json(info.clock);
  json["created"] = info.created;
  json["updated"] = info.updated;
  json["commitment"] = state == TableState::open ? Json() : Json(commitment_of(info.seed));
  json["seed"] = state == TableState::finished ? Json(info.seed) : Json();
  json["outcome"] = outcome;
  json["rematch"] = or_null(info.rematch);
  json["branch"] = info.branch;
  json["repaired"] = info.repaired;
  return json;
}

}  // namespace ravenhall::hall
