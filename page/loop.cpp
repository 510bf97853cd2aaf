#include "page/loop.hpp"

namespace ravenhall::page {

using hall::Millis;
using hall::Task;

// Only the last time it was set counts: earlier timers find another number.
class PageLoop::Bell final : public hall::Alarm {
 public:
  Bell(PageLoop& loop, Task ring) : loop_(loop), ring_(std::make_shared<Task>(std::move(ring))) {}
  void set(Millis delay) override {
    *number_ += 1;
    loop_.after(delay, [ring = std::weak_ptr<Task>(ring_), number = number_, mine = *number_] {
      const auto alive = ring.lock();
      if (alive && *number == mine) (*alive)();
    });
  }

 private:
  PageLoop& loop_;
  std::shared_ptr<Task> ring_;
  std::shared_ptr<int> number_ = std::make_shared<int>(0);
};

std::unique_ptr<hall::Alarm> PageLoop::make_alarm(Task ring) {
  return std::make_unique<Bell>(*this, std::move(ring));
}

Millis PageLoop::run() {
  while (true) {
    while (!timers_.empty() && timers_.begin()->first <= now()) {
      tasks_.push_back(std::move(timers_.begin()->second));
      timers_.erase(timers_.begin());
    }
    if (tasks_.empty()) break;
    const Task task = std::move(tasks_.front());
    tasks_.pop_front();
    task();
  }
  return timers_.empty() ? -1 : std::max<Millis>(timers_.begin()->first - now(), 0);
}

}  // namespace ravenhall::page
