// What an answer has to be read with: assumptions and approximations, each said once.
//
// An assumption narrows what the answer speaks of and leaves the verdict alone. An approximation is
// something that could not be done exactly; what a state that met one says is not certain. A state
// carries the bits of the approximations that it met, and of the assumptions that a run of its own
// may not respect.

#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kukang {

class Remarks {
 public:
  // The bit of each. Beyond 63 different ones the last bit stands for the rest.
  uint64_t approximation(std::string_view text) {
    return uint64_t{1} << find(approximations_, text);
  }
  uint64_t assumption(std::string_view text) { return uint64_t{1} << find(assumptions_, text); }

  // 0: nobody has said it.
  uint64_t assumption_bit(std::string_view text) const {
    const auto it = std::find(assumptions_.begin(), assumptions_.end(), text);
    return it == assumptions_.end() ? 0 : uint64_t{1} << at(it - assumptions_.begin());
  }

  const std::vector<std::string>& approximations() const { return approximations_; }
  const std::vector<std::string>& assumptions() const { return assumptions_; }

 private:
  static size_t at(size_t index) { return std::min<size_t>(index, 63); }
  static size_t find(std::vector<std::string>& texts, std::string_view text) {
    auto it = std::find(texts.begin(), texts.end(), text);
    if (it == texts.end()) it = texts.insert(texts.end(), std::string(text));
    return at(it - texts.begin());
  }
  std::vector<std::string> approximations_, assumptions_;
};

}  // namespace kukang
