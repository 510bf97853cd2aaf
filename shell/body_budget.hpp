// Memory for the bodies of requests that are on their way.
#pragma once

#include <cstddef>
#include <string>
#include <unordered_map>

namespace ravenhall::hall {

// So much for all, and a quarter of it for one address, so that nobody alone can use it up.
class BodyBudget {
 public:
  explicit BodyBudget(std::size_t all) : all_(all) {}

  // False, and nothing is taken, when there is not enough left.
  bool take(const std::string& address, std::size_t bytes) {
    if (bytes == 0) return true;
    const auto found = by_address_.find(address);
    const std::size_t own = found == by_address_.end() ? 0 : found->second;
    if (taken_ + bytes > all_ || own + bytes > all_ / 4) return false;
    taken_ += bytes;
    by_address_[address] = own + bytes;
    return true;
  }
  // Expects bytes that were taken.
  void give_back(const std::string& address, std::size_t bytes) {
    if (bytes == 0) return;
    taken_ -= bytes;
    const auto found = by_address_.find(address);
    found->second -= bytes;
    if (found->second == 0) by_address_.erase(found);
  }

 private:
  std::size_t all_;
  std::size_t taken_ = 0;
  std::unordered_map<std::string, std::size_t> by_address_;
};

}  // namespace ravenhall::hall
