// People at many tables over the loopback, who act at a steady rate: what they wait is what a hall is
// measured by.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kernel/error.hpp"
#include "kernel/rng.hpp"
#include "shell/client.hpp"

namespace ravenhall::hall {

struct LoadOptions {
  int tables = 1000;
  int sockets = 5000;  // spread over the tables: the four players of each first, then spectators
  double seconds = 10;
  double rate = 1000;    // actions a second, all tables together
  bool changes = true;   // clients are told what changed, as the browser is; false: whole views
  bool deflate = false;  // messages are compressed, as with a browser
};

inline constexpr int kPlayersOfTable = 4;

struct Waits {
  double actions_per_s = 0;
  double p50_ms = 0;  // from sending an action until everybody at the table has the update
  double p99_ms = 0;
  double max_ms = 0;
  std::size_t update_bytes = 0;  // mean size of an update
};

class Players {
 public:
  explicit Players(const LoadOptions& options);

  // Running tables, and sockets at them; the error says what went wrong. Each table's people come from an
  // address of their own.
  Result<bool> make_tables(int port);
  Result<bool> open_sockets(int port);
  // Plays for `options.seconds`. May be called several times.
  Waits measure();
  int closed() const { return closed_; }

 private:
  using Clock = std::chrono::steady_clock;

  struct LoadTable {
    std::string id;
    std::vector<SocketId> sockets;  // the first four are the players'
    std::string seq;
    std::string actions[kPlayersOfTable];  // what each player would do; empty: nothing to decide
    int outstanding = 0;                   // updates of the action on its way that have not arrived
    Clock::time_point sent;
  };

  bool wait_for(const int& count, int wanted);
  void tick();
  bool act(LoadTable& table);
  void received(SocketId id, std::string_view text);
  void read_choice(LoadTable& table, int seat, std::string_view update);
  void arrived(LoadTable& table, std::string_view text);

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
  std::size_t next_ = 0;
  std::size_t sent_ = 0;
  std::size_t bytes_ = 0;
  std::size_t updates_ = 0;
  std::vector<double> latencies_;
};

}  // namespace ravenhall::hall
