// Native methods, modelled: one row each.
//
// A row names a method and the function that stands for it. It may stand for a native method, or
// take the place of one that has code (System's initializer, say, which would boot the JVM). A
// row's function reads its arguments from the call and gives a result, raises an exception, or
// calls a Java method in its stead. The rows are in the files of this folder, grouped by what they
// are about.

#pragma once

#include <span>
#include <string_view>

#include "semantics/machine.h"

namespace kukang {

struct NativeRow {
  std::string_view owner;
  std::string_view name;
  std::string_view descriptor;  // empty: any
  Native function;
};

// The function that stands for `method`, or nullptr.
Native find_native(const Method& method);

// Models that many rows share.
inline Step nothing(Machine&, NativeCall& call) { return call.done(); }
inline Step yes(Machine&, NativeCall& call) { return call.give_bool(true); }
inline Step no(Machine&, NativeCall& call) { return call.give_bool(false); }
inline Step null_result(Machine&, NativeCall& call) { return call.give(Value::null()); }

Step contract_field(Machine& m, NativeCall& call);

// Each file's rows; table.cc puts them together.
std::span<const NativeRow> object_rows();
std::span<const NativeRow> class_rows();
std::span<const NativeRow> system_rows();
std::span<const NativeRow> throwable_rows();
std::span<const NativeRow> number_rows();
std::span<const NativeRow> unsafe_rows();
std::span<const NativeRow> thread_rows();
std::span<const NativeRow> reflection_rows();
std::span<const NativeRow> text_rows();
std::span<const NativeRow> contract_rows();
std::span<const NativeRow> box_rows();
std::span<const NativeRow> modular_rows();

}  // namespace kukang
