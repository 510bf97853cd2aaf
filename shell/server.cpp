// HTTP and WebSocket with Boost.Beast; nothing outside this file and client.cpp knows of it.
#include "shell/server.hpp"

#include <atomic>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <deque>
#include <stdexcept>
#include <unordered_map>
#include <unordered_set>

#include "hall/address.hpp"
#include "hall/log.hpp"
#include "hall/protocol.hpp"
#include "shell/body_budget.hpp"

namespace ravenhall::hall {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;

// A body that is shared between answers, so that a large file is kept once.
struct SharedBody {
  using value_type = Text;
  static std::uint64_t size(const value_type& body) { return body->size(); }

  class writer {
   public:
    using const_buffers_type = asio::const_buffer;
    template <bool is_request, class Fields>
    writer(const http::header<is_request, Fields>& /*header*/, const value_type& body) : body_(body) {}
    void init(beast::error_code& problem) { problem = {}; }
    boost::optional<std::pair<const_buffers_type, bool>> get(beast::error_code& problem) {
      problem = {};
      return {{const_buffers_type(body_->data(), body_->size()), false}};
    }

   private:
    const value_type& body_;
  };
};

std::string decoded(std::string_view text) {
  const auto digit = [](char c) {
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : -1;
  };
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '%' && i + 2 < text.size() && digit(text[i + 1]) >= 0 && digit(text[i + 2]) >= 0) {
      out += static_cast<char>(digit(text[i + 1]) * 16 + digit(text[i + 2]));
      i += 2;
    } else {
      out += text[i];
    }
  }
  return out;
}

Response refusal(int status, std::string_view code, std::string_view message) {
  return {.status = status,
          .type = "application/json",
          .body = shared_text(dump({{"error", error_json({std::string(code), std::string(message)})}})),
          .headers = {}};
}

constexpr std::size_t kMostHead = 16U << 10U;
constexpr std::size_t kSmallBody = 64U << 10U;
constexpr std::chrono::seconds kForHead{30};  // also without a request on a connection that is kept
constexpr std::chrono::seconds kForSmallBody{10};
constexpr std::chrono::seconds kForLargeBody{30};
constexpr std::chrono::seconds kForAnswer{60};
constexpr Millis kScolding = 500;  // who asks for too much waits for the refusal
// How much of a body that was refused is thrown away, so that its sender comes to read why.
constexpr std::size_t kMostWasted = 2U << 20U;
constexpr std::chrono::seconds kForWaste{2};
// A peer with more than this on its way is not listened to until it has read some of it.
constexpr std::size_t kMuchUnsent = 256U << 10U;

class BeastServer;

// One of the connections that an address may have; free again when the last copy is gone.
using Place = std::shared_ptr<void>;

// A WebSocket: reads one message after another, writes what waits in order.
class SocketPeer final : public Peer, public std::enable_shared_from_this<SocketPeer> {
 public:
  SocketPeer(BeastServer& server, PeerId id, beast::tcp_stream stream, Place place);
  ~SocketPeer() override;
  void accept(const http::request<http::string_body>& upgrade, Request request);
  void send(Text text) override;
  void pause(Millis ms) override { pause_ = ms; }
  void close(std::string_view reason) override;
  void drop() { beast::get_lowest_layer(stream_).close(); }

 private:
  void read();
  void read_on();
  void write();
  void sent();
  void ended();

  BeastServer& server_;
  PeerId id_;
  Place place_;
  websocket::stream<beast::tcp_stream> stream_;
  beast::flat_buffer buffer_;
  std::deque<Text> unsent_;
  std::size_t unsent_bytes_ = 0;
  bool opened_ = false;
  bool paused_ = false;  // not listened to, until it has read some of what is unsent
  Millis pause_ = 0;     // to come before the next message is read
  bool closing_ = false;
  bool ended_ = false;
};

// An HTTP connection: one request after another until it becomes a socket or ends.
class Connection : public std::enable_shared_from_this<Connection> {
 public:
  Connection(BeastServer& server, tcp::socket socket, std::string address, Place place);
  ~Connection();
  void read();
  void drop() { stream_.close(); }

