#include "truth/known_case.h"

#include <algorithm>
#include <optional>
#include <ostream>

#include "contract/annotation.h"
#include "fmt/format.h"
#include "fmt/ranges.h"
#include "report/check_text.h"

namespace kukang {
namespace {

using Truth = KnownCase::Truth;
using What = Judgement::What;

std::optional<Truth> truth_of(std::string_view annotation) {
  if (annotation == "Ltruth/Holds;") return Truth::Holds;
  if (annotation == "Ltruth/Violated;") return Truth::Violated;
  if (annotation == "Ltruth/Outside;") return Truth::Outside;
  if (annotation == "Ltruth/Vacuous;") return Truth::Vacuous;
  return std::nullopt;
}

KnownCase case_of(const Method& method, const Annotation& annotation) {
  KnownCase known;
  known.method = &method;
  known.truth = *truth_of(annotation.type);
  for (const auto& [name, value] : annotation.elements) {
    if (name == "orUnknown") known.or_unknown = value.bits != 0;
    if (name == "notReplayed") known.not_replayed = value.bits != 0;
    if (name == "k") known.k = static_cast<uint32_t>(value.bits);
    if (name == "unlessAssumed") known.unless_assumed = value.text;
    if (name != "value") continue;
    if (value.tag == 's') known.kinds.emplace_back(value.text);
    for (const AnnotationElement& one : value.elements) known.kinds.emplace_back(one.value.text);
  }
  if (known.truth == Truth::Violated && known.kinds.empty()) known.kinds = {"AssertionError"};
  for (const Method& other : method.owner->methods) {
    const absl::StatusOr<bool> assigns = has_annotation(other, annotation::kAssigns);
    if (assigns.ok() && *assigns) known.replaced.push_back(&other);
  }
  return known;
}

Judgement wrong(std::string why) { return {What::Wrong, std::move(why)}; }

bool is_of(const KnownCase& known, const Violation& violation) {
  return std::find(known.kinds.begin(), known.kinds.end(), violation.sort.kind) !=
         known.kinds.end();
}

// What is wrong with the violations that were found; empty where nothing is.
std::string mistake_in_violations(const KnownCase& known, const CheckResult& result,
                                  bool replayed) {
  for (const Violation& violation : result.violations) {
    if (!is_of(known, violation)) {
      return fmt::format("violated by {}, not by {}", what_of(violation),
                         fmt::join(known.kinds, " or "));
    }
    const Replay::What expected =
        known.not_replayed ? Replay::What::NotReplayable : Replay::What::Confirmed;
    if (replayed && violation.replay.what != expected) {
      return fmt::format("{}: {}", what_of(violation), text_of(violation.replay));
    }
  }
  return "";
}

bool is_assumed(const std::string& text, const CheckResult& result) {
  const std::vector<std::string>& assumed = result.exploration.assumptions;
  return !text.empty() && std::any_of(assumed.begin(), assumed.end(), [&](const std::string& one) {
    return one.find(text) != one.npos;
  });
}

}  // namespace

std::string KnownCase::name() const {
  std::string owner = method->owner->name;
  std::replace(owner.begin(), owner.end(), '/', '.');
  return fmt::format("{}.{}", owner, method->name);
}

bool KnownCase::hangs() const {
  return std::find(kinds.begin(), kinds.end(), "diverges") != kinds.end();
}

void PrintTo(const KnownCase& known, std::ostream* out) { *out << known.name(); }

absl::StatusOr<std::vector<KnownCase>> known_cases(const Program& program) {
  std::vector<KnownCase> cases;
  for (const std::string& name : program.class_path_names()) {
    ASSIGN_OR_RETURN(const Type* type, program.require(name));
    for (const Method& method : type->methods) {
      ASSIGN_OR_RETURN(const std::vector<Annotation> annotations,
                       type->file->annotations(method.info->attributes));
      for (const Annotation& annotation : annotations) {
        if (truth_of(annotation.type).has_value()) cases.push_back(case_of(method, annotation));
      }
    }
  }
  return cases;
}

Judgement judge(const KnownCase& known, const CheckResult& result, bool replayed) {
  const std::string verdict(text_of(result.verdict));
  if (!result.disagreements.empty()) {
    const Violation& first = result.disagreements.front();
    return wrong(fmt::format("{}: {}", what_of(first), text_of(first.replay)));
  }
  if (verdict == "unknown") {
    const bool honest = known.or_unknown || known.truth == Truth::Outside;
    return honest ? Judgement{What::Unknown, ""} : wrong("unknown");
  }
  switch (known.truth) {
    case Truth::Holds: {
      const bool held = verdict == "verified" || verdict == "within-bounds";
      if (held && result.exploration.tally.paths() > 0) return {};
      return wrong(held ? verdict + " without any path" : verdict);
    }
    case Truth::Violated: {
      if (verdict != "violated") {
        return is_assumed(known.unless_assumed, result) ? Judgement{What::Unknown, ""}
                                                        : wrong(verdict);
      }
      std::string mistake = mistake_in_violations(known, result, replayed);
      return mistake.empty() ? Judgement{} : wrong(std::move(mistake));
    }
    case Truth::Outside:
      if (verdict == "violated") return {};
      return is_assumed(known.unless_assumed, result) ? Judgement{What::Unknown, ""}
                                                      : wrong(verdict);
    case Truth::Vacuous: break;
  }
  return verdict == "vacuous" ? Judgement{} : wrong(verdict);
}

}  // namespace kukang
