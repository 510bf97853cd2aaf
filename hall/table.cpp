// Seats: who sits where, before and after the start.
#include "hall/table.hpp"

#include <algorithm>
#include <utility>

#include "hall/refusal.hpp"
#include "kernel/fairness.hpp"
#include "kernel/sides.hpp"

namespace ravenhall::hall {

namespace {

constexpr std::int64_t kSnapshotEvery = 100;  // lines of the log

}  // namespace

Table::Table(TableInfo info, const GameEntry& game, const Setup& setup, std::vector<SeatInfo> seats)
    : info_(std::move(info)), game_(&game), setup_(setup), seats_(std::move(seats)), clocks_(info_.clock) {
  change_.table = true;
}

Result<std::unique_ptr<Table>> Table::restore(const Games& games, const TableRow& row,
                                              const std::vector<LogRow>& log,
                                              const std::optional<SnapshotRow>& snapshot, Millis now) {
  Json outcome;
  TableInfo info = read_info(row, &outcome);
  const GameEntry* game = games.find(info.game);
  if (game == nullptr) return fail("internal", "The table " + row.id + " is of an unknown game.");
  const auto damaged = [&](const std::string& problem) {
    return fail("internal", "The table " + row.id + ": " + problem);
  };
  if (!info.commitment.empty() && info.commitment != commitment_of(info.seed))
    return damaged("the seed is not the one that was promised");
  std::vector<SeatInfo> seats = read_seats(row.seats);
  const auto setup = setup_of(game->info(), static_cast<int>(seats.size()), info);
  if (!setup) return damaged(setup.error().message);
  const bool noted = !info.choices.empty();
  if (!noted) note_rules(game->info(), *setup, info);

  auto table = std::make_unique<Table>(std::move(info), *game, *setup, std::move(seats));
  table->change_ = {};
  table->change_.table = !noted;  // what an older hall did not note is noted with the next change
  table->state_ = static_cast<TableState>(row.state);
  table->outcome_ = std::move(outcome);
  // A guest may have become an account just before the hall ended.
  for (const std::string& user : table->humans()) table->keep_one_side(user, table->seats_of(user).first());
  if (table->state_ == TableState::open) return table;

  auto history = restore_match(*game, *setup, table->info_, log, snapshot, table->change_, now);
  if (!history) return damaged(history.error().message);
  table->history_ = std::move(*history);
  table->history_->keep_moments();
  table->snapshot_seq_ = snapshot ? snapshot->seq : 0;
  table->clocks_.load(row.clocks);
  if (table->state_ == TableState::running) table->ask(std::nullopt, true, now);
  return table;
}

Result<History> Table::restore_match(const GameEntry& game, const Setup& setup, TableInfo& info,
                                     const std::vector<LogRow>& log,
                                     const std::optional<SnapshotRow>& snapshot, Change& change, Millis now) {
  bool resumed = false;
  const auto begin = [&]() -> Result<History> {
    if (snapshot) {
      auto kept = History::resume(game, setup, info.seed, info.position, *snapshot, log);
      resumed = kept.has_value();
      if (resumed) return kept;
    }
    return History::begin(game, setup, info.seed, info.position);
  };
  auto history = begin();
  if (!history) return history;
  for (std::size_t i = 0; i < log.size(); ++i) {
    if (log[i].seq <= history->seq()) continue;
    const auto redone = history->redo(log[i]);
    if (redone) continue;
    if (!resumed)
      return fail("internal", "line " + std::to_string(log[i].seq) + ": " + redone.error().message);
    // The line may have been carried out before it was seen to lead elsewhere: once more without it.
    const std::vector<LogRow> good(log.begin(), log.begin() + static_cast<std::ptrdiff_t>(i));
    auto without = restore_match(game, setup, info, good, snapshot, change, now);
    if (!without) return without;
    info.repaired = object_of({{"seq", without->seq()}, {"lost", log.size() - i}});
    without->give_up_until(log.back().seq, now, change.lines);
    change.table = true;
    return without;
  }
  return history;
}

SeatSet Table::seats_of(const std::string& user) const {
  SeatSet own;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (seats_[i].kind == SeatKind::human && seats_[i].user == user) own.add(seat_at(static_cast<int>(i)));
  }
  return own;
}

SeatSet Table::seats_of_person(Seat seat) const {
  const SeatInfo& place = seats_[at(seat)];
  return place.kind == SeatKind::human && !info_.hotseat ? seats_of(place.user) : SeatSet(seat);
}

bool Table::present(const std::string& user) const {
  return std::any_of(seats_.begin(), seats_.end(), [&](const SeatInfo& seat) {
    return seat.kind == SeatKind::human && seat.user == user && !seat.away;
  });
}

