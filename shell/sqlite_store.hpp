// The store of a hall with a server: one SQLite database.
#pragma once

#include <memory>
#include <string>

#include "hall/settings.hpp"
#include "hall/store.hpp"

namespace ravenhall::hall {

struct SqliteOptions {
  std::string path;
  Durability durability = Durability::power;
  Millis gather_ms = 2;  // so long the writer waits for more before it commits
  bool threaded = true;  // false: commits inside submit, for tests
};

// Opens or creates the database and brings it to the newest schema. Throws std::runtime_error when it cannot.
std::unique_ptr<Store> open_sqlite_store(const SqliteOptions& options, Loop& loop);

}  // namespace ravenhall::hall
