// Where the hall's own code runs: one thread, one task after another, so that tables and sessions need no
// locks. Slow work (committing, thinking, hashing passwords) is done elsewhere and posts its result back
// here.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>

namespace ravenhall::hall {

using Millis = std::int64_t;  // since 1970, or a span of time
inline constexpr Millis kOneDay = 24LL * 3600 * 1000;
using Task = std::function<void()>;

// A timer that is set again and again: only the last time counts. Rings on the loop's thread, never after its
// end.
class Alarm {
 public:
  virtual ~Alarm() = default;
  virtual void set(Millis delay) = 0;
};

class Loop {
 public:
  virtual ~Loop() = default;
  // By the system's clock when the hall was opened; from then on it goes forward evenly, whatever is done to
  // that clock: players' time depends on it.
  virtual Millis now() const = 0;
  // Runs `task` on the loop's thread, soon. May be called from any thread.
  virtual void post(Task task) = 0;
  // Runs `task` once `delay` has passed. Called on the loop's thread only.
  virtual void after(Millis delay, Task task) = 0;
  virtual std::unique_ptr<Alarm> make_alarm(Task ring) = 0;
};

}  // namespace ravenhall::hall
