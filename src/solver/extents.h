// What the parts of a question can be while its symbols are within given extents.
//
// Each part stands here once, arguments first, so that narrowing a symbol is one pass over what
// depends on it. A condition's extent is that of its truth: 0 .. 1 until it is decided. Extents are
// never too small: a decided condition is decided for all values that the symbols may still have.

#pragma once

#include <cstdint>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "expr/bounds.h"
#include "expr/model.h"
#include "solver/part_extent.h"

namespace kukang {

class Extents {
 public:
  enum class Truth : uint8_t { No, Open, Yes };
  using Part = uint32_t;

  explicit Extents(Arithmetic arithmetic) : arithmetic_(arithmetic) {}

  // Takes a question in place of the one before; false: it is too large.
  bool take(const std::vector<const Term*>& conditions);

  size_t parts() const { return parts_.size(); }
  const Term& term(Part part) const { return *parts_[part].term; }
  Truth truth_of(Part part) const;
  const std::vector<Part>& conditions() const { return conditions_; }
  Part part_of(const Term* term) const { return where_.at(term); }

  // Lets the symbol be only within the extent. false: one of the conditions is false then.
  bool narrow(Part symbol, const Extent& extent);
  // What is left to be decided: `question` is the same whenever it is the same, whatever has been
  // narrowed to come there; `symbols` are those that it is about, in the order of parts.
  struct Left {
    std::vector<int64_t> question;
    std::vector<Part> symbols;

    void note(Wide value) {
      question.push_back(static_cast<int64_t>(value));
      question.push_back(static_cast<int64_t>(value >> 64));
    }
  };
  void look(Left& left);
  // How often a part has been looked at.
  uint64_t work() const { return work_; }

  size_t mark() const { return before_.size(); }
  void back_to(size_t mark);

  // Values that the symbols may have now, as near to 0 as they may be; false: 64 bits are too few.
  bool choose(const std::vector<const Term*>& symbols, Model& values) const;

 private:
  static constexpr size_t kMost = 4000;

  struct Of {
    const Term* term;
    Part args[3];
    Extent extent;
    bool is_condition;
  };
  struct Before {
    Part part;
    Extent extent;
  };

  bool is_single(Part part) const { return parts_[part].extent.low == parts_[part].extent.high; }
  Part taken(Part part) const;
  Extent extent_of(const Of& of) const;
  bool set(Part part, const Extent& extent);
  const std::vector<Part>& dependents_of(Part symbol);

  const Arithmetic arithmetic_;
  std::vector<Of> parts_;
  std::vector<Part> conditions_;
  absl::flat_hash_map<const Term*, Part> where_;
  absl::flat_hash_map<Part, std::vector<Part>> dependents_;  // of symbols, arguments first
  std::vector<Before> before_;                               // for going back
  std::vector<uint8_t> changed_;                             // in the pass that is going on
  std::vector<uint8_t> is_left_;                             // kept for their memory
  uint64_t work_ = 0;
};

}  // namespace kukang
