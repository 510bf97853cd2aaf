# shellcheck shell=bash disable=SC2154
# Sourced by ./test --soak: random tests with new seeds, for as long as somebody has time. A third of it each for the
# property suite, the fuzzers and the kills; the games share theirs equally, and so do the fuzzers. What is found is printed
# with its seed and the command that repeats it.
readonly soaked=$PWD/build/soak

new_seed() { od -An -N4 -tu4 /dev/urandom | tr -d ' '; }

# attempt RESULTS WORDS EVIDENCE COMMAND...: one check. Its output is kept only if it failed; the line that ./test counts
# goes to RESULTS, and behind "repeat:" the command, or the program with the file that it left under a name that begins
# with EVIDENCE.
attempt() {
  local results=$1 words=$2 evidence=$3 output status repeat file
  shift 3
  output=$(mktemp "$soaked/output.XXXXXX")
  timeout 1800 "$@" >"$output" 2>&1 # no slice takes half an hour, unless it does not end
  status=$?
  if ((status == 0)); then
    echo "ok $words" >>"$results"
    rm "$output"
    return
  fi
  printf -v repeat '%q ' "$@"
  for file in ${evidence:+"$evidence"*}; do [[ ! -e $file ]] || repeat="$1 $file"; done
  {
    tail -n 40 "$output"
    echo "FAILED $words, exit status $status, all it said in ${output#"$PWD"/}; repeat: $repeat"
  } >>"$results"
}

soak_game() { # RESULTS GAME
  local seed
  seed=$(new_seed)
  attempt "$1" "properties of $2, seed $seed" '' build/asan/ravenhall check "$2" --games 3 --stride 13 --seed "$seed"
}

# What broke a fuzzer is left in a file, with which it can be repeated.
soak_fuzzer() { # RESULTS NAME SECONDS
  local seed examples evidence
  seed=$(new_seed)
  examples=build/soak/examples-$seed
  evidence=build/soak/$2-$seed-
  fuzz_examples "$examples" "$seed"
  attempt "$1" "$2, seed $seed" "$evidence" "build/asan/$2" -max_total_time="$3" -timeout=60 -seed="$seed" \
    -artifact_prefix="$evidence" "$examples/$2"
  rm -r "$examples"
}

soak_kills() { # RESULTS
  local seed
  seed=$(new_seed)
  attempt "$1" "kills, seed $seed" '' env SOAK_SEED="$seed" build/asan/hall_tests --gtest_filter='Crashes.*'
}

# again SECONDS COMMAND...: that command with new seeds, on all cores until the time is over.
again() {
  local end=$((SECONDS + $1)) results core running=()
  shift
  results=$(mktemp "$soaked/results.XXXXXX")
  for ((core = 0; core < jobs; core++)); do
    (while ((SECONDS < end)); do "$1" "$results" "${@:2}"; done) &
    running+=($!)
  done
  wait "${running[@]}"
  check_lines cat "$results"
  rm "$results"
}

soak() { # MINUTES
  local third=$(($1 * 60 / 3)) games names name share
  mkdir -p "$soaked"
  stage "build asan" build asan ravenhall hall_tests || return
  stage "build fuzzers" build_fuzzers || return
  mapfile -t games < <(game_ids)
  mapfile -t names < <(fuzzers)
  for name in "${games[@]}"; do stage "soak $name" again $((third / ${#games[@]})) soak_game "$name"; done
  share=$((third / ${#names[@]}))
  for name in "${names[@]}"; do
    stage "soak $name" again "$share" soak_fuzzer "$name" $((share < 120 ? share : 120)) # and new examples after that
  done
  stage "soak kills" again "$third" soak_kills
  grep -h '^FAILED' "$logs"/soak-*.log
}
