#include "solver/extents.h"

#include <algorithm>

namespace kukang {
namespace {

constexpr Extent kOpen = {0, 1};

Extent truth(bool possible, bool certain) { return {certain ? 1 : 0, possible ? 1 : 0}; }

bool is_one_value(const Extent& extent) { return extent.low == extent.high; }

}  // namespace

bool Extents::take(const std::vector<const Term*>& conditions) {
  parts_.clear();
  conditions_.clear();
  where_.clear();
  dependents_.clear();
  before_.clear();
  std::vector<const Term*> left = conditions, terms;
  while (!left.empty()) {
    const Term* term = left.back();
    left.pop_back();
    if (!where_.emplace(term, 0).second) continue;
    if (where_.size() > kMost) return false;
    terms.push_back(term);
    for (int i = 0; i < arity_of(term->op); ++i) left.push_back(term->args[i]);
  }
  std::sort(terms.begin(), terms.end(), [](auto* a, auto* b) { return a->id < b->id; });
  for (const Term* term : terms) {
    Of of = {term, {}, {}, false};
    for (int i = 0; i < arity_of(term->op); ++i) of.args[i] = where_.at(term->args[i]);
    of.extent = extent_of(of);
    where_[term] = static_cast<Part>(parts_.size());
    parts_.push_back(of);
  }
  for (const Term* condition : conditions) {
    const Part part = where_.at(condition);
    parts_[part].is_condition = true;
    conditions_.push_back(part);
  }
  changed_.assign(parts_.size(), 0);
  work_ = parts_.size();
  return true;
}

Extents::Truth Extents::truth_of(Part part) const {
  const Extent& extent = parts_[part].extent;
  return extent.high == 0 ? Truth::No : extent.low == 1 ? Truth::Yes : Truth::Open;
}

Extent Extents::extent_of(const Of& of) const {
  const Term& term = *of.term;
  const auto arg = [&](int i) -> const Extent& { return parts_[of.args[i]].extent; };
  const bool of_floats = arity_of(term.op) > 0 && is_floating(term.args[0]->sort);
  switch (term.op) {
    case Operator::Constant:
      return is_floating(term.sort) ? Extent() : Extent{term.bits, term.bits};
    case Operator::Symbol:
      return is_floating(term.sort) ? Extent() : bounds_of(term.range, arithmetic_);
    case Operator::Not: return {1 - arg(0).high, 1 - arg(0).low};
    case Operator::Both:
      return {std::min(arg(0).low, arg(1).low), std::min(arg(0).high, arg(1).high)};
    case Operator::Either:
      return {std::max(arg(0).low, arg(1).low), std::max(arg(0).high, arg(1).high)};
    case Operator::Lt:
      if (of_floats) return kOpen;
      return truth(arg(0).low < arg(1).high, arg(0).high < arg(1).low);
    case Operator::Le:
      if (of_floats) return kOpen;
      return truth(arg(0).low <= arg(1).high, arg(0).high <= arg(1).low);
    case Operator::Eq:
      if (of_floats) return kOpen;
      return truth(arg(0).low <= arg(1).high && arg(1).low <= arg(0).high,
                   is_one_value(arg(0)) && is_one_value(arg(1)) && arg(0).low == arg(1).low);
    case Operator::Ite:
      if (is_one_value(arg(0))) return arg(arg(0).low == 1 ? 1 : 2);
      return {std::min(arg(1).low, arg(2).low), std::max(arg(1).high, arg(2).high)};
    default: {
      if (!is_integer(term.sort)) return {};
      Extent args[2];
      for (int i = 0; i < arity_of(term.op); ++i) {
        if (is_integer(term.args[i]->sort)) args[i] = arg(i);
      }
      return bounds_of_result(term, args[0], args[1], arithmetic_);
    }
  }
}

bool Extents::set(Part part, const Extent& extent) {
  Of& of = parts_[part];
  if (of.extent.low == extent.low && of.extent.high == extent.high) return false;
  before_.push_back({part, of.extent});
  of.extent = extent;
  return true;
}

const std::vector<Extents::Part>& Extents::dependents_of(Part symbol) {
  auto [it, fresh] = dependents_.try_emplace(symbol);
  if (!fresh) return it->second;
  std::vector<uint8_t> depends(parts_.size(), 0);
  depends[symbol] = 1;
  for (Part part = symbol + 1; part < parts_.size(); ++part) {
    const Of& of = parts_[part];
    for (int i = 0; i < arity_of(of.term->op); ++i) depends[part] |= depends[of.args[i]];
    if (depends[part]) it->second.push_back(part);
  }
  return it->second;
}

bool Extents::narrow(Part symbol, const Extent& extent) {
  const size_t start = before_.size();
  bool possible = true;
  if (set(symbol, extent)) {
    changed_[symbol] = 1;
    for (const Part part : dependents_of(symbol)) {
      const Of& of = parts_[part];
      bool is_affected = false;
      for (int i = 0; i < arity_of(of.term->op); ++i) is_affected |= changed_[of.args[i]] != 0;
      if (!is_affected) continue;
      ++work_;
      if (!set(part, extent_of(of))) continue;
      changed_[part] = 1;
      if (of.is_condition && of.extent.high == 0) {
        possible = false;
        break;
      }
    }
  }
  for (size_t i = start; i < before_.size(); ++i) changed_[before_[i].part] = 0;
  return possible;
}

// The arm that is taken, where that is decided.
Extents::Part Extents::taken(Part part) const {
  while (parts_[part].term->op == Operator::Ite && is_single(parts_[part].args[0])) {
    const Of& ite = parts_[part];
    part = ite.args[parts_[ite.args[0]].extent.low == 1 ? 1 : 2];
  }
  return part;
}

// From the conditions down to what is decided.
void Extents::look(Left& left) {
  left.question.clear();
  left.symbols.clear();
  is_left_.assign(parts_.size(), 0);
  Part highest = 0;
  for (const Part condition : conditions_) {
    if (is_single(condition)) continue;
    const Part part = taken(condition);
    left.question.push_back(part);
    is_left_[part] = 1;
    highest = std::max(highest, part);
  }
  for (Part part = highest + 1; part-- > 0;) {
    if (is_left_[part] == 0) continue;
    ++work_;
    const Of& of = parts_[part];
    left.question.push_back(part);
    if (of.term->is_symbol()) {
      left.symbols.push_back(part);
      left.note(of.extent.low);
      left.note(of.extent.high);
    }
    for (int i = 0; i < arity_of(of.term->op); ++i) {
      const Part argument = taken(of.args[i]);
      const bool is_known = is_single(argument);
      left.question.push_back(is_known);
      left.note(is_known ? parts_[argument].extent.low : Wide{argument});
      if (!is_known) is_left_[argument] = 1;
    }
  }
  std::reverse(left.symbols.begin(), left.symbols.end());
}

void Extents::back_to(size_t mark) {
  while (before_.size() > mark) {
    parts_[before_.back().part].extent = before_.back().extent;
    before_.pop_back();
  }
}

bool Extents::choose(const std::vector<const Term*>& symbols, Model& values) const {
  for (const Term* symbol : symbols) {
    const Extent& extent = parts_[where_.at(symbol)].extent;
    const Wide value = std::clamp<Wide>(0, extent.low, extent.high);
    if (!fits_64(value)) return false;
    values.set(symbol->number(), static_cast<int64_t>(value));
  }
  return true;
}

}  // namespace kukang
