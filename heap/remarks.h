// What an answer has to be read with: assumptions and approximations, each said once.
//
// An assumption narrows what the answer speaks of and leaves the verdict alone. An approximation is
// something that could not be done exactly: it considers more than there is, so that what a state
// that met one says is not certain. Both are facts of a path: a state carries a bit for each that
// it has met, and an answer has to be read with those that its paths have met, no others.

#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kukang {

// Texts that are numbered as they are first said. Beyond 63 different ones the last bit stands for
// the rest.
class RemarkTexts {
 public:
  uint64_t bit(std::string_view text) {
    auto it = std::find(texts_.begin(), texts_.end(), text);
    if (it == texts_.end()) it = texts_.insert(texts_.end(), std::string(text));
    return bit_at(it - texts_.begin());
  }
  // 0: nobody has said it.
  uint64_t known_bit(std::string_view text) const {
    const auto it = std::find(texts_.begin(), texts_.end(), text);
    return it == texts_.end() ? 0 : bit_at(it - texts_.begin());
  }
  std::vector<std::string> said_by(uint64_t bits) const {
    std::vector<std::string> said;
    for (size_t i = 0; i < texts_.size(); ++i) {
      if (bits & bit_at(i)) said.push_back(texts_[i]);
    }
    return said;
  }

 private:
  static uint64_t bit_at(size_t index) { return uint64_t{1} << std::min<size_t>(index, 63); }
  std::vector<std::string> texts_;
};

struct Remarks {
  RemarkTexts assumptions, approximations;
};

}  // namespace kukang
