// Who waits for something of which there is little: one thing of each owner in turn, so that somebody with
// many wishes does not keep others with a single one waiting.
#pragma once

#include <cstddef>
#include <list>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace ravenhall::hall {

template <class Item>
class FairQueue {
 public:
  void push(const std::string& owner, Item item) {
    std::list<Item>& own = waiting_[owner];
    if (own.empty()) turns_.push_back(owner);
    own.push_back(std::move(item));
    ++size_;
  }
  std::optional<Item> pop() {
    if (turns_.empty()) return std::nullopt;
    const std::string owner = std::move(turns_.front());
    turns_.pop_front();
    const auto own = waiting_.find(owner);
    Item item = std::move(own->second.front());
    own->second.pop_front();
    --size_;
    if (own->second.empty()) {
      waiting_.erase(own);
    } else {
      turns_.push_back(owner);
    }
    return item;
  }
  std::size_t size() const { return size_; }

 private:
  std::map<std::string, std::list<Item>> waiting_;  // by owner
  std::list<std::string> turns_;                    // owners who wait, each once
  std::size_t size_ = 0;
};

}  // namespace ravenhall::hall
