// Who thinks for the hall in the page (thinker.wasm), a worker each: gets questions, gives answers, and knows
// nothing else.
#include "agents/registry.hpp"
#include "page/buffers.hpp"
#include "page/questions.hpp"

namespace ravenhall::page {

namespace {

Thinker& thinker() {
  static Thinker only(shipped_minds());
  return only;
}

}  // namespace

extern "C" {

// The answer's size; it lies at output_data.
PAGE_EXPORT("think") std::size_t think();
std::size_t think() {
  output = thinker().answer(input);
  return output.size();
}
}

}  // namespace ravenhall::page