bool Table::has_human() const { return !humans().empty(); }

std::set<std::string> Table::humans() const {
  std::set<std::string> users;
  for (const SeatInfo& seat : seats_) {
    if (seat.kind == SeatKind::human && !seat.user.empty()) users.insert(seat.user);
  }
  return users;
}

Change Table::take_change(Millis now) {
  if (change_.table || !change_.lines.empty()) info_.updated = now;
  for (LogRow& line : change_.lines) line.table = info_.id;
  // At the end too: a finished match is read again whenever somebody looks at it.
  const bool due = history_ && (seq() >= snapshot_seq_ + kSnapshotEvery || state_ == TableState::finished ||
                                !info_.repaired.is_null());
  if (!change_.lines.empty() && due && !history_->can_undo_anything()) {
    change_.snapshot = history_->snapshot();
    change_.snapshot->table = info_.id;
    snapshot_seq_ = seq();
  }
  if (!nothing_changed()) change_.clocks = clocks_.save(now);
  return std::exchange(change_, {});
}

TableRow Table::row(Millis now) const {
  return {.id = info_.id,
          .code = info_.code,
          .state = static_cast<int>(state_),
          .open_to_all = info_.open_to_all,
          .host = info_.host,
          .meta = write_meta(info_, outcome_),
          .created = info_.created,
          .updated = info_.updated,
          .clocks = clocks_.save(now),
          .seats = seat_rows(seats_)};
}

Json Table::json() const {
  Json json = table_json(info_, state_, seats_, outcome_, &game_->info());
  Json to_act = Json::array();
  if (history_ && state_ == TableState::running) {
    for (const Seat seat : history_->match().to_act()) to_act.push_back(index(seat));
  }
  json["to_act"] = std::move(to_act);
  return json;
}

Result<bool> Table::check_open(int seat) const {
  if (state_ != TableState::open) return refuse("conflict", "begun", "The match has begun.");
  if (seat < 0 || static_cast<std::size_t>(seat) >= seats_.size())
    return fail("bad_request", "There is no such seat.");
  return true;
}

Result<bool> Table::check_host(const std::string& user, int seat) const {
  if (user != info_.host) return fail("forbidden", "Only the host of the table may do that.");
  return check_open(seat);
}

Result<bool> Table::check_owner(const std::string& user, int seat) const {
  if (state_ != TableState::running) return refuse("conflict", "not_running", "The match is not running.");
  if (seat < 0 || static_cast<std::size_t>(seat) >= seats_.size())
    return fail("bad_request", "There is no such seat.");
  if (!seats_of(user).has(seat_at(seat))) return fail("forbidden", "This is not your seat.");
  return true;
}

Result<bool> Table::sit(const std::string& user, const std::string& user_name, int seat, Millis now) {
  if (state_ == TableState::running) return take_back_own(user, seat, now);
  if (auto open = check_open(seat); !open) return open;
  SeatInfo& place = seats_[static_cast<std::size_t>(seat)];
  if (place.kind == SeatKind::human && place.user == user) return true;
  if (place.kind != SeatKind::empty) return refuse("full", "seat_taken", "Somebody sits there.");
  if (kicked_.contains(user)) return fail("forbidden", "The host does not want you at this table.");
  const GameInfo& game = game_->info();
  SeatSet own = seats_of(user);
  if (own.empty() && humans().size() >= static_cast<std::size_t>(people_of(game).max))
    return refuse("full", "table_full", "There are as many people as can play.");
  if (!info_.hotseat && !own.empty()) {
    if (game.sides.empty()) {
      seats_[at(own.first())] = {};  // moves over
    } else if (own.add(seat_at(seat)); !one_side(game, own)) {
      return fail("other_side", "You play for the other side; stand up there first.");
    }
  }
  place = {
      .kind = SeatKind::human, .user = user, .user_name = user_name, .agent = "", .away = false, .name = ""};
  change_.table = true;
  return true;
}

Result<bool> Table::take_back_own(const std::string& user, int seat, Millis now) {
  if (auto owner = check_owner(user, seat); !owner) return owner;
  SeatInfo& place = seats_[static_cast<std::size_t>(seat)];
  if (!place.away) return true;
  place.away = false;
  place.agent.clear();
  for (const Seat own : seats_of_person(seat_at(seat))) times_late_[at(own)] = 0;
  late_[static_cast<std::size_t>(seat)] = false;
  if (question_[static_cast<std::size_t>(seat)] != 0) clocks_.start(seat_at(seat), now);
  change_.table = change_.update = true;
  return true;
}

