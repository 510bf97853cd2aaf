// Messages of clients, read from text that anybody can have sent, and the words for answering them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "kernel/error.hpp"
#include "kernel/json.hpp"

namespace ravenhall::hall {

struct Message {
  std::int64_t id = 0;
  std::string verb;   // the field `do`
  std::string key;    // empty: none was given
  std::string table;  // empty: none was given
  Json fields;        // the whole object
};

// The longest there is, 500 characters of chat, each escaped, has 6 KB.
inline constexpr std::size_t kMostMessageBytes = 16U << 10U;

// Safe for any input. The error's message may be shown to the sender.
Result<Message> parse_message(std::string_view text);

// The id of a message that is not going to be read, as far as it can be seen without reading it; else -1.
std::int64_t glimpsed_id(std::string_view text);

// Fields of a message, read leniently: what is missing or of another kind is nothing.
std::string text_field(const Json& object, std::string_view name);
std::int64_t number_field(const Json& object, std::string_view name, std::int64_t otherwise);
bool flag_field(const Json& object, std::string_view name, bool otherwise);
// The field "seat"; -1: it names none that could be at any table.
int seat_field(const Json& object);
const Json* object_field(const Json& object, std::string_view name);

// {"code","message","detail"}
Json error_json(const Error& error);
// {"re":id,"ok":true REST}, where `rest` is empty or begins with a comma.
std::string answer_text(std::int64_t id, std::string_view rest);
std::string refusal_text(std::int64_t id, const Error& error);

}  // namespace ravenhall::hall
