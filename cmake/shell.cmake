# The server around the hall: the one layer with exceptions, threads and foreign libraries. Where these are not installed
# there is no hall, and the program is built without `serve`.
set(CMAKE_DISABLE_FIND_PACKAGE_PkgConfig ON)  # no build may differ by whether it happens to be installed
find_package(Boost 1.81 QUIET)
find_package(SQLiteCpp QUIET)
find_package(spdlog QUIET)
find_package(tomlplusplus QUIET)
find_package(prometheus-cpp QUIET)
find_package(Threads REQUIRED)
find_library(SODIUM sodium)
ravenhall_sources(sources shell)
if(NOT sources OR NOT Boost_FOUND OR NOT SQLiteCpp_FOUND OR NOT spdlog_FOUND OR NOT tomlplusplus_FOUND OR
   NOT prometheus-cpp_FOUND OR NOT SODIUM)
  message(STATUS "A library of the hall is not installed: building without `ravenhall serve`")
  return()
endif()
include(cmake/hall.cmake)

# What includes Beast stands apart: clang-tidy would take most of a minute for each of these files.
list(FILTER sources EXCLUDE REGEX "^shell/(server|client)\\.cpp$")
add_library(ravenhall_network OBJECT shell/server.cpp shell/client.cpp)
target_link_libraries(ravenhall_network PRIVATE ravenhall_agents ravenhall_warnings Threads::Threads)
target_include_directories(ravenhall_network SYSTEM PRIVATE ${Boost_INCLUDE_DIRS})
set_target_properties(ravenhall_network PROPERTIES CXX_CLANG_TIDY "" UNITY_BUILD OFF)
# Twice as fast to build as -O2; the sockets' time goes to the kernel.
target_compile_options(ravenhall_network PRIVATE -O1)

add_library(ravenhall_shell STATIC ${sources})
target_link_libraries(ravenhall_shell PUBLIC ravenhall_hall Threads::Threads
                                      PRIVATE ravenhall_network ravenhall_warnings SQLiteCpp sqlite3 spdlog::spdlog
                                              fmt::fmt prometheus-cpp::core ${SODIUM})
target_link_libraries(ravenhall_hall INTERFACE $<LINK_ONLY:ravenhall_shell>)  # the bodies of what the core only declares
ravenhall_precompile(ravenhall_shell <nlohmann/json.hpp> <tl/expected.hpp> <functional> <map> <string> <vector>)
target_compile_definitions(ravenhall_shell PUBLIC RAVENHALL_WITH_HALL)
