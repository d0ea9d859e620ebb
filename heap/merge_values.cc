#include "heap/merge_values.h"

namespace kukang {
namespace {

constexpr uint8_t kTallest = 100;  // of terms; solvers give up on taller ones
constexpr size_t kMostAlternatives = 8;

bool is_number(const Value& value) { return !value.is_undefined() && !value.is_reference(); }

Sort sort_of(const Value& number) {
  if (number.is_term()) return number.term->sort;
  switch (number.kind) {
    case Kind::Int: return Sort::Int;
    case Kind::Long: return Sort::Long;
    case Kind::Float: return Sort::Float;
    default: return Sort::Double;
  }
}

}  // namespace

bool ValueMerger::merge(const Value& mine, const Value& theirs, Value& merged) {
  if (same_value(mine, renaming_.of(theirs))) return true;
  return merge_named(SymbolicHeap::resolved(base_, mine),
                     renaming_.of(SymbolicHeap::resolved(other_, theirs)), merged);
}

bool ValueMerger::merge_named(const Value& mine, const Value& theirs, Value& merged) {
  const Value a = SymbolicHeap::resolved(merged_, mine);
  const Value b = SymbolicHeap::resolved(merged_, theirs);
  if (same_value(a, b)) {
    merged = a;
    return true;
  }
  if (is_number(a) && is_number(b) && sort_of(a) == sort_of(b)) return merge_numbers(a, b, merged);
  if (a.is_reference() && b.is_reference()) return merge_references(a, b, merged);
  return refuse(a.is_undefined() || b.is_undefined() ? Refusal::Found : Refusal::Place);
}

bool ValueMerger::merge_numbers(const Value& a, const Value& b, Value& merged) {
  // Solvers give up on many operations on floats, of which each arm would add its own.
  const bool open = a.is_term() || b.is_term();
  if (open && is_floating(sort_of(a))) return refuse(Refusal::Floating);
  const Term* term = heap_.terms.make(Operator::Ite, when_, heap_.term_of(of_base_ ? a : b),
                                      heap_.term_of(of_base_ ? b : a));
  if (term->height > kTallest) return refuse(Refusal::Height);
  merged = Value::of(*term);
  return true;
}

bool ValueMerger::merge_references(const Value& a, const Value& b, Value& merged) {
  if (!guards_references) return refuse(Refusal::Reference);
  for (const auto& [of_a, of_b, value] : guarded_) {
    if (!same_value(a, of_a) || !same_value(b, of_b)) continue;
    merged = value;
    return true;
  }
  std::vector<Alternative> all;
  add_alternatives(of_base_ ? a : b, when_, all);
  add_alternatives(of_base_ ? b : a, heap_.terms.negation(when_), all);
  if (all.size() > kMostAlternatives) return refuse(Refusal::Reference);
  merged = all.size() == 1 ? all[0].value : merged_.make_guarded(std::move(all));
  guarded_.emplace_back(a, b, merged);
  return true;
}

// Each reference once.
void ValueMerger::add_alternatives(const Value& value, const Term* when,
                                   std::vector<Alternative>& all) {
  if (when->is_false()) return;
  Terms& terms = heap_.terms;
  if (value.kind == Kind::GuardedReference) {
    const std::vector<Alternative> inner = merged_.alternatives(value.unknown);
    for (const Alternative& one : inner) {
      add_alternatives(SymbolicHeap::resolved(merged_, one.value),
                       terms.make(Operator::Both, when, one.when), all);
    }
    return;
  }
  for (Alternative& known : all) {
    if (!same_value(known.value, value)) continue;
    known.when = terms.make(Operator::Either, known.when, when);
    return;
  }
  all.push_back({when, value});
}

}  // namespace kukang
