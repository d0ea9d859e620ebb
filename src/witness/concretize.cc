#include "witness/concretize.h"

#include <algorithm>

#include "absl/container/flat_hash_set.h"
#include "fmt/format.h"
#include "heap/old.h"
#include "semantics/native/outside.h"
#include "semantics/symbolic/symbolic.h"
#include "solver/symbols.h"
#include "support/text.h"
#include "view/throwable.h"
#include "witness/final_heap.h"
#include "witness/initial_heap.h"

namespace kukang {
namespace {

// Static fields are part of the heap at the end unless they lead to more than this.
constexpr size_t kMostWatched = 1000;

// --- the run, if there is one ---

// What came from outside and has led here; a run gets something else. Empty: nothing.
std::string deciding_source(const EndedPath& path) {
  const State& state = path.state;
  absl::flat_hash_set<const Term*> deciding;
  SymbolsOf symbols_of;
  uint32_t next = 0;  // source that is not yet told
  const std::vector<const PathCondition::Node*> conjuncts = state.condition.conjuncts();
  for (uint32_t i = 0; i < conjuncts.size(); ++i) {
    while (next < state.outside_count && state.outside.find(next)->last_bound <= i) ++next;
    const bool bound = next < state.outside_count && state.outside.find(next)->first_bound <= i;
    if (bound || conjuncts[i]->condition == nullptr) continue;
    const std::vector<const Term*>& symbols = symbols_of(*conjuncts[i]->condition);
    deciding.insert(symbols.begin(), symbols.end());
  }
  for (uint32_t i = 0; i < state.outside_count; ++i) {
    const FromOutside& told = *state.outside.find(i);
    if (told.is_answer) continue;  // which the run gets, too
    const bool decides = told.value.is_term()
                             ? deciding.contains(told.value.term)
                             : !state.unknowns.find(told.value.unknown)->binding.is_undefined();
    if (decides || told.name == kInput) return std::string(told.name);
  }
  return "";
}

std::string why_not(const EndedPath& path) {
  switch (path.end) {
    case PathEnd::Cut: return "a bound has cut the path";
    case PathEnd::Stopped: return std::string(message(path.ending.reason));
    default: break;
  }
  if (path.state.approximations != 0) {
    return path.machine.remarks.approximations.said_by(path.state.approximations).front();
  }
  if (!path.machine.replaced.empty()) return "calls were replaced by their contracts";
  bool hashed = false;
  path.state.identity_hashes.for_each(
      [&](uint32_t, const Value& hash) { hashed |= !hash.is_undefined(); });
  if (hashed) return "it depends on identity hash codes";
  if (std::string source = deciding_source(path); !source.empty()) {
    return fmt::format("it depends on what {} gives", source);
  }
  const Method& target = *path.plan.target;
  if (target.is_constructor() && target.owner->flags & kAbstract) {
    return "the constructor of an abstract class makes no object by itself";
  }
  return "";
}

// What the path relies on and a run may not respect.
std::string assumption_of(const EndedPath& path) {
  if (path.heap.terms.arithmetic == Arithmetic::Math) return "integers do not wrap around";
  if (path.assumes(kStrictRounding)) return std::string(kStrictRounding);
  return assumed_surroundings(path);
}

// --- what all paths of a plan share ---

// How many values the static fields lead to, at entry; counted up to a bit above the limit.
size_t count_values(const State& state, const std::vector<const Field*>& fields) {
  absl::flat_hash_set<Location> seen;
  std::vector<Location> queue;
  size_t count = 0;
  auto add = [&](const Value& value) {
    ++count;
    if (value.is_location() && seen.insert(value.location).second) queue.push_back(value.location);
  };
  for (const Field* field : fields) add(static_at_entry(state, *field));
  for (size_t i = 0; i < queue.size() && count <= kMostWatched; ++i) {
    if (queue[i] >= state.entry->heap.next()) continue;  // found later, in a symbolic static field
    const Object& object = state.entry->heap[queue[i]];
    if (object.type->is_class() && object.type->from_jdk && object.type->package != "java/util") {
      continue;
    }
    count += object.length;
    for (uint32_t v = 0; v < object.value_count(); ++v) add(object.values()[v]);
  }
  return count;
}

std::shared_ptr<const Script> make_script(const EndedPath& path) {
  auto script = std::make_shared<Script>();
  script->plan = &path.plan;
  const State& state = path.state;
  auto add = [&](const Type* type) {
    std::vector<const Type*>& all = script->initialized;
    if (!is_of_program(*type) || std::find(all.begin(), all.end(), type) != all.end()) return;
    all.push_back(type);
  };
  // In the order of then; those that were initialized on the way follow by themselves.
  for (const Type* type : state.entry->initialized) add(type);
  state.entry->statics.for_each([&](uint32_t id, const Ref<Object>& statics) {
    const bool done = statics && statics->initialization == Initialization::Done;
    if (done) add(path.machine.program.type(id));
  });
  for (const Type* type : script->initialized) {
    for (const Field& field : type->fields) {
      if (field.is_static() && !(field.flags & kSynthetic)) script->watched.push_back(&field);
    }
  }
  if (count_values(state, script->watched) > kMostWatched) script->watched.clear();
  return script;
}

// Does the run initialize classes that were not at entry?
bool spoils(const EndedPath& path) {
  bool more = false;
  path.state.statics.for_each([&](uint32_t id, const Ref<Object>& now) {
    if (!now || !is_of_program(*path.machine.program.type(id))) return;
    const Ref<Object>* then = path.state.entry->statics.find(id);
    more |= then == nullptr || !*then || (*then)->initialization != now->initialization;
  });
  return more;
}

// --- the end ---

// Decide is no stage of a run.
int number_of_stage(const EndedPath& path) {
  int number = 0;
  for (const Plan::Stage& stage : path.plan.stages) {
    if (&stage == path.stage) break;
    number += stage.what != Plan::Stage::What::Decide;
  }
  return number;
}

void describe_exception(const EndedPath& path, Value exception, RunEnd& end) {
  end.exception = dotted(path.state.heap[exception.location].type->name);
  const std::vector<StackElement> stack = stack_of(path.machine, path.state, exception);
  const StackElement* element = own_code(stack);
  if (element != nullptr && !element->method->owner->from_jdk) end.where = element->location();
}

// Where the JVM's stack is full, and what the heap is then, is its own matter.
void describe_round(const EndedPath& path, RunEnd& end) {
  using How = RunEnd::How;
  using What = Plan::Stage::What;
  if (!path.round->recursion) {
    end.how = How::Hung;
    return;
  }
  end.how = path.stage->what == What::Assume ? How::Outside
            : path.stage->what == What::Run  ? How::Threw
                                             : How::Failed;
  end.exception = kStackOverflow;
}

RunEnd end_of(const EndedPath& path) {
  using How = RunEnd::How;
  RunEnd end;
  end.stage = number_of_stage(path);
  if (path.round != nullptr) {
    describe_round(path, end);
    return end;
  }
  if (path.end == PathEnd::Normal && path.ending.outcome == Outcome::Exited) {
    end.how = How::Exited;
    end.status = path.ending.status;
    return end;
  }
  switch (path.end) {
    case PathEnd::Error: end.how = How::Failed; break;
    case PathEnd::Assumed: end.how = How::Outside; return end;
    case PathEnd::Exceptional: end.how = How::Threw; break;
    default: return end;
  }
  const bool asserting = path.stage != nullptr && path.stage->what == Plan::Stage::What::Assert;
  if (!asserting) {
    describe_exception(path, path.state.result, end);
  } else if (path.ending.outcome == Outcome::Threw) {
    describe_exception(path, path.ending.value, end);
  }
  return end;
}

}  // namespace

std::string assumed_surroundings(const EndedPath& path) {
  if (path.assumes(kIterationOrder)) return std::string(kIterationOrder);
  for (uint32_t i = 0; i < path.state.outside_count; ++i) {
    const FromOutside& told = *path.state.outside.find(i);
    if (!told.is_answer) return fmt::format("{} gives what it gives here", told.name);
  }
  return "";
}

const std::shared_ptr<const Script>& Concretizer::script_of(const EndedPath& path) {
  if (!script_ || script_->plan != &path.plan) script_ = make_script(path);
  return script_;
}

Witness Concretizer::concretize(const EndedPath& path) {
  const bool has_run = why_not(path).empty();
  return concretize(path, has_run ? path.solver.model(path.state.condition) : std::nullopt);
}

Witness Concretizer::concretize(const EndedPath& ended, std::optional<Model> model) {
  const ToldPath told(ended);
  const EndedPath& path = told.path;
  Witness witness;
  witness.script = script_of(path);
  witness.not_replayable = why_not(path);
  if (!witness.not_replayable.empty()) return witness;
  if (!model.has_value()) {
    witness.not_replayable = "the solver has found no numbers for this path";
    return witness;
  }
  Concretion concretion(path, *std::move(model));
  build_initial_heap(concretion, witness);
  witness.end = end_of(path);
  const bool has_heap = path.round == nullptr && witness.end.how != RunEnd::How::Outside &&
                        witness.end.how != RunEnd::How::Exited;
  if (has_heap) witness.end.heap = final_heap(concretion, *witness.script);
  witness.assumed = assumption_of(path);
  witness.spoils = spoils(path);
  witness.placed = path.state.placed;
  witness.not_replayable = concretion.trouble();
  return witness;
}

}  // namespace kukang
