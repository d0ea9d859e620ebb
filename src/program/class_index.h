// What extends what, and who declares which method, by names alone: no class is loaded for it.
//
// The known classes are those on the class path, and those of the JDK that a program names, be it
// as a class or in a descriptor. The program is what some classes lead to by the names in their
// files, and by what is below a class of it. So which classes of the JDK are known does not depend
// on what else is on the class path. Supertypes are in the index too, for the edges, but are not
// known by that. Building it reads each of these class files once; one that cannot be read, or that
// has another name inside, is left out. REQUIRES nothing of the files: the edges may even form a
// cycle.

#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/node_hash_map.h"
#include "program/program.h"

namespace kukang {

class ClassIndex {
 public:
  // `from`: where the program begins; none: it is all that is on the class path.
  ClassIndex(const Program& program, const std::vector<std::string>& from);

  // The known classes that extend or implement `type`, however indirectly, and it itself.
  std::vector<std::string_view> below(const Type& type) const;
  // Those among them that may select another method than `type` does when `method` is called: they
  // have a supertype that `type` has not and that declares such a method.
  std::vector<std::string_view> below(const Type& type, const Method& method) const;

 private:
  using Number = uint32_t;
  using Names = std::set<std::string, std::less<>>;
  struct Class {
    std::string_view name;  // a key of numbers_
    bool is_read = false, is_known = false;
    std::vector<Number> above, below;  // direct super- and subtypes
  };

  Number number_of(std::string_view name);
  void add(const ClassFile& file, bool is_known);
  Names named_by(const Program& program, std::vector<std::string> from) const;
  // For each class: is it one of `from` or reached from one of them?
  std::vector<bool> reached(std::vector<Number> from, std::vector<Number> Class::*direction) const;
  std::vector<std::string_view> known_among(const std::vector<bool>& classes) const;

  std::vector<Class> classes_;
  absl::node_hash_map<std::string, Number> numbers_;
  absl::flat_hash_map<size_t, std::vector<Number>> declaring_;  // by the hash of a selector
};

}  // namespace kukang
