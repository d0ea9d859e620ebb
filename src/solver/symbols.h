// The symbols of a condition: how conditions are connected.

#pragma once

#include <vector>

#include "absl/container/flat_hash_map.h"
#include "expr/term.h"

namespace kukang {

class SymbolsOf {
 public:
  // Each once, in the order of symbols. Good until the next call.
  const std::vector<const Term*>& operator()(const Term& condition);

 private:
  static constexpr size_t kKept = 1 << 16;
  absl::flat_hash_map<const Term*, std::vector<const Term*>> known_;
};

}  // namespace kukang
