# One test program a layer, plus house_tests, which reads the source tree itself. Folders without tests are skipped.
# The names of the programs go to test_programs.txt in the build folder, where ./test finds them.

enable_testing()
set(test_programs "")

find_package(GTest QUIET)
if(NOT GTest_FOUND)
  message(STATUS "GoogleTest is not installed: building without tests")
  file(WRITE ${PROJECT_BINARY_DIR}/test_programs.txt "")
  return()
endif()
include(GoogleTest)

# ravenhall_tests(name library patterns...)
function(ravenhall_tests name library)
  file(GLOB sources CONFIGURE_DEPENDS ${ARGN})
  if(NOT sources)
    return()
  endif()
  add_executable(${name} ${sources})
  target_link_libraries(${name} PRIVATE ${library} ravenhall_options ravenhall_warnings GTest::gtest_main)
  target_compile_definitions(${name} PRIVATE RAVENHALL_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
                                             RAVENHALL_BINARY_DIR="${PROJECT_BINARY_DIR}")
  set_target_properties(${name} PROPERTIES CXX_CLANG_TIDY "" UNITY_BUILD OFF)
  ravenhall_precompile(${name} <gtest/gtest.h> <nlohmann/json.hpp> <tl/expected.hpp>)
  if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT name STREQUAL agents_tests)
    target_compile_options(${name} PRIVATE -O0)  # the tests themselves need no speed; what they test is -O2
    # Of an inline function that both have, above all those of JSON, the linker takes the first: it shall be the fast one.
    if(NOT library STREQUAL ravenhall_options)
      target_link_options(${name} PRIVATE $<TARGET_FILE:ravenhall_kernel>)
    endif()
  endif()
  gtest_discover_tests(${name} DISCOVERY_MODE PRE_TEST)
  set(test_programs ${test_programs} ${name} PARENT_SCOPE)
endfunction()

ravenhall_tests(kernel_tests ravenhall_kernel kernel/tests/*.cpp)
ravenhall_tests(games_tests ravenhall_games games/tests/*.cpp games/*/tests/*.cpp)
ravenhall_tests(agents_tests ravenhall_agents agents/tests/*.cpp games/*/tests/scenario.cpp)
if(TARGET ravenhall_shell)
  include(cmake/page.cmake)
  ravenhall_tests(hall_tests ravenhall_shell hall/tests/*.cpp page/tests/*.cpp)
  target_link_libraries(hall_tests PRIVATE ravenhall_page)
  # The hall of the browser tests about sides, with the toy of the kernel's tests.
  add_executable(fox_hall web/e2e/fox_hall.cpp)
  target_link_libraries(fox_hall PRIVATE ravenhall_shell ravenhall_options ravenhall_warnings)
  set_target_properties(fox_hall PROPERTIES CXX_CLANG_TIDY "" UNITY_BUILD OFF)
  if(TARGET hall_tests)
    add_dependencies(hall_tests fox_hall)
  endif()
endif()
if(TARGET ravenhall_cli)
  ravenhall_tests(cli_tests ravenhall_cli cli/tests/*.cpp)
  if(TARGET cli_tests AND TARGET ravenhall)
    add_dependencies(cli_tests ravenhall)  # they run the program too
  endif()
endif()
ravenhall_tests(house_tests ravenhall_options tests/house/*.cpp)

list(JOIN test_programs "\n" lines)
file(WRITE ${PROJECT_BINARY_DIR}/test_programs.txt "${lines}\n")
