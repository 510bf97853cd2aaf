#include "shell/client.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <unordered_map>

namespace ravenhall::hall {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;

tcp::endpoint loopback(int port) {
  return {asio::ip::make_address("127.0.0.1"), static_cast<unsigned short>(port)};
}

// An unconnected stream with an address of its own.
void bind_to(beast::tcp_stream& stream, const std::string& from) {
  stream.socket().open(tcp::v4());
  stream.socket().bind({asio::ip::make_address(from), 0});
}

class BeastSockets;

class OneSocket : public std::enable_shared_from_this<OneSocket> {
 public:
  OneSocket(BeastSockets& all, SocketId id, asio::io_context& io) : all_(all), id_(id), stream_(io) {}

  void open(int port, const std::string& token, bool deflate, const std::string& from) {
    bind_to(beast::get_lowest_layer(stream_), from);
    websocket::permessage_deflate options;
    options.client_enable = deflate;
    stream_.set_option(options);
    stream_.read_message_max(16U << 20U);
    stream_.set_option(websocket::stream_base::decorator([token](websocket::request_type& request) {
      request.set(http::field::authorization, "Bearer " + token);
    }));
    beast::get_lowest_layer(stream_).async_connect(
        loopback(port), [self = shared_from_this()](beast::error_code problem) {
          if (problem) return self->ended();
          (void)beast::get_lowest_layer(self->stream_).socket().set_option(tcp::no_delay(true), problem);
          self->stream_.async_handshake("127.0.0.1", "/ws",
                                        [self](beast::error_code refused) { self->shaken(refused); });
        });
  }

  void send(std::string text) {
    unsent_.push_back(std::move(text));
    if (unsent_.size() == 1 && open_) write();
  }
  void close() {
    stream_.async_close(websocket::close_code::normal,
                        [self = shared_from_this()](beast::error_code) { self->cut(); });
  }
  void cut() { beast::get_lowest_layer(stream_).close(); }

 private:
  void shaken(beast::error_code problem);
  void read();
  void write() {
    stream_.async_write(asio::buffer(unsent_.front()),
                        [self = shared_from_this()](beast::error_code problem, std::size_t) {
                          if (problem) return self->ended();
                          self->unsent_.pop_front();
                          if (!self->unsent_.empty()) self->write();
                        });
  }
  void ended();

  BeastSockets& all_;
  SocketId id_;
  websocket::stream<beast::tcp_stream> stream_;
  beast::flat_buffer buffer_;
  std::deque<std::string> unsent_;
  bool open_ = false;
  bool ended_ = false;
};

class BeastSockets final : public Sockets {
 public:
  explicit BeastSockets(Handlers handlers) : handlers_(std::move(handlers)) {}

  SocketId open(int port, const std::string& token, bool deflate, const std::string& from) override {
    const SocketId id = ++last_;
    auto socket = std::make_shared<OneSocket>(*this, id, io_);
    sockets_[id] = socket;
    socket->open(port, token, deflate, from);
    return id;
  }
  void send(SocketId id, std::string text) override {
    if (const auto found = sockets_.find(id); found != sockets_.end()) found->second->send(std::move(text));
  }
  void close(SocketId id) override {
    if (const auto found = sockets_.find(id); found != sockets_.end()) found->second->close();
  }
  void cut(SocketId id) override {
    if (const auto found = sockets_.find(id); found != sockets_.end()) found->second->cut();
  }
  void after(std::chrono::microseconds delay, Task task) override {
    auto timer = std::make_shared<asio::steady_timer>(io_, delay);
    timer->async_wait([timer, task = std::move(task)](beast::error_code problem) {
      if (!problem) task();
    });
  }
  void run_for(Millis ms) override {
    if (io_.stopped()) io_.restart();
    const auto guard = asio::make_work_guard(io_);
    io_.run_for(std::chrono::milliseconds(ms));
  }
  void stop() override { io_.stop(); }

  void opened(SocketId id) {
    if (handlers_.opened) handlers_.opened(id);
  }
  void received(SocketId id, std::string_view text) {
    if (handlers_.received) handlers_.received(id, text);
  }
  void closed(SocketId id) {
    sockets_.erase(id);
    if (handlers_.closed) handlers_.closed(id);
  }

 private:
  Handlers handlers_;
  asio::io_context io_{1};
  std::unordered_map<SocketId, std::shared_ptr<OneSocket>> sockets_;
  SocketId last_ = 0;
};

void OneSocket::shaken(beast::error_code problem) {
  if (problem) return ended();
  open_ = true;
  stream_.text(true);
  all_.opened(id_);
  if (!unsent_.empty()) write();
  read();
}

void OneSocket::read() {
  stream_.async_read(buffer_, [self = shared_from_this()](beast::error_code problem, std::size_t) {
    if (problem) return self->ended();
    const auto bytes = self->buffer_.cdata();
    self->all_.received(self->id_, {static_cast<const char*>(bytes.data()), bytes.size()});
    self->buffer_.consume(self->buffer_.size());
    self->read();
  });
}

void OneSocket::ended() {
  if (std::exchange(ended_, true)) return;
  open_ = false;
  cut();
  all_.closed(id_);
}

}  // namespace

HttpAnswer http_ask(int port, const HttpAsk& ask) try {
  asio::io_context io;
  beast::tcp_stream stream(io);
  bind_to(stream, ask.from);
  stream.connect(loopback(port));
  http::request<http::string_body> request(http::string_to_verb(ask.method), ask.path, 11);
  request.set(http::field::host, "127.0.0.1");
  request.set(http::field::connection, "close");
  if (!ask.token.empty()) request.set(http::field::authorization, "Bearer " + ask.token);
  if (!ask.origin.empty()) request.set(http::field::origin, ask.origin);
  if (!ask.accept_encoding.empty()) request.set(http::field::accept_encoding, ask.accept_encoding);
  request.body() = ask.body;
  request.prepare_payload();
  http::write(stream, request);
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> parser;
  parser.body_limit(64U << 20U);
  http::read(stream, buffer, parser);
  const auto& response = parser.get();
  HttpAnswer answer{
      .status = static_cast<int>(response.result_int()), .body = response.body(), .token = "", .headers = ""};
  for (const auto& field : response)
    answer.headers += std::string(field.name_string()) + ": " + std::string(field.value()) + "\n";
  const std::string cookie(response[http::field::set_cookie]);
  if (const std::size_t equals = cookie.find('='); equals != std::string::npos) {
    answer.token = cookie.substr(equals + 1, cookie.find(';') - equals - 1);
  }
  return answer;
} catch (const std::exception& problem) {
  return {.status = 0, .body = problem.what(), .token = "", .headers = ""};
}

std::unique_ptr<Sockets> make_sockets(Sockets::Handlers handlers) {
  return std::make_unique<BeastSockets>(std::move(handlers));
}

}  // namespace ravenhall::hall
