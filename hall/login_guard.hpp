// Guessing passwords: wrong ones count for the account, wherever they come from.
#pragma once

#include <map>
#include <set>
#include <string>

#include "hall/limits.hpp"

namespace ravenhall::hall {

// An address from which the account was entered before may always try, so that nobody can lock its owner out.
class LoginGuard {
 public:
  // `wrong`: how many wrong passwords one account bears.
  explicit LoginGuard(Rate wrong) : wrong_(wrong) {}

  bool may_try(const std::string& login, const std::string& address, Millis now) const {
    const auto known = known_.find(login);
    return wrong_.has(login, now) || (known != known_.end() && known->second.contains(address));
  }
  void failed(const std::string& login, Millis now) { (void)wrong_.take(login, now); }
  void succeeded(const std::string& login, const std::string& address) {
    if (known_.size() >= kMostAccounts) known_.clear();
    std::set<std::string>& addresses = known_[login];
    if (addresses.size() >= kMostAddresses) addresses.clear();
    addresses.insert(address);
  }

 private:
  static constexpr std::size_t kMostAccounts = 100'000;
  static constexpr std::size_t kMostAddresses = 20;
  Buckets wrong_;
  std::map<std::string, std::set<std::string>> known_;  // addresses by login
};

}  // namespace ravenhall::hall
