// Where the built client is when nobody says so: it is found from the program, wherever that was put.
#pragma once

#include <filesystem>
#include <string>

namespace ravenhall::cli {

// The client that belongs to `program`: PREFIX/share/ravenhall/web of an installed PREFIX/bin/ravenhall, or
// web/dist of the checkout in whose build/PRESET it was built. Empty where there is none.
std::string web_folder_of(const std::filesystem::path& program);

// The running program, links followed.
std::filesystem::path this_program();

}  // namespace ravenhall::cli
