#include "report/java_place.h"

#include <algorithm>

namespace kukang {
namespace {

// The access that a class was declared with: of an inner one, its own file has it in a table.
// `local`: it has no name outside a method.
uint16_t declared_flags(const Type& type, bool& local) {
  local = false;
  if (!type.file) return type.flags;
  const auto rows = type.file->inner_classes();
  if (!rows.ok()) return type.flags;
  for (const InnerClass& row : *rows) {
    if (row.inner != type.name) continue;
    local = row.outer.empty() || row.name.empty();
    return row.flags;
  }
  return type.flags;
}

}  // namespace

JavaPlace::JavaPlace(const Program& program, World world, const Type& neighbour)
    : program(program),
      package(neighbour.from_jdk ? "" : neighbour.package),
      hierarchy_(program),
      constraints_(hierarchy_, world) {}

std::string JavaPlace::name(const Type& type) const {
  std::string name = readable_name(type);
  const Type* inmost = &type;
  while (inmost->is_array()) inmost = inmost->element;
  const bool plain = is_near(*inmost) || inmost->package == "java/lang";
  if (plain && !inmost->package.empty()) name.erase(0, inmost->package.size() + 1);
  std::replace(name.begin(), name.end(), '$', '.');
  return name;
}

bool JavaPlace::may_name(const Type& type) const {
  if (type.is_primitive()) return true;
  if (type.is_array()) return may_name(*type.element);
  bool local = false;
  const uint16_t flags = declared_flags(type, local);
  if (local || flags & kPrivate || (!is_near(type) && !(flags & kPublic))) return false;
  const size_t dollar = type.name.rfind('$');
  if (dollar == std::string::npos) return true;
  const Linked<const Type*> outer = program.load(type.name.substr(0, dollar));
  return outer.ok() && may_name(**outer);
}

bool JavaPlace::may_use(const Type& owner, uint16_t flags) const {
  if (flags & kPrivate || !may_name(owner)) return false;
  return flags & kPublic || is_near(owner);
}

bool JavaPlace::has_plain_constructor(const Type& type) const {
  return std::any_of(type.methods.begin(), type.methods.end(), [&](const Method& method) {
    return method.is_constructor() && method.descriptor == "()V" && may_use(type, method.flags);
  });
}

}  // namespace kukang
