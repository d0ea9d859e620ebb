#include "compare/merge_agreement.h"

#include "compare/comparison.h"
#include "fmt/format.h"

namespace kukang {
namespace {

// What the other has found that this one, which has seen everything, has not.
void compare_ends(const StrategyRun& all, const StrategyRun& other,
                  std::vector<std::string>& differences) {
  for (const auto& [end, certain] : other.ends) {
    if (!certain || all.ends.contains(end)) continue;
    differences.push_back(
        fmt::format("with {} a path ends so: {}; with {}, which has seen everything within the "
                    "bounds, none does",
                    other.name(), end, all.name()));
  }
}

bool is_told(Verdict verdict) { return verdict != Verdict::Unknown; }

// Of an exploration that has seen everything and of any other one: one that was cut may say less,
// but nothing else.
bool may_say(const StrategyRun& all, const StrategyRun& other) {
  const Verdict verdict = all.result.verdict, said = other.result.verdict;
  if (!is_told(verdict) || !is_told(said)) return true;
  if (other.is_complete_within_bounds()) return said == verdict;
  return said != Verdict::Violated || verdict == Verdict::Violated;
}

void compare_to_all(const StrategyRun& all, const StrategyRun& other,
                    std::vector<std::string>& differences) {
  compare_ends(all, other, differences);
  if (may_say(all, other)) return;
  differences.push_back(fmt::format("{} says {}, {} says {}", all.name(),
                                    text_of(all.result.verdict), other.name(),
                                    text_of(other.result.verdict)));
}

}  // namespace

std::string_view MergeAgreement::text() const {
  if (!differences.empty()) return "disagree";
  if (!open.empty()) return "open";
  return agreeing.empty() ? "" : "agree";
}

MergeAgreement merge_agreement_of(const Comparison& comparison) {
  MergeAgreement agreement;
  for (const StrategyRun& other : comparison.others) {
    const StrategyRun& first = *comparison.run_of(other.result.strategy);
    const bool first_has_all = first.is_complete_within_bounds();
    const bool other_has_all = other.is_complete_within_bounds();
    if (first_has_all) compare_to_all(first, other, agreement.differences);
    if (other_has_all && !first_has_all) compare_to_all(other, first, agreement.differences);
    if (other_has_all && first_has_all) compare_ends(other, first, agreement.differences);
    (first_has_all && other_has_all ? agreement.agreeing : agreement.open).push_back(other.name());
  }
  return agreement;
}

}  // namespace kukang
