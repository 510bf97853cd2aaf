// The named options of Blood Rage: what editions and open rulings can change.
#pragma once

#include <cstdint>

namespace ravenhall::blood_rage {

// One entry an option, in the order of the option table in options.cpp. A state holds the chosen value's
// index.
enum class Option : std::uint8_t {
  deck,                 // core102, preview99
  late_cards,           // on, off
  call_rejoin,          // on, off
  resume_after_zero,    // on, off
  resume_after_pass,    // off, on
  keep_card,            // optional, forced
  axes_last,            // 8, 10
  first_game,           // off, on
  tide_choice,          // in_order, simultaneous
  protection_ragnarok,  // off, on
  dark_elf_yggdrasil,   // 1, 3
  yggdrasil3_glory,     // 11, 10
  gaze_bonus,           // 3, 2
  first_player,         // random, 0, 1, 2, 3
  clans,                // which clan sits where
};
inline constexpr int kOptions = 15;

}  // namespace ravenhall::blood_rage
