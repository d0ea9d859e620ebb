// The layer that tries values: numbers at which arithmetic turns, and those that the question
// names.
//
// What Z3 spends seconds on, floats, products and quotients of symbols, mostly goes wrong in a
// corner: at an end of the range, at the first number that a float cannot hold, at NaN. A solution
// that is evaluated is proof enough, however it was found. Symbols get their values one after the
// other; what a condition says of those that have one is asked at once. Other questions are left to
// Z3, which is quicker, and so is everything that has no solution among these values.

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <limits>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "expr/bounds.h"
#include "solver/layer.h"
#include "solver/recent_models.h"
#include "solver/slice.h"

namespace kukang {
namespace {

constexpr int kMostTries = 3000;         // conditions evaluated for a question
constexpr size_t kMostSymbols = 12;      // of a question
constexpr size_t kMostNamed = 24;        // constants of a question
constexpr size_t kRemembered = 1 << 16;  // terms of which it is known whether they are hard

using Conditions = std::vector<const Term*>;

// Is it an operation that Z3 takes long for?
bool is_hard_here(const Term& term) {
  switch (term.op) {
    case Operator::Add:
    case Operator::Sub:
    case Operator::Neg: return is_floating(term.sort);
    case Operator::Mul:
    case Operator::Div:
    case Operator::Rem:
      return is_floating(term.sort) ||
             (!term.args[0]->is_constant() && !term.args[1]->is_constant());
    case Operator::ToInt:
    case Operator::ToLong:
    case Operator::ToFloat:
    case Operator::ToDouble: return is_floating(term.sort) || is_floating(term.args[0]->sort);
    case Operator::Sqrt:
    case Operator::Floor:
    case Operator::Ceil:
    case Operator::Rint:
    case Operator::ToBits:
    case Operator::FromBits: return true;
    default: return false;
  }
}

template <class Number>
void add_around(Number value, std::vector<Number>& to) {
  constexpr Number kInfinity = std::numeric_limits<Number>::infinity();
  for (const Number one : {std::nextafter(value, kInfinity), std::nextafter(value, -kInfinity),
                           -value, value * value, value / 2}) {
    to.push_back(one);
  }
}

// Numbers at which floats turn: the least and the greatest, halves, the first integers that they do
// not hold, and what is none.
template <class Number>
std::vector<Number> corners_of_floats() {
  using Limits = std::numeric_limits<Number>;
  const Number beyond = std::ldexp(Number{1}, Limits::digits);  // 2^53
  return {0,
          1,
          -1,
          Number{0.5},
          2,
          Number{1.5},
          Number{2.5},
          Number{-0.5},
          -Number{0},
          3,
          Number{0.1},
          10,
          100,
          Limits::quiet_NaN(),
          Limits::infinity(),
          -Limits::infinity(),
          Limits::denorm_min(),
          Limits::min(),
          Limits::max(),
          -Limits::max(),
          beyond,
          beyond - 1,
          beyond / 2 - Number{0.5},
          Limits::epsilon(),
          std::sqrt(Limits::max()),
          std::sqrt(Limits::min())};
}

std::vector<int64_t> corners_of_integers() {
  constexpr int64_t kInt = std::numeric_limits<int32_t>::max();
  constexpr int64_t kLong = std::numeric_limits<int64_t>::max();
  return {0,
          1,
          -1,
          2,
          3,
          -2,
          7,
          10,
          100,
          -kInt - 1,
          kInt,
          -kInt,
          kInt - 1,
          46341,
          65536,
          1 << 24,
          16777217,
          16777219,
          1 << 30,
          -kLong - 1,
          kLong,
          kLong - 1,
          int64_t{1} << 32,
          int64_t{1} << 53,
          (int64_t{1} << 53) + 1,
          3037000500};
}

class Probing final : public Layer {
 public:
  Probing(Terms& terms, std::shared_ptr<RecentModels> recent, std::unique_ptr<Solver> below)
      : Layer("probing", std::move(below)),
        arithmetic_(terms.arithmetic),
        models_(std::move(recent)) {}

