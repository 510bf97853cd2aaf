// What positions (json.cpp) and views (view.cpp) write the same way.
#pragma once

#include <bit>
#include <string_view>

#include "games/blood_rage/blood_rage.hpp"
#include "games/blood_rage/names.hpp"
#include "kernel/json_writer.hpp"

namespace ravenhall::blood_rage {

// What the operands of an agenda's frame mean.
enum class FrameWord : std::uint8_t { none, number, place, figure, card, stats };

struct FrameOperand {
  std::string_view name;
  FrameWord kind = FrameWord::none;
};

struct FrameRow {
  Step step;
  bool seat;  // it is for a certain clan
  std::array<FrameOperand, 3> operands{};
};

// The steps that can wait on an agenda and are more than their name.
inline constexpr std::array kFrameTable{
    FrameRow{Step::nature_token, false, {{{"laid", FrameWord::number}}}},
    FrameRow{Step::nature_ragnarok, false, {{{"told", FrameWord::number}}}},
    FrameRow{Step::nature_destroy, false, {{{"lost", FrameWord::number}}}},
    FrameRow{Step::turn, true},
    FrameRow{Step::score_quest, true, {{{"left", FrameWord::number}}}},
    FrameRow{Step::offer_succor, true, {{{"place", FrameWord::place}}}},
    FrameRow{Step::offer_thors_domain, true, {{{"place", FrameWord::place}}}},
    FrameRow{Step::call, true},
    FrameRow{Step::reveal_text, true},
    FrameRow{Step::late_round, true},
    FrameRow{Step::react, true, {{{"left", FrameWord::number}}}},
    FrameRow{Step::bury, true},
    FrameRow{Step::ask_action, true},
    FrameRow{Step::ask_march,
             true,
             {{{"from", FrameWord::place}, {"to", FrameWord::place}, {"moved", FrameWord::number}}}},
    FrameRow{Step::ask_free_invade, true, {{{"card", FrameWord::card}}}},
    FrameRow{Step::ask_succor, true, {{{"place", FrameWord::place}}}},
    FrameRow{Step::ask_thors_domain, true, {{{"place", FrameWord::place}}}},
    FrameRow{Step::ask_sacrifice, true, {{{"figure", FrameWord::figure}, {"place", FrameWord::place}}}},
    FrameRow{Step::ask_join, true},
    FrameRow{Step::ask_raise_quest, true},
    FrameRow{Step::ask_tide, true},
    FrameRow{Step::ask_late, true},
    FrameRow{Step::ask_react, true},
    FrameRow{Step::ask_stat, true, {{{"stats", FrameWord::stats}}}},
    FrameRow{Step::ask_hammers, true},
    FrameRow{Step::ask_prowess, true},
    FrameRow{Step::ask_blessing, true, {{{"place", FrameWord::place}}}},
};

constexpr FrameRow frame_row(Step step) {
  for (const FrameRow& row : kFrameTable) {
    if (row.step == step) return row;
  }
  return {step, false};
}

inline std::string_view place_name(Place place) { return name_of(place); }
inline std::string_view figure_name(int figure) { return name_of(figure_at(figure)); }

inline void write_figure_or_null(JsonWriter& out, Figure figure) {
  is_figure(figure) ? out.value(name_of(figure)) : out.value(nullptr);
}
inline void write_place_or_null(JsonWriter& out, Place place) {
  if (place == Place::box) return out.value(nullptr);
  out.value(place_name(place));
}

// Null: no card, or one that is not known.
inline void write_card(JsonWriter& out, Card card) {
  if (!is_card(card)) return out.value(nullptr);
  out.value(name_of(card));
}
inline void write_cards(JsonWriter& out, const CardBag& bag) {
  out.list([&] { each_card(bag, [&](Card card) { write_card(out, card); }); });
}
template <class Cards>
void write_cards(JsonWriter& out, const Cards& cards) {
  out.list([&] {
    for (const Card card : cards) write_card(out, card);
  });
}

// The numbers of the bits that are set.
inline void write_seats(JsonWriter& out, SeatSet seats) {
  const unsigned bits = seats.bits();
  out.list([&] {
    for (int i = 0; i < kMaxClans; ++i) {
      if (((bits >> i) & 1U) != 0) out.value(i);
    }
  });
}
inline void write_seat_or_null(JsonWriter& out, Seat seat) {
  if (seat == kSpectator) return out.value(nullptr);
  out.value(index(seat));
}

// One number a clan.
template <class Numbers>
void write_numbers(JsonWriter& out, const State& s, const Numbers& numbers) {
  out.list([&] {
    for (int i = 0; i < s.clans; ++i) out.value(numbers[i]);
  });
}

template <class Numbers>
void write_sources(JsonWriter& out, const Numbers& sources) {
  out.object([&] {
    for (const Source source : sources.keys()) out.member(name_of(source), int{sources[source]});
  });
}

inline void write_operand(JsonWriter& out, FrameWord kind, int value) {
  switch (kind) {
    case FrameWord::place: return out.value(place_name(place_at(value)));
    case FrameWord::figure: return out.value(figure_name(value));
    case FrameWord::card: return write_card(out, card_at(value));
    case FrameWord::stats:
      return out.list([&] {
        for (int i = 0; i < kStats; ++i) {
          if (((value >> i) & 1) != 0) out.value(kNamesOf<Stat>[i]);
        }
      });
    default: return out.value(value);
  }
}

// The named operands of a frame, as members of the object that is being written.
inline void write_operands(JsonWriter& out, const Frame& frame) {
  const FrameRow row = frame_row(frame.step);
  const std::array<int, 3> values{frame.a, frame.b, frame.c};
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (row.operands[i].kind == FrameWord::none) continue;
    write_operand(out.key(row.operands[i].name), row.operands[i].kind, values[i]);
  }
}

inline void write_options(JsonWriter& out, const State& s) {
  const auto& options = BloodRage::info().options;
  out.object([&] {
    const auto chosen = std::bit_cast<OptionIndices>(s.options);
    for (std::size_t i = 0; i < kOptions; ++i) out.member(options[i].name, options[i].values[chosen[i]]);
  });
}

inline void write_doom(JsonWriter& out, const State& s) {
  out.list([&] {
    for (const Place place : s.doom) write_place_or_null(out, place);
  });
}

inline void write_figures(JsonWriter& out, int seat, int figure, int count) {
  if (count == 0) return;
  out.object([&] {
    out.member("seat", seat);
    out.member("figure", figure_name(figure));
    out.member("count", count);
  });
}

// The figures that are about to be destroyed, or null.
inline void write_dying(JsonWriter& out, const State& s) {
  if (s.dying.cause == Cause::none) return out.value(nullptr);
  out.object([&] {
    out.member("cause", name_of(s.dying.cause));
    out.member("where", place_name(s.dying.where));
    out.key("figures").list([&] {
      for (int i = 0; i < s.clans; ++i) {
        const Seat n = seat_at(i);
        for (int k = 0; k < kFigures; ++k) {
          write_figures(out, i, k, k == 0 ? int{s.dying.warriors[n]} : (s.dying.others[n].bits() >> k) & 1);
        }
      }
    });
  });
}

}  // namespace ravenhall::blood_rage
