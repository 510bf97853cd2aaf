#include "shell/hall_process.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "shell/serve.hpp"
#include "shell/server.hpp"

namespace ravenhall::hall {

HallProcess::HallProcess(const Settings& settings) {
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

void HallProcess::kill_hard() {
  if (pid_ <= 0) return;
  kill(pid_, SIGKILL);
  waitpid(pid_, nullptr, 0);
  pid_ = -1;
}

}  // namespace ravenhall::hall
