// Positions: one description a struct serves writing it, reading it with its ranges, and refusing what does
// not belong there. A game writes, for each struct of its state,
//
//   template <class Fields, Like<Player> Any>
//   void describe(Fields& f, Any& player) {
//     f("armour", player.armour, {0, kMostArmour});
//     f("hand", player.hand);
//     f.maybe("picked", player.picked);
//   }
//
// where f is a PositionWriter (and the struct const) or a PositionReader. The keys that a description names
// are the keys an object may have; `maybe` marks those that a position written by hand may leave out.
//
// How things look: seats by their number, nobody as null; enums by their names, `none` and values without a
// name as null; sets of enums, bags and vectors as lists; arrays by enum as objects; whatever is one a seat
// as a list of as many as sit at the table.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kernel/action.hpp"
#include "kernel/containers.hpp"
#include "kernel/game.hpp"
#include "kernel/json.hpp"
#include "kernel/json_writer.hpp"
#include "kernel/seat.hpp"
#include "kernel/text.hpp"

namespace ravenhall {

struct Range {
  std::int64_t low = 0;
  std::int64_t high = 255;
};

// The struct itself, const or not.
template <class Any, class T>
concept Like = std::same_as<std::remove_const_t<Any>, T>;

template <class T>
concept Countable = std::integral<T> ||
                    (std::is_class_v<T> && std::convertible_to<T, int> && std::constructible_from<T, int>);

// The value of an enum that stands for nothing, and is null in JSON: `none`, unless the game specialises it.
template <Enum E>
inline constexpr std::optional<E> kNothing = [] {
  if constexpr (requires { E::none; }) {
    return std::optional<E>(E::none);
  } else {
    return std::optional<E>();
  }
}();

template <Enum E>
constexpr bool is_nothing(E value) {
  return value == kNothing<E> || name_of(value).empty();
}

// Writes one object of a position.
class PositionWriter {
 public:
  static constexpr bool kReading = false;

  PositionWriter(JsonWriter& out, int seats) : out_(out), seats_(seats) {}

  template <class T>
  void operator()(std::string_view key, const T& value, Range /*range*/ = {}) {
    write(out_.key(key), value);
  }
  template <class T>
  void maybe(std::string_view key, const T& value, Range /*range*/ = {}) {
    write(out_.key(key), value);
  }
  // A member that is null unless `there`; what is not there is left at its default.
  template <class T>
  void maybe_null(std::string_view key, const T& value, bool there) {
    there ? write(out_.key(key), value) : out_.key(key).value(nullptr);
  }
  // An array by enum as an object of those items that are not `nothing`.
  template <Enum E, class T, std::size_t N, E kFirst>
  void sparse(std::string_view key, const EnumArray<E, T, N, kFirst>& items, const T& nothing,
              Range /*range*/ = {}) {
    out_.key(key).object([&] {
      for (const E i : items.keys()) {
        if (!(items[i] == nothing)) write(out_.key(name_of(i)), items[i]);
      }
    });
  }
  // A list of objects, one a seat, whose fields lie in arrays by seat: item(f, seat) describes one.
  template <class Item>
  void one_a_seat(std::string_view key, Item item) {
    out_.key(key).list([&] {
      for (const Seat seat : values<Seat>(seats_)) out_.object([&] { item(*this, seat); });
    });
  }
  // An object whose fields are no struct of their own: body(f) describes them.
  template <class Body>
  void object(std::string_view key, Body body) {
    out_.key(key).object([&] { body(*this); });
  }
  template <class Body>
  void maybe_object(std::string_view key, Body body) {
    object(key, body);
  }
  // What the game writes itself.
  JsonWriter& key(std::string_view name) { return out_.key(name); }
  void seats(int seats) { seats_ = seats; }
  void options(const GameInfo& info, std::span<const std::uint8_t> chosen) {
    out_.key("options").object([&] {
      for (std::size_t i = 0; i < chosen.size(); ++i)
        out_.member(info.options[i].name, info.options[i].values[chosen[i]]);
    });
  }

