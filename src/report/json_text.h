// JSON as text: always UTF-8, and what would do something to a terminal is escaped, which in JSON
// means the same.

#pragma once

#include <string>

#include "nlohmann/json.hpp"
#include "support/text.h"

namespace kukang {

// `indent` -1: on one line.
template <class Json>
std::string json_text(const Json& json, int indent = 2) {
  constexpr auto kReplace = Json::error_handler_t::replace;  // what is not UTF-8
  return printable_lines(json.dump(indent, ' ', false, kReplace));
}

}  // namespace kukang
