#include "check/coverage.h"

#include <algorithm>

namespace kukang {
namespace {

MethodCoverage method_coverage(const Method& method, const NumberedCode& in,
                               const std::vector<bool>& covered) {
  MethodCoverage coverage{&method};
  std::map<int, LineCoverage>& lines = coverage.lines;
  for (size_t i = 0; i < in.code->instructions.size(); ++i) {
    const bool executed = covered[in.first + i];
    ++coverage.instructions.all;
    coverage.instructions.covered += executed;
    lines[in.code->line_at(static_cast<int32_t>(i))].executed |= executed;
  }
  for (const auto& [from_to, way] : in.ways) {
    LineCoverage& line = lines[in.code->line_at(from_to.first)];
    ++coverage.ways.all;
    ++line.ways;
    coverage.ways.covered += covered[way];
    line.taken += covered[way];
  }
  lines.erase(-1);  // those without a number
  return coverage;
}

}  // namespace

std::vector<MethodCoverage> coverage_of(const Plan& plan, const PathCoverage& paths,
                                        const std::vector<bool>& covered) {
  std::vector<MethodCoverage> methods;
  for (const auto& [method, code] : paths.methods()) {
    if (!method->is_class_initializer()) methods.push_back(method_coverage(*method, code, covered));
  }
  auto key = [&](const MethodCoverage& one) {
    const Method& method = *one.method;
    return std::tuple(&method != plan.target, method.owner->name, method.name, method.descriptor);
  };
  std::sort(methods.begin(), methods.end(),
            [&](const auto& a, const auto& b) { return key(a) < key(b); });
  return methods;
}

}  // namespace kukang
