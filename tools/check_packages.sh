#!/usr/bin/env bash
# tools/check_packages.sh [--without PACKAGE]: what the builds of ./test read, link and run must come from packages that
# follow from the lists of tools/install.sh (dependencies without recommendations, on top of a bare Debian), and each
# package of the lists must be in use. What happens to be installed here does not count.
# One line a check, "ok ..." or "FAILED ..."; exit 1 if any failed. --without: as if that package were not listed.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1

without=
case "${1:-}" in
  '') ;;
  --without) without=${2:?"usage: tools/check_packages.sh [--without PACKAGE]"} ;;
  *)
    echo "usage: tools/check_packages.sh [--without PACKAGE]" >&2
    exit 2
    ;;
esac
if ! command -v dpkg-query >/dev/null; then
  echo "skipped: not a Debian system, nothing knows which package a file belongs to"
  exit 0
fi

export LC_ALL=C # one order everywhere, and quickly
readonly builds=(release asan clang wasm)
# Packages that are read where they happen to be, and not missed where they are not. libgmock-dev: GoogleTest's file for
# CMake includes that of its sister, if it is there. ./play takes ccache and mold in the same way.
readonly optional=(libgmock-dev) optional_to_play=(ccache mold)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# read_by BUILD [OBJECTS]: the files its compilers read, for the objects whose path fits the pattern.
read_by() {
  ninja -C "build/$1" -t deps 2>/dev/null | awk -v wanted="${2:-.}" '
    /^[^ ]/ { take = $0 ~ wanted }
    /^ / && take { sub(/^ +/, ""); print }'
}

configured_by() { # BUILD: the files CMake read, and those it looked for and found
  ninja -C "build/$1" -t query build.ninja | sed -n 's/^ *|* *\(\/.*\)/\1/p'
  sed -n 's/^[^/#].*:FILEPATH=\(\/.*\)/\1/p' "build/$1/CMakeCache.txt"
}

linked_by() { # FILE...: what mold wrote down (see cmake/options.cmake): rules for make
  cat "$@" | tr -s ' ' '\n' | sed 's/:$//'
}

linked_by_wasm() { # its linker has nothing like it; linking again, with talk, takes no time
  local command
  command=$(ninja -C build/wasm -t commands ravenhall.wasm | tail -n 1)
  command=${command/-o ravenhall.wasm/-o "$work/ravenhall.wasm" -Wl,--verbose}
  (cd build/wasm && bash -c "$command" 2>&1) | sed -n 's/.*Loading: //p'
}

run_by() { # FILE...: programs that tools/witness.cpp saw, and the libraries they are loaded with
  local program
  sort -u "$@" | grep '^/' | while read -r program; do
    echo "$program"
    [[ ! -x $program ]] || ldd "$program" 2>/dev/null | grep -o '/[^ ]*'
  done
}

# named REASON: each line that is a file outside this folder, with the reason why it is needed. What npm brings is not
# Debian's, wherever a test has copied it.
named() {
  sort -u | awk -v here="$PWD/" -v reason="$1" '
    substr($0, 1, 1) == "/" && index($0, here) != 1 && !/\/node_modules\// { print $0 "\t" reason }'
}

