#include "report/tests_text.h"

#include <algorithm>

#include "check/check.h"
#include "fmt/format.h"
#include "report/check_text.h"
#include "report/json_text.h"
#include "report/markup.h"
#include "support/folded.h"
#include "support/text.h"

namespace kukang {
namespace {

using Json = nlohmann::ordered_json;
using Share = MethodCoverage::Share;

std::string line(std::string_view indent, std::string_view text) {
  return folded(indent, text, kColumns) + "\n";
}

// Why a test fails; empty: it passes.
std::string why_fails(const UnitTest& test) {
  if (!test.violation) return "";
  const ViolationSort& sort = *test.violation;
  return sort.asserted.empty() ? fmt::format("{} at {}", sort.kind, sort.location)
                               : sort.asserted + " does not hold";
}

ptrdiff_t failing(const TestsOfMethod& result) {
  return std::count_if(result.tests.begin(), result.tests.end(),
                       [](const UnitTest& test) { return test.violation.has_value(); });
}

// 12 of 14 branches; more where not every path could be a test
std::string share_text(const Share& tested, const Share& reached, std::string_view noun) {
  if (tested.all == 0) return "";
  const std::string more =
      reached.covered > tested.covered ? fmt::format(" ({} on some path)", reached.covered) : "";
  return fmt::format(", {} of {} {}{}", tested.covered, tested.all, noun, more);
}

// The lines that no path comes to, and those that no path leaves by some of the ways out.
struct Unreached {
  std::vector<int> lines, ways;
};

Unreached unreached(const MethodCoverage& reached) {
  Unreached places;
  for (const auto& [number, line] : reached.lines) {
    if (line.whole()) continue;
    (line.executed ? places.ways : places.lines).push_back(number);
  }
  return places;
}

// lines 3, 4
std::string lines_text(const std::vector<int>& lines) {
  return fmt::format("line{} {}", lines.size() == 1 ? "" : "s", fmt::join(lines, ", "));
}

std::string method_text(const MethodCoverage& tested, const MethodCoverage& reached) {
  std::string out =
      line("  ", target_text(*tested.method) + share_text(tested.ways, reached.ways, "branches") +
                     share_text(tested.instructions, reached.instructions, "instructions"));
  const Unreached places = unreached(reached);
  std::string missing;
  if (!places.lines.empty()) missing = lines_text(places.lines);
  if (!places.ways.empty()) {
    missing += fmt::format("{}some way out of {}", missing.empty() ? "" : ", nor ",
                           lines_text(places.ways));
  }
  if (missing.empty()) return out;
  return out + line("    ", "no path within the bounds reaches " + missing);
}

std::string text_of(const TestsOfMethod& result) {
  const Tally& tally = result.exploration.tally;
  std::string out =
      line("", fmt::format("{}: {} from {}", target_text(*result.plan->target),
                           counted(result.tests.size(), "test"), counted(tally.paths(), "path")));
  for (const UnitTest& test : result.tests) {
    if (!test.violation) continue;
    out += line("  ", fmt::format("{} fails: {}", test.name, why_fails(test)));
  }
  for (size_t i = 0; i < result.tested.size(); ++i) {
    out += method_text(result.tested[i], result.reached[i]);
  }
  for (const auto& [why, paths] : result.left_out) {
    out += line("  ", fmt::format("left out: {}: {}", counted(paths, "path"), why));
  }
  if (!result.exploration.stopped_early.empty()) {
    out += line("  ", "not everything was explored: " + result.exploration.stopped_early);
  }
  for (const auto& [why, paths] : result.stops) {
    out += line("  ", fmt::format("stopped: {}: {}", counted(paths, "path"), why));
  }
  if (tally.cut_by_bounds() > 0) out += "  bounds have cut paths\n";
  return out;
}

Json to_json(const Share& tested, const Share& reached) {
  return {{"all", tested.all}, {"reached", reached.covered}, {"tested", tested.covered}};
}

Json to_json(const TestsOfMethod& result) {
  Json tests = Json::array(), coverage = Json::array(), left_out = Json::array();
  for (const UnitTest& test : result.tests) {
    tests.push_back({{"name", test.name}, {"fails", test.violation.has_value()}});
    if (test.violation) tests.back()["why"] = why_fails(test);
  }
  for (size_t i = 0; i < result.tested.size(); ++i) {
    const MethodCoverage &tested = result.tested[i], &reached = result.reached[i];
    const Method& method = *tested.method;
    const Unreached missing = unreached(reached);
    coverage.push_back({{"method", readable_method(*method.owner, method.name, method.descriptor)},
                        {"branches", to_json(tested.ways, reached.ways)},
                        {"instructions", to_json(tested.instructions, reached.instructions)},
                        {"unreached_lines", missing.lines},
                        {"lines_with_unreached_ways", missing.ways}});
  }
  for (const auto& [why, paths] : result.left_out) {
    left_out.push_back({{"why", why}, {"paths", paths}});
  }
  Json stops = Json::object();
  for (const auto& [why, paths] : result.stops) stops[why] = paths;
  const Method& target = *result.plan->target;
  return {{"target",
           fmt::format("{}.{}{}", readable_name(*target.owner), target.name, target.descriptor)},
          {"paths", result.exploration.tally.paths()},
          {"tests", std::move(tests)},
          {"failing", failing(result)},
          {"left_out", std::move(left_out)},
          {"coverage", std::move(coverage)},
          {"cut_by_bounds", result.exploration.tally.cut_by_bounds()},
          {"stopped", result.exploration.tally.stopped},
          {"stops", std::move(stops)},
          {"stopped_early", result.exploration.stopped_early}};
}

}  // namespace

std::string tests_text(const std::vector<TestsOfMethod>& results,
                       const std::vector<std::string>& files) {
  std::string out;
  for (const TestsOfMethod& result : results) out += text_of(result);
  for (const std::string& file : files) out += fmt::format("written: {}\n", printable(file));
  return out;
}

std::string tests_json(const std::vector<TestsOfMethod>& results,
                       const std::vector<std::string>& files) {
  Json list = Json::array();
  for (const TestsOfMethod& result : results) list.push_back(to_json(result));
  const Json answer = {{"tool", "kukang"},
                       {"version", KUKANG_VERSION},
                       {"command", "tests"},
                       {"results", std::move(list)},
                       {"files", files}};
  return json_text(answer) + "\n";
}

}  // namespace kukang
