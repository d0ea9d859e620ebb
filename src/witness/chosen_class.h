// Which class is an object of, of which only bounds are known?
//
// The lowest class it is known to be of, if an object can be of that; else one on the class path,
// or of the JDK and named there; else one that is made for it.

#pragma once

#include <optional>

#include "program/hierarchy.h"
#include "witness/witness.h"

namespace kukang {

struct ChosenClass {
  const Type* type = nullptr;        // of a class that is made: the class above it
  std::optional<Subclass> subclass;  // the class that is made

  // Internal.
  const std::string& name() const { return subclass ? subclass->name : type->name; }
  bool is_subtype_of(const Type* other) const {
    return subclass ? subclass->is_subtype_of(other) : type->is_subtype_of(other);
  }
};

// nullopt where no class was found and none can be made.
std::optional<ChosenClass> choose_class(const TypeBounds& bounds,
                                        const TypeConstraints& constraints, const Program& program);

}  // namespace kukang
