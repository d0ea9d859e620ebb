// The subcommands of kukang, one file each.

#pragma once

#include <memory>
#include <string>
#include <vector>

#include "CLI/CLI.hpp"
#include "explore/concrete.h"
#include "support/status.h"

namespace kukang {

// Says on the standard error output what is wrong.
void complain(std::string_view message);
// An internal error: what was to be written is lost.
absl::Status not_written(std::string_view file);
// The exit status that a subcommand has come to; complains of an error.
int finished(const absl::StatusOr<int>& result);

// Options that several subcommands share.
struct CommonOptions {
  std::string class_path = ".";
  std::string jdk;
};
void add_common_options(CLI::App& command, CommonOptions& options);
absl::StatusOr<std::unique_ptr<Program>> open_program(const CommonOptions& options);

// An option's value: a whole number from `least` to `most`.
CLI::Validator whole_number(uint64_t least, uint64_t most);

// The class with this internal name; where there is none, an error that says where it was looked
// for.
absl::StatusOr<const Type*> load_class(const CommonOptions& options, const Program& program,
                                       const std::string& name);

// The class that people mean (class_name.cc); where there is none, or several, an error that says
// so.
absl::StatusOr<const Type*> find_class(const CommonOptions& options, const Program& program,
                                       std::string_view written);
// The same, but nullptr where there is none.
absl::StatusOr<const Type*> find_class_if_any(const CommonOptions& options, const Program& program,
                                              std::string_view written);

// name(int, java.lang.String[]): as TARGET may name a method of a class.
std::string as_written(const Method& method);

// What TARGET names: a class, or the methods of a class that have a name.
struct NamedTarget {
  const Type* type = nullptr;
  std::vector<const Method*> methods;  // several where the name is overloaded; none: the class
};
absl::StatusOr<NamedTarget> find_target(const CommonOptions& options, const Program& program,
                                        std::string_view target);
absl::StatusOr<std::vector<NamedTarget>> find_targets(const CommonOptions& options,
                                                      const Program& program,
                                                      const std::vector<std::string>& targets);
std::vector<const Type*> types_of(const std::vector<NamedTarget>& targets);

// A program and the method that TARGET names in it.
struct OpenedTarget {
  std::unique_ptr<Program> program;
  std::vector<const Method*> candidates;  // by name; several where it is overloaded
};
absl::StatusOr<OpenedTarget> open_target(const CommonOptions& options, std::string_view target);

// Each adds a subcommand to `app`; when it is what the user asked for, it leaves the process's exit
// status in `status`.
void add_run_command(CLI::App& app, int& status);
void add_check_command(CLI::App& app, int& status);
void add_compare_command(CLI::App& app, int& status);
void add_trace_command(CLI::App& app, int& status);
void add_shapes_command(CLI::App& app, int& status);
void add_tests_command(CLI::App& app, int& status);

}  // namespace kukang
