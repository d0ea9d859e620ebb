// A shape: the part of a heap at entry that an invariant has looked at, up to isomorphism.
//
// Objects are numbered breadth first from `this`, object 0, fields in the order of their slots,
// elements by index. Since every edge has a label, this numbering is canonical: two heaps are
// isomorphic iff their shapes are equal. What nobody has read is open. Numbers stay symbols, also
// numbered where the walk meets them first; each path that accepts the shape contributes what it
// demands of them, and any of these sets of conditions is enough. Paths that read different numbers
// of the same objects are of one shape.
//
// Shapes share what their types and conditions are made of: it belongs to ShapeTables.

#pragma once

#include <compare>
#include <memory>
#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/node_hash_map.h"
#include "expr/model.h"
#include "program/type_constraints.h"

namespace kukang {

// What is known of an object's class.
struct ShapeType {
  const Type* type = nullptr;  // the lowest that it is known to be below
  TypeBounds bounds;           // all that is known
  uint64_t hash = 0;           // of the names
};

class ShapeTables {
 public:
  explicit ShapeTables(Arithmetic arithmetic) : terms(arithmetic) {}

  Terms terms;  // over the symbols of shapes
  const ShapeType* type_of(const Type* type, const TypeBounds& bounds);
  // The number of an object that is no part of the heap's shape, but the same in all of them:
  // Color.RED.
  uint32_t static_object(const std::string& name);
  const std::string& static_name(uint32_t number) const { return static_names_[number]; }

 private:
  absl::node_hash_map<TypeBounds, ShapeType> types_;
  absl::flat_hash_map<std::string, uint32_t> static_numbers_;
  std::vector<std::string> static_names_;
};

// In the order of compare_structure, each once; all of them hold.
using Conditions = std::vector<const Term*>;

struct Shape {
  struct Slot {
    enum class What : uint8_t { Open, Null, Object, Static, Constant, Symbol, Term };
    What what = What::Open;  // a reference that nobody has read
    Basic basic = Basic::Reference;
    bool unread = false;  // Symbol: a number that nobody has read
    uint32_t number = 0;  // Object, Symbol: which of the shape's; Static: of the tables'
    union {
      int64_t bits = 0;          // Constant: as in Term
      const kukang::Term* term;  // Term: an index that depends on symbols
    };

    bool is_open() const { return what == What::Open || unread; }
  };
  // A record has a slot for each of its type's instance fields. An array has its length, then an
  // index and an element for each index met: first constant ones in their order.
  struct Object {
    const ShapeType* type = nullptr;
    uint32_t first = 0, count = 0;  // its slots

    bool is_array() const { return type->type->is_array(); }
  };

  std::vector<Object> objects;
  std::vector<Slot> slots;
  std::vector<const Term*> symbols;    // by number
  std::vector<Conditions> conditions;  // alternatives, fewest conditions first
  bool certain = true;                 // some path that accepts it met no approximation

  size_t size() const { return objects.size(); }
  const Slot* slots_of(const Object& object) const { return slots.data() + object.first; }
};

// The canonical order of shapes: by size, then by where references lead, then by types. 0: they are
// the same shape, whatever their conditions.
int compare(const Shape& a, const Shape& b, const ShapeTables& tables);
int compare(const Conditions& a, const Conditions& b);

// Sixteen bytes that tell shapes apart: equal for equal ones, in every run; different ones have
// the same by a chance of 2^-128.
struct Fingerprint {
  uint64_t high = 0, low = 0;

  auto operator<=>(const Fingerprint&) const = default;
  template <class H>
  friend H AbslHashValue(H hash, const Fingerprint& print) {
    return H::combine(std::move(hash), print.low);
  }
};
Fingerprint fingerprint(const Shape& shape, const ShapeTables& tables, uint64_t seed = 0);

}  // namespace kukang
