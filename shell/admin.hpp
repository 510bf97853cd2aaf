// The way from `ravenhall admin` to the hall that runs on the same data folder: a file in it with the hall's
// port and a secret, for whoever may read the folder.
#pragma once

#include <string>

#include "kernel/error.hpp"
#include "kernel/json.hpp"
#include "shell/client.hpp"

namespace ravenhall::hall {

// Stands open while the hall runs.
class AdminDoor {
 public:
  // Throws std::runtime_error when the file cannot be written.
  AdminDoor(const std::string& data, int port);
  ~AdminDoor();
  AdminDoor(const AdminDoor&) = delete;
  AdminDoor& operator=(const AdminDoor&) = delete;
  const std::string& token() const { return token_; }

 private:
  std::string path_;
  std::string token_;
};

// Lets the hall of that folder carry out a command; its answer, or why not. `not_running` when there is none.
Result<Json> ask_as_admin(const std::string& data, const std::string& command, const Json& arguments);

}  // namespace ravenhall::hall
