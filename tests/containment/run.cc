#include "containment/run.h"

#include <bit>
#include <cmath>

#include "explore/entry.h"
#include "fmt/format.h"
#include "heap/deferred.h"
#include "heap/symbolic_heap.h"
#include "support/text.h"

namespace kukang {
namespace {

constexpr uint64_t kSteps = 20'000'000;
constexpr std::string_view kOpen = "\uFFFC";  // what is not known of a text
constexpr int64_t kLongest = 4096;            // elements of an array or string

// What is in a heap, as text.
class Writer {
 public:
  Writer(const State& state, const Model& model) : state_(state), model_(model) {}

  std::string text(Value value, Basic basic) const {
    if (basic != Basic::Reference) return number(value, basic);
    value = SymbolicHeap::resolved(state_, value);
    if (value.is_null()) return "null";
    if (!value.is_location()) return "some object";
    const Object& object = state_.heap[value.location];
    if (object.type->is_array()) return array(object);
    if (object.type->name == "java/lang/String") return string(object);
    const Field* field = value_field(object);
    if (field == nullptr || object.type->package != "java/lang") return dotted(object.type->name);
    return fmt::format("{} {}", dotted(object.type->name),
                       text(object.values()[field->slot], field->basic));
  }

 private:
  int64_t bits(const Value& value) const {
    switch (value.kind) {
      case Kind::Int: return value.i;
      case Kind::Float: return static_cast<uint32_t>(value.j);
      case Kind::Long:
      case Kind::Double: return value.j;
      default: break;
    }
    return value.is_term() ? evaluate(*value.term, model_, Arithmetic::Wrap) : 0;
  }

  std::string number(const Value& value, Basic basic) const {
    const int64_t b = bits(value);
    switch (basic) {
      case Basic::Void: return "";
      case Basic::Float: {
        const float f = std::bit_cast<float>(static_cast<uint32_t>(b));
        return std::isnan(f) ? "NaN" : fmt::format("{}f", f);
      }
      case Basic::Double: {
        const double d = std::bit_cast<double>(b);
        return std::isnan(d) ? "NaN" : fmt::format("{}", d);
      }
      default: return std::to_string(b);
    }
  }

  static const Field* value_field(const Object& object) {
    for (const Field* field : object.type->instance_fields) {
      if (field->name == "value") return field;
    }
    return nullptr;
  }

  int64_t length(const Object& array) const {
    return array.form == Form::Accumulator ? bits(array.len()) : array.length;
  }

  Value element(const Object& array, int64_t index) const {
    if (array.form == Form::Packed) return packed_element(array, static_cast<uint32_t>(index));
    if (array.form != Form::Accumulator) return array.values()[index];
    for (uint32_t i = 0; i < array.length; ++i) {
      if (bits(array.met()[i].index) == index) return array.met()[i].now;
    }
    return array.otherwise();
  }

  std::string array(const Object& array) const {
    std::string text = dotted(array.type->name) + "{";
    for (int64_t i = 0; i < std::min(length(array), kLongest); ++i) {
      text += (i == 0 ? "" : ", ") + this->text(element(array, i), array.type->element_basic());
    }
    return text + "}";
  }

  std::string string(const Object& string) const { return "\"" + characters(string) + "\""; }

  std::string characters(const Object& string) const {
    return string.form == Form::Deferred ? deferred(string) : written(string);
  }

  std::string deferred(const Object& string) const {
    std::string text;
    for_each_piece(
        state_, string,
        [&](const Value& piece, Basic kind) {
          const char16_t unit = static_cast<char16_t>(bits(piece));
          text += kind == Basic::Float || kind == Basic::Double ? std::string(kOpen)
                  : kind == Basic::Char ? utf8_from_utf16(std::u16string_view(&unit, 1))
                                        : std::to_string(bits(piece));
          return true;
        },
        [&](const Value& piece) {
          const Value part = SymbolicHeap::resolved(state_, piece);
          text += part.is_null()       ? "null"
                  : part.is_location() ? characters(state_.heap[part.location])
                                       : std::string(kOpen);
          return true;
        });
    return text;
  }

