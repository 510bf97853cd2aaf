// Which games have a screen of their own in the terminal.
#include "cli/play/blood_rage_screen.hpp"
#include "cli/play/dracula_screen.hpp"
#include "cli/play/lists_screen.hpp"
#include "cli/play/raiders_screen.hpp"
#include "cli/play/screen.hpp"

namespace ravenhall::cli {

std::unique_ptr<Screen> make_screen(const GameInfo& info, const Notation& notation, const Style& style,
                                    bool lists) {
  if (!lists && info.id == "blood-rage") return std::make_unique<BloodRageScreen>(style);
  if (!lists && info.id == "dracula") return std::make_unique<dracula_play::DraculaScreen>(style);
  if (!lists && info.id == "raiders") return std::make_unique<RaidersScreen>(style);
  return std::make_unique<ListsScreen>(info, notation, style);
}

}  // namespace ravenhall::cli
