#include "check/path_ends.h"

#include "check/violation.h"
#include "fmt/format.h"

namespace kukang {
namespace {

constexpr const char* kTrue = "returns true";
constexpr const char* kFalse = "returns false";
constexpr const char* kNull = "returns null";
constexpr const char* kObject = "returns an object";

// May an unknown turn out to be an object?
bool may_be_object(const EndedPath& path, const Value& unknown) {
  const Unknown& reference = *path.state.unknowns.find(unknown.unknown);
  if (*path.state.types.find(reference.variable) == nullptr) return false;
  return !path.heap.objects_for(path.state, unknown.unknown).empty();
}

}  // namespace

std::string failure_text(const EndedPath& path) {
  const ViolationSort sort = sort_of(path);
  std::string name = sort.kind;
  if (!sort.asserted.empty()) {
    // Where the predicate was false, the kind is the first word of what was asserted.
    const bool threw = !sort.asserted.starts_with(sort.kind);
    name =
        threw ? fmt::format("{} from {}", sort.kind, sort.asserted) : sort.asserted + " is false";
  }
  return sort.location.empty() ? name : fmt::format("{} at {}", name, sort.location);
}

void EndSink::ended(const EndedPath& path) {
  switch (path.end) {
    case PathEnd::Normal: return returned(path);
    case PathEnd::Exceptional:
    case PathEnd::Diverges:
    case PathEnd::Error: return add(failure_text(path), path.state.approximations == 0);
    case PathEnd::Assumed:
    case PathEnd::Cut:
    case PathEnd::Stopped: break;
  }
}

void EndSink::add(const EndSink& other) {
  for (const auto& [name, certain] : other.ends_) add(name, certain);
}

void EndSink::add(std::string name, bool certain) { ends_[std::move(name)] |= certain; }

void EndSink::returned(const EndedPath& path) {
  const Method& method = *path.plan.target;
  if (path.ending.outcome == Outcome::Exited) return add("exits", path.state.approximations == 0);
  const Value result = SymbolicHeap::resolved(path.state, path.state.result);
  if (result.is_reference()) return returned_reference(path, result);
  if (method.descriptor.ends_with(")Z") && !result.is_undefined()) {
    return returned_boolean(path, result);
  }
  add("returns", path.state.approximations == 0);
}

// The solver is asked only for what is not known yet, so that it is asked a few times in all: its
// questions are counted.
void EndSink::returned_boolean(const EndedPath& path, const Value& result) {
  const bool certain = path.state.approximations == 0;
  if (!result.is_term()) return add(result.i != 0 ? kTrue : kFalse, certain);
  Terms& terms = path.heap.terms;
  const Term* is_false = terms.make(Operator::Eq, result.term, terms.of(0));
  for (const bool wanted : {true, false}) {
    const char* name = wanted ? kTrue : kFalse;
    const auto known = ends_.find(name);
    if (known != ends_.end() && (known->second || !certain)) continue;
    const Term* guard = wanted ? terms.negation(is_false) : is_false;
    const Answer answer = guard->is_true() ? Answer::Satisfiable
                          : guard->is_false()
                              ? Answer::Unsatisfiable
                              : path.solver.satisfiable(path.state.condition, *guard);
    if (answer == Answer::Unsatisfiable) continue;
    add(name, certain && answer == Answer::Satisfiable);
  }
}

void EndSink::returned_reference(const EndedPath& path, const Value& result) {
  if (result.kind == Kind::GuardedReference) {
    for (const Alternative& one : path.state.alternatives(result.unknown)) {
      const Answer answer = path.solver.satisfiable(path.state.condition, *one.when);
      if (answer == Answer::Unsatisfiable) continue;
      returned_reference(path, SymbolicHeap::resolved(path.state, one.value));
    }
    return;
  }
  const bool certain = path.state.approximations == 0;
  if (result.is_null() || result.kind == Kind::SymbolicReference) add(kNull, certain);
  if (result.is_location() || (result.is_unknown() && may_be_object(path, result))) {
    add(kObject, certain);
  }
}

}  // namespace kukang
