// What clients are told without having asked.
#include <map>
#include <utility>

#include "hall/hall.hpp"

namespace ravenhall::hall {

void Hall::send(PeerId id, const Text& text) {
  if (const auto client = clients_.find(id); client != clients_.end()) client->second.peer->send(text);
}

// A view is built once for each seat and written once for each set of seats, however many look.
void Hall::publish_update(Slot& slot) {
  Table& table = *slot.table;
  const std::size_t news = table.history()->news_since(slot.published);
  Showing& showing = showing_;
  showing.begin(slot.shown, slot.published);
  slot.published = table.seq();
  const std::string head = "{\"push\":\"update\",\"table\":\"" + table.info().id +
                           "\",\"seq\":" + std::to_string(table.seq()) + ",\"update\":";
  std::map<std::pair<std::uint16_t, bool>, Text> texts;
  for (const PeerId peer : slot.watchers) {
    const auto client = clients_.find(peer);
    if (client == clients_.end()) continue;
    const SeatSet own = table.seats_of(client->second.user);
    Watching& watching = client->second.watching[table.info().id];
    const bool changes =
        watching.changes && watching.seq == showing.base && watching.own == own && showing.knows(own);
    Text& text = texts[{own.bits(), changes}];
    if (text == nullptr) {
      std::string update = head;
      changes ? table.add_change(update, own, news, loop_.now(), showing)
              : table.add_update(update, own, news, loop_.now(), showing);
      update += '}';
      text = shared_text(std::move(update));
    }
    client->second.peer->send(text);
    watching.seq = table.seq();
    watching.own = own;
  }
  showing.end(slot.shown);
  table.forget_moments();
}

void Hall::publish_table(Slot& slot) {
  const Json json = slot.table->json();
  const Text text = shared_text(dump(object_of({{"push", "table"}, {"table", json}})));
  for (const PeerId peer : slot.watchers) send(peer, text);
  if (!slot.table->info().open_to_all || lobby_.empty()) return;
  const Text lobby = shared_text(dump(object_of({{"push", "lobby"}, {"table", json}})));
  for (const PeerId peer : lobby_) send(peer, lobby);
}

}  // namespace ravenhall::hall
