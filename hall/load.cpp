#include "hall/load.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <vector>

#include "hall/client.hpp"
#include "hall/http.hpp"
#include "hall/serve.hpp"
#include "hall/tokens.hpp"
#include "kernel/rng.hpp"

namespace ravenhall::hall {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int kSeats = 4;

// A hall of our own that ends with us. Expects no other threads yet.
class OwnHall {
 public:
  explicit OwnHall(const LoadOptions& options) {
    folder_ = std::filesystem::temp_directory_path() / ("ravenhall-load-" + random_name(10));
    Settings settings;
    settings.port = 0;
    settings.data = folder_.string();
    settings.web = "";
    settings.log_level = "error";
    settings.durability = options.durability;
    settings.messages = settings.requests = settings.guests = {1e9, 1e9};
    settings.sockets_per_session = settings.most_sockets = options.sockets + 100;
    settings.connections_per_address = options.sockets + 100;
    settings.tables_per_user = settings.most_tables = options.tables + 100;
    int ends[2] = {-1, -1};
    if (pipe(ends) != 0) return;
    pid_ = fork();
    if (pid_ == 0) {
      close(ends[0]);
      try {
        serve(settings, false, [&](Server& server) {
          const int port = server.port();
          if (write(ends[1], &port, sizeof port) != sizeof port) _exit(1);
        });
      } catch (...) {
        _exit(1);
      }
      _exit(0);
    }
    close(ends[1]);
    if (read(ends[0], &port_, sizeof port_) != sizeof port_) port_ = 0;
    close(ends[0]);
  }
  ~OwnHall() {
    if (pid_ > 0) {
      kill(pid_, SIGKILL);
      waitpid(pid_, nullptr, 0);
    }
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }
  OwnHall(const OwnHall&) = delete;
  OwnHall& operator=(const OwnHall&) = delete;

  int port() const { return port_; }
  // Resident memory of the hall.
  double bytes() const {
    std::ifstream file("/proc/" + std::to_string(pid_) + "/statm");
    double size = 0;
    double resident = 0;
    file >> size >> resident;
    return resident * static_cast<double>(sysconf(_SC_PAGESIZE));
  }

 private:
  std::filesystem::path folder_;
  pid_t pid_ = -1;
  int port_ = 0;
};

// What stands behind `name` in a message of ours; reading all of it as JSON would cost more than serving it.
std::string_view behind(std::string_view text, std::string_view name) {
  const std::size_t at = text.find(name);
  return at == std::string_view::npos ? std::string_view() : text.substr(at + name.size());
}

struct LoadTable {
  std::string id;
  std::vector<SocketId> sockets;  // the first four are the players'
  std::string seq;
  std::string actions[kSeats];  // what each player would do; empty: nothing to decide
  int outstanding = 0;          // updates of the action on its way that have not arrived
  Clock::time_point sent;
};

class Load {
 public:
  explicit Load(const LoadOptions& options)
      : options_(options),
        sockets_(make_sockets({.opened = [this](SocketId) { ++opened_; },
                               .received = [this](SocketId id, std::string_view text) { received(id, text); },
                               .closed = [this](SocketId) { ++closed_; }})) {}

  Result<LoadReport> run() {
    const OwnHall hall(options_);
    if (hall.port() == 0) return fail("no_hall", "The hall could not be opened.");
    const double empty = hall.bytes();
    if (!make_tables(hall.port())) return fail("no_hall", "The tables could not be made: " + problem_);
    const double with_tables = hall.bytes();
    if (!open_sockets(hall.port()))
      return fail("no_hall", "Only " + std::to_string(opened_) + " sockets could be opened.");
    const double with_sockets = hall.bytes();
    measure();
    LoadReport report = result();
    report.bytes_per_table = (with_tables - empty) / options_.tables;
    report.bytes_per_socket = (with_sockets - with_tables) / options_.sockets;
    return report;
  }

