// What the program's exit status means. Also in `ravenhall --help` and docs/protocol.md.
#pragma once

namespace ravenhall::cli {

inline constexpr int kFine = 0;
inline constexpr int kCheckFailed =
    1;  // what was checked is wrong: a record that does not replay, a broken property
inline constexpr int kWrongUsage = 2;     // the command line cannot be carried out
inline constexpr int kBadInput = 3;       // a file cannot be read, or is not what it should be
inline constexpr int kInterrupted = 130;  // Ctrl-C; a running game has been saved

}  // namespace ravenhall::cli
