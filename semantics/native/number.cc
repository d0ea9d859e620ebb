// Numbers: the bits of floats, and the functions of StrictMath that the JDK has in C.

#include <bit>
#include <cmath>

#include "semantics/native/table.h"

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

template <double (*kFunction)(double)>
Step of_one(Machine&, NativeCall& call) {
  return call.give(Value::of(kFunction(call.args[0].d)));
}
template <double (*kFunction)(double, double)>
Step of_two(Machine&, NativeCall& call) {
  return call.give(Value::of(kFunction(call.args[0].d, call.args[2].d)));
}

constexpr std::string_view kStrict = "java/lang/StrictMath";

constexpr NativeRow kRows[] = {
    {"java/lang/Float", "floatToRawIntBits", "", float_bits},
    {"java/lang/Float", "intBitsToFloat", "", bits_float},
    {"java/lang/Double", "doubleToRawLongBits", "", double_bits},
    {"java/lang/Double", "longBitsToDouble", "", bits_double},
    {kStrict, "sin", "", of_one<std::sin>},
    {kStrict, "cos", "", of_one<std::cos>},
    {kStrict, "tan", "", of_one<std::tan>},
    {kStrict, "asin", "", of_one<std::asin>},
    {kStrict, "acos", "", of_one<std::acos>},
    {kStrict, "atan", "", of_one<std::atan>},
    {kStrict, "log", "", of_one<std::log>},
    {kStrict, "log10", "", of_one<std::log10>},
    {kStrict, "sqrt", "", of_one<std::sqrt>},
    {kStrict, "sinh", "", of_one<std::sinh>},
    {kStrict, "cosh", "", of_one<std::cosh>},
    {kStrict, "tanh", "", of_one<std::tanh>},
    {kStrict, "expm1", "", of_one<std::expm1>},
    {kStrict, "log1p", "", of_one<std::log1p>},
    {kStrict, "atan2", "", of_two<std::atan2>},
    {kStrict, "IEEEremainder", "", of_two<std::remainder>},
};

}  // namespace

std::span<const NativeRow> number_rows() { return kRows; }

}  // namespace kukang
