// Threads for slow work, with a bounded queue.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

#include "hall/workers.hpp"

namespace ravenhall::hall {

class Threads final : public Workers {
 public:
  // Without threads, tasks run inside submit: for tests.
  Threads(int threads, std::size_t most_waiting);
  ~Threads() override;  // drops what waits, finishes what runs
  Threads(const Threads&) = delete;
  Threads& operator=(const Threads&) = delete;

  // Drops what waits and returns once nothing runs any more; what is submitted later is refused.
  void stop();
  using Workers::submit;
  // What a task throws is logged and ends only the task; then `failed` is called on the same thread.
  bool submit(Task task, Task failed) override;

 private:
  struct Job {
    Task task;
    Task failed;
  };
  static void carry_out(const Job& job);
  void run();

  std::size_t most_waiting_;
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<Job> jobs_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace ravenhall::hall
