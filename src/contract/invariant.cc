#include "contract/invariant.h"

#include <algorithm>
#include <tuple>

#include "contract/annotation.h"
#include "fmt/format.h"
#include "fmt/ranges.h"
#include "program/resolve.h"

namespace kukang {
namespace {

constexpr std::string_view kConventional[] = {"repOk", "repOK", "invariant", "wellFormed"};

using Methods = std::vector<const Method*>;

bool contains(const Methods& list, const Method* method) {
  return std::find(list.begin(), list.end(), method) != list.end();
}

void add_once(Methods& list, const Method* method) {
  if (!contains(list, method)) list.push_back(method);
}

// What runs when `method` is called on an object of `type`; nullptr when nothing does.
const Method* overriding(const Type& type, const Method& method) {
  if (method.is_static() || method.is_private()) return &method;
  Linked<const Method*> selected = select_method(type, method);
  return selected.ok() && !(*selected)->is_abstract() ? *selected : nullptr;
}

// boolean m()
bool is_of_object(const Method& method) {
  return !method.is_static() && method.descriptor == "()Z";
}

// static boolean m(T), where every `about` is a T; nullptr where it is none.
const Type* taken_by(const Program& program, const Method& method, const Type& about) {
  if (!method.is_static() || method.result != Basic::Boolean) return nullptr;
  const MethodDescriptor descriptor = take_apart(method.descriptor);
  if (descriptor.parameters.size() != 1) return nullptr;
  Linked<const Type*> parameter = program.load(type_name(descriptor.parameters[0]));
  return parameter.ok() && about.is_subtype_of(*parameter) ? *parameter : nullptr;
}

// Where somebody may say what holds of the objects of a class.
struct Holder {
  const Type* type;
  const Type* about;  // of a spec class, which speaks of another one; else nullptr
};

std::vector<Holder> classes_of(const Type& type) {
  std::vector<Holder> holders;
  for (const Type* above : type.all_interfaces) holders.push_back({above, nullptr});
  for (const Type* above : type.ancestors) holders.push_back({above, nullptr});
  if (type.is_interface()) holders.push_back({&type, nullptr});
  return holders;
}

absl::StatusOr<std::vector<Holder>> specs_of(const Program& program, const Type& type,
                                             const ContractOptions& options) {
  std::vector<Holder> holders;
  for (const Type* spec : options.specs) {
    ASSIGN_OR_RETURN(const Type* about, spoken_of(program, *spec));
    if (type.is_subtype_of(about)) holders.push_back({spec, about});
  }
  return holders;
}

// What a class or a spec class itself declares as invariants.
struct Declared {
  Methods annotated, conventional;
  const Methods& chosen() const { return annotated.empty() ? conventional : annotated; }
};
absl::StatusOr<Declared> declared_by(const Program& program, const Holder& holder) {
  const bool in_spec = holder.about != nullptr;
  const Type& about = in_spec ? *holder.about : *holder.type;
  Declared declared;
  Methods conventional_static;
  for (const Method& method : holder.type->methods) {
    const Type* taken = taken_by(program, method, about);
    const bool of_object = !in_spec && is_of_object(method);
    const bool fits = of_object || (in_spec ? taken != nullptr : taken == holder.type);
    ASSIGN_OR_RETURN(const bool marked, has_annotation(method, annotation::kInvariant));
    if (marked && !fits) {
      return usage_error(
          fmt::format("{} has @Invariant but is {} static boolean method of one {}",
                      readable_method(*holder.type, method.name, method.descriptor),
                      in_spec ? "no" : "no boolean method of an object without parameters and no",
                      readable_name(about)));
    }
    if (marked) declared.annotated.push_back(&method);
    if (!fits || std::count(std::begin(kConventional), std::end(kConventional), method.name) == 0) {
      continue;
    }
    (of_object ? declared.conventional : conventional_static).push_back(&method);
  }
  // Beside a method of the object, a static one is what it calls.
  if (declared.conventional.empty()) declared.conventional = std::move(conventional_static);
  return declared;
}

// Those that classes and spec classes have under a name.
Methods named(const Program& program, const Type& type, const std::vector<Holder>& holders,
              std::string_view name) {
  Methods found;
  for (const Holder& holder : holders) {
    const Method* fitting = nullptr;
    for (const Method& method : holder.type->methods) {
      if (method.name != name) continue;
      const bool of_object = holder.about == nullptr && is_of_object(method);
      if (of_object || (fitting == nullptr && taken_by(program, method, type) != nullptr)) {
        fitting = &method;
      }
    }
    if (fitting == nullptr) continue;
    if (const Method* what_runs = overriding(type, *fitting)) add_once(found, what_runs);
  }
  return found;
}

// Of the methods of a class that an invariant could be.
std::vector<std::string_view> possible_names(const Program& program, const Type& type) {
  std::vector<std::string_view> names;
  for (const Holder& holder : classes_of(type)) {
    if (holder.type->from_jdk) continue;
    for (const Method& method : holder.type->methods) {
      const bool fits = is_of_object(method) || taken_by(program, method, type) != nullptr;
      const bool known = std::count(names.begin(), names.end(), method.name) > 0;
      if (fits && !known && !(method.flags & kSynthetic)) names.push_back(method.name);
    }
  }
  return names;
}

// All that is found for a class, and whether it was found there by names alone.
struct Found {
  Methods invariants;
  bool by_name_alone = false;
};
absl::StatusOr<Found> find_invariants(const Program& program, const Type& type,
                                      const ContractOptions& options) {
  Found found;
  if (!type.is_class()) return found;
  const std::vector<Holder> classes = classes_of(type);
  ASSIGN_OR_RETURN(const std::vector<Holder> specs, specs_of(program, type, options));
  Methods by_option, by_specs;
  std::vector<const Type*> spoken;  // classes of which a spec class says something
  for (const std::string& name : options.invariants) {
    std::vector<Holder> everywhere = classes;
    everywhere.insert(everywhere.end(), specs.begin(), specs.end());
    for (const Method* method : named(program, type, everywhere, name)) {
      add_once(by_option, method);
    }
  }
  for (const Holder& spec : specs) {
    ASSIGN_OR_RETURN(const Declared declared, declared_by(program, spec));
    if (!declared.chosen().empty()) spoken.push_back(spec.about);
    for (const Method* method : declared.chosen()) add_once(by_specs, method);
  }
  bool annotated = false;
  for (const Holder& holder : classes) {
    if (!by_option.empty()) break;
    ASSIGN_OR_RETURN(const Declared declared, declared_by(program, holder));
    const bool replaced = declared.annotated.empty() &&
                          std::any_of(spoken.begin(), spoken.end(), [&](const Type* about) {
                            return about->is_subtype_of(holder.type);
                          });
    if (replaced) continue;
    for (const Method* method : declared.chosen()) {
      const Method* what_runs = overriding(type, *method);
      if (what_runs == nullptr) continue;
      add_once(found.invariants, what_runs);
      annotated = annotated || !declared.annotated.empty();
    }
  }
  found.by_name_alone = !found.invariants.empty() && !annotated && specs.empty();
  for (const Method* method : by_option) add_once(found.invariants, method);
  for (const Method* method : by_specs) add_once(found.invariants, method);
  return found;
}

}  // namespace

absl::StatusOr<std::vector<const Method*>> invariants_of(const Program& program, const Type& type,
                                                         const ContractOptions& options) {
  ASSIGN_OR_RETURN(Found found, find_invariants(program, type, options));
  return std::move(found.invariants);
}

absl::Status check_named_invariants(const Program& program, const std::vector<const Type*>& types,
                                    const ContractOptions& options) {
  for (const std::string& name : options.invariants) {
    bool found = false;
    for (const Type* type : types) {
      if (!type->is_class()) continue;
      std::vector<Holder> holders = classes_of(*type);
      ASSIGN_OR_RETURN(const std::vector<Holder> specs, specs_of(program, *type, options));
      holders.insert(holders.end(), specs.begin(), specs.end());
      found = found || !named(program, *type, holders, name).empty();
    }
    if (found) continue;
    const std::string owner = readable_name(*types.front());
    const std::vector<std::string_view> others = possible_names(program, *types.front());
    return usage_error(fmt::format(
        "there is no method boolean {}(), and no static boolean {}({}), in {} or what "
        "it inherits from (--invariant), nor such a static one in a class of --spec; {}",
        name, name, owner, owner,
        others.empty() ? "it has no method of that form"
                       : fmt::format("of that form it has {}: name one, and repeat the "
                                     "option for more",
                                     fmt::join(others, ", "))));
  }
  return absl::OkStatus();
}

absl::Status check_specs(const Program& program, const ContractOptions& options) {
  std::vector<std::string> named = options.invariants;
  named.insert(named.end(), options.required.begin(), options.required.end());
  named.insert(named.end(), options.ensured.begin(), options.ensured.end());
  for (const Type* spec : options.specs) {
    ASSIGN_OR_RETURN(const Type* about, spoken_of(program, *spec));
    ASSIGN_OR_RETURN(const Declared declared, declared_by(program, {spec, about}));
    bool says = !declared.chosen().empty();
    for (const Method& method : spec->methods) {
      ASSIGN_OR_RETURN(const bool property, has_annotation(method, annotation::kProperty));
      says = says || property || std::count(named.begin(), named.end(), method.name) > 0;
      for (const auto& [kind, sign, option] :
           {std::tuple(annotation::kRequires, "@Requires", "--requires"),
            std::tuple(annotation::kEnsures, "@Ensures", "--ensures")}) {
        ASSIGN_OR_RETURN(const bool marked, has_annotation(method, kind));
        if (!marked || property) continue;
        return usage_error(fmt::format(
            "{} has {}, which is read on the methods of {} only; to use a predicate of the spec "
            "class name it with {}",
            readable_method(*spec, method.name, method.descriptor), sign, readable_name(*about),
            option));
      }
    }
    if (says) continue;
    const std::string of = readable_name(*about);
    return usage_error(
        fmt::format("{} says nothing of {}: annotate a static boolean method of one {} with "
                    "@Invariant, or name its predicates with --requires and --ensures",
                    readable_name(*spec), of, of));
  }
  return absl::OkStatus();
}

absl::StatusOr<std::vector<const Method*>> invariants_by_name_alone(
    const Program& program, const Type& type, const ContractOptions& options) {
  ASSIGN_OR_RETURN(Found found, find_invariants(program, type, options));
  if (!found.by_name_alone) found.invariants.clear();
  return std::move(found.invariants);
}

}  // namespace kukang
