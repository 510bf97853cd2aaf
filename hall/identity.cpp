#include "hall/identity.hpp"

#include <sodium.h>

#include <memory>
#include <utility>

#include "hall/log.hpp"
#include "hall/tokens.hpp"
#include "kernel/text.hpp"

namespace ravenhall::hall {

namespace {

constexpr std::size_t kMostCached = 100'000;
constexpr std::size_t kMostTokenBytes = 200;

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

}  // namespace

Json user_json(const User& user) { return {{"id", user.id}, {"name", user.name}, {"guest", user.guest}}; }

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
      return fail("bad_request", "A login is made of latin letters, digits, dots, dashes and underscores.");
    login += c;
  }
  if (login.size() < 3 || login.size() > 32) return fail("bad_request", "A login has 3 to 32 characters.");
  return login;
}

Result<std::string> clean_password(std::string_view text) {
  if (text.size() < 8 || text.size() > 200) return fail("bad_request", "A password has 8 to 200 bytes.");
  return std::string(text);
}

void Identity::remember(const User& user) {
  if (users_.size() >= kMostCached) users_.clear();
  users_[user.id] = user;
}

std::optional<User> Identity::user(const std::string& id) {
  if (const auto found = users_.find(id); found != users_.end()) return found->second;
  const auto row = store_.find_user(id);
  if (!row) return std::nullopt;
  remember({row->id, row->name, row->guest});
  return users_[id];
}

std::optional<User> Identity::who(std::string_view token) {
  if (token.empty() || token.size() > kMostTokenBytes) return std::nullopt;
  const std::string hash = token_hash(token);
  if (const auto found = sessions_.find(hash); found != sessions_.end()) return user(found->second);
  const auto row = store_.find_session(hash);
  if (!row) return std::nullopt;
  if (sessions_.size() >= kMostCached) sessions_.clear();
  sessions_[hash] = row->user;
  return user(row->user);
}

void Identity::save(Batch batch, Session session, Answer answer) {
  store_.submit(std::move(batch), [this, session = std::move(session), answer = std::move(answer)](bool ok) {
    if (!ok) return answer(fail("internal", "It could not be saved."));
    remember(session.user);
    if (!session.token.empty()) sessions_[token_hash(session.token)] = session.user.id;
    answer(session);
  });
}

void Identity::create_guest(std::string_view name, Answer answer) {
  auto clean = clean_name(name);
  if (!clean) return answer(tl::unexpected<Error>(clean.error()));
  Session session{{random_name(16), *clean, true}, new_token()};
  Batch batch{UserRow{session.user.id, session.user.name, true, loop_.now()},
              SessionRow{token_hash(session.token), session.user.id, loop_.now()}};
  save(std::move(batch), std::move(session), std::move(answer));
}

void Identity::rename(const User& user, std::string_view name, Answer answer) {
  auto clean = clean_name(name);
  if (!clean) return answer(tl::unexpected<Error>(clean.error()));
  Session session{{user.id, *clean, user.guest}, ""};
  Batch batch{UserRow{user.id, *clean, user.guest, loop_.now()}};
  save(std::move(batch), std::move(session), std::move(answer));
}

bool Identity::hash(const Answer& answer, Task work) {
  return hashing_.submit(std::move(work), [this, answer] {
    loop_.post([answer] { answer(fail("internal", "The hall is short of memory; try again in a moment.")); });
  });
}

void Identity::register_account(const User& guest, std::string_view login, std::string_view password,
                                const Answer& answer) {
  auto name = clean_login(login);
  if (!name) return answer(tl::unexpected<Error>(name.error()));
  auto secret = clean_password(password);
  if (!secret) return answer(tl::unexpected<Error>(secret.error()));
  if (!guest.guest) return answer(fail("conflict", "This is an account already."));
  if (store_.find_account(*name)) return answer(fail("name_taken", "This login is taken."));
  const bool queued = hash(answer, [this, guest, login = *name, secret = *secret, answer] {
    std::string hash = hash_password(secret);
    loop_.post([this, guest, login, hash = std::move(hash), answer] {
      if (store_.find_account(login)) return answer(fail("name_taken", "This login is taken."));
      Batch batch{UserRow{guest.id, guest.name, false, loop_.now()}, AccountRow{login, guest.id, hash}};
      store_.submit(std::move(batch), [this, guest, answer](bool ok) {
        // The login is the key of its table: whoever came second at the same moment is refused there.
        if (!ok) return answer(fail("name_taken", "This login is taken."));
        const User account{guest.id, guest.name, false};
        remember(account);
        answer(Session{account, ""});
      });
    });
  });
  if (!queued) answer(fail("too_many", "Too many people are registering; try again in a moment."));
}

void Identity::login(const std::optional<User>& guest, std::string_view login, std::string_view password,
                     const Answer& answer) {
  const auto name = clean_login(login);
  const auto account = name ? store_.find_account(*name) : std::nullopt;
  if (password.size() > 200) return answer(fail("wrong_password", "Login or password is wrong."));
  const bool queued = hash(answer, [this, guest, account, secret = std::string(password), answer] {
    // The same work whether there is such a login or not, so that time does not tell.
    const bool fits =
        password_fits(account ? account->password_hash : nobodys_hash(), secret) && account.has_value();
    loop_.post([this, guest, account, fits, answer] {
      if (!fits) return answer(fail("wrong_password", "Login or password is wrong."));
      finish_login(guest, *account, answer);
    });
  });
  if (!queued) answer(fail("too_many", "Too many people are logging in; try again in a moment."));
}

void Identity::finish_login(const std::optional<User>& guest, const AccountRow& account,
                            const Answer& answer) {
  const auto owner = user(account.user);
  if (!owner) return answer(fail("internal", "The account is damaged."));
  Session session{*owner, new_token()};
  Batch batch{SessionRow{token_hash(session.token), owner->id, loop_.now()}};
  if (guest && guest->guest && guest->id != owner->id) {
    batch.emplace_back(MoveUser{guest->id, owner->id});
    users_.erase(guest->id);
    std::erase_if(sessions_, [&](const auto& item) { return item.second == guest->id; });
  }
  save(std::move(batch), std::move(session), answer);
}

void Identity::logout(std::string_view token, std::function<void()> done) {
  const std::string hash = token_hash(token);
  sessions_.erase(hash);
  store_.submit({DropSession{hash}}, [done = std::move(done)](bool /*ok*/) { done(); });
}

}  // namespace ravenhall::hall