# owned: for each line "FILE REASON" of the input the package that has the file: "PACKAGE FILE REASON". A link counts like
# what it leads to, unless no package has it (/etc/alternatives). Both go by their true folder: /lib is /usr/lib.
owned() {
  local given=$work/given
  sort -u >"$given"
  cut -f 1 "$given" | xargs -r -d '\n' realpath -m >"$work/targets"
  cut -f 1 "$given" | sed 's|/[^/]*$||' | xargs -r -d '\n' realpath -m >"$work/folders"
  awk -F '\t' -v OFS='\t' '
    FILENAME == ARGV[1] { owner[$2] = $1; next }
    FILENAME == ARGV[2] { target[++targets] = $1; next }
    FILENAME == ARGV[3] { folder[++folders] = $1; next }
    {
      n++
      name = $1
      sub(/.*\//, "", name)
      link = folder[n] "/" name
      if (link != target[n] && link in owner) print owner[link], link, $2
      print (target[n] in owner ? owner[target[n]] : "-"), target[n], $2
    }' "$work/owners" "$work/targets" "$work/folders" "$given" | sort -u
}

# All files of all packages of this machine, as "PACKAGE FILE".
native=$(dpkg --print-architecture)
dpkg-query --show --showformat='${db:Status-Status}\t${Architecture}\t${Package}\t${binary:Package}\n' |
  awk -F '\t' -v native="$native" '$1 == "installed" && ($2 == native || $2 == "all") { print $3 "\t" $4 }' >"$work/installed"
cut -f 2 "$work/installed" | xargs dpkg-query --listfiles | awk -v OFS='\t' '
  FILENAME == ARGV[1] { package[++packages] = $1; next }
  FNR == 1 { at = 1 }
  $0 == "" { at++; next }
  /^\// { sub(/^\/(bin|sbin|lib|lib32|lib64|libx32)\//, "/usr&"); print package[at], $0 }' "$work/installed" - >"$work/owners"

# What each package depends on ("a, b | c"), and who provides names that are not packages.
declare -A depends providers
essential=()
while IFS=$'\t' read -r package base needs provides; do
  depends[$package]=${needs// /}
  [[ $base != yes* && $base != *required ]] || essential+=("$package")
  for virtual in ${provides//,/ }; do providers[$virtual]+="$package "; done
done < <(cut -f 2 "$work/installed" |
  xargs dpkg-query --show --showformat='${Package}\t${Essential} ${Priority}\t${Pre-Depends}, ${Depends}\t${Provides}\n' |
  sed -E 's/\([^)]*\)|:any|:native//g')

# close PACKAGE...: fills `closed` with all that apt installs for these, recommendations aside, on a bare Debian. Of
# alternatives, one that comes anyway, or else the first; for a name that no package has, its only provider.
declare -A closed
close() {
  local queue=("${essential[@]}" apt "$@") choices=() package group name found next=0 choice=0
  closed=()
  while ((next < ${#queue[@]} || choice < ${#choices[@]})); do
    if ((next == ${#queue[@]})); then
      group=${choices[choice++]}
      found=false
      for name in ${group//|/ }; do
        for package in $name ${providers[$name]:-}; do [[ -z ${closed[$package]:-} ]] || found=true; done
      done
      $found || queue+=("${group%%|*}")
      continue
    fi
    name=${queue[next++]}
    if [[ -z ${depends[$name]+x} ]]; then
      read -ra found <<<"${providers[$name]:-}"
      ((${#found[@]} == 1)) || continue
      name=${found[0]}
    fi
    [[ -z ${closed[$name]:-} ]] || continue
    closed[$name]=1
    for group in ${depends[$name]//,/ }; do
      if [[ $group == *'|'* || -n ${providers[$group]:-} && -z ${depends[$group]+x} ]]; then
        choices+=("$group")
      else
        queue+=("$group")
      fi
    done
  done
}

# Whatever Node the installer is content with, from a package or not.
node=$(command -v node npm | xargs -r -d '\n' realpath)

listed() { # MODE: the list, and the packages that brought Node
  tools/install.sh "$1" --list | grep -vxF -e "$without"
  named node <<<"$node" | owned | cut -f 1 | grep -vxF -e -
}

status=0
say() { # ok|FAILED WORDS...
  echo "$*"
  [[ $1 == ok ]] || status=1
}

# follow MODE FILE PACKAGE...: everything in FILE ("PACKAGE FILE REASON") follows from the list of that mode and the
# packages named.
follow() {
  local mode=$1 file=$2 package path reason last='' fine=true
  shift 2
  mapfile -t list < <(listed "$mode" | sort -u)
  close "${list[@]}" "$@"
  while IFS=$'\t' read -r package path reason; do
    [[ $package != "$last" && -z ${closed[$package]:-} ]] || continue
    [[ $package != - || $'\n'$node$'\n' != *$'\n'$path$'\n'* ]] || continue
    fine=false
    if [[ $package == - ]]; then
      say FAILED "no package has $path ($reason)"
    else
      last=$package
      say FAILED "$package is not in the list '$mode' of tools/install.sh, nor does anything there need it: $path ($reason)"
    fi
  done <"$file"
  ! $fine || say ok "the $(cut -f 1 "$file" | uniq | wc -l) packages in use follow from the list '$mode'"
}

for build in "${builds[@]}"; do
  [[ -s build/$build/programs.txt ]] || say FAILED "build/$build was not made by ./test"
done
((status == 0)) || exit "$status"
for build in "${builds[@]}"; do
  read_by "$build" | named "read in build/$build"
  configured_by "$build" | named "CMake in build/$build"
  [[ $build == wasm ]] || linked_by "build/$build"/*.link.d | named "linked in build/$build"
  run_by "build/$build/programs.txt" | named "run in build/$build"
done >"$work/all"
linked_by_wasm | named "linked in build/wasm" >>"$work/all"
run_by build/logs/programs.txt | named "run by ./test" >>"$work/all"
owned <"$work/all" >"$work/test"

# ./play builds only the program.
{
  read_by release '^CMakeFiles/ravenhall' | named "read in build/release"
  linked_by build/release/ravenhall.link.d | named "linked in build/release"
  run_by build/release/programs.txt | named "run in build/release"
} | owned >"$work/hall"

follow test "$work/test" "${optional[@]}"
follow hall "$work/hall" "${optional_to_play[@]}"

# A package that could leave the list unnoticed is not needed in it, or this check does not see what it is for.
mapfile -t list < <(tools/install.sh test --list)
used=" $(cut -f 1 "$work/test" | uniq | tr '\n' ' ') "
idle=()
for package in "${list[@]}"; do [[ $used == *" $package "* ]] || idle+=("$package"); done
if ((${#idle[@]})); then
  say FAILED "in the list of tools/install.sh, but not in use: ${idle[*]}"
else
  say ok "each of the ${#list[@]} packages in the list is in use"
fi
exit "$status"
