// The heap at the end of a path as a text that two heaps share iff they are the same but for where
// the objects are.
//
// Objects are numbered breadth first from the roots: the arguments, the result, the static fields
// that are watched. They are written one after the other, fields by class and name:
//
//   #0 7 = null root=#0 | a.Node key=7 next=#1 | [I 3:0 5*2
//
// What has no identity that matters stands where it is referred to: strings, boxes, enum constants,
// classes, exceptions, lambdas, what the JDK keeps for itself. Numbers are the bits that a field
// holds. The replay writes the same (java/kukang/replay/Shape.java). A string with the text of
// a float or double in it that nobody has looked at is written as "*": any text will do.
//
// A hash table whose keys are where no two runs put them is written as what it holds
// (hash_tables.h), ahead of its fields: { #3 : "x" ; #4 : null }.

#pragma once

#include "witness/concretion.h"

namespace kukang {

std::string final_heap(Concretion& concretion, const Script& script);

// Are the two the same?
bool same_heap(std::string_view expected, std::string_view actual);
// Where they first differ: a few words of each.
std::string difference(std::string_view expected, std::string_view actual);

}  // namespace kukang
