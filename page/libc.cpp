// Functions of the C and C++ libraries that would bring a whole printf along, floating point and all, for
// messages that nobody reads in a page; and those that a module has an instruction for. Ours are found first.
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

void* memcpy(void* to, const void* from, std::size_t size) { return __builtin_memcpy(to, from, size); }
void* memmove(void* to, const void* from, std::size_t size) { return __builtin_memmove(to, from, size); }
void* memset(void* to, int value, std::size_t size) { return __builtin_memset(to, value, size); }

[[noreturn]] void abort_message(const char* format, ...);
[[noreturn]] void abort_message(const char* /*format*/, ...) { std::abort(); }
}

_LIBCPP_BEGIN_NAMESPACE_STD
[[noreturn]] void __libcpp_verbose_abort(const char* /*format*/, ...) { std::abort(); }
_LIBCPP_END_NAMESPACE_STD
