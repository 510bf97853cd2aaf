// What positions (json.cpp) and views (view.cpp) write the same way.
#pragma once

#include <string_view>

#include "games/raiders/names.hpp"
#include "games/raiders/raiders.hpp"
#include "kernel/json_writer.hpp"

namespace ravenhall::raiders {

// What the operands of an agenda's frame mean. `how`: the flags of a visit.
enum class Operand : std::uint8_t { none, number, building, colour, card, resource, tile, hire_at, how };

struct FrameOperand {
  std::string_view name;
  Operand kind = Operand::none;
};

struct FrameRow {
  Step step;
  bool seat;  // it is for a certain player
  std::array<FrameOperand, 3> operands{};
};

inline constexpr std::array<std::string_view, 2> kHireAtNames{"barracks", "recruiter"};

inline constexpr FrameOperand kNothing{};
inline constexpr FrameOperand kBuilding{"building", Operand::building};
inline constexpr FrameOperand kWorker{"worker", Operand::colour};
inline constexpr FrameOperand kCard{"card", Operand::card};
inline constexpr FrameOperand kHow{"must", Operand::how};
inline constexpr FrameOperand kLeft{"left", Operand::number};
inline constexpr FrameOperand kCount{"cards", Operand::number};

// The steps that can wait on an agenda and are more than their name.
inline constexpr std::array kFrameTable{
    FrameRow{Step::turn, true},
    FrameRow{Step::long_house, true, {{kLeft, kNothing, kHow}}},
    FrameRow{Step::take, true},
    FrameRow{Step::refill, false, {{{"square", Operand::number}}}},
    FrameRow{Step::offer_reroll, true},
    FrameRow{Step::score_raid, true},
    FrameRow{Step::choose_set, true},
    FrameRow{Step::valkyrie, true},
    FrameRow{Step::raid_over, true},
    FrameRow{Step::end_turn, true},
    FrameRow{Step::next_turn, true},
    FrameRow{Step::nature_lay, false, {{{"laid", Operand::number}}}},
    FrameRow{Step::nature_tile, false, {{{"square", Operand::number}}}},
    FrameRow{Step::nature_first, true},
    FrameRow{Step::nature_draw, true, {{kCount}}},
    FrameRow{Step::nature_roll, true},
    FrameRow{Step::nature_reroll, true, {{{"die", Operand::number}}}},
    FrameRow{Step::ask_turn, true},
    FrameRow{Step::ask_take, true},
    FrameRow{Step::ask_visit, true, {{kBuilding, kWorker, kHow}}},
    FrameRow{Step::ask_treasury, true, {{{"resource", Operand::resource}, kLeft}}},
    FrameRow{Step::ask_hire, true, {{{"at", Operand::hire_at}, {"dismissed", Operand::number}, kHow}}},
    FrameRow{Step::ask_long_house, true, {{kLeft, kNothing, kHow}}},
    FrameRow{Step::ask_offer, true},
    FrameRow{Step::ask_spare, true, {{{"tile", Operand::tile}}}},
    FrameRow{Step::ask_copy, true, {{kNothing, kWorker}}},
    FrameRow{Step::ask_swap, true},
    FrameRow{Step::ask_steal, true},
    FrameRow{Step::ask_target, true, {{kCard}}},
    FrameRow{Step::ask_amount, true, {{kCard, {"most", Operand::number}, {"victim", Operand::number}}}},
    FrameRow{Step::ask_dismiss, true},
    FrameRow{Step::ask_plunder, true},
    FrameRow{Step::ask_recall, true},
    FrameRow{Step::ask_enlist, true, {{kCard}}},
    FrameRow{Step::ask_exchange, true},
    FrameRow{Step::ask_give, true, {{{"with", Operand::number}, kCount}}},
    FrameRow{Step::ask_toll, true},
    FrameRow{Step::ask_reroll, true},
    FrameRow{Step::ask_set, true},
    FrameRow{Step::ask_sacrifice, true},
    FrameRow{Step::ask_avenge, true},
    FrameRow{Step::ask_loss, true, {{{"by", Operand::number}}}},
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
  out.value(row(card).key);
}
inline void write_cards(JsonWriter& out, const CardBag& bag) {
  out.list([&] { bag.each([&](Card card) { write_card(out, card); }); });
}

inline void write_colour(JsonWriter& out, Colour colour) {
  if (colour == Colour::none) return out.value(nullptr);
  out.value(name_of(kColourNames, colour));
}
inline void write_tile(JsonWriter& out, Tile tile) {
  if (tile == kNoTile) return out.value(nullptr);
  out.value(tile_row(tile).key);
}
template <class Tiles>
void write_tiles(JsonWriter& out, const Tiles& tiles) {
  out.list([&] {
    for (const Tile tile : tiles) write_tile(out, tile);
  });
}
inline void write_tile_set(JsonWriter& out, unsigned bits) {
  out.list([&] {
    for (; bits != 0; bits &= bits - 1) write_tile(out, static_cast<Tile>(std::countr_zero(bits)));
  });
}

// The numbers of the bits that are set.
inline void write_seats(JsonWriter& out, unsigned bits) {
  out.list([&] {
    for (int i = 0; i < kMaxPlayers; ++i) {
      if (((bits >> i) & 1U) != 0) out.value(i);
    }
  });
}

template <class Numbers>
void write_sources(JsonWriter& out, const Numbers& sources) {
  out.object([&] {
    for (std::size_t i = 0; i < kSources; ++i) out.member(kSourceNames[i], sources[i]);
  });
}

// One number a player.
template <class Numbers>
void write_numbers(JsonWriter& out, const State& s, const Numbers& numbers) {
  out.list([&] {
    for (std::size_t i = 0; i < s.players; ++i) out.value(numbers[i]);
  });
}

// Two dice; 0: there is none.
inline void write_dice(JsonWriter& out, const std::array<std::uint8_t, 2>& dice) {
  out.list([&] {
    for (const int die : dice) out.value(die);
  });
}

// One frame's operands, as members of the object that is being written.
inline void write_operands(JsonWriter& out, const Frame& frame) {
  const FrameRow row = frame_row(frame.step);
  const std::array<int, 3> values{frame.a, frame.b, frame.c};
  for (std::size_t i = 0; i < values.size(); ++i) {
    const FrameOperand& operand = row.operands[i];
    const int value = values[i];
    switch (operand.kind) {
      case Operand::none: break;
      case Operand::number: out.member(operand.name, value); break;
      case Operand::building: out.member(operand.name, name_of(kBuildingNames, value)); break;
      case Operand::colour: write_colour(out.key(operand.name), static_cast<Colour>(value)); break;
      case Operand::card: write_card(out.key(operand.name), card_at(value)); break;
      case Operand::resource: out.member(operand.name, name_of(kResourceNames, value)); break;
      case Operand::tile: write_tile(out.key(operand.name), static_cast<Tile>(value)); break;
      case Operand::hire_at: out.member(operand.name, name_of(kHireAtNames, value)); break;
      case Operand::how:
        out.member("must", (value & kMust) != 0);
        if ((value & kUncounted) != 0) out.member("uncounted", true);
        break;
    }
  }
}

inline void write_options(JsonWriter& out, const State& s) {
  const auto& options = Raiders::info().options;
  out.object([&] {
    for (std::size_t i = 0; i < kOptions; ++i) out.member(options[i].name, options[i].values[s.options[i]]);
  });
}

// The tokens of a kind each, as members of the object that is being written.
template <class Numbers>
void write_tokens(JsonWriter& out, const Numbers& tokens) {
  for (std::size_t i = 0; i < tokens.size(); ++i) out.member(kResourceNames[i], tokens[i]);
}

}  // namespace ravenhall::raiders
