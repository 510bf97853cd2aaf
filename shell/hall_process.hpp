// A hall in a process of its own, for measuring and for tests.
#pragma once

#include <sys/types.h>

#include "hall/settings.hpp"

namespace ravenhall::hall {

// Ends, as by kill -9, with this object. Expects a moment without other threads.
class HallProcess {
 public:
  explicit HallProcess(const Settings& settings);
  ~HallProcess() { kill_hard(); }
  HallProcess(const HallProcess&) = delete;
  HallProcess& operator=(const HallProcess&) = delete;

  void kill_hard();
  int port() const { return port_; }  // 0: it could not be opened
  pid_t pid() const { return pid_; }

 private:
  pid_t pid_ = -1;
  int port_ = 0;
};

}  // namespace ravenhall::hall
