#!/usr/bin/env bash
# tools/install.sh terminal|hall|deb|test: installs the Debian packages that the program alone, ./play, cpack or ./test
# needs and that are missing. Says nothing and takes no time when all are there. With --list behind it, prints their names
# instead.
# tools/check_packages.sh checks that nothing is missing here.
set -euo pipefail

packages=(g++ cmake ninja-build libexpected-dev nlohmann-json3-dev libfmt-dev libcli11-dev)
packages+=(libboost1.81-dev libsqlitecpp-dev libsqlite3-dev libsodium-dev libspdlog-dev libtomlplusplus-dev
  prometheus-cpp-dev) # the hall
wasm=(clang-19 lld-19 llvm-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32 binaryen)

case "${1:-}" in
  terminal) ;;
  hall) packages+=("${wasm[@]}") ;;
  deb) packages+=(dpkg-dev file "${wasm[@]}") ;; # cpack asks them which libraries the program needs
  test)
    packages+=(dpkg-dev file)
    packages+=(libgtest-dev ccache mold chromium)
    packages+=(clang-tidy-19 clang-format-19 libclang-rt-19-dev) # the last: what the fuzzers are linked with
    packages+=("${wasm[@]}")
    ;;
  *)
    echo "usage: tools/install.sh terminal|hall|deb|test [--list]" >&2
    exit 2
    ;;
esac
# The browser client is built with Node. Any from 18 on will do, whoever installed it: see tools/node.sh.
if [[ $1 != terminal ]]; then
  { node -e 'process.exit(parseInt(process.versions.node) >= 18 ? 0 : 1)' && npm --version >/dev/null; } 2>/dev/null ||
    packages+=(nodejs npm)
fi

if [[ ${2:-} == --list ]]; then
  printf '%s\n' "${packages[@]}"
  exit 0
fi
if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
  echo "Not a Debian system: going on in the hope that these, or their like, are installed: ${packages[*]}" >&2
  exit 0
fi

installed=$(dpkg-query --show --showformat='${db:Status-Status} ${Package}\n' "${packages[@]}" 2>/dev/null || true)
missing=()
for package in "${packages[@]}"; do
  grep -qxF "installed $package" <<<"$installed" || missing+=("$package")
done
((${#missing[@]})) || exit 0

as_root=()
if ((EUID != 0)); then
  if ! command -v sudo >/dev/null; then
    echo "Some packages are missing, and this user may not install them. As root, run:" >&2
    echo "  apt-get install --no-install-recommends ${missing[*]}" >&2
    exit 1
  fi
  as_root=(sudo)
  [[ -t 0 ]] || as_root+=(-n) # nobody there to type a password
fi

echo "Installing ${#missing[@]} Debian packages (once): ${missing[*]}"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300)

# A failed update alone is not the end: another source's trouble is not ours, and the lists may be fresh enough.
"${apt[@]}" update >"$log" 2>&1 || true
if ! "${apt[@]}" install --yes --no-install-recommends "${missing[@]}" >>"$log" 2>&1; then
  tail -n 20 "$log" >&2
  echo "Could not install the missing packages (is there a network, and is this Debian 12?). By hand:" >&2
  echo "  apt-get update && apt-get install --no-install-recommends ${missing[*]}" >&2
  exit 1
fi
