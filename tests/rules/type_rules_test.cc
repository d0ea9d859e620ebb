// Type tests, casts and calls where the class of an object is open.

#include "rules/symbolic_case.h"

namespace kukang {
namespace {

const Family types({
    {"INSTANCEOF1-S INSTANCEOF2-S", "Types.isLeft", 'S', "2*0, 1"},
    {"INSTANCEOF1-S INSTANCEOF2-S", "Types.isLeft", 'A', "2*0, 1"},
    {"INSTANCEOF1-S INSTANCEOF2-S RESOLVE1-B RESOLVE2-B", "Types.isLeft", 'B', "2*0, 1"},
    // The type is asked of α̂ itself: it stays one.
    {"INSTANCEOF2-S", "Types.leftOrNull", 'S', "2*NULL, l"},
    {"INSTANCEOF2-S", "Types.leftOrNull", 'A', "2*NULL, α̂"},
    {"INSTANCEOF2-S", "Types.leftOrNull", 'B', "2*NULL, α̂"},
    {"INSTANCEOF2-S", "Types.leftOrRight", 'S', "2*0, 1, 2"},
    {"INSTANCEOF2-S", "Types.leftOrRight", 'B', "2*0, 1, 2"},
    {"INSTANCEOF2-S", "Types.isMarked", 'B', "2*0, 1"},
    {"INSTANCEOF2-S", "Types.leafIsMarked", 'B', "2*1"},
    {"INSTANCEOF2-S", "Types.isBase", 'B', "0, 1"},
    {"INSTANCEOF2-S PUTFIELD1-S", "Types.writeExtra", 'S', "2*0, 1"},
    {"INSTANCEOF2-S PUTFIELD2-A", "Types.writeExtra", 'B', "2*0, 1"},
    {"INSTANCEOF2-S GETFIELD2-S", "Types.readExtra", 'S', "2*0, 1, 3"},
    {"INSTANCEOF2-S GETFIELD2-A", "Types.readExtra", 'B', "2*0, 1, 3"},

    {"CHECKCAST1-S CHECKCAST2-S", "Types.castToLeft", 'S', "0, 1, ClassCastException"},
    {"CHECKCAST1-S CHECKCAST2-S", "Types.castToLeft", 'A', "0, 1, ClassCastException"},
    {"CHECKCAST1-S CHECKCAST2-S", "Types.castToLeft", 'B', "0, 1, ClassCastException"},
    {"CHECKCAST2-S", "Types.castAndReturn", 'A', "NULL, α̂, ClassCastException"},
    // A cast that cannot fail asks nothing.
    {"CHECKCAST2-S", "Types.castUp", 'S', "NULL, l"},
    {"CHECKCAST2-S", "Types.castUp", 'B', "ᾱ"},
    {"CHECKCAST2-S ARRAYLENGTH1-S", "Types.castToArray", 'S',
     "1, ClassCastException, NullPointerException"},
    {"CHECKCAST2-S ARRAYLENGTH1-S", "Types.castToArray", 'B',
     "1, ClassCastException, NullPointerException"},
    {"CHECKCAST2-S", "Types.castTwice", 'B', "2*1, ClassCastException"},
    {"CHECKCAST2-S", "Types.castOther", 'B', "0, ClassCastException"},
    // Under lazy, the content may be the cell itself, which is no Left.
    {"CHECKCAST2-S GETFIELD4-S", "Types.castGeneric", 'S',
     "0, 1, 2*ClassCastException, NullPointerException"},
    {"CHECKCAST2-S", "Types.castGeneric", 'B', "0, 1, ClassCastException, NullPointerException"},
    // a NULL; its content NULL or no Left; b NULL; b is a; b's content NULL, no Right, a Right.
    {"INSTANCEOF2-S", "Types.testedThenRead", 'B', "2*0, 4*1, 2*NullPointerException"},

    {"NATIVE-S", "Types.leafClass", 'B', "1, NullPointerException"},
    {"NATIVE-S", "Types.leftClass", 'S', "3*0, 1, NullPointerException"},
    {"NATIVE-S", "Types.leftClass", 'B', "3*0, 1, NullPointerException"},
    {"NATIVE-S", "Types.leftInstance", 'B', "2*0, 1"},
    {"NATIVE-S", "Types.sameHash", 'B', "1, NullPointerException"},
});

const Family calls({
    {"INVOKEVIRTUAL1-S", "Calls.kind", 'S', "1, 2, 3, NullPointerException"},
    {"INVOKEVIRTUAL1-S RESOLVE2-A", "Calls.kind", 'A', "1, 2, 3, NullPointerException"},
    {"INVOKEVIRTUAL1-S RESOLVE1-B RESOLVE2-B RESOLVE2-A", "Calls.kind", 'B',
     "1, 2, 3, NullPointerException"},
    {"INVOKEVIRTUAL1-S", "Calls.kindOfSquare", 'B', "2, 3, NullPointerException"},
    {"INVOKEVIRTUAL1-S", "Calls.kindTwice", 'B', "3*1, NullPointerException"},
    {"INVOKEVIRTUAL1-S INSTANCEOF2-S", "Calls.kindThenTest", 'B', "1, 2, 3, NullPointerException"},
    {"INVOKEVIRTUAL1-S INSTANCEOF2-S", "Calls.testThenKind", 'B', "2*0, 2, 3"},
    {"INVOKEVIRTUAL1-S", "Calls.self", 'S', "l, NullPointerException"},
    {"INVOKEVIRTUAL1-S", "Calls.self", 'A', "α̂, NullPointerException"},
    {"INVOKEVIRTUAL1-S", "Calls.self", 'B', "α̂, NullPointerException"},
    {"INVOKEVIRTUAL1-S", "Calls.callSecret", 'B', "4, NullPointerException"},
    {"INVOKEINTERFACE1-S", "Calls.size", 'S', "10, 100, NullPointerException"},
    {"INVOKEINTERFACE1-S", "Calls.size", 'A', "10, 100, NullPointerException"},
    {"INVOKEINTERFACE1-S", "Calls.size", 'B', "10, 100, NullPointerException"},
    // Where nothing is implemented a path stops, and only that one.
    {"", "Calls.nobody", 'B', "5, NullPointerException, stopped"},
    {"INVOKEINTERFACE1-S", "Calls.half", 'B', "5, 49, NullPointerException"},
    {"INVOKESPECIAL1-S", "Calls.twice", 'S', "4, NullPointerException"},
    {"INVOKESPECIAL1-S", "Calls.twice", 'B', "4, NullPointerException"},
    {"INVOKESPECIAL1-S", "Calls.superHash", 'A', "1"},
});

}  // namespace
}  // namespace kukang
