// Texts of symbolic numbers, which are put off until somebody looks (heap/deferred.h).
//
// TEXT1-S
//   an instruction reads a field of l, the text of a number x, h(l)(f)↑
//   for each sign and each number n of digits, or each width of a char:
//   ------------------------------------------------------------------------
//   σ ⇒ (g, pc, ξ, ω, h[l ↦ its n characters, terms over x], φ ∪ {x has them})
//
// TEXT2-S
//   an instruction reads a field of l, a text that is put together from others, h(l)(f)↑
//   ---------------------------------------------------------------------------------
//   σ ⇒ σ with a frame on top that puts it together; pc unchanged
//
// Of a text in several parts those that are numbers are written first, one after the other.

#include "expr/bounds.h"
#include "fmt/format.h"
#include "heap/deferred.h"
#include "semantics/native/table.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang {
namespace {

constexpr int32_t kMostLatin1 = 0xff;
constexpr int kDigitsOfLong = 19;

Value made_text(Machine& m, Basic kind, std::span<const Value> parts) {
  const Value text = m.allocate(*m.known.string);
  if (text.is_location()) m.heap().replace(text.location, defer(m.object(text), kind, parts));
  return text;
}

// --- characters ---

// The text at `location` consists of these bytes.
void write(Machine& m, Location location, int32_t coder, const std::vector<Value>& bytes) {
  Object* characters = Object::record(m.known.arrays[static_cast<int>(Basic::Byte)],
                                      static_cast<uint32_t>(bytes.size()));
  characters->form = Form::Terms;
  std::copy(bytes.begin(), bytes.end(), characters->values());
  Object* text = without_parts(m.heap()[location]);
  text->values()[m.known.string_value] = Value::at(m.heap().allocate(characters));
  text->values()[m.known.string_coder] = Value::of(coder);
  m.heap().replace(location, text);
}

Step write_char(Machine& m, const Choice& choice) {
  const Location text = choice.value.location;
  Terms& terms = m.symbolic->terms;
  const Term* c = m.symbolic->term_of(text_parts(m.heap()[text]).values[0]);
  std::vector<Value> bytes = {Value::of(*terms.make(Operator::ToByte, c))};
  const bool wide = choice.holds;
  if (wide) {
    const Term* high = terms.make(Operator::Shr, c, terms.of(8));
    bytes.push_back(Value::of(*terms.make(Operator::ToByte, high)));
  }
  write(m, text, wide ? kUtf16 : kLatin1, bytes);
  return Step::Switched;
}

Step look_at_char(Machine& m, Value text, const Term* c) {
  Terms& terms = m.symbolic->terms;
  const Term* narrow = terms.make(Operator::Le, c, terms.of(kMostLatin1));
  m.choices.clear();
  for (const bool wide : {false, true}) {
    Choice choice{Rule::TEXT1_S, write_char, wide ? terms.negation(narrow) : narrow};
    choice.value = text;
    choice.holds = wide;
    add_choice(m, choice);
  }
  return m.fork();
}

// --- digits ---

int64_t power_of_ten(int exponent) {
  int64_t power = 1;
  while (exponent-- > 0) power *= 10;
  return power;
}

// Mathematical integers have no last digit count: they are taken as long as a Long can say how
// long they are.
const Term* as_counted(Terms& terms, const Term* x) {
  return terms.arithmetic == Arithmetic::Math ? terms.make(Operator::ToLong, x) : x;
}

Step write_digits(Machine& m, const Choice& choice) {
  const Location text = choice.value.location;
  Terms& terms = m.symbolic->terms;
  const Term* x = as_counted(terms, text_parts(m.heap()[text]).values[0].term);
  std::vector<Value> bytes;
  const bool negative = choice.holds;
  if (negative) bytes.push_back(Value::of(int32_t{'-'}));
  for (int i = choice.digits - 1; i >= 0; --i) {
    const Term* digit = terms.make(Operator::Digit, x, terms.of(i));
    bytes.push_back(Value::of(*terms.make(Operator::Add, digit, terms.of(int32_t{'0'}))));
  }
  write(m, text, kLatin1, bytes);
  return Step::Switched;
}

Step too_many_digits(Machine& m, const Choice&) {
  return m.stop(unsupported("the characters of a mathematical integer beyond 18 digits (--int)"));
}

// A choice for each number of digits that x may have, of one sign.
void add_lengths(Machine& m, Value text, const Term* x, bool negative) {
  Terms& terms = m.symbolic->terms;
  const Extent bounds = bounds_of(*x, terms.arithmetic);
  auto at_least = [&](int64_t size) {
    const Term* end = terms.constant(x->sort, negative ? -size : size);
    return negative ? terms.make(Operator::Le, x, end) : terms.make(Operator::Le, end, x);
  };
  auto reaches = [&](int64_t size) { return negative ? bounds.low <= -size : bounds.high >= size; };
  for (int digits = 1; digits <= kDigitsOfLong; ++digits) {
    const int64_t least = digits == 1 && !negative ? 0 : power_of_ten(digits - 1);
    if (!reaches(least)) return;
    const bool beyond = digits == kDigitsOfLong && terms.arithmetic == Arithmetic::Math;
    const bool last = digits == kDigitsOfLong || !reaches(power_of_ten(digits));
    const Term* guard = at_least(least);
    if (!last) {
      const Term* longer = at_least(power_of_ten(digits));
      guard = terms.make(Operator::Both, guard, terms.negation(longer));
    }
    Choice choice{Rule::TEXT1_S, beyond ? too_many_digits : write_digits, guard};
    choice.value = text;
    choice.holds = negative;
    choice.digits = digits;
    add_choice(m, choice);
  }
}

Step look_at_number(Machine& m, Value text, const Term* number) {
  const Term* x = as_counted(m.symbolic->terms, number);
  m.choices.clear();
  for (const bool negative : {false, true}) add_lengths(m, text, x, negative);
  return m.fork();
}

// --- texts in several parts ---

Step put_together(Machine& m, Value deferred) {
  const std::span<const Value> parts = text_parts(m.object(deferred)).values;
  const bool builder = m.object(deferred).type != m.known.string;
  const std::span<const Value> wanted = builder ? parts.subspan(1) : parts;
  const Type& strings = *m.program.array_of(m.known.string);
  const Value array = m.allocate_array(strings, static_cast<int32_t>(wanted.size()));
  if (!array.is_location()) return m.raise_out_of_memory();
  std::copy(wanted.begin(), wanted.end(), m.change(array).values());
  if (builder) m.heap().replace(deferred.location, without_parts(m.object(deferred)));
  m.fired(Rule::TEXT2_S);
  const Value args[] = {deferred, array};
  const std::string_view descriptor = builder ? "(Ljava/lang/StringBuilder;[Ljava/lang/String;)V"
                                              : "(Ljava/lang/String;[Ljava/lang/String;)V";
  return m.run_first(*symbolic_method(m.program, "write", descriptor), args);
}

// --- the methods of kukang.machine.Symbolic ---

Basic kind_of(const NativeCall& call) { return basic_of(call.method->descriptor[1]); }

Step text(Machine& m, NativeCall& call) {
  const Value made = made_text(m, kind_of(call), {call.args, 1});
  return made.is_location() ? call.give(made) : m.raise_out_of_memory();
}

// Nobody but kukang.machine.Symbolic calls these, and only where they make sense.

Step put_off(Machine& m, NativeCall& call) {
  if (is_deferred(m, call.args[0])) return refuse(m, call);
  const Object& builder = m.object(call.args[0]);
  m.heap().replace(call.args[0].location, defer(builder, Basic::Reference, {call.args + 1, 1}));
  return call.done();
}

Step add_part(Machine& m, NativeCall& call) {
  if (!is_deferred(m, call.args[0])) return refuse(m, call);
  const Object& builder = m.object(call.args[0]);
  m.heap().replace(call.args[0].location, with_part(builder, call.args[1]));
  return call.done();
}

Step is_put_off(Machine& m, NativeCall& call) {
  return call.give_bool(m.object(call.args[0]).form == Form::Deferred);
}

Step text_of_builder(Machine& m, NativeCall& call) {
  if (!is_deferred(m, call.args[0])) return refuse(m, call);
  const Value made = made_text(m, Basic::Reference, text_parts(m.object(call.args[0])).values);
  return made.is_location() ? call.give(made) : m.raise_out_of_memory();
}

Step become(Machine& m, NativeCall& call) {
  if (!is_deferred(m, call.args[0]) || is_deferred(m, call.args[1])) return refuse(m, call);
  Object* text = without_parts(m.object(call.args[0]));
  const Object& written = m.object(call.args[1]);
  std::copy_n(written.values(), text->length, text->values());
  m.heap().replace(call.args[0].location, text);
  return call.done();
}

using enum Take;

constexpr std::string_view kSymbolic = "kukang/machine/Symbolic";
constexpr NativeRow kDeferredRows[] = {
    {kSymbolic, "text", "", text, {Anything}},
    {kSymbolic, "putOff", "", put_off, {Made, Anything}},
    {kSymbolic, "add", "", add_part, {Made, Anything}},
    {kSymbolic, "isPutOff", "", is_put_off, {Made}},
    {kSymbolic, "toString", "", text_of_builder, {Made}},
    {kSymbolic, "become", "", become, {Made, Made}},
};

}  // namespace