 private:
  Request head() const;
  void read_body();
  void give_back_body();
  void handle();
  void reply(Response response);
  void write(Response response);
  void waste(std::size_t left);

  BeastServer& server_;
  beast::tcp_stream stream_;
  std::string address_;
  Place place_;
  beast::flat_buffer buffer_{2 * kMostHead};
  std::optional<http::request_parser<http::string_body>> parser_;
  Request request_;
  std::string sender_;          // who pays for the body …
  std::size_t body_bytes_ = 0;  // … of so many bytes at most
  std::optional<http::response<SharedBody>> response_;
};

class TimerAlarm final : public Alarm {
 public:
  TimerAlarm(asio::io_context& io, Task ring)
      : timer_(io), ring_(std::make_shared<const Task>(std::move(ring))) {}
  void set(Millis delay) override {
    timer_.expires_after(std::chrono::milliseconds(delay));
    // What has come to its end already cannot be called back: it must not find us gone.
    timer_.async_wait([ring = std::weak_ptr(ring_)](beast::error_code problem) {
      if (const auto alive = ring.lock(); alive && !problem) (*alive)();
    });
  }

 private:
  asio::steady_timer timer_;
  std::shared_ptr<const Task> ring_;
};

class BeastServer final : public Server {
 public:
  explicit BeastServer(const ServerOptions& options)
      : bodies(options.all_bodies), options_(options), acceptor_(io_), signals_(io_), pause_(io_) {
    const tcp::endpoint endpoint(asio::ip::make_address(options.host),
                                 static_cast<unsigned short>(options.port));
    acceptor_.open(endpoint.protocol());
    acceptor_.set_option(asio::socket_base::reuse_address(true));
    acceptor_.bind(endpoint);
    acceptor_.listen(4096);
    port_ = acceptor_.local_endpoint().port();
  }

  Millis now() const override {
    return opened_ + std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() -
                                                                           opened_steady_)
                         .count();
  }
  void post(Task task) override { asio::post(io_, std::move(task)); }
  void after(Millis delay, Task task) override {
    auto timer = std::make_shared<asio::steady_timer>(io_, std::chrono::milliseconds(delay));
    timer->async_wait([timer, task = std::move(task)](beast::error_code problem) {
      if (!problem) task();
    });
  }
  std::unique_ptr<Alarm> make_alarm(Task ring) override {
    return std::make_unique<TimerAlarm>(io_, std::move(ring));
  }
  int port() const override { return port_; }
  void stop() override { io_.stop(); }

  void run(Service& service) override {
    service_ = &service;
    if (options_.signals) {
      signals_.add(SIGINT);
      signals_.add(SIGTERM);
      signals_.async_wait([this](beast::error_code problem, int number) {
        if (problem) return;
        log(LogLevel::info, "stopping", {{"signal", number}});
        stop();
      });
    }
    accept();
    while (!io_.stopped()) {
      try {
        io_.run();
        break;
      } catch (const std::exception& problem) {
        log(LogLevel::error, "task_failed", {{"problem", problem.what()}});
      }
    }
    say_goodbye();
    service_ = nullptr;
  }

  Service& service() { return *service_; }
  bool serving() const { return service_ != nullptr; }
  const ServerOptions& options() const { return options_; }
  std::unordered_set<Connection*> connections;
  std::unordered_set<SocketPeer*> peers;
  BodyBudget bodies;
  std::size_t unsent = 0;  // for all peers

  PeerId next_id() { return ++last_id_; }
  // Where bytes go that nobody wants.
  asio::mutable_buffer bin() { return asio::buffer(bin_); }

 private:
  // Nothing when the address has as many as it may.
  Place place_for(const std::string& address) {
    int& used = places_[address];
    if (options_.connections_per_address > 0 && used >= options_.connections_per_address) return nullptr;
    ++used;
    return {&used, [this, address](void*) {
              if (const auto found = places_.find(address); --found->second == 0) places_.erase(found);
            }};
  }

  void accept() {
    acceptor_.async_accept([this](beast::error_code problem, tcp::socket socket) {
      if (problem == asio::error::operation_aborted) return;
      if (problem) {  // out of descriptors, most likely: wait instead of spinning
        log(LogLevel::warning, "accept_failed", {{"problem", problem.message()}});
        pause_.expires_after(std::chrono::milliseconds(100));
        return pause_.async_wait([this](beast::error_code again) {
          if (!again) accept();
        });
      }
      welcome(std::move(socket));
      accept();
    });
  }

  void welcome(tcp::socket socket) {
    if (connections.size() + peers.size() >= static_cast<std::size_t>(options_.most_connections)) return;
    beast::error_code problem;
    const std::string address = socket.remote_endpoint(problem).address().to_string();
    Place place = place_for(counted_address(address));
    if (problem || place == nullptr) return;
    (void)socket.set_option(tcp::no_delay(true), problem);
    // A worker may be the last to hold it, having answered; it ends on the loop's thread all the same.
    const auto end = [this](Connection* connection) {
      asio::dispatch(io_, [owned = std::unique_ptr<Connection>(connection)] {});
    };
    std::shared_ptr<Connection>(new Connection(*this, std::move(socket), address, std::move(place)), end)
        ->read();
  }

  // Tells the sockets that we go, and gives them a moment to hear it.
  void say_goodbye() {
    beast::error_code ignored;
    (void)acceptor_.close(ignored);
    io_.restart();
    for (SocketPeer* peer : std::vector<SocketPeer*>(peers.begin(), peers.end()))
      peer->close("the hall is closing");
    io_.run_for(std::chrono::milliseconds(500));
    for (SocketPeer* peer : std::vector<SocketPeer*>(peers.begin(), peers.end())) peer->drop();
    for (Connection* connection : std::vector<Connection*>(connections.begin(), connections.end()))
      connection->drop();
    io_.restart();
    io_.run_for(std::chrono::milliseconds(100));
  }

  ServerOptions options_;
  const Millis opened_ = options_.wall_clock();
  const std::chrono::steady_clock::time_point opened_steady_ = std::chrono::steady_clock::now();
  std::unordered_map<std::string, int> places_;  // taken, by address
  std::array<char, 16U << 10U> bin_{};
  asio::io_context io_{1};
  tcp::acceptor acceptor_;
  asio::signal_set signals_;
  asio::steady_timer pause_;
  Service* service_ = nullptr;
  PeerId last_id_ = 0;
  int port_ = 0;
};

