#include "cli/engine.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <exception>
#include <istream>
#include <ostream>
#include <utility>

#include "agents/registry.hpp"
#include "cli/engine_fields.hpp"
#include "games/registry.hpp"
#include "kernel/explain.hpp"
#include "kernel/fairness.hpp"
#include "kernel/sides.hpp"
#include "kernel/text.hpp"

namespace ravenhall::cli {

namespace {

constexpr std::string_view kDefaultAgent = "greedy";
constexpr std::int64_t kDefaultMs = 100;
constexpr std::int64_t kMostMs = 600000;
constexpr std::array<std::string_view, 15> kCommands{"new", "load",   "save",    "turn",    "legal",
                                                     "why", "apply",  "advance", "observe", "undo",
                                                     "go",  "record", "hash",    "info",    "games"};

Json with(std::string key, Json value) {
  Json json = Json::object();
  json[std::move(key)] = std::move(value);
  return json;
}

std::string finish(Json id, const Result<Json>& answer) {
  Json out = Json::object();
  out["id"] = std::move(id);
  out["ok"] = answer.has_value();
  if (answer) {
    for (const auto& [key, value] : answer->items()) out[key] = value;
  } else {
    Json& error = out["error"] = Json::object();
    error["code"] = answer.error().code;
    error["message"] = answer.error().message;
    if (!answer.error().reason.empty()) error["reason"] = parse_json(answer.error().reason).value_or(Json());
  }
  return dump(out);
}

}  // namespace

std::string Engine::handle(std::string_view line) {
  Json id;
  try {
    const auto request = parse_json(line, kMaxLine);
    if (!request) return finish(id, tl::unexpected<Error>(request.error()));
    if (!request->is_object()) {
      return finish(id,
                    fail("bad_request", "A request is one JSON object, such as {\"id\":1,\"do\":\"turn\"}."));
    }
    if (const Json* given = member(*request, "id")) id = *given;
    return finish(id, answer(*request));
  } catch (const std::exception& problem) {
    return finish(
        id, fail("internal", std::string("Something went wrong inside the program: ") + problem.what()));
  }
}

std::string Engine::refuse_long_line() {
  return finish({}, fail("line_too_long",
                         "The line is longer than " + std::to_string(kMaxLine) + " bytes and was not read."));
}

Engine::Answer Engine::answer(const Json& request) {
  JsonReader fields(request, "request");
  const std::string what = fields.text("do");
  if (!fields.ok()) return tl::unexpected<Error>(fields.error());
  if (what == "new") return answer_new(request);
  if (what == "load") return answer_load(request);
  if (what == "info") return info_json(game_->info());
  if (what == "games") {
    Json list = Json::array();
    for (const GameEntry& game : all_games()) list.push_back(std::string(game.info().id));
    return with("games", std::move(list));
  }
  if (std::find(kCommands.begin(), kCommands.end(), what) == kCommands.end()) {
    return fail("unknown_do", "There is no command " + in_quotes(what) + "; possible: " +
                                  listed({kCommands.begin(), kCommands.end()}, kCommands.size()) + ".");
  }
  if (match_ == nullptr) return fail("no_match", "There is no match yet; send \"new\" or \"load\" first.");
  if (what == "save") return with("position", match_->save());
  if (what == "turn") return turn();
  if (what == "legal") return answer_legal(request);
  if (what == "why") return answer_why(request);
  if (what == "apply") return answer_apply(request);
  if (what == "advance") return answer_advance(request);
  if (what == "observe") return answer_observe(request);
  if (what == "undo") return answer_undo(request);
  if (what == "go") return answer_go(request);
  if (what == "record") return answer_record(request);
  return with("hash", hash_text(match_->hash()));
}

Json Engine::turn() const {
  Json json = Json::object();
  Json& to_act = json["to_act"] = Json::array();
  for (const Seat seat : match_->to_act()) to_act.push_back(seat_json(seat));
  json["phase"] = std::string(match_->phase());
  const std::string_view question = match_->question();
  json["question"] = question.empty() ? Json() : Json(std::string(question));
  json["over"] = match_->over();
  json["outcome"] = match_->over() ? outcome_json(match_->info(), match_->outcome()) : Json();
  return json;
}

Result<Seat> Engine::seat_of(const Json& request, std::string_view field, Also also) const {
  const Json* value = member(request, field);
  if (value == nullptr) return fail("bad_field", "request: " + in_quotes(field) + " is missing.");
  std::string text;
  if (value->is_string()) {
    text = *value->get_ptr<const std::string*>();
  } else if (value->is_number_integer()) {
    text = dump(*value);
  } else {
    return fail("bad_field", "request: " + in_quotes(field) + " must be a seat's number or a text.");
  }
  const auto seat = parse_seat(text, match_->seats());
  if (!seat) return seat;
  if (*seat == kNature && also != Also::nature)
    return fail("bad_seat", "Nature is no seat that this can be asked of.");
  if (*seat == kSpectator && also != Also::spectator)
    return fail("bad_seat", "A spectator has nothing to decide.");
  return seat;
}

Engine::Answer Engine::answer_new(const Json& request) {
  int seats = game_->info().max_seats;
  if (member(request, "seats") != nullptr) {
    JsonReader fields(request, "request");
    seats = static_cast<int>(fields.number("seats", -1000000, 1000000));
    if (!fields.ok()) return tl::unexpected<Error>(fields.error());
  }
  const auto choices = options_of(request);
  if (!choices) return tl::unexpected<Error>(choices.error());
  const auto setup = make_setup(game_->info(), seats, *choices);
  if (!setup) return tl::unexpected<Error>(setup.error());
  const auto seed = seed_of(request);
  if (!seed) return tl::unexpected<Error>(seed.error());
  match_ = game_->create(*setup, *seed);
  Json json = with("turn", turn());
  json["commitment"] = commitment_of(*seed);
  return json;
}

Engine::Answer Engine::answer_load(const Json& request) {
  JsonReader fields(request, "request");
  const Json& position = fields.object("position");
  if (!fields.ok()) return tl::unexpected<Error>(fields.error());
  const auto seed = seed_of(request);
  if (!seed) return tl::unexpected<Error>(seed.error());
  auto match = game_->load(position, *seed);
  if (!match) return tl::unexpected<Error>(match.error());
  match_ = std::move(*match);
  Json json = with("turn", turn());
  json["commitment"] = commitment_of(*seed);
  return json;
}

Engine::Answer Engine::answer_legal(const Json& request) {
  const auto seat = seat_of(request, "seat", Also::nature);
  if (!seat) return tl::unexpected<Error>(seat.error());
  Json actions = Json::array();
  for (std::string& text : match_->legal(*seat)) actions.push_back(std::move(text));
  Json json = with("actions", std::move(actions));
  if (*seat == kNature) {
    json["weights"] = match_->weights();
  } else {
    json["tells"] = written([&](JsonWriter& out) { match_->write_tells(*seat, out); });
  }
  return json;
}

Engine::Answer Engine::answer_why(const Json& request) {
  const auto seat = seat_of(request, "seat", Also::nobody);
  if (!seat) return tl::unexpected<Error>(seat.error());
  const auto reason = [&]() -> Answer {
    if (member(request, "touches") != nullptr) {
      const auto touches = touches_of(request);
      if (!touches) return tl::unexpected<Error>(touches.error());
      return match_->why_not(*seat, *touches);
    }
    JsonReader fields(request, "request");
    const std::string action = fields.text("action");
    if (!fields.ok()) return tl::unexpected<Error>(fields.error());
    return match_->why_not(*seat, action);
  }();
  if (!reason) return reason;
  return with("reason", *reason);
}

// Whoever drives the engine deals the cards too, so it is told everything, unless it asks with `as` for what
// one seat may know.
Result<Json> Engine::events_json(const std::vector<Event>& events, const Json& request) const {
  Json list = Json::array();
  const bool filtered = member(request, "as") != nullptr;
  Seat reader = kSpectator;
  if (filtered) {
    const auto seat = seat_of(request, "as", Also::spectator);
    if (!seat) return tl::unexpected<Error>(seat.error());
    reader = *seat;
  }
  for (Event event : events) {
    if (!filtered) event.secret = 0;
    list.push_back(match_->event_json(event, reader));
  }
  return list;
}

Engine::Answer Engine::answer_apply(const Json& request) {
  const auto seat = seat_of(request, "seat", Also::nature);
  if (!seat) return tl::unexpected<Error>(seat.error());
  JsonReader fields(request, "request");
  const std::string action = fields.text("action");
  if (!fields.ok()) return tl::unexpected<Error>(fields.error());
  if (const auto reader = events_json({}, request); !reader) return reader;
  const auto events = match_->apply(*seat, action);
  if (!events) return tl::unexpected<Error>(events.error());
  Json json = with("turn", turn());
  json["action"] = match_->decisions().back().action;
  json["events"] = *events_json(*events, request);
  return json;
}

Engine::Answer Engine::answer_advance(const Json& request) {
  if (const auto reader = events_json({}, request); !reader) return reader;
  const auto events = match_->advance();
  if (!events) return tl::unexpected<Error>(events.error());
  Json json = with("turn", turn());
  json["events"] = *events_json(*events, request);
  return json;
}

Engine::Answer Engine::answer_observe(const Json& request) {
  const auto seat = seat_of(request, "seat", Also::spectator);
  if (!seat) return tl::unexpected<Error>(seat.error());
  return with("view", match_->observe(*seat));
}

Engine::Answer Engine::answer_undo(const Json& request) {
  const auto seat = seat_of(request, "seat", Also::nobody);
  if (!seat) return tl::unexpected<Error>(seat.error());
  const auto undone = match_->undo(*seat);
  if (!undone) return tl::unexpected<Error>(undone.error());
  return with("turn", turn());
}

Engine::Answer Engine::answer_go(const Json& request) {
  const auto seat = seat_of(request, "seat", Also::nobody);
  if (!seat) return tl::unexpected<Error>(seat.error());
  JsonReader fields(request, "request");
  const std::string agent =
      member(request, "agent") != nullptr ? fields.text("agent") : std::string(kDefaultAgent);
  const std::int64_t ms = member(request, "ms") != nullptr ? fields.number("ms", 0, kMostMs) : kDefaultMs;
  // Without a seed of its own the agent gets one that tells it nothing about the hidden part of the state.
  auto seed = static_cast<std::int64_t>(match_->decisions().size());
  if (member(request, "seed") != nullptr) seed = fields.number("seed", 0, INT64_MAX);
  if (!fields.ok()) return tl::unexpected<Error>(fields.error());
  const auto suggestion =
      suggest(*match_, *seat, agent, static_cast<std::uint64_t>(seed), static_cast<int>(ms));
  if (!suggestion) return tl::unexpected<Error>(suggestion.error());
  Json json = with("action", suggestion->action);
  Json& alternatives = json["alternatives"] = Json::array();
  for (const auto& alternative : suggestion->alternatives) {
    Json item = with("action", alternative.action);
    item["value"] = alternative.value;
    alternatives.push_back(std::move(item));
  }
  return json;
}

Engine::Answer Engine::answer_record(const Json& request) {
  bool with_seed = false;
  if (member(request, "with_seed") != nullptr) {
    JsonReader fields(request, "request");
    with_seed = fields.flag("with_seed");
    if (!fields.ok()) return tl::unexpected<Error>(fields.error());
  }
  return with("saga", write_record(match_->record(with_seed)));
}

void run_engine(const GameEntry& game, std::istream& in, std::ostream& out) {
  Engine engine(game);
  std::string line;
  bool too_long = false;
  const auto answer_line = [&] {
    if (too_long) {
      out << Engine::refuse_long_line() << '\n' << std::flush;
    } else if (!trimmed(line).empty()) {
      out << engine.handle(line) << '\n' << std::flush;
    }
    line.clear();
    too_long = false;
  };
  std::streambuf* bytes = in.rdbuf();
  constexpr int kEnd = std::char_traits<char>::eof();
  for (int byte = bytes->sbumpc(); byte != kEnd; byte = bytes->sbumpc()) {
    if (byte == '\n') {
      answer_line();
    } else if (line.size() < kMaxLine) {
      line += static_cast<char>(byte);
    } else {
      too_long = true;
    }
  }
  answer_line();  // the last line may lack its line break
}

}  // namespace ravenhall::cli
