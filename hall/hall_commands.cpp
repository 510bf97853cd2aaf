// The socket: who is connected, and what each message does.
#include <algorithm>
#include <array>
#include <utility>

#include "hall/cookies.hpp"
#include "hall/hall.hpp"
#include "hall/others.hpp"
#include "hall/plans.hpp"
#include "hall/refusal.hpp"
#include "hall/replays.hpp"
#include "hall/tokens.hpp"

namespace ravenhall::hall {

namespace {

constexpr Millis kScolding = 250;         // who sends too much is not listened to for so long
constexpr int kMostScolded = 50;          // messages over the limit before a client is sent away
constexpr std::size_t kMostWatched = 50;  // tables at once by one client
constexpr std::size_t kKeysOfUser = 64;
constexpr int kChatShown = 100;

// Verbs that change a table; all others have their own functions.
constexpr std::array<std::string_view, 11> kChanges{
    "sit",      "stand",           "kick",   "fill",  "start", "act", "undo",
    "takeback", "takeback_answer", "resign", "resume"};

bool changes_table(std::string_view verb) {
  return std::find(kChanges.begin(), kChanges.end(), verb) != kChanges.end();
}

}  // namespace

Json Hall::chat_json(const ChatRow& row) {
  return object_of(
      {{"from", object_of({{"id", row.user}, {"name", row.name}})}, {"text", row.text}, {"at", row.at}});
}

std::optional<Response> Hall::refuse_socket(const Request& request) {
  const auto refuse = [](int status, const char* code, const char* message) {
    return Response{.status = status,
                    .type = "application/json",
                    .body = shared_text(dump(object_of({{"error", error_json({code, message})}}))),
                    .headers = {}};
  };
  if constexpr (!kOthersCome) {
    if (identity_.who(token_of(request))) return std::nullopt;
    return refuse(401, "unauthorised", "Say who you are first.");
  }
  const std::string address = address_of(request);
  if (!requests_.take(address, loop_.now())) return refuse(429, "too_many", "Not so fast.");
  if (request.path != "/ws") return refuse(404, "not_found", "The socket is at /ws.");
  if (!same_origin(request)) return refuse(403, "forbidden", "The page is of another origin.");
  const std::string token = token_of(request);
  const auto user = identity_.who(token);
  if (!user) return refuse(401, "unauthorised", "Say who you are first.");
  if (banned(user->id) || banned(address_of(request)))
    return refuse(403, "banned", "You are not let in here.");
  if (clients_.size() >= static_cast<std::size_t>(settings_.most_sockets))
    return refuse(503, "too_many", "The hall is full.");
  // The server counts connections too, but behind a proxy they all are the proxy's.
  const auto from_there = sockets_of_address_.find(address);
  if (from_there != sockets_of_address_.end() && from_there->second >= settings_.connections_per_address)
    return refuse(429, "too_many", "Too many people come from there.");
  const auto open = sockets_of_session_.find(token_hash(token));
  if (open != sockets_of_session_.end() && open->second >= settings_.sockets_per_session) {
    return refuse(429, "too_many", "Too many windows are open.");
  }
  return std::nullopt;
}

void Hall::opened(PeerId id, std::shared_ptr<Peer> peer, const Request& request) {
  const std::string token = token_of(request);
  const auto user = identity_.who(token);
  if (!user) return peer->close("unauthorised");
  const std::string session = token_hash(token);
  ++sockets_of_session_[session];
  const std::string address = address_of(request);
  ++sockets_of_address_[address];
  clients_.emplace(id, Client{.id = id,
                              .peer = std::move(peer),
                              .user = user->id,
                              .session = session,
                              .address = address,
                              .messages = TokenBucket(settings_.messages, loop_.now()),
                              .scolded = 0,
                              .lobby = false,
                              .hidden = false,
                              .watching = {}});
}

void Hall::closed(PeerId id) {
  const auto found = clients_.find(id);
  if (found == clients_.end()) return;
  while (!found->second.watching.empty())
    leave_table(found->second, std::string(found->second.watching.begin()->first));
  const auto count_out = [](std::map<std::string, int>& counts, const std::string& key) {
    if (--counts[key] <= 0) counts.erase(key);
  };
  count_out(sockets_of_session_, found->second.session);
  count_out(sockets_of_address_, found->second.address);
  lobby_.erase(id);
  clients_.erase(found);
}

bool Hall::within_limits(Client& client, std::int64_t message_id) {
  if (!kOthersCome || client.messages.take(loop_.now())) return true;
  metrics_.error("too_many");
  client.peer->pause(kScolding);
  if (++client.scolded > kMostScolded) {
    client.peer->close("too many messages");
  } else {
    client.peer->send(shared_text(refusal_text(message_id, {"too_many", "Not so fast."})));
  }
  return false;
}

void Hall::received(PeerId id, std::string_view text) {
  const auto found = clients_.find(id);
  if (found == clients_.end() || !within_limits(found->second, glimpsed_id(text))) return;
  const auto message = parse_message(text);
  if (!message) {
    metrics_.error(message.error().code);
    return found->second.peer->send(shared_text(refusal_text(-1, message.error())));
  }
  handle(found->second, *message);
}

void Hall::pinged(PeerId id) {
  if (const auto found = clients_.find(id); found != clients_.end()) (void)within_limits(found->second, -1);
}

void Hall::answer(PeerId id, const Message& message, const Rest& rest) {
  if (!rest) return answer(id, message, tl::unexpected<Error>(rest.error()));
  send(id, shared_text(answer_text(message.id, *rest)));
}

void Hall::answer(PeerId id, const Message& message, const tl::unexpected<Error>& refusal) {
  metrics_.error(refusal.value().code);
  send(id, shared_text(refusal_text(message.id, refusal.value())));
}

std::optional<Hall::Rest> Hall::known_answer(const std::string& user, const Message& message) const {
  const auto found = answers_.find(user);
  if (message.key.empty() || found == answers_.end()) return std::nullopt;
  for (const KeyRow& known : found->second) {
    if (known.key != message.key) continue;
    if (!known.what.empty() && known.what != key_row(user, message, "").what)
      return Rest(fail("key_reused", "This key was used for something else; take a new one."));
    return Rest(known.answer);
  }
  return std::nullopt;
}

void Hall::remember_answer(const KeyRow& row) {
  if (row.key.empty()) return;
  std::list<KeyRow>& answers = answers_[row.user];
  answers.push_back(row);
  if (answers.size() > kKeysOfUser) answers.pop_front();
}

KeyRow Hall::key_row(const std::string& user, const Message& message, std::string answer) const {
  return {user, message.key, std::move(answer), loop_.now(), message.verb + " " + message.table};
}

void Hall::handle(Client& client, const Message& message) {
  const std::string& verb = message.verb;
  if (verb == "ping") return answer(client.id, message, "");
  if (verb == "hello") {
    const auto user = identity_.user(client.user);
    if (!user) return answer(client.id, message, fail("unauthorised", "Your session has ended."));
    return answer(
        client.id, message,
        ",\"user\":" + dump(user_json(*user)) + ",\"server\":{\"version\":\"" RAVENHALL_VERSION "\"}");
  }
  if (verb == "lobby") {
    client.lobby = flag_field(message.fields, "on", true);
    client.lobby ? void(lobby_.insert(client.id)) : void(lobby_.erase(client.id));
    return answer(client.id, message, "");
  }
  if (verb == "here") {
    set_hidden(client, !flag_field(message.fields, "on", true));
    return answer(client.id, message, "");
  }
  if (!message.table.empty() && !may_find(message.table, client.address))
    return answer(client.id, message,
                  refuse("too_many", "too_fast", "You look at too many tables; wait a moment."));
  if (verb == "watch") return watch(client, message);
  if (verb == "hint") return hint(client, message);
  if (verb == "why") return why(client, message);
  if (verb == "past") return past(client, message);
  if (verb == "review") return review(client, message);
  if (verb == "leave_table") {
    const SlotPtr slot = find_slot(message.table);
    if (slot != nullptr) leave_table(client, slot->table->info().id);
    return answer(client.id, message, "");
  }
  if (const auto known = known_answer(client.user, message)) return answer(client.id, message, *known);
  if (kOthersCome && verb == "chat") return chat(client, message);
  if (verb == "pin") return pin(client, message);
  if (verb == "rematch") return rematch(client, message);
  if (verb == "what_if") return what_if(client, message);
  if (changes_table(verb)) return change_table(client, message);
  answer(client.id, message, fail("bad_request", "\"do\" is not something this hall does."));
}

void Hall::watch(Client& client, const Message& message) {
  const SlotPtr slot = find_slot(message.table);
  if (slot == nullptr) return answer(client.id, message, fail("not_found", "There is no such table."));
  if (client.watching.size() >= kMostWatched)
    return answer(client.id, message, refuse("too_many", "many_windows", "You watch too many tables."));
  const auto look = [this, slot, id = client.id, message] {
    const auto found = clients_.find(id);
    if (found == clients_.end()) return;
    const Table& table = *slot->table;
    if (slots_.find(table.info().id) == slots_.end())
      return answer(id, message, fail("not_found", "The table is gone."));
    const SeatSet own = table.seats_of(found->second.user);
    found->second.watching[table.info().id] = {flag_field(message.fields, "changes", false), table.seq(),
                                               own};
    slot->watchers.insert(id);
    Json seats = Json::array();
    for (const Seat seat : own) seats.push_back(index(seat));
    Json chat = Json::array();
    for (const ChatRow& row : store_.chat(table.info().id, kChatShown)) {
      if (!blocks(found->second.user, row.user)) chat.push_back(chat_json(row));
    }
    std::string update;
    if (const History* history = table.history()) {
      // The table is not busy, so what it shows now is what was published last.
      Showing showing;
      showing.now = std::move(slot->shown);
      const std::int64_t since = number_field(message.fields, "since", 0);
      table.add_update(update, own, since > table.seq() ? 0 : history->news_since(since), loop_.now(),
                       showing);
      slot->shown = std::move(showing.now);
    }
    answer(id, message,
           ",\"table\":" + dump(table.json()) + ",\"seat_list\":" + dump(seats) +
               ",\"update\":" + (update.empty() ? "null" : update) + ",\"chat\":" + dump(chat) +
               ",\"pins\":" + pins_text(table, found->second.user, store_.pins(table.info().id)) +
               ",\"presence\":" + dump(presence_json(slot->presence)));
    tell_presence(slot);
    schedule_agents(slot);
  };
  if (!enter(slot, look)) answer(client.id, message, refuse("too_many", "table_busy", "The table is busy."));
}

// Why a person cannot do what they touched; null when they can.
void Hall::why(Client& client, const Message& message) {
  const SlotPtr slot = find_slot(message.table);
  if (slot == nullptr) return answer(client.id, message, fail("not_found", "There is no such table."));
  const auto touches = touches_of(message.fields);
  if (!touches) return answer(client.id, message, tl::unexpected<Error>(touches.error()));
  const auto ask = [this, slot, id = client.id, user = client.user, touches, message] {
    const auto reason = slot->table->why_not(user, seat_field(message.fields), *touches);
    if (!reason) return answer(id, message, tl::unexpected<Error>(reason.error()));
    answer(id, message, ",\"reason\":" + dump(*reason));
  };
  if (!enter(slot, ask)) answer(client.id, message, refuse("too_many", "table_busy", "The table is busy."));
}

// A stretch of the match as one of the person's seats, or a spectator, saw it.
void Hall::past(Client& client, const Message& message) {
  const SlotPtr slot = find_slot(message.table);
  if (slot == nullptr || slot->table->history() == nullptr)
    return answer(client.id, message, fail("not_found", "There is no such match."));
  const int number = seat_field(message.fields);
  if (number >= 0 && !slot->table->seats_of(client.user).has(seat_at(number)))
    return answer(client.id, message, fail("forbidden", "This is not your seat."));
  if (!hints_.take(client.user, loop_.now()))
    return answer(client.id, message, refuse("too_many", "too_fast", "Wait a moment."));
  const auto look = [this, slot, id = client.id, seat = number < 0 ? kSpectator : seat_at(number), message] {
    const auto see = [this, id, seat, message, played = played_at(*slot->table)] {
      const auto seen = past_text(played, seat, number_field(message.fields, "from", -1),
                                  number_field(message.fields, "to", -1));
      loop_.post([this, id, message, seen] { answer(id, message, seen); });
    };
    const auto failed = [this, id, message] {
      loop_.post([this, id, message] { answer(id, message, fail("internal", "It could not be seen.")); });
    };
    if (!reading_.submit(see, failed))
      answer(id, message,
             refuse("too_many", "table_busy", "Too many look at old moments; try again in a moment."));
  };
  if (!enter(slot, look)) answer(client.id, message, refuse("too_many", "table_busy", "The table is busy."));
}

void Hall::leave_table(Client& client, const std::string& table) {
  client.watching.erase(table);
  const auto found = slots_.find(table);
  if (found == slots_.end()) return;
  found->second->watchers.erase(client.id);
  if (!somebody_plays(*found->second)) found->second->left = loop_.now();
  if (presence_of(*found->second, client.user) == Presence::gone)
    found->second->went[client.user] = loop_.now();
  tell_presence(found->second);
  forget_if_idle(table);
}

Result<bool> Hall::carry_out(Table& table, const User& user, const Message& message) {
  const Json& fields = message.fields;
  const std::string& verb = message.verb;
  const Millis now = loop_.now();
  const int seat = seat_field(fields);
  if (verb == "act")
    return table.act(user.id, seat, text_field(fields, "action"), number_field(fields, "seq", -1), now);
  if (verb == "undo") return table.undo(user.id, seat, now);
  if (verb == "takeback") return table.takeback(user.id, seat, now);
  if (verb == "takeback_answer")
    return table.answer_takeback(user.id, flag_field(fields, "accept", false), now);
  if (verb == "resign") return table.resign(user.id, seat, now);
  if (verb == "sit") {
    if (table.state() == TableState::open && blocks(table.info().host, user.id))
      return fail("forbidden", "The host does not want you at this table.");
    return table.sit(user.id, user.name, seat, now);
  }
  if (verb == "stand") return table.stand(user.id, seat);
  if (verb == "kick") return table.kick(user.id, seat);
  if (verb == "start") return table.start(user.id, now);
  if (verb == "resume") return table.resume(user.id, now);
  const std::string agent = text_field(fields, "agent");
  if (!known_agent(agent)) return fail("bad_request", "There is no such computer opponent.");
  return table.fill(user.id, seat, agent);
}

void Hall::change_table(Client& client, const Message& message) {
  const SlotPtr slot = find_slot(message.table);
  if (slot == nullptr) return answer(client.id, message, fail("not_found", "There is no such table."));
  const auto change = [this, slot, id = client.id, user_id = client.user, address = client.address, message] {
    // The first of two sends with the same key may have been on its way when this one came.
    if (const auto known = known_answer(user_id, message)) return answer(id, message, *known);
    const auto user = identity_.user(user_id);
    if (!user) return answer(id, message, fail("unauthorised", "Your session has ended."));
    if (message.verb == "resume" && !slot->table->seats_of(user_id).empty()) {
      if (auto room = make_room(user_id, address); !room)
        return answer(id, message, tl::unexpected<Error>(room.error()));
    }
    if (auto done = carry_out(*slot->table, *user, message); !done) {
      return answer(id, message, tl::unexpected<Error>(done.error()));
    }
    if (slot->table->state() == TableState::open && !slot->table->has_human()) {
      drop_table(slot);
      return answer(id, message, "");
    }
    metrics_.message(message.verb);
    const KeyRow key = key_row(user_id, message, ",\"seq\":" + std::to_string(slot->table->seq()));
    Batch extra;
    if (!key.key.empty()) extra.emplace_back(key);
    commit(slot, std::move(extra), [this, id, message, key](bool ok) {
      if (!ok) return answer(id, message, fail("internal", "It could not be saved."));
      remember_answer(key);
      answer(id, message, key.answer);
    });
  };
  if (!enter(slot, change))
    answer(client.id, message, refuse("too_many", "table_busy", "The table is busy."));
}

void Hall::chat(Client& client, const Message& message) {
  const SlotPtr slot = find_slot(message.table);
  if (slot == nullptr) return answer(client.id, message, fail("not_found", "There is no such table."));
  if (!slot->watchers.contains(client.id))
    return answer(client.id, message, fail("forbidden", "Come to the table first."));
  const auto user = identity_.user(client.user);
  auto text = clean_chat(text_field(message.fields, "text"));
  if (!text) return answer(client.id, message, tl::unexpected<Error>(text.error()));
  if (!user || !chats_.take(client.user, loop_.now()))
    return answer(client.id, message, refuse("too_many", "too_fast", "Not so fast."));
  // In line with the table's changes, so that the second of two sends with the same key waits for the first.
  const auto say = [this, slot, id = client.id, user = *user, text = *text, message] {
    if (const auto known = known_answer(user.id, message)) return answer(id, message, *known);
    metrics_.message("chat");
    const ChatRow row{slot->table->info().id, user.id, slot->table->name_of(user.id, user.name), text,
                      loop_.now()};
    const KeyRow key = key_row(user.id, message, "");
    Batch batch{row};
    if (!key.key.empty()) batch.emplace_back(key);
    commit(slot, std::move(batch), [this, slot, row, key, id, message](bool ok) {
      if (!ok) return answer(id, message, fail("internal", "It could not be saved."));
      remember_answer(key);
      const Text push =
          shared_text(dump(object_of({{"push", "chat"}, {"table", row.table}, {"message", chat_json(row)}})));
      for (const PeerId peer : slot->watchers) {
        const auto watcher = clients_.find(peer);
        if (watcher != clients_.end() && !blocks(watcher->second.user, row.user)) send(peer, push);
      }
      answer(id, message, "");
    });
  };
  if (!enter(slot, say)) answer(client.id, message, refuse("too_many", "table_busy", "The table is busy."));
}

void Hall::rematch(Client& client, const Message& message) {
  const SlotPtr slot = find_slot(message.table);
  if (slot == nullptr) return answer(client.id, message, fail("not_found", "There is no such table."));
  const auto again = [this, slot, id = client.id, user_id = client.user, message] {
    Table& played = *slot->table;
    if (played.state() != TableState::finished)
      return answer(id, message, refuse("conflict", "not_over", "The match is not over."));
    if (played.seats_of(user_id).empty())
      return answer(id, message, fail("forbidden", "You did not play here."));
    if (const SlotPtr next = find_slot(played.info().rematch)) {
      return answer(id, message, ",\"table\":" + dump(next->table->json()));
    }
    const auto user = identity_.user(user_id);
    if (!user) return answer(id, message, fail("unauthorised", "Your session has ended."));
    auto planned = plan_rematch(games_, played, *user, loop_.now());
    if (!planned) return answer(id, message, tl::unexpected<Error>(planned.error()));
    // In one batch with the table that was played, which is busy until then: whoever asks meanwhile gets the
    // same new table.
    const auto table = std::make_shared<std::unique_ptr<Table>>(std::move(*planned));
    (void)(*table)->take_change(loop_.now());
    played.set_rematch((*table)->info().id);
    commit(slot, {(*table)->row(loop_.now())}, [this, table, id, message](bool ok) {
      if (!ok) return answer(id, message, fail("internal", "It could not be saved."));
      const SlotPtr next = add_slot(std::move(*table));
      publish_table(*next);
      answer(id, message, ",\"table\":" + dump(next->table->json()));
    });
  };
  if (!enter(slot, again)) answer(client.id, message, refuse("too_many", "table_busy", "The table is busy."));
}

}  // namespace ravenhall::hall
