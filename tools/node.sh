# shellcheck shell=bash
# Sourced: puts a Node on PATH that is new enough for the tools of the browser client. Debian 12 has 18; the npm
# package `node` brings a newer one, which is kept in build/node.
node_is_new() {
  node -e 'const [a, b] = process.versions.node.split(".").map(Number);
           process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null
}

use_new_node() {
  node_is_new && return
  local folder=$PWD/build/node/node_modules/node/bin
  [[ -x $folder/node ]] || npm install --silent --no-save --prefix build/node node@22.23.3 || return
  PATH=$folder:$PATH
  node_is_new
}
