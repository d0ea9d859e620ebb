// Which values a symbol has that stands for a field, an element or a parameter.

#pragma once

#include "expr/term.h"
#include "program/descriptor.h"

namespace kukang {

// REQUIRES a primitive kind.
Range symbol_range(Basic basic);

}  // namespace kukang
