// People take their data along, are forgotten when they wish it, and guests also when they do not come back.
#include <utility>

#include "hall/hall.hpp"
#include "hall/log.hpp"
#include "hall/others.hpp"
#include "hall/refusal.hpp"
#include "hall/replays.hpp"

namespace ravenhall::hall {

namespace {

constexpr std::size_t kMostExported = 32U << 20U;  // bytes of records; games beyond them come without

constexpr int kGuestsAtOnce = 100;
constexpr int kOldAtOnce = 500;

}  // namespace

// One game a step of the loop, so that nobody waits for somebody who has played much.
struct Hall::Export {
  User user;
  std::vector<TableRow> tables;
  std::size_t next = 0;
  std::size_t bytes = 0;
  Json games = Json::array();
  std::function<void(const Json&)> done;
};

void Hall::export_person(const User& user, std::function<void(const Json&)> done) {
  auto work = std::make_shared<Export>();
  work->user = user;
  work->tables = store_.tables({.state = {}, .user = user.id, .public_only = false, .limit = 0});
  work->done = std::move(done);
  export_next(work);
}

void Hall::export_next(const std::shared_ptr<Export>& work) {
  if (work->next < work->tables.size()) {
    const TableRow row = std::move(work->tables[work->next++]);
    Json saga;
    const SlotPtr slot = work->bytes < kMostExported ? find_slot(row.id) : nullptr;
    if (slot != nullptr && slot->table->history() != nullptr &&
        may_read_record(*slot->table, work->user.id)) {
      std::string text = saga_of(*slot->table, true);
      work->bytes += text.size();
      saga = std::move(text);
    }
    work->games.push_back(object_of({{"table", stored_table_json(row)}, {"saga", std::move(saga)}}));
    forget_if_idle(row.id);
    return loop_.post([this, work] { export_next(work); });
  }
  Json chat = Json::array();
  for (const ChatRow& row : store_.chat_of(work->user.id))
    chat.push_back(object_of({{"table", row.table}, {"text", row.text}, {"at", row.at}}));
  Json user = user_json(work->user);
  const auto account = store_.account_of(work->user.id);
  user["login"] = account ? Json(account->login) : Json();
  work->done(object_of({{"user", std::move(user)},
                        {"games", std::move(work->games)},
                        {"chat", std::move(chat)},
                        {"blocks", blocks_json(work->user.id)}}));
}

// First the tables in memory give the person up, one after another as each is free; then the store forgets
// the rest.
void Hall::delete_person(const std::string& user, std::function<void(Result<bool>)> done) {
  if (!identity_.begin_leaving(user))
    return done(refuse("conflict", "being_changed", "This is being changed elsewhere at this moment."));
  std::vector<SlotPtr> theirs;
  for (const auto& [id, slot] : slots_) {
    if (!slot->table->seats_of(user).empty() || slot->table->info().host == user) theirs.push_back(slot);
  }
  struct Progress {
    std::size_t left;
    bool fine = true;
  };
  const auto progress = std::make_shared<Progress>(Progress{theirs.size() + 1});
  const auto one_less = [this, user, progress, done = std::move(done)](bool ok) {
    progress->fine = progress->fine && ok;
    if (--progress->left > 0) return;
    if (!progress->fine) {
      identity_.stop_leaving(user);
      return done(fail("internal", "It could not be saved."));
    }
    identity_.finish_leaving(user, [this, user, done](bool gone) {
      if (!gone) return done(fail("internal", "It could not be saved."));
      forget_person(user);
      log(LogLevel::info, "person_deleted", {{"user", user}});
      done(true);
    });
  };
  for (const SlotPtr& slot : theirs) {
    const bool entered = enter(slot, [this, slot, user, one_less] { leave_for_good(slot, user, one_less); });
    if (!entered) one_less(false);
  }
  one_less(true);
}

void Hall::leave_for_good(const SlotPtr& slot, const std::string& user, const Store::Done& done) {
  Table& table = *slot->table;
  const std::string id = table.info().id;
  if (!slots_.contains(id)) return done(true);
  auto others = table.humans();
  others.erase(user);
  if (others.empty()) return drop_table(slot, done);
  const SeatSet own = table.seats_of(user);
  Batch pins;
  for (PinRow pin : store_.pins(id)) {
    if (!own.has(seat_at(pin.seat))) continue;
    pin.text.clear();  // takes it off
    pins.emplace_back(pin);
  }
  table.forget_person(user, loop_.now());
  commit(slot, std::move(pins), done);
}

// What memory still has of somebody whom the store has forgotten.
void Hall::forget_person(const std::string& user) {
  answers_.erase(user);
  blocks_.erase(user);
  for (auto& [by, blocked] : blocks_) blocked.erase(user);
  std::vector<SlotPtr> read_meanwhile;
  for (const auto& [id, slot] : slots_) {
    if (!slot->table->seats_of(user).empty()) read_meanwhile.push_back(slot);
  }
  for (const SlotPtr& slot : read_meanwhile)
    (void)enter(slot, [this, slot, user] { leave_for_good(slot, user, [](bool) {}); });
}

// A little every minute.
void Hall::forget_old() {
  const Millis now = loop_.now();
  for (const auto& [id, client] : clients_) identity_.touch(client.session);
  if constexpr (!kOthersCome) return;
  std::erase_if(bans_, [&](const auto& ban) { return ban.second != 0 && ban.second < now; });
  store_.submit({DropOld{.sessions_before = now - settings_.session_days * kOneDay,
                         .chat_before = now - settings_.chat_days * kOneDay,
                         .bans_before = now,
                         .most = kOldAtOnce}},
                nullptr);
  const Millis since = now - settings_.guest_days * kOneDay;
  const std::vector<UserRow> guests = store_.guests(since, last_guest_, kGuestsAtOnce);
  for (const UserRow& guest : guests) {
    if (!store_.needed(guest, since)) delete_person(guest.id, [](const Result<bool>&) {});
  }
  last_guest_ = guests.empty() ? UserRow{} : guests.back();
}

}  // namespace ravenhall::hall
