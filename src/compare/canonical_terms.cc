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

const Term* TermCopier::copy(const Term* term) {
  if (term->is_symbol()) return symbol(*term);
  if (const auto known = made_.find(term); known != made_.end()) return known->second;
  const Term* args[3] = {};
  for (int i = 0; i < 3; ++i) {
    if (term->args[i] != nullptr) args[i] = copy(term->args[i]);
  }
  const Term* made = term->is_constant() ? into_.constant(term->sort, term->bits)
                                         : into_.make(term->op, args[0], args[1], args[2]);
  made_.emplace(term, made);
  return made;
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
