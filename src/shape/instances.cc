#include "shape/instances.h"

#include <algorithm>

#include "absl/container/flat_hash_set.h"
#include "expr/bounds.h"

namespace kukang {
namespace {

// The greatest number of a symbol in the term, plus one.
uint32_t beyond_symbols(const Term& term, absl::flat_hash_set<const Term*>& seen) {
  if (term.is_symbol()) return term.number() + 1;
  uint32_t beyond = 0;
  if (!seen.insert(&term).second) return beyond;
  for (const Term* argument : term.args) {
    if (argument != nullptr) beyond = std::max(beyond, beyond_symbols(*argument, seen));
  }
  return beyond;
}

IntegerRange domain_of(const Term& symbol, IntegerRange range, Arithmetic arithmetic) {
  if (symbol.range == Range::Boolean) return {0, 1};
  const auto bounds = bounds_of(symbol.range, arithmetic);
  if (bounds.low > range.low) range.low = static_cast<int64_t>(bounds.low);
  if (bounds.high < range.high) range.high = static_cast<int64_t>(bounds.high);
  return range;
}

}  // namespace

std::optional<Model> small_instance(const Shape& shape, Solver& solver) {
  PathCondition condition;
  for (const Term* conjunct : shape.conditions.front()) condition.add(conjunct);
  return solver.model(condition);
}

void read_integers(Shape& shape) {
  for (Shape::Slot& slot : shape.slots) {
    if (slot.unread && !is_floating(shape.symbols[slot.number]->sort)) slot.unread = false;
  }
}

Instances::Instances(const Shape& shape, IntegerRange range, const Granted& granted,
                     Arithmetic arithmetic)
    : shape_(shape), arithmetic_(arithmetic) {
  for (const Term* symbol : shape.symbols) {
    domains_.push_back(domain_of(*symbol, range, arithmetic));
  }
  std::vector<bool> placed(shape.symbols.size());
  for (const Shape::Object& object : shape.objects) {
    for (uint32_t i = 0; i < object.count; ++i) {
      const Shape::Slot& slot = shape.slots_of(object)[i];
      if (slot.what != Shape::Slot::What::Symbol) continue;
      placed[slot.number] = true;
      if (slot.unread) {
        domains_[slot.number] = {0, 0};  // stays open
      } else if (is_floating(shape.symbols[slot.number]->sort)) {
        status_ = unsupported("--range: a floating point number is part of the shape");
      }
      if (!object.is_array() && !slot.unread) {
        const Field& field = *object.type->type->instance_fields[i];
        const Granted::Numbers* numbers = granted.numbers_of(field);
        if (numbers != nullptr) domains_[slot.number] = {numbers->low, numbers->high};
      }
      const bool length = object.is_array() && i == 0;
      if (length) domains_[slot.number] = {0, std::max<int64_t>(range.high, 0)};
    }
  }
  if (std::find(placed.begin(), placed.end(), false) != placed.end()) {
    status_ = unsupported("--range: whether a shape is accepted depends on a number outside it");
  }
}

void Instances::begin(const Conditions& conditions) {
  decided_at_.assign(shape_.symbols.size(), {});
  constrained_ = 0;
  for (const Term* condition : conditions) {
    absl::flat_hash_set<const Term*> seen;
    const uint32_t beyond = beyond_symbols(*condition, seen);
    if (beyond == 0) continue;
    decided_at_[beyond - 1].push_back(condition);
    constrained_ = std::max(constrained_, beyond);
  }
}

bool Instances::holds(uint32_t number) const {
  return std::all_of(
      decided_at_[number].begin(), decided_at_[number].end(),
      [&](const Term* condition) { return evaluate(*condition, model_, arithmetic_) != 0; });
}

void Instances::count_from(uint32_t number, uint64_t& total, const std::function<bool()>& stop) {
  if (number >= constrained_) {
    uint64_t count = 1;
    bool too_many = false;
    for (; number < domains_.size(); ++number) {
      const auto [low, high] = domains_[number];
      uint64_t values = 0;
      if (low <= high) {
        const uint64_t others = static_cast<uint64_t>(high) - static_cast<uint64_t>(low);
        too_many |= __builtin_add_overflow(others, uint64_t{1}, &values);
      }
      too_many |= __builtin_mul_overflow(count, values, &count);
    }
    too_many |= __builtin_add_overflow(total, count, &total);
    if (too_many) {
      status_ = unsupported("--range: there are more instances than can be counted; narrow it");
    }
    return;
  }
  constexpr uint64_t kNowAndThen = 1 << 14;
  const auto [low, high] = domains_[number];
  for (int64_t value = low; value <= high && status_.ok(); ++value) {
    if (++tried_ % kNowAndThen == 0 && stop()) {
      status_ = unsupported("--range: stopped before all instances were counted; narrow it");
    }
    model_.set(number, value);
    if (holds(number)) count_from(number + 1, total, stop);
    if (value == high) break;  // which may be the greatest that there is
  }
}

bool Instances::visit_from(uint32_t number, const std::function<bool(const Model&)>& visit) {
  if (number == domains_.size()) return visit(model_);
  const auto [low, high] = domains_[number];
  for (int64_t value = low; value <= high; ++value) {
    model_.set(number, value);
    if (holds(number) && !visit_from(number + 1, visit)) return false;
    if (value == high) break;
  }
  return true;
}

void Instances::count(uint64_t& total, const std::function<bool()>& stop) {
  for (const Conditions& conditions : shape_.conditions) {
    begin(conditions);
    count_from(0, total, stop);
  }
}

void Instances::for_each(const std::function<bool(const Model&)>& visit) {
  for (const Conditions& conditions : shape_.conditions) {
    begin(conditions);
    if (!visit_from(0, visit)) return;
  }
}

}  // namespace kukang
