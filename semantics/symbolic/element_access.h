// A load or store of an array's element, as its rules see it: where the operands are, what is out
// of bounds, what is found or stored. arrays.cc says which of the ways below an access goes.

#pragma once

#include "semantics/symbolic/symbolic.h"

namespace kukang::symbolic {

struct ElementRules {
  Rule bounds, met, fresh, null;
  Rule existing_a, fresh_a;
};

// The operands of the running load or store.
struct Access {
  explicit Access(Op op);

  bool load;
  int value_slots;   // of the value that is stored
  int array, index;  // slots below the top
};

Basic element_basic(Machine& m, const Access& access);
// Of each array type that the array is known to be of, an element is of the element type.
Finding element_finding(const Machine& m, const Object& array);
// What the store's value is as an element.
Value stored(Machine& m, const Access& access);
// The condition i < 0 ∨ i ≥ LEN.
const Term* outside(Machine& m, const Access& access);

// --- how a choice ends ---

Step out_of_bounds(Machine& m, const Choice&);
Step push_loaded(Machine& m, Value element, Basic basic);
Step finish_store(Machine& m, const Access& access);

// --- ways ---

// Of an array of which only some elements were met (accumulators.cc).
Step access_accumulator(Machine& m, const Access& access, const ElementRules& rules);
// Of an array that the program made with a constant length, at an index that is a term
// (made_arrays.cc).
Step access_made(Machine& m, const Access& access, const ElementRules& rules);
// Next when the array can hold the reference that is stored (stored_types.cc).
Step admit_element(Machine& m, const Access& access);

}  // namespace kukang::symbolic
