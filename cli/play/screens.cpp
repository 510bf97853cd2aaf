// Which games have a screen of their own in the terminal.
#include "cli/play/blood_rage_screen.hpp"
#include "cli/play/dracula_screen.hpp"
#include "cli/play/lists_screen.hpp"
#include "cli/play/raiders_screen.hpp"
#include "cli/play/screen.hpp"

namespace ravenhall::cli {

std::string_view prefix_of(std::string_view game) {
  return game == "blood-rage" ? "br" : game == "dracula" ? "dr" : game == "raiders" ? "rn" : "";
}

std::unique_ptr<Screen> make_screen(const GameInfo& info, const Notation& notation, const Style& style,
                                    const std::shared_ptr<const Words>& words, bool lists) {
  const std::string_view prefix = prefix_of(info.id);
  if (lists || prefix.empty()) return std::make_unique<ListsScreen>(info, notation, style, words);
  if (prefix == "br") return std::make_unique<BloodRageScreen>(style, words, notation, prefix);
  if (prefix == "dr") return std::make_unique<dracula_play::DraculaScreen>(style, words, notation, prefix);
  return std::make_unique<RaidersScreen>(style, words, notation, prefix);
}

}  // namespace ravenhall::cli