  void write(JsonWriter& out, bool value) { out.value(value); }
  template <Countable T>
  void write(JsonWriter& out, const T& value) {
    out.value(value);
  }
  void write(JsonWriter& out, Seat seat) {
    if (is_player(seat)) return out.value(index(seat));
    seat == kNature ? out.value("nature") : out.value(nullptr);
  }
  void write(JsonWriter& out, Action action) { write_bytes(out, action); }
  template <Enum E>
  void write(JsonWriter& out, E value) {
    is_nothing(value) ? out.value(nullptr) : out.value(name_of(value));
  }
  template <Enum E, class Word>
  void write(JsonWriter& out, EnumSet<E, Word> set) {
    write_list(out, set);
  }
  template <Enum E, std::size_t kTypes, unsigned kBits, class Word>
  void write(JsonWriter& out, const Bag<E, kTypes, kBits, Word>& bag) {
    write_list(out, bag);
  }
  template <class T, std::size_t N>
  void write(JsonWriter& out, const FixedVec<T, N>& items) {
    write_list(out, items);
  }
  template <class T, std::size_t N>
  void write(JsonWriter& out, const std::array<T, N>& items) {
    write_list(out, items);
  }
  template <class T>
  void write(JsonWriter& out, const std::vector<T>& items) {
    write_list(out, items);
  }
  template <Enum E, class T, std::size_t N, E kFirst>
  void write(JsonWriter& out, const EnumArray<E, T, N, kFirst>& items) {
    out.object([&] {
      for (const E key : items.keys()) write(out.key(name_of(key)), items[key]);
    });
  }
  template <class T, std::size_t N>
  void write(JsonWriter& out, const PerSeat<T, N>& items) {
    out.list([&] {
      for (const Seat seat : values<Seat>(seats_)) write(out, items[seat]);
    });
  }
  template <class T>
    requires requires(PositionWriter& f, const T& value) { describe(f, value); }
  void write(JsonWriter& out, const T& value) {
    out.object([&] { describe(*this, value); });
  }

 private:
  template <class Items>
  void write_list(JsonWriter& out, const Items& items) {
    out.list([&] {
      for (const auto& item : items) write(out, item);
    });
  }
  JsonWriter& out_;
  int seats_;
};

// Reads one object of a position. Nothing in the JSON is trusted: each field is checked as it is read. The
// first thing that is wrong in any of the objects of a position ends up in the error they share.
class PositionReader {
 public:
  static constexpr bool kReading = true;

  PositionReader(const Json& json, std::string where, int seats, Error& error)
      : json_(&json), reader_(json, std::move(where)), seats_(seats), error_(&error) {}
  PositionReader(const PositionReader&) = delete;
  PositionReader& operator=(const PositionReader&) = delete;
  // When all fields have been read: whatever else stands there does not belong there.
  ~PositionReader() {
    refuse_others();
    if (error_->message.empty() && !reader_.ok()) *error_ = reader_.error();
  }

