#include "page/buffers.hpp"

namespace ravenhall::page {

std::string input;
std::string output;

extern "C" {

// Room for so many bytes, which the next call reads.
PAGE_EXPORT("input") char* input_room(std::size_t size);
char* input_room(std::size_t size) {
  input.resize(size);
  return input.data();
}

PAGE_EXPORT("output") const char* output_data();
const char* output_data() { return output.data(); }
}

}  // namespace ravenhall::page
