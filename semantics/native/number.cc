// Numbers: the bits of floats, and the functions of StrictMath that the JDK has in C.

#include <dlfcn.h>

#include <bit>
#include <cmath>
#include <string>

#include "semantics/native/table.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang {
namespace {

Step float_bits(Machine&, NativeCall& call) {
  return call.give(std::bit_cast<int32_t>(call.args[0].f));
}
Step bits_float(Machine&, NativeCall& call) {
  return call.give(Value::of(std::bit_cast<float>(call.args[0].i)));
}
Step double_bits(Machine&, NativeCall& call) {
  return call.give(std::bit_cast<int64_t>(call.args[0].d));
}
Step bits_double(Machine&, NativeCall& call) {
  return call.give(Value::of(std::bit_cast<double>(call.args[0].j)));
}

// StrictMath is defined to the last bit by the functions that the JDK carries in its libjava. They
// compute and nothing else, so they can be called where no virtual machine runs. The library is
// opened when a program first needs one.
void* open_libjava(const std::string& jdk_home) {
  // libjava names libjvm without saying where it is; once loaded, it is found by its name.
  if (dlopen((jdk_home + "/lib/server/libjvm.so").c_str(), RTLD_LAZY | RTLD_GLOBAL) == nullptr) {
    return nullptr;
  }
  return dlopen((jdk_home + "/lib/libjava.so").c_str(), RTLD_LAZY);
}

Step strict_math(Machine& m, NativeCall& call) {
  static void* const libjava = open_libjava(m.program.jdk_home());
  const std::string symbol = "Java_java_lang_StrictMath_" + std::string(call.method->name);
  void* function = libjava == nullptr ? nullptr : dlsym(libjava, symbol.c_str());
  if (function == nullptr) {
    return m.stop(unsupported("StrictMath." + std::string(call.method->name) + ": " +
                              m.program.jdk_home() + "/lib/libjava.so does not have it"));
  }
  const double x = call.args[0].d;
  if (call.method->argument_slots == 2) {
    return call.give(Value::of(
        reinterpret_cast<double (*)(void*, void*, double)>(function)(nullptr, nullptr, x)));
  }
  return call.give(Value::of(reinterpret_cast<double (*)(void*, void*, double, double)>(function)(
      nullptr, nullptr, x, call.args[2].d)));
}

// Math's functions of the same names need not give the same to the last bit.
Step as_strict_math(Machine& m, NativeCall& call) {
  Linked<const Type*> strict = m.program.load("java/lang/StrictMath");
  if (!strict.ok()) return m.raise(strict.failure());
  if (!m.is_initialized(**strict)) return m.retry_after(call, **strict);
  if (m.symbolic != nullptr) m.assume(kStrictRounding);
  for (const Method& method : (*strict)->methods) {
    if (method.name == call.method->name && method.descriptor == call.method->descriptor) {
      return m.call(method, call.args);
    }
  }
  return m.stop(unsupported("StrictMath has no " + std::string(call.method->name)));
}

Step square_root(Machine&, NativeCall& call) {
  return call.give(Value::of(std::sqrt(call.args[0].d)));
}

constexpr std::string_view kStrict = "java/lang/StrictMath", kMath = "java/lang/Math";

constexpr NativeRow kNumberRows[] = {
    {"java/lang/Float", "floatToRawIntBits", "", float_bits},
    {"java/lang/Float", "intBitsToFloat", "", bits_float},
    {"java/lang/Double", "doubleToRawLongBits", "", double_bits},
    {"java/lang/Double", "longBitsToDouble", "", bits_double},
    {kMath, "sin", "", as_strict_math},
    {kMath, "cos", "", as_strict_math},
    {kMath, "tan", "", as_strict_math},
    {kMath, "exp", "", as_strict_math},
    {kMath, "log", "", as_strict_math},
    {kMath, "log10", "", as_strict_math},
    {kMath, "pow", "", as_strict_math},
    {kStrict, "sqrt", "", square_root},
    {kStrict, "sin", "", strict_math},
    {kStrict, "cos", "", strict_math},
    {kStrict, "tan", "", strict_math},
    {kStrict, "asin", "", strict_math},
    {kStrict, "acos", "", strict_math},
    {kStrict, "atan", "", strict_math},
    {kStrict, "atan2", "", strict_math},
    {kStrict, "log", "", strict_math},
    {kStrict, "log10", "", strict_math},
    {kStrict, "log1p", "", strict_math},
    {kStrict, "expm1", "", strict_math},
    {kStrict, "sinh", "", strict_math},
    {kStrict, "cosh", "", strict_math},
    {kStrict, "tanh", "", strict_math},
    {kStrict, "IEEEremainder", "", strict_math},
};

}  // namespace

std::span<const NativeRow> number_rows() { return kNumberRows; }

}  // namespace kukang
