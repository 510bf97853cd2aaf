// What each person at a table gets to see: made from Match::observe and Match::event_json only.
#include "hall/table.hpp"
#include "kernel/patch.hpp"

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

void Table::add_head(std::string& text, SeatSet own, std::size_t news, Millis now, Showing& showing) const {
  const Match& match = history_->match();
  std::string& events = showing.events[own.bits()];
  if (events.empty()) events = events_text(own, news);
  const SeatSet playing = [&] {
    SeatSet seats;
    for (const Seat seat : own) {
      if (!seats_[at(seat)].away && state_ == TableState::running) seats.add(seat);
    }
    return seats;
  }();
  const auto by_seat = [](JsonWriter& out, std::string_view name, SeatSet seats, const auto& write) {
    out.key(name).object([&] {
      for (const Seat seat : seats) write(out.key(seat_text(seat)), seat);
    });
  };
  SeatSet asked;
  for (const Seat seat : playing) {
    if (question_[at(seat)] != 0) asked.add(seat);
  }
  text.reserve(text.size() + 2048 + events.size());
  text += '{';
  JsonWriter out(text);
  out.member("seq", seq());
  out.key("turn").object([&] {
    out.key("to_act").list([&] {
      for (const Seat seat : match.to_act()) out.value(index(seat));
    });
    out.member("phase", match.phase());
    out.key("question");
    match.question().empty() ? out.value(nullptr) : out.value(match.question());
    out.member("over", match.over());
    out.key("outcome").raw(outcome_.is_null() ? "null" : dump(outcome_));
  });
  by_seat(out, "legal", asked, [&](JsonWriter& list, Seat seat) {
    list.list([&] {
      for (const std::string& action : match.legal(seat)) list.value(std::string_view(action));
    });
  });
  by_seat(out, "tells", asked, [&](JsonWriter& list, Seat seat) { match.write_tells(seat, list); });
  by_seat(out, "undo", playing, [&](JsonWriter& undo, Seat seat) {
    const Reach reach = history_->reach(seat, alone());
    undo.object([&] {
      undo.member("steps", reach.steps);
      undo.key("stop").raw(dump(reason_of(reach)));
    });
  });
  Json clock = Json::object();
  if (info_.clock.kind != ClockRules::Kind::none) {
    for (const Seat seat : SeatSet::first(static_cast<int>(seats_.size()))) {
      clock[seat_text(seat)] = {
          {"left", clocks_.running(seat) ? Json(seconds(clocks_.left(seat, now))) : Json()},
          {"reserve",
           info_.clock.kind == ClockRules::Kind::live ? Json(seconds(clocks_.reserve(seat))) : Json()}};
    }
  }
  out.key("clock").raw(clock.empty() ? "{}" : dump(clock));
  const auto wish = [&] {
    return dump(object_of({{"seat", index(takeback_->seat)},
                           {"waiting", seats_json(human_seats_waiting(takeback_->waiting))}}));
  };
  out.key("takeback").raw(takeback_ ? wish() : "null");
  out.member("events_from", news);
  out.key("events").raw(events);
}

const JsonText& Table::view_text(Seat seat, Showing& showing) const {
  JsonText& view = showing.now[view_of(seat)];
  if (!view.empty()) return view;
  const JsonText& before = showing.before[view_of(seat)];
  view.text.reserve(before.text.size() + 512);
  view.outline.reserve(before.outline.size() + 16);
  write_anew(view, [&](JsonWriter& out) { history_->match().write_view(seat, out); });
  return view;
}

// {"steps":[what each event changed],"last":what changed after them}; without steps when the match did not
// keep them, after an undo for instance. Null: nothing changed.
const std::string& Table::changes_text(Seat seat, std::size_t news, Showing& showing) const {
  std::string& text = showing.changes[view_of(seat)];
  if (!text.empty()) return text;
  const Match& match = history_->match();
  const JsonText* before = &showing.before[view_of(seat)];
  const auto add = [&](const JsonText& after) {
    if (!write_patch(*before, after, text)) text += "null";
  };
  text.reserve(1024);
  text = "{";
  if (history_->has_moments_from(news)) {
    text += "\"steps\":[";
    for (std::size_t i = 0; i < match.moments(); ++i) {
      if (i > 0) text += ',';
      if (!match.moment_changed(i, seat)) {
        text += "null";
        continue;
      }
      if (match.moment_is_now(i)) {
        add(view_text(seat, showing));
        before = &showing.now[view_of(seat)];
        continue;
      }
      // Two texts are enough, one for what was and one for what is.
      JsonText& after = before == &showing.between[0] ? showing.between[1] : showing.between[0];
      write_anew(after, [&](JsonWriter& out) { match.write_view_at(i, seat, out); });
      add(after);
      before = &after;
    }
    text += "],";
  }
  text += "\"last\":";
  add(view_text(seat, showing));
  text += '}';
  return text;
}

void Table::add_update(std::string& text, SeatSet own, std::size_t news, Millis now, Showing& showing) const {
  const Seat first = own.empty() ? kSpectator : own.first();
  add_head(text, own, news, now, showing);
  text += ",\"view\":" + view_text(first, showing).text;
  if (own.size() > 1) {
    text += ",\"views\":{";
    for (const Seat seat : own)
      text += (seat == first ? "\"" : ",\"") + seat_text(seat) + "\":" + view_text(seat, showing).text;
    text += '}';
  }
  text += '}';
}

void Table::add_change(std::string& text, SeatSet own, std::size_t news, Millis now, Showing& showing) const {
  const SeatSet eyes = own.empty() ? SeatSet(kSpectator) : own;
  add_head(text, own, news, now, showing);
  text += ",\"base\":" + std::to_string(showing.base) + ",\"changes\":{";
  for (const Seat seat : eyes)
    text +=
        (seat == eyes.first() ? "\"" : ",\"") + seat_text(seat) + "\":" + changes_text(seat, news, showing);
  text += "}}";
}

void Table::forget_moments() {
  if (history_) history_->forget_moments();
}

}  // namespace ravenhall::hall
