#include "hall/identity.hpp"

#include <array>
#include <utility>

#include "hall/passwords.hpp"
#include "hall/refusal.hpp"
#include "hall/tokens.hpp"
#include "kernel/text.hpp"

namespace ravenhall::hall {

namespace {

constexpr std::size_t kMostCached = 100'000;
constexpr std::size_t kMostTokenBytes = 200;
constexpr std::size_t kMostSessions = 50;  // of one person

// The next code point of UTF-8 text, taken off it; nothing when it is broken.
std::optional<char32_t> take_code_point(std::string_view& text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned lead = byte(0);
  const std::size_t size = lead < 0x80                   ? 1
                           : lead >= 0xc2 && lead < 0xe0 ? 2
                           : (lead & 0xf0U) == 0xe0      ? 3
                           : lead >= 0xf0 && lead < 0xf5 ? 4
                                                         : 0;
  if (size == 0 || text.size() < size) return std::nullopt;
  char32_t code = size == 1 ? lead : lead & (0xffU >> (size + 1));
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xc0U) != 0x80) return std::nullopt;
    code = (code << 6U) | (byte(i) & 0x3fU);
  }
  constexpr char32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
  if (code < kLeast[size] || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return std::nullopt;
  text.remove_prefix(size);
  return code;
}

// Control characters, and those that turn the direction of a line or cannot be seen.
bool invisible(char32_t code) {
  return code < 0x20 || (code >= 0x7f && code < 0xa0) || (code >= 0x200b && code <= 0x200f) ||
         (code >= 0x2028 && code <= 0x202e) || (code >= 0x2060 && code <= 0x206f) || code == 0xfeff;
}

Result<std::string> clean_text(std::string_view text, std::size_t most, const std::string& what) {
  const std::string_view clean = trimmed(text);
  std::size_t count = 0;
  for (std::string_view rest = clean; !rest.empty(); ++count) {
    const auto code = take_code_point(rest);
    if (!code || invisible(*code)) return fail("bad_request", what + " has no invisible characters.");
  }
  if (count < 1 || count > most)
    return fail("bad_request", what + " has 1 to " + std::to_string(most) + " characters.");
  return std::string(clean);
}

tl::unexpected<Error> not_saved() { return fail("internal", "It could not be saved."); }
tl::unexpected<Error> at_once() {
  return refuse("conflict", "being_changed", "This is being changed elsewhere at this moment.");
}
tl::unexpected<Error> wrong_password() { return fail("wrong_password", "Login or password is wrong."); }

// Another hash of the token's hash, so that the list of sessions cannot be used to look for either.
std::string handle_of(const std::string& session) { return token_hash("handle " + session).substr(0, 12); }

}  // namespace

Json user_json(const User& user) {
  return object_of({{"id", user.id}, {"name", user.name}, {"guest", user.guest}});
}

Result<std::string> clean_name(std::string_view text) { return clean_text(text, 24, "A name"); }
Result<std::string> clean_chat(std::string_view text) { return clean_text(text, 500, "A message"); }
Result<std::string> clean_note(std::string_view text) {
  return trimmed(text).empty() ? std::string() : clean_text(text, 80, "A note");
}

Result<std::string> clean_login(std::string_view text) {
  std::string login;
  for (char c : trimmed(text)) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    const bool fine = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '_' || c == '-';
    if (!fine)
      return refuse("bad_request", "login_form",
                    "A login is made of latin letters, digits, dots, dashes and underscores.");
    login += c;
  }
  if (login.size() < 3 || login.size() > 32)
    return refuse("bad_request", "login_form", "A login has 3 to 32 characters.");
  return login;
}

std::string device_of(std::string_view user_agent) {
  using Word = std::pair<std::string_view, std::string_view>;  // in the header, for people
  // The first that fits: each of these also names some that stand behind it.
  constexpr std::array<Word, 6> browsers{{{"Firefox/", "Firefox"},
                                          {"Edg", "Edge"},
                                          {"OPR/", "Opera"},
                                          {"Chrome/", "Chrome"},
                                          {"Safari/", "Safari"},
                                          {"curl/", "curl"}}};
  constexpr std::array<Word, 6> systems{{{"Android", "Android"},
                                         {"iPhone", "iPhone"},
                                         {"iPad", "iPad"},
                                         {"Windows", "Windows"},
                                         {"Macintosh", "macOS"},
                                         {"Linux", "Linux"}}};
  const auto named = [&](const auto& words) {
    for (const auto& [sign, name] : words) {
      if (user_agent.find(sign) != std::string_view::npos) return std::string(name);
    }
    return std::string();
  };
  const std::string browser = named(browsers);
  const std::string system = named(systems);
  return browser.empty() || system.empty() ? browser + system : browser + ", " + system;
}

