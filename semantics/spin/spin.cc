#include "semantics/spin/spin.h"

#include "absl/synchronization/mutex.h"
#include "fmt/format.h"
#include "semantics/spin/call_site.h"
#include "support/text.h"

namespace kukang {
namespace {

// A bootstrap method that is recognized: Host$$`family`$`constant` is the spun class, `entry` its
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
};

const Bootstrap* recognize(const MemberName& method) {
  for (const Bootstrap& row : kBootstraps) {
    if (row.owner == method.owner && row.name == method.name) return &row;
  }
  return nullptr;
}

// Two workers may come upon the same site at once; both must get the same class.
ABSL_CONST_INIT absl::Mutex spinning(absl::kConstInit);

Linked<const Type*> define(const CallSite& site, Bytes bytes) {
  auto owner = std::make_shared<const Bytes>(std::move(bytes));
  ClassBytes source{.bytes = *owner,
                    .owner = owner,
                    .file = fmt::format("<spun for {}>", dotted(site.from.name)),
                    .module = site.file().source.module};
  absl::StatusOr<std::unique_ptr<const ClassFile>> file = read_class(std::move(source));
  if (!file.ok()) return unusable(file.status());
  return site.program.define(std::move(*file), &site.from);
}

Linked<const Type*> find_or_spin(const CallSite& site, const Bootstrap& bootstrap) {
  absl::MutexLock lock(&spinning);
  Linked<const Type*> known = site.program.load(site.spun);
  if (known.ok() && (*known)->host == &site.from) return known;
  if (known.ok()) {
    return unusable(unsupported(fmt::format(
        "{}: the class {} has the name that the call site at constant {} of {} needs",
        (*known)->file->source.file, dotted(site.spun), site.constant, dotted(site.from.name))));
  }
  Linked<Bytes> bytes = bootstrap.assemble(site);
  if (!bytes.ok()) return bytes.failure();
  return define(site, *bytes);
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
      .spun = fmt::format("{}$${}${}", from.name, bootstrap->family, constant),
      .entry = bootstrap->entry,
  };
  Linked<const Type*> spun = find_or_spin(site, *bootstrap);
  if (!spun.ok()) return spun.failure();
  return (*spun)->declared(program.selector(site.entry, site.descriptor));
}

}  // namespace kukang
