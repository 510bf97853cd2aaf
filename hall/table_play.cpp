// The match at a table: decisions, steps back, stand-ins and time.
#include <algorithm>
#include <utility>

#include "hall/refusal.hpp"
#include "hall/table.hpp"
#include "kernel/hash.hpp"
#include "kernel/sides.hpp"

namespace ravenhall::hall {

namespace {

constexpr Millis kTakebackWaits = 60'000;
constexpr int kTooOftenLate = 3;  // so many decisions in a row too late: a stand-in takes the seat

// Never 0, which stands for "not asked".
std::uint64_t question_hash(const std::vector<std::string>& choices) {
  std::uint64_t hash = choices.size();
  for (const std::string& choice : choices) hash = hash_bytes(choice.data(), choice.size(), hash);
  return hash | 1U;
}

}  // namespace

Result<bool> Table::start(const std::string& user, Millis now) {
  if (auto host = check_host(user, 0); !host) return host;
  const auto empty = [](const SeatInfo& seat) { return seat.kind == SeatKind::empty; };
  if (std::any_of(seats_.begin(), seats_.end(), empty))
    return refuse("conflict", "seats_empty", "Every seat must be filled.");
  return start_from({}, now);
}

Result<bool> Table::start_from(const std::vector<RecordLine>& lines, Millis now) {
  auto history = History::begin(*game_, setup_, info_.seed, info_.position);
  if (!history) return tl::unexpected<Error>(std::move(history.error()));
  for (const RecordLine& line : lines) {
    const LogRow row{.table = {},
                     .seq = history->seq() + 1,
                     .seat = index(line.seat),
                     .action = line.action,
                     .keep = -1,
                     .at = now,
                     .hash = 0,
                     .by = line.seat == kNature ? By::computer : By::person,
                     .thinking = line.thinking ? thinking_text(*line.thinking) : std::string()};
    if (auto redone = history->redo(row); !redone) return fail("bad_request", redone.error().message);
    change_.lines.push_back(row);
    change_.lines.back().hash = history->match().hash();
  }
  if (auto advanced = history->advance(now, change_.lines); !advanced) return advanced;
  history_ = std::move(*history);
  history_->keep_moments();
  state_ = TableState::running;
  change_.table = change_.update = true;
  ask(std::nullopt, true, now);
  finish_if_over();
  return true;
}

void Table::ask(std::optional<Seat> decided, bool all_new, Millis now) {
  const Match& match = history_->match();
  const SeatSet to_act = match.to_act();
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const Seat seat = seat_at(static_cast<int>(i));
    if (!to_act.has(seat)) {
      clocks_.stop(seat, now);
      question_[i] = 0;
      late_[i] = false;
      continue;
    }
    const std::uint64_t question = question_hash(match.legal(seat));
    const bool same = decided != seat && question == question_[i];
    if (same && !all_new) continue;
    question_[i] = question;
    asked_seq_[i] = seq();
    if (same && (late_[i] || clocks_.running(seat))) continue;  // somebody else's step back gives no time
    late_[i] = false;
    clocks_.stop(seat, now);
    if (seats_[i].kind == SeatKind::human && !seats_[i].away) clocks_.start(seat, now);
  }
}

void Table::finish_if_over() {
  if (!history_->match().over()) return;
  state_ = TableState::finished;
  outcome_ = outcome_json(game_->info(), history_->match().outcome());
  takeback_.reset();
  change_.table = true;
}

Result<bool> Table::decided(Seat seat, std::string_view action, By by, Millis now,
                            const std::optional<Thinking>& thinking) {
  const std::size_t number = history_->match().decisions().size();
  if (auto done = history_->decide(seat, action, by, now, change_.lines, thinking); !done) {
    done.error().code = "illegal_action";
    return done;
  }
  takeback_.reset();  // what was to be taken back is not the last thing any more
  change_.update = true;
  clocks_.decided(seat, number, now);
  ask(seat, false, now);
  finish_if_over();
  return true;
}