Identity::Identity(Store& store, Loop& loop, Workers& hashing, int session_days)
    : store_(store), loop_(loop), hashing_(hashing), session_lives_(session_days * kOneDay) {}

void Identity::remember(const User& user) {
  if (users_.size() >= kMostCached) users_.clear();
  users_[user.id] = user;
}

std::optional<User> Identity::user(const std::string& id) {
  if (leaving_.contains(id)) return std::nullopt;
  if (const auto found = users_.find(id); found != users_.end()) return found->second;
  const auto row = store_.find_user(id);
  if (!row) return std::nullopt;
  remember({row->id, row->name, row->guest});
  return users_[id];
}

bool Identity::over(const Known& known) const { return known.seen < loop_.now() - session_lives_; }

Identity::Known* Identity::session(const std::string& hash) {
  if (ending_.contains(hash)) return nullptr;
  auto found = sessions_.find(hash);
  if (found == sessions_.end()) {
    const auto row = store_.find_session(hash);
    if (!row) return nullptr;
    if (sessions_.size() >= kMostCached) sessions_.clear();
    found = sessions_.emplace(hash, Known{row->user, row->seen}).first;
  }
  const auto only = only_.find(found->second.user);
  if (over(found->second) || (only != only_.end() && only->second != hash)) return nullptr;
  return &found->second;
}

std::optional<User> Identity::who(std::string_view token) {
  if (token.empty() || token.size() > kMostTokenBytes) return std::nullopt;
  const std::string hash = token_hash(token);
  const Known* known = session(hash);
  if (known == nullptr) return std::nullopt;
  touch(hash);
  return user(known->user);
}

void Identity::touch(const std::string& hash) {
  Known* known = session(hash);
  if (known == nullptr || known->seen > loop_.now() - kOneDay) return;
  known->seen = loop_.now();
  store_.submit({TouchSession{hash, loop_.now()}}, nullptr);
}

void Identity::save_session(Batch batch, const std::string& user_id, const std::string& token,
                            Answer answer) {
  store_.submit(std::move(batch), [this, user_id, token, answer = std::move(answer)](bool ok) {
    const auto owner = ok ? user(user_id) : std::nullopt;
    if (!owner) return answer(not_saved());
    answer(Session{*owner, token});
  });
}

void Identity::create_guest(std::string_view name, std::string_view device, Answer answer) {
  auto clean = clean_name(name);
  if (!clean) return answer(tl::unexpected<Error>(clean.error()));
  const std::string id = random_name(16);
  const std::string token = new_token();
  const Millis now = loop_.now();
  save_session(
      {UserRow{id, *clean, true, now}, SessionRow{token_hash(token), id, now, now, std::string(device)}}, id,
      token, std::move(answer));
}

void Identity::rename(const User& user, std::string_view name, Answer answer) {
  auto clean = clean_name(name);
  if (!clean) return answer(tl::unexpected<Error>(clean.error()));
  store_.submit({RenameUser{user.id, *clean}}, [this, id = user.id, answer = std::move(answer)](bool ok) {
    users_.erase(id);
    const auto renamed = ok ? this->user(id) : std::nullopt;
    if (!renamed) return answer(not_saved());
    answer(Session{*renamed, ""});
  });
}

void Identity::hash(const Answer& answer, Task work) {
  const bool queued = hashing_.submit(std::move(work), [this, answer] {
    loop_.post([answer] { answer(fail("internal", "The hall is short of memory; try again in a moment.")); });
  });
  if (!queued)
    answer(refuse("too_many", "hall_full", "Too many people are logging in; try again in a moment."));
}

