#include "semantics/spin/spin.h"

#include "fmt/format.h"
#include "semantics/spin/call_site.h"
#include "semantics/spin/hidden.h"
#include "support/text.h"

namespace kukang {
namespace {

// A bootstrap method that is recognized: Host$$`family`.`constant` is the spun class, `entry` its
// method. No method that a spun class must have otherwise is named so.
struct Bootstrap {
  std::string_view owner, name;
  std::string_view family, entry;
  Linked<Bytes> (*assemble)(const CallSite&);
};

constexpr Bootstrap kBootstraps[] = {
    {"java/lang/invoke/LambdaMetafactory", "metafactory", "Lambda", "get$Lambda", assemble_lambda},
    {"java/lang/invoke/LambdaMetafactory", "altMetafactory", "Lambda", "get$Lambda",
     assemble_lambda},
    {"java/lang/invoke/StringConcatFactory", "makeConcat", "Concat", "concat",
     assemble_concatenation},
    {"java/lang/invoke/StringConcatFactory", "makeConcatWithConstants", "Concat", "concat",
     assemble_concatenation},
    {"java/lang/runtime/ObjectMethods", "bootstrap", "Record", "method", assemble_record_method},
    {"java/lang/runtime/SwitchBootstraps", "typeSwitch", "Switch", "choose", assemble_switch},
    {"java/lang/runtime/SwitchBootstraps", "enumSwitch", "Switch", "choose", assemble_switch},
};

const Bootstrap* recognize(const MemberName& method) {
  for (const Bootstrap& row : kBootstraps) {
    if (row.owner == method.owner && row.name == method.name) return &row;
  }
  return nullptr;
}

}  // namespace

Linked<const Method*> spin_call_site(const Program& program, const Type& from, uint16_t constant) {
  const ClassFile& file = *from.file;
  const Constant& dynamic = file.constants[constant];
  const auto [name, descriptor] = file.name_and_type(dynamic.second);
  absl::StatusOr<std::vector<BootstrapMethod>> methods = file.bootstrap_methods();
  if (!methods.ok()) return unusable(methods.status());
  const BootstrapMethod& method = (*methods)[dynamic.first];
  const MemberName handle = handle_at(file, method.handle).member;
  const Bootstrap* bootstrap = recognize(handle);
  if (bootstrap == nullptr) {
    return unusable(unsupported(
        fmt::format("{}: class {} has a call site with the bootstrap method {}.{}, which is not "
                    "supported",
                    file.source.file, dotted(from.name), dotted(handle.owner), handle.name)));
  }
  const CallSite site{
      .program = program,
      .from = from,
      .constant = constant,
      .name = name,
      .descriptor = descriptor,
      .bootstrap = handle,
      .arguments = method.arguments,
      .entry = bootstrap->entry,
  };
  Linked<const Type*> spun = find_or_spin(program, from, bootstrap->family, constant,
                                          [&] { return bootstrap->assemble(site); });
  if (!spun.ok()) return spun.failure();
  return (*spun)->declared(program.selector(site.entry, site.descriptor));
}

}  // namespace kukang
