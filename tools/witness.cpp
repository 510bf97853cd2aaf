// Preloaded by ./test into everything it starts: each process adds its program, and the name it was called by
// (a link such as g++, or the script that a shell runs), to the file that WITNESS_LOG names. That is how
// tools/check_packages.sh knows what the builds and the tests run, whoever calls it.
#include <fcntl.h>
#include <sys/auxv.h>
#include <unistd.h>

#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

[[gnu::constructor]] void say_who_runs() {
  const char* log = std::getenv("WITNESS_LOG");
  if (log == nullptr) return;
  char program[PATH_MAX] = "";
  if (readlink("/proc/self/exe", program, sizeof program - 1) <= 0) return;
  // The name the kernel was given: an address, passed as a number.
  const char* name = reinterpret_cast<const char*>(getauxval(AT_EXECFN));
  char line[2 * PATH_MAX];
  std::snprintf(line, sizeof line, "%s\n%s\n", program, name == nullptr ? program : name);
  const int file = open(log, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0644);
  if (file < 0) return;
  // One write, so that lines of processes that start at the same time stay whole. A lost line is no reason to
  // stop.
  [[maybe_unused]] const ssize_t written = write(file, line, std::strlen(line));
  close(file);
}

}  // namespace
