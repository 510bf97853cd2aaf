// Positions: one description a struct serves writing it, reading it with its ranges, and refusing what does
// not belong there. A game writes, for each struct of its state,
//
//   static void describe(Fields& f, Player& player) {
//     f("armour", player.armour, {0, kMostArmour});
//     f("hand", player.hand);
//     f.maybe("picked", player.picked);
//   }
//
// which writes the struct or reads it, as the fields are made. The keys that a description names are the keys
// an object may have; `maybe` marks those that a position written by hand may leave out. What is only done
// when a position is read stands behind `if (f.reading())`; what is written must not be changed.
//
// How things look: seats by their number, nobody as null; enums by their names, `none` and values without a
// name as null; sets of enums, bags and vectors as lists; arrays by enum as objects; whatever is one a seat
// as a list of as many as sit at the table.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
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
  int low = 0;
  int high = 255;
};

class Fields;
class PositionReader;
class PositionWriter;

// A struct that has a description.
template <class T>
concept Described = requires(Fields& f, T& value) { describe(f, value); };

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

// What is to be read: its name in error messages, what a number can be, and the place of an item of a list,
// if those have a number.
struct Wanted {
  static constexpr std::size_t kNoItem = static_cast<std::size_t>(-1);

  std::string_view what;
  Range range{};
  std::size_t item = kNoItem;
};

// How values of a type are written and read: one object a type, whose functions there are once for all types
// of its sort (below).
class ValueKind {
 public:
  virtual void write(PositionWriter& out, const void* value) const = 0;
  virtual void read(PositionReader& in, const Json& json, const Wanted& wanted, void* value) const = 0;
  // Of values that lie one behind another.
  const void* item(const void* items, std::size_t i) const {
    return static_cast<const std::byte*>(items) + i * size_;
  }
  void* item(void* items, std::size_t i) const { return static_cast<std::byte*>(items) + i * size_; }

 protected:
  constexpr explicit ValueKind(std::size_t size) : size_(size) {}
  ~ValueKind() = default;

  std::size_t size_;
};
template <class T>
constexpr const ValueKind& kind_of();

// Writes one object of a position or a view.
class PositionWriter {
 public:
  PositionWriter(JsonWriter& out, int seats) : out_(out), seats_(seats) {}

  template <class T>
  void operator()(std::string_view key, const T& value) {
    write(out_.key(key), value);
  }
  // A member that is null unless `there`.
  template <class T>
  void maybe_null(std::string_view key, const T& value, bool there) {
    there ? write(out_.key(key), value) : out_.key(key).value(nullptr);
  }
  // A list of objects, one a seat: item(f, seat) writes the fields of one.
  template <class Item>
  void one_a_seat(std::string_view key, Item item) {
    out_.key(key).list([&] {
      for (const Seat seat : values<Seat>(seats_)) out_.object([&] { item(*this, seat); });
    });
  }
  // An object whose fields are no struct of their own: body(f) writes them.
  template <class Body>
  void object(std::string_view key, Body body) {
    out_.key(key).object([&] { body(*this); });
  }
  void options(const GameInfo& info, std::span<const std::uint8_t> chosen);
  // What the game writes itself.
  JsonWriter& key(std::string_view name) { return out_.key(name); }
  JsonWriter& out() { return out_; }
  int seats() const { return seats_; }
  void seats(int seats) { seats_ = seats; }

  void write(JsonWriter& out, bool value) { out.value(value); }
  template <Countable T>
  void write(JsonWriter& out, const T& value) {
    out.value(value);
  }
  void write(JsonWriter& out, Seat seat) {
    if (is_player(seat)) return out.value(index(seat));
    seat == kNature ? out.value("nature") : out.value(nullptr);
  }
  template <Enum E>
  void write(JsonWriter& /*out*/, E value) {
    write_name(kNamesOf<E>, kNothing<E> ? static_cast<int>(*kNothing<E>) : -1, static_cast<int>(value));
  }
  // A list, a struct and so on.
  template <class T>
    requires(std::is_class_v<T> && !Countable<T>)
  void write(JsonWriter& /*out*/, const T& value) {
    kind_of<T>().write(*this, &value);
  }
  void write_name(std::span<const std::string_view> names, int nothing, int value);

 private:
  JsonWriter& out_;
  int seats_;
};

