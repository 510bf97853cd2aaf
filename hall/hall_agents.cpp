// Computer opponents: they think elsewhere, with only what their seat may see, and their decisions come back
// here.
#include <algorithm>
#include <utility>

#include "agents/proof.hpp"
#include "agents/version.hpp"
#include "hall/hall.hpp"
#include "hall/log.hpp"
#include "hall/refusal.hpp"
#include "kernel/fairness.hpp"

namespace ravenhall::hall {

namespace {

constexpr Millis kTryAgain = 50;

// Its own for each decision; from the secret of the table, so that nobody can foresee it.
std::uint64_t agent_seed(const Table& table, Seat seat) {
  return thought_seed(table.info().seed, static_cast<std::uint64_t>(table.seq()), seat);
}

// What is advised comes first; a short look may have flattered what was then not looked at any more.
std::string hint_text(const Suggestion& suggestion) {
  constexpr std::size_t kMost = 5;
  Json chance;
  Json alternatives = Json::array();
  double least = 0;
  for (const Alternative& other : suggestion.alternatives) {
    if (alternatives.size() == kMost) break;
    const double value = suggestion.chances ? std::clamp(other.value, 0.0, 1.0) : other.value;
    least = alternatives.empty() ? value : std::min(least, value);
    if (suggestion.chances && alternatives.empty()) chance = value;
    alternatives.push_back(object_of({{"action", other.action}, {"value", least}}));
  }
  return ",\"action\":" + dump(Json(suggestion.action)) + ",\"chance\":" + dump(chance) +
         ",\"alternatives\":" + dump(alternatives);
}

}  // namespace

// While somebody looks; or when people who are not here just now wait for the computer's turn to pass,
// because their clocks do not wait for them.
bool Hall::wants_opponents(const Slot& slot) {
  if (!slot.watchers.empty()) return true;
  const auto plays = [](const SeatInfo& seat) { return seat.kind == SeatKind::human && !seat.away; };
  const auto& seats = slot.table->seats();
  return slot.table->info().clock.kind != ClockRules::Kind::none &&
         std::any_of(seats.begin(), seats.end(), plays);
}

void Hall::schedule_agents(const SlotPtr& slot) {
  if (!wants_opponents(*slot)) return;
  const Table& table = *slot->table;
  for (const Seat seat : table.computer_seats()) {
    std::int64_t& question = slot->thinking[static_cast<std::size_t>(index(seat))];
    if (question == table.asked_seq(seat)) continue;
    question = table.asked_seq(seat);
    questions_.push(table.info().host,
                    [this, id = table.info().id, seat, question] { ask_opponent(id, seat, question); });
  }
  think_on();
}

// As many at once as there are threads, and one more so that none of them waits for us.
void Hall::think_on() {
  while (thinking_now_ <= settings_.agent_threads) {
    const auto next = questions_.pop();
    if (!next) return;
    (*next)();
  }
}

void Hall::thinking_ends(double seconds) {
  metrics_.thinking_seconds(seconds);
  --thinking_now_;
}

// Its turn has come; what its seat sees is looked at only now.
void Hall::ask_opponent(const std::string& id, Seat seat, std::int64_t question) {
  const auto found = slots_.find(id);
  if (found == slots_.end()) return;
  std::int64_t& asked = found->second->thinking[static_cast<std::size_t>(index(seat))];
  if (asked != question) return;
  const Table& table = *found->second->table;
  const bool stands = table.asked_seq(seat) == question && table.computer_seats().has(seat);
  if (stands && wants_opponents(*found->second)) {
    think(found->second, seat);
  } else {
    asked = -1;
  }
}

void Hall::think(const SlotPtr& slot, Seat seat) {
  const Table& table = *slot->table;
  const Millis not_before = slot->changed + settings_.agent_delay_ms;
  const std::string agent = table.agent_of(seat);
  const auto inquiry =
      games_.inquire(table.history()->match(), seat, agent, agent_seed(table, seat), settings_.agent_ms);
  const Thinking thinking{.agent = inquiry ? agent : std::string(kFirstLegal),
                          .ms = settings_.agent_ms,
                          .version = kAgentsVersion,
                          .derived = true,
                          .number = static_cast<std::uint64_t>(table.seq()),
                          .seen = table.history()->match().decisions().size()};
  const auto decided = [this, id = table.info().id, seat, not_before, thinking,
                        question = table.asked_seq(seat)](const std::string& action) {
    thought(id, seat, {question, action, thinking}, not_before);
  };
  // Whatever is wrong with an agent, the seat decides something: without an answer the first thing it may do.
  if (!inquiry) {
    log(LogLevel::error, "agent_failed", {{"agent", agent}, {"problem", inquiry.error().message}});
    return loop_.post([decided] { decided(""); });
  }
  thinking_begins();
  thinkers_.ask(*inquiry, [this, decided](const Suggestion& suggestion, double seconds) {
    thinking_ends(seconds);
    decided(suggestion.action);
    think_on();
  });
}

void Hall::thought(const std::string& id, Seat seat, const Answer& answer, Millis not_before) {
  if (const Millis early = not_before - loop_.now(); early > 0) {
    return loop_.after(early, [this, id, seat, answer] { thought(id, seat, answer, 0); });
  }
  const auto found = slots_.find(id);
  if (found == slots_.end()) return;
  const SlotPtr slot = found->second;
  const auto decide = [this, slot, seat, answer] {
    const auto& [question, action, thinking] = answer;
    const auto place = static_cast<std::size_t>(index(seat));
    const bool current = slot->thinking[place] == question;
    if (current) slot->thinking[place] = -1;
    Table& table = *slot->table;
    // Taken back, decided by the person after all, or paused: if a computer must decide again, it is asked
    // again.
    if (!current || table.asked_seq(seat) != question || !table.computer_seats().has(seat))
      return schedule_agents(slot);
    if (auto decided = table.decide(seat, action, loop_.now(), thinking); !decided) {
      log(LogLevel::error, "agent_illegal",
          {{"table", table.info().id}, {"problem", decided.error().message}});
      const auto legal = table.history()->match().legal(seat);
      Thinking none = thinking;
      none.agent = kFirstLegal;
      if (legal.empty() || !table.decide(seat, legal.front(), loop_.now(), none)) return;
    }
    commit(slot, {}, nullptr);
  };
  if (!enter(slot, decide))
    loop_.after(kTryAgain, [this, id, seat, answer] { thought(id, seat, answer, 0); });
}

void Hall::hint(Client& client, const Message& message) {
  const SlotPtr slot = find_slot(message.table);
  if (slot == nullptr) return answer(client.id, message, fail("not_found", "There is no such table."));
  if (!hints_.take(client.user, loop_.now()))
    return answer(client.id, message, refuse("too_many", "too_fast", "Wait a moment."));
  questions_.push(client.user,
                  [this, id = client.id, user = client.user, message] { give_hint(id, user, message); });
  think_on();
}

void Hall::give_hint(PeerId id, const std::string& user, const Message& message) {
  const SlotPtr slot = find_slot(message.table);
  if (slot == nullptr) return answer(id, message, fail("not_found", "There is no such table."));
  const int number = seat_field(message.fields);
  const Table& table = *slot->table;
  if (number < 0 || !table.seats_of(user).has(seat_at(number)))
    return answer(id, message, fail("forbidden", "This is not your seat."));
  const Seat seat = seat_at(number);
  if (table.state() != TableState::running || !table.history()->match().to_act().has(seat))
    return answer(id, message, fail("not_your_turn", "You have nothing to decide now."));
  const auto inquiry =
      games_.inquire(table.history()->match(), seat, kAdviser, agent_seed(table, seat), settings_.agent_ms);
  if (!inquiry) return answer(id, message, fail("internal", inquiry.error().message));
  thinking_begins();
  thinkers_.ask(*inquiry, [this, id, message](const Suggestion& suggestion, double seconds) {
    thinking_ends(seconds);
    answer(id, message,
           suggestion.action.empty() ? Rest(fail("internal", "Nobody knows.")) : hint_text(suggestion));
    think_on();
  });
}

}  // namespace ravenhall::hall