Result<bool> Table::stand(const std::string& user, int seat) {
  if (auto open = check_open(seat); !open) return open;
  if (!seats_of(user).has(seat_at(seat))) return fail("forbidden", "This is not your seat.");
  seats_[static_cast<std::size_t>(seat)] = {};
  pass_on_from(user);
  change_.table = true;
  return true;
}

void Table::pass_on_from(const std::string& host) {
  const auto left = humans();
  if (host == info_.host && !left.empty() && !left.contains(host)) info_.host = *left.begin();
}

Result<bool> Table::kick(const std::string& user, int seat) {
  if (auto host = check_host(user, seat); !host) return host;
  SeatInfo& place = seats_[static_cast<std::size_t>(seat)];
  if (place.user == user) return fail("bad_request", "Stand up instead.");
  if (place.kind == SeatKind::human) kicked_.insert(place.user);
  place = {};
  change_.table = true;
  return true;
}

Result<bool> Table::fill(const std::string& user, int seat, const std::string& agent) {
  if (auto host = check_host(user, seat); !host) return host;
  SeatInfo& place = seats_[static_cast<std::size_t>(seat)];
  if (place.kind == SeatKind::human) return refuse("full", "seat_taken", "Somebody sits there.");
  place = {.kind = SeatKind::agent, .user = "", .user_name = "", .agent = agent, .away = false, .name = ""};
  change_.table = true;
  return true;
}

Result<bool> Table::may_pin(const std::string& user, int seat, bool shared) const {
  if (auto owner = check_owner(user, seat); !owner) return owner;
  if (shared && game_->info().sides.empty())
    return fail("bad_request", "In this game there are no sides to share a note with.");
  return true;
}

bool Table::may_read(const std::string& user, const PinRow& pin) const {
  const Seat seat = seat_at(pin.seat);
  const SeatSet own = seats_of(user);
  if (own.has(seat)) return true;
  return pin.shared && !own.empty() && one_side(game_->info(), own | SeatSet(seat));
}

std::string Table::name_of(const std::string& user, const std::string& name) const {
  const std::vector<std::string> names = names_at_table(seats_);
  const SeatSet own = seats_of(user);
  return own.empty() ? name_besides(name, names) : names[at(own.first())];
}

void Table::set_rematch(std::string id) {
  info_.rematch = std::move(id);
  change_.table = true;
}

void Table::rename(const std::string& user, const std::string& name) {
  for (SeatInfo& seat : seats_) {
    if (seat.user == user) seat.user_name = name;
  }
  change_.table = true;
}

void Table::move_user(const std::string& from, const std::string& to, const std::string& name) {
  const SeatSet before = seats_of(to);
  for (SeatInfo& seat : seats_) {
    if (seat.user == from) seat.user = to;
  }
  if (info_.host == from) info_.host = to;
  if (kicked_.contains(from)) kicked_.insert(to);
  if (takeback_ && (takeback_->waiting.contains(from) || takeback_->waiting.contains(to))) takeback_.reset();
  if (!before.empty()) keep_one_side(to, before.first());
  if (history_) change_.update = true;
  rename(to, name);
}

void Table::keep_one_side(const std::string& user, Seat kept) {
  if (info_.hotseat || state_ == TableState::finished) return;
  const GameInfo& game = game_->info();
  for (const Seat seat : seats_of(user)) {
    if (side_of(game, seat) != side_of(game, kept)) give_up(seat);
  }
}

void Table::give_up(Seat seat) {
  const bool begun = state_ != TableState::open;
  seats_[at(seat)] = {.kind = begun ? SeatKind::agent : SeatKind::empty,
                      .user = "",
                      .user_name = "",
                      .agent = begun ? kStandIn : "",
                      .away = false,
                      .name = ""};
  clocks_.forget(seat);
  change_.table = true;
  if (begun) change_.update = true;
}

void Table::forget_person(const std::string& user, Millis now) {
  const SeatSet own = seats_of(user);
  if (takeback_ && own.has(takeback_->seat)) takeback_.reset();
  for (const Seat seat : own) {
    if (state_ == TableState::running) leave_to_stand_in(seat, now);
  }
  for (const Seat seat : own) {
    if (state_ != TableState::finished) {
      give_up(seat);
      continue;
    }
    SeatInfo& place = seats_[at(seat)];
    place.user.clear();
    place.user_name.clear();
    place.name.clear();
  }
  pass_on_from(user);
  if (info_.host == user) info_.host.clear();
  kicked_.erase(user);
  change_.table = true;
}

}  // namespace ravenhall::hall
