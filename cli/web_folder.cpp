#include "cli/web_folder.hpp"

#include <system_error>

namespace ravenhall::cli {

std::string web_folder_of(const std::filesystem::path& program) {
  const std::filesystem::path folder = program.parent_path();
  for (const char* way : {"../share/ravenhall/web", "../../web/dist"}) {
    const std::filesystem::path web = (folder / way).lexically_normal();
    std::error_code problem;
    if (std::filesystem::is_regular_file(web / "index.html", problem)) return web.string();
  }
  return {};
}

std::filesystem::path this_program() {
  std::error_code problem;
  return std::filesystem::read_symlink("/proc/self/exe", problem);
}

}  // namespace ravenhall::cli
