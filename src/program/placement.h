// Where classes are, in the words the JVM ends its messages with: module and loader.

#pragma once

#include <string>

#include "program/type.h"

namespace kukang {

// "a.A and b.B are in unnamed module of loader 'app'", or each with its own place.
std::string where_both_are(const Type& a, const Type& b);

}  // namespace kukang
