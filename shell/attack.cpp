#include "shell/attack.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <utility>

#include "agents/registry.hpp"
#include "hall/tokens.hpp"
#include "kernel/record.hpp"
#include "shell/load.hpp"
#include "shell/own_hall.hpp"

namespace ravenhall::hall {

namespace {

constexpr const char* kStranger = "127.0.0.2";
constexpr LoadOptions kHonest{
    .tables = 40, .sockets = 160, .seconds = 0, .rate = 150, .changes = true, .deflate = false};

// What one connection of an attacker says.
struct Script {
  std::string opening;  // once
  std::string flood;    // then again and again, without waiting for answers; empty: silence
  bool leave = false;   // go at the first answer and come again
};

std::string http_text(const std::string& method, const std::string& path, const std::string& token,
                      const std::string& more, const std::string& body) {
  return method + " " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\n" +
         (token.empty() ? "" : "Authorization: Bearer " + token + "\r\n") + more + "\r\n" + body;
}
std::string post_text(const std::string& path, const std::string& token, const std::string& body) {
  return http_text("POST", path, token, "Content-Length: " + std::to_string(body.size()) + "\r\n", body);
}
std::string get_text(const std::string& path) { return http_text("GET", path, "", "", ""); }
std::string upgrade_text(const std::string& token) {
  return http_text("GET", "/ws", token,
                   "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                   "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n",
                   "");
}
// Masked with zeros, which leave the text as it is.
std::string frame_text(unsigned char kind, const std::string& text) {
  std::string frame{static_cast<char>(0x80U | kind)};
  if (text.size() < 126) {
    frame += static_cast<char>(0x80U | text.size());
  } else {
    frame += static_cast<char>(0x80U | 126U);
    frame += static_cast<char>(text.size() >> 8U);
    frame += static_cast<char>(text.size() & 0xffU);
  }
  return frame + std::string(4, '\0') + text;
}
std::string repeated(const std::string& text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

// A whole game of dice-throwing players.
std::string record_of_a_game() {
  const GameEntry& game = *shipped_games().find("blood-rage");
  const auto match = game.create(*make_setup(game.info(), 4, {}), new_seed());
  Rng rng(1);
  while (!match->to_act().empty()) {
    const Seat seat = match->to_act().first();
    const auto legal =
        seat == kNature ? std::vector<std::string>{match->next_nature_act()} : match->legal(seat);
    if (!match->apply(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))])) break;
  }
  return write_record(match->record(true));
}

// What an attacker has prepared.
struct Stranger {
  int port = 0;
  std::string token;

  HttpAnswer post(const std::string& path, const Json& body) const {
    return http_ask(port, {.method = "POST",
                           .path = path,
                           .body = dump(body),
                           .token = token,
                           .origin = "",
                           .accept_encoding = "",
                           .from = kStranger});
  }
};

