// A hall on a real port, and somebody with a real socket to it.
#pragma once

#include <sys/resource.h>
#include <unistd.h>

#include <fstream>
#include <future>
#include <thread>

#include "hall/tests/house.hpp"
#include "shell/client.hpp"
#include "shell/hall_process.hpp"
#include "shell/serve.hpp"
#include "shell/server.hpp"

namespace ravenhall::hall::testing {

inline Settings live_settings(const TempFolder& folder) {
  Settings settings = House::quick_settings();
  settings.port = 0;
  settings.data = folder / "data";
  settings.durability = Durability::process;
  return settings;
}

// On a thread of this process.
class LiveHall {
 public:
  explicit LiveHall(const Settings& settings, const Library& library = shipped_games()) {
    std::promise<Server*> opened;
    auto server = opened.get_future();
    thread_ = std::thread([settings, &opened, &library] {
      serve(settings, false, [&](Server& ready) { opened.set_value(&ready); }, library);
    });
    server_ = server.get();
  }
  ~LiveHall() {
    server_->stop();
    thread_.join();
  }
  LiveHall(const LiveHall&) = delete;
  LiveHall& operator=(const LiveHall&) = delete;
  int port() const { return server_->port(); }

 private:
  Server* server_ = nullptr;
  std::thread thread_;
};

// In a process of its own, which can be killed.
class ChildHall : public HallProcess {
 public:
  using HallProcess::HallProcess;
  // What the process may have of a resource from now on; RLIM_INFINITY: as much as there is.
  void limit(__rlimit_resource resource, rlim_t most) const {
    const rlimit limits{most, RLIM_INFINITY};
    ASSERT_EQ(prlimit(pid(), resource, &limits, nullptr), 0);
  }
  // Of virtual memory.
  std::size_t bytes() const {
    std::ifstream file("/proc/" + std::to_string(pid()) + "/statm");
    std::size_t pages = 0;
    file >> pages;
    return pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  }
};

inline HttpAnswer live_ask(int port, const std::string& method, const std::string& path, const Json& body,
                           const std::string& token, const std::string& from = "127.0.0.1") {
  return http_ask(port, {.method = method,
                         .path = path,
                         .body = body.is_null() ? "" : dump(body),
                         .token = token,
                         .origin = "",
                         .accept_encoding = "",
                         .from = from});
}
inline std::string live_guest(int port, const std::string& name) {
  return live_ask(port, "POST", "/api/guest", {{"name", name}}, "").token;
}
inline Json live_post(int port, const std::string& path, const Json& body, const std::string& token) {
  return parsed(live_ask(port, "POST", path, body, token).body);
}
inline HttpAnswer live_get(int port, const std::string& path, const std::string& token) {
  return live_ask(port, "GET", path, Json(), token);
}
inline std::string live_id(int port, const std::string& token) {
  return parsed(live_get(port, "/api/me", token).body)["user"]["id"];
}
// A guest who has become an account with this login; gives the token.
inline std::string live_account(int port, const std::string& login) {
  std::string token = live_guest(port, login);
  const Json answer =
      live_post(port, "/api/register", {{"login", login}, {"password", "correct horse"}}, token);
  EXPECT_TRUE(answer.contains("user")) << dump(answer);
  return token;
}

// Several sockets; keeps every text each of them got.
class LiveClients {
 public:
  LiveClients()
      : sockets_(make_sockets(
            {.opened = nullptr,
             .received = [this](SocketId id, std::string_view text) { texts[id].emplace_back(text); },
             .closed = [this](SocketId id) { closed.insert(id); }})) {}

  SocketId open(int port, const std::string& token, bool deflate = false) {
    return sockets_->open(port, token, deflate);
  }
  void say(SocketId id, std::string text) { sockets_->send(id, std::move(text)); }
  // The answer, or an empty object when the connection breaks first.
  Json ask(SocketId id, Json request) {
    const std::int64_t number = ++last_;
    request["id"] = number;
    sockets_->send(id, dump(request));
    const std::string head = "{\"re\":" + std::to_string(number) + ",";
    for (int i = 0; i < 5000; ++i) {
      for (auto it = texts[id].rbegin(); it != texts[id].rend(); ++it) {
        if (it->starts_with(head)) return parsed(*it);
      }
      if (closed.contains(id)) return Json::object();
      sockets_->run_for(i < 50 ? 1 : 5);
    }
    return Json::object();
  }
  void run_for(Millis ms) { sockets_->run_for(ms); }
  void cut(SocketId id) { sockets_->cut(id); }
  // Whether it is closed within some seconds.
  bool closes(SocketId id) {
    for (int i = 0; i < 500 && !closed.contains(id); ++i) sockets_->run_for(10);
    return closed.contains(id);
  }
  // Null if none has come. Good until the next call; each is read once, however often it is asked for.
  const Json& last_update(SocketId id) {
    const std::vector<std::string>& all = texts[id];
    auto& [seen, update] = updates_[id];
    for (std::size_t i = all.size(); i > seen; --i) {
      if (!all[i - 1].starts_with("{\"push\":\"update\"")) continue;
      update = parsed(all[i - 1])["update"];
      break;
    }
    seen = all.size();
    return update;
  }

  std::map<SocketId, std::vector<std::string>> texts;
  std::set<SocketId> closed;

 private:
  std::unique_ptr<Sockets> sockets_;
  std::int64_t last_ = 0;
  std::map<SocketId, std::pair<std::size_t, Json>> updates_;  // of how many texts, the last
};

}  // namespace ravenhall::hall::testing
