#include "hall/tokens.hpp"

#include <sodium.h>

#include <array>
#include <charconv>
#include <stdexcept>
#include <vector>

namespace ravenhall::hall {

namespace {

std::string to_hex(const unsigned char* bytes, std::size_t size) {
  std::string text(size * 2 + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes, size);
  text.pop_back();
  return text;
}

// Fills all of `bytes`, or gives false.
template <std::size_t size>
bool from_base64(std::string_view text, std::array<unsigned char, size>& bytes) {
  std::size_t read = 0;
  return sodium_base642bin(bytes.data(), size, text.data(), text.size(), nullptr, &read, nullptr,
                           sodium_base64_VARIANT_ORIGINAL_NO_PADDING) == 0 &&
         read == size;
}

}  // namespace

void init_secrets() {
  if (sodium_init() < 0) throw std::runtime_error("libsodium cannot start");
}

std::string random_name(std::size_t length) {
  constexpr std::string_view letters = "abcdefghjkmnpqrstuvwxyz023456789";
  static_assert(letters.size() == 32);
  std::string name;
  for (std::size_t i = 0; i < length; ++i) name += letters[randombytes_uniform(32)];
  return name;
}

std::string new_table_name(std::size_t length) { return random_name(length); }

std::string new_token() {
  std::array<unsigned char, 32> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  constexpr int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
  std::string text(sodium_base64_ENCODED_LEN(bytes.size(), variant), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), variant);
  text.pop_back();
  return text;
}

std::string token_hash(std::string_view token) {
  std::array<unsigned char, 32> hash{};
  crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(token.data()),
                     token.size(), nullptr, 0);
  return to_hex(hash.data(), hash.size());
}

std::string new_seed() {
  std::array<unsigned char, 32> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return to_hex(bytes.data(), bytes.size());
}

std::string hash_password(const std::string& password) {
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (crypto_pwhash_str_alg(hash.data(), password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                            crypto_pwhash_MEMLIMIT_INTERACTIVE, crypto_pwhash_ALG_ARGON2ID13) != 0) {
    throw std::runtime_error("not enough memory to hash a password");
  }
  return hash.data();
}

namespace {

// A part of a hash that must stand next.
void skip(std::string_view& rest, std::string_view part) {
  if (!rest.starts_with(part)) throw std::runtime_error("a password's hash is damaged");
  rest.remove_prefix(part.size());
}

std::size_t take_number(std::string_view& rest) {
  std::size_t number = 0;
  const auto end = std::from_chars(rest.data(), rest.data() + rest.size(), number).ptr;
  rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
  return number;
}

}  // namespace

// The library's own check calls a password wrong when it has no memory to check it. So it is hashed again
// here, with the costs and the salt of the hash: $argon2id$v=19$m=65536,t=2,p=1$SALT$HASH.
bool password_fits(const std::string& hash, const std::string& password) {
  std::array<unsigned char, crypto_pwhash_SALTBYTES> salt{};
  std::array<unsigned char, 32> expected{};
  std::array<unsigned char, 32> found{};
  std::string_view rest = hash;
  skip(rest, "$argon2id$v=19$m=");
  const std::size_t kilobytes = take_number(rest);
  skip(rest, ",t=");
  const std::size_t passes = take_number(rest);
  skip(rest, ",p=1$");
  const std::size_t mark = rest.find('$');
  const bool read = mark != std::string_view::npos && from_base64(rest.substr(0, mark), salt) &&
                    from_base64(rest.substr(mark + 1), expected);
  if (!read) throw std::runtime_error("a password's hash is damaged");
  if (crypto_pwhash(found.data(), found.size(), password.data(), password.size(), salt.data(), passes,
                    kilobytes * 1024, crypto_pwhash_ALG_ARGON2ID13) != 0) {
    throw std::runtime_error("not enough memory to check a password");
  }
  return sodium_memcmp(found.data(), expected.data(), found.size()) == 0;
}

const std::string& nobodys_hash() {
  static const std::string kHash = hash_password(new_token());
  return kHash;
}

}  // namespace ravenhall::hall
