// What Fury of Dracula tells about itself: sides, roles, options, editions.
#include <array>

#include "games/dracula/dracula.hpp"

namespace ravenhall::dracula {

namespace {

// An option whose values are called as in its enum.
template <class Value>
constexpr OptionInfo option(std::string_view name, Value Options::* /*member*/) {
  return {name, kNamesOf<Value>};
}

constexpr std::array<OptionInfo, kOptions> kOptionTable{{
    option("start", &Options::start),
    option("powers", &Options::powers),
    option("lairs", &Options::lairs),
    option("rumors", &Options::rumors),
    option("no_move", &Options::no_move),
    option("sea_powers", &Options::sea_powers),
    option("hide_revealed", &Options::hide_revealed),
    option("fury", &Options::fury),
    option("fury_counts", &Options::fury_counts),
    option("north_border", &Options::north_border),
    option("first_dawn", &Options::first_dawn),
    option("vampire_clears", &Options::vampire_clears),
    option("reckless", &Options::reckless),
    option("hoax", &Options::hoax),
    option("stake", &Options::stake),
    option("wreath", &Options::wreath),
    option("bats", &Options::bats),
    option("refill", &Options::refill),
    option("false_tip", &Options::false_tip),
    option("great_strength", &Options::great_strength),
    option("luck", &Options::luck),
    option("lairs_heard", &Options::lairs_heard),
    option("weather_at_sea", &Options::weather_at_sea),
    option("open_lair", &Options::open_lair),
    option("bullets", &Options::bullets),
    option("circle", &Options::circle),
    option("vampire_fangs", &Options::vampire_fangs),
    option("start_lair", &Options::start_lair),
}};

constexpr std::array<OptionChoice, 4> kAdvanced{
    {{"start", "free"}, {"powers", "on"}, {"lairs", "on"}, {"rumors", "on"}}};
constexpr std::array<Preset, 2> kPresets{{{"basic", {}}, {"advanced", kAdvanced}}};

constexpr std::array<std::string_view, 2> kSides{"dracula", "hunters"};
constexpr std::array<Role, kSeats> kRoles{
    {{"dracula", 0}, {"godalming", 1}, {"seward", 1}, {"van_helsing", 1}, {"mina", 1}}};

}  // namespace

const GameInfo& Dracula::info() {
  static constexpr GameInfo info{.id = "dracula",
                                 .title = "Fury of Dracula",
                                 .rules_version = 1,
                                 .min_seats = kSeats,
                                 .max_seats = kSeats,
                                 .max_decisions = kMostDecisions,
                                 .options = kOptionTable,
                                 .presets = kPresets,
                                 .sides = kSides,
                                 .roles = kRoles,
                                 .people = {.min = 2, .max = kSeats}};
  return info;
}

}  // namespace ravenhall::dracula
