// Cases that no Java source leads to: instructions that javac never makes, and references that do
// not resolve.

#pragma once

#include <string>
#include <vector>

#include "comparison/cases.h"

namespace kukang {

// Writes the class programs.Assembled below `folder` and gives the cases that call its methods.
std::vector<Case> assemble_cases(const std::string& folder);

}  // namespace kukang
