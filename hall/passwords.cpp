#include "hall/passwords.hpp"

#include <algorithm>
#include <array>

#include "hall/refusal.hpp"

namespace ravenhall::hall {

namespace {

// Those of at least 8 bytes that lists of stolen passwords have first, and what people here would think of.
constexpr std::array<std::string_view, 241> kCommon{
    "password",     "password1",    "password2",     "password12",   "password123",  "password1234",
    "password!",    "passw0rd",     "p@ssw0rd",      "p@ssword",     "pa$$word",     "pa55word",
    "passwort",     "passwort1",    "passwords",     "mypassword",   "newpassword",  "yourpassword",
    "12345678",     "123456789",    "1234567890",    "123456780",    "0123456789",   "12341234",
    "123123123",    "1234512345",   "12344321",      "123454321",    "123321123",    "11223344",
    "1122334455",   "112233445566", "12121212",      "123456123",    "123456654321", "123698745",
    "147258369",    "147852369",    "159753456",     "321654987",    "789456123",    "741852963",
    "987654321",    "9876543210",   "87654321",      "76543210",     "654321123",    "102030405060",
    "10203040",     "01234567",     "12345679",      "13572468",     "24681012",     "20202020",
    "19841984",     "20002000",     "19871987",      "19901990",     "11112222",     "12131415",
    "55667788",     "99887766",     "88776655",      "1qazxsw2",     "1qaz2wsx",     "1q2w3e4r",
    "1q2w3e4r5t",   "1q2w3e4r5t6y", "1qaz2wsx3edc",  "zaq12wsx",     "zaq1zaq1",     "q1w2e3r4",
    "q1w2e3r4t5",   "qwertyui",     "qwertyuiop",    "qwerty12",     "qwerty123",    "qwerty1234",
    "qwerty12345",  "qwerty123456", "qwerty01",      "qwertyqwerty", "qwertyu1",     "qwer1234",
    "qwer12345",    "asdfghjk",     "asdfghjkl",     "asdfasdf",     "asdf1234",     "asdfqwer",
    "zxcvbnm1",     "zxcvbnm123",   "zxcvbnm,",      "zxcvasdf",     "qazwsxedc",    "qazwsx12",
    "qazwsx123",    "qweasdzxc",    "qweqweqwe",     "qwe123qwe",    "123qweasd",    "123qwe123",
    "123qweasdzxc", "1234qwer",     "12345qwert",    "12qwaszx",     "asd123asd",    "abcd1234",
    "abcdefgh",     "abcdefg1",     "abc12345",      "abc123456",    "abc123abc",    "abcabcabc",
    "a1b2c3d4",     "a1234567",     "a12345678",     "a123456789",   "aa123456",     "aa12345678",
    "aaa11111",     "1a2b3c4d",     "letmein1",      "letmein123",   "letmeinnow",   "welcome1",
    "welcome12",    "welcome123",   "iloveyou",      "iloveyou1",    "iloveyou2",    "iloveyou123",
    "iloveu123",    "sunshine",     "sunshine1",     "princess",     "princess1",    "football",
    "football1",    "baseball",     "baseball1",     "basketball",   "superman",     "superman1",
    "batman123",    "spiderman",    "pokemon1",      "starwars",     "starwars1",    "michael1",
    "jennifer",     "jessica1",     "jordan23",      "michelle",     "charlie1",     "charlotte",
    "computer",     "computer1",    "internet",      "internet1",    "whatever",     "trustno1",
    "dragon12",     "dragon123",    "monkey12",      "monkey123",    "master12",     "master123",
    "shadow12",     "shadow123",    "killer123",     "mustang1",     "corvette",     "maverick",
    "mercedes",     "ferrari1",     "liverpool",     "liverpool1",   "chelsea1",     "arsenal1",
    "barcelona",    "samantha",     "alexander",     "elizabeth",    "victoria",     "hello123",
    "hellohello",   "helloworld",   "changeme",      "changeme1",    "changeme123",  "default1",
    "secret123",    "topsecret",    "administrator", "admin123",     "admin1234",    "admin12345",
    "adminadmin",   "rootroot",     "root1234",      "guest123",     "user1234",     "test1234",
    "testtest",     "test12345",    "testing1",      "testing123",   "temp1234",     "login123",
    "access14",     "lovelove",     "loveyou1",      "babygirl1",    "butterfly",    "chocolate",
    "cheese123",    "november",     "december",      "september",    "february",     "ravenhall",
    "bloodrage",    "valhalla",     "ragnarok",      "dracula1",     "vikings1",     "parol123",
    "parol1234",    "privet123",    "heslo123",      "heslo1234",    "heslo12345",   "parola123",
    "parola1234",   "йцукенгш",     "йцукенгшщз",    "пароль12",     "пароль123",    "привет123",
    "любовь123",
};

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace

Result<std::string> clean_password(std::string_view password, std::string_view login) {
  if (password.size() < 8 || password.size() > 200)
    return refuse("bad_request", "password_form", "A password has 8 to 200 bytes.");
  std::string plain(password);
  std::transform(plain.begin(), plain.end(), plain.begin(), small);
  const bool common = std::find(kCommon.begin(), kCommon.end(), plain) != kCommon.end();
  const bool repeated = plain.find_first_not_of(plain.front()) == std::string::npos;
  if (common || repeated || plain == login)
    return fail("weak_password", "This password is among the first that anybody would try.");
  return std::string(password);
}

}  // namespace ravenhall::hall
