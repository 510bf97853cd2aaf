// How much one client may ask for.
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>

#include "hall/loop.hpp"
#include "hall/others.hpp"

namespace ravenhall::hall {

// `burst` at once, then `per_second`.
struct Rate {
  double per_second = 1;
  double burst = 1;
};

class TokenBucket {
 public:
  TokenBucket(Rate rate, Millis now) : rate_(rate), left_(rate.burst), at_(now) {}
  // Takes one if there is one.
  bool take(Millis now) {
    left_ = left(now);
    at_ = now;
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
  }
  bool has(Millis now) const { return left(now) >= 1; }
  bool full(Millis now) const { return left(now) >= rate_.burst; }

 private:
  double left(Millis now) const {
    return std::min(rate_.burst,
                    left_ + static_cast<double>(std::max<Millis>(now - at_, 0)) * rate_.per_second / 1000);
  }

  Rate rate_;
  double left_;
  Millis at_;
};

// A bucket for each key (a user, an address). Forgets the full ones, so that memory is bounded by who is
// active.
class Buckets {
 public:
  explicit Buckets(Rate rate) : rate_(rate) {}
  bool take(const std::string& key, Millis now) {
    if constexpr (!kOthersCome) return true;
    if (items_.size() >= kMany) {
      std::erase_if(items_, [&](const auto& item) { return item.second.full(now); });
      if (items_.size() >= 4 * kMany) items_.clear();
    }
    return items_.try_emplace(key, rate_, now).first->second.take(now);
  }
  // Whether one could be taken.
  bool has(const std::string& key, Millis now) const {
    if constexpr (!kOthersCome) return true;
    const auto found = items_.find(key);
    return found == items_.end() || found->second.has(now);
  }

 private:
  static constexpr std::size_t kMany = 10000;
  Rate rate_;
  std::map<std::string, TokenBucket> items_;
};

// Spreads what one sender asks for at once, so that others get their turn between: so many in a slot of time,
// the next ones in the slots behind it.
class Pace {
 public:
  static constexpr Millis kSlot = 25;
  static constexpr int kInSlot = 50;  // a page with all its files comes without waiting

  // How long the next one of `key` has to wait.
  Millis wait(const std::string& key, Millis now) {
    const Millis slot = now / kSlot;
    if (items_.size() >= kMany)
      std::erase_if(items_, [&](const auto& item) { return item.second.slot < slot; });
    Item& item = items_[key];
    if (item.slot < slot) item = {slot, 0};
    if (item.taken == kInSlot) item = {item.slot + 1, 0};
    ++item.taken;
    return std::max<Millis>(item.slot * kSlot - now, 0);
  }

 private:
  struct Item {
    Millis slot = 0;
    int taken = 0;
  };
  static constexpr std::size_t kMany = 10000;
  std::map<std::string, Item> items_;
};

}  // namespace ravenhall::hall
