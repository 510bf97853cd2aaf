# The hall inside a page: the same core, with a store and thinkers that the page provides. build/wasm/hall.wasm is taken
# along by the build of the client (web/scripts/build-hall.mjs).
include(cmake/hall.cmake)
ravenhall_sources(page_sources page)
add_executable(hall_page ${page_sources})
set_target_properties(hall_page PROPERTIES OUTPUT_NAME hall SUFFIX .wasm)
target_compile_options(hall_page PRIVATE -fno-exceptions -fno-rtti)
target_link_options(hall_page PRIVATE -mexec-model=reactor -Wl,--strip-all)
target_link_libraries(hall_page PRIVATE ravenhall_hall ravenhall_warnings)
