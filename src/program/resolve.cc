#include "program/resolve.h"

#include <algorithm>

#include "fmt/format.h"
#include "program/placement.h"
#include "support/text.h"

namespace kukang {
namespace {

std::string_view visibility(uint16_t flags) {
  if (flags & kPrivate) return "private ";
  if (flags & kProtected) return "protected ";
  return "";
}

const Type* nest_host(const Program& program, const Type& type) {
  if (type.host != nullptr) return nest_host(program, *type.host);
  if (!type.is_class()) return &type;
  absl::StatusOr<std::string_view> name = type.file->nest_host();
  if (!name.ok() || name->empty()) return &type;
  Linked<const Type*> host = program.load(*name);
  if (!host.ok() || !(*host)->is_class() || (*host)->package != type.package) return &type;
  absl::StatusOr<std::vector<std::string_view>> members = (*host)->file->nest_members();
  if (!members.ok()) return &type;
  const bool listed = std::find(members->begin(), members->end(), type.name) != members->end();
  return listed ? *host : &type;
}

// May code in `from` use a member of `owner` with these flags, named through class `named`?
bool accessible(const Program& program, const Type& from, const Type& owner, const Type& named,
                uint16_t flags) {
  if (flags & kPublic) return true;
  if (flags & kPrivate) return same_nest(program, from, owner);
  if (from.package == owner.package) return true;
  if (!(flags & kProtected)) return false;
  const Type* heir = &from;
  while (heir->host != nullptr) heir = heir->host;
  if (!heir->is_subtype_of(&owner)) return false;
  return (flags & kStatic) || named.is_subtype_of(heir) || heir->is_subtype_of(&named);
}

const Method* in_superclasses(const Type& type, Selector selector) {
  for (const Type* c = &type; c != nullptr; c = c->super) {
    if (const Method* method = c->declared(selector)) return method;
  }
  return nullptr;
}

// The maximally specific methods of the superinterfaces: those that no other one overrides.
std::vector<const Method*> maximally_specific(const Type& type, Selector selector) {
  std::vector<const Method*> found;
  for (const Type* interface : type.all_interfaces) {
    const Method* method = interface->declared(selector);
    if (method == nullptr || (method->flags & (kPrivate | kStatic))) continue;
    found.push_back(method);
  }
  std::vector<const Method*> specific;
  for (const Method* method : found) {
    const bool overridden = std::any_of(found.begin(), found.end(), [&](const Method* other) {
      return other != method && other->owner->is_subtype_of(method->owner);
    });
    if (!overridden) specific.push_back(method);
  }
  return specific;
}

const Method* in_superinterfaces(const Type& type, Selector selector) {
  const std::vector<const Method*> specific = maximally_specific(type, selector);
  const Method* implementation = nullptr;
  int implementations = 0;
  for (const Method* method : specific) {
    if (!method->is_abstract()) implementation = method, ++implementations;
  }
  if (implementations == 1) return implementation;
  if (!specific.empty()) return specific.front();
  for (const Type* interface : type.all_interfaces) {
    const Method* method = interface->declared(selector);
    if (method != nullptr && !(method->flags & (kPrivate | kStatic))) return method;
  }
  return nullptr;
}

const Method* find_selected(const Type& type, Selector selector) {
  if (const Method* method = in_superclasses(type, selector)) return method;
  return in_superinterfaces(type, selector);
}

LinkFailure not_implemented(const Type& receiver, const Method& method) {
  return throws("java/lang/AbstractMethodError",
                fmt::format("Receiver class {} does not define or inherit an implementation of "
                            "the resolved method '{}{}' of {} {}.",
                            readable_name(receiver), method.is_abstract() ? "abstract " : "",
                            readable_method(*method.owner, method.name, method.descriptor),
                            method.owner->is_interface() ? "interface" : "class",
                            readable_name(*method.owner)));
}

Linked<const Method*> select_interface_method(const Type& receiver, const Method& method) {
  for (const Type* c = &receiver; c != nullptr; c = c->super) {
    const Method* found = c->declared(method.selector);
    if (found == nullptr || (found->flags & (kStatic | kPrivate))) continue;
    if (found->is_abstract()) return not_implemented(receiver, method);
    if (!(found->flags & kPublic)) {
      return throws("java/lang/IllegalAccessError",
                    fmt::format("class {} tried to access {}method '{}' ({})",
                                readable_name(*method.owner), visibility(found->flags),
                                readable_method(*found->owner, found->name, found->descriptor),
                                where_both_are(*method.owner, *found->owner)));
    }
    return found;
  }
  const Method* implementation = nullptr;
  for (const Method* candidate : maximally_specific(receiver, method.selector)) {
    if (candidate->is_abstract()) continue;
    if (implementation != nullptr) {
      return throws(
          "java/lang/IncompatibleClassChangeError",
          fmt::format("Conflicting default methods: {}.{} {}.{}", implementation->owner->name,
                      implementation->name, candidate->owner->name, candidate->name));
    }
    implementation = candidate;
  }
  if (implementation == nullptr) return not_implemented(receiver, method);
  return implementation;
}

const Type::InterfaceTable& interface_table(const Type& receiver) {
  if (const Type::InterfaceTable* table =
          receiver.interface_table.load(std::memory_order_acquire)) {
    return *table;
  }
  auto table = std::make_unique<Type::InterfaceTable>();
  for (const Type* interface : receiver.all_interfaces) {
    for (const Method& method : interface->methods) {
      if (method.flags & (kStatic | kPrivate) || method.name[0] == '<') continue;
      Linked<const Method*> selected = select_interface_method(receiver, method);
      if (selected.ok()) table->emplace(&method, *selected);
    }
  }
  const Type::InterfaceTable* expected = nullptr;
  if (receiver.interface_table.compare_exchange_strong(expected, table.get(),
                                                       std::memory_order_acq_rel)) {
    return *table.release();
  }
  return *expected;  // another worker was first, with an equal table
}

// The JDK's own packages that no module exports to the class path. (Those of jdk.unsupported are.)
bool is_internal(const Type& type) {
  const std::string_view package = type.package;
  if (!type.from_jdk || package == "sun/misc" || package == "sun/reflect") return false;
  return package.starts_with("jdk/internal/") || package.starts_with("sun/");
}

LinkFailure not_exported(const Type& type, const Type& from) {
  const std::string& module = type.file->source.module;
  return throws(
      "java/lang/IllegalAccessError",
      fmt::format("class {} (in unnamed module) cannot access class {} (in module {}) "
                  "because module {} does not export {} to unnamed module",
                  readable_name(from), readable_name(type), module, module, dotted(type.package)));
}

}  // namespace

bool same_nest(const Program& program, const Type& a, const Type& b) {
  return &a == &b || nest_host(program, a) == nest_host(program, b);
}

std::vector<const Type*> nest_of(const Program& program, const Type& type) {
  const Type* host = nest_host(program, type);
  std::vector<const Type*> nest = {host};
  if (host->is_class()) {
    const absl::StatusOr<std::vector<std::string_view>> names = host->file->nest_members();
    for (size_t i = 0; names.ok() && i < names->size(); ++i) {
      const Linked<const Type*> member = program.load((*names)[i]);
      const bool listed = member.ok() && *member != host && nest_host(program, **member) == host;
      if (listed) nest.push_back(*member);
    }
  }
  return nest;
}

Linked<const Type*> resolve_class(const Program& program, const Type& from, std::string_view name) {
  // Spun classes are hidden: only their own code has a name for them.
  if (from.host != nullptr && name == Program::kSpun) return &from;
  Linked<const Type*> type = program.load(name);
  if (!type.ok()) return type;
  const Type* bottom = *type;
  while (bottom->is_array()) bottom = bottom->element;
  if (!from.from_jdk && is_internal(*bottom)) return not_exported(*bottom, from);
  if (bottom->is_primitive() || (bottom->flags & kPublic) || bottom->package == from.package) {
    return type;
  }
  return throws("java/lang/IllegalAccessError",
                fmt::format("failed to access class {} from class {} ({})", readable_name(*bottom),
                            readable_name(from), where_both_are(*bottom, from)));
}

const Field* find_field(const Type& type, std::string_view name, std::string_view descriptor) {
  for (const Field& field : type.fields) {
    if (field.name == name && field.descriptor == descriptor) return &field;
  }
  for (const Type* interface : type.interfaces) {
    if (const Field* field = find_field(*interface, name, descriptor)) return field;
  }
  return type.super != nullptr ? find_field(*type.super, name, descriptor) : nullptr;
}

const Method* find_method(const Program& program, const Type& type, std::string_view name,
                          std::string_view descriptor) {
  return find_selected(type, program.selector(name, descriptor));
}

Linked<const Field*> resolve_field(const Program& program, const Type& from, uint16_t constant) {
  const ClassFile& file = *from.file;
  const Constant& reference = file.constants[constant];
  const auto [name, descriptor] = file.name_and_type(reference.second);
  Linked<const Type*> named = resolve_class(program, from, file.class_name(reference.first));
  if (!named.ok()) return named.failure();
  const Field* field = find_field(**named, name, descriptor);
  if (field == nullptr) return throws("java/lang/NoSuchFieldError", std::string(name));
  if (!accessible(program, from, *field->owner, **named, field->flags)) {
    return throws("java/lang/IllegalAccessError",
                  fmt::format("class {} tried to access {}field {}.{} ({})", readable_name(from),
                              visibility(field->flags), readable_name(*field->owner), name,
                              where_both_are(from, *field->owner)));
  }
  return field;
}

Linked<const Method*> resolve_method(const Program& program, const Type& from, uint16_t constant) {
  const ClassFile& file = *from.file;
  const Constant& reference = file.constants[constant];
  const bool interface = reference.tag == ConstantTag::InterfaceMethodRef;
  const auto [name, descriptor] = file.name_and_type(reference.second);
  Linked<const Type*> named = resolve_class(program, from, file.class_name(reference.first));
  if (!named.ok()) return named.failure();
  const Type& type = **named;
  if (type.is_interface() != interface) {
    return throws(
        "java/lang/IncompatibleClassChangeError",
        fmt::format("Found {} {}, but {} was expected", type.is_interface() ? "interface" : "class",
                    readable_name(type), interface ? "interface" : "class"));
  }
  const Selector selector = program.selector(name, descriptor);
  const Method* method = nullptr;
  if (interface) {
    method = type.declared(selector);
    if (method == nullptr) {
      method = program.object()->declared(selector);
      if (method != nullptr && (method->flags & (kStatic | kPrivate | kProtected)))
        method = nullptr;
    }
    if (method == nullptr) method = in_superinterfaces(type, selector);
  } else {
    method = find_selected(type, selector);
  }
  if (method == nullptr) {
    return throws("java/lang/NoSuchMethodError",
                  fmt::format("'{}'", readable_method(type, name, descriptor)));
  }
  // Arrays inherit clone, which they make public (JVMS 5.4.4 and JLS 10.7).
  const bool array_clone = type.is_array() && name == "clone";
  if (!array_clone && !accessible(program, from, *method->owner, type, method->flags)) {
    return throws(
        "java/lang/IllegalAccessError",
        fmt::format("class {} tried to access {}method '{}' ({})", readable_name(from),
                    visibility(method->flags), readable_method(*method->owner, name, descriptor),
                    where_both_are(from, *method->owner)));
  }
  return method;
}

Linked<const Method*> select_method(const Type& receiver, const Method& method) {
  if (method.is_private() || method.name[0] == '<') return &method;
  if (method.vtable_index >= 0) {
    const size_t index = static_cast<size_t>(method.vtable_index);
    if (index >= receiver.vtable.size()) return not_implemented(receiver, method);
    const Method* selected = receiver.vtable[index];
    if (!selected->is_abstract()) return selected;
    return not_implemented(receiver, method);
  }
  const Type::InterfaceTable& table = interface_table(receiver);
  if (auto it = table.find(&method); it != table.end()) return it->second;
  if (!receiver.is_subtype_of(method.owner)) {
    return throws("java/lang/IncompatibleClassChangeError",
                  fmt::format("Class {} does not implement the requested interface {}",
                              readable_name(receiver), readable_name(*method.owner)));
  }
  return select_interface_method(receiver, method);
}

}  // namespace kukang
