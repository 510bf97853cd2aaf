// Whatever a client sends, the hall's parser answers with a message or a reason.
#include "hall/protocol.hpp"
#include "tests/fuzz/fuzz.hpp"

using namespace ravenhall;
using namespace ravenhall::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace ravenhall::hall;
  const auto message = parse_message(text_of(data, size));
  if (!message) {
    require(!message.error().code.empty(), "refused without a reason");
    (void)refusal_text(-1, message.error());
    return 0;
  }
  require(message->id >= 0 && !message->verb.empty(), "no message");
  for (const char* field : {"seat", "seq", "since", "action", "accept", "agent", "text", "on"}) {
    (void)text_field(message->fields, field);
    (void)number_field(message->fields, field, -1);
    (void)flag_field(message->fields, field, false);
    (void)object_field(message->fields, field);
  }
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size,
                                               unsigned seed) {
  return mutate(data, size, max_size, seed, changed_json);
}
