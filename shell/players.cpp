#include "shell/players.hpp"

#include <algorithm>

#include "kernel/json.hpp"

namespace ravenhall::hall {

namespace {

// What stands behind `name` in a message of ours; reading all of it as JSON would cost more than serving it.
std::string_view behind(std::string_view text, std::string_view name) {
  const std::size_t at = text.find(name);
  return at == std::string_view::npos ? std::string_view() : text.substr(at + name.size());
}

// All of 127.0.0.0/8 is this machine.
std::string address_of_table(std::size_t table) {
  return "127.0." + std::to_string(1 + table / 250 % 250) + "." + std::to_string(1 + table % 250);
}

}  // namespace

Players::Players(const LoadOptions& options)
    : options_(options),
      sockets_(make_sockets({.opened = [this](SocketId) { ++opened_; },
                             .received = [this](SocketId id, std::string_view text) { received(id, text); },
                             .closed = [this](SocketId) { ++closed_; }})) {}

Result<bool> Players::make_tables(int port) {
  for (int i = 0; i <= kPlayersOfTable; ++i) {
    tokens_.push_back(http_ask(port, {.method = "POST",
                                      .path = "/api/guest",
                                      .body = R"({"name":"Load"})",
                                      .token = "",
                                      .origin = "",
                                      .accept_encoding = ""})
                          .token);
  }
  SocketId control[kPlayersOfTable];
  for (int i = 0; i < kPlayersOfTable; ++i)
    control[i] = sockets_->open(port, tokens_[static_cast<std::size_t>(i)]);
  tables_.resize(static_cast<std::size_t>(options_.tables));
  for (std::size_t i = 0; i < tables_.size(); ++i) {
    LoadTable& table = tables_[i];
    const auto made = http_ask(port, {.method = "POST",
                                      .path = "/api/tables",
                                      .body = R"({"game":"blood-rage","seats":4,"public":false})",
                                      .token = tokens_[0],
                                      .origin = "",
                                      .accept_encoding = "",
                                      .from = address_of_table(i)});
    const auto json = parse_json(made.body);
    if (made.status != 200 || !json) return fail("no_hall", "The tables could not be made: " + made.body);
    table.id = (*json)["table"]["id"].get<std::string>();
    for (int seat = 1; seat < kPlayersOfTable; ++seat) {
      sockets_->send(control[seat], dump({{"id", 1}, {"do", "sit"}, {"table", table.id}, {"seat", seat}}));
    }
  }
  wait_for(answers_, options_.tables * (kPlayersOfTable - 1));
  for (const LoadTable& table : tables_)
    sockets_->send(control[0], dump({{"id", 1}, {"do", "start"}, {"table", table.id}}));
  if (!wait_for(answers_, options_.tables * kPlayersOfTable) || !problem_.empty())
    return fail("no_hall", "The tables could not be started: " + problem_);
  opened_ = 0;
  return true;
}

Result<bool> Players::open_sockets(int port) {
  const int before = answers_;
  for (int i = 0; i < options_.sockets; ++i) {
    const int round = i / options_.tables;
    const auto table = static_cast<std::size_t>(i % options_.tables);
    const SocketId id =
        sockets_->open(port, tokens_[static_cast<std::size_t>(std::min(round, kPlayersOfTable))],
                       options_.deflate, address_of_table(table));
    owners_.resize(static_cast<std::size_t>(id) + 1, {0, -1});
    owners_[static_cast<std::size_t>(id)] = {table, round < kPlayersOfTable ? round : -1};
    tables_[table].sockets.push_back(id);
    sockets_->send(
        id, dump({{"id", 1}, {"do", "watch"}, {"table", tables_[table].id}, {"changes", options_.changes}}));
    if (i % 100 == 99) wait_for(opened_, i + 1);
  }
  if (!wait_for(answers_, before + options_.sockets))
    return fail("no_hall", "Only " + std::to_string(opened_) + " sockets could be opened.");
  return true;
}

bool Players::wait_for(const int& count, int wanted) {
  for (int i = 0; i < 12'000 && count < wanted && closed_ == 0; ++i) sockets_->run_for(5);
  return count >= wanted;
}

Waits Players::measure() {
  latencies_.clear();
  bytes_ = updates_ = sent_ = 0;
  stopping_ = false;
  begun_ = Clock::now();
  tick();
  sockets_->run_for(static_cast<Millis>(options_.seconds * 1000));
  const double measured = std::chrono::duration<double>(Clock::now() - begun_).count();
  stopping_ = true;
  sockets_->run_for(500);
  Waits waits;
  if (latencies_.empty()) return waits;
  std::sort(latencies_.begin(), latencies_.end());
  waits.actions_per_s = static_cast<double>(latencies_.size()) / measured;
  waits.p50_ms = latencies_[latencies_.size() / 2];
  waits.p99_ms = latencies_[latencies_.size() * 99 / 100];
  waits.max_ms = latencies_.back();
  waits.update_bytes = bytes_ / std::max<std::size_t>(updates_, 1);
  return waits;
}

// Sends as many actions as should have been sent by now.
void Players::tick() {
  if (stopping_) return;
  const double elapsed = std::chrono::duration<double>(Clock::now() - begun_).count();
  const auto due = static_cast<std::size_t>(elapsed * options_.rate);
  for (std::size_t tries = 0; sent_ < due && tries < tables_.size(); ++tries) {
    next_ = (next_ + 1) % tables_.size();
    if (act(tables_[next_])) ++sent_;
  }
  sockets_->after(std::chrono::milliseconds(1), [this] { tick(); });
}

bool Players::act(LoadTable& table) {
  if (table.outstanding > 0) return false;
  for (int seat = 0; seat < kPlayersOfTable; ++seat) {
    if (table.actions[seat].empty()) continue;
    const std::string text = "{\"id\":1,\"do\":\"act\",\"table\":\"" + table.id +
                             "\",\"seat\":" + std::to_string(seat) + ",\"action\":\"" + table.actions[seat] +
                             "\",\"seq\":" + table.seq + "}";
    table.outstanding = static_cast<int>(table.sockets.size());
    table.sent = Clock::now();
    sockets_->send(table.sockets[static_cast<std::size_t>(seat)], text);
    return true;
  }
  return false;
}

void Players::received(SocketId id, std::string_view text) {
  const bool push = text.starts_with("{\"push\":\"update\"");
  if (!push && text.starts_with("{\"re\"")) {
    ++answers_;
    if (text.find("\"ok\":false") != std::string_view::npos) problem_ = text;
  }
  if (static_cast<std::size_t>(id) >= owners_.size()) return;
  const auto [place, seat] = owners_[static_cast<std::size_t>(id)];
  LoadTable& table = tables_[place];
  if (seat < 0 || behind(text, "\"update\":{").empty()) return push ? arrived(table, text) : void();
  read_choice(table, seat, behind(text, "\"update\":{"));
  if (push) arrived(table, text);
}

void Players::read_choice(LoadTable& table, int seat, std::string_view update) {
  const std::string_view seq = behind(update, "\"seq\":");
  table.seq = seq.substr(0, seq.find(','));
  std::string_view legal =
      behind(update.substr(0, update.find("\"undo\":")), "\"legal\":{\"" + std::to_string(seat) + "\":[\"");
  table.actions[seat].clear();
  // One of the first few, so that games differ.
  for (std::uint32_t skip = rng_.below(6); !legal.empty(); --skip) {
    const std::size_t end = legal.find('"');
    table.actions[seat] = legal.substr(0, end);
    if (skip == 0 || legal.substr(end, 3) != "\",\"") break;
    legal.remove_prefix(end + 3);
  }
}

void Players::arrived(LoadTable& table, std::string_view text) {
  bytes_ += text.size();
  ++updates_;
  if (table.outstanding == 0) return;
  --table.outstanding;
  if (table.outstanding > 0) return;
  latencies_.push_back(std::chrono::duration<double, std::milli>(Clock::now() - table.sent).count());
}

}  // namespace ravenhall::hall
