# The hall inside a page: the same core, with a store and thinkers that the page provides. build/wasm/hall.wasm is taken
# along by the build of the client (web/scripts/build-hall.mjs).
ravenhall_sources(page_sources page)
if(NOT RAVENHALL_WASM)  # for tests: all that does not talk to the worker
  list(FILTER page_sources EXCLUDE REGEX "/(page|thinker|buffers|bodies|libc)\\.cpp$")
  add_library(ravenhall_page STATIC EXCLUDE_FROM_ALL ${page_sources})
  target_link_libraries(ravenhall_page PUBLIC ravenhall_hall PRIVATE ravenhall_warnings)
  return()
endif()
include(cmake/hall.cmake)
add_executable(hall_page ${page_sources})
set_target_properties(hall_page PROPERTIES OUTPUT_NAME hall SUFFIX .wasm)
target_compile_options(hall_page PRIVATE -fno-exceptions -fno-rtti)
# Addresses as short as they can be, and functions that came out alike as one.
target_link_options(hall_page PRIVATE -mexec-model=reactor -Wl,--strip-all -Wl,--compress-relocations
                    -Wl,-mllvm,-enable-merge-functions)
target_link_libraries(hall_page PRIVATE ravenhall_hall ravenhall_warnings)
