#include "kernel/describe.hpp"

namespace ravenhall {

void PositionWriter::write_name(std::span<const std::string_view> names, int nothing, int value) {
  const auto i = static_cast<std::size_t>(value);
  const bool named = value != nothing && i < names.size() && !names[i].empty();
  named ? out_.value(names[i]) : out_.value(nullptr);
}

void PositionWriter::options(const GameInfo& info, std::span<const std::uint8_t> chosen) {
  out_.key("options").object([&] {
    for (std::size_t i = 0; i < chosen.size(); ++i)
      out_.member(info.options[i].name, info.options[i].values[chosen[i]]);
  });
}

const Json* PositionReader::needed(std::string_view key) {
  const Json* found = member(key);
  if (found == nullptr) complain(in_quotes(key) + " is missing");
  return found;
}

const Json* PositionReader::member(std::string_view key) {
  keys_.push_back(key);
  if (!json_->is_object()) return nullptr;
  const auto found = json_->find(key);
  return found == json_->end() ? nullptr : &*found;
}

bool PositionReader::given(std::string_view key) const {
  const auto found = json_->is_object() ? json_->find(key) : json_->end();
  return json_->is_object() && found != json_->end() && !found->is_null();
}

std::string PositionReader::path(std::string_view key, std::size_t i) const {
  return path(key) + "[" + std::to_string(i) + "]";
}

void PositionReader::options(const GameInfo& info, std::span<std::uint8_t> out) {
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = info.options[i].fallback;
  const Json* chosen = member("options");
  if (chosen == nullptr) return;
  if (!chosen->is_object()) return complain("\"options\" must be an object");
  for (const auto& item : chosen->items()) {
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

int PositionReader::name(const Json& json, std::string_view what, std::span<const std::string_view> names) {
  const std::string text = reader_.text_in(json, what);
  const auto found = std::find(names.begin(), names.end(), text);
  if (found != names.end()) return static_cast<int>(found - names.begin());
  complain(std::string(what) + ": there is no " + in_quotes(text) + "; possible are " +
           listed(std::vector<std::string>(names.begin(), names.end())));
  return 0;
}

// The position outlives its reader.
// NOLINTBEGIN(bugprone-return-const-ref-from-parameter)
const Json& PositionReader::list(const Json& json, std::string_view what, std::size_t most, bool exactly) {
  static const Json kEmpty = Json::array();
  if (json.is_array() && (exactly ? json.size() == most : json.size() <= most)) return json;
  complain(in_quotes(what) + " must be a list of " + (exactly ? "" : "at most ") + std::to_string(most));
  return kEmpty;
}
// NOLINTEND(bugprone-return-const-ref-from-parameter)

void PositionReader::refuse_others() {
  if (!json_->is_object()) return;
  for (const auto& item : json_->items()) {
    const std::string_view key = item.key();
    if (std::find(keys_.begin(), keys_.end(), key) == keys_.end())
      complain("there is no field " + in_quotes(key));
  }
}

void Fields::needed(const char* key, std::size_t length, void* value, const ValueKind& kind, int low,
                    int high) {
  if (in_ != nullptr) in_->needed({key, length});
  maybe(key, length, value, kind, low, high);
}

void Fields::maybe(const char* key, std::size_t length, void* value, const ValueKind& kind, int low,
                   int high) {
  const std::string_view name(key, length);
  if (in_ == nullptr) {
    out_->key(name);
    return kind.write(*out_, value);
  }
  const Json* found = in_->member(name);
  if (found != nullptr) kind.read(*in_, *found, {name, {low, high}}, value);
}

void Fields::nullable(std::string_view key, void* value, const ValueKind& kind, bool there) {
  if (in_ == nullptr) {
    JsonWriter& out = out_->key(key);
    return there ? kind.write(*out_, value) : out.value(nullptr);
  }
  const Json* found = in_->member(key);
  if (found != nullptr && !found->is_null()) kind.read(*in_, *found, {key}, value);
}

void TruthKind::write(PositionWriter& out, const void* value) const {
  out.out().value(*static_cast<const bool*>(value));
}
void TruthKind::read(PositionReader& in, const Json& json, const Wanted& wanted, void* value) const {
  if (!json.is_boolean()) return in.complain(in_quotes(wanted.what) + " must be true or false");
  *static_cast<bool*>(value) = *json.get_ptr<const bool*>();
}

void SeatKind::write(PositionWriter& out, const void* value) const {
  out.write(out.out(), *static_cast<const Seat*>(value));
}
void SeatKind::read(PositionReader& in, const Json& json, const Wanted& wanted, void* value) const {
  *static_cast<Seat*>(value) =
      json.is_null()     ? kSpectator
      : json == "nature" ? kNature
                         : seat_at(static_cast<int>(in.number(json, wanted.what, {0, in.seats() - 1})));
}

void ActionKind::write(PositionWriter& out, const void* value) const {
  write_bytes(out.out(), *static_cast<const Action*>(value));
}
void ActionKind::read(PositionReader& in, const Json& json, const Wanted& wanted, void* value) const {
  const Json& items = in.list(json, wanted.what, sizeof(Action), true);
  if (!in.ok()) return;
  Action& action = *static_cast<Action*>(value);
  Operand* const parts[] = {&action.verb, &action.a, &action.b, &action.c};
  for (std::size_t i = 0; i < sizeof(Action); ++i) *parts[i] = in.number(items[i], wanted.what, {});
}

void NameKind::write(PositionWriter& out, const void* value) const {
  out.write_name(names_, nothing_, *static_cast<const std::uint8_t*>(value));
}
void NameKind::read(PositionReader& in, const Json& json, const Wanted& wanted, void* value) const {
  *static_cast<std::uint8_t*>(value) = static_cast<std::uint8_t>(
      json.is_null() && nothing_ >= 0 ? nothing_ : in.name(json, wanted.what, names_));
}

void SetKind::write(PositionWriter& out, const void* value) const {
  const auto* bytes = static_cast<const std::uint8_t*>(value);
  out.out().list([&] {
    for (std::uint8_t i = 0; i < 8 * size_; ++i) {
      if (((bytes[i / 8] >> (i % 8)) & 1) != 0) value_.write(out, &i);
    }
  });
}
void SetKind::read(PositionReader& in, const Json& json, const Wanted& wanted, void* value) const {
  auto* bytes = static_cast<std::uint8_t*>(value);
  std::fill_n(bytes, size_, std::uint8_t{0});
  for (const Json& item : in.list(json, wanted.what, 256)) {
    std::uint8_t i = 0;
    value_.read(in, item, {wanted.what}, &i);
    const bool held = i < 8 * size_;
    const auto bit = static_cast<std::uint8_t>(1U << (i % 8));
    if (held && (bytes[i / 8] & bit) != 0) in.complain(std::string(wanted.what) + " names something twice");
    if (!held) in.complain(std::string(wanted.what) + " names what it cannot hold");
    if (!in.ok()) return;
    bytes[i / 8] |= bit;
  }
}

void BagKind::write(PositionWriter& out, const void* value) const {
  out.out().list([&] {
    for (std::size_t card = 0; card < names_.size(); ++card) {
      for (int left = count_(value, card); left > 0; --left) out.out().value(names_[card]);
    }
  });
}
void BagKind::read(PositionReader& in, const Json& json, const Wanted& wanted, void* value) const {
  std::fill_n(static_cast<std::byte*>(value), size_, std::byte{0});
  for (const Json& item : in.list(json, wanted.what, 1024)) {
    const auto card = static_cast<std::size_t>(in.name(item, wanted.what, names_));
    if (!in.ok()) return;
    if (!add_(value, card))
      in.complain(std::string(wanted.what) + " holds too many " + in_quotes(names_[card]));
  }
}

void ArrayKind::write(PositionWriter& out, const void* value) const {
  const std::size_t count = count_ == 0 ? static_cast<std::size_t>(out.seats()) : count_;
  out.out().list([&] {
    for (std::size_t i = 0; i < count; ++i) of_.write(out, of_.item(value, i));
  });
}
void ArrayKind::read(PositionReader& in, const Json& json, const Wanted& wanted, void* value) const {
  const std::size_t count = count_ == 0 ? static_cast<std::size_t>(in.seats()) : count_;
  const Json& found = in.list(json, wanted.what, count, true);
  for (std::size_t i = 0; i < found.size(); ++i)
    of_.read(in, found[i], {wanted.what, wanted.range, i}, of_.item(value, i));
}

void MembersKind::write(PositionWriter& out, const void* value) const {
  out.out().object([&] {
    for (std::size_t i = 0; i < names_.size(); ++i) {
      out.key(names_[i]);
      of_.write(out, of_.item(value, i));
    }
  });
}
void MembersKind::read(PositionReader& in, const Json& json, const Wanted& wanted, void* value) const {
  PositionReader inner(json, in.path(wanted.what), in.seats(), in.error());
  for (std::size_t i = 0; i < names_.size(); ++i) {
    if (const Json* found = inner.needed(names_[i]))
      of_.read(inner, *found, {names_[i], wanted.range}, of_.item(value, i));
  }
}

void ListKind::write(PositionWriter& out, const void* value) const {
  const void* items = access_.items(value);
  out.out().list([&] {
    for (std::size_t i = 0; i < access_.count(value); ++i) of_.write(out, of_.item(items, i));
  });
}
void ListKind::read(PositionReader& in, const Json& json, const Wanted& wanted, void* value) const {
  const Json& found = in.list(json, wanted.what, most_);
  void* items = access_.make(value, found.size());
  for (std::size_t i = 0; i < found.size(); ++i)
    of_.read(in, found[i], {wanted.what, wanted.range, numbered_ ? i : Wanted::kNoItem}, of_.item(items, i));
}

void ObjectKind::write(PositionWriter& out, const void* value) const {
  out.out().object([&] {
    Fields f(out);
    describe_(f, const_cast<void*>(value));  // a description does not change what it writes
  });
}
void ObjectKind::read(PositionReader& in, const Json& json, const Wanted& wanted, void* value) const {
  PositionReader inner(json, in.path(wanted), in.seats(), in.error());
  Fields f(inner);
  describe_(f, value);
}

}  // namespace ravenhall
