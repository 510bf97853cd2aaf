// The hall of the browser tests about sides: `ravenhall serve`, but what is played there is Fox and Hounds,
// the toy of the kernel's tests.
#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>

#include "hall/tests/fox.hpp"
#include "shell/serve.hpp"
#include "shell/server.hpp"
#include "shell/settings_file.hpp"

int main(int argc, char** argv) try {
  using namespace ravenhall::hall;
  Settings settings;
  for (int i = 2; i + 1 < argc; i += 2) {  // after the word "serve"
    const std::string flag = argv[i];
    const std::string value = argv[i + 1];
    if (flag == "--config") {
      if (const auto read = read_settings_file(value, settings); !read)
        throw std::runtime_error(read.error().message);
    }
    if (flag == "--port") settings.port = std::stoi(value);
    if (flag == "--data") settings.data = value;
    if (flag == "--web") settings.web = value;
  }
  const auto ready = [&](Server& server) {
    std::cout << "Ravenhall is open at http://" << settings.host << ":" << server.port() << "/\n"
              << std::flush;
  };
  serve(settings, true, ready, testing::fox_library());
  return 0;
} catch (const std::exception& problem) {
  std::cerr << "The hall cannot open: " << problem.what() << "\n";
  return 1;
}
