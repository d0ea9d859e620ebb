#include "programs/assembled.h"

#include <filesystem>
#include <fstream>
#include <functional>

#include "fmt/format.h"
#include "program/type.h"
#include "semantics/spin/assembler.h"

namespace kukang {
namespace {

constexpr std::string_view kSelf = "programs/Assembled";
using enum ConstantTag;

class AssembledCases {
 public:
  // A static method with this body, called with the literals.
  void add(std::string_view name, std::string_view descriptor, std::vector<std::string> literals,
           const std::function<void(CodeWriter&)>& body) {
    CodeWriter code = assembler_.code();
    body(code);
    assembler_.method(kStatic, name, descriptor, code);
    cases_.push_back({"programs.Assembled", std::string(name), std::move(literals)});
  }

  std::vector<Case> write(const std::string& folder) const {
    std::filesystem::create_directories(folder + "/programs");
    const Bytes bytes = assembler_.bytes();
    std::ofstream out(folder + "/programs/Assembled.class", std::ios::binary);
    out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<long>(bytes.size()));
    return cases_;
  }

 private:
  Assembler assembler_{kSelf, {}};
  std::vector<Case> cases_;
};

void add_unusual_instructions(AssembledCases& cases) {
  cases.add("swapped", "(II)I", {"7", "3"}, [](CodeWriter& code) {
    code.load("I", 0);
    code.load("I", 1);
    code.op(Op::swap);
    code.op(Op::isub);
    code.op(Op::ireturn);
  });
  cases.add("unchanged", "(I)I", {"5"}, [](CodeWriter& code) {
    code.op(Op::nop);
    code.load("I", 0);
    code.op(Op::nop);
    code.op(Op::ireturn);
  });
  // An int that is returned as something smaller is cut to fit.
  int number = 0;
  for (const char* result : {"Z", "B", "C", "S"}) {
    for (const char* value : {"2", "3", "-1", "70000", "200", "-40000"}) {
      cases.add(fmt::format("narrow{}{}", result, number++), fmt::format("(I){}", result), {value},
                [](CodeWriter& code) {
                  code.load("I", 0);
                  code.op(Op::ireturn);
                });
    }
  }
  cases.add("specialOnNull", "()I", {}, [](CodeWriter& code) {
    code.op(Op::aconst_null);
    code.invoke(Op::invokespecial, {MethodRef, "java/lang/Object", "hashCode", "()I"});
    code.op(Op::ireturn);
  });
  cases.add("exitNull", "()V", {}, [](CodeWriter& code) {
    code.op(Op::aconst_null);
    code.op(Op::monitorexit);
    code.op(Op::return_);
  });
  cases.add("exitUnlocked", "()V", {}, [](CodeWriter& code) {
    code.string("never locked");
    code.op(Op::monitorexit);
    code.op(Op::return_);
  });
}

// Each uses one reference and returns.
void add_unresolvable_references(AssembledCases& cases) {
  auto add_field = [&](std::string_view name, Op op, MemberName field) {
    cases.add(name, "()V", {}, [&](CodeWriter& code) {
      if (op == Op::getfield) code.op(Op::aconst_null);
      code.field(op, field);
      code.op(Op::pop);
      code.op(Op::return_);
    });
  };
  auto add_call = [&](std::string_view name, Op op, MemberName method) {
    cases.add(name, "()V", {}, [&](CodeWriter& code) {
      if (op != Op::invokestatic) code.op(Op::aconst_null);
      code.invoke(op, method);
      code.op(Op::return_);
    });
  };
  auto add_new = [&](std::string_view name, std::string_view type) {
    cases.add(name, "()V", {}, [&](CodeWriter& code) {
      code.type(Op::new_, type);
      code.op(Op::pop);
      code.op(Op::return_);
    });
  };
  add_new("missingClass", "programs/Missing");
  add_new("abstractClass", "java/lang/Number");
  add_new("interface", "java/lang/Runnable");
  add_field("missingField", Op::getstatic, {FieldRef, "java/lang/String", "missing", "I"});
  add_field("fieldOfMissingClass", Op::getstatic, {FieldRef, "programs/Missing", "x", "I"});
  add_field("privateField", Op::getfield, {FieldRef, "java/lang/String", "hash", "I"});
  add_field("instanceAsStatic", Op::getstatic, {FieldRef, "java/awt/Point", "x", "I"});
  add_call("missingMethod", Op::invokestatic, {MethodRef, "java/lang/String", "missing", "()[J"});
  add_call("privateMethod", Op::invokestatic, {MethodRef, "java/lang/System", "initPhase1", "()V"});
  add_call("packageMethod", Op::invokevirtual, {MethodRef, "java/lang/String", "coder", "()B"});
  add_call("interfaceAsClass", Op::invokevirtual, {MethodRef, "java/lang/Runnable", "run", "()V"});
  add_call("classAsInterface", Op::invokeinterface,
           {InterfaceMethodRef, "java/lang/String", "length", "()I"});
  add_call("staticAsVirtual", Op::invokevirtual,
           {MethodRef, "java/lang/System", "lineSeparator", "()Ljava/lang/String;"});
  add_call("virtualAsStatic", Op::invokestatic, {MethodRef, "java/lang/String", "length", "()I"});
}

}  // namespace

std::vector<Case> assemble_cases(const std::string& folder) {
  AssembledCases cases;
  add_unusual_instructions(cases);
  add_unresolvable_references(cases);
  return cases.write(folder);
}

}  // namespace kukang
