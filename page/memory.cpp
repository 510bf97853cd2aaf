// Memory for the modules, instead of the C library's allocator, which is many times as long. A stretch of
// whole pages serves blocks of one size; a block that is given back waits for the next that wants this size.
// There are four sizes from each power of two to the next, so what lies idle in a block is little.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <new>

namespace {

constexpr std::size_t kPage = 65536;   // bytes by which memory grows
constexpr std::size_t kPages = 65536;  // of all that an address can name
constexpr std::size_t kAligned = 16;

struct Block {
  Block* next;
};

// By the number of a size: what waits. By the number of a page: the size of the blocks in it.
std::array<Block*, 4 * 32> waiting;
std::array<std::uint8_t, kPages> size_in;

// The sizes are 4, 5, 6 and 7 times each power of two; so many bytes are at most one of them.
std::size_t size_for(std::size_t bytes) {
  const std::size_t least = std::max(bytes, kAligned) - 1;
  const auto power = static_cast<std::size_t>(std::bit_width(least)) - 3;
  return 4 * power + (least >> power) - 3;
}
std::size_t bytes_of(std::size_t size) {
  const std::size_t bytes = (4 + size % 4) << (size / 4);
  return (bytes + kAligned - 1) / kAligned * kAligned;
}

std::uint8_t& size_at(void* block) { return size_in[reinterpret_cast<std::uintptr_t>(block) / kPage]; }

// New pages for that size: one block, or a page full of them. Only when there is no more memory it fails.
bool grow(std::size_t size) {
  const std::size_t bytes = bytes_of(size);
  const std::size_t pages = (bytes + kPage - 1) / kPage;
  const std::size_t first = __builtin_wasm_memory_grow(0, pages);
  if (first >= kPages) return false;
  auto* const start = reinterpret_cast<std::byte*>(first * kPage);
  const std::size_t most = std::max<std::size_t>(kPage / bytes, 1);
  size_at(start) = static_cast<std::uint8_t>(size);
  for (std::size_t i = 0; i < most; ++i) {
    auto* const block = reinterpret_cast<Block*>(start + i * bytes);
    block->next = waiting[size];
    waiting[size] = block;
  }
  return true;
}

}  // namespace

extern "C" {

void* malloc(std::size_t bytes) {
  const std::size_t size = size_for(bytes);
  if (bytes > kPage * (kPages / 2) || (waiting[size] == nullptr && !grow(size))) return nullptr;
  Block* const block = waiting[size];
  waiting[size] = block->next;
  return block;
}

void free(void* block) {
  if (block == nullptr) return;
  Block*& first = waiting[size_at(block)];
  first = new (block) Block{first};
}

void* calloc(std::size_t count, std::size_t each) {
  if (each != 0 && count > SIZE_MAX / each) return nullptr;
  void* const block = malloc(count * each);
  if (block != nullptr) std::memset(block, 0, count * each);
  return block;
}

void* realloc(void* block, std::size_t bytes) {
  void* const larger = malloc(bytes);
  if (larger == nullptr || block == nullptr) return larger;
  std::memcpy(larger, block, std::min(bytes, bytes_of(size_at(block))));
  free(block);
  return larger;
}

// Nothing of ours is aligned more than that.
void* aligned_alloc(std::size_t alignment, std::size_t bytes) {
  return alignment <= kAligned ? malloc(bytes) : nullptr;
}
}
