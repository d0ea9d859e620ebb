// --range and --as: what the user grants of the heap at entry (heap/granted.h), as it is written.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "CLI/CLI.hpp"
#include "cli/command.h"
#include "explore/plan.h"
#include "heap/granted.h"
#include "shape/instances.h"

namespace kukang {

struct GrantedArguments {
  std::vector<std::string> ranges;   // Node.color=0..1,*.key=-9..9
  std::vector<std::string> classes;  // Node.key=java.lang.Integer

  bool empty() const { return ranges.empty() && classes.empty(); }
};
void add_granted_options(CLI::App& command, GrantedArguments& arguments);

// Takes the part without a name, of which there is one at most, out of the ranges.
absl::StatusOr<std::optional<IntegerRange>> take_plain_range(std::vector<std::string>& ranges);

// A class is named in full, or as one of `near` lets it be, or as class_name.cc says.
absl::Status grant_ranges(const GrantedArguments& arguments, const Program& program,
                          const std::vector<const Type*>& near, bool symbolic_statics,
                          Granted& granted);

// `parameters`: those of the methods that are explored.
absl::Status grant_classes(const GrantedArguments& arguments, const Program& program,
                           const std::vector<const Type*>& near,
                           const std::vector<Plan::Parameter>& parameters, Granted& granted);

}  // namespace kukang
