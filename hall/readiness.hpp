// Whether the hall can do its work, which is more than being alive: a change can be committed.
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "hall/store.hpp"

namespace ravenhall::hall {

class Readiness {
 public:
  Readiness(Store& store, Loop& loop) : store_(store), loop_(loop) {}

  // Answers after a test write. An answer serves everybody who asks within a second.
  void ask(std::function<void(bool)> answer) {
    if (waiting_.empty() && loop_.now() - tested_ < kFresh) return answer(ready_);
    waiting_.push_back(std::move(answer));
    if (waiting_.size() > 1) return;
    store_.submit({TestWrite{}}, [this](bool ok) {
      ready_ = ok;
      tested_ = loop_.now();
      for (const auto& waiting : std::exchange(waiting_, {})) waiting(ok);
    });
  }

 private:
  static constexpr Millis kFresh = 1000;
  Store& store_;
  Loop& loop_;
  bool ready_ = false;
  Millis tested_ = -kFresh;
  std::vector<std::function<void(bool)>> waiting_;
};

}  // namespace ravenhall::hall
