#include "semantics/spin/adapt.h"

#include <string>

#include "fmt/format.h"

namespace kukang {
namespace {

constexpr char kNone = 0;
constexpr std::string_view kNumber = "Ljava/lang/Number;";

struct Wrapper {
  char primitive;
  std::string_view name;
};
constexpr Wrapper kWrappers[] = {
    {'Z', "java/lang/Boolean"}, {'B', "java/lang/Byte"},    {'C', "java/lang/Character"},
    {'S', "java/lang/Short"},   {'I', "java/lang/Integer"}, {'J', "java/lang/Long"},
    {'F', "java/lang/Float"},   {'D', "java/lang/Double"},
};

bool is_primitive(std::string_view descriptor) {
  return basic_of(descriptor[0]) != Basic::Reference;
}

// I for Ljava/lang/Integer;, kNone for a class that wraps no primitive.
char unwrapped(std::string_view descriptor) {
  for (const Wrapper& wrapper : kWrappers) {
    if (type_name(descriptor) == wrapper.name) return wrapper.primitive;
  }
  return kNone;
}

bool is_number(char primitive) { return primitive != 'Z' && primitive != 'C'; }

void widen(CodeWriter& code, char from, char to) {
  if (from == to) return;
  switch (from) {
    case 'J':
      if (to == 'F') code.op(Op::l2f);
      if (to == 'D') code.op(Op::l2d);
      break;
    case 'F':
      if (to == 'D') code.op(Op::f2d);
      break;
    case 'D': break;
    default:
      if (to == 'J') code.op(Op::i2l);
      if (to == 'F') code.op(Op::i2f);
      if (to == 'D') code.op(Op::i2d);
  }
}

void cast(CodeWriter& code, std::string_view from, std::string_view to) {
  if (from == to || to == "Ljava/lang/Object;") return;
  code.type(Op::checkcast, type_name(to));
}

// holder.intValue() and its like.
void take_value(CodeWriter& code, std::string_view holder, char primitive) {
  const std::string name = fmt::format("{}Value", name_of(basic_of(primitive)));
  const std::string descriptor = fmt::format("(){}", primitive);
  code.invoke(Op::invokevirtual, {ConstantTag::MethodRef, type_name(holder), name, descriptor});
}

// A wrapped number gives itself as any primitive number; of what is not known to be wrapped only
// the Number is asked for.
void unbox(CodeWriter& code, std::string_view from, char to) {
  const char held = unwrapped(from);
  if (held == kNone) {
    const std::string holder =
        is_number(to) ? std::string(kNumber) : fmt::format("L{};", wrapper_of(to));
    cast(code, from, holder);
    take_value(code, holder, to);
  } else if (is_number(held)) {
    take_value(code, from, to);
  } else {
    take_value(code, from, held);
    widen(code, held, to);
  }
}

}  // namespace

std::string_view wrapper_of(char primitive) {
  for (const Wrapper& wrapper : kWrappers) {
    if (wrapper.primitive == primitive) return wrapper.name;
  }
  return "java/lang/Void";
}

void box(CodeWriter& code, char primitive) {
  const std::string_view wrapper = wrapper_of(primitive);
  const std::string descriptor = fmt::format("({})L{};", primitive, wrapper);
  code.invoke(Op::invokestatic, {ConstantTag::MethodRef, wrapper, "valueOf", descriptor});
}

void adapt(CodeWriter& code, std::string_view from, std::string_view to, std::string_view via) {
  if (from == "V") return;
  if (to == "V") return code.op(slots_of(basic_of(from[0])) == 2 ? Op::pop2 : Op::pop);
  if (is_primitive(from)) {
    if (is_primitive(to)) return widen(code, from[0], to[0]);
    const char wanted = unwrapped(to) != kNone ? unwrapped(to) : from[0];
    widen(code, from[0], wanted);
    box(code, wanted);
    return cast(code, fmt::format("L{};", wrapper_of(wanted)), to);
  }
  const std::string_view seen = is_primitive(via) ? from : via;
  cast(code, from, seen);
  if (is_primitive(to)) return unbox(code, seen, to[0]);
  cast(code, seen, to);
}

}  // namespace kukang
