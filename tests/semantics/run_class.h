// Runs methods of classes as a user's class path would have them, with little time and memory.

#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "explore/concrete.h"
#include "fmt/format.h"
#include "gtest/gtest.h"
#include "semantics/own_classes.h"

namespace kukang {

inline constexpr uint64_t kSteps = 200'000;
inline constexpr uint64_t kHeap = 64 << 20;

class ClassRunner {
 public:
  explicit ClassRunner(const std::string& class_path) {
    auto program = Program::open({.class_path = class_path, .jdk = ""}, own_classes());
    EXPECT_TRUE(program.ok()) << program.status();
    if (!program.ok()) return;
    program_ = std::move(*program);
    Machine::Options options;
    options.max_heap = kHeap;
    auto machine = Machine::make(*program_, std::move(options));
    EXPECT_TRUE(machine.ok()) << machine.status();
    if (machine.ok()) machine_ = std::move(*machine);
  }

  Linked<const Type*> load(std::string_view name) { return program_->load(name); }

  // Static methods only; every argument is 0, false or null.
  absl::StatusOr<RunRecord> run(const Method& method) {
    std::vector<Literal> literals;
    for (std::string_view parameter : take_apart(method.descriptor).parameters) {
      const char kind = parameter[0];
      literals.push_back({.type = kind == 'Z' ? 'Z' : kind == 'L' || kind == '[' ? 'n' : 'I'});
    }
    return run_concretely(*machine_, method, literals, kSteps);
  }

 private:
  std::unique_ptr<Program> program_;
  std::unique_ptr<Machine> machine_;
};

// How a run ended, as one line.
inline std::string text_of(const absl::StatusOr<RunRecord>& record) {
  auto refused = [](const absl::Status& status) {
    const ExitCode code = exit_code(status);
    return fmt::format("{}: {}",
                       code == kExitMalformed ? "malformed"
                       : code == kExitUnknown ? "unsupported"
                       : code == kExitUsage   ? "usage"
                                              : "internal error",
                       message(status));
  };
  if (!record.ok()) return refused(record.status());
  switch (record->outcome) {
    case Outcome::Returned: return "returned " + record->result.value_or("nothing");
    case Outcome::Threw: return record->thrown.empty() ? "threw" : record->thrown[0].text;
    case Outcome::Stopped: return refused(record->reason);
    default: return std::string(text_of(record->outcome));
  }
}

}  // namespace kukang
