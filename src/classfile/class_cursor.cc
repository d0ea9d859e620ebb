// Reading checked constants, and attribute tables.
//
// An attribute's contents are left where they are: what is remembered is where they begin and end.
// The predefined attributes (JVMS 4.7) are listed with the class-file version they appeared in; in
// an older file the name means nothing. Attributes that are not listed may occur any number of
// times.

#include "classfile/class_cursor.h"

#include <array>
#include <iterator>

namespace kukang {
namespace {

struct PredefinedAttribute {
  std::string_view name;
  uint16_t since;
  bool repeats;
};

constexpr PredefinedAttribute kPredefined[] = {
    {"AnnotationDefault", 49, false},
    {"BootstrapMethods", 51, false},
    {"Code", 45, false},
    {"ConstantValue", 45, false},
    {"EnclosingMethod", 49, false},
    {"Exceptions", 45, false},
    {"InnerClasses", 45, false},
    {"LineNumberTable", 45, true},
    {"LocalVariableTable", 45, true},
    {"LocalVariableTypeTable", 49, true},
    {"MethodParameters", 52, false},
    {"Module", 53, false},
    {"ModuleMainClass", 53, false},
    {"ModulePackages", 53, false},
    {"NestHost", 55, false},
    {"NestMembers", 55, false},
    {"PermittedSubclasses", 61, false},
    {"Record", 60, false},
    {"RuntimeInvisibleAnnotations", 49, false},
    {"RuntimeInvisibleParameterAnnotations", 49, false},
    {"RuntimeInvisibleTypeAnnotations", 52, false},
    {"RuntimeVisibleAnnotations", 49, false},
    {"RuntimeVisibleParameterAnnotations", 49, false},
    {"RuntimeVisibleTypeAnnotations", 52, false},
    {"Signature", 49, false},
    {"SourceDebugExtension", 49, false},
    {"SourceFile", 45, false},
    {"StackMapTable", 50, false},
};
constexpr size_t kPredefinedCount = std::size(kPredefined);

// The row of a name, kPredefinedCount when it has none.
size_t row_of(std::string_view name) {
  size_t row = 0;
  while (row < kPredefinedCount && kPredefined[row].name != name) ++row;
  return row;
}

constexpr size_t kSmallestAttribute = 6;

}  // namespace

uint16_t ClassCursor::constant(ConstantTag tag) {
  const size_t at = offset();
  const uint16_t index = u2();
  if (!ok()) return 0;
  if (file_.is(index, tag)) return index;
  fail_at(at, fmt::format("constant {} is no {}", index, name_of(tag)));
  return 0;
}

uint16_t ClassCursor::constant_or_zero(ConstantTag tag) {
  const size_t at = offset();
  const uint16_t index = u2();
  if (!ok() || index == 0 || file_.is(index, tag)) return index;
  fail_at(at, fmt::format("constant {} is neither 0 nor a {}", index, name_of(tag)));
  return 0;
}

uint16_t ClassCursor::loadable_constant() {
  const size_t at = offset();
  const uint16_t index = u2();
  for (ConstantTag tag :
       {ConstantTag::Integer, ConstantTag::Float, ConstantTag::Long, ConstantTag::Double,
        ConstantTag::Class, ConstantTag::String, ConstantTag::MethodHandle, ConstantTag::MethodType,
        ConstantTag::Dynamic}) {
    if (file_.is(index, tag)) return index;
  }
  fail_at(at, fmt::format("constant {} cannot be loaded", index));
  return 0;
}

std::string_view ClassCursor::utf8() {
  const uint16_t index = constant(ConstantTag::Utf8);
  return ok() ? file_.utf8(index) : std::string_view();
}

const Constant& ClassCursor::text_constant(TextForm form) {
  static const Constant kNothing;
  const size_t at = offset();
  const uint16_t index = constant(ConstantTag::Utf8);
  if (!ok()) return kNothing;
  if ((file_.constants[index].first & form) != 0) return file_.constants[index];
  fail_at(at, fmt::format("constant {} is no {}", index, name_of(form)));
  return kNothing;
}

std::string_view ClassCursor::class_name() {
  const uint16_t index = constant(ConstantTag::Class);
  return ok() ? file_.class_name(index) : std::string_view();
}

std::string_view ClassCursor::class_name_or_empty() {
  const uint16_t index = constant_or_zero(ConstantTag::Class);
  return index != 0 ? file_.class_name(index) : std::string_view();
}

std::vector<Attribute> read_attributes(ClassCursor& in) {
  std::vector<Attribute> attributes;
  const uint16_t count = in.u2();
  if (!in.has(count, kSmallestAttribute)) return attributes;
  attributes.reserve(count);
  std::array<bool, kPredefinedCount> seen{};
  for (uint16_t i = 0; i < count && in.ok(); ++i) {
    const size_t at = in.offset();
    Attribute attribute;
    attribute.name = in.utf8();
    attribute.length = in.u4();
    attribute.offset = static_cast<uint32_t>(in.offset());
    in.bytes(attribute.length);
    if (const size_t row = row_of(attribute.name); row < kPredefinedCount) {
      if (seen[row] && !kPredefined[row].repeats) {
        in.fail_at(at, fmt::format("a second {} attribute", attribute.name));
      }
      seen[row] = true;
    }
    attributes.push_back(attribute);
  }
  return attributes;
}

const Attribute* find_attribute(const ClassFile& file, const std::vector<Attribute>& attributes,
                                std::string_view name) {
  for (const Attribute& attribute : attributes) {
    if (attribute.name != name) continue;
    const size_t row = row_of(name);
    return row == kPredefinedCount || file.major >= kPredefined[row].since ? &attribute : nullptr;
  }
  return nullptr;
}

}  // namespace kukang
