// Sorting where a program may have to be small: std::sort is 3 KB of code for each type that it sorts.
#pragma once

#include <algorithm>
#include <functional>
#include <utility>

namespace ravenhall {

// Shell's way: insertion, over long distances first. Little code, and quick enough for lists of cards.
template <class Iterator, class Less>
void sort_briefly(Iterator first, Iterator last, Less less) {
  const auto count = last - first;
  for (auto gap = count; gap > 1;) {
    gap = gap / 3 + 1;
    for (auto i = gap; i < count; ++i) {
      for (auto k = i; k >= gap && less(first[k], first[k - gap]); k -= gap)
        std::swap(first[k], first[k - gap]);
    }
  }
}

// What std::sort does. Expects that only what is interchangeable compares equal, so that every way to sort
// ends in the same order.
template <class Iterator, class Less = std::less<>>
void put_in_order(Iterator first, Iterator last, Less less = {}) {
#ifdef RAVENHALL_SMALL
  sort_briefly(first, last, less);
#else
  std::sort(first, last, less);
#endif
}

}  // namespace ravenhall
