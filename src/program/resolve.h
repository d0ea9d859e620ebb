// From a symbolic reference in a class file to a member, and from there to what runs.
//
// Resolution (JVMS 5.4.3) finds the class, field or method that a reference names and checks that
// the referring class may use it (5.4.4, nest mates included). Selection (5.4.6) finds the method
// that runs for a given receiver.

#pragma once

#include "program/program.h"

namespace kukang {

Linked<const Type*> resolve_class(const Program& program, const Type& from, std::string_view name);
Linked<const Field*> resolve_field(const Program& program, const Type& from, uint16_t constant);

// How the reference is written: as a MethodRef or as an InterfaceMethodRef.
Linked<const Method*> resolve_method(const Program& program, const Type& from, uint16_t constant);

// A member by name, in the class itself or above it; nullptr when there is none. No access checks.
const Field* find_field(const Type& type, std::string_view name, std::string_view descriptor);
const Method* find_method(const Program& program, const Type& type, std::string_view name,
                          std::string_view descriptor);

bool same_nest(const Program& program, const Type& a, const Type& b);
// The classes whose code may use the private members of a class, itself among them.
std::vector<const Type*> nest_of(const Program& program, const Type& type);

// The method that runs when `method` is invoked on an object of class `receiver`.
Linked<const Method*> select_method(const Type& receiver, const Method& method);

}  // namespace kukang
