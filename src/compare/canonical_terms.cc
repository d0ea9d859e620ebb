#include "compare/canonical_terms.h"

#include "expr/model.h"

namespace kukang {
namespace {

bool is_symbol(const Value& value) { return value.is_term() && value.term->is_symbol(); }

}  // namespace

std::string text_of(const Term& term, const SymbolNames& names) {
  return text_of(term, [&](const Term& symbol) {
    return symbol.number() < names.size() ? names[symbol.number()] : "?";
  });
}

void CanonicalTerms::name(const Value& symbol, std::string place) {
  if (!is_symbol(symbol)) return;
  const auto number = static_cast<uint32_t>(names_.size());
  if (numbers_.try_emplace(symbol.term->number(), number).second) {
    names_.push_back(std::move(place));
  }
}

void CanonicalTerms::alias(const Value& symbol, const Value& other) {
  if (!is_symbol(symbol) || !is_symbol(other)) return;
  const auto known = numbers_.find(other.term->number());
  if (known == numbers_.end()) return;
  const uint32_t number = known->second;  // which the table may move when it grows
  numbers_.try_emplace(symbol.term->number(), number);
}

const Term* CanonicalTerms::symbol(const Term& symbol) {
  const auto it = numbers_.find(symbol.number());
  exact_ = exact_ && it != numbers_.end();
  return it == numbers_.end() ? &symbol : into_.symbol(symbol.range, it->second);
}

std::string CanonicalTerms::text(const Term* term) {
  std::string text = text_of(*copy(term), names_);
  if (text.find("...") != text.npos) exact_ = false;
  return text;
}

}  // namespace kukang
