// String concatenation: StringConcatFactory's two bootstrap methods.
//
// makeConcat joins the site's arguments. makeConcatWithConstants follows a recipe, in which \1
// stands for the next argument, \2 for the next constant of the bootstrap method, and every other
// character for itself. The spun method appends the pieces to a StringBuilder, from left to right.
//
// What is joined at run time is an object of its own (JLS 15.18.1). A StringBuilder in which
// nothing is gives the literal "": where all pieces may be empty that is copied. But where there is
// but one piece, and that is primitive, the JVM gives what String.valueOf gives, "true" for one.

#include "fmt/format.h"
#include "semantics/spin/call_site.h"
#include "semantics/spin/text_writer.h"

namespace kukang {
namespace {

constexpr char kArgument = '\1';
constexpr char kConstant = '\2';

absl::Status append_constant(const CallSite& site, uint16_t index, CodeWriter& code,
                             TextWriter& text) {
  const Constant& constant = site.file().constants[index];
  std::string_view descriptor;
  switch (constant.tag) {
    case ConstantTag::String: text.literal(site.file().string(index)); return absl::OkStatus();
    case ConstantTag::Class:
      code.class_object(site.file().class_name(index));
      text.append("Ljava/lang/Class;");
      return absl::OkStatus();
    case ConstantTag::Integer: descriptor = "I"; break;
    case ConstantTag::Float: descriptor = "F"; break;
    case ConstantTag::Long: descriptor = "J"; break;
    case ConstantTag::Double: descriptor = "D"; break;
    default:
      return unsupported(
          fmt::format("{}: the string concatenation at constant {} has a method or "
                      "dynamic constant among its pieces, which is not supported",
                      site.file().source.file, site.constant));
  }
  code.number(constant.tag, constant.bits);
  text.append(descriptor);
  return absl::OkStatus();
}

void append_alone(std::string_view type, CodeWriter& code) {
  const bool small = type == "B" || type == "S";
  code.load(type, 0);
  code.invoke(Op::invokestatic, {ConstantTag::MethodRef, "java/lang/String", "valueOf",
                                 fmt::format("({})Ljava/lang/String;", small ? "I" : type)});
}

absl::Status append_pieces(const CallSite& site, std::string_view recipe,
                           BootstrapArguments& constants, CodeWriter& code) {
  constexpr std::string_view kMarks("\1\2");
  const std::vector<std::string_view> parameters = take_apart(site.descriptor).parameters;
  const bool alone = recipe.size() == 1 && recipe[0] == kArgument && !parameters.empty();
  if (alone && basic_of(parameters[0][0]) != Basic::Reference) {
    append_alone(parameters[0], code);
    return absl::OkStatus();
  }
  TextWriter text(code);
  size_t next = 0;
  int local = 0;
  bool may_be_empty = true;
  while (!recipe.empty()) {
    const size_t mark = std::min(recipe.find_first_of(kMarks), recipe.size());
    text.literal(recipe.substr(0, mark));
    may_be_empty = may_be_empty && mark == 0;
    if (mark == recipe.size()) break;
    if (recipe[mark] == kConstant) {
      ASSIGN_OR_RETURN(const uint16_t constant, constants.any());
      RETURN_IF_ERROR(append_constant(site, constant, code, text));
    } else {
      if (next == parameters.size()) return site.unsuited("its recipe wants more arguments");
      const std::string_view parameter = parameters[next++];
      code.load(parameter, local);
      text.append(parameter);
      may_be_empty = may_be_empty && basic_of(parameter[0]) == Basic::Reference;
      local += slots_of(basic_of(parameter[0]));
    }
    recipe.remove_prefix(mark + 1);
  }
  if (next != parameters.size()) return site.unsuited("its recipe leaves arguments out");
  text.finish();
  if (may_be_empty) {
    code.invoke(Op::invokestatic, {ConstantTag::MethodRef, "kukang/machine/Texts", "ofItsOwn",
                                   "(Ljava/lang/String;)Ljava/lang/String;"});
  }
  return absl::OkStatus();
}

absl::StatusOr<Bytes> assemble(const CallSite& site) {
  BootstrapArguments constants(site);
  const size_t parameters = take_apart(site.descriptor).parameters.size();
  const std::string arguments_only(parameters, kArgument);
  std::string_view recipe = arguments_only;
  if (site.bootstrap.name == "makeConcatWithConstants") {
    ASSIGN_OR_RETURN(recipe, constants.text(ConstantTag::String));
  }
  Assembler assembler(Program::kSpun, {});
  CodeWriter code = assembler.code();
  RETURN_IF_ERROR(append_pieces(site, recipe, constants, code));
  code.return_value("Ljava/lang/String;");
  assembler.method(kStatic, site.entry, site.descriptor, code);
  return assembler.bytes();
}

}  // namespace

Linked<Bytes> assemble_concatenation(const CallSite& site) {
  absl::StatusOr<Bytes> bytes = assemble(site);
  if (!bytes.ok()) return unusable(bytes.status());
  return *std::move(bytes);
}

}  // namespace kukang
