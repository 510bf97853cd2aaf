// Slow work (passwords, matches that are played again) is done elsewhere, as far as there is an elsewhere.
#pragma once

#include <utility>

#include "hall/loop.hpp"

namespace ravenhall::hall {

class Workers {
 public:
  Workers() = default;
  virtual ~Workers() = default;
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  // False, and nothing happens, when too much is waiting already. If the task cannot be done to its end,
  // `failed` is called in its place.
  virtual bool submit(Task task, Task failed) = 0;
  bool submit(Task task) { return submit(std::move(task), nullptr); }
};

// Where there is one thread only.
class AtOnce final : public Workers {
 public:
  using Workers::submit;
  bool submit(Task task, Task /*failed*/) override {
    task();
    return true;
  }
};

}  // namespace ravenhall::hall
