// What merging saves, and what it costs: the subjects of tests/merge, without it and with it.
//
// For each: paths, seconds of the processor, questions, how many of these Z3 was asked; which
// layers answered how many; regions, how many states came to their ends and what became of them,
// and why not all were merged. Arguments name the subjects that are wanted (Words, TCAS.two);
// otherwise there are all. Being slow is no failure, and neither is not coming to an end in time. A
// wrong number of paths is one.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <sstream>
#include <string>
#include <vector>

#include "check/check.h"
#include "fmt/format.h"
#include "merge/merged_program.h"
#include "merge/subject_rows.h"

namespace kukang {
namespace {

constexpr double kSecondsForARow = 60;

struct Mode {
  std::string_view name;
  Merge merge;
};
constexpr Mode kModes[] = {
    {"off", Merge::Off}, {"regions", Merge::Regions}, {"always", Merge::Always}};

// So that whatever else the computer is doing disturbs little.
double processor_seconds() {
  timespec now = {};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

void print_questions(const Tally& tally) {
  fmt::print("    answered:");
  for (const LayerStatistics& layer : tally.layers) {
    if (layer.asked > 0) fmt::print(" {} {}/{}", layer.layer, layer.answered, layer.asked);
  }
  fmt::print("\n");
}

void print_refusals(const MergeTally& merging) {
  for (size_t i = 0; i < kRefusals; ++i) {
    if (merging.refused[i] == 0) continue;
    fmt::print("    refused {}: {}\n", merging.refused[i], text_of(static_cast<Refusal>(i)));
  }
}

// False: the number of paths is wrong.
bool measure(const PathsRow& row, const Mode& mode) {
  ExploreOptions options;
  options.merge = mode.merge;
  options.timeout_seconds = kSecondsForARow;
  const auto plan = plan_for(merged_program(), method_named(row.type(), row.name()), {});
  const double start = processor_seconds();
  const auto result = check_plan(merged_program(), *plan, options, Exceptions::Implicit);
  if (!result.ok()) {
    fmt::print("{}: {}\n", row.method, result.status().ToString());
    return false;
  }
  const Exploration& exploration = result->exploration;
  const Tally& tally = exploration.tally;
  const MergeTally& merging = tally.merging;
  const bool ended = exploration.stopped_early.empty();
  const LayerStatistics z3 = tally.layers.empty() ? LayerStatistics() : tally.layers.back();
  fmt::print("{:<22} {:<7} {:>9} {:>9.3f} {:>9} {:>6} {:>8} {:>8} {:>7} {:>6}\n",
             row.method.substr(row.method.find('/') + 1), mode.name,
             ended ? fmt::format("{}", tally.paths()) : "no end", processor_seconds() - start,
             tally.layers.empty() ? 0 : tally.layers.front().asked,
             z3.asked, z3.over_integers, merging.regions, merging.merged, merging.into);
  print_questions(tally);
  print_refusals(merging);
  std::fflush(stdout);
  const bool right =
      mode.merge == Merge::Off ? tally.paths() == row.off : row.is_right(tally.paths());
  if (!ended || right) return true;
  std::ostringstream expected;
  expected << row;
  fmt::print("WRONG: {}\n", expected.str());
  return false;
}

bool is_wanted(const PathsRow& row, const std::vector<std::string>& names) {
  return names.empty() || std::any_of(names.begin(), names.end(), [&](const std::string& name) {
           return row.method.find("/" + name) != std::string::npos;
         });
}

int run(const std::vector<std::string>& names) {
  bool right = true;
  fmt::print("{:<22} {:<7} {:>9} {:>9} {:>9} {:>6} {:>8} {:>8} {:>7} {:>6}\n", "subject", "merge",
             "paths", "seconds", "questions", "to Z3", "integers", "regions", "states", "into");
  for (const auto* rows : {&subject_rows(), &large_subject_rows()}) {
    for (const PathsRow& row : *rows) {
      if (!is_wanted(row, names)) continue;
      for (const Mode& mode : kModes) {
        if (mode.merge == Merge::Off && row.off == 0) continue;
        right &= measure(row, mode);
      }
    }
  }
  return right ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace
}  // namespace kukang

int main(int argc, char** argv) { return kukang::run({argv + 1, argv + argc}); }
