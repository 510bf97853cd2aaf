#!/usr/bin/env bash
# tools/check_install.sh: what build/release installs opens a hall where there is no checkout, and the Debian package
# holds it. Expects the program and web/dist to be built. One line a check, "ok ..." or "FAILED ..."; exit 1 if any failed.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1

readonly stage=$PWD/build/stage
status=0
hall=

check() { # WORDS COMMAND...
  local words=$1
  shift
  if "$@"; then
    echo "ok $words"
  else
    echo "FAILED $words"
    status=1
  fi
}

installed() {
  rm -rf "$stage" && DESTDIR=$stage cmake --install build/release --prefix /usr >"$stage.log" || return
  [[ -x $stage/usr/bin/ravenhall && -s $stage/usr/share/doc/ravenhall/copyright && -s $stage/etc/ravenhall.toml ]] &&
    grep -qxF 'ExecStart=/usr/bin/ravenhall serve --config /etc/ravenhall.toml' "$stage/usr/lib/systemd/system/ravenhall.service"
}

opened() { # sets hall and port
  local tries said=$stage/said.txt
  mkdir "$stage/data" && cd "$stage/data" || return
  ../usr/bin/ravenhall serve --config ../etc/ravenhall.toml --data . --port 0 >"$said" 2>&1 &
  hall=$!
  cd - >/dev/null || return
  for ((tries = 0; tries < 100; tries++)); do
    port=$(sed -nE 's|^Ravenhall is open at http://127.0.0.1:([0-9]+)/$|\1|p' "$said")
    [[ -z $port ]] || return 0
    kill -0 "$hall" || break
    sleep 0.1
  done
  cat "$said"
  return 1
}

fetch() { # PATH: the body
  exec 3<>"/dev/tcp/127.0.0.1/$port" || return
  printf 'GET %s HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n' "$1" >&3
  sed '1,/^\r$/d' <&3
  exec 3>&-
}

served() {
  local web=$stage/usr/share/ravenhall/web script
  cmp <(fetch /) "$web/index.html" || return
  script=$(grep -oE '/assets/[^"]+\.js' "$web/index.html" | head -n 1)
  [[ -n $script ]] && cmp <(fetch "$script") "$web$script"
}

healthy() { # as the container asks
  local question
  question=$(node -p 'JSON.parse(/^HEALTHCHECK.* CMD (.*)$/m.exec(require("fs").readFileSync("Dockerfile", "utf8"))[1])[2]') &&
    RAVENHALL_PORT=$port bash -c "$question" && ! RAVENHALL_PORT=1 bash -c "$question" 2>/dev/null
}

closed() {
  kill -TERM "$hall" && wait "$hall" && hall= && [[ -s $stage/data/hall.db ]]
}

packaged() { # nothing is enabled: systemd looks for that in /etc, or a script would do it
  local package file contents
  rm -f build/release/ravenhall_*.deb
  (cd build/release && cpack >"$stage.log" 2>&1) || {
    cat "$stage.log"
    return 1
  }
  package=$(echo build/release/ravenhall_*.deb)
  contents=$(dpkg-deb --contents "$package" | awk '{ print $6 }')
  for file in usr/bin/ravenhall usr/share/ravenhall/web/index.html usr/share/doc/ravenhall/copyright \
    usr/lib/systemd/system/ravenhall.service etc/ravenhall.toml; do
    grep -qxF "./$file" <<<"$contents" || return
  done
  ! grep -q '^./etc/systemd' <<<"$contents" && ! grep -q 'systemctl enable' packaging/debian/* &&
    dpkg-deb --field "$package" Depends | grep -q '^libc6 .*, libsodium23 ' &&
    [[ $(dpkg-deb --field "$package" Package) == ravenhall ]]
}

check "build/release installs" installed
if ((status == 0)); then
  trap '[[ -z $hall ]] || kill -KILL "$hall" 2>/dev/null' EXIT
  check "the installed hall opens" opened
fi
if ((status == 0)); then
  check "it serves its first page and its script" served
  check "it answers the container's question after its health" healthy
  check "it closes when asked to" closed
fi
if command -v dpkg-deb >/dev/null; then
  check "the Debian package holds program, client, settings and unit, and enables nothing" packaged
fi
exit "$status"
