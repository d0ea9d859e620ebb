// The whole program but for main, which need not know the option parser.

#pragma once

namespace kukang {

// Does what the command line asks for. The process's exit status.
int run_command_line(int argc, char** argv);

}  // namespace kukang
