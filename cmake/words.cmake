# The words of the terminal game stand in the browser's files (web/locales): the program carries those it needs in itself.
# Included by CMakeLists.txt it makes RAVENHALL_WORDS, a source with all of them; run as a script it writes that source.
set(languages en ru cs bg)
set(files hall terminal blood-rage raiders dracula dracula-texts)

if(NOT CMAKE_SCRIPT_MODE_FILE)
  set(RAVENHALL_WORDS ${PROJECT_BINARY_DIR}/words/locale_files.cpp)
  set(read)
  foreach(language ${languages})
    foreach(file ${files})
      list(APPEND read ${PROJECT_SOURCE_DIR}/web/locales/${language}/${file}.ftl)
    endforeach()
  endforeach()
  add_custom_command(OUTPUT ${RAVENHALL_WORDS}
    COMMAND ${CMAKE_COMMAND} -D locales=${PROJECT_SOURCE_DIR}/web/locales -D out=${RAVENHALL_WORDS}
            -P ${PROJECT_SOURCE_DIR}/cmake/words.cmake
    DEPENDS ${read} cmake/words.cmake
    COMMENT "Words of the terminal" VERBATIM)
  # Long texts by themselves: nothing to warn of, and nothing to compile together with others.
  set_source_files_properties(${RAVENHALL_WORDS} PROPERTIES
    COMPILE_OPTIONS -w SKIP_UNITY_BUILD_INCLUSION ON SKIP_PRECOMPILE_HEADERS ON)
  return()
endif()

set(rows "")
foreach(language ${languages})
  foreach(file ${files})
    file(READ ${locales}/${language}/${file}.ftl text)
    string(APPEND rows "    {\"${language}\", \"${file}\", R\"ftl(${text})ftl\"sv},\n")
  endforeach()
endforeach()
file(WRITE ${out} "// Made by cmake/words.cmake.
#include \"cli/words/words.hpp\"

namespace ravenhall::cli {

std::span<const LocaleFile> locale_files() {
  using namespace std::string_view_literals;
  static constexpr LocaleFile kFiles[] = {
${rows}  };
  return kFiles;
}

}  // namespace ravenhall::cli
")
