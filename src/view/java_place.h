// A package that Java code is written for: what the code may name, and how.

#pragma once

#include <string>

#include "program/hierarchy.h"
#include "program/program.h"

namespace kukang {

class JavaPlace {
 public:
  // The package of `neighbour`; the unnamed one where that is of the JDK, to which nothing can be
  // added.
  JavaPlace(const Program& program, World world, const Type& neighbour);

  const Program& program;
  const std::string package;  // with slashes; empty: the unnamed one

  // Tree.Node, java.util.List: as sources of the package name it. Strangers are of Some_Stranger
  // and Some_Order, which the source must have.
  std::string name(const Type& type) const;
  bool may_name(const Type& type) const;
  // A member of `owner` with these flags.
  bool may_use(const Type& owner, uint16_t flags) const;
  // The type with this descriptor; nullptr where the code may not name it.
  const Type* named(std::string_view descriptor) const;
  // A constructor, or a method by its own name.
  bool may_call(const Method& method) const;
  // Could the compiler take another one by its name, unless arguments have exactly its types?
  static bool is_overloaded(const Method& method);
  // Has it type variables?
  static bool is_generic(const Type& type);
  // Does the compiler look at type arguments where a member is used? Code of the package names
  // classes without them, so it does not where the class that has the member is generic.
  static bool has_arguments(const Type& owner, const MemberInfo& member);
  // To a field of a variable of that type, in an assignment. REQUIRES that no other field hides it.
  bool may_assign(const Type& type, const Field& field) const;
  // One without parameters; an inner class that is not static has none.
  bool has_plain_constructor(const Type& type) const;
  // A class that meets the bounds; nullptr: nobody has written one.
  const Type* class_within(const TypeBounds& bounds) const { return constraints_.instance(bounds); }

 private:
  bool is_near(const Type& type) const { return !type.from_jdk && type.package == package; }

  const Hierarchy hierarchy_;
  const TypeConstraints constraints_;
};

}  // namespace kukang
