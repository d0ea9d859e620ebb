#include "cli/command_line.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <exception>
#include <iostream>
#include <sstream>

#include "cli/command.h"
#include "explore/crew.h"
#include "fmt/format.h"
#include "support/memory.h"

namespace kukang {
namespace {

// What the option parser would misread: java's -cp, one dash and two letters, and numbers like -.5.
// The order is the one that CLI::App::parse takes a vector in.
std::vector<std::string> for_parser(const std::vector<std::string>& args) {
  std::vector<std::string> out;
  for (auto arg = args.rbegin(); arg != args.rend(); ++arg) {
    out.push_back(*arg == "-cp" ? "--cp" : arg->starts_with("-.") ? "-0" + arg->substr(1) : *arg);
  }
  return out;
}

// The parser's help, with the class path's option as people write it.
std::string help_text(const CLI::App& app, const CLI::ParseError& request) {
  std::ostringstream out;
  app.exit(request, out, out);
  std::string text = out.str();
  constexpr std::string_view kParsers = "--cp,--class-path PATH",
                             kPeoples = "-cp,--class-path PATH ";
  const size_t at = text.find(kParsers);
  if (at != std::string::npos) text.replace(at, kParsers.size(), kPeoples);
  return text;
}

std::string joined(const std::vector<std::string>& names) {
  std::string out;
  for (const std::string& name : names) out += (out.empty() ? "" : ", ") + name;
  return out;
}

std::vector<std::string> subcommands(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    names.push_back(command->get_name());
  }
  return names;
}

std::string text_of(const CLI::App& app, const CLI::ParseError& error) {
  if (dynamic_cast<const CLI::ExtrasError*>(&error) == nullptr) return error.what();
  return fmt::format("there is no option {} (an argument that begins with - needs -- before it)",
                     joined(app.remaining(true)));
}

int run(const std::vector<std::string>& args) {
  int status = kExitHolds;
  CLI::App app("Kukang explores the heaps of JVM programs.", "kukang");
  app.set_version_flag("--version", "kukang " KUKANG_VERSION);
  app.require_subcommand(1);
  add_check_command(app, status);
  add_shapes_command(app, status);
  add_compare_command(app, status);
  add_trace_command(app, status);
  add_tests_command(app, status);
  add_run_command(app, status);
  const std::vector<std::string> known = subcommands(app);
  if (args.empty()) {
    complain(
        fmt::format("which subcommand? There are: {}; kukang --help tells more", joined(known)));
    return kExitUsage;
  }
  const bool asks = args[0] == "-h" || args[0] == "--help" || args[0] == "--version";
  if (!asks && std::find(known.begin(), known.end(), args[0]) == known.end()) {
    complain(fmt::format("there is no subcommand {}; there are: {}", args[0], joined(known)));
    return kExitUsage;
  }
  try {
    app.parse(for_parser(args));
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) {
      std::cout << help_text(app, error);
      return kExitHolds;
    }
    complain(fmt::format("{}; kukang {} --help tells more", text_of(app, error), args[0]));
    return kExitUsage;
  }
  return status;
}

// Where a standard descriptor is closed the next file that is opened would take its place, and get
// what is meant for a person. What stands there instead fails as a closed one does.
void occupy_standard_descriptors() {
  for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(number, F_GETFD) >= 0) continue;
    (void)!open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  }
}

}  // namespace

int run_command_line(int argc, char** argv) {
  occupy_standard_descriptors();
  int status = kExitInternal;
  try {
    status = run({argv + 1, argv + argc});
  } catch (const std::bad_alloc&) {
    complain(kNoMemory);
    status = kExitUnknown;
  } catch (const std::exception& error) {
    complain(fmt::format("internal error: {}", error.what()));
  }
  if (!std::cout.flush()) status = finished(not_written("the standard output"));
  // What a thread that was left behind refers to must stay until the very end.
  if (someone_was_left_behind()) _exit(status);
  return status;
}

}  // namespace kukang
