// Annotations (JVMS 4.7.16 to 4.7.22).
//
// Values nest, in the file and so here; the depth is limited, for a file can nest as deep as it is
// long. No memory is reserved by a count: at each level of nesting the same bytes would vouch for
// it.

#include <algorithm>
#include <iterator>

#include "classfile/class_cursor.h"

namespace kukang {
namespace {

constexpr int kDeepestNesting = 100;

AnnotationValue read_value(ClassCursor& in, int depth);

std::vector<AnnotationElement> read_elements(ClassCursor& in, int depth) {
  std::vector<AnnotationElement> elements;
  const uint16_t count = in.u2();
  for (uint16_t i = 0; i < count && in.ok(); ++i) {
    const std::string_view name = in.utf8();
    elements.push_back({name, read_value(in, depth)});
  }
  return elements;
}

// A field descriptor, or V for void.class.
std::string_view read_class_value(ClassCursor& in) {
  const size_t at = in.offset();
  const uint16_t index = in.constant(ConstantTag::Utf8);
  if (!in.ok()) return {};
  const Constant& type = in.file().constants[index];
  if ((type.first & kFieldDescriptor) == 0 && type.text != "V") {
    in.fail_at(at, fmt::format("constant {} is no return descriptor", index));
  }
  return type.text;
}

AnnotationValue read_value(ClassCursor& in, int depth) {
  AnnotationValue value;
  if (depth > kDeepestNesting) {
    in.fail(fmt::format("annotation values nest deeper than {}", kDeepestNesting));
    return value;
  }
  const auto bits = [&](ConstantTag tag) {
    const uint16_t index = in.constant(tag);
    return in.ok() ? in.file().constants[index].bits : 0;
  };
  const size_t at = in.offset();
  value.tag = static_cast<char>(in.u1());
  switch (value.tag) {
    case 'B':
    case 'C':
    case 'I':
    case 'S':
    case 'Z': value.bits = bits(ConstantTag::Integer); break;
    case 'J': value.bits = bits(ConstantTag::Long); break;
    case 'F': value.bits = bits(ConstantTag::Float); break;
    case 'D': value.bits = bits(ConstantTag::Double); break;
    case 's': value.text = in.utf8(); break;
    case 'e':
      value.type = in.text(kFieldDescriptor);
      value.text = in.text(kFieldName);
      break;
    case 'c': value.text = read_class_value(in); break;
    case '@':
      value.type = in.text(kFieldDescriptor);
      value.elements = read_elements(in, depth + 1);
      break;
    case '[': {
      const uint16_t count = in.u2();
      for (uint16_t i = 0; i < count && in.ok(); ++i) {
        value.elements.push_back({"", read_value(in, depth + 1)});
      }
      break;
    }
    default: in.fail_at(at, fmt::format("annotation value of unknown kind {}", uint8_t(value.tag)));
  }
  return value;
}

std::vector<Annotation> read_annotations(ClassCursor& in) {
  std::vector<Annotation> annotations;
  const uint16_t count = in.u2();
  for (uint16_t i = 0; i < count && in.ok(); ++i) {
    Annotation& annotation = annotations.emplace_back();
    annotation.type = in.text(kFieldDescriptor);
    annotation.elements = read_elements(in, 1);
  }
  return annotations;
}

using ParameterAnnotations = std::vector<std::vector<Annotation>>;

// Both lists leave out leading synthetic parameters, but not always as many: they agree at the end.
void append_aligned(ParameterAnnotations from, ParameterAnnotations& to) {
  if (from.size() > to.size()) to.insert(to.begin(), from.size() - to.size(), {});
  const size_t skipped = to.size() - from.size();
  for (size_t i = 0; i < from.size(); ++i) {
    std::move(from[i].begin(), from[i].end(), std::back_inserter(to[skipped + i]));
  }
}

}  // namespace

absl::StatusOr<std::vector<Annotation>> ClassFile::annotations(
    const std::vector<Attribute>& of_these) const {
  std::vector<Annotation> all;
  for (std::string_view name : {"RuntimeVisibleAnnotations", "RuntimeInvisibleAnnotations"}) {
    const Attribute* attribute = find_attribute(*this, of_these, name);
    if (attribute == nullptr) continue;
    ClassCursor in(*this, *attribute);
    std::vector<Annotation> some = read_annotations(in);
    in.finish(name);
    RETURN_IF_ERROR(in.status());
    std::move(some.begin(), some.end(), std::back_inserter(all));
  }
  return all;
}

absl::StatusOr<std::vector<std::vector<Annotation>>> ClassFile::parameter_annotations(
    const MemberInfo& method) const {
  ParameterAnnotations all;
  for (std::string_view name :
       {"RuntimeVisibleParameterAnnotations", "RuntimeInvisibleParameterAnnotations"}) {
    const Attribute* attribute = find_attribute(*this, method.attributes, name);
    if (attribute == nullptr) continue;
    ClassCursor in(*this, *attribute);
    ParameterAnnotations some;
    const uint8_t parameters = in.u1();
    for (uint8_t i = 0; i < parameters && in.ok(); ++i) some.push_back(read_annotations(in));
    in.finish(name);
    RETURN_IF_ERROR(in.status());
    append_aligned(std::move(some), all);
  }
  return all;
}

absl::StatusOr<std::optional<AnnotationValue>> ClassFile::annotation_default(
    const MemberInfo& method) const {
  const Attribute* attribute = find_attribute(*this, method.attributes, "AnnotationDefault");
  if (attribute == nullptr) return std::nullopt;
  ClassCursor in(*this, *attribute);
  AnnotationValue value = read_value(in, 1);
  in.finish("AnnotationDefault");
  RETURN_IF_ERROR(in.status());
  return value;
}

}  // namespace kukang
