#include "semantics/symbolic/same_text.h"

#include "heap/text_facts.h"
#include "semantics/native/table.h"
#include "support/requires.h"

namespace kukang {
namespace {

Value field_of(const Machine& m, Value string, uint32_t slot) {
  return m.object(string).values()[slot];
}
Location bytes_of(const Machine& m, Value string) {
  return field_of(m, string, m.known.string_value).location;
}

bool has_known_length(const Machine& m, Location bytes) {
  return !is_known_in_part(m.state->heap[bytes]) || !m.state->heap[bytes].len().is_term();
}

Value byte_at(Machine& m, Location bytes, Value index) {
  const Object& array = m.state->heap[bytes];
  if (is_known_in_part(array)) {
    return symbolic::find_byte(m, bytes, index, symbolic::Unmet::Perhaps);
  }
  const auto i = static_cast<uint32_t>(index.i);
  return array.is_packed() ? packed_element(array, i) : array.values()[i];
}

const Term* equal_bytes(Machine& m, Location a, Location b, Value index) {
  SymbolicHeap& heap = *m.symbolic;
  const Term* one = heap.term_of(byte_at(m, a, index));
  return heap.terms.make(Operator::Eq, one, heap.term_of(byte_at(m, b, index)));
}

// As flat as it can be.
const Term* all_of(Terms& terms, std::span<const Term* const> conditions) {
  if (conditions.empty()) return terms.of(true);
  if (conditions.size() == 1) return conditions[0];
  const size_t half = conditions.size() / 2;
  return terms.make(Operator::Both, all_of(terms, conditions.first(half)),
                    all_of(terms, conditions.subspan(half)));
}

// REQUIRES that the length of one of them is known.
const Term* byte_by_byte(Machine& m, Location a, Location b, const Term* same_length) {
  const Location known = has_known_length(m, a) ? a : b;
  std::vector<const Term*> conditions = {same_length};
  for (int32_t i = 0; i < length_of(m.state->heap[known]).i; ++i) {
    const Term* equal = equal_bytes(m, a, b, Value::of(i));
    if (equal->is_false()) return equal;
    conditions.push_back(equal);
  }
  return all_of(m.symbolic->terms, conditions);
}

// That the lengths differ, or a place where the bytes do.
const Term* differ(Machine& m, Location a, Location b, const Term* same_length) {
  Terms& terms = m.symbolic->terms;
  const Value place = m.symbolic->fresh_symbol(*m.state, Basic::Int);
  const Term* length = m.symbolic->term_of(length_of(m.state->heap[a]));
  const Term* conditions[] = {terms.make(Operator::Le, terms.of(0), place.term),
                              terms.make(Operator::Lt, place.term, length),
                              terms.negation(equal_bytes(m, a, b, place))};
  return terms.make(Operator::Either, terms.negation(same_length), all_of(terms, conditions));
}

// --- kukang.machine.Texts ---

// It need not be decided which object a String is, only which text it has.
Value bearer(Machine& m, Value string) {
  const Value now = SymbolicHeap::resolved(*m.state, string);
  return Value::at(m.symbolic->text_bearer(*m.state, now));
}

// Next when the texts of both can be told. What a call that was replaced may have made is decided
// first.
Step demand_texts(Machine& m, NativeCall& call) {
  Frame& f = m.frame();
  Value* args = f.stack_base() + f.stack;
  for (int slot = 0; slot < 2; ++slot) {
    const Value string = SymbolicHeap::resolved(*m.state, call.args[slot]);
    if (string.is_null()) return m.raise_null();
    if (string.is_unknown()) {
      const Unknown& unknown = *m.state->unknowns.find(string.unknown);
      const bool text = string.kind == Kind::SymbolicLocation && unknown.type == m.known.string &&
                        unknown.first_given == unknown.last_given;
      if (text) continue;
      const Step step = with_operands(m, call, [&] { return demand(m, args[slot], Need::Object); });
      if (step != Step::Next) return step;
    }
    if (is_deferred(m, SymbolicHeap::resolved(*m.state, call.args[slot]))) {
      m.retry(call);
      return look_at(m, SymbolicHeap::resolved(*m.state, call.args[slot]));
    }
  }
  return Step::Next;
}

// Of two texts that are the same nothing is said of the place where they would differ: the bytes
// that were foreseen there, one of each, are of nobody.
Step taken(Machine& m, const Choice& choice) {
  if (choice.holds) m.state->foreseen_count = choice.index;
  note_same_text(m, bearer(m, operand(m, 1)), bearer(m, operand(m, 0)), choice.holds);
  drop(m, choice.method->argument_slots);
  push(m, Value::of(int32_t{choice.holds}));
  return Step::Next;
}

// Of a text that was put together from parts of unknown length nothing can be foreseen, of a long
// one it does not pay.
bool can_be_foreseen(const Machine& m, Value string) {
  constexpr int32_t kLongest = 512;
  const Location bytes = bytes_of(m, string);
  const bool made = is_known_in_part(m.state->heap[bytes]) && !m.state->heap[bytes].symbolic;
  return !made && (!has_known_length(m, bytes) || length_of(m.state->heap[bytes]).i <= kLongest);
}

// Texts.isOneQuestion
Step is_one_question(Machine& m, NativeCall& call) {
  if (!m.compares_texts_at_once) return call.give_bool(false);
  if (Step s = demand_texts(m, call); s != Step::Next) return s;
  return call.give_bool(can_be_foreseen(m, bearer(m, call.args[0])) &&
                        can_be_foreseen(m, bearer(m, call.args[1])));
}

// Texts.ask
Step ask(Machine& m, NativeCall& call) {
  if (Step s = demand_texts(m, call); s != Step::Next) return s;
  const Value a = bearer(m, call.args[0]), b = bearer(m, call.args[1]);
  const std::optional<bool> known = are_same_texts(*m.state, bytes_of(m, a), bytes_of(m, b));
  if (known) return call.give_bool(*known);
  for (const Value& string : {a, b}) {
    if (!field_of(m, string, m.known.string_coder).is_undefined()) continue;
    m.retry(call);
    return symbolic::decide_coder(m, string);
  }
  const uint32_t foreseen = m.state->foreseen_count;
  const SameText text = same_text(m, a, b);
  const bool by_place =
      !has_known_length(m, bytes_of(m, a)) && !has_known_length(m, bytes_of(m, b));
  if (text.same->is_constant()) return call.give_bool(text.same->is_true());
  m.choices.clear();
  for (const bool holds : {true, false}) {
    Choice choice{Rule::NATIVE_S, taken, holds ? text.same : text.different};
    choice.method = call.method;
    choice.holds = holds;
    choice.index = by_place ? foreseen : m.state->foreseen_count;
    add_choice(m, choice);
  }
  return m.fork_in(call);
}

constexpr std::string_view kTexts = "kukang/machine/Texts";
constexpr NativeRow kComparingRows[] = {
    {kTexts, "isOneQuestion", "", is_one_question, kAnything},
    {kTexts, "ask", "", ask, kAnything},
};

}  // namespace

std::span<const NativeRow> same_text_rows() { return kComparingRows; }

SameText same_text(Machine& m, Value a, Value b) {
  SymbolicHeap& heap = *m.symbolic;
  Terms& terms = heap.terms;
  const Value coder = field_of(m, a, m.known.string_coder);
  const Value other = field_of(m, b, m.known.string_coder);
  KUKANG_REQUIRES(!coder.is_undefined() && !other.is_undefined());
  const Location bytes = bytes_of(m, a), others = bytes_of(m, b);
  std::optional<bool> known = are_same_texts(*m.state, bytes, others);
  if (coder.i != other.i) known = false;
  if (known) return {terms.of(*known), terms.of(!*known)};
  const Term* same_length = terms.make(Operator::Eq, heap.term_of(length_of(m.state->heap[bytes])),
                                       heap.term_of(length_of(m.state->heap[others])));
  if (same_length->is_false()) return {same_length, terms.of(true)};
  if (has_known_length(m, bytes) || has_known_length(m, others)) {
    const Term* same = byte_by_byte(m, bytes, others, same_length);
    return {same, terms.negation(same)};
  }
  const Term* same = agree(heap, *m.state, bytes, others);
  return {same, differ(m, bytes, others, same_length)};
}

void note_same_text(Machine& m, Value a, Value b, bool same) {
  const Location bytes = bytes_of(m, a), others = bytes_of(m, b);
  const bool open = !has_known_length(m, bytes) && !has_known_length(m, others);
  if (open && !are_same_texts(*m.state, bytes, others)) {
    note_compared(*m.state, bytes, others, same);
  }
}

}  // namespace kukang
