#include "solver/extents.h"

#include <algorithm>

namespace kukang {

bool Extents::take(const std::vector<const Term*>& conditions) {
  parts_.clear();
  conditions_.clear();
  where_.clear();
  dependents_.clear();
  before_.clear();
  for (const Term* term : parts_of(conditions, kMost)) {
    Of of = {term, {}, {}, false};
    for (int i = 0; i < arity_of(term->op); ++i) of.args[i] = where_.at(term->args[i]);
    of.extent = extent_of(of);
    where_.emplace(term, static_cast<Part>(parts_.size()));
    parts_.push_back(of);
  }
  if (parts_.empty()) return false;
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
  if (is_floating(term.sort)) return {};
  Extent args[3];
  for (int i = 0; i < arity_of(term.op); ++i) args[i] = parts_[of.args[i]].extent;
  return part_extent(term, args[0], args[1], args[2], arithmetic_);
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