 private:
  bool make_tables(int port) {
    for (int i = 0; i <= kSeats; ++i) {
      tokens_.push_back(http_ask(port, {.method = "POST",
                                        .path = "/api/guest",
                                        .body = R"({"name":"Load"})",
                                        .token = "",
                                        .origin = "",
                                        .accept_encoding = ""})
                            .token);
    }
    SocketId control[kSeats];
    for (int i = 0; i < kSeats; ++i) control[i] = sockets_->open(port, tokens_[static_cast<std::size_t>(i)]);
    tables_.resize(static_cast<std::size_t>(options_.tables));
    for (LoadTable& table : tables_) {
      const auto made = http_ask(port, {.method = "POST",
                                        .path = "/api/tables",
                                        .body = R"({"game":"blood-rage","seats":4,"public":false})",
                                        .token = tokens_[0],
                                        .origin = "",
                                        .accept_encoding = ""});
      problem_ = made.body;
      const auto json = parse_json(made.body);
      if (made.status != 200 || !json) return false;
      table.id = (*json)["table"]["id"].get<std::string>();
      for (int seat = 1; seat < kSeats; ++seat) {
        sockets_->send(control[seat], dump({{"id", 1}, {"do", "sit"}, {"table", table.id}, {"seat", seat}}));
      }
    }
    wait_for(answers_, options_.tables * (kSeats - 1));
    for (const LoadTable& table : tables_)
      sockets_->send(control[0], dump({{"id", 1}, {"do", "start"}, {"table", table.id}}));
    const bool started = wait_for(answers_, options_.tables * kSeats);
    opened_ = 0;
    return started;
  }

  bool open_sockets(int port) {
    const int before = answers_;
    for (int i = 0; i < options_.sockets; ++i) {
      const int round = i / options_.tables;
      const auto table = static_cast<std::size_t>(i % options_.tables);
      const SocketId id = sockets_->open(port, tokens_[static_cast<std::size_t>(std::min(round, kSeats))]);
      owners_.resize(static_cast<std::size_t>(id) + 1, {0, -1});
      owners_[static_cast<std::size_t>(id)] = {table, round < kSeats ? round : -1};
      tables_[table].sockets.push_back(id);
      sockets_->send(
          id,
          dump({{"id", 1}, {"do", "watch"}, {"table", tables_[table].id}, {"changes", options_.changes}}));
      if (i % 100 == 99) wait_for(opened_, i + 1);
    }
    return wait_for(answers_, before + options_.sockets);
  }

