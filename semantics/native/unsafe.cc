// jdk.internal.misc.Unsafe: fields and elements by offset.
//
// Volatile access is plain access: there is one thread.
//
// A field of a symbolic object that nobody has read is found as getfield would find it. An array
// that holds terms has them at whole elements only; one of which only some elements were met is
// accessed by Java code, at whole elements, too. Other accesses are refused. Where a comparison is
// open, compareAndSet forks.

#include "fmt/format.h"
#include "semantics/native/offsets.h"
#include "semantics/native/table.h"
#include "semantics/rules/branches.h"
#include "semantics/rules/fields.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang {
namespace {

// --- places ---

// Arguments of all accessors: this, object, offset (two slots), values …
constexpr int kHolder = 1, kOffset = 2, kFirstValue = 4;

// What a Value at some place holds: which kind of Value, and of an int its range.
struct Cell {
  uint32_t index;
  Basic basic;
};

// Does a Value of one basic type stand where one of the other is asked for?
bool same_kind(Basic a, Basic b) { return default_value(a).kind == default_value(b).kind; }

// The field or element that a Value of type `basic` at `offset` is; nullopt where there is no such,
// or none that is kept as a Value.
std::optional<Cell> place_at(const Object& object, int64_t offset, Basic basic) {
  const bool record = object.is_record();
  if (!record && object.form != Form::References && object.form != Form::Terms) {
    return std::nullopt;
  }
  const Basic element = record ? Basic::Void : object.type->element_basic();
  const int64_t size = record ? kSlotSize : element_size(element);
  if (offset < kFirstOffset || (offset - kFirstOffset) % size != 0) return std::nullopt;
  const int64_t index = (offset - kFirstOffset) / size;
  if (index >= object.length) return std::nullopt;
  if (!record) {
    const bool whole = same_kind(element, basic) && width_of(element) == width_of(basic);
    return whole ? std::optional<Cell>({static_cast<uint32_t>(index), element}) : std::nullopt;
  }
  const auto& fields = object.type->instance_fields;
  if (static_cast<size_t>(index) >= fields.size()) return std::nullopt;
  if (!same_kind(fields[index]->basic, basic)) return std::nullopt;
  return Cell{static_cast<uint32_t>(index), fields[index]->basic};
}

template <class AnyObject>
auto bytes_at(AnyObject& object, int64_t offset, int width) -> decltype(object.bytes()) {
  const size_t size = object.size() - sizeof(Object);
  const uint64_t at = static_cast<uint64_t>(offset) - uint64_t{kFirstOffset};
  const auto wanted = static_cast<size_t>(width);
  if (!object.is_packed() || width == 0 || at > size || wanted > size - at) return nullptr;
  return object.bytes() + at;
}

template <class Stored>
Value read_as(const uint8_t* bytes) {
  Stored stored;
  std::memcpy(&stored, bytes, sizeof stored);
  if constexpr (std::is_integral_v<Stored> && sizeof(Stored) < sizeof(int32_t)) {
    return Value::of(static_cast<int32_t>(stored));
  } else {
    return Value::of(stored);
  }
}

Value read_bytes(const uint8_t* bytes, Basic basic) {
  switch (basic) {
    case Basic::Boolean:
    case Basic::Byte: return read_as<int8_t>(bytes);
    case Basic::Short: return read_as<int16_t>(bytes);
    case Basic::Char: return read_as<uint16_t>(bytes);
    case Basic::Long: return read_as<int64_t>(bytes);
    case Basic::Float: return read_as<float>(bytes);
    case Basic::Double: return read_as<double>(bytes);
    default: return read_as<int32_t>(bytes);
  }
}

Step outside(Machine& m, const NativeCall& call) {
  const Value& holder = call.args[kHolder];
  const bool open = holder.is_location() && m.object(holder).form >= Form::Terms;
  if (open) return refuse(m, call);
  return m.stop(unsupported(fmt::format("Unsafe.{} outside any object (offset {})",
                                        call.method->name, call.args[kOffset].j)));
}

// Next: `found` is what is there.
Step load(Machine& m, NativeCall& call, Basic basic, Value& found) {
  const Value holder = call.args[kHolder];
  const int64_t offset = call.args[kOffset].j;
  if (!holder.is_location()) return outside(m, call);
  const Object& object = m.object(holder);
  if (const std::optional<Cell> place = place_at(object, offset, basic)) {
    found = object.values()[place->index];
    return found.is_undefined()
               ? find_field_of(m, call, holder, *object.type->instance_fields[place->index])
               : Step::Next;
  }
  const uint8_t* bytes = bytes_at(object, offset, width_of(basic));
  if (bytes == nullptr) return outside(m, call);
  found = read_bytes(bytes, basic);
  return Step::Next;
}

Step store(Machine& m, NativeCall& call, Basic basic, Value value) {
  const Value holder = call.args[kHolder];
  const int64_t offset = call.args[kOffset].j;
  if (!holder.is_location()) return outside(m, call);
  if (value.is_term()) SymbolicHeap::unpack(*m.state, holder.location);
  Object& object = m.change(holder);
  if (const std::optional<Cell> place = place_at(object, offset, basic)) {
    if (value.kind == Kind::Int) value = Value::of(rules::truncate(value.i, place->basic));
    if (value.is_term()) value = truncated(*m.symbolic, value, place->basic);
    object.values()[place->index] = value;
    return call.done();
  }
  uint8_t* bytes = bytes_at(object, offset, width_of(basic));
  if (bytes == nullptr || value.is_term()) return outside(m, call);
  std::memcpy(bytes, &value.j, static_cast<size_t>(width_of(basic)));
  return call.done();
}

// --- elements of which not all were met ---

// The type of arrays that kukang.machine.Atomics has such methods for; empty: it has none.
constexpr std::string_view array_of(Basic basic) {
  switch (basic) {
    case Basic::Int: return "[I";
    case Basic::Long: return "[J";
    case Basic::Reference: return "[Ljava/lang/Object;";
    default: return "";
  }
}

// Does what Unsafe's method does by the method of that name; nullopt: it is no such element. That
// it is within the array its caller has made sure of, as Unsafe requires.
std::optional<Step> access_by_index(Machine& m, NativeCall& call, Basic basic,
                                    std::string_view name) {
  constexpr std::string_view kByAddress = "(Ljava/lang/Object;J";
  const Value holder = call.args[kHolder];
  const std::string_view arrays = array_of(basic);
  const int64_t distance = call.args[kOffset].j - kFirstOffset, size = element_size(basic);
  const bool whole = holder.is_location() && m.object(holder).form == Form::Accumulator &&
                     m.object(holder).type->element_basic() == basic && !arrays.empty() &&
                     distance >= 0 && distance % size == 0;
  if (!whole) return std::nullopt;
  std::array<Value, 6> args = {holder, Value::of(static_cast<int32_t>(distance / size))};
  std::copy(call.args + kFirstValue, call.args + call.method->argument_slots, args.begin() + 2);
  const std::string_view rest = call.method->descriptor.substr(kByAddress.size());
  return call_atomics(m, name, fmt::format("({}I{}", arrays, rest), args.data());
}

// --- accesses ---

template <Basic kBasic>
Step get(Machine& m, NativeCall& call) {
  if (const auto step = access_by_index(m, call, kBasic, "get")) return *step;
  Value found;
  const Step step = load(m, call, kBasic, found);
  return step == Step::Next ? call.give(found) : step;
}

template <Basic kBasic>
Step put(Machine& m, NativeCall& call) {
  if (const auto step = access_by_index(m, call, kBasic, "set")) return *step;
  return store(m, call, kBasic, call.args[kFirstValue]);
}

// Next: `same` is when what was found is what is expected.
Step compare(Machine& m, NativeCall& call, Value found, Value expected, const Term*& same) {
  if (found.is_reference()) {
    Same references;
    const Step step =
        with_operands(m, call, [&] { return same_references(m, found, expected, references); });
    if (references.literal) m.approximate(kLiteral);
    same = references.when;
    return step;
  }
  SymbolicHeap& heap = *m.symbolic;
  same = heap.terms.make(Operator::Eq, heap.term_of(found), heap.term_of(expected));
  return Step::Next;
}

// compareAndSet gives whether it did, compareAndExchange what it found.
template <Basic kBasic, bool kExchange>
Step finish(Machine& m, NativeCall& call, Value found, bool same) {
  if (same) {
    const Value next = call.args[kFirstValue + slots_of(kBasic)];
    if (Step s = store(m, call, kBasic, next); s != Step::Next) return s;
  }
  return kExchange ? call.give(found) : call.give_bool(same);
}

template <Basic kBasic, bool kExchange>
Step decided(Machine& m, const Choice& choice) {
  NativeCall call = resumed(m, *choice.method);
  if (Step s = finish<kBasic, kExchange>(m, call, choice.value, choice.holds); s != Step::Next) {
    return s;
  }
  push(m, call.result, slots_of(call.method->result));
  return Step::Next;
}

template <Basic kBasic, bool kExchange>
Step compare_and_set(Machine& m, NativeCall& call) {
  constexpr std::string_view kName = kExchange ? "compareAndExchange" : "compareAndSet";
  if (const auto step = access_by_index(m, call, kBasic, kName)) return *step;
  Value found;
  if (Step s = load(m, call, kBasic, found); s != Step::Next) return s;
  const Value expected = call.args[kFirstValue];
  if (m.symbolic == nullptr) {
    return finish<kBasic, kExchange>(m, call, found, same_value(found, expected));
  }
  const Term* same = nullptr;
  if (Step s = compare(m, call, found, expected, same); s != Step::Next) return s;
  if (same->is_constant()) return finish<kBasic, kExchange>(m, call, found, same->is_true());
  m.choices.clear();
  for (const bool holds : {true, false}) {
    Choice choice{Rule::NATIVE_S, decided<kBasic, kExchange>,
                  holds ? same : m.symbolic->terms.negation(same)};
    choice.method = call.method;
    choice.value = found;
    choice.holds = holds;
    add_choice(m, choice);
  }
  return m.fork_in(call);
}

// --- offsets and classes ---

Step array_base_offset(Machine&, NativeCall& call) { return call.give(int32_t{kFirstOffset}); }

Step array_index_scale(Machine& m, NativeCall& call) {
  const Type& array = *m.mirrored(call.args[1]);
  if (!array.is_array()) {
    return m.stop(unsupported("Unsafe.arrayIndexScale of a class that is no array's"));
  }
  return call.give(element_size(array.element_basic()));
}

Step object_field_offset(Machine& m, NativeCall& call) {
  const Type& type = *m.mirrored(call.args[1]);
  const std::string name = m.read_utf8(call.args[2]).value();
  for (const Field* field : type.instance_fields) {
    if (field->name == name) return call.give(offset_of(*field));
  }
  return m.stop(unsupported(fmt::format("Unsafe.objectFieldOffset: {} has no instance field {}",
                                        readable_name(type), name)));
}

// Of a java.lang.reflect.Field.
Step reflected_field_offset(Machine& m, NativeCall& call) {
  const Object& reflected = m.object(call.args[1]);
  auto read = [&](std::string_view name, std::string_view descriptor) {
    return reflected.values()[find_field(*reflected.type, name, descriptor)->slot];
  };
  const Type& type = *m.mirrored(read("clazz", "Ljava/lang/Class;"));
  return call.give(offset_of(type.fields[read("slot", "I").i]));
}

Step allocate_instance(Machine& m, NativeCall& call) {
  const Type& type = *m.mirrored(call.args[1]);
  if (!m.is_initialized(type)) return m.retry_after(call, type);
  const Value object = m.allocate(type);
  return object.is_location() ? call.give(object) : m.raise_out_of_memory();
}

Step ensure_initialized(Machine& m, NativeCall& call) {
  const Type& type = *m.mirrored(call.args[1]);
  return m.is_initialized(type) ? call.done() : m.retry_after(call, type);
}

Step should_be_initialized(Machine& m, NativeCall& call) {
  return call.give_bool(!m.is_initialized(*m.mirrored(call.args[1])));
}

// sun.misc.Unsafe, which anyone may name, is for the JDK's classes only.
Step get_unsafe(Machine& m, NativeCall& call) {
  if (!m.frame().method->owner->from_jdk) return m.raise("SecurityException", "Unsafe");
  const Type& type = *call.method->owner;
  const Field* unsafe = find_field(type, "theUnsafe", "Lsun/misc/Unsafe;");
  return call.give(m.state->static_object(type)->values()[unsafe->slot]);
}

constexpr std::string_view kUnsafe = "jdk/internal/misc/Unsafe";

using enum Take;
constexpr Takes kGet = {Anything, DecidedOrNull, Known};
constexpr Takes kPut = {Anything, DecidedOrNull, Known, Anything};
constexpr Takes kCompare = {Anything, DecidedOrNull, Known, Anything, Anything};

// There are others of the same names, which take an address in memory; they call these.
#define ACCESSORS(Name, type)                                                                  \
  {kUnsafe, "get" #Name, "(Ljava/lang/Object;J)" type, get<Basic::Name>, kGet},                \
      {kUnsafe, "get" #Name "Volatile", "(Ljava/lang/Object;J)" type, get<Basic::Name>, kGet}, \
      {kUnsafe, "put" #Name, "(Ljava/lang/Object;J" type ")V", put<Basic::Name>, kPut}, {      \
    kUnsafe, "put" #Name "Volatile", "(Ljava/lang/Object;J" type ")V", put<Basic::Name>, kPut  \
  }
#define COMPARISONS(Name)                                                                 \
  {kUnsafe, "compareAndSet" #Name, "", compare_and_set<Basic::Name, false>, kCompare}, {  \
    kUnsafe, "compareAndExchange" #Name, "", compare_and_set<Basic::Name, true>, kCompare \
  }

constexpr NativeRow kUnsafeRows[] = {
    ACCESSORS(Int, "I"),
    ACCESSORS(Long, "J"),
    ACCESSORS(Float, "F"),
    ACCESSORS(Double, "D"),
    ACCESSORS(Byte, "B"),
    ACCESSORS(Boolean, "Z"),
    ACCESSORS(Short, "S"),
    ACCESSORS(Char, "C"),
    ACCESSORS(Reference, "Ljava/lang/Object;"),
    COMPARISONS(Int),
    COMPARISONS(Long),
    COMPARISONS(Byte),
    COMPARISONS(Boolean),
    COMPARISONS(Short),
    COMPARISONS(Char),
    COMPARISONS(Reference),
    {kUnsafe, "arrayBaseOffset0", "", array_base_offset, kAnything},
    {kUnsafe, "arrayIndexScale0", "", array_index_scale, {Anything, Made}},
    {kUnsafe, "objectFieldOffset0", "", reflected_field_offset, {Anything, Known}},
    {kUnsafe, "objectFieldOffset1", "", object_field_offset, {Anything, Made, Known}},
    {kUnsafe, "allocateInstance", "", allocate_instance, {Anything, Made}},
    {kUnsafe, "ensureClassInitialized0", "", ensure_initialized, {Anything, Made}},
    {kUnsafe, "shouldBeInitialized0", "", should_be_initialized, {Anything, Made}},
    {"sun/misc/Unsafe", "getUnsafe", "", get_unsafe},
    {"java/util/concurrent/atomic/AtomicLong", "VMSupportsCS8", "", yes},
    {kUnsafe, "loadFence", "", nothing, kAnything},
    {kUnsafe, "storeFence", "", nothing, kAnything},
    {kUnsafe, "fullFence", "", nothing, kAnything},
};
#undef COMPARISONS
#undef ACCESSORS

}  // namespace

std::span<const NativeRow> unsafe_rows() { return kUnsafeRows; }

}  // namespace kukang
