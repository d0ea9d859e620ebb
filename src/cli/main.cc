// kukang: the command line.

#include <algorithm>
#include <exception>
#include <iostream>

#include "cli/command.h"

namespace {

// java's -cp is one dash and two letters, which the option parser would take for two options.
std::vector<std::string> with_long_class_path(int argc, char** argv) {
  std::vector<std::string> args(argv + 1, argv + argc);
  std::replace(args.begin(), args.end(), std::string("-cp"), std::string("--cp"));
  std::reverse(args.begin(), args.end());  // the order that CLI::App::parse takes a vector in
  return args;
}

}  // namespace

int main(int argc, char** argv) {
  int status = kukang::kExitHolds;
  CLI::App app("Kukang explores the heaps of JVM programs.", "kukang");
  app.set_version_flag("--version", "kukang " KUKANG_VERSION);
  app.require_subcommand(1);
  kukang::add_run_command(app, status);
  try {
    app.parse(with_long_class_path(argc, argv));
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? kukang::kExitHolds : kukang::kExitUsage;
  } catch (const std::exception& error) {
    std::cerr << "kukang: internal error: " << error.what() << "\n";
    return kukang::kExitInternal;
  }
  std::cout.flush();
  return status;
}
