// Lines that fit a terminal.

#pragma once

#include <string>
#include <string_view>

namespace kukang {

// What the lines that are written for a person have room for.
inline constexpr size_t kColumns = 100;

// The line, as far as it is printable (text.h), behind `indent`, broken at spaces where it is
// longer than `columns`; what goes on is indented by two more. Words that are too long by
// themselves stay whole, so that names and paths can be copied.
std::string folded(std::string_view indent, std::string_view line, size_t columns);

}  // namespace kukang
