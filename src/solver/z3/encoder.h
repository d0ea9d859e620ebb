// Terms as Z3 expressions: the traversal, conditions, and what is the same for all integers.
//
// What was encoded is remembered by term. Terms may be as deep as a program's loops are long, so
// the traversal does not recurse: arguments have smaller ids than what is made of them, and the
// parts that are new are encoded in the order of their ids. Z3 itself does recurse: what could
// exhaust its stack is not expressible.

#pragma once

#include <z3++.h>

#include <memory>
#include <optional>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "expr/term.h"
#include "solver/z3/floats.h"
#include "solver/z3/integers.h"

namespace kukang {

enum class Encoding : uint8_t { Mathematical, Bits };

class Encoder {
 public:
  Encoder(z3::context& context, Encoding encoding, Arithmetic arithmetic);

  // nullopt: not expressible exactly.
  std::optional<z3::expr> encode(const Term& term);
  size_t size() const { return encoded_.size(); }

  // What must be said wherever the symbol is used.
  std::optional<z3::expr> range_of(const Term& symbol);
  // The numbers whose digits occur in a term that was encoded, and what must be said with them.
  const std::vector<const Term*>& taken_apart(const Term& term) const {
    return encoded_.at(&term).taken_apart;
  }
  std::optional<z3::expr> digits_of(const Term& number);
  // |symbol| <= limit
  z3::expr within(const Term& symbol, int64_t limit);
  // The symbol's bits in a model; nullopt: beyond 64 bits.
  std::optional<int64_t> value_of(const Term& symbol, const z3::model& model);

 private:
  using Encoded = std::optional<z3::expr>;
  struct Part {
    Encoded encoded;
    uint32_t depth = 0;
    std::vector<const Term*> taken_apart = {};
  };
  static constexpr uint32_t kDeepest = 2000;

  uint32_t depth_over(const Term& term) const;
  std::vector<const Term*> taken_apart_in(const Term& term) const;
  Encoded encode_here(const Term& term);
  Encoded encode_comparison(const Term& term, const z3::expr& a, const z3::expr& b);
  Encoded encode_three_way(const Term& term, const z3::expr& a, const z3::expr& b);
  Encoded encode_operation(const Term& term, const z3::expr& a, const z3::expr& b);
  z3::expr raw_bits(const Term& symbol);
  z3::expr less(Sort sort, const z3::expr& a, const z3::expr& b);
  z3::expr equal(Sort sort, const z3::expr& a, const z3::expr& b);

  z3::context& context_;
  Floats floats_;
  std::unique_ptr<Integers> integers_;
  absl::flat_hash_map<const Term*, Part> encoded_;
};

}  // namespace kukang
