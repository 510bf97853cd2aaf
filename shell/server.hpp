// What serves the hall to the network, and is its loop.
#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "hall/http.hpp"
#include "hall/loop.hpp"

namespace ravenhall::hall {

// Since 1970, by the system's clock, which may be set at any moment.
Millis system_time();

struct ServerOptions {
  std::string host = "127.0.0.1";
  int port = 0;                          // 0: any free one
  std::size_t all_bodies = 32U << 20U;   // of requests on their way, together
  std::size_t most_unsent = 1U << 20U;   // for one peer, before it is given up
  std::size_t all_unsent = 256U << 20U;  // for all peers; beyond it the slow ones are given up
  int most_connections = 20'000;
  int connections_per_address = 256;  // 0: any number, as behind a proxy
  Millis idle = 20'000;  // without a byte from the peer, though it was asked for one after half of it
  bool signals = false;  // stop at SIGINT and SIGTERM
  Millis (*wall_clock)() = system_time;
};

class Server : public Loop {
 public:
  // Serves until stop() is called or a signal comes.
  virtual void run(Service& service) = 0;
  // From any thread.
  virtual void stop() = 0;
  virtual int port() const = 0;
};

// Throws std::runtime_error when it cannot listen there.
std::unique_ptr<Server> make_server(const ServerOptions& options);

}  // namespace ravenhall::hall
