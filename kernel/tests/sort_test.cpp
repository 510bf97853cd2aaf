#include "kernel/sort.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "kernel/rng.hpp"

namespace ravenhall {
namespace {

TEST(Sort, the_brief_way_ends_in_the_same_order) {
  Rng rng(7);
  for (int size = 0; size < 300; ++size) {
    std::vector<std::string> items;
    for (int i = 0; i < size; ++i) items.push_back(std::to_string(rng.next() % 100));
    std::vector<std::string> expected = items;
    std::sort(expected.begin(), expected.end(), std::greater<>());
    sort_briefly(items.begin(), items.end(), std::greater<>());
    EXPECT_EQ(items, expected);
  }
}

}  // namespace
}  // namespace ravenhall
