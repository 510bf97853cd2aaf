#include "shell/own_hall.hpp"

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "hall/tokens.hpp"

namespace ravenhall::hall {

namespace {

Settings kept_in(const std::string& folder, Settings settings) {
  settings.port = 0;
  settings.data = folder;
  settings.web = "";
  settings.log_level = "off";
  return settings;
}

}  // namespace

OwnHall::OwnHall(const Settings& settings)
    : folder_(std::filesystem::temp_directory_path() / ("ravenhall-load-" + random_name(10))),
      process_(kept_in(folder_, settings)) {}

OwnHall::~OwnHall() {
  process_.kill_hard();
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

double OwnHall::bytes() const { return memory("VmRSS:"); }
double OwnHall::most_bytes() const { return memory("VmHWM:"); }

double OwnHall::cpu_seconds() const {
  std::ifstream file("/proc/" + std::to_string(process_.pid()) + "/stat");
  std::string text;
  std::getline(file, text);
  std::istringstream fields(text.substr(std::min(text.rfind(')'), text.size() - 1) + 1));
  constexpr int kBefore = 11;  // fields between the name and the user's time
  for (int i = 0; i < kBefore; ++i) fields >> text;
  double user = 0;
  double system = 0;
  fields >> user >> system;
  return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

double OwnHall::memory(const std::string& name) const {
  std::ifstream file("/proc/" + std::to_string(process_.pid()) + "/status");
  double kilobytes = 0;
  for (std::string word; file >> word;) {
    if (word == name) file >> kilobytes;
  }
  return kilobytes * 1024;
}

}  // namespace ravenhall::hall
