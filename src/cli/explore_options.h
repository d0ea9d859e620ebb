// The options of the subcommands that explore: strategy, bounds, budgets, contracts.
//
// What the user has written is kept as it is until the program is open: bounds and spec classes
// name types.

#pragma once

#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "CLI/CLI.hpp"
#include "check/violation.h"
#include "cli/command.h"
#include "cli/granted_options.h"
#include "contract/contract.h"
#include "explore/exploration.h"
#include "report/graphviz.h"

namespace kukang {

struct ExploreArguments {
  std::string strategy = "lazier#";
  std::string k, n;  // as written; empty: not given
  uint64_t steps = Bounds().steps;
  uint32_t loop_bound = Bounds().loop;
  uint32_t call_bound = Bounds().call;
  std::string arithmetic = "wrap";
  std::string world = "open";
  std::string characters = "latin1";
  double timeout_seconds = 0;
  uint64_t memory_mib = 0;
  int workers = 1;
  bool symbolic_statics = false;
  bool every_choice = false;
  std::string identity_hash = "numbers";
  std::vector<std::string> without;  // layers of the solver
  int range_rounds = SolverOptions().range_rounds;
  bool self_check = false;
  GrantedArguments granted;
};
void add_explore_options(CLI::App& command, ExploreArguments& arguments);

// Where neither k nor n is given, k is 3. A type in `-n 5,Node=7` is named in full, or as the
// package or the class of one of `near` lets it be, or of java.lang.
absl::StatusOr<ExploreOptions> explore_options(const ExploreArguments& arguments,
                                               const Program& program,
                                               const std::vector<const Type*>& near);

// Pictures may take what time is left, and a little more. REQUIRES that its time counts (begun).
Enough enough_after(const ExploreOptions& options);

// A type as people name it: in full, or as the package or the class of one of `near` lets it be, or
// of java.lang; nullptr where there is none.
const Type* find_type(const Program& program, std::string_view name,
                      const std::vector<const Type*>& near);

// --loops.
void add_loops_option(CLI::App& command, std::string& loops);
Loops loops_of(const std::string& loops);

struct ContractArguments {
  std::vector<std::string> invariants, required, ensured, specs, modular;
  std::string exceptions;  // which that escape are violations; empty: not given
};
void add_contract_options(CLI::App& command, ContractArguments& arguments);
void add_modular_option(CLI::App& command, ContractArguments& arguments);

absl::StatusOr<ContractOptions> contract_options(const ContractArguments& arguments,
                                                 const CommonOptions& common,
                                                 const Program& program);

// What the calls of --modular are replaced by.
absl::StatusOr<std::vector<CallContract>> modular_calls(const ContractArguments& arguments,
                                                        const CommonOptions& common,
                                                        const Program& program,
                                                        const ContractOptions& contract,
                                                        const GrantedArguments& granted);

// The methods that the targets name, each once.
absl::StatusOr<MethodsToCheck> methods_of(const std::vector<NamedTarget>& targets,
                                          const Program& program, const ContractOptions& contract);

std::vector<Plan::Parameter> parameters_of(const std::vector<Plan>& plans);

// What is explored for the targets: a plan for each of their methods.
struct Work {
  std::unique_ptr<Program> program;
  ExploreOptions explore;
  ContractOptions contract;
  std::vector<Plan> plans;
  std::vector<const Method*> left_out;  // of classes that are targets; they have no contract
};
// What is wrong with a target or a contract is an error here, before anything is explored.
absl::StatusOr<Work> work_for(const CommonOptions& common, const ExploreArguments& explore,
                              const ContractArguments& contract,
                              const std::vector<std::string>& targets);

void add_exceptions_option(CLI::App& command, ContractArguments& arguments);
Exceptions exceptions_of(const ContractArguments& arguments);

// Where an answer goes: to the file of -o, or to the standard output where none is named.
class Output {
 public:
  absl::Status open(const std::string& file);
  void write(std::string_view text) { *to_ << text; }
  bool ok() const { return to_->good(); }
  // An error if something was not written, on a full disk, say. (Of the standard output, main says
  // so.)
  absl::Status close();

 private:
  std::string name_;
  std::ofstream file_;
  std::ostream* to_ = &std::cout;
};
absl::Status write_answer(const std::string& text, const std::string& file);

// Ctrl-C asks the exploration to stop with what is known; a second one ends the process.
const std::atomic<bool>* stop_on_interrupt();

// --progress: see ProgressLine.
void add_progress_option(CLI::App& command, std::string& when);

// Says on the standard error output how many paths there are so far, on one line that it keeps
// writing anew.
class ProgressLine {
 public:
  // `when`: auto (where the standard error output is a terminal), always or never.
  explicit ProgressLine(const std::string& when);
  ~ProgressLine();
  // Called by any worker, with the number of paths that have ended since it last did.
  void advance(uint64_t paths);
  // `before(seconds)` is what the line begins with so many seconds later; may be null.
  void begin(std::string what, std::function<std::string(double seconds)> before = nullptr);
  // Takes the line away.
  void clear();

 private:
  void write();

  const bool shown_;
  std::mutex mutex_;
  std::string what_;
  std::function<std::string(double seconds)> before_;
  uint64_t paths_ = 0;
  std::chrono::steady_clock::time_point started_, written_;
  size_t width_ = 0;
};

}  // namespace kukang
