// What is in the attributes (JVMS 4.7), one accessor each; annotations have a file of their own.
//
// Each accessor opens a cursor on the attribute's contents, reads them and insists that nothing is
// left over. Entries have at least a known size, so a count is believed only when there are as many
// bytes as it takes: memory stays linear in the file.

#include <algorithm>

#include "classfile/class_cursor.h"

namespace kukang {
namespace {

constexpr size_t kHandlerSize = 8;
constexpr size_t kLineSize = 4;
constexpr size_t kVariableSize = 10;
constexpr size_t kInnerClassSize = 8;
constexpr size_t kSmallestBootstrap = 4;
constexpr size_t kSmallestComponent = 6;
constexpr uint32_t kLongestCode = 65535;

absl::Status finish(ClassCursor& in, std::string_view attribute) {
  in.finish(attribute);
  return in.status();
}

// The names in an attribute that is a list of classes.
absl::StatusOr<std::vector<std::string_view>> class_names(const ClassFile& file,
                                                          const std::vector<Attribute>& attributes,
                                                          std::string_view name) {
  std::vector<std::string_view> names;
  const Attribute* attribute = find_attribute(file, attributes, name);
  if (attribute == nullptr) return names;
  ClassCursor in(file, *attribute);
  const uint16_t count = in.u2();
  if (in.has(count, sizeof count)) names.reserve(count);
  for (uint16_t i = 0; i < count && in.ok(); ++i) names.push_back(in.class_name());
  RETURN_IF_ERROR(finish(in, name));
  return names;
}

// The text in an attribute that is a single Utf8.
absl::StatusOr<std::string_view> single_text(const ClassFile& file,
                                             const std::vector<Attribute>& attributes,
                                             std::string_view name) {
  const Attribute* attribute = find_attribute(file, attributes, name);
  if (attribute == nullptr) return std::string_view();
  ClassCursor in(file, *attribute);
  const std::string_view text = in.utf8();
  RETURN_IF_ERROR(finish(in, name));
  return text;
}

void read_handlers(ClassCursor& in, CodeAttribute& code) {
  const uint16_t count = in.u2();
  if (!in.has(count, kHandlerSize)) return;
  code.handlers.reserve(count);
  for (uint16_t i = 0; i < count && in.ok(); ++i) {
    const size_t at = in.offset();
    ExceptionHandler handler;
    handler.start = in.u2();
    handler.end = in.u2();
    handler.target = in.u2();
    handler.catch_type = in.constant_or_zero(ConstantTag::Class);
    if (handler.start >= handler.end || handler.end > code.code.size() ||
        handler.target >= code.code.size()) {
      in.fail_at(at, fmt::format("handler {} for [{}, {}) in code of {} bytes", handler.target,
                                 handler.start, handler.end, code.code.size()));
    }
    code.handlers.push_back(handler);
  }
}

void read_lines(ClassCursor& in, CodeAttribute& code) {
  const uint16_t count = in.u2();
  if (!in.has(count, kLineSize)) return;
  code.lines.reserve(code.lines.size() + count);
  for (uint16_t i = 0; i < count && in.ok(); ++i) {
    const size_t at = in.offset();
    LineNumber line;
    line.start = in.u2();
    line.line = in.u2();
    if (line.start >= code.code.size()) {
      in.fail_at(at, fmt::format("line {} begins at {} in code of {} bytes", line.line, line.start,
                                 code.code.size()));
    }
    code.lines.push_back(line);
  }
}

void read_variables(ClassCursor& in, CodeAttribute& code) {
  const uint16_t count = in.u2();
  if (!in.has(count, kVariableSize)) return;
  code.variables.reserve(code.variables.size() + count);
  for (uint16_t i = 0; i < count && in.ok(); ++i) {
    const size_t at = in.offset();
    LocalVariable variable;
    variable.start = in.u2();
    variable.length = in.u2();
    variable.name = in.text(kFieldName);
    variable.descriptor = in.text(kFieldDescriptor);
    variable.slot = in.u2();
    const bool wide = variable.descriptor == "J" || variable.descriptor == "D";
    if (variable.start + variable.length > static_cast<int>(code.code.size()) ||
        variable.slot + (wide ? 1 : 0) >= code.max_locals) {
      in.fail_at(at,
                 fmt::format("variable {} in slot {} of {}, live at [{}, {}) in code of {} bytes",
                             variable.name, variable.slot, code.max_locals, variable.start,
                             variable.start + variable.length, code.code.size()));
    }
    code.variables.push_back(variable);
  }
}

void read_instructions(ClassCursor& in, const MemberInfo& method, CodeAttribute& code) {
  const size_t at = in.offset();
  code.max_stack = in.u2();
  code.max_locals = in.u2();
  const uint32_t length = in.u4();
  if (in.ok() && (length == 0 || length > kLongestCode)) {
    return in.fail_at(at + 4, fmt::format("{} bytes of code in {}", length, method.name));
  }
  const int arguments = method.argument_slots + (method.is_static() ? 0 : 1);
  if (in.ok() && arguments > code.max_locals) {
    return in.fail_at(at + 2, fmt::format("the arguments of {} take {} slots, there are {}",
                                          method.name, arguments, code.max_locals));
  }
  code.offset = static_cast<uint32_t>(in.offset());
  code.code = in.bytes(length);
}

}  // namespace

absl::StatusOr<std::optional<CodeAttribute>> ClassFile::code(const MemberInfo& method) const {
  const Attribute* attribute = find_attribute(*this, method.attributes, "Code");
  if (attribute == nullptr) return std::nullopt;
  ClassCursor in(*this, *attribute);
  CodeAttribute code;
  read_instructions(in, method, code);
  read_handlers(in, code);
  const std::vector<Attribute> tables = read_attributes(in);
  RETURN_IF_ERROR(finish(in, "Code"));
  for (const Attribute& table : tables) {
    const bool lines = table.name == "LineNumberTable";
    if (!lines && table.name != "LocalVariableTable") continue;
    ClassCursor entries(*this, table);
    if (lines) {
      read_lines(entries, code);
    } else {
      read_variables(entries, code);
    }
    RETURN_IF_ERROR(finish(entries, table.name));
  }
  const auto by_start = [](const LineNumber& a, const LineNumber& b) { return a.start < b.start; };
  if (!std::is_sorted(code.lines.begin(), code.lines.end(), by_start)) {
    std::stable_sort(code.lines.begin(), code.lines.end(), by_start);
  }
  return code;
}

absl::StatusOr<uint16_t> ClassFile::constant_value(const MemberInfo& field) const {
  const Attribute* attribute = find_attribute(*this, field.attributes, "ConstantValue");
  if (attribute == nullptr || !field.is_static()) return 0;
  ClassCursor in(*this, *attribute);
  ConstantTag tag = ConstantTag::Integer;
  switch (field.descriptor[0]) {
    case 'J': tag = ConstantTag::Long; break;
    case 'F': tag = ConstantTag::Float; break;
    case 'D': tag = ConstantTag::Double; break;
    case 'L':
    case '[': tag = ConstantTag::String; break;
  }
  if (tag == ConstantTag::String && field.descriptor != "Ljava/lang/String;") {
    in.fail(fmt::format("a constant for {} of type {}", field.name, field.descriptor));
  }
  const uint16_t index = in.constant(tag);
  RETURN_IF_ERROR(finish(in, "ConstantValue"));
  return index;
}

absl::StatusOr<std::vector<std::string_view>> ClassFile::exceptions(
    const MemberInfo& method) const {
  return class_names(*this, method.attributes, "Exceptions");
}

absl::StatusOr<std::string_view> ClassFile::signature(
    const std::vector<Attribute>& of_these) const {
  return single_text(*this, of_these, "Signature");
}

absl::StatusOr<std::string_view> ClassFile::source_file() const {
  return single_text(*this, attributes, "SourceFile");
}

absl::StatusOr<std::vector<BootstrapMethod>> ClassFile::bootstrap_methods() const {
  std::vector<BootstrapMethod> methods;
  const Attribute* attribute = find_attribute(*this, attributes, "BootstrapMethods");
  if (attribute == nullptr) return methods;
  ClassCursor in(*this, *attribute);
  const uint16_t count = in.u2();
  if (in.has(count, kSmallestBootstrap)) methods.reserve(count);
  for (uint16_t i = 0; i < count && in.ok(); ++i) {
    BootstrapMethod& method = methods.emplace_back();
    method.handle = in.constant(ConstantTag::MethodHandle);
    const uint16_t arguments = in.u2();
    if (in.has(arguments, sizeof arguments)) method.arguments.reserve(arguments);
    for (uint16_t j = 0; j < arguments && in.ok(); ++j) {
      method.arguments.push_back(in.loadable_constant());
    }
  }
  RETURN_IF_ERROR(finish(in, "BootstrapMethods"));
  return methods;
}

absl::StatusOr<std::optional<EnclosingMethod>> ClassFile::enclosing_method() const {
  const Attribute* attribute = find_attribute(*this, attributes, "EnclosingMethod");
  if (attribute == nullptr) return std::optional<EnclosingMethod>();
  ClassCursor in(*this, *attribute);
  EnclosingMethod enclosing{in.class_name(), {}, {}};
  if (const uint16_t index = in.constant_or_zero(ConstantTag::NameAndType); index != 0) {
    enclosing.name = name_and_type(index).name;
    enclosing.descriptor = name_and_type(index).descriptor;
  }
  RETURN_IF_ERROR(finish(in, "EnclosingMethod"));
  return std::optional(enclosing);
}

absl::StatusOr<std::string_view> ClassFile::nest_host() const {
  const Attribute* attribute = find_attribute(*this, attributes, "NestHost");
  if (attribute == nullptr) return std::string_view();
  ClassCursor in(*this, *attribute);
  const std::string_view host = in.class_name();
  RETURN_IF_ERROR(finish(in, "NestHost"));
  return host;
}

absl::StatusOr<std::vector<std::string_view>> ClassFile::nest_members() const {
  return class_names(*this, attributes, "NestMembers");
}

absl::StatusOr<std::optional<std::vector<RecordComponent>>> ClassFile::record() const {
  const Attribute* attribute = find_attribute(*this, attributes, "Record");
  if (attribute == nullptr) return std::nullopt;
  ClassCursor in(*this, *attribute);
  std::vector<RecordComponent> components;
  const uint16_t count = in.u2();
  if (in.has(count, kSmallestComponent)) components.reserve(count);
  for (uint16_t i = 0; i < count && in.ok(); ++i) {
    RecordComponent& component = components.emplace_back();
    component.name = in.text(kFieldName);
    component.descriptor = in.text(kFieldDescriptor);
    component.attributes = read_attributes(in);
  }
  RETURN_IF_ERROR(finish(in, "Record"));
  return components;
}

absl::StatusOr<std::vector<std::string_view>> ClassFile::permitted_subclasses() const {
  return class_names(*this, attributes, "PermittedSubclasses");
}

absl::StatusOr<std::vector<InnerClass>> ClassFile::inner_classes() const {
  std::vector<InnerClass> classes;
  const Attribute* attribute = find_attribute(*this, attributes, "InnerClasses");
  if (attribute == nullptr) return classes;
  ClassCursor in(*this, *attribute);
  const uint16_t count = in.u2();
  if (in.has(count, kInnerClassSize)) classes.reserve(count);
  for (uint16_t i = 0; i < count && in.ok(); ++i) {
    InnerClass& row = classes.emplace_back();
    row.inner = in.class_name();
    row.outer = in.class_name_or_empty();
    row.name = utf8(in.constant_or_zero(ConstantTag::Utf8));
    row.flags = in.u2();
  }
  RETURN_IF_ERROR(finish(in, "InnerClasses"));
  return classes;
}

}  // namespace kukang
