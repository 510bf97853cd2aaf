// Games that nobody comes back to are put away: they keep their place in the store, not in the hall, until
// one of their people wants to go on.
#include <algorithm>
#include <functional>
#include <utility>

#include "hall/hall.hpp"
#include "hall/log.hpp"
#include "hall/others.hpp"
#include "hall/refusal.hpp"

namespace ravenhall::hall {

namespace {

constexpr Millis kHour = 3600 * 1000;
constexpr Millis kLeftLongEnough = 10 * 60 * 1000;  // to be put away when the hall is full

}  // namespace

void Hall::archive(const SlotPtr& slot, const std::function<void(bool)>& done) {
  const auto put_away = [this, slot, done] {
    if (!slot->table->archive(loop_.now())) return done ? done(false) : void();
    log(LogLevel::info, "table_archived", {{"table", slot->table->info().id}});
    commit(slot, {}, [this, slot, done](bool ok) {
      if (done) done(ok);
      if (ok) loop_.post([this, id = slot->table->info().id] { forget_if_idle(id); });
    });
  };
  if (!enter(slot, put_away) && done) done(false);
}

bool Hall::somebody_plays(const Slot& slot) const {
  const auto people = slot.table->humans();
  return std::any_of(slot.watchers.begin(), slot.watchers.end(), [&](PeerId id) {
    const auto client = clients_.find(id);
    return client != clients_.end() && people.contains(client->second.user);
  });
}

void Hall::archive_abandoned() {
  if constexpr (!kOthersCome) return;
  std::vector<SlotPtr> abandoned;
  for (const auto& [id, slot] : slots_) {
    if (slot->table->state() != TableState::running) continue;
    if (somebody_plays(*slot)) {
      slot->left = loop_.now();
      continue;
    }
    const bool by_days = slot->table->info().clock.kind == ClockRules::Kind::days;
    const Millis patience = (by_days ? settings_.archive_days_hours : settings_.archive_hours) * kHour;
    if (std::max(slot->left, slot->table->info().updated) + patience <= loop_.now())
      abandoned.push_back(slot);
  }
  for (const SlotPtr& slot : abandoned) archive(slot, nullptr);
}

bool Hall::make_room_among(int most, const std::function<bool(const Slot&)>& counts) {
  int taken = 0;
  SlotPtr oldest;
  for (const auto& [id, slot] : slots_) {
    const TableState state = slot->table->state();
    if ((state != TableState::open && state != TableState::running) || !counts(*slot)) continue;
    ++taken;
    const bool left = state == TableState::running && !slot->busy && !somebody_plays(*slot) &&
                      slot->left + kLeftLongEnough <= loop_.now();
    if (left && (oldest == nullptr || slot->left < oldest->left)) oldest = slot;
  }
  if (taken < most) return true;
  if (oldest == nullptr) return false;
  archive(oldest, nullptr);
  return true;
}

Result<bool> Hall::make_room(const std::string& user, const std::string& address) {
  if constexpr (!kOthersCome) return true;
  const auto theirs = [&](const Slot& slot) { return slot.table->info().host == user; };
  const auto from_there = [&](const Slot& slot) { return slot.address == address; };
  if (!make_room_among(settings_.tables_per_user, theirs))
    return refuse("too_many", "many_tables", "You have too many open tables.");
  if (!make_room_among(settings_.tables_per_address, from_there))
    return refuse("too_many", "hall_full", "Too many tables were opened from there.");
  if (!make_room_among(settings_.most_tables, [](const Slot&) { return true; }))
    return refuse("too_many", "hall_full", "The hall is full; try again later.");
  return true;
}

}  // namespace ravenhall::hall
