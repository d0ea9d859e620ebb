#include "semantics/spin/variable.h"

#include "fmt/format.h"
#include "semantics/spin/adapt.h"
#include "semantics/spin/call_site.h"
#include "semantics/spin/hidden.h"
#include "support/text.h"

namespace kukang {
namespace {

constexpr std::string_view kHandle = "java/lang/invoke/VarHandle";
constexpr std::string_view kEntry = "access";

std::string_view erased(std::string_view descriptor) {
  return basic_of(descriptor[0]) == Basic::Reference ? kObject : descriptor;
}

// What the variable's own method gives. A caller that drops it says void; empty: nobody can tell.
std::string_view given_by(std::string_view mode, const MethodDescriptor& signature) {
  if (signature.result != "V" || mode.starts_with("set")) return erased(signature.result);
  if (mode.find("ompareAndSet") != std::string_view::npos) return "Z";
  const bool gives_value = mode.starts_with("getAnd") || mode.starts_with("compareAndExchange");
  return gives_value && !signature.parameters.empty() ? erased(signature.parameters.back()) : "";
}

Bytes assemble(std::string_view mode, std::string_view descriptor, std::string_view given) {
  const MethodDescriptor signature = take_apart(descriptor);
  std::string native = fmt::format("(L{};", kHandle);
  for (std::string_view parameter : signature.parameters) native += erased(parameter);
  native += fmt::format("){}", given);
  Assembler assembler(Program::kSpun, {});
  assembler.native_method(mode, native);
  CodeWriter code = assembler.code();
  code.load(kObject, 0);
  int local = 1;
  for (std::string_view parameter : signature.parameters) {
    code.load(parameter, local);
    local += slots_of(basic_of(parameter[0]));
  }
  code.invoke(Op::invokestatic, {ConstantTag::MethodRef, Program::kSpun, mode, native});
  adapt(code, given, signature.result, signature.result);
  code.return_value(signature.result);
  assembler.method(kStatic, kEntry, fmt::format("(L{};{}", kHandle, descriptor.substr(1)), code);
  return assembler.bytes();
}

}  // namespace

bool is_variable_access(const Program& program, std::string_view owner, std::string_view name) {
  if (owner != kHandle) return false;
  const Linked<const Type*> handle = program.load(kHandle);
  if (!handle.ok()) return false;
  return std::any_of((*handle)->methods.begin(), (*handle)->methods.end(),
                     [&](const Method& m) { return m.name == name && m.flags & kNative; });
}

Linked<const Method*> spin_variable_access(const Program& program, const Type& from,
                                           uint16_t constant) {
  const ClassFile& file = *from.file;
  const auto [mode, descriptor] = file.name_and_type(file.constants[constant].second);
  const std::string_view given = given_by(mode, take_apart(descriptor));
  if (given.empty()) {
    return unusable(
        unsupported(fmt::format("{} calls VarHandle.{} and does not say of what type "
                                "the variable is, which is not supported",
                                dotted(from.name), mode)));
  }
  const Linked<const Type*> spun =
      find_or_spin(program, from, "Variable", constant,
                   [&]() -> Linked<Bytes> { return assemble(mode, descriptor, given); });
  if (!spun.ok()) return spun.failure();
  return (*spun)->declared(
      program.selector(kEntry, fmt::format("(L{};{}", kHandle, descriptor.substr(1))));
}

}  // namespace kukang
