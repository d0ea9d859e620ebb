// The layer that splits ranges: where conditions compare symbols with constants, it matters only
// between which of these constants a symbol is. So each symbol has a few extents to be tried, one
// after the other, until every condition is decided (extents.h).
//
// Merged states ask such questions: what they compute with are Ites over comparisons of what was
// read with constants. Nothing else has to be understood: where all extents are refuted there is no
// solution, and what is true in an extent whatever else is there is one. In between, values are
// tried out. Questions without an Ite are left to Z3, which is as fast there; and so are those that
// take much work.

#include <algorithm>

#include "absl/container/flat_hash_set.h"
#include "solver/extents.h"
#include "solver/layer.h"
#include "solver/recent_models.h"
#include "solver/slice.h"

namespace kukang {
namespace {

constexpr uint64_t kMostWork = 30'000;  // extents worked out for a question
constexpr int kMostOpen = 16;           // times that values were tried in vain
constexpr size_t kKept = 1 << 16;       // terms of which it is known whether they have an Ite

class Splitting final : public Layer {
 public:
  Splitting(Terms& terms, std::shared_ptr<RecentModels> recent, std::unique_ptr<Solver> below)
      : Layer("splitting", std::move(below)),
        arithmetic_(terms.arithmetic),
        models_(std::move(recent)),
        extents_(terms.arithmetic) {}

 private:
  enum class Outcome : uint8_t { Solved, Refuted, Open };

  struct Split {
    const Term* symbol;
    std::vector<Extent> extents;
    bool is_done = false;
  };

  std::optional<Answer> decide(const PathCondition& phi, const Term& guard) override {
    conditions_ = slicer_.slice(phi, guard);
    conditions_.push_back(&guard);
    const bool merged = std::any_of(conditions_.begin(), conditions_.end(),
                                    [&](const Term* one) { return has_ite(*one); });
    if (!merged) return std::nullopt;
    std::reverse(conditions_.begin(), conditions_.end());  // what is newest is asked first
    if (!extents_.take(conditions_)) return std::nullopt;
    find_splits();
    refuted_.clear();
    tried_in_vain_ = 0;
    switch (search()) {
      case Outcome::Solved: models_->add(model_, symbols_); return Answer::Satisfiable;
      case Outcome::Refuted: return Answer::Unsatisfiable;
      case Outcome::Open: return std::nullopt;
    }
    return std::nullopt;
  }

  bool has_ite(const Term& term) {
    if (term.op == Operator::Ite) return true;
    if (arity_of(term.op) == 0 || term.height == Term::kTall) return false;
    if (has_ite_.size() > kKept) has_ite_.clear();
    if (const auto known = has_ite_.find(&term); known != has_ite_.end()) return known->second;
    bool has = false;
    for (int i = 0; !has && i < arity_of(term.op); ++i) has = has_ite(*term.args[i]);
    has_ite_.emplace(&term, has);
    return has;
  }

  // The constants that symbols are compared with part their ranges.
  void find_splits() {
    splits_.clear();
    by_symbol_.clear();
    symbols_.clear();
    absl::flat_hash_map<const Term*, std::vector<Wide>> cuts;
    for (Extents::Part part = 0; part < extents_.parts(); ++part) {
      const Term& term = extents_.term(part);
      if (term.is_symbol()) symbols_.push_back(&term);
      const auto [symbol, constant] = compared_with_constant(term);
      if (symbol == nullptr) continue;
      cuts[symbol].push_back(constant->bits);
      cuts[symbol].push_back(Wide{constant->bits} + 1);
    }
    for (const Term* symbol : symbols_) {
      const auto found = cuts.find(symbol);
      if (found == cuts.end()) continue;
      by_symbol_.emplace(symbol, splits_.size());
      splits_.push_back({symbol, parted(bounds_of(*symbol, arithmetic_), found->second)});
    }
  }

