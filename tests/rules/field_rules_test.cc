// Fields of objects that are only partly known, and static fields that are made symbolic.

#include "rules/symbolic_case.h"

namespace kukang {
namespace {

const Family fields({
    {"GETFIELD1-S GETFIELD2-S GETFIELD7-S ALOAD-S", "Fields.readTwice", 'S',
     "1, NullPointerException"},
    {"GETFIELD1-S GETFIELD2-S GETFIELD7-S", "Fields.readWide", 'S', "1, NullPointerException"},
    {"GETFIELD2-S", "Fields.readFlag", 'B', "0, 1, NullPointerException"},
    {"GETFIELD3-S GETFIELD4-S GETFIELD6-S ASTORE-S", "Fields.next", 'S',
     "0, 1, 2, NullPointerException"},
    {"GETFIELD3-S GETFIELD3-A GETFIELD2-A", "Fields.next", 'A', "0, 1, 2, NullPointerException"},
    {"GETFIELD1-B GETFIELD2-B GETFIELD3-B", "Fields.next", 'B', "0, 1, 2, NullPointerException"},
    {"GETFIELD3-S GETFIELD4-S GETFIELD6-S", "Fields.justNext", 'S',
     "NULL, 2*l, NullPointerException"},
    {"GETFIELD3-S GETFIELD3-A", "Fields.justNext", 'A', "NULL, α̂, NullPointerException"},
    {"GETFIELD3-B", "Fields.justNext", 'B', "ᾱ, NullPointerException"},
    {"GETFIELD3-S GETFIELD5-S", "Fields.others", 'S', "0, 1, NullPointerException"},
    {"GETFIELD3-S GETFIELD4-S GETFIELD6-S", "Fields.any", 'S', "0, 1, 2, NullPointerException"},
    {"GETFIELD3-B", "Fields.any", 'B', "0, 1, 2, NullPointerException"},
    // a NULL, twice; b NULL; b is a; b is another.
    {"GETFIELD1-A GETFIELD2-A", "Fields.readTwo", 'A', "0, 2*1, 3*NullPointerException"},
    {"GETFIELD1-B GETFIELD2-B GETFIELD1-A GETFIELD2-A", "Fields.readTwo", 'B',
     "0, 2*1, 2*NullPointerException"},

    {"PUTFIELD1-S PUTFIELD2-S", "Fields.write", 'S', "1, NullPointerException"},
    {"PUTFIELD1-A PUTFIELD2-A", "Fields.writeTwo", 'A', "1, 2, 3*NullPointerException"},
    {"RESOLVE1-B RESOLVE2-B PUTFIELD1-A PUTFIELD2-A", "Fields.writeTwo", 'B',
     "1, 2, 2*NullPointerException"},
    // What is written is passed on as it is.
    {"PUTFIELD1-S", "Fields.writeReference", 'S', "NULL, 2*l, 2*NullPointerException"},
    {"PUTFIELD1-S", "Fields.writeReference", 'A', "NULL, α̂, 2*NullPointerException"},
    {"PUTFIELD1-S", "Fields.writeReference", 'B', "ᾱ, NullPointerException"},
    {"PUTFIELD1-S", "Fields.writeSmall", 'B', "x", {{{200}, "-56"}, {{-3}, "-3"}}},
    {"PUTFIELD1-S PUTFIELD2-A", "Fields.writeSmallOf", 'B', "1, NullPointerException"},
    {"PUTFIELD1-S", "Fields.writeWide", 'B', "1, NullPointerException"},

    // n is NULL; the sentinel, whose next is NULL; or fresh, and its next is NULL, the sentinel, n
    // itself or fresh.
    {"GETFIELD4-S GETFIELD6-S", "Sentinel.next", 'S', "2*0, 1, 2*2, NullPointerException"},
    {"GETFIELD1-A GETFIELD2-A", "Sentinel.next", 'A', "2*0, 1, 2*2, NullPointerException"},
    {"GETFIELD1-A GETFIELD2-A", "Sentinel.next", 'B', "2*0, 1, 2*2, NullPointerException"},
    {"PUTFIELD1-S INITIAL2-S", "Sentinel.write", 'S', "0, 1, NullPointerException"},
    {"PUTFIELD1-A PUTFIELD2-A", "Sentinel.write", 'B', "0, 1, NullPointerException"},
});

SymbolicCase with_statics(std::string rules, std::string method, char strategy, std::string ends,
                          std::vector<Sample> samples = {}) {
  SymbolicCase c{std::move(rules), "Statics." + method, strategy, std::move(ends),
                 std::move(samples)};
  c.symbolic_statics = true;
  return c;
}

const Family statics({
    with_statics("GETSTATIC5-S", "readNumber", 'B', "1, 3"),
    with_statics("GETSTATIC5-S", "readWide", 'B', "1"),
    with_statics("", "readFinal", 'B', "4"),
    with_statics("GETSTATIC1-S GETSTATIC3-S", "readArray", 'S', "0, 1"),
    // (NULL, NULL), (NULL, fresh), (a, NULL), (a, a), (a, fresh).
    with_statics("GETSTATIC1-S GETSTATIC2-S GETSTATIC4-S", "readTwo", 'S', "2*0, 1, 2*2"),
    with_statics("GETSTATIC1-S GETSTATIC-A", "readTwo", 'A', "2*0, 1, 2*2"),
    with_statics("GETSTATIC-B", "readTwo", 'B', "0, 1, 2*2"),
    with_statics("PUTSTATIC-S", "writeNumber", 'B', "x", {{{5}, "5"}}),
    with_statics("PUTSTATIC-S", "writeFlag", 'B', "0, 1", {{{0}, "0"}, {{1}, "1"}}),
    with_statics("PUTSTATIC-S", "writeSmall", 'B', "x", {{{200}, "-56"}}),
    with_statics("PUTSTATIC-S", "writeReference", 'B', "ᾱ"),
});

}  // namespace
}  // namespace kukang
