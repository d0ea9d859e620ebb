// What the user grants of the heap at entry: the numbers that a field holds (--range), the class of
// what is found at a place (--as).
//
// Each is an assumption: what is outside is not counted as cut, and a path that has relied on it
// carries its text. Nothing is said of what is written later, nor of objects that the program or
// the initializers of classes have made.

#pragma once

#include <cstdint>
#include <string>

#include "absl/container/flat_hash_map.h"
#include "program/type.h"

namespace kukang {

struct Granted {
  struct Numbers {
    int64_t low = 0, high = 0;
    std::string text;  // "Node.color is 0..1 at entry (--range)"

    // What a field holds that nobody looks at.
    int64_t usual() const { return low > 0 ? low : high < 0 ? high : 0; }
  };
  // REQUIRES low <= high, both among the values of the field's type.
  absl::flat_hash_map<const Field*, Numbers> numbers;

  struct Class {
    const Type* type = nullptr;  // or below
    std::string text;
  };
  absl::flat_hash_map<const Field*, Class> of_field;
  absl::flat_hash_map<const Type*, Class> of_type;  // by what a place is declared with
  absl::flat_hash_map<std::string, Class> of_parameter;

  const Numbers* numbers_of(const Field& field) const {
    const auto it = numbers.find(&field);
    return it == numbers.end() ? nullptr : &it->second;
  }
};

}  // namespace kukang
