#include "cli/play/words.hpp"

namespace ravenhall::cli {

std::string readable(std::string_view key) {
  std::string text(key);
  std::replace(text.begin(), text.end(), '_', ' ');
  return text;
}

}  // namespace ravenhall::cli
