// One object of a position, read field by field. Games derive from it what their own things need.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kernel/game.hpp"
#include "kernel/json.hpp"
#include "kernel/text.hpp"

namespace ravenhall {

// Nothing in the JSON is trusted: each field is checked as it is read. The first thing that is wrong in any
// of the objects of a position ends up in the error they share.
class JsonFields {
 public:
  // Every member must be one of `keys`, so that no misspelt one is silently passed over.
  JsonFields(const Json& json, std::string where, std::initializer_list<std::string_view> keys, Error& error)
      : json_(&json), reader_(json, std::move(where)), error_(&error) {
    if (json.is_object()) refuse_others(keys);
  }
  JsonFields(const JsonFields&) = delete;
  JsonFields& operator=(const JsonFields&) = delete;
  ~JsonFields() {
    if (error_->message.empty() && !reader_.ok()) *error_ = reader_.error();
  }

  Error& error() { return *error_; }
  bool ok() const { return reader_.ok(); }
  void complain(const std::string& message) { reader_.complain(message); }
  std::string path(std::string_view key) const { return reader_.where() + "." + std::string(key); }
  std::string path(std::string_view key, std::size_t i) const {
    return path(key) + "[" + std::to_string(i) + "]";
  }

  bool has(std::string_view key) const { return reader_.has(key); }
  // Missing, or null.
  bool lacks(std::string_view key) const { return !has(key) || json_->find(key)->is_null(); }
  const Json& member(std::string_view key) const { return *json_->find(key); }
  const Json& list(std::string_view key, long size = -1) { return reader_.list(key, size); }
  const Json& object(std::string_view key) { return reader_.object(key); }

  std::uint8_t number(std::string_view key, long low, long high) {
    return static_cast<std::uint8_t>(reader_.number(key, low, high));
  }
  long long_number(std::string_view key, long low, long high) { return reader_.number(key, low, high); }
  std::uint8_t number_in(const Json& value, std::string_view what, long low, long high) {
    return static_cast<std::uint8_t>(reader_.number_in(value, what, low, high));
  }
  std::uint8_t flag(std::string_view key) { return reader_.flag(key) ? 1 : 0; }

  template <std::size_t N>
  int name_in(const Json& value, std::string_view what, const std::array<std::string_view, N>& names) {
    const std::string text = reader_.text_in(value, what);
    for (std::size_t i = 0; i < N; ++i) {
      if (names[i] == text) return static_cast<int>(i);
    }
    complain(std::string(what) + ": there is no " + in_quotes(text) + "; possible are " +
             listed(std::vector<std::string>(names.begin(), names.end())));
    return 0;
  }
  template <std::size_t N>
  int name(std::string_view key, const std::array<std::string_view, N>& names) {
    if (has(key)) return name_in(member(key), key, names);
    complain(in_quotes(key) + " is missing");
    return 0;
  }

  // An action as `write_bytes` writes it.
  Action bytes(std::string_view key) {
    std::array<std::uint8_t, sizeof(Action)> read{};
    const Json& items = list(key, sizeof(Action));
    for (std::size_t i = 0; i < items.size(); ++i) read[i] = number_in(items[i], key, 0, 255);
    return {read[0], read[1], read[2], read[3]};
  }

  // A list of seats, each once.
  std::uint8_t seats(std::string_view key, int at_table) {
    unsigned bits = 0;
    for (const Json& item : list(key)) {
      const unsigned seat = number_in(item, key, 0, at_table - 1);
      if (((bits >> seat) & 1U) != 0 && reader_.ok()) complain(std::string(key) + " names a seat twice");
      bits |= 1U << seat;
    }
    return static_cast<std::uint8_t>(bits);
  }

  // The member "options", all of it or in part; what is not named stays at the default.
  void options(const GameInfo& info, std::span<std::uint8_t> out) {
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = info.options[i].fallback;
    if (!has("options")) return;
    for (const auto& item : object("options").items()) {
      const auto option = std::find_if(info.options.begin(), info.options.end(),
                                       [&](const OptionInfo& row) { return row.name == item.key(); });
      if (option == info.options.end()) return complain("there is no option " + in_quotes(item.key()));
      const auto* text = item.value().get_ptr<const std::string*>();
      const auto& values = option->values;
      const auto value = text == nullptr ? values.end() : std::find(values.begin(), values.end(), *text);
      if (value == values.end()) {
        return complain("the option " + in_quotes(item.key()) + " must be " +
                        listed(std::vector<std::string>(values.begin(), values.end())));
      }
      out[static_cast<std::size_t>(option - info.options.begin())] =
          static_cast<std::uint8_t>(value - values.begin());
    }
  }

 private:
  void refuse_others(std::initializer_list<std::string_view> keys) {
    for (const auto& item : json_->items()) {
      const std::string_view key = item.key();
      if (std::find(keys.begin(), keys.end(), key) == keys.end())
        complain("there is no field " + in_quotes(key));
    }
  }

  const Json* json_;
  JsonReader reader_;
  Error* error_;
};

}  // namespace ravenhall
