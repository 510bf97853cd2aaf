// The network as the hall sees it: requests in, answers out, sockets that carry texts. What is behind it
// (Boost.Beast) stays in shell/server.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hall/loop.hpp"

namespace ravenhall::hall {

using Text = std::shared_ptr<const std::string>;

inline Text shared_text(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

struct Request {
  std::string method;
  std::string path;   // without the query, decoded
  std::string query;  // behind the question mark
  std::string host;
  std::string origin;
  std::string cookie;
  std::string authorization;
  std::string forwarded_for;  // all lines of it, joined by commas
  std::string accept_encoding;
  std::string if_none_match;
  std::string user_agent;
  std::string address;  // of the peer
  std::string body;
};

struct Response {
  int status = 200;
  std::string type = "application/json";
  Text body = shared_text("");
  std::vector<std::pair<std::string, std::string>> headers;
};

// One end of a WebSocket. Sending never blocks; a peer that does not read is disconnected.
class Peer {
 public:
  virtual ~Peer() = default;
  virtual void send(Text text) = 0;
  // Nothing of it is read for so long.
  virtual void pause(Millis ms) = 0;
  virtual void close(std::string_view reason) = 0;
};

using PeerId = std::uint64_t;

// What is served. Everything is called on the loop's thread.
class Service {
 public:
  virtual ~Service() = default;
  // The address that counts as the sender's.
  virtual std::string address_of(const Request& head) const = 0;
  // How large the body may be, asked before any of it is read.
  virtual std::size_t most_body(const Request& head) = 0;
  virtual void request(Request request, std::function<void(Response)> reply) = 0;
  // Why this request may not become a socket; nothing: it is welcome.
  virtual std::optional<Response> refuse_socket(const Request& request) = 0;
  virtual void opened(PeerId id, std::shared_ptr<Peer> peer, const Request& request) = 0;
  virtual void received(PeerId id, std::string_view text) = 0;
  // A frame that carries no message, but costs as much as one.
  virtual void pinged(PeerId id) = 0;
  virtual void closed(PeerId id) = 0;
};

}  // namespace ravenhall::hall
