// Records: the equals, hashCode and toString that ObjectMethods.bootstrap makes.
//
// The bootstrap method gets the record's class, the names of its components, separated by
// semicolons, and a getter of each component's field. The results are those of the JDK, in the
// order in which it asks the components: equals begins with the last one, the others with the
// first.

#include <algorithm>

#include "fmt/format.h"
#include "semantics/spin/adapt.h"
#include "semantics/spin/call_site.h"
#include "semantics/spin/text_writer.h"

namespace kukang {
namespace {

struct Record {
  std::string_view name;  // internal
  std::string_view simple_name;
  std::vector<std::string_view> labels;
  std::vector<MemberName> fields;
};

std::vector<std::string_view> split(std::string_view names) {
  std::vector<std::string_view> parts;
  while (!names.empty()) {
    const size_t end = std::min(names.find(';'), names.size());
    parts.push_back(names.substr(0, end));
    names.remove_prefix(std::min(end + 1, names.size()));
  }
  return parts;
}

// As Class.getSimpleName has it.
absl::StatusOr<std::string_view> simple_name(const ClassFile& file) {
  ASSIGN_OR_RETURN(const std::vector<InnerClass> rows, file.inner_classes());
  for (const InnerClass& row : rows) {
    if (row.inner == file.name) return row.name;
  }
  return file.name.substr(file.name.rfind('/') + 1);
}

absl::StatusOr<Record> read_record(const CallSite& site) {
  BootstrapArguments arguments(site);
  Record record;
  ASSIGN_OR_RETURN(record.name, arguments.text(ConstantTag::Class));
  if (record.name != site.from.name) return site.unsuited("it is of another record's class");
  ASSIGN_OR_RETURN(record.simple_name, simple_name(site.file()));
  ASSIGN_OR_RETURN(const std::string_view names, arguments.text(ConstantTag::String));
  record.labels = split(names);
  while (!arguments.at_end()) {
    ASSIGN_OR_RETURN(const Handle getter, arguments.handle());
    if (getter.kind != HandleKind::GetField || getter.member.owner != record.name) {
      return site.unsuited("a component is not one of the record's fields");
    }
    record.fields.push_back(getter.member);
  }
  if (record.labels.size() != record.fields.size()) {
    return site.unsuited("not as many names as components");
  }
  return record;
}

void load_field(CodeWriter& code, const MemberName& field) {
  code.load(kObject, 0);
  code.field(Op::getfield, field);
}

void load_other_field(CodeWriter& code, const Record& record, const MemberName& field) {
  code.load(kObject, 1);
  code.type(Op::checkcast, record.name);
  code.field(Op::getfield, field);
}

// Jumps to `unequal` unless the two values of the field's type on the stack are equal.
void compare(CodeWriter& code, std::string_view descriptor, CodeWriter::Label& unequal) {
  switch (descriptor[0]) {
    case 'J': code.op(Op::lcmp); return code.jump(Op::ifne, unequal);
    case 'F':
    case 'D': {
      const std::string both = fmt::format("({0}{0})I", descriptor);
      code.invoke(Op::invokestatic,
                  {ConstantTag::MethodRef, wrapper_of(descriptor[0]), "compare", both});
      return code.jump(Op::ifne, unequal);
    }
    case 'L':
    case '[':
      code.invoke(Op::invokestatic, {ConstantTag::MethodRef, "java/util/Objects", "equals",
                                     "(Ljava/lang/Object;Ljava/lang/Object;)Z"});
      return code.jump(Op::ifeq, unequal);
    default: return code.jump(Op::if_icmpne, unequal);
  }
}

void write_equals(CodeWriter& code, const Record& record) {
  CodeWriter::Label another, unequal;
  code.load(kObject, 0);
  code.load(kObject, 1);
  code.jump(Op::if_acmpne, another);
  code.integer(1);
  code.return_value("Z");
  code.bind(another);
  code.load(kObject, 1);
  code.type(Op:: instanceof, record.name);
  code.jump(Op::ifeq, unequal);
  for (auto field = record.fields.rbegin(); field != record.fields.rend(); ++field) {
    load_field(code, *field);
    load_other_field(code, record, *field);
    compare(code, field->descriptor, unequal);
  }
  code.integer(1);
  code.return_value("Z");
  code.bind(unequal);
  code.integer(0);
  code.return_value("Z");
}

void write_hash_code(CodeWriter& code, const Record& record) {
  code.integer(0);
  for (const MemberName& field : record.fields) {
    code.integer(31);
    code.op(Op::imul);
    load_field(code, field);
    const bool primitive = basic_of(field.descriptor[0]) != Basic::Reference;
    const std::string hash = fmt::format("({})I", primitive ? field.descriptor : kObject);
    code.invoke(
        Op::invokestatic,
        {ConstantTag::MethodRef, primitive ? wrapper_of(field.descriptor[0]) : "java/util/Objects",
         "hashCode", hash});
    code.op(Op::iadd);
  }
  code.return_value("I");
}

void write_to_string(CodeWriter& code, const Record& record) {
  TextWriter text(code);
  text.literal(fmt::format("{}[", record.simple_name));
  for (size_t i = 0; i < record.fields.size(); ++i) {
    text.literal(fmt::format("{}{}=", i == 0 ? "" : ", ", record.labels[i]));
    load_field(code, record.fields[i]);
    text.append(record.fields[i].descriptor);
  }
  text.literal("]");
  text.finish();
  code.return_value(kObject);
}

struct ObjectMethod {
  std::string_view name;
  std::string_view descriptor;  // with {} for the record
  void (*write)(CodeWriter&, const Record&);
};
constexpr ObjectMethod kMethods[] = {
    {"equals", "(L{};Ljava/lang/Object;)Z", write_equals},
    {"hashCode", "(L{};)I", write_hash_code},
    {"toString", "(L{};)Ljava/lang/String;", write_to_string},
};

}  // namespace

Linked<Bytes> assemble_record_method(const CallSite& site) {
  const absl::StatusOr<Record> record = read_record(site);
  if (!record.ok()) return unusable(record.status());
  for (const ObjectMethod& method : kMethods) {
    if (method.name != site.name) continue;
    if (fmt::format(fmt::runtime(method.descriptor), record->name) != site.descriptor) break;
    Assembler assembler(Program::kSpun, {});
    CodeWriter code = assembler.code();
    method.write(code, *record);
    assembler.method(kStatic, site.entry, site.descriptor, code);
    return assembler.bytes();
  }
  return unusable(site.unsuited("it is not equals, hashCode or toString of the record"));
}

}  // namespace kukang
