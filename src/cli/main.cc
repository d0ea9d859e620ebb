// kukang: the command line.

#include "cli/command_line.h"

int main(int argc, char** argv) { return kukang::run_command_line(argc, argv); }
