// The loop of a hall in a page: what was posted runs before the page gets the word again, and the page is
// asked to come back when a timer is due.
#pragma once

#include <algorithm>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <utility>

#include "hall/loop.hpp"

namespace ravenhall::page {

class PageLoop final : public hall::Loop {
 public:
  // `clock` gives the milliseconds since 1970.
  explicit PageLoop(std::function<double()> clock) : clock_(std::move(clock)) {}

  hall::Millis now() const override { return static_cast<hall::Millis>(clock_()); }
  void post(hall::Task task) override { tasks_.push_back(std::move(task)); }
  void after(hall::Millis delay, hall::Task task) override {
    timers_.emplace(now() + std::max<hall::Millis>(delay, 0), std::move(task));
  }
  std::unique_ptr<hall::Alarm> make_alarm(hall::Task ring) override;

  // Runs all that is due, and gives in how many milliseconds there is more; -1: nothing waits.
  hall::Millis run();

 private:
  class Bell;
  std::function<double()> clock_;
  std::list<hall::Task> tasks_;
  std::multimap<hall::Millis, hall::Task> timers_;
};

}  // namespace ravenhall::page
