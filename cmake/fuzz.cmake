# The fuzzers (tests/fuzz), clang only: libFuzzer, the address and undefined-behaviour sanitizers, conservation checked
# after every step. What they feed is one library for all of them, compiled quickly rather than fast: a unit a game.
if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  return()
endif()
set(fuzzed tests/fuzz/fuzz.cpp cli/engine.cpp cli/engine_fields.cpp hall/protocol.cpp)
foreach(folder kernel games agents)
  ravenhall_sources(sources ${folder})
  list(APPEND fuzzed ${sources})
endforeach()
foreach(source ${fuzzed})
  string(REGEX MATCH "^games/[a-z_]+|^[a-z]+" group ${source})
  string(MAKE_C_IDENTIFIER ${group} group)
  set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
endforeach()
add_library(ravenhall_fuzzed STATIC EXCLUDE_FROM_ALL ${fuzzed})
target_link_libraries(ravenhall_fuzzed PUBLIC ravenhall_options)
target_compile_definitions(ravenhall_fuzzed PUBLIC RAVENHALL_CHECKED _GLIBCXX_ASSERTIONS)
# Null pointers and the like the address sanitizer finds as well; their checks would be most of the code.
target_compile_options(ravenhall_fuzzed PUBLIC -O0 -gline-tables-only -UNDEBUG -fsanitize=address,undefined
  -fno-sanitize=vptr,null,alignment,object-size -fno-sanitize-recover=all -fsanitize-address-use-after-return=never
  -fsanitize-coverage=inline-8bit-counters,pc-table -fsanitize-ignorelist=${PROJECT_SOURCE_DIR}/tests/fuzz/ignored.txt
  -fsanitize-coverage-ignorelist=${PROJECT_SOURCE_DIR}/tests/fuzz/ignored.txt)
target_link_options(ravenhall_fuzzed PUBLIC -fsanitize=address,undefined)
set_target_properties(ravenhall_fuzzed PROPERTIES CXX_CLANG_TIDY "" UNITY_BUILD_MODE GROUP)
target_precompile_headers(ravenhall_fuzzed PRIVATE <nlohmann/json.hpp> <tl/expected.hpp> <algorithm> <string> <vector>)

# fuzz_seeds makes what they begin with.
foreach(program message_fuzz position_fuzz record_fuzz engine_fuzz fuzz_seeds)
  add_executable(${program} EXCLUDE_FROM_ALL tests/fuzz/${program}.cpp)
  target_link_libraries(${program} PRIVATE ravenhall_fuzzed ravenhall_warnings)
  target_precompile_headers(${program} REUSE_FROM ravenhall_fuzzed)
  set_target_properties(${program} PROPERTIES CXX_CLANG_TIDY "" UNITY_BUILD OFF)
  if(program MATCHES "_fuzz$")
    target_link_options(${program} PRIVATE -fsanitize=fuzzer)
  endif()
endforeach()
