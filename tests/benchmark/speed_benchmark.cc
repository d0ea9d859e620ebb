// How fast the machine is, measured beside the JVM.
//
// A workload runs on `java -Xint` and on Kukang's machine in turn, so that whatever else the
// computer is doing disturbs both alike, and the best time of each counts. java times itself
// inside; the machine is timed from entering the method to its result, in a program opened afresh,
// so that both load and link the classes they come to need within their time, and neither pays for
// its start. The start is measured by itself: a method that does nothing, as a process, by `kukang
// run` and by `java` with its defaults; the medians count.
//
// Being slow is no failure. Another result than the JVM's is: then nothing was measured.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

#include "explore/concrete.h"
#include "fmt/format.h"
#include "semantics/own_classes.h"
#include "support/status.h"

namespace kukang {
namespace {

const std::string kClassPath = KUKANG_BUILD_DIR "/java/benchmark-classes";

// Sizes for which java -Xint takes half a second to a second.
struct Workload {
  std::string method;
  int size;
};
const Workload kWorkloads[] = {
    {"integers", 30'000'000}, {"walk", 50'000}, {"update", 30'000},
    {"sort", 10'000},         {"calls", 32},    {"strings", 100'000},
};
constexpr int kRuns = 3;
constexpr int kStarts = 10;

// A line of the table that is printed at the end.
struct Row {
  std::string name;
  double java_ms, kukang_ms;
  double instructions_per_second;  // 0 where it says nothing
  double ratio;
  std::string demanded;
};
std::vector<Row> table;
bool failed = false;

double milliseconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start)
      .count();
}

struct Measured {
  double ms = 0;
  std::string result;
  uint64_t instructions = 0;
};

absl::StatusOr<Measured> run_process(const std::string& command) {
  const auto start = std::chrono::steady_clock::now();
  FILE* pipe = popen(("exec " + command).c_str(), "r");
  if (pipe == nullptr) return absl::InternalError("cannot start " + command);
  Measured measured;
  char buffer[4096];
  for (size_t n; (n = fread(buffer, 1, sizeof buffer, pipe)) > 0;)
    measured.result.append(buffer, n);
  const int status = pclose(pipe);
  measured.ms = milliseconds_since(start);
  if (status != 0) return absl::InternalError(fmt::format("status {} of {}", status, command));
  if (measured.result.ends_with('\n')) measured.result.pop_back();
  return measured;
}

// Workloads.main prints the nanoseconds and the result.
absl::StatusOr<Measured> run_java(const Workload& workload) {
  ASSIGN_OR_RETURN(Measured process,
                   run_process(fmt::format("{} -Xint -cp {} benchmark.Workloads {} {}", KUKANG_JAVA,
                                           kClassPath, workload.method, workload.size)));
  Measured inside;
  double nanoseconds = 0;
  std::istringstream(process.result) >> nanoseconds >> inside.result;
  inside.ms = nanoseconds / 1e6;
  return inside;
}

absl::StatusOr<Measured> run_kukang(const Workload& workload) {
  ASSIGN_OR_RETURN(auto program, Program::open({kClassPath, ""}, own_classes()));
  ASSIGN_OR_RETURN(auto machine, Machine::make(*program, {}));
  ASSIGN_OR_RETURN(const Type* type, program->require("benchmark/Workloads"));
  const Method* method = type->declared(program->selector(workload.method, "(I)I"));
  if (method == nullptr) return absl::NotFoundError(workload.method);
  Literal size;
  size.integer = workload.size;
  const auto start = std::chrono::steady_clock::now();
  ASSIGN_OR_RETURN(RunRecord record, run_concretely(*machine, *method, {size}));
  const double ms = milliseconds_since(start);
  if (record.outcome != Outcome::Returned) {
    return absl::InternalError(
        fmt::format("{}: {}", text_of(record.outcome), message(record.reason)));
  }
  return Measured{ms, record.result.value_or(""), record.steps};
}

// The reason why the two runs cannot be compared, or nothing.
std::string difference(const absl::StatusOr<Measured>& java,
                       const absl::StatusOr<Measured>& kukang) {
  if (!java.ok()) return "java: " + std::string(message(java.status()));
  if (!kukang.ok()) return "kukang: " + std::string(message(kukang.status()));
  if (java->result == kukang->result) return "";
  return fmt::format("java gives '{}', kukang '{}'", java->result, kukang->result);
}

