// What a table is before and besides its match: who sits where, and what was agreed on.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hall/rows.hpp"
#include "kernel/error.hpp"
#include "kernel/game.hpp"
#include "kernel/json.hpp"

namespace ravenhall::hall {

enum class TableState { open, running, finished, archived };
enum class SeatKind { empty, human, agent };

inline constexpr const char* kStandIn = "greedy";  // decides for people who are away or too late
inline constexpr const char* kAdviser = "level4";  // gives hints: the strongest that answers at once

struct SeatInfo {
  SeatKind kind = SeatKind::empty;
  std::string user;       // of a human
  std::string user_name;  // as the user is called now
  std::string agent;      // of a computer opponent
  bool away = false;      // a stand-in decides until the person takes the seat back
  std::string name;       // what the seat is called when not by its user's name
};

// Time for one decision; with `live`, a reserve for the whole game is used up after it.
struct ClockRules {
  enum class Kind { none, live, days };
  Kind kind = Kind::none;
  Millis move = 0;
  Millis reserve = 0;
};

struct TableInfo {
  std::string id;
  std::string code;
  std::string game;
  std::string name;
  std::string host;
  std::string preset;
  std::vector<std::pair<std::string, std::string>> options;  // as chosen; what is not named is at its default
  // Every option with its value and the version of the rules, so that a later program whose defaults differ
  // plays on by what was agreed. Empty and 0: of an older hall.
  std::vector<std::pair<std::string, std::string>> choices;
  int rules = 0;
  bool open_to_all = true;
  bool hotseat = false;  // several seats of one account are several people round one screen
  ClockRules clock;
  Millis created = 0;
  Millis updated = 0;
  std::string seed;        // the secret of the dice; shown when the match is over
  std::string commitment;  // as the store has it beside the seed; empty: of an older hall, or not stored yet
  std::string position;    // JSON where an imported match begins, when not at the beginning
  std::string rematch;     // the table where they play again
  Json branch;             // {"table","n"} when it goes on from a moment of a finished match
  Json repaired;           // {"seq","lost"} when lines of the log could not be replayed
};

// As the protocol calls it.
std::optional<TableState> state_named(std::string_view name);

Json clock_json(const ClockRules& clock);
Result<ClockRules> read_clock(const Json& json);

// The setup that the chosen options make.
Result<Setup> setup_of(const GameInfo& game, int seats, const TableInfo& info);
// Notes every option's value and the version of the rules.
void note_rules(const GameInfo& game, const Setup& setup, TableInfo& info);

// The row's `meta`, and back. What comes from the store is trusted to be what we wrote.
std::string write_meta(const TableInfo& info, const Json& outcome);
TableInfo read_info(const TableRow& row, Json* outcome);

std::vector<SeatRow> seat_rows(const std::vector<SeatInfo>& seats);
std::vector<SeatInfo> read_seats(const std::vector<SeatRow>& rows);

// What each person is called at the table, by seat: of two with one name the second is "Ivar (2)". Nothing
// for empty seats, computer opponents and people who have deleted themselves.
std::vector<std::string> names_at_table(const std::vector<SeatInfo>& seats);
// `name`, or with a number behind it when it is among the `taken`.
std::string name_besides(const std::string& name, const std::vector<std::string>& taken);

// TABLE of the protocol; `to_act` is added by whoever knows the match. `game` is null when it is not played
// here any more.
Json table_json(const TableInfo& info, TableState state, const std::vector<SeatInfo>& seats,
                const Json& outcome, const GameInfo* game);

}  // namespace ravenhall::hall
