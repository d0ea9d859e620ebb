// Arithmetic on symbols: one path with the term, two where a divisor may be zero.

#include <limits>

#include "rules/symbolic_case.h"

namespace kukang {
namespace {

constexpr double kMin = std::numeric_limits<int32_t>::min();
constexpr double kMax = std::numeric_limits<int32_t>::max();
constexpr double kTwo40 = 1099511627776.0;
constexpr double kInfinity = std::numeric_limits<double>::infinity();

// A method of rules.Arithmetic with one path, which returns a term.
SymbolicCase term(std::string rule, std::string method, std::vector<Sample> samples) {
  return {std::move(rule), "Arithmetic." + method, 'B', "x", std::move(samples)};
}
SymbolicCase division(std::string rules, std::string method, std::vector<Sample> samples) {
  return {std::move(rules), "Arithmetic." + method, 'B', "x, ArithmeticException",
          std::move(samples)};
}

const Family arithmetic({
    term("IADD-S", "iadd", {{{kMax, 1}, "-2147483648"}, {{2, -5}, "-3"}}),
    term("LADD-S", "ladd", {{{kTwo40, 1}, "1099511627777"}}),
    term("FADD-S", "fadd", {{{0.5, 0.25}, "0.75"}, {{16777216, 1}, "16777216"}}),
    term("DADD-S", "dadd", {{{16777216, 1}, "16777217"}}),
    term("ISUB-S", "isub", {{{3, 5}, "-2"}, {{kMin, 1}, "2147483647"}}),
    term("LSUB-S", "lsub", {{{1, kTwo40}, "-1099511627775"}}),
    term("FSUB-S", "fsub", {{{0.5, 2}, "-1.5"}}),
    term("DSUB-S", "dsub", {{{0.5, 2}, "-1.5"}}),
    term("IMUL-S", "imul", {{{65536, 65536}, "0"}, {{-3, 5}, "-15"}}),
    term("LMUL-S", "lmul", {{{65536, 65536}, "4294967296"}}),
    term("FMUL-S", "fmul", {{{1.5, -2}, "-3"}}),
    term("DMUL-S", "dmul", {{{1.5, -2}, "-3"}}),
    division("IDIV1-S IDIV2-S", "idiv",
             {{{-7, 2}, "-3"}, {{kMin, -1}, "-2147483648"}, {{7, 0}, "ArithmeticException"}}),
    division("LDIV1-S LDIV2-S", "ldiv",
             {{{-kTwo40, 1024}, "-1073741824"}, {{7, 0}, "ArithmeticException"}}),
    term("FDIV-S", "fdiv", {{{1, 4}, "0.25"}, {{-1, 0}, "-inf"}}),
    term("DDIV-S", "ddiv", {{{1, 4}, "0.25"}, {{0, 0}, "nan"}}),
    division("IREM1-S IREM2-S", "irem",
             {{{-7, 2}, "-1"}, {{7, -2}, "1"}, {{kMin, -1}, "0"}, {{7, 0}, "ArithmeticException"}}),
    division("LREM1-S LREM2-S", "lrem", {{{-7, 4}, "-3"}, {{7, 0}, "ArithmeticException"}}),
    term("FREM-S", "frem", {{{-7.5, 2}, "-1.5"}, {{7, 0}, "nan"}}),
    term("DREM-S", "drem", {{{-7.5, 2}, "-1.5"}, {{7, kInfinity}, "7"}}),
    {"IDIV2-S IDIV1-S",
     "Arithmetic.divideByConstants",
     'B',
     "x, ArithmeticException",
     {{{7}, "2"}, {{-7}, "ArithmeticException"}}},

    term("INEG-S", "ineg", {{{7}, "-7"}, {{kMin}, "-2147483648"}}),
    term("LNEG-S", "lneg", {{{kTwo40}, "-1099511627776"}}),
    term("FNEG-S", "fneg", {{{0}, "-0"}, {{1.5}, "-1.5"}}),
    term("DNEG-S", "dneg", {{{0}, "-0"}, {{1.5}, "-1.5"}}),
    term("ISHL-S", "ishl", {{{3, 4}, "48"}, {{1, 33}, "2"}}),
    term("LSHL-S", "lshl", {{{1, 33}, "8589934592"}, {{1, 65}, "2"}}),
    term("ISHR-S", "ishr", {{{-16, 2}, "-4"}, {{-16, 34}, "-4"}}),
    term("LSHR-S", "lshr", {{{-kTwo40, 30}, "-1024"}}),
    term("IUSHR-S", "iushr", {{{-1, 28}, "15"}, {{-1, 32}, "-1"}}),
    term("LUSHR-S", "lushr", {{{-1, 60}, "15"}}),
    term("IAND-S", "iand", {{{12, 10}, "8"}, {{-1, 7}, "7"}}),
    term("LAND-S", "land", {{{12, 10}, "8"}}),
    term("IOR-S", "ior", {{{12, 10}, "14"}}),
    term("LOR-S", "lor", {{{12, 10}, "14"}}),
    term("IXOR-S", "ixor", {{{12, 10}, "6"}}),
    term("LXOR-S", "lxor", {{{12, -1}, "-13"}}),
    term("IINC-S", "iinc", {{{4}, "7"}, {{kMax}, "-2147483646"}}),

    term("I2L-S", "i2l", {{{-4}, "-4"}}),
    term("I2F-S", "i2f", {{{16777217}, "16777216"}}),
    term("I2D-S", "i2d", {{{16777217}, "16777217"}}),
    term("L2I-S", "l2i", {{{kTwo40 + 5}, "5"}, {{kMax + 1}, "-2147483648"}}),
    term("L2F-S", "l2f", {{{16777217}, "16777216"}}),
    term("L2D-S", "l2d", {{{kTwo40 + 5}, "1099511627781"}}),
    term("F2I-S", "f2i", {{{-2.75}, "-2"}, {{kNan}, "0"}, {{1e20}, "2147483647"}}),
    term("F2L-S", "f2l", {{{-2.75}, "-2"}, {{-kInfinity}, "-9223372036854775808"}}),
    term("F2D-S", "f2d", {{{0.25}, "0.25"}}),
    term("D2I-S", "d2i", {{{-2.75}, "-2"}, {{kNan}, "0"}, {{-1e20}, "-2147483648"}}),
    term("D2L-S", "d2l", {{{kTwo40 + 0.5}, "1099511627776"}}),
    term("D2F-S", "d2f", {{{16777217}, "16777216"}}),
    term("I2B-S", "i2b", {{{200}, "-56"}, {{-129}, "127"}}),
    term("I2C-S", "i2c", {{{-1}, "65535"}, {{65536}, "0"}}),
    term("I2S-S", "i2s", {{{40000}, "-25536"}}),
});

}  // namespace
}  // namespace kukang
