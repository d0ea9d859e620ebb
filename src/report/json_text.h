// JSON as text: always UTF-8, and what would do something to a terminal is escaped, which in JSON
// means the same.

#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "nlohmann/json.hpp"
#include "support/text.h"

namespace kukang {

inline nlohmann::ordered_json number_or_null(const std::optional<uint32_t>& value) {
  return value.has_value() ? nlohmann::ordered_json(*value) : nlohmann::ordered_json();
}

// `indent` -1: on one line.
template <class Json>
std::string json_text(const Json& json, int indent = 2) {
  constexpr auto kReplace = Json::error_handler_t::replace;  // what is not UTF-8
  return printable_lines(json.dump(indent, ' ', false, kReplace));
}

}  // namespace kukang
