// What an answer has to be read with: assumptions and approximations, each said once.
//
// An assumption narrows what the answer speaks of and leaves the verdict alone. An approximation is
// something that could not be done exactly; a state that met one carries its bit, and what such a
// state says is not certain.

#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kukang {

class Remarks {
 public:
  // The bit of an approximation. Beyond 63 different ones the last bit stands for the rest.
  uint64_t approximation(std::string_view text) {
    return uint64_t{1} << find(approximations_, text);
  }
  void assumption(std::string_view text) { find(assumptions_, text); }

  const std::vector<std::string>& approximations() const { return approximations_; }
  const std::vector<std::string>& assumptions() const { return assumptions_; }

 private:
  static size_t find(std::vector<std::string>& texts, std::string_view text) {
    constexpr size_t kMost = 63;
    auto it = std::find(texts.begin(), texts.end(), text);
    if (it == texts.end()) it = texts.insert(texts.end(), std::string(text));
    return std::min<size_t>(it - texts.begin(), kMost);
  }
  std::vector<std::string> approximations_, assumptions_;
};

}  // namespace kukang
