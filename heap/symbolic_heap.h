// What can be done to the symbolic part of a state: find objects, materialize them, bind unknowns,
// narrow types, meet elements.
//
// Everything works on the State it is given. The context (the table of terms, the decision
// procedure for types, the strategy, the bounds) belongs to one worker; a state carries none of it,
// so a fork copies none of it.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/container/node_hash_set.h"
#include "expr/term.h"
#include "heap/bounds.h"
#include "heap/remarks.h"
#include "heap/state.h"
#include "heap/strategy.h"
#include "program/generic.h"
#include "program/program.h"
#include "program/type_constraints.h"

namespace kukang {

class SymbolicHeap {
 public:
  SymbolicHeap(const Program& program, Terms& terms, const TypeConstraints& constraints,
               const Strategy& strategy, Bounds bounds, Remarks& remarks);

  const Program& program;
  Terms& terms;
  const TypeConstraints& constraints;
  const Strategy& strategy;
  const Bounds bounds;
  Remarks& remarks;
  Generics generics;

  // --- values ---

  const Term* term_of(const Value& value) {
    if (value.is_term()) return value.term;
    switch (value.kind) {
      case Kind::Int: return terms.of(value.i);
      case Kind::Long: return terms.of(value.j);
      case Kind::Float: return terms.of(value.f);
      default: return terms.of(value.d);
    }
  }
  Value fresh_symbol(State& state, Basic basic);
  // For a field that nobody has read or written yet: a symbol that is as granted (granted.cc).
  Value symbol_at_entry(State& state, const Field& field);

  // --- unknowns ---

  // `value`, or what it has turned out to be.
  static Value resolved(const State& state, Value value) {
    while (value.is_unknown()) {
      const Value& binding = state.unknowns.find(value.unknown)->binding;
      if (binding.is_undefined()) break;
      value = binding;
    }
    return value;
  }
  Value fresh_unknown(State& state, Kind kind, const Finding& finding);
  // σ[value/unknown]: what the candidate says becomes the unknown's binding.
  void bind(State& state, UnknownId unknown, const Candidate& candidate);
  // What the candidate says, for a reference that is met for the first time.
  Value realize(State& state, const Finding& finding, const Candidate& candidate);

  // --- candidates ---

  // The objects of collect(h) that may be of the finding's type, and a fresh one, where the type
  // allows one. Those that a bound forbids are cut.
  void add_objects(const State& state, const Finding& finding, Candidates& out);
  // Can anything be found there but NULL?
  bool is_inhabited(const Finding& finding) { return bounds_for(finding) != nullptr; }
  // The objects that a symbolic location may be, those given to it first.
  Candidates objects_for(const State& state, UnknownId location);

  // --- types ---

  // The type that a field of references is declared with; nullptr when it cannot be loaded, so that
  // the field can hold nothing but NULL.
  const Type* type_of(const Field& field);
  const TypeBounds& bounds_of(const State& state, uint32_t variable) const {
    return **state.types.find(variable);
  }
  // Of a symbolic object or an unknown.
  const TypeBounds& bounds_of_value(const State& state, Value value) const {
    return bounds_of(state, variable_of(state, value));
  }
  // Is τ <: T (or τ ≮: T) satisfiable for the object, or the unknown, that `value` is?
  bool may_be(const State& state, Value value, const Type* type, bool holds);
  // φ ∪ {τ <: T} or {τ ≮: T}. REQUIRES that it is satisfiable.
  void constrain(State& state, Value value, const Type* type, bool holds);

  // What is known of two references together, if they are the same object; nullptr: they are not.
  // REQUIRES symbolic objects or unknowns, at most one of them an object.
  const TypeBounds* bounds_if_same(const State& state, Value a, Value b);
  // Notes what a call has selected on the receiver.
  void note_selection(State& state, Value receiver, const Selection& selection);

  // --- values: contents of boxes and strangers (contents.cc) ---

  // Is nothing known but that it is an Object, a Comparable, a Comparator?
  bool is_anybody(const TypeBounds& bounds) const;
  // Does it not matter which object it is, but what it holds: a box, a stranger, or what may turn
  // out to be one?
  bool is_value(const TypeBounds& bounds) const;
  // The same of whatever is declared with the type.
  static bool is_value(const Type* type, World world);
  // Does an object of the class hold one number that never changes?
  static bool has_content(const Type& type);
  // Is it that number?
  static bool is_content(const Field& field);
  // The field of that kind of a symbolic location that is known to be of its class.
  Value content_of(State& state, Value location, const Field& field);
  // The object that has the text of a String: of one that is not decided one of its own, which
  // nothing refers to until it turns out to be the String.
  Location text_bearer(State& state, Value string);
  // The one that there is already; nullopt: nobody has asked.
  std::optional<Location> known_bearer(const State& state, UnknownId string) const;
  // Notes the rank of an object in an order: that of another with the same content.
  void note_rank(State& state, const Ranked& ranked);
  // Whatever is known of the content of a ranked object by now is known of its rank.
  void relate_ranks(State& state, Value object);
  // What must hold for the unknown to be the object: nullptr where nothing more is known of them
  // than their types.
  const Term* same_if(const State& state, UnknownId unknown, Location object);
  // Whatever has contents and is not decided becomes an object of its own, which holds them, for
  // those who tell of the path (settle.cc).
  void settle(State& state);

  // --- objects ---