// Reads one object of a position. Nothing in the JSON is trusted: each field is checked as it is read. The
// first thing that is wrong in any of the objects of a position ends up in the error they share.
class PositionReader {
 public:
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
    if (const Json* found = needed(key)) read(*found, {key, range}, value);
  }
  // The member of that name, or nullptr, which is an error.
  const Json* needed(std::string_view key);
  // The member of that name, which may stand here, or nullptr.
  const Json* member(std::string_view key);
  // Whether it stands there and is not null; does not say that it may.
  bool given(std::string_view key) const;
  void seats(int seats) { seats_ = seats; }
  int seats() const { return seats_; }

  // The member "options", all of it or in part; what is not named stays at the default.
  void options(const GameInfo& info, std::span<std::uint8_t> out);

  bool ok() const { return reader_.ok() && error_->message.empty(); }
  Error& error() { return *error_; }
  void complain(std::string_view message) { reader_.complain(message); }
  std::string path(std::string_view key) const { return reader_.where() + "." + std::string(key); }
  std::string path(std::string_view key, std::size_t i) const;
  std::string path(const Wanted& wanted) const {
    return wanted.item == Wanted::kNoItem ? path(wanted.what) : path(wanted.what, wanted.item);
  }

  // One value; `what` names it in error messages.
  std::int64_t number(const Json& json, std::string_view what, Range range) {
    return reader_.number_in(json, in_quotes(what), range.low, range.high);
  }
  // Which of the names it is; 0 when it is none, which is an error.
  int name(const Json& json, std::string_view what, std::span<const std::string_view> names);
  // The items of a list; `size` says how many there must be, `most` how many there may be.
  const Json& list(const Json& json, std::string_view what, std::size_t most, bool exactly = false);

  template <class T>
  void read(const Json& json, const Wanted& wanted, T& value) {
    kind_of<T>().read(*this, json, wanted, &value);
  }

 private:
  void refuse_others();

  const Json* json_;
  JsonReader reader_;
  int seats_;
  Error* error_;
  std::vector<std::string_view> keys_;
};

// The fields of one object of a position, which are written or read.
class Fields {
 public:
  explicit Fields(PositionWriter& out) : out_(&out) {}
  explicit Fields(PositionReader& in) : in_(&in) {}

  // Who reads or writes; nullptr for the one who does not.
  PositionReader* reading() { return in_; }
  PositionWriter* writing() { return out_; }

  template <class T>
  void operator()(std::string_view key, T& value, Range range = {}) {
    needed(key.data(), key.size(), &value, kind_of<T>(), range.low, range.high);
  }
  // A member that may be missing: then the value stays as it is.
  template <class T>
  void maybe(std::string_view key, T& value, Range range = {}) {
    maybe(key.data(), key.size(), &value, kind_of<T>(), range.low, range.high);
  }
  // A member that is null unless `there`; what is not there is left at its default.
  template <class T>
  void maybe_null(std::string_view key, T& value, bool there) {
    nullable(key, &value, kind_of<T>(), there);
  }
  // An array by enum as an object of those items that are not `nothing`.
  template <Enum E, class T, std::size_t N, E kFirst>
  void sparse(std::string_view key, EnumArray<E, T, N, kFirst>& items, const T& nothing, Range range = {}) {
    if (in_ != nullptr) items = EnumArray<E, T, N, kFirst>::filled(nothing);
    object(key, [&](Fields& f) {
      for (const E i : items.keys()) {
        if (f.reading() || !(items[i] == nothing)) f.maybe(name_of(i), items[i], range);
      }
    });
  }
  // A list of objects, one a seat, whose fields lie in arrays by seat: item(f, seat) describes one.
  template <class Item>
  void one_a_seat(std::string_view key, Item item) {
    if (in_ == nullptr)
      return out_->one_a_seat(key, [&](PositionWriter& /*same*/, Seat seat) { item(*this, seat); });
    const Json* found = in_->needed(key);
    if (found == nullptr) return;
    const Json& items = in_->list(*found, key, static_cast<std::size_t>(in_->seats()), true);
    for (std::size_t i = 0; i < items.size(); ++i) {
      PositionReader inner(items[i], in_->path(key, i), in_->seats(), in_->error());
      Fields f(inner);
      item(f, seat_at(static_cast<int>(i)));
    }
  }
  // An object whose fields are no struct of their own: body(f) describes them.
  template <class Body>
  void object(std::string_view key, Body body) {
    if (in_ == nullptr || in_->needed(key) != nullptr) maybe_object(key, body);
  }
  template <class Body>
  void maybe_object(std::string_view key, Body body) {
    if (in_ == nullptr) return out_->object(key, [&](PositionWriter& /*same*/) { body(*this); });
    const Json* found = in_->member(key);
    if (found == nullptr) return;
    PositionReader inner(*found, in_->path(key), in_->seats(), in_->error());
    Fields f(inner);
    body(f);
  }
  void seats(int seats) { in_ != nullptr ? in_->seats(seats) : out_->seats(seats); }
  void options(const GameInfo& info, std::span<std::uint8_t> chosen) {
    in_ != nullptr ? in_->options(info, chosen) : out_->options(info, chosen);
  }

