// A class file, read: constant pool, members, attributes (JVMS chapter 4).
//
// Reading is lazy where the file is large: read_class checks the constant pool, the members and the
// extent of every attribute; a method's Code and the tables in it are read when asked for. All text
// (names, descriptors, string constants) stays in the file's bytes, as modified UTF-8, and is seen
// through string_views; the bytes belong to `ClassBytes` and live as long as the ClassFile does.
//
// REQUIRES nothing of its input: any byte sequence yields a ClassFile or a `malformed` status that
// names the file, the offset and what is wrong; memory used is linear in the size of the input.

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "support/status.h"

namespace kukang {

// The versions that are read: JDK 1.0.2 to JDK 25.
inline constexpr uint16_t kOldestMajor = 45;
inline constexpr uint16_t kNewestMajor = 69;

// Where a class's bytes are and whose they are. `owner` keeps `bytes` alive (a mapped image, an
// unpacked jar entry); `file` is how messages name it, e.g. "lib.jar!/a/B.class"; `module` is the
// JDK module the class is from, empty for the class path.
struct ClassBytes {
  std::span<const uint8_t> bytes;
  std::shared_ptr<const void> owner;
  std::string file;
  std::string module;
};

enum class ConstantTag : uint8_t {
  Unused = 0,  // index 0, and the second half of a long or double
  Utf8 = 1,
  Integer = 3,
  Float = 4,
  Long = 5,
  Double = 6,
  Class = 7,
  String = 8,
  FieldRef = 9,
  MethodRef = 10,
  InterfaceMethodRef = 11,
  NameAndType = 12,
  MethodHandle = 15,
  MethodType = 16,
  Dynamic = 17,
  InvokeDynamic = 18,
  Module = 19,
  Package = 20,
};

// One constant. Which members mean something depends on the tag:
//   Utf8                     text; first = what it may serve as (classfile/text_form.h), second =
//                            the slots of its arguments, if it can be a method's descriptor
//   Integer, Float           bits (low 32);   Long, Double  bits
//   Class, String, MethodType, Module, Package   first = index of a Utf8
//   FieldRef, MethodRef, InterfaceMethodRef      first = Class, second = NameAndType
//   NameAndType              first = name Utf8, second = descriptor Utf8
//   MethodHandle             first = reference kind 1..9, second = the member reference
//   Dynamic, InvokeDynamic   first = bootstrap method, second = NameAndType
// INVARIANT (after read_class): every index is in range and names a constant of the right tag.
struct Constant {
  ConstantTag tag = ConstantTag::Unused;
  uint16_t first = 0;
  uint16_t second = 0;
  uint64_t bits = 0;
  std::string_view text;
};

struct Attribute {
  std::string_view name;
  uint32_t offset = 0;  // of the contents, in the file
  uint32_t length = 0;
};

// <clinit> has no flags but static and strict, whatever the file says: the JVM ignores the others.
struct MemberInfo {
  bool is_static() const { return (flags & 0x0008) != 0; }

