#include "cli/export_site.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <ostream>
#include <string_view>
#include <vector>

#include "cli/exit_codes.hpp"
#include "cli/files.hpp"
#include "hall/content_policy.hpp"
#include "kernel/text.hpp"

namespace ravenhall::cli {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kPage = "index.html";

bool is_twin(const fs::path& file) { return file.extension() == ".br" || file.extension() == ".gz"; }
bool is_hidden(const fs::path& file) {
  return std::any_of(file.begin(), file.end(), [](const fs::path& part) { return part.string()[0] == '.'; });
}

// What browsers ask for first comes last, so that a site that is written over is never ahead of its files.
int turn_of(const fs::path& file) {
  if (file == kPage) return 1;
  return file == "version.json" || file == "sw.js" ? 2 : 0;
}

// The files to be copied, relative to `web`. The page's twins would not be of the page that is written.
std::vector<fs::path> files_of(const fs::path& web, bool compressed) {
  std::vector<fs::path> files;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(web)) {
    const fs::path file = entry.path().lexically_relative(web);
    if (!entry.is_regular_file() || is_hidden(file)) continue;
    if (is_twin(file) && (!compressed || file.stem() == kPage)) continue;
    files.push_back(file);
  }
  std::sort(files.begin(), files.end(), [](const fs::path& a, const fs::path& b) {
    return std::pair(turn_of(a), a) < std::pair(turn_of(b), b);
  });
  return files;
}

int refuse(std::ostream& err, int status, const std::string& message) {
  err << message << "\n";
  return status;
}

// `folder` is `top` or lies in it.
bool lies_in(const fs::path& folder, const fs::path& top) {
  const fs::path way = folder.lexically_relative(top);
  return !way.empty() && *way.begin() != "..";
}

}  // namespace

std::string page_for_files(std::string page) {
  constexpr std::string_view kFirst = "<meta charset=\"utf-8\" />\n";
  const std::size_t first = page.find(kFirst);
  if (first == std::string::npos) return {};
  for (const std::string_view from_top : {"src=\"/", "href=\"/"}) {
    const std::size_t slash = from_top.size() - 1;
    for (std::size_t at = page.find(from_top); at != std::string::npos; at = page.find(from_top, at + slash))
      page.insert(at + slash, ".");
  }
  const std::string said = fmt::format(
      "    <meta http-equiv=\"Content-Security-Policy\" content=\"{}\" />\n"
      "    <meta name=\"referrer\" content=\"same-origin\" />\n"
      "    <meta name=\"ravenhall-server\" content=\"none\" />\n",
      hall::kContentPolicy);
  return page.insert(first + kFirst.size(), said);
}

int run_export_site(const ExportSiteOptions& options, std::ostream& out, std::ostream& err) try {
  const fs::path web = options.web;
  const fs::path folder = options.folder;
  std::error_code problem;
  if (options.web.empty() || !fs::is_regular_file(web / kPage, problem))
    return refuse(err, kBadInput,
                  options.web.empty() ? "The client has not been built; ./play static builds it."
                                      : "There is no built client in " + in_quotes(options.web) + ".");
  if (fs::exists(folder) && !fs::is_directory(folder))
    return refuse(err, kWrongUsage, in_quotes(options.folder) + " is not a folder.");
  const fs::path there = fs::weakly_canonical(folder);
  if (lies_in(there, fs::canonical(web)))
    return refuse(err, kWrongUsage, in_quotes(options.folder) + " is where the client itself is.");
  if (!options.force && fs::exists(folder) && !fs::is_empty(folder))
    return refuse(err, kWrongUsage,
                  in_quotes(options.folder) +
                      " is not empty; --force writes into it all the same and leaves what is not ours.");

  const auto page = read_file((web / kPage).string());
  if (!page) return refuse(err, kBadInput, page.error().message);
  const std::string ours = page_for_files(*page);
  if (ours.empty())
    return refuse(err, kBadInput, in_quotes((web / kPage).string()) + " is not the client's page.");

  bool plays = false;
  std::uintmax_t bytes = 0;
  const std::vector<fs::path> files = files_of(web, options.compressed);
  for (const fs::path& file : files) {
    fs::create_directories((folder / file).parent_path());
    if (file == kPage) {
      const auto written = write_file((folder / file).string(), ours);
      if (!written) return refuse(err, kBadInput, written.error().message);
    } else {
      fs::copy_file(web / file, folder / file, fs::copy_options::overwrite_existing);
    }
    plays = plays || file.extension() == ".wasm";
    bytes += fs::file_size(folder / file);
  }
  out << fmt::format("{}: {} files, {:.1f} MB\n", options.folder, files.size(),
                     static_cast<double>(bytes) / (1 << 20));
  if (!plays)
    err << "This client was built without a hall of its own (hall.wasm): the site can be looked at, but "
           "nothing "
           "can be played there.\n";
  return kFine;
} catch (const fs::filesystem_error& problem) {
  return refuse(err, kBadInput, fmt::format("The site cannot be written: {}", problem.what()));
}

}  // namespace ravenhall::cli
