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

// Options that several subcommands share.
struct CommonOptions {
  std::string class_path = ".";
  std::string jdk;
};
void add_common_options(CLI::App& command, CommonOptions& options);

// A program and the method that TARGET names in it.
struct OpenedTarget {
  std::unique_ptr<Program> program;
  std::vector<const Method*> candidates;  // by name; several where it is overloaded
};
absl::StatusOr<OpenedTarget> open_target(const CommonOptions& options, std::string_view target);

// Adds `kukang run` to `app`; when it is what the user asked for, it leaves the process's exit
// status in `status`.
void add_run_command(CLI::App& app, int& status);

}  // namespace kukang
