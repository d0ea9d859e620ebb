// Type variables: what can the class of an object be of which only "τ <: T" and "τ ≮: T" are known?
//
// Every symbolic object has a type variable τ; casts, instanceof and dispatch bound it; and what a
// call has run on the object, its class selects, whatever that turns out to be. In the open world a
// bound is satisfiable if a class exists that meets it or somebody could still write one: any class
// that is not closed (final, sealed, an enum) can be extended and joined with any interfaces. In
// the closed world only the classes that there are count (program/hierarchy.h), and every type that
// a bound names.
//
// τ ranges over what an object can be an instance of: classes that are not abstract, and array
// types. The element type of an array need not be one of these: there are objects of class
// Runnable[].
//
// A TypeConstraints remembers its answers and belongs to one worker thread.

#pragma once

#include <optional>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "program/type.h"

namespace kukang {

class Hierarchy;

enum class World : uint8_t { Open, Closed };

// A call of `named` on the object runs `selected`.
struct Selection {
  const Method* named = nullptr;
  const Method* selected = nullptr;

  auto operator<=>(const Selection&) const = default;
  template <class H>
  friend H AbslHashValue(H hash, const Selection& selection) {
    return H::combine(std::move(hash), selection.named, selection.selected);
  }
};

// INVARIANT of bounds made by TypeConstraints::with, starting from {}: each list is sorted by name,
// has each type once and none that the others imply; Object, which bounds everything, is not there.
// The order in which the literals were added leaves no trace.
struct TypeBounds {
  std::vector<const Type*> below;      // τ <: each of them
  std::vector<const Type*> not_below;  // τ ≮: any of them
  std::vector<Selection> selections;   // by class τ; sorted, each once

  bool operator==(const TypeBounds&) const = default;
  template <class H>
  friend H AbslHashValue(H hash, const TypeBounds& bounds) {
    return H::combine(std::move(hash), bounds.below, bounds.not_below, bounds.selections);
  }
};

class TypeConstraints {
 public:
  TypeConstraints(const Hierarchy& hierarchy, World world);

  const World world;

  bool satisfiable(const TypeBounds& bounds) const;

  // `bounds` and the literal τ <: T (or, if it does not hold, τ ≮: T); nullopt when together they
  // are unsatisfiable. REQUIRES a reference type T.
  std::optional<TypeBounds> with(const TypeBounds& bounds, const Type* type, bool holds) const;

  // `bounds` and the selection; nullopt when the most general class within them selects otherwise.
  std::optional<TypeBounds> with(const TypeBounds& bounds, const Selection& selection) const;

  // Can τ be this very class, or array type?
  bool admits(const TypeBounds& bounds, const Type* type) const;

  // Does τ <: T, or τ ≮: T, follow from `bounds`? REQUIRES satisfiable bounds.
  bool implies(const TypeBounds& bounds, const Type* type) const;
  bool implies_not(const TypeBounds& bounds, const Type* type) const;

  // The lowest class or array type that τ is known to be below, the first by name if two arrays do
  // not compare; Object if there are only interfaces.
  const Type* upper(const TypeBounds& bounds) const;

  // A known class or an array type that meets `bounds`: the first in the order of the hierarchy,
  // arrays last; nullptr if it takes a class that nobody has written.
  const Type* instance(const TypeBounds& bounds) const;

 private:
  // What τ ranges over: the classes of objects, or all reference types (elements of arrays).
  enum class Range : uint8_t { Objects, References };

  struct Elements;
  bool excluded(const std::vector<const Type*>& below, const Type* type) const;
  bool fits(const Type* type, const TypeBounds& bounds, Range range) const;
  bool selects(const TypeBounds& bounds) const;
  std::optional<Elements> elements(const TypeBounds& bounds) const;
  // Is there such a type, or could somebody write one?
  bool imaginable(const TypeBounds& bounds, Range range) const;
  bool some_class(const TypeBounds& bounds, Range range) const;
  bool some_array(const TypeBounds& bounds) const;
  // The first one that there is.
  const Type* existing(const TypeBounds& bounds, Range range) const;
  const Type* existing_array(const TypeBounds& bounds) const;

  const Hierarchy& hierarchy_;
  const Type* const object_;
  const Type* const some_array_;
  mutable absl::flat_hash_map<TypeBounds, bool> imaginable_[2];  // by range
  mutable absl::flat_hash_map<TypeBounds, const Type*> instances_;
};

}  // namespace kukang
