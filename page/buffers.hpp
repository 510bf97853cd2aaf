// How texts and bytes pass between a module of the page and the worker that runs it.
#pragma once

#include <string>

#define PAGE_EXPORT(name) __attribute__((export_name(name)))

namespace ravenhall::page {

extern std::string input;   // what the worker has just handed over
extern std::string output;  // what the last call came to, if it says so

}  // namespace ravenhall::page
