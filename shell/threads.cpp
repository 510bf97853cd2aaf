#include "shell/threads.hpp"

#include <sched.h>
#include <sys/resource.h>

#include <exception>
#include <utility>

#include "hall/log.hpp"

namespace ravenhall::hall {

Threads::Threads(int threads, std::size_t most_waiting) : most_waiting_(most_waiting) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

Threads::~Threads() { stop(); }

void Threads::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    jobs_.clear();
  }
  arrived_.notify_all();
  for (std::thread& thread : threads_) {
    if (thread.joinable()) thread.join();
  }
}

void Threads::carry_out(const Job& job) {
  try {
    job.task();
  } catch (const std::exception& problem) {
    log(LogLevel::error, "task_failed", {{"problem", problem.what()}});
    if (job.failed) job.failed();
  }
}

bool Threads::submit(Task task, Task failed) {
  Job job{std::move(task), std::move(failed)};
  if (threads_.empty()) {
    carry_out(job);
    return true;
  }
  {
    const std::lock_guard lock(mutex_);
    if (stopping_ || jobs_.size() >= most_waiting_) return false;
    jobs_.push_back(std::move(job));
  }
  arrived_.notify_one();
  return true;
}

void Threads::run() {
  // The loop and the store's writer go first when the machine is busy; everybody waits for them. Of this
  // thread only.
  constexpr int kNice = 10;
  (void)setpriority(PRIO_PROCESS, 0, kNice);
  constexpr sched_param kNone{};
  (void)sched_setscheduler(0, SCHED_BATCH, &kNone);
  std::unique_lock lock(mutex_);
  while (true) {
    arrived_.wait(lock, [this] { return stopping_ || !jobs_.empty(); });
    if (stopping_) return;
    const Job job = std::move(jobs_.front());
    jobs_.pop_front();
    lock.unlock();
    carry_out(job);
    lock.lock();
  }
}

}  // namespace ravenhall::hall
