// kukang shapes: which heaps satisfy the invariant?

#pragma once

#include "CLI/CLI.hpp"

namespace kukang {

// As the others of cli/command.h.
void add_shapes_command(CLI::App& app, int& status);

}  // namespace kukang
