// People with sockets to a real hall, and what they got over them.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "hall/tests/live.hpp"

namespace ravenhall::hall::testing {

// A text without what differs from table to table anyway.
inline std::string without_names(std::string text, const Json& table) {
  for (const char* key : {"id", "code", "commitment"}) {
    if (!table[key].is_string()) continue;
    const std::string name = table[key];
    for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name))
      text.replace(at, name.size(), std::string("<") + key + ">");
  }
  for (const std::string key : {"\"created\":", "\"updated\":", "\"at\":"}) {
    for (std::size_t at = text.find(key); at != std::string::npos; at = text.find(key, at)) {
      at += key.size();
      text.erase(at, std::min(text.find_first_not_of("0123456789", at), text.size()) - at);
    }
  }
  return text;
}

// Somebody with a session and a socket.
struct Guest {
  std::string token;
  SocketId socket = 0;
};

struct Company {
  Company(int hall_port, const std::vector<std::string>& tokens) : port(hall_port) {
    for (const std::string& token : tokens) people.push_back({token, clients.open(port, token)});
  }
  Json ask(std::size_t who, const std::string& verb, const std::string& table, Json fields = Json::object()) {
    fields["do"] = verb;
    fields["table"] = table;
    return clients.ask(people[who].socket, fields);
  }
  Json watch(std::size_t who, const std::string& table) { return ask(who, "watch", table); }
  Json act(std::size_t who, const std::string& table, int seat, const std::string& action) {
    const Json seq = watch(who, table)["update"]["seq"];
    return ask(who, "act", table, {{"seat", seat}, {"action", action}, {"seq", seq}});
  }
  // All that somebody got so far, with the size of each text, as at any other table with the same match.
  std::vector<std::string> got(std::size_t who, const std::string& id) {
    const Json table = parsed(live_get(port, "/api/tables/" + id, "").body)["table"];
    std::vector<std::string> texts;
    for (const std::string& text : clients.texts[people[who].socket])
      texts.push_back(std::to_string(text.size()) + " " + without_names(text, table));
    return texts;
  }
  int port;
  LiveClients clients;
  std::vector<Guest> people;
};

inline std::vector<std::string> guests(int port) {
  return {live_guest(port, "Ann"), live_guest(port, "Bob"), live_guest(port, "Eve")};
}

}  // namespace ravenhall::hall::testing
