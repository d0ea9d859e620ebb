// kukang run: execute a static method concretely and print what it returns.

#include <iostream>

#include "cli/command.h"
#include "fmt/format.h"
#include "report/json_text.h"
#include "support/requires.h"

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

// Is every literal of the parameter's own type, with nothing widened?
bool fits_exactly(const Method& method, const std::vector<Literal>& literals) {
  const MethodDescriptor descriptor = take_apart(method.descriptor);
  for (size_t i = 0; i < literals.size(); ++i) {
    const bool text = literals[i].type == 's' && descriptor.parameters[i] == "Ljava/lang/String;";
    if (!text && descriptor.parameters[i][0] != literals[i].type) return false;
  }
  return true;
}

std::string listed(const std::vector<const Method*>& methods) {
  std::string list;
  for (const Method* method : methods) {
    list += fmt::format("\n  {}.{}", readable_name(*method->owner), as_written(*method));
  }
  return list;
}

// Of several methods with the name, the one whose parameters the literals fit. Where several do,
// one that has the very types of the literals is meant.
absl::StatusOr<const Method*> choose(Machine& machine, const OpenedTarget& opened,
                                     const std::vector<Literal>& literals) {
  State scratch;
  machine.state = &scratch;
  std::vector<const Method*> fitting, exact;
  absl::Status first_reason;
  for (const Method* method : opened.candidates) {
    auto args = arguments_for(machine, *method, literals);
    if (args.ok()) {
      fitting.push_back(method);
      if (fits_exactly(*method, literals)) exact.push_back(method);
    }
    if (first_reason.ok()) first_reason = args.status();
  }
  if (exact.size() == 1) return exact.front();
  if (fitting.size() == 1) return fitting.front();
  if (opened.candidates.size() == 1) return first_reason;
  if (fitting.empty()) {
    return usage_error(fmt::format("the arguments fit none of the methods with this name:{}",
                                   listed(opened.candidates)));
  }
  return usage_error(
      fmt::format("the arguments fit several methods; name one, in quotes:{}", listed(fitting)));
}

// Of the process. REQUIRES that the run was not stopped.
int exit_status(const RunRecord& record) {
  KUKANG_REQUIRES(record.outcome != Outcome::Stopped);
  switch (record.outcome) {
    case Outcome::Returned: return kExitHolds;
    case Outcome::Threw: return kExitViolated;
    case Outcome::Exited: return record.exit_status & 0xff;
    default: return kExitUnknown;
  }
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
      {"exit_status", exit_status(record)},
      {"stats", {{"instructions", record.steps}}}};
  return {
      {"tool", "kukang"}, {"version", KUKANG_VERSION}, {"command", "run"}, {"results", {result}}};
}

void print_text(const RunRecord& record) {
  std::cout.flush();
  switch (record.outcome) {
    case Outcome::Returned:
      if (record.result.has_value()) std::cout << *record.result << "\n";
      break;
    case Outcome::Threw: std::cerr << "Exception in thread \"main\" " << record.stack_trace; break;
    case Outcome::OutOfSteps:
      complain(
          fmt::format("stopped after {} instructions (--steps); give more, or none for no limit",
                      record.steps));
      break;
    case Outcome::AssumptionFailed:
      complain("Contract.assume(false): the arguments are outside the contract");
      break;
    case Outcome::Exited:
    case Outcome::TooDeep:
    case Outcome::TooLarge:
    case Outcome::Diverges:
    case Outcome::Overflows:
    case Outcome::Stopped: break;
  }
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
  machine_options.input = [] { return std::cin.get(); };
  ASSIGN_OR_RETURN(auto machine, Machine::make(*opened.program, std::move(machine_options)));
  ASSIGN_OR_RETURN(const Method* method, choose(*machine, opened, literals));
  if (!method->is_static()) {
    return usage_error(
        fmt::format("{} is not static; run needs a static method, so write one that makes the "
                    "object and calls it",
                    readable_method(*method->owner, method->name, method->descriptor)));
  }
  ASSIGN_OR_RETURN(RunRecord record, run_concretely(*machine, *method, literals, options.steps));
  if (record.outcome == Outcome::Stopped) return record.reason;
  if (json) {
    std::cout << json_text(to_json(options, record, output)) << "\n";
  } else {
    print_text(record);
  }
  std::cout.flush();
  return exit_status(record);
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
  command->add_option("TARGET", options->target, "pkg.Class.method, or with (types)")->required();
  command->add_option("ARG", options->arguments, "literals, one per parameter");
  command->add_option("--format", options->format, "text or json")
      ->check(CLI::IsMember({"text", "json"}));
  command->add_option("--steps", options->steps, "stop after so many instructions")
      ->check(whole_number(1, 1'000'000'000'000'000'000))
      ->type_name("N");
  command->add_option("--memory", options->memory_mib, "heap size; beyond: OutOfMemoryError")
      ->check(whole_number(1, 1'000'000))
      ->type_name("MIB")
      ->capture_default_str();
  command->add_flag("--assertions", options->assertions, "assertions on, as java -ea");
  command->callback([options, &status] { status = finished(run(*options)); });
}

}  // namespace kukang
