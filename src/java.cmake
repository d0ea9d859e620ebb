# kukang_classes(name FOLDERS folder... LINKS other... FLAGS flag...): compiles every .java below the
# folders into build/java/<name> and packs the classes into build/java/<name>.jar. The classes of the
# targets in LINKS are on the class path.
# The classes of tests and benchmarks are compiled for what needs them, all others always.
set(quick_java -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC)  # half of the time, for so few classes
function(kukang_classes name)
  cmake_parse_arguments(JAVA "" "" "FOLDERS;LINKS;FLAGS" ${ARGN})
  list(TRANSFORM JAVA_FOLDERS PREPEND ${CMAKE_SOURCE_DIR}/ OUTPUT_VARIABLE patterns)
  list(TRANSFORM patterns APPEND /*.java)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${patterns})
  set(classes ${CMAKE_BINARY_DIR}/java/${name})
  set(jar ${CMAKE_BINARY_DIR}/java/${name}.jar)
  set(path ${classes})
  set(links "")
  foreach(link ${JAVA_LINKS})
    string(APPEND path ":${CMAKE_BINARY_DIR}/java/${link}")
    list(APPEND links ${CMAKE_BINARY_DIR}/java/${link}.jar)
  endforeach()
  string(REPLACE ";" "\n" list "${sources}")
  file(GENERATE OUTPUT ${classes}.sources CONTENT "${list}\n")
  add_custom_command(
    OUTPUT ${jar}
    COMMAND ${CMAKE_COMMAND} -E rm -rf ${classes}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${classes}
    COMMAND ${Java_JAVAC_EXECUTABLE} ${quick_java} -g -nowarn -encoding UTF-8 --release 17
            ${JAVA_FLAGS} -cp "${path}" -d ${classes} @${classes}.sources
    COMMAND ${Java_JAR_EXECUTABLE} --create --file ${jar} -C ${classes} .
    DEPENDS ${sources} ${links}
    COMMENT "javac ${name}"
    VERBATIM)
  set(always ALL)
  if(name MATCHES "^(test|benchmark)-")
    set(always "")
  endif()
  add_custom_target(${name} ${always} DEPENDS ${jar})
  foreach(link ${JAVA_LINKS})
    add_dependencies(${name} ${link})
  endforeach()
endfunction()
