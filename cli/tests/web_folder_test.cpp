// The program finds its client: installed, in the checkout, or not at all.
#include "cli/web_folder.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>

namespace ravenhall::cli {
namespace {

namespace fs = std::filesystem;

class WebFolder : public testing::Test {
 protected:
  void SetUp() override {
    const std::string name = testing::UnitTest::GetInstance()->current_test_info()->name();
    top = fs::temp_directory_path() / ("ravenhall_web_" + std::to_string(getpid()) + "_" + name);
  }
  void TearDown() override { fs::remove_all(top); }

  void put_client(const fs::path& folder) const {
    fs::create_directories(top / folder);
    std::ofstream(top / folder / "index.html") << "a page";
  }

  fs::path top;
};

TEST_F(WebFolder, an_installed_program_finds_it_in_its_prefix) {
  put_client("usr/share/ravenhall/web");
  EXPECT_EQ(web_folder_of(top / "usr/bin/ravenhall"), top / "usr/share/ravenhall/web");
}

TEST_F(WebFolder, a_program_of_a_checkout_finds_what_npm_has_built_there) {
  put_client("web/dist");
  EXPECT_EQ(web_folder_of(top / "build/release/ravenhall"), top / "web/dist");
}

TEST_F(WebFolder, a_folder_without_a_page_is_none) {
  fs::create_directories(top / "usr/share/ravenhall/web");
  EXPECT_EQ(web_folder_of(top / "usr/bin/ravenhall"), "");
  EXPECT_EQ(web_folder_of({}), "");
}

TEST_F(WebFolder, the_running_program_knows_where_it_is) {
  EXPECT_EQ(this_program().filename(), "cli_tests");
  EXPECT_TRUE(fs::is_regular_file(this_program()));
}

}  // namespace
}  // namespace ravenhall::cli
