// A hall without network and without waiting: time stands still unless a test moves it, threads are not used.
#pragma once

#include <gtest/gtest.h>

#include <deque>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "agents/registry.hpp"
#include "hall/hall.hpp"
#include "hall/tokens.hpp"
#include "shell/sqlite_store.hpp"
#include "shell/thinking_threads.hpp"
#include "shell/threads.hpp"

namespace ravenhall::hall::testing {

// A folder that is gone after the test.
class TempFolder {
 public:
  TempFolder() {
    init_secrets();
    path_ = std::filesystem::temp_directory_path() / ("hall-test-" + random_name(12));
    std::filesystem::create_directories(path_);
  }
  ~TempFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  TempFolder(const TempFolder&) = delete;
  TempFolder& operator=(const TempFolder&) = delete;
  std::string operator/(const std::string& name) const { return (path_ / name).string(); }
  std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

class FakeLoop final : public Loop {
 public:
  Millis now() const override { return now_; }
  void post(Task task) override { tasks_.push_back(std::move(task)); }
  void after(Millis delay, Task task) override { timers_.emplace(now_ + delay, std::move(task)); }
  std::unique_ptr<Alarm> make_alarm(Task ring) override {
    return std::make_unique<FakeAlarm>(*this, std::move(ring));
  }
  std::size_t timers() const { return timers_.size(); }
  // What was to be done ends with the process.
  void forget() {
    tasks_.clear();
    timers_.clear();
  }
  // Runs what is due; a limit keeps a test from running for ever.
  void run(int most = 100'000) {
    for (int i = 0; i < most; ++i) {
      if (!tasks_.empty()) {
        const Task task = std::move(tasks_.front());
        tasks_.pop_front();
        task();
      } else if (!timers_.empty() && timers_.begin()->first <= now_) {
        const Task task = std::move(timers_.begin()->second);
        timers_.erase(timers_.begin());
        task();
      } else {
        return;
      }
    }
    FAIL() << "the hall does not come to rest";
  }
  void pass(Millis ms) {
    const Millis end = now_ + ms;
    while (!timers_.empty() && timers_.begin()->first <= end) {
      now_ = std::max(now_, timers_.begin()->first);
      run();
    }
    now_ = end;
    run();
  }

 private:
  using Timers = std::multimap<Millis, Task>;

  class FakeAlarm final : public Alarm {
   public:
    FakeAlarm(FakeLoop& loop, Task ring) : loop_(loop), ring_(std::move(ring)) {}
    ~FakeAlarm() override { stop(); }
    FakeAlarm(const FakeAlarm&) = delete;
    FakeAlarm& operator=(const FakeAlarm&) = delete;
    void set(Millis delay) override {
      stop();
      place_ = loop_.timers_.emplace(loop_.now_ + delay, [this] {
        place_.reset();
        ring_();
      });
    }

   private:
    void stop() {
      if (place_) loop_.timers_.erase(*place_);
      place_.reset();
    }

    FakeLoop& loop_;
    Task ring_;
    std::optional<Timers::iterator> place_;
  };

  Millis now_ = 1'800'000'000'000;
  std::deque<Task> tasks_;
  Timers timers_;
};

class FakePeer final : public Peer {
 public:
  void send(Text text) override {
    if (closed.empty()) messages.push_back(*text);
  }
  void pause(Millis /*ms*/) override {}
  void close(std::string_view reason) override { closed = reason; }
  std::vector<std::string> messages;
  std::string closed;
};

inline Json parsed(const std::string& text) {
  auto json = parse_json(text, 64U << 20U);
  EXPECT_TRUE(json) << text.substr(0, 200);
  return json ? *json : Json::object();
}

// The hall with its store in a folder; can be thrown away and opened again, as after a crash.
class House {
 private:
  Settings settings_;
  const Library& library_;

 public:
  explicit House(Settings settings = quick_settings(), const Library& library = shipped_games())
      : settings_(std::move(settings)), library_(library) {
    open();
  }

