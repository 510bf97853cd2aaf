// The built client: files read once, served from memory, compressed where the build has put a compressed twin
// beside.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "hall/http.hpp"

namespace ravenhall::hall {

class StaticFiles {
 public:
  // Reads everything under `folder`; an empty or missing one serves a page that says so.
  explicit StaticFiles(const std::string& folder);

  // The file at `path`; the client's own pages (/, /t/CODE …) are all index.html.
  Response serve(const Request& request) const;
  bool empty() const { return files_.empty(); }

 private:
  struct File {
    std::string type;
    std::string etag;
    Text plain;
    Text gzip;
    Text brotli;
  };
  const File* find(std::string_view path) const;

  std::map<std::string, File, std::less<>> files_;
};

}  // namespace ravenhall::hall
