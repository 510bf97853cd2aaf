// The client as a folder for a plain file server.
#include "cli/export_site.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include "cli/exit_codes.hpp"

namespace ravenhall::cli {
namespace {

namespace fs = std::filesystem;

constexpr const char* kPageText = R"(<!doctype html>
<html>
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="/favicon.svg" />
    <script src="/theme.js"></script>
    <script type="module" src="/assets/index-1.js"></script>
  </head>
</html>
)";

class ExportSite : public testing::Test {
 protected:
  void SetUp() override {
    const std::string name = testing::UnitTest::GetInstance()->current_test_info()->name();
    top = fs::temp_directory_path() / ("ravenhall_site_" + std::to_string(getpid()) + "_" + name);
    web = top / "web";
    site = top / "club/site";
    put(web / "index.html", kPageText);
    put(web / "index.html.br", "of another page");
    put(web / "sw.js", "worker");
    put(web / "assets/index-1.js", "script");
    put(web / "assets/index-1.js.br", "br");
    put(web / "assets/hall-1.wasm", "wasm");
    put(web / ".vite/manifest.json", "{}");
    options.web = web.string();
    options.folder = site.string();
  }
  void TearDown() override { fs::remove_all(top); }

  static void put(const fs::path& file, const std::string& text) {
    fs::create_directories(file.parent_path());
    std::ofstream(file) << text;
  }
  static std::string get(const fs::path& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  int run() {
    said.str("");
    complained.str("");
    return run_export_site(options, said, complained);
  }
  std::size_t count() const {
    return static_cast<std::size_t>(
        std::count_if(fs::recursive_directory_iterator(site), fs::recursive_directory_iterator(),
                      [](const fs::directory_entry& entry) { return entry.is_regular_file(); }));
  }

  fs::path top;
  fs::path web;
  fs::path site;
  ExportSiteOptions options;
  std::ostringstream said;
  std::ostringstream complained;
};

TEST_F(ExportSite, writes_every_file_and_no_twins) {
  EXPECT_EQ(run(), kFine) << complained.str();
  EXPECT_EQ(get(site / "assets/index-1.js"), "script");
  EXPECT_EQ(get(site / "sw.js"), "worker");
  EXPECT_EQ(count(), 4U);
  EXPECT_NE(said.str().find("4 files"), std::string::npos);
  EXPECT_EQ(complained.str(), "");
}

TEST_F(ExportSite, the_page_knows_that_there_is_no_hall_and_carries_the_policy) {
  ASSERT_EQ(run(), kFine);
  const std::string page = get(site / "index.html");
  EXPECT_NE(page.find(R"(<meta name="ravenhall-server" content="none" />)"), std::string::npos);
  const std::size_t policy =
      page.find(R"(<meta http-equiv="Content-Security-Policy" content="default-src 'none')");
  ASSERT_NE(policy, std::string::npos);
  EXPECT_LT(policy, page.find("<script"));
  EXPECT_NE(page.find("'wasm-unsafe-eval'"), std::string::npos);
  EXPECT_NE(page.find("worker-src 'self'"), std::string::npos);
  EXPECT_EQ(page.find("frame-ancestors"), std::string::npos);  // browsers want that in a header
}

TEST_F(ExportSite, the_page_names_its_files_relative_to_itself) {
  ASSERT_EQ(run(), kFine);
  const std::string page = get(site / "index.html");
  EXPECT_NE(page.find(R"(src="./assets/index-1.js")"), std::string::npos);
  EXPECT_NE(page.find(R"(href="./favicon.svg")"), std::string::npos);
  EXPECT_EQ(page.find("=\"/"), std::string::npos);
}

TEST_F(ExportSite, compressed_files_come_along_when_wished_but_not_those_of_the_old_page) {
  options.compressed = true;
  EXPECT_EQ(run(), kFine);
  EXPECT_EQ(get(site / "assets/index-1.js.br"), "br");
  EXPECT_FALSE(fs::exists(site / "index.html.br"));
}

TEST_F(ExportSite, a_folder_that_is_not_empty_is_left_alone_unless_forced) {
  put(site / "mine.txt", "mine");
  EXPECT_EQ(run(), kWrongUsage);
  EXPECT_NE(complained.str().find("is not empty"), std::string::npos);
  EXPECT_FALSE(fs::exists(site / "index.html"));
  options.force = true;
  EXPECT_EQ(run(), kFine);
  EXPECT_EQ(get(site / "mine.txt"), "mine");
  EXPECT_TRUE(fs::exists(site / "index.html"));
}

TEST_F(ExportSite, says_what_stands_in_its_way) {
  options.folder = (web / "site").string();
  EXPECT_EQ(run(), kWrongUsage);
  EXPECT_NE(complained.str().find("where the client itself is"), std::string::npos);
  put(top / "file", "");
  options.folder = (top / "file").string();
  EXPECT_EQ(run(), kWrongUsage);
  EXPECT_NE(complained.str().find("not a folder"), std::string::npos);
  options.folder = site.string();
  options.web = (top / "nothing").string();
  EXPECT_EQ(run(), kBadInput);
  EXPECT_NE(complained.str().find("no built client"), std::string::npos);
  options.web = "";
  EXPECT_EQ(run(), kBadInput);
  EXPECT_NE(complained.str().find("has not been built"), std::string::npos);
}

TEST_F(ExportSite, warns_where_nothing_can_be_played) {
  fs::remove(web / "assets/hall-1.wasm");
  EXPECT_EQ(run(), kFine);
  EXPECT_NE(complained.str().find("nothing can be played"), std::string::npos);
}

}  // namespace
}  // namespace ravenhall::cli
