// Native methods, modelled: one row each.
//
// A row names a method and the function that stands for it. It may stand for a native method, or
// take the place of one that has code (System's initializer, say, which would boot the JVM). A
// row's function reads its arguments from the call and gives a result, raises an exception, or
// calls a Java method in its stead. The rows are in the files of this folder, grouped by what they
// are about.
//
// A row also says, operand by operand, what its function can do with. It is never called with
// anything else: a reference that is not decided is decided first, NULL raises a
// NullPointerException, and where neither the row nor the symbolic one of the same method
// (symbolic/native.cc) takes what there is, the method is refused by name. All of that is done in
// symbolic/admit.cc; a row that says nothing gets nothing but what is known.

#pragma once

#include <array>
#include <span>
#include <string_view>

#include "semantics/machine.h"

namespace kukang {

// What a function can do with, from the least to the most. A number is a constant, unless the row
// takes anything.
enum class Take : uint8_t {
  // An object of which all is known that it holds: fields, elements, characters.
  Known,
  // One that the program made, whatever it holds: its class is known, and the length of an array.
  Made,
  MadeOrNull,
  // Any object, whatever is known of it.
  Decided,
  DecidedOrNull,
  // Whatever there is: terms, references that are not decided, NULL.
  Anything,
};

// Of each operand, `this` first; a long is one.
struct Takes {
  std::array<Take, 6> of = {};
};
inline constexpr Takes kAnything = {Take::Anything, Take::Anything, Take::Anything,
                                    Take::Anything, Take::Anything, Take::Anything};

struct NativeRow {
  std::string_view owner;
  std::string_view name;
  std::string_view descriptor;  // empty: any
  Native function;
  Takes takes = {};
};

// The row that stands for `method`, or nullptr.
const NativeRow* find_native(const Method& method);
// All rows, and those for operands that are symbolic.
std::span<const NativeRow* const> native_rows();
std::span<const NativeRow> symbolic_rows();

// Stands for a method only where it applies; elsewhere the method's own code runs.
struct ConditionalRow {
  NativeRow row;
  bool (*applies)(const Machine& m, const Value* args);
};
// nullptr: none.
const ConditionalRow* find_conditional(const Method& method);

// What the answers of a method rest on, everywhere or only in such states.
struct AssumedRow {
  std::string_view owner, name, what;
  bool (*applies)(const State& state) = nullptr;
};
// nullptr: nothing.
const AssumedRow* find_assumption(const Method& method);

// Models that many rows share.
inline Step nothing(Machine&, NativeCall& call) { return call.done(); }
inline Step yes(Machine&, NativeCall& call) { return call.give_bool(true); }
inline Step no(Machine&, NativeCall& call) { return call.give_bool(false); }
inline Step null_result(Machine&, NativeCall& call) { return call.give(Value::null()); }

// Calls a method of kukang.machine.Atomics (atomic.cc).
Step call_atomics(Machine& m, std::string_view name, std::string_view descriptor,
                  const Value* args);

// Has the thread, of which there is one, entered its monitor? A synchronized method may have been
// called on what was not decided then.
bool is_locked(const Machine& m, Value object);

// Is a class of the JDK's being initialized? It fills tables of its own, and knows that they have
// no order.
bool is_jdk_initializing(const State& state);
// Does a clone of such a hash table have everything where the original has put it?
bool copies_places(const Type& type);

// Each file's rows; table.cc puts them together.
std::span<const NativeRow> object_rows();
std::span<const NativeRow> class_rows();
std::span<const NativeRow> system_rows();
std::span<const NativeRow> throwable_rows();
std::span<const NativeRow> number_rows();
std::span<const NativeRow> unsafe_rows();
std::span<const NativeRow> atomic_rows();
std::span<const NativeRow> thread_rows();
std::span<const NativeRow> reflection_rows();
std::span<const NativeRow> text_rows();
std::span<const NativeRow> contract_rows();
std::span<const NativeRow> box_rows();
std::span<const NativeRow> modular_rows();
std::span<const NativeRow> deferred_rows();
std::span<const NativeRow> outside_rows();
std::span<const NativeRow> identity_hash_rows();
std::span<const NativeRow> character_rows();
std::span<const NativeRow> same_text_rows();
std::span<const NativeRow> stranger_rows();
std::span<const NativeRow> hash_table_rows();
std::span<const NativeRow> variable_rows();
std::span<const NativeRow> digest_rows();
// Stands for the native methods of the classes that are spun for VarHandle's (spin/variable.h).
const NativeRow& variable_access();
std::span<const NativeRow> found_rows();
std::span<const ConditionalRow> chance_rows();
std::span<const ConditionalRow> rounding_rows();

}  // namespace kukang
