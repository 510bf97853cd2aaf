// Large messages are compressed on the wire for clients that ask for it. Spoken by hand, because a library
// would hide the bytes.
#include <gtest/gtest.h>

#include "hall/tests/live.hpp"
#include "hall/tests/raw_socket.hpp"

namespace ravenhall::hall::testing {
namespace {

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