void Identity::register_account(const User& guest, std::string_view login, std::string_view password,
                                const Answer& answer) {
  auto name = clean_login(login);
  if (!name) return answer(tl::unexpected<Error>(name.error()));
  auto secret = clean_password(password, *name);
  if (!secret) return answer(tl::unexpected<Error>(secret.error()));
  if (!guest.guest) return answer(refuse("conflict", "account_already", "This is an account already."));
  if (store_.find_account(*name)) return answer(fail("name_taken", "This login is taken."));
  hash(answer, [this, id = guest.id, login = *name, secret = *secret, answer] {
    std::string hash = hash_password(secret);
    loop_.post([this, id, login, hash = std::move(hash), answer] {
      if (store_.find_account(login)) return answer(fail("name_taken", "This login is taken."));
      const auto still = user(id);
      if (!still || !still->guest || !changing_.insert(id).second) return answer(at_once());
      store_.submit({AccountRow{login, id, hash}}, [this, id, login, answer](bool ok) {
        changing_.erase(id);
        users_.erase(id);
        // The login is the key of its table: whoever came second at the same moment is refused there.
        if (!ok && store_.find_account(login)) return answer(fail("name_taken", "This login is taken."));
        const auto account = ok ? user(id) : std::nullopt;
        if (!account) return answer(not_saved());
        answer(Session{*account, ""});
      });
    });
  });
}

void Identity::login(const std::optional<User>& guest, std::string_view login, std::string_view password,
                     std::string_view device, const Answer& answer) {
  const auto name = clean_login(login);
  const auto account = name ? store_.find_account(*name) : std::nullopt;
  if (password.size() > 200) return answer(wrong_password());
  hash(answer, [this, guest, account, secret = std::string(password), device = std::string(device), answer] {
    // The same work whether there is such a login or not, so that time does not tell.
    const bool fits =
        password_fits(account ? account->password_hash : nobodys_hash(), secret) && account.has_value();
    loop_.post([this, guest, account, fits, device, answer] {
      if (!fits) return answer(wrong_password());
      finish_login(guest, *account, device, answer);
    });
  });
}

void Identity::finish_login(const std::optional<User>& guest, const AccountRow& account,
                            const std::string& device, const Answer& answer) {
  // Much can have happened while the password was checked.
  const auto owner = user(account.user);
  const auto now_account = store_.account_of(account.user);
  if (!owner || !now_account || now_account->password_hash != account.password_hash)
    return answer(wrong_password());
  if (changing_.contains(owner->id)) return answer(at_once());
  end_oldest_sessions(owner->id);
  const std::string token = new_token();
  const Millis now = loop_.now();
  Batch batch{SessionRow{token_hash(token), owner->id, now, now, device}};
  if (!guest || !guest->guest || guest->id == owner->id)
    return save_session(std::move(batch), owner->id, token, answer);

  const auto still = user(guest->id);
  if (!still || !still->guest || changing_.contains(guest->id)) return answer(at_once());
  batch.emplace_back(MoveUser{guest->id, owner->id});
  leaving_.insert(guest->id);
  changing_.insert(owner->id);
  save_session(std::move(batch), owner->id, token,
               [this, from = guest->id, to = owner->id, answer](const Result<Session>& session) {
                 if (session) forget_user(from);
                 leaving_.erase(from);
                 changing_.erase(to);
                 answer(session);
               });
}

void Identity::check_password(const User& user, std::string_view password, const Answer& answer) {
  if (user.guest) return answer(Session{user, ""});
  const auto account = store_.account_of(user.id);
  if (!account || password.size() > 200) return answer(wrong_password());
  hash(answer, [this, user, hash = account->password_hash, secret = std::string(password), answer] {
    const bool fits = password_fits(hash, secret);
    loop_.post([user, fits, answer] {
      if (!fits) return answer(wrong_password());
      answer(Session{user, ""});
    });
  });
}

void Identity::change_password(const User& user, std::string_view token, std::string_view old_password,
                               std::string_view new_password, const Answer& answer) {
  const auto account = store_.account_of(user.id);
  if (!account) return answer(fail("bad_request", "A guest has no password."));
  auto secret = clean_password(new_password, account->login);
  if (!secret) return answer(tl::unexpected<Error>(secret.error()));
  if (old_password.size() > 200) return answer(wrong_password());
  hash(answer, [this, user, account = *account, kept = token_hash(token),
                old_secret = std::string(old_password), secret = *secret, answer] {
    const bool fits = password_fits(account.password_hash, old_secret);
    std::string hash = fits ? hash_password(secret) : "";
    loop_.post([this, user, account, kept, fits, hash = std::move(hash), answer] {
      if (!fits) return answer(wrong_password());
      finish_password(user, account, kept, hash, answer);
    });
  });
}

