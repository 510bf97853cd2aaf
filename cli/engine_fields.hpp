// The fields of protocol requests that several commands share, and pieces of their answers.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kernel/error.hpp"
#include "kernel/game.hpp"
#include "kernel/json.hpp"

namespace ravenhall::cli {

// The member, or nullptr when it is missing or null.
const Json* member(const Json& object, std::string_view key);

// The seed: a text or a whole number, which stands for its digits; a fresh one when none is given.
Result<std::string> seed_of(const Json& request);

// The (option, value) pairs of "options". Values are texts; 10 and true are taken for "10" and "on".
Result<std::vector<std::pair<std::string, std::string>>> options_of(const Json& request);

// What a program must know before it starts a match: seats, sides and roles, options, presets, agents.
Json info_json(const GameInfo& info);

}  // namespace ravenhall::cli
