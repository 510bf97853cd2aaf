#include "hall/address.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>

#include "kernel/text.hpp"

namespace ravenhall::hall {

namespace {

constexpr std::size_t kHostBytes = 8;  // of an IPv6 address, behind its network

std::string ipv4_text(const unsigned char* bytes) {
  std::array<char, INET_ADDRSTRLEN> text{};
  return inet_ntop(AF_INET, bytes, text.data(), text.size());
}

}  // namespace

std::string counted_address(std::string_view address) {
  const std::string text(address.substr(0, address.find('%')));  // without the interface
  in6_addr six{};
  if (inet_pton(AF_INET6, text.c_str(), &six) != 1) return std::string(address);
  if (IN6_IS_ADDR_V4MAPPED(&six)) return ipv4_text(&six.s6_addr[12]);
  std::fill_n(&six.s6_addr[kHostBytes], kHostBytes, static_cast<unsigned char>(0));
  std::array<char, INET6_ADDRSTRLEN> network{};
  return std::string(inet_ntop(AF_INET6, &six, network.data(), network.size())) + "/64";
}

std::string_view last_forwarded(std::string_view forwarded_for) {
  const std::size_t comma = forwarded_for.rfind(',');
  return trimmed(comma == std::string_view::npos ? forwarded_for : forwarded_for.substr(comma + 1));
}

}  // namespace ravenhall::hall
