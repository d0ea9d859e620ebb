// Nothing but the headers that all tests include: CMakeLists.txt has them parsed once.
