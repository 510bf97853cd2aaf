#include "hall/static_files.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "hall/tests/live.hpp"

namespace ravenhall::hall::testing {
namespace {

// A built client: one page, one script with compressed twins.
class Client : public ::testing::Test {
 protected:
  Client() {
    std::filesystem::create_directories(folder_ / "assets");
    write("index.html", "<!doctype html>page");
    write("assets/app-1.js", "plain");
    write("assets/app-1.js.gz", "zipped");
    write("assets/app-1.js.br", "brotli");
    write("secret.txt.gz", "a twin without its file");
  }
  void write(const std::string& name, const std::string& text) { std::ofstream(folder_ / name) << text; }
  Response get(const std::string& path, const std::string& encodings = "", const std::string& etag = "") {
    Request request;
    request.path = path;
    request.accept_encoding = encodings;
    request.if_none_match = etag;
    return StaticFiles(folder_.path()).serve(request);
  }
  static std::string header(const Response& response, const std::string& name) {
    for (const auto& [key, value] : response.headers) {
      if (key == name) return value;
    }
    return "";
  }
  TempFolder folder_;
};

TEST_F(Client, gets_the_smallest_form_it_understands) {
  EXPECT_EQ(*get("/assets/app-1.js").body, "plain");
  const Response zipped = get("/assets/app-1.js", "gzip, deflate");
  EXPECT_EQ(*zipped.body, "zipped");
  EXPECT_EQ(header(zipped, "Content-Encoding"), "gzip");
  const Response brotli = get("/assets/app-1.js", "gzip, deflate, br");
  EXPECT_EQ(*brotli.body, "brotli");
  EXPECT_EQ(header(brotli, "Content-Encoding"), "br");
  EXPECT_EQ(header(brotli, "Vary"), "Accept-Encoding");
  EXPECT_EQ(brotli.type, "text/javascript; charset=utf-8");
}

TEST_F(Client, keeps_what_never_changes_and_asks_for_the_rest) {
  EXPECT_NE(header(get("/assets/app-1.js"), "Cache-Control").find("immutable"), std::string::npos);
  const Response page = get("/");
  EXPECT_EQ(header(page, "Cache-Control"), "no-cache");
  const Response again = get("/", "", header(page, "ETag"));
  EXPECT_EQ(again.status, 304);
  EXPECT_EQ(*again.body, "");
}

TEST_F(Client, can_be_kept_in_the_browser_and_installed) {
  for (const char* name : {"sw.js", "version.json", "manifest.en.webmanifest", "assets/hall-1.wasm"})
    write(name, "text");
  EXPECT_EQ(get("/assets/hall-1.wasm").type, "application/wasm");
  EXPECT_EQ(get("/manifest.en.webmanifest").type, "application/manifest+json");
  EXPECT_EQ(get("/sw.js").type, "text/javascript; charset=utf-8");
  for (const char* path : {"/sw.js", "/version.json"})  // or nobody would hear of a new version
    EXPECT_EQ(header(get(path), "Cache-Control"), "no-cache") << path;
}

TEST_F(Client, finds_its_pages_and_nothing_else) {
  EXPECT_EQ(*get("/t/abc").body, "<!doctype html>page");  // the client's own addresses
  EXPECT_EQ(get("/assets/app-2.js").status, 404);
  EXPECT_EQ(get("/secret.txt").status, 404);
  EXPECT_EQ(get("/../../etc/passwd.txt").status, 404);
}

TEST_F(Client, is_served_compressed_over_the_network) {
  const TempFolder data;
  Settings settings = live_settings(data);
  settings.web = folder_.path();
  LiveHall hall(settings);
  const auto answer = http_ask(hall.port(), {.method = "GET",
                                             .path = "/assets/app-1.js",
                                             .body = "",
                                             .token = "",
                                             .origin = "",
                                             .accept_encoding = "br"});
  EXPECT_EQ(answer.body, "brotli");
  EXPECT_NE(answer.headers.find("Content-Security-Policy"), std::string::npos);
}

}  // namespace
}  // namespace ravenhall::hall::testing
