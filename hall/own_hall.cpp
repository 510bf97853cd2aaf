#include "hall/own_hall.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "hall/http.hpp"
#include "hall/serve.hpp"
#include "hall/tokens.hpp"

namespace ravenhall::hall {

OwnHall::OwnHall(Settings settings)
    : folder_(std::filesystem::temp_directory_path() / ("ravenhall-load-" + random_name(10))) {
  settings.port = 0;
  settings.data = folder_;
  settings.web = "";
  settings.log_level = "off";
  int ends[2] = {-1, -1};
  if (pipe(ends) != 0) return;
  pid_ = fork();
  if (pid_ == 0) {
    close(ends[0]);
    try {
      serve(settings, false, [&](Server& server) {
        const int port = server.port();
        if (write(ends[1], &port, sizeof port) != sizeof port) _exit(1);
      });
    } catch (...) {
      _exit(1);
    }
    _exit(0);
  }
  close(ends[1]);
  if (read(ends[0], &port_, sizeof port_) != sizeof port_) port_ = 0;
  close(ends[0]);
}

OwnHall::~OwnHall() {
  if (pid_ > 0) {
    kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
  }
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

double OwnHall::bytes() const { return memory("VmRSS:"); }
double OwnHall::most_bytes() const { return memory("VmHWM:"); }

double OwnHall::cpu_seconds() const {
  std::ifstream file("/proc/" + std::to_string(pid_) + "/stat");
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
  std::ifstream file("/proc/" + std::to_string(pid_) + "/status");
  double kilobytes = 0;
  for (std::string word; file >> word;) {
    if (word == name) file >> kilobytes;
  }
  return kilobytes * 1024;
}

}  // namespace ravenhall::hall
