// Which classes there are, and which of their methods a call may select.
//
// The known classes are those on the class path and the others (of the JDK, that is) that the
// program which is looked at names (class_index.h). On first use the class files are read once for
// names, supertypes and declared methods; a class is loaded only when an answer contains it. A
// class that cannot be loaded is not known.
//
// Dispatch on a type variable (Deng, Lee, Robby 2011, section 3.5): one choice per implementation
// that the receiver's bounds allow, with the literals under which the receiver selects it. A class
// that nobody has written is assumed to inherit, never to override.
//
// A Hierarchy may be used by all worker threads at once. What it returns by reference lives as long
// as it does.

#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "program/class_index.h"
#include "program/program.h"
#include "program/type_constraints.h"

namespace kukang {

// `method` runs where τ <: declared_for and τ ≮: each of `except`. A literal that the receiver's
// bounds imply is left out: declared_for is then nullptr.
struct Implementation {
  const Method* method = nullptr;
  const Type* declared_for = nullptr;
  std::vector<const Type*> except;
};

// The order of all lists of types here: a type comes after its supertypes; beyond that, those with
// fewer supertypes first, then by name. It does not depend on what was loaded when.
bool comes_before(const Type* a, const Type* b);

// What a call of `named` selects on an object of the most general class within `bounds`; nullptr
// where nothing is implemented. REQUIRES bounds that imply τ <: named.owner.
const Method* selected_within(const TypeBounds& bounds, const Method& named,
                              const TypeConstraints& constraints);

class Hierarchy {
 public:
  // `from`: the classes with which the program begins; none: it is all that is on the class path.
  explicit Hierarchy(const Program& program, std::vector<std::string> from = {})
      : program_(program), from_(std::move(from)) {}
  Hierarchy(const Hierarchy&) = delete;

  const Program& program() const { return program_; }

  // The known classes and interfaces below `type`, and `type` itself, known or not. What a sealed
  // type permits is known with it. Array types have only themselves.
  const std::vector<const Type*>& subtypes_of(const Type* type) const;

  // The direct subtypes of a type that nobody can add one to: none below a final class or an array,
  // those that a sealed type permits, the constants with bodies of an enum. nullptr for an open
  // type.
  const std::vector<const Type*>* only_subtypes(const Type* type) const;

  // What runs when `named` is called on a receiver within `receiver`: one entry per method that can
  // be selected, no known class within two of them; none where nothing is implemented.
  // REQUIRES satisfiable bounds that imply τ <: named.owner, and that `named` is not static.
  const std::vector<Implementation>& implementations(const TypeBounds& receiver,
                                                     const Method& named,
                                                     const TypeConstraints& constraints) const;

 private:
  using Types = std::vector<const Type*>;
  using Call = std::tuple<World, TypeBounds, const Method*>;
  // Answers given before; they stay where they are.
  template <class Key, class Value>
  using Answers = absl::flat_hash_map<Key, std::unique_ptr<const Value>>;
  template <class Key, class Value, class Find>
  const Value& remembered(Answers<Key, Value>& answers, const Key& key, Find find) const;

  const ClassIndex& index() const;
  // `type`, and below it the named classes and what sealed ones permit, as far as they can be
  // loaded; in order.
  Types load_below(const Type* type, const std::vector<std::string_view>& names) const;
  std::optional<Types> find_only_subtypes(const Type& type) const;
  std::vector<Implementation> find_implementations(const TypeBounds& receiver, const Method& named,
                                                   const TypeConstraints& constraints) const;

  const Program& program_;
  const std::vector<std::string> from_;
  mutable std::once_flag indexed_;
  mutable std::unique_ptr<const ClassIndex> index_;
  mutable std::mutex mutex_;
  mutable Answers<const Type*, Types> subtypes_;
  mutable Answers<const Type*, std::optional<Types>> only_subtypes_;
  mutable Answers<Call, std::vector<Implementation>> implementations_;
};

}  // namespace kukang
