#include "cli/admin.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <ctime>
#include <iostream>
#include <memory>
#include <vector>

#include "cli/exit_codes.hpp"

#ifdef RAVENHALL_WITH_HALL
#include "cli/hall_settings.hpp"
#include "shell/admin.hpp"
#endif

namespace ravenhall::cli {

namespace {

// A subcommand that sends what was given on its command line under these names.
struct Field {
  const char* option;  // as on the command line; one without dashes is required
  const char* name;    // of the hall's argument
  const char* help;
};

void add_command(CLI::App& admin, AdminOptions& options, const char* name, const char* command,
                 const char* help, const std::vector<Field>& fields) {
  auto* added = admin.add_subcommand(name, help);
  added->add_flag("--json", options.json, "JSON instead of words");
  const auto given = std::make_shared<std::vector<std::string>>(fields.size());
  for (std::size_t i = 0; i < fields.size(); ++i) {
    auto* option = added->add_option(fields[i].option, (*given)[i], fields[i].help);
    if (*fields[i].option != '-') option->required();
    if (fields[i].name == std::string_view("days")) option->check(CLI::Range(1, 36'500));
  }
  added->callback([&options, command, fields, given] {
    options.command = command;
    for (std::size_t i = 0; i < fields.size(); ++i) {
      const std::string& value = (*given)[i];
      if (value.empty()) continue;
      const bool number = fields[i].name == std::string_view("days");
      options.arguments[fields[i].name] = number ? Json(std::stoi(value)) : Json(value);
    }
  });
}

}  // namespace

CLI::App* add_admin(CLI::App& app, AdminOptions& options) {
  auto* admin = app.add_subcommand(
      "admin", "Look after the hall that runs on this machine: its tables and people (docs/hosting.md)");
  admin->require_subcommand(1);
  admin->add_option("--data", options.data, "the folder of the hall's database (default: as `serve` has it)");
  admin->add_option("--config", options.config, "the TOML file the hall was opened with")
      ->check(CLI::ExistingFile);
  auto* list = admin->add_subcommand("list", "The tables or the people that the hall knows");
  list->require_subcommand(1);
  add_command(*list, options, "tables", "tables", "Tables, those changed last first",
              {{"--state", "state", "only open, running, finished or archived ones"},
               {"--user", "user", "only those of this person (id or login)"}});
  add_command(*list, options, "people", "people", "People, those seen last first",
              {{"--like", "like", "only those with this in their name, login or id"}});
  add_command(*admin, options, "close", "close", "Tell a table's people that it is gone, and delete it",
              {{"TABLE", "table", "id or code"}});
  add_command(*admin, options, "archive", "archive", "Put a running table away until its people resume it",
              {{"TABLE", "table", "id or code"}});
  add_command(*admin, options, "ban", "ban", "Do not let a person or an address in any more",
              {{"WHO", "who", "id, login or address"},
               {"--days", "days", "for so long (default: for ever)"},
               {"--reason", "reason", "a note for yourself"}});
  add_command(*admin, options, "unban", "unban", "Let them in again",
              {{"WHO", "who", "id, login or address"}});
  add_command(*admin, options, "bans", "bans", "Who is not let in", {});
  add_command(*admin, options, "reports", "reports", "What people have reported, with what was said", {});
  add_command(*admin, options, "export", "export", "All that the hall has of a person, as JSON",
              {{"WHO", "who", "id or login"}});
  add_command(*admin, options, "delete", "delete",
              "Forget a person and their data, as if they had asked for it", {{"WHO", "who", "id or login"}});
  add_command(*admin, options, "check", "check", "Play every stored game again and say which cannot be", {});
  return admin;
}

#ifdef RAVENHALL_WITH_HALL

namespace {

std::string time_text(const Json& millis) {
  if (!millis.is_number()) return "for ever";
  return fmt::format("{:%Y-%m-%d %H:%M}",
                     fmt::gmtime(static_cast<std::time_t>(millis.get<std::int64_t>() / 1000)));
}

std::string text_or(const Json& value, const std::string& otherwise) {
  return value.is_string() ? value.get<std::string>() : otherwise;
}

std::string people_at(const Json& table) {
  std::string names;
  for (const Json& seat : table["seats"]) {
    const std::string name =
        seat["kind"] == "empty" ? "-" : text_or(seat["name"], text_or(seat["agent"], ""));
    names += (names.empty() ? "" : ", ") + name;
  }
  return names;
}

void show_tables(const Json& answer, std::ostream& out) {
  for (const Json& table : answer["tables"]) {
    out << fmt::format("{}  {:<11} {:<8}  {} UTC  {} watching  {}\n", text_or(table["id"], ""),
                       text_or(table["game"], ""), text_or(table["state"], ""), time_text(table["updated"]),
                       table["watchers"].get<int>(), people_at(table));
  }
  out << answer["tables"].size() << " tables\n";
}

void show_people(const Json& answer, std::ostream& out) {
  for (const Json& person : answer["people"]) {
    out << fmt::format("{}  {:<24} {:<16} seen {} UTC  {} sessions, {} connected{}\n",
                       text_or(person["id"], ""), text_or(person["name"], ""),
                       text_or(person["login"], "(guest)"), time_text(person["seen"]),
                       person["sessions"].get<int>(), person["sockets"].get<int>(),
                       person["banned"].get<bool>() ? "  BANNED" : "");
  }
  out << answer["people"].size() << " people\n";
}

void show_ban(const Json& ban, std::ostream& out) {
  out << fmt::format("{}  {:<24} until {}  {}\n", text_or(ban["target"], ""),
                     text_or(ban["name"], "(address)"), time_text(ban["until"]), text_or(ban["reason"], ""));
}

void show_reports(const Json& answer, std::ostream& out) {
  for (const Json& report : answer["reports"]) {
    out << fmt::format("{} UTC  {} ({}) at table {}, reported by {}: {}\n", time_text(report["at"]),
                       text_or(report["user"]["name"], ""), text_or(report["user"]["id"], ""),
                       text_or(report["table"], ""), text_or(report["by"], ""),
                       text_or(report["reason"], ""));
    for (const Json& line : report["chat"]) {
      out << fmt::format("    {} ({}): {}\n", text_or(line["from"]["name"], ""),
                         text_or(line["from"]["id"], ""), text_or(line["text"], ""));
    }
  }
  out << answer["reports"].size() << " reports\n";
}

void show_check(const Json& answer, std::ostream& out) {
  for (const Json& broken : answer["broken"])
    out << text_or(broken["table"], "") << ": " << text_or(broken["problem"], "") << "\n";
  out << fmt::format("{} tables checked, {} cannot be played again\n", answer["checked"].get<int>(),
                     answer["broken"].size());
}

void show(const std::string& command, const Json& answer, std::ostream& out) {
  if (command == "tables") return show_tables(answer, out);
  if (command == "people") return show_people(answer, out);
  if (command == "reports") return show_reports(answer, out);
  if (command == "check") return show_check(answer, out);
  if (command == "ban") return show_ban(answer["ban"], out);
  if (command == "bans") {
    for (const Json& ban : answer["bans"]) show_ban(ban, out);
    out << answer["bans"].size() << " bans\n";
    return;
  }
  if (command == "export") {
    out << dump(answer, 1) << "\n";
    return;
  }
  out << "done\n";
}

}  // namespace

int run_admin(const AdminOptions& options, std::ostream& out, std::ostream& err) {
  const auto settings = read_hall_settings(options.config, {});
  if (!settings) {
    err << settings.error().message << "\n";
    return kBadInput;
  }
  const auto answer = hall::ask_as_admin(options.data.empty() ? settings->data : options.data,
                                         options.command, options.arguments);
  if (!answer) {
    err << answer.error().message << "\n";
    return answer.error().code == "not_running" ? kBadInput : kWrongUsage;
  }
  if (options.json) {
    out << dump(*answer) << "\n";
  } else {
    show(options.command, *answer, out);
  }
  return options.command == "check" && !(*answer)["broken"].empty() ? kCheckFailed : kFine;
}

#else

int run_admin(const AdminOptions& /*options*/, std::ostream& /*out*/, std::ostream& err) {
  err << "This ravenhall was built without the hall.\n";
  return kWrongUsage;
}

#endif

}  // namespace ravenhall::cli
