#include "contract/contract.h"

#include <algorithm>

#include "contract/annotation.h"
#include "contract/invariant.h"
#include "contract/predicate.h"
#include "fmt/format.h"

namespace kukang {
namespace {

using What = Plan::Stage::What;

// The names of the parameters, `this` not counted, where the compiler has left them.
absl::StatusOr<std::vector<std::string>> parameter_names(const Method& method) {
  const MethodDescriptor descriptor = take_apart(method.descriptor);
  ASSIGN_OR_RETURN(const auto code, method.owner->file->code(*method.info));
  std::vector<std::string> names;
  uint16_t slot = method.is_static() ? 0 : 1;
  for (std::string_view parameter : descriptor.parameters) {
    std::string name = fmt::format("p{}", names.size());
    if (code.has_value()) {
      for (const LocalVariable& variable : code->variables) {
        if (variable.slot == slot && variable.start == 0) name = variable.name;
      }
    }
    names.push_back(std::move(name));
    slot += slots_of(basic_of(parameter[0]));
  }
  return names;
}

absl::Status add_parameters(const Program& program, const Method& target, Plan& plan) {
  if (!target.is_static()) {
    Plan::Parameter object{"this"};
    object.type = target.owner;
    object.is_this = object.non_null = true;
    plan.parameters.push_back(std::move(object));
  }
  const MethodDescriptor descriptor = take_apart(target.descriptor);
  ASSIGN_OR_RETURN(const std::vector<std::string> names, parameter_names(target));
  ASSIGN_OR_RETURN(const std::vector<bool> non_null, non_null_parameters(target));
  for (size_t i = 0; i < descriptor.parameters.size(); ++i) {
    Plan::Parameter parameter{names[i], basic_of(descriptor.parameters[i][0])};
    if (parameter.basic == Basic::Reference) {
      Linked<const Type*> type = program.load(type_name(descriptor.parameters[i]));
      if (!type.ok()) {
        const LinkFailure& failure = type.failure();
        if (!failure.status.ok()) return failure.status;
        return usage_error(
            fmt::format("{}, the type of parameter {} of {}, cannot be loaded: {}: {} (see -cp)",
                        readable_type(descriptor.parameters[i]), names[i],
                        readable_method(*target.owner, target.name, target.descriptor),
                        readable_name(*target.owner), failure.message));
      }
      parameter.type = *type;
      parameter.non_null = non_null[i];
    }
    plan.parameters.push_back(std::move(parameter));
  }
  return absl::OkStatus();
}

void assume_non_null(Plan& plan) {
  for (size_t i = 0; i < plan.parameters.size(); ++i) {
    const Plan::Parameter& parameter = plan.parameters[i];
    if (parameter.is_this || !parameter.non_null) continue;
    Plan::Stage stage{What::Assume};
    stage.arguments = {static_cast<int>(i)};
    stage.text = parameter.name + " is not null";
    plan.stages.push_back(std::move(stage));
  }
}

// The invariants of the parameters: stages that assert them, `this` first.
absl::StatusOr<std::vector<Plan::Stage>> invariant_stages(const Program& program, const Plan& plan,
                                                          const ContractOptions& options) {
  std::vector<Plan::Stage> stages;
  std::vector<const Type*> types = {plan.target->owner};
  for (const Plan::Parameter& parameter : plan.parameters) {
    if (parameter.basic == Basic::Reference) types.push_back(parameter.type);
  }
  RETURN_IF_ERROR(check_named_invariants(program, types, options));
  for (size_t i = 0; i < plan.parameters.size(); ++i) {
    const Plan::Parameter& parameter = plan.parameters[i];
    if (parameter.basic != Basic::Reference) continue;
    ASSIGN_OR_RETURN(const auto invariants, invariants_of(program, *parameter.type, options));
    for (const Method* invariant : invariants) {
      Plan::Stage stage{What::Assert, invariant, {static_cast<int>(i)}};
      stage.if_non_null = !parameter.is_this;
      // Where a constructor throws there is no object that anybody could see.
      stage.also_after_exception = !(parameter.is_this && plan.target->is_constructor());
      stage.text = fmt::format("invariant {} of {}", invariant->name, parameter.name);
      stages.push_back(std::move(stage));
    }
  }
  return stages;
}

absl::Status add_predicates(const Program& program, std::string_view annotation, PredicateUse use,
                            const std::vector<std::string>& more, const ContractOptions& options,
                            Plan& plan) {
  ASSIGN_OR_RETURN(std::vector<std::string> names, names_in(*plan.target, annotation));
  names.insert(names.end(), more.begin(), more.end());
  for (const std::string& name : names) {
    ASSIGN_OR_RETURN(Predicate predicate, find_predicate(program, plan, name, use, options));
    const bool before = use == PredicateUse::Requires;
    Plan::Stage stage{before ? What::Assume : What::Assert, predicate.method, predicate.arguments};
    stage.text = fmt::format("{} {}", before ? "requires" : "ensures", name);
    plan.stages.push_back(std::move(stage));
  }
  return absl::OkStatus();
}

absl::StatusOr<bool> is_annotated(const Method& method) {
  for (std::string_view annotation :
       {annotation::kProperty, annotation::kRequires, annotation::kEnsures}) {
    ASSIGN_OR_RETURN(const bool found, has_annotation(method, annotation));
    if (found) return true;
  }
  return false;
}

// Is anything assumed or asserted around it?
absl::StatusOr<bool> has_contract(const Program& program, const Method& method,
                                  const ContractOptions& options) {
  ASSIGN_OR_RETURN(const bool annotated, is_annotated(method));
  if (annotated || !options.required.empty() || !options.ensured.empty()) return true;
  Plan plan;
  plan.target = &method;
  RETURN_IF_ERROR(add_parameters(program, method, plan));
  for (const Plan::Parameter& parameter : plan.parameters) {
    if (parameter.basic != Basic::Reference) continue;
    ASSIGN_OR_RETURN(const auto invariants, invariants_of(program, *parameter.type, options));
    if (!invariants.empty()) return true;
  }
  return false;
}

// Of a spec class, whose other methods are predicates.
absl::StatusOr<std::vector<const Method*>> properties_of(const Type& spec) {
  std::vector<const Method*> properties;
  for (const Method& method : spec.methods) {
    ASSIGN_OR_RETURN(const bool property, has_annotation(method, annotation::kProperty));
    if (property) properties.push_back(&method);
  }
  if (!properties.empty()) return properties;
  return usage_error(fmt::format(
      "{} has no @Property; to check methods of the class that it is about, name that one and give "
      "this by --spec",
      readable_name(spec)));
}

// Is a class of the JDK itself what is checked? Then its contract says what its objects are like.
absl::StatusOr<bool> is_about_jdk(const Program& program, const Plan& plan) {
  const Type& owner = *plan.target->owner;
  if (owner.from_jdk) return true;
  ASSIGN_OR_RETURN(const bool spec, is_spec(owner));
  if (spec) {
    ASSIGN_OR_RETURN(const Type* about, spoken_of(program, owner));
    if (about->from_jdk) return true;
  }
  return std::any_of(plan.stages.begin(), plan.stages.end(), [&](const Plan::Stage& stage) {
    const bool invariant = stage.method != nullptr && stage.arguments.size() == 1 &&
                           stage.what == What::Assume && stage.arguments[0] >= 0;
    return invariant && plan.parameters[stage.arguments[0]].type != nullptr &&
           plan.parameters[stage.arguments[0]].type->from_jdk;
  });
}

}  // namespace

absl::StatusOr<Plan> plan_for(const Program& program, const Method& target,
                              const ContractOptions& options) {
  Plan plan;
  plan.target = &target;
  RETURN_IF_ERROR(add_parameters(program, target, plan));
  assume_non_null(plan);
  ASSIGN_OR_RETURN(const bool property, has_annotation(target, annotation::kProperty));
  std::vector<Plan::Stage> invariants;
  if (!property) {  // which says itself what it assumes
    ASSIGN_OR_RETURN(invariants, invariant_stages(program, plan, options));
  }
  for (Plan::Stage stage : invariants) {
    if (target.is_constructor() && plan.parameters[stage.arguments[0]].is_this) continue;
    stage.what = What::Assume;
    stage.also_after_exception = false;
    plan.stages.push_back(std::move(stage));
  }
  RETURN_IF_ERROR(add_predicates(program, annotation::kRequires, PredicateUse::Requires,
                                 options.required, options, plan));
  Plan::Stage run{What::Run, &target};
  for (size_t i = 0; i < plan.parameters.size(); ++i) run.arguments.push_back(static_cast<int>(i));
  run.text = target.name;
  plan.stages.push_back(std::move(run));
  plan.stages.insert(plan.stages.end(), invariants.begin(), invariants.end());
  RETURN_IF_ERROR(add_predicates(program, annotation::kEnsures, PredicateUse::Ensures,
                                 options.ensured, options, plan));
  ASSIGN_OR_RETURN(const bool about_jdk, is_about_jdk(program, plan));
  plan.laws = !about_jdk;
  return plan;
}

absl::StatusOr<MethodsToCheck> methods_to_check(const Program& program, const Type& type,
                                                const ContractOptions& options) {
  ASSIGN_OR_RETURN(const bool spec, is_spec(type));
  if (spec) {
    ASSIGN_OR_RETURN(auto properties, properties_of(type));
    return MethodsToCheck{std::move(properties), {}};
  }
  ASSIGN_OR_RETURN(const auto invariants, invariants_of(program, type, options));
  ASSIGN_OR_RETURN(const auto predicates, predicate_names(type, options));
  MethodsToCheck found;
  for (const Method& method : type.methods) {
    constexpr uint16_t kNothingToRun = kPrivate | kSynthetic | kAbstract | kNative;
    if (method.flags & kNothingToRun || method.is_class_initializer()) continue;
    if (method.is_constructor() && type.flags & kAbstract) continue;
    if (std::find(invariants.begin(), invariants.end(), &method) != invariants.end()) continue;
    if (std::find(predicates.begin(), predicates.end(), method.name) != predicates.end()) continue;
    ASSIGN_OR_RETURN(const bool contract, has_contract(program, method, options));
    (contract || options.for_exceptions ? found.methods : found.left_out).push_back(&method);
  }
  if (!found.methods.empty()) return found;
  RETURN_IF_ERROR(check_named_invariants(program, {&type}, options));
  return usage_error(fmt::format(
      "{} has nothing to check: no @Invariant, @Requires, @Ensures or @Property, and no boolean "
      "method repOk, repOK, invariant or wellFormed; annotate it, or use --invariant or --spec. "
      "To check it for exceptions and failing assertions alone, say which exceptions, "
      "--exceptions implicit or all, or name a method",
      readable_name(type)));
}

}  // namespace kukang
