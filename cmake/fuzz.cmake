# The fuzzers (tests/fuzz), in the build with the sanitizers: libFuzzer, conservation checked after every step. They are
# linked with the same engine as its tests.
if(NOT RAVENHALL_SANITIZE)
  return()
endif()
add_library(ravenhall_fuzzed STATIC EXCLUDE_FROM_ALL
            tests/fuzz/fuzz.cpp cli/engine.cpp cli/engine_fields.cpp hall/protocol.cpp)
target_link_libraries(ravenhall_fuzzed PUBLIC ravenhall_agents PRIVATE ravenhall_warnings)

# fuzz_seeds makes what they begin with.
foreach(program message_fuzz position_fuzz record_fuzz engine_fuzz fuzz_seeds)
  add_executable(${program} EXCLUDE_FROM_ALL tests/fuzz/${program}.cpp)
  target_link_libraries(${program} PRIVATE ravenhall_fuzzed ravenhall_warnings)
  set_target_properties(${program} PROPERTIES UNITY_BUILD OFF)
  if(program MATCHES "_fuzz$")
    target_link_options(${program} PRIVATE -fsanitize=fuzzer)
  endif()
endforeach()