  // Where a part of φ is hard, that part is tried, and the layers below are asked for the rest.
  std::optional<Model> model(const PathCondition& phi) override {
    Conditions hard, easy;
    for (const PathCondition::Node* node : phi.conjuncts()) {
      if (node->condition == nullptr) continue;
      (is_hard(*node->condition) ? hard : easy).push_back(node->condition);
    }
    if (!hard.empty()) {
      move_connected(easy, hard);
      if (find(hard)) {
        const Model found = model_;
        const std::vector<const Term*> symbols = symbols_;
        PathCondition rest;
        for (const Term* condition : easy) rest.add(condition);
        if (std::optional<Model> all = Layer::model(rest)) {
          for (const Term* s : symbols) all->set(s->number(), found.value_of(s->number()));
          return all;
        }
      }
    }
    return Layer::model(phi);
  }

 private:
  std::optional<Answer> decide(const PathCondition& phi, const Term& guard) override {
    Conditions question = slicer_.slice(phi, guard);
    question.push_back(&guard);
    const bool hard = std::any_of(question.begin(), question.end(),
                                  [&](const Term* one) { return is_hard(*one); });
    if (!hard || !find(question)) return std::nullopt;
    models_->add(model_, symbols_);
    return Answer::Satisfiable;
  }

  bool is_hard(const Term& term) {
    if (arity_of(term.op) == 0) return false;
    if (is_hard_here(term)) return true;
    if (term.height == Term::kTall) return false;
    if (is_hard_.size() > kRemembered) is_hard_.clear();
    if (const auto known = is_hard_.find(&term); known != is_hard_.end()) return known->second;
    bool hard = false;
    for (int i = 0; !hard && i < arity_of(term.op); ++i) hard = is_hard(*term.args[i]);
    is_hard_.emplace(&term, hard);
    return hard;
  }

  // Moves what shares symbols with `to`, or with what was moved there.
  void move_connected(Conditions& from, Conditions& to) {
    absl::flat_hash_set<const Term*> known;
    auto is_connected = [&](const Term* one) {
      const auto& symbols = slicer_.symbols_of(*one);
      return std::any_of(symbols.begin(), symbols.end(),
                         [&](const Term* symbol) { return known.contains(symbol); });
    };
    for (size_t i = 0; i < to.size();) {
      for (; i < to.size(); ++i) {
        const auto& symbols = slicer_.symbols_of(*to[i]);
        known.insert(symbols.begin(), symbols.end());
      }
      const auto moved = std::stable_partition(from.begin(), from.end(), std::not_fn(is_connected));
      to.insert(to.end(), moved, from.end());
      from.erase(moved, from.end());
    }
  }

  // Values for all symbols of the conditions, under which these hold: in model_.
  bool find(const Conditions& conditions) {
    symbols_.clear();
    for (const Term* condition : conditions) {
      for (const Term* symbol : slicer_.symbols_of(*condition)) {
        const bool known = std::find(symbols_.begin(), symbols_.end(), symbol) != symbols_.end();
        if (!known) symbols_.push_back(symbol);
      }
    }
    if (symbols_.size() > kMostSymbols) return false;
    std::sort(symbols_.begin(), symbols_.end(),
              [](const Term* a, const Term* b) { return a->number() < b->number(); });
    // Each condition is asked as soon as the last of its symbols has a value.
    ready_.assign(symbols_.size(), {});
    if (symbols_.empty()) return false;
    for (const Term* condition : conditions) {
      size_t last = 0;
      for (const Term* symbol : slicer_.symbols_of(*condition)) {
        last = std::max<size_t>(
            last, std::find(symbols_.begin(), symbols_.end(), symbol) - symbols_.begin());
      }
      ready_[last].push_back(condition);
    }
    gather_constants(conditions);
    candidates_.clear();
    for (const Term* symbol : symbols_) candidates_.push_back(candidates_for(*symbol));
    tries_ = 0;
    model_ = {};
    return assign(0);
  }

