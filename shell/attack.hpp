// Attacks that a hall open to strangers must bear, against a real one in a process of its own: what honest
// tables wait without and with the attack, in one run, and how much memory the hall took.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kernel/error.hpp"
#include "kernel/json.hpp"
#include "shell/players.hpp"

namespace ravenhall::hall {

struct AttackReport {
  std::string name;
  Waits calm;
  Waits attacked;
  double calm_cpu = 0;  // of one processor, that the hall took
  double attacked_cpu = 0;
  double bytes_before = 0;  // of the hall's memory, with the honest tables in it
  double most_bytes = 0;    // at any time until the end of the attack

  double p99_ratio() const { return calm.p99_ms > 0 ? attacked.p99_ms / calm.p99_ms : 0; }
};

// In the order in which `all` runs them.
std::vector<std::string_view> attack_names();
// `seconds` of quiet and `seconds` of the attack, which comes from one address; the honest ones come from
// others. The hall has its usual limits.
Result<AttackReport> run_attack(std::string_view name, double seconds);
Json attack_json(const AttackReport& report);

}  // namespace ravenhall::hall
