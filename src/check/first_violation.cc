#include "check/first_violation.h"

#include "witness/concretize.h"

namespace kukang {

bool FirstViolation::is_enough(const EndedPath& path) {
  const std::lock_guard lock(mutex_);
  Violation violation;
  violation.sort = sort_of(path);
  if (!violation.sort.certain || !tried_.insert(violation.sort).second) return false;
  violation.has_model = path.solver.model(path.state.condition).has_value();
  if (violation.has_model && jvm_.has_value()) {
    const ToldPath told(path);
    ViolationReplay jvm(*jvm_);
    violation.replay = jvm.replay(limits_, Concretizer().concretize(told.path));
  }
  return standing_of(violation) == Standing::Violated;
}

}  // namespace kukang
