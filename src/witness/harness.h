// The replaying Java program (java/kukang), compiled, as a jar inside the binary.

#pragma once

#include <cstdint>
#include <span>

namespace kukang {

std::span<const uint8_t> harness_jar();

}  // namespace kukang