 private:
  // Keys and ranges in pieces: in WebAssembly structs would go through memory, at each of several hundred
  // calls.
  void needed(const char* key, std::size_t length, void* value, const ValueKind& kind, int low, int high);
  void maybe(const char* key, std::size_t length, void* value, const ValueKind& kind, int low, int high);
  void nullable(std::string_view key, void* value, const ValueKind& kind, bool there);

  PositionReader* in_ = nullptr;
  PositionWriter* out_ = nullptr;
};

// The sorts of values.

// A number, or what counts something.
template <class T>
class CountableKind final : public ValueKind {
 public:
  constexpr CountableKind() : ValueKind(sizeof(T)) {}
  void write(PositionWriter& out, const void* value) const override {
    out.write(out.out(), *static_cast<const T*>(value));
  }
  void read(PositionReader& in, const Json& json, const Wanted& wanted, void* value) const override {
    *static_cast<T*>(value) = static_cast<T>(static_cast<int>(in.number(json, wanted.what, wanted.range)));
  }
};
class TruthKind final : public ValueKind {
 public:
  constexpr TruthKind() : ValueKind(sizeof(bool)) {}
  void write(PositionWriter& out, const void* value) const override;
  void read(PositionReader& in, const Json& json, const Wanted& wanted, void* value) const override;
};
class SeatKind final : public ValueKind {
 public:
  constexpr SeatKind() : ValueKind(sizeof(Seat)) {}
  void write(PositionWriter& out, const void* value) const override;
  void read(PositionReader& in, const Json& json, const Wanted& wanted, void* value) const override;
};
class ActionKind final : public ValueKind {
 public:
  constexpr ActionKind() : ValueKind(sizeof(Action)) {}
  void write(PositionWriter& out, const void* value) const override;
  void read(PositionReader& in, const Json& json, const Wanted& wanted, void* value) const override;
};
// An enum of one byte.
class NameKind final : public ValueKind {
 public:
  constexpr NameKind(std::span<const std::string_view> names, int nothing)
      : ValueKind(1), names_(names), nothing_(nothing) {}
  void write(PositionWriter& out, const void* value) const override;
  void read(PositionReader& in, const Json& json, const Wanted& wanted, void* value) const override;

 private:
  std::span<const std::string_view> names_;
  int nothing_;  // -1: no value stands for nothing
};
// A set of values of one byte: its bits.
static_assert(std::endian::native == std::endian::little);
class SetKind final : public ValueKind {
 public:
  constexpr SetKind(std::size_t size, const ValueKind& value) : ValueKind(size), value_(value) {}
  void write(PositionWriter& out, const void* value) const override;
  void read(PositionReader& in, const Json& json, const Wanted& wanted, void* value) const override;

 private:
  const ValueKind& value_;
};
class BagKind final : public ValueKind {
 public:
  using Count = int (*)(const void* bag, std::size_t card);
  using Add = bool (*)(void* bag, std::size_t card);  // unless it is full of them
  constexpr BagKind(std::size_t size, std::span<const std::string_view> names, Count count, Add add)
      : ValueKind(size), names_(names), count_(count), add_(add) {}
  void write(PositionWriter& out, const void* value) const override;
  void read(PositionReader& in, const Json& json, const Wanted& wanted, void* value) const override;

 private:
  std::span<const std::string_view> names_;
  Count count_;
  Add add_;
};
// Items one behind another: always so many, or, if it is 0, as many as sit at the table.
class ArrayKind final : public ValueKind {
 public:
  constexpr ArrayKind(std::size_t size, std::size_t count, const ValueKind& of)
      : ValueKind(size), count_(count), of_(of) {}
  void write(PositionWriter& out, const void* value) const override;
  void read(PositionReader& in, const Json& json, const Wanted& wanted, void* value) const override;

 private:
  std::size_t count_;
  const ValueKind& of_;
};
class MembersKind final : public ValueKind {
 public:
  constexpr MembersKind(std::size_t size, std::span<const std::string_view> names, const ValueKind& of)
      : ValueKind(size), names_(names), of_(of) {}
  void write(PositionWriter& out, const void* value) const override;
  void read(PositionReader& in, const Json& json, const Wanted& wanted, void* value) const override;

 private:
  std::span<const std::string_view> names_;
  const ValueKind& of_;
};
// A list that can be longer or shorter.
class ListKind final : public ValueKind {
 public:
  using Count = std::size_t (*)(const void* list);
  using Items = const void* (*)(const void* list);
  using Make = void* (*)(void* list, std::size_t count);  // so many new ones
  struct Access {
    Count count;
    Items items;
    Make make;
  };
  constexpr ListKind(std::size_t size, std::size_t most, bool numbered, Access access, const ValueKind& of)
      : ValueKind(size), most_(most), numbered_(numbered), access_(access), of_(of) {}
  void write(PositionWriter& out, const void* value) const override;
  void read(PositionReader& in, const Json& json, const Wanted& wanted, void* value) const override;