  std::string written(const Object& string) const {
    Value value, coder;
    for (const Field* field : string.type->instance_fields) {
      if (field->name == "value") value = string.values()[field->slot];
      if (field->name == "coder") coder = string.values()[field->slot];
    }
    value = SymbolicHeap::resolved(state_, value);
    if (!value.is_location()) return std::string(kOpen);
    const Object& bytes = state_.heap[value.location];
    const int64_t width = bits(coder) == 0 ? 1 : 2;
    std::u16string text;
    for (int64_t i = 0; i < std::min(length(bytes), kLongest) / width; ++i) {
      uint16_t unit = static_cast<uint8_t>(bits(element(bytes, width * i)));
      if (width == 2) unit |= static_cast<uint8_t>(bits(element(bytes, 2 * i + 1))) << 8;
      text += static_cast<char16_t>(unit);
    }
    return utf8_from_utf16(text);
  }

  const State& state_;
  const Model& model_;
};

Value value_from(int64_t bits, Basic basic) {
  switch (basic) {
    case Basic::Long: return Value::of(bits);
    case Basic::Float: return Value::of(std::bit_cast<float>(static_cast<uint32_t>(bits)));
    case Basic::Double: return Value::of(std::bit_cast<double>(bits));
    default: return Value::of(static_cast<int32_t>(bits));
  }
}

}  // namespace

const Method* method_of(const Program& program, const Case& c) {
  const auto type = program.require(slashed(c.class_name));
  if (!type.ok()) return nullptr;
  for (const Method& method : (*type)->methods) {
    if (method.name == c.method && !(method.flags & kSynthetic)) return &method;
  }
  return nullptr;
}

absl::StatusOr<std::vector<Literal>> literals_of(const Case& c) {
  std::vector<Literal> literals;
  for (const std::string& text : c.literals) {
    ASSIGN_OR_RETURN(Literal literal, parse_literal(text));
    literals.push_back(std::move(literal));
  }
  return literals;
}

bool is_open_end(std::string_view end) { return end.find(kOpen) != end.npos; }

std::string text_of_end(const State& state, Value result, bool threw, Basic basic,
                        const Model& model) {
  if (threw) return "threw " + dotted(state.heap[result.location].type->name);
  return "returned " + Writer(state, model).text(result, basic);
}

absl::StatusOr<std::unique_ptr<ConcreteMachine>> ConcreteMachine::make(const Program& program) {
  Machine::Options options;
  options.assertions = true;
  options.console = [](std::string_view, bool) {};
  auto machine = std::make_unique<ConcreteMachine>();
  ASSIGN_OR_RETURN(machine->machine_, Machine::make(program, std::move(options)));
  return machine;
}

absl::StatusOr<ConcreteRun> ConcreteMachine::run(const Plan& plan,
                                                 const std::vector<Literal>& literals) {
  ASSIGN_OR_RETURN(State state, state_at_entry(*machine_, plan, false));
  machine_->state = &state;
  ASSIGN_OR_RETURN(const std::vector<Value> slots,
                   arguments_for(*machine_, *plan.target, literals));
  return run(plan, std::move(state), slots);
}

absl::StatusOr<ConcreteRun> ConcreteMachine::run(const Plan& plan,
                                                 const std::vector<int64_t>& bits) {
  ASSIGN_OR_RETURN(State state, state_at_entry(*machine_, plan, false));
  std::vector<Value> slots;
  for (size_t i = 0; i < bits.size(); ++i) {
    slots.push_back(value_from(bits[i], plan.parameters[i].basic));
    if (is_wide(plan.parameters[i].basic)) slots.push_back(Value());
  }
  return run(plan, std::move(state), slots);
}

absl::StatusOr<ConcreteRun> ConcreteMachine::run(const Plan& plan, State state,
                                                 const std::vector<Value>& slots) {
  ConcreteRun run;
  for (const Value& slot : slots) {
    if (slot.is_undefined()) continue;  // the second half of a long or double
    run.bits.push_back(slot.is_reference()        ? 0
                       : slot.kind == Kind::Int   ? slot.i
                       : slot.kind == Kind::Float ? static_cast<uint32_t>(slot.j)
                                                  : slot.j);
  }
  machine_->enter(state, *plan.target, slots);
  if (machine_->run(state, kSteps) != Progress::Ended) {
    run.outcome = Outcome::OutOfSteps;
    return run;
  }
  const Ending& ending = machine_->ending;
  run.outcome = ending.outcome;
  if (run.ended()) {
    run.end = text_of_end(state, ending.value, run.outcome == Outcome::Threw, plan.target->result,
                          Model());
  }
  return run;
}

}  // namespace kukang
