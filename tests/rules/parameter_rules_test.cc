// How parameters start, what contracts assume and assert, and parameters of JDK classes.

#include "rules/symbolic_case.h"

namespace kukang {
namespace {

const Family parameters({
    // (NULL, NULL), (NULL, fresh), (a, NULL), (a, a), (a, fresh).
    {"INITIAL1-S INITIAL2-S INITIAL3-S", "Parameters.two", 'S', "5*0"},
    {"INITIAL1-S INITIAL-A", "Parameters.two", 'A', "4*0"},
    {"INITIAL-B", "Parameters.two", 'B', "0"},
    {"INITIAL1-S INITIAL3-S", "Parameters.unrelated", 'S', "4*0"},
    {"INITIAL2-S", "Parameters.objectAndNode", 'S', "3*0, 2*1"},
    {"INITIAL1-S INITIAL3-S", "Parameters.nonNull", 'S', "1, assumed"},
    {"INITIAL1-S INITIAL-A", "Parameters.nonNull", 'A', "1, assumed"},
    {"INITIAL-A IFNONNULL-A", "Parameters.nonNull", 'B', "1"},
    {"INITIAL1-S INITIAL2-S INITIAL3-S", "Parameters.receiver", 'S', "2*0, 1"},
    {"INITIAL1-S INITIAL-A", "Parameters.receiver", 'A', "2*0, 1"},
    {"INITIAL-A INITIAL-B", "Parameters.receiver", 'B', "2*0, 1"},

    {"ASSUME-S", "Parameters.assume", 'B', "assumed, done", {{{0}, "assumed"}, {{1}, "done"}}},
    {"ASSUME-S", "Parameters.required", 'B', "assumed, done", {{{0}, "assumed"}, {{1}, "done"}}},
    {"ASSERT-S", "Parameters.check", 'B', "ERROR, done", {{{0}, "ERROR"}, {{1}, "done"}}},
    {"", "Parameters.overwrite", 'B', "ERROR, done, ArrayIndexOutOfBoundsException"},
    {"", "Parameters.clear", 'S', "ERROR, assumed, done, ArrayIndexOutOfBoundsException"},
    {"", "Parameters.clear", 'B', "ERROR, done, ArrayIndexOutOfBoundsException"},
    // Under lazy, what was next may be n itself.
    {"", "Parameters.clearNext", 'S', "2*ERROR, assumed, done"},
    {"", "Parameters.clearNext", 'B', "ERROR, done"},
    {"", "Parameters.leave", 'B', "2*done", {}, 1},
    {"ASSERT-S", "Parameters.ensured", 'B', "ERROR, done", {{{0}, "ERROR"}, {{1}, "done"}}},
});

const Family library({
    {"BOXES-S",
     "Boxes.sameIntegers",
     'B',
     "0, 1",
     {{{5, 5}, "1"}, {{5, 6}, "0"}, {{-128, -128}, "1"}, {{128, 128}, "0"}}},
    {"BOXES-S", "Boxes.sameLongs", 'B', "0, 1", {{{127, 127}, "1"}, {{-129, -129}, "0"}}},
    {"BOXES-S", "Boxes.sameCharacters", 'B', "0, 1", {{{'a', 'a'}, "1"}, {{200, 200}, "0"}}},
    {"BOXES-S", "Boxes.sameAsSeven", 'B', "0, 1", {{{7}, "1"}, {{8}, "0"}}},
    // A box of a thousand is made each time.
    {"IF_ACMPNE1-S", "Boxes.sameAsThousand", 'B', "0", {{{1000}, "0"}}},
    {"IF_ACMPNE2-S", "Boxes.sameBox", 'B', "1", {{{1000}, "1"}, {{5}, "1"}}},
    {"", "Boxes.unboxed", 'B', "x", {{{4}, "5"}}},
    {"", "Boxes.five", 'S', "0, 1, NullPointerException"},
    {"", "Boxes.five", 'B', "0, 1, NullPointerException"},
    // Null, no Integer, an Integer that is that box, or not.
    {"SHARED-S BOXES-S", "Boxes.isSeven", 'S', "3*0, 1"},
    {"SHARED-S BOXES-S", "Boxes.isSeven", 'B', "3*0, 1"},
    {"IF_ACMPEQ2-B IF_ACMPEQ5-A", "Boxes.two", 'B', "3*0, 2*1"},

    {"INITIAL1-S INITIAL2-S", "Colors.color", 'S', "0, 1, 2"},
    {"IF_ACMPEQ5-A", "Colors.color", 'A', "0, 1, 2"},
    {"IF_ACMPEQ5-A", "Colors.color", 'B', "0, 1, 2"},
    {"IF_ACMPEQ4-B IF_ACMPEQ5-B IF_ACMPEQ5-A", "Colors.isRed", 'B', "2*0, 1"},
    {"", "Colors.ordinal", 'S', "0, 1, NullPointerException"},
    {"RESOLVE1-B RESOLVE2-B", "Colors.ordinal", 'B', "0, 1, NullPointerException"},
    {"", "Colors.switchOn", 'B', "1, 2, NullPointerException"},
    {"INITIAL1-S INITIAL2-S", "Colors.first", 'S', "3*NULL, 6*l"},
    {"RESOLVE1-A", "Colors.apply", 'B', "1, 2, NullPointerException"},

    {"", "Texts.length", 'S', "1, NullPointerException"},
    {"RESOLVE1-B RESOLVE2-B", "Texts.length", 'B', "1, NullPointerException"},
    {"", "Texts.isEmpty", 'A', "0, 1, NullPointerException"},
    {"", "Texts.isEmpty", 'B', "0, 1, NullPointerException"},
    {"", "Texts.isEmptyOrNot", 'B', "0, 1, NullPointerException"},
    {"TEXT1-S",
     "Texts.digits",
     'B',
     "1, 2*2, 2*3, 4",
     {{{0}, "1"}, {{9}, "1"}, {{10}, "2"}, {{-9}, "2"}, {{-10}, "3"}, {{127}, "3"}, {{-128}, "4"}}},
    {"TEXT1-S TEXT2-S", "Texts.parts", 'B', "3, 2*4, 2*5, 6", {{{0}, "3"}, {{-128}, "6"}}},
    {"", "Texts.unseen", 'B', "1", {{{5}, "1"}}},
});

}  // namespace
}  // namespace kukang
