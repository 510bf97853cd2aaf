// The named options of Raiders of the North Sea: the card data of two printings, and every ruling of ours
// that could reasonably be read otherwise.
#pragma once

#include <cstdint>

#include "kernel/options.hpp"

namespace ravenhall::raiders {

// The values an option can have; the first one is the default.
enum class Printing : std::uint8_t { print, preprod };
enum class ScoutNumber : std::uint8_t { both_hands, own_hand };
enum class AvengerTargets : std::uint8_t { with_crew, any };
enum class RagnhildrCounts : std::uint8_t { marker, taken };
enum class MissingReward : std::uint8_t { refused, allowed };
enum class Reshuffle : std::uint8_t { at_need, at_once };
enum class WarlordAmount : std::uint8_t { most, chosen };
enum class FullTie : std::uint8_t { shared, later };
enum class FirstPlayer : std::uint8_t { dice, seat_0, seat_1, seat_2, seat_3 };

// One byte an option, in the order of the option table in options.cpp: the index of the chosen value.
struct Options {
  Printing cards{};                  // V1 to V4
  OnOff merchant_colour{};           // a copied building keeps its colour limit (E4)
  OnOff merchant_once{};             // a copied building counts as used this turn (E5)
  OnOff archer_placed{};             // the worker just placed can be exchanged (E6)
  ScoutNumber scout_number{};        // how many cards can be announced (E8)
  AvengerTargets avenger_targets{};  // whom a dying Avenger can name (E10)
  OnOff gravedigger_places{};        // playable only when another card can be placed (E11)
  RagnhildrCounts ragnhildr{};       // what she counts beyond 7 valkyries (E15)
  MissingReward missing_reward{};    // paying for what the supply does not have (E21)
  OffOn poor_targets{};              // opponents on whom the effect changes nothing can be named (E33)
  Reshuffle reshuffle{};             // when the discard pile becomes the new deck (CR-5)
  OnOff reshuffle_played{};          // the card played at the Town Hall is part of a reshuffle (E35)
  OnOff open_discard{};              // the discard pile may be looked through (E37)
  OnOff decline_bonus{};             // bonuses of gain type may be declined (E39)
  OffOn idle_cards{};                // cards that can do nothing may be played at the Town Hall (E40)
  OffOn dismiss_alone{};             // a crew card may be discarded at the Barracks without a hire (E44)
  WarlordAmount warlord_amount{};    // how much is taken of "up to 2" (E48, V2)
  FullTie full_tie{};                // still tied after both tracks (SC-6)
  FirstPlayer first_player{};        // SU-8
  constexpr bool operator==(const Options&) const = default;
};
inline constexpr int kOptions = sizeof(Options);

using OptionIndices = ravenhall::OptionIndices<Options>;

}  // namespace ravenhall::raiders
