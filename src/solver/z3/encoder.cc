#include "solver/z3/encoder.h"

#include <algorithm>
#include <vector>

namespace kukang {

Encoder::Encoder(z3::context& context, Encoding encoding, Arithmetic arithmetic)
    : context_(context),
      floats_(context),
      integers_(encoding == Encoding::Mathematical ? mathematical_integers(context, arithmetic)
                                                   : bit_vectors(context, floats_)) {}

std::optional<z3::expr> Encoder::encode(const Term& term) {
  if (const auto found = encoded_.find(&term); found != encoded_.end()) {
    return found->second.encoded;
  }
  std::vector<const Term*> parts = {&term};
  encoded_.emplace(&term, Part());
  for (size_t i = 0; i < parts.size(); ++i) {
    for (const Term* argument : parts[i]->args) {
      if (argument == nullptr) break;
      if (encoded_.emplace(argument, Part()).second) parts.push_back(argument);
    }
  }
  std::sort(parts.begin(), parts.end(), [](auto* a, auto* b) { return a->id < b->id; });
  for (const Term* part : parts) {
    const uint32_t depth = depth_over(*part);
    const Encoded encoded = depth > kDeepest ? std::nullopt : encode_here(*part);
    encoded_.insert_or_assign(part, Part{encoded, depth, taken_apart_in(*part)});
  }
  return encoded_.at(&term).encoded;
}

uint32_t Encoder::depth_over(const Term& term) const {
  uint32_t depth = 0;
  for (const Term* argument : term.args) {
    if (argument != nullptr) depth = std::max(depth, encoded_.at(argument).depth + 1);
  }
  return depth;
}

std::vector<const Term*> Encoder::taken_apart_in(const Term& term) const {
  std::vector<const Term*> numbers;
  if (term.op == Operator::Digit) numbers.push_back(term.args[0]);
  for (const Term* argument : term.args) {
    if (argument == nullptr) continue;
    for (const Term* number : encoded_.at(argument).taken_apart) {
      const bool known = std::find(numbers.begin(), numbers.end(), number) != numbers.end();
      if (!known) numbers.push_back(number);
    }
  }
  return numbers;
}

std::optional<z3::expr> Encoder::encode_here(const Term& term) {
  if (term.is_symbol()) {
    return is_floating(term.sort) ? floats_.from_bits(raw_bits(term), term.sort)
                                  : integers_->variable(term);
  }
  if (term.is_constant()) {
    if (term.sort == Sort::Bool) return context_.bool_val(term.bits != 0);
    if (is_integer(term.sort)) return integers_->constant(term.sort, term.bits);
    const unsigned width = term.sort == Sort::Float ? 32 : 64;
    return floats_.from_bits(context_.bv_val(static_cast<uint64_t>(term.bits), width), term.sort);
  }
  const Encoded& a = encoded_.at(term.args[0]).encoded;
  const Encoded& b = term.args[1] == nullptr ? a : encoded_.at(term.args[1]).encoded;
  if (!a || !b) return std::nullopt;
  switch (term.op) {
    case Operator::Not: return !*a;
    case Operator::Both: return *a && *b;
    case Operator::Either: return *a || *b;
    case Operator::Ite: {
      const Encoded& c = encoded_.at(term.args[2]).encoded;
      return c ? Encoded(z3::ite(*a, *b, *c)) : std::nullopt;
    }
    case Operator::Eq:
    case Operator::Lt:
    case Operator::Le: return encode_comparison(term, *a, *b);
    case Operator::Compare:
    case Operator::CompareL:
    case Operator::CompareG: return encode_three_way(term, *a, *b);
    default: return encode_operation(term, *a, *b);
  }
}

z3::expr Encoder::less(Sort sort, const z3::expr& a, const z3::expr& b) {
  return is_floating(sort) ? floats_.less(a, b) : integers_->less(a, b);
}

z3::expr Encoder::equal(Sort sort, const z3::expr& a, const z3::expr& b) {
  return is_floating(sort) ? floats_.equal(a, b) : a == b;
}

std::optional<z3::expr> Encoder::encode_comparison(const Term& term, const z3::expr& a,
                                                   const z3::expr& b) {
  const Sort sort = term.args[0]->sort;
  if (term.op == Operator::Eq) return equal(sort, a, b);
  if (term.op == Operator::Lt) return less(sort, a, b);
  return is_floating(sort) ? floats_.at_most(a, b) : integers_->at_most(a, b);
}

std::optional<z3::expr> Encoder::encode_three_way(const Term& term, const z3::expr& a,
                                                  const z3::expr& b) {
  const Sort sort = term.args[0]->sort;
  const auto outcome = [&](int64_t value) { return integers_->constant(Sort::Int, value); };
  // The last arm is where NaN goes.
  if (term.op == Operator::CompareL) {
    return z3::ite(less(sort, b, a), outcome(1),
                   z3::ite(equal(sort, a, b), outcome(0), outcome(-1)));
  }
  return z3::ite(less(sort, a, b), outcome(-1), z3::ite(equal(sort, a, b), outcome(0), outcome(1)));
}

std::optional<z3::expr> Encoder::encode_operation(const Term& term, const z3::expr& a,
                                                  const z3::expr& b) {
  const Term& argument = *term.args[0];
  const bool from_floating = is_floating(argument.sort);
  const bool to_floating = is_floating(term.sort);
  if (from_floating != to_floating) {
    // The bits of a NaN that was chosen between, or came from bits, are not the canonical ones.
    const bool is_moved = argument.op == Operator::Ite || argument.op == Operator::FromBits ||
                          argument.op == Operator::Floor || argument.op == Operator::Ceil ||
                          argument.op == Operator::Rint;
    if (term.op == Operator::ToBits && is_moved) return std::nullopt;
    const Encoded raw =
        from_floating && argument.is_symbol() ? Encoded(raw_bits(argument)) : std::nullopt;
    return integers_->conversion(term, a, raw);
  }
  if (!from_floating) return integers_->operation(term, a, b);
  switch (term.op) {
    case Operator::ToFloat:
    case Operator::ToDouble: return floats_.converted(a, term.sort);
    case Operator::Rem:
      if (!term.args[1]->is_constant()) return std::nullopt;
      return floats_.remainder(a, *term.args[1]);
    default: return floats_.arithmetic(term.op, a, b);
  }
}

z3::expr Encoder::raw_bits(const Term& symbol) {
  const std::string name =
      (symbol.sort == Sort::Float ? "f" : "d") + std::to_string(symbol.number());
  return context_.bv_const(name.c_str(), symbol.sort == Sort::Float ? 32 : 64);
}

std::optional<z3::expr> Encoder::digits_of(const Term& number) {
  return integers_->digits_of(number, *encode(number));
}

std::optional<z3::expr> Encoder::range_of(const Term& symbol) {
  return is_floating(symbol.sort) ? std::nullopt : integers_->range_of(symbol);
}

z3::expr Encoder::within(const Term& symbol, int64_t limit) {
  const z3::expr x = *encode(symbol);
  if (is_floating(symbol.sort)) {
    return floats_.within(x, symbol.sort, static_cast<double>(limit));
  }
  return integers_->at_most(integers_->constant(symbol.sort, -limit), x) &&
         integers_->at_most(x, integers_->constant(symbol.sort, limit));
}

std::optional<int64_t> Encoder::value_of(const Term& symbol, const z3::model& model) {
  if (!is_floating(symbol.sort)) {
    return integers_->value_of(model.eval(integers_->variable(symbol), true), symbol.sort);
  }
  uint64_t bits;
  if (!model.eval(raw_bits(symbol), true).is_numeral_u64(bits)) return std::nullopt;
  return static_cast<int64_t>(bits);
}

}  // namespace kukang
