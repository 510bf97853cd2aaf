// Notes that people pin to the board: their own, or shared with their side, and nobody else's business.
#include <algorithm>
#include <utility>

#include "hall/hall.hpp"
#include "hall/refusal.hpp"

namespace ravenhall::hall {

namespace {

constexpr std::ptrdiff_t kMostPins = 60;  // of a seat
constexpr std::size_t kMostThingBytes = 40;

bool names_thing(std::string_view text) {
  return !text.empty() && text.size() <= kMostThingBytes && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
  });
}

Result<PinRow> read_pin(const Json& fields) {
  PinRow pin;
  pin.seat = seat_field(fields);
  pin.at = text_field(fields, "at");
  pin.shared = flag_field(fields, "shared", false);
  if (!names_thing(pin.at)) return fail("bad_request", "\"at\" is 1 to 40 of a-z, 0-9 and _.");
  const auto text = fields.find("text");
  if (text == fields.end() || !text->is_string())
    return fail("bad_request", "\"text\" is missing; an empty one takes the note off.");
  auto clean = clean_note(text_field(fields, "text"));
  if (!clean) return tl::unexpected<Error>(clean.error());
  pin.text = std::move(*clean);
  return pin;
}

// As the store will have them.
std::vector<PinRow> with_pin(std::vector<PinRow> pins, const PinRow& pin) {
  std::erase_if(pins, [&](const PinRow& other) { return other.seat == pin.seat && other.at == pin.at; });
  if (pin.text.empty()) return pins;
  const auto before = [](const PinRow& one, const PinRow& other) {
    return std::pair(one.seat, std::string_view(one.at)) < std::pair(other.seat, std::string_view(other.at));
  };
  pins.insert(std::upper_bound(pins.begin(), pins.end(), pin, before), pin);
  return pins;
}

}  // namespace

std::string Hall::pins_text(const Table& table, const std::string& user, const std::vector<PinRow>& pins) {
  Json list = Json::array();
  for (const PinRow& pin : pins) {
    if (table.may_read(user, pin))
      list.push_back(
          object_of({{"seat", pin.seat}, {"at", pin.at}, {"text", pin.text}, {"shared", pin.shared}}));
  }
  return dump(list);
}

void Hall::pin(Client& client, const Message& message) {
  const SlotPtr slot = find_slot(message.table);
  if (slot == nullptr) return answer(client.id, message, fail("not_found", "There is no such table."));
  auto wanted = read_pin(message.fields);
  if (!wanted) return answer(client.id, message, tl::unexpected<Error>(wanted.error()));
  if (!pins_.take(client.user, loop_.now()))
    return answer(client.id, message, refuse("too_many", "too_fast", "Not so fast."));
  const auto change = [this, slot, id = client.id, user = client.user, message, row = *wanted]() mutable {
    if (const auto known = known_answer(user, message)) return answer(id, message, *known);
    const Table& table = *slot->table;
    row.table = table.info().id;
    if (!slots_.contains(row.table)) return answer(id, message, fail("not_found", "The table is gone."));
    if (auto may = table.may_pin(user, row.seat, row.shared); !may)
      return answer(id, message, tl::unexpected<Error>(may.error()));
    // The table is not busy, so everything pinned before has been committed.
    const std::vector<PinRow> before = store_.pins(row.table);
    const std::vector<PinRow> after = with_pin(before, row);
    const auto own = std::count_if(after.begin(), after.end(),
                                   [&](const PinRow& other) { return other.seat == row.seat; });
    if (own > kMostPins)
      return answer(id, message, refuse("too_many", "many_notes", "A seat has at most 60 notes."));
    metrics_.message("pin");
    const KeyRow key = key_row(user, message, "");
    Batch batch{row};
    if (!key.key.empty()) batch.emplace_back(key);
    commit(slot, std::move(batch), [this, slot, id, message, key, before, after](bool ok) {
      if (!ok) return answer(id, message, fail("internal", "It could not be saved."));
      remember_answer(key);
      publish_pins(*slot, before, after);
      answer(id, message, key.answer);
    });
  };
  if (!enter(slot, change))
    answer(client.id, message, refuse("too_many", "table_busy", "The table is busy."));
}

// Only to those for whom something has changed: nobody else must notice anything.
void Hall::publish_pins(const Slot& slot, const std::vector<PinRow>& before,
                        const std::vector<PinRow>& after) {
  const Table& table = *slot.table;
  for (const PeerId peer : slot.watchers) {
    const auto client = clients_.find(peer);
    if (client == clients_.end()) continue;
    const std::string now = pins_text(table, client->second.user, after);
    if (now == pins_text(table, client->second.user, before)) continue;
    send(peer, shared_text("{\"push\":\"pins\",\"table\":\"" + table.info().id + "\",\"pins\":" + now + "}"));
  }
}

}  // namespace ravenhall::hall