Result<bool> Table::act(const std::string& user, int seat, std::string_view action, std::int64_t seen,
                        Millis now) {
  if (auto owner = check_owner(user, seat); !owner) return owner;
  const auto i = static_cast<std::size_t>(seat);
  if (seats_[i].away)
    return refuse("conflict", "stand_in", "A stand-in plays for you; take your seat back first.");
  if (question_[i] == 0) {
    if (seen < seq()) return fail("stale", "Something else happened meanwhile.");
    return fail("not_your_turn", "You have nothing to decide now.");
  }
  if (seen < asked_seq_[i] || seen > seq()) return fail("stale", "The question has changed meanwhile.");
  if (auto done = decided(seat_at(seat), action, By::person, now); !done) return done;
  for (const Seat own : seats_of_person(seat_at(seat))) times_late_[at(own)] = 0;
  return true;
}

Result<Json> Table::why_not(const std::string& user, int seat, std::span<const Touch> touches) const {
  if (auto owner = check_owner(user, seat); !owner) return tl::unexpected<Error>(owner.error());
  return history_->match().why_not(seat_at(seat), touches);
}

Result<bool> Table::decide(Seat seat, std::string_view action, Millis now,
                           const std::optional<Thinking>& thinking) {
  if (!computer_seats().has(seat)) return fail("not_your_turn", "No computer opponent decides here now.");
  return decided(seat, action, By::computer, now, thinking);
}

SeatSet Table::alone() const {
  const auto people = humans();
  const SeatSet seats = people.size() == 1 ? seats_of(*people.begin()) : SeatSet();
  return info_.hotseat && seats.size() > 1 ? SeatSet() : seats;
}

Json Table::reason_of(const Reach& reach) {
  Json args = Json::object();
  if (!reach.act.empty()) args["act"] = reach.act;
  if (reach.seat != kNature) args["seat"] = index(reach.seat);
  return object_of({{"key", reach.stop}, {"args", std::move(args)}});
}

Result<bool> Table::undo(const std::string& user, int seat, Millis now) {
  if (auto owner = check_owner(user, seat); !owner) return owner;
  const Reach reach = history_->reach(seat_at(seat), alone());
  if (reach.steps == 0) {
    auto blocked = fail("undo_blocked", "Nothing can be taken back here without asking.");
    blocked.value().reason = dump(reason_of(reach));
    return blocked;
  }
  const auto keep = static_cast<std::size_t>(history_->before_last_of(seat_at(seat)));
  const bool is_last = keep + 1 == history_->match().decisions().size();
  if (!is_last || !history_->match().can_undo(seat_at(seat))) return go_back(keep, seat_at(seat), now);
  if (auto undone = history_->undo(seat_at(seat), now, change_.lines); !undone) return undone;
  takeback_.reset();
  change_.update = true;
  clocks_.go_back(history_->match().decisions().size(), seats_of_person(seat_at(seat)), now);
  ask(std::nullopt, true, now);
  return true;
}

Result<bool> Table::go_back(std::size_t keep, Seat seat, Millis now) {
  takeback_.reset();
  if (auto back = history_->go_back(keep, seat, now, change_.lines); !back)
    return fail("internal", back.error().message);
  change_.update = true;
  clocks_.go_back(keep, seats_of_person(seat), now);
  ask(std::nullopt, true, now);
  return true;
}

Result<bool> Table::takeback(const std::string& user, int seat, Millis now) {
  if (auto owner = check_owner(user, seat); !owner) return owner;
  if (takeback_) return refuse("conflict", "takeback_asked", "Somebody has already asked for it.");
  const std::int64_t keep = history_->before_last_of(seat_at(seat));
  if (keep < 0) return fail("undo_blocked", "This seat has not decided anything yet.");
  if (history_->match().can_undo(seat_at(seat))) return undo(user, seat, now);

  Takeback wish{.seat = seat_at(seat),
                .keep = static_cast<std::size_t>(keep),
                .waiting = {},
                .expires = now + kTakebackWaits};
  bool somebody_away = false;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const SeatInfo& other = seats_[i];
    if (other.kind != SeatKind::human || other.user == user) continue;
    somebody_away = somebody_away || other.away;
    if (!other.away) {
      wish.waiting.insert(other.user);
    } else if (history_->took_itself(seat_at(static_cast<int>(i)), wish.keep)) {
      // What their stand-in did may be taken back without them, what they did themselves may not.
      return fail("undo_blocked", "Somebody who is away decided something since then and cannot agree.");
    }
  }
  // Or whoever stays behind could take back until chance is kind.
  if (wish.waiting.empty() && somebody_away)
    return fail("undo_blocked", "Everybody who could agree is away.");
  if (wish.waiting.empty()) return go_back(wish.keep, wish.seat, now);
  takeback_ = std::move(wish);
  change_.update = true;
  return true;
}