  Location materialize(State& state, const Type* type, uint32_t variable, uint32_t depth);
  // An object of exactly that class, or an array of that length, which belongs to the symbolic
  // object `whole`: it is as deep, no bound counts it, and nothing else that is found is it.
  Location materialize_part(State& state, const Type* type, Location whole, Value length = {},
                            Value otherwise = {});
  // Makes room for the fields of `type`, which the object is known to be of.
  void extend(State& state, Location location, const Type* type);
  // Defines a field that nobody has read or written yet, now and at entry.
  static void define(State& state, Location location, uint32_t slot, Value value);

  // --- calls that were replaced by their contracts (forgotten.cc) ---

  // Any value, `type` being that of a reference: NULL, what was found or could be, or one of those.
  Value anything(State& state, Basic basic, const Type* type, uint32_t depth, Reach reach);
  // One of the objects that it may have been given is what the unknown is.
  void note_given(State& state, const Unknown& unknown, Location given);
  // The field of that object may have been assigned; nothing is known of it now.
  void forget(State& state, Location holder, const Field& field, Reach reach);
  // So may that of every object that is found from now on.
  void note_forgotten(State& state, const Field& field, Reach reach);
  // Of an object that was just found, or found to have the slots beginning with `from`.
  void forget_assigned(State& state, Location found, uint32_t from);

  // --- elements ---

  // Adds an index that an accumulator has not met yet: its element now, and as it was at entry.
  void meet(State& state, Location array, Value index, Value now, Value initial);
  // Notes that the array, if it is a symbolic one, can hold the value: it was stored there.
  void note_stored(State& state, Location array, Value value);
  // Notes that a symbolic array is of exactly the element type that it is known to have.
  void hold_exactly(State& state, Location array);
  // An accumulator for a made array of this length and default.
  static Location make_accumulator(State& state, const Type* type, Value length);
  // May one more index of this array be met? Where all others hold the same nothing is found.
  bool may_meet(const Object& array) const {
    return !array.symbolic || !array.otherwise().is_undefined() ||
           bounds.allows_index(array.length);
  }
  // As an array of Values, so that terms can be stored in it.
  static void unpack(State& state, Location array);

 private:
  void note_stored(State& state, const Taken& taken);
  // Bounds are interned, so that they are compared, and answers about them kept, by address.
  const TypeBounds* intern(TypeBounds bounds);
  template <class Answers, class Key, class Find>
  const TypeBounds* remembered(Answers& answers, const Key& key, Find find);
  // nullptr where there can be no such object.
  const TypeBounds* bounds_for(const Type* type);
  const TypeBounds* bounds_for(const Finding& finding);
  // Both together; nullptr when nothing can satisfy both.
  const TypeBounds* joined(const TypeBounds* a, const TypeBounds* b);
  const TypeBounds* with(const TypeBounds* bounds, const Type* type, bool holds);
  const TypeBounds* with(const TypeBounds* bounds, const Selection& selection);
  uint32_t variable_of(const State& state, Value value) const;
  uint32_t fresh_variable(State& state, const TypeBounds* bounds);

  // `own`: with those that only the field refers to where they were found.
  std::vector<Location> collect(const State& state, const Type* type, const Type* declarer,
                                bool own) const;
  void add_existing(const State& state, const TypeBounds* bounds, const Finding& finding, bool own,
                    Candidates& out);
  void add_fresh(const State& state, const TypeBounds* bounds, const Finding& finding,
                 Candidates& out);
  void cut_by_field(const State& state, const Field* field, Candidates& out) const;
  bool fits(const State& state, Location location, const TypeBounds* bounds);
  // Why an object that fits is not taken to be found where this is declared (left_aside.h); empty:
  // it may be.
  std::string_view left_aside(const State& state, Location location, const TypeBounds* bounds,
                              const Generic* generic);
  void note_left_aside(State& state, const TypeBounds* bounds, const Finding& finding);
  void note_entries(State& state, const TypeBounds* bounds);
  bool is_strange(const TypeBounds* bounds) const;
  bool can_hold(const State& state, Location location, const Generic* generic);
  // Notes what a declaration says of a symbolic object, and of what was found in it.
  void note_generic(State& state, Location location, const Generic* generic);
  void constrain_also(State& state, Value value, const Finding& finding);
  void note_made(State& state, Location fresh, const MadeField* made);
  bool are_apart(const State& state, const Value& a, const Value& b) const;
  const Granted::Class* granted_to(const Finding& finding) const;  // nullptr: nothing is
  bool may_hold(const State& state, Location array, const Type* element);
  void make_hold(State& state, Location array, const Type* element);
  void reshape(State& state, Location location);
  void respect_class(State& state, Location location);
  const Field* content_field(const Unknown& unknown, const State& state) const;
  Value box_content(const State& state, Value box) const;
  void pass_content_on(State& state, const Unknown& unknown, Location object);
  void count_object(State& state, const Type* type, Location location);
  const Term* same_text_if(const State& state, Location bearer, Location location);
  void settle_order(State& state, Location order);

  absl::node_hash_set<TypeBounds> interned_;
  absl::flat_hash_map<const Field*, const Type*> declared_;
  absl::flat_hash_map<const Type*, const TypeBounds*> of_type_;
  absl::flat_hash_map<std::pair<const TypeBounds*, const TypeBounds*>, const TypeBounds*> joined_;
  absl::flat_hash_map<std::tuple<const TypeBounds*, const Type*, bool>, const TypeBounds*> with_;
  absl::flat_hash_map<std::pair<const TypeBounds*, Selection>, const TypeBounds*> selected_;
};

}  // namespace kukang
