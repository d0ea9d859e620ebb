// A state σ of the machine: globals, frames, heap.
//
// Copying a State forks it: everything in it is shared until one of the two changes it. The paper's
// (g, pc, ξ, ω, h, φ) is here: g is `statics`, pc, ξ and ω are in the top frame, h is `heap`, φ is
// `condition`. Symbols, unknowns, type variables and locations are numbered per path.

#pragma once

#include <string_view>

#include "expr/path_condition.h"
#include "heap/frame.h"
#include "heap/guarded.h"
#include "heap/heap.h"
#include "heap/loop_heads.h"
#include "heap/loops.h"
#include "heap/persistent_array.h"
#include "heap/trail.h"
#include "program/type_constraints.h"

namespace kukang {

struct Generic;
struct MadeField;

// A symbolic location α̂ or a symbolic reference ᾱ; or a guarded reference, of which only the kind
// and the binding count.
struct Unknown {
  Value binding;                 // what it has turned out to be; Undefined as long as that is open
  const Type* type = nullptr;    // as declared where it was found
  uint32_t variable = 0;         // its type variable, which a fresh object takes over
  uint32_t depth = 0;            // of a fresh object
  const Field* field = nullptr;  // where it was found
  const Generic* generic = nullptr;  // what its declaration says more than its type
  const MadeField* made = nullptr;   // of a field that holds only what its class makes
  bool may_be_own = false;           // also what only one field refers to (Object::own)
  Kind kind = Kind::SymbolicReference;
  // Objects that the program has made and that it may be, too: a range of State::given.
  uint32_t first_given = 0, last_given = 0;  // the second is exclusive
  uint32_t sure_given = 0;                   // see Reach
};

// An object that an array was seen to take. Whatever type the array turns out to be of, it can hold
// such an object.
struct Taken {
  Location array = 0;
  const Type* type = nullptr;  // of an object that the program made
  Value value;                 // any other object, or an unknown
};

// Objects that the program has made, among State::given: from `first` up to `sure`, and up to
// `last` if something that is not decided turns out to lead there.
struct Reach {
  uint32_t first = 0, sure = 0, last = 0;
};

// A field that a call which was replaced by its contract may have assigned in every object, also in
// those that are found later; what it may have put there, too (forgotten.cc).
struct Forgotten {
  const Field* field = nullptr;
  Reach reach;
};

// A key whose hash code is a term, in a hash table that the program has made (hash_tables.cc).
struct Placed {
  Location table = 0;
  Value key;          // a location or an unknown
  Value hash;         // what the table would have taken
  int32_t place = 0;  // what it has got instead
};

// The place of an object in an order of which nothing is known (a Comparator that was given).
struct Ranked {
  Value order, object;  // locations or unknowns
  Value rank;           // a symbol
};

// A byte of a symbolic String that a condition speaks of and nobody has met: what is at `index`, if
// the array is that long (text_facts.h).
struct ForeseenByte {
  Location bytes = 0;
  Value index, byte;  // a number or a term; a symbol
};

// Do two arrays of bytes of Strings hold the same text?
struct TextsCompared {
  Location a = 0, b = 0;
  bool same = false;
};

// Something that came from outside: time, input, chance.
struct FromOutside {
  std::string_view name;  // in reports; a constant of the program
  Value value;            // a symbol, or some text: an unknown
  // The conjuncts of φ that say what it can be; whatever else speaks of it is the program's doing.
  uint32_t first_bound = 0, last_bound = 0;  // the second is exclusive
  bool is_answer = false;                    // of a function that was given: see Answered
};

// What a function that was given has returned to one call (functions.h).
struct Answered {
  Value function;  // a location or an unknown
  Value result;    // a symbol or an unknown
  Basic basic = Basic::Reference;
  Value arguments[2];  // by their numbers: references that it was called with, else Undefined
};

// A heap that is put aside: as it was at entry, or while the old one is looked at.
struct SavedHeap {
  uint32_t refs = 0;
  Heap heap;
  PersistentArray<Ref<Object>> statics;
  uint32_t symbolic_count = 0;
  Ref<SavedHeap> outer;
  std::vector<const Type*> initialized;  // of the heap at entry: the classes, in their order

  static void destroy(SavedHeap* saved) { delete saved; }
};

struct State {
  Ref<Frame> top;
  uint32_t depth = 0;  // frames
  Heap heap;

  // By type id: the static fields of a class whose initialization has begun.
  PersistentArray<Ref<Object>> statics;
  // By type id: the exception that ended the initialization of a class.
  PersistentArray<Value> initialization_failures;
  // By type id: the java.lang.Class object of a type, Undefined until it is asked for.
  PersistentArray<Value> mirrors;
  // By Program::literal: the interned String.
  PersistentArray<Value> literals;
  // Objects there is one of (the main thread, its group, the console), by Singleton.
  PersistentArray<Value> singletons;

  uint64_t steps = 0;  // instructions executed on this path

  // --- what only symbolic execution has ---

