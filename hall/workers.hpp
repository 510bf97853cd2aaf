// Threads for slow work, with a bounded queue.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

#include "hall/loop.hpp"

namespace ravenhall::hall {

class Workers {
 public:
  // Without threads, tasks run inside submit: for tests.
  Workers(int threads, std::size_t most_waiting);
  ~Workers();  // drops what waits, finishes what runs
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  // Drops what waits and returns once nothing runs any more; what is submitted later is refused.
  void stop();
  // False, and nothing happens, when too much is waiting already.
  bool submit(Task task);
  std::size_t waiting() const;

 private:
  void run();

  std::size_t most_waiting_;
  mutable std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<Task> tasks_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace ravenhall::hall
