// kukang run: execute a static method concretely and print what it returns.

#include <iostream>

#include "cli/command.h"
#include "fmt/format.h"
#include "nlohmann/json.hpp"

namespace kukang {
namespace {

struct RunOptions {
  CommonOptions common;
  std::string target;
  std::vector<std::string> arguments;
  std::string format = "text";
  uint64_t steps = 0;
  uint64_t memory_mib = 4096;
  bool assertions = false;
};

// Of several methods with the name, the one whose parameters the literals fit.
absl::StatusOr<const Method*> choose(Machine& machine, const OpenedTarget& opened,
                                     const std::vector<Literal>& literals) {
  State scratch;
  machine.state = &scratch;
  std::vector<const Method*> fitting;
  absl::Status first_reason;
  for (const Method* method : opened.candidates) {
    auto args = arguments_for(machine, *method, literals);
    if (args.ok()) fitting.push_back(method);
    if (first_reason.ok()) first_reason = args.status();
  }
  if (opened.candidates.size() == 1 && fitting.empty()) return first_reason;
  if (fitting.size() == 1) return fitting.front();
  std::string list;
  for (const Method* method : opened.candidates) {
    list += fmt::format("\n  {}.{}{}", readable_name(*method->owner), method->name,
                        method->descriptor);
  }
  return usage_error(fmt::format("{} of the methods with this name fit the arguments; name one:{}",
                                 fitting.empty() ? "none" : "several", list));
}

nlohmann::json to_json(const RunOptions& options, const RunRecord& record,
                       const std::string& output) {
  nlohmann::json thrown = nlohmann::json::array();
  for (const Thrown& t : record.thrown) {
    thrown.push_back({{"exception", t.text}, {"trace", t.trace}});
  }
  nlohmann::json result = {
      {"target", options.target},
      {"outcome", text_of(record.outcome)},
      {"result", record.result.has_value() ? nlohmann::json(*record.result) : nullptr},
      {"output", output},
      {"thrown", thrown},
      {"stats", {{"instructions", record.steps}}}};
  return {{"tool", "kukang"}, {"version", KUKANG_VERSION}, {"command", "run"}, {"results", {result}}};
}

int print_text(const RunRecord& record) {
  std::cout.flush();
  switch (record.outcome) {
    case Outcome::Returned:
      if (record.result.has_value()) std::cout << *record.result << "\n";
      return kExitHolds;
    case Outcome::Threw:
      std::cerr << "Exception in thread \"main\" " << record.stack_trace;
      return kExitViolated;
    case Outcome::Exited: return record.exit_status;
    case Outcome::OutOfSteps:
      std::cerr << "kukang: stopped after " << record.steps
                << " instructions (--steps); give more, or none for no limit\n";
      return kExitUnknown;
    case Outcome::AssumptionFailed:
      std::cerr << "kukang: Contract.assume(false): the arguments are outside the contract\n";
      return kExitUnknown;
    case Outcome::Stopped: break;
  }
  return kExitInternal;
}

absl::StatusOr<int> run(const RunOptions& options) {
  std::vector<Literal> literals;
  for (const std::string& argument : options.arguments) {
    ASSIGN_OR_RETURN(Literal literal, parse_literal(argument));
    literals.push_back(std::move(literal));
  }
  ASSIGN_OR_RETURN(OpenedTarget opened, open_target(options.common, options.target));
  const bool json = options.format == "json";
  std::string output;
  Machine::Options machine_options;
  machine_options.assertions = options.assertions;
  machine_options.max_heap = options.memory_mib << 20;
  machine_options.console = [&](std::string_view text, bool to_err) {
    if (json && !to_err) {
      output += text;
    } else {
      (to_err ? std::cerr : std::cout) << text;
    }
  };
  ASSIGN_OR_RETURN(auto machine, Machine::make(*opened.program, std::move(machine_options)));
  ASSIGN_OR_RETURN(const Method* method, choose(*machine, opened, literals));
  if (!method->is_static()) {
    return usage_error(fmt::format("{} is not static; run needs a static method",
                                   readable_method(*method->owner, method->name,
                                                   method->descriptor)));
  }
  ASSIGN_OR_RETURN(RunRecord record, run_concretely(*machine, *method, literals, options.steps));
  if (record.outcome == Outcome::Stopped) {
    std::cout.flush();
    return record.reason;
  }
  if (!json) return print_text(record);
  std::cout << to_json(options, record, output).dump(2) << "\n";
  return record.outcome == Outcome::Returned ? kExitHolds
         : record.outcome == Outcome::Threw  ? kExitViolated
                                             : kExitUnknown;
}

}  // namespace

void add_run_command(CLI::App& app, int& status) {
  auto options = std::make_shared<RunOptions>();
  CLI::App* command = app.add_subcommand("run", "run a static method concretely");
  command->footer(
      "Arguments are Java literals: 7, 7L, 2.5, 2.5f, true, 'c', \"text\", null.\n"
      "Exit status: 0 returned, 1 an exception escaped, 2 not supported or out of steps,\n"
      "64 wrong usage, 65 unreadable input, 70 an internal error.");
  add_common_options(*command, options->common);
  command->add_option("TARGET", options->target, "pkg.Class.method, or with (descriptor)")
      ->required();
  command->add_option("ARG", options->arguments, "literals, one per parameter");
  command->add_option("--format", options->format, "text or json")
      ->check(CLI::IsMember({"text", "json"}));
  command->add_option("--steps", options->steps, "stop after so many instructions")
      ->type_name("N");
  command->add_option("--memory", options->memory_mib, "heap size; beyond: OutOfMemoryError")
      ->type_name("MIB")
      ->capture_default_str();
  command->add_flag("--assertions", options->assertions, "assertions on, as java -ea");
  command->callback([options, &status] {
    absl::StatusOr<int> result = run(*options);
    if (!result.ok()) std::cerr << "kukang: " << message(result.status()) << "\n";
    status = result.ok() ? *result : exit_code(result.status());
  });
}

}  // namespace kukang
