// A hall to be measured.
#pragma once

#include <string>

#include "shell/hall_process.hpp"

namespace ravenhall::hall {

// On any free port and with data of its own; both are gone when it ends. Expects no other threads yet.
class OwnHall {
 public:
  explicit OwnHall(const Settings& settings);
  ~OwnHall();
  OwnHall(const OwnHall&) = delete;
  OwnHall& operator=(const OwnHall&) = delete;

  int port() const { return process_.port(); }  // 0: it could not be opened
  // Resident memory: now, and the most there was so far.
  double bytes() const;
  double most_bytes() const;
  // Time of a processor that it has used.
  double cpu_seconds() const;

 private:
  double memory(const std::string& name) const;

  std::string folder_;
  HallProcess process_;
};

}  // namespace ravenhall::hall
