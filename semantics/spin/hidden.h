// Spun classes: defined once each, whoever comes first, under names that no class file can have.
//
// `Host$$family.number` has a dot where a class file's names have slashes, so no class of the
// user's can take its place, or be taken for it. In its own code such a class has the name
// Program::kSpun. Several workers may spin the same class at once; all get the one that was defined
// first.

#pragma once

#include <functional>

#include "program/program.h"
#include "semantics/spin/assembler.h"

namespace kukang {

// What `assemble` gives, if there is no class for this family and number of `host` yet.
Linked<const Type*> find_or_spin(const Program& program, const Type& host, std::string_view family,
                                 int number, const std::function<Linked<Bytes>()>& assemble);

}  // namespace kukang
