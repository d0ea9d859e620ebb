// The machine's own Java classes and those of the contracts, as a jar inside the binary.

#pragma once

#include <cstdint>
#include <span>

namespace kukang {

std::span<const uint8_t> own_classes();

}  // namespace kukang