namespace script {

Script bodies(const Stranger& who) {
  return {.opening = http_text("POST", "/api/import", who.token, "Content-Length: 1000000\r\n", ""),
          .flood = "",
          .leave = false};
}
Script imports(const Stranger& who) {
  std::string record = record_of_a_game();
  record.append(900'000 - record.size(), ' ');
  return {
      .opening = "", .flood = post_text("/api/import", who.token, dump({{"saga", record}})), .leave = false};
}
Script messages(const Stranger& who) {
  const std::string deep = "{\"id\":1,\"do\":\"why\",\"touches\":" + repeated("[", 400) + "}";
  return {.opening = upgrade_text(who.token), .flood = repeated(frame_text(1, deep), 50), .leave = false};
}
Script pings(const Stranger& who) {
  return {.opening = upgrade_text(who.token), .flood = repeated(frame_text(9, "ping"), 200), .leave = false};
}
Script handshakes(const Stranger& who) {
  return {.opening = upgrade_text(who.token), .flood = "", .leave = true};
}
Script metrics(const Stranger& /*who*/) {
  return {.opening = "", .flood = get_text("/metrics"), .leave = false};
}
Script pages(const Stranger& /*who*/) { return {.opening = "", .flood = get_text("/"), .leave = false}; }
Script replays(const Stranger& who) {
  const auto made = parse_json(who.post("/api/import", {{"saga", record_of_a_game()}}).body);
  const std::string id = made && made->contains("table") ? (*made)["table"]["id"].get<std::string>() : "none";
  return {.opening = "", .flood = get_text("/api/tables/" + id + "/replay?seat=all"), .leave = false};
}
Script tables(const Stranger& who) {
  return {.opening = "",
          .flood = post_text("/api/quick", who.token, R"({"game":"blood-rage","seats":4,"agent":"greedy"})"),
          .leave = false};
}
Script logins(const Stranger& who) {
  return {.opening = "",
          .flood = post_text("/api/login", who.token, R"({"login":"somebody","password":"hunter22"})"),
          .leave = false};
}

}  // namespace script

struct Attack {
  std::string_view name;
  int connections;
  Script (*script)(const Stranger&);
};

constexpr std::array<Attack, 10> kAttacks{{
    {"bodies", 80, script::bodies},
    {"imports", 20, script::imports},
    {"messages", 100, script::messages},
    {"pings", 100, script::pings},
    {"handshakes", 100, script::handshakes},
    {"metrics", 100, script::metrics},
    {"pages", 100, script::pages},
    {"replays", 100, script::replays},
    {"tables", 20, script::tables},
    {"logins", 100, script::logins},
}};

// One connection that follows its script for ever, and comes again when it is sent away.
class Line {
 public:
  Line(int port, const Script& script) : port_(port), script_(&script) { connect(); }
  ~Line() { close(file_); }
  Line(Line&& other) noexcept
      : port_(other.port_),
        script_(other.script_),
        file_(std::exchange(other.file_, -1)),
        unsent_(other.unsent_) {}
  Line& operator=(Line&&) = delete;

  pollfd wish() const { return {file_, static_cast<short>(unsent_.empty() ? POLLIN : POLLIN | POLLOUT), 0}; }
  void serve(short events) {
    std::array<char, 65536> waste{};
    if ((events & (POLLIN | POLLHUP | POLLERR)) != 0) {
      const bool over = recv(file_, waste.data(), waste.size(), 0) <= 0;
      if (over || script_->leave) return connect();
    }
    if ((events & POLLOUT) == 0) return;
    const ssize_t sent = send(file_, unsent_.data(), unsent_.size(), MSG_NOSIGNAL);
    if (sent > 0) unsent_.remove_prefix(static_cast<std::size_t>(sent));
    if (unsent_.empty()) unsent_ = script_->flood;
  }

 private:
  void connect() {
    close(file_);
    file_ = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
    constexpr int kUnderway = 32 << 10;  // more would only keep our own machine busy
    (void)setsockopt(file_, SOL_SOCKET, SO_SNDBUF, &kUnderway, sizeof kUnderway);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    inet_pton(AF_INET, kStranger, &address.sin_addr);
    if (bind(file_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) return;
    address.sin_port = htons(static_cast<std::uint16_t>(port_));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const int refused = ::connect(file_, reinterpret_cast<const sockaddr*>(&address), sizeof address);
    if (refused != 0 && errno != EINPROGRESS) return;  // the next poll tells, and it is tried again
    unsent_ = script_->opening.empty() ? script_->flood : script_->opening;
  }

  int port_;
  const Script* script_;
  int file_ = -1;
  std::string_view unsent_;
};

[[noreturn]] void attack_for_ever(const Attack& attack, int port) {
  Stranger who{.port = port, .token = ""};
  who.token = who.post("/api/guest", {{"name", "Stranger"}}).token;
  const Script script = attack.script(who);
  std::vector<Line> lines;
  for (int i = 0; i < attack.connections; ++i) lines.emplace_back(port, script);
  std::vector<pollfd> wishes(lines.size());
  while (true) {
    for (std::size_t i = 0; i < lines.size(); ++i) wishes[i] = lines[i].wish();
    (void)poll(wishes.data(), wishes.size(), -1);
    for (std::size_t i = 0; i < lines.size(); ++i) lines[i].serve(wishes[i].revents);
  }
}

// A process that waits until it is let loose, so that it has nothing of what is opened before that.
class Attacker {
 public:
  Attacker(const Attack& attack, int port) {
    int ends[2] = {-1, -1};
    if (pipe(ends) != 0) return;
    pid_ = fork();
    if (pid_ == 0) {
      prctl(PR_SET_PDEATHSIG, SIGKILL);
      constexpr sched_param kNone{};
      (void)sched_setscheduler(0, SCHED_IDLE,
                               &kNone);  // a stranger has a machine of their own, not half of ours
      close(ends[1]);
      char go = 0;
      if (read(ends[0], &go, 1) == 1) attack_for_ever(attack, port);
      _exit(0);
    }
    close(ends[0]);
    leash_ = ends[1];
  }
  ~Attacker() {
    close(leash_);
    if (pid_ <= 0) return;
    kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
  }
  Attacker(const Attacker&) = delete;
  Attacker& operator=(const Attacker&) = delete;

