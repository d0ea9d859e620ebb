// Predicates of a class that nobody has asked for.
//
// An invariant that was found by its name alone may be only a part of what is meant: classes have
// `wellFormed`, `ordered` and `balanced` side by side. What looks like another part is a boolean
// method without parameters that the invariant does not come to call, that assigns nothing and
// looks further than at the object's own fields: it has a loop, hands something on, or asks an
// inner class. It is told by names: no class is loaded but the inner ones.

#pragma once

#include <string>

#include "contract/contract.h"

namespace kukang {

// What to say of them, in a line; empty where there is nothing to say.
std::string hint_of_predicates(const Program& program, const Type& type,
                               const ContractOptions& options);

}  // namespace kukang
