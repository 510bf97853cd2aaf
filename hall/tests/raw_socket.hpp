// A connection spoken to byte by byte, for what no library would send.
#pragma once

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <string>

namespace ravenhall::hall::testing {

class RawSocket {
 public:
  // All of 127.0.0.0/8 is this machine: `from` makes it several ones for the hall.
  explicit RawSocket(int port, const char* from = "127.0.0.1") : file_(socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    inet_pton(AF_INET, from, &address.sin_addr);
    EXPECT_EQ(bind(file_, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const timeval patience{15, 0};
    setsockopt(file_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    EXPECT_EQ(connect(file_, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
  }
  ~RawSocket() { close(file_); }
  RawSocket(const RawSocket&) = delete;
  RawSocket& operator=(const RawSocket&) = delete;

  void write(const std::string& bytes) const {
    ASSERT_EQ(send(file_, bytes.data(), bytes.size(), MSG_NOSIGNAL), static_cast<ssize_t>(bytes.size()));
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
  // Of an HTTP answer; 0: the connection ended without one.
  int read_status() const {
    const std::string head = read_head();
    return head.starts_with("HTTP/1.1 ") ? std::stoi(head.substr(9, 3)) : 0;
  }
  bool has_answer() const {
    char byte = 0;
    return recv(file_, &byte, 1, MSG_PEEK | MSG_DONTWAIT) > 0;
  }
  // Whether the hall ends the connection before our patience does, perhaps after saying something.
  bool ended() const {
    char bytes[256];
    ssize_t got = 0;
    while ((got = recv(file_, bytes, sizeof bytes, 0)) > 0) {
    }
    return got == 0 || errno == ECONNRESET;
  }

 private:
  int file_;
};

}  // namespace ravenhall::hall::testing
