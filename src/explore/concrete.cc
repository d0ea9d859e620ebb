#include "explore/concrete.h"

#include <limits>

#include "fmt/format.h"
#include "support/text.h"

namespace kukang {
namespace {

constexpr std::string_view kShow = "kukang/machine/Show";

// Calls a static method of kukang.machine.Show on `value` in the state as it is, and reads the text
// it returns. nullopt when that ends otherwise: `machine.ending` says how.
absl::StatusOr<std::optional<std::string>> show(Machine& machine, State& state,
                                                std::string_view method_name, Value value) {
  ASSIGN_OR_RETURN(const Type* type, machine.program.require(kShow));
  for (const Method& method : type->methods) {
    if (method.name != method_name) continue;
    machine.enter(state, method, {value, Value()});  // a double takes two slots
    machine.run(state, std::numeric_limits<uint64_t>::max());
    if (machine.ending.outcome != Outcome::Returned) return std::nullopt;
    return machine.read_utf8(machine.ending.value);
  }
  return absl::InternalError(fmt::format("kukang.machine.Show has no {}", method_name));
}

std::string unescape(std::string_view line) {
  std::string out;
  for (size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '\\' && i + 1 < line.size()) {
      out += line[++i] == 'n' ? '\n' : line[i];
    } else {
      out += line[i];
    }
  }
  return out;
}

std::vector<Thrown> parse_chain(std::string_view text) {
  std::vector<Thrown> chain;
  while (!text.empty()) {
    const size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    if (line.starts_with('!')) {
      chain.push_back({unescape(line.substr(1)), {}});
    } else if (!chain.empty()) {
      chain.back().trace.emplace_back(line);
    }
  }
  return chain;
}

// Writes down an uncaught exception, by the exception's own Java code.
absl::Status describe_thrown(Machine& machine, State& state, Value exception, RunRecord& record) {
  ASSIGN_OR_RETURN(std::optional<std::string> chain, show(machine, state, "chain", exception));
  if (!chain.has_value()) {
    // Its toString or getMessage throws: the class's name is what is certain.
    record.thrown.push_back({dotted(machine.object(exception).type->name), {}});
    record.stack_trace = record.thrown.back().text + "\n";
    return absl::OkStatus();
  }
  record.thrown = parse_chain(*chain);
  ASSIGN_OR_RETURN(std::optional<std::string> trace,
                   show(machine, state, "stackTrace", exception));
  record.stack_trace = trace.value_or("");
  return absl::OkStatus();
}

std::string text_of_primitive(Value value, Basic basic) {
  switch (basic) {
    case Basic::Boolean: return value.i != 0 ? "true" : "false";
    case Basic::Char: {
      const char16_t unit = static_cast<char16_t>(value.i);
      return utf8_from_utf16(std::u16string_view(&unit, 1));
    }
    case Basic::Long: return std::to_string(value.j);
    default: return std::to_string(value.i);
  }
}

}  // namespace

absl::StatusOr<RunRecord> run_concretely(Machine& machine, const Method& method,
                                         const std::vector<Literal>& literals,
                                         uint64_t max_steps) {
  State state;
  machine.state = &state;
  ASSIGN_OR_RETURN(std::vector<Value> args, arguments_for(machine, method, literals));
  machine.enter(state, method, args);
  const uint64_t steps = max_steps == 0 ? std::numeric_limits<uint64_t>::max() : max_steps;
  if (!machine.run(state, steps)) machine.ending.outcome = Outcome::OutOfSteps;

  RunRecord record;
  const Ending ending = machine.ending;
  record.steps = state.steps;
  record.outcome = ending.outcome;
  record.exit_status = ending.status;
  record.reason = ending.reason;
  if (ending.outcome == Outcome::Threw) {
    RETURN_IF_ERROR(describe_thrown(machine, state, ending.value, record));
    return record;
  }
  if (ending.outcome != Outcome::Returned || method.result == Basic::Void) return record;
  const bool needs_java = method.result == Basic::Reference || method.result == Basic::Float ||
                          method.result == Basic::Double;
  if (!needs_java) {
    record.result = text_of_primitive(ending.value, method.result);
    return record;
  }
  const std::string_view how = method.result == Basic::Float    ? "ofFloat"
                               : method.result == Basic::Double ? "ofDouble"
                                                                : "result";
  ASSIGN_OR_RETURN(record.result, show(machine, state, how, ending.value));
  if (!record.result.has_value()) {  // the result's own toString did not return
    const Ending failed = machine.ending;
    record.outcome = failed.outcome;
    record.exit_status = failed.status;
    record.reason = failed.reason;
    if (failed.outcome == Outcome::Threw) {
      RETURN_IF_ERROR(describe_thrown(machine, state, failed.value, record));
    }
  }
  return record;
}

}  // namespace kukang
