// The name of a test: what the path does, and from which heap it begins.
//
//   removeFirst_returns_element_when_tail_is_null
//   insert_breaks_wellFormed_with_2_Nodes
//
// Two paths may have the same name; with the numbers among the arguments that is less likely, but
// whoever writes them into one class has to number them.

#pragma once

#include <string>

#include "unittest/unit_tests.h"

namespace kukang {

enum class NameDetail : uint8_t { Usual, Numbers };
std::string test_name(const UnitTest& test, NameDetail detail);

}  // namespace kukang
