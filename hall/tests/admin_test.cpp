// Who counts as the host of the hall.
#include <gtest/gtest.h>

#include "hall/tests/house.hpp"

namespace ravenhall::hall::testing {
namespace {

TEST(AdminRequests, come_from_this_machine_with_the_token_and_through_no_proxy) {
  House house;
  Request request;
  request.method = "POST";
  request.path = "/api/admin/bans";
  request.host = "hall.test";
  request.address = "127.0.0.1";
  request.authorization = "Bearer secret";
  request.body = "{}";
  EXPECT_NE(house.ask(request).status, 200);  // nobody is the host yet
  house.hall->admit_admin("secret");
  EXPECT_EQ(house.ask(request).status, 200);
  const auto refused_with = [&](auto change) {
    Request other = request;
    change(other);
    return house.ask(other).status != 200;
  };
  EXPECT_TRUE(refused_with([](Request& other) { other.address = "10.0.0.1"; }));
  EXPECT_TRUE(refused_with([](Request& other) { other.address = "2001:db8::7f00:1"; }));
  EXPECT_TRUE(refused_with([](Request& other) { other.forwarded_for = "127.0.0.1"; }));
  EXPECT_TRUE(refused_with([](Request& other) { other.authorization = "Bearer secrets"; }));
  EXPECT_TRUE(refused_with([](Request& other) { other.authorization = ""; }));
  EXPECT_TRUE(refused_with([](Request& other) { other.origin = "https://hall.test"; }));
}

}  // namespace
}  // namespace ravenhall::hall::testing
