// What a declaration says of a reference beyond its class: that a List is a List<Integer>.
//
// It is read from the Signature attribute (JVMS 4.7.9.1), which compilers leave for each other: the
// JVM does not look at it, so that what it says is no more than likely. What is said of a field of
// a generic class depends on what is said of the object that has it: the variables of the class
// stand for the arguments there, seen through superclasses, interfaces and outer instances. Where
// that is not known a variable is its first bound, as a wildcard is its upper one. A signature that
// cannot be read says nothing.

#pragma once

#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/node_hash_set.h"
#include "program/program.h"

namespace kukang {

struct Generic {
  const Type* type = nullptr;  // nullptr: nothing is said
  std::vector<const Generic*> arguments;
  const Generic* outer = nullptr;    // of an inner class: the same of its outer instance
  const Generic* element = nullptr;  // of an array
  // A variable of a class: the `place`-th of its owner's, and its bound. Those who ask about fields
  // and parameters meet none.
  const Type* owner = nullptr;
  size_t place = 0;
  const Generic* bound = nullptr;

  bool says_nothing() const { return type == nullptr && element == nullptr && owner == nullptr; }
  bool operator==(const Generic&) const = default;
  template <class H>
  friend H AbslHashValue(H hash, const Generic& g) {
    return H::combine(std::move(hash), g.type, g.arguments, g.outer, g.element, g.owner, g.place,
                      g.bound);
  }
};

class Generics {
 public:
  explicit Generics(const Program& program) : program_(program) {}

  // What it returns lives as long as this; nullptr: nothing is said.
  const Generic* of(const Method& method, size_t parameter);
  // Of a field of an object that is known to be of the type; of a static one without it.
  const Generic* of(const Field& field, const Type* holder, const Generic* said_of_holder);

  // What is said of an object, as far as it concerns a type that its own is below.
  const Generic* seen_as(const Generic* said, const Type* above);
  // What two declarations say of one object.
  const Generic* both(const Generic* a, const Generic* b);
  // Can they not both be true?
  bool contradict(const Generic* a, const Generic* b);

 private:
  class Reader;
  // What a class says of itself.
  struct Declaration {
    std::vector<std::pair<std::string_view, const Generic*>> variables;
    std::vector<const Generic*> supertypes;
  };

  const Generic* made(Generic generic) { return &*all_.insert(std::move(generic)).first; }
  const Declaration& declaration_of(const Type& type);
  // As it is declared, in variables of the field's class.
  const Generic* declared(const Field& field);
  // With the variables replaced by what is said of the holder.
  const Generic* within(const Generic* declared, const Generic* holder);
  const Generic* view(const Type& owner, const Type* holder, const Generic* said);
  const Generic* inferred(const Type& type, const Generic* said_of_supertype);

  const Program& program_;
  absl::node_hash_set<Generic> all_;
  absl::flat_hash_map<const Type*, std::unique_ptr<Declaration>> declarations_;
  absl::flat_hash_map<const Field*, const Generic*> fields_;
  absl::flat_hash_map<std::tuple<const Field*, const Type*, const Generic*>, const Generic*> found_;
  absl::flat_hash_map<const Method*, std::vector<const Generic*>> parameters_;
};

}  // namespace kukang
