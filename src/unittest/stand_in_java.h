// Java source for a class that nobody has written and a witness needs an object of.
//
// That is a subclass of written ones, or one of the classes of strangers. A subclass adds nothing
// to the classes above it: methods that have no body there throw AbstractMethodError, as the JVM
// would. Its constructor is there for the compiler and never runs.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "view/java_place.h"
#include "witness/witness.h"

namespace kukang {

// A nested class with this name; nullopt where no Java source can say it: a class above it is
// hidden, or one of its methods.
std::optional<std::string> stand_in_java(const JavaPlace& place, const Subclass& subclass,
                                         const std::string& name);

// The nested classes for a stranger (semantics/symbolic/strangers.h). REQUIRES that it is one's
// class.
std::vector<std::string> stranger_java(const Type& type);

}  // namespace kukang
