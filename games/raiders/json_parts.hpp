// What positions (json.cpp) and views (view.cpp) write the same way.
#pragma once

#include <string_view>

#include "games/raiders/raiders.hpp"
#include "games/raiders/rules/cards.hpp"
#include "games/raiders/token_sets.hpp"
#include "kernel/json_writer.hpp"

namespace ravenhall::raiders {

// What the operands of an agenda's frame mean. `how`: the flags of a visit.
enum class Meaning : std::uint8_t { none, number, building, colour, card, resource, tile, hire_at, how };

struct FrameOperand {
  std::string_view name;
  Meaning kind = Meaning::none;
};

struct FrameRow {
  Step step;
  bool seat;  // it is for a certain player
  std::array<FrameOperand, 3> operands{};
};

inline constexpr FrameOperand kNothing{};
inline constexpr FrameOperand kBuilding{"building", Meaning::building};
inline constexpr FrameOperand kWorker{"worker", Meaning::colour};
inline constexpr FrameOperand kCard{"card", Meaning::card};
inline constexpr FrameOperand kHow{"must", Meaning::how};
inline constexpr FrameOperand kLeft{"left", Meaning::number};
inline constexpr FrameOperand kCount{"cards", Meaning::number};

// The steps that can wait on an agenda and are more than their name.
inline constexpr std::array kFrameTable{
    FrameRow{Step::turn, true},
    FrameRow{Step::long_house, true, {{kLeft, kNothing, kHow}}},
    FrameRow{Step::take, true},
    FrameRow{Step::refill, false, {{{"square", Meaning::number}}}},
    FrameRow{Step::offer_reroll, true},
    FrameRow{Step::score_raid, true},
    FrameRow{Step::choose_set, true},
    FrameRow{Step::valkyrie, true},
    FrameRow{Step::raid_over, true},
    FrameRow{Step::end_turn, true},
    FrameRow{Step::next_turn, true},
    FrameRow{Step::nature_lay, false, {{{"laid", Meaning::number}}}},
    FrameRow{Step::nature_tile, false, {{{"square", Meaning::number}}}},
    FrameRow{Step::nature_first, true},
    FrameRow{Step::nature_draw, true, {{kCount}}},
    FrameRow{Step::nature_roll, true},
    FrameRow{Step::nature_reroll, true, {{{"die", Meaning::number}}}},
    FrameRow{Step::ask_turn, true},
    FrameRow{Step::ask_take, true},
    FrameRow{Step::ask_visit, true, {{kBuilding, kWorker, kHow}}},
    FrameRow{Step::ask_treasury, true, {{{"resource", Meaning::resource}, kLeft}}},
    FrameRow{Step::ask_hire, true, {{{"at", Meaning::hire_at}, {"dismissed", Meaning::number}, kHow}}},
    FrameRow{Step::ask_long_house, true, {{kLeft, kNothing, kHow}}},
    FrameRow{Step::ask_offer, true},
    FrameRow{Step::ask_spare, true, {{{"tile", Meaning::tile}}}},
    FrameRow{Step::ask_copy, true, {{kNothing, kWorker}}},
    FrameRow{Step::ask_swap, true},
    FrameRow{Step::ask_steal, true},
    FrameRow{Step::ask_target, true, {{kCard}}},
    FrameRow{Step::ask_amount, true, {{kCard, {"most", Meaning::number}, {"victim", Meaning::number}}}},
    FrameRow{Step::ask_dismiss, true},
    FrameRow{Step::ask_plunder, true},
    FrameRow{Step::ask_recall, true},
    FrameRow{Step::ask_enlist, true, {{kCard}}},
    FrameRow{Step::ask_exchange, true},
    FrameRow{Step::ask_give, true, {{{"with", Meaning::number}, kCount}}},
    FrameRow{Step::ask_toll, true},
    FrameRow{Step::ask_reroll, true},
    FrameRow{Step::ask_set, true},
    FrameRow{Step::ask_sacrifice, true},
    FrameRow{Step::ask_avenge, true},
    FrameRow{Step::ask_loss, true, {{{"by", Meaning::number}}}},
    FrameRow{Step::ask_limit, true},
};

constexpr FrameRow frame_row(Step step) {
  for (const FrameRow& row : kFrameTable) {
    if (row.step == step) return row;
  }
  return {step, false};
}

// Null: no card, or one that is not known.
inline void write_card(JsonWriter& out, Card card) {
  if (!is_card(card)) return out.value(nullptr);
  out.value(name_of(card));
}
inline void write_cards(JsonWriter& out, const CardBag& bag) {
  out.list([&] {
    for (const Card card : bag) write_card(out, card);
  });
}

inline void write_colour(JsonWriter& out, Colour colour) {
  if (colour == Colour::none) return out.value(nullptr);
  out.value(name_of(colour));
}
inline void write_tile(JsonWriter& out, Tile tile) {
  if (tile == Tile::none) return out.value(nullptr);
  out.value(name_of(tile));
}
template <class List>
void write_tiles(JsonWriter& out, const List& tiles) {
  out.list([&] {
    for (const Tile tile : tiles) write_tile(out, tile);
  });
}

inline void write_seats(JsonWriter& out, SeatSet seats) {
  out.list([&] {
    for (const Seat seat : seats) out.value(index(seat));
  });
}

template <class Numbers>
void write_sources(JsonWriter& out, const Numbers& sources) {
  out.object([&] {
    for (const Source source : sources.keys()) out.member(name_of(source), sources[source]);
  });
}

// One number a player.
template <class Numbers>
void write_numbers(JsonWriter& out, const State& s, const Numbers& numbers) {
  out.list([&] {
    for (int i = 0; i < s.players; ++i) out.value(numbers[i]);
  });
}

// Two dice; 0: there is none.
inline void write_dice(JsonWriter& out, const Dice& dice) {
  out.list([&] {
    for (const int die : dice) out.value(die);
  });
}

// One frame's operands, as members of the object that is being written.
inline void write_operands(JsonWriter& out, const Frame& frame) {
  const FrameRow row = frame_row(frame.step);
  const std::array<Operand, 3> values{frame.a, frame.b, frame.c};
  for (std::size_t i = 0; i < values.size(); ++i) {
    const FrameOperand& operand = row.operands[i];
    const Operand value = values[i];
    const Manner how = value;
    switch (operand.kind) {
      case Meaning::none: break;
      case Meaning::number: out.member(operand.name, value); break;
      case Meaning::building: out.member(operand.name, name_of<Building>(value)); break;
      case Meaning::colour: write_colour(out.key(operand.name), value); break;
      case Meaning::card: write_card(out.key(operand.name), value); break;
      case Meaning::resource: out.member(operand.name, name_of<Resource>(value)); break;
      case Meaning::tile: write_tile(out.key(operand.name), value); break;
      case Meaning::hire_at: out.member(operand.name, name_of<HireAt>(value)); break;
      case Meaning::how:
        out.member("must", how.has(How::must));
        if (how.has(How::uncounted)) out.member("uncounted", true);
        break;
    }
  }
}

inline void write_options(JsonWriter& out, const State& s) {
  const auto& options = Raiders::info().options;
  const OptionIndices chosen = indices_of(s.options);
  out.object([&] {
    for (std::size_t i = 0; i < chosen.size(); ++i) out.member(options[i].name, options[i].values[chosen[i]]);
  });
}

// The tokens of a kind each, as members of the object that is being written.
template <class Numbers>
void write_tokens(JsonWriter& out, const Numbers& tokens) {
  for (const Resource what : tokens.keys()) out.member(name_of(what), tokens[what]);
}

}  // namespace ravenhall::raiders
