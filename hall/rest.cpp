// HTTP: pages, identity, the lobby, records and replays.
#include <algorithm>
#include <utility>

#include "hall/address.hpp"
#include "hall/content_policy.hpp"
#include "hall/cookies.hpp"
#include "hall/hall.hpp"
#include "hall/log.hpp"
#include "hall/others.hpp"
#include "hall/plans.hpp"
#include "hall/replays.hpp"
#include "hall/responses.hpp"
#include "hall/tokens.hpp"
#include "kernel/sort.hpp"
#include "kernel/text.hpp"

namespace ravenhall::hall {

namespace {

constexpr std::size_t kMostBody = 64U << 10U;
constexpr std::size_t kMostImport = 1U << 20U;  // a record of the longest game has about 150 KB

void add_security_headers(Response& response) {
  response.headers.emplace_back("Content-Security-Policy",
                                std::string(kContentPolicy) + "; frame-ancestors 'none'");
  response.headers.emplace_back("X-Content-Type-Options", "nosniff");
  response.headers.emplace_back("Referrer-Policy", "same-origin");
  response.headers.emplace_back("Cross-Origin-Opener-Policy", "same-origin");
  response.headers.emplace_back("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
}

// https://name:port without the scheme.
std::string_view host_of(std::string_view origin) {
  const std::size_t scheme = origin.find("://");
  return scheme == std::string_view::npos ? origin : origin.substr(scheme + 3);
}

}  // namespace

std::string Hall::address_of(const Request& head) const {
  if constexpr (!kOthersCome) return "";
  const bool proxied = settings_.trust_proxy && !head.forwarded_for.empty();
  return counted_address(proxied ? last_forwarded(head.forwarded_for) : head.address);
}

std::size_t Hall::most_body(const Request& head) {
  const bool import = head.method == "POST" && head.path == "/api/import";
  return import && identity_.who(token_of(head)) ? kMostImport : kMostBody;
}

bool Hall::same_origin(const Request& request) const {
  if (request.origin.empty()) return request.authorization.starts_with("Bearer ") || request.cookie.empty();
  if (host_of(request.origin) == request.host) return true;
  return std::find(settings_.origins.begin(), settings_.origins.end(), request.origin) !=
         settings_.origins.end();
}

void Hall::request(Request request, std::function<void(Response)> reply) {
  if constexpr (!kOthersCome) return api(request, reply);
  metrics_.request();
  const Reply guarded = [reply = std::move(reply)](Response response) {
    add_security_headers(response);
    reply(std::move(response));
  };
  if (from_admin(request)) return api_admin(request, guarded);
  const Millis wait = pace_.wait(address_of(request), loop_.now());
  if (wait == 0) return serve(request, guarded);
  loop_.after(wait, [this, request = std::move(request), guarded] { serve(request, guarded); });
}

void Hall::serve(const Request& request, const Reply& reply) {
  const bool reading = request.method == "GET" || request.method == "HEAD";
  const std::string address = address_of(request);
  const bool page = !request.path.starts_with("/api/") && request.path != "/metrics";
  if (!(page ? pages_ : requests_).take(address, loop_.now()))
    return reply(refused("too_many", "too_fast", "Not so fast."));
  if (request.path == "/healthz")
    return reply({.status = 200, .type = "text/plain", .body = shared_text("ok\n"), .headers = {}});
  if (request.path == "/readyz")
    return readiness_.ask([reply](bool ready) {
      reply({.status = ready ? 200 : 503,
             .type = "text/plain",
             .body = shared_text(ready ? "ready\n" : "not ready\n"),
             .headers = {}});
    });
  if (request.path == "/metrics")
    return reply({.status = 200,
                  .type = "text/plain; version=0.0.4",
                  .body = shared_text(metrics_text()),
                  .headers = {}});
  if (page) {
    if (!reading) return reply(refused("bad_request", "Pages can only be read."));
    return reply(files_.serve(request));
  }
  if (!reading && request.method != "POST")
    return reply(refused("bad_request", "Only GET and POST are known here."));
  if (!reading && !same_origin(request)) return reply(refused("forbidden", "The page is of another origin."));
  api(request, reply);
}

void Hall::api(const Request& request, const Reply& reply) {
  const auto user = identity_.who(token_of(request));
  const std::string& path = request.path;
  if (banned(address_of(request)) || (user && banned(user->id)))
    return reply(refused("banned", "You are not let in here."));
  if (const PeoplePath* people = people_path(request)) return api_people(*people, request, user, reply);
  if (path == "/api/games") return reply(json_response(games_json(games_)));
  if (path == "/api/tables" || path == "/api/quick" || path == "/api/hotseat" || path == "/api/import")
    return api_tables(request, user, reply);
  if (path.starts_with("/api/tables/")) return api_table(request, user, reply);
  api_identity(request, user, reply);
}

Response Hall::session_response(const Result<Session>& session, const std::string& moved_from) {
  if (!session) return error_response(session.error());
  const User& user = session->user;
  if (kOthersCome && !moved_from.empty() && moved_from != user.id) {
    for (const auto& [id, slot] : slots_) {
      const bool theirs =
          !slot->table->seats_of(moved_from).empty() || slot->table->info().host == moved_from;
      if (!theirs) continue;
      slot->table->move_user(moved_from, user.id, user.name);
      (void)enter(slot, [this, moved = slot] { commit(moved, {}, nullptr); });
    }
    move_blocks(moved_from, user.id);
  }
  Response response = json_response(object_of({{"user", user_json(user)}}));
  if (!session->token.empty())
    response.headers.emplace_back("Set-Cookie", session_cookie(session->token, settings_.secure_cookie));
  return response;
}

void Hall::note_login(const std::string& login, const std::string& address, const Result<Session>& session) {
  if (session) return account_logins_.succeeded(login, address);
  if (session.error().code != "wrong_password") return;
  account_logins_.failed(login, loop_.now());
  // What is no login may be a password in the wrong field.
  const bool known = store_.find_account(login).has_value();
  log(LogLevel::warning, "login_failed", {{"address", address}, {"login", known ? login : ""}});
}

void Hall::api_identity(const Request& request, const std::optional<User>& user, const Reply& reply) {
  const std::string& path = request.path;
  const bool post = request.method == "POST";
  if (!post) return reply(refused("not_found", "There is no such thing."));
  if (kOthersCome && path == "/api/logout") {
    return identity_.logout(token_of(request), [this, reply](bool ok) {
      if (!ok) return reply(refused("internal", "It could not be saved."));
      Response response = json_response(Json::object());
      response.headers.emplace_back("Set-Cookie", expired_cookie(settings_.secure_cookie));
      reply(std::move(response));
    });
  }
  const auto body = parse_json(request.body, kMostBody);
  if (!body || !body->is_object()) return reply(refused("bad_request", "The body must be a JSON object."));
  const auto respond = [this, reply](const Result<Session>& session) {
    reply(session_response(session, ""));
  };
  const std::string address = address_of(request);
  if (path == "/api/guest") {
    if (!guests_.take(address, loop_.now()))
      return reply(refused("too_many", "many_attempts", "Too many guests come from there."));
    return identity_.create_guest(text_field(*body, "name"), device_of(request.user_agent), respond);
  }
  if (kOthersCome && path == "/api/login") {
    if (!logins_.take(address, loop_.now()))
      return reply(refused("too_many", "many_attempts", "Too many attempts; wait a moment."));
    const std::string login = clean_login(text_field(*body, "login")).value_or("");
    if (!account_logins_.may_try(login, address, loop_.now()))
      return reply(
          refused("too_many", "many_attempts", "Too many wrong passwords for this account; wait a moment."));
    const std::string moved = user && user->guest ? user->id : "";
    return identity_.login(user, login, text_field(*body, "password"), device_of(request.user_agent),
                           [this, reply, moved, login, address](const Result<Session>& session) {
                             note_login(login, address, session);
                             if (session && banned(session->user.id))
                               return reply(refused("banned", "You are not let in here."));
                             reply(session_response(session, moved));
                           });
  }
  if (!user) return reply(refused("unauthorised", "Say who you are first."));
  if (kOthersCome && path == "/api/register") {
    if (!logins_.take(address, loop_.now()))
      return reply(refused("too_many", "many_attempts", "Too many attempts; wait a moment."));
    return identity_.register_account(*user, text_field(*body, "login"), text_field(*body, "password"),
                                      respond);
  }
  if (path != "/api/me") return reply(refused("not_found", "There is no such thing."));
  identity_.rename(*user, text_field(*body, "name"),
                   [this, reply, id = user->id](const Result<Session>& session) {
                     if (session) {
                       for (const auto& [table_id, slot] : slots_) {
                         if (slot->table->seats_of(id).empty()) continue;
                         slot->table->rename(id, session->user.name);
                         (void)enter(slot, [this, named = slot] { commit(named, {}, nullptr); });
                       }
                     }
                     reply(session_response(session, ""));
                   });
}

void Hall::api_tables(const Request& request, const std::optional<User>& user, const Reply& reply) {
  if (request.method != "POST") {
    if (request.path != "/api/tables") return reply(refused("not_found", "There is no such thing."));
    return reply(
        json_response(object_of({{"tables", list_tables(query_value(request.query, "state"), user)}})));
  }
  if (!user) return reply(refused("unauthorised", "Say who you are first."));
  if (request.path == "/api/import") return api_import(request, *user, reply);
  const auto body = parse_json(request.body, kMostBody);
  if (!body || !body->is_object()) return reply(refused("bad_request", "The body must be a JSON object."));
  const auto plan = request.path == "/api/quick"     ? plan_quick
                    : request.path == "/api/hotseat" ? plan_hotseat
                                                     : plan_open;
  api_create(*user, address_of(request), plan(games_, *body, *user, loop_.now()), reply);
}

// A record may be a megabyte of anything, so it is read and played elsewhere.
void Hall::api_import(const Request& request, const User& user, const Reply& reply) {
  const Millis now = loop_.now();
  if (!imports_.take("user " + user.id, now) || !imports_.take(address_of(request), now))
    return reply(refused("too_many", "too_fast", "You import too many records."));
  if (store_.tables_hosted_by(user.id) >= settings_.kept_per_user)
    return reply(refused("too_many", "many_kept", "You keep as many games as one person may."));
  const auto read = [this, user, reply, now, address = address_of(request), text = request.body] {
    const auto body = parse_json(text, kMostImport);
    using Planned = Result<std::unique_ptr<Table>>;
    const auto table = std::make_shared<Planned>(
        body && body->is_object() ? plan_import(games_, *body, user, now)
                                  : Planned(fail("bad_request", "The body must be a JSON object.")));
    loop_.post([this, user, address, reply, table] { api_create(user, address, std::move(*table), reply); });
  };
  read_aside(read, reply);
}

void Hall::read_aside(Task task, const Reply& reply) {
  const auto failed = [this, reply] {
    loop_.post([reply] { reply(refused("internal", "It could not be read; try again in a moment.")); });
  };
  if (!reading_.submit(std::move(task), failed))
    reply(refused("too_many", "table_busy", "Too many read old matches; try again in a moment."));
}

void Hall::api_create(const User& maker, const std::string& address, Result<std::unique_ptr<Table>> table,
                      const Reply& reply) {
  if (!table) return reply(error_response(table.error()));
  if (auto room = make_room(maker.id, address); !room) return reply(error_response(room.error()));
  // Who has deleted themselves while it was made has no table.
  if (!identity_.user(maker.id)) return reply(refused("unauthorised", "Your session has ended."));
  const SlotPtr slot = add_slot(std::move(*table));
  slot->address = address;
  log(LogLevel::info, "table_created",
      {{"table", slot->table->info().id}, {"game", slot->table->info().game}, {"by", maker.id}});
  commit(slot, {}, [slot, reply](bool ok) {
    reply(ok ? json_response(object_of({{"table", slot->table->json()}}))
             : refused("internal", "It could not be saved."));
  });
}

Json Hall::list_tables(const std::string& state, const std::optional<User>& user) {
  Json list = Json::array();
  if (state == "finished" || state == "mine") {
    TableQuery query;
    if (state == "finished")
      query = {
          .state = static_cast<int>(TableState::finished), .user = "", .public_only = true, .limit = 100};
    if (state == "mine") {
      if (!user) return list;
      query.user = user->id;
    }
    for (const TableRow& row : store_.tables(query)) list.push_back(stored_table_json(row));
    return list;
  }
  std::vector<const Table*> shown;
  for (const auto& [id, slot] : slots_) {
    const Table& table = *slot->table;
    if (table.state() != (state == "running" ? TableState::running : TableState::open)) continue;
    if (table.info().open_to_all ||
        (user && (!table.seats_of(user->id).empty() || table.info().host == user->id)))
      shown.push_back(&table);
  }
  put_in_order(shown.begin(), shown.end(), [](const Table* one, const Table* other) {
    const TableInfo& a = one->info();
    const TableInfo& b = other->info();
    return a.updated != b.updated ? a.updated > b.updated : a.id < b.id;
  });
  for (std::size_t i = 0; i < shown.size() && i < 100; ++i) list.push_back(shown[i]->json());
  return list;
}

Json Hall::stored_table_json(const TableRow& row) const {
  if (const auto found = slots_.find(row.id); found != slots_.end()) return found->second->table->json();
  Json outcome;
  const TableInfo info = read_info(row, &outcome);
  const GameEntry* game = games_.find(info.game);
  Json json = table_json(info, static_cast<TableState>(row.state), read_seats(row.seats), outcome,
                         game == nullptr ? nullptr : &game->info());
  json["to_act"] = Json::array();
  return json;
}

void Hall::api_table(const Request& request, const std::optional<User>& user, const Reply& reply) {
  const std::string rest = request.path.substr(std::string_view("/api/tables/").size());
  const std::string id = rest.substr(0, rest.find('/'));
  const std::string what = rest.size() > id.size() ? rest.substr(id.size() + 1) : "";
  if (!may_find(id, address_of(request)))
    return reply(refused("too_many", "too_fast", "You look at too many tables; wait a moment."));
  const SlotPtr slot = find_slot(id);
  if (slot == nullptr) return reply(refused("not_found", "There is no such table."));
  const Table& table = *slot->table;
  const bool finished = table.state() == TableState::finished;
  if (what.empty()) return reply(json_response(object_of({{"table", table.json()}})));
  if (what == "record") {
    if (!may_read_record(table, user ? user->id : ""))
      return reply(refused("forbidden", "The record is open when the match is over."));
    if (!replays_.take(address_of(request), loop_.now()))
      return reply(refused("too_many", "too_fast", "Not so fast."));
    return reply({.status = 200,
                  .type = "text/plain; charset=utf-8",
                  .body = shared_text(saga_of(table, true)),
                  .headers = {{"Content-Disposition", "attachment; filename=\"" + table.info().game + "-" +
                                                          table.info().id + ".saga\""}}});
  }
  if (what != "replay") return reply(refused("not_found", "There is no such thing."));
  if (!finished) return reply(refused("forbidden", "A match can be replayed when it is over."));
  std::string wanted = query_value(request.query, "seat");
  if (wanted.empty()) wanted = "spectator";
  const Eyes eyes = wanted == "all" ? Eyes::everything : Eyes::seat;
  const auto seat = eyes == Eyes::everything ? Result<Seat>(kSpectator)
                                             : parse_seat(wanted, static_cast<int>(table.seats().size()));
  if (!seat || *seat == kNature) return reply(refused("bad_request", "There is no such seat."));
  const std::string step = query_value(request.query, "step");
  const auto number = static_cast<std::int64_t>(read_number(step, 1'000'000).value_or(1'000'001));
  if (!replays_.take(address_of(request), loop_.now()))
    return reply(refused("too_many", "too_fast", "Not so fast."));
  const auto see = [this, reply, seat = *seat, eyes, all = step.empty(), number, played = played_at(table)] {
    const auto seen =
        all ? Result<Json>(replay_steps(played, seat, eyes)) : replay_view(played, seat, eyes, number);
    loop_.post(
        [reply, response = seen ? json_response(*seen) : error_response(seen.error())] { reply(response); });
  };
  read_aside(see, reply);
}

std::string Hall::metrics_text() {
  int open = 0;
  int running = 0;
  for (const auto& [id, slot] : slots_) {
    if (slot->table->state() == TableState::open) ++open;
    if (slot->table->state() == TableState::running) ++running;
  }
  metrics_.tables(open, running, static_cast<int>(slots_.size()));
  metrics_.sockets(clients_.size());
  metrics_.agent_queue(questions_.size());
  return metrics_.text();
}

}  // namespace ravenhall::hall