  bool let_loose() const { return write(leash_, "!", 1) == 1; }

 private:
  pid_t pid_ = -1;
  int leash_ = -1;
};

// Everybody has the usual limits, except that a few honest people play at all the honest tables.
Settings usual_limits() {
  Settings settings;
  settings.sockets_per_session = kHonest.sockets;
  settings.tables_per_user = kHonest.tables + 10;
  return settings;
}

Json waits_json(const Waits& waits) {
  return {{"actions_per_s", waits.actions_per_s},
          {"p50_ms", waits.p50_ms},
          {"p99_ms", waits.p99_ms},
          {"max_ms", waits.max_ms}};
}

}  // namespace

std::vector<std::string_view> attack_names() {
  std::vector<std::string_view> names;
  for (const Attack& attack : kAttacks) names.push_back(attack.name);
  return names;
}

Result<AttackReport> run_attack(std::string_view name, double seconds) {
  init_secrets();
  const auto* const attack =
      std::find_if(kAttacks.begin(), kAttacks.end(), [&](const Attack& known) { return known.name == name; });
  if (attack == kAttacks.end()) return fail("bad_attack", "There is no attack " + std::string(name) + ".");
  LoadOptions honest = kHonest;
  honest.seconds = seconds;
  if (auto possible = check_load(honest); !possible) return tl::unexpected<Error>(possible.error());
  const OwnHall hall(usual_limits());
  if (hall.port() == 0) return fail("no_hall", "The hall could not be opened.");
  const Attacker attacker(*attack, hall.port());
  Players players(honest);
  if (auto made = players.make_tables(hall.port()); !made) return tl::unexpected<Error>(made.error());
  if (auto opened = players.open_sockets(hall.port()); !opened) return tl::unexpected<Error>(opened.error());
  AttackReport report;
  report.name = name;
  // Measures, and gives how much of a processor the hall took for it.
  const auto measure = [&](Waits& waits) {
    const double before = hall.cpu_seconds();
    waits = players.measure();
    return (hall.cpu_seconds() - before) / seconds;
  };
  report.calm_cpu = measure(report.calm);
  report.bytes_before = hall.bytes();
  if (!attacker.let_loose()) return fail("bad_attack", "The attacker could not be started.");
  report.attacked_cpu = measure(report.attacked);
  report.most_bytes = hall.most_bytes();
  if (players.closed() > 0) return fail("no_hall", "Honest people were sent away.");
  return report;
}

Json attack_json(const AttackReport& report) {
  return {{"attack", report.name},
          {"calm", waits_json(report.calm)},
          {"attacked", waits_json(report.attacked)},
          {"p99_ratio", report.p99_ratio()},
          {"calm_cpu", report.calm_cpu},
          {"attacked_cpu", report.attacked_cpu},
          {"bytes_before", report.bytes_before},
          {"most_bytes", report.most_bytes}};
}

}  // namespace ravenhall::hall
