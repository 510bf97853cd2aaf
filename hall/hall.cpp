// Tables in memory: found, changed, committed, forgotten; and the clock that wakes them.
#include "hall/hall.hpp"

#include <chrono>
#include <utility>

#include "hall/log.hpp"

namespace ravenhall::hall {

namespace {

constexpr std::size_t kMostWaiting = 200;  // messages for one table
constexpr Millis kHousekeeping = 60'000;
constexpr Millis kOpenTableLives = 24 * 3600 * 1000;  // without anybody touching it
constexpr Millis kKeysLive = 3600 * 1000;
constexpr Millis kTryCommitAgain = 1000;

Json read_repaired(const TableRow& row) {
  Json outcome;
  return read_info(row, &outcome).repaired;
}

}  // namespace

Hall::Hall(Settings settings, const Games& games, Store& store, Loop& loop, Thinkers& thinkers,
           Workers& hashing, Workers& reading)
    : settings_(std::move(settings)),
      games_(games),
      store_(store),
      loop_(loop),
      thinkers_(thinkers),
      reading_(reading),
      identity_(store, loop, hashing, settings_.session_days),
      files_(settings_.web),
      readiness_(store, loop),
      alarm_(loop.make_alarm([this] { wake_up(); })),
      guests_(settings_.guests),
      logins_(settings_.logins),
      account_logins_(settings_.account_logins),
      requests_(settings_.requests),
      pages_(settings_.pages),
      loads_(settings_.loads),
      imports_(settings_.imports),
      replays_(settings_.replays),
      chats_(settings_.chat),
      pins_(settings_.chat),
      hints_(settings_.hints),
      reviewers_({0.05, 10}),
      reports_({0.02, 5}),
      exports_({0.01, 3}) {
  identity_.when_ended([this](const Ended& ended) {
    for (const auto& [id, client] : clients_) {
      if (ended.concerns(client.user, client.session)) client.peer->close("the session has ended");
    }
  });
}

std::size_t Hall::recover() {
  for (const BlockRow& row : store_.blocks()) blocks_[row.user].insert(row.blocked);
  for (const BanRow& row : store_.bans()) bans_[row.target] = row.until;
  for (const KeyRow& row : store_.keys_since(loop_.now() - kKeysLive)) remember_answer(row);
  for (const TableState state : {TableState::open, TableState::running}) {
    for (const TableRow& row :
         store_.tables({.state = static_cast<int>(state), .user = "", .public_only = false, .limit = 0})) {
      auto table = restore(row);
      if (!table) continue;
      const SlotPtr slot = add_slot(std::move(*table));
      slot->left = row.updated;
      set_wake(slot);
      schedule_agents(slot);
    }
  }
  loop_.after(kHousekeeping, [this] { housekeeping(); });
  log(LogLevel::info, "recovered", {{"tables", slots_.size()}});
  return slots_.size();
}

Result<std::unique_ptr<Table>> Hall::restore(const TableRow& row) {
  auto table = Table::restore(games_, row, store_.log(row.id), store_.snapshot(row.id), loop_.now());
  if (!table) {
    log(LogLevel::error, "table_damaged", {{"table", row.id}, {"problem", table.error().message}});
  } else if ((*table)->info().repaired != read_repaired(row)) {
    log(LogLevel::error, "table_repaired",
        {{"table", row.id}, {"lost", (*table)->info().repaired.value("lost", 0)}});
  }
  return table;
}

Hall::SlotPtr Hall::add_slot(std::unique_ptr<Table> table) {
  auto slot = std::make_shared<Slot>();
  slot->published = table->seq();
  slot->table = std::move(table);
  slot->changed = slot->left = loop_.now();
  const TableInfo& info = slot->table->info();
  ids_by_code_[info.code] = info.id;
  slots_[info.id] = slot;
  return slot;
}

Hall::SlotPtr Hall::find_slot(const std::string& id_or_code) {
  if (id_or_code.empty() || id_or_code.size() > 40) return nullptr;
  const auto code = ids_by_code_.find(id_or_code);
  const auto found = slots_.find(code == ids_by_code_.end() ? id_or_code : code->second);
  if (found != slots_.end()) return found->second;
  const auto row = store_.find_table(id_or_code);
  if (!row) return nullptr;
  const auto state = static_cast<TableState>(row->state);
  if (state != TableState::finished && state != TableState::archived) return nullptr;
  auto table = restore(*row);
  return table ? add_slot(std::move(*table)) : nullptr;
}

bool Hall::may_find(const std::string& id_or_code, const std::string& address) {
  return ids_by_code_.contains(id_or_code) || slots_.contains(id_or_code) ||
         loads_.take(address, loop_.now());
}

// Finished and archived tables nobody looks at are read again from the store when somebody does.
void Hall::forget_if_idle(const std::string& id) {
  const auto found = slots_.find(id);
  if (found == slots_.end()) return;
  const SlotPtr slot = found->second;
  const TableState state = slot->table->state();
  const bool at_rest = state == TableState::finished || state == TableState::archived;
  if (!at_rest || !slot->watchers.empty() || slot->busy || !slot->waiting.empty()) return;
  ids_by_code_.erase(slot->table->info().code);
  wakes_.erase({slot->wake, id});
  slots_.erase(id);
}

void Hall::drop_table(const SlotPtr& slot, Store::Done done) {
  const std::string id = slot->table->info().id;
  const Text gone = shared_text(dump(object_of({{"push", "gone"}, {"table", id}})));
  for (const PeerId peer : slot->watchers) {
    send(peer, gone);
    if (const auto client = clients_.find(peer); client != clients_.end()) client->second.watching.erase(id);
  }
  const Text lobby = shared_text(dump(object_of({{"push", "lobby"}, {"gone", id}})));
  for (const PeerId peer : lobby_) send(peer, lobby);
  ids_by_code_.erase(slot->table->info().code);
  wakes_.erase({slot->wake, id});
  slots_.erase(id);
  store_.submit({DropTable{id}}, std::move(done));
}

bool Hall::enter(const SlotPtr& slot, Task task) {
  if (!slot->busy) {
    task();
    return true;
  }
  if (slot->waiting.size() >= kMostWaiting) return false;
  slot->waiting.push_back(std::move(task));
  return true;
}

void Hall::commit(const SlotPtr& slot, Batch extra, std::function<void(bool)> done) {
  Change change = slot->table->take_change(loop_.now());
  Batch batch;
  if (change.table) batch.emplace_back(slot->table->row(loop_.now()));
  for (const LogRow& line : change.lines) batch.emplace_back(line);
  if (change.snapshot) batch.emplace_back(std::move(*std::exchange(change.snapshot, std::nullopt)));
  if (!change.table && !change.clocks.empty())
    batch.emplace_back(ClocksRow{slot->table->info().id, change.clocks});
  const bool moved = change.table || change.update || !change.lines.empty();
  for (Write& write : extra) batch.push_back(std::move(write));
  const auto finish = [this, slot, moved, done = std::move(done)](const Change& changed, bool ok) {
    slot->busy = false;
    if (ok) {
      committed(slot, changed);
    } else {
      metrics_.error("commit_failed");
      if (moved) reload(slot);
    }
    if (done) done(ok);
    leave(slot);
  };
  slot->busy = true;
  if (batch.empty()) return finish(change, true);
  const auto begun = std::chrono::steady_clock::now();
  store_.submit(std::move(batch), [this, begun, finish, change = std::move(change)](bool ok) {
    metrics_.commit_seconds(std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count());
    finish(change, ok);
  });
}

void Hall::committed(const SlotPtr& slot, const Change& change) {
  if (!change.lines.empty()) {
    slot->changed = loop_.now();
    metrics_.action();
  }
  if (change.update && slot->table->history() != nullptr) publish_update(*slot);
  if (change.table) publish_table(*slot);
  if (change.table) tell_presence(slot);
  set_wake(slot);
  schedule_agents(slot);
}

// What is in memory but not in the store never happened.
void Hall::reload(const SlotPtr& slot) {
  const std::string id = slot->table->info().id;
  const auto row = store_.find_table(id);
  auto table = row ? restore(*row) : Result<std::unique_ptr<Table>>(fail("not_found", ""));
  if (!table) return drop_table(slot);
  slot->table = std::move(*table);
  slot->published = 0;
  slot->shown = {};
  slot->thinking.fill(-1);
  if (slot->table->history() != nullptr) publish_update(*slot);
  set_wake(slot);
  // What a computer opponent decided is gone too. Not at once: the disk may be full still.
  loop_.after(kTryCommitAgain, [this, slot] { schedule_agents(slot); });
}

// The next in line, until one of them makes the table busy again.
void Hall::leave(const SlotPtr& slot) {
  while (!slot->busy && !slot->waiting.empty()) {
    const Task next = std::move(slot->waiting.front());
    slot->waiting.pop_front();
    next();
  }
}

void Hall::set_wake(const SlotPtr& slot) {
  const std::string& id = slot->table->info().id;
  const Millis next = slot->table->next_tick();
  if (next == slot->wake) return;
  wakes_.erase({slot->wake, id});
  slot->wake = next;
  if (next == Clocks::kNever) return;
  wakes_.insert({next, id});
  set_alarm();
}

// For the earliest of all tables.
void Hall::set_alarm() {
  if (wakes_.empty() || wakes_.begin()->first == alarm_at_) return;
  alarm_at_ = wakes_.begin()->first;
  alarm_->set(std::max<Millis>(alarm_at_ - loop_.now(), 0));
}

void Hall::wake_up() {
  const Millis now = loop_.now();
  alarm_at_ = Clocks::kNever;
  while (!wakes_.empty() && wakes_.begin()->first <= now) {
    const auto found = slots_.find(wakes_.begin()->second);
    wakes_.erase(wakes_.begin());
    if (found == slots_.end()) continue;
    const SlotPtr slot = found->second;
    slot->wake = Clocks::kNever;
    const auto tick = [this, slot] {
      slot->table->tick(loop_.now());
      commit(slot, {}, nullptr);
    };
    if (!enter(slot, tick)) loop_.after(1000, [this, slot] { set_wake(slot); });
  }
  set_alarm();
}

// Clocks that run are noted from time to time, so that the death of the hall gives nobody much.
void Hall::save_clocks() {
  Batch batch;
  for (const auto& [id, slot] : slots_) {
    if (std::string clocks = slot->table->running_clocks(loop_.now()); !clocks.empty())
      batch.emplace_back(ClocksRow{id, std::move(clocks)});
  }
  if (!batch.empty()) store_.submit(std::move(batch), nullptr);
}

void Hall::housekeeping() {
  std::vector<SlotPtr> stale;
  std::vector<std::string> idle;
  for (const auto& [id, slot] : slots_) {
    const bool forgotten = slot->table->info().updated < loop_.now() - kOpenTableLives;
    if (slot->table->state() == TableState::open && forgotten && slot->watchers.empty() && !slot->busy)
      stale.push_back(slot);
    if (slot->table->state() == TableState::finished || slot->table->state() == TableState::archived)
      idle.push_back(id);
  }
  for (const SlotPtr& slot : stale) drop_table(slot);
  archive_abandoned();
  save_clocks();
  for (const std::string& id : idle) forget_if_idle(id);
  if (answers_.size() > 20'000) answers_.clear();
  forget_old();
  loop_.after(kHousekeeping, [this] { housekeeping(); });
}

}  // namespace ravenhall::hall
