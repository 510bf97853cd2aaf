// A whole hall from its settings: store, threads, network.
#pragma once

#include <functional>

#include "agents/registry.hpp"
#include "hall/settings.hpp"

namespace ravenhall::hall {

class Server;

// Serves until a signal comes, or until the server handed to `ready` is stopped. `ready` is called on the
// loop's thread once people can connect. `library` is what can be played there. Throws std::runtime_error
// when the hall cannot open (port in use, data damaged …).
void serve(const Settings& settings, bool signals, const std::function<void(Server&)>& ready = nullptr,
           const Library& library = shipped_games());

// Allows as many open files as the system lets us; gives how many that is.
std::size_t raise_file_limit();

}  // namespace ravenhall::hall
