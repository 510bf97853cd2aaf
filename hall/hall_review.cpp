// Finished matches looked at again, a piece at a time between what others wait for; and gone on with from any
// moment.
#include <algorithm>
#include <utility>

#include "hall/hall.hpp"
#include "hall/log.hpp"
#include "hall/plans.hpp"
#include "hall/refusal.hpp"
#include "hall/replays.hpp"

namespace ravenhall::hall {

namespace {

constexpr std::size_t kMostInWork = 16;
constexpr std::size_t kMostKept = 64;  // reviews, each some ten thousand bytes
constexpr Millis kPatience = 30'000;   // nobody has asked for so long: given up

std::string review_text(const ReviewPiece& piece) {
  const Json progress = object_of({{"ready", false}, {"done", piece.done}, {"of", piece.of}});
  return ",\"review\":" + (piece.review.empty() ? dump(progress) : piece.review);
}

}  // namespace

void Hall::review(Client& client, const Message& message) {
  const SlotPtr slot = find_slot(message.table);
  if (slot == nullptr) return answer(client.id, message, fail("not_found", "There is no such table."));
  const Table& table = *slot->table;
  if (table.state() != TableState::finished)
    return answer(client.id, message, refuse("conflict", "not_over", "The match is not over."));
  const std::string id = table.info().id;
  if (!reviews_.contains(id)) {
    if (auto begun = begin_review(client, table); !begun)
      return answer(client.id, message, tl::unexpected<Error>(begun.error()));
  }
  const auto found = reviews_.find(id);
  ReviewWork& work = found->second;
  work.asked = loop_.now();
  if (work.piece.error) {
    answer(client.id, message, tl::unexpected<Error>(*work.piece.error));
    reviews_.erase(found);
  } else {
    answer(client.id, message, review_text(work.piece));
  }
  think_on();
}

Result<bool> Hall::begin_review(const Client& client, const Table& table) {
  const Millis now = loop_.now();
  const auto in_work = std::count_if(reviews_.begin(), reviews_.end(),
                                     [](const auto& each) { return !each.second.piece.ended(); });
  if (static_cast<std::size_t>(in_work) >= kMostInWork)
    return refuse("too_many", "hall_full", "Too many matches are being reviewed; try again later.");
  if (!reviewers_.take(client.user, now) || !reviewers_.take("from " + client.address, now))
    return refuse("too_many", "too_fast", "You review too many matches; wait a moment.");
  if (reviews_.size() >= kMostKept) {
    auto oldest = reviews_.end();
    for (auto it = reviews_.begin(); it != reviews_.end(); ++it) {
      if (it->second.piece.ended() && (oldest == reviews_.end() || it->second.asked < oldest->second.asked))
        oldest = it;
    }
    if (oldest != reviews_.end()) reviews_.erase(oldest);
  }
  ReviewWork work;
  work.owner = client.user;
  work.piece.of = table.history()->match().decisions().size();
  work.asked = now;
  reviews_.emplace(table.info().id, std::move(work));
  questions_.push(client.user, [this, id = table.info().id] { review_on(id); });
  return true;
}

void Hall::review_on(const std::string& table) {
  const auto found = reviews_.find(table);
  if (found == reviews_.end()) return;
  const SlotPtr slot = find_slot(table);
  if (slot == nullptr || slot->table->state() != TableState::finished ||
      found->second.asked + kPatience < loop_.now()) {
    thinkers_.forget_review(table);
    reviews_.erase(found);
    return;
  }
  thinking_begins();
  const auto record = [slot] { return slot->table->history()->match().record(true); };
  thinkers_.review(table, record, [this, table](const ReviewPiece& piece, double seconds) {
    thinking_ends(seconds);
    if (const auto work = reviews_.find(table); work != reviews_.end()) {
      work->second.piece = piece;
      if (!piece.ended()) questions_.push(work->second.owner, [this, table] { review_on(table); });
    }
    think_on();
  });
}

void Hall::what_if(Client& client, const Message& message) {
  const SlotPtr slot = find_slot(message.table);
  if (slot == nullptr) return answer(client.id, message, fail("not_found", "There is no such table."));
  const Table& table = *slot->table;
  if (table.state() != TableState::finished)
    return answer(client.id, message, refuse("conflict", "not_over", "The match is not over."));
  const auto user = identity_.user(client.user);
  if (!user) return answer(client.id, message, fail("unauthorised", "Your session has ended."));
  const auto wish = read_branching(table, message.fields);
  if (!wish) return answer(client.id, message, tl::unexpected<Error>(wish.error()));
  const Millis now = loop_.now();
  if (branching_.contains(client.user) || !imports_.take("user " + client.user, now) ||
      !imports_.take(client.address, now))
    return answer(client.id, message, refuse("too_many", "too_fast", "One after another; wait a moment."));
  const auto make = [this, id = client.id, user = *user, address = client.address, message, wish = *wish, now,
                     played = played_at(table)] {
    using Planned = Result<std::unique_ptr<Table>>;
    const auto position = position_after(played, static_cast<std::size_t>(wish.n));
    const auto planned =
        std::make_shared<Planned>(position ? plan_branch(games_, wish, *position, user, now)
                                           : Planned(tl::unexpected<Error>(position.error())));
    loop_.post([this, id, user = user.id, address, message, planned] {
      make_branch(id, user, address, message, std::move(*planned));
    });
  };
  const auto failed = [this, id = client.id, user = client.user, message] {
    loop_.post([this, id, user, message] {
      branching_.erase(user);
      answer(id, message, fail("internal", "It could not be made."));
    });
  };
  branching_.insert(client.user);
  if (!reading_.submit(make, failed)) {
    branching_.erase(client.user);
    answer(client.id, message, refuse("too_many", "table_busy", "Try again in a moment."));
  }
}

void Hall::make_branch(PeerId id, const std::string& user, const std::string& address, const Message& message,
                       Result<std::unique_ptr<Table>> table) {
  const auto give_up = [&](const Error& error) {
    branching_.erase(user);
    answer(id, message, tl::unexpected<Error>(error));
  };
  if (!table) return give_up(table.error());
  if (auto room = make_room(user, address); !room) return give_up(room.error());
  // Who has deleted themselves while it was made has no table.
  if (!identity_.user(user)) return give_up({"unauthorised", "Your session has ended."});
  const SlotPtr slot = add_slot(std::move(*table));
  slot->address = address;
  log(LogLevel::info, "table_created",
      {{"table", slot->table->info().id}, {"game", slot->table->info().game}, {"by", user}});
  const KeyRow key = key_row(user, message, ",\"table\":" + dump(slot->table->json()));
  Batch extra;
  if (!key.key.empty()) extra.emplace_back(key);
  commit(slot, std::move(extra), [this, id, user, message, key](bool ok) {
    branching_.erase(user);
    if (!ok) return answer(id, message, fail("internal", "It could not be saved."));
    remember_answer(key);
    answer(id, message, key.answer);
  });
}

}  // namespace ravenhall::hall
