# The hall's core: tables, people, protocol. No network, no storage, no threads: what it needs of the outside it asks of
# the interfaces that the shell (or, in a browser, page/) implements, and four headers (log, metrics, static_files, tokens)
# have their bodies there. Natively it may be passed by the shell's exceptions; its own sources throw none.
ravenhall_sources(hall_sources hall)
add_library(ravenhall_hall STATIC ${hall_sources})
target_link_libraries(ravenhall_hall PUBLIC ravenhall_agents PRIVATE ravenhall_warnings)
ravenhall_precompile(ravenhall_hall <nlohmann/json.hpp> <tl/expected.hpp> <functional> <map> <string> <vector>)
target_compile_definitions(ravenhall_hall PRIVATE RAVENHALL_VERSION="${PROJECT_VERSION}")
if(RAVENHALL_WASM)
  target_compile_options(ravenhall_hall PRIVATE -fno-exceptions -fno-rtti)
  target_compile_definitions(ravenhall_hall PUBLIC RAVENHALL_ALONE)  # hall/others.hpp
endif()
