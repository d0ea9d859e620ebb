// Rules of what only merging makes.

#include "rules/symbolic_case.h"

namespace kukang {
namespace {

std::vector<SymbolicCase> merging(std::vector<SymbolicCase> cases) {
  for (SymbolicCase& c : cases) c.merges = true;
  return cases;
}

const Family guarded(merging({
    {"GUARDED-S", "Merged.chosen", 'B', "x", {{{1}, "1"}, {{0}, "2"}}},
    {"GUARDED-S", "Merged.chosen", 'S', "x", {{{1}, "1"}, {{0}, "2"}}},
    {"GUARDED-S", "Merged.nullOrNot", 'B', "1, IllegalStateException"},
}));

}  // namespace
}  // namespace kukang
