// The statement that asserts what a method has returned, which the variable `result` holds.
//
// Numbers, texts, boxes and constants of enums are compared by value, objects of the heap at entry
// by identity. Of an object that the run has made, the class is looked at.

#pragma once

#include <string>

#include "unittest/heap_java.h"

namespace kukang {

// Empty where nothing was returned.
std::string result_assertion(const JavaPlace& place, const HeapJava& heap, const Witness& witness,
                             int junit);

}  // namespace kukang