  void gather_constants(const Conditions& conditions) {
    integers_.clear();
    floats_.clear();
    absl::flat_hash_set<const Term*> seen;
    Conditions left = conditions;
    while (!left.empty() && integers_.size() + floats_.size() < kMostNamed) {
      const Term* term = left.back();
      left.pop_back();
      if (!seen.insert(term).second) continue;
      if (term->is_constant() && is_integer(term->sort)) integers_.push_back(term->bits);
      if (term->is_constant() && term->sort == Sort::Float) floats_.push_back(term->as_float());
      if (term->is_constant() && term->sort == Sort::Double) floats_.push_back(term->as_double());
      for (int i = 0; i < arity_of(term->op); ++i) left.push_back(term->args[i]);
    }
  }

  bool assign(size_t which) {
    if (which == symbols_.size()) return true;
    const Term& symbol = *symbols_[which];
    for (const int64_t value : candidates_[which]) {
      model_.set(symbol.number(), value);
      const bool holds =
          std::all_of(ready_[which].begin(), ready_[which].end(), [&](const Term* condition) {
            ++tries_;
            return evaluate_exactly(*condition, model_, arithmetic_) == 1;
          });
      if (holds && assign(which + 1)) return true;
      if (tries_ > kMostTries) return false;
    }
    return false;
  }

  std::vector<int64_t> candidates_for(const Term& symbol) const {
    switch (symbol.sort) {
      case Sort::Float: return bits_of<float, uint32_t>();
      case Sort::Double: return bits_of<double, uint64_t>();
      default: return integers_for(bounds_of(symbol.range, Arithmetic::Wrap));
    }
  }

  std::vector<int64_t> integers_for(const Extent& range) const {
    std::vector<int64_t> values = corners_of_integers();
    auto add = [&](Wide value) {
      if (fits_64(value)) values.push_back(static_cast<int64_t>(value));
    };
    for (const int64_t constant : integers_) {
      for (const Wide one : {Wide{0}, Wide{1}, Wide{-1}}) add(Wide{constant} + one);
      add(-Wide{constant});
    }
    for (const double constant : floats_) {
      if (std::abs(constant) < 0x1p62) add(static_cast<Wide>(constant));
    }
    return each_once(values, [&](int64_t value) { return range.contains(value); });
  }

  template <class Number, class Bits>
  std::vector<int64_t> bits_of() const {
    std::vector<Number> named;
    for (const double constant : floats_) named.push_back(static_cast<Number>(constant));
    for (const int64_t constant : integers_) named.push_back(static_cast<Number>(constant));
    std::vector<Number> numbers = named;
    const std::vector<Number> corners = corners_of_floats<Number>();
    numbers.insert(numbers.end(), corners.begin(), corners.end());
    for (const Number one : named) add_around(one, numbers);
    std::vector<int64_t> values;
    for (const Number number : numbers) {  // of what is no number, one is enough
      const Number one = std::isnan(number) ? std::numeric_limits<Number>::quiet_NaN() : number;
      values.push_back(static_cast<int64_t>(std::bit_cast<Bits>(one)));
    }
    return each_once(values, [](int64_t) { return true; });
  }

  // In their order.
  template <class Keep>
  static std::vector<int64_t> each_once(const std::vector<int64_t>& values, Keep keep) {
    std::vector<int64_t> each;
    absl::flat_hash_set<int64_t> seen;
    for (const int64_t value : values) {
      if (keep(value) && seen.insert(value).second) each.push_back(value);
    }
    return each;
  }

  const Arithmetic arithmetic_;
  std::shared_ptr<RecentModels> models_;
  Slicer slicer_;
  absl::flat_hash_map<const Term*, bool> is_hard_;

  // --- of a question ---

  std::vector<const Term*> symbols_;
  std::vector<Conditions> ready_;  // by symbol: which conditions can be asked then
  std::vector<int64_t> integers_;  // its constants
  std::vector<double> floats_;
  std::vector<std::vector<int64_t>> candidates_;  // by symbol
  Model model_;
  int tries_ = 0;
};

}  // namespace

std::unique_ptr<Solver> probing_layer(Terms& terms, std::shared_ptr<RecentModels> recent,
                                      std::unique_ptr<Solver> below) {
  return std::make_unique<Probing>(terms, std::move(recent), std::move(below));
}

}  // namespace kukang
