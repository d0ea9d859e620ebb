#include "semantics/spin/call_contract.h"

#include "fmt/format.h"
#include "semantics/spin/hidden.h"
#include "support/text.h"

namespace kukang {
namespace {

constexpr std::string_view kModular = "kukang/machine/Modular", kContract = "kukang/Contract";

// The method's parameters, `this` first, as descriptors and locals.
class Parameters {
 public:
  explicit Parameters(const Method& method) : result_(take_apart(method.descriptor).result) {
    if (!method.is_static()) add("L" + method.owner->name + ";");
    for (std::string_view descriptor : take_apart(method.descriptor).parameters) {
      add(std::string(descriptor));
    }
  }

  // `argument` is CallContract::kResult or a parameter's number.
  void load(CodeWriter& code, int argument) const {
    if (argument == CallContract::kResult) {
      code.load(result_, next_local_);
    } else {
      code.load(descriptors_[argument], locals_[argument]);
    }
  }
  void load_all(CodeWriter& code) const {
    for (size_t i = 0; i < locals_.size(); ++i) load(code, static_cast<int>(i));
  }
  std::string descriptor(bool with_result) const {
    std::string text = "(";
    for (const std::string& descriptor : descriptors_) text += descriptor;
    if (with_result && result_ != "V") text += result_;
    return text + ")" + std::string(result_);
  }
  std::string_view result() const { return result_; }
  int locals(bool with_result) const {
    return next_local_ + (with_result ? slots_of(basic_of(result_[0])) : 0);
  }

 private:
  void add(std::string descriptor) {
    locals_.push_back(next_local_);
    next_local_ += slots_of(basic_of(descriptor[0]));
    descriptors_.push_back(std::move(descriptor));
  }

  std::string_view result_;
  std::vector<std::string> descriptors_;
  std::vector<int> locals_;
  int next_local_ = 0;
};

void call_predicates(CodeWriter& code, const Parameters& parameters,
                     const std::vector<CallContract::Predicate>& predicates,
                     std::string_view judge) {
  for (const CallContract::Predicate& predicate : predicates) {
    for (int argument : predicate.arguments) parameters.load(code, argument);
    const Method& method = *predicate.method;
    code.invoke(method.is_static() ? Op::invokestatic : Op::invokevirtual,
                {ConstantTag::MethodRef, method.owner->name, method.name, method.descriptor});
    code.invoke(Op::invokestatic, {ConstantTag::MethodRef, kContract, judge, "(Z)V"});
  }
}

void push_fresh_result(CodeWriter& code, std::string_view result, int number) {
  constexpr std::string_view kReference = "Ljava/lang/Object;";
  std::string_view name = "freshInt", type = "I";
  switch (result[0]) {
    case 'V': return;
    case 'J': name = "freshLong", type = "J"; break;
    case 'F': name = "freshFloat", type = "F"; break;
    case 'D': name = "freshDouble", type = "D"; break;
    case 'L':
    case '[': name = "freshReference", type = kReference; break;
    default: break;
  }
  code.integer(number);
  code.invoke(Op::invokestatic,
              {ConstantTag::MethodRef, kModular, name, fmt::format("(I){}", type)});
  if (type == kReference) {
    code.type(Op::checkcast, result[0] == 'L' ? result.substr(1, result.size() - 2) : result);
  }
}

Bytes assemble(const CallContract& contract, int number) {
  const Parameters parameters(*contract.method);
  Assembler assembler(Program::kSpun, {});
  const std::string finish = parameters.descriptor(true);

  CodeWriter call = assembler.code();
  call_predicates(call, parameters, contract.required, "check");
  if (contract.method->is_static()) {
    call.op(Op::aconst_null);
  } else {
    call.load("Ljava/lang/Object;", 0);
  }
  call.integer(number);
  call.invoke(Op::invokestatic,
              {ConstantTag::MethodRef, kModular, "forget", "(Ljava/lang/Object;I)V"});
  parameters.load_all(call);
  push_fresh_result(call, parameters.result(), number);
  call.invoke(Op::invokestatic, {ConstantTag::MethodRef, Program::kSpun, "finish", finish});
  call.return_value(parameters.result());
  assembler.method(kStatic, "call", parameters.descriptor(false), call);

  CodeWriter assume = assembler.code();
  call_predicates(assume, parameters, contract.ensured, "assume");
  if (parameters.result() != "V") parameters.load(assume, CallContract::kResult);
  assume.return_value(parameters.result());
  assembler.method(kStatic, "finish", finish, assume);
  return assembler.bytes();
}

}  // namespace

Linked<const Method*> spin_call_contract(const Program& program, const CallContract& contract,
                                         int number) {
  Linked<const Type*> type =
      find_or_spin(program, *contract.method->owner, "Contract", number,
                   [&] { return Linked<Bytes>(assemble(contract, number)); });
  if (!type.ok()) return type.failure();
  for (const Method& method : (*type)->methods) {
    if (method.name == "call") return &method;
  }
  return LinkFailure{"", "", absl::InternalError("a spun contract has no call")};
}

}  // namespace kukang
