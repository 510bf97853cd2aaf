// What each person at a table gets to see: made from Match::observe and Match::event_json only.
#include "hall/table.hpp"

namespace ravenhall::hall {

namespace {

Json seats_json(SeatSet seats) {
  Json list = Json::array();
  for (const Seat seat : seats) list.push_back(index(seat));
  return list;
}

double seconds(Millis ms) { return static_cast<double>(ms) / 1000; }

}  // namespace

// A person sees what any of their seats sees. Round one screen the log shows only what everybody there may
// know.
std::string Table::events_text(SeatSet own, std::size_t first) const {
  const auto& events = history_->events();
  const auto viewers = [&](const Event& event) -> SeatSet {
    if (own.empty()) return kSpectator;
    const bool all_know = (own.bits() & ~event.witnesses.bits()) == 0;
    return info_.hotseat && !all_know ? SeatSet(kSpectator) : own;
  };
  return written_text([&](JsonWriter& out) {
    out.list([&] {
      for (std::size_t i = first; i < events.size(); ++i) {
        out.object([&] {
          out.member("n", i);
          history_->match().write_event(events[i], viewers(events[i]), out);
        });
      }
    });
  });
}

SeatSet Table::human_seats_waiting(const std::set<std::string>& users) const {
  SeatSet waiting;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (users.contains(seats_[i].user)) waiting.add(seat_at(static_cast<int>(i)));
  }
  return waiting;
}

std::string Table::head_text(SeatSet own, Millis now) const {
  const Match& match = history_->match();
  Json legal = Json::object();
  Json undo = Json::object();
  for (const Seat seat : own) {
    if (seats_[at(seat)].away || state_ != TableState::running) continue;
    if (question_[at(seat)] != 0) legal[seat_text(seat)] = match.legal(seat);
    undo[seat_text(seat)] = match.can_undo(seat).has_value();
  }
  Json clock = Json::object();
  if (info_.clock.kind != ClockRules::Kind::none) {
    for (const Seat seat : SeatSet::first(static_cast<int>(seats_.size()))) {
      clock[seat_text(seat)] = {
          {"left", clocks_.running(seat) ? Json(seconds(clocks_.left(seat, now))) : Json()},
          {"reserve",
           info_.clock.kind == ClockRules::Kind::live ? Json(seconds(clocks_.reserve(seat))) : Json()}};
    }
  }
  const Json takeback = takeback_ ? Json{{"seat", index(takeback_->seat)},
                                         {"waiting", seats_json(human_seats_waiting(takeback_->waiting))}}
                                  : Json();
  const Json head = {{"seq", seq()},
                     {"turn",
                      {{"to_act", seats_json(match.to_act())},
                       {"phase", match.phase()},
                       {"over", match.over()},
                       {"outcome", outcome_}}},
                     {"legal", std::move(legal)},
                     {"undo", std::move(undo)},
                     {"clock", std::move(clock)},
                     {"takeback", takeback}};
  return dump(head);
}

std::string Table::update_text(SeatSet own, std::size_t news, Millis now, ViewCache& cache) const {
  const auto place = [](Seat seat) {
    return is_player(seat) ? at(seat) : static_cast<std::size_t>(kMaxSeats);
  };
  const auto view = [&](Seat seat) -> const std::string& {
    std::string& text = cache.views[place(seat)];
    if (text.empty()) text = written_text([&](JsonWriter& out) { history_->match().write_view(seat, out); });
    return text;
  };
  const Seat first = own.empty() ? kSpectator : own.first();
  std::string& events = cache.events[own.bits()];
  if (events.empty()) events = events_text(own, news);

  std::string text = head_text(own, now);
  text.pop_back();  // the closing brace: the larger parts follow as they are
  text += ",\"events_from\":" + std::to_string(news) + ",\"events\":" + events + ",\"view\":" + view(first);
  if (own.size() > 1) {
    text += ",\"views\":{";
    for (const Seat seat : own) text += (seat == first ? "\"" : ",\"") + seat_text(seat) + "\":" + view(seat);
    text += '}';
  }
  text += '}';
  return text;
}

}  // namespace ravenhall::hall
