#include "page/row_store.hpp"

#include <algorithm>
#include <charconv>

#include "hall/protocol.hpp"
#include "hall/table_info.hpp"
#include "kernel/sort.hpp"
#include "kernel/text.hpp"

namespace ravenhall::page {

using namespace hall;

namespace {

constexpr std::size_t kMostFetched = 8;
const std::string kToken = "m/token";

// The first letter says what a row is. Logs have a letter of their own so that all others can be read at
// once.
std::string user_key(std::string_view id) { return "u/" + std::string(id); }
std::string session_key(std::string_view hash) { return "n/" + std::string(hash); }
std::string table_key(std::string_view id) { return "t/" + std::string(id); }
std::string log_prefix(std::string_view table) { return "l/" + std::string(table) + "/"; }
// Beside the lines, behind them: whoever wants one of them wants both.
std::string snapshot_key(std::string_view table) { return log_prefix(table) + "snapshot"; }
std::string chat_prefix(std::string_view table) { return "c/" + std::string(table) + "/"; }
std::string pin_prefix(std::string_view table) { return "p/" + std::string(table) + "/"; }
std::string key_key(const KeyRow& row) { return "k/" + row.user + "/" + row.key; }

// Numbers with which keys stay in order.
constexpr std::size_t kKeyDigits = 12;
std::string padded(std::int64_t number) {
  const std::string digits = std::to_string(number);
  return std::string(digits.size() < kKeyDigits ? kKeyDigits - digits.size() : 0, '0') + digits;
}

std::int64_t read_padded(std::string_view text) {
  std::int64_t number = 0;
  (void)std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

// Larger than what JavaScript can read as a number.
std::string hash_text_of(std::uint64_t hash) { return std::to_string(hash); }
std::uint64_t read_hash(const Json& json) {
  const auto number = read_number(text_field(json, "hash"), UINT64_MAX);
  return number ? *number : 0;
}

bool flag(const Json& json, const char* name) {
  const auto found = json.find(name);
  return found != json.end() && found->is_boolean() && found->get<bool>();
}

Json seat_json(const SeatRow& seat) {
  return object_of({{"seat", seat.seat},
                    {"kind", seat.kind},
                    {"user", seat.user},
                    {"agent", seat.agent},
                    {"away", seat.away},
                    {"name", seat.name}});
}

Json table_json(const TableRow& row) {
  Json seats = Json::array();
  for (const SeatRow& seat : row.seats) seats.push_back(seat_json(seat));
  return object_of({{"code", row.code},
                    {"state", row.state},
                    {"public", row.open_to_all},
                    {"host", row.host},
                    {"meta", row.meta},
                    {"created", row.created},
                    {"updated", row.updated},
                    {"clocks", row.clocks},
                    {"seats", std::move(seats)}});
}

Json user_json(const UserRow& row) {
  return object_of({{"name", row.name}, {"guest", row.guest}, {"created", row.created}});
}

Json session_json(const SessionRow& row) {
  return object_of(
      {{"user", row.user}, {"created", row.created}, {"seen", row.seen}, {"device", row.device}});
}

SessionRow session_of(const std::string& hash, const Json& json) {
  return {hash, text_field(json, "user"), number_field(json, "created", 0), number_field(json, "seen", 0),
          text_field(json, "device")};
}

ChatRow chat_of_row(const std::string& table, const Json& json) {
  return {table, text_field(json, "user"), text_field(json, "name"), text_field(json, "text"),
          number_field(json, "at", 0)};
}

TableRow table_of(const std::string& id, const Json& json) {
  TableRow table{.id = id,
                 .code = text_field(json, "code"),
                 .state = static_cast<int>(number_field(json, "state", 0)),
                 .open_to_all = flag(json, "public"),
                 .host = text_field(json, "host"),
                 .meta = text_field(json, "meta"),
                 .created = number_field(json, "created", 0),
                 .updated = number_field(json, "updated", 0),
                 .clocks = text_field(json, "clocks"),
                 .seats = {}};
  const auto seats = json.find("seats");
  if (seats == json.end() || !seats->is_array()) return table;
  for (const Json& seat : *seats) {
    table.seats.push_back({.seat = static_cast<int>(number_field(seat, "seat", 0)),
                           .kind = static_cast<int>(number_field(seat, "kind", 0)),
                           .user = text_field(seat, "user"),
                           .user_name = "",
                           .agent = text_field(seat, "agent"),
                           .away = flag(seat, "away"),
                           .name = text_field(seat, "name")});
  }
  return table;
}

bool at_rest(int state) {
  return state == static_cast<int>(TableState::finished) || state == static_cast<int>(TableState::archived);
}

// Gathers what a batch changes; knows what stands in `rows` and what the batch itself has changed so far.
class Gathering {
 public:
  explicit Gathering(const std::map<std::string, std::string, std::less<>>& rows) : rows_(rows) {}

  bool operator()(const UserRow& row) { return put(user_key(row.id), user_json(row)); }
  bool operator()(const SessionRow& row) { return put(session_key(row.token_hash), session_json(row)); }
  bool operator()(const TableRow& row) { return put(table_key(row.id), table_json(row)); }
  bool operator()(const LogRow& row) {
    return put(log_prefix(row.table) + padded(row.seq), object_of({{"seat", row.seat},
                                                                   {"action", row.action},
                                                                   {"keep", row.keep},
                                                                   {"at", row.at},
                                                                   {"hash", hash_text_of(row.hash)},
                                                                   {"by", static_cast<int>(row.by)},
                                                                   {"thinking", row.thinking}}));
  }
  bool operator()(const SnapshotRow& row) {
    return put(snapshot_key(row.table), object_of({{"seq", row.seq},
                                                   {"hash", hash_text_of(row.hash)},
                                                   {"position", row.position},
                                                   {"past", row.past}}));
  }
  bool operator()(const ClocksRow& row) { return change(table_key(row.table), "clocks", row.clocks); }
  bool operator()(const ChatRow& row) {
    const std::string prefix = chat_prefix(row.table);
    std::int64_t next = 0;
    if (const auto last = rows_.lower_bound(prefix + "~"); last != rows_.begin()) {
      const std::string& key = std::prev(last)->first;
      if (key.starts_with(prefix)) next = read_padded(std::string_view(key).substr(prefix.size())) + 1;
    }
    return put(prefix + padded(next + said_++),
               object_of({{"user", row.user}, {"name", row.name}, {"text", row.text}, {"at", row.at}}));
  }
  bool operator()(const PinRow& row) {
    const std::string key = pin_prefix(row.table) + std::to_string(row.seat) + "/" + row.at;
    return row.text.empty() ? drop(key) : put(key, object_of({{"text", row.text}, {"shared", row.shared}}));
  }
  bool operator()(const KeyRow& row) {
    return put(key_key(row), object_of({{"answer", row.answer}, {"at", row.at}, {"what", row.what}}));
  }
  bool operator()(const RenameUser& row) { return change(user_key(row.id), "name", row.name); }
  bool operator()(const TouchSession& row) { return change(session_key(row.token_hash), "seen", row.seen); }
  bool operator()(const DropSession& row) { return drop(session_key(row.token_hash)); }
  bool operator()(const DropTable& row) {
    (void)drop(table_key(row.id));
    for (const std::string& prefix : {log_prefix(row.id), chat_prefix(row.id), pin_prefix(row.id)})
      changes.clear.push_back(prefix);
    return true;
  }
  // Old answers are of no use; what somebody's own games hold is not old.
  bool operator()(const DropOld& /*row*/) { return true; }
  bool operator()(const TestWrite& /*row*/) { return true; }
  // Accounts, and other people.
  template <class Other>
  bool operator()(const Other& /*row*/) {
    return false;
  }

  Changes changes;

 private:
  bool put(const std::string& key, const Json& json) {
    changes.put[key] = dump(json);
    return true;
  }
  bool drop(const std::string& key) {
    changes.put.erase(key);
    changes.drop.push_back(key);
    return true;
  }
  template <class Value>
  bool change(const std::string& key, const char* name, const Value& value) {
    const auto fresh = changes.put.find(key);
    const auto kept = rows_.find(key);
    if (fresh == changes.put.end() && kept == rows_.end()) return true;  // nothing to change, as in SQL
    auto json = parse_json(fresh != changes.put.end() ? fresh->second : kept->second);
    if (!json) return false;
    (*json)[name] = value;
    return put(key, *json);
  }

  const std::map<std::string, std::string, std::less<>>& rows_;
  std::int64_t said_ = 0;
};

}  // namespace

void RowStore::load(const std::string& key, const std::string& text) {
  rows_[key] = text;
  if (const TableRow* table = read_table(key, text)) {
    if (at_rest(table->state)) lacking_.insert(table->id);
  }
}

const TableRow* RowStore::read_table(const std::string& key, const std::string& text) {
  if (!key.starts_with("t/")) return nullptr;
  const auto json = parse_json(text);
  if (!json || !json->is_object()) return nullptr;
  const std::string id = key.substr(2);
  const TableRow& table = tables_[id] = table_of(id, *json);
  codes_[table.code] = id;
  return &table;
}

std::vector<std::string> RowStore::running() const {
  std::vector<std::string> ids;
  for (const auto& [id, table] : tables_) {
    if (!lacking_.contains(id)) ids.push_back(id);
  }
  return ids;
}

std::string RowStore::lacking(std::string_view id_or_code) const {
  const auto code = codes_.find(id_or_code);
  const std::string_view id = code == codes_.end() ? id_or_code : std::string_view(code->second);
  return lacking_.contains(id) ? std::string(id) : std::string();
}

void RowStore::loaded(const std::string& table) {
  if (lacking_.erase(table) == 0) return;
  fetched_.push_back(table);
  if (fetched_.size() <= kMostFetched) return;
  const std::string oldest = fetched_.front();
  fetched_.pop_front();
  if (!tables_.contains(oldest)) return;
  apply({{log_prefix(oldest)}, {}, {}});
  lacking_.insert(oldest);
}

std::string RowStore::token() const {
  const auto found = rows_.find(kToken);
  return found == rows_.end() ? std::string() : found->second;
}

void RowStore::keep_token(const std::string& token, Done done) {
  add({.batch = {}, .done = std::move(done), .besides = {{}, {}, {{kToken, token}}}});
}

void RowStore::submit(Batch batch, Done done) { add({std::move(batch), std::move(done)}); }

void RowStore::add(Job job) {
  jobs_.push_back(std::move(job));
  send_next();
}

void RowStore::send_next() {
  while (!sent_ && !jobs_.empty()) {
    if (auto changes = changes_of(jobs_.front().batch)) {
      changes->put.merge(jobs_.front().besides.put);
      for (std::string& key : jobs_.front().besides.drop) changes->drop.push_back(std::move(key));
      on_the_way_ = std::move(*changes);
      sent_ = true;
      return keep_(on_the_way_);
    }
    const Job refused = std::move(jobs_.front());
    jobs_.pop_front();
    if (refused.done) refused.done(false);
  }
}

void RowStore::kept(bool ok) {
  if (!sent_) return;
  sent_ = false;
  if (ok) apply(on_the_way_);
  const Job job = std::move(jobs_.front());
  jobs_.pop_front();
  if (job.done) job.done(ok);
  send_next();
}

std::optional<Changes> RowStore::changes_of(const Batch& batch) const {
  Gathering gathering(rows_);
  for (const Write& item : batch) {
    if (!std::visit(gathering, item)) return std::nullopt;
  }
  return std::move(gathering.changes);
}

void RowStore::apply(const Changes& changes) {
  for (const std::string& prefix : changes.clear) {
    auto at = rows_.lower_bound(prefix);
    while (at != rows_.end() && at->first.starts_with(prefix)) at = rows_.erase(at);
  }
  for (const std::string& key : changes.drop) {
    rows_.erase(key);
    if (!key.starts_with("t/")) continue;
    const std::string id = key.substr(2);
    lacking_.erase(id);
    tables_.erase(id);
    std::erase_if(codes_, [&](const auto& code) { return code.second == id; });
  }
  for (const auto& [key, text] : changes.put) {
    rows_[key] = text;
    (void)read_table(key, text);
  }
}

std::vector<std::pair<std::string, Json>> RowStore::rows(const std::string& prefix) const {
  std::vector<std::pair<std::string, Json>> found;
  for (auto at = rows_.lower_bound(prefix); at != rows_.end() && at->first.starts_with(prefix); ++at) {
    if (auto json = parse_json(at->second); json && json->is_object())
      found.emplace_back(at->first.substr(prefix.size()), std::move(*json));
  }
  return found;
}

std::optional<Json> RowStore::row(const std::string& key) const {
  const auto found = rows_.find(key);
  if (found == rows_.end()) return std::nullopt;
  auto json = parse_json(found->second);
  return json && json->is_object() ? std::optional<Json>(std::move(*json)) : std::nullopt;
}

std::optional<SessionRow> RowStore::find_session(std::string_view token_hash) {
  const auto json = row(session_key(token_hash));
  return json ? std::optional(session_of(std::string(token_hash), *json)) : std::nullopt;
}

std::optional<UserRow> RowStore::find_user(std::string_view id) {
  const auto json = row(user_key(id));
  if (!json) return std::nullopt;
  return UserRow{std::string(id), text_field(*json, "name"), flag(*json, "guest"),
                 number_field(*json, "created", 0)};
}

TableRow RowStore::with_names(TableRow table) {
  for (SeatRow& seat : table.seats) {
    if (const auto user = seat.user.empty() ? std::nullopt : find_user(seat.user))
      seat.user_name = user->name;
  }
  return table;
}

std::optional<TableRow> RowStore::find_table(std::string_view id_or_code) {
  const auto code = codes_.find(id_or_code);
  const auto found = tables_.find(code == codes_.end() ? id_or_code : std::string_view(code->second));
  return found == tables_.end() ? std::nullopt : std::optional(with_names(found->second));
}

std::vector<TableRow> RowStore::tables(const TableQuery& query) {
  std::vector<TableRow> found;
  const auto sits = [&](const SeatRow& seat) { return seat.user == query.user; };
  for (const auto& [id, table] : tables_) {
    if (query.state && table.state != *query.state) continue;
    if (query.public_only && !table.open_to_all) continue;
    if (!query.user.empty() && table.host != query.user &&
        std::none_of(table.seats.begin(), table.seats.end(), sits))
      continue;
    found.push_back(table);
  }
  put_in_order(found.begin(), found.end(), [](const TableRow& a, const TableRow& b) {
    return a.updated != b.updated ? a.updated > b.updated : a.id < b.id;
  });
  if (query.limit > 0 && found.size() > static_cast<std::size_t>(query.limit))
    found.resize(static_cast<std::size_t>(query.limit));
  for (TableRow& table : found) table = with_names(std::move(table));
  return found;
}

int RowStore::tables_hosted_by(std::string_view user) {
  return static_cast<int>(std::count_if(tables_.begin(), tables_.end(),
                                        [&](const auto& each) { return each.second.host == user; }));
}

std::vector<LogRow> RowStore::log(std::string_view table) {
  std::vector<LogRow> lines;
  for (const auto& [seq, json] : rows(log_prefix(table))) {
    if (seq == "snapshot") continue;
    LogRow& line = lines.emplace_back();
    line.table = table;
    line.seq = read_padded(seq);
    line.seat = static_cast<int>(number_field(json, "seat", 0));
    line.action = text_field(json, "action");
    line.keep = number_field(json, "keep", -1);
    line.at = number_field(json, "at", 0);
    line.hash = read_hash(json);
    line.by = static_cast<By>(number_field(json, "by", static_cast<int>(By::person)));
    line.thinking = text_field(json, "thinking");
  }
  return lines;
}

std::optional<SnapshotRow> RowStore::snapshot(std::string_view table) {
  const auto json = row(snapshot_key(table));
  if (!json) return std::nullopt;
  return SnapshotRow{std::string(table), number_field(*json, "seq", 0), read_hash(*json),
                     text_field(*json, "position"), text_field(*json, "past")};
}

std::vector<ChatRow> RowStore::chat(std::string_view table, int last) {
  const auto all = rows(chat_prefix(table));
  const std::size_t most = static_cast<std::size_t>(std::max(last, 0));
  std::vector<ChatRow> said;
  for (std::size_t i = all.size() > most ? all.size() - most : 0; i < all.size(); ++i)
    said.push_back(chat_of_row(std::string(table), all[i].second));
  return said;
}

std::vector<PinRow> RowStore::pins(std::string_view table) {
  std::vector<PinRow> pins;
  for (const auto& [rest, json] : rows(pin_prefix(table))) {
    const std::size_t slash = std::min(rest.find('/'), rest.size() - 1);
    pins.push_back({std::string(table),
                    static_cast<int>(read_number(rest.substr(0, slash), kMaxSeats).value_or(0)),
                    rest.substr(slash + 1), text_field(json, "text"), flag(json, "shared")});
  }
  return pins;
}

std::vector<KeyRow> RowStore::keys_since(Millis at) {
  std::vector<KeyRow> keys;
  Job tidy;
  for (const auto& [rest, json] : rows("k/")) {
    const std::size_t slash = std::min(rest.find('/'), rest.size() - 1);
    const Millis then = number_field(json, "at", 0);
    if (then < at) {
      tidy.besides.drop.push_back("k/" + rest);
    } else {
      keys.push_back({rest.substr(0, slash), rest.substr(slash + 1), text_field(json, "answer"), then,
                      text_field(json, "what")});
    }
  }
  if (!tidy.besides.drop.empty()) add(std::move(tidy));
  put_in_order(keys.begin(), keys.end(),
               [](const KeyRow& a, const KeyRow& b) { return a.at != b.at ? a.at < b.at : a.key < b.key; });
  return keys;
}

std::vector<SessionRow> RowStore::sessions_of(std::string_view user) {
  std::vector<SessionRow> sessions;
  for (const auto& [hash, json] : rows("n/")) {
    if (text_field(json, "user") == user) sessions.push_back(session_of(hash, json));
  }
  return sessions;
}

std::vector<ChatRow> RowStore::chat_of(std::string_view user) {
  std::vector<ChatRow> said;
  for (const auto& [rest, json] : rows("c/")) {
    if (text_field(json, "user") == user) said.push_back(chat_of_row(rest.substr(0, rest.find('/')), json));
  }
  return said;
}

}  // namespace ravenhall::page