  uint16_t flags = 0;
  uint8_t argument_slots = 0;  // of a method, `this` not counted; long and double take two
  std::string_view name;
  std::string_view descriptor;
  std::vector<Attribute> attributes;
};

struct ExceptionHandler {
  uint16_t start, end, target;  // byte offsets into the code; end is exclusive
  uint16_t catch_type;          // constant index of a Class, 0 for any
};

struct LineNumber {
  uint16_t start;
  uint16_t line;
};

struct LocalVariable {
  uint16_t start, length, slot;
  std::string_view name;
  std::string_view descriptor;
};

// INVARIANT: 0 < code.size() <= 65535; handlers have start < end <= code.size(), target < size.
struct CodeAttribute {
  uint16_t max_stack = 0;
  uint16_t max_locals = 0;
  uint32_t offset = 0;  // of the first instruction, in the file
  std::span<const uint8_t> code;
  std::vector<ExceptionHandler> handlers;
  std::vector<LineNumber> lines;  // sorted by start
  std::vector<LocalVariable> variables;
};

struct BootstrapMethod {
  uint16_t handle;  // constant index of a MethodHandle
  std::vector<uint16_t> arguments;
};

struct RecordComponent {
  std::string_view name;
  std::string_view descriptor;
  std::vector<Attribute> attributes;
};

struct InnerClass {
  std::string_view inner, outer, name;  // outer, name empty when absent
  uint16_t flags;
};

struct EnclosingMethod {
  std::string_view class_name;
  std::string_view name, descriptor;  // empty when the class is in an initializer
};

// An annotation's element value: a constant, an enum constant, a class, a nested annotation or an
// array of them.
struct AnnotationElement;
struct AnnotationValue {
  char tag = 0;           // as in the file: B C D F I J S Z s e c @ [
  uint64_t bits = 0;      // B C D F I J S Z
  std::string_view text;  // s: the string; e: the constant's name; c: a descriptor
  std::string_view type;  // e: the enum's descriptor; @: the annotation's
  std::vector<AnnotationElement> elements;  // @; and [ (names empty)
};
struct AnnotationElement {
  std::string_view name;
  AnnotationValue value;
};
struct Annotation {
  std::string_view type;  // a field descriptor
  std::vector<AnnotationElement> elements;
};

class ClassFile {
 public:
  uint16_t major = 0, minor = 0;
  uint16_t flags = 0;
  std::string_view name;        // internal form, a/b/C
  std::string_view super_name;  // empty for java/lang/Object and modules
  std::vector<std::string_view> interfaces;
  std::vector<Constant> constants;
  std::vector<MemberInfo> fields;
  std::vector<MemberInfo> methods;
  std::vector<Attribute> attributes;
  ClassBytes source;

  // Constants by what they mean; `index` must have the right tag (is() tells).
  bool is(uint16_t index, ConstantTag tag) const {
    return index < constants.size() && constants[index].tag == tag;
  }
  std::string_view utf8(uint16_t index) const { return constants[index].text; }
  std::string_view class_name(uint16_t index) const { return utf8(constants[index].first); }
  std::string_view string(uint16_t index) const { return utf8(constants[index].first); }
  struct NameAndType {
    std::string_view name, descriptor;
  };
  NameAndType name_and_type(uint16_t index) const {
    const Constant& c = constants[index];
    return {utf8(c.first), utf8(c.second)};
  }

  // What is in the attributes; empty or nullopt when the attribute is absent.
  absl::StatusOr<std::optional<CodeAttribute>> code(const MemberInfo& method) const;
  // The constant a static field starts with; 0 when there is none, and for any other field: there
  // the JVM ignores the attribute.
  absl::StatusOr<uint16_t> constant_value(const MemberInfo& field) const;
  absl::StatusOr<std::vector<std::string_view>> exceptions(const MemberInfo& method) const;
  // Those visible at run time first, then the invisible ones.
  absl::StatusOr<std::vector<Annotation>> annotations(const std::vector<Attribute>&) const;
  // One list per parameter; may be shorter than the parameter list when leading ones are synthetic.
  absl::StatusOr<std::vector<std::vector<Annotation>>> parameter_annotations(
      const MemberInfo& method) const;
  // What an annotation's element is when it is not given.
  absl::StatusOr<std::optional<AnnotationValue>> annotation_default(const MemberInfo& method) const;
  absl::StatusOr<std::string_view> signature(const std::vector<Attribute>&) const;
  absl::StatusOr<std::string_view> source_file() const;
  absl::StatusOr<std::vector<BootstrapMethod>> bootstrap_methods() const;
  // Of a local or anonymous class: the class around it and, where there is one, the method.
  absl::StatusOr<std::optional<EnclosingMethod>> enclosing_method() const;
  absl::StatusOr<std::string_view> nest_host() const;
  absl::StatusOr<std::vector<std::string_view>> nest_members() const;
  absl::StatusOr<std::optional<std::vector<RecordComponent>>> record() const;
  absl::StatusOr<std::vector<std::string_view>> permitted_subclasses() const;
  absl::StatusOr<std::vector<InnerClass>> inner_classes() const;
};

absl::StatusOr<std::unique_ptr<const ClassFile>> read_class(ClassBytes source);

// Goes through all the accessors, for all members; the first error there is.
absl::Status read_everything(const ClassFile& file);

}  // namespace kukang
