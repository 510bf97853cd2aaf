#include "hall/protocol.hpp"

#include <algorithm>
#include <charconv>

#include "kernel/seat.hpp"

namespace ravenhall::hall {

namespace {

constexpr std::size_t kMostKeyBytes = 100;
constexpr std::size_t kMostVerbBytes = 40;

const Json* member(const Json& object, std::string_view name) {
  if (!object.is_object()) return nullptr;
  const auto found = object.find(std::string(name));
  return found == object.end() ? nullptr : &*found;
}

}  // namespace

std::string text_field(const Json& object, std::string_view name) {
  const Json* value = member(object, name);
  return value != nullptr && value->is_string() ? *value->get_ptr<const std::string*>() : std::string();
}

std::int64_t number_field(const Json& object, std::string_view name, std::int64_t otherwise) {
  const Json* value = member(object, name);
  if (value == nullptr || !value->is_number_integer()) return otherwise;
  if (value->is_number_unsigned() && value->get<std::uint64_t>() > INT64_MAX) return otherwise;
  return value->get<std::int64_t>();
}

bool flag_field(const Json& object, std::string_view name, bool otherwise) {
  const Json* value = member(object, name);
  return value != nullptr && value->is_boolean() ? value->get<bool>() : otherwise;
}

int seat_field(const Json& object) {
  const std::int64_t number = number_field(object, "seat", -1);
  return number >= 0 && number < kMaxSeats ? static_cast<int>(number) : -1;
}

const Json* object_field(const Json& object, std::string_view name) {
  const Json* value = member(object, name);
  return value != nullptr && value->is_object() ? value : nullptr;
}

Result<Message> parse_message(std::string_view text) {
  if (text.size() > kMostMessageBytes) return fail("too_large", "A message has at most 16 KB.");
  auto json = parse_json(text, kMostMessageBytes);
  if (!json) return fail("bad_request", json.error().message);
  if (!json->is_object()) return fail("bad_request", "A message is a JSON object.");
  Message message;
  message.id = number_field(*json, "id", -1);
  message.verb = text_field(*json, "do");
  message.key = text_field(*json, "key");
  message.table = text_field(*json, "table");
  if (message.id < 0) return fail("bad_request", "\"id\" must be a number from 0 on.");
  if (message.verb.empty() || message.verb.size() > kMostVerbBytes)
    return fail("bad_request", "\"do\" is missing.");
  if (message.key.size() > kMostKeyBytes) return fail("bad_request", "\"key\" has at most 100 bytes.");
  message.fields = std::move(*json);
  return message;
}

std::int64_t glimpsed_id(std::string_view text) {
  constexpr std::string_view kName = "\"id\":";
  const std::size_t at = text.find(kName);
  std::int64_t id = -1;
  if (at != std::string_view::npos)
    (void)std::from_chars(text.data() + at + kName.size(), text.data() + text.size(), id);
  return std::max<std::int64_t>(id, -1);
}

Json error_json(const Error& error) {
  Json detail = Json::object();
  if (!error.reason.empty()) detail["reason"] = parse_json(error.reason).value_or(Json());
  return object_of({{"code", error.code}, {"message", error.message}, {"detail", std::move(detail)}});
}

std::string answer_text(std::int64_t id, std::string_view rest) {
  std::string text = "{\"re\":" + std::to_string(id) + ",\"ok\":true";
  text += rest;
  text += '}';
  return text;
}

std::string refusal_text(std::int64_t id, const Error& error) {
  return dump(object_of({{"re", id}, {"ok", false}, {"error", error_json(error)}}));
}

}  // namespace ravenhall::hall
