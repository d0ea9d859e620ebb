// Which paths come first: --search, --seed, --towards.

#pragma once

#include <string>
#include <vector>

#include "CLI/CLI.hpp"
#include "explore/search_options.h"
#include "program/program.h"

namespace kukang {

struct SearchArguments {
  std::string search = "dfs";
  uint64_t seed = 0;
  std::string towards;  // File.java:N; empty: not given
};
void add_search_options(CLI::App& command, SearchArguments& arguments);

// The line of --towards is looked for in the classes on the class path, and in those of `targets`.
absl::StatusOr<SearchOptions> search_options(const SearchArguments& arguments,
                                             const Program& program,
                                             const std::vector<const Type*>& targets);

}  // namespace kukang