  template <class T>
  void operator()(std::string_view key, T& value, Range range = {}) {
    if (const Json* found = needed(key)) read(*found, key, value, range);
  }
  // A member that may be missing: then the value stays as it is.
  template <class T>
  void maybe(std::string_view key, T& value, Range range = {}) {
    if (const Json* found = member(key)) read(*found, key, value, range);
  }
  template <class T>
  void maybe_null(std::string_view key, T& value, bool /*there*/) {
    const Json* found = member(key);
    if (found != nullptr && !found->is_null()) read(*found, key, value, {});
  }
  template <Enum E, class T, std::size_t N, E kFirst>
  void sparse(std::string_view key, EnumArray<E, T, N, kFirst>& items, const T& nothing, Range range = {}) {
    items = EnumArray<E, T, N, kFirst>::filled(nothing);
    const Json* found = needed(key);
    if (found == nullptr) return;
    PositionReader inner(*found, path(key), seats_, *error_);
    for (const E i : items.keys()) inner.maybe(name_of(i), items[i], range);
  }
  template <class Item>
  void one_a_seat(std::string_view key, Item item) {
    const Json* found = needed(key);
    if (found == nullptr) return;
    const Json& items = list(*found, key, static_cast<std::size_t>(seats_), true);
    for (std::size_t i = 0; i < items.size(); ++i) {
      PositionReader inner(items[i], path(key, i), seats_, *error_);
      item(inner, seat_at(static_cast<int>(i)));
    }
  }
  template <class Body>
  void object(std::string_view key, Body body) {
    if (needed(key) != nullptr) maybe_object(key, body);
  }
  template <class Body>
  void maybe_object(std::string_view key, Body body) {
    const Json* found = member(key);
    if (found == nullptr) return;
    PositionReader inner(*found, path(key), seats_, *error_);
    body(inner);
  }
  // The member of that name, or nullptr, which is an error.
  const Json* needed(std::string_view key) {
    const Json* found = member(key);
    if (found == nullptr) complain(in_quotes(key) + " is missing");
    return found;
  }
  // The member of that name, which may stand here, or nullptr.
  const Json* member(std::string_view key) {
    keys_.push_back(key);
    if (!json_->is_object()) return nullptr;
    const auto found = json_->find(key);
    return found == json_->end() ? nullptr : &*found;
  }
  // Whether it stands there and is not null; does not say that it may.
  bool given(std::string_view key) const {
    const auto found = json_->is_object() ? json_->find(key) : json_->end();
    return json_->is_object() && found != json_->end() && !found->is_null();
  }
  void seats(int seats) { seats_ = seats; }
  int seats() const { return seats_; }

  // The member "options", all of it or in part; what is not named stays at the default.
  void options(const GameInfo& info, std::span<std::uint8_t> out);

  bool ok() const { return reader_.ok() && error_->message.empty(); }
  Error& error() { return *error_; }
  void complain(std::string_view message) { reader_.complain(message); }
  std::string path(std::string_view key) const { return reader_.where() + "." + std::string(key); }
  std::string path(std::string_view key, std::size_t i) const {
    return path(key) + "[" + std::to_string(i) + "]";
  }

  // One value; `what` names it in error messages.
  std::int64_t number(const Json& json, std::string_view what, Range range) {
    return reader_.number_in(json, in_quotes(what), range.low, range.high);
  }
  // Which of the names it is; 0 when it is none, which is an error.
  int name(const Json& json, std::string_view what, std::span<const std::string_view> names);
  // The items of a list; `size` says how many there must be, `most` how many there may be.
  const Json& list(const Json& json, std::string_view what, std::size_t most, bool exactly = false);

