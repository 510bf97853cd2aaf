// What people do about themselves (password, sessions, data) and about others (block, report).
#include <array>
#include <utility>

#include "hall/cookies.hpp"
#include "hall/hall.hpp"
#include "hall/log.hpp"
#include "hall/others.hpp"
#include "hall/responses.hpp"

namespace ravenhall::hall {

namespace {

constexpr std::size_t kMostBlocks = 200;  // of one person
constexpr int kChatReported = 30;

// As a file may be called everywhere.
std::string file_name(const User& user) {
  std::string name;
  for (const char c : user.name) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (plain) name += c;
  }
  return "ravenhall-" + (name.empty() ? user.id : name) + ".json";
}

Json sessions_json(const std::vector<SessionInfo>& sessions) {
  Json list = Json::array();
  for (const SessionInfo& session : sessions) {
    list.push_back(object_of({{"id", session.handle},
                              {"created", session.created},
                              {"seen", session.seen},
                              {"device", session.device},
                              {"current", session.current}}));
  }
  return object_of({{"sessions", list}});
}

Response save_failed() { return refused("internal", "It could not be saved."); }

}  // namespace

const Hall::PeoplePath* Hall::people_path(const Request& request) {
  static constexpr std::array<PeoplePath, 1> kAlone{{{"/api/me", false, &Hall::api_me}}};
  static constexpr std::array<PeoplePath, 8> kAmongOthers{
      {{"/api/password", true, &Hall::api_password},
       {"/api/sessions", false, &Hall::api_sessions},
       {"/api/sessions/end", true, &Hall::api_end_session},
       {"/api/me/delete", true, &Hall::api_delete},
       {"/api/me/export", false, &Hall::api_export},
       {"/api/block", true, &Hall::api_block},
       {"/api/blocks", false, &Hall::api_blocks},
       {"/api/report", true, &Hall::api_report}}};
  const auto among = [&](const auto& paths) -> const PeoplePath* {
    for (const PeoplePath& path : paths) {
      if (path.path == request.path && path.post == (request.method == "POST")) return &path;
    }
    return nullptr;
  };
  const PeoplePath* found = among(kAlone);
  if constexpr (kOthersCome) {
    if (found == nullptr) found = among(kAmongOthers);
  }
  return found;
}

void Hall::api_people(const PeoplePath& path, const Request& request, const std::optional<User>& user,
                      const Reply& reply) {
  if (!user) return reply(refused("unauthorised", "Say who you are first."));
  const auto body = path.post ? parse_json(request.body) : Result<Json>(Json::object());
  if (!body || !body->is_object()) return reply(refused("bad_request", "The body must be a JSON object."));
  (this->*path.handler)(request, *user, *body, reply);
}

void Hall::api_me(const Request& /*request*/, const User& user, const Json& /*body*/, const Reply& reply) {
  Json json = user_json(user);
  const auto account = store_.account_of(user.id);
  json["login"] = account ? Json(account->login) : Json();
  reply(json_response(object_of({{"user", json}})));
}

void Hall::api_password(const Request& request, const User& user, const Json& body, const Reply& reply) {
  if (!logins_.take(address_of(request), loop_.now()))
    return reply(refused("too_many", "Too many attempts; wait a moment."));
  identity_.change_password(
      user, token_of(request), text_field(body, "old"), text_field(body, "new"),
      [this, reply](const Result<Session>& session) { reply(session_response(session, "")); });
}

void Hall::api_sessions(const Request& request, const User& user, const Json& /*body*/, const Reply& reply) {
  reply(json_response(sessions_json(identity_.sessions(user, token_of(request)))));
}

void Hall::api_end_session(const Request& request, const User& user, const Json& body, const Reply& reply) {
  const std::string token = token_of(request);
  const auto done = [this, user, token, reply](const Result<bool>& ended) {
    reply(ended ? json_response(sessions_json(identity_.sessions(user, token)))
                : error_response(ended.error()));
  };
  if (flag_field(body, "others", false)) return identity_.end_other_sessions(user, token, done);
  identity_.end_session(user, text_field(body, "id"), done);
}