  bool wait_for(const int& count, int wanted) {
    for (int i = 0; i < 12'000 && count < wanted && closed_ == 0; ++i) sockets_->run_for(5);
    return count >= wanted;
  }

  void measure() {
    begun_ = Clock::now();
    tick();
    sockets_->run_for(static_cast<Millis>(options_.seconds * 1000));
    measured_ = std::chrono::duration<double>(Clock::now() - begun_).count();
    stopping_ = true;
    sockets_->run_for(500);
  }

  // Sends as many actions as should have been sent by now.
  void tick() {
    if (stopping_) return;
    const double elapsed = std::chrono::duration<double>(Clock::now() - begun_).count();
    const auto due = static_cast<std::size_t>(elapsed * options_.rate);
    for (std::size_t tries = 0; sent_ < due && tries < tables_.size(); ++tries) {
      next_ = (next_ + 1) % tables_.size();
      if (act(tables_[next_])) ++sent_;
    }
    sockets_->after(std::chrono::milliseconds(1), [this] { tick(); });
  }

  bool act(LoadTable& table) {
    if (table.outstanding > 0) return false;
    for (int seat = 0; seat < kSeats; ++seat) {
      if (table.actions[seat].empty()) continue;
      const std::string text = "{\"id\":1,\"do\":\"act\",\"table\":\"" + table.id +
                               "\",\"seat\":" + std::to_string(seat) + ",\"action\":\"" +
                               table.actions[seat] + "\",\"seq\":" + table.seq + "}";
      table.outstanding = static_cast<int>(table.sockets.size());
      table.sent = Clock::now();
      sockets_->send(table.sockets[static_cast<std::size_t>(seat)], text);
      return true;
    }
    return false;
  }

  void received(SocketId id, std::string_view text) {
    const bool push = text.starts_with("{\"push\":\"update\"");
    if (!push && text.starts_with("{\"re\"")) {
      ++answers_;
      if (text.find("\"ok\":false") != std::string_view::npos) problem_ = text;
    }
    if (static_cast<std::size_t>(id) >= owners_.size()) return;
    const auto [place, seat] = owners_[static_cast<std::size_t>(id)];
    LoadTable& table = tables_[place];
    if (seat < 0 || behind(text, "\"update\":{").empty()) return push ? arrived(table, text) : void();
    read_choice(table, seat, behind(text, "\"update\":{"));
    if (push) arrived(table, text);
  }

  void read_choice(LoadTable& table, int seat, std::string_view update) {
    const std::string_view seq = behind(update, "\"seq\":");
    table.seq = seq.substr(0, seq.find(','));
    std::string_view legal =
        behind(update.substr(0, update.find("\"undo\":")), "\"legal\":{\"" + std::to_string(seat) + "\":[\"");
    table.actions[seat].clear();
    // One of the first few, so that games differ.
    for (std::uint32_t skip = rng_.below(6); !legal.empty(); --skip) {
      const std::size_t end = legal.find('"');
      table.actions[seat] = legal.substr(0, end);
      if (skip == 0 || legal.substr(end, 3) != "\",\"") break;
      legal.remove_prefix(end + 3);
    }
  }

  void arrived(LoadTable& table, std::string_view text) {
    bytes_ += text.size();
    ++updates_;
    if (table.outstanding == 0) return;
    --table.outstanding;
    if (table.outstanding > 0) return;
    latencies_.push_back(std::chrono::duration<double, std::milli>(Clock::now() - table.sent).count());
  }

  LoadReport result() {
    LoadReport report;
    report.tables = options_.tables;
    report.sockets = options_.sockets - closed_;
    if (latencies_.empty()) return report;
    std::sort(latencies_.begin(), latencies_.end());
    report.actions_per_s = static_cast<double>(latencies_.size()) / measured_;
    report.p50_ms = latencies_[latencies_.size() / 2];
    report.p99_ms = latencies_[latencies_.size() * 99 / 100];
    report.max_ms = latencies_.back();
    report.update_bytes = bytes_ / std::max<std::size_t>(updates_, 1);
    return report;
  }

  LoadOptions options_;
  std::unique_ptr<Sockets> sockets_;
  std::vector<std::string> tokens_;
  std::vector<LoadTable> tables_;
  std::vector<std::pair<std::size_t, int>> owners_;  // of each socket: its table and seat
  Rng rng_{1};
  int opened_ = 0;
  int closed_ = 0;
  int answers_ = 0;
  std::string problem_;
  bool stopping_ = false;
  Clock::time_point begun_;
  double measured_ = 1;
  std::size_t next_ = 0;
  std::size_t sent_ = 0;
  std::size_t bytes_ = 0;
  std::size_t updates_ = 0;
  std::vector<double> latencies_;
};

}  // namespace

Result<LoadReport> run_load(const LoadOptions& options) {
  init_secrets();
  if (options.tables < 1 || options.sockets < options.tables * kSeats) {
    return fail("bad_load", "There must be at least four sockets for each table, one for each player.");
  }
  const std::size_t files = raise_file_limit();
  if (files < static_cast<std::size_t>(options.sockets) + 100) {
    return fail("bad_load", "The system allows only " + std::to_string(files) + " open files.");
  }
  return Load(options).run();
}

Json load_json(const LoadReport& report) {
  return {{"tables", report.tables},
          {"sockets", report.sockets},
          {"actions_per_s", report.actions_per_s},
          {"p50_ms", report.p50_ms},
          {"p99_ms", report.p99_ms},
          {"max_ms", report.max_ms},
          {"bytes_per_table", report.bytes_per_table},
          {"bytes_per_socket", report.bytes_per_socket},
          {"update_bytes", report.update_bytes}};
}

}  // namespace ravenhall::hall
