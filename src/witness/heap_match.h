// Whether two heaps, as final_heap.h writes them, are the same where tables have no order.
//
// A table is written as { key : value ; key : value }, or as ( key : value ; key : value ) where it
// has an order after all. Which of the one's pairs is which of the other's is found by trying, so
// that in the end each object of the one is one of the other's and both hold the same. What is not
// in a table is settled first, and pairs whose keys are known before others.

#pragma once

#include <string_view>

namespace kukang {

bool match_heaps(std::string_view expected, std::string_view actual);

}  // namespace kukang
