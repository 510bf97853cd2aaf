# `cmake --install build/release --prefix …`, and a Debian package by `cpack` in build/release: the program, the client
# that `npm run build` has left in web/dist, documents and licences, settings, and a unit for systemd that only the host
# enables. The program finds its client from where it stands itself (cli/web_folder.hpp).
include(GNUInstallDirs)
set(CMAKE_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS  # whatever the umask of who installs
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

install(TARGETS ravenhall)

# Documents keep their folders, so that the links between them hold.
file(GLOB documents CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} README.md CHANGELOG.md CONTRIBUTING.md LICENSE
     NOTICE.md docs/*.md docs/pictures/*.jpg games/*/RULES*.md)
foreach(document ${documents})
  cmake_path(GET document PARENT_PATH folder)
  install(FILES ${document} DESTINATION ${CMAKE_INSTALL_DOCDIR}/${folder})
endforeach()

if(TARGET ravenhall_shell)
  # The prefix is known only now, so what names it is made now too.
  install(CODE "
    set(source \"${PROJECT_SOURCE_DIR}\")
    set(made \"${PROJECT_BINARY_DIR}/packaging\")
    set(program \"\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_BINDIR}/ravenhall\")
    set(documents \"\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_DOCDIR}\")
    set(shared \"\${CMAKE_INSTALL_PREFIX}/share/ravenhall\")")
  install(SCRIPT packaging/install_hall.cmake)
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_SET_DESTDIR ON)  # some files lie outside the prefix
set(CPACK_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS ${CMAKE_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS})
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGE_CONTACT "The Ravenhall team")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "hall for heavy board games, with honest computer opponents")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Blood Rage, Raiders of the North Sea and Fury of Dracula with exact rules:
in the browser from a hall of one's own, in the terminal, or as an engine
that speaks JSON lines, for bots and research.
.
The hall is the service ravenhall, which is not enabled until the host does
so; its settings are in /etc/ravenhall.toml, its data in /var/lib/ravenhall.")
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
    ${PROJECT_SOURCE_DIR}/packaging/debian/conffiles ${PROJECT_SOURCE_DIR}/packaging/debian/postinst
    ${PROJECT_SOURCE_DIR}/packaging/debian/prerm ${PROJECT_SOURCE_DIR}/packaging/debian/postrm)
include(CPack)