 private:
  std::size_t most_;
  bool numbered_;  // whether an item that is an object is named by its place
  Access access_;
  const ValueKind& of_;
};
// A struct with a description.
class ObjectKind final : public ValueKind {
 public:
  using Describe = void (*)(Fields& f, void* value);
  constexpr ObjectKind(std::size_t size, Describe describe) : ValueKind(size), describe_(describe) {}
  void write(PositionWriter& out, const void* value) const override;
  void read(PositionReader& in, const Json& json, const Wanted& wanted, void* value) const override;

 private:
  Describe describe_;
};

namespace kinds {

constexpr TruthKind of(const bool* /*type*/) { return {}; }
constexpr SeatKind of(const Seat* /*type*/) { return {}; }
constexpr ActionKind of(const Action* /*type*/) { return {}; }
template <Countable T>
  requires(!std::same_as<T, bool>)
constexpr CountableKind<T> of(const T* /*type*/) {
  return {};
}
template <Enum E>
constexpr NameKind of(const E* /*type*/) {
  static_assert(sizeof(E) == 1);
  return {kNamesOf<E>, kNothing<E> ? static_cast<int>(*kNothing<E>) : -1};
}
template <Enum E, class Word>
constexpr SetKind of(const EnumSet<E, Word>* /*type*/) {
  return {sizeof(Word), kind_of<E>()};
}
template <Enum E, std::size_t kTypes, unsigned kBits, class Word>
constexpr BagKind of(const Bag<E, kTypes, kBits, Word>* /*type*/) {
  using CardBag = Bag<E, kTypes, kBits, Word>;
  const auto count = [](const void* bag, std::size_t card) {
    return static_cast<const CardBag*>(bag)->count(static_cast<E>(card));
  };
  const auto add = [](void* bag, std::size_t card) {
    const bool full = static_cast<CardBag*>(bag)->full_of(static_cast<E>(card));
    if (!full) static_cast<CardBag*>(bag)->add(static_cast<E>(card));
    return !full;
  };
  return {sizeof(CardBag), std::span(kNamesOf<E>).first(kTypes), count, add};
}
template <class T, std::size_t N>
constexpr ArrayKind of(const std::array<T, N>* /*type*/) {
  return {sizeof(std::array<T, N>), N, kind_of<T>()};
}
template <class T, std::size_t N>
constexpr ArrayKind of(const PerSeat<T, N>* /*type*/) {
  return {sizeof(PerSeat<T, N>), 0, kind_of<T>()};
}
template <Enum E, class T, std::size_t N, E kFirst>
constexpr MembersKind of(const EnumArray<E, T, N, kFirst>* /*type*/) {
  const auto names = std::span(kNamesOf<E>).subspan(static_cast<std::size_t>(kFirst), N);
  return {sizeof(EnumArray<E, T, N, kFirst>), names, kind_of<T>()};
}
template <class List>
constexpr ListKind::Access access_to() {
  return {.count = [](const void* list) { return static_cast<const List*>(list)->size(); },
          .items = [](const void* list) -> const void* {
            return std::to_address(static_cast<const List*>(list)->begin());
          },
          .make = [](void* list, std::size_t count) -> void* {
            List& items = *static_cast<List*>(list);
            items = {};
            while (items.size() < count) items.push_back({});
            return std::to_address(items.begin());
          }};
}
template <class T, std::size_t N>
constexpr ListKind of(const FixedVec<T, N>* /*type*/) {
  return {sizeof(FixedVec<T, N>), N, false, access_to<FixedVec<T, N>>(), kind_of<T>()};
}
template <class T>
constexpr ListKind of(const std::vector<T>* /*type*/) {
  constexpr std::size_t most = 1024;
  return {sizeof(std::vector<T>), most, true, access_to<std::vector<T>>(), kind_of<T>()};
}
template <Described T>
constexpr ObjectKind of(const T* /*type*/) {
  return {sizeof(T), [](Fields& f, void* value) { describe(f, *static_cast<T*>(value)); }};
}

}  // namespace kinds

template <class T>
inline constexpr auto kKindOf = kinds::of(static_cast<const T*>(nullptr));
template <class T>
constexpr const ValueKind& kind_of() {
  return kKindOf<T>;
}

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
    Fields f(reader);
    describe(f, s);
  }
  if (!error.message.empty()) return fail("bad_position", error.message);
  return s;
}

}  // namespace ravenhall
