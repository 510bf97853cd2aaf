// The other end of the network, for tests and for measuring: a plain HTTP request, and many WebSockets on one
// thread.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "hall/loop.hpp"

namespace ravenhall::hall {

struct HttpAnswer {
  int status = 0;  // 0: there was no answer
  std::string body;
  std::string token;    // of the session cookie, when one was set
  std::string headers;  // as they came
};

struct HttpAsk {
  std::string method = "GET";
  std::string path;
  std::string body;
  std::string token;
  std::string origin;
  std::string accept_encoding;
  std::string from = "127.0.0.1";  // all of 127.0.0.0/8 is this machine
};

// Waits for the answer.
HttpAnswer http_ask(int port, const HttpAsk& ask);

using SocketId = int;

class Sockets {
 public:
  struct Handlers {
    std::function<void(SocketId)> opened;
    std::function<void(SocketId, std::string_view)> received;
    std::function<void(SocketId)> closed;  // also when it could not be opened
  };

  virtual ~Sockets() = default;
  // Connects to /ws with a session's token.
  virtual SocketId open(int port, const std::string& token, bool deflate = false,
                        const std::string& from = "127.0.0.1") = 0;
  virtual void send(SocketId socket, std::string text) = 0;
  virtual void close(SocketId socket) = 0;
  // Breaks the connection without a goodbye, as a dead network would.
  virtual void cut(SocketId socket) = 0;
  virtual void after(std::chrono::microseconds delay, Task task) = 0;
  // Handles what happens, for so long or until stop().
  virtual void run_for(Millis ms) = 0;
  virtual void stop() = 0;
};

std::unique_ptr<Sockets> make_sockets(Sockets::Handlers handlers);

}  // namespace ravenhall::hall
