#include "hall/cookies.hpp"

namespace ravenhall::hall {

namespace {

// The value of `name` among `name=value` parts that `separator` divides.
std::string_view part(std::string_view text, char separator, std::string_view name) {
  while (!text.empty()) {
    std::string_view item = text.substr(0, text.find(separator));
    text.remove_prefix(std::min(item.size() + 1, text.size()));
    while (item.starts_with(' ')) item.remove_prefix(1);
    if (item.size() > name.size() && item.starts_with(name) && item[name.size()] == '=')
      return item.substr(name.size() + 1);
  }
  return {};
}

std::string cookie(std::string_view value, std::string_view age, bool secure) {
  std::string text = std::string(kCookie) + "=" + std::string(value) +
                     "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" + std::string(age);
  return secure ? text + "; Secure" : text;
}

}  // namespace

std::string token_of(const Request& request) {
  constexpr std::string_view bearer = "Bearer ";
  if (request.authorization.starts_with(bearer)) return request.authorization.substr(bearer.size());
  return std::string(part(request.cookie, ';', kCookie));
}

std::string session_cookie(std::string_view token, bool secure) { return cookie(token, "31536000", secure); }
std::string expired_cookie(bool secure) { return cookie("", "0", secure); }

std::string query_value(std::string_view query, std::string_view name) {
  return std::string(part(query, '&', name));
}

}  // namespace ravenhall::hall
