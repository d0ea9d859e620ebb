// How references are decided where the order matters in which an invariant finds objects: as under
// lazy, when they are read; but of values (heap/contents.cc), what is declared as an Object among
// them, it stays open which objects they are.

#pragma once

#include "heap/strategy.h"

namespace kukang {

const Strategy& structure_at_once();

}  // namespace kukang
