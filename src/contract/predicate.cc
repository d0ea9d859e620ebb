#include "contract/predicate.h"

#include "contract/annotation.h"
#include "fmt/format.h"

namespace kukang {
namespace {

// Is there a way to give the predicate its arguments, in this order?
bool takes(const Program& program, const Method& predicate, const Plan& plan,
           const std::vector<int>& arguments) {
  std::vector<std::string_view> wanted = take_apart(predicate.descriptor).parameters;
  size_t first = 0;
  if (!predicate.is_static()) {
    if (arguments.empty() || arguments[0] == Plan::kResult) return false;
    const Plan::Parameter& object = plan.parameters[arguments[0]];
    if (!object.is_this || !object.type->is_subtype_of(predicate.owner)) return false;
    first = 1;
  }
  if (wanted.size() + first != arguments.size()) return false;
  for (size_t i = 0; i < wanted.size(); ++i) {
    const int number = arguments[i + first];
    const bool result = number == Plan::kResult;
    const Basic basic = result ? plan.target->result : plan.parameters[number].basic;
    if (basic_of(wanted[i][0]) != basic) return false;
    if (basic != Basic::Reference) continue;
    Linked<const Type*> type = program.load(type_name(wanted[i]));
    if (!type.ok()) return false;
    if (!result && !plan.parameters[number].type->is_subtype_of(*type)) return false;
    if (result) {
      const std::string_view returned = take_apart(plan.target->descriptor).result;
      Linked<const Type*> given = program.load(type_name(returned));
      if (!given.ok() || !(*given)->is_subtype_of(*type)) return false;
    }
  }
  return true;
}

// The lists of arguments that a predicate may take, the most usual first.
std::vector<std::vector<int>> argument_lists(const Method& predicate, const Plan& plan,
                                             PredicateUse use, bool in_spec) {
  const Method& target = *plan.target;
  std::vector<int> all, without_this;
  for (size_t i = 0; i < plan.parameters.size(); ++i) {
    all.push_back(static_cast<int>(i));
    if (!plan.parameters[i].is_this) without_this.push_back(static_cast<int>(i));
  }
  if (use == PredicateUse::Ensures && target.result != Basic::Void) {
    all.push_back(Plan::kResult);
    without_this.push_back(Plan::kResult);
  }
  // Before a constructor there is no object yet.
  if (use == PredicateUse::Requires && target.is_constructor()) {
    if (!predicate.is_static()) return {};
    return {without_this};
  }
  if (!predicate.is_static() || in_spec) return {all};
  return {without_this, all};
}

// "in tree.Tree and the classes above it, and in spec.TreeSpec"
std::string places(const Plan& plan, const ContractOptions& options) {
  std::string text =
      fmt::format("in {} and what it inherits from", readable_name(*plan.target->owner));
  for (const Type* spec : options.specs) text += fmt::format(", in {}", readable_name(*spec));
  return text;
}

std::string parameters_text(const Plan& plan, PredicateUse use) {
  const MethodDescriptor descriptor = take_apart(plan.target->descriptor);
  std::string text;
  for (std::string_view parameter : descriptor.parameters) {
    text += (text.empty() ? "" : ", ") + readable_type(parameter);
  }
  if (use == PredicateUse::Ensures && descriptor.result != "V") {
    text += (text.empty() ? "" : ", ") + readable_type(descriptor.result);
  }
  return text;
}

absl::Status no_predicate(const Plan& plan, std::string_view name, PredicateUse use,
                          const std::vector<const Method*>& of_that_name,
                          const ContractOptions& options) {
  const Method& target = *plan.target;
  const std::string method = readable_method(*target.owner, target.name, target.descriptor);
  const std::string_view role = use == PredicateUse::Requires ? "requires" : "ensures";
  std::string text = fmt::format("{} {} {}, but there is no method boolean {}({}) {}", method, role,
                                 name, name, parameters_text(plan, use), places(plan, options));
  if (use == PredicateUse::Requires && target.is_constructor()) {
    text += "; for a constructor it must be static, as there is no object yet";
  }
  if (of_that_name.empty()) {
    text += use == PredicateUse::Requires
                ? "; a predicate takes the method's parameters"
                : "; a predicate takes the method's parameters and then its result";
  } else {
    text += "; there is:";
    for (const Method* other : of_that_name) {
      text += fmt::format("\n  {}", readable_method(*other->owner, name, other->descriptor));
    }
  }
  return usage_error(text);
}

}  // namespace

absl::StatusOr<Predicate> find_predicate(const Program& program, const Plan& plan,
                                         std::string_view name, PredicateUse use,
                                         const ContractOptions& options) {
  const Type& owner = *plan.target->owner;
  std::vector<const Type*> holders(owner.ancestors.rbegin(), owner.ancestors.rend());
  if (owner.is_interface()) holders.insert(holders.begin(), &owner);
  holders.insert(holders.end(), owner.all_interfaces.begin(), owner.all_interfaces.end());
  const size_t own = holders.size();
  holders.insert(holders.end(), options.specs.begin(), options.specs.end());
  std::vector<const Method*> of_that_name;
  for (size_t i = 0; i < holders.size(); ++i) {
    for (const Method& method : holders[i]->methods) {
      if (method.name != name || &method == plan.target) continue;
      of_that_name.push_back(&method);
      if (method.result != Basic::Boolean || method.is_abstract()) continue;
      if (i >= own && !method.is_static()) continue;
      for (std::vector<int>& arguments : argument_lists(method, plan, use, i >= own)) {
        if (takes(program, method, plan, arguments)) return Predicate{&method, arguments};
      }
    }
  }
  return no_predicate(plan, name, use, of_that_name, options);
}

absl::StatusOr<std::vector<std::string>> predicate_names(const Type& type,
                                                         const ContractOptions& options) {
  std::vector<std::string> names = options.required;
  names.insert(names.end(), options.ensured.begin(), options.ensured.end());
  for (const Method& method : type.methods) {
    for (std::string_view annotation : {annotation::kRequires, annotation::kEnsures}) {
      ASSIGN_OR_RETURN(const std::vector<std::string> listed, names_in(method, annotation));
      names.insert(names.end(), listed.begin(), listed.end());
    }
  }
  return names;
}

}  // namespace kukang
