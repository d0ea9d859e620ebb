// How far Kukang comes with the classes of tests/others, as n grows.
//
// Of each class the shapes are counted, and a method is checked, for n = 1, 2, ... until its share
// of the time is used up; rows say what was kept, what was rejected by the invariant, and how long
// the largest n took that came to an end. Then what the same tree costs in different clothes, what
// a key costs of which nothing is known, and what heaps cost that are rejected, with every choice
// taken and without those that are foreseen to be. Being slow is no failure. A count that is called
// complete and is another than that of the sequence is one; so is a verdict that is not so.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <map>

#include "fmt/format.h"
#include "others/asked.h"
#include "others/subjects.h"

namespace kukang {
namespace {

constexpr double kSecondsForARow = 2;
constexpr uint32_t kLargest = 10;
bool failed = false;

using Clock = std::chrono::steady_clock;
double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// So that whatever else the computer is doing disturbs ratios little.
double processor_seconds() {
  timespec now = {};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

void fail(const std::string& what) {
  failed = true;
  fmt::print("WRONG: {}\n", what);
}

// What was done for one n.
struct Measured {
  bool ended = false;
  uint32_t n = 0;
  uint64_t kept = 0, rejected = 0;
  double seconds = 0;
};

uint64_t asked_of_z3(const Tally& tally) {
  uint64_t asked = 0;
  for (const LayerStatistics& layer : tally.layers) asked += layer.layer == "z3" ? layer.asked : 0;
  return asked;
}

Measured count(const ShapeRow& row, uint32_t n, double seconds, bool every_choice = false) {
  ExploreOptions explore = within(n, seconds);
  explore.every_choice = every_choice;
  const double start = processor_seconds();
  const auto shapes = count_shapes(row.type, row.invariant, explore);
  if (!shapes.ok()) {
    fail(fmt::format("{}: {}", row.type, shapes.status().ToString()));
    return {};
  }
  const bool ended = shapes->complete();
  if (ended && shapes->total != row.count(n)) {
    fail(fmt::format("{} has {} shapes with n = {}, not {}", row.type, row.count(n), n,
                     shapes->total));
  }
  const Tally& tally = shapes->exploration.tally;
  return {ended, n, shapes->total, tally.assumed, processor_seconds() - start};
}

Measured check(const std::string& type, const std::string& invariant, const std::string& method,
               uint32_t n, double seconds) {
  const double start = processor_seconds();
  const auto plan = plan_of(type, invariant, method);
  const auto result = check_plan(others(), *plan, within(n, seconds), Exceptions::Implicit);
  if (!result.ok()) {
    fail(fmt::format("{}.{}: {}", type, method, result.status().ToString()));
    return {};
  }
  const bool ended =
      result->verdict == Verdict::Verified || result->verdict == Verdict::WithinBounds;
  if (result->verdict == Verdict::Violated) {
    fail(fmt::format("{}.{} holds, and with n = {} it is said to be violated", type, method, n));
  }
  const Tally& tally = result->exploration.tally;
  return {ended, n, tally.paths(), tally.assumed, processor_seconds() - start};
}

// The largest n that ends in the row's share of the time.
template <typename Measure>
Measured grow(uint32_t least, Measure measure) {
  Measured last;
  double left = kSecondsForARow;
  for (uint32_t n = least; n <= kLargest && left > 0; ++n) {
    const Measured next = measure(n, left);
    if (!next.ended) break;
    last = next;
    left -= next.seconds;
  }
  return last;
}

void print_header(const char* what, const char* kept) {
  fmt::print("\n{:<46} {:>3} {:>9} {:>10} {:>9} {:>9}\n", what, "n", kept, "rejected", "rej/kept",
             "seconds");
}

void print(const std::string& name, const Measured& m) {
  if (!m.ended) {
    fmt::print("{:<46} does not end\n", name);
  } else {
    fmt::print("{:<46} {:>3} {:>9} {:>10} {:>9.1f} {:>9.3f}\n", name, m.n, m.kept, m.rejected,
               static_cast<double>(m.rejected) / static_cast<double>(std::max<uint64_t>(m.kept, 1)),
               m.seconds);
  }
  std::fflush(stdout);
}

void print_shapes() {
  print_header("shapes of", "kept");
  for (const ShapeRow& row : shape_rows()) {
    const Measured largest = grow(std::max(row.least, 2u), [&](uint32_t n, double seconds) {
      return count(row, n, seconds);
    });
    print(row.type + " by " + row.invariant, largest);
  }
}

void print_checks() {
  print_header("check of", "paths");
  for (const BugRow& row : bug_rows()) {
    const Measured largest = grow(row.n, [&](uint32_t n, double seconds) {
      return check(row.type, row.invariant, row.right, n, seconds);
    });
    print(row.type + "." + row.right, largest);
  }
}

// The best of some runs.
template <typename Measure>
Measured best(Measure measure) {
  constexpr int kRuns = 3;
  Measured least;
  for (int i = 0; i < kRuns; ++i) {
    const Measured next = measure();
    if (!least.ended || (next.ended && next.seconds < least.seconds)) least = next;
    if (!next.ended) break;
  }
  return least;
}

std::string ratio(const Measured& a, const Measured& b) {
  if (!a.ended || !b.ended) return "-";
  return fmt::format("{:.2f}", a.seconds / b.seconds);
}

void print_pairs() {
  constexpr uint32_t kN = 6;
  fmt::print("\n{:<46} {:>3} {:>9} {:>9} {:>9} {:>9}\n", "generic and int keys", "n", "generic s",
             "int s", "ratio", "paths");
  for (const PairRow& row : pair_rows()) {
    for (const std::string& method : row.methods) {
      auto timed = [&](const std::string& type) {
        return best([&] { return check(type, row.invariant, method, kN, kSecondsForARow); });
      };
      const Measured generic = timed(row.generic), of_ints = timed(row.of_ints);
      fmt::print("{:<46} {:>3} {:>9.3f} {:>9.3f} {:>9} {:>4}/{}\n", row.generic + "." + method, kN,
                 generic.seconds, of_ints.seconds, ratio(generic, of_ints), generic.kept,
                 of_ints.kept);
      std::fflush(stdout);
    }
  }
}

void print_visited() {
  constexpr uint32_t kN = 9;
  constexpr double kPatience = 10;
  const ShapeRow* visited = &shape_rows()[0];
  const ShapeRow* ranges = &shape_rows()[1];
  const Measured by_sets = best([&] { return count(*visited, kN, kPatience); });
  const Measured by_ranges = best([&] { return count(*ranges, kN, kPatience); });
  fmt::print(
      "\nshapes of {} with n = {}: {} by a visited set {:.3f} s, by ranges {:.3f} s, ratio {}\n",
      visited->type, kN, by_sets.kept, by_sets.seconds, by_ranges.seconds,
      ratio(by_sets, by_ranges));
}

void print_rejected() {
  constexpr double kPatience = 10;
  fmt::print("\n{:<46} {:>3} {:>9} {:>10} {:>9} {:>9} {:>9} {:>9}\n",
             "rejected, every choice taken", "n", "kept", "rejected", "rej/kept", "seconds",
             "foreseen:", "seconds");
  for (const ShapeRow& row : shape_rows()) {
    const uint32_t n = row.type == "maps/DictionaryInfo" ? 7 : row.most;
    const Measured every = best([&] { return count(row, n, kPatience, true); });
    const Measured foreseen = best([&] { return count(row, n, kPatience); });
    if (!every.ended || !foreseen.ended) continue;
    const auto kept = static_cast<double>(std::max<uint64_t>(every.kept, 1));
    fmt::print("{:<46} {:>3} {:>9} {:>10} {:>9.1f} {:>9.3f} {:>9.1f} {:>9.3f}\n",
               row.type + " by " + row.invariant, n, every.kept, every.rejected,
               static_cast<double>(every.rejected) / kept, every.seconds,
               static_cast<double>(foreseen.rejected) / kept, foreseen.seconds);
    std::fflush(stdout);
  }
}

double start_of_java() {
  double least = 1e9;
  for (int i = 0; i < 3; ++i) {
    const auto start = Clock::now();
    const std::string command = fmt::format(
        "{} -cp {}/java/test-others-brute brute.Brute < /dev/null", KUKANG_JAVA, KUKANG_BUILD_DIR);
    if (std::system(command.c_str()) != 0) fail("java does not start");
    least = std::min(least, seconds_since(start));
  }
  return least;
}

// Paths, questions to Z3, milliseconds; "-" where the time was not enough.
std::string lookup(const std::string& kind, uint32_t m) {
  const auto plan = plan_of("jdk/Lookups", "", kind + std::to_string(m));
  const double start = processor_seconds();
  const auto result =
      check_plan(others(), *plan, within(m + 1, kSecondsForARow), Exceptions::Implicit);
  const double seconds = processor_seconds() - start;
  if (!result.ok() || !result->exploration.stopped_early.empty()) return "-";
  const Tally& tally = result->exploration.tally;
  if (tally.paths() < m + 1) fail(fmt::format("{} has fewer than {} ends", kind, m + 1));
  return fmt::format("{} {} {:.1f}", tally.paths(), asked_of_z3(tally), seconds * 1000);
}

void print_lookups() {
  const std::vector<std::string> kinds = {"integers", "strings", "days", "strangers"};
  std::map<std::string, std::string> last;
  fmt::print("\nan unknown key among m: paths, questions to Z3, ms (java starts in {:.0f} ms)\n",
             start_of_java() * 1000);
  fmt::print(" m");
  for (const std::string& kind : kinds) fmt::print(" {:>20}", kind);
  fmt::print("\n");
  for (uint32_t m = 1; m <= 8; ++m) {
    fmt::print("{:>2}", m);
    for (const std::string& kind : kinds) {
      if (last[kind] != "-") last[kind] = lookup(kind, m);
      fmt::print(" {:>20}", last[kind]);
    }
    fmt::print("\n");
    std::fflush(stdout);
  }
}

}  // namespace
}  // namespace kukang

int main() {
  const auto start = std::chrono::steady_clock::now();
  kukang::print_pairs();
  kukang::print_visited();
  kukang::print_lookups();
  kukang::print_rejected();
  kukang::print_shapes();
  kukang::print_checks();
  fmt::print("\n{:.0f} s in all\n", kukang::seconds_since(start));
  return kukang::failed ? 1 : 0;
}
