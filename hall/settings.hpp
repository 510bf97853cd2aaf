// How a hall is set up.
#pragma once

#include <string>
#include <vector>

#include "hall/limits.hpp"

namespace ravenhall::hall {

// How much an acknowledgement promises. `process`: it survives the death of the process (kill -9) but perhaps
// not a power failure; `power`: the disk has confirmed it.
enum class Durability { process, power };

struct Settings {
  std::string host = "127.0.0.1";
  int port = 8080;
  std::string data = "ravenhall-data";  // a folder; the database is hall.db in it
  std::string web;                      // the built client; empty: a page that says that there is none
  std::vector<std::string> origins;     // besides the Host a request came to
  bool secure_cookie = false;           // behind TLS
  bool trust_proxy = false;             // take the client's address from X-Forwarded-For
  std::string log_level = "info";
  Durability durability = Durability::power;
  int agent_threads = 1;
  int agent_ms = 300;        // thought for one decision of a computer opponent
  int agent_delay_ms = 400;  // between two decisions of computer opponents, so that people can follow

  Rate messages{20, 60};          // of one socket
  Rate guests{0.2, 20};           // new guests from one address
  Rate logins{0.2, 10};           // from one address
  Rate account_logins{0.02, 10};  // wrong passwords for one account
  Rate requests{20, 100};         // of the API from one address, also to open a socket
  Rate pages{100, 1500};          // files of the client from one address: a club loads all of them at once
  Rate loads{2, 30};              // tables that are read from the store, from one address
  Rate imports{0.01, 10};         // of one user, and from one address
  Rate replays{5, 60};            // records and replays, from one address
  Rate chat{0.5, 5};              // of one user
  Rate hints{1, 5};               // of one user
  int sockets_per_session = 8;
  int most_sockets = 10'000;
  int archive_hours = 48;        // a running game whose people are all gone for so long is put away …
  int archive_days_hours = 720;  // … and one that is played by days
  int connections_per_address = 256;
  int body_memory_mb = 32;  // for requests on their way, all together
  int tables_per_user = 50;
  int tables_per_address = 200;
  int most_tables = 10'000;
  int kept_per_user = 2000;  // finished and archived ones count too: who has as many imports no more
  int session_days = 90;     // without use, then it is over
  int guest_days = 60;       // not seen for so long and at no table: forgotten
  int chat_days = 180;       // what was said, and what was reported, is kept
};

}  // namespace ravenhall::hall
