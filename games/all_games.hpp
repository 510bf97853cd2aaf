// The list of games as types, for what is compiled once for each game. A new game is one line here (and its
// headers).
#pragma once

#include <tuple>

#include "games/blood_rage/blood_rage.hpp"
#include "games/blood_rage/judgement.hpp"
#include "games/dracula/dracula.hpp"
#include "games/dracula/judgement.hpp"
#include "games/raiders/judgement.hpp"
#include "games/raiders/raiders.hpp"

namespace ravenhall {

using AllGames = std::tuple<blood_rage::BloodRage, raiders::Raiders, dracula::Dracula>;

}  // namespace ravenhall
