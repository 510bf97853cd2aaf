# WebAssembly with Debian's clang-19, wasi-libc, libc++-19-dev-wasm32 and lld-19. The driver knows where Debian keeps
# that system (headers in include/wasm32-wasi, libraries in lib/wasm32-wasi), so only the target is named here.
set(CMAKE_SYSTEM_NAME Generic)  # CMake 3.25 knows no WASI platform
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)

set(RAVENHALL_WASM ON CACHE BOOL "" FORCE)

set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions")
# The default stack of 64 KiB is small for search; below the data, so that an overflow traps instead of corrupting.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-Wl,-z,stack-size=1048576 -Wl,--stack-first")

# Do not look for programs' libraries and packages of this machine.
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE NEVER)
