#include "hall/static_files.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <utility>

#include "hall/log.hpp"
#include "kernel/hash.hpp"
#include "kernel/match.hpp"

namespace ravenhall::hall {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 15> kTypes{{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".svg", "image/svg+xml"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".ftl", "text/plain; charset=utf-8"},
    {".txt", "text/plain; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".woff2", "font/woff2"},
    {".png", "image/png"},
    {".ico", "image/x-icon"},
    {".webmanifest", "application/manifest+json"},
    {".mp3", "audio/mpeg"},
}};

std::string type_of(std::string_view name) {
  for (const auto& [ending, type] : kTypes) {
    if (name.ends_with(ending)) return std::string(type);
  }
  return "application/octet-stream";
}

std::string contents(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// The build puts what carries a hash in its name there, so it never changes.
bool immutable(std::string_view path) { return path.starts_with("/assets/"); }

}  // namespace

StaticFiles::StaticFiles(const std::string& folder) {
  namespace fs = std::filesystem;
  std::error_code problem;
  for (fs::recursive_directory_iterator it(folder, problem), end; !problem && it != end;
       it.increment(problem)) {
    if (!it->is_regular_file()) continue;
    std::string name = "/" + it->path().lexically_relative(folder).generic_string();
    Text text = shared_text(contents(it->path()));
    const auto strip = [&](std::string_view ending) { name.resize(name.size() - ending.size()); };
    if (name.ends_with(".gz")) {
      strip(".gz");
      files_[name].gzip = std::move(text);
    } else if (name.ends_with(".br")) {
      strip(".br");
      files_[name].brotli = std::move(text);
    } else {
      File& file = files_[name];
      file.type = type_of(name);
      file.etag = "\"" + hash_text(hash_bytes(text->data(), text->size())) + "\"";
      file.plain = std::move(text);
    }
  }
  std::erase_if(files_, [](const auto& item) { return item.second.plain == nullptr; });
  log(files_.empty() ? LogLevel::warning : LogLevel::info, "client",
      {{"folder", folder}, {"files", files_.size()}});
}

const StaticFiles::File* StaticFiles::find(std::string_view path) const {
  const auto found = files_.find(path);
  return found == files_.end() ? nullptr : &found->second;
}

Response StaticFiles::serve(const Request& request) const {
  std::string_view path = request.path;
  const File* file = find(path);
  const std::string_view last = path.substr(path.rfind('/') + 1);
  if (file == nullptr && last.find('.') == std::string_view::npos && !immutable(path))
    file = find(path = "/index.html");
  if (file == nullptr) {
    if (!files_.empty())
      return {.status = 404,
              .type = "text/plain",
              .body = shared_text("There is no such page.\n"),
              .headers = {}};
    return {
        .status = 200,
        .type = "text/html; charset=utf-8",
        .body = shared_text(
            "<!doctype html><title>Ravenhall</title><p>The hall is open, but the client has not been built: "
            "start it with <code>./play</code>, or see <code>docs/hosting.md</code>.</p>\n"),
        .headers = {}};
  }
  Response response{.status = 200, .type = file->type, .body = file->plain, .headers = {}};
  response.headers.emplace_back("Cache-Control",
                                immutable(path) ? "public, max-age=31536000, immutable" : "no-cache");
  response.headers.emplace_back("ETag", file->etag);
  response.headers.emplace_back("Vary", "Accept-Encoding");
  if (!request.if_none_match.empty() && request.if_none_match == file->etag) {
    response.status = 304;
    response.body = shared_text("");
    return response;
  }
  const auto accepts = [&](std::string_view coding) {
    return request.accept_encoding.find(coding) != std::string::npos;
  };
  if (file->brotli != nullptr && accepts("br")) {
    response.body = file->brotli;
    response.headers.emplace_back("Content-Encoding", "br");
  } else if (file->gzip != nullptr && accepts("gzip")) {
    response.body = file->gzip;
    response.headers.emplace_back("Content-Encoding", "gzip");
  }
  return response;
}

}  // namespace ravenhall::hall