std::span<const NativeRow> deferred_rows() { return kDeferredRows; }

bool is_deferred(const Machine& m, const Value& value) {
  return value.is_location() && m.object(value).form == Form::Deferred;
}

Value text_of_number(Machine& m, const Value& number) {
  return number.is_term() ? made_text(m, Basic::Int, {&number, 1})
                          : m.make_string(std::to_string(number.i));
}

Value text_of_parts(Machine& m, std::initializer_list<Value> strings) {
  const bool deferred = std::any_of(strings.begin(), strings.end(),
                                    [&](const Value& string) { return is_deferred(m, string); });
  if (deferred) return made_text(m, Basic::Reference, {strings.begin(), strings.size()});
  std::u16string text;
  for (const Value& string : strings) text += m.read_string(string).value();
  return m.make_string(text);
}

Step look_at(Machine& m, Value deferred) {
  // What is inside comes first; of a builder the first part was written when it was put off.
  for (bool inside = true; inside;) {
    inside = false;
    for (const Value& part : text_parts(m.object(deferred)).values) {
      if (!is_deferred(m, part)) continue;
      deferred = part;
      inside = true;
      break;
    }
  }
  const TextParts parts = text_parts(m.object(deferred));
  switch (parts.kind) {
    case Basic::Reference: return put_together(m, deferred);
    case Basic::Char: return look_at_char(m, deferred, parts.values[0].term);
    case Basic::Float:
    case Basic::Double:
      return m.stop(unsupported("the characters of the text of a symbolic float or double"));
    default: return look_at_number(m, deferred, parts.values[0].term);
  }
}

}  // namespace kukang