SocketPeer::SocketPeer(BeastServer& server, PeerId id, beast::tcp_stream stream, Place place)
    : server_(server), id_(id), place_(std::move(place)), stream_(std::move(stream)) {
  server_.peers.insert(this);
}

SocketPeer::~SocketPeer() { server_.unsent -= unsent_bytes_; }

void SocketPeer::accept(const http::request<http::string_body>& upgrade, Request request) {
  beast::get_lowest_layer(stream_).expires_never();
  websocket::stream_base::timeout patience{std::chrono::seconds(20),
                                           std::chrono::milliseconds(server_.options().idle), true};
  stream_.set_option(patience);
  // Small windows: a few kilobytes for each socket instead of a quarter of a megabyte. The client's can only
  // be limited if it offers that; otherwise asking for less would mean no compression at all.
  const auto offer = upgrade[http::field::sec_websocket_extensions];
  const bool can_limit = offer.find("client_max_window_bits") != boost::string_view::npos;
  websocket::permessage_deflate deflate;
  deflate.server_enable = true;
  deflate.server_max_window_bits = 12;
  deflate.client_max_window_bits = can_limit ? 12 : 15;
  deflate.client_no_context_takeover = true;
  deflate.compLevel = 3;
  deflate.memLevel = 4;
  deflate.msg_size_threshold = 1024;
  stream_.set_option(deflate);
  stream_.read_message_max(kMostMessageBytes);
  stream_.control_callback([this](websocket::frame_type kind, beast::string_view /*payload*/) {
    if (kind == websocket::frame_type::close) return;
    // Not here, in the middle of a read: the connection may have to be closed for it.
    server_.post([self = shared_from_this()] {
      if (self->opened_ && !self->ended_ && self->server_.serving())
        self->server_.service().pinged(self->id_);
    });
  });
  stream_.auto_fragment(false);
  stream_.text(true);
  stream_.async_accept(upgrade,
                       [self = shared_from_this(), request = std::move(request)](beast::error_code problem) {
                         if (problem || !self->server_.serving()) return self->ended();
                         self->opened_ = true;
                         self->server_.service().opened(self->id_, self, request);
                         self->read();
                       });
}