  PathCondition condition;
  Trail trail;
  Ref<Object> arguments;  // of the method that is explored, as Values of a record
  Value result;           // what it returned or threw
  bool threw = false;
  uint32_t stage = 0;  // of the plan: its parameters, then its stages

  PersistentArray<Unknown> unknowns;
  uint32_t next_unknown = 0;
  PersistentArray<Ref<Guarded>> guarded;     // by unknown, of guarded references
  PersistentArray<const TypeBounds*> types;  // by type variable
  uint32_t next_variable = 0;
  // By type variable, of an unknown that is known to be a box or a stranger: the number that it
  // holds, once somebody has read it (contents.cc).
  PersistentArray<Value> contents;
  uint32_t next_symbol = 0;

  // The symbolic objects by age, and the objects that were there at entry because a static field of
  // a class on the class path leads to them: together the paper's collect(h).
  PersistentArray<Location> symbolic_objects;
  uint32_t symbolic_count = 0;
  PersistentArray<Location> static_objects;
  uint32_t static_count = 0;
  // By location, of a symbolic object: what the declaration where it was found says more than its
  // type; of a part, what it says of the whole.
  PersistentArray<const Generic*> generics;
  // By type id: how many symbolic objects were materialized at that type.
  PersistentArray<uint32_t> counts;

  // What methods that were replaced by their contracts could reach.
  PersistentArray<Location> given;
  uint32_t given_count = 0;

  PersistentArray<Forgotten> forgotten;  // each field only once
  uint32_t forgotten_count = 0;

  PersistentArray<Taken> taken;  // by symbolic arrays, the same only once
  uint32_t taken_count = 0;

  uint32_t materialized = 0;  // symbolic objects and elements of symbolic arrays met
  // By location: the identity hash code of an object, a symbol, once somebody has asked for it who
  // is not a hash table.
  PersistentArray<Value> identity_hashes;
  // Has a hash table put something by a number that is not its hash code?
  bool placed = false;
  PersistentArray<Placed> placed_keys;
  uint32_t placed_count = 0;
  // By location, of a symbolic box: is it the one that Java keeps for its value? A symbol, once it
  // matters.
  PersistentArray<Value> kept_boxes;
  // By location, of the bytes of a symbolic String with characters beyond Latin-1: a symbol, the
  // place of one of them.
  PersistentArray<Value> wide_characters;
  // What else is known of texts (text_facts.h).
  PersistentArray<ForeseenByte> foreseen;
  uint32_t foreseen_count = 0;
  PersistentArray<TextsCompared> compared_texts;
  uint32_t compared_count = 0;
  PersistentArray<FromOutside> outside;  // in the order in which it came
  uint32_t outside_count = 0;

  PersistentArray<Answered> answers;  // in the order of the calls
  uint32_t answer_count = 0;

  PersistentArray<Ranked> ranks;  // in the order in which they were asked for
  uint32_t rank_count = 0;
  Value step;  // what a stranger's compareTo gives for the greater one: a term, once it was asked

  Ref<SavedHeap> entry;  // what class initialization had made, as it was at entry
  Ref<SavedHeap> saved;  // the present heap, while the old one is looked at

  // What the run has asked for that no state holds (see same_state.h).
  uint32_t moments = 0;      // how often: the time, or what else changes by itself
  uint32_t stack_looks = 0;  // how often it has looked at its frames
  Location hashed = 0;       // beyond every object made whose identity hash code it has asked for

  LoopCounts loops;
  Ref<LoopHeads> heads;  // where loops are summarized: of those that the path is in
  uint32_t next_activation = 0;
  uint64_t assumptions = 0, approximations = 0;  // that the path has met: a bit each, see Remarks

  // REQUIRES the number of a guarded reference.
  const std::vector<Alternative>& alternatives(UnknownId id) const {
    return (*guarded.find(id))->alternatives;
  }
  Value make_guarded(std::vector<Alternative> alternatives) {
    guarded.at(next_unknown) = Ref<Guarded>(new Guarded{0, std::move(alternatives)});
    unknowns.at(next_unknown).kind = Kind::GuardedReference;
    return Value::symbolic(next_unknown++, Kind::GuardedReference);
  }

  const Object* static_object(const Type& type) const {
    const Ref<Object>* object = statics.find(type.id);
    return object == nullptr ? nullptr : object->get();
  }
  Object& change_statics(const Type& type) {
    Ref<Object>& object = statics.at(type.id);
    if (!object.unique()) object = Ref<Object>(Object::copy(*object));
    return *object;
  }
  Initialization initialization(const Type& type) const {
    const Object* object = static_object(type);
    return object == nullptr ? Initialization::None : object->initialization;
  }

  void push(Frame* frame) {
    frame->activation = next_activation++;
    frame->caller = std::move(top);
    top = Ref<Frame>(frame);
    ++depth;
  }
  // Drops the top frame; the one below becomes unique.
  void pop() {
    Ref<Frame> below = top.unique() ? std::move(top->caller) : top->caller;
    top = std::move(below);
    --depth;
    own_top();
  }
  void own_top() {
    if (top && !top.unique()) top = Ref<Frame>(Frame::copy(*top));
  }
};

}  // namespace kukang
