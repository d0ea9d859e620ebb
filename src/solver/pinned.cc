// Symbols that φ leaves one value: the value is put in their place.
//
// A comparison with a constant pins a symbol, or several that meet in one value (0 < x, x <= 1).
// Arithmetic that is hard for a solver is mostly easy once such symbols are gone: a remainder by
// the length of an array, a product with a load factor. The layers below are asked about φ and the
// guard with the values put in; that is the same question, because every solution of φ has them.
// Where a term is too tall to be rewritten, they are asked about φ as it is.
//
// What is asked about instead of φ is kept along the path. When a symbol becomes pinned it is made
// anew, since what was said before may mention the symbol.

#include "absl/container/flat_hash_map.h"
#include "solver/following.h"
#include "solver/interval.h"
#include "solver/layer.h"

namespace kukang {
namespace {

class Pinned final : public Solver {
 public:
  Pinned(Terms& terms, std::unique_ptr<Solver> below) : terms_(terms), below_(std::move(below)) {}

  Answer satisfiable(const PathCondition& phi, const Term& guard) override {
    ++own_.asked;
    follow(phi);
    if (too_tall_ > 0 || is_too_tall(guard)) return below_->satisfiable(phi, guard);
    const Term* rewritten = with_values(&guard);
    if (rewritten->is_constant()) {
      ++own_.answered;
      return rewritten->is_true() ? Answer::Satisfiable : Answer::Unsatisfiable;
    }
    return below_->satisfiable(instead_, *rewritten);
  }

  std::optional<Model> model(const PathCondition& phi) override {
    follow(phi);
    if (too_tall_ > 0) return below_->model(phi);
    std::optional<Model> found = below_->model(instead_);
    if (found.has_value()) {
      for (const Term* symbol : pinned_) found->set(symbol->number(), values_.at(symbol)->bits);
    }
    return found;
  }

  void statistics(std::vector<LayerStatistics>& out) const override {
    out.push_back(own_);
    below_->statistics(out);
  }

 private:
  static bool is_too_tall(const Term& condition) { return condition.height == Term::kTall; }

  struct Mark {
    size_t said, narrowed, pinned;
    PathCondition instead;
  };

  void follow(const PathCondition& phi) {
    following_.follow(
        phi,
        [&] {
          return Mark{said_.size(), narrowed_.size(), pinned_.size(), instead_};
        },
        [&](const Term& condition) { add(condition); }, [&](const Mark& mark) { back_to(mark); });
  }

  void back_to(const Mark& mark) {
    while (said_.size() > mark.said) {
      too_tall_ -= is_too_tall(*said_.back());
      said_.pop_back();
    }
    while (narrowed_.size() > mark.narrowed) {
      intervals_.insert_or_assign(narrowed_.back().first, std::move(narrowed_.back().second));
      narrowed_.pop_back();
    }
    if (pinned_.size() > mark.pinned) rewritten_.clear();
    while (pinned_.size() > mark.pinned) {
      values_.erase(pinned_.back());
      pinned_.pop_back();
    }
    instead_ = mark.instead;
  }

  void add(const Term& condition) {
    said_.push_back(&condition);
    too_tall_ += is_too_tall(condition);
    size_t known = pinned_.size();
    say(condition);
    while (pinned_.size() > known) {
      known = pinned_.size();
      instead_ = {};
      for (const Term* said : said_) say(*said);
    }
  }

  // Says the condition, with the values that are known. It may pin a symbol.
  void say(const Term& condition) {
    const Term* rewritten = with_values(&condition);
    if (rewritten->is_true()) return;
    look_at(*rewritten);
    instead_.add(rewritten);
  }

  void look_at(const Term& condition) {
    if (condition.op == Operator::Both && condition.height < Term::kTall) {
      look_at(*condition.args[0]);
      look_at(*condition.args[1]);
    } else if (const auto comparison = comparison_of(condition)) {
      if (comparison->x->is_symbol() && comparison->y->is_constant()) narrow(*comparison);
    } else if (condition.op == Operator::Eq && is_floating(condition.args[0]->sort)) {
      look_at_floats(condition.args[0], condition.args[1]);
    }
  }

  void narrow(const SymbolComparison& comparison) {
    const Term* symbol = comparison.x;
    auto [it, fresh] = intervals_.try_emplace(symbol, bounds_of(symbol->range, terms_.arithmetic));
    narrowed_.emplace_back(symbol, it->second);
    it->second.narrow(comparison.relation, comparison.y->bits);
    if (it->second.is_single()) {
      pin(symbol, terms_.constant(symbol->sort, static_cast<int64_t>(it->second.low())));
    }
  }

  // 0.0 equals -0.0, so being equal to one of them pins nothing.
  void look_at_floats(const Term* a, const Term* b) {
    if (a->is_constant()) std::swap(a, b);
    if (!a->is_symbol() || !b->is_constant()) return;
    const double value = b->sort == Sort::Float ? b->as_float() : b->as_double();
    if (value != 0) pin(a, b);
  }

  void pin(const Term* symbol, const Term* value) {
    if (!values_.emplace(symbol, value).second) return;
    pinned_.push_back(symbol);
    rewritten_.clear();
  }

  const Term* with_values(const Term* term) {
    if (values_.empty() || term->is_constant() || is_too_tall(*term)) return term;
    if (term->is_symbol()) {
      const auto value = values_.find(term);
      return value == values_.end() ? term : value->second;
    }
    if (const auto known = rewritten_.find(term); known != rewritten_.end()) return known->second;
    const Term* args[3] = {};
    for (int i = 0; i < arity_of(term->op); ++i) args[i] = with_values(term->args[i]);
    const Term* result = terms_.make(term->op, args[0], args[1], args[2]);
    rewritten_.emplace(term, result);
    return result;
  }

  Terms& terms_;
  std::unique_ptr<Solver> below_;
  LayerStatistics own_{.layer = "pinned"};

  Following<Mark> following_;
  std::vector<const Term*> said_;
  size_t too_tall_ = 0;  // of these
  PathCondition instead_;
  absl::flat_hash_map<const Term*, Interval> intervals_;
  std::vector<std::pair<const Term*, Interval>> narrowed_;  // for going back
  absl::flat_hash_map<const Term*, const Term*> values_;
  std::vector<const Term*> pinned_;                          // in that order
  absl::flat_hash_map<const Term*, const Term*> rewritten_;  // with the present values
};

}  // namespace

std::unique_ptr<Solver> pinned_layer(Terms& terms, std::unique_ptr<Solver> below) {
  return std::make_unique<Pinned>(terms, std::move(below));
}

}  // namespace kukang