void SocketPeer::read() {
  stream_.async_read(buffer_, [self = shared_from_this()](beast::error_code problem, std::size_t /*size*/) {
    if (problem || self->closing_ || !self->server_.serving()) return self->ended();
    const auto bytes = self->buffer_.cdata();
    self->server_.service().received(self->id_, {static_cast<const char*>(bytes.data()), bytes.size()});
    self->buffer_.consume(self->buffer_.size());
    if (self->buffer_.capacity() > 4096) self->buffer_.shrink_to_fit();
    const Millis pause = std::exchange(self->pause_, 0);
    if (pause == 0) return self->read_on();
    self->server_.after(pause, [self] {
      if (!self->ended_) self->read_on();
    });
  });
}

void SocketPeer::read_on() {
  paused_ = unsent_bytes_ > kMuchUnsent;
  if (!paused_) read();
}

void SocketPeer::send(Text text) {
  if (closing_ || ended_) return;
  unsent_bytes_ += text->size();
  server_.unsent += text->size();
  const bool slow = unsent_bytes_ > kMuchUnsent && server_.unsent > server_.options().all_unsent;
  if (slow || unsent_bytes_ > server_.options().most_unsent) {
    log(LogLevel::warning, "slow_peer", {{"unsent", unsent_bytes_}});
    closing_ = true;
    return drop();
  }
  unsent_.push_back(std::move(text));
  if (unsent_.size() == 1) write();
}

void SocketPeer::write() {
  stream_.async_write(asio::buffer(*unsent_.front()),
                      [self = shared_from_this()](beast::error_code problem, std::size_t /*size*/) {
                        problem ? self->ended() : self->sent();
                      });
}

void SocketPeer::sent() {
  const std::size_t size = unsent_.front()->size();
  unsent_bytes_ -= size;
  server_.unsent -= size;
  unsent_.pop_front();
  if (paused_) read_on();
  if (!unsent_.empty()) return write();
  if (closing_) drop();
}

void SocketPeer::close(std::string_view reason) {
  if (closing_ || ended_) return;
  closing_ = true;
  if (!unsent_.empty()) return;  // what is on its way may arrive; then the connection is dropped
  const std::string_view cut = reason.substr(0, 100);
  stream_.async_close(websocket::close_reason(websocket::close_code::policy_error,
                                              boost::string_view(cut.data(), cut.size())),
                      [self = shared_from_this()](beast::error_code /*problem*/) { self->drop(); });
}

void SocketPeer::ended() {
  if (ended_) return;
  ended_ = true;
  server_.peers.erase(this);
  drop();
  if (opened_ && server_.serving()) server_.service().closed(id_);
}

Connection::Connection(BeastServer& server, tcp::socket socket, std::string address, Place place)
    : server_(server), stream_(std::move(socket)), address_(std::move(address)), place_(std::move(place)) {
  server_.connections.insert(this);
}

Connection::~Connection() {
  give_back_body();
  server_.connections.erase(this);
}

void Connection::read() {
  parser_.emplace();
  parser_->header_limit(kMostHead);
  parser_->body_limit(boost::none);  // it depends on the head
  stream_.expires_after(kForHead);
  http::async_read_header(stream_, buffer_, *parser_,
                          [self = shared_from_this()](beast::error_code problem, std::size_t /*size*/) {
                            if (!problem && self->server_.serving()) self->read_body();
                          });
}

Request Connection::head() const {
  const auto& message = parser_->get();
  const auto field = [&](http::field name) { return std::string(message[name]); };
  const std::string target(message.target());
  const std::size_t mark = target.find('?');
  std::string forwarded_for;
  const auto lines = message.equal_range("X-Forwarded-For");
  for (auto line = lines.first; line != lines.second; ++line)
    forwarded_for += (forwarded_for.empty() ? "" : ",") + std::string(line->value());
  return {.method = std::string(message.method_string()),
          .path = decoded(std::string_view(target).substr(0, mark)),
          .query = mark == std::string::npos ? "" : target.substr(mark + 1),
          .host = field(http::field::host),
          .origin = field(http::field::origin),
          .cookie = field(http::field::cookie),
          .authorization = field(http::field::authorization),
          .forwarded_for = std::move(forwarded_for),
          .accept_encoding = field(http::field::accept_encoding),
          .if_none_match = field(http::field::if_none_match),
          .user_agent = field(http::field::user_agent),
          .address = address_,
          .body = ""};
}

