// The named options of Blood Rage: what editions and open rulings can change.
#pragma once

#include <cstdint>

#include "kernel/options.hpp"

namespace ravenhall::blood_rage {

// What each can be; the first value is the default.
enum class Deck : std::uint8_t { core102, preview99 };
enum class KeepCard : std::uint8_t { optional, forced };
enum class AxesLast : std::uint8_t { eight, ten };
enum class TideChoice : std::uint8_t { in_order, simultaneous };
enum class DarkElfCost : std::uint8_t { one, three };
enum class YggdrasilGlory : std::uint8_t { eleven, ten };
enum class GazeBonus : std::uint8_t { three, two };
enum class FirstPlayer : std::uint8_t { random, seat_0, seat_1, seat_2, seat_3 };
enum class Seating : std::uint8_t {};  // which clan sits where: one of kSeatings orders

// In the order of the option table in options.cpp.
struct Options {
  Deck deck{};
  OnOff late_cards{};
  OnOff call_rejoin{};
  OnOff resume_after_zero{};
  OffOn resume_after_pass{};
  KeepCard keep_card{};
  AxesLast axes_last{};
  OffOn first_game{};
  TideChoice tide_choice{};
  OffOn protection_ragnarok{};
  DarkElfCost dark_elf_yggdrasil{};
  YggdrasilGlory yggdrasil3_glory{};
  GazeBonus gaze_bonus{};
  FirstPlayer first_player{};
  Seating clans{};
  constexpr bool operator==(const Options&) const = default;
};
inline constexpr int kOptions = sizeof(Options);
using OptionIndices = ravenhall::OptionIndices<Options>;

}  // namespace ravenhall::blood_rage
