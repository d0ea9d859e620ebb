// Linking one class: its place in the hierarchy, its field layout, its vtable (JVMS 5.4.5, 5.4.6).
//
// Instance slots of a class begin with those of its superclass, so a field has the same slot in
// every subclass. A vtable begins with the superclass's; a method takes the place of each method it
// overrides, and a new place if it overrides none from its own package.

#include <algorithm>

#include "program/program.h"

namespace kukang {
namespace {

void link_hierarchy(Type& type) {
  if (type.super != nullptr) {
    type.ancestors = type.super->ancestors;
    type.all_interfaces = type.super->all_interfaces;
  }
  type.ancestors.push_back(&type);
  auto& all = type.all_interfaces;
  auto add = [&](const Type* interface) {
    if (std::find(all.begin(), all.end(), interface) == all.end()) all.push_back(interface);
  };
  for (const Type* interface : type.interfaces) {
    if (all.empty()) {
      all = interface->all_interfaces;
    } else {
      for (const Type* inherited : interface->all_interfaces) add(inherited);
    }
    add(interface);
  }
}

void link_fields(Type& type) {
  if (type.super != nullptr) type.instance_fields = type.super->instance_fields;
  for (const MemberInfo& info : type.file->fields) {
    Field& field = type.fields.emplace_back(
        Field{&type, &info, info.name, info.descriptor, info.flags, basic_of(info.descriptor[0])});
    if (field.is_static()) {
      field.slot = type.static_slots++;
    } else {
      field.slot = static_cast<uint32_t>(type.instance_fields.size());
      type.instance_fields.push_back(&field);
    }
  }
  type.instance_slots = static_cast<uint32_t>(type.instance_fields.size());
}

// Does `method` override `inherited`, a method with the same selector in a superclass's vtable?
bool overrides(const Method& method, const Method& inherited) {
  if (inherited.flags & (kPublic | kProtected)) return true;
  return method.owner->package == inherited.owner->package;
}

void link_vtable(Type& type) {
  if (type.is_interface()) return;
  if (type.super != nullptr) type.vtable = type.super->vtable;
  const size_t inherited = type.vtable.size();
  for (Method& method : type.methods) {
    if (method.flags & (kStatic | kPrivate) || method.name[0] == '<') continue;
    for (size_t i = 0; i < inherited; ++i) {
      if (type.vtable[i]->selector == method.selector && overrides(method, *type.vtable[i])) {
        type.vtable[i] = &method;
        method.vtable_index = static_cast<int32_t>(i);
      }
    }
    if (method.vtable_index < 0) {
      method.vtable_index = static_cast<int32_t>(type.vtable.size());
      type.vtable.push_back(&method);
    }
  }
}

}  // namespace

void Program::link_members(Type& type) const {
  link_hierarchy(type);
  link_fields(type);
  for (const MemberInfo& info : type.file->methods) {
    Method& method = type.methods.emplace_back();
    method.owner = &type;
    method.info = &info;
    method.name = info.name;
    method.descriptor = info.descriptor;
    method.flags = info.flags;
    method.selector = selector_locked(info.name, info.descriptor);
    const MethodDescriptor parts = take_apart(info.descriptor);
    int slots = method.is_static() ? 0 : 1;
    for (std::string_view parameter : parts.parameters) slots += slots_of(basic_of(parameter[0]));
    method.argument_slots = static_cast<uint16_t>(slots);
    method.result = basic_of(parts.result[0]);
    type.method_of.emplace(method.selector, &method);
    if (method.is_class_initializer() && info.descriptor == "()V") type.class_initializer = &method;
  }
  link_vtable(type);
}

}  // namespace kukang
