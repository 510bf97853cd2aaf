// A hall in a process of its own, for measuring.
#pragma once

#include <sys/types.h>

#include <string>

#include "hall/settings.hpp"

namespace ravenhall::hall {

// On any free port and with data of its own; both are gone when it ends. Expects no other threads yet.
class OwnHall {
 public:
  explicit OwnHall(Settings settings);
  ~OwnHall();
  OwnHall(const OwnHall&) = delete;
  OwnHall& operator=(const OwnHall&) = delete;

  int port() const { return port_; }  // 0: it could not be opened
  // Resident memory: now, and the most there was so far.
  double bytes() const;
  double most_bytes() const;
  // Time of a processor that it has used.
  double cpu_seconds() const;

 private:
  double memory(const std::string& name) const;

  std::string folder_;
  pid_t pid_ = -1;
  int port_ = 0;
};

}  // namespace ravenhall::hall
