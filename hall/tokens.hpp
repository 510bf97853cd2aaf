// Random names and secrets, and what is kept of a secret.
#pragma once

#include <string>
#include <string_view>

namespace ravenhall::hall {

// Must be called once before anything below. Throws std::runtime_error when the machine has no randomness.
void init_secrets();

// `length` letters and digits that are hard to confuse, five random bits each.
std::string random_name(std::size_t length);
// The id or the code of a new table. Those of a hall in a page begin with "here-", so that an address says
// which hall it belongs to.
std::string new_table_name(std::size_t length);
// 32 random bytes as text that fits into a cookie.
std::string new_token();
// What the store keeps of a token. Tokens are random, so no salt is needed.
std::string token_hash(std::string_view token);
// A secret seed for a match: 64 hex digits.
std::string new_seed();

// argon2id with a random salt. Takes a tenth of a second and 64 MB: never on the loop's thread. Both throw
// std::runtime_error when there is no memory for it.
std::string hash_password(const std::string& password);
bool password_fits(const std::string& hash, const std::string& password);
// A hash that nothing fits, as costly to check as a true one, for logins that do not exist.
const std::string& nobodys_hash();

}  // namespace ravenhall::hall
