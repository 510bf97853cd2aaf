// What the host of the hall does with `ravenhall admin`. Every command is in the log.
#include <arpa/inet.h>

#include <array>
#include <utility>

#include "hall/address.hpp"
#include "hall/check_log.hpp"
#include "hall/cookies.hpp"
#include "hall/hall.hpp"
#include "hall/log.hpp"
#include "hall/responses.hpp"
#include "hall/tokens.hpp"

namespace ravenhall::hall {

namespace {

constexpr std::string_view kAdminPath = "/api/admin/";
constexpr int kMostListed = 200;

bool is_address(const std::string& text) {
  std::array<unsigned char, sizeof(in6_addr)> bytes{};
  return inet_pton(AF_INET, text.c_str(), bytes.data()) == 1 ||
         inet_pton(AF_INET6, text.c_str(), bytes.data()) == 1;
}

bool is_this_machine(const std::string& address) {
  return address.starts_with("127.") || address == "::1" || address.starts_with("::ffff:127.");
}

Json ban_json(const BanRow& row, const std::optional<User>& user) {
  return {{"target", row.target},
          {"name", user ? Json(user->name) : Json()},
          {"until", row.until == 0 ? Json() : Json(row.until)},
          {"reason", row.reason},
          {"at", row.at}};
}

}  // namespace

void Hall::admit_admin(const std::string& token) { admin_ = token_hash(token); }

// A proxy of ours is on this machine too, but says for whom it asks.
bool Hall::from_admin(const Request& request) const {
  return request.path.starts_with(kAdminPath) && !admin_.empty() && is_this_machine(request.address) &&
         request.forwarded_for.empty() && request.origin.empty() && token_hash(token_of(request)) == admin_;
}

void Hall::api_admin(const Request& request, const Reply& reply) {
  static constexpr std::array<std::pair<std::string_view, AdminApi>, 11> kCommands{
      {{"tables", &Hall::admin_tables},
       {"people", &Hall::admin_people},
       {"close", &Hall::admin_close},
       {"archive", &Hall::admin_archive},
       {"ban", &Hall::admin_ban},
       {"unban", &Hall::admin_unban},
       {"bans", &Hall::admin_bans},
       {"reports", &Hall::admin_reports},
       {"export", &Hall::admin_export},
       {"delete", &Hall::admin_delete},
       {"check", &Hall::admin_check}}};
  const std::string command = request.path.substr(kAdminPath.size());
  const auto body = parse_json(request.body);
  if (!body || !body->is_object()) return reply(refused("bad_request", "The body must be a JSON object."));
  for (const auto& [name, handler] : kCommands) {
    if (name != command) continue;
    log(LogLevel::info, "admin", {{"command", command}, {"arguments", *body}});
    return (this->*handler)(*body, [command, reply](Response response) {
      log(LogLevel::info, "admin_done", {{"command", command}, {"status", response.status}});
      reply(std::move(response));
    });
  }
  reply(refused("not_found", "There is no such command."));
}

std::optional<User> Hall::find_person(const std::string& who) {
  if (auto user = identity_.user(who)) return user;
  const auto login = clean_login(who);
  const auto account = login ? store_.find_account(*login) : std::nullopt;
  return account ? identity_.user(account->user) : std::nullopt;
}

void Hall::admin_tables(const Json& body, const Reply& reply) {
  TableQuery query;
  query.limit = kMostListed;
  if (const std::string state = text_field(body, "state"); !state.empty()) {
    const auto known = state_named(state);
    if (!known) return reply(refused("bad_request", "There is no such state of a table."));
    query.state = static_cast<int>(*known);
  }
  if (const std::string who = text_field(body, "user"); !who.empty()) {
    const auto user = find_person(who);
    if (!user) return reply(refused("not_found", "There is no such person."));
    query.user = user->id;
  }
  Json list = Json::array();
  for (const TableRow& row : store_.tables(query)) {
    Json json = stored_table_json(row);
    const auto slot = slots_.find(row.id);
    json["watchers"] = slot == slots_.end() ? 0 : slot->second->watchers.size();
    list.push_back(std::move(json));
  }
  reply(json_response({{"tables", list}}));
}

void Hall::admin_people(const Json& body, const Reply& reply) {
  Json list = Json::array();
  for (const PersonRow& row : store_.people({.like = text_field(body, "like"), .limit = kMostListed})) {
    int sockets = 0;
    for (const auto& [id, client] : clients_) sockets += client.user == row.user.id ? 1 : 0;
    list.push_back({{"id", row.user.id},
                    {"name", row.user.name},
                    {"guest", row.user.guest},
                    {"login", row.login.empty() ? Json() : Json(row.login)},
                    {"created", row.user.created},
                    {"seen", row.seen},
                    {"sessions", row.sessions},
                    {"sockets", sockets},
                    {"banned", banned(row.user.id)}});
  }
  reply(json_response({{"people", list}}));
}

// Its people are told that it is gone.
void Hall::admin_close(const Json& body, const Reply& reply) {
  const std::string wanted = text_field(body, "table");
  const auto done = [reply](bool ok) {
    reply(ok ? json_response(Json::object()) : refused("internal", "It could not be saved."));
  };
  if (const SlotPtr slot = find_slot(wanted)) {
    if (!enter(slot, [this, slot, done] { drop_table(slot, done); })) done(false);
    return;
  }
  const auto row = store_.find_table(wanted);  // one that cannot be read any more, for instance
  if (!row) return reply(refused("not_found", "There is no such table."));
  store_.submit({DropTable{row->id}}, done);
}

void Hall::admin_archive(const Json& body, const Reply& reply) {
  const SlotPtr slot = find_slot(text_field(body, "table"));
  if (slot == nullptr) return reply(refused("not_found", "There is no such table."));
  archive(slot, [reply](bool ok) {
    reply(ok ? json_response(Json::object()) : refused("conflict", "This table cannot be put away now."));
  });
}

Result<std::string> Hall::ban_target(const std::string& who) {
  if (const auto user = find_person(who)) return user->id;
  if (is_address(who)) return counted_address(who);
  return fail("not_found", "This is no person and no address.");
}

void Hall::admin_ban(const Json& body, const Reply& reply) {
  const auto target = ban_target(text_field(body, "who"));
  if (!target) return reply(error_response(target.error()));
  const std::int64_t days = number_field(body, "days", 0);
  if (days < 0 || days > 36'500)
    return reply(refused("bad_request", "A ban is for 1 to 36500 days, or for ever."));
  const Millis now = loop_.now();
  const BanRow row{*target, days == 0 ? 0 : now + days * kOneDay, text_field(body, "reason"), now};
  store_.submit({row}, [this, row, reply](bool ok) {
    if (!ok) return reply(refused("internal", "It could not be saved."));
    bans_[row.target] = row.until;
    for (const auto& [id, client] : clients_) {
      if (client.user == row.target || client.address == row.target) client.peer->close("banned");
    }
    reply(json_response({{"ban", ban_json(row, identity_.user(row.target))}}));
  });
}

void Hall::admin_unban(const Json& body, const Reply& reply) {
  const std::string who = text_field(body, "who");
  const std::string target = ban_target(who).value_or(who);
  if (!bans_.contains(target)) return reply(refused("not_found", "There is no such ban."));
  store_.submit({DropBan{target}}, [this, target, reply](bool ok) {
    if (!ok) return reply(refused("internal", "It could not be saved."));
    bans_.erase(target);
    reply(json_response(Json::object()));
  });
}

void Hall::admin_bans(const Json& /*body*/, const Reply& reply) {
  Json list = Json::array();
  for (const BanRow& row : store_.bans()) list.push_back(ban_json(row, identity_.user(row.target)));
  reply(json_response({{"bans", list}}));
}

void Hall::admin_reports(const Json& /*body*/, const Reply& reply) {
  Json list = Json::array();
  for (const ReportRow& row : store_.reports(kMostListed)) {
    list.push_back({{"id", row.id},
                    {"by", row.by},
                    {"user", {{"id", row.user}, {"name", row.user_name}}},
                    {"table", row.table},
                    {"reason", row.reason},
                    {"chat", parse_json(row.chat).value_or(Json::array())},
                    {"at", row.at}});
  }
  reply(json_response({{"reports", list}}));
}

void Hall::admin_export(const Json& body, const Reply& reply) {
  const auto user = find_person(text_field(body, "who"));
  if (!user) return reply(refused("not_found", "There is no such person."));
  export_person(*user, [reply](const Json& all) { reply(json_response(all)); });
}

void Hall::admin_delete(const Json& body, const Reply& reply) {
  const auto user = find_person(text_field(body, "who"));
  if (!user) return reply(refused("not_found", "There is no such person."));
  delete_person(user->id, [reply](const Result<bool>& gone) {
    reply(gone ? json_response(Json::object()) : error_response(gone.error()));
  });
}

// One table a step of the loop, so that people can go on playing.
struct Hall::Check {
  std::vector<TableRow> tables;
  std::size_t next = 0;
  Json broken = Json::array();
  Reply reply;
};

void Hall::admin_check(const Json& /*body*/, const Reply& reply) {
  auto work = std::make_shared<Check>();
  work->tables = store_.tables({.state = {}, .user = "", .public_only = false, .limit = 0});
  work->reply = reply;
  check_next(work);
}

void Hall::check_next(const std::shared_ptr<Check>& work) {
  if (work->next == work->tables.size())
    return work->reply(json_response({{"checked", work->tables.size()}, {"broken", work->broken}}));
  const TableRow row = std::move(work->tables[work->next++]);
  if (const auto fine = check_log(games_, row, store_.log(row.id)); !fine)
    work->broken.push_back({{"table", row.id}, {"problem", fine.error().message}});
  loop_.post([this, work] { check_next(work); });
}

}  // namespace ravenhall::hall
