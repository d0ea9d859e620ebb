// Elements of arrays that are only partly known: out of bounds, met before, met for the first time,
// of an array that is NULL, and of one that may be another.

#include "rules/symbolic_case.h"

namespace kukang {
namespace {

// One of the element types: the letter of its instructions, its name in Java.
std::vector<SymbolicCase> primitive_cases(char letter, const std::string& type) {
  // NaN differs from itself: where the two elements are one and the same, 0 is possible as well.
  const bool floating = letter == 'F' || letter == 'D';
  const std::string equal = floating ? "2*0, 2*1" : "0, 2*1";
  auto rules = [&](const char* names) {
    return fmt::format(fmt::runtime(names), fmt::arg("x", letter));
  };
  auto method = [&](const char* name) { return "Elements." + type + name; };
  return {
      // a is NULL. i outside. i inside, then j outside; the same as i; another index.
      {rules("{x}ALOAD1-S {x}ALOAD2-S {x}ALOAD3-S {x}ALOAD4-S"), method("Loads"), 'S',
       equal + ", 2*ArrayIndexOutOfBoundsException, NullPointerException"},
      {rules("{x}ASTORE1-S {x}ASTORE2-S {x}ASTORE3-S {x}ASTORE4-S"), method("Stores"), 'S',
       equal + ", 2*ArrayIndexOutOfBoundsException, NullPointerException"},
      // a NULL, twice; b NULL: i outside a, or inside, then b is NULL; neither: i outside a; b is
      // the same; b is another: i outside b or inside.
      {rules("{x}ALOAD1-A {x}ALOAD2-A"), method("LoadsOfTwo"), 'A',
       equal + ", 3*ArrayIndexOutOfBoundsException, 3*NullPointerException"},
      {rules("{x}ASTORE1-A {x}ASTORE2-A"), method("StoresOfTwo"), 'A',
       equal + ", 3*ArrayIndexOutOfBoundsException, 3*NullPointerException"},
      // The same, but whether b is NULL is not asked before it is used.
      {rules("RESOLVE1-B RESOLVE2-B {x}ALOAD1-A {x}ALOAD2-A"), method("LoadsOfTwo"), 'B',
       equal + ", 2*ArrayIndexOutOfBoundsException, 2*NullPointerException"},
      {rules("RESOLVE1-B RESOLVE2-B {x}ASTORE1-A {x}ASTORE2-A"), method("StoresOfTwo"), 'B',
       equal + ", 2*ArrayIndexOutOfBoundsException, 2*NullPointerException"},
  };
}

const Family ints(primitive_cases('I', "int"));
const Family longs(primitive_cases('L', "long"));
const Family floats(primitive_cases('F', "float"));
const Family doubles(primitive_cases('D', "double"));
const Family booleans(primitive_cases('B', "boolean"));
const Family bytes(primitive_cases('B', "byte"));
const Family chars(primitive_cases('C', "char"));
const Family shorts(primitive_cases('S', "short"));

const Family references({
    {"AALOAD1-S AALOAD3-S AALOAD4-S", "References.load", 'S',
     "NULL, l, ArrayIndexOutOfBoundsException, NullPointerException"},
    {"AALOAD1-S AALOAD3-S AALOAD4-S AALOAD2-A", "References.load", 'A',
     "NULL, α̂, ArrayIndexOutOfBoundsException, NullPointerException"},
    {"AALOAD1-S AALOAD3-S AALOAD4-S AALOAD2-A", "References.load", 'B',
     "ᾱ, ArrayIndexOutOfBoundsException, NullPointerException"},
    // The first element is NULL or fresh. The second: j outside; the same index; another index,
    // where it is NULL, the first one if that is an object, or fresh.
    {"AALOAD1-S AALOAD2-S AALOAD3-S AALOAD4-S", "References.loads", 'S',
     "3*0, 4*1, 3*ArrayIndexOutOfBoundsException, NullPointerException"},
    {"AALOAD2-S AALOAD3-S IF_ACMPEQ1-A IF_ACMPEQ3-A IF_ACMPEQ5-A IF_ACMPEQ6-A", "References.loads",
     'A', "3*0, 4*1, 3*ArrayIndexOutOfBoundsException, NullPointerException"},
    {"AALOAD2-S AALOAD3-S IF_ACMPEQ1-B IF_ACMPEQ2-B IF_ACMPEQ5-B", "References.loads", 'B',
     "3*0, 3*1, 2*ArrayIndexOutOfBoundsException, NullPointerException"},
    {"AALOAD1-A AALOAD2-A", "References.loadsOfTwo", 'A',
     "3*0, 4*1, 4*ArrayIndexOutOfBoundsException, 4*NullPointerException"},
    {"AALOAD1-A AALOAD2-A", "References.loadsOfTwo", 'B',
     "3*0, 3*1, 2*ArrayIndexOutOfBoundsException, 2*NullPointerException"},
    // x and y: (NULL, NULL), (NULL, y), (x, NULL), (x, x), (x, y).
    {"AASTORE1-S AASTORE2-S AASTORE3-S AASTORE4-S", "References.stores", 'S',
     "3*0, 7*1, 10*ArrayIndexOutOfBoundsException, 5*NullPointerException"},
    {"AASTORE1-S AASTORE2-S AASTORE3-S AASTORE4-S", "References.stores", 'B',
     "3*0, 3*1, 2*ArrayIndexOutOfBoundsException, NullPointerException"},
    {"AASTORE1-A AASTORE2-A", "References.storesOfTwo", 'A',
     "3*0, 6*1, 12*ArrayIndexOutOfBoundsException, 12*NullPointerException"},
    {"AASTORE1-A AASTORE2-A", "References.storesOfTwo", 'B',
     "3*0, 3*1, 2*ArrayIndexOutOfBoundsException, 2*NullPointerException"},

    {"AALOAD3-S IALOAD3-S IALOAD4-S", "References.loadFromGrid", 'S',
     "0, 1, 2*ArrayIndexOutOfBoundsException, 2*NullPointerException"},
    {"AALOAD3-S IALOAD2-A", "References.loadFromGrid", 'A',
     "0, 1, 2*ArrayIndexOutOfBoundsException, 2*NullPointerException"},
    {"AALOAD3-S IALOAD2-A", "References.loadFromGrid", 'B',
     "0, 1, 2*ArrayIndexOutOfBoundsException, 2*NullPointerException"},
    // The second row is the first one, or another.
    {"IALOAD1-A IALOAD2-A IALOAD2-S", "References.loadFromRows", 'B',
     "0, 2*1, 4*ArrayIndexOutOfBoundsException, 3*NullPointerException"},

    // NULL goes into any array; of another value it is open whether the array may hold it.
    {"AASTORE5-S AASTORE6-S", "References.storeInLeaves", 'S', "0, 1, ArrayStoreException"},
    {"AASTORE5-S AASTORE6-S", "References.storeInLeaves", 'A', "0, 1, ArrayStoreException"},
    {"AASTORE5-S AASTORE6-S", "References.storeInLeaves", 'B', "0, 1, ArrayStoreException"},
    {"AASTORE1-S AASTORE5-S AASTORE6-S", "References.storeSomewhereInLeaves", 'S',
     "0, 1, 2*ArrayIndexOutOfBoundsException, ArrayStoreException"},
    {"AASTORE1-S AASTORE5-S AASTORE6-S", "References.storeSomewhereInLeaves", 'B',
     "0, 1, 2*ArrayIndexOutOfBoundsException, ArrayStoreException"},
    // Out of bounds comes before the type of the value, of which nothing is asked then.
    {"AASTORE1-S", "References.storeInNoLeaves", 'S', "2*ArrayIndexOutOfBoundsException"},
    {"AASTORE1-S", "References.storeInNoLeaves", 'B', "ArrayIndexOutOfBoundsException"},
    {"AASTORE1-S AASTORE3-S AASTORE5-S AASTORE6-S", "References.storeInSomeLeaves", 'B',
     "2*done, 2*ArrayIndexOutOfBoundsException, ArrayStoreException, NegativeArraySizeException"},
    // The value may also be the array itself, which it cannot hold.
    {"AASTORE1-S AASTORE3-S AASTORE4-S AASTORE5-S AASTORE6-S", "References.storeInSymbolicLeaves",
     'S', "0, 1, 3*ArrayIndexOutOfBoundsException, 2*ArrayStoreException, 2*NullPointerException"},
    {"AASTORE1-S AASTORE3-S AASTORE4-S AASTORE5-S AASTORE6-S", "References.storeInSymbolicLeaves",
     'B', "0, 1, 2*ArrayIndexOutOfBoundsException, ArrayStoreException, NullPointerException"},
    {"AASTORE2-S", "References.storeLeafInLeaves", 'B', "1"},
    {"AASTORE2-S AASTORE6-S", "References.storeNodeInLeaves", 'B', "1, ArrayStoreException"},

    // What the array turns out to be, its elements were from the beginning. Under lazy the element
    // is NULL, the array itself, which is then no array of Nodes, or fresh.
    {"CHECKCAST2-S AALOAD2-S", "References.narrowed", 'S',
     "0, 1, ArrayIndexOutOfBoundsException, 3*ClassCastException, 2*NullPointerException"},
    {"CHECKCAST2-S AALOAD2-S", "References.narrowed", 'B',
     "0, 1, ArrayIndexOutOfBoundsException, ClassCastException, 2*NullPointerException"},
    {"AALOAD2-A", "References.heldBefore", 'B',
     "2*0, 1, 2*ArrayIndexOutOfBoundsException, 2*NullPointerException"},
});

}  // namespace
}  // namespace kukang
