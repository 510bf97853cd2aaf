// Who of the people at a table is here: looks at it, has it open in a page that is not looked at, or is gone.
#include <utility>

#include "hall/hall.hpp"

namespace ravenhall::hall {

namespace {

constexpr Millis kComesBack = 3000;  // a page that is loaded anew

}  // namespace

Hall::Presence Hall::presence_of(const Slot& slot, const std::string& user) const {
  Presence best = Presence::gone;
  for (const PeerId id : slot.watchers) {
    const auto client = clients_.find(id);
    if (client == clients_.end() || client->second.user != user) continue;
    if (!client->second.hidden) return Presence::here;
    best = Presence::away;
  }
  return best;
}

Json Hall::presence_json(const std::map<std::string, Presence>& people) {
  constexpr const char* kNames[] = {"here", "away", "gone"};
  Json json = Json::object();
  for (const auto& [user, presence] : people) json[user] = kNames[static_cast<int>(presence)];
  return json;
}

void Hall::tell_presence(const SlotPtr& slot) {
  std::map<std::string, Presence> now;
  bool wait = false;
  for (const std::string& user : slot->table->humans()) {
    Presence& presence = now[user] = presence_of(*slot, user);
    const auto before = slot->presence.find(user);
    const auto went = slot->went.find(user);
    const bool just_went = presence == Presence::gone && before != slot->presence.end() &&
                           before->second != Presence::gone && went != slot->went.end() &&
                           went->second + kComesBack > loop_.now();
    if (!just_went) continue;
    presence = before->second;
    wait = true;
  }
  if (wait) loop_.after(kComesBack, [this, id = slot->table->info().id] { look_again(id); });
  if (now == slot->presence) return;
  slot->presence = std::move(now);
  const Text text = shared_text(dump(object_of(
      {{"push", "presence"}, {"table", slot->table->info().id}, {"people", presence_json(slot->presence)}})));
  for (const PeerId peer : slot->watchers) send(peer, text);
}

void Hall::look_again(const std::string& table) {
  if (const auto found = slots_.find(table); found != slots_.end()) tell_presence(found->second);
}

void Hall::set_hidden(Client& client, bool hidden) {
  client.hidden = hidden;
  for (const auto& [table, watching] : client.watching) look_again(table);
}

}  // namespace ravenhall::hall