void Hall::api_delete(const Request& request, const User& user, const Json& body, const Reply& reply) {
  if (!user.guest && !logins_.take(address_of(request), loop_.now()))
    return reply(refused("too_many", "Too many attempts; wait a moment."));
  identity_.check_password(user, text_field(body, "password"), [this, reply](const Result<Session>& session) {
    if (!session) return reply(error_response(session.error()));
    delete_person(session->user.id, [this, reply](const Result<bool>& gone) {
      if (!gone) return reply(error_response(gone.error()));
      Response response = json_response(Json::object());
      response.headers.emplace_back("Set-Cookie", expired_cookie(settings_.secure_cookie));
      reply(std::move(response));
    });
  });
}

void Hall::api_export(const Request& /*request*/, const User& user, const Json& /*body*/,
                      const Reply& reply) {
  if (!exports_.take(user.id, loop_.now())) return reply(refused("too_many", "Wait some minutes."));
  export_person(user, [user, reply](const Json& all) {
    Response response = json_response(all);
    response.headers.emplace_back("Content-Disposition", "attachment; filename=\"" + file_name(user) + "\"");
    reply(std::move(response));
  });
}

bool Hall::blocks(const std::string& user, const std::string& whom) const {
  if constexpr (!kOthersCome) return false;
  const auto found = blocks_.find(user);
  return found != blocks_.end() && found->second.contains(whom);
}

Json Hall::blocks_json(const std::string& user) {
  Json list = Json::array();
  if (const auto found = blocks_.find(user); found != blocks_.end()) {
    for (const std::string& id : found->second) {
      if (const auto other = identity_.user(id))
        list.push_back(object_of({{"id", other->id}, {"name", other->name}}));
    }
  }
  return list;
}

void Hall::api_blocks(const Request& /*request*/, const User& user, const Json& /*body*/,
                      const Reply& reply) {
  reply(json_response(object_of({{"blocks", blocks_json(user.id)}})));
}

void Hall::api_block(const Request& /*request*/, const User& user, const Json& body, const Reply& reply) {
  const auto other = identity_.user(text_field(body, "user"));
  const bool on = flag_field(body, "on", true);
  if (!other) return reply(refused("not_found", "There is no such person."));
  if (other->id == user.id) return reply(refused("bad_request", "You cannot block yourself."));
  const auto mine = blocks_.find(user.id);
  if (on && mine != blocks_.end() && mine->second.size() >= kMostBlocks)
    return reply(refused("too_many", "You have blocked as many as one can."));
  const Write write =
      on ? Write(BlockRow{user.id, other->id, loop_.now()}) : Write(DropBlock{user.id, other->id});
  store_.submit({write}, [this, id = user.id, whom = other->id, on, reply](bool ok) {
    if (!ok) return reply(save_failed());
    on ? void(blocks_[id].insert(whom)) : void(blocks_[id].erase(whom));
    reply(json_response(object_of({{"blocks", blocks_json(id)}})));
  });
}

// As the store has done it.
void Hall::move_blocks(const std::string& from, const std::string& to) {
  if (auto own = blocks_.extract(from)) blocks_[to].merge(own.mapped());
  for (auto& [user, blocked] : blocks_) {
    if (blocked.erase(from) > 0) blocked.insert(to);
  }
  if (const auto self = blocks_.find(to); self != blocks_.end()) self->second.erase(to);
}

void Hall::api_report(const Request& /*request*/, const User& user, const Json& body, const Reply& reply) {
  const auto other = identity_.user(text_field(body, "user"));
  const auto table = store_.find_table(text_field(body, "table"));
  if (!other || !table) return reply(refused("not_found", "There is no such person or table."));
  auto reason = clean_chat(text_field(body, "reason"));
  if (!reason) return reply(error_response(reason.error()));
  if (!reports_.take(user.id, loop_.now())) return reply(refused("too_many", "Wait some minutes."));
  Json chat = Json::array();
  for (const ChatRow& row : store_.chat(table->id, kChatReported)) chat.push_back(chat_json(row));
  log(LogLevel::warning, "reported", {{"user", other->id}, {"by", user.id}, {"table", table->id}});
  store_.submit({ReportRow{.id = 0,
                           .by = user.id,
                           .user = other->id,
                           .user_name = other->name,
                           .table = table->id,
                           .reason = *reason,
                           .chat = dump(chat),
                           .at = loop_.now()}},
                [reply](bool ok) { reply(ok ? json_response(Json::object()) : save_failed()); });
}

bool Hall::banned(const std::string& user_or_address) const {
  if constexpr (!kOthersCome) return false;
  const auto found = bans_.find(user_or_address);
  return found != bans_.end() && (found->second == 0 || found->second > loop_.now());
}

}  // namespace ravenhall::hall