// As much of it as the head deserves.
void Connection::read_body() {
  request_ = head();
  const std::size_t most = server_.service().most_body(request_);
  const auto declared = parser_->content_length();
  if (declared && *declared > most) return reply(refusal(413, "too_large", "The request is too large."));
  const std::size_t bytes = declared ? static_cast<std::size_t>(*declared) : parser_->chunked() ? most : 0;
  std::string sender = server_.service().address_of(request_);
  if (!server_.bodies.take(sender, bytes))
    return reply(refusal(503, "too_many", "Too much is being sent; try again in a moment."));
  sender_ = std::move(sender);
  body_bytes_ = bytes;
  if (parser_->is_done()) return handle();
  parser_->body_limit(most);
  stream_.expires_after(bytes <= kSmallBody ? kForSmallBody : kForLargeBody);
  http::async_read(stream_, buffer_, *parser_,
                   [self = shared_from_this()](beast::error_code problem, std::size_t /*size*/) {
                     if (problem == http::error::body_limit)
                       return self->reply(refusal(413, "too_large", "The request is too large."));
                     if (!problem && self->server_.serving()) self->handle();
                   });
}

void Connection::give_back_body() { server_.bodies.give_back(sender_, std::exchange(body_bytes_, 0)); }

void Connection::handle() {
  auto& message = parser_->get();
  if (websocket::is_upgrade(message)) {
    if (auto refused = server_.service().refuse_socket(request_)) return reply(std::move(*refused));
    auto peer = std::make_shared<SocketPeer>(server_, server_.next_id(), std::move(stream_), place_);
    return peer->accept(message, std::move(request_));
  }
  stream_.expires_never();  // the answer may have to wait for a password or a commit
  request_.body = std::move(message.body());
  server_.service().request(std::move(request_), [self = shared_from_this()](Response response) {
    self->reply(std::move(response));
  });
}

void Connection::reply(Response response) {
  give_back_body();
  const bool scolded = response.status == 413 || response.status == 429 || response.status == 503;
  if (!scolded) return write(std::move(response));
  stream_.expires_never();
  server_.after(kScolding, [self = shared_from_this(), response = std::move(response)]() mutable {
    self->write(std::move(response));
  });
}

void Connection::write(Response response) {
  const auto& request = parser_->get();
  response_.emplace(static_cast<http::status>(response.status), request.version());
  http::response<SharedBody>& out = *response_;
  out.set(http::field::content_type, response.type);
  for (const auto& [name, value] : response.headers) out.insert(name, value);
  const bool head = request.method() == http::verb::head;
  const std::size_t size = response.body->size();
  out.body() = head ? shared_text("") : std::move(response.body);
  if (response.status != 304) out.content_length(size);
  out.keep_alive(request.keep_alive() && parser_->is_done());
  stream_.expires_after(kForAnswer);
  http::async_write(stream_, out,
                    [self = shared_from_this()](beast::error_code problem, std::size_t /*size*/) {
                      if (problem || !self->response_->keep_alive()) {
                        beast::error_code ignored;
                        (void)self->stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
                        if (problem || self->parser_->is_done()) return;
                        self->stream_.expires_after(kForWaste);
                        return self->waste(kMostWasted);
                      }
                      self->response_.reset();
                      self->read();
                    });
}

// The system cuts a connection that is closed with bytes unread, and the answer may be lost with it.
void Connection::waste(std::size_t left) {
  stream_.async_read_some(server_.bin(),
                          [self = shared_from_this(), left](beast::error_code problem, std::size_t size) {
                            if (!problem && size < left) self->waste(left - size);
                          });
}

}  // namespace

Millis system_time() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

std::unique_ptr<Server> make_server(const ServerOptions& options) {
  return std::make_unique<BeastServer>(options);
}

}  // namespace ravenhall::hall
