# The hall inside a page: the same core, with a store and thinkers that the page provides; and those who think for it, a
# module of their own, so that each is fetched only when it is needed. build/wasm/hall.wasm and build/wasm/thinker.wasm are
# taken along by the build of the client (web/scripts/build-hall.mjs).
ravenhall_sources(page_sources page)
if(NOT RAVENHALL_WASM)  # for tests: all that does not talk to the worker
  list(FILTER page_sources EXCLUDE REGEX "/(page|thinker|buffers|bodies|libc|memory)\\.cpp$")
  add_library(ravenhall_page STATIC EXCLUDE_FROM_ALL ${page_sources})
  target_link_libraries(ravenhall_page PUBLIC ravenhall_hall PRIVATE ravenhall_warnings)
  return()
endif()
include(cmake/hall.cmake)

# What the linker leaves is made smaller still, for those who fetch it compressed: not by all that wasm-opt can do, since
# much of it makes code shorter and harder to compress. Then functions that are alike are put beside one another. Without
# wasm-opt and Node (elsewhere than on Debian) the modules are larger.
find_program(WASM_OPT wasm-opt)
find_program(NODE node)
set(wasm_passes --simplify-locals-nostructure --dae-optimizing --optimize-instructions --precompute --rse --vacuum
                --coalesce-locals-learning --reorder-locals --duplicate-function-elimination)
# What a module as text no longer says of itself.
set(wasm_features --enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext --enable-mutable-globals)

# ravenhall_page_module(name sources...): build/wasm/name.wasm. Whatever its functions do not need is left out.
function(ravenhall_page_module name)
  add_executable(${name}_page ${ARGN})
  set_target_properties(${name}_page PROPERTIES OUTPUT_NAME ${name} SUFFIX .wasm)
  target_compile_options(${name}_page PRIVATE -fno-exceptions -fno-rtti)
  # Addresses as short as they can be, functions that came out alike as one, and loops as they were written. -O0: clang
  # would have all that wasm-opt can do done, if it finds it; how the linker optimises does not hang on it.
  target_link_options(${name}_page PRIVATE -mexec-model=reactor -O0 -Wl,--strip-all -Wl,--compress-relocations
                      -Wl,-mllvm,-enable-merge-functions -Wl,-mllvm,-disable-lsr)
  target_link_libraries(${name}_page PRIVATE ravenhall_hall ravenhall_warnings)
  if(WASM_OPT AND NODE)
    set(text ${PROJECT_BINARY_DIR}/${name}.wat)
    set_property(TARGET ${name}_page APPEND PROPERTY LINK_DEPENDS ${PROJECT_SOURCE_DIR}/tools/order_functions.mjs)
    add_custom_command(TARGET ${name}_page POST_BUILD COMMENT "Making ${name}.wasm smaller" VERBATIM
                       COMMAND ${WASM_OPT} ${wasm_passes} $<TARGET_FILE:${name}_page> -S -o ${text}
                       COMMAND ${NODE} ${PROJECT_SOURCE_DIR}/tools/order_functions.mjs ${text}
                       COMMAND ${WASM_OPT} --quiet ${wasm_features} ${text} -o $<TARGET_FILE:${name}_page>)
  endif()
endfunction()
set(thinker_sources ${page_sources})
list(FILTER page_sources EXCLUDE REGEX "/thinker\\.cpp$")
list(FILTER thinker_sources INCLUDE REGEX "/(thinker|buffers|questions|bodies|libc|memory)\\.cpp$")
ravenhall_page_module(hall ${page_sources})
# Functions with something on the stack stay functions of their own, even those that are called once: where all of it lies
# in one frame, addresses and numbers of variables are longer and repeat less. Not so in thinkers, where time counts.
target_link_options(hall_page PRIVATE -Wl,-mllvm,-inline-max-stacksize=0 -Wl,-mllvm,-inline-threshold=-5)
ravenhall_page_module(thinker ${thinker_sources})
add_custom_target(page_modules DEPENDS hall_page thinker_page)