  void read(const Json& json, std::string_view what, bool& value, Range /*range*/ = {}) {
    if (!json.is_boolean()) return complain(in_quotes(what) + " must be true or false");
    value = *json.get_ptr<const bool*>();
  }
  template <Countable T>
  void read(const Json& json, std::string_view what, T& value, Range range = {}) {
    value = static_cast<T>(static_cast<int>(number(json, what, range)));
  }
  void read(const Json& json, std::string_view what, Seat& seat, Range /*range*/ = {}) {
    seat = json.is_null()     ? kSpectator
           : json == "nature" ? kNature
                              : seat_at(static_cast<int>(number(json, what, {0, seats_ - 1})));
  }
  void read(const Json& json, std::string_view what, Action& action, Range /*range*/ = {}) {
    const Json& items = list(json, what, sizeof(Action), true);
    if (!reader_.ok()) return;
    Operand* const parts[] = {&action.verb, &action.a, &action.b, &action.c};
    for (std::size_t i = 0; i < sizeof(Action); ++i) *parts[i] = number(items[i], what, {});
  }
  template <Enum E>
  void read(const Json& json, std::string_view what, E& value, Range /*range*/ = {}) {
    value = json.is_null() && kNothing<E> ? *kNothing<E> : static_cast<E>(name(json, what, kNamesOf<E>));
  }
  template <Enum E, class Word>
  void read(const Json& json, std::string_view what, EnumSet<E, Word>& set, Range /*range*/ = {}) {
    set = {};
    for (const Json& item : list(json, what, 256)) {
      E value{};
      read(item, what, value);
      if (set.has(value)) complain(std::string(what) + " names something twice");
      if (!reader_.ok()) return;
      set.add(value);
      if (!set.has(value)) complain(std::string(what) + " names what it cannot hold");
    }
  }
  template <Enum E, std::size_t kTypes, unsigned kBits, class Word>
  void read(const Json& json, std::string_view what, Bag<E, kTypes, kBits, Word>& bag, Range /*range*/ = {}) {
    bag = {};
    for (const Json& item : list(json, what, kMostItems)) {
      const E card = static_cast<E>(name(item, what, std::span(kNamesOf<E>).first(kTypes)));
      if (bag.full_of(card)) complain(std::string(what) + " holds too many " + in_quotes(name_of(card)));
      if (!reader_.ok()) return;
      bag.add(card);
    }
  }
  template <class T, std::size_t N>
  void read(const Json& json, std::string_view what, FixedVec<T, N>& items, Range range = {}) {
    items.clear();
    for (const Json& item : list(json, what, N)) {
      T value{};
      read(item, what, value, range);
      items.push_back(value);
    }
  }
  template <class T, std::size_t N>
  void read(const Json& json, std::string_view what, std::array<T, N>& items, Range range = {}) {
    const Json& found = list(json, what, N, true);
    for (std::size_t i = 0; i < found.size(); ++i) read_item(found[i], path(what, i), what, items[i], range);
  }
  template <class T>
  void read(const Json& json, std::string_view what, std::vector<T>& items, Range range = {}) {
    const Json& found = list(json, what, kMostItems);
    items.resize(found.size());
    for (std::size_t i = 0; i < found.size(); ++i) read_item(found[i], path(what, i), what, items[i], range);
  }
  template <Enum E, class T, std::size_t N, E kFirst>
  void read(const Json& json, std::string_view what, EnumArray<E, T, N, kFirst>& items, Range range = {}) {
    PositionReader inner(json, path(what), seats_, *error_);
    for (const E key : items.keys()) inner(name_of(key), items[key], range);
  }
  template <class T, std::size_t N>
  void read(const Json& json, std::string_view what, PerSeat<T, N>& items, Range range = {}) {
    const Json& found = list(json, what, static_cast<std::size_t>(seats_), true);
    for (std::size_t i = 0; i < found.size(); ++i) {
      read_item(found[i], path(what, i), what, items[seat_at(static_cast<int>(i))], range);
    }
  }
  template <class T>
    requires requires(PositionReader& f, T& value) { describe(f, value); }
  void read(const Json& json, std::string_view what, T& value, Range /*range*/ = {}) {
    read_item(json, path(what), what, value, {});
  }

 private:
  static constexpr std::size_t kMostItems = 1024;  // of a list that has no limit of its own

  // An item of a list: an object of its own is named by its place there.
  template <class T>
  void read_item(const Json& json, const std::string& where, std::string_view what, T& value, Range range) {
    if constexpr (requires(PositionReader& f, T& v) { describe(f, v); }) {
      PositionReader inner(json, where, seats_, *error_);
      describe(inner, value);
    } else {
      read(json, what, value, range);
    }
  }
  void refuse_others();

  const Json* json_;
  JsonReader reader_;
  int seats_;
  Error* error_;
  std::vector<std::string_view> keys_;
};

// A whole state as JSON, and back. What `describe` cannot see is the game's `check`.
template <class State>
Json write_position(const State& s) {
  return written([&](JsonWriter& out) { PositionWriter(out, 0).write(out, s); });
}
template <class State>
Result<State> read_position(const Json& json) {
  State s{};
  Error error;
  {
    PositionReader reader(json, "state", 0, error);
    describe(reader, s);
  }
  if (!error.message.empty()) return fail("bad_position", error.message);
  return s;
}

}  // namespace ravenhall
