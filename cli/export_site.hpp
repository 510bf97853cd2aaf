// `ravenhall export-site`: the built client as a folder for any file server. There is no hall behind it;
// people play in their browsers.
#pragma once

#include <iosfwd>
#include <string>

namespace ravenhall::cli {

struct ExportSiteOptions {
  std::string folder;       // where to; made when it is not there
  std::string web;          // the built client; empty: there is none
  bool force = false;       // also into a folder that is not empty; what is there and not ours stays
  bool compressed = false;  // with the .br and .gz twins
};

int run_export_site(const ExportSiteOptions& options, std::ostream& out, std::ostream& err);

// The client's page for a file server: it says that there is no hall, carries the content policy that no
// header brings, and names its files relative to itself. Empty when `page` is none of ours.
std::string page_for_files(std::string page);

}  // namespace ravenhall::cli
