# What every target of ours is compiled with: `ravenhall_options` (language, definitions, libraries of headers),
# `ravenhall_warnings` (as errors, for our own sources only) and ravenhall_precompile().

option(RAVENHALL_SANITIZE "Address and undefined-behaviour sanitizers" OFF)
option(RAVENHALL_CHECKED "Count figures, cards and tokens after every step" OFF)
option(RAVENHALL_WASM "Only what runs in the browser; set by cmake/wasi.cmake" OFF)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_COLOR_DIAGNOSTICS ON)
# What ./test and ./play build is compiled several files at a time (CMAKE_UNITY_BUILD in the presets): most of a file's
# time goes to the headers, above all under clang-tidy. The debug build takes each file by itself. A preset may ask for
# larger batches; what is compiled anew after a change should stay small where people work.
if(NOT CMAKE_UNITY_BUILD_BATCH_SIZE)
  set(CMAKE_UNITY_BUILD_BATCH_SIZE 8)
endif()
# -O2 rather than CMake's -O3, for shorter builds; with -O3 a search in Raiders took as long (70 against 72 ms). Optimising across files when linking gained
# nothing over compiling several at a time (three games within 8 %, up and down), and linking the program took 80 s.
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")
if(RAVENHALL_WASM)  # what is fetched over a network is to be small
  # All classes are our own, so virtual functions that nobody calls are left out.
  set(CMAKE_CXX_FLAGS_RELEASE
      "-Oz -DNDEBUG -flto=full -fvisibility=hidden -fwhole-program-vtables -fvirtual-function-elimination")
  add_compile_options(-mbulk-memory -mnontrapping-fptoint)  # every browser since 2021
  add_compile_options(-fno-threadsafe-statics -fno-c++-static-destructors)  # one thread, which never ends
endif()

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # It does not look into precompiled headers by itself. What one checkout compiled serves the next: the folder a
  # checkout lies in is not part of what is looked up.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros
      CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${CCACHE})
endif()

if(NOT RAVENHALL_WASM)
  find_program(MOLD mold)
  if(MOLD)
    # What each program was linked from is written beside it, for tools/check_packages.sh.
    add_link_options(-fuse-ld=mold -Wl,--dependency-file=${PROJECT_BINARY_DIR}/$<TARGET_PROPERTY:NAME>.link.d)
  endif()
endif()

add_library(ravenhall_options INTERFACE)
target_include_directories(ravenhall_options INTERFACE ${PROJECT_SOURCE_DIR})
# One JSON for all: with exceptions in some files and without in others, its inline functions would differ.
target_compile_definitions(ravenhall_options INTERFACE JSON_NOEXCEPTION)
# No fused multiply-add anywhere: evaluations must be the same number on every compiler and machine.
target_compile_options(ravenhall_options INTERFACE -ffp-contract=off)
if(RAVENHALL_WASM)  # where there is a choice between fast and small
  target_compile_definitions(ravenhall_options INTERFACE RAVENHALL_SMALL)
endif()
if(RAVENHALL_CHECKED)
  target_compile_definitions(ravenhall_options INTERFACE RAVENHALL_CHECKED _GLIBCXX_ASSERTIONS)
endif()
if(NOT RAVENHALL_WASM)  # there the compiler finds these headers by itself
  find_package(nlohmann_json REQUIRED)
  find_package(tl-expected REQUIRED)
  target_link_libraries(ravenhall_options INTERFACE nlohmann_json::nlohmann_json tl::expected)
endif()

if(RAVENHALL_SANITIZE)
  # With clang only, which takes a third of the time that g++ does. vptr needs RTTI, which the engine is built without;
  # null pointers and the like the address sanitizer finds as well, and their checks would be most of the code. The
  # fuzzers need what counts the ways taken; to the tests it does no harm.
  set(ignored ${PROJECT_SOURCE_DIR}/tests/fuzz/ignored.txt)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize=vptr,null,alignment,object-size
                      -fno-sanitize-recover=all -fsanitize-address-use-after-return=never -fno-omit-frame-pointer
                      -fsanitize-coverage=inline-8bit-counters,pc-table
                      -fsanitize-ignorelist=${ignored} -fsanitize-coverage-ignorelist=${ignored})
  add_link_options(-fsanitize=address,undefined)
endif()

# -Wconversion is left out on purpose: integer promotion makes it fire on all arithmetic of std::uint8_t.
add_library(ravenhall_warnings INTERFACE)
target_compile_options(ravenhall_warnings INTERFACE
  -Werror -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Wold-style-cast -Wcast-align -Wcast-qual
  -Woverloaded-virtual -Wformat=2 -Wimplicit-fallthrough -Wunused -Wextra-semi -Wdouble-promotion
  -Wfloat-conversion -Wmissing-declarations -Wredundant-decls)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(ravenhall_warnings INTERFACE
    -Wduplicated-cond -Wduplicated-branches -Wlogical-op
    -Wno-restrict)  # g++-12 sees overlaps in std::string that are not there (GCC bug 105329);
                    # its -Wnull-dereference fires inside <streambuf>, clang's is in use below
else()
  target_compile_options(ravenhall_warnings INTERFACE
    -Wnull-dereference -Wunreachable-code -Wcomma -Wloop-analysis -Wrange-loop-analysis
    -Wheader-hygiene -Wnewline-eof)
  if(CMAKE_CXX_CLANG_TIDY)  # instead of its check, which takes long
    target_compile_options(ravenhall_warnings INTERFACE -Wreserved-identifier -Wreserved-macro-identifier)
  endif()
endif()

# ravenhall_precompile(target headers...): large headers of others are read once a target instead of once a file, which
# halves the build. Not in the clang build, so that clang and clang-tidy still see whether each file includes what it
# uses.
function(ravenhall_precompile target)
  if(RAVENHALL_SANITIZE)
    target_precompile_headers(${target} PRIVATE ${ARGN})
    target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")  # for ccache
  elseif(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_precompile_headers(${target} PRIVATE ${ARGN})
    # The first is for ccache. The others: g++-12 sees overruns inside std::string that are not there (GCC bug 105651)
    # and forgets that precompiled headers are not ours; the sanitizers look for real ones.
    target_compile_options(${target} PRIVATE -fpch-preprocess -Wno-array-bounds -Wno-stringop-overflow
                                             -Wno-stringop-overread -Wno-maybe-uninitialized)
  endif()
endfunction()
