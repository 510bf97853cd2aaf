// The store of a hall in a page: rows with a key and a JSON text, which the page keeps (in IndexedDB). All of
// them are in memory, but for the logs of finished and archived matches: those are fetched when somebody
// wants to see one.
#pragma once

#include <functional>
#include <list>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hall/store.hpp"
#include "kernel/json.hpp"

namespace ravenhall::page {

// What one batch changes, in this order.
struct Changes {
  std::vector<std::string> clear;  // all keys that begin with these
  std::vector<std::string> drop;
  std::map<std::string, std::string> put;
};

class RowStore final : public hall::Store {
 public:
  // `keep` has a batch written down; `kept` must be called once that is done or has failed.
  explicit RowStore(std::function<void(const Changes&)> keep) : keep_(std::move(keep)) {}

  // Rows that were kept earlier. What cannot be read is left out, and stays where it is.
  void load(const std::string& key, const std::string& text);
  // Tables that are open or run: the hall needs their logs before it opens.
  std::vector<std::string> running() const;
  // The id of the table (known by id or code) whose log must be loaded before anybody looks at it; or "".
  std::string lacking(std::string_view id_or_code) const;
  // All of its log has been loaded.
  void loaded(const std::string& table);
  void kept(bool ok);

  // The token of the one person of this hall; kept beside the rows of the hall.
  std::string token() const;
  void keep_token(const std::string& token, Done done);

  void submit(hall::Batch batch, Done done) override;
  void flush() override {}  // nothing waits here for longer than the page takes
  std::optional<hall::SessionRow> find_session(std::string_view token_hash) override;
  std::optional<hall::UserRow> find_user(std::string_view id) override;
  std::optional<hall::AccountRow> find_account(std::string_view /*login*/) override { return std::nullopt; }
  std::optional<hall::TableRow> find_table(std::string_view id_or_code) override;
  std::vector<hall::TableRow> tables(const hall::TableQuery& query) override;
  int tables_hosted_by(std::string_view user) override;
  std::vector<hall::LogRow> log(std::string_view table) override;
  std::optional<hall::SnapshotRow> snapshot(std::string_view table) override;
  std::vector<hall::ChatRow> chat(std::string_view table, int last) override;
  std::vector<hall::PinRow> pins(std::string_view table) override;
  std::vector<hall::KeyRow> keys_since(hall::Millis at) override;
  std::optional<hall::AccountRow> account_of(std::string_view /*user*/) override { return std::nullopt; }
  std::vector<hall::SessionRow> sessions_of(std::string_view user) override;
  std::vector<hall::ChatRow> chat_of(std::string_view user) override;
  // Nobody else comes here, so nobody is listed, blocked, banned, reported or forgotten.
  std::vector<hall::PersonRow> people(const hall::PeopleQuery& /*query*/) override { return {}; }
  std::vector<hall::UserRow> guests(hall::Millis /*before*/, const hall::UserRow& /*last*/,
                                    int /*limit*/) override {
    return {};
  }
  bool needed(const hall::UserRow& /*guest*/, hall::Millis /*since*/) override { return true; }
  std::vector<hall::BlockRow> blocks() override { return {}; }
  std::vector<hall::BanRow> bans() override { return {}; }
  std::vector<hall::ReportRow> reports(int /*last*/) override { return {}; }

 private:
  struct Job {
    hall::Batch batch;
    Done done;
    Changes besides{};  // of what the hall does not know
  };

  void add(Job job);
  void send_next();
  // What the batch changes of what is kept now; nothing when this hall cannot do that.
  std::optional<Changes> changes_of(const hall::Batch& batch) const;
  void apply(const Changes& changes);
  // The rows whose keys begin with `prefix`, in order.
  std::vector<std::pair<std::string, Json>> rows(const std::string& prefix) const;
  std::optional<Json> row(const std::string& key) const;
  // Notes the table that the row is; null when it is none.
  const hall::TableRow* read_table(const std::string& key, const std::string& text);
  hall::TableRow with_names(hall::TableRow table);

  std::function<void(const Changes&)> keep_;
  std::map<std::string, std::string, std::less<>> rows_;
  std::map<std::string, hall::TableRow, std::less<>> tables_;  // the rows of tables as they are read
  std::map<std::string, std::string, std::less<>> codes_;      // of tables: their ids
  std::set<std::string, std::less<>> lacking_;                 // tables at rest whose logs are not here
  std::list<std::string> fetched_;  // of these: which were fetched, the oldest first
  std::list<Job> jobs_;
  bool sent_ = false;  // the first of them is on its way:
  Changes on_the_way_;
};

}  // namespace ravenhall::page
