# Run by cmake/install.cmake while installing: what belongs to the hall. Paths are as they will be on the machine;
# file(INSTALL) puts DESTDIR before them.
if(NOT EXISTS "${source}/web/dist/index.html")
  message(FATAL_ERROR "The browser client is not built: (cd web && npm install --no-save && npm run build)")
endif()
file(REMOVE_RECURSE "$ENV{DESTDIR}${shared}/web")  # names in it change with every build
file(INSTALL "${source}/web/dist/" DESTINATION "${shared}/web")

if(CMAKE_INSTALL_PREFIX STREQUAL "/usr")
  set(settings /etc)
else()
  set(settings "${CMAKE_INSTALL_PREFIX}/etc")
endif()
set(config "${settings}/ravenhall.toml")
if(NOT EXISTS "$ENV{DESTDIR}${config}")  # a host's own stay
  file(INSTALL "${source}/packaging/ravenhall.toml" DESTINATION "${settings}")
endif()
configure_file("${source}/packaging/ravenhall.service.in" "${made}/ravenhall.service" @ONLY)
file(INSTALL "${made}/ravenhall.service" DESTINATION "${CMAKE_INSTALL_PREFIX}/lib/systemd/system")

# One file with our licence and those of what is inside the program and the client. Boost's asks for nothing here; other
# libraries stay in packages of their own.
file(READ "${source}/LICENSE" copyright)
file(READ "${source}/NOTICE.md" notice)
string(APPEND copyright "\n\n${notice}")
set(texts "")
foreach(package libcli11-dev libexpected-dev libfmt-dev libspdlog-dev libsqlitecpp-dev libtomlplusplus-dev
                nlohmann-json3-dev prometheus-cpp-dev)
  list(APPEND texts "/usr/share/doc/${package}/copyright")
endforeach()
foreach(package svelte/LICENSE.md @fontsource/alegreya-sans/LICENSE @fontsource/alegreya-sc/LICENSE)
  list(APPEND texts "${source}/web/node_modules/${package}")
endforeach()
foreach(path ${texts})
  if(EXISTS "${path}")  # not a Debian system: NOTICE.md says where they are
    file(READ "${path}" text)
    string(REGEX REPLACE ".*/(doc|node_modules)/|/[^/]*$" "" name "${path}")
    string(APPEND copyright "\n\n## ${name}\n\n${text}")
  endif()
endforeach()
file(WRITE "${made}/copyright" "${copyright}")
file(INSTALL "${made}/copyright" DESTINATION "${documents}")
