// What the client's pages may do, wherever they come from: a header of the hall, or a line of a page that a
// plain file server sends (cli/export_site.cpp).
#pragma once

#include <string_view>

namespace ravenhall::hall {

// No script, style, font or picture from elsewhere and none written into the page. The hall adds that nobody
// may frame it, which only a header can say.
inline constexpr std::string_view kContentPolicy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'";

}  // namespace ravenhall::hall
