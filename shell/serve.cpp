#include "shell/serve.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <stdexcept>

#include "hall/hall.hpp"
#include "hall/log.hpp"
#include "hall/tokens.hpp"
#include "shell/admin.hpp"
#include "shell/server.hpp"
#include "shell/sqlite_store.hpp"
#include "shell/thinking_threads.hpp"
#include "shell/threads.hpp"

namespace ravenhall::hall {

namespace {

LogLevel level_of(const std::string& name) {
  if (name == "debug") return LogLevel::debug;
  if (name == "warning") return LogLevel::warning;
  if (name == "error") return LogLevel::error;
  return name == "off" ? LogLevel::off : LogLevel::info;
}

// Two halls must not share their data. The lock ends with the process, however it ends.
class FolderLock {
 public:
  explicit FolderLock(const std::string& folder) {
    std::filesystem::create_directories(folder);
    file_ = open((folder + "/hall.lock").c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
    if (file_ < 0 || flock(file_, LOCK_EX | LOCK_NB) != 0) {
      throw std::runtime_error("the folder " + folder + " is used by another hall, or cannot be written");
    }
  }
  ~FolderLock() { close(file_); }
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;

 private:
  int file_ = -1;
};

}  // namespace

std::size_t raise_file_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 0;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  getrlimit(RLIMIT_NOFILE, &limit);
  return limit.rlim_cur;
}

void serve(const Settings& settings, bool signals, const std::function<void(Server&)>& ready,
           const Library& library) {
  init_secrets();
  set_log_level(level_of(settings.log_level));
  raise_file_limit();
  umask(0077);                    // the database holds seeds and password hashes
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error like a full disk, not the end
  const FolderLock lock(settings.data);

  const auto server =
      make_server({.host = settings.host,
                   .port = settings.port,
                   .all_bodies = static_cast<std::size_t>(settings.body_memory_mb) << 20U,
                   .most_connections = settings.most_sockets * 2,
                   // Behind a proxy they are all from one address; then sockets are counted.
                   .connections_per_address = settings.trust_proxy ? 0 : settings.connections_per_address,
                   .signals = signals});
  const auto store =
      open_sqlite_store({.path = settings.data + "/hall.db", .durability = settings.durability}, *server);
  Threads hashing(1, 16);
  ThinkingThreads thinking(settings.agent_threads, library, *server);
  Threads reading(1, 32);
  Hall hall(settings, library, *store, *server, thinking, hashing, reading);
  hall.recover();
  const AdminDoor door(settings.data, server->port());
  hall.admit_admin(door.token());
  log(LogLevel::info, "open", {{"host", settings.host}, {"port", server->port()}, {"data", settings.data}});
  if (ready) server->post([&] { ready(*server); });
  server->run(hall);
  // The threads first: what they post back is for a hall that still stands.
  thinking.stop();
  hashing.stop();
  reading.stop();
  hall.close();
  store->flush();
  log(LogLevel::info, "closed");
}

}  // namespace ravenhall::hall
