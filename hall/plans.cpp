#include "hall/plans.hpp"

#include <algorithm>
#include <utility>

#include "hall/protocol.hpp"
#include "hall/refusal.hpp"
#include "hall/tokens.hpp"
#include "kernel/record.hpp"
#include "kernel/replay.hpp"
#include "kernel/sides.hpp"

namespace ravenhall::hall {

namespace {

SeatInfo human(const User& user, std::string name = "") {
  return {.kind = SeatKind::human,
          .user = user.id,
          .user_name = user.name,
          .agent = "",
          .away = false,
          .name = std::move(name)};
}

SeatInfo computer(const std::string& agent) {
  return {.kind = SeatKind::agent, .user = "", .user_name = "", .agent = agent, .away = false, .name = ""};
}

struct Plan {
  TableInfo info;
  const GameEntry* game = nullptr;
  Setup setup;
  std::vector<SeatInfo> seats;
};

TableInfo fresh_info(const User& maker, Millis now) {
  TableInfo info;
  info.id = new_table_name(16);
  info.code = new_table_name(10);
  info.host = maker.id;
  info.seed = new_seed();
  info.created = info.updated = now;
  return info;
}

Result<Plan> read_plan(const Games& games, const Json& wish, const User& maker, Millis now) {
  Plan plan;
  plan.info = fresh_info(maker, now);
  plan.info.game = text_field(wish, "game");
  plan.game = games.find(plan.info.game);
  if (plan.game == nullptr) return fail("bad_request", "There is no such game.");
  const GameInfo& game = plan.game->info();
  const std::int64_t seats = number_field(wish, "seats", game.max_seats);
  if (seats < game.min_seats || seats > game.max_seats)
    return fail("bad_request", "That many cannot play this game.");
  plan.info.preset = text_field(wish, "preset");
  if (const Json* options = object_field(wish, "options")) {
    for (auto it = options->begin(); it != options->end(); ++it) {
      if (!it->is_string()) return fail("bad_request", "Options are texts.");
      if (it.key() == "preset") return fail("bad_request", "The preset stands beside the options.");
      plan.info.options.emplace_back(it.key(), *it->get_ptr<const std::string*>());
    }
  }
  plan.info.open_to_all = flag_field(wish, "public", true);
  if (const Json* clock = object_field(wish, "clock")) {
    const auto rules = read_clock(*clock);
    if (!rules) return tl::unexpected<Error>(rules.error());
    plan.info.clock = *rules;
  }
  if (const std::string name = text_field(wish, "name"); !name.empty()) {
    auto clean = clean_name(name);
    if (!clean) return tl::unexpected<Error>(clean.error());
    plan.info.name = *clean;
  }
  const auto setup = setup_of(game, static_cast<int>(seats), plan.info);
  if (!setup) return tl::unexpected<Error>(setup.error());
  plan.setup = *setup;
  note_rules(game, *setup, plan.info);
  plan.seats.resize(static_cast<std::size_t>(seats));
  return plan;
}

std::unique_ptr<Table> make_table(Plan plan) {
  return std::make_unique<Table>(std::move(plan.info), *plan.game, plan.setup, std::move(plan.seats));
}

Result<std::unique_ptr<Table>> started(Plan plan, const User& maker, Millis now) {
  auto table = make_table(std::move(plan));
  if (auto begun = table->start(maker.id, now); !begun) return tl::unexpected<Error>(begun.error());
  return table;
}

// The seats that the maker takes.
Result<SeatSet> wished_seats(const Json& wish, const Plan& plan) {
  SeatSet mine;
  const auto list = wish.find("mine");
  if (list == wish.end() || list->is_null()) return SeatSet(seat_at(0));
  if (!list->is_array() || list->empty()) return fail("bad_request", "\"mine\" is a list of seats.");
  for (const Json& item : *list) {
    const auto* number = item.get_ptr<const Json::number_integer_t*>();
    if (number == nullptr || *number < 0 || *number >= plan.setup.seats)
      return fail("bad_request", "\"mine\" names a seat that is not there.");
    const Seat seat = seat_at(static_cast<int>(*number));
    if (mine.has(seat)) return fail("bad_request", "\"mine\" names a seat twice.");
    mine.add(seat);
  }
  if (!one_side(plan.game->info(), mine)) return fail("other_side", "One person plays for one side only.");
  return mine;
}

std::string wished_agent(const Json& wish, std::string_view field) {
  const std::string agent = text_field(wish, field);
  return agent.empty() ? kStandIn : agent;
}

}  // namespace

bool known_agent(std::string_view name) {
  const auto names = agent_names();
  return std::find(names.begin(), names.end(), name) != names.end();
}

Result<std::unique_ptr<Table>> plan_open(const Games& games, const Json& wish, const User& maker,
                                         Millis now) {
  auto plan = read_plan(games, wish, maker, now);
  if (!plan) return tl::unexpected<Error>(plan.error());
  const auto mine = wished_seats(wish, *plan);
  if (!mine) return tl::unexpected<Error>(mine.error());
  for (const Seat seat : *mine) plan->seats[static_cast<std::size_t>(index(seat))] = human(maker);
  return make_table(std::move(*plan));
}

Result<std::unique_ptr<Table>> plan_quick(const Games& games, const Json& wish, const User& maker,
                                          Millis now) {
  auto plan = read_plan(games, wish, maker, now);
  if (!plan) return tl::unexpected<Error>(plan.error());
  const std::string agent = wished_agent(wish, "agent");
  if (!known_agent(agent)) return fail("bad_request", "There is no such computer opponent.");
  plan->info.open_to_all = flag_field(wish, "public", false);
  const auto mine = wished_seats(wish, *plan);
  if (!mine) return tl::unexpected<Error>(mine.error());
  for (std::size_t i = 0; i < plan->seats.size(); ++i)
    plan->seats[i] = mine->has(seat_at(static_cast<int>(i))) ? human(maker) : computer(agent);
  return started(std::move(*plan), maker, now);
}

Result<std::unique_ptr<Table>> plan_hotseat(const Games& games, const Json& wish, const User& maker,
                                            Millis now) {
  auto plan = read_plan(games, wish, maker, now);
  if (!plan) return tl::unexpected<Error>(plan.error());
  plan->info.open_to_all = flag_field(wish, "public", false);
  plan->info.hotseat = true;
  const Json* agents = object_field(wish, "agents");
  const auto names = wish.find("names");
  for (std::size_t i = 0; i < plan->seats.size(); ++i) {
    const std::string number = std::to_string(i);
    if (agents != nullptr && agents->contains(number)) {
      const std::string agent = wished_agent(*agents, number);
      if (!known_agent(agent)) return fail("bad_request", "There is no such computer opponent.");
      plan->seats[i] = computer(agent);
      continue;
    }
    std::string name;
    if (names != wish.end() && names->is_array() && i < names->size() && (*names)[i].is_string()) {
      name = *(*names)[i].get_ptr<const std::string*>();
    }
    if (!name.empty()) {
      auto clean = clean_name(name);
      if (!clean) return tl::unexpected<Error>(clean.error());
      name = *clean;
    }
    plan->seats[i] = human(maker, name);
  }
  return started(std::move(*plan), maker, now);
}

Result<std::unique_ptr<Table>> plan_import(const Games& games, const Json& wish, const User& maker,
                                           Millis now) {
  auto record = read_record(text_field(wish, "saga"));
  if (!record) return fail("bad_request", record.error().message);
  Plan plan;
  plan.info = fresh_info(maker, now);
  plan.info.game = record->game;
  plan.info.open_to_all = false;
  plan.info.hotseat = true;
  plan.game = games.find(record->game);
  if (plan.game == nullptr) return fail("bad_request", "There is no such game.");
  if (const auto replayed = replay(*plan.game, *record, false); !replayed)
    return fail("bad_request", replayed.error().message);
  // After a take-back nature's acts do not follow from seed and lines alone: then it goes on with a fresh
  // seed.
  if (!record->seed.empty() && record->jumps.empty()) {
    plan.info.seed = record->seed;
  } else {
    for (RecordLine& line : record->lines) line.thinking.reset();  // came of another seed
  }
  plan.info.options = plan.info.choices = record->options;
  plan.info.position = record->position;
  const auto setup = setup_of(plan.game->info(), record->seats, plan.info);
  if (!setup) return tl::unexpected<Error>(setup.error());
  plan.setup = *setup;
  note_rules(plan.game->info(), *setup, plan.info);
  for (int i = 0; i < record->seats; ++i) {
    const bool named = static_cast<std::size_t>(i) < record->names.size();
    const auto name =
        named ? clean_name(record->names[static_cast<std::size_t>(i)]) : Result<std::string>("");
    plan.seats.push_back(human(maker, name.value_or("")));
  }
  auto table = make_table(std::move(plan));
  if (auto begun = table->start_from(record->lines, now); !begun) return tl::unexpected<Error>(begun.error());
  return table;
}

Result<std::unique_ptr<Table>> plan_rematch(const Games& games, const Table& played, const User& host,
                                            Millis now) {
  Plan plan;
  plan.info = played.info();
  const TableInfo fresh = fresh_info(host, now);
  plan.info.id = fresh.id;
  plan.info.code = fresh.code;
  plan.info.seed = fresh.seed;
  plan.info.host = host.id;
  plan.info.created = plan.info.updated = now;
  plan.info.position.clear();
  plan.info.rematch.clear();
  plan.info.branch = Json();
  plan.info.commitment.clear();
  plan.info.repaired = Json();
  plan.game = games.find(plan.info.game);
  plan.seats = played.seats();
  for (SeatInfo& seat : plan.seats) {
    if (seat.kind == SeatKind::human) seat.agent.clear();
    if (seat.kind == SeatKind::human && seat.user.empty())
      seat.kind = SeatKind::empty;  // has deleted themselves
    seat.away = false;
  }
  const auto setup = setup_of(plan.game->info(), static_cast<int>(plan.seats.size()), plan.info);
  if (!setup) return tl::unexpected<Error>(setup.error());
  plan.setup = *setup;
  return make_table(std::move(plan));
}

Result<Branching> read_branching(const Table& played, const Json& wish) {
  Branching branching{.from = played.info(), .n = number_field(wish, "n", -1), .mine = {}, .agent = {}};
  const auto lines = static_cast<std::int64_t>(played.history()->match().decisions().size());
  if (branching.n < 0 || branching.n >= lines)
    return refuse("bad_request", "bad_line", "There is no such line to go on behind.");
  const auto list = wish.find("seats");
  const bool several = list != wish.end() && list->is_array();
  const Json seats = several ? *list : Json::array({wish.contains("seat") ? wish["seat"] : Json()});
  for (const Json& item : seats) {
    const auto* number = item.get_ptr<const Json::number_integer_t*>();
    const bool here = number != nullptr && *number >= 0 &&
                      *number < static_cast<std::int64_t>(played.seats().size()) &&
                      !branching.mine.has(seat_at(static_cast<int>(*number)));
    if (!here) return refuse("bad_request", "bad_seat", "There is no such seat.");
    branching.mine.add(seat_at(static_cast<int>(*number)));
  }
  if (branching.mine.empty()) return refuse("bad_request", "bad_seat", "You need a seat.");
  const GameInfo& game = played.game().info();
  if (game.sides.empty() && branching.mine.size() > 1)
    return refuse("bad_request", "bad_seat", "In this game everybody has one seat.");
  if (!one_side(game, branching.mine)) return fail("other_side", "One person plays for one side only.");
  branching.agent = text_field(wish, "agent");
  if (!known_agent(branching.agent))
    return refuse("bad_request", "bad_agent", "There is no such computer opponent.");
  return branching;
}

Result<std::unique_ptr<Table>> plan_branch(const Games& games, const Branching& branching,
                                           const Json& position, const User& maker, Millis now) {
  Plan plan;
  plan.info = fresh_info(maker, now);
  const TableInfo& from = branching.from;
  plan.info.game = from.game;
  plan.info.name = from.name;
  plan.info.preset = from.preset;
  plan.info.options = from.options;
  plan.info.choices = from.choices;
  plan.info.open_to_all = false;
  plan.info.position = dump(position);
  plan.info.branch = object_of({{"table", from.id}, {"n", branching.n}});
  plan.game = games.find(from.game);
  const auto seats = static_cast<int>(number_field(position, "seats", 0));
  const auto setup = setup_of(plan.game->info(), seats, plan.info);
  if (!setup) return tl::unexpected<Error>(setup.error());
  plan.setup = *setup;
  note_rules(plan.game->info(), *setup, plan.info);
  for (int i = 0; i < seats; ++i)
    plan.seats.push_back(branching.mine.has(seat_at(i)) ? human(maker) : computer(branching.agent));
  auto table = started(std::move(plan), maker, now);
  if (table && (*table)->state() != TableState::running)
    return refuse("bad_request", "bad_line", "Nobody has anything to decide behind that line.");
  return table;
}

Json games_json(const Games& here) {
  Json agents = Json::array();
  for (const auto name : agent_names()) agents.push_back(name);
  Json games = Json::array();
  for (const GameEntry& entry : here.all()) {
    const GameInfo& info = entry.info();
    Json options = Json::array();
    for (const OptionInfo& option : info.options) {
      Json values = Json::array();
      for (const auto value : option.values) values.push_back(value);
      options.push_back(object_of(
          {{"name", option.name}, {"values", values}, {"default", option.values[option.fallback]}}));
    }
    Json presets = Json::array();
    for (const Preset& preset : info.presets) {
      Json choices = Json::object();
      for (const OptionChoice& choice : preset.choices) choices[std::string(choice.option)] = choice.value;
      presets.push_back(object_of({{"name", preset.name}, {"choices", choices}}));
    }
    Json game = object_of({{"id", info.id},
                           {"title", info.title},
                           {"seats", object_of({{"min", info.min_seats}, {"max", info.max_seats}})}});
    add_sides(info, game);
    game["options"] = options;
    game["presets"] = presets;
    game["agents"] = agents;
    games.push_back(std::move(game));
  }
  return object_of({{"games", games}});
}

}  // namespace ravenhall::hall
