// kukang tests: JUnit tests from the paths of methods.

#pragma once

#include "CLI/CLI.hpp"

namespace kukang {

void add_tests_command(CLI::App& app, int& status);

}  // namespace kukang
