#include "kernel/json.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "kernel/json_writer.hpp"
#include "kernel/text.hpp"

namespace ravenhall {

namespace {

// Builds the JSON while it is being parsed, and stops at the first thing that is broken or too much of
// anything: nesting, because writing it back is recursive; members, because finding one looks at all of them.
class Builder final : public nlohmann::json_sax<Json> {
 public:
  explicit Builder(Json& root) : root_(&root) {}
  const std::string& problem() const { return problem_; }

  bool null() override { return add(Json(nullptr)); }
  bool boolean(bool value) override { return add(Json(value)); }
  bool number_integer(number_integer_t value) override { return add(Json(value)); }
  bool number_unsigned(number_unsigned_t value) override { return add(Json(value)); }
  bool number_float(number_float_t value, const string_t& /*text*/) override { return add(Json(value)); }
  bool string(string_t& value) override { return add(Json(std::move(value))); }
  bool binary(binary_t& /*value*/) override { return stop("binary values are not JSON"); }
  bool start_object(std::size_t /*size*/) override { return open(Json::object()); }
  bool start_array(std::size_t /*size*/) override { return open(Json::array()); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(string_t& name) override {
    const Json& object = *open_.back();
    if (object.size() >= kMaxJsonMembers) {
      return stop("an object has more than " + std::to_string(kMaxJsonMembers) + " members");
    }
    if (object.contains(name)) return stop("the member " + in_quotes(name) + " stands twice in one object");
    key_ = std::move(name);
    return true;
  }

  bool parse_error(std::size_t position, const std::string& last,
                   const nlohmann::detail::exception& /*e*/) override {
    return stop("it breaks at byte " + std::to_string(position) + ", near " + in_quotes(last));
  }

 private:
  bool stop(std::string problem) {
    if (problem_.empty()) problem_ = std::move(problem);
    return false;
  }
  Json* place(Json&& value) {
    if (open_.empty()) {
      *root_ = std::move(value);
      return root_;
    }
    Json& parent = *open_.back();
    if (parent.is_object()) {
      Json& member = parent[key_];
      member = std::move(value);
      return &member;
    }
    parent.push_back(std::move(value));
    return &parent.back();
  }
  bool add(Json&& value) {
    place(std::move(value));
    return true;
  }
  bool open(Json&& value) {
    if (open_.size() >= kMaxJsonDepth) {
      return stop("it is nested deeper than " + std::to_string(kMaxJsonDepth) + " levels");
    }
    open_.push_back(place(std::move(value)));
    return true;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  Json* root_;
  std::vector<Json*> open_;  // each is the last thing in its parent, so no later growth moves it
  std::string key_;
  std::string problem_;
};

const Json& empty_list() {
  static const Json kList = Json::array();
  return kList;
}

const Json& empty_object() {
  static const Json kObject = Json::object();
  return kObject;
}

// The number, when `value` is a whole one within [low, high].
bool read_whole(const Json& value, std::int64_t low, std::int64_t high, std::int64_t& number) {
  if (value.is_number_unsigned()) {
    const auto found = *value.get_ptr<const Json::number_unsigned_t*>();
    if (high < 0 || found > static_cast<Json::number_unsigned_t>(high)) return false;
    number = static_cast<std::int64_t>(found);
  } else if (value.is_number_integer()) {
    const auto found = *value.get_ptr<const Json::number_integer_t*>();
    if (found < low || found > high) return false;
    number = static_cast<std::int64_t>(found);
  } else {
    return false;
  }
  return number >= low;
}

std::string shown(const Json& value) {
  if (value.is_object()) return "an object";
  if (value.is_array()) return "a list of " + std::to_string(value.size());
  if (value.is_string()) return in_quotes(*value.get_ptr<const std::string*>());
  return dump(value);
}

std::string range_text(std::int64_t low, std::int64_t high) {
  return "a whole number from " + std::to_string(low) + " to " + std::to_string(high);
}

}  // namespace

Result<Json> parse_json(std::string_view text, std::size_t max_bytes) {
  if (text.size() > max_bytes) {
    return fail("bad_json", "The JSON is too long: " + std::to_string(text.size()) + " bytes, at most " +
                                std::to_string(max_bytes) + " are read.");
  }
  Json root;
  Builder builder(root);
  const bool complete = Json::sax_parse(text.begin(), text.end(), &builder);
  if (!complete || !builder.problem().empty()) {
    return fail("bad_json", "This is not JSON we can read: " + builder.problem() + ".");
  }
  return root;
}

void JsonWriter::value(std::string_view words) {
  separate(words.size() + 2);
  *at_++ = '"';
  const auto plain = [](char c) { return c != '"' && c != '\\' && static_cast<unsigned char>(c) >= 0x20; };
  while (!words.empty()) {
    const auto end = std::find_if_not(words.begin(), words.end(), plain);
    const auto length = static_cast<std::size_t>(end - words.begin());
    put(words.substr(0, length));
    words.remove_prefix(length);
    if (words.empty()) break;
    const auto byte = static_cast<unsigned char>(words.front());
    if (byte >= 0x20) {
      *at_++ = '\\';
      *at_++ = words.front();
    } else {
      put("\\u00");
      *at_++ = "0123456789abcdef"[byte >> 4U];
      *at_++ = "0123456789abcdef"[byte & 15U];
    }
    words.remove_prefix(1);
    need(words.size() + 1);
  }
  *at_++ = '"';
  comma_ = true;
}

void add_outline(std::string_view json, std::size_t offset, JsonOutline& outline) {
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < json.size(); ++i) {
    const char c = json[i];
    if (c == '"') {
      for (++i; i < json.size() && json[i] != '"'; ++i) i += json[i] == '\\' ? 1 : 0;
    } else if (c == '{' || c == '[') {
      open.push_back(outline.size());
      outline.push_back({.begin = static_cast<std::uint32_t>(offset + i), .end = 0, .next = 0});
    } else if ((c == '}' || c == ']') && !open.empty()) {
      outline[open.back()].end = static_cast<std::uint32_t>(offset + i + 1);
      outline[open.back()].next = static_cast<std::uint32_t>(outline.size());
      open.pop_back();
    }
  }
}

std::string dump(const Json& json, int indent) {
  return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

Json object_of(std::initializer_list<JsonMember> members) {
  Json object = Json::object();
  auto& items = *object.get_ptr<Json::object_t*>();
  items.reserve(members.size());
  for (const JsonMember& member : members)
    items.Container::emplace_back(std::string(member.name), std::move(member.value));
  return object;
}

JsonReader::JsonReader(const Json& object, std::string where) : object_(&object), where_(std::move(where)) {
  if (!object.is_object()) complain("must be an object, not " + shown(object));
}

const Json* JsonReader::peek(std::string_view key) const {
  if (!object_->is_object()) return nullptr;
  const auto found = object_->find(key);
  return found == object_->end() ? nullptr : &*found;
}

const Json* JsonReader::find(std::string_view key) {
  const Json* value = peek(key);
  if (value == nullptr) complain(in_quotes(key) + " is missing");
  return value;
}

bool JsonReader::has(std::string_view key) const { return peek(key) != nullptr; }

std::int64_t JsonReader::number(std::string_view key, std::int64_t low, std::int64_t high) {
  const Json* value = find(key);
  return value == nullptr ? low : number_in(*value, in_quotes(key), low, high);
}

std::int64_t JsonReader::number_in(const Json& value, std::string_view what, std::int64_t low,
                                   std::int64_t high) {
  std::int64_t number = low;
  if (!read_whole(value, low, high, number)) {
    complain(std::string(what) + " must be " + range_text(low, high) + ", not " + shown(value));
    return low;
  }
  return number;
}

bool JsonReader::flag(std::string_view key) {
  const Json* value = find(key);
  if (value == nullptr) return false;
  if (!value->is_boolean()) {
    complain(in_quotes(key) + " must be true or false, not " + shown(*value));
    return false;
  }
  return *value->get_ptr<const bool*>();
}

std::string JsonReader::text(std::string_view key) {
  const Json* value = find(key);
  return value == nullptr ? std::string() : text_in(*value, in_quotes(key));
}

std::string JsonReader::text_in(const Json& value, std::string_view what) {
  if (!value.is_string()) {
    complain(std::string(what) + " must be a text, not " + shown(value));
    return {};
  }
  return *value.get_ptr<const std::string*>();
}

const Json& JsonReader::list(std::string_view key, std::int64_t size) {
  const Json* value = find(key);
  if (value == nullptr) return empty_list();
  const bool fits = value->is_array() && (size < 0 || value->size() == static_cast<std::size_t>(size));
  if (!fits) {
    const std::string wanted = size < 0 ? "a list" : "a list of " + std::to_string(size);
    complain(in_quotes(key) + " must be " + wanted + ", not " + shown(*value));
    return empty_list();
  }
  return *value;
}

const Json& JsonReader::object(std::string_view key) {
  const Json* value = find(key);
  if (value == nullptr) return empty_object();
  if (!value->is_object()) {
    complain(in_quotes(key) + " must be an object, not " + shown(*value));
    return empty_object();
  }
  return *value;
}

void JsonReader::complain(std::string_view message) {
  if (error_.message.empty()) error_ = Error{"bad_field", where_ + ": " + std::string(message) + "."};
}

}  // namespace ravenhall
