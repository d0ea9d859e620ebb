// Which fields hold only what their class itself makes for them, as most collections in fields do:
// `private final Map<K, V> map = new HashMap<>()`.
//
// A private field is assigned by the code of its nest alone, a final one by that of its class.
// Where each of these instructions assigns what a `new X` just before it has made, or null, the
// field holds an X and nothing else, whatever it is declared as; and where every constructor does
// so, it is not null. If the code never gives away what is in a private field (it only ever calls
// methods on it), and makes it for that field alone, then nothing else refers to the object: that
// is said of collections of the JDK's, whose methods give nobody the collection itself.
//
// Where the code does anything less plain, nothing is said. Reflection can do otherwise, which is
// why it is an assumption.

#pragma once

#include <memory>

#include "absl/container/flat_hash_map.h"
#include "heap/made.h"
#include "program/hierarchy.h"

namespace kukang {

// The answers belong to one worker thread.
class MadeFields {
 public:
  explicit MadeFields(const Program& program) : program_(program) {}

  // nullptr: nothing is known of it. REQUIRES a field of references of an object.
  const MadeField* of(const Field& field, const Hierarchy& hierarchy);

 private:
  void look_at(const Type& type, const Hierarchy& hierarchy);

  const Program& program_;
  absl::flat_hash_map<const Field*, std::unique_ptr<const MadeField>> made_;
  absl::flat_hash_map<const Type*, bool> seen_;
};

}  // namespace kukang
