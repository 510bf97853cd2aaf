#pragma once

// The files of this repository, for checks that read the sources themselves.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace ravenhall::house {

struct SourceFile {
  std::string path;  // from the repository root, with '/'
  std::string text;
};

inline std::string read_text(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

// Every file under `folder` (from the root) whose name ends with one of `endings`, sorted by path; none if
// there is no such folder.
inline std::vector<SourceFile> files_under(std::string_view folder, const std::vector<std::string>& endings) {
  namespace fs = std::filesystem;
  const fs::path root = RAVENHALL_SOURCE_DIR;
  std::vector<SourceFile> files;
  if (!fs::is_directory(root / folder)) return files;
  for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
    const std::string path = entry.path().lexically_relative(root).generic_string();
    const auto ends_so = [&](const std::string& ending) { return path.ends_with(ending); };
    if (entry.is_regular_file() && std::any_of(endings.begin(), endings.end(), ends_so)) {
      files.push_back({path, read_text(entry.path())});
    }
  }
  std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
  return files;
}

}  // namespace ravenhall::house
