// A random heap and arguments for a plan: graphs with sharing and cycles, nulls, objects of all
// classes of a world, objects that its static fields hold, small numbers and extreme ones.
//
// Or the heap of a path's witness, in which what the path has not looked at is random.
//
// What is declared as an Object, a Comparable or a Comparator is a stranger, or of a class of the
// world; in a lawful heap always the first. A field that only its class assigns, and only what it
// makes, holds nothing else. An order lists a rank for every object of the heap.
//
// Objects are numbered breadth first from the arguments and every field and element is said, in
// order: as a path's concretization would say it.

#pragma once

#include <vector>

#include "evidence/dice.h"
#include "heap/granted.h"
#include "heap/state.h"
#include "program/hierarchy.h"
#include "program/program.h"
#include "semantics/made_fields.h"
#include "witness/witness.h"

namespace kukang {

class RandomHeaps {
 public:
  // `classes` are the world's. `state` is one of the plan, of which the entry is looked at. Fields
  // hold what is granted.
  RandomHeaps(const Program& program, std::vector<const Type*> classes, const State& state,
              const Granted& granted, Dice& dice);

  // Without its script, and without its end, which nobody knows.
  Witness make(const Plan& plan);
  // nullopt where it has objects that random heaps have not, of classes that were made for it; or
  // where no JVM can have it, because something is not of the type of its place.
  std::optional<Witness> complete(const Plan& plan, const Witness& partial);

 private:
  Witness build(const Plan& plan);
  void rank_objects();
  int64_t rank_of(size_t order, size_t object);
  size_t add_array(const Type* element, std::vector<WitnessObject::Element> elements);
  bool can_be_completed(const Witness& partial, const WitnessObject& object) const;
  WitnessValue value(const Type* type, Basic basic, bool non_null);
  WitnessValue reference(const Type* type, bool non_null);
  WitnessValue made_object(const MadeField& made);
  int64_t number(Basic basic);
  const Type* some_class(const Type* declared);
  // Would an object of that class do in a place that is declared so?
  bool may_hold(const Type* declared, const WitnessObject& object) const;
  WitnessObject some_stranger(const Type* declared);
  std::optional<size_t> known_object(const Type* type);
  std::optional<size_t> static_object(const Type* type);
  size_t add(WitnessObject object);
  void fill(size_t number);
  // What is said in the partial heap of a field or an element of the object; else a random value.
  WitnessValue said_of(size_t number, const Field* field, const Type* type, Basic basic);
  WitnessValue said_of(size_t number, int32_t index, const Type* type, Basic basic);
  WitnessValue renumbered(const WitnessValue& value);
  const Type* declared(const Field& field) const;

  const Program& program_;
  const std::vector<const Type*> classes_;
  struct Static {
    const Field* field;
    const Type* type;  // of the object that it holds at entry
  };
  std::vector<Static> statics_;
  const Granted& granted_;
  Dice& dice_;
  const Hierarchy hierarchy_;
  MadeFields made_fields_;
  const Type* const stranger_;
  const Type* const order_;
  const Type* const comparable_;
  Witness witness_;
  size_t most_ = 0;
  bool lawful_ = false;
  int64_t step_ = 1;                           // what strangers and orders give for the greater one
  const Witness* partial_ = nullptr;           // the heap that is completed, if one is
  std::vector<const WitnessObject*> origins_;  // by object: in the partial heap
};

}  // namespace kukang
