#include "cli/files.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <system_error>

#include "kernel/text.hpp"

namespace ravenhall::cli {

namespace {

constexpr std::size_t kMostBytes = 16U << 20U;

tl::unexpected<Error> unreadable(const std::string& path, const std::string& why) {
  return fail("unreadable", "Cannot read " + in_quotes(path) + ": " + why + ".");
}

}  // namespace

Result<std::string> read_file(const std::string& path) {
  std::error_code ignored;
  if (path != "-" && std::filesystem::is_directory(path, ignored)) return unreadable(path, "it is a folder");
  std::ifstream file;
  if (path != "-") {
    file.open(path, std::ios::binary);
    if (!file) return unreadable(path, std::strerror(errno));
  }
  std::istream& in = path == "-" ? std::cin : file;
  std::string text;
  char part[65536];
  while (in.read(part, sizeof part) || in.gcount() > 0) {
    text.append(part, static_cast<std::size_t>(in.gcount()));
    if (text.size() > kMostBytes) return unreadable(path, "it is larger than 16 MB");
  }
  return text;
}

Result<bool> write_file(const std::string& path, const std::string& text) {
  const std::string draft = path + ".part";
  std::ofstream out(draft, std::ios::binary | std::ios::trunc);
  out << text;
  out.close();
  std::error_code problem;
  if (out) std::filesystem::rename(draft, path, problem);
  if (!out || problem) {
    const std::string why = problem ? problem.message() : std::strerror(errno);
    std::error_code ignored;
    std::filesystem::remove(draft, ignored);
    return fail("unwritable", "Cannot write " + in_quotes(path) + ": " + why + ".");
  }
  return true;
}

}  // namespace ravenhall::cli
