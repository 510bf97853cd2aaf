// Who somebody is: guests with a name, accounts with a password, sessions known by a random token.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "hall/loop.hpp"
#include "hall/store.hpp"
#include "hall/workers.hpp"
#include "kernel/error.hpp"
#include "kernel/json.hpp"

namespace ravenhall::hall {

struct User {
  std::string id;
  std::string name;
  bool guest = true;
};

struct Session {
  User user;
  std::string token;  // empty when the one in use stays valid
};

Json user_json(const User& user);

// A name as others may see it: trimmed, valid UTF-8, 1 to 24 characters, nothing invisible in it.
Result<std::string> clean_name(std::string_view text);
// 3 to 32 of a-z 0-9 . _ - ; capitals are made small.
Result<std::string> clean_login(std::string_view text);
Result<std::string> clean_password(std::string_view text);
// What somebody says: valid UTF-8, 1 to 500 characters, no control characters.
Result<std::string> clean_chat(std::string_view text);
// What somebody notes on the board: the same with at most 80 characters, or nothing at all.
Result<std::string> clean_note(std::string_view text);

class Identity {
 public:
  // `hashing` computes password hashes.
  Identity(Store& store, Loop& loop, Workers& hashing) : store_(store), loop_(loop), hashing_(hashing) {}

  // The user whose session the token is.
  std::optional<User> who(std::string_view token);
  std::optional<User> user(const std::string& id);

  // Answers come once everything is committed.
  using Answer = std::function<void(Result<Session>)>;
  void create_guest(std::string_view name, Answer answer);
  void rename(const User& user, std::string_view name, Answer answer);
  void register_account(const User& guest, std::string_view login, std::string_view password,
                        const Answer& answer);
  // With a new token. `guest` is whoever asks, if they are one; all that is theirs moves into the account.
  void login(const std::optional<User>& guest, std::string_view login, std::string_view password,
             const Answer& answer);
  void logout(std::string_view token, std::function<void()> done);

 private:
  void remember(const User& user);
  void finish_login(const std::optional<User>& guest, const AccountRow& account, const Answer& answer);
  // Does work with passwords on another thread; the answer to what it throws is given here. False when too
  // much is waiting already.
  bool hash(const Answer& answer, Task work);
  void save(Batch batch, Session session, Answer answer);

  Store& store_;
  Loop& loop_;
  Workers& hashing_;
  std::unordered_map<std::string, User> users_;            // by id: those seen lately
  std::unordered_map<std::string, std::string> sessions_;  // token hash to user id: those seen lately
};

}  // namespace ravenhall::hall
