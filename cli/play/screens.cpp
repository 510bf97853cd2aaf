// The list of games that can be played in the terminal.
#include "cli/play/blood_rage_screen.hpp"
#include "cli/play/raiders_screen.hpp"
#include "cli/play/screen.hpp"

namespace ravenhall::cli {

std::unique_ptr<Screen> make_screen(std::string_view game, const Style& style) {
  if (game == "blood-rage") return std::make_unique<BloodRageScreen>(style);
  if (game == "raiders") return std::make_unique<RaidersScreen>(style);
  return nullptr;
}

}  // namespace ravenhall::cli