void give_up(benchmark::State& state, const std::string& reason) {
  failed = true;
  state.SkipWithError(reason.c_str());
}

void measure_workload(benchmark::State& state, const Workload& workload) {
  std::vector<double> java_ms, kukang_ms;
  uint64_t instructions = 0;
  for (auto _ : state) {
    const auto java = run_java(workload);
    const auto kukang = run_kukang(workload);
    if (const std::string reason = difference(java, kukang); !reason.empty()) {
      return give_up(state, reason);
    }
    state.SetIterationTime(kukang->ms / 1e3);
    java_ms.push_back(java->ms);
    kukang_ms.push_back(kukang->ms);
    instructions = kukang->instructions;
  }
  const double java = *std::min_element(java_ms.begin(), java_ms.end());
  const double kukang = *std::min_element(kukang_ms.begin(), kukang_ms.end());
  const double speed = static_cast<double>(instructions) / (kukang / 1e3);
  state.counters["java_xint_ms"] = java;
  state.counters["kukang_ms"] = kukang;
  state.counters["ratio"] = java / kukang;
  state.counters["instructions_per_second"] = speed;
  table.push_back({fmt::format("{} {}", workload.method, workload.size), java, kukang, speed,
                   java / kukang, "java / kukang at least 0.20, wanted 0.50"});
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const size_t middle = values.size() / 2;
  return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

void measure_start(benchmark::State& state) {
  const std::string kukang_command =
      fmt::format("{}/kukang run -cp {} benchmark.Workloads.nothing", KUKANG_BUILD_DIR, kClassPath);
  const std::string java_command =
      fmt::format("{} -cp {} benchmark.Workloads nothing", KUKANG_JAVA, kClassPath);
  std::vector<double> java_ms, kukang_ms;
  for (auto _ : state) {
    auto java = run_process(java_command);
    if (java.ok()) java->result.erase(0, java->result.find(' ') + 1);
    const auto kukang = run_process(kukang_command);
    if (const std::string reason = difference(java, kukang); !reason.empty()) {
      return give_up(state, reason);
    }
    state.SetIterationTime(kukang->ms / 1e3);
    java_ms.push_back(java->ms);
    kukang_ms.push_back(kukang->ms);
  }
  const double java = median(java_ms);
  const double kukang = median(kukang_ms);
  state.counters["java_ms"] = java;
  state.counters["kukang_ms"] = kukang;
  state.counters["ratio"] = kukang / java;
  table.push_back({"start-up", java, kukang, 0, kukang / java, "kukang / java at most 0.50"});
}

void print_table() {
  if (table.empty()) return;
  fmt::print("\n{:<18} {:>9} {:>10} {:>16} {:>6}  {}\n", "workload", "java ms", "kukang ms",
             "M instructions/s", "ratio", "demanded");
  for (const Row& row : table) {
    const std::string speed = row.instructions_per_second > 0
                                  ? fmt::format("{:.0f}", row.instructions_per_second / 1e6)
                                  : "-";
    fmt::print("{:<18} {:>9.1f} {:>10.1f} {:>16} {:>6.2f}  {}\n", row.name, row.java_ms,
               row.kukang_ms, speed, row.ratio, row.demanded);
  }
}

}  // namespace
}  // namespace kukang

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return EXIT_FAILURE;
  for (const kukang::Workload& workload : kukang::kWorkloads) {
    benchmark::RegisterBenchmark(workload.method.c_str(), kukang::measure_workload, workload)
        ->UseManualTime()
        ->Iterations(kukang::kRuns)
        ->Unit(benchmark::kMillisecond);
  }
  benchmark::RegisterBenchmark("start-up", kukang::measure_start)
      ->UseManualTime()
      ->Iterations(kukang::kStarts)
      ->Unit(benchmark::kMillisecond);
  if (benchmark::RunSpecifiedBenchmarks() == 0) return EXIT_FAILURE;
  kukang::print_table();
  return kukang::failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
