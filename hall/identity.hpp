// Who somebody is: guests with a name, accounts with a password, sessions known by a random token.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

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

// A session as its owner sees it in a list.
struct SessionInfo {
  std::string handle;  // by which it can be ended; tells nothing of the token
  Millis created = 0;
  Millis seen = 0;
  std::string device;
  bool current = false;
};

Json user_json(const User& user);

// A name as others may see it: trimmed, valid UTF-8, 1 to 24 characters, nothing invisible in it.
Result<std::string> clean_name(std::string_view text);
// 3 to 32 of a-z 0-9 . _ - ; capitals are made small.
Result<std::string> clean_login(std::string_view text);
// What somebody says: valid UTF-8, 1 to 500 characters, no control characters.
Result<std::string> clean_chat(std::string_view text);
// What somebody notes on the board: the same with at most 80 characters, or nothing at all.
Result<std::string> clean_note(std::string_view text);

// Sessions that are over: the one, or else all of a person but one. Known by the hashes of their tokens.
struct Ended {
  std::string session;
  std::string user;
  std::string kept;

  bool concerns(const std::string& user_id, const std::string& hash) const {
    return session.empty() ? user_id == user && hash != kept : hash == session;
  }
};

// What the owner of a session may know it by: a browser and a system, as far as the header names one we know.
std::string device_of(std::string_view user_agent);

// Reads see only what is committed, and somebody may ask while something is on its way to the store. So
// whoever is about to go counts as gone from the moment it is submitted, and comes back only if the commit
// fails; and of two that would change one person at once the second is refused.
class Identity {
 public:
  // `hashing` computes password hashes. A session that was not used for `session_days` is over.
  Identity(Store& store, Loop& loop, Workers& hashing, int session_days);

  // `ended` is told of sessions that are over, once that is committed.
  void when_ended(std::function<void(const Ended&)> ended) { ended_ = std::move(ended); }

  // The user whose session the token is. Using a session keeps it alive.
  std::optional<User> who(std::string_view token);
  // The session (the hash of its token) is in use.
  void touch(const std::string& hash);
  std::optional<User> user(const std::string& id);

  // Answers come once everything is committed.
  using Answer = std::function<void(Result<Session>)>;
  void create_guest(std::string_view name, std::string_view device, Answer answer);
  void rename(const User& user, std::string_view name, Answer answer);
  void register_account(const User& guest, std::string_view login, std::string_view password,
                        const Answer& answer);
  // With a new token. `guest` is whoever asks, if they are one; all that is theirs moves into the account.
  void login(const std::optional<User>& guest, std::string_view login, std::string_view password,
             std::string_view device, const Answer& answer);
  // All sessions but the one of `token` end.
  void change_password(const User& user, std::string_view token, std::string_view old_password,
                       std::string_view new_password, const Answer& answer);
  // Whether it is the password of the person; a guest has none.
  void check_password(const User& user, std::string_view password, const Answer& answer);

  using Done = std::function<void(bool)>;
  void logout(std::string_view token, Done done);
  std::vector<SessionInfo> sessions(const User& user, std::string_view token);
  using Ending = std::function<void(Result<bool>)>;
  void end_session(const User& user, std::string_view handle, const Ending& done);
  void end_other_sessions(const User& user, std::string_view token, const Ending& done);

  // From now on the person is not known any more. False: somebody else changes them at this moment.
  bool begin_leaving(const std::string& user);
  // Deletes what the store has of them.
  void finish_leaving(const std::string& user, Done done);
  // Stays after all.
  void stop_leaving(const std::string& user);

 private:
  struct Known {
    std::string user;
    Millis seen = 0;
  };

  // Null when there is no such session, or not any more.
  Known* session(const std::string& hash);
  void remember(const User& user);
  void forget_user(const std::string& id);
  void end(const std::string& hash, Done done);
  void end_oldest_sessions(const std::string& user);
  // Forgets the sessions of a person but `kept`, as the store did, and tells of them.
  void forget_sessions(const std::string& user, const std::string& kept);
  void finish_login(const std::optional<User>& guest, const AccountRow& account, const std::string& device,
                    const Answer& answer);
  void finish_password(const User& user, const AccountRow& account, const std::string& kept,
                       const std::string& new_hash, const Answer& answer);
  // Does work with passwords on another thread, or answers why not.
  void hash(const Answer& answer, Task work);
  void save_session(Batch batch, const std::string& user, const std::string& token, Answer answer);
  bool over(const Known& known) const;

  Store& store_;
  Loop& loop_;
  Workers& hashing_;
  Millis session_lives_;
  std::function<void(const Ended&)> ended_;
  std::map<std::string, User> users_;      // by id: those seen lately
  std::map<std::string, Known> sessions_;  // by token hash: those seen lately
  // On their way to the store:
  std::set<std::string> ending_;             // sessions, by token hash
  std::map<std::string, std::string> only_;  // by user: all sessions end but this one
  std::set<std::string> leaving_;            // people who move into an account or are deleted
  std::set<std::string> changing_;           // people whose account or password is being made
};

}  // namespace ravenhall::hall
