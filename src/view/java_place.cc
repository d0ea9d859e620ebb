#include "view/java_place.h"

#include <algorithm>
#include <optional>

#include "semantics/symbolic/strangers.h"

namespace kukang {
namespace {

// How an inner class was declared: its own file has that in a table.
std::optional<InnerClass> declaration_of(const Type& type) {
  if (!type.file) return std::nullopt;
  const auto rows = type.file->inner_classes();
  if (!rows.ok()) return std::nullopt;
  const auto row = std::find_if(rows->begin(), rows->end(),
                                [&](const InnerClass& one) { return one.inner == type.name; });
  return row == rows->end() ? std::nullopt : std::optional(*row);
}

constexpr std::string_view kStrangers = "kukang/machine";

// Empty: it has none.
std::string_view signature_in(const Type& type, const std::vector<Attribute>& attributes) {
  const absl::StatusOr<std::string_view> text = type.file->signature(attributes);
  return text.ok() ? *text : std::string_view();
}

// Has a type variable of the method several bounds? No cast can be to all of them.
bool has_manifold_variable(const Method& method) {
  const std::string_view text = signature_in(*method.owner, method.info->attributes);
  return text.substr(0, text.find('(')).find(";:") != std::string_view::npos;
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
  if (inmost->package == kStrangers) name.replace(0, kStrangers.size() + 1, "Some_");
  std::replace(name.begin(), name.end(), '$', '.');
  return name;
}

bool JavaPlace::may_name(const Type& type) const {
  if (type.is_primitive()) return true;
  if (type.is_array()) return may_name(*type.element);
  const std::optional<InnerClass> inner = declaration_of(type);
  const uint16_t flags = inner ? inner->flags : type.flags;
  const bool local = inner && (inner->outer.empty() || inner->name.empty());
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

const Type* JavaPlace::named(std::string_view descriptor) const {
  const Basic basic = basic_of(descriptor[0]);
  if (basic != Basic::Reference) return program.primitive(basic);
  const Linked<const Type*> type = program.load(type_name(descriptor));
  return type.ok() && may_name(**type) ? *type : nullptr;
}

bool JavaPlace::may_call(const Method& method) const {
  if (!may_use(*method.owner, method.flags) || method.flags & kSynthetic) return false;
  if (has_manifold_variable(method)) return false;
  if (method.is_constructor()) {
    const std::optional<InnerClass> inner = declaration_of(*method.owner);
    if (method.owner->flags & kAbstract || (inner && !(inner->flags & kStatic))) return false;
  }
  const std::vector<std::string_view> parameters = take_apart(method.descriptor).parameters;
  return std::all_of(parameters.begin(), parameters.end(),
                     [&](std::string_view parameter) { return named(parameter) != nullptr; });
}

bool JavaPlace::is_overloaded(const Method& method) {
  size_t same = 0;
  for (const Type* type : method.owner->ancestors) {
    if (method.is_constructor() && type != method.owner) continue;
    for (const Method& other : type->methods) {
      same += other.name == method.name && !(other.flags & kSynthetic) &&
              (&other == &method || other.descriptor != method.descriptor);
    }
  }
  return same > 1 || method.flags & kVarargs;
}

bool JavaPlace::is_generic(const Type& type) {
  return type.is_class() && signature_in(type, type.file->attributes).starts_with("<");
}

bool JavaPlace::has_arguments(const Type& owner, const MemberInfo& member) {
  const bool raw = !(member.flags & kStatic) && is_generic(owner);
  return !raw && !signature_in(owner, member.attributes).empty();
}

bool JavaPlace::may_assign(const Type& type, const Field& field) const {
  return may_name(type) && !(field.flags & (kFinal | kSynthetic)) &&
         may_use(*field.owner, field.flags) && named(field.descriptor) != nullptr;
}

bool JavaPlace::has_plain_constructor(const Type& type) const {
  return std::any_of(type.methods.begin(), type.methods.end(), [&](const Method& method) {
    return method.is_constructor() && method.descriptor == "()V" && may_use(type, method.flags);
  });
}

}  // namespace kukang
