// The contract of a call: from the plan for checking the method.
//
// What the plan assumes before it runs the method, a caller has to establish; what it asserts
// afterwards, a caller may rely on. The invariants of other parameters than `this`, which hold only
// where those are not null, are neither established nor relied on.

#include "contract/annotation.h"
#include "contract/contract.h"
#include "fmt/format.h"

namespace kukang {
namespace {

absl::Status no_field(const Method& method, std::string_view name) {
  return usage_error(
      fmt::format("@Assigns of {} names {}, which is no field; write \"field\" or "
                  "\"Class.field\"",
                  readable_method(*method.owner, method.name, method.descriptor), name));
}

const Field* declared_field(const Type* type, std::string_view name) {
  for (; type != nullptr; type = type->super) {
    for (const Field& field : type->fields) {
      if (field.name == name) return &field;
    }
  }
  return nullptr;
}

// The class that `name` means in the source of `from`: an inner class, one of the same package, or
// a full name.
const Type* class_named(const Program& program, const Type& from, std::string_view name) {
  std::string path(name);
  for (char& c : path) c = c == '.' ? '/' : c;
  const std::string package(from.package.empty() ? "" : std::string(from.package) + "/");
  for (const std::string& candidate : {from.name + "$" + path, package + path, path}) {
    Linked<const Type*> type = program.load(candidate);
    if (type.ok()) return *type;
  }
  return nullptr;
}

absl::Status add_assigned(const Program& program, std::string_view name, CallContract& contract) {
  const Type& owner = *contract.method->owner;
  const size_t dot = name.rfind('.');
  const bool qualified = dot != std::string_view::npos;
  const Type* type = qualified ? class_named(program, owner, name.substr(0, dot)) : &owner;
  const Field* field = declared_field(type, qualified ? name.substr(dot + 1) : name);
  if (field == nullptr) return no_field(*contract.method, name);
  (qualified || field->is_static() ? contract.of_any : contract.of_this).push_back(field);
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<CallContract> contract_of_call(const Program& program, const Method& method,
                                              const ContractOptions& options) {
  ASSIGN_OR_RETURN(const bool assigns, has_annotation(method, annotation::kAssigns));
  if (!assigns) {
    return usage_error(
        fmt::format("{} has no @Assigns: say which fields it may assign, @Assigns({{}}) for none",
                    readable_method(*method.owner, method.name, method.descriptor)));
  }
  CallContract contract;
  contract.method = &method;
  ASSIGN_OR_RETURN(const Plan plan, plan_for(program, method, options));
  for (const Plan::Stage& stage : plan.stages) {
    if (stage.method == nullptr || stage.if_non_null) continue;
    if (stage.what == Plan::Stage::What::Run) continue;
    const bool before = stage.what == Plan::Stage::What::Assume;
    (before ? contract.required : contract.ensured).push_back({stage.method, stage.arguments});
  }
  ASSIGN_OR_RETURN(const std::vector<std::string> names, names_in(method, annotation::kAssigns));
  for (const std::string& name : names) {
    RETURN_IF_ERROR(add_assigned(program, name, contract));
  }
  return contract;
}

}  // namespace kukang
