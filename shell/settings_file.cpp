#include "shell/settings_file.hpp"

#include <toml++/toml.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <map>
#include <sstream>

#include "kernel/text.hpp"

namespace ravenhall::hall {

namespace {

using Setter = std::function<bool(Settings&, const std::string&)>;

Setter text(std::string Settings::* member) {
  return [member](Settings& settings, const std::string& value) {
    settings.*member = value;
    return true;
  };
}

Setter number(int Settings::* member, int low, int high) {
  return [member, low, high](Settings& settings, const std::string& value) {
    int read = 0;
    const auto [end, problem] = std::from_chars(value.data(), value.data() + value.size(), read);
    if (problem != std::errc() || end != value.data() + value.size() || read < low || read > high)
      return false;
    settings.*member = read;
    return true;
  };
}

Setter flag(bool Settings::* member) {
  return [member](Settings& settings, const std::string& value) {
    if (value != "true" && value != "false") return false;
    settings.*member = value == "true";
    return true;
  };
}

// "20/60": so many a second, so many at once.
Setter rate(Rate Settings::* member) {
  return [member](Settings& settings, const std::string& value) {
    std::istringstream in(value);
    Rate read;
    char slash = 0;
    if (!(in >> read.per_second >> slash >> read.burst) || slash != '/' || read.per_second <= 0 ||
        read.burst < 1)
      return false;
    settings.*member = read;
    return true;
  };
}

bool set_origins(Settings& settings, const std::string& value) {
  settings.origins.clear();
  for (const std::string_view origin : split_words(value)) settings.origins.emplace_back(origin);
  return true;
}

bool set_durability(Settings& settings, const std::string& value) {
  if (value != "power" && value != "process") return false;
  settings.durability = value == "power" ? Durability::power : Durability::process;
  return true;
}

bool set_log_level_name(Settings& settings, const std::string& value) {
  constexpr std::array<std::string_view, 5> kLevels{"debug", "info", "warning", "error", "off"};
  if (std::find(kLevels.begin(), kLevels.end(), value) == kLevels.end()) return false;
  settings.log_level = value;
  return true;
}

const std::map<std::string, Setter>& setters() {
  static const std::map<std::string, Setter> kSetters{
      {"host", text(&Settings::host)},
      {"port", number(&Settings::port, 0, 65535)},
      {"data", text(&Settings::data)},
      {"web", text(&Settings::web)},
      {"origins", set_origins},
      {"secure_cookie", flag(&Settings::secure_cookie)},
      {"trust_proxy", flag(&Settings::trust_proxy)},
      {"log_level", set_log_level_name},
      {"durability", set_durability},
      {"agent_threads", number(&Settings::agent_threads, 1, 64)},
      {"agent_ms", number(&Settings::agent_ms, 1, 60'000)},
      {"agent_delay_ms", number(&Settings::agent_delay_ms, 0, 60'000)},
      {"rate_messages", rate(&Settings::messages)},
      {"rate_guests", rate(&Settings::guests)},
      {"rate_logins", rate(&Settings::logins)},
      {"rate_account_logins", rate(&Settings::account_logins)},
      {"rate_requests", rate(&Settings::requests)},
      {"rate_pages", rate(&Settings::pages)},
      {"rate_loads", rate(&Settings::loads)},
      {"rate_imports", rate(&Settings::imports)},
      {"rate_replays", rate(&Settings::replays)},
      {"rate_chat", rate(&Settings::chat)},
      {"rate_hints", rate(&Settings::hints)},
      {"sockets_per_session", number(&Settings::sockets_per_session, 1, 100'000)},
      {"most_sockets", number(&Settings::most_sockets, 1, 1'000'000)},
      {"archive_hours", number(&Settings::archive_hours, 1, 100'000)},
      {"archive_days_hours", number(&Settings::archive_days_hours, 1, 100'000)},
      {"connections_per_address", number(&Settings::connections_per_address, 1, 1'000'000)},
      {"body_memory_mb", number(&Settings::body_memory_mb, 4, 100'000)},
      {"tables_per_address", number(&Settings::tables_per_address, 1, 1'000'000)},
      {"tables_per_user", number(&Settings::tables_per_user, 1, 100'000)},
      {"kept_per_user", number(&Settings::kept_per_user, 1, 1'000'000)},
      {"most_tables", number(&Settings::most_tables, 1, 1'000'000)},
      {"session_days", number(&Settings::session_days, 2, 36'500)},
      {"guest_days", number(&Settings::guest_days, 2, 36'500)},
      {"chat_days", number(&Settings::chat_days, 1, 36'500)},
  };
  return kSetters;
}

// What a TOML value is as the text that an environment variable would have; nothing for other kinds.
std::string toml_text(const toml::node& node) {
  if (const auto* word = node.as_string()) return word->get();
  if (const auto* whole = node.as_integer()) return std::to_string(whole->get());
  if (const auto* truth = node.as_boolean()) return truth->get() ? "true" : "false";
  std::string words;
  if (const auto* list = node.as_array()) {
    for (const auto& item : *list) words += toml_text(item) + " ";
  }
  return words;
}

}  // namespace

Result<bool> read_settings_file(const std::string& path, Settings& settings) try {
  const toml::table file = toml::parse_file(path);
  for (const auto& [key, value] : file) {
    const auto setter = setters().find(std::string(key.str()));
    if (setter == setters().end())
      return fail("bad_settings", path + ": there is no setting " + in_quotes(key.str()) + ".");
    if (!setter->second(settings, toml_text(value))) {
      return fail("bad_settings", path + ": the value of " + in_quotes(key.str()) + " is not possible.");
    }
  }
  return true;
} catch (const toml::parse_error& problem) {
  return fail("bad_settings", path + ", line " + std::to_string(problem.source().begin.line) + ": " +
                                  std::string(problem.description()));
}

Result<bool> read_environment(const std::function<const char*(const char*)>& get, Settings& settings) {
  for (const auto& [name, setter] : setters()) {
    std::string variable = "RAVENHALL_" + name;
    std::transform(variable.begin(), variable.end(), variable.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    const char* value = get(variable.c_str());
    if (value == nullptr || *value == '\0') continue;
    if (!setter(settings, value))
      return fail("bad_settings", variable + ": the value " + in_quotes(value) + " is not possible.");
  }
  return true;
}

}  // namespace ravenhall::hall
