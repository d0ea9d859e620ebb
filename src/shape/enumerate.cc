#include "shape/enumerate.h"

#include <algorithm>

#include "contract/invariant.h"
#include "explore/explorer.h"
#include "fmt/format.h"
#include "program/hierarchy.h"
#include "shape/gatherer.h"
#include "shape/structure_at_once.h"

namespace kukang {
namespace {

// May an object be of both types?
bool overlap(const Type& a, const Type& b) {
  auto can_join = [](const Type& type, const Type& other) {
    return type.is_interface() && !(other.flags & kFinal) && !other.is_array();
  };
  return a.is_subtype_of(&b) || b.is_subtype_of(&a) || can_join(a, b) || can_join(b, a);
}

bool some_overlap(const absl::flat_hash_set<const Type*>& types) {
  return std::any_of(types.begin(), types.end(), [&](const Type* type) {
    return std::any_of(types.begin(), types.end(),
                       [&](const Type* other) { return type != other && overlap(*type, *other); });
  });
}

// Are there two fields or elements, of different types, that may lead to the same object? All that
// can be reached are looked at, also through classes that fields may hold without saying so, and
// whether or not the invariant reads them: that is known too late. Values, of which it is not
// decided which objects they are, lead nowhere.
bool fields_overlap(const Program& program, const Type& root, World world) {
  const Hierarchy hierarchy(
      program, world == World::Open ? std::vector{root.name} : std::vector<std::string>());
  std::vector<const Type*> types = {&root};
  bool found = false;
  auto add = [&](const Type* type) {
    if (type->is_primitive() || SymbolicHeap::is_value(type, world)) return;
    if (std::find(types.begin(), types.end(), type) != types.end()) return;
    found = found || std::any_of(types.begin(), types.end(),
                                 [&](const Type* other) { return overlap(*type, *other); });
    types.push_back(type);
  };
  for (size_t i = 0; i < types.size() && !found; ++i) {
    if (types[i]->is_array()) add(types[i]->element);
    for (const Type* type : hierarchy.subtypes_of(types[i])) {
      for (const Field* field : type->instance_fields) {
        if (field->basic != Basic::Reference) continue;
        const Linked<const Type*> declared = program.load(type_name(field->descriptor));
        if (declared.ok()) add(*declared);
      }
    }
  }
  return found;
}

}  // namespace

absl::StatusOr<Plan> shapes_plan(const Program& program, const Type& type,
                                 const ContractOptions& contract) {
  ASSIGN_OR_RETURN(const auto invariants, invariants_of(program, type, contract));
  RETURN_IF_ERROR(check_named_invariants(program, {&type}, contract));
  if (invariants.empty()) {
    return usage_error(fmt::format(
        "{} has no invariant, so that every heap is one of its shapes: annotate a boolean method "
        "with @Invariant, call it repOk, repOK, invariant or wellFormed, or use --invariant or "
        "--spec",
        readable_name(type)));
  }
  Plan plan;
  plan.target = invariants.front();
  plan.laws = !type.from_jdk;
  Plan::Parameter object{"this"};
  object.type = &type;
  object.is_this = object.non_null = true;
  plan.parameters.push_back(std::move(object));
  for (const Method* invariant : invariants) {
    Plan::Stage stage{Plan::Stage::What::Assume, invariant, {0}};
    stage.text = fmt::format("invariant {} of this", invariant->name);
    plan.stages.push_back(std::move(stage));
  }
  plan.stages.push_back({Plan::Stage::What::Decide});
  return plan;
}

absl::StatusOr<Shapes> enumerate(const Program& program, const Type& type,
                                 const ContractOptions& contract, const ExploreOptions& explore,
                                 const ShapesOptions& options) {
  if (explore.symbolic_statics) {
    return usage_error(
        "--symbolic-statics: shapes are what an object leads to; static fields hold what class "
        "initialization leaves in them");
  }
  ASSIGN_OR_RETURN(const Plan plan, shapes_plan(program, type, contract));
  const bool overlapping = fields_overlap(program, type, explore.world);
  ExploreOptions run = explore;
  const bool at_once = overlapping || explore.bounds.k.has_value() || explore.strategy == &lazy();
  if (at_once) run.strategy = &structure_at_once();
  // What a shape's conditions speak of is part of it.
  run.compares_texts_at_once = false;
  const bool in_order = explore.workers == 1 && explore.search.kind == nullptr;
  for (bool fingerprints = !in_order;; fingerprints = true) {
    Shapes result;
    result.type = &type;
    for (const Plan::Stage& stage : plan.stages) {
      if (stage.method != nullptr) result.invariants.push_back(stage.method);
    }
    result.strategy = run.strategy;
    result.bounds = explore.bounds;
    result.world = explore.world;
    result.tables = std::make_unique<ShapeTables>(explore.arithmetic);
    Gatherer gatherer(result, options, fingerprints);
    ASSIGN_OR_RETURN(result.exploration,
                     kukang::explore(program, plan, run, [&](int) { return &gatherer; }));
    if (!gatherer.wants_more()) continue;
    gatherer.finish();
    absl::flat_hash_set<const Type*> found_at = gatherer.reader().reference_types();
    found_at.insert(&type);
    result.overlapping = some_overlap(found_at);
    return result;
  }
}

}  // namespace kukang
