#include "semantics/spin/hidden.h"

#include "fmt/format.h"
#include "support/text.h"

namespace kukang {

Linked<const Type*> find_or_spin(const Program& program, const Type& host, std::string_view family,
                                 int number, const std::function<Linked<Bytes>()>& assemble) {
  std::string name = fmt::format("{}$${}.{}", host.name, family, number);
  if (const Type* known = program.spun(name)) return known;
  Linked<Bytes> bytes = assemble();
  if (!bytes.ok()) return bytes.failure();
  auto owner = std::make_shared<const Bytes>(*bytes);
  ClassBytes source{.bytes = *owner,
                    .owner = owner,
                    .file = fmt::format("<spun for {}>", dotted(host.name)),
                    .module = host.file->source.module};
  absl::StatusOr<std::unique_ptr<const ClassFile>> file = read_class(std::move(source));
  if (!file.ok()) return LinkFailure{"", "", file.status()};
  return program.define(std::move(name), std::move(*file), host);
}

}  // namespace kukang
