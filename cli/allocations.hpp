// Counts every use of the heap by this program, so that the bench can show that play needs none.
#pragma once

#include <cstdint>

namespace ravenhall::cli {

// How often `operator new` has been called so far, in all threads.
std::uint64_t allocation_count();

}  // namespace ravenhall::cli