  static Settings quick_settings() {
    Settings settings;
    settings.web = "/nonexistent";
    settings.agent_delay_ms = 0;
    settings.agent_ms = 1;
    settings.guests = settings.requests = settings.pages = settings.messages = settings.imports =
        settings.loads = settings.replays = {1000, 100'000};
    settings.log_level = "off";
    return settings;
  }

  void open() {
    store = open_sqlite_store(
        {.path = folder / "hall.db", .durability = Durability::process, .gather_ms = 0, .threaded = false},
        loop);
    hall = std::make_unique<Hall>(settings_, library_, *store, loop, thinking, hashing, reading);
    hall->recover();
    loop.run();
  }
  // Nothing is saved on the way out, as with kill -9.
  void crash_and_reopen() {
    hall.reset();
    store.reset();
    loop.forget();
    open();
  }

  Response ask(const std::string& method, const std::string& path, const Json& body = Json(),
               const std::string& token = "") {
    Request request;
    request.method = method;
    const std::size_t mark = path.find('?');
    request.path = path.substr(0, mark);
    request.query = mark == std::string::npos ? "" : path.substr(mark + 1);
    request.host = "hall.test";
    request.address = "10.0.0.1";
    if (!token.empty()) request.authorization = "Bearer " + token;
    if (!body.is_null()) request.body = dump(body);
    return ask(request);
  }
  Response ask(const Request& request) {
    Response answer{.status = 0, .type = "", .body = shared_text(""), .headers = {}};
    hall->request(request, [&](Response response) { answer = std::move(response); });
    loop.run();
    for (int i = 0; i < 10 && answer.status == 0; ++i) loop.pass(Pace::kSlot);
    return answer;
  }
  Json get(const std::string& path, const std::string& token = "") {
    return parsed(*ask("GET", path, Json(), token).body);
  }
  Json post(const std::string& path, const Json& body, const std::string& token) {
    return parsed(*ask("POST", path, body, token).body);
  }

  // A new guest; gives the token.
  std::string guest(const std::string& name) {
    const Response response = ask("POST", "/api/guest", {{"name", name}});
    for (const auto& [header, value] : response.headers) {
      if (header == "Set-Cookie")
        return value.substr(value.find('=') + 1, value.find(';') - value.find('=') - 1);
    }
    ADD_FAILURE() << "no cookie: " << *response.body;
    return "";
  }
  std::string id_of(const std::string& token) { return get("/api/me", token)["user"]["id"]; }

  FakeLoop loop;
  TempFolder folder;
  ThinkingThreads thinking{0, library_, loop};
  Threads hashing{0, 1};
  Threads reading{0, 1};
  std::unique_ptr<Store> store;
  std::unique_ptr<Hall> hall;
};

// Somebody with a socket.
class Visitor {
 public:
  Visitor(House& house, const std::string& name) : Visitor(house, house.guest(name), 0) {}
  Visitor(House& house, std::string token, int) : house_(house), token_(std::move(token)) { connect(); }
  ~Visitor() { disconnect(); }
  Visitor(const Visitor&) = delete;
  Visitor& operator=(const Visitor&) = delete;

  void connect() {
    static PeerId last = 0;
    Request request;
    request.path = "/ws";
    request.host = "hall.test";
    request.authorization = "Bearer " + token_;
    ASSERT_FALSE(house_.hall->refuse_socket(request));
    id_ = ++last;
    peer_ = std::make_shared<FakePeer>();
    house_.hall->opened(id_, peer_, request);
  }
  void disconnect() {
    if (id_ != 0 && house_.hall) house_.hall->closed(id_);
    id_ = 0;
  }
  void say(const std::string& text) {
    house_.hall->received(id_, text);
    house_.loop.run();
  }
  // Sends a request and gives its answer.
  Json ask(Json request) {
    const std::int64_t number = ++last_number_;
    request["id"] = number;
    say(dump(request));
    for (auto it = peer_->messages.rbegin(); it != peer_->messages.rend(); ++it) {
      Json message = parsed(*it);
      if (message.value("re", -1) == number) return message;
    }
    ADD_FAILURE() << "no answer to " << dump(request);
    return Json::object();
  }
  // The pushes of a kind so far, the newest last.
  std::vector<Json> pushes(const std::string& kind) const {
    std::vector<Json> found;
    for (const std::string& text : peer_->messages) {
      Json message = parsed(text);
      if (message.value("push", "") == kind) found.push_back(message);
    }
    return found;
  }
  Json last_update() const {
    const auto all = pushes("update");
    return all.empty() ? Json() : all.back()["update"];
  }
  void forget() { peer_->messages.clear(); }
  const FakePeer& peer() const { return *peer_; }
  const std::string& token() const { return token_; }

 private:
  House& house_;
  std::string token_;
  PeerId id_ = 0;
  std::shared_ptr<FakePeer> peer_;
  std::int64_t last_number_ = 0;
};

inline bool ok(const Json& answer) { return answer.value("ok", false); }
inline std::string code_of(const Json& answer) {
  return answer.contains("error") ? answer["error"]["code"].get<std::string>() : "";
}

}  // namespace ravenhall::hall::testing