void Identity::finish_password(const User& user, const AccountRow& account, const std::string& kept,
                               const std::string& new_hash, const Answer& answer) {
  // Who logged out meanwhile, or in another window changed it already, does not change it.
  if (session(kept) == nullptr || leaving_.contains(user.id) || only_.contains(user.id) ||
      !changing_.insert(user.id).second)
    return answer(at_once());
  only_[user.id] = kept;
  store_.submit({SetPassword{user.id, account.password_hash, new_hash}, DropOtherSessions{user.id, kept}},
                [this, id = user.id, kept, answer](bool ok) {
                  changing_.erase(id);
                  only_.erase(id);
                  if (ok) forget_sessions(id, kept);
                  const auto owner = ok ? this->user(id) : std::nullopt;
                  if (!owner) return answer(not_saved());
                  answer(Session{*owner, ""});
                });
}

// So many that one more has room.
void Identity::end_oldest_sessions(const std::string& user) {
  const auto all = store_.sessions_of(user);
  for (std::size_t i = kMostSessions - 1; i < all.size(); ++i) end(all[i].token_hash, nullptr);
}

void Identity::end(const std::string& hash, Done done) {
  ending_.insert(hash);
  store_.submit({DropSession{hash}}, [this, hash, done = std::move(done)](bool ok) {
    ending_.erase(hash);
    if (ok) {
      sessions_.erase(hash);
      if (ended_) ended_({.session = hash, .user = "", .kept = ""});
    }
    if (done) done(ok);
  });
}

void Identity::forget_sessions(const std::string& user, const std::string& kept) {
  std::erase_if(sessions_, [&](const auto& item) { return item.second.user == user && item.first != kept; });
  if (ended_) ended_({.session = "", .user = user, .kept = kept});
}

void Identity::forget_user(const std::string& id) {
  users_.erase(id);
  forget_sessions(id, "");
}

void Identity::logout(std::string_view token, Done done) {
  const std::string hash = token_hash(token);
  if (!ending_.contains(hash) && session(hash) == nullptr) return done(true);
  end(hash, std::move(done));
}

std::vector<SessionInfo> Identity::sessions(const User& user, std::string_view token) {
  const std::string current = token_hash(token);
  std::vector<SessionInfo> list;
  for (const SessionRow& row : store_.sessions_of(user.id)) {
    if (session(row.token_hash) == nullptr) continue;
    list.push_back({handle_of(row.token_hash), row.created, row.seen, row.device, row.token_hash == current});
  }
  return list;
}

void Identity::end_session(const User& user, std::string_view handle, const Ending& done) {
  for (const SessionRow& row : store_.sessions_of(user.id)) {
    if (handle_of(row.token_hash) != handle) continue;
    return end(row.token_hash, [done](bool ok) { ok ? done(true) : done(not_saved()); });
  }
  done(fail("not_found", "There is no such session."));
}

void Identity::end_other_sessions(const User& user, std::string_view token, const Ending& done) {
  const std::string kept = token_hash(token);
  if (!only_.emplace(user.id, kept).second) return done(at_once());
  store_.submit({DropOtherSessions{user.id, kept}}, [this, id = user.id, kept, done](bool ok) {
    only_.erase(id);
    if (!ok) return done(not_saved());
    forget_sessions(id, kept);
    done(true);
  });
}

bool Identity::begin_leaving(const std::string& user) {
  return !changing_.contains(user) && leaving_.insert(user).second;
}

void Identity::finish_leaving(const std::string& user, Done done) {
  store_.submit({DropUser{user}}, [this, user, done = std::move(done)](bool ok) {
    if (ok) forget_user(user);
    leaving_.erase(user);
    done(ok);
  });
}

void Identity::stop_leaving(const std::string& user) { leaving_.erase(user); }

}  // namespace ravenhall::hall
