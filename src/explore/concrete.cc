#include "explore/concrete.h"

#include <limits>

#include "fmt/format.h"
#include "support/requires.h"
#include "support/text.h"

namespace kukang {
namespace {

constexpr std::string_view kShow = "kukang/machine/Show";

constexpr uint64_t kNoLimit = std::numeric_limits<uint64_t>::max();
// What a result's toString or an exception's getMessage may take where the run itself is limited.
constexpr uint64_t kStepsToShow = 10'000'000;

// Calls `method` in the state as it is; `machine.ending` says how that ends.
void call_to_end(Machine& machine, State& state, const Method& method,
                 const std::vector<Value>& args, uint64_t steps) {
  machine.enter(state, method, args);
  if (machine.run(state, steps) != Progress::Ended) machine.ending.outcome = Outcome::OutOfSteps;
}

// Calls a static method of kukang.machine.Show on `value` and reads the text it returns. nullopt
// when that ends otherwise: it may call what the program has defined.
absl::StatusOr<std::optional<std::string>> show(Machine& machine, State& state,
                                                std::string_view method_name, Value value,
                                                uint64_t steps) {
  ASSIGN_OR_RETURN(const Type* type, machine.program.require(kShow));
  for (const Method& method : type->methods) {
    if (method.name != method_name) continue;
    call_to_end(machine, state, method, {value, Value()}, steps);  // a double takes two slots
    if (machine.ending.outcome != Outcome::Returned) return std::nullopt;
    return machine.read_utf8(machine.ending.value).value();
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

// Takes apart what Show.thrown has put together.
void parse_thrown(std::string_view text, RunRecord& record) {
  while (!text.empty()) {
    const size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    if (line == "=") break;
    if (line.starts_with('!')) {
      record.thrown.push_back({unescape(line.substr(1)), {}});
    } else if (!record.thrown.empty()) {
      record.thrown.back().trace.emplace_back(line);
    }
  }
  record.stack_trace = text;
}

// Writes down an uncaught exception, by the exception's own Java code.
absl::Status describe_thrown(Machine& machine, State& state, Value exception, uint64_t steps,
                             RunRecord& record) {
  const std::string class_name = dotted(machine.object(exception).type->name);
  ASSIGN_OR_RETURN(std::optional<std::string> text,
                   show(machine, state, "thrown", exception, steps));
  if (text.has_value()) {
    parse_thrown(*text, record);
  } else {
    // Its toString or getMessage does not return: the class's name is what is certain.
    record.thrown.push_back({class_name, {}});
    record.stack_trace = class_name + "\n";
  }
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
                                         const std::vector<Literal>& literals, uint64_t max_steps) {
  KUKANG_REQUIRES(method.is_static());
  State state;
  machine.state = &state;
  ASSIGN_OR_RETURN(std::vector<Value> args, arguments_for(machine, method, literals));
  call_to_end(machine, state, method, args, max_steps == 0 ? kNoLimit : max_steps);
  const uint64_t to_show = max_steps == 0 ? kNoLimit : kStepsToShow;

  RunRecord record;
  record.steps = state.steps;
  const bool has_result =
      machine.ending.outcome == Outcome::Returned && method.result != Basic::Void;
  const bool needs_java = method.result == Basic::Reference || method.result == Basic::Float ||
                          method.result == Basic::Double;
  if (has_result && needs_java) {
    const std::string_view how = method.result == Basic::Float    ? "ofFloat"
                                 : method.result == Basic::Double ? "ofDouble"
                                                                  : "result";
    ASSIGN_OR_RETURN(record.result, show(machine, state, how, machine.ending.value, to_show));
  } else if (has_result) {
    record.result = text_of_primitive(machine.ending.value, method.result);
  }

  // Of the method or, where it has returned, of the result's own toString.
  const Ending ending = machine.ending;
  record.outcome = ending.outcome;
  record.exit_status = ending.status;
  record.reason = ending.reason;
  if (ending.outcome == Outcome::Threw) {
    RETURN_IF_ERROR(describe_thrown(machine, state, ending.value, to_show, record));
  }
  return record;
}

}  // namespace kukang
