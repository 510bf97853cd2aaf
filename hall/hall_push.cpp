// What clients are told without having asked.
#include <map>

#include "hall/hall.hpp"

namespace ravenhall::hall {

void Hall::send(PeerId id, const Text& text) {
  if (const auto client = clients_.find(id); client != clients_.end()) client->second.peer->send(text);
}

// A view is built once for each seat and written once for each set of seats, however many look.
void Hall::publish_update(Slot& slot) {
  const Table& table = *slot.table;
  const std::size_t news = table.history()->news_since(slot.published);
  slot.published = table.seq();
  if (slot.watchers.empty()) return;
  const std::string head = "{\"push\":\"update\",\"table\":\"" + table.info().id +
                           "\",\"seq\":" + std::to_string(table.seq()) + ",\"update\":";
  Table::ViewCache cache;
  std::map<std::uint16_t, Text> texts;
  for (const PeerId peer : slot.watchers) {
    const auto client = clients_.find(peer);
    if (client == clients_.end()) continue;
    const SeatSet own = table.seats_of(client->second.user);
    Text& text = texts[own.bits()];
    if (text == nullptr) text = shared_text(head + table.update_text(own, news, loop_.now(), cache) + "}");
    client->second.peer->send(text);
  }
}

void Hall::publish_table(Slot& slot) {
  const Json json = slot.table->json();
  const Text text = shared_text(dump({{"push", "table"}, {"table", json}}));
  for (const PeerId peer : slot.watchers) send(peer, text);
  if (!slot.table->info().open_to_all || lobby_.empty()) return;
  const Text lobby = shared_text(dump({{"push", "lobby"}, {"table", json}}));
  for (const PeerId peer : lobby_) send(peer, lobby);
}

}  // namespace ravenhall::hall