  // The symbol and the constant; null: it is no such comparison.
  static std::pair<const Term*, const Term*> compared_with_constant(const Term& term) {
    const bool compares =
        term.op == Operator::Eq || term.op == Operator::Le || term.op == Operator::Lt;
    if (!compares || !is_integer(term.args[0]->sort)) return {};
    const bool constant_first = term.args[0]->is_constant();
    const Term* constant = term.args[constant_first ? 0 : 1];
    const Term* other = term.args[constant_first ? 1 : 0];
    if (other->op == Operator::ToLong && is_integer(other->args[0]->sort)) other = other->args[0];
    if (!constant->is_constant() || !other->is_symbol()) return {};
    return {other, constant};
  }

  static std::vector<Extent> parted(Extent whole, std::vector<Wide>& cuts) {
    std::sort(cuts.begin(), cuts.end());
    std::vector<Extent> extents;
    for (const Wide cut : cuts) {
      if (cut <= whole.low || cut > whole.high) continue;
      extents.push_back({whole.low, cut - 1});
      whole.low = cut;
    }
    extents.push_back(whole);
    return extents;
  }

  Outcome search() {
    for (const Extents::Part part : extents_.conditions()) {
      if (extents_.truth_of(part) == Extents::Truth::No) return Outcome::Refuted;
    }
    Extents::Left left;
    extents_.look(left);
    if (refuted_.contains(left.question)) return Outcome::Refuted;
    Split* split = first_of(left.symbols);
    if (split == nullptr) return choose();
    split->is_done = true;
    const Outcome outcome = try_all(*split);
    split->is_done = false;
    if (outcome == Outcome::Refuted) refuted_.insert(std::move(left.question));
    return outcome;
  }

  Outcome try_all(const Split& split) {
    Outcome outcome = Outcome::Refuted;
    for (const Extent& extent : split.extents) {
      const size_t mark = extents_.mark();
      Outcome one = Outcome::Refuted;
      if (extents_.narrow(extents_.part_of(split.symbol), extent)) one = search();
      extents_.back_to(mark);
      if (one != Outcome::Refuted) outcome = one;
      if (one == Outcome::Solved) return one;
      if (extents_.work() > kMostWork || tried_in_vain_ > kMostOpen) return Outcome::Open;
    }
    return outcome;
  }

  // What was read first decides what comes after it.
  Split* first_of(const std::vector<Extents::Part>& symbols) {
    Split* first = nullptr;
    for (const Extents::Part part : symbols) {
      const auto found = by_symbol_.find(&extents_.term(part));
      if (found == by_symbol_.end() || splits_[found->second].is_done) continue;
      Split& split = splits_[found->second];
      if (first == nullptr || split.symbol->number() < first->symbol->number()) first = &split;
    }
    return first;
  }

  // Some values from the extents.
  Outcome choose() {
    model_ = {};
    const bool holds = extents_.choose(symbols_, model_) &&
                       std::all_of(conditions_.begin(), conditions_.end(), [&](const Term* one) {
                         return evaluate_exactly(*one, model_, arithmetic_) == 1;
                       });
    if (holds) return Outcome::Solved;
    ++tried_in_vain_;
    return Outcome::Open;
  }

  const Arithmetic arithmetic_;
  std::shared_ptr<RecentModels> models_;
  Extents extents_;
  Slicer slicer_;
  absl::flat_hash_map<const Term*, bool> has_ite_;
  std::vector<const Term*> conditions_;
  std::vector<const Term*> symbols_;
  std::vector<Split> splits_;
  absl::flat_hash_map<const Term*, size_t> by_symbol_;
  Model model_;
  absl::flat_hash_set<std::vector<int64_t>> refuted_;  // what was left
  int tried_in_vain_ = 0;
};

}  // namespace

std::unique_ptr<Solver> splitting_layer(Terms& terms, std::shared_ptr<RecentModels> recent,
                                        std::unique_ptr<Solver> below) {
  return std::make_unique<Splitting>(terms, std::move(recent), std::move(below));
}

}  // namespace kukang
