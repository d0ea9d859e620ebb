// Methods whose answers rest on an assumption: a path that calls one has met it.

#include "semantics/native/table.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang {
namespace {

struct Row {
  std::string_view owner, name, assumption;
};

constexpr std::string_view kEnglish = "the default locale is that of English in the United States";

constexpr Row kRows[] = {
    {"java/lang/System", "lineSeparator", kOnUnix},
    {"java/util/Locale", "getDefault", kEnglish},
    {"java/util/ImmutableCollections$Set12", "iterator", kIterationOrder},
    {"java/util/ImmutableCollections$Set12", "toArray", kIterationOrder},
    {"java/util/ImmutableCollections$SetN$SetNIterator", "<init>", kIterationOrder},
    {"java/util/ImmutableCollections$MapN$MapNIterator", "<init>", kIterationOrder},
};

}  // namespace

std::string_view find_assumption(const Method& method) {
  for (const Row& row : kRows) {
    if (row.owner == method.owner->name && row.name == method.name) return row.assumption;
  }
  return "";
}

}  // namespace kukang
