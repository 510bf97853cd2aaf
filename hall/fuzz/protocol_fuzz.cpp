// libFuzzer: whatever a client sends, the protocol parser answers with a message or a reason.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "hall/protocol.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace ravenhall::hall;
  const auto message = parse_message({reinterpret_cast<const char*>(data), size});
  if (!message) {
    if (message.error().code.empty()) std::abort();
    (void)refusal_text(-1, message.error());
    return 0;
  }
  if (message->id < 0 || message->verb.empty()) std::abort();
  for (const char* field : {"seat", "seq", "since", "action", "accept", "agent", "text", "on"}) {
    (void)text_field(message->fields, field);
    (void)number_field(message->fields, field, -1);
    (void)flag_field(message->fields, field, false);
    (void)object_field(message->fields, field);
  }
  return 0;
}
