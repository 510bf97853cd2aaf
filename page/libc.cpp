// Functions of the C and C++ libraries that would bring a whole printf or scanf along, floating point and
// all, for messages that nobody reads in a page and numbers that nobody sends; and those that a module has an
// instruction for. Ours are found first.
#include <algorithm>
#include <cerrno>
#include <climits>
#include <cmath>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>

namespace {

// What is behind a '%', up to its letter: how many hexadecimal digits are wanted.
int digits_wanted(const char*& format) {
  int digits = 0;
  for (; std::string_view(".h0123456789").find(*format) != std::string_view::npos; ++format) {
    if (*format >= '0' && *format <= '9') digits = *format - '0';
  }
  if (*format != 'x' && *format != 'X') std::abort();
  return digits;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Digits, as many as there are. What does not fit is the highest number, and an error.
unsigned long long whole_number(const char*& at) {
  unsigned long long number = 0;
  for (; is_digit(*at); ++at) {
    const auto digit = static_cast<unsigned>(*at - '0');
    const bool fits = number <= (ULLONG_MAX - digit) / 10;
    if (!fits) errno = ERANGE;
    number = fits ? number * 10 + digit : ULLONG_MAX;
  }
  return number;
}

}  // namespace

extern "C" {

// Letters and hexadecimal numbers with a fixed number of digits: all that our JSON library asks for.
int snprintf(char* out, std::size_t size, const char* format, ...) {
  std::va_list numbers;
  va_start(numbers, format);
  std::size_t length = 0;
  const auto put = [&](char c) {
    if (length + 1 < size) out[length] = c;
    ++length;
  };
  for (; *format != '\0'; ++format) {
    if (*format != '%') {
      put(*format);
      continue;
    }
    const int digits = digits_wanted(++format);
    const unsigned number = va_arg(numbers, unsigned);
    const char* letters = *format == 'x' ? "0123456789abcdef" : "0123456789ABCDEF";
    for (int i = digits; i-- > 0;) put(letters[(number >> (4 * i)) & 15U]);
  }
  va_end(numbers);
  if (size > 0) out[length < size ? length : size - 1] = '\0';
  return static_cast<int>(length);
}

// Our JSON library asks only for what it has found to be a number in JSON, whole ones to the base of ten.
unsigned long long strtoull(const char* text, char** end, int /*base*/) {
  const unsigned long long number = whole_number(text);
  *end = const_cast<char*>(text);
  return number;
}
long long strtoll(const char* text, char** end, int /*base*/) {
  ++text;  // '-': the others are read as unsigned
  const unsigned long long number = whole_number(text);
  *end = const_cast<char*>(text);
  constexpr unsigned long long kLowest = 1ULL << 63U;
  if (number > kLowest) errno = ERANGE;
  return number >= kLowest ? LLONG_MIN : -static_cast<long long>(number);
}
// Nothing in our protocol is a fraction: it is enough to come near.
double strtod(const char* text, char** end) {
  constexpr double kEnough = 1e17;  // so many digits count, however many there are
  constexpr unsigned long long kMostTens = 1U << 30U;
  const bool negative = *text == '-';
  if (negative) ++text;
  double number = 0;
  long long power = 0;
  bool whole = true;
  for (; is_digit(*text) || *text == '.'; ++text) {
    if (*text == '.') {
      whole = false;
    } else if (number < kEnough) {
      number = number * 10 + (*text - '0');
      power -= whole ? 0 : 1;
    } else {
      power += whole ? 1 : 0;
    }
  }
  if (*text == 'e' || *text == 'E') {
    ++text;
    const bool down = *text == '-';
    if (!is_digit(*text)) ++text;
    const auto tens = static_cast<long long>(std::min(whole_number(text), kMostTens));
    power += down ? -tens : tens;
  }
  for (; power > 0 && number > 0 && std::isfinite(number); --power) number *= 10;
  for (; power < 0 && number > 0; ++power) number /= 10;
  *end = const_cast<char*>(text);
  return negative ? -number : number;
}

// Nobody calls these, but theirs would bring those above along a second time.
float strtof(const char* /*text*/, char** /*end*/) { std::abort(); }
long double strtold(const char* /*text*/, char** /*end*/) { std::abort(); }
long strtol(const char* /*text*/, char** /*end*/, int /*base*/) { std::abort(); }
unsigned long strtoul(const char* /*text*/, char** /*end*/, int /*base*/) { std::abort(); }

void* memcpy(void* to, const void* from, std::size_t size) { return __builtin_memcpy(to, from, size); }
void* memmove(void* to, const void* from, std::size_t size) { return __builtin_memmove(to, from, size); }
void* memset(void* to, int value, std::size_t size) { return __builtin_memset(to, value, size); }

[[noreturn]] void abort_message(const char* format, ...);
[[noreturn]] void abort_message(const char* /*format*/, ...) { std::abort(); }
}

_LIBCPP_BEGIN_NAMESPACE_STD
[[noreturn]] void __libcpp_verbose_abort(const char* /*format*/, ...) { std::abort(); }
_LIBCPP_END_NAMESPACE_STD
