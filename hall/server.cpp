// HTTP and WebSocket with Boost.Beast; nothing outside this file and client.cpp knows of it.
#include <atomic>
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
#include <unordered_set>

#include "hall/http.hpp"
#include "hall/log.hpp"

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

class BeastServer;

// A WebSocket: reads one message after another, writes what waits in order.
class SocketPeer final : public Peer, public std::enable_shared_from_this<SocketPeer> {
 public:
  SocketPeer(BeastServer& server, PeerId id, beast::tcp_stream stream);
  void accept(const http::request<http::string_body>& upgrade, Request request);
  void send(Text text) override;
  void close(std::string_view reason) override;
  void drop() { beast::get_lowest_layer(stream_).close(); }

 private:
  void read();
  void write();
  void ended();

  BeastServer& server_;
  PeerId id_;
  websocket::stream<beast::tcp_stream> stream_;
  beast::flat_buffer buffer_;
  std::deque<Text> unsent_;
  std::size_t unsent_bytes_ = 0;
  bool opened_ = false;
  bool closing_ = false;
  bool ended_ = false;
};

// An HTTP connection: one request after another until it becomes a socket or ends.
class Connection : public std::enable_shared_from_this<Connection> {
 public:
  Connection(BeastServer& server, tcp::socket socket);
  ~Connection();
  void read();
  void drop() { stream_.close(); }

 private:
  void handle();
  void reply(Response response);

  BeastServer& server_;
  beast::tcp_stream stream_;
  std::string address_;
  beast::flat_buffer buffer_;
  std::optional<http::request_parser<http::string_body>> parser_;
  std::optional<http::response<SharedBody>> response_;
};

class BeastServer final : public Server {
 public:
  explicit BeastServer(const ServerOptions& options)
      : options_(options), acceptor_(io_), signals_(io_), pause_(io_) {
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

  PeerId next_id() { return ++last_id_; }

 private:
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
      if (connections.size() + peers.size() < static_cast<std::size_t>(options_.most_connections)) {
        (void)socket.set_option(tcp::no_delay(true), problem);
        std::make_shared<Connection>(*this, std::move(socket))->read();
      }
      accept();
    });
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
  asio::io_context io_{1};
  tcp::acceptor acceptor_;
  asio::signal_set signals_;
  asio::steady_timer pause_;
  Service* service_ = nullptr;
  PeerId last_id_ = 0;
  int port_ = 0;
};

SocketPeer::SocketPeer(BeastServer& server, PeerId id, beast::tcp_stream stream)
    : server_(server), id_(id), stream_(std::move(stream)) {
  server_.peers.insert(this);
}

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
  stream_.read_message_max(server_.options().most_message);
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
    self->read();
  });
}

void SocketPeer::send(Text text) {
  if (closing_ || ended_) return;
  unsent_bytes_ += text->size();
  if (unsent_bytes_ > server_.options().most_unsent) {
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
                        if (problem) return self->ended();
                        self->unsent_bytes_ -= self->unsent_.front()->size();
                        self->unsent_.pop_front();
                        if (!self->unsent_.empty()) return self->write();
                        if (self->closing_) self->drop();
                      });
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

Connection::Connection(BeastServer& server, tcp::socket socket)
    : server_(server), stream_(std::move(socket)) {
  beast::error_code problem;
  address_ = stream_.socket().remote_endpoint(problem).address().to_string();
  server_.connections.insert(this);
}

Connection::~Connection() { server_.connections.erase(this); }

void Connection::read() {
  parser_.emplace();
  parser_->body_limit(server_.options().most_body);
  parser_->header_limit(16U << 10U);
  stream_.expires_after(std::chrono::seconds(30));
  http::async_read(
      stream_, buffer_, *parser_,
      [self = shared_from_this()](beast::error_code problem, std::size_t /*size*/) {
        if (problem == http::error::body_limit) {
          Response refusal{
              .status = 413,
              .type = "application/json",
              .body = shared_text(
                  R"({"error":{"code":"too_large","message":"The request is too large.","detail":{}}})"),
              .headers = {}};
          return self->reply(std::move(refusal));
        }
        if (problem || !self->server_.serving()) return;
        self->handle();
      });
}

void Connection::handle() {
  auto& message = parser_->get();
  const auto field = [&](http::field name) { return std::string(message[name]); };
  const std::string target(message.target());
  const std::size_t mark = target.find('?');
  Request request{.method = std::string(message.method_string()),
                  .path = decoded(std::string_view(target).substr(0, mark)),
                  .query = mark == std::string::npos ? "" : target.substr(mark + 1),
                  .host = field(http::field::host),
                  .origin = field(http::field::origin),
                  .cookie = field(http::field::cookie),
                  .authorization = field(http::field::authorization),
                  .forwarded_for = std::string(message["X-Forwarded-For"]),
                  .accept_encoding = field(http::field::accept_encoding),
                  .if_none_match = field(http::field::if_none_match),
                  .user_agent = field(http::field::user_agent),
                  .address = address_,
                  .body = std::move(message.body())};
  if (websocket::is_upgrade(message)) {
    if (auto refusal = server_.service().refuse_socket(request)) return reply(std::move(*refusal));
    auto peer = std::make_shared<SocketPeer>(server_, server_.next_id(), std::move(stream_));
    return peer->accept(message, std::move(request));
  }
  stream_.expires_never();  // the answer may have to wait for a password or a commit
  server_.service().request(std::move(request), [self = shared_from_this()](Response response) {
    self->reply(std::move(response));
  });
}

void Connection::reply(Response response) {
  const auto& request = parser_->get();
  response_.emplace(static_cast<http::status>(response.status), request.version());
  http::response<SharedBody>& out = *response_;
  out.set(http::field::content_type, response.type);
  for (const auto& [name, value] : response.headers) out.insert(name, value);
  const bool head = request.method() == http::verb::head;
  const std::size_t size = response.body->size();
  out.body() = head ? shared_text("") : std::move(response.body);
  if (response.status != 304) out.content_length(size);
  out.keep_alive(request.keep_alive() && response.status != 413);
  stream_.expires_after(std::chrono::seconds(60));
  http::async_write(stream_, out,
                    [self = shared_from_this()](beast::error_code problem, std::size_t /*size*/) {
                      if (problem || !self->response_->keep_alive()) {
                        beast::error_code ignored;
                        (void)self->stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
                        return;
                      }
                      self->response_.reset();
                      self->read();
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
