# The server: the one layer with exceptions, threads and foreign libraries. Where these are not installed there is no
# hall, and the program is built without `serve`.
find_package(Boost 1.81 QUIET)
find_package(SQLiteCpp QUIET)
find_package(spdlog QUIET)
find_package(tomlplusplus QUIET)
find_package(prometheus-cpp QUIET)
find_package(Threads REQUIRED)
find_package(ZLIB QUIET)
find_library(SODIUM sodium)
ravenhall_sources(sources hall)
list(FILTER sources EXCLUDE REGEX "^hall/fuzz/")
if(NOT sources OR NOT Boost_FOUND OR NOT SQLiteCpp_FOUND OR NOT spdlog_FOUND OR NOT tomlplusplus_FOUND OR
   NOT prometheus-cpp_FOUND OR NOT SODIUM)
  message(STATUS "A library of the hall is not installed: building without `ravenhall serve`")
  return()
endif()

add_library(ravenhall_hall STATIC ${sources})
target_link_libraries(ravenhall_hall PUBLIC ravenhall_agents Threads::Threads
                                     PRIVATE ravenhall_warnings SQLiteCpp sqlite3 spdlog::spdlog fmt::fmt
                                             prometheus-cpp::core ${SODIUM})
target_include_directories(ravenhall_hall SYSTEM PRIVATE ${Boost_INCLUDE_DIRS})
target_compile_definitions(ravenhall_hall PUBLIC RAVENHALL_WITH_HALL PRIVATE RAVENHALL_VERSION="${PROJECT_VERSION}")
# Nothing in it is a hot loop; one optimisation across files less to wait for.
