// The characters of a symbolic String.
//
// A String of the JDK holds a byte for each character where all of them are Latin-1, else two; it
// never holds two where one would do. Which it is is left open as long as nobody asks: whoever
// looks at a character does. Other characters than Latin-1 are beyond the bounds by default, and
// cut off there; where all are wanted there is a fork. That some character takes two bytes is then
// said by its place, a symbol w: whichever byte turns out to be the upper one at w is not zero.
//
// Within the default bounds the length of a String is that of its array, so that it can be told
// without asking.

#include "heap/text_facts.h"
#include "semantics/native/table.h"
#include "semantics/symbolic/symbolic.h"
#include "support/requires.h"

namespace kukang {
namespace {

Value bytes_of(const Machine& m, Value string) {
  return m.object(string).values()[m.known.string_value];
}

void set_coder(Machine& m, Value string, int32_t coder) {
  SymbolicHeap::define(*m.state, string.location, m.known.string_coder, Value::of(coder));
}

Step be_latin1(Machine& m, const Choice& choice) {
  if (m.symbolic->bounds.latin1) m.assume(kLatin1Characters);
  set_coder(m, choice.value, kLatin1);
  return Step::Switched;
}

Step be_utf16(Machine& m, const Choice& choice) {
  State& state = *m.state;
  Terms& terms = m.symbolic->terms;
  const Value bytes = bytes_of(m, choice.value);
  const Term* place = m.symbolic->fresh_symbol(state, Basic::Int).term;
  const Term* size = m.symbolic->term_of(m.object(bytes).len());
  const Term* characters = terms.make(Operator::Shr, size, terms.of(1));
  state.condition.add(terms.make(Operator::Le, terms.of(0), place));
  state.condition.add(terms.make(Operator::Lt, place, characters));
  state.wide_characters.at(bytes.location) = Value::of(*place);
  set_coder(m, choice.value, kUtf16);
  return Step::Switched;
}

// kukang.machine.Symbolic.stringLength
Step string_length(Machine& m, NativeCall& call) {
  const Value string = call.args[0];
  const Value coder = m.object(string).values()[m.known.string_coder];
  const Object& bytes = m.object(bytes_of(m, string));
  // It may have turned out to be a String that is there.
  if (bytes.form != Form::Accumulator) {
    return call.give(static_cast<int32_t>(bytes.length >> (coder.i == kLatin1 ? 0 : 1)));
  }
  const Value size = bytes.len();
  if (coder.is_undefined() && !m.symbolic->bounds.latin1) {
    m.retry(call);
    return symbolic::decide_coder(m, string);
  }
  if (coder.is_undefined() || coder.i == kLatin1) return call.give(size);
  Terms& terms = m.symbolic->terms;
  return call.give(Value::of(*terms.make(Operator::Shr, m.symbolic->term_of(size), terms.of(1))));
}

constexpr NativeRow kCharacterRows[] = {
    {"kukang/machine/Symbolic", "stringLength", "", string_length, {Take::Decided}},
};

}  // namespace

std::span<const NativeRow> character_rows() { return kCharacterRows; }

namespace symbolic {

Step decide_coder(Machine& m, Value string) {
  KUKANG_REQUIRES(m.object(string).values()[m.known.string_coder].is_undefined());
  m.choices.clear();
  Choice choice{Rule::GETFIELD2_S, be_latin1};
  choice.value = string;
  m.choices.push_back(choice);
  choice.effect = be_utf16;
  choice.candidate.cut = m.symbolic->bounds.latin1;
  choice.bound = Bound::Characters;
  Terms& terms = m.symbolic->terms;
  const Term* size = m.symbolic->term_of(m.object(bytes_of(m, string)).len());
  const Term* odd = terms.make(Operator::And, size, terms.of(1));
  choice.guard = terms.make(Operator::Lt, terms.of(m.symbolic->bounds.latin1 ? 0 : 1), size);
  if (!m.symbolic->bounds.latin1) {
    choice.guard =
        terms.make(Operator::Both, choice.guard, terms.make(Operator::Eq, odd, terms.of(0)));
  }
  add_choice(m, choice);
  return m.fork();
}

// Whichever byte turns out to be the upper one at the place of a wide character is not zero.
static void respect_wide_character(Machine& m, Location bytes, Value index, const Term* byte) {
  const Value* place = m.state->wide_characters.find(bytes);
  if (place == nullptr || !place->is_term()) return;
  Terms& terms = m.symbolic->terms;
  const Term* upper =
      terms.make(Operator::Add, terms.make(Operator::Shl, place->term, terms.of(1)), terms.of(1));
  const Term* there = terms.make(Operator::Eq, m.symbolic->term_of(index), upper);
  const Term* zero = terms.make(Operator::Eq, byte, terms.of(0));
  m.state->condition.add(terms.negation(terms.make(Operator::Both, there, zero)));
}

Value find_byte(Machine& m, Location bytes, Value index, Unmet unmet) {
  SymbolicHeap& heap = *m.symbolic;
  State& state = *m.state;
  Terms& terms = heap.terms;
  const Term* at = heap.term_of(index);
  std::vector<KnownByte> elsewhere;
  Value found;
  for_each_known_byte(state, bytes, [&](const KnownByte& known) {
    if (heap.term_of(known.index) == at) found = known.byte;
    const bool apart = known.met && unmet == Unmet::Certainly;
    if (!apart) elsewhere.push_back(known);
  });
  if (!found.is_undefined()) return found;
  found = heap.fresh_symbol(state, Basic::Byte);
  for (const KnownByte& known : elsewhere) {
    const Term* there = terms.make(Operator::Eq, at, heap.term_of(known.index));
    const Term* equal = terms.make(Operator::Eq, found.term, heap.term_of(known.byte));
    const Term* told = terms.make(Operator::Either, terms.negation(there), equal);
    if (!told->is_true()) state.condition.add(told);
  }
  respect_wide_character(m, bytes, index, found.term);
  // What is met on the heap as it was at entry is met on that heap only.
  if (unmet == Unmet::Perhaps || state.saved) foresee(state, bytes, index, found);
  return found;
}

}  // namespace symbolic
}  // namespace kukang
