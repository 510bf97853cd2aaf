#include "hall/replays.hpp"

#include <utility>

#include "kernel/patch.hpp"
#include "kernel/record.hpp"

namespace ravenhall::hall {

namespace {

Json event_seen(const Match& match, const Event& event, Seat seat, Eyes eyes) {
  return eyes == Eyes::everything ? event_to_json(match.notation(), event) : match.event_json(event, seat);
}

// The match as it was before its first decision.
Result<std::unique_ptr<Match>> beginning(const Played& played) {
  if (played.position.empty()) return played.game->create(played.setup, played.seed);
  const auto position = parse_json(played.position);
  if (!position) return tl::unexpected<Error>(position.error());
  return played.game->load(*position, played.seed);
}

// Plays the first `count` decisions again and hands each with its events to `visit`.
template <class Visit>
Result<std::unique_ptr<Match>> play_again(const Played& played, std::size_t count, const Visit& visit) {
  auto match = beginning(played);
  if (!match) return match;
  const auto& decisions = played.decisions;
  for (std::size_t i = 0; i < count; ++i) {
    const auto events = (*match)->apply(decisions[i].seat, decisions[i].action);
    if (!events) return tl::unexpected<Error>(events.error());
    visit(i, decisions[i], *events, **match);
  }
  return match;
}

}  // namespace

Played played_at(const Table& table) {
  const Match& match = table.history()->match();
  return {.game = &table.game(),
          .setup = match.setup(),
          .seed = table.info().seed,
          .position = table.info().position,
          .decisions = match.decisions(),
          .events = table.history()->events().size()};
}

Json replay_steps(const Played& played, Seat seat, Eyes eyes) {
  Json steps = Json::array();
  std::size_t number = 0;
  const auto add = [&](std::size_t i, const Decision& decision, const std::vector<Event>& events,
                       const Match& match) {
    Json seen = Json::array();
    for (const Event& event : events) {
      Json item = object_of({{"n", number++}});
      item.update(event_seen(match, event, seat, eyes));
      seen.push_back(std::move(item));
    }
    steps.push_back(object_of(
        {{"seq", i + 1}, {"seat", seat_json(decision.seat)}, {"action", decision.action}, {"events", seen}}));
  };
  (void)play_again(played, played.decisions.size(), add);
  return object_of({{"steps", steps}, {"seats", played.setup.seats}});
}

Result<Json> replay_view(const Played& played, Seat seat, Eyes eyes, std::int64_t step) {
  const auto count = static_cast<std::int64_t>(played.decisions.size());
  if (step < 0 || step > count) return fail("bad_request", "There is no such step.");
  Json seen = Json::array();
  std::size_t number = 0;
  const auto match =
      play_again(played, static_cast<std::size_t>(step),
                 [&](std::size_t i, const Decision&, const std::vector<Event>& events, const Match& now) {
                   const bool last = i + 1 == static_cast<std::size_t>(step);
                   for (const Event& event : events) {
                     Json item = object_of({{"n", number++}});
                     if (last) item.update(event_seen(now, event, seat, eyes));
                     if (last) seen.push_back(std::move(item));
                   }
                 });
  if (!match) return fail("internal", match.error().message);
  Json json = object_of({{"step", step}, {"view", (*match)->observe(seat)}, {"events", seen}});
  if (eyes == Eyes::everything) {
    Json views = Json::object();
    for (int i = 0; i < (*match)->seats(); ++i) views[std::to_string(i)] = (*match)->observe(seat_at(i));
    json["views"] = std::move(views);
  }
  return json;
}

Result<std::string> past_text(const Played& played, Seat seat, std::int64_t from, std::int64_t to) {
  constexpr std::int64_t kMostEvents = 300;
  const auto all = static_cast<std::int64_t>(played.events);
  if (from < 0 || to <= from || to > all) return fail("bad_request", "There are no such events.");
  if (to - from > kMostEvents) return fail("bad_request", "At most 300 events can be seen again at once.");
  auto match = beginning(played);
  if (!match) return fail("internal", match.error().message);
  (*match)->keep_moments(true);
  std::string text;
  std::string before = written_text([&](JsonWriter& out) { (*match)->write_view(seat, out); });
  std::int64_t number = 0;
  for (const Decision& decision : played.decisions) {
    (*match)->forget_moments();
    const auto events = (*match)->apply(decision.seat, decision.action);
    if (!events) return fail("internal", events.error().message);
    for (std::size_t i = 0; i < events->size() && number < to; ++i, ++number) {
      if (number + 1 < from) continue;
      std::string after = written_text([&](JsonWriter& out) { (*match)->write_view_at(i, seat, out); });
      if (number >= from) {
        text += number == from ? ",\"view\":" + before + ",\"steps\":[" : std::string(",");
        if (!write_patch(before, after, text)) text += "null";
      }
      before.swap(after);
    }
    if (number == to) break;
  }
  return text + "]";
}

Result<Json> position_after(const Played& played, std::size_t count) {
  const auto match =
      play_again(played, count, [](std::size_t, const Decision&, const std::vector<Event>&, const Match&) {});
  if (!match) return fail("internal", match.error().message);
  return (*match)->save();
}

bool may_read_record(const Table& table, const std::string& user) {
  const auto humans = table.humans();
  return table.state() == TableState::finished ||
         (table.state() == TableState::running && humans.size() == 1 && humans.contains(user));
}

std::string saga_of(const Table& table, bool with_seed) {
  Record record = table.history()->match().record(with_seed);
  record.names = names_at_table(table.seats());
  for (std::size_t i = 0; i < record.names.size(); ++i) {
    const SeatInfo& seat = table.seats()[i];
    if (seat.kind != SeatKind::human) record.names[i] = seat.name.empty() ? seat.agent : seat.name;
  }
  return write_record(record);
}

}  // namespace ravenhall::hall
