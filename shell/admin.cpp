#include "shell/admin.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "hall/protocol.hpp"
#include "hall/tokens.hpp"

namespace ravenhall::hall {

namespace {

std::string door_of(const std::string& data) { return data + "/admin.json"; }

// Nobody else may ever have read it, not even for a moment, and it is whole or not there.
void write_secret(const std::string& path, const std::string& text) {
  const std::string draft = path + ".new";
  (void)unlink(draft.c_str());
  const int file = open(draft.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
  const bool written =
      file >= 0 && write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size());
  if (file >= 0) close(file);
  if (!written || std::rename(draft.c_str(), path.c_str()) != 0)
    throw std::runtime_error("the file " + path + " cannot be written");
}

}  // namespace

AdminDoor::AdminDoor(const std::string& data, int port) : path_(door_of(data)), token_(new_token()) {
  write_secret(path_, dump({{"port", port}, {"token", token_}}) + "\n");
}

AdminDoor::~AdminDoor() { (void)unlink(path_.c_str()); }

Result<Json> ask_as_admin(const std::string& data, const std::string& command, const Json& arguments) {
  const std::string path = door_of(data);
  const auto not_running =
      fail("not_running", "No hall is open on the folder " + data + ", or you may not read " + path + ".");
  std::ifstream file(path);
  const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  const auto door = parse_json(text);
  if (!door) return not_running;
  HttpAsk ask;
  ask.method = "POST";
  ask.path = "/api/admin/" + command;
  ask.body = dump(arguments);
  ask.token = text_field(*door, "token");
  const HttpAnswer answer = http_ask(static_cast<int>(number_field(*door, "port", 0)), ask);
  if (answer.status == 0) return not_running;
  auto json = parse_json(answer.body, 64U << 20U);
  if (!json) return fail("internal", "The hall's answer cannot be read.");
  if (const Json* error = object_field(*json, "error"))
    return fail(text_field(*error, "code"), text_field(*error, "message"));
  return json;
}

}  // namespace ravenhall::hall
