// Objects and arrays that are made, exceptions whose class is open, monitors.

#include "rules/symbolic_case.h"

namespace kukang {
namespace {

const std::string kOutside = "ArrayIndexOutOfBoundsException";
const std::string kNegative = "NegativeArraySizeException";

SymbolicCase with_cut(SymbolicCase c) {
  c.cut = 1;
  return c;
}

const Family arrays({
    {"NEW-S", "Objects.makeObject", 'S', "2*1"},
    {"NEW-S", "Objects.makeObject", 'B', "2*1"},
    {"ANEWARRAY-S",
     "Objects.makeReferences",
     'B',
     "x, NegativeArraySizeException",
     {{{3}, "3"}, {{0}, "0"}, {{-1}, kNegative}}},
    {"NEWARRAY-S",
     "Objects.makeNumbers",
     'B',
     "x, NegativeArraySizeException",
     {{{3}, "3"}, {{0}, "0"}, {{-1}, kNegative}}},
    {"NEWARRAY-S", "Objects.makeNegative", 'B', "NegativeArraySizeException"},
    {"ANEWARRAY-S", "Objects.makeReferencesNegative", 'B', "NegativeArraySizeException"},
    {"ANEWARRAY-S AALOAD1-S AALOAD3-S",
     "Objects.loadReference",
     'B',
     "0, ArrayIndexOutOfBoundsException, NegativeArraySizeException",
     {{{2, 1}, "0"}, {{2, 2}, kOutside}, {{0, 0}, kOutside}, {{-1, 0}, kNegative}}},
    {"NEWARRAY-S IALOAD1-S IALOAD3-S",
     "Objects.loadNumber",
     'B',
     "0, ArrayIndexOutOfBoundsException, NegativeArraySizeException",
     {{{2, 1}, "0"}, {{2, -1}, kOutside}, {{-1, 0}, kNegative}}},
    {"IASTORE1-S IASTORE3-S IALOAD1-S IALOAD2-S IALOAD3-S",
     "Objects.storeNumber",
     'B',
     "0, 5, 2*ArrayIndexOutOfBoundsException, NegativeArraySizeException",
     {{{3, 1, 1}, "5"},
      {{3, 1, 2}, "0"},
      {{3, 3, 0}, kOutside},
      {{3, 0, -1}, kOutside},
      {{-5, 0, 0}, kNegative}}},

    // All indexes of an array that was made are met.
    {"IALOAD1-S IALOAD2-S",
     "Objects.loadFromThree",
     'B',
     "10, 20, 30, ArrayIndexOutOfBoundsException",
     {{{1}, "20"}, {{3}, kOutside}, {{-1}, kOutside}}},
    {"IASTORE1-S IASTORE2-S",
     "Objects.storeInThree",
     'B',
     "7, 2*20, ArrayIndexOutOfBoundsException",
     {{{1}, "7"}, {{2}, "20"}, {{3}, kOutside}}},
    {"IALOAD1-S", "Objects.loadFromNone", 'B', "ArrayIndexOutOfBoundsException"},
    {"AALOAD1-S AALOAD2-S",
     "Objects.loadOneOf",
     'B',
     "2*0, 1, ArrayIndexOutOfBoundsException",
     {{{0}, "0"}, {{1}, "1"}, {{3}, kOutside}}},
    // Of many, the element is one term.
    {"IALOAD1-S IALOAD2-S",
     "Objects.loadFromMany",
     'B',
     "x, ArrayIndexOutOfBoundsException",
     {{{4}, "40"}, {{9}, "90"}, {{10}, kOutside}, {{-1}, kOutside}}},
    {"IASTORE1-S IASTORE2-S",
     "Objects.storeInMany",
     'B',
     "x, ArrayIndexOutOfBoundsException",
     {{{4, 7}, "7"}, {{5, 7}, "40"}, {{10, 7}, kOutside}}},
    {"LASTORE1-S LASTORE2-S LALOAD2-S",
     "Objects.storeWideInMany",
     'B',
     "x, ArrayIndexOutOfBoundsException",
     {{{4, 1}, "2"}, {{3, 5}, "45"}, {{10, 7}, kOutside}}},
    {"BASTORE2-S BALOAD2-S", "Objects.storeSymbol", 'B', "x", {{{200}, "-56"}}},

    {"ARRAYLENGTH1-S", "Objects.length", 'S', "x, NullPointerException"},
    {"ARRAYLENGTH1-S RESOLVE2-A", "Objects.length", 'A', "x, NullPointerException"},
    {"ARRAYLENGTH1-S RESOLVE1-B RESOLVE2-B RESOLVE2-A", "Objects.length", 'B',
     "x, NullPointerException"},
    {"ARRAYLENGTH1-S", "Objects.lengthIsNatural", 'B', "1, NullPointerException"},

    {"MULTIANEWARRAY1-S MULTIANEWARRAY2-S",
     "Objects.makeRows",
     'B',
     "x, NegativeArraySizeException",
     {{{3}, "3"}, {{-1}, kNegative}}},
    {"MULTIANEWARRAY2-S", "Objects.makeNegativeGrid", 'B', "NegativeArraySizeException"},
    // A negative number of rows; 0 to 7 rows, of negative length or not; more rows are cut.
    with_cut({"MULTIANEWARRAY1-S MULTIANEWARRAY2-S MULTIANEWARRAY3-S",
              "Objects.makeGrid",
              'B',
              "0, 1, 2, 3, 4, 5, 6, 7, 9*NegativeArraySizeException",
              {{{3, 2}, "3"}, {{0, 2}, "0"}, {{2, -1}, kNegative}, {{-1, 2}, kNegative}}}),
    with_cut({"MULTIANEWARRAY1-S MULTIANEWARRAY2-S MULTIANEWARRAY3-S",
              "Objects.makePairs",
              'B',
              "0, 1, 2, 3, 4, 5, 6, 7, NegativeArraySizeException",
              {{{7}, "7"}, {{-1}, kNegative}}}),
    {"MULTIANEWARRAY2-S", "Objects.makeRowsOfConstantNegative", 'B', "NegativeArraySizeException"},
});

const Family exceptions({
    {"ATHROW1-S", "Objects.throwIt", 'S', "NullPointerException, Throwable"},
    {"ATHROW1-S RESOLVE1-B RESOLVE2-B RESOLVE2-A", "Objects.throwIt", 'B',
     "NullPointerException, Throwable"},
    // The NullPointerException is a RuntimeException, too.
    {"ATHROW1-S ATHROW3-S", "Objects.throwAndCatch", 'S', "1, 2*2, Throwable"},
    {"ATHROW1-S ATHROW3-S", "Objects.throwAndCatch", 'A', "1, 2*2, Throwable"},
    {"ATHROW1-S ATHROW3-S", "Objects.throwAndCatch", 'B', "1, 2*2, Throwable"},
    {"ATHROW1-S ATHROW3-S", "Objects.catchFromCall", 'B', "2*1, Exception"},
    {"ATHROW1-S", "Objects.catchAnything", 'B', "1, 2"},
    {"ATHROW1-S", "Objects.catchImpossible", 'B', "1, 2"},
});

const Family monitors({
    {"", "Objects.lock", 'S', "1, NullPointerException"},
    {"RESOLVE2-A", "Objects.lock", 'A', "1, NullPointerException"},
    {"RESOLVE1-B RESOLVE2-B RESOLVE2-A", "Objects.lock", 'B', "1, NullPointerException"},
    {"RESOLVE1-A RESOLVE2-A", "Objects.lockTwo", 'A', "0, 1, 3*NullPointerException"},
    {"RESOLVE1-A RESOLVE2-A", "Objects.lockTwo", 'B', "0, 1, 2*NullPointerException"},
    {"", "Objects.lockThis", 'B', "1"},
});

}  // namespace
}  // namespace kukang