Result<bool> Table::answer_takeback(const std::string& user, bool accept, Millis now) {
  if (!takeback_ || !takeback_->waiting.contains(user))
    return refuse("conflict", "no_takeback", "Nobody has asked you to go back.");
  change_.update = true;
  if (!accept) {
    takeback_.reset();
    return true;
  }
  takeback_->waiting.erase(user);
  if (takeback_->waiting.empty()) return go_back(takeback_->keep, takeback_->seat, now);
  return true;
}

Result<bool> Table::resign(const std::string& user, int seat, Millis now) {
  if (auto owner = check_owner(user, seat); !owner) return owner;
  leave_to_stand_in(seat_at(seat), now);
  return true;
}

Result<bool> Table::archive(Millis now) {
  if (state_ != TableState::running) return refuse("conflict", "not_running", "The match is not running.");
  for (std::size_t i = 0; i < seats_.size(); ++i) clocks_.pause(seat_at(static_cast<int>(i)), now);
  question_.fill(0);
  takeback_.reset();
  state_ = TableState::archived;
  change_.table = change_.update = true;
  return true;
}

Result<bool> Table::resume(const std::string& user, Millis now) {
  if (state_ != TableState::archived)
    return refuse("conflict", "not_running", "This match was not put away.");
  if (seats_of(user).empty()) return fail("forbidden", "Only who plays here can go on with it.");
  state_ = TableState::running;
  change_.table = change_.update = true;
  ask(std::nullopt, true, now);
  return true;
}

void Table::leave_to_stand_in(Seat seat, Millis now) {
  SeatInfo& place = seats_[at(seat)];
  if (place.away) return;
  place.away = true;
  place.agent = kStandIn;
  clocks_.stop(seat, now);
  change_.table = change_.update = true;
  // Who left without an answer has not agreed.
  if (takeback_ && !present(place.user) && takeback_->waiting.contains(place.user)) takeback_.reset();
}

SeatSet Table::computer_seats() const {
  SeatSet seats;
  if (state_ != TableState::running || takeback_) return seats;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const bool computer = seats_[i].kind == SeatKind::agent || seats_[i].away || late_[i];
    if (computer && question_[i] != 0) seats.add(seat_at(static_cast<int>(i)));
  }
  return seats;
}

std::string Table::agent_of(Seat seat) const {
  const SeatInfo& place = seats_[at(seat)];
  return place.kind == SeatKind::agent ? place.agent : kStandIn;
}

void Table::tick(Millis now) {
  if (state_ != TableState::running) return;
  if (takeback_ && takeback_->expires <= now) {
    takeback_.reset();
    change_.update = true;
  }
  SeatSet counted;  // whose seats are late at the same time is late once
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const Seat seat = seat_at(static_cast<int>(i));
    if (late_[i] || clocks_.deadline(seat) > now) continue;
    late_[i] = true;
    clocks_.stop(seat, now);
    if (counted.has(seat)) continue;
    const SeatSet person = seats_of_person(seat);
    for (const Seat own : person) {
      counted.add(own);
      if (++times_late_[at(own)] >= kTooOftenLate) leave_to_stand_in(own, now);
    }
  }
}

Millis Table::next_tick() const {
  Millis next = Clocks::kNever;
  if (state_ != TableState::running) return next;
  if (takeback_) next = takeback_->expires;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (!late_[i]) next = std::min(next, clocks_.deadline(seat_at(static_cast<int>(i))));
  }
  return next;
}

}  // namespace ravenhall::hall
