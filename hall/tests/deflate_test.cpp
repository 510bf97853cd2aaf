// Large messages are compressed on the wire for clients that ask for it. Spoken by hand, because a library
// would hide the bytes.
#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include "hall/tests/live.hpp"

namespace ravenhall::hall::testing {
namespace {

class RawSocket {
 public:
  explicit RawSocket(int port) : file_(socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const timeval patience{10, 0};
    setsockopt(file_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    EXPECT_EQ(connect(file_, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
  }
  ~RawSocket() { close(file_); }
  RawSocket(const RawSocket&) = delete;
  RawSocket& operator=(const RawSocket&) = delete;

  void write(const std::string& bytes) const {
    ASSERT_EQ(::write(file_, bytes.data(), bytes.size()), static_cast<ssize_t>(bytes.size()));
  }
  // A masked text frame; a mask of zeros leaves the text as it is.
  void write_frame(const std::string& text) const {
    ASSERT_LT(text.size(), 126U);
    write(std::string("\x81", 1) + static_cast<char>(0x80U | text.size()) + std::string(4, '\0') + text);
  }
  std::string read(std::size_t size) const {
    std::string bytes(size, '\0');
    return recv(file_, bytes.data(), size, MSG_WAITALL) == static_cast<ssize_t>(size) ? bytes : "";
  }
  std::string read_head() const {
    std::string head;
    while (!head.ends_with("\r\n\r\n")) {
      const std::string byte = read(1);
      if (byte.empty()) break;
      head += byte;
    }
    return head;
  }

 private:
  int file_;
};

struct Frame {
  bool compressed = false;
  std::size_t size = 0;
};

// The head of the answer to `watch`.
Frame watched(int port, const std::string& token, const std::string& table, const std::string& extension) {
  const RawSocket socket(port);
  socket.write(
      "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
      "Authorization: Bearer " +
      token + "\r\n" + extension + "\r\n");
  EXPECT_TRUE(socket.read_head().starts_with("HTTP/1.1 101"));
  socket.write_frame(dump({{"id", 1}, {"do", "watch"}, {"table", table}}));
  const std::string head = socket.read(4);
  if (head.size() < 4) return {};
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(head[i]); };
  EXPECT_EQ(byte(1), 126);  // a size of two bytes follows
  return {.compressed = (byte(0) & 0x40U) != 0, .size = byte(2) * 256U + byte(3)};
}

TEST(Deflate, makes_a_view_a_fraction_of_its_size) {
  const TempFolder folder;
  LiveHall hall(live_settings(folder));
  const std::string token = live_guest(hall.port(), "Ann");
  const std::string table =
      live_post(hall.port(), "/api/hotseat",
                {{"game", "blood-rage"}, {"seats", 2}, {"names", {"Ann", "Bob"}}}, token)["table"]["id"];
  const Frame plain = watched(hall.port(), token, table, "");
  const Frame small = watched(hall.port(), token, table, "Sec-WebSocket-Extensions: permessage-deflate\r\n");
  EXPECT_FALSE(plain.compressed);
  EXPECT_TRUE(small.compressed);
  EXPECT_GT(plain.size, 4000U);
  EXPECT_LT(small.size * 3, plain.size);
}

}  // namespace
}  // namespace ravenhall::hall::testing
