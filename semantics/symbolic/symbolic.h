// The symbolic rules: what an instruction does when an operand is a term, a symbolic location or
// reference, or the location of an object that is only partly known.
//
// The hot rules of semantics/rules know constants, NULL and what was made; whatever else they meet
// they hand over, with nothing changed, to symbolic_rule. There each instruction first demands of
// its operands what it needs (demand.cc); once they are as a hot rule likes them it runs again as
// such, otherwise its symbolic rule applies. In a concrete run such an operand can only mean that
// the class file is ill-typed.

#pragma once

#include "absl/functional/function_ref.h"
#include "heap/symbolic_heap.h"
#include "semantics/machine.h"

namespace kukang {

// The symbolic rule of the running instruction.
Step symbolic_rule(Machine& m);

// What an instruction needs to know of a reference.
enum class Need : uint8_t {
  Nullness,  // NULL, a location, a symbolic location or a guarded reference that is not NULL
  Found,     // NULL, a location or a symbolic location
  Object,    // NULL or a location
};

// The names of the rules that resolve an operand. `null` and `some`: ᾱ becomes NULL, or a symbolic
// location. `existing`, `fresh`, `array`: α̂ becomes an object that is there, a fresh record, a
// fresh array.
struct ResolvingRules {
  Rule null = Rule::RESOLVE1_B;
  Rule some = Rule::RESOLVE2_B;
  Rule existing = Rule::RESOLVE1_A;
  Rule fresh = Rule::RESOLVE2_A;
  Rule array = Rule::RESOLVE2_A;
};

// Next when `operand` (a slot of the running frame) is what is needed; it is then replaced by what
// it has turned out to be. Otherwise the fork of the A or B rules, after which the instruction runs
// again.
Step demand(Machine& m, Value& operand, Need need, const ResolvingRules& rules = {});

// The same of a guarded reference, which is `value`: conditions on values say which of several
// references it is. Where only its nullness is needed, those that are some object stay together.
Step demand_guarded(Machine& m, Value& operand, const Value& value, Need need);

// What a symbolic object, or an unknown, is known to be may change when it turns out to be the same
// as a reference that was found and is not decided, or, for an unknown, as an object. Next when it
// cannot so that `matters` of what is known of both together; otherwise that is decided first.
using Matters = absl::FunctionRef<bool(const TypeBounds& together)>;
Step demand_aliases(Machine& m, Value& value, Matters matters);
// The same for an array: `matters` that it is narrower than it is known to be, too narrow for
// `stored`, or, where that is NULL, narrower at all.
Step demand_element_type(Machine& m, Value array, Value stored);

// The rule that a candidate is, for a reference that is met for the first time.
struct FindingRules {
  Rule null, existing, array, record, location, reference;
};
Rule rule_of(const FindingRules& rules, const Candidate& candidate, const Finding& finding);

// Is the class of the finding initialized, as it must be before an object of it can be found? If
// not: what must happen first.
Step initialize_for(Machine& m, const Type& type);

// The slot `i` below the top of the operand stack.
inline Value& operand(Machine& m, int i) {
  Frame& f = m.frame();
  return f.stack_base()[static_cast<int>(f.stack) - 1 - i];
}
inline void drop(Machine& m, int slots) { m.frame().stack -= slots; }
inline void push(Machine& m, Value value, int slots = 1) {
  Frame& f = m.frame();
  f.stack_base()[f.stack++] = value;
  if (slots == 2) f.stack_base()[f.stack++] = Value();
}

inline bool is_int(const Value& value) {
  return value.kind == Kind::Int || value.kind == Kind::IntTerm;
}

// What an int keeps in a field or element of a smaller type.
Value truncated(SymbolicHeap& heap, Value value, Basic basic);

// When two references are the same: true, false, or what must hold of the boxes that they are.
struct Same {
  const Term* when = nullptr;
  bool literal = false;  // one is the String of a literal: that they are the same is kLiteral
};
inline constexpr std::string_view kLiteral =
    "a String that is the same as a literal is taken to have any characters";

// Next: each is replaced by what it has turned out to be, and `same` is known. Otherwise what must
// be decided first forks, and the instruction runs again.
Step same_references(Machine& m, Value& first, Value& second, Same& same,
                     const ResolvingRules& first_rules = {},
                     const ResolvingRules& second_rules = {});

// `value` is of the class, and of no known one below.
void be_exactly(Machine& m, Value value, const Type& type);

// An effect: `value` is of `type`, or is not, as `holds` says; the instruction runs again.
Step settle_type(Machine& m, const Choice& choice);

// Adds a choice unless its guard is false.
void add_choice(Machine& m, const Choice& choice);

// --- what is said of native methods ---

// A run may see another order.
inline constexpr std::string_view kIterationOrder =
    "nothing depends on the order in which hash tables iterate over what has identity hash codes, "
    "or hash codes that are not known, nor on that of Set.of and Map.of";
inline constexpr std::string_view kHashesDiffer =
    "identity hash codes tell objects apart that are equal to others without a hashCode of their "
    "own";
inline constexpr std::string_view kOnUnix =
    "the program runs on Unix: \\n ends a line, / and : separate files and paths";

inline constexpr std::string_view kExactElements =
    "a symbolic array has exactly the element type that it is known to have";

inline constexpr std::string_view kLatin1Characters =
    "the characters of a symbolic String are Latin-1; others are beyond the bounds (--characters "
    "any)";

// Of static fields that anything may have changed since their class was initialized.
inline constexpr std::string_view kStaticsAsInitialized =
    "static fields hold at entry what class initialization has put there";

// The JVM has code of its own for these, which may be off by one unit in the last place.
inline constexpr std::string_view kStrictRounding =
    "sin, cos, tan, exp, log, log10 and pow of Math round as those of StrictMath do";

// --- calls of native methods (admit.cc) ---

// The slot in which each operand begins, `this` first.
std::vector<uint8_t> operand_slots(const Method& method);
// Runs a native method, with operands that its row, or what stands for it, can do with.
Step call_native(Machine& m, NativeCall& call, const Code& code);
// The path ends: what the method is called with, or finds there, is not modelled.
Step refuse(Machine& m, const NativeCall& call);

// Runs `decide` with the operands of a native method in their places, as an instruction has them.
// Next: it goes on. Otherwise what must be decided first forks, and the call runs again.
template <class Decide>
Step with_operands(Machine& m, const NativeCall& call, Decide decide) {
  m.retry(call);
  if (const Step step = decide(); step != Step::Next) return step;
  drop(m, call.method->argument_slots);
  m.running_native(call);
  return Step::Next;
}
// In a choice of a native method's fork: the call that is made again, its operands popped.
inline NativeCall resumed(Machine& m, const Method& method) {
  drop(m, method.argument_slots);
  const Frame& f = m.frame();
  return {&method, f.stack_base() + f.stack, Value()};
}

// --- symbolic rows (native.cc) ---

// The method's result is whether the condition holds.
Step give_whether(Machine& m, NativeCall& call, const Term* condition);
// Defines a field of an object that nobody has read or written, as getfield would; the native
// method then runs again.
Step find_field_of(Machine& m, NativeCall& call, Value holder, const Field& field);

// --- Java methods that stand in for others (stand_in.cc) ---

// A method of kukang.machine.Symbolic, or nullptr. An empty descriptor: any.
const Method* symbolic_method(const Program& program, std::string_view name,
                              std::string_view descriptor = "");
StandIn find_stand_in(const Program& program, const Method& method);
bool stands_in(const Machine& m, const StandIn& stand_in, const Method& method, const Value* args);
Step call_stand_in(Machine& m, std::string_view name, const Value* args);

// --- texts of numbers (texts.cc) ---

bool is_deferred(const Machine& m, const Value& value);
// Has a deferred text written, or a part of it; the running instruction then runs again.
Step look_at(Machine& m, Value deferred);
// Of an int: a String, deferred where the number is a term.
Value text_of_number(Machine& m, const Value& number);
// A String that is put together from these; deferred where one of them is.
Value text_of_parts(Machine& m, std::initializer_list<Value> strings);

// --- what the JVM shares by itself (native/box.cc) ---

// When two marked boxes of one class are the same.
const Term* same_box(Machine& m, const Object& a, const Object& b);
// When a symbolic box is that marked one.
const Term* is_that_box(Machine& m, Value found, Value kept);
// Two locations are one object on this condition: then they have one identity hash code, as far as
// somebody has asked for it (native/identity_hash.cc).
void relate_hash_codes(Machine& m, Value a, Value b, const Term* same);
// The box that Java keeps for the value; Undefined where none is there.
Value kept_box_for(const Program& program, const State& state, const Type& box, int64_t value);

namespace symbolic {

// --- the characters of a symbolic String (characters.cc) ---

// Is each a byte? REQUIRES that nobody has asked yet.
Step decide_coder(Machine& m, Value string);
// The byte at an index of a symbolic array of bytes: what is known of it, or else a fresh symbol.
// It is certain, or not, that `index` is none that was met and within the array; where it is not,
// the byte is foreseen (heap/text_facts.h).
enum class Unmet : uint8_t { Certainly, Perhaps };
Value find_byte(Machine& m, Location bytes, Value index, Unmet unmet);

#define FAMILY(name) Step name(Machine& m);
FAMILY(arithmetic)
FAMILY(division)
FAMILY(increment)
FAMILY(branch)
FAMILY(compare_references)
FAMILY(test_null)
FAMILY(table_switch)
FAMILY(lookup_switch)
FAMILY(get_field)
FAMILY(put_field)
FAMILY(get_static)
FAMILY(put_static)
FAMILY(load_element)
FAMILY(store_element)
FAMILY(array_length)
FAMILY(make_array)
FAMILY(make_arrays)
FAMILY(check_cast)
FAMILY(instance_of)
FAMILY(invoke)
FAMILY(throw_exception)
FAMILY(monitor)
#undef FAMILY
}  // namespace symbolic

}  // namespace kukang
