#include "unittest/plain_constructor.h"

#include <bit>
#include <optional>

#include "program/resolve.h"
#include "semantics/instruction.h"

namespace kukang {
namespace {

using Source = PlainConstructor::Source;

Source number(int64_t bits) { return {Source::What::Number, 0, bits}; }

// Runs the code on values that are only named.
class Runner {
 public:
  Runner(const Program& program, std::map<const Field*, Source>& sets)
      : program_(program), sets_(sets) {}

  // Is it plain? `arguments`: `this`, then one for each parameter.
  bool run(const Method& method, const std::vector<Source>& arguments) {
    if (method.flags & (kNative | kAbstract)) return false;
    const auto code = decode(program_, method);
    if (!code.ok() || !(*code)->handlers.empty()) return false;
    std::vector<Source> locals, stack;
    const std::vector<std::string_view> parameters = take_apart(method.descriptor).parameters;
    for (size_t i = 0; i < arguments.size(); ++i) {
      locals.push_back(arguments[i]);
      if (i > 0 && (parameters[i - 1] == "J" || parameters[i - 1] == "D")) locals.emplace_back();
    }
    for (const Instruction& instruction : (*code)->instructions) {
      if (!step(*method.owner, instruction, locals, stack)) return false;
    }
    return true;
  }

 private:
  bool step(const Type& in, const Instruction& instruction, const std::vector<Source>& locals,
            std::vector<Source>& stack) {
    switch (instruction.op) {
      case Op::aload:
      case Op::iload:
      case Op::lload:
      case Op::fload:
      case Op::dload: stack.push_back(locals[instruction.a]); return true;
      case Op::aconst_null: stack.push_back({Source::What::Null}); return true;
      case Op::iconst:
      case Op::bipush:
      case Op::sipush:
      case Op::lconst: stack.push_back(number(instruction.b)); return true;
      case Op::fconst:
        stack.push_back(number(std::bit_cast<int32_t>(static_cast<float>(instruction.b))));
        return true;
      case Op::dconst:
        stack.push_back(number(std::bit_cast<int64_t>(static_cast<double>(instruction.b))));
        return true;
      case Op::ldc:
      case Op::ldc2_w: stack.emplace_back(); return true;
      case Op::newarray:
      case Op::anewarray: stack.back() = {}; return true;
      case Op::putfield: return put(in, instruction.a, stack);
      case Op::invokespecial: return call(in, instruction.a, stack);
      case Op::return_: return true;
      default: return false;
    }
  }

  static Source pop(std::vector<Source>& stack) {
    const Source value = stack.back();
    stack.pop_back();
    return value;
  }

  bool put(const Type& in, uint16_t constant, std::vector<Source>& stack) {
    const Linked<const Field*> field = resolve_field(program_, in, constant);
    const Source value = pop(stack);
    const Source object = pop(stack);
    if (!field.ok() || object.what != Source::What::This) return false;
    sets_[*field] = value;
    return true;
  }

  bool call(const Type& in, uint16_t constant, std::vector<Source>& stack) {
    const Linked<const Method*> method = resolve_method(program_, in, constant);
    if (!method.ok() || !(*method)->is_constructor()) return false;
    std::vector<Source> arguments(take_apart((*method)->descriptor).parameters.size() + 1);
    for (size_t i = arguments.size(); i-- > 0;) arguments[i] = pop(stack);
    return arguments[0].what == Source::What::This && run(**method, arguments);
  }

  const Program& program_;
  std::map<const Field*, Source>& sets_;
};

}  // namespace

std::vector<PlainConstructor> plain_constructors(const JavaPlace& place, const Type& type,
                                                 bool any_access) {
  std::vector<PlainConstructor> found;
  if (type.flags & kAbstract) return found;
  for (const Method& method : type.methods) {
    if (!method.is_constructor() || method.flags & kSynthetic) continue;
    if (!any_access && !place.may_call(method)) continue;
    PlainConstructor constructor{&method, {}};
    std::vector<Source> arguments = {{Source::What::This}};
    for (size_t i = 0; i < take_apart(method.descriptor).parameters.size(); ++i) {
      arguments.push_back({Source::What::Parameter, i});
    }
    if (Runner(place.program, constructor.sets).run(method, arguments)) {
      found.push_back(std::move(constructor));
    }
  }
  return found;
}

}  // namespace kukang
