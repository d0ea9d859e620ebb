// Where the classes are, and what a number in an option looks like.

#include <charconv>

#include "cli/command.h"
#include "fmt/format.h"
#include "semantics/own_classes.h"

namespace kukang {

void add_common_options(CLI::App& command, CommonOptions& options) {
  command
      .add_option("--cp,--class-path", options.class_path,
                  "where the classes are: directories and jars, ':' between them")
      ->take_last()
      ->type_name("PATH");
  command
      .add_option("--jdk", options.jdk,
                  "the JDK whose classes are used (or JAVA_HOME, or the java on PATH)")
      ->type_name("DIR");
}

absl::StatusOr<std::unique_ptr<Program>> open_program(const CommonOptions& options) {
  return Program::open({options.class_path, options.jdk}, own_classes());
}

CLI::Validator whole_number(uint64_t least, uint64_t most) {
  return CLI::Validator(
      [least, most](std::string& text) -> std::string {
        uint64_t value = 0;
        const char* end = text.data() + text.size();
        const auto [stopped, error] = std::from_chars(text.data(), end, value);
        if (error == std::errc() && stopped == end && value >= least && value <= most) return "";
        return fmt::format("a whole number from {} to {} is due, not {}", least, most, text);
      },
      "");
}

}  // namespace kukang
