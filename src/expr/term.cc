// The table of terms: open addressing over terms that live in chunks and never move.
//
// Making a term is on the way of every symbolic instruction, so a lookup is one hash of a few words
// and, nearly always, one probe. Arguments are hashed by id, which is their identity.

#include "expr/term.h"

#include <algorithm>
#include <cstddef>

#include "expr/bounds.h"
#include "expr/fold.h"
#include "expr/simplify.h"

namespace kukang {
namespace {

constexpr int kArity[] = {
#define OPERATOR(name, text, arity) arity,
#include "expr/operator.def"
};

constexpr std::string_view kSigns[] = {
#define OPERATOR(name, text, arity) text,
#include "expr/operator.def"
};

uint64_t mixed(uint64_t hash, uint64_t word) {
  hash = (hash ^ word) * 0x9e3779b97f4a7c15;
  return hash ^ (hash >> 29);
}

uint64_t hash_of(const Term& term) {
  uint64_t hash = static_cast<uint64_t>(term.op) | static_cast<uint64_t>(term.sort) << 8 |
                  static_cast<uint64_t>(term.range) << 16;
  hash = mixed(hash, static_cast<uint64_t>(term.bits));
  for (const Term* argument : term.args) {
    if (argument == nullptr) break;
    hash = mixed(hash, argument->id + 1);
  }
  return mixed(hash, 0);
}

bool same(const Term& a, const Term& b) {
  return a.op == b.op && a.sort == b.sort && a.range == b.range && a.bits == b.bits &&
         a.args[0] == b.args[0] && a.args[1] == b.args[1] && a.args[2] == b.args[2];
}

uint8_t height_over(const Term& term) {
  uint8_t height = 0;
  for (const Term* argument : term.args) {
    if (argument == nullptr) break;
    if (argument->height == Term::kTall) return Term::kTall;
    height = std::max<uint8_t>(height, argument->height + 1);
  }
  return height;
}

// Constants after symbols, symbols by number, then by operator.
int compare_nodes(const Term& a, const Term& b) {
  if (a.is_constant() != b.is_constant()) return a.is_constant() ? 1 : -1;
  if (a.op != b.op) return a.op < b.op ? -1 : 1;
  if (a.sort != b.sort) return a.sort < b.sort ? -1 : 1;
  if (a.bits != b.bits) return a.bits < b.bits ? -1 : 1;
  if (a.range != b.range) return a.range < b.range ? -1 : 1;
  return 0;
}

}  // namespace

Sort sort_of(Range range) {
  switch (range) {
    case Range::Long: return Sort::Long;
    case Range::Float: return Sort::Float;
    case Range::Double: return Sort::Double;
    default: return Sort::Int;
  }
}

int arity_of(Operator op) { return kArity[static_cast<size_t>(op)]; }
std::string_view sign_of(Operator op) { return kSigns[static_cast<size_t>(op)]; }

int compare_structure(const Term* a, const Term* b) {
  // Different terms differ in their nodes or in an argument, and the first such argument decides.
  while (a != b) {
    if (const int order = compare_nodes(*a, *b); order != 0) return order;
    size_t i = 0;
    while (a->args[i] == b->args[i]) ++i;
    const Term* next = b->args[i];
    a = a->args[i];
    b = next;
  }
  return 0;
}

struct Terms::Table {
  static constexpr size_t kChunk = 1024;

  std::vector<std::unique_ptr<Term[]>> chunks;
  std::vector<const Term*> slots = std::vector<const Term*>(1024);  // a power of two, half empty
  size_t count = 0;

  // The term's slot, or the empty one where it belongs.
  const Term*& slot_of(const Term& term) {
    const size_t mask = slots.size() - 1;
    size_t i = hash_of(term) & mask;
    while (slots[i] != nullptr && !same(*slots[i], term)) i = (i + 1) & mask;
    return slots[i];
  }

  void grow() {
    slots.assign(slots.size() * 2, nullptr);
    for (size_t i = 0; i < count; ++i) {
      const Term* term = &chunks[i / kChunk][i % kChunk];
      slot_of(*term) = term;
    }
  }

  Term* keep(const Term& term) {
    if (count % kChunk == 0) chunks.push_back(std::make_unique<Term[]>(kChunk));
    Term* kept = &chunks[count / kChunk][count % kChunk];
    *kept = term;
    kept->id = static_cast<uint32_t>(count++);
    kept->height = height_over(term);
    return kept;
  }
};

Terms::Terms(Arithmetic arithmetic) : arithmetic(arithmetic), table_(std::make_unique<Table>()) {}

Terms::~Terms() = default;

size_t Terms::size() const { return table_->count; }

const Term* Terms::intern(const Term& term) {
  const Term*& slot = table_->slot_of(term);
  if (slot != nullptr) return slot;
  Term* kept = table_->keep(term);
  if (is_integer(kept->sort)) keep_bounds(*kept, arithmetic);
  slot = kept;
  if (table_->count * 2 > table_->slots.size()) table_->grow();
  return kept;
}

const Term* Terms::constant(Sort sort, int64_t bits) {
  if (sort == Sort::Int && arithmetic == Arithmetic::Wrap) bits = static_cast<int32_t>(bits);
  if (sort == Sort::Float) bits = static_cast<uint32_t>(bits);
  return intern({.op = Operator::Constant, .sort = sort, .bits = bits});
}

const Term* Terms::symbol(Range range, uint32_t number) {
  return intern({.op = Operator::Symbol, .sort = sort_of(range), .range = range, .bits = number});
}

const Term* Terms::make(Operator op, const Term* a, const Term* b, const Term* c) {
  if (const Term* simpler = simplify(*this, op, a, b, c)) return simpler;
  return intern({.op = op, .sort = result_sort(op, a, b), .args = {a, b, c}});
}

const Term* Terms::negation(const Term* condition) {
  if (condition->negated == nullptr) condition->negated = make(Operator::Not, condition);
  return condition->negated;
}

}  // namespace kukang
