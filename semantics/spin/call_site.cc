#include "semantics/spin/call_site.h"

#include "fmt/format.h"
#include "support/text.h"

namespace kukang {

Handle handle_at(const ClassFile& file, uint16_t constant) {
  const Constant& handle = file.constants[constant];
  const Constant& member = file.constants[handle.second];
  const auto [name, descriptor] = file.name_and_type(member.second);
  return {static_cast<HandleKind>(handle.first),
          handle.second,
          {member.tag, file.class_name(member.first), name, descriptor}};
}

absl::Status CallSite::unsuited(std::string_view why) const {
  return unreadable(file().source.file,
                    fmt::format("the call site at constant {} does not suit its bootstrap method "
                                "{}.{}: {}",
                                constant, dotted(bootstrap.owner), bootstrap.name, why));
}

absl::StatusOr<uint16_t> BootstrapArguments::any() {
  if (at_end()) return site_.unsuited("too few arguments");
  return site_.arguments[next_++];
}

absl::StatusOr<uint16_t> BootstrapArguments::next(ConstantTag tag) {
  ASSIGN_OR_RETURN(const uint16_t argument, any());
  if (site_.file().is(argument, tag)) return argument;
  if (site_.file().is(argument, ConstantTag::Dynamic)) {
    return unsupported(
        fmt::format("{}: the call site at constant {} has a dynamic constant among "
                    "its arguments, which is not supported",
                    site_.file().source.file, site_.constant));
  }
  return site_.unsuited(fmt::format("argument {} is of the wrong kind", next_));
}

absl::StatusOr<std::string_view> BootstrapArguments::text(ConstantTag tag) {
  ASSIGN_OR_RETURN(const uint16_t argument, next(tag));
  return site_.file().utf8(site_.file().constants[argument].first);
}

absl::StatusOr<int32_t> BootstrapArguments::integer() {
  ASSIGN_OR_RETURN(const uint16_t argument, next(ConstantTag::Integer));
  return static_cast<int32_t>(site_.file().constants[argument].bits);
}

absl::StatusOr<Handle> BootstrapArguments::handle() {
  ASSIGN_OR_RETURN(const uint16_t argument, next(ConstantTag::MethodHandle));
  return handle_at(site_.file(), argument);
}

}  // namespace kukang
