#!/usr/bin/env bash
# tools/check_signature.sh [release] [clang] [wasm]: the bench of each build must give the known signature of each
# game (games/GAME/tests/signature.txt). One line a build and game, "ok ..." or "FAILED ..."; exit 1 if any failed.
# When a change of behaviour is meant, put the new signature into that file in the same commit.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1

(($#)) || set -- release clang wasm

bench() { # BUILD GAME
  case $1 in
    wasm) node tools/run_wasm.mjs build/wasm/ravenhall.wasm bench "$2" --json ;;
    *) "build/$1/ravenhall" bench "$2" --json ;;
  esac
}

status=0
for file in games/*/tests/signature.txt; do
  if [[ ! -f $file ]]; then
    echo "FAILED no game has a tests/signature.txt"
    exit 1
  fi
  known=$(tr -d '[:space:]' <"$file")
  folder=${file#games/}
  game=${folder%%/*}
  game=${game//_/-}
  for build in "$@"; do
    output=$(bench "$build" "$game" 2>&1)
    found=$(tail -n 1 <<<"$output" | sed -nE 's/.*"signature" *: *"?([0-9a-zA-Z]+)"?.*/\1/p')
    if [[ -n $known && $found == "$known" ]]; then
      echo "ok $game $build $found"
    else
      echo "FAILED $game $build: signature ${found:-missing}, known is ${known:-missing}"
      [[ -n $found ]] || tail -n 5 <<<"$output"
      status=1
    fi
  done
done
exit "$status"
